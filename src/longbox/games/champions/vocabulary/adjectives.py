"""What tells some cards from others."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from longbox.engine.counters import Counter
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Feature, Has, Having, Is, Measure
from longbox.engine.effects.phrases import BEFORE, BEHIND
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.slots import IT
from longbox.games.champions.chapters import threat
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.chapters.damage import can_be_damaged
from longbox.games.champions.table import kinds, notes
from longbox.games.champions.table.cards import has_trait, in_play, kind_of
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play


def is_attackable(game: Champions, scope: Scope, card: int) -> bool:
    return in_play(game, card) and may_attack(game, scope.you, card)


def can_be_hurt(game: Champions, scope: Scope, card: int) -> bool:
    return can_be_damaged(game, card, scope.source)


def is_damaged(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.damage[card] > 0


def is_exhausted(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.exhausted[card] > 0


def has_threat(game: Champions, scope: Scope, card: int) -> bool:
    return threat.can_remove(game, card)


def has_status_card(status_card: Counter, game: Champions, scope: Scope, card: int) -> bool:
    return has(game, card, status_card)


def is_in_play(game: Champions, scope: Scope, card: int) -> bool:
    return in_play(game, card)


def is_in_hero_form(game: Champions, scope: Scope, card: int) -> bool:
    return game.face(card).kind == kinds.HERO


def is_face_down(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.face_down[card] > 0


def was_not_chosen(game: Champions, scope: Scope, card: int) -> bool:
    return card not in scope.vars.get(IT, ())


def could_enter_play(game: Champions, scope: Scope, card: int) -> bool:
    return not match_in_play(game, card)


def is_in_force(game: Champions, scope: Scope, card: int) -> bool:
    """Whether nobody has cancelled yet what the card that is being revealed does."""
    return scope.event is None or not scope.event.notes.get(notes.VOID)


def printed_hit_points(game: Champions, card: int) -> int:
    """The base value of a face-down card counts as printed."""
    return 1 if game.state.face_down[card] else game.face(card).stats["health"]


PRINTED_HIT_POINTS: Final = Measure("printed {hit points}", printed_hit_points)


def is_of_kind(game: Game[Any], card: int, kind: str) -> bool:
    return kind_of(game, card) == kind


def is_called(game: Game[Any], card: int, title: str) -> bool:
    return not game.state.face_down[card] and game.face(card).name == title


KIND: Final = Feature(is_of_kind, "", rank=phrases.KIND)
"""The kind, which the head of a noun names."""
TRAIT: Final = Feature(has_trait)
"""Printed or gained."""
TITLE: Final = Feature(is_called, "", rank=phrases.KIND)
"""The title, which is all that is said of a card."""


def shows(game: Game[Any], card: int, resource: str) -> bool:
    return bool(game.state.definition[card].facts["icons"][kinds.RESOURCES.index(resource)])


RESOURCE: Final = Feature(shows, "that shows {a} resource", phrases.BEHIND, phrases.THAT, many="that show {a} resource")
"""The types of resources that are printed on a card."""


def showing(*types: int) -> Has:
    return Has(RESOURCE, tuple([kinds.RESOURCES[type] for type in types]))


def having(measure: Measure, *, least: int | None = None, most: int | None = None) -> Having:
    return Having(measure, least, most)


def of_kind(*kinds: str) -> Has:
    return Has(KIND, kinds)


def trait(name: str) -> Has:
    return Has(TRAIT, (name,))


def titled(title: str) -> Has:
    return Has(TITLE, (title,))


STUNNED: Final = Is("{stunned}", partial(has_status_card, kinds.STUNNED))
CONFUSED: Final = Is("{confused}", partial(has_status_card, kinds.CONFUSED))
TOUGH: Final = Is("{tough}", partial(has_status_card, kinds.TOUGH))
PRESENT: Final = Is("in play", is_in_play, BEHIND, phrases.PLACE)
HERO_SIDE: Final = Is("", is_in_hero_form)
"""An identity that is a hero now, which the head of its noun says."""
IN_HERO_FORM: Final = Is("in {hero form}", is_in_hero_form, BEHIND)
HURTABLE: Final = Is("", can_be_hurt)
"""Whom damage could be dealt to, which goes without saying."""
ATTACKABLE: Final = Is("", is_attackable)
DAMAGED: Final = Is("damaged", is_damaged)
EXHAUSTED: Final = Is("{exhausted}", is_exhausted)
WITH_THREAT: Final = Is("", has_threat)
FACE_DOWN: Final = Is("face-down", is_face_down)
DIFFERENT: Final = Is("different", was_not_chosen, BEFORE, phrases.OTHER)
ABLE_TO_ENTER_PLAY: Final = Is("", could_enter_play)
MINION: Final = of_kind(kinds.MINION)
ALLY: Final = of_kind(kinds.ALLY)
CHARACTER: Final = of_kind(kinds.HERO, kinds.ALTER_EGO, kinds.ALLY)
SIDE_SCHEME: Final = of_kind(kinds.SIDE_SCHEME)
UPGRADE: Final = of_kind(kinds.UPGRADE)
UPGRADE_OR_SUPPORT: Final = of_kind(kinds.UPGRADE, kinds.SUPPORT)
HERO_OR_ALLY: Final = of_kind(kinds.HERO, kinds.ALLY)
TREACHERY: Final = of_kind(kinds.TREACHERY)
IN_FORCE: Final = Is("", is_in_force)
