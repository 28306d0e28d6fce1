"""The table of Vs. System: the enemies' rows above, yours below, the combat between the front rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.languages import listed, message, said
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, STAR
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, fitted, pile, row, spaced, tile, worded, wrapped
from longbox.terminal.titles import title_line

COLOUR = "blue"
BACK = "■"
"""A resource that lies face down."""
TEAM_COLOURS = ("blue", "green", "red", "purple")
"""Each seat's cards have an edge of one colour."""

PILES = {
    "side deck": message("side deck"),
    "Facehugger Pile": message("Facehugger Pile"),
    "Ultron Facility": message("Ultron Facility"),
    "Behind the Camera": message("Behind the Camera pile"),
}
"""Those that not everybody has."""
KINDS = {
    "main character": message("main character"),
    "supporting character": message("supporting character"),
    "plot twist": message("plot twist"),
    "location": message("location"),
    "equipment": message("equipment"),
    "token": message("token"),
    "pile card": message("pile card"),
    "card": message("card"),
}
KEYWORDS = {
    "flight": message("flight"),
    "ranged": message("ranged"),
    "dodge": message("dodge"),
    "ferocious": message("ferocious"),
    "fearless": message("fearless"),
    "grab": message("grab"),
    "leader": message("leader"),
    "lethal": message("lethal"),
    "mercenary": message("mercenary"),
    "mobile": message("mobile"),
    "monstrous": message("monstrous"),
    "stealth": message("stealth"),
    "swarm": message("swarm"),
}
SYMBOLS = {
    "Alien": message("Alien"),
    "Energy": message("Energy"),
    "Humanity": message("Humanity"),
    "Intellect": message("Intellect"),
    "Might": message("Might"),
    "Skill": message("Skill"),
}


def board(seen: Seen, marks: Marks, width: int) -> RenderableType:
    you = seen.you or 0
    lines = [title_line(seen, COLOUR, width)]
    for heads in reversed(other_sides(seen, you, friends=False)):
        lines += across(seen, heads, marks, width)
    lines += [combat_line(seen), *effect_lines(seen)]
    for heads in other_sides(seen, you, friends=True):
        lines += near(seen, heads, marks, width)
    lines += near(seen, list(reversed(heads_from(seen, you))), marks, width)
    lines += hand(seen, you, marks, width)
    return Group(*lines)


def heads_from(seen: Seen, seat: int) -> list[int]:
    """The players who share a side, from this one on: most of the time they are alone."""
    return [one for one in seen.seats_from(seat) if seen["home"][one] == seen["home"][seat]]


def other_sides(seen: Seen, you: int, *, friends: bool) -> list[list[int]]:
    """The sides of teammates, or else of enemies, from your left, each by its players."""
    party, home = seen["party"], seen["home"]
    sides: dict[int, list[int]] = {}
    for seat in seen.seats_from(you):
        if home[seat] != home[you] and (party[seat] == party[you]) == friends:
            sides.setdefault(home[seat], []).append(seat)
    return list(sides.values())


def on_turn(seen: Seen, seat: int) -> bool:
    """Whether it is a player's turn, or that of a side which they share."""
    return bool(seen["turn"]) and seen["home"][seat] == seen["home"][seen["active"]]


