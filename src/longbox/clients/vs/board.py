"""The table of Vs. System: the enemies' rows above, yours below, the combat between the front rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, STAR
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, pile, row, spaced, tile, wrapped
from longbox.terminal.titles import title_line

COLOUR = "blue"
TEAM_COLOURS = ("blue", "green", "red", "purple")
"""Each seat's cards have an edge of one colour."""


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
        Text("◂ turn", style="title") if on_turn(seen, seat) else Text(""),
        pile("hand", seen.count("hand", seat)),
        pile("deck", seen.count("deck", seat)),
        pile("KO’d", seen.count("KO pile", seat), ko_top["name"]) if ko_top else Text(""),
        *(pile(zone, count) for zone in ("side deck", "Facehugger Pile") if (count := seen.count(zone, seat))),
        figure(COIN, f"{seen['points'][seat]} to spend", "buy") if seen["points"][seat] else Text(""),
        Text("out of the game", style="refusal") if seen["out"][seat] else Text(""),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def called(seen: Seen, seat: int) -> str:
    """Your side, your teammate's by the main character, or an enemy's."""
    if seat == seen.you:
        return "your side"
    name = headlines.seat_name(seen.view, seat)
    mate = seen.you is not None and seen["party"][seat] == seen["party"][seen.you]
    return f"{name} · your teammate" if mate else name


def edge(seat: int) -> str:
    return TEAM_COLOURS[seat % len(TEAM_COLOURS)]


def near(seen: Seen, heads: list[int], marks: Marks, width: int) -> list[Text]:
    """A side on your part of the table: the front row farthest off, each player's resources and piles last."""
    home = seen["home"][heads[0]]
    return [
        *characters(seen, "front row", "FRONT", home, marks, width),
        *characters(seen, "back row", "BACK", home, marks, width),
        *(line for seat in heads for line in (*resources(seen, seat, marks, width), heading(seen, seat, width))),
    ]


def across(seen: Seen, heads: list[int], marks: Marks, width: int) -> list[Text]:
    """An enemy's side, as it lies across the table: the front row nearest to you."""
    home = seen["home"][heads[0]]
    return [
        *(line for seat in heads for line in (heading(seen, seat, width), *resources(seen, seat, marks, width))),
        *characters(seen, "back row", "BACK", home, marks, width),
        *characters(seen, "front row", "FRONT", home, marks, width),
    ]


