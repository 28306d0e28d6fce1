"""A match in a few words, for lists of tables and the tops of boards: who against whom, how far, who sits where; and in
a few more, how it ended."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from longbox import Result, Wording
from longbox.lookup import cards
from longbox.match import Match
from longbox.registry import filled, rules_of
from longbox.seen import Seen

View = Mapping[str, Any]


class Headlines(NamedTuple):
    """What one game's matches, moments and seats are called; `turn` is what it counts, and `evil` who wins if all the
    players lose."""

    title: Callable[[Match], str]
    moment: Callable[[Seen], str]
    seat_name: Callable[[Seen, int], str]
    turn: str = "turn"
    evil: Callable[[Seen], str] = lambda _seen: "the villain"


def title(match: Match) -> str:
    """Who is up against whom: "Spider-Man against Rhino"."""
    return HEADLINES[match.name].title(match)


def moment(view: View) -> str:
    """Where a match stands: "turn 4, build phase"."""
    return HEADLINES[view["game"]].moment(Seen(view))


def seat_name(view: View, seat: int) -> str:
    """What a seat is called by what lies before it: its main character, its hero, or its number."""
    return HEADLINES[view["game"]].seat_name(Seen(view), seat)


def verdict(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """How a match ended, for whoever has this view: what decided it, who wins and when."""
    return f"{decisive(view, result, names)} {outcome(view, result, names)}".strip()


def decisive(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """What decided a match: "Rhino is defeated: Spider-Man’s Swinging Web Kick dealt the last 8 damage."."""
    said = with_names(result.reason, lambda seat: called(view, seat, names))
    return f"{said.removesuffix('.')}." if said else ""


def outcome(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """Who wins, and when: "The players win in round 7."."""
    when = f" in {HEADLINES[view['game']].turn} {view['turn']}" if view["turn"] else ""
    return f"{winners(view, result, names)}{when}."


def winners(view: View, result: Result, names: Sequence[str] = ()) -> str:
    """Who wins: "You win", "Evil wins", "The players win"."""
    if result.villain_won:
        evil = HEADLINES[view["game"]].evil(Seen(view))
        return capital(Wording(view.get("words", {}))(f"{evil} wins"))
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


PLAYER_NUMBER = re.compile(r"\bplayer (?P<number>\d+)\b(?P<has> has\b)?", re.IGNORECASE)


def with_names(reason: str, call: Callable[[int], str]) -> str:
    """A reason, in which players have numbers, with what they are called: by a name, or "you"."""

    def named(found: re.Match[str]) -> str:
        name = call(int(found["number"]) - 1)
        return name + (" have" if found["has"] and name == "you" else found["has"] or "")

    return capital(PLAYER_NUMBER.sub(named, reason))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def numbered(seat: int) -> str:
    return f"player {seat + 1}"


def listed(names: list[str], word: str = "and") -> str:
    """ "Thor, Hulk and Ant-Man"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


VS_BOOKS: Mapping[str, str] = {"marvel-battles": ", by The Marvel Battles", "mcu": ", by the MCU book"}
"""By which book a match is played, where it is not the usual one."""


def vs_title(match: Match) -> str:
    seen = Seen(match.view(None))
    parties: dict[int, list[str]] = {}
    for seat, party in enumerate(seen["party"]):
        parties.setdefault(party, []).append(vs_seat(seen, seat))
    book = VS_BOOKS.get(filled(rules_of(match.name), match.setup)["rules"], "")
    return " against ".join(listed(names) for names in parties.values()) + book


def vs_moment(seen: Seen) -> str:
    step = f", {seen['step']}" if seen.get("step") else ""
    return f"turn {seen['turn']}, {seen['phase']} phase{step}"


def vs_seat(seen: Seen, seat: int) -> str:
    """A player is called after the main character, wherever that is."""
    main = seen.by_handle(seen["mains"][seat])
    return str(main["name"]) if main is not None else numbered(seat)


@cache
def hero_names() -> Mapping[str, str]:
    return {card.id: card.name for card in cards("champions") if card.kind == "hero"}


def champions_title(match: Match) -> str:
    heroes = [hero_names().get(hero, hero) for hero in filled(rules_of(match.name), match.setup)["heroes"]]
    return f"{listed(heroes)} against {champions_evil(Seen(match.view(None)))}"


def champions_moment(seen: Seen) -> str:
    return f"round {seen['turn']}, {seen['phase']} phase"


def champions_seat(seen: Seen, seat: int) -> str:
    """A player is called after the hero in either form."""
    return str(seen["players"][seat]["hero"])


def legendary_title(match: Match) -> str:
    seen = Seen(match.view(None))
    return ": ".join(card["name"] for zone in ("mastermind", "scheme") for card in seen.cards(zone)[:1])


def legendary_moment(seen: Seen) -> str:
    if seen.you is None:
        return f"turn {seen['turn']}"  # whose it is depends on what that seat is called, which lists know
    whose = "your turn" if seen["active"] == seen.you else f"{numbered(seen['active'])}’s turn"
    return f"turn {seen['turn']}, {whose}"


def champions_evil(seen: Seen) -> str:
    return next((str(card["name"]) for card in seen.cards("villain") if "name" in card), "the villain")


HEADLINES: Mapping[str, Headlines] = {
    "vs": Headlines(vs_title, vs_moment, vs_seat),
    "champions": Headlines(champions_title, champions_moment, champions_seat, "round", champions_evil),
    "legendary": Headlines(
        legendary_title, legendary_moment, lambda _seen, seat: numbered(seat), evil=lambda _seen: "evil"
    ),
}
