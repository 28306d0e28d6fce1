"""The game of a table: the match, the choices that led to it, and who made them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import longbox
from longbox import headlines, saving
from longbox.languages import Message, said, spoken
from longbox.saving import as_chosen
from longbox.server import kept, outgoing, parts, setups
from longbox.server.errors import Refused
from longbox.server.rows import Entry, Summary, TableRow

LOG = logging.getLogger(__name__)
REMEMBERED = 40
"""Of so many choices a table keeps the positions, for those who come back; and of all that may be undone."""


class Choice(NamedTuple):
    """A choice that a seat makes, with all that anybody wants to know of it but words: found once, by the number of its
    option or by the key in a journal, and then handed on as it is."""

    entry: Entry
    """How the journal tells it."""
    pick: int
    """The number of the option; below zero for a concession, as in `longbox.saving`."""
    group: int | None = None
    """Where the picks begin to which it belongs."""
    asked: bool = True
    """Whether there was something to choose, and a player chose it."""
    pays: bool = False
    """Whether it was how to pay."""

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def concedes(self) -> bool:
        return self.pick < 0


class Said(NamedTuple):
    """A choice as its player reads it: the option (none for a concession), and what was done; of picks that belong
    together, what all of them are for."""

    option: longbox.Option | None
    words: str


class TakenBack(NamedTuple):
    """Somebody went back to where choice `at` was about to be made, knowing what was seen since."""

    at: int
    seat: int
    taken: outgoing.Taken | None
    """What was taken back; None: this version can't play it."""
    words: str = ""
    """The same as older versions wrote it down, in English."""


