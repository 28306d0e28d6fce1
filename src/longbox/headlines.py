"""A match in a few words, for lists of tables and the tops of boards: who against whom, how far, who sits where; and in
a few more, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from longbox import Match, Result
from longbox.clients import part_of
from longbox.languages import Message, Player, capital, in_a_row, message, said
from longbox.seen import Seen

View = Mapping[str, Any]


class Headline(NamedTuple):
    """What the matches, moments and seats of one game are called (`clients/<game>/headline.py`). `when`: who wins
    ({winners}) in which {turn}, of whatever the game counts; `evil`: that those win whom the players play against.
    Titles and moments are messages: lists of tables keep them."""

    title: Callable[[Match], Message]
    moment: Callable[[Seen], Message]
    seat_name: Callable[[Seen, int], str]
    when: str = message("{winners} in turn {turn}.")
    evil: Callable[[Seen], Message] = lambda _seen: Message("the villain wins")


def headline(game: str) -> Headline:
    return part_of(game, "headline", Headline)


def title(match: Match) -> str:
    """Who is up against whom: "Spider-Man against Rhino"."""
    return str(kept_title(match))


def kept_title(match: Match) -> Message:
    """The same, to be said when somebody reads it."""
    return headline(match.name).title(match)


def moment(view: View) -> str:
    """Where a match stands: "turn 4, build phase"."""
    return str(kept_moment(view))


def kept_moment(view: View) -> Message:
    """The same, to be said when somebody reads it."""
    return headline(view["game"]).moment(Seen(view))


def seat_name(view: View, seat: int) -> str:
    """What a seat is called by what lies before it: its main character, its hero, or its number."""
    return headline(view["game"]).seat_name(Seen(view), seat)


def verdict(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """How a match ended, for whoever has this view: what decided it, who wins and when."""
    return whole(decisive(view, result, names), outcome(view, result, names))


def whole(why: str, who: str) -> str:
    """What decided a match, and who wins."""
    return said("{first} {second}", first=why, second=who) if why and who else why or who


def decisive(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """What decided a match: "Rhino is defeated: Spider-Man’s Swinging Web Kick dealt the last 8 damage."."""
    return sentence(told(result.why, lambda seat: called(view, seat, names), view["you"]))


def sentence(text: str) -> str:
    return said("{sentence}.", sentence=text.removesuffix(".")) if text else ""


def outcome(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """Who wins, and when: "The players win in round 7."."""
    return told(kept_outcome(view, result), lambda seat: called(view, seat, names), view["you"])


def kept_outcome(view: View, result: Result) -> Message:
    """The same, to be said when somebody reads it."""
    who = winners(view, result)
    if not view["turn"]:
        return Message("{sentence}.", {"sentence": who})
    return Message(headline(view["game"]).when, {"winners": who, "turn": view["turn"]})


def winners(view: View, result: Result) -> Message:
    """Who wins: "you win", "evil wins", "the players win"."""
    if result.villain_won and not result.winners:
        return headline(view["game"]).evil(Seen(view))
    if not result.winners:
        return Message("nobody wins")
    if result.outcome == "tie":
        return Message("it is a tie")
    if len(result.winners) > 1 and len(result.winners) == view["seats"]:
        return Message("the players win")
    players = tuple(Player(seat) for seat in result.winners)
    if len(players) == 1:
        return Message("{who} wins", {"who": players[0]}, message("you win"))
    return Message("{players} win", {"players": players})


def points(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """The points of each player, where they are compared by them: not if all have lost."""
    if not result.scores or result.villain_won:
        return ""
    scores = enumerate(result.scores)
    each = in_a_row([said("{who} {score}", who=called(view, seat, names), score=score) for seat, score in scores])
    if result.best is None or len(result.scores) == 1:
        return said("Victory points: {points}.", points=each)
    if result.best == view["you"]:
        return said("Victory points: {points}; you have the most.", points=each)
    best = called(view, result.best, names)
    return said("Victory points: {points}; {who} has the most.", points=each, who=best)


def called(view: View, seat: int, names: Sequence[str]) -> str:
    """What a seat is called in front of whoever has this view: "you", the player's own name, or what lies before it."""
    if seat == view["you"]:
        return said("you")
    return (names[seat] if names else "") or seat_name(view, seat)


def told(kept: Message, call: Callable[[int], str], you: int | None) -> str:
    """A message told to a seat, with what players are called: by a name, or "you"."""
    return capital(kept.told(lambda player: call(player.seat), lambda seat: seat == you))


def numbered(seat: int) -> str:
    return str(Player(seat))
