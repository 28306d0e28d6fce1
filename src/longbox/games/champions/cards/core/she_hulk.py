"""She-Hulk's own cards, her obligation and her nemesis set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.conditions import Not, ThereAre
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, Cards, Host, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say, sentence
from longbox.games.champions.cards.making import (
    ally,
    alter_ego,
    attachment,
    event,
    hero,
    identity,
    in_set,
    minion,
    obligation,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from longbox.games.champions.chapters import player_deck, status
from longbox.games.champions.table.abilities import AttachTo, Boost, PlayerTrigger, WhenRevealed
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.kinds import ATTACK, STUNNED, THWART
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.abilities import (
    ONCE_PER_ROUND,
    action,
    alter_ego_action,
    hero_action,
    triggered,
)
from longbox.games.champions.vocabulary.adjectives import WithTitle
from longbox.games.champions.vocabulary.amounts import Discarded, PerPlayer, RemainingHitPoints, Sustained
from longbox.games.champions.vocabulary.conditions import NobodyAttacked
from longbox.games.champions.vocabulary.costs import DISCARD, EXHAUST, DiscardUpTo, Spend, TakeDamageYourself, costs
from longbox.games.champions.vocabulary.encounters import (
    Accelerate,
    AnotherBoost,
    EachAttacks,
    GainSurge,
    PreventThreat,
    obligation_choice,
)
from longbox.games.champions.vocabulary.moments import (
    THREAT_WOULD_BE_PLACED,
    YOU_BECOME_HERO,
    YOUR_BASIC_ATTACK,
    YOUR_HERO_ATTACKS,
)
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    AN_ENEMY,
    EACH_ENEMY,
    Named,
    YourHero,
    toughest_minions,
)
from longbox.games.champions.vocabulary.nouns import minion as any_minion
from longbox.games.champions.vocabulary.places import AROUND_YOUR_HERO
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import (
    ChangeForm,
    Damage,
    Draw,
    HealAll,
    PlaceThreat,
    Ready,
    RemoveThreat,
    ReturnToHand,
)

SHE_HULK = YourHero("She-Hulk")


@dataclass(frozen=True, eq=False)
class DrawUp(Verb):
    """Draw up to the hand size that is printed on your identity as it shows now."""

    def apply(self, game: Champions, scope: Scope) -> None:
        size = game.face(game.state.identity[scope.you]).stats["hand size"]
        player_deck.draw(game, scope.you, size - len(game.state.zones[HAND.at(scope.you)]))

    def words(self, say: Say) -> str:
        return "draw up to your printed hand size"


@dataclass(frozen=True, eq=False)
class StunAttacked(Verb):
    """The enemy that was attacked is stunned."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        status.give(game, scope.event.target, STUNNED)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return scope.event is not None and scope.event.target >= 0 and in_play(game, scope.event.target)

    def words(self, say: Say) -> str:
        return "stun the attacked enemy"


@dataclass(frozen=True, eq=False)
class Computed(Static):
    """A stat that is printed as X."""

    def words(self, say: Say) -> str:
        return sentence(f"{say.this}'s {self.stat.upper()} is {self.amount.words(say)}")


@dataclass(frozen=True, eq=False)
class ToughestMinion(Noun):
    """The minions with the highest printed hit points."""

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        return toughest_minions(game)

    def words(self, say: Say) -> str:
        return "the minion with the highest printed hit points"


titania = Cards("Titania", AROUND_YOUR_HERO, (WithTitle("Titania"),))


CARDS = in_set(
    "she_hulk",
    identity(
        alter_ego(
            "Jennifer Walters",
            PlayerTrigger(THREAT_WOULD_BE_PLACED, PreventThreat(1), forced=False, limit=ONCE_PER_ROUND),
            rec=5, health=15, hand=6, traits="Attorney, Gamma",
        ),
        hero(
            "She-Hulk",
            triggered(YOU_BECOME_HERO, Damage(2, AN_ENEMY)),
            thw=1, atk=3, def_=2, health=15, hand=4, traits="Avenger, Gamma",
        ),
        code="01019a",
    ),
    ally(
        "Hellcat",
        action(ReturnToHand(THIS)),
        subtitle="Patsy Walker", cost=3, code="01020", icons="W", thw=(2, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    event(
        "Gamma Slam",
        hero_action(Damage(Sustained(15), A_TARGET), label=ATTACK),
        cost=4, code="01021", icons="M", traits="Attack, Superpower",
    ),
    event(
        "Ground Stomp",
        hero_action(Damage(1, EACH_ENEMY)),
        cost=2, code="01022", icons="M", traits="Superpower", copies=2,
    ),
    event(
        "Legal Practice",
        alter_ego_action(RemoveThreat(Discarded(), A_SCHEME), cost=DiscardUpTo(5), label=THWART),
        cost=0, code="01023", icons="P", traits="Skill, Thwart", copies=2,
    ),
    event(
        "One-Two Punch",
        triggered(YOUR_BASIC_ATTACK, Ready(SHE_HULK)),
        cost=1, code="01024", icons="P", traits="Skill", copies=3,
    ),
    event("Split Personality", action(do(ChangeForm(), DrawUp())), cost=3, code="01025", icons="E"),
    support(
        "Superhuman Law Division",
        alter_ego_action(RemoveThreat(2, A_SCHEME), cost=costs(Spend(mental=1), EXHAUST)),
        cost=1, code="01026", icons="P", traits="Location",
    ),
    upgrade(
        "Focused Rage",
        hero_action(Draw(1), cost=costs(EXHAUST, TakeDamageYourself(1))),
        cost=3, code="01027", icons="E", traits="Skill", copies=2,
    ),
    upgrade(
        "Superhuman Strength",
        gets(2, "atk", SHE_HULK),
        triggered(YOUR_HERO_ATTACKS, StunAttacked(), cost=DISCARD, forced=True),
        cost=2, code="01028", icons="M", traits="Superpower", copies=2,
    ),
    obligation("Legal Work", WhenRevealed(obligation_choice(Accelerate())), player="Jennifer Walters", code="01160"),
)  # fmt: skip

CARDS += in_set(
    "she_hulk_nemesis",
    side_scheme(
        "Personal Challenge", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=3, crisis=1, boost=3, code="01161"
    ),
    minion(
        "Titania",
        Computed("atk", RemainingHitPoints(), THIS, ""),
        sch=1, atk=0, health=6, boost=2, traits="Brute, Elite", unique=True, code="01162",
    ),
    attachment(
        "Genetically Enhanced",
        AttachTo(ToughestMinion()),
        WhenRevealed(If(Not(ThereAre(any_minion)), GainSurge())),
        gets(3, "health", Host("the attached minion")),
        boost=1, traits="Condition", code="01163",
    ),
    treachery(
        "Titania's Fury",
        WhenRevealed(
            do(EachAttacks(titania), If(NobodyAttacked(), do(HealAll(Named("Titania")), GainSurge())))
        ),
        Boost(AnotherBoost()),
        boost=1, copies=2, code="01164",
    ),
)  # fmt: skip
