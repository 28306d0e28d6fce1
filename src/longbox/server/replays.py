"""Games that are over, to be watched again as one seat saw them; and playing on from any point of one."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from longbox.changes import apply_changes
from longbox.languages import plural, said, spoken
from longbox.server import bodies, messages, outgoing, setups
from longbox.server.errors import Refused
from longbox.server.lobby import AllRooms, links_of, may_lay_out
from longbox.server.rooms import Laid, Rooms
from longbox.server.rows import ReplayRow, SeatRow, given_names
from longbox.server.store import Store
from longbox.server.tables import Table

ROUTES = APIRouter(prefix="/api")
REPLAY_BYTES = 18
KEPT = 16
"""So many replays are kept ready: a link is often opened by several people at once."""


class Replays:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._told: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def add(self, table: Table, token: str) -> str:
        """A link to watch a table's game as the owner of a token saw it."""
        seat = table.place_of(token)
        if table.game.asked is not None:
            running = said("Only a game that is over can be watched again: what is hidden must stay so.")
            raise Refused("not_over", running)
        row = ReplayRow(secrets.token_urlsafe(REPLAY_BYTES), table.id, seat)
        await asyncio.to_thread(self._store.add_replay, row)
        return row.id

    async def told(self, id: str) -> bytes:
        """The whole game as JSON, in the language that is spoken."""
        row = await self._row(id)
        wanted = (id, spoken().code)
        if wanted not in self._told:
            table = await self._rooms.find(row.table_id)
            self._told[wanted] = await asyncio.to_thread(tell, table, row.seat)
        self._told.move_to_end(wanted)
        if len(self._told) > KEPT:
            self._told.popitem(last=False)
        return self._told[wanted]

    async def play_on(self, id: str, at: int, seats: list[SeatRow]) -> Laid:
        table = await self._rooms.find((await self._row(id)).table_id)
        if at > table.game.number:
            few = plural(
                table.game.number,
                "There was only {number} choice in that game.",
                "There were only {number} choices in that game.",
            )
            raise Refused("nothing_to_undo", few)
        return await self._rooms.play_on(table, at, seats)

    async def _row(self, id: str) -> ReplayRow:
        row = await asyncio.to_thread(self._store.find_replay, id)
        if row is None:
            raise Refused("no_such_replay", said("There is no such replay: check the link."))
        return row


def tell(table: Table, seat: int | None) -> bytes:
    """A game that is over, or can't go on, from its first view on, and the steps that lead through it."""
    game = table.game
    steps = outgoing.steps(game, seat, -1, table.names)
    set_up: list[Any] = [step for step in steps if step["choice"] < 0]
    replay = messages.Replay(
        game=game.match.name,
        title=str(game.title),
        seat=seat,
        names=given_names(table.row.seats),
        choices=game.number,
        view=apply_changes({}, [change for step in set_up for change in step["changes"]]),
        story=[line for step in set_up for line in step["story"]],
        steps=steps[len(set_up) :],
        result=outgoing.shown_result(game, seat, table.names),
        stopped=str(game.stopped),
    )
    return messages.ENCODER.encode(replay)


def replays_of(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


AllReplays = Annotated[Replays, Depends(replays_of)]


@ROUTES.post("/tables/{table}/replay", status_code=201)
async def make_replay(table: str, body: bodies.Token, rooms: AllRooms, replays: AllReplays) -> bodies.ReplayLink:
    """A link to a game that is over, as the seat of a token saw it (or the spectators)."""
    return bodies.ReplayLink(replay=await replays.add(await rooms.find(table), body.token))


@ROUTES.get("/replays/{replay}", response_class=Response)
async def watch(replay: str, replays: AllReplays) -> Response:
    """A game that is over: its first view, all steps with the story, and the result (docs/protocol.md)."""
    return Response(await replays.told(replay), media_type="application/json")


@ROUTES.post("/replays/{replay}/play", status_code=201, dependencies=[Depends(may_lay_out)])
async def play_on(replay: str, body: bodies.PlayOn, replays: AllReplays) -> bodies.TableLinks:
    """A new table that begins with the first choices of a replay, and goes on from there."""
    return links_of(await replays.play_on(replay, body.at, setups.seat_rows(body.seats)))
