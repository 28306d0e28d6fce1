"""Ultron, his schemes and his drones."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Rule, Static
from longbox.engine.effects.conditions import All, ThereAre
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.flow import If, Repeat, do
from longbox.engine.effects.nouns import THIS, Cards, Each
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import SET
from longbox.engine.words import Say, counted
from longbox.games.champions.cards.making import (
    attachment,
    environment,
    in_set,
    main_scheme,
    minion,
    scheme_side,
    side_scheme,
    stage,
    treachery,
    villain,
)
from longbox.games.champions.chapters.drones import DRONE_MADE, make_drone
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.table import notes
from longbox.games.champions.table.abilities import AttachTo, Boost, Losing, Setup, WhenRevealed
from longbox.games.champions.table.kinds import ALTER_EGO, HERO
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER_DECK, VILLAIN
from longbox.games.champions.vocabulary.abilities import forced, hero_action
from longbox.games.champions.vocabulary.adjectives import FACE_DOWN, trait
from longbox.games.champions.vocabulary.amounts import DoneByActivation
from longbox.games.champions.vocabulary.choices import choose_possible, each_player_to
from longbox.games.champions.vocabulary.conditions import IsDamaged, NobodyAttacked
from longbox.games.champions.vocabulary.costs import ExhaustYourHero, Spend, costs
from longbox.games.champions.vocabulary.encounters import (
    EachAttacks,
    ForEngagedPlayer,
    ForFirstPlayer,
    GainSurge,
    Pay,
    VillainAttacks,
    VillainSchemes,
)
from longbox.games.champions.vocabulary.moments import (
    HOST_SCHEMED,
    STEP_ONE,
    THIS_ATTACKED_YOU,
    THIS_ATTACKS_YOU,
    THIS_DEFEATED,
)
from longbox.games.champions.vocabulary.nouns import EACH_SIDE_SCHEME, MAIN_SCHEME, THE_VILLAIN, Named, your_minion
from longbox.games.champions.vocabulary.nouns import minion as a_minion
from longbox.games.champions.vocabulary.places import ENGAGED_WITH_YOUR_HERO, MINIONS
from longbox.games.champions.vocabulary.searching import Fetch
from longbox.games.champions.vocabulary.statics import Bonus, gets
from longbox.games.champions.vocabulary.verbs import Discard, DiscardFromDeck, FromOwnDeck, Heal, PlaceThreat

facedown_drone = Cards("Drone", MINIONS, (FACE_DOWN,))
your_heros_drones = a_minion.at(ENGAGED_WITH_YOUR_HERO).that(trait("Drone"))


@dataclass(frozen=True, eq=False)
class Base(Bonus):
    """What a card without numbers of its own has."""

    def head(self, say: Say) -> str:
        return f"each {self.to.words(say)} has"

    def tail(self, say: Say) -> str:
        if self.stat == "health":
            return counted(self.amount, "base hit point")
        return f"base {self.stat.upper()} {self.amount}"


def base(stat: str, amount: int) -> Base:
    return Base(stat, amount, facedown_drone, "", op=SET)


@dataclass(frozen=True, eq=False)
class Environment(Verb):
    """Put an environment from the encounter deck into play."""

    name: str

    def apply(self, game: Champions, scope: Scope) -> None:
        state = game.state
        for card in state.zones[ENCOUNTER_DECK.at()]:
            if state.definition[card].name == self.name:
                game.move(card, VILLAIN.at())
                break
        game.shuffle(ENCOUNTER_DECK.at())

    def words(self, say: Say) -> str:
        return f"put {self.name} into play and shuffle the encounter deck"


@dataclass(frozen=True, eq=False)
class MakeDrone(FromOwnDeck):
    def apply(self, game: Champions, scope: Scope) -> None:
        make_drone(game, scope.you)

    def taken(self, game: Champions, scope: Scope) -> int:
        return 1

    def happens(self) -> tuple[EventKind, ...]:
        return (DRONE_MADE, ENTERED_PLAY)

    def words(self, say: Say) -> str:
        return "put the top card of your deck face down into play as a Drone minion engaged with you"


drone = a_minion.that(trait("Drone"))
your_drone = your_minion.that(trait("Drone"))
DRONE = MakeDrone()


@dataclass(frozen=True, eq=False)
class StrongerForThisAttack(Verb):
    """Until the end of the attack the villain has more ATK for each Drone of the player whom it attacked first."""

    bonus: Static

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        game.add_lasting_effect(self.bonus, scope, ("activation", scope.event.notes[notes.ACTIVATION]))

    def words(self, say: Say) -> str:
        return f"until the end of the attack, {say.this} gets +1 ATK for each Drone minion engaged with you"


def android_efficiency(name: str, cost: Spend, code: str) -> Card:
    return treachery(
        "Android Efficiency",
        WhenRevealed(each_player_to(DRONE)),
        Boost(choose_possible(Pay(cost), DRONE)),
        id=f"android-efficiency-{name}",
        code=code,
    )


CARDS = in_set(
    "ultron",
    villain(
        "Ultron",
        stage(
            "Ultron", "I",
            forced(THIS_ATTACKED_YOU, choose_possible(PlaceThreat(1, MAIN_SCHEME), DRONE)),
            sch=1, atk=2, health=17, traits="Android", code="01134",
        ),
        stage(
            "Ultron", "II",
            forced(
                THIS_ATTACKS_YOU, do(DRONE, StrongerForThisAttack(gets(CountOf(your_drone), "atk", THE_VILLAIN)))
            ),
            sch=2, atk=2, health=22, traits="Android", code="01135",
        ),
        stage(
            "Ultron", "III",
            gets(1, "atk", Each(drone)),
            gets(1, "health", Each(drone)),
            Rule(
                "take damage", True, THIS, "~ can't take damage while a Drone minion is in play",
                condition=ThereAre(drone),
            ),
            WhenRevealed(Fetch("Ultron's Imperative")),
            sch=2, atk=4, health=27, traits="Android", code="01136",
        ),
    ),
    main_scheme(
        scheme_side("The Crimson Cowl", "1A", Setup(Environment("Ultron Drones")), code="01137a"),
        scheme_side(
            "The Crimson Cowl", "1B", WhenRevealed(each_player_to(DRONE)), target=3, acceleration=1, code="01137b"
        ),
        scheme_side("Assault on NORAD", "2A", WhenRevealed(each_player_to(DRONE)), code="01138a"),
        scheme_side(
            "Assault on NORAD", "2B",
            forced(STEP_ONE, each_player_to(choose_possible(PlaceThreat(2, THIS), DRONE))),
            target=10, acceleration=1, code="01138b",
        ),
        scheme_side("Countdown to Oblivion", "3A", WhenRevealed(each_player_to(DRONE)), code="01139a"),
        scheme_side(
            "Countdown to Oblivion", "3B",
            Rule("remove threat", True, THIS, "threat can't be removed from ~"),
            Losing(),
            target=5, acceleration=1, code="01139b",
        ),
    ),
    attachment(
        "Program Transmitter",
        AttachTo(THE_VILLAIN),
        gets(1, "sch", THE_VILLAIN),
        forced(HOST_SCHEMED, PlaceThreat(1, EACH_SIDE_SCHEME)),
        hero_action(Discard(THIS), cost=costs(Spend(mental=2), ExhaustYourHero())),
        boost=1, traits="Item, Tech", code="01141",
    ),
    android_efficiency("energy", Spend(energy=1), "01144a"),
    android_efficiency("mental", Spend(mental=1), "01144b"),
    android_efficiency("physical", Spend(physical=1), "01144c"),
    treachery(
        "Rage of Ultron",
        WhenRevealed(do(VillainSchemes(), DiscardFromDeck(DoneByActivation("threat"))), form=ALTER_EGO),
        WhenRevealed(do(VillainAttacks(), DiscardFromDeck(DoneByActivation("damage"))), form=HERO),
        boost=2, copies=2, code="01145",
    ),
    treachery(
        "Repair Sequence",
        WhenRevealed(
            If(
                All((IsDamaged(THE_VILLAIN), ThereAre(your_drone))),
                Heal(CountOf(your_drone, 2), THE_VILLAIN),
                GainSurge(),
            )
        ),
        Boost(Heal(CountOf(your_drone), THE_VILLAIN)),
        boost=1, copies=2, code="01146",
    ),
    side_scheme(
        "Drone Factory",
        WhenRevealed(do(each_player_to(DRONE), PlaceThreat(CountOf(drone), THIS))),
        threat=4, acceleration=1, boost=2, code="01148",
    ),
    side_scheme(
        "Invasive AI",
        WhenRevealed(each_player_to(DiscardFromDeck(3))),
        threat=3, per_player=True, hazard=1, boost=3, code="01149",
    ),
    side_scheme(
        "Ultron's Imperative",
        WhenRevealed(ForFirstPlayer(Repeat(2, DRONE))),
        threat=2, per_player=True, hazard=1, boost=3, code="01150",
    ),
    environment("Ultron Drones", base("sch", 1), base("atk", 1), base("health", 1), code="01140"),
    attachment(
        "Upgraded Drones",
        AttachTo(Named("Ultron Drones")),
        gets(1, "atk", Each(facedown_drone)),
        gets(1, "health", Each(facedown_drone)),
        hero_action(Discard(THIS), cost=Spend(mental=1, physical=1, energy=1)),
        traits="Condition", copies=2, code="01142",
    ),
    minion(
        "Advanced Ultron Drone",
        forced(THIS_DEFEATED, ForEngagedPlayer(DRONE)),
        sch=1, atk=1, health=4, boost=2, traits="Drone", guard=True, copies=3, code="01143",
    ),
    treachery(
        "Swarm Attack",
        WhenRevealed(do(EachAttacks(Each(your_heros_drones)), If(NobodyAttacked(), MakeDrone()))),
        boost=1, copies=2, code="01147",
    ),
)  # fmt: skip
