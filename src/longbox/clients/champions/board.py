"""The table of Marvel Champions: the villain and the schemes above, then every hero with what is in play, then you."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, THREAT
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, pile, row, spaced, tile, wrapped
from longbox.terminal.titles import title_line

COLOUR = "red"
ASPECT_COLOURS = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "basic": "grey",
}
DOES = {"attack": "attacks", "thwart": "thwarts", "scheme": "schemes"}
STATUS = ("stunned", "confused", "tough")
STATUS_STYLES = {"stunned": "stop", "confused": "minus", "tough": "title"}


def board(seen: Seen, marks: Marks, width: int) -> RenderableType:
    you, *others = seen.seats_from(seen.you)
    lines = [
        title_line(seen, COLOUR, width),
        *villain(seen, marks, width),
        *schemes(seen, marks, width),
        *resolving(seen, marks, width),
        *activation(seen),
    ]
    for seat in others:
        lines += hero_area(seen, seat, marks, width)
    lines += hero_area(seen, you, marks, width)
    lines += hand(seen, you, marks, width)
    return Group(*lines)


def villain(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The villain with stage, numbers and attachments, and the environment; the encounter piles below."""
    tiles: list[Tile | None] = []
    for card in [one for one in seen.cards("villain") if "on" not in one]:
        tiles.append(boss(card, marks) if card.get("kind") == "villain" else small(card, marks))
        tiles += [small(one, marks) for one in seen.on(card)]
    discards = seen.top("encounter discard")
    piles = [pile("encounter deck", seen.count("encounter deck"))]
    piles.append(pile("discards", seen.count("encounter discard"), discards.get("name", "") if discards else ""))
    if seen.get("heroic"):
        piles.append(pile("heroic", seen["heroic"]))
    return [*row("VILLAIN", tiles, width), *wrapped("", piles, width)]


def boss(card: SeenCard, marks: Marks) -> Tile:
    numbers = Text.assemble(
        hit_points(card), ("SCH ", "pencil"), figure(THREAT, card.get("sch", "–"), "plot"),
        ("ATK ", "pencil"), figure(ATTACK, card.get("atk", "–"), "hit"), status(card),
    )  # fmt: skip
    return tile(named_stage(card), marks, numbers, edge="red")


def named_stage(card: SeenCard) -> SeenCard:
    return {**card, "name": f"{card['name']} {card['stage name']}"} if "stage name" in card else card


def hit_points(card: SeenCard) -> Text:
    most = card.get("health", 0)
    return figure(HEALTH, f"{card.get('remaining', most)}/{most}", "last")


def status(card: SeenCard) -> Text:
    shown = Text()
    for name in STATUS:
        if card.get(name):
            shown.append(f"{name} ", style=STATUS_STYLES[name])
    return shown


def schemes(seen: Seen, marks: Marks, width: int) -> list[Text]:
    tiles: list[Tile | None] = []
    for card in seen.cards("schemes"):
        if "on" in card:
            continue
        numbers = figure(THREAT, threat(card), "plot")
        if "each round" in card:
            numbers.append(f"+{card['each round'] + acceleration(seen)} a round ", style="pencil")
        numbers.append(" ".join(card.get("icons", ())), style="refusal")
        tiles.append(tile(named_stage(card), marks, numbers, edge="plot"))
    return row("SCHEMES", tiles, width)


def acceleration(seen: Seen) -> int:
    """The threat that tokens and icons add in step one of the villain phase."""
    icons = sum("acceleration" in card.get("icons", ()) for card in seen.cards("schemes"))
    return int(seen["acceleration"]) + icons


def threat(card: SeenCard) -> str:
    now = card.get("threat", 0)
    return f"{now} of {card['target']}" if card.get("target") else str(now)


