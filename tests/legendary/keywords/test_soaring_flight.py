"""Soaring Flight: a recruit flies straight into the next hand."""

import pytest

from longbox.games.legendary.table.zones import ASIDE
from longbox.games.legendary.vocabulary import a, gain, hero_in_hq, on_play

from .. import made_up
from ..scenario import Scenario

RECRUITER = made_up.hero("Recruiter", on_play(gain(a(hero_in_hq))))


def alone() -> Scenario:
    return Scenario(players=1, scheme="the-legacy-virus").hq("Kinetic Blast Field", *["Odinson"] * 4)


@pytest.mark.rule("LG-KW-SOARINGFLIGHT-01")
def test_a_recruit_with_it_joins_the_new_hand_as_an_extra_card():
    table = alone().points(recruit=3)
    table.recruit("Kinetic Blast Field")
    assert table.cards(ASIDE) == ["Kinetic Blast Field"]
    assert table.in_discard() == []
    table.end_turn()
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Kinetic Blast Field"]


@pytest.mark.rule("LG-KW-SOARINGFLIGHT-02")
def test_who_is_gained_in_another_way_does_not_soar():
    table = alone().hand(RECRUITER)
    table.play("Recruiter", "Kinetic Blast Field")
    assert table.in_discard() == ["Kinetic Blast Field"]


def test_others_go_to_the_discard_pile_as_ever():
    table = alone().points(recruit=3).recruit("Odinson")
    assert table.in_discard() == ["Odinson"]


def test_after_a_patrol_craft_was_fought_the_next_recruit_soars_and_no_other():
    table = alone().city(Bank="Shi'ar Patrol Craft").points(attack=3, recruit=6)
    table.fight("Shi'ar Patrol Craft").recruit("Odinson").recruit("Odinson")
    assert table.cards(ASIDE) == ["Odinson"]
    assert table.in_discard() == ["Odinson"]


def test_that_is_over_at_the_end_of_the_turn():
    table = alone().city(Bank="Shi'ar Patrol Craft").points(attack=3).villain_deck("Bystander", "Bystander")
    table.fight("Shi'ar Patrol Craft").end_turn().points(recruit=3).recruit("Odinson")
    assert table.in_discard()[-1] == "Odinson"


def test_carry_to_the_air_lends_it_after_another_strength_card():
    table = alone().hand("Odinson", "Carry to the Air").play("Odinson").play("Carry to the Air")
    table.points(recruit=3).recruit("Odinson")
    assert table.cards(ASIDE) == ["Odinson"]
    table = alone().hand("Carry to the Air").play("Carry to the Air").points(recruit=3).recruit("Odinson")
    assert table.cards(ASIDE) == []


def test_a_natural_leader_calls_an_agent_back():
    table = alone().hand("Odinson", "Natural Leader").discard("Agent", "Odinson").play("Odinson")
    assert table.play("Natural Leader").in_hand() == ["Agent"]


@pytest.mark.parametrize(("others", "attack"), [(5, 4), (6, 6)])
def test_the_human_cannon_needs_six_others(others, attack):
    table = alone().hand(*["Agent"] * others, "Human Cannon")
    for _ in range(others):
        table.play("Agent")
    assert table.play("Human Cannon").attack == attack
