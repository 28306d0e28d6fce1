"""A server that is killed at any moment loses nothing that it had acknowledged, and every table goes on."""

from __future__ import annotations

import pytest

from server.databases import KINDS, database
from server.killing import killed_often

KILLS = {"sqlite": 3, "postgresql": 1}


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_is_killed_again_and_again_goes_on_where_it_was(kind, tmp_path):
    with database(kind, tmp_path) as url:
        survived = killed_often(url, 7, KILLS[kind])
    assert survived.kills == KILLS[kind]
    assert survived.chosen > KILLS[kind]
