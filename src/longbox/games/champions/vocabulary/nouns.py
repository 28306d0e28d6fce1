"""Which cards an effect is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.nouns import A, Each, Kind, Noun, anything
from longbox.engine.frames import Scope
from longbox.engine.words import Say, listed
from longbox.games.champions.chapters import threat
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.chapters.damage import can_be_damaged
from longbox.games.champions.table import characters, kinds, players, schemes
from longbox.games.champions.table.cards import has_trait, kind_of
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA


@dataclass(frozen=True, eq=False)
class TheVillain(Noun):
    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [game.state.villain]

    def words(self, say: Say) -> str:
        return "the villain"


@dataclass(frozen=True, eq=False)
class TheMainScheme(Noun):
    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [game.state.main_scheme]

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


def target(game: Champions, scope: Scope, card: int) -> bool:
    return may_attack(game, scope.you, card) and can_be_damaged(game, card, scope.source)


def hurtable(game: Champions, scope: Scope, card: int) -> bool:
    return can_be_damaged(game, card, scope.source)


def is_damaged(game: Champions, scope: Scope, card: int) -> bool:
    return game.state.damage[card] > 0


enemy: Final = Kind("enemy", lambda game, scope: characters.enemies(game), anything, "enemies")


hurtable_enemy: Final = Kind("enemy", lambda game, scope: characters.enemies(game), hurtable, "enemies")


attack_target: Final = Kind("enemy", lambda game, scope: characters.enemies(game), target, "enemies")


minion: Final = Kind("minion", lambda game, scope: characters.minions(game), anything)


target_minion: Final = Kind("minion", lambda game, scope: characters.minions(game), target)


ally: Final = Kind("ally", lambda game, scope: allies_in_play(game), anything, "allies")


exhausted_ally: Final = Kind(
    "ally", lambda game, scope: allies_in_play(game), lambda game, scope, card: game.state.exhausted[card] > 0, "allies"
)


side_scheme: Final = Kind("side scheme in play", lambda game, scope: schemes.side_schemes(game), anything)


scheme_with_threat: Final = Kind(
    "scheme", lambda game, scope: schemes.schemes(game), lambda game, scope, card: threat.can_remove(game, card)
)


hero_or_ally: Final = Kind(
    "hero or ally",
    lambda game, scope: characters.friendly_characters(game),
    lambda game, scope, card: game.face(card).kind != kinds.ALTER_EGO,
    "heroes and allies",
)


damaged_friend: Final = Kind("friendly character", lambda game, scope: characters.friendly_characters(game), is_damaged)


damaged_character: Final = Kind("character", lambda game, scope: characters.characters(game), is_damaged)


upgrade_or_support: Final = Kind(
    "upgrade or support you control",
    lambda game, scope: controlled(game, scope.you),
    lambda game, scope, card: game.face(card).kind in (kinds.UPGRADE, kinds.SUPPORT),
)


your_upgrade: Final = Kind(
    "upgrade you control",
    lambda game, scope: controlled(game, scope.you),
    lambda game, scope, card: game.face(card).kind == kinds.UPGRADE,
)


your_character: Final = Kind("character you control", lambda game, scope: characters.friends(game, scope.you), anything)


your_ally: Final = Kind(
    "ally you control", lambda game, scope: characters.allies(game, scope.you), anything, "allies you control"
)


your_minion: Final = Kind(
    "minion engaged with you", lambda game, scope: characters.minions_of(game, scope.you), anything
)


@dataclass(frozen=True, eq=False)
class Several(Noun):
    """Cards of several nouns together."""

    nouns: tuple[Noun, ...]

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return [card for noun in self.nouns for card in noun.cards(game, scope)]

    def words(self, say: Say) -> str:
        return listed([noun.words(say) for noun in self.nouns])


def toughest_minions(game: Champions, test: Callable[[int], bool] = lambda card: True) -> list[int]:
    """The minions with the highest printed hit points; the base value of a face-down card counts as printed."""
    state = game.state
    found = [
        (1 if state.face_down[card] else game.face(card).stats["health"], card)
        for card in characters.minions(game)
        if test(card)
    ]
    most = max(found, default=(0, 0))[0]
    return [card for points, card in found if points == most]


def allies_in_play(game: Champions) -> list[int]:
    return [card for seat in players.in_player_order(game) for card in characters.allies(game, seat)]


def controlled(game: Champions, seat: int) -> list[int]:
    return game.state.zones[AREA.at(seat)]


def with_trait(kind: Kind, trait: str) -> Kind:
    """Only those of a kind that have a trait."""

    def test(game: Champions, scope: Scope, card: int) -> bool:
        return has_trait(game, card, trait)

    return kind.that(f"{trait} {{}}", test, f"{trait} {{}}")


def is_minion(game: Any, scope: Scope, card: int) -> bool:
    return kind_of(game, card) == kinds.MINION


THE_VILLAIN: Final = TheVillain()


MAIN_SCHEME: Final = TheMainScheme()


YOU: Final = You()


YOUR_IDENTITY: Final = You("your identity")


YOUR_ALTER_EGO: Final = You("your alter-ego")


YOUR_HERO: Final = YourHero()


EACH_HERO: Final = EachHero()


EACH_ENEMY: Final = Each(hurtable_enemy)


EACH_SIDE_SCHEME: Final = Each(side_scheme)


EACH_FRIEND: Final = Each(
    Kind("friendly character", lambda game, scope: characters.friendly_characters(game), hurtable)
)


EACH_CHARACTER: Final = Each(Kind("character", lambda game, scope: characters.characters(game), hurtable))


AN_ENEMY: Final = A(hurtable_enemy)


ANY_ENEMY: Final = A(enemy)


A_TARGET: Final = A(attack_target)


A_TARGET_MINION: Final = A(target_minion)


A_MINION: Final = A(minion)


A_SCHEME: Final = A(scheme_with_threat)


A_FRIEND: Final = A(damaged_friend)
