"""The rules of Vs. System as the engine asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Decision, Fate, Option
from longbox.engine.decks import Deck
from longbox.engine.dice import Seed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import Message, Player, message
from longbox.engine.relations import Reason
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.engine.slots import Slot
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.topics import Topic
from longbox.engine.triggers import Answer, Timing
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters import (
    checks,
    choosing,
    payment,
    reactions,
    rows,
    super_powers,
    why_not,
    winning,
)
from longbox.games.vs.chapters.hands_and_decks import REVEAL
from longbox.games.vs.chapters.setup import deal
from longbox.games.vs.table import hidden, names, powers_now, slots, speech, stats
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.powers import Keyword, Reaction
from longbox.games.vs.table.state import Vs, VsState
from longbox.games.vs.table.timing import Opportunity, VsTiming
from longbox.games.vs.table.zones import ZONES
from longbox.games.vs.vocabulary import captives
from longbox.games.vs.words import asking, outlooks, texts, topics, views

STATS: Final = (stats.ATK, stats.DEF, stats.HEALTH, stats.COST)


class VsRules(Rules):
    name = "vs"
    zones = ZONES
    library = LIBRARY
    timing: Timing = VsTiming()
    say = speech.VsSay
    tongues: Mapping[str, Tongue] = speech.TONGUES
    topics: tuple[Topic, ...] = topics.TOPICS
    counted: frozenset[str] = frozenset((stats.ATK, stats.DEF))

    def new_state(self, seats: int) -> VsState:
        return VsState().lay_out(len(self.zones), seats)

    # Values

    def printed(self, game: Vs, card: int, stat: str) -> int:
        """A stat of the level that shows; or whether a card has a keyword, 1 or 0."""
        face = game.face(card)
        found = face.stats.get(stat)
        if found is not None:
            return found
        if game.state.alters_powers and stat not in STATS:
            return int(any(isinstance(one.power, Keyword) and one.power.key == stat for one in game.instances(card)))
        return face.keywords.get(stat, 0)

    def floor(self, game: Vs, card: int, stat: str) -> int | None:
        """Stats may fall below nought; what that means, `stats.py` says."""
        return None

    def counters(self, game: Vs, card: int, stat: str) -> int:
        """+1/+1 and -1/-1 counters change ATK and DEF."""
        return game.state.counters[card] if stat in self.counted else 0

    def powers(self, game: Vs, card: int) -> tuple[Instance, ...]:
        return powers_now.powers(game, card)

    def may_answer(self, game: Vs, answer: Answer, event: Event) -> bool:
        if isinstance(answer.instance.power, Reaction):
            return reactions.can_react(game, answer)
        return super().may_answer(game, answer, event)

    def use(self, game: Vs, answer: Answer, scope: Scope) -> None:
        if isinstance(answer.instance.power, Reaction):
            super_powers.use(game, answer.seat, answer.card, answer.instance, scope)
        else:
            super().use(game, answer, scope)

    def kept(self, game: Vs, scope: Scope) -> dict[Slot, Any]:
        """The player whom an effect has spoken of is still "that player" when its trigger acts, and "it" the card."""
        return {slot: scope[slot] for slot in (slots.SEAT, slots.IT) if slot in scope.vars}

    def new_object(self, game: Vs, card: int) -> None:
        rows.new_object(game, card)

    def check(self, game: Vs, event: Event) -> None:
        checks.check(game, event)

    # Asking

    def must_ask(self, game: Vs, decision: Decision) -> bool:
        """Where something may be played or paid from a hidden hand, lest silence tell what is in it."""
        asks = isinstance(decision.about, (Opportunity, captives.MayPay, payment.Pay))
        return asks and hidden.holds_hidden_cards(game, decision.seat)

    def open_hands(self, game: Vs) -> bool:
        return bool(game.state.open_hands)

    def reveal(self, game: Vs, scope: Scope, cards: tuple[int, ...]) -> None:
        game.happen(Event(REVEAL, seat=scope.you, cards=cards, source=scope.source))

    def redeal(self, game: Vs, seat: int | None) -> None:
        hidden.redeal_side_decks(game, seat)

    # Set-up

    def form(self) -> tuple[Item, ...]:
        return choosing.form(self.library)

    def implied(self, chosen: dict[str, Any]) -> dict[str, Any]:
        return choosing.implied(chosen)

    def problems(self, setup: dict[str, Any]) -> list[Problem]:
        return choosing.problems(self, setup)

    def deck_problems(self, deck: Deck) -> list[Problem]:
        return choosing.problems_of(self, deck, deck.headings.get("main", ""), COMPILED)

    def deal(self, setup: dict[str, Any], seed: Seed) -> Vs:
        return deal(self, setup, seed)

    def concede(self, game: Vs, seat: int) -> None:
        winning.stop_acting(game, seat)
        winning.lose(game, [seat], "", Message("{who} gave up", {"who": Player(seat)}, message("you gave up")))

    # Words and views

    def why_not(self, game: Vs, seat: int, verb: str, card: int, target: int) -> list[Reason]:
        return why_not.why_not(game, seat, verb, card, target)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return asking.prompt(game, decision)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return topics.topic(decision)

    def label(self, game: Vs, option: Option) -> str:
        return asking.label(game, option)

    def marks(self, game: Vs, seat: int, card: int) -> tuple[str, ...]:
        return names.marks(game, seat, card)

    def player(self, game: Vs, seat: int) -> str:
        return names.player(game, seat)

    def is_plain(self, game: Vs, seat: int, option: Option) -> bool:
        return option.power is None

    def price(self, game: Vs, option: Option) -> tuple[str, int] | None:
        return outlooks.price(game, option)

    def fates(self, game: Vs, option: Option) -> tuple[Fate, ...]:
        return outlooks.fates(game, option)

    def outlook(self, game: Vs, seat: int, cards: tuple[int, ...]) -> dict[str, Any]:
        return outlooks.outlook(game, seat, cards)

    def tongue(self, game: Vs) -> str:
        return speech.tongue_name(game)

    def text(self, card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
        return texts.card_text(card, tongue, marks=marks)

    def facts(self, card: Card) -> dict[str, Any]:
        return views.printed(card)

    def card_view(self, game: Vs, card: int) -> dict[str, Any]:
        return views.card_view(game, card)

    def table_view(self, game: Vs, seat: int | None) -> dict[str, Any]:
        return views.table_view(game, seat)


RULES: Final = VsRules()
