"""The course of a game at a table: the match, the choices that led to it, and who made them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import longbox
from longbox import headlines
from longbox.saving import as_chosen
from longbox.server import messages, setups, telling
from longbox.server.errors import Refused
from longbox.server.rows import Entry, Summary, TableRow

LOG = logging.getLogger(__name__)
REMEMBERED = 40
"""Of so many choices a table keeps the positions, for those who come back; and of all that may be undone."""


class Course:
    """A match that is played by journal entries. `undos` tells positions with the same number apart."""

    def __init__(self, match: longbox.Match) -> None:
        self.match = match
        self.title = headlines.title(match)
        self.entries: list[Entry] = []
        """The choices and concessions that led here; what was undone is gone."""
        self.picks: list[int] = []
        """The same as numbers of options, for who plays them again."""
        self.undos = 0
        self.stopped = ""
        """Why nobody can play on: this version plays its journal only up to here."""
        self._made: list[messages.ShownOption | None] = []
        """What each choice looked like when it was made; None for a concession."""
        self._views: dict[tuple[int | None, int], dict[str, Any]] = {}
        """What seats see now and saw before the last choice, so that nothing is looked at twice."""

    @property
    def number(self) -> int:
        """How many choices were made."""
        return len(self.picks)

    @property
    def asked(self) -> int | None:
        """The seat that is to decide; None when the game is over, or can't go on."""
        decision = self.match.decision
        return None if decision is None or self.stopped else decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees now."""
        now = (seat, self.number)
        if now not in self._views:
            self._views = {at: seen for at, seen in self._views.items() if at[1] >= self.number - 1}
            self._views[now] = self.match.view(seat)
        return self._views[now]

    def view_before(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat saw before the last choice, if anybody looked."""
        return self._views.get((seat, self.number - 1))

    def summary(self, seat: int | None = None) -> Summary:
        """Where the game stands, for lists. Whichever seat's view is used, it says the same."""
        moment = headlines.moment({**self.view(seat), "you": None})
        return Summary(self.title, moment, self.asked, self.over, self.number)

    def may_choose(self, seat: int, decision: int, undos: int) -> longbox.Decision:
        """The decision that is asked now, if it is that one and that seat's."""
        now = self.match.decision
        self.must_go_on()
        if now is None:
            raise Refused("game_over", "The game is over: there is nothing left to choose.")
        if now.seat != seat:
            raise Refused("not_your_decision", f"Seat {now.seat} is to decide now, not seat {seat}: wait for it.")
        if (decision, undos) != (self.number, self.undos):
            raise Refused(
                "stale",
                f"That answers decision {decision} (after {undos} undos), but decision {self.number} "
                f"(after {self.undos}) is asked: look at the newest message and choose again.",
            )
        return now

    def must_go_on(self) -> None:
        if self.stopped:
            raise Refused("stopped", self.stopped)

    def option(self, seat: int, decision: int, undos: int, option: int) -> Entry:
        """The entry for a choice, if that seat may make it now."""
        now = self.may_choose(seat, decision, undos)
        if not 0 <= option < len(now.options):
            raise Refused("no_such_option", f"There is no option {option}: pick 0 to {len(now.options) - 1}.")
        return Entry("choose", seat, now.keys[option])

    def play(self, entry: Entry) -> None:
        """Make a choice or a concession."""
        if entry.kind == "concede":
            self.match.concede(entry.seat)
            self._note(entry, -1 - entry.seat, None)
            return
        decision = self.match.decision
        possible = entry.kind == "choose" and decision is not None and decision.seat == entry.seat
        if decision is None or not possible or entry.value not in decision.keys:
            raise longbox.IllegalChoice(f"choice {self.number}, {entry.value!r}, can't be made")
        pick = decision.keys.index(entry.value)
        made = telling.shown_option(decision.options[pick], entry.value)
        self.match.choose(pick)
        self._note(entry, pick, made)

    def _note(self, entry: Entry, pick: int, made: messages.ShownOption | None) -> None:
        self.entries.append(entry)
        self.picks.append(pick)
        self._made.append(made)
        self.match.drop_past(min(self.match.undo_floor, self.number - REMEMBERED))

    def remembers(self, number: int) -> bool:
        """Whether it can tell at once what happened since a choice."""
        return self.number - REMEMBERED <= number <= self.number

    def picks_of(self, group: longbox.Group) -> list[messages.ShownOption]:
        """The picks made so far of the group that is being made."""
        return [made for made in self._made[group.id :] if made is not None]

    def back(self, to: int) -> None:
        """Go back to where choice number `to` was about to be made."""
        self.forget(to)
        self.undos += 1

    def restore(self, undone: Sequence[Entry]) -> None:
        """Play again what was undone, because going back could not be written down."""
        played(self, undone)
        self.undos -= 1

    def forget(self, number: int) -> None:
        """Drop what could not be written down, as if it had never been tried."""
        self.match.undo(number)
        self._views.clear()
        for told in (self.entries, self.picks, self._made):
            del told[number:]

    def up_to(self, number: int) -> Course:
        """The same course before one of its choices, with a match of its own."""
        again = longbox.deal(self.match.name, seed=self.match.seed, **self.match.setup)
        return played(Course(again), self.entries[:number])

    def may_go_back(self, to: int) -> None:
        floor = self.match.undo_floor
        if to >= self.number:
            raise Refused("nothing_to_undo", f"Choice {to} has not been made yet: there were {self.number}.")
        if to < floor:
            raise Refused(
                "undo_too_far",
                f"You can't go back to choice {to}: something hidden was seen since. You can go back to {floor}.",
            )

    def last_of(self, seat: int) -> int:
        """The number of a seat's last choice."""
        made = [number for number, entry in enumerate(self.entries) if entry.seat == seat]
        if not made:
            raise Refused("nothing_to_undo", f"Seat {seat} has not chosen anything yet.")
        return made[-1]


