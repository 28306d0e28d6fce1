"""What tells some cards from others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Is, Measure
from longbox.engine.effects.phrases import BEFORE, BEHIND, Part, part
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.slots import IT
from longbox.engine.words import Say
from longbox.games.champions.chapters import threat
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.chapters.damage import can_be_damaged
from longbox.games.champions.table import kinds, notes
from longbox.games.champions.table.cards import has_trait, in_play, kind_of
from longbox.games.champions.table.characters import engaged_with
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play


def is_target(game: Champions, scope: Scope, card: int) -> bool:
    return may_attack(game, scope.you, card) and can_be_damaged(game, card, scope.source)


def can_be_hurt(game: Champions, scope: Scope, card: int) -> bool:
    return can_be_damaged(game, card, scope.source)


def is_damaged(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.damage[card] > 0


def is_exhausted(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.exhausted[card] > 0


def has_threat(game: Champions, scope: Scope, card: int) -> bool:
    return threat.can_remove(game, card)


def is_stunned(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.stunned[card] > 0


def is_confused(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.confused[card] > 0


def is_tough(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.tough[card] > 0


def is_ready(game: Champions, scope: Scope, card: int) -> bool:
    return not game.state.exhausted[card]


def is_in_play(game: Champions, scope: Scope, card: int) -> bool:
    return in_play(game, card)


def is_in_hero_form(game: Champions, scope: Scope, card: int) -> bool:
    return game.face(card).kind == kinds.HERO


def is_in_alter_ego_form(game: Champions, scope: Scope, card: int) -> bool:
    return game.face(card).kind == kinds.ALTER_EGO


def is_face_down(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.face_down[card] > 0


def fights_a_hero(game: Champions, scope: Scope, card: int) -> bool:
    return is_hero(game, engaged_with(game, card))


def was_not_chosen(game: Champions, scope: Scope, card: int) -> bool:
    return card not in scope.vars.get(IT, ())


def could_enter_play(game: Champions, scope: Scope, card: int) -> bool:
    return not match_in_play(game, card)


def is_minion(game: Champions, scope: Scope, card: int) -> bool:
    return kind_of(game, card) == kinds.MINION


def is_a_players(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.controller[card] >= 0


def is_in_force(game: Champions, scope: Scope, card: int) -> bool:
    """Whether nobody has cancelled yet what the card that is being revealed does."""
    return scope.event is None or not scope.event.notes.get(notes.VOID)


def printed_hit_points(game: Champions, card: int) -> int:
    """The base value of a face-down card counts as printed."""
    return 1 if game.state.face_down[card] else game.face(card).stats["health"]


PRINTED_HIT_POINTS: Final = Measure("printed hit points", printed_hit_points)


@dataclass(frozen=True, eq=False)
class OfKind(Adjective):
    """Cards of some kinds, which the head of the noun names."""

    kinds: tuple[str, ...]

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return game.face(card).kind in self.kinds

    def part(self, say: Say) -> Part:
        return part("", BEFORE, phrases.KIND)


@dataclass(frozen=True, eq=False)
class WithTrait(Adjective):
    """A trait, printed or gained."""

    name: str

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return has_trait(game, card, self.name)

    def part(self, say: Say) -> Part:
        return part(self.name, BEFORE, phrases.TEAM)


@dataclass(frozen=True, eq=False)
class WithTitle(Adjective):
    """A card by its title, which is all that is said of it."""

    title: str

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return not game.state.face_down[card] and game.face(card).name == self.title

    def part(self, say: Say) -> Part:
        return part("", BEFORE, phrases.KIND)

    def predicate(self, say: Say, denied: bool = False) -> str:
        return f"is not {self.title}" if denied else f"is {self.title}"


def trait(name: str) -> WithTrait:
    return WithTrait(name)


def titled(title: str) -> WithTitle:
    return WithTitle(title)


STUNNED: Final = Is("stunned", is_stunned)
CONFUSED: Final = Is("confused", is_confused)
TOUGH: Final = Is("tough", is_tough)
READY: Final = Is("ready", is_ready)
PRESENT: Final = Is("in play", is_in_play, BEHIND, phrases.PLACE)
HERO_SIDE: Final = Is("", is_in_hero_form)
"""An identity that is a hero now, which the head of its noun says."""
IN_HERO_FORM: Final = Is("in hero form", is_in_hero_form, BEHIND)
IN_ALTER_EGO_FORM: Final = Is("in alter-ego form", is_in_alter_ego_form, BEHIND)
HURTABLE: Final = Is("", can_be_hurt)
"""Whom damage could be dealt to, which goes without saying."""
TARGET: Final = Is("", is_target)
DAMAGED: Final = Is("damaged", is_damaged)
EXHAUSTED: Final = Is("exhausted", is_exhausted)
WITH_THREAT: Final = Is("", has_threat)
FACE_DOWN: Final = Is("face-down", is_face_down)
FIGHTING_A_HERO: Final = Is("", fights_a_hero)
DIFFERENT: Final = Is("different", was_not_chosen, BEFORE, phrases.OTHER)
ABLE_TO_ENTER_PLAY: Final = Is("", could_enter_play)
MINION: Final = OfKind((kinds.MINION,))
UPGRADE: Final = OfKind((kinds.UPGRADE,))
UPGRADE_OR_SUPPORT: Final = OfKind((kinds.UPGRADE, kinds.SUPPORT))
HERO_OR_ALLY: Final = OfKind((kinds.HERO, kinds.ALLY))
TREACHERY: Final = OfKind((kinds.TREACHERY,))
COUNTS_AS_MINION: Final = Is("", is_minion)
IN_FORCE: Final = Is("", is_in_force)
A_PLAYERS: Final = Is("friendly", is_a_players, BEFORE, phrases.SIDE)
"""Of those who have left play, too, it is known on whose side they were."""
