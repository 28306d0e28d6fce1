"""Playing Heroes: superpowers, costs of playing, copies."""

import pytest

from longbox.engine.cards import Card
from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import there_is
from longbox.engine.effects.flow import repeat
from longbox.games.legendary.table.abilities import ToFight, ToPlay
from longbox.games.legendary.table.kinds import HERO, STRENGTH, VILLAIN
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.vocabulary.abilities import on_play, superpower
from longbox.games.legendary.vocabulary.deeds import discard, ko
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.points import get

from .scenario import Scenario


@pytest.mark.rule("LG-SUPERPOWER-01", "LG-PLAY-03")
def test_a_superpower_needs_an_earlier_card_of_its_class():
    table = Scenario().hand("Growing Anger", "Growing Anger").play("Growing Anger")
    assert table.attack == 2
    assert table.play("Growing Anger").attack == 2 + 3, "the second has 1 more, from the first"


@pytest.mark.rule("LG-SUPERPOWER-02")
def test_a_card_does_not_switch_on_its_own_superpower():
    assert Scenario().hand("Growing Anger").play("Growing Anger").attack == 2
    assert Scenario().hand("Arc Reactor").play("Arc Reactor").attack == 3, "no other Tech card was played"


@pytest.mark.rule("LG-SUPERPOWER-12")
def test_odinson_has_two_recruit_and_two_more_after_another_strength_card():
    assert Scenario().hand("Odinson").play("Odinson").recruit_points == 2
    table = Scenario().hand("Perfect Teamwork", "Odinson").play("Perfect Teamwork").play("Odinson")
    assert table.recruit_points == 4
    table = Scenario().hand("Odinson", "Odinson").play("Odinson").play("Odinson")
    assert table.recruit_points == 2 + 4, "one after the other"


@pytest.mark.rule("LG-SUPERPOWER-01")
def test_a_card_of_another_class_switches_nothing_on():
    assert Scenario().hand("Keen Senses", "Odinson").play("Keen Senses").play("Odinson").recruit_points == 2


@pytest.mark.rule("LG-SUPERPOWER-03")
def test_a_later_card_switches_nothing_on():
    table = Scenario().hand("Growing Anger", "Odinson").play("Odinson").play("Growing Anger")
    assert table.recruit_points == 2
    assert table.attack == 3


@pytest.mark.rule("LG-SUPERPOWER-01", "LG-PLAYED-01")
def test_what_was_played_last_turn_counts_no_more():
    table = Scenario(players=1).hand("Growing Anger").deck("Odinson", *["Agent"] * 5).play("Growing Anger").end_turn()
    assert table.play("Odinson").recruit_points == 2


@pytest.mark.rule("LG-SUPERPOWER-05")
def test_a_team_works_like_a_class():
    table = Scenario().hand("Quick Draw", "Team Player").play("Quick Draw").play("Team Player")
    assert table.attack == 1 + 3


@pytest.mark.rule("LG-SUPERPOWER-06")
def test_a_superpower_acts_once_however_many_match():
    table = Scenario().hand(*["Growing Anger"] * 3)
    for _ in range(3):
        table.play("Growing Anger")
    assert table.attack == 2 + 3 + 3


@pytest.mark.rule("LG-SUPERPOWER-07", "LG-PLAYED-01")
def test_a_superpower_that_counts_grows_with_what_was_played():
    table = Scenario().hand("Endless Invention", "Arc Reactor", "Team Player", "Arc Reactor")
    table.play("Endless Invention").play("Team Player").play("Arc Reactor")
    assert table.attack == 3 + 3 + 2, "the Arc Reactor still in hand does not count"
    table.play("Arc Reactor")
    assert table.attack == 8 + 3 + 3


@pytest.mark.rule("LG-SUPERPOWER-08")
def test_a_superpower_without_may_is_a_must():
    table = Scenario().hand("Team Player", "Covering Fire", "Agent").hand("Agent", seat=1).play("Team Player")
    table.leaving("play", "Covering Fire")
    assert table.offered == ["mode", "mode"], "all draw or all discard; there is no way out"


@pytest.mark.rule("LG-SUPERPOWER-08")
def test_a_superpower_that_may_is_asked_and_others_are_not():
    table = Scenario().hand("Oddball", "Dangerous Rescue", "Agent").play("Oddball").play("Dangerous Rescue", "done")
    assert table.in_victory() == []
    table = Scenario().hand("Oddball", "Dangerous Rescue", "Agent").play("Oddball").play("Dangerous Rescue", "Agent")
    assert table.in_victory() == ["Bystander"]
    assert table.koed == ["Agent"]


@pytest.mark.rule("LG-SUPERPOWER-13")
def test_another_copy_of_the_same_card_counts():
    table = Scenario().hand("Odinson", "Odinson").play("Odinson").play("Odinson")
    assert table.recruit_points == 2 + 4


