"""What clients may do at a table: one function a command. One that can't be carried out raises `Refused`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from longbox.languages import said
from longbox.server import messages, outgoing, questions, setups
from longbox.server.bodies import unwritable
from longbox.server.errors import Refused
from longbox.server.links import hashed, new_token
from longbox.server.rooms import Rooms
from longbox.server.rows import Entry, Line, SeatRow
from longbox.server.table_game import concession
from longbox.server.tables import Table, Watcher, Wish

CHAT_LENGTH = 500
MOST_LINES = 1_000
"""Whoever comes to a table is told all that was said there."""


async def carry_out(rooms: Rooms, table: Table, watcher: Watcher, command: messages.FromClient) -> None:
    """Do what a client asks for, or say why not."""
    async with table.lock:
        await table.hear_from(watcher)
        if isinstance(command, messages.Kept):
            return
        if isinstance(command, messages.Chat):
            await chat(table, watcher, command)
        elif isinstance(command, questions.Question):
            watcher.send(await questions.answer(table, seat_of(watcher), command))
        elif isinstance(command, messages.AskHint):
            questions.think_of_a_hint(table, watcher, seat_of(watcher))
        elif isinstance(command, messages.CancelHint):
            watcher.give_up_hint()
        elif isinstance(command, messages.Rematch | messages.Consent):
            await TOGETHER[type(command)](rooms, table, seat_of(watcher), command)
        elif isinstance(command, messages.Hello):
            raise Refused("already_here", said("You are at the table already: hello is the first message only."))
        else:
            if not isinstance(command, messages.Leave):
                table.game.must_go_on()
            await ALONE[type(command)](table, seat_of(watcher), command)


def seat_of(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise Refused("spectator", said("Spectators watch and chat; to play, use the link of a seat."))
    return watcher.seat


def must_play(table: Table, seat: int) -> None:
    """Only a person who has the seat plays it, and only while the table goes on."""
    if table.row.seats[seat].kind != "person":
        raise Refused("computer_sits", said('A computer player has your seat: send "sit" to take it back.'))
    if table.row.paused:
        raise Refused("paused", said('The table is paused: send "pause" with paused false to go on.'))


async def chat(table: Table, watcher: Watcher, command: messages.Chat) -> None:
    text = command.text.strip()
    if unwritable(text):
        raise Refused("bad_chat", said("A line of chat can't hold NUL or half of a character."))
    if not 0 < len(text) <= CHAT_LENGTH:
        too_long = said(
            "A line of chat has 1 to {most} characters; this one has {number}.", most=CHAT_LENGTH, number=len(text)
        )
        raise Refused("bad_chat", too_long)
    if len(table.row.chat) >= MOST_LINES:
        raise Refused("bad_chat", said("{number} lines were said at this table: no more are kept.", number=MOST_LINES))
    name = watcher.name if watcher.seat is None else table.row.seats[watcher.seat].name
    await table.say(Line(watcher.seat, name, text))


async def choose(table: Table, seat: int, command: messages.Choose) -> None:
    must_play(table, seat)
    choice = table.game.choice(seat, command.decision, command.undos, command.option, unasked=command.unasked)
    await table.play(choice)


async def gather(table: Table, seat: int, command: messages.Gather) -> None:
    """The picks are choices like any others, made from the first of their group on."""
    must_play(table, seat)
    game = table.game
    group = game.may_choose(seat, command.decision, command.undos).group
    picks = None if group is None else await asyncio.to_thread(game.match.picks_for, command.cards)
    if group is None or picks is None:
        raise Refused("no_such_set", said("These cards don't make a set that you can pick now: ask with `consider`."))
    if game.number > group.id:
        await table.go_back(seat, group.id)
    for pick in picks:
        await table.play(game.choice(seat, game.number, game.undos, pick))


async def concede(table: Table, seat: int, _command: messages.Concede) -> None:
    must_play(table, seat)
    await table.play(concession(Entry("concede", seat)))


async def retract(table: Table, seat: int, _command: messages.Retract) -> None:
    must_play(table, seat)
    decision = table.game.match.decision
    if decision is None or decision.seat != seat or decision.group is None or not decision.group.picked:
        raise Refused("nothing_to_retract", said("You are not in the middle of picks that belong together."))
    await table.go_back(seat, table.game.number - 1)


async def undo(table: Table, seat: int, command: messages.Undo) -> None:
    """Alone among computer players at once; with other people if all of them agree."""
    must_play(table, seat)
    to = table.game.last_of(seat) if command.to is None else command.to
    if command.anyway and not table.among_computers(seat):
        raise Refused("undo_too_far", said("Only among computer players one may go back past what was seen."))
    table.game.may_go_back(to, anyway=command.anyway)
    if table.people() - {seat}:
        table.propose(Wish("undo", seat, to, outgoing.taken(table.game, to)))
    else:
        await table.go_back(seat, to)


async def play_now(table: Table, _seat: int, _command: messages.PlayNow) -> None:
    table.hurry()


async def pause(table: Table, _seat: int, command: messages.Pause) -> None:
    await table.pause(command.paused)


async def replace(table: Table, seat: int, command: messages.Replace) -> None:
    if not 0 <= command.seat < len(table.row.seats):
        last = len(table.row.seats) - 1
        raise Refused(
            "no_such_seat", said("There is no seat {seat}: the last is {last}.", seat=command.seat, last=last)
        )
    setups.must_be_a_player(command.player)
    given = table.row.seats[command.seat]
    if command.seat != seat and given.kind == "person" and not table.long_away(command.seat):
        taken = said(
            "A computer player takes over when its player was away for {seconds} seconds.",
            seconds=f"{table.settings.absence_seconds:g}",
        )
        raise Refused("seat_taken", taken)
    await table.change_seat(command.seat, msgspec.structs.replace(given, kind="computer", player=command.player))
    table.tell_around()
    table.wake()


async def sit(table: Table, seat: int, _command: messages.Sit) -> None:
    await table.change_seat(seat, msgspec.structs.replace(table.row.seats[seat], kind="person", player=""))
    table.tell_around()


async def leave(table: Table, seat: int, _command: messages.Leave) -> None:
    nobody_has_it = hashed(new_token())
    await table.change_seat(seat, SeatRow(kind="open", token_hash=nobody_has_it))
    for watcher in table.at(seat):
        table.send_off(watcher)


async def rematch(rooms: Rooms, table: Table, seat: int, _command: messages.Rematch) -> None:
    if table.game.asked is not None:
        raise Refused("not_over", said("The game is not over yet: finish or concede it before a rematch."))
    table.propose(Wish("rematch", seat))
    await when_all_agree(rooms, table)


async def consent(rooms: Rooms, table: Table, seat: int, command: messages.Consent) -> None:
    if table.wish is None:
        raise Refused("no_proposal", said("Nobody has asked for anything, or it was settled already."))
    if not command.yes:
        table.close_proposal(agreed=False)
        return
    table.agreed.add(seat)
    await when_all_agree(rooms, table)


async def when_all_agree(rooms: Rooms, table: Table) -> None:
    wish = table.wish
    if wish is None or table.people() - table.agreed:
        return
    if wish.to is not None:
        table.game.may_go_back(wish.to)
        await table.go_back(wish.by, wish.to)
        return
    new, links = await rooms.lay_out_again(table)
    table.close_proposal(agreed=True)
    for watcher in table.watchers:
        token = links.spectators if watcher.seat is None else links.seats[watcher.seat]
        watcher.send(messages.NewTable(new.id, token))


ALONE: dict[type, Callable[[Table, int, Any], Awaitable[None]]] = {
    messages.Choose: choose,
    messages.Gather: gather,
    messages.Concede: concede,
    messages.Retract: retract,
    messages.Undo: undo,
    messages.PlayNow: play_now,
    messages.Pause: pause,
    messages.Replace: replace,
    messages.Sit: sit,
    messages.Leave: leave,
}
TOGETHER: dict[type, Callable[[Rooms, Table, int, Any], Awaitable[None]]] = {
    messages.Rematch: rematch,
    messages.Consent: consent,
}
