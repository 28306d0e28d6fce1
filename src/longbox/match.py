"""A game as players, programs and servers use it: decisions by number, views by seat, undo, saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from longbox import saving
from longbox.asked import Reason
from longbox.decisions import Decision
from longbox.engine import lookalike, modifiers, numbers, view
from longbox.engine.dice import Seed
from longbox.engine.game import Game
from longbox.engine.language import message, said
from longbox.engine.numbers import NumberNames, Numbers
from longbox.engine.saves import digest
from longbox.engine.setup import Result
from longbox.engine.state import State
from longbox.errors import IllegalChoice
from longbox.gathering import Aim, Gathering
from longbox.record import Record
from longbox.seeds import Turn
from longbox.steps import concede

Number = SupportsIndex
"""A number as callers hand it over: it is looked at here, so that a wrong one is refused in words. Compiled, an `int`
would be refused without them."""


class Match:
    """One game of Longbox."""

    def __init__(self, game: Game[Any], setup: dict[str, Any], seed: Seed, record: bool = True) -> None:
        self._game = game
        self._setup = setup
        self._seed = seed
        self._turns: tuple[Turn, ...] = ()
        self._picks: list[int] = []
        self._decision: Decision | None = None
        self._gathered: Gathering | None = None
        self._has_past = True
        self._record = Record(game) if record else None

    @property
    def name(self) -> str:
        return self._game.rules.name

    @property
    def setup(self) -> dict[str, Any]:
        return dict(self._setup)

    @property
    def seed(self) -> Seed:
        return self._seed

    @property
    def seats(self) -> int:
        return self._game.state.seats

    @property
    def tongue(self) -> str:
        """How the cards of this table speak: the name of its side or edition, "" for the usual one."""
        return self._game.rules.tongue(self._game)

    @property
    def turn(self) -> int:
        """The number of the turn or round; it goes up by one with each."""
        return self._game.state.turn

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._game.state.active

    @property
    def decision(self) -> Decision | None:
        """What is to be decided; None when the game is over."""
        asked = self._game.decision
        if asked is None:
            return None
        known = self._decision
        # Positions share what is asked with their copies: after an undo the same question stands in another game.
        if known is None or known.asked is not asked or known.game is not self._game:
            known = self._decision = Decision(self._game, asked)
        return known

    @property
    def result(self) -> Result | None:
        state: State = self._game.state
        outcome: Result | None = state.outcome
        return outcome

    def choose(self, k: Number) -> None:
        """Take option k."""
        asked = self._game.decision
        if asked is None:
            raise IllegalChoice(said("the game is over: there is nothing left to choose"))
        options = asked.options
        if not isinstance(k, int) or isinstance(k, bool) or not 0 <= k < len(options):
            refusal = message("there is no option {number}: pick a number from 0 to {last}")
            raise IllegalChoice(said(refusal, number=repr(k), last=len(options) - 1))
        if self._record is not None:
            self._record.before_choice(self._game, k)
        self._picks.append(k)
        self._game.choose(options[k])
        if self._turns:
            self.turn_chance()

    def turn_chance(self) -> None:
        """Where the seed says so, let what comes from here on be another's chance."""
        for turn in self._turns:
            if turn.at == len(self._picks):
                view.turn_chance(self._game, turn.seed)

    def concede(self, seat: Number) -> None:
        """A seat gives up."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        if self._game.state.outcome is not None:
            raise IllegalChoice(said("the game is over: there is nothing to concede"))
        if self._record is not None:
            self._record.before_choice(self._game, -1 - seat)
        self._picks.append(-1 - seat)
        concede(self._game, seat)
        self.turn_chance()

    def undo(self, to: Number) -> None:
        """Go back to the point at which choice number `to` was about to be made."""
        if not isinstance(to, int) or not 0 <= to <= len(self._picks):
            refusal = message("there is no choice number {number}: so far there were {choices}")
            raise IllegalChoice(said(refusal, number=repr(to), choices=len(self._picks)))
        self._game = self._at(to)
        self._picks = self._picks[:to]
        if self._record is not None:
            self._record.cut(self._game, to)

    def _at(self, number: int) -> Game[Any]:
        """The position before a choice: from the record, or played again from the start."""
        if not self._has_past:
            raise IllegalChoice(
                said("this position has no past to go back to: it was laid out, or dealt anew for a seat")
            )
        if self._record is not None and number >= self._record.first:
            return self._record.position(self._game, number)
        return saving.replay(self.name, self._setup, self._seed, self._picks[:number])._game

    def decision_at(self, number: int) -> Decision:
        """What was asked when choice number `number` was made."""
        game = self._at(number)
        asked = game.decision
        assert asked is not None
        return Decision(game, asked)

    @property
    def undo_floor(self) -> int:
        """The last choice after which something hidden was seen; to go back further is to know more than one did."""
        return self._game.state.seen

    def retract(self) -> None:
        """Take back the last pick of an unfinished group."""
        asked = self._game.decision
        if asked is None or asked.group is None or not asked.group.picked:
            raise IllegalChoice(said("there is no pick to take back: this is not the middle of a group of picks"))
        self.undo(len(self._picks) - 1)

    def gather(self, cards: Sequence[str]) -> None:
        """Make the group of picks that is asked for now with just these cards (by handle), whatever their order."""
        picks = self.picks_for(cards)
        if picks is None:
            raise IllegalChoice(
                said("these cards don't make a set that can be picked: ask `can_add` what goes with them")
            )
        start = self._gathering().id
        if len(self._picks) > start:
            self.undo(start)
        for pick in picks:
            self.choose(pick)

    def picks_for(self, cards: Sequence[str]) -> list[int] | None:
        """The options that gather these cards, from the first choice of the group on (`group.id`); None if they don't
        make a set."""
        group = self._gathering()
        return group.picks(self._card(group.seat, card) for card in cards)

    def can_add(self, cards: Sequence[str] = ()) -> tuple[str, ...]:
        """The further cards that could be part of a set with these, of the group of picks that is asked for now."""
        group = self._gathering()
        found = group.can_add([self._card(group.seat, card) for card in cards])
        return view.handles(self._game, group.seat, found)

    def gives(self) -> dict[str, tuple[str, ...]]:
        """What each card would bring to the group of picks that is asked for now: in a payment of Champions the
        resources that it pays with there, which need not be those printed on it. Empty where that means nothing."""
        group = self._gathering()
        frame = self._game.state.frames[-1]
        found: dict[int, tuple[str, ...]] = frame.node.gives(self._game, frame)
        return {view.handle(self._game.state, group.seat, card): given for card, given in found.items()}

    def total(self, cards: Sequence[str]) -> int:
        """What these cards would come to as picks of the group that is asked for now: what they pay or strike with, or
        how many they are."""
        group = self._gathering()
        frame = self._game.state.frames[-1]
        return frame.node.total(self._game, frame, tuple([self._card(group.seat, card) for card in cards]))

    def outlook(self, cards: Sequence[str]) -> dict[str, Any]:
        """The fields of the deciding seat's view that would be others if just these cards were picked: the attack of a
        team that is being picked."""
        group = self._gathering()
        picked = tuple([self._card(group.seat, card) for card in cards])
        return self._game.rules.outlook(self._game, group.seat, picked)

    def proposal(self) -> tuple[str, ...]:
        """A sensible set for the group of picks that is asked for now, to begin with; empty if none stands out."""
        group = self._gathering()
        frame = self._game.state.frames[-1]
        cards = frame.node.proposal(self._game, frame)
        if group.picks(cards) is None:
            return ()
        return view.handles(self._game, group.seat, cards)

    def _gathering(self) -> Gathering:
        asked = self._game.decision
        if asked is None or asked.group is None:
            raise IllegalChoice(said("no picks that belong together are asked for now: `decision.group` is None"))
        known = self._gathered
        if known is not None and known.asked is asked:
            return known
        begins = asked.group.id == len(self._picks) or not (asked.group.picked or self._has_past)
        start = self._game if begins else self._at(asked.group.id)
        aim = None
        if start is not self._game and start.decision is not None:
            first = start.decision.options[self._picks[asked.group.id]]
            aim = Aim(first.verb, first.to)
        self._gathered = Gathering(self._game, start, aim)
        return self._gathered

    @property
    def history(self) -> list[str]:
        """The keys of the choices so far; a sealed pick is masked until all of them are shown."""
        sealed = self._game.state.sealed
        return ["(sealed)" if number in sealed else key for number, key in enumerate(saving.history(self))]

    def clone(self) -> Match:
        """An independent copy that keeps no record."""
        return self._with(self._game.clone())

    def _with(self, game: Game[Any]) -> Match:
        """A match that has come the same way, in a position of its own."""
        new = Match(game, self._setup, self._seed, record=False)
        new._picks = self._picks.copy()
        new._has_past = self._has_past
        new._turns = self._turns
        return new

    def _dealt_anew(self, game: Game[Any], seed: Seed) -> Match:
        """A match without a past, and not with the seed that dealt this one: who knew that could see every card."""
        new = self._with(game)
        new._seed = seed
        new._turns = ()
        new._has_past = False
        return new

    def view(self, seat: Number | None, zones: frozenset[str] | None = None) -> dict[str, Any]:
        """What a seat may see; None: a spectator. `zones`: the kinds of zones whose cards are wanted (all, unless
        told), which is quicker; of others only their number is told."""
        return view.view(self._game, self._seat(seat), zones)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The ids of the cards in a seat's hand, which is all that some programs want of its view."""
        self._seat(seat)
        cards: list[int] = self._game.state.zones[self._game.rules.zones.by_name("hand").at(seat)]
        return tuple([self._game.face(card).id for card in cards])

    def numbers(self, seat: int, verbs: Mapping[str, int]) -> Numbers:
        """What a seat may see in numbers, for programs that learn; verbs are numbered as the caller likes."""
        self._seat(seat)
        return numbers.numbers(self._game, seat, verbs)

    def number_names(self) -> NumberNames:
        """What the numbers of `numbers` are, in order."""
        return numbers.names(self._game)

    def steps(self, seat: Number | None, since: int = -1) -> list[dict[str, Any]]:
        """What happened from choice number `since` on, one event after another as that seat may see them, each with the
        changes that it made to the seat's view; -1: from the set-up on."""
        if self._record is None:
            raise IllegalChoice(said("this game keeps no record: deal it with record=True to read its steps"))
        if max(since, 0) < self._record.first:
            return saving.replay(self.name, self._setup, self._seed, self._picks, record=True).steps(seat, since)
        return self._record.steps(self._game, self._seat(seat), since)

    def drop_past(self, before: int) -> None:
        """Free the memory of the positions before a choice. Nothing is lost: where one of them is asked for, the game
        is played again."""
        if self._record is not None and self._has_past:
            self._record.drop(before)

    def deeds(self, seat: Number | None, since: int = -1) -> list[dict[str, Any]]:
        """For each choice from `since` on its deeds alone: enough to tell the story, and much quicker than `steps`."""
        if self._record is None:
            raise IllegalChoice(said("this game keeps no record: deal it with record=True to read its deeds"))
        return self._record.deeds(self._game, self._seat(seat), since)

    def determinize(self, seat: Number | None, seed: Seed = 0) -> Match:
        """A copy in which all that the seat can't know is dealt anew."""
        return self._dealt_anew(view.determinize(self._game, self._seat(seat), seed), seed)

    def lookalike(self, seat: Number | None, seed: Seed = 0) -> Match:
        """A copy dealt anew that may be given away: handles and numbers of cards are its own, so that its save does not
        tell what the seat can't know."""
        return self._dealt_anew(lookalike.lookalike(self._game, self._seat(seat), seed), seed)

    def why_not(self, seat: int, verb: str, card: str, target: str | None = None) -> list[Reason]:
        """Why something can't be done now, from what the seat knows. Cards by handle."""
        subject = self._card(seat, card)
        aim = -1 if target is None else self._card(seat, target)
        found = self._game.rules.why_not(self._game, seat, verb, subject, aim)
        return [Reason(rule, text, view.handles(self._game, seat, about)) for rule, text, about in found]

    def explain(self, seat: int, card: str, stat: str) -> modifiers.Sum:
        """How a value comes about: "6 = 5 printed + 1 counter"."""
        return modifiers.explain(self._game, self._card(seat, card), stat)

    def seat(self, i: int) -> Seat:
        """What a computer player gets."""
        self._seat(i)
        return Seat(self, i)

    def save(self) -> bytes:
        return saving.save(self)

    @property
    def digest(self) -> str:
        return digest(self._game)

    def _seat(self, seat: Number | None) -> int | None:
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        return seat

    def _no_seat(self, seat: object) -> IllegalChoice:
        refusal = message("there is no seat {number}: pick a number from 0 to {last}")
        return IllegalChoice(said(refusal, number=repr(seat), last=self.seats - 1))

    def _card(self, seat: int, name: str) -> int:
        state = self._game.state
        for card in range(len(state.definition)):
            if view.handle(state, seat, card) == name and view.knows(state, seat, card):
                return card
        refusal = message("seat {seat} sees no card {handle}: use the handles of its view")
        raise IllegalChoice(said(refusal, seat=seat, handle=repr(name)))


class Seat:
    """A seat at the table, for a computer player: what it may see and decide, and nothing more."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    def view(self) -> dict[str, Any]:
        return self._match.view(self.number)

    @property
    def decision(self) -> Decision | None:
        """The decision, if it is this seat's."""
        decision = self._match.decision
        return decision if decision is not None and decision.seat == self.number else None

    def steps(self, since: int = -1) -> list[dict[str, Any]]:
        return self._match.steps(self.number, since)

    def sample(self, seed: Seed = 0) -> Match:
        """A game that looks the same from here, all that can't be known dealt anew."""
        return self._match.determinize(self.number, seed)
