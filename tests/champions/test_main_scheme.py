"""A main scheme of several stages advances."""

import pytest

from longbox.engine.effects.nouns import THIS
from longbox.games.champions.chapters.stages import ADVANCED
from longbox.games.champions.table.abilities import Advancing, Losing
from longbox.games.champions.vocabulary.abilities import forced, when_revealed
from longbox.games.champions.vocabulary.adjectives import CONFUSED
from longbox.games.champions.vocabulary.deeds import draw, give, place_threat
from longbox.games.champions.vocabulary.moments import after
from longbox.games.champions.vocabulary.nouns import YOU

from .made_up import made


@pytest.fixture
def plot(solo):
    """Spider-Man against a plot of two stages; it confuses him as the second begins, which then gets 1 threat."""
    solo.main_scheme_is(
        made.main_scheme(
            made.scheme_side("Prelude", "1A", Advancing()),
            made.scheme_side("Prelude", "1B", target=3, acceleration=1),
            made.scheme_side("Finale", "2A", when_revealed(give(CONFUSED, YOU))),
            made.scheme_side("Finale", "2B", when_revealed(place_threat(1, THIS)), Losing(), target=5, acceleration=1),
        )
    )
    return solo


@pytest.mark.rule("MC-WIN-05", "MC-SCHEME-04", "MC-SCHEME-05")
def test_a_completed_stage_makes_way_for_the_next_without_its_threat(plot):
    plot.rhino(threat=2, encounter=["Shocker"])
    plot.reveals("Advance")
    assert plot.result is None
    assert plot.main_scheme == "2B"
    assert plot.threat == 1


@pytest.mark.rule("MC-SCHEME-06")
def test_both_sides_of_the_new_stage_are_revealed(plot):
    plot.rhino(threat=2)
    plot.reveals("Hydra Bomber").picks_mode(1)
    assert plot.you.has("confused")
    assert plot.threat == 1


@pytest.mark.rule("MC-SCHEME-04")
def test_a_stage_one_short_of_its_target_stays(plot):
    plot.rhino(threat=1)
    plot.reveals("Hydra Bomber").picks_mode(1)
    assert plot.main_scheme == "1B"
    assert plot.threat == 2


@pytest.mark.rule("MC-WIN-02")
def test_the_last_stage_completed_is_the_end(plot):
    plot.rhino(threat=2)
    plot.reveals("Hydra Bomber").picks_mode(1)
    plot.rhino(threat=3)
    plot.reveals("Hydra Bomber").picks_mode(1)
    assert plot.result.outcome == "loss"


@pytest.mark.rule("MC-SCHEME-07", "MC-EMPTY-09")
def test_acceleration_tokens_stay_when_the_scheme_advances(plot):
    plot.you("alter-ego")
    plot.rhino("confused", threat=2, acceleration=1)
    plot.reveals("Hydra Bomber").picks_mode(1)
    plot.leaves("Hydra Bomber")
    plot.villain_phase()
    assert plot.main_scheme == "2B"
    assert plot.threat == 1 + 1 + 1


@pytest.mark.rule("MC-WIN-07")
def test_the_turn_to_side_b_is_no_completion(plot):
    completed = after(ADVANCED)
    gloat = made.support("Gloat", forced(completed, draw(1)), cost=0, icons="")
    plot.you(play=[gloat])
    plot.turns_up_main_scheme()
    assert plot.main_scheme == "1B"
    assert plot.you.hand == []
    plot.rhino(threat=2)
    plot.reveals("Hydra Bomber").picks_mode(1)
    assert plot.main_scheme == "2B"
    assert plot.you.hand == ["Blank"]
