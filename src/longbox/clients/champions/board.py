"""The table of Marvel Champions: the villain and the schemes above, then every hero with what is in play, then you."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.languages import message, said
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, THREAT
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, fitted, pile, row, spaced, tile, worded, wrapped
from longbox.terminal.titles import title_line

COLOUR = "red"
ASPECT_COLOURS = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "basic": "grey",
}
ASPECTS = {
    "aggression": message("aggression"),
    "justice": message("justice"),
    "leadership": message("leadership"),
    "protection": message("protection"),
    "basic": message("basic"),
}
DOES = {
    "attack": message("{who} attacks"),
    "thwart": message("{who} thwarts"),
    "scheme": message("{who} schemes"),
}
DOES_TO = {"attack": message("{who} attacks {target}"), "thwart": message("{who} thwarts {target}")}
STATUS = {"stunned": message("stunned"), "confused": message("confused"), "tough": message("tough")}
STATUS_STYLES = {"stunned": "stop", "confused": "minus", "tough": "title"}
KINDS = {
    "hero": message("hero"),
    "alter-ego": message("alter-ego"),
    "ally": message("ally"),
    "event": message("event"),
    "upgrade": message("upgrade"),
    "support": message("support"),
    "resource": message("resource"),
    "villain": message("villain"),
    "main scheme": message("main scheme"),
    "side scheme": message("side scheme"),
    "minion": message("minion"),
    "attachment": message("attachment"),
    "treachery": message("treachery"),
    "obligation": message("obligation"),
    "environment": message("environment"),
}
RESOURCES = {
    "mental": message("mental"),
    "physical": message("physical"),
    "energy": message("energy"),
    "wild": message("wild"),
}
ICONS = {"crisis": message("crisis"), "hazard": message("hazard"), "acceleration": message("acceleration")}
KEYWORDS = {
    "guard": message("guard"),
    "toughness": message("toughness"),
    "surge": message("surge"),
    "quickstrike": message("quickstrike"),
    "retaliate": message("retaliate"),
    "overkill": message("overkill"),
}


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
    piles = [pile(said("encounter deck"), seen.count("encounter deck"))]
    piles.append(pile(said("discards"), seen.count("encounter discard"), discards.get("name", "") if discards else ""))
    if seen.get("heroic"):
        piles.append(pile(said("heroic"), seen["heroic"]))
    return [*row(said("VILLAIN"), tiles, width), *wrapped("", piles, width)]


def boss(card: SeenCard, marks: Marks) -> Tile:
    numbers = Text.assemble(
        hit_points(card), (said("SCH"), "pencil"), " ", figure(THREAT, card.get("sch", "–"), "plot"),
        (said("ATK"), "pencil"), " ", figure(ATTACK, card.get("atk", "–"), "hit"), status(card),
    )  # fmt: skip
    return tile(named_stage(card), marks, numbers, edge="red")


def named_stage(card: SeenCard) -> SeenCard:
    return {**card, "name": f"{card['name']} {card['stage name']}"} if "stage name" in card else card


def hit_points(card: SeenCard) -> Text:
    most = card.get("health", 0)
    return figure(HEALTH, f"{card.get('remaining', most)}/{most}", "last")


def status(card: SeenCard) -> Text:
    shown = Text()
    for name, word in STATUS.items():
        if card.get(name):
            shown.append(f"{said(word)} ", style=STATUS_STYLES[name])
    return shown


def schemes(seen: Seen, marks: Marks, width: int) -> list[Text]:
    tiles: list[Tile | None] = []
    for card in seen.cards("schemes"):
        if "on" in card:
            continue
        numbers = figure(THREAT, threat(card), "plot")
        if "each round" in card:
            more = said("+{number} a round", number=card["each round"] + acceleration(seen))
            numbers.append(f"{more} ", style="pencil")
        numbers.append(" ".join(said(ICONS[icon]) for icon in card.get("icons", ())), style="refusal")
        tiles.append(tile(named_stage(card), marks, numbers, edge="plot"))
    return row(said("SCHEMES"), tiles, width)


def acceleration(seen: Seen) -> int:
    """The threat that tokens and icons add in step one of the villain phase."""
    icons = sum("acceleration" in card.get("icons", ()) for card in seen.cards("schemes"))
    return int(seen["acceleration"]) + icons


def threat(card: SeenCard) -> str:
    now = card.get("threat", 0)
    return said("{number} of {goal}", number=now, goal=card["target"]) if card.get("target") else str(now)


def resolving(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The card whose text is being carried out."""
    cards = [card for card in seen.cards("resolving") if "name" in card]
    return row(said("NOW"), [small(card, marks) for card in cards], width) if cards else []


def activation(seen: Seen) -> list[Text]:
    """The attack, thwart or scheme in progress."""
    now = seen.get("activation")
    who = seen.by_handle(now["who"]) if now else None
    if not now or who is None:
        return []
    label = fitted(Text(said("NOW"), style="mine"), LABEL)
    line = Text.assemble(label, doing(who, now["kind"], seen.by_handle(now["target"])))
    if now["boost"]:
        line.append(", ")
        line.append(said("boosted by {number}", number=now["boost"]), style="refusal")
    if now["defence"]:
        line.append(", ")
        line.append(said("defended"), style="stop")
    return [line]


