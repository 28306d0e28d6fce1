"""Playing equipment in the recruit step (rulebook: Recruit Step, Playing Equipment)."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.games.vs.chapters.equipment import carried, is_equipment, ko_equipment
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.playing_cards import tell_of_play
from longbox.games.vs.chapters.plot_twists import lacks_a_team, team_words
from longbox.games.vs.chapters.resources import price_words, too_dear
from longbox.games.vs.table.cards import namesakes_among
from longbox.games.vs.table.characters import characters, face_up
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.names import name, named, whose
from longbox.games.vs.table.players import is_not_yours
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import CREATURE, UNIQUE, cost_of
from longbox.games.vs.table.timing import NOT_YOUR_TURN, Outside
from longbox.games.vs.table.zones import EQUIPMENT, HAND


def is_no_equipment_in_hand(game: Vs, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] != HAND.at(seat) or not is_equipment(game, card)


def nobody_can_bear_it(game: Vs, seat: int, card: int, target: int) -> bool:
    return not any(EQUIPPING.open_on(game, seat, card, one) for one in characters(game, seat))


def is_no_bearer(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_not_yours(game, seat, target)


def bears_nothing(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_creature(game, target)


def lies_face_down(game: Vs, seat: int, card: int, target: int) -> bool:
    return not face_up(game, target)


def no_equipment_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no equipment in your hand", card=name(game, card))


def no_bearer_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character on your side", card=name(game, target))


def creature_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is a Creature and can't have equipment", card=name(game, target))


def face_down_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is stunned", card=name(game, target))


def equip_label(game: Vs, option: Option) -> str:
    bearer, card, cost = whose(game, option.to), named(game, option.card), game.value(option.card, "cost")
    return said("Equip {bearer} with {card} ({cost})", bearer=bearer, card=card, cost=cost)


EQUIPPING: Final = PlayerDeed(
    "equip",
    when=(Outside("VS-EQUIP-01", BUILD, "recruit"), NOT_YOUR_TURN),
    what=(
        Bar("VS-EQUIP-01", is_no_equipment_in_hand, no_equipment_words, last=True),
        Bar("VS-EQUIP-01", too_dear, price_words),
        Bar("VS-EQUIP-06", lacks_a_team, team_words),
        Bar("VS-EQUIP-02", nobody_can_bear_it, "no face-up character of yours can have it"),
    ),
    whom=(
        Bar("VS-EQUIP-02", is_no_bearer, no_bearer_words, cards=the_target, last=True),
        Bar("VS-KEYWORD-03", bears_nothing, creature_words, cards=the_target, last=True),
        Bar("VS-EQUIP-03", lies_face_down, face_down_words, cards=the_target),
    ),
    label=equip_label,
)


def equips(game: Vs, seat: int) -> list[Option]:
    """Every way to play equipment from hand: which on whom."""
    held = [card for card in hand(game, seat) if is_equipment(game, card)]
    if not held:
        return []
    return [
        Option("equip", (card,), to=bearer)
        for card in distinct(game, held)
        if EQUIPPING.open_to(game, seat, card)
        for bearer in characters(game, seat)
        if EQUIPPING.open_on(game, seat, card, bearer)
    ]


def is_creature(game: Vs, card: int) -> bool:
    """Creature can't be turned off: it is read from the card, whatever has become of its powers."""
    return CREATURE in game.face(card).keywords


def apply_equip(game: Vs, event: Event) -> None:
    """Pay for equipment and put it on a character; whatever that one carried before is KO'd."""
    card, bearer = event.card, event.target
    if event.manner != "free":
        game.state.points[event.seat] -= cost_of(game, card)
    ko_equipment(game, sorted({*carried(game, bearer), *namesakes(game, event.seat, card)}))
    game.move(card, EQUIPMENT.at(event.seat))
    game.attach(card, bearer)


def namesakes(game: Vs, seat: int, card: int) -> list[int]:
    """Of equipment that is unique, the older ones on a side."""
    if UNIQUE not in game.face(card).keywords:
        return []
    there = [other for bearer in characters(game, seat) for other in carried(game, bearer)]
    return namesakes_among(game, card, there)


def tell_of_equipment(game: Vs, event: Event) -> None:
    if event.manner != "free":
        tell_of_play(game, event.seat, event.card)


EQUIP: Final = EventKind("equip", apply_equip, then=tell_of_equipment, doing=Doing("equip", rest="a character"))


def equip(game: Vs, seat: int, card: int, bearer: int, *, free: bool = False) -> None:
    game.happen(Event(EQUIP, seat=seat, card=card, target=bearer, manner="free" if free else ""))


def can_bear(game: Vs, card: int) -> bool:
    return face_up(game, card) and not is_creature(game, card)
