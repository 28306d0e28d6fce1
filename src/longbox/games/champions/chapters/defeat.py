"""What falls: characters without hit points, side schemes without threat."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.slots import Note
from longbox.games.champions.chapters import activations, ally_limit, basic_powers, damage, stages, threat
from longbox.games.champions.chapters.discarding import discard_pile, put_away
from longbox.games.champions.chapters.elimination import ELIMINATED
from longbox.games.champions.chapters.overkill import SPILL, spills_to
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play, kind_of
from longbox.games.champions.table.characters import allies, characters, remaining
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions


def apply_defeat(game: Champions, event: Event) -> None:
    """A defeated card is discarded; a villain makes way for its next stage."""
    card = event.card
    activation = activations.to_change(game, event.notes[notes.ACTIVATION])
    if activation is not None:
        activation.defeated = (*activation.defeated, event.manner)
    if card in game.state.villains:
        stages.next_stage(game, event)
    else:
        put_away(game, card, discard_pile(game, card))


def reveal_next_stage(game: Champions, event: Event) -> None:
    if event.card in game.state.villains:
        stages.reveal_villain(game, event.card)


def defeat_facts(game: Champions, event: Event) -> dict[str, str | int]:
    """A drone is told as one, although everybody now sees which card it was."""
    return {"variant": "drone"} if event.notes.get(notes.DRONE) else {}


def defeat(game: Champions, cause: Event) -> None:
    """A card has what defeats it: something may yet save it."""
    card = cause.card
    if is_falling(game, card):
        return
    attack = cause.notes[notes.ACTIVATION]
    told: dict[Note, Any]
    if kind_of(game, card) in kinds.IDENTITY:
        told = {notes.DAMAGE: cause.amount}
        game.happen(Event(ELIMINATED, card=card, seat=game.state.controller[card], source=cause.source, notes=told))
        return
    told = {notes.ACTIVATION: attack, notes.DAMAGE: cause.amount}
    game.happen(Event(WOULD_FALL, card=card, seat=cause.seat, source=cause.source, notes=told))


def let_fall(game: Champions, event: Event) -> None:
    """Nothing has saved it: it falls, with what spills over first in line behind it."""
    card = event.card
    attack = event.notes[notes.ACTIVATION]
    activation = activations.find(game, attack)
    attacked = activation is not None and activation.target == card
    if activation is not None and attacked and activations.has_keyword(game, activation, kinds.OVERKILL):
        spill = -remaining(game, card)
        to = spills_to(game, card)
        if spill > 0 and to >= 0:
            game.push(SPILL, Scope(event.seat, event.source, vars={slots.ATTACK: attack}), (to, spill))
    kind = kind_of(game, card)
    if kind == kinds.MINION and activation is None:
        game.push(FELL_TO_NO_ATTACK, Scope(event.seat, event.source, vars={slots.MINION: card}))
    told: dict[Note, Any] = {
        notes.ACTIVATION: attack,
        notes.DRONE: game.state.face_down[card],
        notes.DAMAGE: event.notes[notes.DAMAGE],
    }
    game.happen(Event(DEFEATED, card=card, seat=event.seat, source=event.source, manner=kind, notes=told))


def announce_fallen(game: Champions, scope: Scope) -> None:
    """A minion fell to something else than an attack: to what an attack defeats one answers after the attack."""
    minion = scope.vars[slots.MINION]
    if not in_play(game, minion):
        game.announce(Event(basic_powers.FELLED, card=minion, seat=scope.you, source=scope.source))


FELL_TO_NO_ATTACK: Final = Steps(announce_fallen)
WOULD_FALL: Final = EventKind("would be defeated", then=let_fall, quiet=True)
DEFEATED: Final = EventKind(
    "defeat",
    apply_defeat,
    then=reveal_next_stage,
    looks_back=True,
    may_be=WOULD_FALL,
    facts=defeat_facts,
    doing=Doing("defeat", "defeated"),
)


def is_falling(game: Champions, card: int) -> bool:
    """Whether a card's defeat is already under way."""
    for frame in game.state.frames:
        event = frame.scope.event
        if event is not None and event.card == card and event.kind in (WOULD_FALL, DEFEATED, ELIMINATED):
            return True
    return False


def check_damage(game: Champions, event: Event) -> None:
    """After damage: whoever has no hit points left is defeated, once all that is dealt at one moment is dealt. Damage
    that lies on a card without hit points does it no harm."""
    card = event.card
    if game.state.together or not in_play(game, card) or kind_of(game, card) not in kinds.CHARACTERS:
        return
    if damage.is_spent(game, card):
        defeat(game, event)


def check_completion(game: Champions, event: Event) -> None:
    """After threat was placed: the main scheme may be completed."""
    state = game.state
    if event.card in state.main_schemes and state.threat[event.card] >= threat.target_threat(game, event.card):
        stages.complete_scheme(game, event)


def check_side_scheme(game: Champions, event: Event) -> None:
    """After threat was removed: a side scheme without any is defeated."""
    state = game.state
    if kind_of(game, event.card) == kinds.SIDE_SCHEME and not state.threat[event.card]:
        defeat(
            game, Event(DEFEATED, card=event.card, seat=event.seat, source=event.source, notes={notes.ACTIVATION: 0})
        )


def check_discarded(game: Champions, event: Event) -> None:
    if notes.LEFT_PLAY in event.notes:
        check_loss(game, event)


def check_loss(game: Champions, event: Event) -> None:
    """After a card left play: what it gave is gone."""
    check_ally_limits(game)
    check_lost_hit_points(game)


def check_ally_limits(game: Champions) -> None:
    """A card that left may have let its player control more allies than others may."""
    for seat in in_player_order(game):
        if len(allies(game, seat)) > ally_limit.ally_limit(game, seat):
            game.push(ally_limit.DISMISS_ALLY, Scope(seat))


def check_lost_hit_points(game: Champions) -> None:
    """A card that left may have taken along the hit points that it gave."""
    if game.state.together:
        return
    for card in characters(game):
        if damage.is_spent(game, card):
            defeat(game, Event(DEFEATED, card=card, notes={notes.ACTIVATION: 0}))
            return
