"""Which cards: characters by side, row, level and state, cards in hands and piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.choosing import Either
from longbox.engine.effects.nouns import IT, Cards, That
from longbox.engine.effects.places import AnyPlace
from longbox.engine.effects.related import with_at_least, with_at_most
from longbox.engine.effects.some_players import THAT_PLAYER
from longbox.engine.words import Say
from longbox.games.vs.table import slots
from longbox.games.vs.vocabulary.adjectives import (
    ATTACKING,
    CHARACTER_CARD,
    COPY,
    COST,
    DEFENDING,
    EQUIPMENT,
    FACE_DOWN,
    FACE_UP,
    IN_BACK_ROW,
    LOCATION,
    PLAYABLE_AGAIN,
    PLOT_TWIST,
    STUNNED,
    SUPPORTING,
    costing,
)
from longbox.games.vs.vocabulary.places import (
    DECK,
    ENEMY,
    EVERYWHERE,
    FIGHTING,
    HAND,
    IN_COMBAT,
    KO_PILE,
    MAINS,
    ON_ALL_SIDES,
    ON_YOUR_SIDE,
    RESOURCES,
    SIDE_DECK,
    SURVIVORS,
    TURN_PLAYERS,
    YOURS,
)
from longbox.games.vs.vocabulary.players import AN_ENEMY_PLAYER, ANY_PLAYER

any_character: Final = Cards("character", EVERYWHERE)
character: Final = any_character.that(FACE_UP)
other_character: Final = character.that(OTHER)
any_own: Final = any_character.that(YOURS)
your_character: Final = character.that(YOURS)
your_supporting: Final = your_character.that(SUPPORTING)
other_of_yours: Final = your_character.that(OTHER)
other_supporting_of_yours: Final = any_own.that(SUPPORTING, OTHER)
any_enemy: Final = any_character.that(ENEMY)
enemy_character: Final = character.that(ENEMY)
enemy_supporting: Final = enemy_character.that(SUPPORTING)
stunned_character: Final = any_character.that(STUNNED)
stunned_supporting: Final = stunned_character.that(SUPPORTING)
stunned_enemy_supporting: Final = any_enemy.that(STUNNED, SUPPORTING)
back_row_enemy: Final = any_enemy.that(IN_BACK_ROW)
cheap_supporting: Final = character.that(SUPPORTING, costing(most=3))

turn_players_character: Final = character.at(TURN_PLAYERS)
any_supporting: Final = any_character.that(SUPPORTING)
combatant: Final = any_character.at(IN_COMBAT)
attacker: Final = Cards("attacker", FIGHTING, (ATTACKING,))
defender: Final = Cards("defender", FIGHTING, (DEFENDING,))
enemy_combatant: Final = combatant.that(ENEMY)
your_combatant: Final = combatant.that(YOURS)
enemy_survivor: Final = any_character.at(SURVIVORS).that(ENEMY)

card: Final = Cards("card", EVERYWHERE)


@dataclass(frozen=True, eq=False)
class Them(That):
    """What was chosen, where that may be several."""

    def words(self, say: Say) -> str:
        return say.phrase("them")

    def each_one(self, say: Say) -> str:
        return say.phrase("each of them")


@dataclass(frozen=True, eq=False)
class TheTwo(Either):
    """Two cards that were chosen one after the other."""

    def chosen_one(self, say: Say) -> str:
        return say.phrase("one of the two")


THEM: Final = Them()
THE_TWO: Final = TheTwo(That(slots.FOUND), That(slots.NEW))
THE_FOUND: Final = That(slots.FOUND)
"""What was chosen first, where something else is chosen after it."""
equipment: Final = Cards("{equipment}", EVERYWHERE, (EQUIPMENT,), "{equipment}")
plot_twist: Final = Cards("{plot twist}", EVERYWHERE, (PLOT_TWIST,))
"""Of some place: `card.at(HAND)`."""
enemy_plot_twist: Final = plot_twist.at(HAND.of(AN_ENEMY_PLAYER), DECK.of(AN_ENEMY_PLAYER), KO_PILE.of(AN_ENEMY_PLAYER))
"""Wherever a player may play it from."""
hand_character: Final = Cards("character", HAND, (CHARACTER_CARD,))
recruit: Final = Cards("character", AnyPlace((HAND, DECK, KO_PILE)), (CHARACTER_CARD,))
"""Wherever a player may recruit from."""
enemy_to_match: Final = enemy_supporting.that(with_at_most(COST, hand_character))
matching_card: Final = hand_character.that(with_at_least(COST, IT))
card_in_ko_pile: Final = Cards("card", KO_PILE)
card_of_yours: Final = Cards("card", ON_YOUR_SIDE)
face_up_location: Final = Cards("{Location}", RESOURCES.of(ANY_PLAYER), (FACE_UP, LOCATION))
location: Final = Cards("{Location}", EVERYWHERE, (LOCATION,))
your_resource: Final = Cards("{resource}", RESOURCES)
face_down_resource: Final = Cards("{resource}", RESOURCES.of(ANY_PLAYER), (FACE_DOWN,))
your_turned_location: Final = Cards("{Location}", RESOURCES, (FACE_DOWN, LOCATION))
ko_d_character: Final = Cards("character", KO_PILE.of(ANY_PLAYER), (CHARACTER_CARD,))
your_ko_d_character: Final = Cards("character", KO_PILE, (CHARACTER_CARD,))
enemy_ko_d_character: Final = Cards("character", KO_PILE.of(AN_ENEMY_PLAYER), (CHARACTER_CARD,))
twist_in_ko_pile: Final = Cards("{plot twist}", KO_PILE, (PLAYABLE_AGAIN,))
main_in_side_deck: Final = Cards("{main character}", SIDE_DECK)
character_card: Final = Cards("character", EVERYWHERE, (CHARACTER_CARD,))
copy_of_this: Final = Cards("copy of this character", EVERYWHERE, (COPY,), "copies of this character")

any_resource: Final = Cards("{resource}", RESOURCES.of(ANY_PLAYER))
enemy_face_down_resource: Final = Cards("{resource}", RESOURCES.of(AN_ENEMY_PLAYER), (FACE_DOWN,))
supporting_or_fallen: Final = Cards(
    "character", AnyPlace((ON_ALL_SIDES, KO_PILE.of(ANY_PLAYER))), (CHARACTER_CARD, SUPPORTING)
)
your_main: Final = Cards("{main character}", MAINS)
their_main: Final = Cards("{main character}", MAINS.of(THAT_PLAYER))
their_supporting: Final = Cards("character", YOURS.of(THAT_PLAYER), (SUPPORTING,))
their_resource: Final = Cards("{resource}", RESOURCES.of(THAT_PLAYER))
