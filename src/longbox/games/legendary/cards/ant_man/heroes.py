"""Ant-Man: so far the two Heroes who change their size and do little else."""

from __future__ import annotations

from longbox.engine.effects.nouns import A
from longbox.games.legendary.cards.making import ANT_MAN, common, hero, rare, uncommon
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import AVENGERS, COVERT, RANGED, STRENGTH, TECH
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.vocabulary.amounts import DrawnThisTurn, OtherPlayed, RecruitedThisTurn
from longbox.games.legendary.vocabulary.flow import MayFor
from longbox.games.legendary.vocabulary.keywords.microscopic_size_changing import microscopic
from longbox.games.legendary.vocabulary.keywords.size_changing import GainSizeChanging, hero_of_one_size, size_changing
from longbox.games.legendary.vocabulary.nouns import perhaps_a
from longbox.games.legendary.vocabulary.verbs import Draw, Get

hero(
    "Ant-Man", AVENGERS,
    common("Ride the Ants", TECH, size_changing(TECH), OnPlay(Draw()), cost=4, attack=1),
    common(
        "Risky Science", TECH,
        microscopic(TECH, 3),
        Superpower(TECH, MayFor(Discard(perhaps_a(card_in_hand, "discard")), Draw())),
        cost=5, attack=2,
    ),
    uncommon(
        "Giant Ego", STRENGTH, size_changing(TECH), OnPlay(Get(attack=DrawnThisTurn())), cost=6, attack=2
    ),
    rare(
        "Pym Particles", TECH,
        microscopic(TECH, 5),
        OnPlay(GainSizeChanging(A(hero_of_one_size), (TECH,))),
        cost=9, attack=5,
    ),
    set=ANT_MAN,
)  # fmt: skip

hero(
    "Wasp", AVENGERS,
    common("Bio-Electric Sting", COVERT, microscopic(COVERT, 2), Superpower(COVERT, Get(attack=2)), cost=3, attack=1),
    common("Tiny Winged Justice", COVERT, size_changing(COVERT), Superpower(COVERT, Draw()), cost=4, recruit=2),
    uncommon(
        "Swarm Tactics", RANGED, size_changing(COVERT), OnPlay(Get(attack=RecruitedThisTurn())), cost=6, attack=2
    ),
    rare(
        "Founding Avenger", COVERT,
        microscopic(COVERT, 5),
        Superpower(AVENGERS, Get(attack=OtherPlayed(AVENGERS))),
        cost=9, attack=4,
    ),
    set=ANT_MAN,
)  # fmt: skip
