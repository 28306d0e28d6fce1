"""World War Hulk: King Hulk and the Warbound."""

import pytest

from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import MASTERMIND_SPACE

from .scenario import Scenario

SAKAARSON = "King Hulk, Sakaarson"
WORLDBREAKER = "King Hulk, Worldbreaker"


def hulk(players: int = 2) -> Scenario:
    return Scenario(players=players, mastermind="king-hulk-sakaarson", expansions=("world-war-hulk",))


def broken(players: int = 2) -> Scenario:
    """His other side is up."""
    table = hulk(players)
    (boss,) = masterminds(table.game)
    table.game.turn_to(boss, table.state.definition[boss].facts["other_face"])
    return table


def with_tactic(name: str) -> Scenario:
    return hulk().tactics(name, name).points(attack=9)


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-03")
def test_each_side_grows_by_something_else():
    table = hulk().city(Bank="Elloe Kaifi", Sewers="Sentinel").escaped("Hiroim", "Warbound Rescue").discard("Wound")
    table.can("end")
    assert table.attack_of(SAKAARSON) == 9 + 1 + 1
    table = broken().city(Bank="Elloe Kaifi").escaped("Hiroim").discard("Wound")
    table.can("end")
    assert table.attack_of(WORLDBREAKER) == 10 + 1


def test_his_strike_takes_a_warbound_or_wounds():
    table = hulk(3).victory("Elloe Kaifi", "Sentinel").victory("Elloe Kaifi", seat=1).villain_deck("Strike")
    table.begin_turn("Elloe Kaifi", "done")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 1]
    assert table.in_victory() == ["Sentinel"]
    assert table.cards(MASTERMIND_SPACE) == [WORLDBREAKER]


def test_the_worldbreaker_kos_a_card_that_lies_in_the_hq():
    table = broken().hand("Odinson", "Keen Senses").discard("Keen Senses", seat=1).villain_deck("Strike")
    table.begin_turn()
    assert table.koed == ["Keen Senses", "Keen Senses", "Strike"]
    assert table.cards(MASTERMIND_SPACE) == [SAKAARSON]


def test_the_fury_takes_whoever_is_not_strong():
    table = with_tactic("Fury of the Green Scar").hand("Odinson", "Agent", "Keen Senses", seat=1)
    assert table.fight(SAKAARSON).in_discard(1) == ["Keen Senses"]


def test_the_oath_brings_back_the_strongest_who_escaped():
    table = with_tactic("Oath of the Warbound").escaped("Elloe Kaifi", "Sentinel").points(attack=10)
    assert table.fight(SAKAARSON).where == {"Sewers": "Elloe Kaifi"}


def test_the_oath_brings_back_nobody_where_nobody_has_escaped():
    table = with_tactic("Oath of the Warbound").points(attack=10)
    assert table.fight(SAKAARSON).where == {}


@pytest.mark.rule("LG-KW-RAMPAGE-02")
def test_revenge_is_a_rampage_to_which_the_tactic_itself_can_be_shown():
    table = with_tactic("Revenge from the Stars").fight(SAKAARSON, "reveal")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]


def test_the_strongest_rule_with_recruit():
    table = with_tactic("Rule By the Strongest").hand("Odinson", "Nothing Beats Rock", "Keen Senses")
    assert table.fight(SAKAARSON).recruit_points == 2


def test_elloe_lets_another_player_draw():
    table = Scenario(players=3).city(Bank="Elloe Kaifi").points(attack=5).leaving("fight", "Elloe Kaifi")
    table.answer(table.game.decision.about.label(table.game, table.options[1]))
    assert [len(table.in_hand(seat)) for seat in range(3)] == [1, 0, 1]


def test_hiroim_and_korg_look_for_cards_of_one_cost():
    table = Scenario(players=2).city(Bank="Hiroim").points(attack=7).hq("Odinson", *["Agent"] * 4)
    table.hand("Healing Factor", "Agent").hand("Keen Senses", seat=1).hero_deck("Trooper")
    table.fight("Hiroim", "Odinson")
    assert table.koed == ["Odinson", "Healing Factor"]
    table = Scenario(players=2).villain_deck("Korg").hq("Odinson", *["Agent"] * 4).hero_deck("Trooper")
    table.hand("Healing Factor", "Agent").hand("Keen Senses", "Mental Discipline", seat=1)
    table.begin_turn("Odinson")
    assert (table.in_discard(), table.in_discard(1)) == (["Healing Factor"], ["Mental Discipline"])


def test_miek_lays_two_cards_back_and_eats():
    table = Scenario().city(Bank="Miek The Unhived").points(attack=5).deck("Odinson", "Agent", "Trooper")
    table.fight("Miek The Unhived", "Put Odinson on the bottom", "top")
    assert (table.koed, table.in_deck()) == (["Agent"], ["Trooper", "Odinson"])


@pytest.mark.parametrize(("eaten", "drawn"), [("Odinson", 2), ("Agent", 0)])
def test_the_brood_queen_rewards_a_rich_meal(eaten, drawn):
    table = Scenario().city(Bank="No-Name, Brood Queen").points(attack=4).deck(eaten, *["Agent"] * 4)
    table.fight("No-Name, Brood Queen")
    assert (table.koed, len(table.in_hand())) == ([eaten], drawn)


def test_the_rescue_is_won_by_letting_two_go():
    table = Scenario().victory("Elloe Kaifi", "Hand Ninjas").villain_deck("Warbound Rescue").begin_turn()
    table.use("use trap")
    assert table.where == {"Bank": "Elloe Kaifi", "Sewers": "Hand Ninjas"}
    assert table.in_victory() == ["Warbound Rescue"]


def test_who_does_not_pay_for_the_rescue_is_wounded_as_all_are():
    table = Scenario(players=2).victory("Elloe Kaifi").villain_deck("Warbound Rescue", "Bystander").begin_turn()
    assert not table.can("use trap")
    table.end_turn()
    assert [table.wounds(seat) for seat in range(2)] == [1, 1]
