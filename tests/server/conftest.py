from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from longbox.server.app import application
from longbox.server.settings import Settings
from server.guests import House

OFTEN = dict.fromkeys(
    ("requests_a_second", "questions_a_second", "undos_a_second", "hellos_a_second", "messages_a_client"), 1e4
)
"""Tests ask faster than people."""


@pytest.fixture
def settings(tmp_path) -> Settings:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    return Settings(database_url=url, hosts=("testserver",), thinkers=1, **OFTEN)


@pytest.fixture
def house(settings) -> Iterator[House]:
    """A server with nobody at its tables."""
    with TestClient(application(settings)) as client:
        yield House(client)
