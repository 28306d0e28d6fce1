"""What watches over events that start others does watch."""

import pytest

from engine.test_engine import played
from engine.test_log import VOLLEY
from engine.toy import BRUTE, DAMAGE, MARTYR, find
from longbox.engine.events import Event, EventKind


def test_an_event_that_starts_another_while_it_is_applied_is_refused_while_tests_run():
    early = EventKind("early", lambda game, event: game.happen(Event(VOLLEY, card=event.card)))
    game = played(BRUTE)
    with pytest.raises(AssertionError, match="start it in `then`"):
        game.happen(Event(early, card=find(game, "Brute")))


def test_an_event_that_begins_while_another_waits_is_refused_while_tests_run():
    game = played(BRUTE, enemy=(MARTYR,))
    game.happen(Event(DAMAGE, card=find(game, "Martyr", 1), amount=1))
    with pytest.raises(AssertionError, match="as its last act"):
        game.happen(Event(DAMAGE, card=find(game, "Brute"), amount=1))
