"""Decks of MarvelCDB, a deck builder for Marvel Champions: its text export and its JSON."""

from __future__ import annotations

import json
import re
from typing import Any

from longbox import Deck, SetupError
from longbox.clients.champions.deck_formats.cards import GAME, coded, hero_heading, hero_named, listed, named
from longbox.languages import said

CORE_SET = "core set"
CARD = re.compile(r"(?P<count>\d{1,4})(?P<times>\s*[xX×])?\s+(?P<name>\S.*?)(?:(?<!\s)\s+\((?P<pack>[^()]*)\))?")
SECTION = re.compile(
    r"(?:ally|allies|events?|resources?|supports?|upgrades?|(?:player )?side schemes?|basics?|hero)(?: cards?)?"
    r"(?:\s*\(\d+\))?:?",
    re.IGNORECASE,
)
ASPECT = re.compile(r"(?:aspect:\s*)?(aggression|justice|leadership|protection)(?:\s*\(\d+\))?:?", re.IGNORECASE)
HEADING = re.compile(r"(?P<key>name|hero|by|author|packs?|version|tags?):\s*(?P<value>.*)", re.IGNORECASE)
OWN_HEADING = re.compile(r"^[^\S\n]*game:", re.IGNORECASE | re.MULTILINE)
Lines = list[tuple[int, str]]


def is_text(text: str) -> bool:
    """Whether a list has sections or packs as the text export has. One that names its game is Longbox's own."""
    if OWN_HEADING.search(text):
        return False
    lines = [line.strip() for line in text.splitlines()]
    return any(SECTION.fullmatch(line) or has_pack(line) for line in lines)


def has_pack(line: str) -> bool:
    found = CARD.fullmatch(line)
    return found is not None and found["pack"] is not None


def read_text(text: str) -> Deck:
    """A deck from the text export: its name, its hero, then sections of cards with their packs."""
    headings: dict[str, str] = {}
    cards: Lines = []
    titles: Lines = []
    unread: Lines = []
    above = True
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if is_card(line, above=above):
            cards.append(read_card(line))
            above = False
        elif (found := ASPECT.fullmatch(line)) is not None:
            headings.setdefault("aspect", found[1].capitalize())
        elif (found := HEADING.fullmatch(line)) is not None:
            headings[found["key"].lower()] = found["value"]
        elif SECTION.fullmatch(line):
            above = False
        elif line:
            (titles if above else unread).append((number, line))
    name = name_and_hero(titles, headings)
    return Deck(name, tuple(cards), game=GAME, headings=headings, unread=(*titles, *unread))


def is_card(line: str, *, above: bool) -> bool:
    """Above the first section or card, a number alone may begin the deck's name."""
    found = CARD.fullmatch(line)
    return found is not None and bool(found["times"] or found["pack"] or not above)


def read_card(line: str) -> tuple[int, str]:
    """A unique card of another pack is another card of that name: it keeps its pack, and so is not taken for ours."""
    found = CARD.fullmatch(line)
    assert found is not None
    name, pack = found["name"], found["pack"]
    other = pack is not None and pack.lower() != CORE_SET
    if other and any(card.facts.get("unique") and "cost" in card.facts for card in named(name)):
        name = f"{name} ({pack})"
    return int(found["count"]), name


def name_and_hero(titles: Lines, headings: dict[str, str]) -> str:
    """Take the deck's name and its hero from the lines above the cards; what is left in `titles` is neither."""
    name = headings.get("name", "")
    if titles and not name:
        name = titles[0][1]
        followed = len(titles) > 1 and hero_named(titles[1][1]) is not None
        if followed or "hero" in headings or hero_named(name) is None:
            titles.pop(0)
    if titles and "hero" not in headings:
        headings["hero"] = titles.pop(0)[1]
    if "hero" in headings:
        headings["hero"] = hero_heading(headings["hero"])
    return one_line(name)


def read_json(text: str) -> Deck:
    """A deck from the JSON: `slots` holds the copies of each card by its code."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise SetupError(
            said(
                "the deck begins as JSON, but line {line} is not: {error}. Export the deck again.",
                line=error.lineno,
                error=error.msg,
            )
        ) from error
    except (ValueError, RecursionError) as error:
        raise SetupError(
            said("the deck begins as JSON, but can't be read: {error}. Export the deck again.", error=error)
        ) from error
    slots = data.get("slots")
    if not isinstance(slots, dict):
        raise SetupError(
            said(
                'the JSON is no deck of MarvelCDB: it has no "slots" with the copies of each card. '
                "Export the deck again."
            )
        )
    cards: Lines = []
    unread: Lines = []
    for code, count in slots.items():
        if type(count) is int and 0 <= count < 10_000:
            card = coded(code)
            cards.append((count, one_line(code) if card is None else listed(card)))
        else:
            unread.append((0, f"{code}: {count}"))
    name = one_line(data.get("name"))
    return Deck(name, tuple(cards), game=GAME, headings=json_headings(data), unread=tuple(unread))


def json_headings(data: dict[str, Any]) -> dict[str, str]:
    hero = coded(data.get("hero_code") or data.get("investigator_code"))
    name = hero.name if hero is not None else one_line(data.get("hero_name") or data.get("investigator_name"))
    headings = {"hero": hero_heading(name)} if name else {}
    if aspect := ASPECT.fullmatch(aspect_in(data.get("meta"))):
        headings["aspect"] = aspect[1].capitalize()
    return headings


def aspect_in(meta: object) -> str:
    """The aspect out of `meta`, which is JSON inside the JSON; the cards tell it as well, so it may be missing."""
    try:
        found = json.loads(meta) if isinstance(meta, str) else meta
    except (ValueError, RecursionError):
        return ""
    return str(found.get("aspect", "")) if isinstance(found, dict) else ""


def one_line(value: object) -> str:
    """A name as one line, so that a list with it reads back the same."""
    return " ".join(value.replace("#", " ").split()) if isinstance(value, str) else ""