def dealt(game: str, setup: dict[str, Any], secret: str) -> Course:
    return Course(longbox.deal(game, seed=secret, **as_chosen(setup)))


def played(course: Course, entries: Sequence[Entry]) -> Course:
    for entry in entries:
        course.play(entry)
    return course


def replayed(row: TableRow) -> Course:
    """The course that a journal tells, as far as this version can play it."""
    course = dealt_again(row)
    standing, course.undos = what_stands(row.journal)
    for entry in standing:
        try:
            course.play(entry)
        except longbox.IllegalChoice as error:
            LOG.info("table %s differs: %s", row.id, error)
            course.stopped = difference(row, course.number, entry.version)
            return course
    if row.summary.choices == course.number and row.summary.over != course.over:
        course.stopped = difference(row, course.number, standing[-1].version if standing else row.version)
    return course


def what_stands(journal: Sequence[Entry]) -> tuple[list[Entry], int]:
    """The choices of a journal that were not undone, and how often somebody went back."""
    standing: list[Entry] = []
    undos = 0
    for entry in journal:
        if entry.kind == "undo" and entry.value.isdecimal():
            del standing[int(entry.value) :]
            undos += 1
        else:
            standing.append(entry)
    return standing, undos


def difference(row: TableRow, number: int, wrote: str) -> str:
    """What everybody may read: a choice itself may be somebody's secret."""
    return (
        f"This table was begun with Longbox {row.version}, and Longbox {longbox.__version__} plays differently from "
        f"choice {number} on. So it can be watched up to there, but not played on; Longbox {wrote} could do that."
    )


def dealt_again(row: TableRow) -> Course:
    try:
        setups.must_be_playable(row.game, row.setup)
        course = dealt(row.game, row.setup, row.secret)
        if course.match.seats != len(row.seats):
            raise longbox.SetupError(f"it is for {course.match.seats} seats, not for {len(row.seats)}")
    except longbox.LongboxError as error:
        LOG.warning("table %s can't be dealt: %s", row.id, error)
        raise Refused(
            "other_version",
            f"This table was begun with Longbox {row.version}, and its set-up can't be played with Longbox "
            f"{longbox.__version__}. Longbox {row.version} could do that.",
        ) from error
    return course
