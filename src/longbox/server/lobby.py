"""The HTTP routes: games and their forms, cards and rules, decks, and laying out and finding tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

import longbox
from longbox import catalogue, players
from longbox.saving import as_chosen, written
from longbox.server import bodies, setups
from longbox.server.rooms import Rooms
from longbox.server.tables import Table

ROUTES = APIRouter(prefix="/api")
MOST_FOUND = 1_000


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


AllRooms = Annotated[Rooms, Depends(rooms_of)]
Sought = Annotated[str, Query(max_length=100, description="All of these words must be there.")]


@ROUTES.get("/games")
def games() -> list[bodies.GameForm]:
    """The games, and what can be chosen before each."""
    return [game_form(game) for game in longbox.games()]


@ROUTES.get("/games/{game}")
def game_form(game: str) -> bodies.GameForm:
    form = [bodies.FormItem(**item._asdict() | {"choices": list(item.choices)}) for item in longbox.setup(game)]
    return bodies.GameForm(name=game, form=form, players=list(players.names()))


@ROUTES.post("/games/{game}/check")
def check(game: str, body: bodies.Setup) -> list[bodies.FoundProblem]:
    """What is wrong with a set-up; an empty list if it can be played."""
    return [
        bodies.FoundProblem(**problem._asdict(), items=setups.blamed(game, body.setup, problem))
        for problem in setups.problems(game, body.setup)
    ]


@ROUTES.get("/games/{game}/cards")
def cards(game: str, q: Sought = "") -> list[bodies.Card]:
    """Cards with all the words in their names or texts."""
    words = q.casefold().split()
    found = [card for card in longbox.cards(game) if all(w in f"{card.name} {card.text}".casefold() for w in words)]
    return [bodies.Card.model_validate(card) for card in found[:MOST_FOUND]]


@ROUTES.get("/games/{game}/rules")
def rules(game: str, q: Sought = "") -> list[bodies.FoundRule]:
    """Rules by id or words."""
    found = catalogue.find(game, q) if q else longbox.rules(game)
    return [
        bodies.FoundRule(id=rule.id, text=rule.text, source=list(rule.source), example=rule.example)
        for rule in found[:MOST_FOUND]
    ]


@ROUTES.post("/decks/check")
def check_deck(body: bodies.DeckText) -> list[bodies.FoundProblem]:
    """What is wrong with a deck that is written out; an empty list if it can be played."""
    return [bodies.FoundProblem.model_validate(problem) for problem in longbox.Deck.parse(body.text).problems()]


@ROUTES.post("/tables", status_code=201)
async def lay_out(body: bodies.NewTable, rooms: AllRooms) -> bodies.TableLinks:
    """Lay out a table. Whoever has a seat's token plays that seat: give each to its player only."""
    setups.must_be_playable(body.game, body.setup)
    seats = [setups.seat_row(seat.kind, seat.name, seat.player) for seat in body.seats]
    table = await rooms.lay_out(body.game, written(as_chosen(body.setup)), seats, listed=body.listed)
    links = [
        bodies.SeatLink(seat=number, token=seat.token) for number, seat in enumerate(seats) if seat.kind != "computer"
    ]
    return bodies.TableLinks(table=table.id, seats=links, spectators=table.row.spectator_token)


@ROUTES.get("/tables")
async def open_tables(rooms: AllRooms) -> list[bodies.TableInfo]:
    """Listed tables with an open seat, the newest first."""
    return [info(table) for table in await rooms.open_tables()]


@ROUTES.get("/tables/{table}")
async def table_info(table: str, rooms: AllRooms) -> bodies.TableInfo:
    return info(await rooms.find(table))


@ROUTES.post("/tables/{table}/join")
async def join(table: str, body: bodies.Guest, rooms: AllRooms) -> bodies.SeatLink:
    """Take an open seat of a listed table."""
    seat, token = await rooms.join(await rooms.find(table), body.name)
    return bodies.SeatLink(seat=seat, token=token)


def info(table: Table) -> bodies.TableInfo:
    around = table.around()
    return bodies.TableInfo(
        table=table.id,
        game=table.row.game,
        listed=table.row.listed,
        paused=around.paused,
        over=table.course.asked is None,
        choices=table.course.number,
        spectators=around.spectators,
        seats=[bodies.TableSeat.model_validate(seat) for seat in around.seats],
    )