@pytest.mark.rule("LG-PLAY-09")
def test_points_come_before_abilities():
    table = Scenario().points(recruit=0).hand("Surge of Power", *["Officer"] * 3)
    for _ in range(3):
        table.play("Officer")
    table.play("Surge of Power")
    assert table.attack == 3, "its own 2 Recruit make the 8"


@pytest.mark.rule("LG-CLASS-04", "LG-CLASS-05")
def test_grey_is_one_colour():
    table = Scenario().hand("Perfect Teamwork", "Agent", "Trooper", "Officer", "Odinson", "Oddball")
    assert table.play("Perfect Teamwork").attack == 3, "Strength, grey and Covert"


@pytest.mark.rule("LG-CLASS-03")
def test_teams_are_no_colours():
    table = Scenario().hand("Avengers Assemble!", "Keen Senses", "Quick Draw")
    assert table.play("Avengers Assemble!").recruit_points == 1, "all three are Instinct"


def test_optic_blast_needs_another_card_to_discard():
    assert not Scenario().hand("Optic Blast").can("play", "Optic Blast")
    table = Scenario().hand("Optic Blast", "Agent", "Trooper").play("Optic Blast", "Agent")
    assert table.attack == 3
    assert table.in_discard() == ["Agent"]


@pytest.mark.rule("LG-CARD-96")
def test_unending_energy_discarded_as_a_cost_may_return():
    table = Scenario().hand("Optic Blast", "Unending Energy").play("Optic Blast", "use")
    assert table.in_hand() == ["Unending Energy"]
    table = Scenario().hand("Optic Blast", "Unending Energy").play("Optic Blast", "pass")
    assert table.in_discard() == ["Unending Energy"]


@pytest.mark.rule("LG-CARD-24", "LG-CARD-25")
def test_unending_energy_does_not_return_from_the_penalty_for_bystanders():
    table = Scenario().city(Sewers="Viper", Bank="Viper", Rooftops="Viper", Streets="Viper", Bridge="Doctor Octopus")
    table.holding("Doctor Octopus", "Bystander").hand("Unending Energy")
    table.villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.in_discard() == ["Unending Energy"]


def test_unending_energy_does_not_return_at_the_end_of_the_turn():
    table = Scenario().hand("Unending Energy").end_turn()
    assert table.in_discard() == ["Unending Energy"]


@pytest.mark.rule("LG-CARD-95")
def test_copy_powers_has_all_of_the_copied_card_and_is_covert():
    table = Scenario().hand("Arc Reactor", "Copy Powers", "Endless Invention", "Shadowed Thoughts", "Agent")
    table.play("Arc Reactor").play("Copy Powers")
    assert table.attack == 3 + 3 + 1, "as an Arc Reactor it counts the Tech Hero before it"
    table.play("Endless Invention")
    assert table.in_hand().count("Agent") == 3, "drawn twice, for Tech was played"
    table.leaving("play", "Shadowed Thoughts")
    assert table.offered == ["yes", "no"], "Covert was played too"


def test_copy_powers_alone_is_a_blank_covert_card():
    table = Scenario().hand("Copy Powers", "Oddball", "Dangerous Rescue").play("Copy Powers")
    assert table.attack == 0
    table.leaving("play", "Dangerous Rescue")
    assert "ko Oddball" in table.offered


@pytest.mark.rule("LG-CARD-97")
def test_what_can_not_be_paid_for_is_not_copied():
    table = Scenario().hand("Optic Blast", "Agent", "Copy Powers").play("Optic Blast", "Agent").play("Copy Powers")
    assert table.attack == 3
    table = Scenario().hand("Optic Blast", "Agent", "Copy Powers", "Trooper").play("Optic Blast", "Agent")
    table.play("Copy Powers")
    assert table.attack == 6
    assert table.in_discard() == ["Agent", "Trooper"]


def test_copy_powers_chooses_among_the_heroes_played():
    table = (
        Scenario().hand("Odinson", "Trooper", "Trooper", "Copy Powers").play("Odinson").play("Trooper").play("Trooper")
    )
    table.leaving("play", "Copy Powers")
    assert len(table.offered) == 2
    table.answer("Copy Odinson")
    assert table.recruit_points == 2 + 4


@pytest.mark.rule("LG-CARD-95")
def test_steal_abilities_copies_the_top_of_every_deck():
    table = Scenario(players=3).deck("Odinson", "Agent").deck("Repulsor Rays", seat=1).deck("Wound", seat=2)
    table.hand("Steal Abilities").play("Steal Abilities", "Repulsor Rays")
    assert table.attack == 4 + 2
    assert table.recruit_points == 4, "Odinson was played after Steal Abilities, which is Strength"
    assert [table.in_discard(seat) for seat in range(3)] == [["Odinson"], ["Repulsor Rays"], ["Wound"]]
    assert table.in_play() == ["Steal Abilities"]