class TableGame:
    """A match that is played by choices. `undos` tells positions with the same number apart."""

    def __init__(self, match: longbox.Match) -> None:
        self.match = match
        self.title = headlines.kept_title(match)
        self.choices: list[Choice] = []
        """The choices and concessions that led here; what was undone is gone."""
        self.undos = 0
        self.stopped = Message("")
        """Why nobody can play on: this version plays its journal only up to here."""
        self.hindsights: list[TakenBack] = []
        """Where somebody went on knowing what comes."""
        self._views: dict[tuple[int | None, int, str], dict[str, Any]] = {}
        """What seats see now, in the languages that are read there, so that nothing is looked at twice."""
        self._said: dict[tuple[int, str], Said] = {}
        """Choices in words, by the languages that they were read in."""

    @property
    def number(self) -> int:
        """How many choices were made."""
        return len(self.choices)

    @property
    def picks(self) -> tuple[int, ...]:
        """The choices as numbers of options, for who plays them again."""
        return tuple([choice.pick for choice in self.choices])

    @property
    def asked(self) -> int | None:
        """The seat that is to decide; None when the game is over, or can't go on."""
        decision = self.match.decision
        return None if decision is None or self.stopped else decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, if it did, as plain data; with who won and when, as lists tell it."""
        ended = self.match.result
        if ended is None:
            return None
        outcome = headlines.kept_outcome(self.view(None), ended)
        return {**saving.kept_result(self.match.name, ended), "told": saving.kept_message(self.match.name, outcome)}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees now."""
        now = (seat, self.number, spoken().code)
        if now not in self._views:
            self._views = {at: seen for at, seen in self._views.items() if at[1] == self.number}
            self._views[now] = self.match.view(seat)
        return self._views[now]

    def summary(self, seat: int | None = None) -> Summary:
        """Where the game stands, for lists. Whichever seat's view is used, it says the same."""
        moment = headlines.kept_moment({**self.view(seat), "you": None})
        title = kept.written(self.title)
        return Summary(title, kept.written(moment), self.asked, self.over, self.number, self.result)

    def may_choose(self, seat: int, decision: int, undos: int) -> longbox.Decision:
        """The decision that is asked now, if it is that one and that seat's."""
        now = self.match.decision
        self.must_go_on()
        if now is None:
            raise Refused("game_over", said("The game is over: there is nothing left to choose."))
        if now.seat != seat:
            early = said("Seat {asked} is to decide now, not seat {seat}: wait for it.", asked=now.seat, seat=seat)
            raise Refused("not_your_decision", early)
        if (decision, undos) != (self.number, self.undos):
            late = said(
                "That answers decision {answered} (after {undos} undos), but decision {asked} (after {after}) is "
                "asked: look at the newest message and choose again.",
                answered=decision,
                undos=undos,
                asked=self.number,
                after=self.undos,
            )
            raise Refused("stale", late)
        return now

    def must_go_on(self) -> None:
        if self.stopped:
            raise Refused("stopped", self.stopped)

    def choice(self, seat: int, decision: int, undos: int, option: int, *, unasked: bool = False) -> Choice:
        """A choice by the number of its option, if that seat may make it now. `unasked`: it is made for its player by
        itself."""
        now = self.may_choose(seat, decision, undos)
        if not 0 <= option < len(now.options):
            none = said("There is no option {option}: pick 0 to {last}.", option=option, last=len(now.options) - 1)
            raise Refused("no_such_option", none)
        return self._choice(Entry("pass" if unasked else "choose", seat, now.keys[option]), now, option)

    def told(self, entry: Entry) -> Choice:
        """A choice by its key, as a journal tells it."""
        if entry.kind == "concede":
            return concession(entry)
        decision = self.match.decision
        possible = entry.kind in ("choose", "pass") and decision is not None and decision.seat == entry.seat
        if decision is None or not possible or entry.value not in decision.keys:
            raise longbox.IllegalChoice(f"choice {self.number}, {entry.value!r}, can't be made")
        return self._choice(entry, decision, decision.keys.index(entry.value))

    def _choice(self, entry: Entry, decision: longbox.Decision, pick: int) -> Choice:
        group = None if decision.group is None else decision.group.id
        asked = entry.kind == "choose" and len(decision.options) > 1
        return Choice(entry, pick, group, asked, decision.pays)

    def play(self, choice: Choice) -> None:
        """Make a choice or a concession."""
        if choice.concedes:
            self.match.concede(choice.seat)
        else:
            self.match.choose(choice.pick)
        self.choices.append(choice)
        self.match.drop_past(min(self.match.undo_floor, self.number - REMEMBERED))

    def remembers(self, number: int) -> bool:
        """Whether it can tell at once what happened since a choice."""
        return self.number - REMEMBERED <= number <= self.number

    def picks_of(self, group: longbox.Group) -> list[longbox.Option]:
        """The picks made so far of the group that is being made."""
        made = [self.in_words(number).option for number in range(group.id, self.number)]
        return [option for option in made if option is not None]

    def in_words(self, number: int) -> Said:
        """What was chosen, as its player reads it now."""
        now = (number, spoken().code)
        if now not in self._said:
            self._said[now] = self._say(self.choices[number], number)
        return self._said[now]

    def _say(self, made: Choice, number: int) -> Said:
        if made.concedes:
            return Said(None, said("concede"))
        decision = self.match.decision_at(number)
        option = decision.option(made.pick)
        return Said(option, decision.prompt if made.group == number else option.label)

    def way_back(self, seat: int, to: int) -> Entry:
        """The entry for going back to a choice; past what was seen it is another, for the story."""
        return Entry("undo" if to >= self.match.undo_floor else "hindsight", seat, str(to))

    def back(self, entry: Entry) -> None:
        """Go back to where a choice was about to be made."""
        to = aim_of(entry)
        taken = outgoing.taken(self, to) if entry.kind == "hindsight" else None
        self.forget(to)
        self.undos += 1
        self.hindsights = known_after(self.hindsights, entry, taken)

    def restore(self, undone: Sequence[Choice], hindsights: list[TakenBack]) -> None:
        """Play again what was undone, because going back could not be written down."""
        played(self, undone)
        self.undos -= 1
        self.hindsights = hindsights

    def forget(self, number: int) -> None:
        """Drop what could not be written down, as if it had never been tried."""
        self.match.undo(number)
        self._views.clear()
        self._said = {at: words for at, words in self._said.items() if at[0] < number}
        del self.choices[number:]

    def up_to(self, number: int) -> TableGame:
        """The same game before one of its choices, with a match of its own."""
        again = longbox.deal(self.match.name, seed=self.match.seed, **self.match.setup)
        return played(TableGame(again), self.choices[:number])

    def may_go_back(self, to: int, *, anyway: bool = False) -> None:
        """`anyway`: past what was seen, too."""
        floor = self.match.undo_floor
        if not 0 <= to < self.number:
            none = said(
                "Choice {choice} has not been made: there were {number}, from 0 on.", choice=to, number=self.number
            )
            raise Refused("nothing_to_undo", none)
        if to < floor and not anyway:
            seen = said(
                "You can't go back to choice {choice}: something hidden was seen since. You can go back to {floor}.",
                choice=to,
                floor=floor,
            )
            raise Refused("undo_too_far", seen)

    def last_of(self, seat: int) -> int:
        """The number of the last choice that a seat's player made: picks that belong together are one, and so are a
        payment and what it is for. Where there was nothing to choose, or it was chosen for them, there is nothing to
        come back to."""
        for number in reversed(range(self.number)):
            if self._chosen_by(seat, number):
                made = self.choices[number]
                begun = number if made.group is None else made.group
                return begun - 1 if made.pays and begun and self._chosen_by(seat, begun - 1) else begun
        raise Refused("nothing_to_undo", said("Seat {seat} has not chosen anything yet.", seat=seat))

    def _chosen_by(self, seat: int, number: int) -> bool:
        made = self.choices[number]
        return made.seat == seat and made.asked

    def undo_of(self, seat: int) -> parts.ShownUndo | None:
        """What a seat's player would take back."""
        try:
            to = self.last_of(seat)
        except Refused:
            return None
        return parts.ShownUndo(to, self.in_words(to).words, to < self.match.undo_floor)


