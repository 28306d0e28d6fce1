"""Wounds, Healing, and what stands in their way."""

import pytest

from longbox.games.legendary.table.zones import WOUNDS

from .scenario import Scenario


@pytest.mark.rule("LG-WOUND-01")
def test_a_wound_comes_from_its_stack_to_the_discard_pile():
    table = Scenario().stack("wounds", 5).hand("Crazed Rampage", "Agent").play("Crazed Rampage")
    assert [table.in_discard(seat) for seat in (0, 1)] == [["Wound"], ["Wound"]]
    assert len(table.cards(WOUNDS)) == 3


@pytest.mark.rule("LG-WOUND-02")
def test_a_wound_can_not_be_played():
    table = Scenario().hand("Wound", "Agent")
    assert not table.can("play", "Wound")
    assert table.can("play", "Agent")


@pytest.mark.rule("LG-WOUND-03")
def test_a_wound_is_no_hero_but_a_card():
    table = Scenario().city(Bank="Sentinel").hand("Wound", "Agent").points(attack=3).fight("Sentinel")
    assert table.in_hand() == ["Wound"]
    assert table.koed == ["Agent"]
    table = Scenario().hand("Oddball", "Dangerous Rescue", "Wound").play("Oddball").play("Dangerous Rescue", "Wound")
    assert table.koed == ["Wound"]


@pytest.mark.rule("LG-WOUND-04", "LG-WOUND-06", "LG-WOUND-08")
def test_healing_kos_the_wounds_in_hand():
    table = Scenario().hand("Wound", "Quick Draw").deck("Wound", "Wound").discard("Wound").play("Quick Draw").heal()
    assert table.koed == ["Wound", "Wound"]
    assert table.in_discard() == ["Wound"]
    assert table.in_deck() == ["Wound"]


@pytest.mark.rule("LG-WOUND-05")
def test_after_healing_there_is_no_recruiting_and_no_fighting():
    table = Scenario().hand("Wound", "Agent").city(Bank="Sentinel").points(attack=9, recruit=9).heal()
    assert table.offered == ["play Agent", "end"]


@pytest.mark.rule("LG-WOUND-04", "LG-WOUND-05")
def test_no_healing_after_recruiting_or_fighting():
    table = Scenario().hand("Wound").points(recruit=2).recruit("Keen Senses")
    assert not table.can("heal")
    table = Scenario().hand("Wound", "Agent").city(Bank="Sentinel").points(attack=3).fight("Sentinel")
    assert not table.can("heal")


@pytest.mark.rule("LG-WOUND-07")
def test_no_healing_after_fighting_the_mastermind():
    table = (
        Scenario().hand("Wound").tactics("Endless Resources", "Endless Resources").points(attack=7).fight("Red Skull")
    )
    assert not table.can("heal")


@pytest.mark.rule("LG-WOUND-09")
def test_diving_block_draws_a_card_instead_of_a_wound():
    table = Scenario().stack("wounds", 5).hand("Crazed Rampage").hand("Diving Block", "Agent", seat=1)
    table.leaving("play", "Crazed Rampage")
    assert table.seat_asked == 1
    table.answer("use")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]
    assert table.in_hand(1) == ["Diving Block", "Agent", "Agent"]
    assert len(table.cards(WOUNDS)) == 4


def test_diving_block_need_not_be_used_and_answers_each_wound():
    table = Scenario(players=2).twists_so_far(6).hand("Diving Block", seat=1).villain_deck("Twist", "Bystander")
    table.begin_turn("use", "pass", "use")
    assert [table.wounds(seat) for seat in (0, 1)] == [3, 1]
    assert len(table.in_hand(1)) == 3


def test_a_played_diving_block_works_on_its_players_own_turn():
    table = Scenario().hand("Diving Block", "Crazed Rampage").play("Diving Block").play("Crazed Rampage", "use")
    assert table.wounds(0) == 0


@pytest.mark.rule("LG-STACKS-01", "LG-STACKS-02")
def test_an_empty_wound_stack_gives_none():
    table = Scenario().stack("wounds", 1).hand("Crazed Rampage").play("Crazed Rampage")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]
    assert table.result is None


@pytest.mark.rule("LG-STACKS-03")
def test_koed_wounds_do_not_return_to_their_stack():
    table = Scenario().stack("wounds", 0).hand("Wound", "Healing Factor", "Crazed Rampage")
    table.play("Healing Factor", "Wound").play("Crazed Rampage")
    assert table.wounds(0) == 0


@pytest.mark.rule("LG-REVEAL-02")
def test_a_revealed_hero_stays_in_hand_unplayed():
    table = Scenario(mastermind="loki").hand("Odinson").villain_deck("Strike", "Bystander").begin_turn("reveal")
    assert table.in_hand() == ["Odinson"]
    assert table.recruit_points == 0


@pytest.mark.rule("LG-REVEAL-04")
def test_revealing_is_optional():
    table = Scenario(mastermind="loki").hand("Odinson").villain_deck("Strike", "Bystander").begin_turn("suffer")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("LG-REVEAL-03")
def test_a_card_already_played_can_be_revealed():
    table = Scenario().city(Bank="Sabretooth").hand("Keen Senses", "Agent").play("Keen Senses").points(attack=5)
    table.fight("Sabretooth", "reveal")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("LG-REVEAL-05")
def test_off_turn_only_the_hand_can_be_revealed():
    table = Scenario().city(Bank="Sabretooth").points(attack=5).hand("Keen Senses", seat=1).discard("Optic Blast")
    table.fight("Sabretooth", "reveal")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]


def test_healing_factor_turns_a_wound_into_a_card():
    table = Scenario().hand("Healing Factor").discard("Wound").play("Healing Factor", "Wound")
    assert table.koed == ["Wound"]
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-SPECIAL-07")
def test_ymir_lets_a_chosen_player_ko_their_wounds():
    table = Scenario().city(Bank="Ymir, Frost Giant King").hand("Wound", seat=1).discard("Wound", "Wound", seat=1)
    table.points(attack=6).leaving("fight", "Ymir, Frost Giant King", "player 2")
    assert table.seat_asked == 1
    table.answer("Wound").answer("Wound").answer("done")
    assert table.koed == ["Wound", "Wound"]


@pytest.mark.rule("LG-SPECIAL-03")
def test_a_wound_that_is_not_there_is_not_gained():
    table = Scenario().stack("wounds", 1).hand("Crazed Rampage").telling().play("Crazed Rampage")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]
    assert [line for line in table.told if "Wound" in line] == [
        "You gain 1 Wound (Crazed Rampage).",
        "There is no Wound left for player 2 to gain.",
    ]
