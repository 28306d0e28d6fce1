"""A table that another version began and this one plays differently: it says so, and is watched and deleted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine, update

from browser.site import Site, running
from longbox.server.schema import JOURNAL
from longbox.server.settings import Settings
from longbox.server.store import Store
from server.databases import filled_by

ANNA, BEN = "/table/duel#token-0", "/table/duel#token-1"


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    """A server with the tables of 0.1.0, of which the duel has a third choice that nobody can make any more."""
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, requests_a_second=1000)
    filled_by("0.1.0", settings.database_url)
    Store(settings.database_url).close()
    engine = create_engine(settings.database_url)
    with engine.begin() as connection:
        third = update(JOURNAL).where(JOURNAL.c.table_id == "duel", JOURNAL.c.number == 2)
        connection.execute(third.values(value="dance"))
    engine.dispose()
    with running(settings) as site:
        yield site


def test_it_says_why_it_can_not_go_on_and_is_watched_up_to_there(visit):
    page = visit(ANNA)
    expect(page.get_by_role("heading", name="This game can’t go on")).to_be_visible()
    expect(page.get_by_text("plays differently from choice 2 on")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Choice")).to_have_attribute("aria-valuemax", "2")
    expect(page.get_by_text("plays differently from choice 2 on")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()


def test_its_host_deletes_it_from_the_list(visit):
    page = visit(ANNA)
    expect(page.get_by_role("button", name="Delete the table")).to_be_visible()
    page.goto("/")
    row = page.get_by_role("listitem").filter(has_text="Can’t go on: Captain America against Magneto")
    expect(row).to_contain_text("begun with Longbox 0.1.0")
    row.get_by_role("button", name="Delete Captain America").click()
    row.get_by_role("button", name="Delete for everybody: sure?").click()
    expect(row).to_have_count(0)
    page.goto(ANNA)
    expect(page.get_by_text("There is no such table")).to_be_visible()


def test_its_host_deletes_it_at_the_table_and_others_only_forget_it(visit):
    guest = visit(BEN)
    expect(guest.get_by_role("heading", name="This game can’t go on")).to_be_visible()
    expect(guest.get_by_role("button", name="Delete the table")).to_have_count(0)
    guest.goto("/")
    row = guest.get_by_role("listitem").filter(has_text="Can’t go on")
    row.get_by_role("button", name="Forget Captain America").click()
    row.get_by_role("button", name="Forget: sure?").click()
    expect(row).to_have_count(0)
    host = visit(ANNA)
    host.get_by_role("button", name="Delete the table").click()
    host.get_by_role("button", name="Delete for everybody: sure?").click()
    expect(host.get_by_role("heading", name="Go on")).to_be_visible()
    expect(host.get_by_text("Nothing is going on yet")).to_be_visible()
