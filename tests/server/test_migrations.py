"""A database of an older version is brought up to date, and its links still open their seats."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text

import longbox
from longbox.server.links import place_of
from longbox.server.rows import Entry, JournalLine
from longbox.server.store import Store
from server.databases import KINDS, database, filled_by, upgrade

FIRST = (
    "INSERT INTO tables VALUES ('old', 'vs', '{}', 1, '0.1.0', true, false, 'eve-token', '2026-01-02 03:04:05+00:00')",
    "INSERT INTO seats VALUES ('old', 0, 'person', 'Anna', '', 'anna-token')",
    "INSERT INTO seats VALUES ('old', 1, 'open', '', '', 'ben-token')",
    "INSERT INTO journal VALUES ('old', 0, 'choose', 0, 'first')",
)


@pytest.mark.parametrize("kind", KINDS)
def test_tokens_become_hashes_that_the_old_links_open(kind, tmp_path):
    with database(kind, tmp_path) as url:
        engine = create_engine(url)
        with engine.begin() as connection:
            upgrade(connection, "0001")
            for line in FIRST:
                connection.exec_driver_sql(line)
        store = Store(url)
        (listing,) = store.open_tables()
        assert [place_of(token, listing.seats, listing.spectator_hash) for token in ("anna-token", "ben-token")] == [
            0,
            1,
        ]
        assert place_of("eve-token", listing.seats, listing.spectator_hash) is None
        assert listing.changed.year == 2026
        with engine.connect() as connection:
            kept = str([list(connection.execute(text(f"SELECT * FROM {table}"))) for table in ("tables", "seats")])
        assert "token" not in kept
        assert store.find("old").journal == [Entry("choose", 0, "first", "0.1.0")]
        store.close()
        engine.dispose()


@pytest.mark.parametrize("kind", KINDS)
def test_journals_know_which_version_wrote_them(kind, tmp_path):
    with database(kind, tmp_path) as url:
        filled_by("0.1.0", url)
        store = Store(url)
        try:
            duel = store.find("duel")
            assert len(duel.journal) == 25
            assert {entry.version for entry in duel.journal} == {"0.1.0"}
            assert (duel.version, duel.tried, duel.difference) == ("0.1.0", "", "")
            store.write([JournalLine("duel", 25, Entry("concede", 0), duel.summary)])
            assert store.find("duel").journal[-1].version == longbox.__version__
            assert set(store.untried()) == {"duel", "villain", "rest"}
            store.tried("duel", "it differs")
            assert set(store.untried()) == {"villain", "rest"}
            assert {listing.id: listing.stopped for listing in store.listed(["duel", "rest"])} == {
                "duel": "it differs",
                "rest": "",
            }
            store.delete("villain")
            assert (store.find("villain"), store.find_replay("replay")) == (None, None)
            assert store.find("duel") is not None
        finally:
            store.close()
