"""A game being played: the rules, the state, and the machine that runs one on the other.

The interpreter is `run`: step the top frame until the stack is empty or a decision is asked. The other methods are
the only ones that write to cards and zones; they keep the indexes of listeners and continuous powers up to date.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from longbox.engine import dice, events, hidden_information, history, modifiers, view
from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.log import Log
from longbox.engine.modifiers import DelayedTrigger, Modifier, Standing, Until
from longbox.engine.slots import Slot
from longbox.engine.state import State, without
from longbox.engine.zones import EVERYBODYS_EYES, less, less_all

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Static, Trigger
    from longbox.engine.rules import Rules
    from longbox.engine.triggers import Answers, Timing

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """One game in progress. `S` is the game's own kind of state."""

    __slots__ = ("cache", "cached_at", "decision", "log", "powers", "rules", "standing", "state", "timing")

    def __init__(self, rules: Rules, state: S) -> None:
        self.rules = rules
        self.timing: Timing = rules.timing
        self.state = state
        self.decision: Decision | None = None
        self.log: Log | None = None
        self.cache: dict[tuple[int, str], int] = {}
        self.powers: dict[int, tuple[Instance, ...]] = {}
        self.standing: dict[str, list[Standing]] = {}
        self.cached_at = -1

    def run(self) -> None:
        """Go on until somebody must decide or the game is over."""
        state = self.state
        frames = state.frames
        while frames and self.decision is None and state.outcome is None:
            frame = frames[-1]
            frame.node.step(self, frame)
        if state.outcome is not None:
            frames.clear()
            self.decision = None

    def choose(self, option: Option) -> None:
        """Give the pending decision its answer and go on."""
        self.answer(option)
        self.run()

    def answer(self, option: Option) -> None:
        """Give the pending decision its answer, and no more."""
        decision = self.decision
        assert decision is not None, "nobody is asked anything"
        self.decision = None
        if decision.sealed:
            self.state.sealed = (*self.state.sealed, self.state.choices)
        self.state.choices += 1
        frame = self.state.frames[-1]
        question = frame.node
        assert isinstance(question, Question), "only questions wait"
        question.answer(self, frame, option)

    def ask_again(self) -> None:
        """Make the pending decision anew from the state."""
        self.decision = None
        self.run()

    def clone(self) -> Game[S]:
        new = Game(self.rules, self.state.clone())
        new.decision = self.decision
        return new

    def end(self, outcome: Any) -> None:
        """The game is over: nothing that was in progress goes on."""
        if self.state.outcome is None:
            self.state.outcome = outcome
            self.state.frames.clear()
            self.decision = None

    def must_ask(self, decision: Decision) -> bool:
        """Whether to ask although there is only one option, lest silence tell."""
        return self.rules.must_ask(self, decision) or hidden_information.only_choice_tells(self, decision)

    # Events

    def happen(self, event: Event, heard: Answers | None = None) -> None:
        """Let an event take place: at once where nobody listens, else as a frame. Always the last act of a step.

        `heard`: who answers it, judged earlier: an event that follows from another looks back to before that one.
        """
        state = self.state
        watchers = state.watchers
        kind = event.kind
        if kind.told_first:
            self.tell(event)
        if heard or kind.would in watchers or kind.after in watchers or state.alters_powers:
            events.start(self, event, heard)
            return
        depth = len(state.frames)
        self.take_place(event)
        if kind.then is not None and not event.cancelled and state.outcome is None:
            if len(state.frames) > depth:
                events.go_on(self, event, depth, events.THEN)
                return
            kind.then(self, event)
        if (kind.after in watchers or state.alters_powers) and state.outcome is None:
            events.go_on(self, event, depth, events.AFTER)

    def take_place(self, event: Event) -> None:
        """The stages *apply* and *check*: all that an event changes is there before the rules look at it."""
        state = self.state
        kind = event.kind
        state.clock += 1
        log = self.log
        if log is None:
            kind.apply(self, event)
            state.clock += 1
        else:
            place = log.place()
            kind.apply(self, event)
            state.clock += 1
            if not kind.quiet and not event.cancelled:
                log.note(self, event, place)
        if kind.remembered and not event.cancelled:
            history.remember(self, event)
        if state.outcome is None:
            self.rules.check(self, event)

    def tell(self, event: Event) -> None:
        """Put something into the record that changes nothing and that no card listens to."""
        if self.log is not None:
            self.log.note(self, event, self.log.place())

    def announce(self, event: Event) -> None:
        """An event that changes nothing by itself: it takes place only if somebody may listen."""
        if self.listened_to(event.kind):
            self.happen(event)

    def listened_to(self, kind: EventKind) -> bool:
        """Whether anybody may listen to an event of this kind: a card, or whoever keeps a record."""
        state = self.state
        watchers = state.watchers
        return kind.would in watchers or kind.after in watchers or self.log is not None or state.alters_powers

    def watched(self, key: str) -> bool:
        return key in self.state.watchers or self.state.alters_powers

    # Values

    @property
    def alters_powers(self) -> bool:
        """Whether anything gives or takes powers, so that indexes by printed powers are not enough."""
        return self.state.alters_powers

    def refresh(self) -> None:
        """Forget the values and powers that were found before the state's clock moved."""
        if self.cached_at != self.state.clock:
            self.cache.clear()
            self.powers.clear()
            self.standing.clear()
            self.cached_at = self.state.clock

    def face(self, card: int) -> Card:
        """The definition that shows: the card's own, or that of the face turned up."""
        definition = self.state.definition[card]
        return definition.faces[self.state.face[card]] if definition.faces else definition

    def value(self, card: int, stat: str) -> int:
        """What a stat of a card is now. Mostly nothing speaks of it, and it is what the card says."""
        if self.may_change(stat):
            return modifiers.value(self, card, stat)
        rules = self.rules
        printed = rules.printed(self, card, stat)
        return printed + rules.counters(self, card, stat) if stat in rules.counted else printed

    def may_change(self, stat: str) -> bool:
        """Whether a power or a lasting effect may change a stat of some card; what counters add is apart from that."""
        state = self.state
        if state.alters_powers or (state.modifiers and stat in state.modifiers):
            return True
        return stat in state.statics

    def has(self, card: int, keyword: str) -> bool:
        return self.value(card, keyword) > 0

    def instances(self, card: int) -> tuple[Instance, ...]:
        return modifiers.instances(self, card)

    def in_play(self) -> list[int]:
        zones = self.state.zones
        found: list[int] = []
        for zone in self.rules.zones.of_play:
            found += zones[zone]
        return found

    # Cards and zones

    def move(self, card: int, zone: int, *, bottom: bool = False) -> None:
        """Put a card into another zone, on top. Entering play makes it a new object."""
        state = self.state
        zones = state.zones
        old = state.zone[card]
        self._leave([card], old, zone)
        speaks = not state.definition[card].silent
        if speaks:
            self._unlist(card)
            state.make_whole(card)
        zones[old] = less(zones[old], card)
        zones[zone] = [card] + zones[zone] if bottom else zones[zone] + [card]
        state.zone[card] = zone
        in_play = self.rules.zones.in_play
        if in_play[zone] != in_play[old]:
            self._new_object(card)
        if state.known[card] != EVERYBODYS_EYES:
            self._see([card], zone)
        if speaks:
            self._list(card)
        state.clock += 1

    def move_all(self, cards: Sequence[int], zone: int, *, bottom: bool = False) -> None:
        """Move cards of one zone, in this order: a whole pile, or the top of one. The same as to move each of them,
        and done in one go where none of them enters or leaves play."""
        if not cards:
            return
        moved = list(cards)
        state = self.state
        old = state.zone[moved[0]]
        in_play = self.rules.zones.in_play
        if len(moved) == 1 or in_play[zone] != in_play[old]:
            for card in moved:
                self.move(card, zone, bottom=bottom)
            return
        self._leave(moved, old, zone)
        zones = state.zones
        zones[old] = less_all(zones[old], moved)
        zones[zone] = moved[::-1] + zones[zone] if bottom else zones[zone] + moved
        for card in moved:
            if state.definition[card].silent:
                state.zone[card] = zone
            else:
                self._unlist(card)
                state.make_whole(card)
                state.zone[card] = zone
                self._list(card)
        self._see(moved, zone)
        state.clock += 1

    def _new_object(self, card: int) -> None:
        state = self.state
        state.stamp += 1
        state.put("arrival", card, state.stamp)
        self.rules.new_object(self, card)

    def _leave(self, cards: list[int], old: int, zone: int) -> None:
        """Who can't look into a hand does not see which cards leave it, unless all see them where they go."""
        eyes = self.rules.zones.eyes
        if eyes[old] > 0 and (eyes[zone] != EVERYBODYS_EYES or self.state.face_down[cards[0]]):
            view.leave_unseen(self, cards, old, zone)

    def _see(self, cards: list[int], zone: int) -> None:
        """Cards that lie open are known to those who can look at them."""
        eyes = self.rules.zones.eyes[zone]
        if eyes == 0:
            return
        if eyes > 0 and self.rules.open_hands(self):
            eyes = EVERYBODYS_EYES
        state = self.state
        known = state.known
        for card in cards:
            if eyes & ~known[card] and not state.face_down[card]:
                known[card] |= eyes
                state.seen = state.choices

    def show(self, cards: Iterable[int], seats: int = -1) -> None:
        """Let seats (a bit mask, -1 for all) know cards."""
        state = self.state
        known = state.known
        for card in cards:
            if known[card] | seats != known[card]:
                known[card] |= seats
                state.seen = state.choices

    def attach(self, card: int, host: int) -> None:
        """Lay a card on another one. Where it lies is a matter of zones; this says with whom it goes."""
        state = self.state
        self.detach(card)
        state.put("host", card, host)
        state.attached[host] = (*state.attached.get(host, ()), card)
        state.clock += 1

    def detach(self, card: int) -> None:
        state = self.state
        host = state.host[card]
        if host >= 0:
            rest = tuple(one for one in state.attached[host] if one != card)
            if rest:
                state.attached[host] = rest
            else:
                del state.attached[host]
            state.put("host", card, -1)
            state.clock += 1

    def on(self, host: int) -> tuple[int, ...]:
        """The cards that lie on a card, oldest first."""
        return self.state.attached.get(host, ())

    def turn_to(self, card: int, face: int | Card) -> None:
        """Show another face: flip an identity, go up a level. One that is a card by itself it is from now on."""
        self._unlist(card)
        self.state.put("face" if isinstance(face, int) else "definition", card, face)
        self._list(card)
        self.state.clock += 1

    def turn_down(self, card: int, down: bool = True) -> None:
        state = self.state
        speaks = not state.definition[card].silent
        if speaks:
            self._unlist(card)
        state.put("face_down", card, int(down))
        if not down:
            self._see([card], state.zone[card])
        if speaks:
            self._list(card)
        state.clock += 1

    def shuffle(self, zone: int) -> None:
        """Shuffle a pile: nobody knows its order any more, nor can follow one of its cards."""
        state = self.state
        cards = state.zones[zone].copy()
        dice.shuffle(state, cards)
        state.zones[zone] = cards
        known = state.known
        sight: list[int] = state.own("sight")
        for card in cards:
            known[card] = 0
            sight[card] += 1
        state.seen = state.choices

    def unseal(self) -> None:
        """Sealed picks are shown together: from now on everybody knows them."""
        self.state.sealed = ()
        self.state.seen = self.state.choices

    def pick_at_random(self, cards: list[int]) -> int:
        self.state.seen = self.state.choices
        return cards[dice.below(self.state, len(cards))]

    def _list(self, card: int) -> None:
        live = self.rules.live(self, card)
        if live is None:
            return
        watches, statics = live
        state = self.state
        for key in watches:
            state.watchers[key] = (*state.watchers.get(key, ()), card)
        for stat in statics:
            state.statics[stat] = (*state.statics.get(stat, ()), card)
        if statics:
            self._note_powers()

    def _unlist(self, card: int) -> None:
        live = self.rules.live(self, card)
        if live is None:
            return
        watches, statics = live
        state = self.state
        for key in watches:
            without(state.watchers, key, card)
        for stat in statics:
            without(state.statics, stat, card)
        if statics:
            self._note_powers()

    def _note_powers(self) -> None:
        self.state.alters_powers = modifiers.POWERS in self.state.statics or modifiers.POWERS in self.state.modifiers

    def index(self) -> None:
        """Make the indexes anew, after cards were laid out or dealt anew."""
        self.state.watchers = {}
        self.state.statics = {}
        for card, definition in enumerate(self.state.definition):
            if not definition.silent:
                self._list(card)
        for delayed in self.state.delayed:
            self._watch(delayed.power.watches)
        for key in hidden_information.hidden_keys(self):
            self._watch(key)
        self._note_powers()
        self.state.clock += 1

    # Things that last

    def new_stamp(self) -> int:
        self.state.stamp += 1
        return self.state.stamp

    def modify(
        self,
        stat: str,
        op: int,
        amount: Any,
        cards: Iterable[int],
        until: Until,
        *,
        source: int = -1,
        follows: bool = False,
        power: Any = None,
        stamp: int = 0,
    ) -> None:
        """Change a stat of some cards until a moment. Changes made at one moment to several stats share a `stamp`."""
        state = self.state
        bound = tuple((card, state.arrival[card]) for card in cards)
        change = Modifier(stat, op, amount, bound, until, stamp or self.new_stamp(), source, follows, power)
        state.modifiers[stat] = (*state.modifiers.get(stat, ()), change)
        self._note_powers()
        state.clock += 1

    def add_delayed_trigger(
        self, trigger: Trigger, scope: Scope, until: Until, *, once: bool = False, vars: dict[Slot, Any] | None = None
    ) -> None:
        """Leave a trigger behind that answers events until some moment."""
        state = self.state
        state.stamp += 1
        delayed = DelayedTrigger(
            trigger, scope.source, scope.you, until, once, state.stamp, tuple((vars or {}).items())
        )
        state.delayed.append(delayed)
        self._watch(trigger.watches)

    def add_lasting_effect(self, static: Static, scope: Scope, until: Until) -> None:
        """Leave a continuous power behind: it changes whichever cards it speaks of, also those that come later."""
        self.modify(static.stat, static.op, scope.you, (), until, source=scope.source, power=static)

    def forget(self, delayed: DelayedTrigger) -> None:
        self.state.delayed.remove(delayed)
        assert delayed.power.watches is not None
        without(self.state.watchers, delayed.power.watches, -1)

    def _watch(self, key: str | None) -> None:
        """Let an event stage be a moment, whichever cards there are."""
        assert key is not None
        self.state.watchers[key] = (*self.state.watchers.get(key, ()), -1)

    def expire(self, moment: str, about: int = 0) -> None:
        """End all that lasts until this moment."""
        state = self.state
        if not state.modifiers and not state.delayed:
            return
        until = (moment, about)
        for stat, changes in list(state.modifiers.items()):
            rest = tuple(change for change in changes if change.until != until)
            if len(rest) == len(changes):
                continue
            if rest:
                state.modifiers[stat] = rest
            else:
                del state.modifiers[stat]
                self._note_powers()
            state.clock += 1
        for delayed in [one for one in state.delayed if one.until == until]:
            self.forget(delayed)

    # Use marks

    def uses(self, card: int, instance: Instance, span: str) -> int:
        used = self.state.used
        return used.get((card, instance.origin, instance.ordinal, span), 0) if used else 0

    def mark_used(self, card: int, instance: Instance, span: str) -> None:
        key = (card, instance.origin, instance.ordinal, span)
        self.state.used[key] = self.state.used.get(key, 0) + 1

    def clear_uses(self, span: str) -> None:
        self.state.used = {key: times for key, times in self.state.used.items() if key[3] != span}

    # Running nodes

    def push(self, node: Node, scope: Scope, data: Any = None) -> None:
        self.state.frames.append(Frame(node, scope, data))

    def push_picks(self, node: Node, scope: Scope, data: Any = ()) -> None:
        """Ask for picks that belong together: `at` remembers the number of the first, which names their group."""
        self.push(node, scope, data)
        self.state.frames[-1].at = self.state.choices

    def enter(self, node: Node, scope: Scope) -> None:
        node.enter(self, scope)
