"""Uru-Enchanted Weapons: how strong an enemy is turns up only when it is fought."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.moving import THOSE as STILL_THERE
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.slots import IT, THOSE
from longbox.engine.view import lose_track
from longbox.games.legendary.chapters.coming import procedure
from longbox.games.legendary.chapters.defeating import WIN
from longbox.games.legendary.chapters.staking import PUT_ON_VILLAIN_DECK, STAKE_UNDER
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_FIGHT_OR_FAIL, Staked
from longbox.games.legendary.table.kinds import TWIST
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import REVEALED
from longbox.games.legendary.vocabulary.adjectives import A_BYSTANDER, A_VILLAIN_ANYWHERE, of_kind

MEANS: Final = message(
    "a fight begins with as much {Attack} as is printed; then the top card of the {Villain} Deck is turned up for each"
    " of them, the {VP} of these are added to what it takes, and they go under the deck; if {you} have too little,"
    " {you} lose all {Attack} and can't fight any more this turn"
)


def uru_enchanted(number: Number = 1) -> Staked:
    return Staked(number, keyword="{Uru-Enchanted Weapon}", many="{Uru-Enchanted Weapons}", means=MEANS)


def fight_or_fail(*effects: Node) -> Ability:
    """What an enemy does when it was fought, be it defeated or not."""
    return Ability(ON_FIGHT_OR_FAIL, do(*effects))


def turned_up_cards(game: Table, scope: Scope) -> list[int]:
    return [card for card in scope.vars.get(slots.STAKED, ()) if game.state.zone[card] == REVEALED.first]


def shown(game: Table, scope: Scope) -> list[int]:
    return list(scope.vars.get(THOSE, ()))


villain_shown: Final = Cards("{Villain}", Among(shown, "among them"), (A_VILLAIN_ANYWHERE,))
twist_shown: Final = Cards("{Twist}", Among(shown, "among them"), (of_kind(TWIST),))
TURNED_UP: Final = Among(turned_up_cards, "that was turned up for the fight")
turned_up: Final = Cards("card", TURNED_UP)
villain_turned_up: Final = Cards("{Villain}", TURNED_UP, (A_VILLAIN_ANYWHERE,))
bystander_turned_up: Final = Cards("{Bystander}", TURNED_UP, (A_BYSTANDER,))


def play_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As if it came from the Villain Deck now."""
    if game.state.zone[cards[0]] == REVEALED.first:
        game.push(procedure(game, cards[0]), Scope(game.state.active, cards[0]))


def win_without_fight(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.happen(Event(WIN, seat=scope.you, card=card))


def put_on_the_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(PUT_ON_VILLAIN_DECK, seat=scope.you, cards=tuple(cards), source=scope.source))


def put_rest_under(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of those that were shown all but the chosen one, which stays on top, and what has gone elsewhere since."""
    rest = tuple([card for card in STILL_THERE.cards(game, scope) if card not in scope.vars.get(IT, ())])
    if rest:
        lose_track(game, rest, 0)
        game.happen(Event(STAKE_UNDER, seat=scope.you, cards=rest))


put_on_villain_deck: Final = Deed("put", "{whom} on top of the {Villain} Deck", act=put_on_the_deck).to
put_rest_under_at_random: Final = Deed(
    "put", "the others on the bottom of the {Villain} Deck in random order", act=put_rest_under
).done
play_them: Final = Deed("play", act=play_it, one_by_one=True).to
put_into_victory_pile: Final = Deed("put", "{whom} into {your} Victory Pile", act=win_without_fight).to
