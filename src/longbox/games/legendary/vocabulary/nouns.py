"""Which cards: Heroes you have, Villains in the city, what lies in piles and stacks."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.adjectives import OTHER, Is
from longbox.engine.effects.choosing import a, each, highest, the
from longbox.engine.effects.nouns import THIS, A, Cards, Noun
from longbox.engine.effects.places import Among, AnyPlace
from longbox.engine.frames import Scope
from longbox.engine.slots import IT
from longbox.games.legendary.chapters.bystanders import HERO_UNDER
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import STRIKE, TACTIC
from longbox.games.legendary.table.nouns import COST, IN_CITY, IN_HAND, card_in_hand, hero_in_hq, villain_in_city
from longbox.games.legendary.table.players import everybody
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, DISCARD, MADAME_HYDRA, NEW_RECRUITS
from longbox.games.legendary.vocabulary.adjectives import (
    A_BINDINGS,
    A_BYSTANDER,
    A_HENCHMAN,
    A_HERO,
    A_VILLAIN,
    A_WOUND,
    BENEATH,
    DISCARDED_THIS_TURN,
    LEFTMOST,
    NOT_IT,
    RIGHTMOST,
    icon,
    of_group,
    of_kind,
    with_points,
)
from longbox.games.legendary.vocabulary.places import (
    BESIDE_THE_MASTERMIND,
    BESIDE_THE_SCHEME,
    IN_DISCARD_PILE,
    IN_HQ_UNDER,
    IN_KO_PILE,
    IN_SPACE,
    IN_VICTORY_PILE,
    LYING_IN_WAIT,
    MASTERMINDS_PLACE,
    ON_MADAME_HYDRA,
    ON_NEW_RECRUITS,
    ON_OFFICERS,
    THE_VILLAIN_DECK,
    YOU_HAVE,
    YOU_OWN,
)


def is_from(stacks: tuple[str, ...], game: Table, scope: Scope, card: int) -> bool:
    """Whether a card comes from one of some stacks."""
    return game.state.definition[card].fact("stack") in stacks


card: Final[Cards] = card_in_hand
hero: Final = Cards("{Hero}", YOU_HAVE, (A_HERO,))
villain: Final[Cards] = villain_in_city
henchman: Final = Cards("{Henchman}", IN_CITY, (A_HENCHMAN,), "{Henchmen}")
twist: Final = Cards("{Twist}", BESIDE_THE_SCHEME)
strike: Final = Cards("{Master Strike}", BESIDE_THE_MASTERMIND, (of_kind(STRIKE),))
bystander: Final = Cards("{Bystander}", IN_VICTORY_PILE, (A_BYSTANDER,))

won_card: Final = card.at(IN_VICTORY_PILE)
won_villain: Final = Cards("{Villain}", IN_VICTORY_PILE, (A_VILLAIN,))
koed_hero: Final = Cards("{Hero}", IN_KO_PILE, (A_HERO,))
koed_wound: Final = Cards("{Wound}", IN_KO_PILE, (A_WOUND,))
officer: Final = Cards("{Officer}", ON_OFFICERS)
madame_hydra: Final = Cards("{Madame HYDRA}", ON_MADAME_HYDRA)
new_recruit: Final = Cards("{New Recruit}", ON_NEW_RECRUITS)
loose_card: Final = card.at(IN_HAND, IN_DISCARD_PILE)
tactic_won: Final = Cards("{Tactic}", IN_VICTORY_PILE, (of_kind(TACTIC),))
recruit_or_hydra: Final = Cards(
    "{New Recruit} or {Madame HYDRA}", IN_HAND, (Is("", partial(is_from, (NEW_RECRUITS.name, MADAME_HYDRA.name))),)
)
your_own_card: Final = card.at(YOU_HAVE, IN_DISCARD_PILE)
loose_bindings: Final = Cards("{Bindings}", IN_HAND, (A_BINDINGS,)).at(IN_HAND, IN_DISCARD_PILE)
loose_wound: Final = Cards("{Wound}", IN_HAND, (A_WOUND,)).at(IN_HAND, IN_DISCARD_PILE)
discarded_this_turn: Final = card.at(IN_DISCARD_PILE).that(DISCARDED_THIS_TURN)
the_mastermind: Final = Cards("{Mastermind}", MASTERMINDS_PLACE)
enemy: Final = Cards(
    "{Villain} or {Mastermind}",
    AnyPlace((IN_CITY, MASTERMINDS_PLACE, LYING_IN_WAIT)),
    heads="{Villains} and {Masterminds}",
)


def chosen_first(game: Table, scope: Scope) -> list[int]:
    return list(scope.vars.get(slots.CHOSEN, ()))


def those_chosen(game: Table, scope: Scope) -> list[int]:
    return [*scope.vars.get(IT, ()), *scope.vars.get(slots.CHOSEN, ())]


def went_this_way(game: Table, scope: Scope) -> list[int]:
    """Those of the cards that `tallied` has counted that lie in the player's discard pile."""
    pile = DISCARD.first + scope.you
    return [card for card in scope.vars.get(slots.THIS_WAY, ()) if game.state.zone[card] == pile]


