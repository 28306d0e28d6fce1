"""What clients may do at a table: one function a command. One that can't be carried out raises `Refused`."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from longbox import players
from longbox.server import messages, outgoing, questions
from longbox.server.bodies import unwritable
from longbox.server.errors import Refused
from longbox.server.links import hashed, new_token
from longbox.server.rooms import Rooms
from longbox.server.rows import Entry, Line, SeatRow
from longbox.server.table_game import concession
from longbox.server.tables import Table, Watcher

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
            raise Refused("already_here", "You are at the table already: hello is the first message only.")
        else:
            if not isinstance(command, messages.Leave):
                table.game.must_go_on()
            await ALONE[type(command)](table, seat_of(watcher), command)


def seat_of(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise Refused("spectator", "Spectators watch and chat; to play, use the link of a seat.")
    return watcher.seat


def must_play(table: Table, seat: int) -> None:
    """Only a person who has the seat plays it, and only while the table goes on."""
    if table.row.seats[seat].kind != "person":
        raise Refused("computer_sits", 'A computer player has your seat: send "sit" to take it back.')
    if table.row.paused:
        raise Refused("paused", 'The table is paused: send "pause" with paused false to go on.')


async def chat(table: Table, watcher: Watcher, command: messages.Chat) -> None:
    text = command.text.strip()
    if unwritable(text):
        raise Refused("bad_chat", "A line of chat can't hold NUL or half of a character.")
    if not 0 < len(text) <= CHAT_LENGTH:
        raise Refused("bad_chat", f"A line of chat has 1 to {CHAT_LENGTH} characters; this one has {len(text)}.")
    name = watching_name(table, watcher.name) if watcher.seat is None else table.names[watcher.seat]
    if len(table.row.chat) >= MOST_LINES:
        raise Refused("bad_chat", f"{MOST_LINES} lines were said at this table: no more are kept.")
    await table.say(Line(watcher.seat, name, text))


def watching_name(table: Table, name: str) -> str:
    """What a spectator is called: never as somebody who plays, however that is written."""
    return f"{name} (watching)" if alike(name) in {alike(taken) for taken in table.names} - {""} else name


def alike(name: str) -> str:
    """A name without what readers overlook: case, width, spaces, dots, signs that can't be seen."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", name).casefold() if sign.isalnum())


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
        raise Refused("no_such_set", "These cards don't make a set that you can pick now: ask with `consider`.")
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
        raise Refused("nothing_to_retract", "You are not in the middle of picks that belong together.")
    await table.go_back(seat, table.game.number - 1)


async def undo(table: Table, seat: int, command: messages.Undo) -> None:
    """Alone among computer players at once; with other people if all of them agree."""
    must_play(table, seat)
    to = table.game.last_of(seat) if command.to is None else command.to
    if command.anyway and not table.among_computers(seat):
        raise Refused("undo_too_far", "Only among computer players one may go back past what was seen.")
    table.game.may_go_back(to, anyway=command.anyway)
    if table.people() - {seat}:
        words = outgoing.in_words(table.game, to, table.names)
        table.propose(messages.Proposal("undo", seat, to, words))
    else:
        await table.go_back(seat, to)


async def play_now(table: Table, _seat: int, _command: messages.PlayNow) -> None:
    table.hurry()


async def pause(table: Table, _seat: int, command: messages.Pause) -> None:
    await table.pause(command.paused)


async def replace(table: Table, seat: int, command: messages.Replace) -> None:
    if not 0 <= command.seat < len(table.row.seats):
        raise Refused("no_such_seat", f"There is no seat {command.seat}: the last is {len(table.row.seats) - 1}.")
    if command.player not in players.names():
        raise Refused("no_such_player", f"There is no {command.player!r}; there are {', '.join(players.names())}.")
    given = table.row.seats[command.seat]
    if command.seat != seat and given.kind == "person" and not table.long_away(command.seat):
        seconds = table.settings.absence_seconds
        raise Refused("seat_taken", f"A computer player takes over when its player was away for {seconds:g} seconds.")
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
        raise Refused("not_over", "The game is not over yet: finish or concede it before a rematch.")
    table.propose(messages.Proposal("rematch", seat))
    await when_all_agree(rooms, table)


async def consent(rooms: Rooms, table: Table, seat: int, command: messages.Consent) -> None:
    if table.proposal is None:
        raise Refused("no_proposal", "Nobody has asked for anything, or it was settled already.")
    if not command.yes:
        table.close_proposal(agreed=False)
        return
    table.agreed.add(seat)
    await when_all_agree(rooms, table)


async def when_all_agree(rooms: Rooms, table: Table) -> None:
    proposal = table.proposal
    if proposal is None or table.people() - table.agreed:
        return
    if proposal.to is not None:
        table.game.may_go_back(proposal.to)
        await table.go_back(proposal.by, proposal.to)
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
