"""Dominated Heroes: they lie with an enemy, which is stronger for each, until its defeat hands them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters.gaining import follow_the_gained, give, leave_play
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.roles import Fate, Role
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, REVEALED


def one_each(game: Table, card: int) -> int:
    """How much Attack a Dominated Hero gives."""
    return 1


def apply_free(game: Table, event: Event) -> None:
    """They lie open until it is said who gets them."""
    for card in event.cards:
        leave_play(game, card, REVEALED.first)


def hand_them_out(game: Table, event: Event) -> None:
    game.push(HANDING_OUT, Scope(event.seat, event.card, vars={slots.HAD: event.cards}))


ARE_FREE: Final = EventKind("dominated heroes are free", apply_free, then=hand_them_out, quiet=True)
DOMINATED: Final = Role("dominated", "{Hero}", bonus=one_each, on_defeat=Fate(ARE_FREE), on_gain=Fate(ARE_FREE))
"""A Hero whose mind an enemy has taken over."""


def apply_hand_out(game: Table, event: Event) -> None:
    """Each of `cards` goes to the discard pile of the player at its place in `seats`."""
    for seat, card in zip(event.notes[notes.SEATS], event.cards, strict=True):
        give(game, card, seat, DISCARD.first + seat)


HAND_OUT: Final = EventKind("hand out heroes", apply_hand_out, then=follow_the_gained)


@dataclass(frozen=True, eq=False)
class WhoGetsWhich(Question):
    """The player who has freed Heroes says who gets which, one for each player as far as they go. Where there are
    enough, each player in turn has one chosen for them, else each Hero has a player chosen. The frame's data: the seats
    and the Heroes that belong together so far."""

    def prompt(self, game: Table, decision: Decision) -> str:
        first = decision.options[0]
        if len({option.amount for option in decision.options}) > 1:
            return asking(game, said("Who gets {card}?", card=names_of(game, first)))
        player = game.rules.player(game, first.amount)
        return asking(game, tongue(game).told("Which {Hero} does {player} get?", player=player))

    def label(self, game: Table, option: Option) -> str:
        return said("{card} for {player}", card=names_of(game, option), player=game.rules.player(game, option.amount))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return HAND_OUT_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        picked: tuple[tuple[int, int], ...] = frame.data or ()
        heroes: tuple[int, ...] = frame.scope[slots.HAD]
        left = [card for card in heroes if card not in [card for _, card in picked]]
        seats = in_turn_order(game)
        without = [seat for seat in seats if seat not in [seat for seat, _ in picked]]
        if not left or not without:
            return None
        if len(heroes) < len(seats):
            options = [Option("give", (left[0],), amount=seat) for seat in without]
        else:
            options = [Option("give", (card,), amount=without[0]) for card in left]
        return Decision(frame.scope.you, options, about=self)

    def step(self, game: Table, frame: Frame) -> None:
        if self.ask(game, frame) is not None:
            super().step(game, frame)
            return
        game.state.frames.pop()
        seats, cards = zip(*frame.data, strict=True)
        game.happen(Event(HAND_OUT, seat=frame.scope.you, cards=cards, notes={notes.SEATS: seats}))

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), (option.amount, option.card))


HAND_OUT_TOPIC: Final = Topic("hand-out-heroes")
WHO_GETS_WHICH: Final = WhoGetsWhich()


def hand_out(game: Table, scope: Scope) -> None:
    game.push(WHO_GETS_WHICH, scope)


def lose_the_rest(game: Table, scope: Scope) -> None:
    """Those for whom there is no player are KO'd."""
    rest = tuple([card for card in scope[slots.HAD] if game.state.zone[card] == REVEALED.first])
    if rest:
        game.happen(Event(KO, seat=scope.you, cards=rest))


HANDING_OUT: Final = Steps(hand_out, lose_the_rest)
"""The Heroes in `had`, whom an enemy dominated, go to the players."""
