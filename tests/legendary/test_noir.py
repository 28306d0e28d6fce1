"""Noir: Villains who hide behind witnesses, those who investigate, and a professor of crime."""

import pytest

from longbox.games.legendary.chapters.shielding import HIDDEN_WITNESS, capture_from_stack
from longbox.games.legendary.table.zones import HERO_DECK, HQ, VILLAIN_DECK

from .scenario import Scenario

XAVIER = "Charles Xavier, Professor of Crime"
CHAMELEON = "The Chameleon"


def xavier(**table):
    return Scenario(mastermind="charles-xavier-professor-of-crime", **table).stack("bystanders", 20)


def in_the_hq(table, name):
    """The card of this name in the HQ."""
    cards = [card for zone in HQ.range() for card in table.state.zones[zone]]
    return next(card for card in cards if table.state.definition[card].name == name)


def hidden(table, name, number):
    """A Hero in the HQ hides behind so many witnesses."""
    capture_from_stack(HIDDEN_WITNESS, table.game, 0, in_the_hq(table, name), number)
    return in_the_hq(table, name)


@pytest.mark.rule("LG-KW-HIDDENWITNESS-09")
def test_four_heroes_in_the_hq_capture_witnesses():
    table = xavier().hq("Odinson", "Keen Senses", "Keen Senses", "Keen Senses", "Keen Senses").villain_deck("Strike")
    table.begin_turn("Odinson", "Keen Senses", "Keen Senses", "Keen Senses")
    held = [len(table.game.on(card)) for zone in HQ.range() for card in table.state.zones[zone]]
    assert sorted(held) == [0, 1, 1, 1, 1]
    assert table.attack_of(XAVIER) == 8 + 4


@pytest.mark.rule("LG-CARD-16")
def test_a_hero_behind_a_witness_can_not_be_recruited():
    table = xavier().hq("Odinson", *["Keen Senses"] * 4)
    hero = hidden(table, "Odinson", 1)
    table.points(recruit=5)
    assert not table.can("recruit", "Odinson")
    reasons = [(reason.rule, reason.text) for reason in table.game.rules.why_not(table.game, 0, "recruit", hero, -1)]
    assert reasons == [("LG-CARD-16", "it hides behind others: rescue them first")]
    table.use("ransom", "Odinson").recruit("Odinson")
    assert table.recruit_points == 0
    assert table.in_victory() == ["Bystander"]
    assert table.in_discard() == ["Odinson"]


@pytest.mark.rule("LG-CARD-17", "LG-KW-HIDDENWITNESS-09")
def test_xavier_is_stronger_by_each_bystander_about():
    table = xavier().hq("Odinson", *["Keen Senses"] * 4).city(Bank="Viper").holding("Viper", "Bystander")
    hidden(table, "Odinson", 2)
    table.points(attack=11)
    assert table.attack_of(XAVIER) == 8 + 3
    assert table.can("fight", XAVIER)


