"""A match in a few words, for lists of tables and the tops of boards: who against whom, how far, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from longbox.lookup import cards
from longbox.match import Match
from longbox.registry import filled, rules_of
from longbox.seen import Seen

View = Mapping[str, Any]


class Headlines(NamedTuple):
    """What one game's matches, moments and seats are called."""

    title: Callable[[Match], str]
    moment: Callable[[Seen], str]
    seat_name: Callable[[Seen, int], str]


def title(match: Match) -> str:
    """Who is up against whom: "Spider-Man against Rhino"."""
    return HEADLINES[match.name].title(match)


def moment(view: View) -> str:
    """Where a match stands: "turn 4, build phase"."""
    return HEADLINES[view["game"]].moment(Seen(view))


def seat_name(view: View, seat: int) -> str:
    """What a seat is called by what lies before it: its main character, its hero, or its number."""
    return HEADLINES[view["game"]].seat_name(Seen(view), seat)


def numbered(seat: int) -> str:
    return f"player {seat + 1}"


def listed(names: list[str]) -> str:
    """ "Thor, Hulk and Ant-Man"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


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
    villain = next((card["name"] for card in Seen(match.view(None)).cards("villain") if "name" in card), "the villain")
    return f"{listed(heroes)} against {villain}"


def champions_moment(seen: Seen) -> str:
    return f"round {seen['turn']}, {seen['phase']} phase"


def champions_seat(seen: Seen, seat: int) -> str:
    """A player is called after the hero in either form."""
    return str(seen["players"][seat]["hero"])


def legendary_title(match: Match) -> str:
    seen = Seen(match.view(None))
    return ": ".join(card["name"] for zone in ("mastermind", "scheme") for card in seen.cards(zone)[:1])


def legendary_moment(seen: Seen) -> str:
    whose = "your turn" if seen["active"] == seen.you else f"{numbered(seen['active'])}’s turn"
    return f"turn {seen['turn']}, {whose}"


HEADLINES: Mapping[str, Headlines] = {
    "vs": Headlines(vs_title, vs_moment, vs_seat),
    "champions": Headlines(champions_title, champions_moment, champions_seat),
    "legendary": Headlines(legendary_title, legendary_moment, lambda _seen, seat: numbered(seat)),
}
