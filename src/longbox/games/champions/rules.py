"""Marvel Champions as the engine sees it."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option
from longbox.engine.decks import Deck
from longbox.engine.dice import Seed
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.flow import ChooseOne
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.relations import Reason
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.engine.topics import Topic
from longbox.engine.triggers import Answer, Timing
from longbox.games.champions import cards
from longbox.games.champions.chapters import (
    basic_powers,
    choosing,
    damage,
    deck_building,
    defeat,
    discarding,
    elimination,
    enemy_activation,
    hand_size,
    ordering,
    payment,
    player_deck,
    retaliate,
    setup,
    threat,
    triggered_abilities,
    turn,
    why_not,
)
from longbox.games.champions.table import hidden, names
from longbox.games.champions.table.abilities import PlayerTrigger
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.characters import engaged_with
from longbox.games.champions.table.kinds import STATUSES
from longbox.games.champions.table.players import form
from longbox.games.champions.table.state import Activation, Champions, ChampionsState
from longbox.games.champions.table.timing import ChampionsTiming
from longbox.games.champions.table.zones import ENCOUNTER, ENGAGED, ZONES
from longbox.games.champions.vocabulary.encounters import Pay
from longbox.games.champions.words import asking, speech, texts, views
from longbox.games.champions.words.asking import TOPICS

CHECKS: Final = {
    damage.TAKEN: (defeat.check_damage,),
    threat.PLACED: (defeat.check_completion,),
    threat.REMOVED: (defeat.check_side_scheme,),
    discarding.DISCARDED: (defeat.check_discarded, player_deck.refill_empty_decks),
    defeat.DEFEATED: (defeat.check_loss, player_deck.refill_empty_decks),
    payment.SPENT: (player_deck.refill_empty_decks,),
}
"""The rules that look at the table after an event, by its kind."""


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

    def could_answer(self, game: Game[Any], seat: int, power: Power) -> bool:
        """In the set-up players' cards are silent; later everybody sees in what form a player is."""
        if game.state.phase == "set-up" or not isinstance(power, PlayerTrigger):
            return False
        return not power.form or power.form == form(game, seat)

    def unlike(self, game: Game[Any], answers: list[Answer]) -> list[Answer]:
        return ordering.unlike_answers(game, answers)

    def must_ask(self, game: Game[Any], decision: Decision) -> bool:
        """Who hides a hand is also asked where it can't pay or can pay in one way only, for an Action that it does not
        have, whether that is all it discards, and when there is nothing left to do on its turn."""
        state: ChampionsState = game.state
        if state.open_hands:
            return False
        about = decision.about
        if isinstance(about, turn.Turn | payment.Payment):
            return bool(hidden_hand(game, decision.seat))
        return isinstance(about, turn.Request | hand_size.Discarding) or (
            isinstance(about, ChooseOne) and any(isinstance(mode.effect, Pay) for mode in about.modes)
        )

    def redeal(self, game: Game[Any], seat: int | None) -> None:
        hidden.redeal(game, seat)

    def printed(self, game: Game[Any], card: int, stat: str) -> int:
        """A printed number; per-player ones are multiplied before anything changes them. A drone has none."""
        state: ChampionsState = game.state
        if state.face_down[card]:
            return 0
        shown = face(game, card)
        found = shown.stats.get(stat)
        if found is None:
            return shown.keywords.get(stat, 0) if shown.keywords else 0
        return found * state.players if state.players > 1 and stat in shown.per_player else found

    def check(self, game: Game[Any], event: Event) -> None:
        for check in CHECKS.get(event.kind, ()):
            check(game, event)

    def new_object(self, game: Game[Any], card: int) -> None:
        """A card that enters or leaves play forgets all that happened to it."""
        state: ChampionsState = game.state
        if state.damage[card] or state.threat[card] or state.counters[card]:
            for column in ("damage", "threat", "counters"):
                state.put(column, card, 0)
        if state.stunned[card] or state.confused[card] or state.tough[card]:
            for column in STATUSES:
                state.put(column, card, 0)
        if state.exhausted[card]:
            state.put("exhausted", card, 0)
        for key in [key for key in state.used if key[0] == card]:
            del state.used[key]

    def power_seat(self, game: Game[Any], card: int) -> int:
        """Who speaks for a card: its controller; for a minion the engaged player; else the first player."""
        state: ChampionsState = game.state
        if state.controller[card] != ENCOUNTER:
            return state.controller[card]
        seat = engaged_with(game, card)
        return seat if seat >= 0 else state.first

    def may_answer(self, game: Game[Any], answer: Answer, event: Event) -> bool:
        return triggered_abilities.may_answer(game, answer, event)

    def use(self, game: Game[Any], answer: Answer, scope: Scope) -> None:
        triggered_abilities.use_trigger(game, answer, scope)

    def concede(self, game: Game[Any], seat: int) -> None:
        """A player who gives up is eliminated."""
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

    def text(self, card: Card) -> str:
        return texts.text(card)

    def guise(self, game: Game[Any], card: int) -> str:
        return "Drone" if game.state.face_down[card] and ENGAGED.holds(game.state.zone[card]) else ""

    def facts(self, card: Card) -> dict[str, Any]:
        return views.printed(card)

    def card_view(self, game: Game[Any], card: int) -> dict[str, Any]:
        return views.card_view(game, card)

    def table_view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        return views.table_view(game, seat)


RULES: Final = ChampionsRules()
