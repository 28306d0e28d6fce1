"""On the page, options of one verb that are called by their cards stand under the verb: the page knows words for it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import longbox
from languages.marked import SETUPS

VERBS = Path("web/src/table/verbs.ts")
CHOICES = 250


def verbs_of_the_page() -> set[str]:
    return set(re.findall(r"^  '?([a-z ]+)'?: \(\) => said", VERBS.read_text("utf-8"), re.MULTILINE))


def headings(game: str, setup: dict[str, object], seed: int) -> set[str]:
    """The verbs that may stand over options, in a match that is played at random."""
    match = longbox.deal(game, seed=seed, **setup)
    chance = random.Random(seed)
    found: set[str] = set()
    for _ in range(CHOICES):
        if match.decision is None:
            break
        options = match.decision.options
        verbs = {option.verb for option in options if option.cards}
        if len(verbs) > 1:
            found |= {option.verb for option in options if option.cards and option.plain}
        match.choose(chance.randrange(len(options)))
    return found


@pytest.mark.parametrize("game", SETUPS)
def test_the_page_has_words_for_verbs_that_stand_over_options(game):
    known = verbs_of_the_page()
    assert "play" in known
    for seed, setup in enumerate(SETUPS[game]):
        assert headings(game, setup, seed) <= known