@pytest.mark.rule("LG-CARD-18")
def test_witnesses_of_a_hero_who_is_koed_are_koed():
    table = xavier().hq("Odinson", *["Keen Senses"] * 4).villain_deck("Viper")
    table.city(Bridge="Viper", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    hidden(table, "Odinson", 2)
    table.begin_turn("Odinson")
    assert sorted(table.koed) == ["Bystander", "Bystander", "Odinson"]


@pytest.mark.rule("LG-CARD-18")
def test_witnesses_of_a_hero_who_goes_elsewhere_are_koed():
    table = xavier().hand("Identical Twin Brother").hq("Odinson", *["Keen Senses"] * 4)
    hidden(table, "Odinson", 2)
    table.play("Identical Twin Brother", "Odinson")
    assert table.koed == ["Bystander", "Bystander"]
    assert "Odinson" in table.cards(HERO_DECK)


def test_xaviers_con_men_and_his_asylum():
    table = xavier(players=2).tactics("X-Con Men", "X-Con Men").points(attack=8).fight(XAVIER)
    assert table.wounds(1) == 1
    table = xavier(players=2).tactics("Commit to the Asylum", "Commit to the Asylum").points(attack=8)
    table.deck("Trooper", "Agent", seat=1).fight(XAVIER, "top")
    assert table.koed == ["Trooper"]
    assert table.in_deck(1) == ["Agent"]


def test_xavier_manipulates_and_corrupts():
    table = xavier().tactics("Master Manipulator", "Master Manipulator").points(attack=8)
    table.hero_deck("Keen Senses", "Odinson").fight(XAVIER, "bottom")
    assert table.in_discard() == ["Keen Senses"]
    table = xavier(players=2).tactics("Corrupt Weak Minds", "Corrupt Weak Minds").points(attack=8)
    table.victory("Bystander", seat=1)
    table.hq("Odinson", *["Keen Senses"] * 4).fight(XAVIER, "Odinson")
    assert len(table.game.on(in_the_hq(table, "Odinson"))) == 1
    assert table.in_victory(1) == []


# Goblin's Freak Show


def test_vulture_takes_a_bystander_or_wounds():
    table = Scenario(players=3).city(Bank="Vulture, Carnival Cannibal").victory("Bystander", seat=1).points(attack=5)
    table.fight("Vulture, Carnival Cannibal", "mode")
    assert (table.in_victory(1), table.wounds(1), table.wounds(2)) == ([], 0, 1)


def test_somebody_comes_where_the_chameleon_was():
    table = Scenario().city(Rooftops=CHAMELEON, Sewers="Sentinel").points(attack=4).villain_deck("Viper")
    table.bringing(1).fight(CHAMELEON)
    assert table.where == {"Rooftops": "Viper", "Sewers": "Sentinel"}
    table = Scenario().city(Rooftops=CHAMELEON).points(attack=4).villain_deck("Twist").fight(CHAMELEON)
    assert table.where == {}
    assert table.cards(VILLAIN_DECK) == ["Twist"]


def test_kraven_is_as_strong_as_the_dearest_hero():
    table = Scenario().hq("Surge of Power", "Deadpool Rage!", *["Keen Senses"] * 3).stack("bystanders", 20)
    table.villain_deck("Kraven, Animal Trainer").begin_turn()
    assert table.attack_of("Kraven, Animal Trainer") == 7
    assert len(table.held_by("Kraven, Animal Trainer")) == 1


def test_ox_takes_bystanders_of_those_without_strength():
    table = Scenario(players=3).villain_deck("Ox").victory("Bystander", seat=1).victory("Bystander", seat=2)
    table.hand("Odinson", seat=1).begin_turn("Odinson")
    assert (table.in_victory(1), table.in_victory(2)) == (["Bystander"], [])
    assert table.held_by("Ox") == ["Bystander"]
    assert not table.points(attack=9).can("fight", "Ox")


def test_montana_and_all_of_the_show_hide():
    table = Scenario().stack("bystanders", 20).city(Bank="Ox", Streets="Viper").villain_deck("Montana").begin_turn()
    assert (table.held_by("Ox"), table.held_by("Montana"), table.held_by("Viper")) == (["Bystander"], ["Bystander"], [])


def test_fancy_dan_kos_a_hero():
    table = Scenario().city(Bank="Fancy Dan").points(attack=1).hand("Agent").fight("Fancy Dan")
    assert table.koed == ["Agent"]


# X-Men Noir


@pytest.mark.parametrize(
    ("villain", "attack", "deck", "drawn"),
    [
        ('Bobby "Iceman" Drake', 4, ["Trooper", "Agent"], "Agent"),
        ('Henry "Beast" McCoy', 5, ["Agent", "Odinson"], "Odinson"),
    ],
)
@pytest.mark.rule("LG-KW-INVESTIGATE-01", "LG-KW-INVESTIGATE-02")
def test_a_card_of_a_kind_is_drawn_of_the_top_two(villain, attack, deck, drawn):
    table = Scenario().city(Bank=villain).points(attack=attack).deck(*deck, "Keen Senses").fight(villain, "top")
    assert table.in_hand() == [drawn]
    assert len(table.in_deck()) == 2


def test_rasputin_kos_a_starting_card():
    table = Scenario().city(Bank="Comrade Rasputin, Steel Wall").points(attack=5).deck("Wound", "Agent", "Odinson")
    table.fight("Comrade Rasputin, Steel Wall", "bottom")
    assert table.koed == ["Agent"]
    assert table.in_deck() == ["Odinson", "Wound"]


def test_jean_grey_finds_one_more_card_for_the_new_hand():
    table = Scenario().city(Bank="Jean Grey Noir").points(attack=5).deck(*["Agent"] * 6, "Odinson", "Wound")
    table.fight("Jean Grey Noir").end_turn("Odinson", "bottom")
    assert table.in_hand(0) == ["Agent"] * 6 + ["Odinson"]
    assert table.in_deck(0) == ["Wound"]


def test_cyclops_kos_good_cards_and_emma_finds_a_twist():
    table = Scenario(players=2).villain_deck("Viper").deck("Odinson", "Agent").deck("Agent", "Agent", seat=1)
    table.city(Bridge='Scott "Cyclops" Summers', Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.begin_turn("Keen Senses", "top", "top", "top")
    assert sorted(table.koed) == ["Keen Senses", "Odinson"]
    table = Scenario().villain_deck("Viper", "Sentinel", "Twist")
    table.city(Bridge="Warden Emma Frost", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.bringing(1).begin_turn("Keen Senses", "top")
    assert table.state.twists == 1
    assert table.cards(VILLAIN_DECK) == ["Sentinel"]


def test_storm_finds_who_takes_the_emptied_place():
    table = Scenario().city(Bank="Ororo Munroe, Storm-Tossed").points(attack=4)
    table.hq("Odinson", *["Keen Senses"] * 4).hero_deck("Surge of Power", "Silent Sniper", "Keen Senses")
    table.fight("Ororo Munroe, Storm-Tossed", "Odinson", "Silent Sniper", "bottom")
    assert table.koed == ["Odinson"]
    assert table.in_hq[0] == "Silent Sniper"
    assert sorted(table.cards(HERO_DECK)) == ["Keen Senses", "Surge of Power"]
