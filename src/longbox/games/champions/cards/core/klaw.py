"""Klaw and his schemes."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, Each
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import (
    attachment,
    in_set,
    main_scheme,
    minion,
    scheme_side,
    side_scheme,
    stage,
    treachery,
    villain,
)
from longbox.games.champions.chapters import activations, damage, minions, status
from longbox.games.champions.table import notes
from longbox.games.champions.table.abilities import AttachTo, Boost, Losing, Setup, WhenRevealed
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.kinds import ALTER_EGO, HERO, STUNNED
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import forced, hero_action
from longbox.games.champions.vocabulary.amounts import PerPlayer
from longbox.games.champions.vocabulary.choices import choose_possible
from longbox.games.champions.vocabulary.conditions import AttackHurt, IsDamaged
from longbox.games.champions.vocabulary.costs import Spend
from longbox.games.champions.vocabulary.encounters import (
    AnotherBoost,
    GainSurge,
    Pay,
    ThisActivation,
    VillainAttacks,
    to_you_by_this_activation,
)
from longbox.games.champions.vocabulary.moments import HOST_ATTACKED, THIS_BEGINS_ATTACK, after
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME, THE_VILLAIN, YOUR_HERO, your_character
from longbox.games.champions.vocabulary.searching import DiscardUntilMinion, Fetch
from longbox.games.champions.vocabulary.statics import gains_keyword, gets
from longbox.games.champions.vocabulary.verbs import Discard, DiscardAtRandom, Exhaust, Heal, PlaceThreat, TakeDamage

ONE_OF_EACH = Spend(mental=1, physical=1, energy=1)
MASTERS = "Masters of Evil"


@dataclass(frozen=True, eq=False)
class StunDamaged(Verb):
    """Whoever the answered attack damaged is stunned."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        attack = activations.find(game, scope.event.notes[notes.ACTIVATION])
        for card in dict.fromkeys(attack.hurt if attack is not None else ()):
            if in_play(game, card):
                status.give(game, card, STUNNED)

    def words(self, say: Say) -> str:
        return "stun each character that the attack damaged"


@dataclass(frozen=True, eq=False)
class JoinFight(Verb):
    """This boost card enters play as a minion engaged with you."""

    def apply(self, game: Champions, scope: Scope) -> None:
        minions.put_minion(game, scope.source, scope.you)

    def words(self, say: Say) -> str:
        return f"put {say.this} into play engaged with you"


CARDS = in_set(
    "klaw",
    villain(
        "Klaw",
        stage(
            "Klaw", "I", forced(THIS_BEGINS_ATTACK, AnotherBoost()), sch=2, atk=0, health=12, traits=MASTERS,
            code="01113",
        ),
        stage(
            "Klaw", "II",
            WhenRevealed(Fetch('The "Immortal" Klaw')),
            forced(THIS_BEGINS_ATTACK, AnotherBoost()),
            sch=2, atk=1, health=18, traits=MASTERS, code="01114",
        ),
        stage(
            "Klaw", "III",
            forced(THIS_BEGINS_ATTACK, AnotherBoost()),
            sch=3, atk=2, health=22, traits=MASTERS, toughness=True, code="01115",
        ),
    ),
    main_scheme(
        scheme_side("Underground Distribution", "1A", Setup(Fetch("Defense Network")), code="01116a"),
        scheme_side(
            "Underground Distribution", "1B", WhenRevealed(DiscardUntilMinion()), target=6, acceleration=1,
            code="01116b",
        ),
        scheme_side("Secret Rendezvous", "2A", WhenRevealed(DiscardUntilMinion()), code="01117a"),
        scheme_side("Secret Rendezvous", "2B", Losing(), target=8, acceleration=1, code="01117b"),
    ),
    attachment(
        "Sonic Converter",
        AttachTo(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        forced(HOST_ATTACKED, StunDamaged()),
        hero_action(Discard(THIS), cost=ONE_OF_EACH),
        boost=3, traits="Weapon", unique=True, code="01118",
    ),
    attachment(
        "Solid-Sound Body",
        AttachTo(THE_VILLAIN),
        gains_keyword("retaliate", 1, THE_VILLAIN),
        hero_action(Discard(THIS), cost=ONE_OF_EACH),
        boost=3, traits="Condition", code="01119",
    ),
    minion(
        "Armored Guard", sch=0, atk=1, health=3, boost=1, traits="Mercenary", guard=True, toughness=True, copies=3,
        code="01120",
    ),
    minion(
        "Weapons Runner", Boost(JoinFight()), sch=1, atk=1, health=2, traits="Mercenary", surge=True, copies=2,
        code="01121",
    ),
    treachery(
        "Klaw's Vengeance",
        WhenRevealed(DiscardAtRandom(), form=ALTER_EGO),
        WhenRevealed(do(VillainAttacks(), If(AttackHurt(), PlaceThreat(1, MAIN_SCHEME))), form=HERO),
        boost=1, copies=2, code="01122",
    ),
    treachery(
        "Sonic Boom",
        WhenRevealed(choose_possible(Pay(ONE_OF_EACH), Exhaust(Each(your_character)))),
        Boost(
            ThisActivation(
                Trigger(after(damage.TAKEN, to_you_by_this_activation, "when this activation damages you"),
                        Exhaust(YOUR_HERO))
            )
        ),
        copies=2, code="01123",
    ),
    treachery(
        "Sound Manipulation",
        WhenRevealed(If(IsDamaged(THE_VILLAIN), Heal(4, THE_VILLAIN), GainSurge()), form=ALTER_EGO),
        WhenRevealed(do(TakeDamage(2), Heal(2, THE_VILLAIN)), form=HERO),
        boost=2, copies=2, code="01124",
    ),
    side_scheme(
        "Defense Network", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=2, crisis=1, boost=2, code="01125"
    ),
    side_scheme(
        "Illegal Arms Factory", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=3, hazard=1, boost=2,
        code="01126",
    ),
    side_scheme(
        'The "Immortal" Klaw', gets(10, "health", THE_VILLAIN), threat=3, per_player=True, acceleration=1, code="01127"
    ),
)  # fmt: skip