def dealt(game: str, setup: dict[str, Any], secret: str) -> TableGame:
    return TableGame(longbox.deal(game, seed=secret, **as_chosen(setup)))


def concession(entry: Entry) -> Choice:
    return Choice(entry, -1 - entry.seat)


def played(game: TableGame, choices: Sequence[Choice]) -> TableGame:
    for choice in choices:
        game.play(choice)
    return game


def begun_with(game: TableGame, entries: Sequence[Entry]) -> TableGame:
    """A game after the choices that a journal tells."""
    for entry in entries:
        game.play(game.told(entry))
    return game


def replayed(row: TableRow) -> TableGame:
    """The game that a journal tells, as far as this version can play it."""
    game = dealt_again(row)
    standing, game.undos = what_stands(row.journal)
    game.hindsights = hindsights_of(row)
    for entry in standing:
        try:
            game.play(game.told(entry))
        except longbox.IllegalChoice as error:
            LOG.info("table %s differs: %s", row.id, error)
            game.stopped = difference(row, game.number, entry.version)
            return game
    if row.summary.choices == game.number and row.summary.over != game.over:
        game.stopped = difference(row, game.number, standing[-1].version if standing else row.version)
    return game


def what_stands(journal: Sequence[Entry]) -> tuple[list[Entry], int]:
    """The choices of a journal that were not undone, and how often somebody went back."""
    standing: list[Entry] = []
    undos = 0
    for entry in journal:
        to = aim_of(entry)
        if to >= 0:
            del standing[to:]
            undos += 1
        else:
            standing.append(entry)
    return standing, undos


def aim_of(entry: Entry) -> int:
    """The choice to which an entry goes back; -1 if it does not."""
    number = entry.value.split(" ", 1)[0]
    return int(number) if entry.kind in ("undo", "hindsight") and number.isdecimal() else -1


def hindsights_of(row: TableRow) -> list[TakenBack]:
    """Where somebody went on knowing what comes. What was taken back stands no more: to find it again, all is played
    that ever was, as far as this version can."""
    if not any(entry.kind == "hindsight" for entry in row.journal):
        return []
    game: TableGame | None = dealt_again(row)
    known: list[TakenBack] = []
    for entry in row.journal:
        try:
            if game is not None:
                once_more(game, entry)
        except longbox.IllegalChoice:
            game = None
        known = known_after(known, entry, None) if game is None else game.hindsights
    return known


def once_more(game: TableGame, entry: Entry) -> None:
    """One more entry of a journal."""
    if 0 <= aim_of(entry) < game.number:
        game.back(entry)
    else:
        game.play(game.told(entry))


def known_after(known: list[TakenBack], entry: Entry, taken: outgoing.Taken | None) -> list[TakenBack]:
    """Where somebody went on knowing what comes, after one more entry of the journal: players never forget what they
    have seen, however far they go back."""
    to = aim_of(entry)
    if to < 0:
        return known
    found = [one._replace(at=min(one.at, to)) for one in known]
    if entry.kind == "hindsight":
        found.append(TakenBack(to, entry.seat, taken, entry.value.partition(" ")[2]))
    return found


def difference(row: TableRow, number: int, wrote: str) -> Message:
    """What everybody may read: a choice itself may be somebody's secret."""
    return Message(
        "This table was begun with Longbox {begun}, and Longbox {version} plays differently from choice {choice} on. "
        "So it can be watched up to there, but not played on; Longbox {wrote} could do that.",
        {"begun": row.version, "version": longbox.__version__, "choice": number, "wrote": wrote},
    )


def dealt_again(row: TableRow) -> TableGame:
    try:
        setups.must_be_playable(row.game, row.setup)
        game = dealt(row.game, row.setup, row.secret)
        if game.match.seats != len(row.seats):
            raise longbox.SetupError(f"it is for {game.match.seats} seats, not for {len(row.seats)}")
    except longbox.LongboxError as error:
        LOG.warning("table %s can't be dealt: %s", row.id, error)
        unplayable = Message(
            "This table was begun with Longbox {begun}, and its set-up can't be played with Longbox {version}. Longbox "
            "{begun} could do that.",
            {"begun": row.version, "version": longbox.__version__},
        )
        raise Refused("other_version", unplayable) from error
    return game
