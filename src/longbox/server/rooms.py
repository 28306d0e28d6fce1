"""All tables of a server: laying one out, finding it again, and bringing it back from its journal."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import timedelta
from typing import Any, NamedTuple

import msgspec

import longbox
from longbox import seeds
from longbox.languages import Message, message, plural, said
from longbox.server import kept
from longbox.server.clock import Steady
from longbox.server.errors import Refused
from longbox.server.links import Links, hashed, is_host, new_links, new_token
from longbox.server.rows import Entry, Listing, SeatRow, TableRow
from longbox.server.scribe import Scribe
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.table_game import TableGame, begun_with, dealt, replayed
from longbox.server.tables import Table
from longbox.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
SECRET_BYTES = 32
NO_SUCH_TABLE = message("There is no such table: check the link.")


def told_anew(game: TableGame) -> dict[str, Any]:
    """What older versions wrote down otherwise, or not at all: of a game that can't be played on, its title."""
    summary = game.summary()
    if game.stopped:
        return {"title": summary.title}
    ended = {} if summary.result is None else {"result": summary.result}
    return {"title": summary.title, "moment": summary.moment, **ended}


class Laid(NamedTuple):
    """A table that was laid out, with its links: nobody can ask for them again."""

    table: Table
    links: Links


class Rooms:
    """The tables that are live. One that nobody watches may leave the memory: its journal brings it back."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._scribe = Scribe(store)
        self._thinkers = thinkers
        self._settings = settings
        self._clock = Steady(store.newest())
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def lay_out(self, game: str, setup: dict[str, Any], seats: Sequence[SeatRow], *, listed: bool) -> Laid:
        """A new table. Who knew its secret would know every card, so that never leaves the store."""
        return await self._lay_out(game, setup, seats, secrets.token_hex(SECRET_BYTES), listed=listed)

    async def lay_out_again(self, table: Table) -> Laid:
        """The same set-up and players, dealt anew."""
        row = table.row
        return await self.lay_out(row.game, row.setup, row.seats, listed=row.listed)

    async def play_on(self, table: Table, at: int, seats: Sequence[SeatRow]) -> Laid:
        """A new table that begins with the first choices of a game that is over. What came after them there is known,
        so here all that had not happened yet comes from a secret of its own."""
        row, begun = table.row, [choice.entry for choice in table.game.choices[:at]]
        secret = seeds.turned(row.secret, len(begun), secrets.token_hex(SECRET_BYTES))
        return await self._lay_out(row.game, row.setup, seats, secret, begun, listed=False)

    async def _lay_out(
        self,
        game: str,
        setup: dict[str, Any],
        seats: Sequence[SeatRow],
        secret: str,
        begun: Sequence[Entry] = (),
        *,
        listed: bool,
    ) -> Laid:
        table_game = await asyncio.to_thread(lambda: begun_with(dealt(game, setup, secret), begun))
        for_seats = table_game.match.seats
        if for_seats != len(seats):
            wrong = plural(
                for_seats,
                "This set-up is for {number} seat, not for {others}.",
                "This set-up is for {number} seats, not for {others}.",
                others=len(seats),
            )
            raise Refused("wrong_seats", wrong)
        links = new_links(len(seats))
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game,
            setup=setup,
            secret=secret,
            version=longbox.__version__,
            tried=longbox.__version__,
            listed=listed,
            spectator_hash=hashed(links.spectators),
            seats=[
                msgspec.structs.replace(seat, token_hash=hashed(token), offered_hash="", used_hash="")
                for seat, token in zip(seats, links.seats, strict=True)
            ],
            journal=list(begun),
            summary=table_game.summary(),
        )
        self._make_room()
        await asyncio.to_thread(self._store.create, row)
        return Laid(self._live_table(row, table_game), links)

    async def find(self, id: str) -> Table:
        """A table; one that is not live is brought back, once for all who ask meanwhile."""
        if (live := self.live(id)) is not None:
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        row, game = await asyncio.to_thread(self._play_again, id)
        self._make_room()
        return self._live_table(row, game)

    def _play_again(self, id: str) -> tuple[TableRow, TableGame]:
        """A table from its journal; what keeps it from being played on is written down for lists."""
        try:
            row = self._read(id)
            game = replayed(row)
        except Refused as refusal:
            self._store.tried(id, kept.written(refusal.told))
            raise
        difference = kept.written(game.stopped)
        if (row.tried, row.difference) != (longbox.__version__, difference):
            self._store.tried(id, difference, **told_anew(game))
        return row, game

    def _read(self, id: str) -> TableRow:
        try:
            row = self._store.find(id)
        except msgspec.ValidationError as error:
            LOG.warning("table %s can't be read: %s", id, error)
            unread = Message(
                "Another version wrote this table, and Longbox {version} can't read it.",
                {"version": longbox.__version__},
            )
            raise Refused("other_version", unread) from error
        if row is None:
            raise Refused("no_such_table", Message(NO_SUCH_TABLE))
        return row

    async def try_older(self) -> None:
        """Play the journals of other versions again, so that lists tell which tables can't be played on.

        Half of the time is left to those who play meanwhile.
        """
        for id in await asyncio.to_thread(self._store.untried):
            began = time.monotonic()
            try:
                await asyncio.to_thread(self._play_again, id)
            except Refused as refusal:
                LOG.info("table %s: %s", id, refusal.text)
            except Exception:
                LOG.exception("table %s could not be tried", id)
            await asyncio.sleep(time.monotonic() - began)

    async def delete(self, id: str, token: str) -> None:
        """Drop a table as its host wishes; of a game that is over, others may have replays."""
        listings = await self.listed([id])
        if not listings:
            raise Refused("no_such_table", said(NO_SUCH_TABLE))
        if not is_host(token, listings[0].seats, listings[0].spectator_hash):
            raise Refused("not_host", said("Only the first person at a table may delete it: ask whoever laid it out."))
        if listings[0].summary.over and not await self._is_stopped(id):
            raise Refused("game_over", said("This game is over and can be watched again, so it is not deleted."))
        table = self._live.get(id)
        async with nullcontext() if table is None else table.lock:
            await asyncio.to_thread(self._store.delete, id)
            if table is not None:
                self._live.pop(id, None)
                await table.clear_away()

    async def _is_stopped(self, id: str) -> bool:
        try:
            return bool((await self.find(id)).game.stopped)
        except Refused as refusal:
            if refusal.code != "other_version":
                raise
            return True

    def live(self, id: str) -> Table | None:
        """A table if somebody has used it of late and its journal holds nothing else."""
        table = self._live.get(id)
        return None if table is None or table.overtaken else table

    async def open_tables(self) -> list[Listing]:
        return await asyncio.to_thread(self._store.open_tables)

    async def listed(self, ids: Sequence[str]) -> list[Listing]:
        return await asyncio.to_thread(self._store.listed, ids)

    async def join(self, table: Table, name: str) -> tuple[int, str]:
        """Take an open seat of a listed table; its link is made anew, so that nobody else has it."""
        async with table.lock:
            table.game.must_go_on()
            if not table.row.listed:
                raise Refused("not_listed", said("This table is by invitation: ask for the link of a seat."))
            for number, seat in enumerate(table.row.seats):
                if seat.kind == "open":
                    token = new_token()
                    await table.change_seat(number, SeatRow(kind="person", name=name, token_hash=hashed(token)))
                    table.tell_around()
                    return number, token
        raise Refused("table_full", said("All seats of this table are taken."))

    async def forget_old(self) -> int:
        """Drop the tables that nobody has touched for as long as tables are kept; how many."""
        before = self._clock.now() - timedelta(days=self._settings.keep_days)
        return await asyncio.to_thread(self._store.forget, before, tuple(self._live))

    async def close(self) -> None:
        for table in self._live.values():
            await table.close()
        await asyncio.to_thread(self._scribe.close)

    def _live_table(self, row: TableRow, game: TableGame) -> Table:
        table = self._live[row.id] = Table(
            row, game, store=self._store, scribe=self._scribe, thinkers=self._thinkers, settings=self._settings
        )
        return table

    def _make_room(self) -> None:
        if len(self._live) < self._settings.live_tables:
            return
        idle = next((table for table in self._live.values() if table.idle), None)
        if idle is None:
            full = Message(
                "{number} table is being played here: try again later.",
                {"number": len(self._live)},
                many="{number} tables are being played here: try again later.",
            )
            raise Refused("server_full", full)
        del self._live[idle.id]
