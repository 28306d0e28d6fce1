"""X-Treme Attack, and the Adversaries who have it: Villains among heroes."""

import pytest

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-XTREME-01")
def test_each_is_stronger_for_every_other_one_in_the_city():
    table = Scenario().city(Sewers="Angel", Bank="Beast", Bridge="Iceman", Streets="Sentinel").points(attack=6)
    table.can("end")
    assert [table.attack_of(name) for name in ("Angel", "Beast", "Iceman", "Sentinel")] == [6, 7, 7, 3]
    assert table.can("fight", "Angel")
    assert not table.can("fight", "Beast")


@pytest.mark.rule("LG-KW-XTREME-02")
def test_neither_itself_counts_nor_who_is_not_in_the_city():
    table = Scenario().city(Sewers="Angel").escaped("Iceman").victory("Beast")
    table.can("end")
    assert table.attack_of("Angel") == 4


def test_when_one_is_beaten_the_others_are_weaker():
    table = Scenario().city(Sewers="Angel", Bank="Angel").hand("Agent").points(attack=5)
    table.fight("Angel", "Agent")
    assert table.attack_of("Angel") == 4


def test_angel_brings_two_cards_for_one():
    table = Scenario().city(Bank="Angel").hand("Agent").deck("Odinson", "Trooper").points(attack=4)
    table.fight("Angel", "Agent")
    assert table.in_hand() == ["Odinson", "Trooper"]


def test_whoever_beats_angel_must_discard():
    table = Scenario().city(Bank="Angel").hand("Agent").deck("Odinson", "Trooper").points(attack=4)
    table.leaving("fight", "Angel")
    assert sorted(table.offered) == ["discard Agent", "discard Odinson", "discard Trooper"]
    assert Scenario().city(Bank="Angel").deck().points(attack=4).fight("Angel").in_hand() == []


def test_iceman_brings_a_card_for_each_ranged_hero():
    table = Scenario().city(Bank="Iceman").hand("Mental Discipline", "Card Shark", "Trooper").deck(*["Agent"] * 6)
    table.play("Mental Discipline").play("Card Shark").points(attack=5)
    held = len(table.in_hand())
    table.fight("Iceman")
    assert len(table.in_hand()) == held + 2


def test_jean_grey_captures_a_bystander_for_each_of_them_and_pays_for_those_rescued():
    table = Scenario().city(Bank="Angel").villain_deck("Jean Grey", "Bystander").begin_turn()
    assert table.held_by("Jean Grey") == ["Bystander", "Bystander"], "one for herself"
    table.points(attack=7).fight("Jean Grey")
    assert table.recruit_points == 2


@pytest.mark.rule("LG-TERMS-12")
def test_whom_another_card_rescued_counts_for_jean_grey_too():
    table = Scenario().city(Bank="Jean Grey").hand("Unstable Kidnapper", "Optic Blast", "Agent").points(attack=6)
    table.play("Optic Blast", "Agent").play("Unstable Kidnapper").points(attack=6)
    table.fight("Jean Grey")
    assert table.in_victory() == ["Bystander", "Jean Grey"]
    assert table.recruit_points == 1


@pytest.mark.rule("LG-TERMS-02")
def test_beast_takes_heroes_and_allies_alike_a_second_one_if_he_is_not_alone():
    table = Scenario().city(Bank="Beast").hand("Pumpkin Bombs", "Odinson").points(attack=5)
    table.fight("Beast", "Pumpkin Bombs")
    assert table.koed == ["Pumpkin Bombs"]
    table = Scenario().city(Bank="Beast", Bridge="Angel").hand("Pumpkin Bombs", "Odinson", "Agent").points(attack=6)
    table.fight("Beast", "Pumpkin Bombs", "Odinson")
    assert table.koed == ["Pumpkin Bombs", "Odinson"]


def test_who_fights_cyclops_must_also_discard_a_card():
    table = Scenario().city(Bank="Cyclops").hand("Agent", "Odinson").points(attack=6)
    table.fight("Cyclops", "Agent")
    assert table.in_discard() == ["Agent"]
    assert table.in_victory() == ["Cyclops"]


def test_cyclops_takes_any_card():
    assert Scenario().city(Bank="Cyclops").hand("Wound").points(attack=6).fight("Cyclops").in_discard() == ["Wound"]


def test_with_an_empty_hand_nobody_fights_cyclops():
    table = Scenario().city(Bank="Cyclops").points(attack=6)
    assert not table.can("fight", "Cyclops")
    reasons = table.why_not("fight", "Cyclops")
    assert [reason.rule for reason in reasons] == ["LG-SPECIAL-01"]


@pytest.mark.rule("LG-TERMS-10")
def test_an_adversary_that_overruns_has_escaped_and_its_overrun_ability_is_an_escape_ability():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Cyclops").hand("Agent").hand("Odinson", seat=1)
    table.villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses")
    assert table.gone == ["Cyclops"]
    assert table.state.escapes == 1
    assert table.in_discard() == ["Agent"]
    assert table.in_discard(1) == ["Odinson"]


def test_a_brotherhood_hero_keeps_what_cyclops_would_take():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Cyclops").hand("Agent", "Hidden Weapons").hand("Lightning Bolt", seat=1)
    table.villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses", "reveal")
    assert [table.in_discard(seat) for seat in (0, 1)] == [[], ["Lightning Bolt"]]


@pytest.mark.rule("LG-TERMS-03")
def test_what_counts_villains_counts_adversaries():
    table = Scenario().city(Bank="Angel", Bridge="Sentinel").hand("Here, Hold This for a Second")
    table.play("Here, Hold This for a Second", "Angel")
    assert table.held_by("Angel") == ["Bystander"]
