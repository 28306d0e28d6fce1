"""Enemies activate: they attack players in hero form and scheme against players in alter-ego form."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Case, Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Scope
from longbox.engine.slots import Note
from longbox.games.champions.chapters import activations, boost, damage, status, threat
from longbox.games.champions.chapters.defending import CHOOSE_DEFENDER
from longbox.games.champions.chapters.retaliate import retaliates
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play, kind_of
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.encounter_decks import main_scheme
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions


def apply_waiting(game: Champions, event: Event) -> None:
    game.state.waiting.append((event.manner, event.card, event.seat))


def apply_waiting_no_more(game: Champions, event: Event) -> None:
    game.state.waiting.pop(0)


WAITS: Final = EventKind("activation waits", apply_waiting, quiet=True)
WAITS_NO_MORE: Final = EventKind("activation waits no more", apply_waiting_no_more, quiet=True)


def activates(game: Champions, enemy: int, seat: int) -> None:
    """An enemy activates against a player."""
    if is_hero(game, seat):
        attacks(game, enemy, seat)
    else:
        schemes(game, enemy, seat)


def attacks(game: Champions, enemy: int, seat: int, kind: str = kinds.ATTACK) -> None:
    """An enemy attacks a player: a stunned one gets rid of that instead. Activations don't overlap: one waits.

    An attack of the `kind` "also" is a further one of an enemy that attacks several heroes.
    """
    state = game.state
    if not in_play(game, enemy) or state.out[seat]:
        return
    if activations.enemy_activation(game) is not None:
        game.take_place(Event(WAITS, card=enemy, seat=seat, manner=kind))
    elif has(game, enemy, kinds.STUNNED):
        status.lose(game, enemy, kinds.STUNNED, kinds.ATTACK)
    else:
        game.happen(Event(WOULD_ATTACK, card=enemy, seat=seat, manner=kind))


def schemes(game: Champions, enemy: int, seat: int) -> None:
    """An enemy schemes: a confused one gets rid of that instead."""
    if not in_play(game, enemy):
        return
    if activations.enemy_activation(game) is not None:
        game.take_place(Event(WAITS, card=enemy, seat=seat, manner=kinds.SCHEMING))
    elif has(game, enemy, kinds.CONFUSED):
        status.lose(game, enemy, kinds.CONFUSED, kinds.SCHEMING)
    else:
        number = activations.begin(game, kinds.SCHEMING, enemy, seat)
        game.push(ENEMY_SCHEME, Scope(seat, enemy, vars={slots.ACTIVATION: number}))


def begin_attack(game: Champions, event: Event) -> None:
    """Nothing has replaced the attack: it begins."""
    target = game.state.identity[event.seat]
    number = activations.begin(game, kinds.ATTACK, event.card, event.seat, target)
    game.push(ENEMY_ATTACK, Scope(event.seat, event.card, vars={slots.ACTIVATION: number, slots.KIND: event.manner}))


def initiate_attack(game: Champions, scope: Scope) -> None:
    number, kind = scope.vars[slots.ACTIVATION], scope.vars[slots.KIND]
    game.happen(Event(ATTACKS, card=scope.source, seat=scope.you, manner=kind, notes={notes.ACTIVATION: number}))


def take_attack_steps(game: Champions, event: Event) -> None:
    game.push(
        ATTACK_STEPS, Scope(event.seat, event.card, event, vars={slots.ACTIVATION: event.notes[notes.ACTIVATION]})
    )


def initiate_scheme(game: Champions, scope: Scope) -> None:
    game.happen(
        Event(SCHEMES, card=scope.source, seat=scope.you, notes={notes.ACTIVATION: scope.vars[slots.ACTIVATION]})
    )


def take_scheme_steps(game: Champions, event: Event) -> None:
    game.push(
        SCHEME_STEPS, Scope(event.seat, event.card, event, vars={slots.ACTIVATION: event.notes[notes.ACTIVATION]})
    )


def who_defended(event: Event) -> list[Case]:
    """Whoever defended against an attack, which is known at its end."""
    defender = event.notes.get(notes.DEFENDER, -1)
    return [Case(event.card, (defender,), event.seat)] if defender >= 0 else []


WOULD_ATTACK: Final[EventKind] = EventKind("would attack", then=begin_attack, quiet=True, cases=each_card_acts)
ATTACKS: Final[EventKind] = EventKind(
    "attack", then=take_attack_steps, told_first=True, may_be=WOULD_ATTACK, cases=each_card_acts, doing=Doing("attack")
)
SCHEMES: Final[EventKind] = EventKind(
    "scheme", then=take_scheme_steps, told_first=True, cases=each_card_acts, doing=Doing("scheme")
)
DEFENDS: Final[EventKind] = EventKind("has defended", heard_as=ATTACKS, cases=who_defended, doing=Doing("defend"))
"""That somebody defended is answered when the attack is over."""


def defended_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """How strong the attack was and how much of it was defended, if it was."""
    told = event.notes
    return {"force": told[notes.FORCE], "defence": told[notes.DEFENCE]} if notes.FORCE in told else {}


COMES_TO_NOTHING: Final[EventKind] = EventKind("come to nothing", facts=defended_facts)
ACTIVATION_ENDED: Final[EventKind] = EventKind("activation ended", quiet=True, doing=Doing("end", subject="attack"))


def is_over(game: Champions, scope: Scope) -> bool:
    """An activation stops when the enemy has left play or the attacked player is out."""
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    return activation is None or not in_play(game, scope.source) or bool(game.state.out[activation.seat])


def give_boost(game: Champions, scope: Scope) -> None:
    if kind_of(game, scope.source) == kinds.VILLAIN:
        boost.give(game, scope.source)


def declare_defender(game: Champions, scope: Scope) -> None:
    if not is_over(game, scope):
        game.push(CHOOSE_DEFENDER, scope)


def flip_boosts(game: Champions, scope: Scope) -> None:
    if not is_over(game, scope):
        game.push(boost.FLIP_BOOSTS, scope)


def deal_attack_damage(game: Champions, scope: Scope) -> None:
    """ATK and boost, less DEF if a hero defends by exhausting. Without its defender the attack is undefended."""
    if is_over(game, scope):
        return
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    assert activation is not None
    target = activation.target
    if not in_play(game, target):
        target = game.state.identity[activation.seat]
        activations.aim(game, activation, target, activation.seat, "")
        activation = activations.find(game, activation.id)
        assert activation is not None
    force = amount = max(0, game.value(scope.source, "atk")) + activation.boost
    if activation.defence == "basic":
        amount -= max(0, game.value(target, "def"))
    if amount <= 0:
        told: dict[Note, Any] = {notes.FORCE: force, notes.DEFENCE: force - amount} if amount < force else {}
        manner = "defended" if amount < force else "attack"
        game.tell(Event(COMES_TO_NOTHING, card=scope.source, target=target, manner=manner, notes=told))
    damage.deal(game, target, amount, source=scope.source, attack=activation.id)


def place_scheme_threat(game: Champions, scope: Scope) -> None:
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    if activation is None or not in_play(game, scope.source):
        return
    amount = max(0, game.value(scope.source, "sch")) + activation.boost
    if amount <= 0:
        game.tell(Event(COMES_TO_NOTHING, card=scope.source, manner="scheme"))
    threat.place(game, main_scheme(game), amount, source=scope.source, activation=activation.id, manner="scheme")


def note_defender(game: Champions, scope: Scope) -> None:
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    if activation is not None and activation.defence and scope.event is not None:
        scope.event.notes[notes.DEFENDER] = activation.target


def end_activation(game: Champions, scope: Scope) -> None:
    """What was put off until now happens, before anybody answers the activation."""
    if game.listened_to(ACTIVATION_ENDED):
        told: dict[Note, Any] = {notes.ACTIVATION: scope.vars[slots.ACTIVATION]}
        game.happen(Event(ACTIVATION_ENDED, card=scope.source, seat=scope.you, notes=told))


def close(game: Champions, scope: Scope) -> None:
    """The activation is over; one that waited for its end begins."""
    activations.finish(game, scope.vars[slots.ACTIVATION])
    waiting = game.state.waiting
    if waiting and activations.enemy_activation(game) is None:
        kind, enemy, seat = waiting[0]
        game.take_place(Event(WAITS_NO_MORE, card=enemy, seat=seat, manner=kind))
        if kind == kinds.SCHEMING:
            schemes(game, enemy, seat)
        else:
            attacks(game, enemy, seat, kind)


ENEMY_ATTACK: Final = Steps(initiate_attack, close)
ATTACK_STEPS: Final = Steps(
    give_boost,
    declare_defender,
    flip_boosts,
    deal_attack_damage,
    note_defender,
    end_activation,
    retaliates(ATTACKS),
)


ENEMY_SCHEME: Final = Steps(initiate_scheme, close)
SCHEME_STEPS: Final = Steps(give_boost, flip_boosts, place_scheme_threat, end_activation)