def heading(seen: Seen, seat: int, width: int) -> Text:
    """Whose side it is, and the piles beside it."""
    ko_top = seen.top("KO pile", seat)
    parts = [
        Text(f" {called(seen, seat)} ", style=f"bold reverse {edge(seat)}"),
        Text(said("◂ turn"), style="title") if on_turn(seen, seat) else Text(""),
        pile(said("hand"), seen.count("hand", seat)),
        pile(said("deck"), seen.count("deck", seat), known_top(seen, seat)),
        pile(said("KO’d"), seen.count("KO pile", seat), ko_top["name"]) if ko_top else Text(""),
        *(pile(said(name), count) for zone, name in PILES.items() if (count := seen.count(zone, seat))),
        figure(COIN, said("{number} to spend", number=seen["points"][seat]), "buy")
        if seen["points"][seat]
        else Text(""),
        Text(said("out of the game"), style="refusal") if seen["out"][seat] else Text(""),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def known_top(seen: Seen, seat: int) -> str:
    """The name of the top card of a deck, if you know it."""
    deck = seen["zones"].get(f"deck:{seat}", {})
    return next((card["name"] for place, card in deck.get("known", ()) if place == deck["count"] - 1), "")


def called(seen: Seen, seat: int) -> str:
    """Your side, your teammate's by the main character, or an enemy's."""
    if seat == seen.you:
        return said("your side")
    name = headlines.seat_name(seen.view, seat)
    mate = seen.you is not None and seen["party"][seat] == seen["party"][seen.you]
    return said("{name} · your teammate", name=name) if mate else name


def edge(seat: int) -> str:
    return TEAM_COLOURS[seat % len(TEAM_COLOURS)]


def near(seen: Seen, heads: list[int], marks: Marks, width: int) -> list[Text]:
    """A side on your part of the table: the front row farthest off, each player's resources and piles last."""
    home = seen["home"][heads[0]]
    return [
        *characters(seen, "front row", said("FRONT"), home, marks, width),
        *characters(seen, "back row", said("BACK"), home, marks, width),
        *(line for seat in heads for line in (*resources(seen, seat, marks, width), heading(seen, seat, width))),
    ]


def across(seen: Seen, heads: list[int], marks: Marks, width: int) -> list[Text]:
    """An enemy's side, as it lies across the table: the front row nearest to you."""
    home = seen["home"][heads[0]]
    return [
        *(line for seat in heads for line in (heading(seen, seat, width), *resources(seen, seat, marks, width))),
        *characters(seen, "back row", said("BACK"), home, marks, width),
        *characters(seen, "front row", said("FRONT"), home, marks, width),
    ]


def characters(seen: Seen, zone: str, label: str, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards(zone, seat)
    tiles: list[Tile | None] = [character(seen, card, marks, card.get("player", seat)) for card in cards]
    return row(label, tiles, width)


def character(seen: Seen, card: SeenCard, marks: Marks, seat: int) -> Tile:
    under = [carried_or_held(one, marks) for one in seen.on(card)]
    if card.get("face_down"):
        how = said("hidden") if card.get("hidden") else said("stunned")
        return tile(card, marks, Text.assemble((how, "refusal"), " ", health(card)), *under)
    numbers = Text.assemble(
        figure(ATTACK, card.get("atk", "?"), "hit"), figure(DEFENCE, card.get("def", "?"), "stop"), health(card)
    )
    if counters := card.get("counters", 0):
        numbers.append(f"{counters:+d}/{counters:+d} ", style="plus" if counters > 0 else "minus")
    if card.get("main"):
        numbers.append_text(experience(card))
    numbers.append(" ".join(said(KEYWORDS[keyword]) for keyword in card.get("keywords", ())), style="pencil")
    return tile(card, marks, numbers, *under, edge=edge(seat))


def carried_or_held(card: SeenCard, marks: Marks) -> Text:
    """Equipment that a character carries, or its captive."""
    name = name_of(card)
    words = said("holds {card}", card=name) if card.get("captive") else said("with {card}", card=name)
    return Text(words, style=marks.style(card))


def health(card: SeenCard) -> Text:
    """How much is left, and of how much once there are wounds."""
    most = card.get("health", 0)
    wounds = card.get("wounds", 0)
    return figure(HEALTH, f"{most - wounds}/{most}" if wounds else most, "last")


def experience(card: SeenCard) -> Text:
    level = said("L{level}", level=card["level"]) if "level" in card else said("main")
    needed = card.get("next_level_at")
    return Text(f"{level} {STAR}{card.get('xp', 0)}/{needed} " if needed else f"{level} ", style="glory")


def resources(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("resource row", seat)
    shown = [resource(card, marks, seat) for card in cards]
    return wrapped(said("RESOURCES"), [Text(str(len(cards)), style="title"), *shown], width)


def resource(card: SeenCard, marks: Marks, seat: int) -> Text:
    """A Location by its name; in brackets what lies face down, if you know it."""
    name = card.get("name")
    if not name:
        return Text(BACK + (EXHAUSTED if card.get("exhausted") else ""), style=edge(seat))
    exhausted = f" {EXHAUSTED}" if card.get("exhausted") else ""
    if card.get("face_down"):
        return Text(f"[{name}]{exhausted}", style="can" if card["handle"] in marks.can else "soft")
    return Text(name + exhausted, style=marks.style(card))


def combat_line(seen: Seen) -> Text:
    """Who attacks whom, or is about to, with the totals; an empty line where nobody does."""
    combat = seen.get("team") or seen.get("combat")
    if not combat:
        return Text("")
    attackers = [seen.by_handle(handle) for handle in combat["attackers"]]
    defender = seen.by_handle(combat["defender"])
    label = fitted(Text(said("COMBAT"), style="mine"), LABEL)
    if defender is None or not attackers:
        over = said("goes no further: the defender or the last attacker has left it")
        return Text.assemble(label, (over, "title"))
    attack = worded(
        FROM_AFAR if combat.get("ranged") else IN_MELEE,
        attackers=Text(" + ".join(name_of(card) for card in attackers), style="title"),
        atk=number(ATTACK, combat["atk"], "hit"),
        defender=Text(name_of(defender), style="title"),
        defense=number(DEFENCE, combat["def"], "stop"),
    )
    return Text.assemble(label, attack, (" → ", "pencil"), forecast(seen, combat))


IN_MELEE: Final = message("{attackers} {atk} against {defender} {defense}")
FROM_AFAR: Final = message("{attackers} {atk} from afar against {defender} {defense}")


def number(symbol: str, value: int, style: str) -> Text:
    shown = figure(symbol, value, style)
    shown.rstrip()
    return shown


def forecast(seen: Seen, combat: Mapping[str, Any]) -> Text:
    """What comes of it if nobody plays anything more."""
    back = combat["strikes_back"]
    fate = Text(said(fate_of(combat), defender=name_of(seen.by_handle(combat["defender"]))), style="title")
    line = worded(
        message("{fate}, strikes back with {atk}") if back else message("{fate}, no strike back"),
        fate=fate,
        atk=Text(str(back)),
    )
    first = [name_of(seen.by_handle(handle)) for handle in combat["first_strikes"]]
    return worded(message("{forecast}; {cards} first"), forecast=line, cards=Text(listed(first))) if first else line


def fate_of(combat: Mapping[str, Any]) -> str:
    """What becomes of the defender: a message."""
    if combat["kos"]:
        return message("{defender} is KO’d")
    return message("{defender} is stunned") if combat["stuns"] else message("{defender} holds")


def effect_lines(seen: Seen) -> list[Text]:
    """What effects have left behind, each with the card that it came from."""
    lines = []
    for effect in seen["effects"]:
        source = f" ({effect['source']})" if effect["source"] else ""
        lines.append(
            Text.assemble(fitted(Text(said("LASTS"), style="pencil"), LABEL), effect["text"], (source, "pencil"))
        )
    return lines


def name_of(card: SeenCard | None) -> str:
    return card.get("name", "?") if card else "?"


def hand(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("hand", seat)
    if not any("name" in card for card in cards):
        return []
    return row(said("HAND"), [card_in_hand(card, marks, seat) for card in cards], width)


def card_in_hand(card: SeenCard, marks: Marks, seat: int) -> Tile:
    if "cost" in card:
        numbers = Text.assemble(figure(COIN, card["cost"], "buy"))
        if "atk" in card:
            numbers.append_text(figure(ATTACK, card["atk"], "hit"))
            numbers.append_text(figure(DEFENCE, card["def"], "stop"))
            numbers.append_text(health(card))
    else:
        numbers = Text(said(KINDS[card["kind"]]) if "kind" in card else "", style="pencil")
    if "symbols" in card:
        numbers = Text(" ".join(said(SYMBOLS[symbol]) for symbol in card["symbols"]), style="pencil")
    return tile(card, marks, numbers, edge=edge(seat))


def legend() -> Text:
    words = said(
        "{attack} ATK   {defence} DEF   {health} health, struck out: wounds   {coin} cost   {star} XP   "
        "{exhausted} exhausted   {back} face-down resource",
        attack=ATTACK, defence=DEFENCE, health=HEALTH, coin=COIN, star=STAR, exhausted=EXHAUSTED, back=BACK,
    )  # fmt: skip
    return Text(words, style="pencil")


BOARD: Final = Board(
    blurb=message("a duel of teams, for 2 to 4"),
    draw=board,
    legend=legend,
    words=KINDS,
)
