"""Villains: so far an Ally who Dodges.

The players of that set are villains. Here its cards are played among heroes, whose words they are written in: an Ally
is a Hero, an Adversary a Villain.
"""

from __future__ import annotations

from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.flow import If
from longbox.engine.effects.nouns import Cards
from longbox.games.legendary.cards.making import VILLAINS_SET, common, hero, rare, uncommon
from longbox.games.legendary.table.abilities import OnPlay, PlayedOrUsed
from longbox.games.legendary.table.kinds import HYDRA, INSTINCT, SINISTER_SIX, TECH
from longbox.games.legendary.vocabulary.adjectives import icon
from longbox.games.legendary.vocabulary.conditions import Discarded
from longbox.games.legendary.vocabulary.deck import PutIntoHand
from longbox.games.legendary.vocabulary.keywords.dodge import Dodge, lend_dodge
from longbox.games.legendary.vocabulary.nouns import All, discarded_this_turn
from longbox.games.legendary.vocabulary.places import IN_HAND
from longbox.games.legendary.vocabulary.verbs import Get, Rescue

other_hydra_hero = Cards("Hero", IN_HAND, (OTHER, icon(HYDRA)))

hero(
    "Green Goblin", SINISTER_SIX,
    common("Goblin Glider", TECH, Dodge(), PlayedOrUsed(lend_dodge(other_hydra_hero), "Dodge with"), cost=4, attack=2),
    common("Pumpkin Bombs", TECH, Dodge(), OnPlay(If(Discarded(), Get(attack=2))), cost=3, attack=1),
    uncommon("Unstable Kidnapper", INSTINCT, Dodge(), OnPlay(If(Discarded(), Rescue())), cost=5, recruit=3),
    rare("Experimental Goblin Serum", TECH, OnPlay(PutIntoHand(All(discarded_this_turn))), cost=7, attack=4),
    set=VILLAINS_SET,
)  # fmt: skip
