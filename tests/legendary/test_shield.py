"""S.H.I.E.L.D.: Heroes who rise in the ranks, and Villains who send Officers into the Escape pile."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import OFFICERS

from .scenario import Scenario


@pytest.mark.card("authorize-lethal-force", "headlok", "behind-enemy-lines")
def test_deathlok_by_level():
    assert Scenario().hand("Authorize Lethal Force").play("Authorize Lethal Force").attack == 0
    table = Scenario().hand("Authorize Lethal Force").victory("Officer").play("Authorize Lethal Force")
    assert (table.attack, table.in_hand()) == (1, ["Agent"])
    table = Scenario().hand("Headlok").victory(*["Officer"] * 3).discard("Agent").play("Headlok")
    assert (table.attack, table.recruit_points, table.in_discard()) == (3, 3, ["Agent"])
    table = Scenario().hand("Headlok").victory(*["Officer"] * 2).discard("Agent", "Odinson").play("Headlok", "Agent")
    assert (table.attack, table.in_discard(), len(table.in_victory())) == (0, ["Odinson"], 3)


@pytest.mark.card("behind-enemy-lines")
def test_behind_enemy_lines_counts_what_is_printed_on_agents_that_were_won():
    table = Scenario().hand("Behind Enemy Lines").victory("Officer", "Viper", "Bystander").discard("Agent")
    table.play("Behind Enemy Lines", "Agent")
    assert (table.attack, table.recruit_points) == (5, 2 + 1)
    table = Scenario().hand("Behind Enemy Lines").victory("Officer", "Viper").discard("Agent")
    table.play("Behind Enemy Lines", "done")
    assert (table.attack, table.recruit_points) == (5, 0)


@pytest.mark.card("take-cover")
def test_take_cover():
    table = Scenario().hand("Keen Senses", "Take Cover").deck("Agent", "Odinson").play("Keen Senses")
    table.play("Take Cover", "yes", "yes")
    assert (table.in_victory(), table.in_discard()) == (["Agent"], [])
    table = Scenario().hand("Keen Senses", "Take Cover").deck("Agent", "Odinson").play("Keen Senses")
    table.play("Take Cover", "no", "yes")
    assert (table.in_victory(), table.in_deck()) == (["Agent"], ["Odinson"])
    table = Scenario().hand("Keen Senses", "Take Cover").deck("Odinson").play("Keen Senses").play("Take Cover", "yes")
    assert (table.in_victory(), table.in_discard()) == ([], ["Odinson"])


@pytest.mark.card("spymaster", "infinity-formula")
def test_mockingbird_sends_officers_from_their_stack():
    table = Scenario().hand("Spymaster").leaving("play", "Spymaster")
    table.answer("Send an Officer from the Officer stack Undercover")
    assert (table.in_victory(), table.attack, len(table.cards(OFFICERS))) == (["Officer"], 1, 29)
    table = Scenario().hand("Spymaster").victory(*["Officer"] * 5).leaving("play", "Spymaster")
    table._choose(table.options[1])
    assert table.attack == 1 + 2
    table = Scenario().hand("Infinity Formula").victory("Viper", "Viper").play("Infinity Formula")
    assert (table.attack, table.recruit_points, table.in_hand()) == (2, 2, ["Agent"])
    assert table.in_victory() == ["Viper", "Viper", "Officer", "Officer"]


@pytest.mark.card("graviton")
def test_graviton_makes_heroes_dearer_for_the_turn():
    table = Scenario().escaped("Viper", "Viper", "Viper").points(recruit=3).villain_deck("Graviton", "Bystander")
    table.begin_turn()
    assert not table.can("recruit", "Keen Senses")
    assert table.points(recruit=4).can("recruit", "Keen Senses")
    table.leaving("end")
    table.points(recruit=2)
    assert table.can("recruit", "Keen Senses")


@pytest.mark.card("mentallo")
def test_mentallo_keeps_officers_of_whom_one_comes_free():
    table = Scenario().escaped("Viper", "Viper", "Viper").villain_deck("Mentallo").begin_turn()
    assert table.held_by("Mentallo") == ["Officer", "Officer"]
    assert table.attack_of("Mentallo") == 3 + 2
    table.points(attack=5).fight("Mentallo", "Gain a Hero under this card", "Officer")
    assert (table.in_discard(), table.koed, table.in_victory()) == (["Officer"], ["Officer"], ["Mentallo"])
    table = Scenario().escaped("Viper", "Viper", "Viper").villain_deck("Mentallo").begin_turn()
    table.points(attack=5).fight("Mentallo", "Send a Hero under this card Undercover", "Officer")
    assert (table.in_discard(), table.koed, table.in_victory()) == ([], ["Officer"], ["Mentallo", "Officer"])


@pytest.mark.card("taskmaster")
def test_taskmaster_asks_for_colours():
    table = Scenario().city(Bank="Taskmaster").escaped("Viper", "Viper").hand("Odinson", "Agent").points(attack=3)
    table.fight("Taskmaster", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bridge="Taskmaster", Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel")
    table.city(Sewers="Sentinel").hand("Odinson").hand("Odinson", "Keen Senses", "Agent", seat=1)
    table.escaped("Viper").villain_deck("Sentinel").hq("Keen Senses").begin_turn("Keen Senses", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (1, 0), "Viper and the Taskmaster himself"


@pytest.mark.card("crossbones", "hive")
def test_crossbones_and_hive():
    table = Scenario().escaped("Viper").hand("Agent", "Agent").hand("Agent", seat=1).villain_deck("Crossbones")
    table.begin_turn("reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().escaped("Viper", "Viper").hand("Odinson", "Agent").hand("Agent", seat=1).villain_deck("Hive")
    table.begin_turn()
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson"], [])


@pytest.mark.card("gorgon")
def test_gorgon_petrifies_heroes_of_one_cost():
    table = Scenario().escaped("Viper", "Viper").hand("Odinson", "Agent").villain_deck("Gorgon", *["Bystander"] * 3)
    table.begin_turn()
    assert not table.can("play", "Odinson")
    assert table.can("play", "Agent")
    (odinson,) = [card for card in table.state.zones[table.zone_of_hand(0)] if table._names([card]) == ["Odinson"]]
    reasons = RULES.why_not(table.game, 0, "play", odinson, -1)
    assert [str(reason.text) for reason in reasons] == ["Heroes of its cost can't be played this turn"]
    table = Scenario().escaped("Viper", "Viper").hand("Agent", seat=1).villain_deck("Gorgon", *["Bystander"] * 3)
    table.hand("Odinson", seat=1).begin_turn().leaving("end")
    assert table.can("play", "Odinson"), "that was on the turn before"
