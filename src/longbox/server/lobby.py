"""Tables by HTTP: laying one out, finding it, taking a seat, and going on with one's own."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

import longbox
from longbox import saving
from longbox.languages import said
from longbox.server import bodies, kept, outgoing, parts, setups
from longbox.server.clients import Buckets, client_of
from longbox.server.errors import Refused
from longbox.server.links import is_host, place_of
from longbox.server.rooms import NO_SUCH_TABLE, Laid, Rooms
from longbox.server.rows import Listing, given_names, names_of

ROUTES = APIRouter(prefix="/api/tables")


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def may_lay_out(request: Request) -> None:
    """Tables stay, so fewer of them may be made than other requests."""
    buckets: Buckets = request.app.state.new_tables
    if not buckets.take(client_of(request.scope)):
        raise Refused("too_many_tables", said("You have laid out many tables in a short time: wait a minute."))


def may_sit_down(request: Request) -> None:
    """Who takes seat after seat keeps others from playing."""
    buckets: Buckets = request.app.state.new_seats
    if not buckets.take(client_of(request.scope)):
        raise Refused("too_many_seats", said("You have taken many seats in a short time: wait a minute."))


AllRooms = Annotated[Rooms, Depends(rooms_of)]


@ROUTES.post("", status_code=201, dependencies=[Depends(may_lay_out)])
async def lay_out(body: bodies.WishedTable, rooms: AllRooms) -> bodies.TableLinks:
    """Lay out a table. Whoever has a seat's token plays that seat: give each to its player only."""
    setup = await asyncio.to_thread(setups.playable, body.game, body.setup)
    return links_of(await rooms.lay_out(body.game, setup, setups.seat_rows(body.seats), listed=body.listed))


@ROUTES.get("")
async def open_tables(rooms: AllRooms) -> list[bodies.TableInfo]:
    """Listed tables with an open seat, the newest first."""
    return [info(rooms, listing) for listing in await rooms.open_tables()]


@ROUTES.post("/mine")
async def own_tables(body: bodies.OwnLinks, rooms: AllRooms) -> list[bodies.OwnTable]:
    """How the tables stand to which somebody has links, those that changed last first; links that open nothing are
    left out."""
    tokens = {link.table: link.token for link in body.links}
    found = []
    for listing in await rooms.listed(list(tokens)):
        try:
            seat = seat_of(listing, tokens[listing.id])
        except Refused:
            continue
        told = info(rooms, listing, seat)
        your_move = seat is not None and told.asked == seat
        host = is_host(tokens[listing.id], listing.seats, listing.spectator_hash)
        found.append(bodies.OwnTable(seat=seat, your_move=your_move, host=host, **told.model_dump()))
    return found


@ROUTES.get("/{table}")
async def table_info(table: str, rooms: AllRooms) -> bodies.TableInfo:
    listings = await rooms.listed([table])
    if not listings:
        raise Refused("no_such_table", said(NO_SUCH_TABLE))
    return info(rooms, listings[0])


@ROUTES.post("/{table}/join", dependencies=[Depends(may_sit_down)])
async def join(table: str, body: bodies.Guest, rooms: AllRooms) -> bodies.SeatLink:
    """Take an open seat of a listed table."""
    seat, token = await rooms.join(await rooms.find(table), body.name)
    return bodies.SeatLink(seat=seat, token=token)


@ROUTES.post("/{table}/delete")
async def delete(table: str, body: bodies.Token, rooms: AllRooms) -> bodies.DeletedTable:
    """Delete a table that is not over, for everybody; only the first person there may."""
    await rooms.delete(table, body.token)
    return bodies.DeletedTable(table=table)


def links_of(laid: Laid) -> bodies.TableLinks:
    """The links of a new table: one for each seat that is not a computer player's, one for the spectators."""
    table, links = laid
    seats = [
        bodies.SeatLink(seat=number, token=token)
        for number, (seat, token) in enumerate(zip(table.row.seats, links.seats, strict=True))
        if seat.kind != "computer"
    ]
    return bodies.TableLinks(table=table.id, seats=seats, spectators=links.spectators)


def seat_of(listing: Listing, token: str) -> int | None:
    return place_of(token, listing.seats, listing.spectator_hash)


def ending(listing: Listing, seat: int | None) -> parts.Ending | None:
    """How a game ended, told to a seat; players are called as everywhere."""
    result = listing.summary.result
    if result is None or listing.game not in longbox.games():
        return None
    names = names_of(listing.seats)

    def called(number: int) -> str:
        return said("you") if number == seat else names[number]

    ended = saving.read_result(listing.game, result)
    return outgoing.ending(ended, saving.read_message(listing.game, result.get("told")), called, seat)


def info(rooms: Rooms, listing: Listing, seat: int | None = None) -> bodies.TableInfo:
    """What strangers may know of a table: how it stands, and who is there now if it is live."""
    summary = listing.summary
    live = rooms.live(listing.id)
    return bodies.TableInfo(
        table=listing.id,
        game=listing.game,
        title=kept.in_words(summary.title),
        moment=kept.in_words(summary.moment),
        asked=None if listing.stopped else summary.asked,
        listed=listing.listed,
        paused=listing.paused,
        over=summary.over,
        stopped=kept.in_words(listing.stopped),
        choices=summary.choices,
        result=ending(listing, seat),
        changed=listing.changed,
        spectators=0 if live is None else live.spectators,
        seats=[
            bodies.TableSeat(
                kind=seat.kind, name=name, player=seat.player, present=live is not None and live.present(number)
            )
            for number, (seat, name) in enumerate(zip(listing.seats, given_names(listing.seats), strict=True))
        ],
    )