def resolving(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The card whose text is being carried out."""
    cards = [card for card in seen.cards("resolving") if "name" in card]
    return row("NOW", [small(card, marks) for card in cards], width) if cards else []


def activation(seen: Seen) -> list[Text]:
    """The attack, thwart or scheme in progress."""
    now = seen.get("activation")
    who = seen.by_handle(now["who"]) if now else None
    if not now or who is None:
        return []
    line = Text.assemble((f"{'NOW':<{LABEL}}", "mine"), (f"{who.get('name', 'a minion')} ", "title"))
    target = seen.by_handle(now["target"])
    line.append(
        f"{DOES.get(now['kind'], now['kind'])} {target['name'] if target and 'name' in target else ''}".rstrip()
    )
    if now["boost"]:
        line.append(f", boosted by {now['boost']}", style="refusal")
    if now["defence"]:
        line.append(", defended", style="stop")
    return [line]


def hero_area(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    area = seen.cards("area", seat)
    identity = [card for card in area if card.get("kind") in ("hero", "alter-ego")]
    lines = [heading(seen, seat, width)]
    allies = [card for card in area if card.get("kind") == "ally"]
    lines += row(
        "HERO", [person(card, marks) for card in identity] + [ally(seen, card, marks) for card in allies], width
    )
    if minions := [as_seen(seen, card) for card in seen.cards("engaged", seat) if "on" not in card]:
        lines += row("ENGAGED", [fighter(seen, card, marks, "purple") for card in minions], width)
    carried = carried_by_fighters(seen)
    rest = [card for card in area if card.get("kind") not in ("hero", "alter-ego", "ally")]
    if rest := [card for card in rest if card["handle"] not in carried]:
        lines += row("IN PLAY", [small(card, marks) for card in rest], width)
    return lines


def carried_by_fighters(seen: Seen) -> set[str]:
    """What lies on enemies and allies is shown with them."""
    fighters = [card for card in seen.all_cards() if card.get("kind") in ("villain", "minion", "ally")]
    return {one["handle"] for card in fighters for one in seen.on(card)}


def as_seen(seen: Seen, card: SeenCard) -> SeenCard:
    """A minion; of one that lies face down everybody knows that it is a Drone and what it is worth."""
    return {**card, "name": "Drone", **seen.get("drones", {}).get(card["handle"], {})} if "name" not in card else card


def heading(seen: Seen, seat: int, width: int) -> Text:
    whose = "you" if seat == seen.you else headlines.seat_name(seen.view, seat)
    parts = [
        Text(f" {whose} ", style="bold reverse" if seat == seen["active"] else "reverse dim"),
        Text("first player", style="pencil") if seen["first"] == seat and seen.seats > 1 else Text(""),
        pile("hand", seen.count("hand", seat)),
        pile("deck", seen.count("deck", seat)),
        pile("discards", seen.count("discard", seat), (seen.top("discard", seat) or {}).get("name", "")),
        pile("encounter cards", seen.count("dealt", seat)) if seen.count("dealt", seat) else Text(""),
        Text("defeated", style="refusal") if seen["out"][seat] else Text(""),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def person(card: SeenCard, marks: Marks) -> Tile:
    """A hero or alter-ego with all numbers."""
    numbers = Text.assemble(hit_points(card))
    for word, symbol, key, style in (
        ("THW ", THREAT, "thw", "plot"), ("ATK ", ATTACK, "atk", "hit"),
        ("DEF ", DEFENCE, "def", "stop"), ("REC ", HEALTH, "rec", "last"),
    ):  # fmt: skip
        if key in card:
            numbers.append(word, style="pencil")
            numbers.append_text(figure(symbol, card[key], style))
    numbers.append_text(status(card))
    return tile(card, marks, numbers, edge="blue")


def ally(seen: Seen, card: SeenCard, marks: Marks) -> Tile:
    return fighter(seen, card, marks, aspect_colour(card))


def fighter(seen: Seen, card: SeenCard, marks: Marks, edge: str) -> Tile:
    """An ally or a minion, with what is attached to it."""
    numbers = Text()
    for symbol, key, style in ((THREAT, "thw", "plot"), (THREAT, "sch", "plot"), (ATTACK, "atk", "hit")):
        if key in card:
            numbers.append_text(figure(symbol, card[key], style))
    numbers.append_text(hit_points(card))
    numbers.append_text(status(card))
    numbers.append(" ".join(card.get("keywords", ())), style="pencil")
    attached = [Text(f"+ {one.get('name', 'a card')}", style="pencil") for one in seen.on(card)]
    return tile(card, marks, numbers, *attached, edge=edge)


def small(card: SeenCard, marks: Marks) -> Tile:
    """An upgrade, a support, an attachment: its counters, or what it is."""
    counters = sum(card.get("counters", {}).values())
    numbers = figure(COIN, counters, "buy") if counters else Text(card.get("kind", ""), style="pencil")
    return tile(card, marks, numbers, edge=aspect_colour(card))


def aspect_colour(card: SeenCard) -> str:
    return ASPECT_COLOURS.get(card.get("aspect", ""), "purple")


def hand(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("hand", seat)
    return row("HAND", [in_hand(card, marks) for card in cards], width) if cards else []


def in_hand(card: SeenCard, marks: Marks) -> Tile:
    """A card in hand: its cost, its kind, and the resources it pays with."""
    numbers = figure(COIN, card["cost"], "buy") if "cost" in card else Text()
    numbers.append(f"{card.get('kind', '')} ", style="pencil")
    numbers.append(" ".join(card.get("resources", ())), style="plot")
    return tile(card, marks, numbers, edge=aspect_colour(card))


BOARD: Final = Board(
    blurb="heroes together against a villain, for 1 to 4",
    draw=board,
    legend=lambda: Text(
        f"{HEALTH} hit points   {ATTACK} attack   {DEFENCE} defence   {THREAT} threat, thwart, scheme   "
        f"{COIN} cost, counters   {EXHAUSTED} exhausted",
        style="pencil",
    ),
)
