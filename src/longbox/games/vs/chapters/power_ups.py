"""Powering up: a card from hand for a counter on its namesake in play (rulebook: Power-Ups)."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.engine.relations import forbidden, spoken_of
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.hands_and_decks import discard
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import definitions, namesakes_among, share_a_name
from longbox.games.vs.table.characters import characters, face_up, in_combat, stunned
from longbox.games.vs.table.kinds import COMBAT, MAIN
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import on_turn
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ANY_POWER_UP, POWERS_UP_ANYONE, those_with
from longbox.games.vs.table.timing import of_no_card
from longbox.games.vs.table.zones import HAND

POWERED_UP: Final = "be powered up"


def is_barred(game: Vs, card: int) -> bool:
    return forbidden(game, POWERED_UP, card) is not None


def powered_up(game: Vs, up: list[int], timing: str) -> list[int]:
    """Who of the face-up characters on a side can be powered up now: in a combat only those who fight."""
    if spoken_of(game, POWERED_UP):
        up = [card for card in up if not is_barred(game, card)]
    if timing == MAIN:
        return up
    return [card for card in up if in_combat(game, card)] if timing == COMBAT else []


def is_another_phase(game: Vs, seat: int, card: int, target: int) -> bool:
    return game.state.phase not in (MAIN, COMBAT)


def is_anothers_main_phase(game: Vs, seat: int, card: int, target: int) -> bool:
    return game.state.phase == MAIN and not on_turn(game, seat)


def namesakes(game: Vs, seat: int, card: int) -> list[int]:
    """The characters on a side that a card from the player's hand could power up; some take any character card,
    and some cards are for anybody."""
    if game.state.zone[card] != HAND.at(seat) or not definitions(game)[card].is_supporting:
        return []
    side = characters(game, seat)
    if POWERS_UP_ANYONE in definitions(game)[card].keywords:
        return side
    found = namesakes_among(game, card, side)
    return found + [other for other in those_with(game, side, ANY_POWER_UP) if other not in found]


def has_no_namesake(game: Vs, seat: int, card: int, target: int) -> bool:
    return not namesakes(game, seat, card)


def have_all_fallen(game: Vs, seat: int, card: int, target: int) -> bool:
    return not any(face_up(game, one) for one in namesakes(game, seat, card))


def all_sit_out_the_combat(game: Vs, seat: int, card: int, target: int) -> bool:
    up = [one for one in namesakes(game, seat, card) if face_up(game, one)]
    return not powered_up(game, up, game.state.phase)


def are_all_barred(game: Vs, seat: int, card: int, target: int) -> bool:
    return all(is_barred(game, one) for one in namesakes(game, seat, card))


def is_the_target_barred(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_barred(game, target)


def barred_words(game: Vs, seat: int, card: int, target: int) -> str:
    one = namesakes(game, seat, card)[0] if target < 0 else target
    ban = forbidden(game, POWERED_UP, one)
    return "" if ban is None else ban.rule.clause(speech(game, name(game, ban.source)))


def is_no_namesake(game: Vs, seat: int, card: int, target: int) -> bool:
    return target not in namesakes(game, seat, card)


def lies_face_down(game: Vs, seat: int, card: int, target: int) -> bool:
    return not face_up(game, target)


def sits_out_the_combat(game: Vs, seat: int, card: int, target: int) -> bool:
    return not powered_up(game, [target], game.state.phase)


def no_namesake_words(game: Vs, seat: int, card: int, target: int) -> str:
    if target < 0:
        return said("no character of yours shares a name with {card}", card=name(game, card))
    return said("{target} does not share a name with {card}", target=name(game, target), card=name(game, card))


def fallen_words(game: Vs, seat: int, card: int, target: int) -> str:
    there = namesakes(game, seat, card) if target < 0 else [target]
    if any(stunned(game, one) for one in there):
        return said("{card} is stunned", card=name(game, card))
    return said("{card} is hidden", card=name(game, card))


def combat_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is not in the combat", card=name(game, card))


def those_alike(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    return tuple(namesakes(game, seat, card))


def power_up_label(game: Vs, option: Option) -> str:
    return said("Power up {target} (discard {card})", target=named(game, option.to), card=named(game, option.card))


POWERING_UP: Final = PlayerDeed(
    "power up",
    when=(
        Bar(
            "VS-POWERUP-03",
            is_another_phase,
            "characters are powered up in the main phase or in a combat",
            cards=of_no_card,
            last=True,
        ),
        Bar(
            "VS-POWERUP-03",
            is_anothers_main_phase,
            "outside a combat only the turn player powers characters up",
            cards=of_no_card,
            last=True,
        ),
    ),
    what=(
        Bar("VS-POWERUP-01", has_no_namesake, no_namesake_words, last=True),
        Bar("VS-POWERUP-02", have_all_fallen, fallen_words, cards=those_alike, last=True),
        Bar("", are_all_barred, barred_words, cards=those_alike, last=True),
        Bar("VS-POWERUP-04", all_sit_out_the_combat, combat_words, cards=those_alike, last=True),
    ),
    whom=(
        Bar("VS-POWERUP-01", is_no_namesake, no_namesake_words, cards=the_target, last=True),
        Bar("VS-POWERUP-02", lies_face_down, fallen_words, cards=the_target, last=True),
        Bar("", is_the_target_barred, barred_words, cards=the_target, last=True),
        Bar("VS-POWERUP-04", sits_out_the_combat, combat_words, cards=the_target, last=True),
    ),
    label=power_up_label,
)


def grow(game: Vs, event: Event) -> None:
    put_counters(game, (event.target,), 1, seat=event.seat, source=event.target)


def who_grows(event: Event) -> list[Case]:
    """The target is powered up by the card that was discarded: only a player of its own side can do that."""
    return [Case(event.target, (event.card,), event.seat, side=event.seat)]


POWER_UP: Final = EventKind("power up", then=grow, cases=who_grows, doing=Doing("{power up}", "{powered up}"))


def power_up(game: Vs, seat: int, card: int, character: int) -> None:
    game.push(DISCARD_AND_GROW, Scope(seat, card, vars={slots.CHARACTER: character}))


def discard_namesake(game: Vs, scope: Scope) -> None:
    discard(game, (scope.source,), manner="power-up")


def add_power(game: Vs, scope: Scope) -> None:
    card, character = scope.source, scope[slots.CHARACTER]
    manner = "" if share_a_name(game, card, character) else "stranger"
    game.happen(Event(POWER_UP, seat=scope.you, card=card, target=character, manner=manner))


DISCARD_AND_GROW: Final = Steps(discard_namesake, add_power)
