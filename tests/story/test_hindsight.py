"""Lines about who went back past what was revealed."""

import longbox
from longbox.story import Hindsight, Line, moved_back, with_hindsight

BEFORE, AFTER = Line(("Before.",), choice=2), Line(("After.",), choice=3)


def told(known: list[Hindsight], seat: int | None) -> list[str]:
    view = longbox.deal("legendary", seed=1, players=2).view(seat)
    return [line.text for line in with_hindsight([BEFORE, AFTER], known, view, ["Kim", "Ben"])]


def test_it_stands_where_the_choice_was_made_again():
    known = [Hindsight(3, 0, "End the turn")]
    assert told(known, 0) == ["Before.", "You took back “End the turn” and have seen what comes.", "After."]
    assert told(known, 1) == ["Before.", "Kim took back “End the turn” and has seen what comes.", "After."]


def test_what_others_may_not_know_is_a_choice():
    assert told([Hindsight(3, 0, "")], None)[1] == "Kim took back a choice and has seen what comes."


def test_nobody_forgets_what_he_has_seen_by_going_back_further():
    assert moved_back([Hindsight(9, 0, "one"), Hindsight(2, 1, "two")], 4) == [(4, 0, "one"), (2, 1, "two")]
