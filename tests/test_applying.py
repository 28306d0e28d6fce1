"""What watches over events that start others, and over changes that are no event, does watch."""

import pytest

import longbox
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


def of_the_rules(what):
    """A function of the rules that does something."""
    functions = {"__name__": "longbox.made_up", "deck": DECK.at(0), "hand": HAND.at(0)}
    exec(f"def act(game, scope_or_event):\n    {what}", functions)
    return functions["act"]


def drawing():
    return of_the_rules("game.move(game.state.zones[deck][-1], hand)")


def do_now(game, step):
    game.decision = None
    game.push(Steps(step), Scope(0))
    game.run()


def test_a_card_that_moves_outside_any_event_is_refused_while_tests_run():
    with pytest.raises(AssertionError, match=r"made_up.act writes to cards outside any event"):
        do_now(played(BRUTE), drawing())


def test_a_card_moves_while_an_event_is_applied():
    game = played(BRUTE)
    held = len(game.state.zones[HAND.at(0)])
    kind = EventKind("draw", drawing())
    do_now(game, lambda game, scope: game.happen(Event(kind)))
    assert len(game.state.zones[HAND.at(0)]) == held + 1


def begun(name):
    """A game in which somebody has chosen something."""
    match = longbox.deal(name, seed=1, record=False)
    match.choose(0)
    return match._game


FIELDS = [
    ("champions", "turn", "game.state.turn += 1"),
    ("champions", "first", "game.state.first += 1"),
    ("champions", "flipped", "game.state.flipped[0] = 1"),
    ("champions", "waiting", "game.state.waiting.append(('scheme', 0, 0))"),
    ("legendary", "twists", "game.state.twists += 1"),
    ("legendary", "kept", "game.state.kept += [1]"),
    ("legendary", "shards_of", "game.state.shards_of[0] += 1"),
    ("vs", "phase", "game.state.phase = 'end'"),
    ("vs", "xp_aside", "game.state.xp_aside[1, 1] = 1"),
    ("vs", "mains", "game.state.mains.pop(next(iter(game.state.mains)))"),
]


@pytest.mark.parametrize(("name", "field", "what"), FIELDS)
def test_what_is_kept_of_seats_and_table_is_written_by_events_alone_while_tests_run(name, field, what):
    with pytest.raises(AssertionError, match=rf"made_up.act writes to `{field}` outside any event"):
        do_now(begun(name), of_the_rules(what))
    game = begun(name)
    kind = EventKind("made up", of_the_rules(what))
    do_now(game, lambda game, scope: game.happen(Event(kind)))
    before, after = (getattr(one.state, field) for one in (begun(name), game))
    assert after != before
