"""Captain Marvel's own cards, her obligation and her nemesis set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import All
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    in_set,
    minion,
    obligation,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from longbox.games.champions.chapters import discarding
from longbox.games.champions.table import slots
from longbox.games.champions.table.abilities import Boost, MaxPerPlayer, WhenRevealed
from longbox.games.champions.table.kinds import ATTACK, DEFENSE, ENERGY, STUNNED, THWART
from longbox.games.champions.table.paid import PaidWith
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.abilities import (
    ONCE_PER_ROUND,
    action,
    forced,
    hero_action,
    hero_triggered,
    triggered,
)
from longbox.games.champions.vocabulary.adjectives import DIFFERENT
from longbox.games.champions.vocabulary.amounts import Instead, PerPlayer, StoredCounters, X
from longbox.games.champions.vocabulary.choices import a_player_to
from longbox.games.champions.vocabulary.conditions import ALL_WAS_REMOVED, Undefended, YouAre, YouHaveTrait
from longbox.games.champions.vocabulary.costs import (
    DISCARD,
    EXHAUST,
    DiscardFromHand,
    HealYourself,
    Spend,
    SpendX,
    costs,
)
from longbox.games.champions.vocabulary.encounters import GainSurge, Prevent, obligation_choice
from longbox.games.champions.vocabulary.moments import DAMAGE_TO_YOU, THIS_ENEMY_ATTACKS, THIS_ENTERS
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    MAIN_SCHEME,
    THE_VILLAIN,
    YOU,
    Named,
    YourHero,
    scheme_with_threat,
)
from longbox.games.champions.vocabulary.statics import gains_trait, gets
from longbox.games.champions.vocabulary.verbs import Damage, Draw, Give, PlaceThreat, PutCounters, RemoveThreat

CAPTAIN_MARVEL = YourHero("Captain Marvel")

another_scheme = scheme_with_threat.that(DIFFERENT)
AERIAL = YouHaveTrait("Aerial")


@dataclass(frozen=True, eq=False)
class DiscardEnergy(Verb):
    """Discard every card with an energy resource from your hand; without one this card surges."""

    def apply(self, game: Champions, scope: Scope) -> None:
        definition = game.state.definition
        hand = game.state.zones[HAND.at(scope.you)]
        lost = [card for card in hand if definition[card].facts["icons"][ENERGY]]
        if not lost:
            scope.vars[slots.SURGE] = 1
        discarding.discard(game, *lost, seat=scope.you)

    def words(self, say: Say) -> str:
        return "discard from your hand each card that shows an energy resource; if there is none, this card gains surge"


CARDS = in_set(
    "captain_marvel",
    identity(
        alter_ego(
            "Carol Danvers",
            action(a_player_to(Draw(1)), limit=ONCE_PER_ROUND),
            rec=4, health=12, hand=6, traits="S.H.I.E.L.D., Soldier",
        ),
        hero(
            "Captain Marvel",
            action(Draw(1), cost=costs(Spend(energy=1), HealYourself(1)), limit=ONCE_PER_ROUND),
            thw=2, atk=2, def_=1, health=12, hand=5, traits="Avenger, Soldier",
        ),
        code="01010a",
    ),
    ally(
        "Spider-Woman",
        triggered(THIS_ENTERS, Give("confused", THE_VILLAIN)),
        subtitle="Jessica Drew", cost=3, code="01011", icons="W", thw=(2, 1), atk=(2, 1), health=2,
        traits="Avenger, Spy",
    ),
    event(
        "Crisis Interdiction",
        hero_action(
            do(
                RemoveThreat(2, A_SCHEME),
                If(All((ALL_WAS_REMOVED, AERIAL)), RemoveThreat(2, A(another_scheme, slot=slots.OTHER))),
            ),
            label=THWART,
        ),
        cost=2, code="01012", icons="E", traits="Thwart", copies=3,
    ),
    event(
        "Photonic Blast",
        hero_action(do(Damage(5, A_TARGET), If(PaidWith(ENERGY), Draw(1))), label=ATTACK),
        cost=3, code="01013", icons="P", traits="Attack, Superpower", copies=3,
    ),
    resource("Energy Absorption", code="01014", icons="EEE", copies=2),
    support(
        "Alpha Flight Station",
        action(Draw(Instead(1, 2, YouAre("Carol Danvers"))), cost=costs(DiscardFromHand(), EXHAUST)),
        cost=1, code="01015", icons="M", traits="Location, S.H.I.E.L.D.", unique=True,
    ),
    upgrade(
        "Captain Marvel's Helmet",
        gets(Instead(1, 2, AERIAL), "def", CAPTAIN_MARVEL),
        cost=2, code="01016", icons="P", traits="Armor, Tech", unique=True,
    ),
    upgrade(
        "Cosmic Flight",
        gains_trait("Aerial", CAPTAIN_MARVEL),
        hero_triggered(DAMAGE_TO_YOU, Prevent(3), cost=DISCARD, label=DEFENSE),
        cost=2, code="01017", icons="E", traits="Superpower", copies=2,
    ),
    upgrade(
        "Energy Channel",
        MaxPerPlayer(),
        action(PutCounters(X, "energy"), cost=SpendX(ENERGY)),
        hero_action(Damage(StoredCounters(2, 10, "energy"), A_TARGET), cost=DISCARD, label=ATTACK),
        cost=0, code="01018", icons="M", traits="Superpower", copies=2,
    ),
    obligation(
        "Family Emergency",
        WhenRevealed(obligation_choice(do(Give(STUNNED, YOU), GainSurge()))),
        player="Carol Danvers", code="01175",
    ),
)  # fmt: skip

NEMESIS = in_set(
    "captain_marvel_nemesis",
    side_scheme(
        "The Psyche-Magnitron", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=3, hazard=1, boost=3, code="01176"
    ),
    minion(
        "Yon-Rogg",
        forced(THIS_ENEMY_ATTACKS, PlaceThreat(1, Named("The Psyche-Magnitron"))),
        sch=2, atk=3, health=5, boost=2, traits="Elite, Kree", unique=True, code="01177",
    ),
    treachery(
        "Kree Manipulator",
        WhenRevealed(PlaceThreat(1, MAIN_SCHEME)),
        Boost(If(Undefended(), PlaceThreat(1, MAIN_SCHEME))),
        surge=True, copies=2, code="01178",
    ),
    treachery("Yon-Rogg's Treason", WhenRevealed(DiscardEnergy()), boost=1, code="01179"),
)  # fmt: skip

CARDS += NEMESIS
