"""What Legendary says about itself to the engine."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option
from longbox.engine.dice import Seed
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.relations import Reason
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.topics import Topic
from longbox.engine.triggers import Timing
from longbox.games.legendary.cards import COLLECTION
from longbox.games.legendary.chapters import (
    borrowing,
    cancelling,
    choosing,
    drawing,
    ending,
    form,
    hq,
    setup,
    shards,
    shielding,
    showdown,
    traps,
    turn,
    why_not,
    wounds,
)
from longbox.games.legendary.table import hidden, names, roles, sides
from longbox.games.legendary.table.abilities import EvilWins, having
from longbox.games.legendary.table.enemies import HOSTILE_ATTACK, is_hostile_officer, masterminds, stands
from longbox.games.legendary.table.kinds import TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.table.state import LegendaryState, Play, Points, Table
from longbox.games.legendary.table.statics import goes_below_zero
from longbox.games.legendary.table.zones import DECK, HAND, MASTERMIND_SPACE, SCHEME_SPACE, TRAPS, ZONES
from longbox.games.legendary.vocabulary.flow import Reveal, show
from longbox.games.legendary.words import asking, outlooks, texts, views


class Legendary(Rules):
    name = "legendary"
    zones = ZONES
    library = COLLECTION.library
    timing: Timing = Timing()
    say = Speech
    tongues: Mapping[str, Tongue] = MappingProxyType(sides.TONGUES)
    topics: tuple[Topic, ...] = asking.TOPICS
    records: tuple[type[Any], ...] = (ending.Goal, Play, Points)
    least = MappingProxyType({"attack": 0, TO_FIGHT: 0, TO_RECRUIT: 0})
    counted: frozenset[str] = frozenset(("attack",))

    def new_state(self, seats: int) -> LegendaryState:
        return LegendaryState().lay_out(len(self.zones), seats)

    def form(self) -> tuple[Item, ...]:
        return form.form()

    def needs(self, setup: dict[str, Any]) -> dict[str, tuple[int, ...]]:
        return choosing.needs(setup)

    def problems(self, setup: dict[str, Any]) -> list[Problem]:
        return choosing.problems(setup)

    def drawn(self, setup: dict[str, Any], seed: Seed) -> dict[str, Any]:
        chosen = choosing.draw(setup, choosing.stream(seed))._asdict()
        return {line: chosen[line] for line in ("players", *choosing.STACKS)}

    def deal(self, chosen: dict[str, Any], seed: Seed) -> Table:
        return setup.deal(self, chosen, seed)

    def printed(self, game: Table, card: int, stat: str) -> int:
        """What fighting an enemy takes starts from its Attack as it is now, recruiting from the printed cost."""
        if stat == TO_FIGHT:
            return game.value(card, "attack")
        return game.state.definition[card].stats.get("cost" if stat == TO_RECRUIT else stat, 0)

    def counters(self, game: Table, card: int, stat: str) -> int:
        """An enemy has 1 more Attack for each Shard on it, and what those that it holds give to it. All that an Officer
        has among the Villains comes so."""
        if stat not in self.counted:
            return 0
        own = shards.strength(game, card)
        if game.state.officers_out and is_hostile_officer(game, card):
            own += HOSTILE_ATTACK
        return own + roles.bonus(game, card) if game.state.bonuses else own

    def floor(self, game: Table, card: int, stat: str) -> int | None:
        if stat != "attack" and goes_below_zero(game, card):
            return None
        return self.least.get(stat)

    def check(self, game: Table, event: Event) -> None:
        """After each event the HQ is full again, the challenge of a Trap may be met, and the Scheme be fulfilled or a
        Mastermind win."""
        state = game.state
        if state.shields:
            shielding.lose_those_left_behind(game)
        hq.refill_if_empty(game)
        if state.zones[TRAPS.first]:
            traps.meet_early(game)
        for scheme in state.zones[SCHEME_SPACE.first]:
            goals = having(game, scheme, EvilWins)
            if goals:
                ending.fulfil_if_met(game, scheme, goals)
        for boss in state.zones[MASTERMIND_SPACE.first]:
            goals = having(game, boss, EvilWins)
            if goals and stands(game, boss):
                ending.fulfil_if_met(game, boss, goals)

    def power_seat(self, game: Table, card: int) -> int:
        """A card speaks for the player in whose zone it lies; one that is nobody's, for whoever's turn it is."""
        seat = self.zones.seat(game.state.zone[card])
        return seat if seat >= 0 else game.state.active

    def open_hands(self, game: Table) -> bool:
        return bool(game.state.open_hands)

    def replenish(self, game: Table, zone: int, many: int) -> None:
        """The shuffled discard pile goes under a player's deck that holds too few cards."""
        if DECK.holds(zone) and len(game.state.zones[zone]) < many:
            drawing.reshuffle(game, zone - DECK.first)

    def reveal(self, game: Table, scope: Scope, cards: tuple[int, ...]) -> None:
        show(game, scope, cards)

    def cancel(self, game: Table, scope: Scope, event: Event) -> None:
        cancelling.cancel(game, scope, event)

    def must_ask(self, game: Table, decision: Decision) -> bool:
        """A turn ends when its player says so. Who hides a hand is also asked for a card that it does not hold."""
        about = decision.about
        return about in (turn.ACTIONS, showdown.SHOWDOWN_PLAYS) or (
            isinstance(about, (Reveal, borrowing.Offer)) and not game.state.open_hands
        )

    def redeal(self, game: Table, seat: int | None) -> None:
        hidden.redeal(game, seat)

    def concede(self, game: Table, seat: int) -> None:
        """The players win and lose together, so one who gives up gives up for all; a beaten Mastermind stays beaten."""
        if game.state.beaten:
            ending.win(game, ending.beaten(game, masterminds(game)))
        else:
            ending.give_up(game, seat)

    def why_not(self, game: Table, seat: int, verb: str, card: int, target: int) -> list[Reason]:
        return why_not.why_not(game, seat, verb, card, target)

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking.prompt(game, decision)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return asking.topic(decision)

    def label(self, game: Table, option: Option) -> str:
        return asking.label(game, option)

    def marks(self, game: Table, seat: int, card: int) -> tuple[str, ...]:
        return names.marks(game, seat, card)

    def about(self, game: Table, seat: int, option: Option) -> tuple[int, ...]:
        hand = game.state.zones[HAND.first + seat]
        return tuple(wounds.among(game, hand)) if option.verb == "heal" else ()

    def price(self, game: Table, option: Option) -> tuple[str, int] | None:
        return outlooks.price(game, option)

    def text(self, card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
        return texts.text(card, tongue, marks=marks)

    def tongue(self, game: Table) -> str:
        return sides.tongue_name(game)

    def missing(self, card: Card) -> str:
        waiting = COLLECTION.unplayable.get(card)
        return "" if waiting is None else str(waiting)

    def facts(self, card: Card) -> dict[str, Any]:
        return views.printed(card)

    def card_view(self, game: Table, card: int) -> dict[str, Any]:
        return views.card_view(game, card)

    def table_view(self, game: Table, seat: int | None) -> dict[str, Any]:
        return views.table_view(game)
