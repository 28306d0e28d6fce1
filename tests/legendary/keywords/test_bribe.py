"""Bribe: Recruit pays for fights too, in any mixture with Attack."""

import pytest

from longbox.games.legendary import RULES

from ..scenario import Scenario


def labels(table):
    return [table.game.decision.about.label(table.game, option) for option in table.game.decision.options]


@pytest.mark.rule("LG-KW-BRIBE-01")
def test_two_agents_and_two_troopers_are_enough_for_the_goons():
    table = Scenario().hand("Agent", "Agent", "Trooper", "Trooper").city(Bank="Maggia Goons")
    for name in ("Agent", "Agent", "Trooper"):
        table.play(name)
    assert not table.can("fight", "Maggia Goons")
    table.play("Trooper").fight("Maggia Goons", "Agent")
    assert (table.attack, table.recruit_points) == (0, 0)
    assert table.in_victory() == ["Maggia Goons"]


def test_others_are_not_for_sale():
    table = Scenario().city(Bank="Blob", Sewers="Sentinel").points(attack=1, recruit=9)
    assert not table.can("fight")


@pytest.mark.rule("LG-KW-BRIBE-02")
def test_recruit_that_was_spent_on_a_bribe_recruits_nobody():
    table = Scenario().city(Bank="Maggia Goons").hq("Odinson").points(attack=1, recruit=5)
    table.leaving("fight", "Maggia Goons")
    assert labels(table) == ["Pay 1 Attack and 3 Recruit", "Pay 4 Recruit"]
    table.answer("Pay 1 Attack and 3 Recruit")
    assert (table.attack, table.recruit_points) == (0, 2)
    assert not table.can("recruit", "Odinson")


@pytest.mark.rule("LG-KW-BRIBE-01")
def test_whoever_wants_to_fight_on_pays_with_recruit():
    table = Scenario().city(Bank="Maggia Goons", Sewers="Mystique").points(attack=5, recruit=4)
    table.fight("Maggia Goons", "Pay 4 Recruit").fight("Mystique")
    assert table.in_victory() == ["Maggia Goons", "Mystique"]


def test_the_option_says_what_can_be_spent():
    table = Scenario().city(Bank="Maggia Goons", Sewers="Sentinel").points(attack=3, recruit=1)
    assert table.offered[-3:] == ["fight Sentinel", "fight Maggia Goons", "end"]
    assert labels(table)[-3:-1] == ["Fight Sentinel (3 Attack)", "Fight Maggia Goons (4 Attack or Recruit)"]


def test_where_recruit_pays_for_all_fights_attack_goes_first_and_nobody_is_asked():
    table = Scenario().hand("God of Thunder").city(Bank="Maggia Goons").points(attack=3)
    table.play("God of Thunder").fight("Maggia Goons")
    assert (table.attack, table.recruit_points) == (0, 4)


def test_who_is_too_poor_is_told_what_it_takes():
    table = Scenario().city(Bank="Maggia Goons").points(attack=1, recruit=2)
    assert not table.can("fight")
    (reason,) = RULES.why_not(table.game, 0, "fight", table.find("Maggia Goons"), -1)
    assert (reason.rule, reason.text) == ("LG-FIGHT-03", "it takes 4 Attack or Recruit and you have 3")


def test_jigsaw_takes_three_cards_from_everybody_and_gives_two():
    table = Scenario().hand("Agent", "Agent", "Agent", "Odinson").villain_deck("Jigsaw")
    table.begin_turn("Agent")
    assert sorted(table.in_hand()) == ["Agent", "Agent", "Odinson"]


def test_bullseye_kos_a_hero_of_each_kind_of_points():
    table = Scenario().hand("Agent", "Trooper", "Copy Powers").city(Bank="Bullseye").points(attack=6)
    table.fight("Bullseye")
    assert table.koed == ["Agent", "Trooper"]
