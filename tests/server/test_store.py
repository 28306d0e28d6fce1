"""What is written down is read back, on every database that this machine has."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import IntegrityError

from longbox import LongboxError
from longbox.server.rows import Entry, JournalLine, Line, ReplayRow, SeatRow, Summary, TableRow
from longbox.server.schema import METADATA
from longbox.server.settings import database_url
from longbox.server.store import Store
from server.databases import KINDS, database


@pytest.fixture(scope="module", params=KINDS)
def url(request, tmp_path_factory):
    with database(request.param, tmp_path_factory.mktemp("database")) as url:
        yield url


@pytest.fixture
def store(url):
    store = Store(url)
    yield store
    store.close()


START = Summary("Thor against Loki", "turn 0, set-up phase", 0, False, 0)


def row(id: str, *kinds: str, listed: bool = True) -> TableRow:
    seats = [SeatRow(kind=kind, name=f"seat {n}", token_hash=f"{id}-{n}") for n, kind in enumerate(kinds)]
    setup = {"decks": ["avengers", {"deck list": "Game: vs"}]}
    return TableRow(
        id=id,
        game="vs",
        setup=setup,
        secret="ff" * 32,
        version="1",
        listed=listed,
        spectator_hash=f"{id}-s",
        seats=seats,
        summary=START,
    )


def test_a_table_is_found_as_it_was_laid_out(store):
    table = row("laid", "person", "open")
    store.create(table)
    assert store.find("laid") == table
    assert store.find("nowhere") is None


def test_journal_and_chat_are_kept_in_order(store):
    store.create(row("played", "person"))
    entries = [Entry("choose", 0, f"play:{n}") for n in range(12)] + [Entry("undo", 0, "3"), Entry("concede", 0)]
    for number, entry in enumerate(entries):
        store.write([JournalLine("played", number, entry, START)])
    store.say("played", 0, Line(0, "Anna", "Hm…"))
    store.say("played", 1, Line(None, "Eve", "Go on"))
    found = store.find("played")
    assert found.journal == entries
    assert found.chat == [Line(0, "Anna", "Hm…"), Line(None, "Eve", "Go on")]


def test_no_line_of_a_journal_is_written_twice(store):
    store.create(row("twice", "person"))
    store.write([JournalLine("twice", 0, Entry("choose", 0, "pass"), START)])
    with pytest.raises(IntegrityError):
        store.write([JournalLine("twice", 0, Entry("choose", 0, "other"), START)])
    assert [entry.value for entry in store.find("twice").journal] == ["pass"]


def test_seats_and_pauses_change(store):
    table = row("changed", "open", "person")
    store.create(table)
    taken = msgspec.structs.replace(table.seats[0], kind="person", name="Ben", token_hash="new")
    store.seat("changed", 0, taken)
    store.pause("changed", True)
    found = store.find("changed")
    assert found.seats == [taken, table.seats[1]]
    assert found.paused


def test_open_tables_are_those_that_are_listed_and_have_a_seat(store):
    store.create(row("older", "open"))
    store.create(row("full", "person"))
    store.create(row("hidden", "open", listed=False))
    store.create(row("newer", "person", "open"))
    store.create(msgspec.structs.replace(row("done", "open"), summary=Summary("", "", None, True, 9)))
    found = [one.id for one in store.open_tables() if one.id in ("older", "full", "hidden", "newer", "done")]
    assert found == ["newer", "older"]


def test_a_list_tells_where_a_table_stands_without_its_journal(store):
    store.create(row("standing", "person", "computer"))
    summary = Summary("Thor against Loki", "turn 1, build phase", 1, False, 1)
    store.write([JournalLine("standing", 0, Entry("choose", 0, "first"), summary)])
    (listing,) = store.listed(["standing", "nowhere"])
    assert listing.summary == store.find("standing").summary == summary
    assert [seat.kind for seat in listing.seats] == ["person", "computer"]
    assert datetime.now(UTC) - listing.changed < timedelta(minutes=5)


def test_a_table_may_begin_with_choices(store):
    begun = [Entry("choose", 0, "first"), Entry("choose", 1, "pass")]
    store.create(msgspec.structs.replace(row("begun", "person"), journal=begun))
    assert store.find("begun").journal == begun


def test_old_tables_are_dropped_with_all_that_belongs_to_them_but_not_those_in_use(store):
    for id in ("old", "used"):
        store.create(row(id, "person"))
        store.write([JournalLine(id, 0, Entry("choose", 0, "pass"), START)])
        store.say(id, 0, Line(0, "Anna", "Hello"))
    store.add_replay(ReplayRow("watch", "old", None))
    assert store.forget(datetime.now(UTC) - timedelta(days=1), spared=["used"]) == 0
    everything = [one.id for one in store.open_tables()]
    assert store.forget(datetime.now(UTC) + timedelta(days=1), spared=["used", *everything]) >= 1
    assert store.find("old") is None
    assert store.find_replay("watch") is None
    assert store.find("used").journal


def test_a_replay_is_found_by_its_link(store):
    store.create(row("over", "person"))
    for replay in (ReplayRow("by-anna", "over", 0), ReplayRow("by-eve", "over", None)):
        store.add_replay(replay)
        assert store.find_replay(replay.id) == replay


def test_the_migrations_make_what_the_schema_says(store, url):
    engine = create_engine(url)
    made = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in made.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
    engine.dispose()


def test_a_database_that_cannot_be_opened_is_one_sentence():
    with pytest.raises(LongboxError, match="LONGBOX_DATABASE_URL"):
        Store("sqlite:////no/such/folder/tables.db")


def test_the_database_is_named_or_lies_in_the_data_folder(tmp_path):
    assert database_url({"LONGBOX_HOME": str(tmp_path)}) == f"sqlite:///{tmp_path / 'server.db'}"
    named = {"LONGBOX_DATABASE_URL": "postgres://me@host/longbox"}
    assert database_url(named) == "postgresql+psycopg://me@host/longbox"
