"""Where cards go: knocked out, gained, rescued, owned; and stacks that run out."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS, OFFICERS

from .scenario import Scenario


@pytest.mark.rule("LG-KO-01")
def test_koed_cards_of_all_players_lie_in_one_pile_and_never_come_back():
    table = Scenario().hand("Agent").hand("Odinson", seat=1).deck().deck(seat=1)
    table.villain_deck("Strike", "Bystander", "Bystander").begin_turn()
    assert sorted(table.koed) == ["Agent", "Odinson", "Strike"]
    table.points(recruit=1).end_turn()
    assert [table.in_hand(seat) for seat in (0, 1)] == [[], []], "there was nothing else to shuffle"


@pytest.mark.rule("LG-KO-02", "LG-KO-03")
def test_a_played_hero_may_be_koed_and_its_points_stay():
    table = Scenario().city(Bank="Sentinel").hand("Trooper", "Agent").play("Trooper").points(attack=4)
    table.leaving("fight", "Sentinel")
    assert table.offered == ["ko Agent", "ko Trooper"]
    table.answer("Trooper")
    assert table.koed == ["Trooper"]
    assert table.attack == 1


@pytest.mark.rule("LG-KO-04")
def test_what_an_enemy_holds_is_koed_with_it():
    table = Scenario().city(Bank="Venom", Bridge="Viper").holding("Venom", "Bystander").holding("Viper", "Bystander")
    table.an_effect_kos("Venom")
    assert sorted(table.koed) == ["Bystander", "Venom"]
    assert table.held_by("Viper") == ["Bystander"]


@pytest.mark.rule("LG-GAIN-01", "LG-GAIN-02")
def test_gaining_a_hero_costs_nothing_and_fills_the_discard_pile():
    table = Scenario().city(Bank="Paibok the Power Skrull").hq("Odinson", "Oddball").points(attack=8, recruit=1)
    table.fight("Paibok the Power Skrull", "Odinson", "Oddball")
    assert [table.in_discard(seat) for seat in (0, 1)] == [["Odinson"], ["Oddball"]]
    assert table.recruit_points == 1


@pytest.mark.rule("LG-GAIN-02")
def test_gaining_a_hero_is_not_recruiting_so_one_may_still_heal():
    table = Scenario().hand("Battlefield Promotion", "Agent", "Wound").play("Battlefield Promotion", "Agent", "yes")
    assert table.in_hand() == ["Wound", "Officer"]
    assert table.can("heal")
    table = Scenario().hand("Agent", "Wound").points(recruit=3).recruit("Officer")
    assert not table.can("heal")


@pytest.mark.rule("LG-RESCUE-01", "LG-RESCUE-02")
def test_a_rescue_takes_from_the_stack_and_never_from_an_enemy():
    table = Scenario().hand("Web-Shooters").city(Bank="Venom").holding("Venom", "Bystander").play("Web-Shooters")
    assert table.in_victory() == ["Bystander"]
    assert len(table.cards(BYSTANDERS)) == 27
    assert table.held_by("Venom") == ["Bystander"]


@pytest.mark.rule("LG-OWN-01")
def test_ultron_counts_tech_among_all_cards_owned_and_no_others():
    table = Scenario().victory("Ultron").hq("Arc Reactor").discard("Arc Reactor").deck("Arc Reactor")
    table.hand("Arc Reactor", "Arc Reactor").hand("Arc Reactor", seat=1).ko_pile("Arc Reactor").play("Arc Reactor")
    table.tactics("Endless Resources").points(attack=7).fight("Red Skull")
    assert table.result.scores == (2 + 4 + 5, 0), "in hand, played, in the deck and in the discard pile"


@pytest.mark.rule("LG-STACKS-02")
def test_the_last_wound_goes_to_the_first_in_turn_order():
    table = Scenario(players=3).stack("wounds", 2).hand("Crazed Rampage", "Agent").play("Crazed Rampage")
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("LG-STACKS-02")
def test_an_officer_is_not_gained_from_an_empty_stack():
    table = Scenario().city(Bank="HYDRA Kidnappers").stack("officers", 0).points(attack=3, recruit=3)
    assert not table.can("recruit", "Officer")
    table.fight("HYDRA Kidnappers")
    assert table.in_discard() == []
    assert table.cards(OFFICERS) == []


@pytest.mark.rule("LG-STACKS-03")
def test_koed_cards_do_not_fill_an_empty_stack():
    table = (
        Scenario().stack("wounds", 0).ko_pile("Wound", "Wound").hand("Crazed Rampage", "Agent").play("Crazed Rampage")
    )
    assert table.wounds() == 0
    assert table.koed == ["Wound", "Wound"]


@pytest.mark.rule("LG-PLAY-06")
def test_a_hand_may_hold_heroes_and_wounds():
    table = Scenario().hand("Quick Draw").deck("Wound", "Agent").play("Quick Draw")
    assert table.in_hand() == ["Wound"]
    table = Scenario().deck(*["Wound"] * 3, *["Agent"] * 3).hand("Agent").end_turn()
    assert table.in_hand().count("Wound") == 3


@pytest.mark.rule("LG-CARD-07", "LG-BYSTANDER-06")
def test_a_defeated_killbot_is_a_bystander_in_the_victory_pile():
    killbots = {"scheme": "replace-earths-leaders-with-killbots", "mastermind": "loki"}
    table = Scenario(**killbots).hand("Covert Operation", "Agent").villain_deck("Bystander", "Sentinel").begin_turn()
    table.points(attack=3).fight("Bystander").play("Covert Operation")
    assert table.attack == 1, "Covert Operation counts it"
    table = Scenario(**killbots).hand("Agent").hand("Agent", seat=1).villain_deck("Bystander", "Sentinel", "Viper")
    table.tactics(*["Vanishing Illusions"] * 2).begin_turn().points(attack=3).fight("Bystander")
    table.end_turn().points(attack=10).fight("Loki")
    assert table.in_victory(0) == ["Bystander"], "Vanishing Illusions finds no Villain there"
    table.points(attack=10).fight("Loki")
    assert table.result.scores == (1, 10)
