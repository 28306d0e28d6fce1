"""Leadership cards."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import THIS, A, Each, EventCard, Host, distinct
from longbox.engine.frames import Frame, Scope
from longbox.engine.words import Say, sentence
from longbox.games.champions.cards.making import ally, event, in_set, resource, support, upgrade
from longbox.games.champions.chapters.entering_play import put_into_play
from longbox.games.champions.chapters.payment import pay
from longbox.games.champions.chapters.resources import Price, aspect_of, can_pay
from longbox.games.champions.table.abilities import AttachTo, DoublesFor, MaxPerDeck, Uses
from longbox.games.champions.table.kinds import ALLY, LEADERSHIP
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import DISCARD
from longbox.games.champions.vocabulary.abilities import ONCE_PER_ROUND, action, hero_action, triggered
from longbox.games.champions.vocabulary.choices import a_player, choose_possible, each_player_to
from longbox.games.champions.vocabulary.costs import RemoveCounter, Spend
from longbox.games.champions.vocabulary.moments import MINION_ENTERS, THIS_ENTERS
from longbox.games.champions.vocabulary.nouns import YOU, character, exhausted_ally
from longbox.games.champions.vocabulary.nouns import ally as an_ally
from longbox.games.champions.vocabulary.places import OF_THEIRS
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Draw, Gets, Ready, UntilEndOfPhase


@dataclass(frozen=True, eq=False)
class CallAlly(Question):
    """Choose an ally in any discard pile, pay its printed cost and put it into play. `data`: the ally chosen."""

    def possible_allies(self, game: Champions, scope: Scope) -> list[int]:
        state = game.state
        piles = [card for seat in in_player_order(game) for card in state.zones[DISCARD.at(seat)]]
        called = [card for card in distinct(game, piles) if state.definition[card].kind == ALLY]
        return [card for card in called if affordable(game, scope, card) and not match_in_play(game, card)]

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.possible_allies(game, scope))

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        options = [Option("call", (card,)) for card in self.possible_allies(game, frame.scope)]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        called = Scope(frame.scope.you, option.card)
        game.push(ARRIVE, called)
        pay(game, called, price(game, option.card))

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: choose an ally in a discard pile to pay for and put into play"

    def label(self, game: Champions, option: Option) -> str:
        return f"Call {name_of(game, option.card)}"

    def words(self, say: Say) -> str:
        return "pay the printed cost of an ally in a discard pile to put it into play under your control"


def price(game: Champions, ally: int) -> Price:
    return game.state.definition[ally].stats["cost"], 0, 0, 0


def affordable(game: Champions, scope: Scope, ally: int) -> bool:
    """Whether the ally, who is what is paid for, can be paid without the card that calls."""
    return can_pay(game, scope.you, price(game, ally), aspect_of(game, ally), without=scope.source)


def arrive(game: Champions, scope: Scope) -> None:
    put_into_play(game, scope.you, scope.source)


ARRIVE = Steps(arrive)


EACH_OF_THEM = Each(character.at(OF_THEIRS))


@dataclass(frozen=True, eq=False)
class AllyLimit(Static):
    def words(self, say: Say) -> str:
        return sentence(f"you may control {self.amount} more ally")


CARDS = in_set(
    "leadership",
    ally(
        "Hawkeye",
        Uses(4, "arrow", stays=True),
        triggered(MINION_ENTERS, Damage(2, EventCard("that minion")), cost=RemoveCounter("arrow")),
        subtitle="Clint Barton", cost=3, code="01066", icons="E", thw=(1, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    ally(
        "Maria Hill",
        triggered(THIS_ENTERS, each_player_to(Draw(1))),
        cost=2, code="01067", icons="M", thw=(2, 1), atk=(1, 1), health=2, traits="S.H.I.E.L.D.",
    ),
    ally(
        "Vision",
        action(
            choose_possible(Gets(2, "thw", THIS), Gets(2, "atk", THIS)), cost=Spend(energy=1), limit=ONCE_PER_ROUND
        ),
        cost=4, code="01068", icons="P", thw=(1, 1), atk=(2, 1), health=3, traits="Android, Avenger",
    ),
    event(
        "Lead from the Front",
        hero_action(
            a_player(UntilEndOfPhase((gets(1, "thw", EACH_OF_THEM), gets(1, "atk", EACH_OF_THEM))))
        ),
        cost=2, code="01070", icons="E", traits="Tactic", copies=3,
    ),
    event("Make the Call", action(CallAlly()), cost=0, code="01071", icons="M", copies=3),
    support(
        "The Triskelion",
        AllyLimit("ally limit", 1, YOU, ""),
        cost=1, code="01073", icons="E", traits="Location, S.H.I.E.L.D.", unique=True,
    ),
    event("Get Ready", action(Ready(A(exhausted_ally))), cost=0, code="01069", icons="P", copies=3),
    resource("The Power of Leadership", MaxPerDeck(2), DoublesFor(LEADERSHIP), code="01072", icons="W", copies=2),
    upgrade(
        "Inspired",
        AttachTo(an_ally, max_per_host=True),
        gets(1, "thw", Host("the ally")),
        gets(1, "atk", Host("the ally")),
        cost=1, code="01074", icons="P", traits="Condition", copies=3,
    ),
    aspect=LEADERSHIP,
)  # fmt: skip
