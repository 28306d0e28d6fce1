"""All tables of a server: laying one out, finding it again, and bringing it back from its journal."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import longbox
from longbox.server.course import Course, dealt, replayed
from longbox.server.errors import Refused
from longbox.server.settings import Settings
from longbox.server.store import SeatRow, Store, TableRow
from longbox.server.tables import Table
from longbox.server.thinking import Thinkers

TOKEN_BYTES = 24
SEED_BITS = 62


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


class Rooms:
    """The tables that are live. One that nobody watches may leave the memory: its journal brings it back."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._live: dict[str, Table] = {}
        self._finding = asyncio.Lock()

    async def lay_out(self, game: str, setup: dict[str, Any], seats: Sequence[SeatRow], *, listed: bool) -> Table:
        """A new table. The seed is the server's secret: who knew it would know every card."""
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game,
            setup=setup,
            seed=secrets.randbits(SEED_BITS),
            version=longbox.__version__,
            listed=listed,
            spectator_token=new_token(),
            seats=list(seats),
        )
        course = await asyncio.to_thread(dealt, row)
        if course.match.seats != len(row.seats):
            raise Refused("wrong_seats", f"This set-up is for {course.match.seats} seats, not for {len(row.seats)}.")
        self._make_room()
        await asyncio.to_thread(self._store.create, row)
        return self._live_table(row, course)

    async def lay_out_again(self, table: Table) -> Table:
        """The same set-up and players, dealt anew."""
        seats = [msgspec.structs.replace(seat, token=new_token()) for seat in table.row.seats]
        return await self.lay_out(table.row.game, table.row.setup, seats, listed=table.row.listed)

    async def find(self, id: str) -> Table:
        async with self._finding:
            if id in self._live:
                return self._live[id]
            row = await asyncio.to_thread(self._store.find, id)
            if row is None:
                raise Refused("no_such_table", "There is no such table: check the link.")
            course = await asyncio.to_thread(replayed, row)
            self._make_room()
            return self._live_table(row, course)

    async def open_tables(self) -> list[Table]:
        found = []
        for id in await asyncio.to_thread(self._store.open_tables):
            try:
                found.append(await self.find(id))
            except Refused:
                continue
        return found

    async def join(self, table: Table, name: str) -> tuple[int, str]:
        """Take an open seat of a listed table; its link is made anew, so that nobody else has it."""
        async with table.lock:
            if not table.row.listed:
                raise Refused("not_listed", "This table is by invitation: ask for the link of a seat.")
            for number, seat in enumerate(table.row.seats):
                if seat.kind == "open":
                    taken = SeatRow(kind="person", name=name, token=new_token())
                    await table.change_seat(number, taken)
                    table.tell_around()
                    return number, taken.token
        raise Refused("table_full", "All seats of this table are taken.")

    async def close(self) -> None:
        for table in self._live.values():
            await table.close()

    def _live_table(self, row: TableRow, course: Course) -> Table:
        table = self._live[row.id] = Table(row, course, self._store, self._thinkers, self._settings)
        return table

    def _make_room(self) -> None:
        if len(self._live) < self._settings.live_tables:
            return
        idle = next((table for table in self._live.values() if table.idle), None)
        if idle is None:
            raise Refused("server_full", f"{len(self._live)} tables are being played here: try again later.")
        del self._live[idle.id]
