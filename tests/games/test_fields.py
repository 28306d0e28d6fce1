"""What each state declares is what is copied, saved and shown. `make fields` writes the files anew."""

from __future__ import annotations

import os

import pytest

from .fields import PACKAGE, beside, states, written


@pytest.fixture(scope="module", autouse=True)
def anew() -> None:
    if os.environ.get("LONGBOX_WRITE_FIELDS"):
        for state in states():
            beside(state).write_text(written(state), "utf-8")


@pytest.mark.parametrize("state", states(), ids=lambda path: str(path.relative_to(PACKAGE).parent))
def test_the_table_of_fields_is_what_the_state_declares(state):
    assert beside(state).read_text("utf-8") == written(state), "run `make fields` and commit the files"
