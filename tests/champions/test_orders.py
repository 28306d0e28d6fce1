"""An order is asked for where it can matter, and only there."""

import pytest

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.conditions import ALWAYS
from longbox.games.champions import RULES

from .scenario import Scenario


@pytest.mark.rule("MC-VILLAIN-07")
def test_minions_that_only_scheme_are_not_put_in_order(carol):
    carol.you("alter-ego", minions=["Shocker", "Sandman"])
    before = carol.threat
    carol.villain_phase()
    assert not carol.offers("activate")
    assert carol.threat == before + 1 + 1 + 1 + 2, "step one, Rhino, Shocker and Sandman"


@pytest.mark.rule("MC-VILLAIN-07")
def test_minions_that_scheme_are_put_in_order_by_who_could_answer_one_of_them(solo):
    solo.you("alter-ego", hand=["Great Responsibility"], minions=["Shocker", "Sandman"])
    solo.rhino("confused").villain_phase()
    while not solo.offers("activate"):
        solo.passes()
    assert solo.choices == ["Shocker", "Sandman"]


@pytest.mark.rule("MC-VILLAIN-07")
def test_minions_that_may_complete_the_main_scheme_are_put_in_order(carol):
    carol.rhino("confused", threat=4).you("alter-ego", minions=["Shocker", "Sandman"])
    carol.villain_phase()
    assert carol.choices == ["Shocker", "Sandman"]


@pytest.mark.rule("MC-TERM-26")
def test_who_takes_the_top_card_of_the_own_deck_first_is_not_asked():
    duo = Scenario("spider-man", "captain-marvel")
    duo.you(deck=["Genius"] * 3).partner(deck=["Energy"] * 3)
    duo.reveals("Android Efficiency")
    assert not duo.offers("player")
    assert (len(duo.you.minions), len(duo.partner.minions)) == (1, 1)


@pytest.mark.rule("MC-TERM-26")
def test_the_first_player_says_whose_deck_runs_out_first():
    duo = Scenario("spider-man", "captain-marvel")
    duo.you(deck=["Genius"], discard=["Strength"]).partner(deck=["Energy"] * 3)
    duo.reveals("Android Efficiency")
    assert duo.offers("player")


@pytest.mark.rule("MC-TRIGGER-08")
def test_twins_on_one_card_are_not_put_in_order(carol):
    carol.rhino(attached=["Charge", "Charge"]).activates("Rhino")
    assert carol.decision.kind != "order"
    carol.declines()
    assert carol.you.damage > 2
    assert carol.encounter_discard.count("Charge") == 2


def test_no_card_makes_sch_depend_on_what_schemes_change():
    changes = [power for face in RULES.library.faces() for power in face.powers if power.stat == "sch"]
    assert changes
    for power in changes:
        assert isinstance(power, Static)
        assert power.condition is ALWAYS
        assert isinstance(power.amount, int)
