"""Basic cards, which every deck may hold."""

from __future__ import annotations

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A
from longbox.games.champions.cards.making import ally, event, in_set, resource, support, upgrade
from longbox.games.champions.table.abilities import MaxPerDeck, MaxPerPlayer
from longbox.games.champions.table.kinds import ATTACK, BASIC, STUNNED, THWART
from longbox.games.champions.vocabulary.abilities import action, forced, hero_action, triggered
from longbox.games.champions.vocabulary.choices import a_player_to, choose_possible
from longbox.games.champions.vocabulary.costs import DISCARD, EXHAUST, Spend, costs
from longbox.games.champions.vocabulary.encounters import LessThreat
from longbox.games.champions.vocabulary.moments import ROUND_ENDS, THIS_ENTERS, VILLAIN_SCHEMES
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    AN_ENEMY,
    ANY_ENEMY,
    YOUR_HERO,
    damaged_character,
)
from longbox.games.champions.vocabulary.verbs import (
    CostLess,
    Damage,
    Discard,
    Draw,
    Give,
    Heal,
    IfStillHere,
    Later,
    Ready,
    RemoveThreat,
)

CARDS = in_set(
    "basic",
    ally(
        "Mockingbird",
        triggered(THIS_ENTERS, Give(STUNNED, ANY_ENEMY)),
        subtitle="Bobbi Morse", cost=3, code="01083", icons="P", thw=(1, 1), atk=(1, 1), health=3,
        traits="S.H.I.E.L.D., Spy", copies=4,
    ),
    ally(
        "Nick Fury",
        forced(
            THIS_ENTERS,
            do(
                choose_possible(RemoveThreat(2, A_SCHEME), Draw(3), Damage(4, AN_ENEMY)),
                Later(Trigger(ROUND_ENDS, IfStillHere(Discard(THIS)))),
            ),
        ),
        cost=4, code="01084", icons="M", thw=(2, 1), atk=(2, 1), health=3, traits="S.H.I.E.L.D., Spy", copies=4,
    ),
    event(
        "Emergency",
        triggered(VILLAIN_SCHEMES, LessThreat(1), label=THWART),
        cost=0, code="01085", icons="E", traits="Thwart", copies=4,
    ),
    event("First Aid", action(Heal(2, A(damaged_character))), cost=1, code="01086", icons="M", copies=4),
    event(
        "Haymaker",
        hero_action(Damage(3, A_TARGET), label=ATTACK),
        cost=2, code="01087", icons="E", traits="Attack", copies=4,
    ),
    resource("Energy", MaxPerDeck(1), code="01088", icons="EE", copies=4),
    resource("Genius", MaxPerDeck(1), code="01089", icons="MM", copies=4),
    resource("Strength", MaxPerDeck(1), code="01090", icons="PP", copies=4),
    support(
        "Avengers Mansion",
        MaxPerPlayer(),
        action(a_player_to(Draw(1)), cost=EXHAUST),
        cost=4, code="01091", icons="M", traits="Avenger, Location", copies=4,
    ),
    support(
        "Helicarrier",
        MaxPerPlayer(),
        action(a_player_to(CostLess(1)), cost=EXHAUST),
        cost=3, code="01092", icons="P", traits="Location, S.H.I.E.L.D.", copies=4,
    ),
    upgrade(
        "Tenacity",
        hero_action(Ready(YOUR_HERO), cost=costs(Spend(physical=1), DISCARD)),
        cost=2, code="01093", icons="E", traits="Condition", copies=4,
    ),
    aspect=BASIC,
)  # fmt: skip
