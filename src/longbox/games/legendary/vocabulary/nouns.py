"""Which cards: Heroes you have, Villains in the city, what lies in piles and stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import A, Noun, Test, anything, of_all
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table.enemies import is_villain, space_of
from longbox.games.legendary.table.kinds import BYSTANDER, HERO, WOUND
from longbox.games.legendary.table.nouns import Cards, hero_in_hq, villain_in_city, yours
from longbox.games.legendary.table.speech import by_person
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    CITY_ROW,
    DECK,
    DISCARD,
    ESCAPED,
    HAND,
    HQ,
    KO_PILE,
    MASTERMIND_SPACE,
    PLAYED,
    VICTORY,
)


def of_kind(*kinds: str) -> Test:
    return lambda game, scope, card: game.state.definition[card].kind in kinds


def with_icon(icon: str) -> Test:
    return lambda game, scope, card: icon in game.state.definition[card].traits


def of_group(group: str) -> Test:
    return lambda game, scope, card: game.state.definition[card].fact("group") == group


def of_led_group(group: str) -> Test:
    return lambda game, scope, card: game.state.definition[card].fact("group") == (game.state.stand_in or group)


def villain(game: Table, scope: Scope, card: int) -> bool:
    return is_villain(game, card)


def not_this(game: Table, scope: Scope, card: int) -> bool:
    return card != scope.source


held_card: Final = yours("card in your hand", "cards in your hand", anything, HAND)
other_card_in_hand: Final = yours("other card from your hand", "other cards from your hand", not_this, HAND)
hero_in_hand: Final = yours("Hero from your hand", "Heroes from your hand", of_kind(HERO), HAND)
hero_in_discard: Final = yours("Hero from your discard pile", "Heroes from your discard pile", of_kind(HERO), DISCARD)
card_in_discard: Final = yours("card from your discard pile", "cards from your discard pile", anything, DISCARD)
your_hero: Final = yours("Hero you have", "Heroes you have", of_kind(HERO), HAND, PLAYED, ARTIFACTS)
loose_card: Final = yours(
    "card from your hand or your discard pile", "cards from your hand or your discard pile", anything, HAND, DISCARD
)
loose_wound: Final = yours(
    "Wound from your hand or your discard pile",
    "Wounds from your hand or your discard pile",
    of_kind(WOUND),
    HAND,
    DISCARD,
)
discarded_this_turn: Final = card_in_discard.that(
    "card that you discarded this turn",
    lambda game, scope, card: card in game.state.discarded,
    "cards that you discarded this turn",
)
won_villain: Final = yours("Villain from your Victory Pile", "Villains from your Victory Pile", villain, VICTORY)
won_bystander: Final = yours(
    "Bystander in your Victory Pile", "Bystanders in your Victory Pile", of_kind(BYSTANDER), VICTORY
)
enemy: Final = Cards("Villain or Mastermind", of_all(CITY_ROW, MASTERMIND_SPACE), anything, "Villains and Masterminds")
the_mastermind: Final = Cards("Mastermind", of_all(MASTERMIND_SPACE), anything)
another_hero: Final = your_hero.that("other Hero you have", anything)


def your(icon: str) -> Cards:
    """Heroes you have with a class or team."""
    return your_hero.that(f"{icon} Hero you have", with_icon(icon), f"{icon} Heroes you have")


def your_hero_with(points: str) -> Cards:
    """Heroes you have that print Attack or Recruit, be it 0."""
    icon = points.capitalize()
    return your_hero.that(
        f"Hero you have with {'an' if icon == 'Attack' else 'a'} {icon} icon",
        lambda game, scope, card: points in game.state.definition[card].stats,
        f"Heroes you have with {'an' if icon == 'Attack' else 'a'} {icon} icon",
    )


def your_other(icon: str) -> Cards:
    """The same, but not the card that speaks."""
    return your(icon).that(f"other {icon} Hero you have", not_this, f"other {icon} Heroes you have")


def loose(icon: str) -> Cards:
    """A Hero with a class or team in your hand or discard pile."""
    return loose_card.that(f"{icon} Hero from your hand or your discard pile", with_icon(icon))


def in_hq(*icons: str) -> Cards:
    return hero_in_hq.that(
        f"{' or '.join(icons)} Hero in the HQ",
        lambda game, scope, card: any(icon in game.state.definition[card].traits for icon in icons),
    )


def owned(icon: str) -> Cards:
    """Heroes among all the cards that a player owns."""
    test = with_icon(icon)
    return yours(
        f"{icon} Hero you own", f"{icon} Heroes you own", test, DECK, HAND, PLAYED, ARTIFACTS, DISCARD, VICTORY
    )  # fmt: skip


def won(group: str, test: Test | None = None) -> Cards:
    """Villains of a group in your Victory Pile."""
    said = f"{group} Villain{{}} in your Victory Pile"
    return yours(said.format(""), said.format("s"), test or of_group(group), VICTORY)


def won_led(group: str) -> Cards:
    """The same, of the group that a Mastermind always leads, or of the one that stands in for it."""
    return won(group, of_led_group(group))


def other_won(group: str) -> Cards:
    """The same, besides the card that speaks."""
    return won(group).that("other {}", not_this)


def in_space(space: int, said: str) -> Cards:
    return villain_in_city.that(f"Villain {said}", lambda game, scope, card: space_of(game, card) == space)


def escaped(singular: str, plural: str, test: Test) -> Cards:
    return Cards(singular, of_all(ESCAPED), test, plural)


def in_ko_pile(icon: str) -> Cards:
    said = f"{icon} Hero{{}} in the KO pile"
    return Cards(said.format(""), of_all(KO_PILE), with_icon(icon), said.format("es"))


def laid_away(kind: str, name: str, beside: ZoneKind, card: str) -> Cards:
    """Twists or Strikes that are over: KO'd, or stacked next to a card."""
    said = f"{name}{{}} in the KO pile or next to the {card}"
    return Cards(said.format(""), of_all(KO_PILE, beside), of_kind(kind), said.format("s"))


