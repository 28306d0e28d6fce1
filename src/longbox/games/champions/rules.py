"""Marvel Champions as the engine sees it."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Fate, Option
from longbox.engine.decks import Deck
from longbox.engine.dice import Seed
from longbox.engine.effects.abilities import Power
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.relations import Reason
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.engine.slots import Slot
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.topics import Topic
from longbox.engine.triggers import Answer, Timing
from longbox.games.champions import cards
from longbox.games.champions.chapters import (
    basic_powers,
    checks,
    choosing,
    deck_building,
    elimination,
    enemy_activation,
    ordering,
    prevention,
    retaliate,
    setup,
    triggered_abilities,
    why_not,
)
from longbox.games.champions.chapters.encounter_deck import has_card
from longbox.games.champions.chapters.entering_play import forget
from longbox.games.champions.table import hidden, names, notes, slots
from longbox.games.champions.table.cards import printed_number
from longbox.games.champions.table.characters import speaker
from longbox.games.champions.table.encounter_decks import encounter_deck
from longbox.games.champions.table.state import Activation, Champions, ChampionsState
from longbox.games.champions.table.timing import ChampionsTiming
from longbox.games.champions.table.zones import ZONES
from longbox.games.champions.vocabulary.asked_anyway import asked_anyway
from longbox.games.champions.words import asking, outlooks, speech, texts, views
from longbox.games.champions.words.asking import TOPICS

RETALIATION: Final = {
    enemy_activation.ATTACKS.after: retaliate.answer,
    basic_powers.ATTACKED.after: retaliate.answer,
}
"""What else answers an attack: the keyword retaliate, as one of the forced abilities."""


class ChampionsRules(Rules):
    name = "champions"
    zones = ZONES
    timing: Timing = ChampionsTiming(RETALIATION)
    say = speech.ChampionsSay
    topics: tuple[Topic, ...] = TOPICS
    records: tuple[type[Any], ...] = (Activation,)

    def __init__(self) -> None:
        super().__init__()
        self.library = cards.library()

    def new_state(self, seats: int) -> ChampionsState:
        return ChampionsState().lay_out(len(self.zones), seats)

    def form(self) -> tuple[Item, ...]:
        return choosing.form(self.library)

    def implied(self, chosen: dict[str, Any]) -> dict[str, Any]:
        return choosing.implied(self.library, chosen)

    def problems(self, chosen: dict[str, Any]) -> list[Problem]:
        return choosing.problems(self.library, chosen)

    def deck_problems(self, deck: Deck) -> list[Problem]:
        return deck_building.deck_problems(self.library, deck)

    def deal(self, chosen: dict[str, Any], seed: Seed) -> Champions:
        return setup.deal(self, chosen, seed)

    def open_hands(self, game: Game[Any]) -> bool:
        state: ChampionsState = game.state
        return bool(state.open_hands)

    def kept(self, game: Game[Any], scope: Scope) -> dict[Slot, Any]:
        """Since when its card is where it is, and the activation that is going on."""
        kept: dict[Slot, Any] = {slots.ARRIVAL: game.state.arrival[scope.source]}
        if slots.ACTIVATION in scope.vars:
            kept[slots.ACTIVATION] = scope.vars[slots.ACTIVATION]
        elif scope.event is not None and notes.ACTIVATION in scope.event.notes:
            kept[slots.ACTIVATION] = scope.event.notes[notes.ACTIVATION]
        return kept

    def could_answer(self, game: Game[Any], seat: int, power: Power) -> bool:
        return triggered_abilities.could_answer(game, seat, power)

    def unlike(self, game: Game[Any], answers: list[Answer]) -> list[Answer]:
        return ordering.unlike_answers(game, answers)

    def must_ask(self, game: Game[Any], decision: Decision) -> bool:
        return asked_anyway(game, decision)

    def redeal(self, game: Game[Any], seat: int | None) -> None:
        hidden.redeal(game, seat)

    def printed(self, game: Game[Any], card: int, stat: str) -> int:
        return printed_number(game, card, stat)

    def check(self, game: Game[Any], event: Event) -> None:
        """Bookkeeping that nobody is told of (`quiet`) is never followed by one."""
        if not event.kind.quiet:
            checks.check(game, event)

    def new_object(self, game: Game[Any], card: int) -> None:
        forget(game, card)

    def power_seat(self, game: Game[Any], card: int) -> int:
        return speaker(game, card)

    def may_answer(self, game: Game[Any], answer: Answer, event: Event) -> bool:
        return triggered_abilities.may_answer(game, answer, event)

    def use(self, game: Game[Any], answer: Answer, scope: Scope) -> None:
        triggered_abilities.use_trigger(game, answer, scope)

    def replenish(self, game: Game[Any], zone: int, many: int) -> None:
        if zone == encounter_deck(game):
            has_card(game)

    def cancel(self, game: Game[Any], scope: Scope, event: Event) -> None:
        prevention.cancel(game, event, scope.source)

    def concede(self, game: Game[Any], seat: int) -> None:
        elimination.concede(game, seat)

    def why_not(self, game: Game[Any], seat: int, verb: str, card: int, target: int) -> list[Reason]:
        return why_not.why_not(game, seat, verb, card, target)

    def prompt(self, game: Game[Any], decision: Decision) -> str:
        return asking.prompt(game, decision)

    def topic(self, game: Game[Any], decision: Decision) -> Topic:
        return asking.topic(decision)

    def label(self, game: Game[Any], option: Option) -> str:
        return asking.label(game, option)

    def marks(self, game: Game[Any], seat: int, card: int) -> tuple[str, ...]:
        return names.marks(game, seat, card)

    def player(self, game: Game[Any], seat: int) -> str:
        return names.player(game, seat)

    def about(self, game: Game[Any], seat: int, option: Option) -> tuple[int, ...]:
        return (game.state.identity[seat],) if option.verb == "flip" else ()

    def is_plain(self, game: Game[Any], seat: int, option: Option) -> bool:
        return not asking.is_hindered(game, seat, option)

    def price(self, game: Game[Any], option: Option) -> tuple[str, int] | None:
        return outlooks.price(game, option)

    def fates(self, game: Game[Any], option: Option) -> tuple[Fate, ...]:
        return outlooks.fates(game, option)

    def text(self, card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
        return texts.text(card, tongue, marks=marks)

    def guise(self, game: Game[Any], card: int) -> str:
        return names.guise(game, card)

    def facts(self, card: Card) -> dict[str, Any]:
        return views.printed(card)

    def card_view(self, game: Game[Any], card: int) -> dict[str, Any]:
        return views.card_view(game, card)

    def table_view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        return views.table_view(game, seat)


RULES: Final = ChampionsRules()
