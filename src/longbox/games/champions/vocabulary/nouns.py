"""Which cards an effect is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import A, Cards, Each, Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say, listed
from longbox.games.champions.table import players
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import (
    A_PLAYERS,
    COUNTS_AS_MINION,
    DAMAGED,
    EXHAUSTED,
    HERO_OR_ALLY,
    HURTABLE,
    IN_FORCE,
    TARGET,
    TREACHERY,
    UPGRADE,
    UPGRADE_OR_SUPPORT,
    WITH_THREAT,
)
from longbox.games.champions.vocabulary.places import (
    ALLIES,
    ALLIES_YOU_CONTROL,
    CHARACTERS,
    CHARACTERS_YOU_CONTROL,
    ENEMIES,
    ENGAGED_WITH_YOU,
    FRIENDLY,
    HEROES_AND_ALLIES,
    IN_PLAY,
    MINIONS,
    SCHEMES,
    SIDE_SCHEMES,
    YOU_CONTROL,
)


@dataclass(frozen=True, eq=False)
class TheVillain(Noun):
    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return list(game.state.villains)

    def words(self, say: Say) -> str:
        return "the villain"


@dataclass(frozen=True, eq=False)
class TheMainScheme(Noun):
    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return list(game.state.main_schemes)

    def words(self, say: Say) -> str:
        return "the main scheme"


@dataclass(frozen=True, eq=False)
class You(Noun):
    """Your identity, in either form."""

    say_as: str = "you"

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [game.state.identity[scope.you]]

    def words(self, say: Say) -> str:
        return self.say_as


@dataclass(frozen=True, eq=False)
class YourHero(Noun):
    """Your identity while it is in hero form; `name` if the card names the hero."""

    name: str = "your hero"

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        identity = game.state.identity[scope.you]
        return [identity] if is_hero(game, scope.you) else []

    def words(self, say: Say) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class EachHero(Noun):
    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [game.state.identity[seat] for seat in players.in_player_order(game) if is_hero(game, seat)]

    def words(self, say: Say) -> str:
        return "each hero"


@dataclass(frozen=True, eq=False)
class Named(Noun):
    """A card in play by its title."""

    name: str

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        state = game.state
        return [card for card in game.in_play() if not state.face_down[card] and game.face(card).name == self.name]

    def words(self, say: Say) -> str:
        return self.name


enemy: Final = Cards("enemy", ENEMIES)
hurtable_enemy: Final = enemy.that(HURTABLE)
attack_target: Final = enemy.that(TARGET)
minion: Final = Cards("minion", MINIONS)
target_minion: Final = minion.that(TARGET)
ally: Final = Cards("ally", ALLIES)
exhausted_ally: Final = ally.that(EXHAUSTED)
character: Final = Cards("character", CHARACTERS)
scheme: Final = Cards("scheme", SCHEMES)
side_scheme: Final = Cards("side scheme", SIDE_SCHEMES)
upgrade: Final = Cards("upgrade", IN_PLAY, (UPGRADE,))
scheme_with_threat: Final = scheme.that(WITH_THREAT)
hero_or_ally: Final = Cards("hero or ally", HEROES_AND_ALLIES, (HERO_OR_ALLY,), "heroes and allies")
damaged_friend: Final = character.that(FRIENDLY, DAMAGED)
damaged_character: Final = character.that(DAMAGED)
upgrade_or_support: Final = Cards("upgrade or support", YOU_CONTROL, (UPGRADE_OR_SUPPORT,))
your_upgrade: Final = upgrade.at(YOU_CONTROL)
your_character: Final = character.at(CHARACTERS_YOU_CONTROL)
your_ally: Final = ally.at(ALLIES_YOU_CONTROL)
your_minion: Final = minion.at(ENGAGED_WITH_YOU)
any_card: Final = Cards("card", IN_PLAY)
any_minion: Final = minion.that(COUNTS_AS_MINION)
any_friend: Final = character.that(A_PLAYERS)
any_treachery: Final = Cards("treachery", IN_PLAY, (TREACHERY, IN_FORCE))
"""Whatever takes part in an event, wherever it is by now."""


@dataclass(frozen=True, eq=False)
class Several(Noun):
    """Cards of several nouns together."""

    nouns: tuple[Noun, ...]

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [card for noun in self.nouns for card in noun.cards(game, scope)]

    def words(self, say: Say) -> str:
        return listed([noun.words(say) for noun in self.nouns])


THE_VILLAIN: Final = TheVillain()
MAIN_SCHEME: Final = TheMainScheme()
YOU: Final = You()
YOUR_IDENTITY: Final = You("your identity")
YOUR_ALTER_EGO: Final = You("your alter-ego")
YOUR_HERO: Final = YourHero()
EACH_HERO: Final = EachHero()
EACH_ENEMY: Final = Each(hurtable_enemy)
EACH_SIDE_SCHEME: Final = Each(side_scheme)
EACH_FRIEND: Final = Each(character.that(FRIENDLY, HURTABLE))
EACH_CHARACTER: Final = Each(character.that(HURTABLE))
AN_ENEMY: Final = A(hurtable_enemy)
ANY_ENEMY: Final = A(enemy)
A_TARGET: Final = A(attack_target)
A_TARGET_MINION: Final = A(target_minion)
A_MINION: Final = A(minion)
A_SCHEME: Final = A(scheme_with_threat)
A_FRIEND: Final = A(damaged_friend)