@dataclass(frozen=True, eq=False)
class HeldHero(Noun):
    """The Hero under this Villain."""

    def cards(self, game: Table, scope: Scope) -> list[int]:
        definition = game.state.definition
        return [card for card in game.on(scope.source) if definition[card].kind == HERO]

    def words(self, say: Say) -> str:
        return f"the Hero under {say.this}"


HELD_HERO: Final = HeldHero()


@dataclass(frozen=True, eq=False)
class DearestInHQ(Noun):
    """The Heroes of highest cost in the HQ: several if they are equal."""

    def cards(self, game: Table, scope: Scope) -> list[int]:
        heroes = hero_in_hq.cards(game, scope)
        definition = game.state.definition
        highest = max((definition[card].stats["cost"] for card in heroes), default=0)
        return [card for card in heroes if definition[card].stats["cost"] == highest]

    def words(self, say: Say) -> str:
        return "Hero of highest cost in the HQ"


@dataclass(frozen=True, eq=False)
class RightmostInHQ(Noun):
    """The Hero under the Sewers."""

    def cards(self, game: Table, scope: Scope) -> list[int]:
        return list(game.state.zones[HQ.first])

    def words(self, say: Say) -> str:
        return "the rightmost Hero in the HQ"


dearest_in_hq: Final = DearestInHQ()
rightmost_in_hq: Final = RightmostInHQ()


@dataclass(frozen=True, eq=False)
class PerhapsA(A):
    """One of them, if the player likes: part of "you may"."""

    def words(self, say: Say) -> str:
        return say.article(self.noun.words(say))


def perhaps_a(noun: Noun, verb: str = "choose") -> PerhapsA:
    return PerhapsA(noun, least=0, verb=verb)


@dataclass(frozen=True, eq=False)
class IfYouLike(PerhapsA):
    """Some of them or none, spoken of at the end of a sentence."""

    def words(self, say: Say) -> str:
        said = self.noun.words(say)
        return f"{said if said == 'it' else say.article(said)} if you like"


@dataclass(frozen=True, eq=False)
class The(A):
    """One of them, of which there is usually but one."""

    def words(self, say: Say) -> str:
        return f"the {self.noun.words(say)}"


@dataclass(frozen=True, eq=False)
class AnyNumberOf(A):
    def words(self, say: Say) -> str:
        return f"any number of {say.plural(self.noun)}"


@dataclass(frozen=True, eq=False)
class AsManyAs(A):
    """A number of them that is counted, in words of its own."""

    say_as: str = ""

    def words(self, say: Say) -> str:
        return by_person(say, self.say_as)


@dataclass(frozen=True, eq=False)
class All(Noun):
    """All of them, in one go."""

    noun: Noun

    def cards(self, game: Table, scope: Scope) -> list[int]:
        return list(self.noun.cards(game, scope))

    def words(self, say: Say) -> str:
        return f"all {say.plural(self.noun)}"
