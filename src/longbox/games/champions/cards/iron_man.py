"""Iron Man and the Tech that makes his hand larger."""

from __future__ import annotations

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.nouns import Kind, distinct
from longbox.engine.frames import Frame, Scope, node
from longbox.engine.modifiers import ADD
from longbox.engine.words import Say
from longbox.games.champions import kinds, piles
from longbox.games.champions.kinds import ATTACK
from longbox.games.champions.making import alter_ego, event, hero, identity, in_set, upgrade
from longbox.games.champions.table import DECK, HAND, Champions, has_trait
from longbox.games.champions.vocabulary.abilities import ONCE_PER_ROUND, action, hero_action
from longbox.games.champions.vocabulary.amounts import CountOf, Instead
from longbox.games.champions.vocabulary.conditions import YouHaveTrait
from longbox.games.champions.vocabulary.costs import EXHAUST, Spend, costs
from longbox.games.champions.vocabulary.nouns import A_TARGET, YOU, YourHero, controlled
from longbox.games.champions.vocabulary.possible import Effect
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Ready

AERIAL = YouHaveTrait("Aerial")

tech_upgrade = Kind(
    "Tech upgrade you control",
    lambda game, scope: controlled(game, scope.you),
    lambda game, scope, card: game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Tech"),
)


@node
class KeepOneOfThree(Question):
    """Look at the top 3 cards of your deck, take one into your hand and discard the others."""

    def enter(self, game: Champions, scope: Scope) -> None:
        top = tuple(reversed(game.state.zones[DECK.at(scope.you)][-3:]))
        game.show(top)
        game.push(self, scope, top)

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        cards = distinct(game, list(frame.data))
        return Decision(frame.scope.you, [Option("take", (card,)) for card in cards], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.move(option.card, HAND.at(frame.scope.you))
        rest = [card for card in frame.data if card != option.card]
        piles.discard(game, *rest, seat=frame.scope.you)
        piles.refill(game, frame.scope.you)

    def words(self, say: Say) -> str:
        return "look at the top 3 cards of your deck, take 1 of them into your hand and discard the others"


@node
class GainAerial(Effect):
    """Your identity is Aerial until the end of the phase."""

    def apply(self, game: Champions, scope: Scope) -> None:
        identity = game.state.identity[scope.you]
        game.modify("Aerial", ADD, 1, [identity], ("phase", 0), source=scope.source)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return not AERIAL.holds(game, scope)

    def words(self, say: Say) -> str:
        return "gain the Aerial trait until the end of the phase"


CARDS = in_set(
    "iron_man",
    identity(
        alter_ego(
            "Tony Stark",
            action(KeepOneOfThree(), limit=ONCE_PER_ROUND),
            rec=3, health=9, hand=6, traits="Genius",
        ),
        hero(
            "Iron Man",
            gets(CountOf(tech_upgrade, most=6), "hand size", YOU),
            thw=2, atk=1, def_=1, health=9, hand=1, traits="Avenger",
        ),
    ),
    event(
        "Supersonic Punch",
        hero_action(Damage(Instead(4, 8, AERIAL), A_TARGET), label=ATTACK),
        cost=2, icons="E", traits="Attack", copies=2,
    ),
    upgrade(
        "Arc Reactor",
        hero_action(Ready(YourHero("Iron Man")), cost=EXHAUST),
        cost=2, icons="E", traits="Item, Tech", unique=True,
    ),
    upgrade("Mark V Armor", gets(6, "health", YOU), cost=3, icons="M", traits="Armor, Tech", unique=True),
    upgrade(
        "Powered Gauntlets",
        hero_action(Damage(Instead(1, 2, AERIAL), A_TARGET), cost=EXHAUST, label=ATTACK),
        cost=2, icons="E", traits="Armor, Tech", copies=2,
    ),
    upgrade(
        "Rocket Boots",
        gets(1, "health", YOU),
        hero_action(GainAerial(), cost=costs(Spend(mental=1), EXHAUST)),
        cost=1, icons="M", traits="Armor, Tech", copies=2,
    ),
)  # fmt: skip
