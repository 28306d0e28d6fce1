"""What watches over events that start others, and over changes that are no event, does watch."""

import pytest

from engine.test_engine import played
from engine.test_log import VOLLEY
from engine.toy import BRUTE, DAMAGE, DECK, HAND, MARTYR, find
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope


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


ROGUE = """
def draw(game, scope_or_event):
    game.move(game.state.zones[deck][-1], hand)
"""


def drawing():
    """A function of the rules that moves a card."""
    functions = {"__name__": "longbox.made_up", "deck": DECK.at(0), "hand": HAND.at(0)}
    exec(ROGUE, functions)
    return functions["draw"]


def do_now(game, step):
    game.decision = None
    game.push(Steps(step), Scope(0))
    game.run()


def test_a_card_that_moves_outside_any_event_is_refused_while_tests_run():
    with pytest.raises(AssertionError, match=r"made_up.draw writes to cards outside any event"):
        do_now(played(BRUTE), drawing())


def test_a_card_moves_while_an_event_is_applied():
    game = played(BRUTE)
    held = len(game.state.zones[HAND.at(0)])
    kind = EventKind("draw", drawing())
    do_now(game, lambda game, scope: game.happen(Event(kind)))
    assert len(game.state.zones[HAND.at(0)]) == held + 1
