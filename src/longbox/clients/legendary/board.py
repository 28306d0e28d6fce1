"""The table of Legendary: mastermind and scheme, the city above the HQ, the stacks, and your own cards below."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, STAR
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, one_line, pile, row, spaced, tile, wrapped
from longbox.terminal.titles import title_line

COLOUR = "purple"
SPACES = ("Bridge", "Streets", "Rooftops", "Bank", "Sewers")
"""From left to right, as they lie on the table: villains come in on the right and escape on the left."""
CLASS_COLOURS = {"Strength": "green", "Instinct": "yellow", "Covert": "red", "Tech": "grey", "Ranged": "blue"}
STACKS = (
    ("villains", "villain deck"), ("heroes", "hero deck"), ("officers", "officers"), ("wounds", "wounds"),
    ("bystanders", "bystanders"), ("escaped", "escaped"), ("KO’d", "ko"),
)  # fmt: skip
SIDEKICKS = ("sidekicks", "sidekicks")
"""Only some games have them."""


def board(seen: Seen, marks: Marks, width: int) -> RenderableType:
    you, *others = seen.seats_from(seen.you)
    lines = [
        title_line(seen, COLOUR, width),
        *plot(seen, marks, width),
        *city(seen, marks, width),
        *headquarters(seen, marks, width),
        *stacks(seen, width),
        *looked_at(seen, marks, width),
    ]
    lines += [player_line(seen, seat, width) for seat in others]
    lines += [player_line(seen, you, width), *own_cards(seen, you, marks, width)]
    return Group(*lines)


def called(seen: Seen, term: str) -> str:
    """What the players of this side call something."""
    said: str = seen["words"].get(term, term)
    return said


def plot(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The mastermind and the scheme, side by side."""
    tiles: list[Tile | None] = []
    for card in seen.cards("mastermind"):
        tactics = Text(f"{seen.count('tactics')} tactics left ", style="pencil")
        numbers = Text.assemble(enemy_numbers(card), tactics, held(seen, card))
        tiles.append(tile(card, marks, numbers, edge="red"))
    tiles += [tile(card, marks, twists(seen), edge="plot") for card in seen.cards("scheme")]
    return row("PLOT", tiles, width, across=2)


def twists(seen: Seen) -> Text:
    said = Text(f"{seen['twists']} of {seen['twists_in_all']} twists so far", style="pencil")
    beside = Counter(card["name"].lower() for card in seen.cards("beside the scheme") if card.get("kind") != "twist")
    for name, count in beside.items():
        said.append(f", {count} {name} beside it", style="plot")
    return said


def city(seen: Seen, marks: Marks, width: int) -> list[Text]:
    wide = (width - LABEL) // len(SPACES)
    above: list[Text] = []
    there = seen["city"]
    for space in SPACES:
        names = ", ".join(card["name"] for card in seen.cards("over the city", space) if "name" in card)
        above.append(Text(f"{space}: {names or 'destroyed'}" if names or space not in there else space, style="pencil"))
    tiles = [villain(seen, space, marks) for space in SPACES]
    return [one_line("CITY", above, [wide] * len(SPACES)), *row("", tiles, width, across=len(SPACES))]


def villain(seen: Seen, space: str, marks: Marks) -> Tile | None:
    cards = seen.cards("city", space)
    if not cards:
        return None
    facts = cards[0]
    group = Text(facts.get("counts_as") or facts.get("group", facts.get("kind", "")), style="pencil")
    return tile(cards[0], marks, held(seen, cards[0]) or group, enemy_numbers(cards[0]), edge="purple")


def enemy_numbers(card: SeenCard) -> Text:
    """What it takes to fight an enemy and what it is worth."""
    numbers = figure(ATTACK, card.get("attack", "?"), "hit")
    if "vp" in card:
        numbers.append_text(figure(STAR, card["vp"], "glory"))
    return numbers


def held(seen: Seen, card: SeenCard) -> Text:
    """What an enemy has captured."""
    captives = Counter(one.get("name", "card").lower() for one in seen.cards("held") if one.get("on") == card["handle"])
    return Text(", ".join(f"+{count} {name}" for name, count in captives.items()), style="plot")