def doing(who: SeenCard, kind: str, target: SeenCard | None) -> Text:
    """Who attacks, thwarts or schemes, and whom."""
    name = Text(who.get("name") or said("a minion"), style="title")
    if target is not None and "name" in target and kind in DOES_TO:
        return worded(DOES_TO[kind], who=name, target=Text(target["name"]))
    return worded(DOES[kind], who=name)


def hero_area(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    area = seen.cards("area", seat)
    identity = [card for card in area if card.get("kind") in ("hero", "alter-ego")]
    lines = [heading(seen, seat, width)]
    allies = [card for card in area if card.get("kind") == "ally"]
    lines += row(
        said("HERO"), [person(card, marks) for card in identity] + [ally(seen, card, marks) for card in allies], width
    )
    if minions := [as_seen(seen, card) for card in seen.cards("engaged", seat) if "on" not in card]:
        lines += row(said("ENGAGED"), [fighter(seen, card, marks, "purple") for card in minions], width)
    carried = carried_by_fighters(seen)
    rest = [card for card in area if card.get("kind") not in ("hero", "alter-ego", "ally")]
    if rest := [card for card in rest if card["handle"] not in carried]:
        lines += row(said("IN PLAY"), [small(card, marks) for card in rest], width)
    return lines


def carried_by_fighters(seen: Seen) -> set[str]:
    """What lies on enemies and allies is shown with them."""
    fighters = [card for card in seen.all_cards() if card.get("kind") in ("villain", "minion", "ally")]
    return {one["handle"] for card in fighters for one in seen.on(card)}


def as_seen(seen: Seen, card: SeenCard) -> SeenCard:
    """A minion; of one that lies face down everybody knows that it is a Drone and what it is worth."""
    if "name" in card:
        return card
    return {**card, "name": said("Drone"), **seen.get("drones", {}).get(card["handle"], {})}


def heading(seen: Seen, seat: int, width: int) -> Text:
    whose = said("you") if seat == seen.you else headlines.seat_name(seen.view, seat)
    parts = [
        Text(f" {whose} ", style="bold reverse" if seat == seen["active"] else "reverse dim"),
        Text(said("first player"), style="pencil") if seen["first"] == seat and seen.seats > 1 else Text(""),
        pile(said("hand"), seen.count("hand", seat)),
        pile(said("deck"), seen.count("deck", seat)),
        pile(said("discards"), seen.count("discard", seat), (seen.top("discard", seat) or {}).get("name", "")),
        pile(said("encounter cards"), seen.count("dealt", seat)) if seen.count("dealt", seat) else Text(""),
        Text(said("defeated"), style="refusal") if seen["out"][seat] else Text(""),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def person(card: SeenCard, marks: Marks) -> Tile:
    """A hero or alter-ego with all numbers."""
    numbers = Text.assemble(hit_points(card))
    for word, symbol, key, style in (
        (said("THW"), THREAT, "thw", "plot"), (said("ATK"), ATTACK, "atk", "hit"),
        (said("DEF"), DEFENCE, "def", "stop"), (said("REC"), HEALTH, "rec", "last"),
    ):  # fmt: skip
        if key in card:
            numbers.append(f"{word} ", style="pencil")
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
    numbers.append(" ".join(said(KEYWORDS[keyword]) for keyword in card.get("keywords", ())), style="pencil")
    attached = [Text(f"+ {one.get('name') or said('a card')}", style="pencil") for one in seen.on(card)]
    return tile(card, marks, numbers, *attached, edge=edge)


def small(card: SeenCard, marks: Marks) -> Tile:
    """An upgrade, a support, an attachment: its counters, or what it is."""
    counters = sum(card.get("counters", {}).values())
    numbers = figure(COIN, counters, "buy") if counters else Text(kind(card), style="pencil")
    return tile(card, marks, numbers, edge=aspect_colour(card))


def kind(card: SeenCard) -> str:
    return said(KINDS[card["kind"]]) if "kind" in card else ""


def aspect_colour(card: SeenCard) -> str:
    return ASPECT_COLOURS.get(card.get("aspect", ""), "purple")


def hand(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("hand", seat)
    return row(said("HAND"), [in_hand(card, marks) for card in cards], width) if cards else []


def in_hand(card: SeenCard, marks: Marks) -> Tile:
    """A card in hand: its cost, its kind, and the resources it pays with."""
    numbers = figure(COIN, card["cost"], "buy") if "cost" in card else Text()
    numbers.append(f"{kind(card)} ", style="pencil")
    numbers.append(" ".join(said(RESOURCES[resource]) for resource in card.get("resources", ())), style="plot")
    return tile(card, marks, numbers, edge=aspect_colour(card))


def legend() -> Text:
    words = said(
        "{health} hit points   {attack} attack   {defence} defence   {threat} threat, thwart, scheme   "
        "{coin} cost, counters   {exhausted} exhausted",
        health=HEALTH, attack=ATTACK, defence=DEFENCE, threat=THREAT, coin=COIN, exhausted=EXHAUSTED,
    )  # fmt: skip
    return Text(words, style="pencil")


BOARD: Final = Board(
    blurb=message("heroes together against a villain, for 1 to 4"),
    draw=board,
    legend=legend,
    words={**KINDS, **ASPECTS, **RESOURCES, **ICONS},
)
