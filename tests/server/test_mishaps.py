"""What can go wrong around a table: the database, a thinking process, a slow reader, a player who stays away."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from longbox.server import messages, parts, wire
from longbox.server.app import application
from longbox.server.rows import Entry, JournalLine, SeatRow, Summary, TableRow
from longbox.server.scribe import Scribe
from longbox.server.store import Store
from longbox.server.tables import OUTBOX, Watcher
from longbox.server.thinking import Job, Thinkers
from server.guests import COMPUTER, PERSON, House

T = TypeVar("T")
NOWHERE = Summary("", "", 0, False, 0)


def in_a_thread(work: Coroutine[object, object, T]) -> T:
    """Run something in a loop of its own: where browsers are being driven, this thread has one already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def broken(*_: object) -> None:
    raise OperationalError("insert", {}, OSError("the disk is full"))


def test_what_the_database_does_not_take_has_not_happened(house, monkeypatch):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna, table.seat(None) as eve:
        before = anna.view
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", broken)
            assert anna.choose(0)["code"] == "not_kept"
        with table.seat(0) as again:
            assert again.view == before
            assert again.standing["number"] == 0
        assert anna.choose(0)["standing"]["number"] == 1
        eve.hear("steps")
        assert eve.standing["number"] == 1


def test_going_back_that_is_not_kept_has_not_happened_either(house, monkeypatch):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.choose(0)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", broken)
            assert anna.refusal("retract") == "not_kept"
        with table.seat(0) as again:
            assert (again.standing["number"], again.standing["undos"]) == (1, 0)
        anna.send("retract")
        anna.hear("position")
        assert (anna.standing["number"], anna.standing["undos"]) == (0, 1)


def test_a_table_whose_journal_went_on_elsewhere_is_brought_back_from_there(house, settings):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        key = anna.decision["options"][0]["key"]
        elsewhere = Store(settings.database_url)
        elsewhere.write([JournalLine(table.id, 0, Entry("choose", 0, key), NOWHERE)])
        elsewhere.close()
        assert anna.choose(1)["code"] == "not_kept"
        anna.is_sent_away()
    with table.seat(0) as anna:
        assert anna.standing["number"] == 1
        assert anna.choose(0)["standing"]["number"] == 2


def test_one_bad_line_does_not_keep_others_from_the_journal(settings):
    """Lines that wait together are written together; where that fails, each is tried alone."""
    store = Store(settings.database_url)
    for id in ("one", "two"):
        seats = [SeatRow(kind="person", token_hash=id)]
        store.create(
            TableRow(
                id=id,
                game="vs",
                setup={},
                secret="1",
                version="1",
                listed=False,
                spectator_hash="",
                seats=seats,
                summary=NOWHERE,
            )
        )
    store.write([JournalLine("one", 0, Entry("choose", 0, "taken"), NOWHERE)])
    lines = [JournalLine(id, 0, Entry("choose", 0, "pass"), NOWHERE) for id in ("one", "two")]

    async def write_both() -> list[BaseException | None]:
        scribe = Scribe(store)
        told = await asyncio.gather(*(scribe.write(line) for line in lines), return_exceptions=True)
        scribe.close()
        return told

    failed, written = in_a_thread(write_both())
    assert isinstance(failed, Exception)
    assert written is None
    assert [entry.value for entry in store.find("one").journal] == ["taken"]
    assert [entry.value for entry in store.find("two").journal] == ["pass"]
    store.close()


def end_yourself(_job: Job) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still here")


def test_a_thinking_process_that_dies_is_replaced_and_the_table_goes_on(house):
    table = house.lay_out("vs", PERSON, COMPUTER)
    with table.seat(0) as anna:
        for _ in range(3):
            while anna.decision is None:
                anna.hear("steps")
            for process in multiprocessing.active_children():
                process.kill()
            anna.choose(0)
        while anna.decision is None:
            anna.hear("steps")


def die_unless(marks: Path, job: Job) -> int:
    """Dies until it was begun often enough."""
    if len(list(marks.iterdir())) < int(job.player):
        (marks / str(os.getpid())).touch()
        end_yourself(job)
    return 7


@pytest.mark.parametrize("deaths", [1, 2, 3])
def test_some_dead_processes_in_one_thought_are_survived(tmp_path, deaths):
    async def think() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.run(partial(die_unless, tmp_path), Job("t", "vs", {}, 1, (), 0, str(deaths)))
        finally:
            thinkers.close()

    assert in_a_thread(think()) == 7


def test_a_job_that_kills_every_process_is_given_up():
    async def think() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.run(end_yourself, Job("t", "vs", {}, 1, (), 0, "random"))
        finally:
            thinkers.close()

    with pytest.raises(Exception, match="terminated abruptly"):
        in_a_thread(think())


def test_a_slow_reader_is_cut_off_and_the_others_hear_everything():
    slow = Watcher(None, "Eve")
    line = messages.Said(parts.ShownLine(0, "Anna", "Hello?"))
    for _ in range(3 * OUTBOX):
        slow.send(line)
    waiting = [slow.outbox.get_nowait() for _ in range(slow.outbox.qsize())]
    assert len(waiting) == OUTBOX + 1
    assert waiting[-1] is None


def test_a_hello_that_came_while_the_server_was_busy_is_heard(monkeypatch):
    """A busy server reads the message and notices that time is up in one go, the message first."""
    monkeypatch.setattr(wire, "GREETING_SECONDS", 0.1)
    came: asyncio.Queue[messages.Hello] = asyncio.Queue()
    hello = messages.Hello("a token")

    class Guest:
        read = came.get

    async def too_busy() -> messages.FromClient:
        loop = asyncio.get_running_loop()
        reading = asyncio.create_task(wire.first_message(Guest()))
        await asyncio.sleep(0)
        loop.call_soon(time.sleep, 0.2)
        loop.call_soon(loop.call_soon, came.put_nowait, hello)
        return await reading

    assert in_a_thread(too_busy()) is hello


def test_who_says_nothing_is_sent_away(house, monkeypatch):
    monkeypatch.setattr(wire, "GREETING_SECONDS", 0.1)
    with house.connected(house.lay_out("champions", PERSON).id) as silent:
        assert silent.hear("error")["code"] == "no_hello"


def test_the_seat_of_a_player_who_stays_away_can_be_given_to_a_computer_player(settings):
    with TestClient(application(replace(settings, absence_seconds=0.0))) as client:
        table = House(client).lay_out("vs", PERSON, PERSON)
        with table.seat(0) as anna:
            with table.seat(1):
                assert anna.refusal("replace", seat=1, player="random") == "seat_taken"
            anna.send("replace", seat=1, player="random")
            while anna.hear("table")["seats"][1]["kind"] != "computer":
                pass
            while anna.decision is None:
                anna.hear("steps")
            anna.choose(0)
        with table.seat(1) as ben:
            assert ben.refusal("concede") == "computer_sits"
            ben.send("sit")
            while ben.hear("table")["seats"][1]["kind"] != "person":
                pass


def test_tables_that_nobody_has_touched_for_long_are_dropped_but_not_those_in_use(settings):
    with TestClient(application(settings)) as client:
        old = House(client).lay_out("champions", PERSON)
    with TestClient(application(replace(settings, keep_days=1e-9))) as client:
        used = House(client).lay_out("champions", PERSON)
        client.portal.call(client.app.state.rooms.forget_old)
        assert client.get(f"/api/tables/{old.id}").status_code == 404
        assert used.info["choices"] == 0