def characters(seen: Seen, zone: str, label: str, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards(zone, seat)
    tiles: list[Tile | None] = [character(seen, card, marks, card.get("player", seat)) for card in cards]
    return row(label, tiles, width)


def character(seen: Seen, card: SeenCard, marks: Marks, seat: int) -> Tile:
    under = [carried_or_held(one, marks) for one in seen.on(card)]
    if card.get("face_down"):
        how = "hidden " if card.get("hidden") else "stunned "
        return tile(card, marks, Text.assemble((how, "refusal"), health(card)), *under)
    numbers = Text.assemble(
        figure(ATTACK, card.get("atk", "?"), "hit"), figure(DEFENCE, card.get("def", "?"), "stop"), health(card)
    )
    if counters := card.get("counters", 0):
        numbers.append(f"{counters:+d}/{counters:+d} ", style="plus" if counters > 0 else "minus")
    if card.get("main"):
        numbers.append_text(experience(card))
    numbers.append(" ".join(card.get("keywords", ())), style="pencil")
    return tile(card, marks, numbers, *under, edge=edge(seat))


def carried_or_held(card: SeenCard, marks: Marks) -> Text:
    """Equipment that a character carries, or its captive."""
    return Text(f"{'holds' if card.get('captive') else 'with'} {name_of(card)}", style=marks.style(card))


def health(card: SeenCard) -> Text:
    """How much is left, and of how much once there are wounds."""
    most = card.get("health", 0)
    wounds = card.get("wounds", 0)
    return figure(HEALTH, f"{most - wounds}/{most}" if wounds else most, "last")


def experience(card: SeenCard) -> Text:
    level = f"L{card['level']} " if "level" in card else "main "
    needed = card.get("next_level_at")
    return Text(f"{level}{STAR}{card.get('xp', 0)}/{needed} " if needed else level, style="glory")


def resources(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("resource row", seat)
    return wrapped(
        "RESOURCES", [Text(str(len(cards)), style="title"), *(resource(card, marks, seat) for card in cards)], width
    )


def resource(card: SeenCard, marks: Marks, seat: int) -> Text:
    """A Location by its name; in brackets what lies face down, if you know it."""
    name = card.get("name")
    if not name:
        return Text("■", style=edge(seat))
    if card.get("face_down"):
        return Text(f"[{name}]", style="can" if card["handle"] in marks.can else "soft")
    return Text(name, style=marks.style(card))


def combat_line(seen: Seen) -> Text:
    """Who attacks whom, or is about to, with the totals; an empty line where nobody does."""
    combat = seen.get("team") or seen.get("combat")
    if not combat:
        return Text("")
    attackers = [seen.by_handle(handle) for handle in combat["attackers"]]
    defender = seen.by_handle(combat["defender"])
    line = Text(f"{'COMBAT':<{LABEL}}", style="mine")
    if defender is None or not attackers:
        line.append("goes no further: the defender or the last attacker has left it", style="title")
        return line
    line.append(" + ".join(name_of(card) for card in attackers) + " ", style="title")
    line.append_text(figure(ATTACK, combat["atk"], "hit"))
    line.append("from afar against " if combat.get("ranged") else "against ")
    line.append(f"{name_of(defender)} ", style="title")
    line.append_text(figure(DEFENCE, combat["def"], "stop"))
    line.append_text(forecast(seen, combat))
    return line


def forecast(seen: Seen, combat: Mapping[str, Any]) -> Text:
    """What comes of it if nobody plays anything more."""
    fate = "is KO’d" if combat["kos"] else "is stunned" if combat["stuns"] else "holds"
    back = combat["strikes_back"]
    first = [name_of(seen.by_handle(handle)) for handle in combat["first_strikes"]]
    said = Text("→ ", style="pencil")
    said.append(f"{name_of(seen.by_handle(combat['defender']))} {fate}", style="title")
    said.append(f", strikes back with {back}" if back else ", no strike back")
    if first:
        said.append(f"; {' and '.join(first)} first")
    return said


def effect_lines(seen: Seen) -> list[Text]:
    """What effects have left behind; a whole sentence says itself of whom it speaks."""
    lines = []
    for effect in seen["effects"]:
        says_of_whom = effect["text"][:1].isupper()
        cards = [] if says_of_whom else [name_of(seen.by_handle(handle)) for handle in effect["on"]]
        line = Text(f"{'LASTS':<{LABEL}}", style="pencil")
        line.append(f"{' and '.join(cards)} " if cards else "", style="title")
        line.append(effect["text"])
        line.append(f" ({effect['source']})" if effect["source"] else "", style="pencil")
        lines.append(line)
    return lines


def name_of(card: SeenCard | None) -> str:
    return card.get("name", "?") if card else "?"


def hand(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    cards = seen.cards("hand", seat)
    if not any("name" in card for card in cards):
        return []
    return row("HAND", [card_in_hand(card, marks, seat) for card in cards], width)


def card_in_hand(card: SeenCard, marks: Marks, seat: int) -> Tile:
    if "cost" in card:
        numbers = Text.assemble(figure(COIN, card["cost"], "buy"))
        if "atk" in card:
            numbers.append_text(figure(ATTACK, card["atk"], "hit"))
            numbers.append_text(figure(DEFENCE, card["def"], "stop"))
            numbers.append_text(health(card))
    else:
        numbers = Text(card.get("kind", ""), style="pencil")
    if "symbols" in card:
        numbers = Text(" ".join(card["symbols"]), style="pencil")
    return tile(card, marks, numbers, edge=edge(seat))


BOARD: Final = Board(
    blurb="a duel of teams, for 2 to 4",
    draw=board,
    legend=lambda: Text(
        f"{ATTACK} ATK   {DEFENCE} DEF   {HEALTH} health, struck out: wounds   {COIN} cost   {STAR} XP   "
        f"{EXHAUSTED} exhausted   ■ face-down resource",
        style="pencil",
    ),
)
