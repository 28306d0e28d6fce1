"""What else cards ask about than nouns and adjectives say."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import Condition, Fact, all_of, is_a, not_
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import activations
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import EXHAUSTED, IN_HERO_FORM, PRESENT, trait
from longbox.games.champions.vocabulary.nouns import YOU


def all_was_there(game: Champions, scope: Scope) -> bool:
    """The threat that was to be removed just before was there, all of it."""
    return bool(scope.vars.get(slots.ALL_REMOVED))


def nobody_defends(game: Champions, scope: Scope) -> bool:
    """The activation that this boosts is an attack that nobody defends."""
    activation = activations.find(game, scope.vars.get(slots.ACTIVATION, 0))
    return activation is not None and activation.kind == kinds.ATTACK and not activation.defence


def no_attack_began(game: Champions, scope: Scope) -> bool:
    """Since this effect let enemies attack."""
    return bool(game.state.begun == scope.vars.get(slots.BEFORE, game.state.begun))


def in_play(noun: Noun) -> Condition:
    """A card that is named is in play."""
    return is_a(noun, PRESENT)


ALL_WAS_REMOVED: Final = Fact("that much was there", all_was_there)
UNDEFENDED: Final = Fact("nobody defends against the attack that this boosts", nobody_defends)
NOBODY_ATTACKED: Final = Fact("no attack was made", no_attack_began)
AERIAL: Final[Condition] = is_a(YOU, trait("Aerial"))
READY_ALTER_EGO: Final[Condition] = all_of(not_(is_a(YOU, IN_HERO_FORM)), not_(is_a(YOU, EXHAUSTED)))
