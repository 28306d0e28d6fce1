"""Protection cards."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import ally, event, in_set, resource, support, upgrade
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.table.abilities import DoublesFor, MaxPerDeck, MaxPerPlayer, UnderAnyControl, Uses
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.kinds import ATTACK, PROTECTION
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import action, hero_triggered, triggered
from longbox.games.champions.vocabulary.amounts import StatOf
from longbox.games.champions.vocabulary.costs import DISCARD, EXHAUST, RemoveCounter, Spend, costs
from longbox.games.champions.vocabulary.encounters import CancelCard, CancelWhenRevealed, VillainAttacks
from longbox.games.champions.vocabulary.moments import CARD_REVEALED, TREACHERY_REVEALED, YOUR_HERO_DEFENDS
from longbox.games.champions.vocabulary.nouns import A_FRIEND, YOUR_HERO
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Heal, Ready


@dataclass(frozen=True, eq=False)
class TheAttacker(Noun):
    """The enemy whose attack is answered, if you may attack it."""

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        if scope.event is None:
            return []
        attacker = scope.event.card
        return [attacker] if in_play(game, attacker) and may_attack(game, scope.you, attacker) else []

    def words(self, say: Say) -> str:
        return "the attacker"


CARDS = in_set(
    "protection",
    ally(
        "Black Widow",
        triggered(CARD_REVEALED, CancelCard(), cost=costs(Spend(mental=1), EXHAUST)),
        subtitle="Natasha Romanoff", cost=3, code="01075", icons="P", thw=(2, 1), atk=(1, 1), health=2,
        traits="S.H.I.E.L.D., Spy",
    ),
    ally(
        "Luke Cage",
        cost=4, code="01076", icons="E", thw=(1, 1), atk=(2, 1), health=5, traits="Defender", keywords={"toughness": 1},
    ),
    event(
        "Counter-Punch",
        triggered(YOUR_HERO_DEFENDS, Damage(StatOf(YOUR_HERO, "atk"), TheAttacker()), label=ATTACK),
        cost=0, code="01077", icons="P", traits="Attack", copies=3,
    ),
    event(
        "Get Behind Me!",
        hero_triggered(TREACHERY_REVEALED, do(CancelWhenRevealed(), VillainAttacks())),
        cost=1, code="01078", icons="M", copies=3,
    ),
    resource("The Power of Protection", MaxPerDeck(2), DoublesFor(PROTECTION), code="01079", icons="W", copies=2),
    support(
        "Med Team",
        Uses(3, "medical"),
        action(Heal(2, A_FRIEND), cost=costs(EXHAUST, RemoveCounter("medical"))),
        cost=3, code="01080", icons="E", traits="S.H.I.E.L.D.", copies=3,
    ),
    upgrade(
        "Armored Vest",
        UnderAnyControl(),
        MaxPerPlayer(),
        gets(1, "def", YOUR_HERO),
        cost=1, code="01081", icons="M", traits="Armor", copies=3,
    ),
    upgrade(
        "Indomitable",
        triggered(YOUR_HERO_DEFENDS, Ready(YOUR_HERO), cost=DISCARD),
        cost=1, code="01082", icons="E", traits="Condition", copies=3,
    ),
    aspect=PROTECTION,
)  # fmt: skip
