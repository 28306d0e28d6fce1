"""The Schemes of the core set."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import IT, Cards, Each
from longbox.engine.modifiers import SET
from longbox.games.legendary.cards.making import scheme
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import CountAsVillains, EnemyStatic, EvilWins, TwistAbility
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.kinds import BANK, BYSTANDER, HERO, TECH
from longbox.games.legendary.table.nouns import hero_in_hq, villain_in_city
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HERO_DECK, OVER_CITY, OVER_MASTERMIND, WOUNDS
from longbox.games.legendary.vocabulary.adjectives import A_BYSTANDER, A_HERO, A_VILLAIN
from longbox.games.legendary.vocabulary.amounts import BystandersHeld, CostOf, TwistsBeside
from longbox.games.legendary.vocabulary.conditions import AtLeastEscaped, RunsOut
from longbox.games.legendary.vocabulary.enemies import Captures, EnterCity, PlayVillainCards
from longbox.games.legendary.vocabulary.flow import RevealOr, each_player
from longbox.games.legendary.vocabulary.nouns import (
    All,
    The,
    dearest_in_hq,
    in_space,
    the_mastermind,
    your,
)
from longbox.games.legendary.vocabulary.places import CARRIED_OFF, ESCAPED_ONES, IN_CITY, IN_ESCAPE_PILE
from longbox.games.legendary.vocabulary.twists import (
    MastermindWins,
    PutTwistBeside,
    PutTwistOverCity,
    PutTwistOverMastermind,
)
from longbox.games.legendary.vocabulary.verbs import GainWounds


def has_portal(game: Table, scope: object, card: int) -> bool:
    """A Dark Portal lies over the Villain's space."""
    return bool(game.state.zones[OVER_CITY.first + space_of(game, card)])


def has_own_portal(game: Table, scope: object, card: int) -> bool:
    return bool(game.state.zones[OVER_MASTERMIND.first])


def is_skrull(game: Table, scope: object, card: int) -> bool:
    return bool(game.state.as_villain[card]) and game.state.definition[card].kind == HERO


def is_killbot(game: Table, scope: object, card: int) -> bool:
    return bool(game.state.as_villain[card]) and game.state.definition[card].kind == BYSTANDER


ESCAPED_VILLAIN = Cards("Villain", ESCAPED_ONES, (A_VILLAIN,))
LOST_BYSTANDER = Cards("Bystander", CARRIED_OFF, (A_BYSTANDER,))
ESCAPED_HERO = Cards("Hero", IN_ESCAPE_PILE, (A_HERO,))
KILLBOT = Is("", is_killbot)
ESCAPED_KILLBOT = Cards("Killbot", ESCAPED_ONES, (KILLBOT,))

scheme(
    "The Legacy Virus",
    TwistAbility(each_player(RevealOr(your(TECH), GainWounds()))),
    EvilWins(RunsOut(WOUNDS)),
    twists=8,
    wounds_per_player=6,
)

scheme(
    "Midtown Bank Robbery",
    EnemyStatic("attack", BystandersHeld(), villain_in_city, "each Villain has +1 Attack for each Bystander it holds"),
    TwistAbility(do(Captures(Each(in_space(BANK, "in the Bank")), 2), PlayVillainCards())),
    EvilWins(AtLeastEscaped(LOST_BYSTANDER, 8)),
    twists=8,
    bystanders=12,
)

scheme(
    "Negative Zone Prison Breakout",
    TwistAbility(PlayVillainCards(2)),
    EvilWins(AtLeastEscaped(ESCAPED_VILLAIN, 12)),
    twists=8,
    extra_henchmen=1,
    solo=False,
)

scheme(
    "Portals to the Dark Dimension",
    Static("attack", 1, villain_in_city.that(Is("", has_portal)), "each Villain under a Dark Portal has +1 Attack"),
    Static("attack", 1, the_mastermind.that(Is("", has_own_portal)), "a Mastermind under a Dark Portal has +1 Attack"),
    TwistAbility(PutTwistOverMastermind(), 1, 1),
    TwistAbility(PutTwistOverCity(), 2, 6),
    TwistAbility(MastermindWins(), 7, 7),
    twists=7,
)

scheme(
    "Replace Earth's Leaders with Killbots",
    CountAsVillains(BYSTANDER, "Killbot"),
    Static(
        "attack",
        TwistsBeside(),
        Cards("Killbot", IN_CITY, (KILLBOT,)),
        "each Killbot has 1 Attack for each Twist beside the Scheme",
        op=SET,
    ),
    TwistAbility(PutTwistBeside()),
    EvilWins(AtLeastEscaped(ESCAPED_KILLBOT, 5)),
    twists=5,
    bystanders=18,
    twists_beside=3,
)

scheme(
    "Secret Invasion of the Skrull Shapeshifters",
    CountAsVillains(HERO, "Skrull", gained=True),
    EnemyStatic(
        "attack",
        CostOf(IT, more=2),
        Cards("Hero", IN_CITY, (Is("", is_skrull),)),
        "a Hero in the city has Attack equal to its cost plus 2",
        op=SET,
    ),
    TwistAbility(EnterCity(The(dearest_in_hq))),
    EvilWins(AtLeastEscaped(ESCAPED_HERO, 6)),
    twists=8,
    heroes={1: 6, 2: 6, 3: 6, 4: 6, 5: 6},
    required_villains="skrulls",
    heroes_in_villain_deck=12,
)

scheme(
    "Super Hero Civil War",
    TwistAbility(KnockOut(All(hero_in_hq))),
    EvilWins(RunsOut(HERO_DECK)),
    twists={1: 8, 2: 8, 3: 8, 4: 5, 5: 5},
    heroes={2: 4},
    solo=False,
)

scheme(
    "Unleash the Power of the Cosmic Cube",
    TwistAbility(PutTwistBeside()),
    TwistAbility(each_player(GainWounds()), 5, 6),
    TwistAbility(each_player(GainWounds(3)), 7, 7),
    TwistAbility(MastermindWins(), 8, 8),
    twists=8,
)
