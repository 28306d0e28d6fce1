"""Grievous Wounds: each has a Healing of its own, with a price."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.zones import FORTIFIED, OFFICERS, WOUNDS

from .dealt import Dealt
from .scenario import Scenario

GRIEVOUS = {
    "Blinding Flash": 2,
    "Blunt Force Trauma": 2,
    "Corrosive Webbing": 2,
    "Fatal Blow": 2,
    "Psychic Trauma": 2,
    "Spreading Nanovirus": 3,
    "Subdermal Tracker": 2,
}


@pytest.mark.rule("LG-GRIEVOUS-01")
def test_fifteen_of_them_are_shuffled_into_the_stack_of_wounds():
    plain, shuffled = Dealt().names(WOUNDS), Dealt(expansions=["civil-war"]).names(WOUNDS)
    assert plain == ["Wound"] * 30
    assert len(shuffled) == 45
    assert {name: shuffled.count(name) for name in GRIEVOUS} == GRIEVOUS
    assert shuffled.count("Wound") == 30
    assert shuffled[:15] != shuffled[-15:], "they do not lie together"
    assert Dealt(expansions=["civil-war"]).known(WOUNDS) == []


def test_a_scheme_that_counts_wounds_counts_plain_ones():
    assert Dealt(expansions=["civil-war"], scheme="the-legacy-virus").names(WOUNDS) == ["Wound"] * 12


@pytest.mark.rule("LG-GRIEVOUS-02")
@pytest.mark.parametrize(
    ("wound", "points", "left"),
    [("Blunt Force Trauma", {"attack": 6}, (1, 0)), ("Psychic Trauma", {"recruit": 5}, (0, 0))],
)
def test_points_heal_some(wound, points, left):
    table = Scenario().hand(wound, "Agent").points(**points)
    table.use("cure", wound)
    assert table.koed == [wound]
    assert table.in_hand() == ["Agent"]
    assert (table.attack, table.recruit_points) == left


@pytest.mark.rule("LG-GRIEVOUS-02")
@pytest.mark.parametrize(
    ("wound", "points"), [("Blunt Force Trauma", {"attack": 4, "recruit": 9}), ("Psychic Trauma", {"recruit": 4})]
)
def test_but_not_too_few_points(wound, points):
    table = Scenario().hand(wound).points(**points)
    assert not table.can("cure")
    card = table.state.zones[table.zone_of_hand(0)][0]
    assert [reason.text for reason in RULES.why_not(table.game, 0, "cure", card, -1)] == [
        "you can't pay for its Healing now"
    ]


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_a_blinding_flash_costs_everybody_a_card():
    table = Scenario(players=3).hand("Blinding Flash", "Agent", "Trooper")
    table.hand("Odinson", seat=1).hand("Agent", "Trooper", seat=2)
    table.use("cure", "Blinding Flash", "Agent", "Trooper")
    assert table.koed == ["Blinding Flash"]
    assert [table.in_discard(seat) for seat in range(3)] == [["Agent"], ["Odinson"], ["Trooper"]]
    assert not Scenario().hand("Blinding Flash").can("cure")


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_corrosive_webbing_is_exchanged_for_another_wound():
    table = Scenario().hand("Corrosive Webbing")
    table.use("cure", "Corrosive Webbing")
    assert table.koed == ["Corrosive Webbing"]
    assert table.in_discard() == ["Wound"]


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_a_fatal_blow_costs_a_hero():
    table = Scenario().hand("Fatal Blow", "Agent").discard("Odinson", "Trooper")
    table.use("cure", "Fatal Blow")
    assert sorted(table.koed) == ["Fatal Blow", "Odinson"]
    assert not Scenario().hand("Fatal Blow", "Agent").can("cure"), "an Agent costs nothing"


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_a_nanovirus_spreads_to_the_left():
    table = Scenario(players=3).hand("Spreading Nanovirus")
    table.use("cure", "Spreading Nanovirus")
    assert table.in_discard(1) == ["Spreading Nanovirus"]
    assert table.koed == []
    assert not Scenario(players=1, scheme="the-legacy-virus").hand("Spreading Nanovirus").can("cure")


@pytest.mark.rule("LG-GRIEVOUS-05")
@pytest.mark.card("spreading-nanovirus")
def test_whoever_is_handed_a_nanovirus_gains_a_wound_like_any_other():
    """The Diving Block is held against it, and with Radioactive Man on the stack of Wounds another comes with it."""
    table = Scenario().hand("Spreading Nanovirus").hand("Diving Block", seat=1).deck("Odinson", seat=1)
    table.use("cure", "Spreading Nanovirus", "use")
    assert (table.in_hand(), table.in_hand(1)) == (["Spreading Nanovirus"], ["Diving Block", "Odinson"])
    table = Scenario().hand("Spreading Nanovirus")
    table._set(FORTIFIED.first + FORTS.index("wounds"), (RULES.library["thunderbolts-radioactive-man"],))
    table.state.enemies_elsewhere = 1
    assert sorted(table.use("cure", "Spreading Nanovirus").in_discard(1)) == ["Spreading Nanovirus", "Wound"]


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_a_tracker_brings_a_card_of_the_villain_deck():
    table = Scenario().hand("Subdermal Tracker").villain_deck("Sentinel", "Bystander")
    table.bringing(1).use("cure", "Subdermal Tracker")
    assert table.koed == ["Subdermal Tracker"]
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-GRIEVOUS-02")
def test_it_heals_itself_and_no_other_wound():
    table = Scenario().hand("Blunt Force Trauma", "Psychic Trauma", "Wound").points(attack=5, recruit=5)
    table.use("cure", "Blunt Force Trauma")
    assert table.in_hand() == ["Psychic Trauma", "Wound"]


@pytest.mark.rule("LG-GRIEVOUS-03")
def test_a_fight_and_a_recruit_don_t_keep_from_it_nor_it_from_them():
    table = Scenario().hand("Blunt Force Trauma", "Psychic Trauma").city(Bank="Hand Ninjas", Bridge="Hand Ninjas")
    table.points(attack=11, recruit=12).fight("Hand Ninjas").recruit("Officer").use("cure", "Blunt Force Trauma")
    table.use("cure", "Psychic Trauma").fight("Hand Ninjas").recruit("Officer")
    assert sorted(table.koed) == ["Blunt Force Trauma", "Psychic Trauma"]


@pytest.mark.rule("LG-GRIEVOUS-04")
def test_on_another_players_turn_nobody_heals():
    table = Scenario().hand("Agent").hand("Corrosive Webbing", seat=1)
    assert not table.can("cure")
    (webbing,) = table.state.zones[table.zone_of_hand(1)]
    assert [reason.rule for reason in RULES.why_not(table.game, 1, "cure", webbing, -1)] == ["LG-TURN-01"]


@pytest.mark.rule("LG-GRIEVOUS-05")
def test_they_are_wounds_for_all_effects():
    table = Scenario().hand("Healing Factor", "Fatal Blow")
    table.play("Healing Factor", "Fatal Blow")
    assert table.koed == ["Fatal Blow"]
    assert not Scenario().hand("Fatal Blow").can("play")


@pytest.mark.rule("LG-GRIEVOUS-05")
def test_whoever_gains_a_wound_may_gain_one_of_them():
    table = Scenario().hand("Corrosive Webbing")
    table._set(WOUNDS.first, ("Wound", "Fatal Blow"))
    table.use("cure", "Corrosive Webbing")
    assert table.in_discard() == ["Fatal Blow"]


@pytest.mark.rule("LG-GRIEVOUS-06")
def test_the_healing_of_a_plain_wound_takes_them_along():
    table = Scenario().hand("Wound", "Fatal Blow", "Psychic Trauma", "Agent").heal()
    assert sorted(table.koed) == ["Fatal Blow", "Psychic Trauma", "Wound"]
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-GRIEVOUS-06")
def test_without_a_plain_one_it_is_not_to_be_had():
    table = Scenario().hand("Fatal Blow", "Psychic Trauma")
    assert not table.can("heal")
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "heal", -1, -1)] == ["LG-WOUND-08"]


def test_officers_are_as_ever_without_their_expansion():
    assert Dealt(expansions=["civil-war"]).names(OFFICERS) == ["S.H.I.E.L.D. Officer"] * 30