@pytest.mark.rule("LG-CARD-97")
def test_a_stolen_optic_blast_must_be_paid_for():
    table = (
        Scenario().deck("Optic Blast").deck("Agent", seat=1).hand("Steal Abilities").play("Steal Abilities", "Agent")
    )
    assert (table.attack, table.recruit_points) == (4, 1)
    table = Scenario().deck("Optic Blast").deck("Agent", seat=1).hand("Steal Abilities", "Trooper")
    table.play("Steal Abilities", "Optic Blast")
    assert (table.attack, table.recruit_points) == (7, 1)
    assert "Trooper" in table.in_discard()


def test_a_copy_of_steal_abilities_steals_again():
    table = Scenario().deck("Trooper", "Trooper").deck("Trooper", "Trooper", seat=1)
    table.hand("Steal Abilities", "Copy Powers", "Agent").play("Steal Abilities", "Trooper")
    assert table.attack == 4 + 2
    table.play("Copy Powers", "Copy Steal Abilities", "Trooper")
    assert table.attack == 6 + 4 + 2


@pytest.mark.rule("LG-REVEAL-01", "LG-REVEAL-02", "LG-KW-CARDVALUES-01")
def test_a_revealed_card_stays_on_the_deck():
    table = Scenario().hand("High Stakes Jackpot").deck("Diamond Form", "Agent").telling().play("High Stakes Jackpot")
    assert "You reveal Diamond Form (High Stakes Jackpot)." in table.told
    assert table.attack == 4 + 7
    assert table.in_deck() == ["Diamond Form", "Agent"]
    assert Scenario().hand("High Stakes Jackpot").deck("Wound").play("High Stakes Jackpot").attack == 4


@pytest.mark.rule("LG-CARD-94")
def test_berserker_rage_counts_the_cards_that_effects_drew():
    table = Scenario().hand("Keen Senses", "Berserker Rage").play("Keen Senses").play("Berserker Rage")
    assert table.attack == 1 + 3
    table = Scenario().hand("Quick Draw", "Berserker Rage", "Agent").play("Quick Draw").play("Berserker Rage")
    assert table.attack == 1 + 4
    table = Scenario().hand("Keen Senses", "The Amazing Spider-Man", "Berserker Rage")
    table.play("The Amazing Spider-Man").play("Keen Senses").play("Berserker Rage")
    assert table.attack == 1 + 3, "cards put into the hand are no draws"


@pytest.mark.rule("LG-SHIELDHYDRA-03")
def test_one_team_is_not_another():
    table = Scenario(mastermind="magneto").hand(*["Quick Draw"] * 5).villain_deck("Strike", "Bystander").begin_turn()
    assert len(table.in_hand()) == 4, "Avengers are no X-Men"


@pytest.mark.rule("LG-SUPERPOWER-09")
def test_an_icon_that_is_shown_twice_asks_for_two_cards_before():
    lift = Card(
        "Team Lift", HERO, stats={"cost": 2, "attack": 0}, hero="Nobody",
        powers=[superpower((STRENGTH, STRENGTH), get(attack=3))],
    )  # fmt: skip
    table = Scenario().hand("Odinson", lift).play("Odinson").play("Team Lift")
    assert table.attack == 0
    table = Scenario().hand("Odinson", "Odinson", lift).play("Odinson").play("Odinson").play("Team Lift")
    assert table.attack == 3


def test_a_reward_is_for_what_was_done_and_not_for_what_was_done_before():
    twice = Card(
        "Second Thoughts", HERO, stats={"cost": 2}, hero="Nobody",
        powers=[on_play(repeat(2, may(ko(a(card_in_hand))).then(get(attack=1))))],
    )  # fmt: skip
    table = Scenario().hand(twice, "Agent", "Trooper").play("Second Thoughts", "Agent", "done")
    assert table.koed == ["Agent"]
    assert table.attack == 1


def test_all_costs_of_a_card_are_paid():
    cost = ToPlay(there_is(card_in_hand.that(OTHER)), discard(a(card_in_hand.that(OTHER))))
    dear = Card("Dear Friend", HERO, stats={"cost": 2, "attack": 3}, hero="Nobody", powers=[cost, cost])
    table = Scenario().hand(dear, "Agent", "Trooper").play("Dear Friend", "Agent")
    assert sorted(table.in_discard()) == ["Agent", "Trooper"]
    assert table.attack == 3


def test_all_costs_of_a_fight_are_paid():
    cost = ToFight(there_is(card_in_hand), discard(a(card_in_hand)))
    tyrant = Card("Tyrant", VILLAIN, stats={"attack": 2, "vp": 1}, powers=[cost, cost], group="Nobody")
    table = Scenario().city(Bank=tyrant).hand("Agent", "Trooper").points(attack=2).fight("Tyrant", "Agent")
    assert sorted(table.in_discard()) == ["Agent", "Trooper"]
    assert table.in_victory() == ["Tyrant"]