def on_top(game: Table, scope: Scope) -> list[int]:
    zones = game.state.zones
    decks = [zones[DECK.first + seat] for seat in everybody(game, scope)]
    return [deck[-1] for deck in decks if deck]


def your(icon_name: str) -> Cards:
    """Heroes you have with a class or team."""
    return hero.that(icon(icon_name))


def your_hero_with(points: str) -> Cards:
    """Heroes you have that print Attack or Recruit, be it 0."""
    return hero.that(with_points(points))


def your_other(icon_name: str) -> Cards:
    """The same, but not the card that speaks."""
    return your(icon_name).that(OTHER)


def loose(icon_name: str) -> Cards:
    """A Hero with a class or team in your hand or discard pile."""
    return Cards("{Hero}", IN_HAND, (icon(icon_name),)).at(IN_HAND, IN_DISCARD_PILE)


def in_hq(*icons: str) -> Cards:
    return hero_in_hq.that(icon(*icons))


def discarded(icon_name: str) -> Cards:
    """Cards with a class or team in your discard pile."""
    return Cards("card", IN_DISCARD_PILE, (icon(icon_name),))


def owned(icon_name: str) -> Cards:
    """Heroes among all the cards that a player owns."""
    return Cards("{Hero}", YOU_OWN, (icon(icon_name),))


def won(group: str, *, led: bool = False) -> Cards:
    """Villains of a group in your Victory Pile; its Traps, Locations and Weapons are none."""
    return Cards("{Villain}", IN_VICTORY_PILE, (of_group(group, led=led), A_VILLAIN))


def won_led(group: str) -> Cards:
    """The same, of the group that a Mastermind always leads, or of the one that stands in for it."""
    return won(group, led=True)


def other_won(group: str) -> Cards:
    """The same, besides the card that speaks."""
    return won(group).that(OTHER)


def in_space(space: int) -> Cards:
    return villain.at(IN_SPACE[space])


def in_spaces(*spaces: int) -> Cards:
    return villain.at(*[IN_SPACE[space] for space in spaces])


def hero_under(space: int) -> Cards:
    """Heroes in the HQ space under one of the city."""
    return hero_in_hq.at(IN_HQ_UNDER[space])


def in_ko_pile(icon_name: str) -> Cards:
    return Cards("{Hero}", IN_KO_PILE, (icon(icon_name),))


def with_id(id: str, game: Table, scope: Scope) -> list[int]:
    """Only what was there from the start is looked for."""
    return [card for card, definition in enumerate(game.state.definition) if definition.id == id]


def is_with_id(id: str, game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].id == id


def villain_called(head: str, id: str) -> Cards:
    """A certain Villain, wherever it is."""
    it = partial(is_with_id, id)
    return Cards(head, Among(partial(with_id, id), test=it, anywhere=True), (Is("", it),))


def a_second(noun: Cards) -> A:
    """Another one than was chosen before, which stays IT."""
    return a(noun.that(NOT_IT), slot=slots.CHOSEN)


def also_a(noun: Noun) -> A:
    """Something else besides what was chosen before, which stays IT."""
    return a(noun, slot=slots.CHOSEN)


hero_discarded_this_way: Final = Cards("{Hero}", Among(went_this_way, "discarded this way"), (A_HERO,))
VILLAIN_CARD: Final = Cards("card", THE_VILLAIN_DECK)
top_card: Final = Cards("card", Among(on_top, "on top of a deck"))
"""Of the players' decks: one of each."""
FIRST_CHOSEN: Final = the(Cards("{Hero} chosen first", Among(chosen_first)))
"""What `also_a` chose."""
BOTH_CHOSEN: Final = each(Cards("of them", Among(those_chosen)))
"""One card and a second one."""
HELD_HERO: Final = the(HERO_UNDER.of(THIS))
dearest_in_hq: Final = highest(hero_in_hq, COST)
hero_beneath: Final = the(hero_in_hq.that(BENEATH))
rightmost_in_hq: Final = the(hero_in_hq.that(RIGHTMOST))
leftmost_in_hq: Final = the(hero_in_hq.that(LEFTMOST))
