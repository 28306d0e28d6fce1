"""What is made at every step of a game never holds itself, so that compiled it is freed without a search for cycles
(`acyclic`). Where Longbox is compiled nobody searches, and these tests can't fail: they look at the same code
interpreted."""

import gc
from random import Random

import pytest

import longbox
from longbox.decisions import Decision as AskedOfPlayers
from longbox.engine.decision import Decision, Group, Option
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.triggers import Answer, Pending

MADE_AT_EVERY_STEP = (Answer, AskedOfPlayers, Decision, Event, Frame, Group, Option, Pending, Scope)


@pytest.fixture
def garbage():
    """What only a search for cycles would free, from now on."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)

    def found():
        gc.collect()
        return list(gc.garbage)

    yield found
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


@pytest.mark.parametrize("game", longbox.games())
def test_nothing_made_at_every_step_holds_itself(game, garbage):
    rng = Random(5)
    for seed in range(6):
        match = longbox.deal(game, seed=seed)
        while match.decision is not None and match.decision.number < 200:
            match.choose(rng.randrange(len(match.decision.options)))
            if match.decision is not None and match.decision.number % 20 == 0:
                match = match.clone()
    assert {type(one).__name__ for one in garbage() if isinstance(one, MADE_AT_EVERY_STEP)} == set()


class Knot:
    pass


def test_what_holds_itself_would_be_found(garbage):
    knot = Knot()
    knot.me = knot
    del knot
    assert any(isinstance(one, Knot) for one in garbage())