def headquarters(seen: Seen, marks: Marks, width: int) -> list[Text]:
    tiles: list[Tile | None] = []
    for space in SPACES:
        cards = seen.cards("hq", f"under the {space}")
        tiles.append(hero(cards[0], marks, priced=True) if cards else None)
    return row(called(seen, "HQ"), tiles, width, across=len(SPACES))


def hero(card: SeenCard, marks: Marks, *, copies: int = 1, priced: bool = False) -> Tile:
    """A card of a player's: who it is of, what it gives and, in the HQ, what it costs."""
    about = [card.get("hero", ""), "" if priced else card.get("team", "")]
    whose = " ".join(part for part in about if part and part != card["name"]) or card.get("kind", "")
    numbers = Text()
    for symbol, key, style in ((ATTACK, "attack", "hit"), (COIN, "recruit", "buy")):
        if key in card:
            more = "+" if key in card.get("grows", ()) else ""
            numbers.append_text(figure(symbol, f"{card[key]}{more}", style))
    numbers.append(" ".join(card[icon] for icon in ("icon", "also") if icon in card), style="pencil")
    named = {**card, "name": f"{card['name']} ×{copies}"} if copies > 1 else card
    drawn = tile(named, marks, Text(whose, style="pencil"), numbers, edge=class_colour(card))
    return with_price(drawn, card.get("cost", 0)) if priced else drawn


def with_price(drawn: Tile, price: int) -> Tile:
    """The price stands in the corner."""
    name, *lines = drawn.lines
    return Tile(drawn.edge, (Text.assemble((f"{price}", "bold reverse buy"), " ", name), *lines))


def alike_together(cards: list[SeenCard], marks: Marks) -> list[Tile]:
    """Cards of one kind as one tile; it looks as if it were the one that can be chosen."""
    kinds: dict[str, list[SeenCard]] = {}
    for card in cards:
        kinds.setdefault(card.get("id", card["handle"]), []).append(card)
    found = []
    for alike in kinds.values():
        shown = next((card for card in alike if card["handle"] in marks.can | marks.mine), alike[0])
        found.append(hero(shown, marks, copies=len(alike)) if "name" in shown else tile(shown, marks))
    return found


def class_colour(card: SeenCard) -> str:
    return CLASS_COLOURS.get(card.get("icon", ""), "grey")


def stacks(seen: Seen, width: int) -> list[Text]:
    found = [*STACKS, SIDEKICKS] if seen.count(SIDEKICKS[1]) else STACKS
    return wrapped("STACKS", [pile(called(seen, label), seen.count(zone)) for label, zone in found], width)


def looked_at(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """Cards that somebody is looking at just now."""
    cards = seen.cards("revealed")
    return row("REVEALED", alike_together(cards, marks), width) if cards else []


def player_line(seen: Seen, seat: int, width: int) -> Text:
    """A player's totals and piles, those first that must not be cut off. The points made this turn belong to whoever's
    turn it is."""
    whose = "you" if seat == seen.you else headlines.seat_name(seen.view, seat)
    active = seat == seen["active"]
    parts = [Text(f" {whose} ", style="bold reverse" if active else "reverse dim")]
    if active:
        parts += [figure(ATTACK, f"{seen['attack']} attack", "hit"), figure(COIN, f"{seen['recruit']} recruit", "buy")]
    parts += [
        figure(STAR, seen["victory_points"][seat], "glory"),
        pile("hand", seen.count("hand", seat)),
        pile("deck", seen.count("deck", seat)),
        pile("discards", seen.count("discard", seat)),
        pile("victory", seen.count("victory", seat)),
        *([pile("shards", seen["shards_of"][seat])] if seen["shards_of"][seat] else []),
        *([pile("artifacts", seen.count("artifacts", seat))] if seen.count("artifacts", seat) else []),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def own_cards(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    lines = []
    for label, zone in (("ARTIFACTS", "artifacts"), ("PLAYED", "played"), ("ASIDE", "aside"), ("HAND", "hand")):
        cards = seen.cards(zone, seat)
        if cards:
            lines += row(label, alike_together(cards, marks), width)
    return lines


BOARD: Final = Board(
    blurb="build a deck before the mastermind wins, for 1 to 5",
    draw=board,
    legend=lambda: Text(
        f"{ATTACK} attack   {COIN} recruit   {STAR} victory points   + what an enemy holds", style="pencil"
    ),
    all_of="play",
)
