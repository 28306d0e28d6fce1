"""Dimensions, in positions that come up less often: decks that are used up, and what is not quite cheap enough."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS, HERO_DECK

from .scenario import Scenario


@pytest.mark.card("traveling-companion")
def test_a_plain_bystander_goes_under_the_stack_and_an_empty_stack_tells_nothing():
    table = Scenario().hand("Traveling Companion", "Traveling Companion").stack("bystanders", 2)
    table._new("Public Speaker", BYSTANDERS.first)
    speaker = table.state.zones[BYSTANDERS.first].pop()
    table.state.zones[BYSTANDERS.first].insert(1, speaker)
    table.play("Traveling Companion")
    assert table.in_victory() == []
    table.play("Traveling Companion")
    assert table.in_victory() == ["Public Speaker"]
    table = Scenario().hand("Traveling Companion").stack("bystanders", 0).play("Traveling Companion")
    assert (table.in_victory(), table.recruit_points) == ([], 2)


@pytest.mark.card("rebel-without-a-cause")
@pytest.mark.parametrize(("top", "drawn"), [("Pickpocket", []), ("Trooper", ["Trooper"])])
def test_a_rebel_draws_only_what_costs_nothing_or_has_no_team(top, drawn):
    table = Scenario().hand("Rebel Without a Cause").deck(top, "Agent").play("Rebel Without a Cause")
    assert table.in_hand() == drawn


@pytest.mark.card("rebel-without-a-cause")
def test_a_rebel_without_a_deck():
    table = Scenario().hand("Rebel Without a Cause").deck().play("Rebel Without a Cause")
    assert (table.in_hand(), table.attack) == ([], 2)


@pytest.mark.card("right-place-wrong-time")
def test_cards_with_a_team_are_no_loners_and_the_card_itself_is_no_other():
    table = Scenario().hand("Right Place, Wrong Time", "Odinson").play("Odinson").play("Right Place, Wrong Time")
    assert table.attack == 3
    table = Scenario().hand(*["Right Place, Wrong Time"] * 3)
    for _ in range(3):
        table.play("Right Place, Wrong Time")
    assert table.attack == 3 + 4 + 5


@pytest.mark.card("interplanetary-visitor")
@pytest.mark.parametrize(
    ("deck", "answers", "seen"),
    [
        (["Odinson", "Agent"], ["Agent"], (["Agent"], ["Odinson"], [])),
        (["Odinson"], [], (["Odinson"], [], [])),
        ([], [], ([], [], [])),
    ],
)
def test_a_visitor_does_as_much_as_there_are_cards(deck, answers, seen):
    table = Scenario().hand("Interplanetary Visitor").deck(*deck).play("Interplanetary Visitor", *answers)
    assert (table.in_hand(), table.in_discard(), table.koed) == seen


@pytest.mark.card("nut-punch", "squirrelgility")
@pytest.mark.parametrize(
    ("name", "hero"), [("Nut Punch", "Rebel Without a Cause"), ("Squirrelgility", "Right Place, Wrong Time")]
)
def test_both_switch_for_numbers_of_their_own(name, hero):
    heroes = ("Rebel Without a Cause", "Right Place, Wrong Time", "Odinson", "Surprise Chainsaw", "Odinson")
    table = Scenario().hand(name).hq(*heroes).use("switcheroo", name, hero)
    assert table.in_hand() == [hero]
    assert table.cards(HERO_DECK)[0] == name


@pytest.mark.card("nut-punch")
def test_a_nut_is_punched_harder_after_instinct_only():
    assert Scenario().hand("Nut Punch").play("Nut Punch").attack == 1


@pytest.mark.card("unbeatable-squirrel-girl")
def test_the_switcheroo_that_she_gives_is_of_this_turn():
    table = Scenario(players=1).hand("Unbeatable Squirrel Girl", "Trooper").deck(*["Trooper"] * 12)
    table.hq("Odinson", *["Lightning Bolt"] * 4).play("Unbeatable Squirrel Girl", "Switcheroo 3")
    assert table.attack == 5
    assert table.can("switcheroo", "Trooper")
    table.end_turn()
    assert not table.can("switcheroo", "Trooper")


@pytest.mark.card("circus-of-crime")
@pytest.mark.parametrize(("top", "hand", "koed"), [("Wound", [], ["Wound"]), ("Odinson", ["Odinson"], [])])
def test_a_circus_kos_what_has_no_cost(top, hand, koed):
    table = Scenario().city(Bank="Circus of Crime").deck(top).points(attack=3).fight("Circus of Crime")
    assert (table.in_hand(), table.koed) == (hand, koed)


@pytest.mark.card("circus-of-crime", "spider-slayer")
def test_henchmen_find_no_cards():
    table = Scenario().city(Bank="Circus of Crime", Bridge="Spider-Slayer").deck().points(attack=6)
    table.fight("Circus of Crime").fight("Spider-Slayer")
    assert (table.in_hand(), table.koed) == ([], [])


@pytest.mark.card("spider-slayer")
def test_a_spider_slayer_may_give_both_or_one_of_one():
    table = Scenario().city(Bank="Spider-Slayer").deck("Find Tiny Friends", "Wound", "Agent").points(attack=3)
    assert table.fight("Spider-Slayer").in_hand() == ["Find Tiny Friends", "Wound"]
    table = Scenario().city(Bank="Spider-Slayer").deck("Odinson").points(attack=3).fight("Spider-Slayer")
    assert (table.in_hand(), table.in_deck()) == ([], ["Odinson"])


@pytest.mark.card("crack-the-case", "alias-investigations", "find-tiny-friends")
@pytest.mark.parametrize("name", ["Crack the Case", "Alias Investigations", "Find Tiny Friends"])
def test_who_finds_no_deck_finds_nothing(name):
    table = Scenario().hand(name).deck().play(name)
    assert table.in_hand() == []


@pytest.mark.card("uncover-hidden-evil")
def test_without_covert_before_it_nothing_is_uncovered():
    table = Scenario().hand("Uncover Hidden Evil").villain_deck("Sentinel").play("Uncover Hidden Evil")
    assert (table.attack, table.in_victory()) == (4, [])
