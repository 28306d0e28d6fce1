"""A database of an older version is brought up to date, and its links still open their seats."""

from __future__ import annotations

from importlib.resources import files

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from longbox.server.links import place_of
from longbox.server.store import Store
from server.databases import KINDS, database

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
        config = Config()
        config.set_main_option("script_location", str(files("longbox.server") / "migrations"))
        config.set_main_option("path_separator", "os")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")
            for line in FIRST:
                connection.exec_driver_sql(line)
        store = Store(url)
        (listing,) = store.open_tables()
        hashes = [seat.token_hash for seat in listing.seats]
        assert [place_of(token, hashes, listing.spectator_hash) for token in ("anna-token", "ben-token")] == [0, 1]
        assert place_of("eve-token", hashes, listing.spectator_hash) is None
        assert listing.changed.year == 2026
        with engine.connect() as connection:
            kept = str([list(connection.execute(text(f"SELECT * FROM {table}"))) for table in ("tables", "seats")])
        assert "token" not in kept
        assert store.find("old").journal[0].value == "first"
        store.close()
        engine.dispose()
