"""A live table: its game, who sits and watches there, and the computer players that take their turns.

Whoever changes a table holds its `lock`. A choice is in the journal before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from longbox.languages import plural, said, speaking, spoken
from longbox.players.clock import TurnClock
from longbox.server import messages, outgoing, parts
from longbox.server.errors import Refused
from longbox.server.flags import Flag
from longbox.server.links import USED, is_invitation, new_token, offered, place_of, traded
from longbox.server.rows import (
    Entry,
    JournalLine,
    Line,
    SeatRow,
    Summary,
    TableRow,
    given_names,
    names_of,
    numbered,
)
from longbox.server.scribe import Scribe
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.table_game import Choice, TableGame
from longbox.server.thinking import Job, Thinkers

LOG = logging.getLogger(__name__)
OUTBOX = 200
"""Messages that may wait for a slow reader before it is cut off."""


Known = tuple[int | None, int | None, int, str]
"""Whose view a reader has, of which position, and in which language."""


class Wish(NamedTuple):
    """Something that the others must agree to: a rematch, or an undo, back to a choice."""

    what: str
    by: int
    to: int | None = None
    taken: outgoing.Taken | None = None


class Watcher:
    """A connection to a table: a seat's, or a spectator's, whose reader reads a language."""

    def __init__(self, seat: int | None, name: str, client: str = "", language: str = "en") -> None:
        self.seat = seat
        self.name = name
        self.client = client
        self.language = language
        self.offered = ""
        """The token that was offered for the invitation by which the reader came, until it has arrived."""
        self.number: int | None = None
        self.undos = 0
        self.hint: asyncio.Task[None] | None = None
        self.hint_for = (-1, -1)
        """The decision that the hint is for, by its number and undos."""
        self.outbox: asyncio.Queue[messages.FromServer | None] = asyncio.Queue(OUTBOX + 1)

    def give_up_hint(self) -> None:
        if self.hint is not None:
            self.hint.cancel()
            self.hint = None

    def tell(self, make: Callable[[], messages.FromServer]) -> None:
        """Send a message, made in the language of whoever reads it."""
        with speaking(self.language):
            self.send(make())

    def send(self, message: messages.FromServer | None) -> None:
        """Put a message into the outbox; None, or an outbox that is full, ends the connection."""
        if self.outbox.qsize() < OUTBOX:
            self.outbox.put_nowait(message)
        elif not self.outbox.full():
            self.outbox.put_nowait(None)


class Table:
    def __init__(
        self,
        row: TableRow,
        game: TableGame,
        *,
        store: Store,
        scribe: Scribe,
        thinkers: Thinkers,
        settings: Settings,
    ) -> None:
        self.row = row
        self.game = game
        self.settings = settings
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.guests = 0
        """Connections that have found the table, welcomed or not: it must not leave the memory under them."""
        self.overtaken = False
        """Whether the journal holds what this table does not know of: then it must be brought back from there."""
        self.wish: Wish | None = None
        self.agreed: set[int] = set()
        self._store = store
        self._scribe = scribe
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        self._thought: Flag | None = None
        self._hurried = (-1, -1)
        """The decision that is to be made at once, by its number and undos."""
        self._clock = TurnClock()
        self._written = len(row.journal)
        self._seen = [time.monotonic()] * len(row.seats)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        return not self.guests and not self.watchers and not self.lock.locked()

    def place_of(self, token: str) -> int | None:
        """The seat that a token opens; None for the spectators'."""
        return place_of(token, self.row.seats, self.row.spectator_hash)

    def at(self, seat: int) -> list[Watcher]:
        """The connections of a seat: a window each."""
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def present(self, seat: int) -> bool:
        return bool(self.at(seat))

    def long_away(self, seat: int) -> bool:
        away = time.monotonic() - self._seen[seat]
        return not self.present(seat) and away >= self.settings.absence_seconds

    @property
    def names(self) -> list[str]:
        """What the seats are called wherever somebody reads of them."""
        return names_of(self.row.seats)

    def people(self) -> set[int]:
        return {number for number, seat in enumerate(self.row.seats) if seat.kind == "person"}

    def among_computers(self, seat: int) -> bool:
        """Whether all other seats are computer players', so that nobody is harmed by what this one has seen."""
        return all(one.kind == "computer" for number, one in enumerate(self.row.seats) if number != seat)

    async def enter(self, watcher: Watcher, hello: messages.Hello) -> None:
        """Somebody comes, or comes back: greet, and tell what happened meanwhile."""
        if len(self.watchers) >= self.settings.watchers:
            crowd = plural(
                len(self.watchers),
                "{number} person is at this table already: try again later.",
                "{number} people are at this table already: try again later.",
            )
            raise Refused("table_full", crowd)
        watcher.seat = self.place_of(hello.token)
        if watcher.seat is not None:
            await self._take_seat(watcher.seat, watcher, hello.token)
        self.watchers.append(watcher)
        watcher.tell(lambda: self.welcome(watcher))
        watcher.number, watcher.undos = hello.number, hello.undos
        self.tell_around()
        await self._tell_news([watcher])
        if self.wish is not None:
            watcher.tell(self.proposal)
        self.wake()

    def welcome(self, watcher: Watcher) -> messages.Welcome:
        chat = [shown_line(line) for line in self.row.chat]
        return messages.Welcome(self.id, self.row.game, watcher.seat, chat, watcher.offered or None)

    async def _take_seat(self, number: int, watcher: Watcher, token: str) -> None:
        seat = self.row.seats[number]
        kind = "person" if seat.kind == "open" else seat.kind
        taken = msgspec.structs.replace(seat, kind=kind, name=seat.name or watcher.name)
        if is_invitation(token, seat):
            watcher.offered = new_token()
            taken = offered(taken, watcher.offered)
        if taken != seat:
            await self.change_seat(number, taken)
        if not watcher.offered:
            await self._trade(number, token)

    async def hear_from(self, watcher: Watcher) -> None:
        """Whoever sends something has heard the welcome, and with it the token that is theirs alone."""
        if watcher not in self.watchers:
            raise Refused("unknown_token", said("You are not at this table any more: your link opens nothing there."))
        if watcher.seat is not None and watcher.offered:
            await self._trade(watcher.seat, watcher.offered)

    async def _trade(self, number: int, token: str) -> None:
        """An invitation is used up as soon as the token that was offered for it is. Who has come by the same invitation
        and was later goes."""
        seat = self.row.seats[number]
        if seat.used_hash:
            return
        await self.change_seat(number, traded(seat, token))
        for watcher in self.at(number):
            if watcher.offered and watcher.offered != token:
                watcher.tell(lambda: messages.Failure("used_invitation", said(USED)))
                self.send_off(watcher)
            watcher.offered = ""
        self.tell_around()

    def send_off(self, watcher: Watcher) -> None:
        self.exit(watcher)
        watcher.send(None)

    def exit(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            watcher.give_up_hint()
            if watcher.seat is not None:
                self._seen[watcher.seat] = time.monotonic()
            self.tell_around()

    async def play(self, choice: Choice) -> None:
        """Make a choice or a concession, write it down, then tell."""
        number = self.game.number
        try:
            self.game.play(choice)
            await self._write(choice.entry)
        except Exception:
            self.game.forget(number)
            raise
        await self._tell_what_is_written(agreed=False)

    async def go_back(self, seat: int, to: int) -> None:
        undone, hindsights = self.game.choices[to:], self.game.hindsights
        entry = self.game.way_back(seat, to)
        await asyncio.to_thread(self.game.back, entry)  # far back, the game is played again
        try:
            await self._write(entry)
        except Exception:
            self.game.restore(undone, hindsights)
            raise
        self._clock = TurnClock()
        self._end_thought()  # nobody needs it any more
        await self._tell_what_is_written(agreed=True)

    async def _tell_what_is_written(self, *, agreed: bool) -> None:
        """What is in the journal has happened: where it can't be told, the table is brought back from there."""
        try:
            self.close_proposal(agreed=agreed)
            await self._tell_news(self.watchers)
        except Exception as error:
            LOG.exception("what happened at table %s can't be told", self.id)
            self.bring_back()
            raise Refused("not_told", said("That was done, but the server can't show it: connect again.")) from error
        self.wake()

    def bring_back(self) -> None:
        """Whoever comes next finds the table as its journal tells it; who is here comes anew."""
        self.overtaken = True
        asyncio.get_running_loop().call_soon(self.send_away)  # once the refusal has been told

    async def _write(self, entry: Entry) -> None:
        line = JournalLine(self.id, self._written, entry, self._summary())
        with self._refusing():
            await self._scribe.write(line)
        self._written += 1

    def _summary(self) -> Summary:
        """Made from a view that somebody is about to be told of."""
        if not self.watchers:
            return self.game.summary()
        with speaking(self.watchers[0].language):
            return self.game.summary(self.watchers[0].seat)

    async def say(self, line: Line) -> None:
        await self._keep(self._store.say, self.id, len(self.row.chat), line)
        self.row.chat.append(line)
        self.tell(lambda: messages.Said(shown_line(line)))

    async def change_seat(self, number: int, seat: SeatRow) -> None:
        await self._keep(self._store.seat, self.id, number, seat)
        self.row.seats[number] = seat

    async def pause(self, paused: bool) -> None:
        await self._keep(self._store.pause, self.id, paused)
        self.row.paused = paused
        self.tell_around()
        self.wake()

    async def _keep(self, write: Callable[..., None], *values: object) -> None:
        with self._refusing():
            await asyncio.to_thread(write, *values)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """What the database does not take is refused."""
        try:
            yield
        except IntegrityError as error:
            # Another server on this database, or a commit that was only thought to have failed: the journal knows.
            LOG.exception("the journal of table %s went on without it", self.id)
            self.bring_back()
            elsewhere = said("This table went on elsewhere: connect again to see how it stands.")
            raise Refused("not_kept", elsewhere) from error
        except SQLAlchemyError as error:
            LOG.exception("table %s could not be written", self.id)
            not_written = said("The server could not write that down, so it was not done: try again.")
            raise Refused("not_kept", not_written) from error

    def propose(self, wish: Wish) -> None:
        """Ask the other people; one proposal at a time, a new one takes the old one's place."""
        self.close_proposal(agreed=False)
        self.wish = wish
        self.agreed = {wish.by}
        self.tell(self.proposal)

    def proposal(self) -> messages.Proposal:
        """What somebody wishes, in words."""
        wish = self.wish
        assert wish is not None
        words = "" if wish.taken is None else outgoing.in_words(wish.taken, self.game.view(None), self.names)
        return messages.Proposal(wish.what, wish.by, wish.to, words)

    def close_proposal(self, *, agreed: bool) -> None:
        if self.wish is not None:
            closed = messages.ProposalClosed(self.wish.what, agreed)
            self.tell(lambda: closed)
            self.wish = None

    def tell(self, make: Callable[[], messages.FromServer]) -> None:
        """Send a message to all who are here, made once in each of their languages."""
        made: dict[str, messages.FromServer] = {}
        for watcher in self.watchers:
            if watcher.language not in made:
                with speaking(watcher.language):
                    made[watcher.language] = make()
            watcher.send(made[watcher.language])

    def tell_around(self) -> None:
        self.tell(self.around)

    def around(self) -> messages.Around:
        seats = []
        names = given_names(self.row.seats)
        for number, seat in enumerate(self.row.seats):
            windows, invited = len(self.at(number)), seat.kind != "computer" and not seat.used_hash
            seats.append(parts.ShownSeat(seat.kind, names[number], seat.player, windows > 0, windows, invited))
        return messages.Around(seats, self.spectators, self.row.paused, str(self.game.stopped))

    @property
    def spectators(self) -> int:
        return sum(watcher.seat is None for watcher in self.watchers)

    async def _tell_news(self, watchers: Sequence[Watcher]) -> None:
        """What happened, to each as it may know it; made once for all who share a seat, a past and a language."""
        made: dict[Known, messages.FromServer] = {}
        for watcher in tuple(watchers):
            known = (watcher.seat, watcher.number, watcher.undos, watcher.language)
            if known not in made:
                with speaking(watcher.language):
                    made[known] = await self._news(watcher.seat, watcher.number, watcher.undos)
            watcher.send(made[known])
            watcher.number, watcher.undos = self.game.number, self.game.undos

    async def _news(self, seat: int | None, number: int | None, undos: int) -> messages.FromServer:
        """One choice is told at once. A whole game takes its time, which other tables do not wait for."""
        if number is not None and undos == self.game.undos and number == self.game.number - 1:
            return outgoing.news(self.game, seat, number, undos, self.names)
        return await asyncio.to_thread(outgoing.news, self.game, seat, number, undos, self.names)

    def wake(self) -> None:
        """Let a computer player think if it is its turn. Where nobody watches, nobody thinks."""
        if self._computer_asked() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    def _computer_asked(self) -> int | None:
        asked = self.game.asked
        if asked is None or self.row.paused or not self.watchers or self.row.seats[asked].kind != "computer":
            return None
        return asked

    async def _think(self) -> None:
        try:
            while (seat := self._computer_asked()) is not None:
                number, undos = self.game.number, self.game.undos
                option = await self._choice_of(seat)
                async with self.lock:
                    # Meanwhile somebody may have conceded, gone back, paused or taken the seat.
                    if self._computer_asked() == seat and (number, undos) == (self.game.number, self.game.undos):
                        await self.play(self.game.choice(seat, number, undos, option))
        except Exception:
            LOG.exception("the computer player at table %s failed", self.id)
            self.tell(
                lambda: messages.Failure(
                    "computer_failed", said("The computer player could not decide: pause and go on.")
                )
            )

    async def _choice_of(self, seat: int) -> int:
        """What a computer player takes; it has a time for its choice, and for all of a turn."""
        with self._clock.thinking(self.game.match, seat) as spent:
            self._thought = self._thinkers.flag()
            if self._hurried == (self.game.number, self.game.undos):
                self._end_thought()
            job = replace(self.job(seat, self.watchers[0].client), spent=spent)
            return await self._thinkers.think(job, self._thought)

    def hurry(self) -> None:
        """Let the computer player that is asked answer at once, with the best that it has found."""
        self._hurried = (self.game.number, self.game.undos)
        self._end_thought()

    def _end_thought(self) -> None:
        if self._thought is not None:
            self._thought.put_up()

    async def advise(self, job: Job) -> tuple[int, str]:
        """What a computer player would choose, and why."""
        return await self._thinkers.advise(job)

    def job(self, seat: int, client: str = "") -> Job:
        """A thought, of which a client has its share: whoever asks for it, or watches the table."""
        row = self.row
        player = row.seats[seat].player
        picks = self.game.picks
        return Job(row.id, row.game, row.setup, row.secret, picks, seat, player, client, language=spoken().code)

    async def clear_away(self) -> None:
        """The table was deleted: whoever is here is told, and nothing more happens."""
        self.overtaken = True
        self.tell(lambda: messages.Failure("no_such_table", said("Whoever laid out this table has deleted it.")))
        await self.close()
        self.watchers.clear()

    async def close(self) -> None:
        """The server stops."""
        if self._thinking is not None:
            self._thinking.cancel()
        self.send_away()

    def send_away(self) -> None:
        for watcher in self.watchers:
            watcher.send(None)


def shown_line(line: Line) -> parts.ShownLine:
    """A line of chat. A player without a name is called by the seat's number."""
    name = line.name if line.seat is None else line.name or numbered(line.seat)
    return parts.ShownLine(line.seat, name, line.text)
