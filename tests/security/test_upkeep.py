"""Starting together, clocks that jump, and what the image of the server is made of."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from starlette.testclient import TestClient

from longbox.server import clock, store
from longbox.server.app import application
from server.databases import KINDS, database
from server.guests import PERSON, House

ROOT = Path(__file__).parents[2]
OPEN = """
import sys, time
from longbox.server.store import Store
time.sleep(max(0.0, float(sys.argv[2]) - time.time()))
Store(sys.argv[1]).close()
"""


@pytest.mark.parametrize("kind", KINDS)
def test_servers_that_start_together_on_an_empty_database_all_start(kind, tmp_path):
    with database(kind, tmp_path) as url:
        at = str(time.time() + 6)
        command = [sys.executable, "-c", OPEN, url, at]
        together = [subprocess.Popen(command, stderr=subprocess.PIPE, env=os.environ) for _ in range(4)]
        said = [process.communicate(timeout=60)[1].decode() for process in together]
        assert [process.returncode for process in together] == [0] * 4, said


class Wall:
    """A clock on the wall that somebody sets."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self, zone) -> datetime:
        return datetime.now(zone) + self.ahead


@pytest.fixture
def wall(monkeypatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(clock, "datetime", found)
    monkeypatch.setattr(store, "datetime", found)
    return found


def test_a_clock_that_jumps_while_the_server_runs_deletes_nothing(settings, wall):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("champions", PERSON)
        wall.ahead = timedelta(days=4_000)
        House(client).lay_out("champions", PERSON)
        rooms = client.app.state.rooms
        rooms._live.clear()
        assert client.portal.call(rooms.forget_old) == 0
        assert table.info["choices"] == 0


def test_a_clock_that_jumped_before_the_server_starts_deletes_nothing(settings, wall):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("champions", PERSON)
    wall.ahead = timedelta(days=4_000)
    with TestClient(application(settings)) as client:
        assert client.portal.call(client.app.state.rooms.forget_old) == 0
        assert House(client).client.get(f"/api/tables/{table.id}").status_code == 200


def test_a_clock_that_was_ahead_for_a_while_deletes_nothing_afterwards(settings, wall):
    with TestClient(application(settings)) as client:
        table = House(client).lay_out("champions", PERSON)
        wall.ahead = timedelta(days=4_000)
        House(client).lay_out("champions", PERSON)
    wall.ahead = timedelta()
    with TestClient(application(settings)) as client:
        assert client.portal.call(client.app.state.rooms.forget_old) == 0
        assert House(client).client.get(f"/api/tables/{table.id}").status_code == 200


def test_what_is_old_by_every_clock_is_old(settings, wall):
    wall.ahead = timedelta(days=-400)
    with TestClient(application(settings)) as client:
        old = House(client).lay_out("champions", PERSON)
    wall.ahead = timedelta()
    with TestClient(application(settings)) as client:
        new = House(client).lay_out("champions", PERSON)
    with TestClient(application(settings)) as client:
        assert client.get(f"/api/tables/{old.id}").status_code == 404
        assert client.get(f"/api/tables/{new.id}").status_code == 200


def test_the_steady_clock_goes_on_by_itself(wall):
    newest = datetime.now(UTC) - timedelta(days=3)
    steady = clock.Steady(newest)
    wall.ahead = timedelta(days=100)
    assert newest <= steady.now() < newest + timedelta(minutes=5)
    assert clock.Steady(None).now() > datetime.now(UTC)


LOCKED = (ROOT / "requirements" / "server.txt").read_text("utf-8")


def locked() -> dict[str, str]:
    """Each package of the lock file, and the one version of it."""
    pinned = [entry.split(" ")[0].partition("==") for entry in entries()]
    return {canonicalize_name(name.partition("[")[0]): number for name, _, number in pinned}


def test_the_lock_file_holds_every_dependency_of_the_server_at_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in project["dependencies"] + project["optional-dependencies"]["postgres"]:
        requirement = Requirement(wanted)
        assert locked()[canonicalize_name(requirement.name)] in requirement.specifier


def test_the_lock_file_names_the_hash_of_every_package():
    for package in entries():
        assert "--hash=sha256:" in package, package


def entries() -> list[str]:
    """What the lock file says of each package."""
    found: list[str] = []
    for line in LOCKED.splitlines():
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return found
