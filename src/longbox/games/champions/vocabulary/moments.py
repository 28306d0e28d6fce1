"""What interrupts and responses wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.abilities import Moment
from longbox.engine.effects.conditions import Condition
from longbox.engine.events import EventKind
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.words import Say
from longbox.games.champions.chapters import (
    activations,
    basic_powers,
    damage,
    enemy_activation,
    entering_play,
    forms,
    revealing,
    round,
    threat,
)
from longbox.games.champions.chapters.defeat import DEFEATED, WOULD_FALL
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import kind_of
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class About(Condition):
    """The event is of the right kind; the moment's own words say which."""

    test: Callable[[Game[Any], Scope], bool]

    def holds(self, game: Game[Any], scope: Scope) -> bool:
        return self.test(game, scope)

    def words(self, say: Say) -> str:
        return ""


def when(kind: EventKind, test: Callable[[Champions, Scope], bool], words: str) -> Moment:
    """Just before something happens."""
    return Moment(kind, True, About(test), words)


def after(kind: EventKind, test: Callable[[Champions, Scope], bool], words: str) -> Moment:
    """Just after something has happened."""
    return Moment(kind, False, About(test), words)


def to_you(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.card == game.state.identity[scope.you]


def about_this(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.card == scope.source


def about_host(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.card == game.state.host[scope.source]


def by_villain(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return scope.event.card in game.state.villains


def villain_on_you(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return by_villain(game, scope) and scope.event.seat == scope.you


def attack_on_you(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return to_you(game, scope) and scope.event.manner == kinds.ATTACK


def from_encounter_deck(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.FROM_DECK])


def treachery(game: Champions, scope: Scope) -> bool:
    """One from the encounter deck whose text nobody has cancelled yet."""
    assert scope.event is not None
    kind = game.face(scope.event.card).kind
    return kind == kinds.TREACHERY and from_encounter_deck(game, scope) and not scope.event.notes.get(notes.VOID)


def minion_by_you(game: Champions, scope: Scope) -> bool:
    """You did it if your identity, one of your events or one of your upgrades did."""
    event = scope.event
    assert event is not None
    attacked = event.kind is basic_powers.ATTACKED
    by = event.card if attacked else event.source
    if event.seat != scope.you or by < 0 or game.face(by).kind not in kinds.ACTS_AS_IDENTITY:
        return False
    return not attacked or kinds.MINION in felled(game, scope)


def felled(game: Champions, scope: Scope) -> tuple[str, ...]:
    """The kinds of what the answered attack has defeated."""
    assert scope.event is not None
    activation = activations.find(game, scope.event.notes[notes.ACTIVATION])
    return () if activation is None else activation.defeated


def this_felled_minion(game: Champions, scope: Scope) -> bool:
    return about_this(game, scope) and kinds.MINION in felled(game, scope)


def your_hero_felled(game: Champions, scope: Scope) -> bool:
    return to_you(game, scope) and is_hero(game, scope.you) and bool(felled(game, scope))


def minion_came(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return kind_of(game, scope.event.card) == kinds.MINION


def you_played_this(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return about_this(game, scope) and scope.event.manner == "played"


def your_hero_defended(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    activation = activations.find(game, scope.event.notes[notes.ACTIVATION])
    if activation is None or not is_hero(game, scope.you):
        return False
    return activation.target == game.state.identity[scope.you] and activation.defence in ("basic", "ability")


def anything(game: Champions, scope: Scope) -> bool:
    return True


def this_attacks_first(game: Champions, scope: Scope) -> bool:
    """An attack that is not itself the repetition of one on another hero."""
    assert scope.event is not None
    return about_this(game, scope) and scope.event.manner != "also"


def step_one_here(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return about_this(game, scope) and scope.event.manner == "step one"


def you_became_hero(game: Champions, scope: Scope) -> bool:
    return to_you(game, scope) and is_hero(game, scope.you)


def your_hero_attacked(game: Champions, scope: Scope) -> bool:
    return to_you(game, scope) and is_hero(game, scope.you)


def your_basic_attack(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return your_hero_attacked(game, scope) and scope.event.manner == "basic"


VILLAIN_ATTACKS_YOU: Final = when(enemy_activation.ATTACKS, villain_on_you, "when the villain begins an attack on you")
CARD_REVEALED: Final = when(revealing.REVEALED, from_encounter_deck, "when a card from the encounter deck is revealed")
YOU_BECOME_HERO: Final = after(forms.FLIPPED, you_became_hero, "after you change to this form")
YOUR_BASIC_ATTACK: Final = after(basic_powers.ATTACKED, your_basic_attack, "after you make a basic attack")
YOUR_HERO_ATTACKS: Final = after(basic_powers.ATTACKED, your_hero_attacked, "after your hero attacks")
VILLAIN_SCHEMES: Final = when(enemy_activation.SCHEMES, by_villain, "when the villain schemes")
HOST_WOULD_ATTACK: Final = when(enemy_activation.WOULD_ATTACK, about_host, "when the enemy with ~ would attack")
HOST_ATTACKS: Final = when(enemy_activation.ATTACKS, about_host, "when the villain attacks")
HOST_DEFEATED: Final = when(DEFEATED, about_host, "when the minion with ~ is defeated")
THIS_DEFEATED: Final = when(DEFEATED, about_this, "when ~ is defeated")
ATTACK_DAMAGE_TO_YOU: Final = when(damage.TAKEN, attack_on_you, "when you would take damage from an attack")
DAMAGE_TO_YOU: Final = when(damage.TAKEN, to_you, "when you would take damage")
DAMAGE_TO_HOST: Final = when(damage.DEALT, about_host, "when damage would be dealt to the villain")
TREACHERY_REVEALED: Final = when(revealing.REVEALED, treachery, "when a treachery from the encounter deck is revealed")
THREAT_WOULD_BE_PLACED: Final = when(threat.PLACED, anything, "when threat would be placed on a scheme")
YOU_DEFEAT_MINION: Final = after(basic_powers.ATTACKED, minion_by_you, "after you defeat a minion")
THIS_THWARTS: Final = after(basic_powers.THWARTED, about_this, "after ~ thwarts")
THIS_ATTACKS: Final = after(basic_powers.ATTACKED, about_this, "after ~ attacks")
THIS_BEGINS_ATTACK: Final = when(enemy_activation.ATTACKS, about_this, "when ~ attacks")
THIS_ATTACKS_YOU: Final = when(enemy_activation.ATTACKS, about_this, "when ~ attacks you")
THIS_ATTACKS_ALONE: Final = when(enemy_activation.ATTACKS, this_attacks_first, "when ~ attacks you")
HOST_ATTACKED: Final = after(enemy_activation.ATTACKS, about_host, "after the villain attacks")
HOST_SCHEMED: Final = after(enemy_activation.SCHEMES, about_host, "after the villain schemes")
HOST_TOOK_DAMAGE: Final = after(damage.TAKEN, about_host, "after the villain takes damage")
HOST_WOULD_FALL: Final = when(WOULD_FALL, about_host, "when the minion with ~ would be defeated")
THIS_SCHEMES: Final = after(enemy_activation.SCHEMES, about_this, "after ~ schemes")
STEP_ONE: Final = after(threat.PLACED, step_one_here, "after threat is placed on ~ in step one of the villain phase")
THIS_ENEMY_ATTACKS: Final = after(enemy_activation.ATTACKS, about_this, "after ~ attacks")
THIS_ATTACKED_YOU: Final = after(enemy_activation.ATTACKS, about_this, "after ~ attacks you")
THIS_FELLS_MINION: Final = after(basic_powers.ATTACKED, this_felled_minion, "after ~ attacks and defeats a minion")
YOUR_HERO_FELLS: Final = after(basic_powers.ATTACKED, your_hero_felled, "after your hero attacks and defeats an enemy")
YOUR_HERO_DEFENDS: Final = after(enemy_activation.ATTACKS, your_hero_defended, "after your hero defends")
THIS_ENTERS: Final = after(entering_play.ENTERED_PLAY, about_this, "after ~ enters play")
MINION_ENTERS: Final = after(entering_play.ENTERED_PLAY, minion_came, "after a minion enters play")
YOU_PLAY_THIS: Final = after(entering_play.ENTERED_PLAY, you_played_this, "after you play ~")
ROUND_ENDS: Final = after(round.ROUND_ENDED, anything, "when the round ends")


def activation_over(game: Champions, scope: Scope) -> bool:
    assert scope.event is not None
    return bool(scope.event.notes[notes.ACTIVATION] == scope.vars.get(slots.ACTIVATION))


ACTIVATION_ENDS: Final = after(enemy_activation.ACTIVATION_ENDED, activation_over, "when that attack ends")
