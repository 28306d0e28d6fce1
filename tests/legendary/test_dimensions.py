"""Dimensions: Squirrel Girl, who switches what she has, and Howard the Duck, who only looks around."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS
from longbox.games.legendary.vocabulary.keywords.investigate import Investigate
from longbox.games.legendary.words.views import parts_of

from .scenario import Scenario


@pytest.mark.rule("LG-KW-SWITCHEROO-06")
def test_officers_are_not_in_the_hq():
    table = Scenario(sidekicks=True).hand("Find Tiny Friends").hq(*["Lightning Bolt"] * 5)
    assert table.stack("officers", 5).use("switcheroo", "Find Tiny Friends").in_hand() == [], "an Officer costs 3"
    table = Scenario().hand("Find Tiny Friends").hq("Odinson", *["Lightning Bolt"] * 4)
    assert table.use("switcheroo", "Find Tiny Friends", "Odinson").in_hand() == ["Odinson"]


def test_tiny_friends_investigate_and_nuts_are_punched():
    table = Scenario().hand("Find Tiny Friends", "Nut Punch").deck("Surge of Power", "Odinson")
    table.play("Find Tiny Friends", "top")
    assert table.in_hand() == ["Nut Punch", "Odinson"]
    assert table.play("Nut Punch").attack == 1 + 2


@pytest.mark.parametrize(("recruited", "attack"), [(0, 2), (1, 2), (2, 4)])
def test_squirrelgility_wants_two_newcomers_in_the_hq(recruited, attack):
    table = Scenario().hand("Squirrelgility").hq(*["Odinson"] * 5).hero_deck(*["Keen Senses"] * 9).points(recruit=6)
    for _ in range(recruited):
        table.recruit("Odinson")
    assert table.play("Squirrelgility").attack == attack


def test_newcomers_of_the_turn_before_do_not_count():
    table = Scenario().hq(*["Odinson"] * 5).hero_deck(*["Keen Senses"] * 9).points(recruit=6)
    table.recruit("Odinson").recruit("Odinson").end_turn()
    assert table.state.came_into_hq == 0


def test_unbeatable_squirrel_girl_gives_a_switcheroo():
    table = Scenario().hand("Unbeatable Squirrel Girl", "Trooper").hq("Odinson", *["Lightning Bolt"] * 4)
    table.leaving("play", "Unbeatable Squirrel Girl")
    assert len(table.options) == 5 + 1
    table.answer("Switcheroo 3").use("switcheroo", "Trooper", "Odinson")
    assert table.in_hand() == ["Odinson"]
    table = Scenario().hand("Nut Punch", "Find Tiny Friends", "Unbeatable Squirrel Girl", "Trooper").deck("Wound")
    table.play("Nut Punch").play("Find Tiny Friends").leaving("play", "Unbeatable Squirrel Girl")
    assert len(table.options) == 8 + 1
    table.answer("done")
    assert not table.can("switcheroo", "Trooper")


@pytest.mark.rule("LG-KW-INVESTIGATE-05")
@pytest.mark.parametrize(
    "name", ["Traveling Companion", "Rebel Without a Cause", "Right Place, Wrong Time", "Interplanetary Visitor"]
)
def test_howard_does_not_investigate(name):
    table = Scenario().hand(name)
    card = table.state.definition[table.state.zones[table.zone_of_hand(0)][0]]
    assert not any(isinstance(node, Investigate) for node in parts_of(card.powers))
    assert "Investigate" not in table.game.rules.text(card)


@pytest.mark.rule("LG-KW-INVESTIGATE-05")
def test_howard_travels_with_special_bystanders():
    table = Scenario().hand("Traveling Companion").stack("bystanders", 3)
    table._new("Public Speaker", BYSTANDERS.first)
    table.play("Traveling Companion")
    assert table.in_victory() == ["Public Speaker"]
    assert table.recruit_points == 2 + 1
    table = Scenario().hand("Traveling Companion").stack("bystanders", 3).play("Traveling Companion")
    assert table.in_victory() == []


def test_howard_draws_rebels_and_counts_loners():
    for top, drawn in (("Wound", 1), ("Agent", 1), ("Rebel Without a Cause", 1), ("Odinson", 0)):
        table = Scenario().hand("Rebel Without a Cause").deck(top).play("Rebel Without a Cause")
        assert len(table.in_hand()) == drawn, top
    table = Scenario().hand("Rebel Without a Cause", "Trooper", "Right Place, Wrong Time").deck("Odinson")
    table.play("Rebel Without a Cause").play("Trooper").play("Right Place, Wrong Time")
    assert table.attack == 2 + 1 + 3 + 1


def test_howard_draws_one_discards_one_and_kos_one():
    table = Scenario().hand("Interplanetary Visitor").deck("Odinson", "Agent", "Wound")
    table.play("Interplanetary Visitor", "Odinson", "Agent")
    assert (table.in_hand(), table.in_discard(), table.koed) == (["Odinson"], ["Agent"], ["Wound"])
