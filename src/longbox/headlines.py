"""A match in a few words, for lists of tables and the tops of boards: who against whom, how far, who sits where; and in
a few more, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from longbox import Match, Result
from longbox.clients import part_of
from longbox.seen import Seen

View = Mapping[str, Any]


class Headline(NamedTuple):
    """What the matches, moments and seats of one game are called (`clients/<game>/headline.py`); `turn` is what it
    counts, and `evil` who wins if all the players lose."""

    title: Callable[[Match], str]
    moment: Callable[[Seen], str]
    seat_name: Callable[[Seen, int], str]
    turn: str = "turn"
    evil: Callable[[Seen], str] = lambda _seen: "the villain"


def headline(game: str) -> Headline:
    return part_of(game, "headline", Headline)


def title(match: Match) -> str:
    """Who is up against whom: "Spider-Man against Rhino"."""
    return headline(match.name).title(match)


def moment(view: View) -> str:
    """Where a match stands: "turn 4, build phase"."""
    return headline(view["game"]).moment(Seen(view))


def seat_name(view: View, seat: int) -> str:
    """What a seat is called by what lies before it: its main character, its hero, or its number."""
    return headline(view["game"]).seat_name(Seen(view), seat)


def verdict(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """How a match ended, for whoever has this view: what decided it, who wins and when."""
    return f"{decisive(view, result, names)} {outcome(view, result, names)}".strip()


def decisive(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """What decided a match: "Rhino is defeated: Spider-Man’s Swinging Web Kick dealt the last 8 damage."."""
    said = reason(result, lambda seat: called(view, seat, names), view["you"])
    return f"{said.removesuffix('.')}." if said else ""


def outcome(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """Who wins, and when: "The players win in round 7."."""
    when = f" in {headline(view['game']).turn} {view['turn']}" if view["turn"] else ""
    return f"{winners(view, result, names)}{when}."


def winners(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """Who wins: "You win", "Evil wins", "The players win"."""
    if result.villain_won:
        said = f"{headline(view['game']).evil(Seen(view))} wins"
        return capital(view.get("words", {}).get(said, said))
    if not result.winners:
        return "Nobody wins"
    if result.outcome == "tie":
        return "It is a tie"
    if len(result.winners) > 1 and len(result.winners) == view["seats"]:
        return "The players win"
    who = [called(view, seat, names) for seat in result.winners]
    return capital(f"{listed(who)} {'wins' if len(who) == 1 and result.winners[0] != view['you'] else 'win'}")


def points(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """The points of each player, where they are compared by them: not if all have lost."""
    if not result.scores or result.villain_won:
        return ""
    each = ", ".join(f"{called(view, seat, names)} {score}" for seat, score in enumerate(result.scores))
    if result.best is None or len(result.scores) == 1:
        return f"Victory points: {each}."
    best = called(view, result.best, names)
    return f"Victory points: {each}; {best} {'have' if result.best == view['you'] else 'has'} the most."


def called(view: View, seat: int, names: Sequence[str]) -> str:
    """What a seat is called in front of whoever has this view: "you", the player's own name, or what lies before it."""
    if seat == view["you"]:
        return "you"
    return (names[seat] if names else "") or seat_name(view, seat)


def reason(result: Result, call: Callable[[int], str], you: int | None) -> str:
    """What decided a match, told to a seat, with what players are called: by a name, or "you"."""
    return capital(result.why.told(lambda player: call(player.seat), lambda seat: seat == you))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def numbered(seat: int) -> str:
    return f"player {seat + 1}"


def listed(names: list[str], word: str = "and") -> str:
    """ "Thor, Hulk and Ant-Man"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"
