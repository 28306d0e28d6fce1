"""The stages of an event: what it changes, what the rules make of it, what it sets going."""

from __future__ import annotations

from longbox.engine.events import Event, EventKind

from .test_engine import played
from .test_log import Heard
from .toy import BRUTE, DAMAGE, MARTYR, Toy, apply_damage, find


def strike_the_next(game: Toy, event: Event) -> None:
    game.happen(Event(DAMAGE, card=event.target, amount=1))


CLEAVE = EventKind("cleave", apply_damage, then=strike_the_next)
"""A blow that goes on to a second fighter."""


def cleaves(game: Toy, first: int, second: int, amount: int) -> list[str]:
    game.log = heard = Heard()
    game.happen(Event(CLEAVE, card=first, target=second, amount=amount))
    game.ask_again()
    return heard.names


def test_what_an_event_sets_going_follows_when_the_rules_have_looked_at_it():
    game = played(BRUTE, enemy=(BRUTE,))
    told = cleaves(game, find(game, "Brute", 1), find(game, "Brute"), 3)
    assert told == ["cleave", "beaten", "damage"]


def test_what_an_event_sets_going_waits_for_all_that_the_rules_have_started():
    """The Martyr hears of being beaten, which therefore waits in a frame: the second blow falls when it is through."""
    game = played(BRUTE, enemy=(MARTYR,))
    told = cleaves(game, find(game, "Martyr", 1), find(game, "Brute"), 1)
    assert told == ["cleave", "beaten", "damage"]
    assert game.state.damage[find(game, "Brute")] == 1


def test_one_blow_beats_once():
    """The second blow beats the Martyr, who hears of it; nothing looks at the table again before he is gone."""
    game = played(BRUTE, enemy=(MARTYR,))
    assert cleaves(game, find(game, "Brute"), find(game, "Martyr", 1), 1) == ["cleave", "damage", "beaten"]


def test_what_was_cancelled_while_it_was_applied_sets_nothing_going():
    def miss(game: Toy, event: Event) -> None:
        event.cancelled = True

    game = played(BRUTE)
    game.happen(Event(EventKind("miss", miss, then=strike_the_next), target=find(game, "Brute")))
    assert game.state.damage[find(game, "Brute")] == 0
