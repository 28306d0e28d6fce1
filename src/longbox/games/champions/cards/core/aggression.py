"""Aggression cards."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.flow import If
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Frame, Node
from longbox.engine.words import Say
from longbox.games.champions.cards.making import ally, event, in_set, resource, support, upgrade
from longbox.games.champions.chapters import player_deck
from longbox.games.champions.table.abilities import DoublesFor, MaxPerDeck, MaxPerPlayer, UnderAnyControl, Uses
from longbox.games.champions.table.kinds import AGGRESSION, ATTACK, ENERGY, MENTAL, PHYSICAL, THWART, WILD
from longbox.games.champions.table.paid import PaidWith
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import action, forced, hero_action, triggered
from longbox.games.champions.vocabulary.costs import EXHAUST, RemoveCounter, costs
from longbox.games.champions.vocabulary.encounters import AttackThat, Overkill
from longbox.games.champions.vocabulary.moments import THIS_ATTACKS, THIS_FELLS_MINION, YOUR_HERO_FELLS
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    A_TARGET_MINION,
    AN_ENEMY,
    EACH_CHARACTER,
    YOUR_HERO,
)
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Discard, Heal, RemoveThreat


@dataclass(frozen=True, eq=False)
class ByResource(Node):
    """Discard the top card of your deck; its printed resource says what happens. A wild one does all of it."""

    physical: Node
    energy: Node
    mental: Node

    def step(self, game: Champions, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            cards = player_deck.discard_from_deck(game, frame.scope.you, 1)
            frame.data = game.state.definition[cards[0]].facts["icons"] if cards else (0, 0, 0, 0)
            return
        effects = ((PHYSICAL, self.physical), (ENERGY, self.energy), (MENTAL, self.mental))
        if frame.at > len(effects):
            game.state.frames.pop()
            return
        kind, effect = effects[frame.at - 1]
        frame.at += 1
        if frame.data[kind] or frame.data[WILD]:
            game.enter(effect, frame.scope)

    def words(self, say: Say) -> str:
        return (
            f"discard the top card of your deck; if it shows physical, {self.physical.words(say)}; if energy, "
            f"{self.energy.words(say)}; if mental, {self.mental.words(say)}; if wild, all of these"
        )


CARDS = in_set(
    "aggression",
    ally(
        "Hulk",
        forced(THIS_ATTACKS, ByResource(Damage(2, AN_ENEMY), Damage(1, EACH_CHARACTER), Discard(THIS))),
        subtitle="Bruce Banner", cost=2, code="01050", icons="E", atk=(3, 1), health=5, traits="Avenger, Gamma",
    ),
    ally(
        "Tigra",
        triggered(THIS_FELLS_MINION, Heal(1, THIS)),
        subtitle="Greer Grant Nelson", cost=3, code="01051", icons="M", thw=(1, 1), atk=(2, 1), health=3,
        traits="Avenger",
    ),
    event(
        "Chase Them Down",
        triggered(YOUR_HERO_FELLS, RemoveThreat(2, A_SCHEME), label=THWART),
        cost=0, code="01052", icons="M", traits="Thwart", copies=3,
    ),
    event(
        "Relentless Assault",
        hero_action(AttackThat((If(PaidWith(PHYSICAL), Overkill()), Damage(5, A_TARGET_MINION))), label=ATTACK),
        cost=2, code="01053", icons="E", traits="Attack", copies=3,
    ),
    event(
        "Uppercut",
        hero_action(Damage(5, A_TARGET), label=ATTACK),
        cost=3, code="01054", icons="P", traits="Attack", copies=3,
    ),
    resource("The Power of Aggression", MaxPerDeck(2), DoublesFor(AGGRESSION), code="01055", icons="W", copies=2),
    support(
        "Tac Team",
        Uses(3, "attack"),
        action(Damage(2, AN_ENEMY), cost=costs(EXHAUST, RemoveCounter("attack"))),
        cost=3, code="01056", icons="E", traits="S.H.I.E.L.D.", copies=3,
    ),
    upgrade(
        "Combat Training",
        UnderAnyControl(),
        MaxPerPlayer(),
        gets(1, "atk", YOUR_HERO),
        cost=2, code="01057", icons="P", traits="Skill", copies=3,
    ),
    aspect=AGGRESSION,
)  # fmt: skip
