"""What cards and players are called in a sentence, and what tells a card from another of its name."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.frames import Node
from longbox.engine.labels import called
from longbox.engine.language import Message, listed, message, plural, said
from longbox.engine.view import knows
from longbox.games.vs.table import stats
from longbox.games.vs.table.characters import in_a_row, in_front, is_player, mains_of, stunned
from longbox.games.vs.table.kinds import PLAYER
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import (
    ASIDE,
    BACK,
    BEHIND_THE_CAMERA,
    DECK,
    EQUIPMENT,
    FACEHUGGERS,
    FACILITY,
    FRONT,
    HAND,
    KO_PILE,
    PLAYED,
    REMOVED,
    RESOURCES,
    SIDE_DECK,
)

PLACES: Final = {
    DECK.name: (message("in your deck"), message("in {player}'s deck")),
    HAND.name: (message("in your hand"), message("in {player}'s hand")),
    KO_PILE.name: (message("in your KO pile"), message("in {player}'s KO pile")),
    FRONT.name: (message("in your front row"), message("in {player}'s front row")),
    BACK.name: (message("in your back row"), message("in {player}'s back row")),
    RESOURCES.name: (message("in your resource row"), message("in {player}'s resource row")),
    ASIDE.name: (message("set aside by you"), message("set aside by {player}")),
    EQUIPMENT.name: (message("in your equipment"), message("in {player}'s equipment")),
    SIDE_DECK.name: (message("in your side deck"), message("in {player}'s side deck")),
    FACEHUGGERS.name: (message("in your Facehugger Pile"), message("in {player}'s Facehugger Pile")),
    FACILITY.name: (message("in your Ultron Facility"), message("in {player}'s Ultron Facility")),
    BEHIND_THE_CAMERA.name: (
        message("in your Behind the Camera pile"),
        message("in {player}'s Behind the Camera pile"),
    ),
}
"""Where a card lies: on the reader's own side, and on that of another player."""
NOBODYS_PLACES: Final = {PLAYED.name: message("being played"), REMOVED.name: message("removed from the game")}

FRONT_ROW: Final = Message("front row")
BACK_ROW: Final = Message("back row")


def marks(game: Vs, seat: int, card: int) -> tuple[str, ...]:
    """Whose row it stands in, which way it lies, its counters."""
    return (
        place(game, seat, card),
        controlled(game, seat, card),
        facing(game, card),
        said("exhausted") if game.state.exhausted[card] else "",
        with_counters(game.state.counters[card]),
        with_wounds(game.state.wounds[card]),
        with_cards([called(game, seat, one) for one in game.on(card)]),
        numbers(game, seat, card),
    )


def place(game: Vs, seat: int, card: int) -> str:
    """Where a card lies, as one seat says it."""
    zone = game.state.zone[card]
    kind = game.rules.zones.of[zone].name
    owner = game.rules.zones.seat(zone)
    if owner < 0:
        return said(NOBODYS_PLACES[kind]) if kind in NOBODYS_PLACES else ""
    yours, theirs = PLACES[kind]
    return said(yours) if owner == seat else said(theirs, player=player(game, owner))


def controlled(game: Vs, seat: int, card: int) -> str:
    """By whom of those who share a side."""
    if not in_a_row(game, card):
        return printed_numbers(game, seat, card)
    owner = game.state.controller[card]
    return said("controlled by you") if owner == seat else said("controlled by {player}", player=player(game, owner))


def facing(game: Vs, card: int) -> str:
    if stunned(game, card):
        return said("stunned")
    return said("face down") if game.state.face_down[card] else ""


def with_counters(counters: int) -> str:
    if counters > 0:
        return plural(counters, "with {number} +1/+1 counter", "with {number} +1/+1 counters")
    if counters < 0:
        return plural(-counters, "with {number} -1/-1 counter", "with {number} -1/-1 counters")
    return ""


def with_wounds(wounds: int) -> str:
    return plural(wounds, "with {number} wound", "with {number} wounds") if wounds else ""


def with_cards(carried: list[str]) -> str:
    return said("with {cards}", cards=listed(carried)) if carried else ""


def numbers(game: Vs, seat: int, card: int) -> str:
    if not in_a_row(game, card):
        return ""
    return said("now {atk}/{defense}", atk=stats.atk(game, card), defense=stats.defense(game, card))


def printed_numbers(game: Vs, seat: int, card: int) -> str:
    """What tells characters of one name apart that are not in play."""
    face = game.face(card)
    if "atk" not in face.stats or not knows(game.state, seat, card):
        return ""
    return said("with {atk}/{defense}", atk=face.stats["atk"], defense=face.stats["def"])


def name(game: Vs, card: int) -> str:
    """A card's name; one that stands for a player has none of its own."""
    face = game.face(card)
    return said("Player {number}", number=game.state.owner[card] + 1) if face.kind == PLAYER else face.name


def named(game: Vs, card: int) -> str:
    """A card's name; of one that whoever decides has not seen, only that it is a card."""
    if game.decision is not None and not knows(game.state, game.decision.seat, card):
        return said("unknown card")
    return name(game, card)


def whose(game: Vs, card: int) -> str:
    """A character with its place on the table, so that two of a name can be told apart."""
    called = named(game, card)
    if is_player(game, card):
        return called
    front = in_front(game, card)
    if len(set(game.state.home)) == 2:
        return said("{card} (front row)", card=called) if front else said("{card} (back row)", card=called)
    owner = player(game, game.state.controller[card])
    if front:
        return said("{card} ({player}'s front row)", card=called, player=owner)
    return said("{card} ({player}'s back row)", card=called, player=owner)


def player(game: Vs, seat: int) -> str:
    """A player by the main character; where two have the same one, by the number, too."""
    names = [main_name(game, one) for one in range(game.state.seats)]
    if not names[seat]:
        return said("player {number}", number=seat + 1)
    if names.count(names[seat]) == 1:
        return names[seat]
    return said("{name} (player {number})", name=names[seat], number=seat + 1)


def card_prompt(game: Vs, asks: Node) -> str:
    """What a card asks, with its name before it."""
    source = name(game, game.state.frames[-1].scope.source)
    return said("{source}: {question}", source=source, question=asks.words(speech(game, source)))


def row_label(game: Vs, zone: int) -> str:
    owner = player(game, game.rules.zones.seat(zone))
    if BACK.holds(zone):
        return said("{player}'s back row", player=owner)
    return said("{player}'s front row", player=owner)


def row_name(zone: int) -> Message:
    return BACK_ROW if BACK.holds(zone) else FRONT_ROW


def row_choice_label(game: Vs, option: Option) -> str:
    """A card in the row that the option names: 0 is the front row."""
    if option.amount:
        return said("{card} in the back row", card=named(game, option.card))
    return said("{card} in the front row", card=named(game, option.card))


def player_label(game: Vs, option: Option) -> str:
    """A player who is chosen by the number of their seat."""
    name = main_name(game, option.amount)
    if not name:
        return said("Player {number}", number=option.amount + 1)
    return said("Player {number} ({name})", number=option.amount + 1, name=name)


def main_name(game: Vs, seat: int) -> str:
    return listed(list(dict.fromkeys([name(game, main) for main in mains_of(game, seat)])))
