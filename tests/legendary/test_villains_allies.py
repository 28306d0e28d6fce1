"""Villains: the Allies of its first game, who are Heroes among heroes."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK
from longbox.games.legendary.vocabulary import COVERT, TECH, get, superpower

from .made_up import hero
from .scenario import Scenario

COVERT_FRIEND = hero("Covert Friend", superpower(COVERT, get(recruit=5)), icon=TECH)
TECH_FRIEND = hero("Tech Friend", superpower(TECH, get(recruit=5)), icon=COVERT)


def played(table, *names):
    for name in names:
        table.play(name)
    return table


def test_dr_octopus_prepares_a_larger_hand():
    table = Scenario().hand("Endless Invention", "Brilliant Research").deck(*["Trooper"] * 10)
    played(table, "Endless Invention", "Brilliant Research").end_turn()
    assert len(table.in_hand()) == 7
    assert len(Scenario().hand("Brilliant Research").play("Brilliant Research").end_turn().in_hand()) == 6


def test_dr_octopus_experiments():
    table = Scenario().hand("Crazed Experiments").deck("Odinson").play("Crazed Experiments")
    assert (table.in_hand(), table.attack) == (["Odinson"], 2)


@pytest.mark.rule("LG-CARD-26")
@pytest.mark.parametrize(("before", "attack"), [(6, 4), (7, 6), (8, 4)])
def test_the_eighth_card_of_a_turn_is_the_charm(before, attack):
    table = Scenario().hand(*["Agent"] * before, "Eighth Time's a Charm")
    assert played(table, *["Agent"] * before, "Eighth Time's a Charm").attack == attack


@pytest.mark.rule("LG-CARD-27")
def test_whoever_dodges_plays_no_card():
    table = Scenario().hand(*["Agent"] * 6, "Psychedelic Mist", "Eighth Time's a Charm")
    played(table, *["Agent"] * 6).use("dodge", "Psychedelic Mist")
    assert table.play("Eighth Time's a Charm").attack == 4, "it is the seventh card"


@pytest.mark.rule("LG-CARD-29")
def test_wounds_are_not_among_the_eight_cards():
    table = Scenario().hand(*["Agent"] * 6, "Wound", "Eighth Time's a Charm")
    played(table, *["Agent"] * 6).heal()
    assert table.koed == ["Wound"]
    assert table.play("Eighth Time's a Charm").attack == 4, "it is the seventh card"


def test_dr_octopus_crushes_what_lies_in_his_way():
    table = Scenario().hand("Pumpkin Bombs", "Octo-Pulverize").deck(*["Agent"] * 10).use("dodge", "Pumpkin Bombs")
    table.play("Octo-Pulverize")
    assert (table.attack, len(table.in_discard()), len(table.in_deck())) == (9, 9, 1), "8, and the card that dodged"


def test_octo_pulverize_stops_at_the_end_of_the_deck():
    table = Scenario().hand("Octo-Pulverize").deck("Agent", "Trooper").discard("Odinson").play("Octo-Pulverize")
    assert (table.attack, table.in_deck()) == (2, [])
    assert table.in_discard() == ["Odinson", "Agent", "Trooper"], "they are not shuffled"


def test_mysterio_hides_in_the_mist():
    assert Scenario().hand("Psychedelic Mist").play("Psychedelic Mist").attack == 1
    table = Scenario().hand("Oddball", "Psychedelic Mist").play("Oddball")
    known = table.attack
    assert table.play("Psychedelic Mist").attack == known + 1 + 2


@pytest.mark.rule("LG-CARD-77")
@pytest.mark.parametrize(
    ("decoy", "recruit", "attack"),
    [
        ("Odinson", 2, 0),
        ("Lightning Bolt", 0, 2),
        ("Shifting Decoy", 2, 2),
        ("Turn the Tide", 0, 0),
        ("Dragonfang", 0, 0),
    ],
)
def test_the_large_icons_of_a_decoy_count(decoy, recruit, attack):
    """Printed icons alone count, be the number beside them 0; what a text gives does not."""
    table = Scenario().hand("Shifting Decoy").hero_deck("Agent").hq(decoy)
    table.play("Shifting Decoy", decoy)
    assert (table.recruit_points, table.attack) == (recruit, attack)
    assert table.in_hq[0] == "Agent"
    assert table.cards(HERO_DECK) == [decoy]


def test_mysterio_is_many_coloured():
    table = Scenario().hand("Holographic Illusion").hq("Odinson", "Oddball", "Agent", "Trooper", "Odinson")
    assert table.play("Holographic Illusion").attack == 3, "Strength, Covert and grey"


def test_a_false_reflection_for_each_of_the_six():
    table = Scenario().hand("Devour", "Pumpkin Bombs", "Odinson", "False Reflection").hero_deck("Agent", "Trooper")
    table.hq("Lightning Bolt", "Unstable Kidnapper", "Odinson", "Keen Senses", "Keen Senses").victory()
    played(table, "Devour", "Pumpkin Bombs", "Odinson")
    assert (table.attack, table.recruit_points) == (3, 2)
    table.play("False Reflection", "Lightning Bolt", "Unstable Kidnapper", "Odinson")
    assert (table.attack, table.recruit_points) == (3 + 2, 2 + 3 + 2)


def test_no_reflection_is_used_twice_though_it_comes_back_at_once():
    table = Scenario().hand("Devour", "False Reflection").hero_deck().hq("Odinson", "Lightning Bolt")
    table.play("Devour").play("False Reflection", "Odinson", "Lightning Bolt")
    assert "Odinson" in table.in_hq, "the Hero Deck had no other card"


@pytest.mark.rule("LG-SUPERPOWER-09", "LG-SUPERPOWER-10")
@pytest.mark.parametrize(
    ("before", "attack"),
    [
        (["Keen Senses", "Team Player"], 5),
        (["Keen Senses"], 2),
        (["Team Player"], 2),
        (["Keen Senses", "Hidden Weapons"], 5),
    ],
)
def test_mystique_needs_both_to_draw_her_hidden_weapons(before, attack):
    table = played(Scenario().hand(*before, "Hidden Weapons"), *before)
    known = table.attack
    assert table.play("Hidden Weapons").attack - known == attack


@pytest.mark.rule("LG-CARD-78")
def test_mystique_shows_other_colours_as_she_is_played():
    table = Scenario().hand("Show Your True Colors", TECH_FRIEND, COVERT_FRIEND)
    table.play("Show Your True Colors", "yes", "Tech").play("Tech Friend")
    assert table.recruit_points == 2 + 5
    assert table.play("Covert Friend").recruit_points == 2 + 5 + 5, "for the Tech Friend is Covert"
    table = Scenario().hand("Show Your True Colors", COVERT_FRIEND)
    assert table.play("Show Your True Colors", "yes", "Tech").play("Covert Friend").recruit_points == 2
    table = Scenario().hand("Show Your True Colors", COVERT_FRIEND)
    assert table.play("Show Your True Colors", "no").play("Covert Friend").recruit_points == 2 + 5


@pytest.mark.rule("LG-CARD-78")
def test_her_colours_are_her_own_on_the_turns_of_others():
    """The virus asks all for a Tech Hero: she is one on the turn on which she was played as one, and no longer."""
    virus = {"scheme": "the-legacy-virus", "players": 2}
    table = Scenario(**virus).hand("Show Your True Colors", "Oddball", "Shadowed Thoughts")
    table.villain_deck("Twist", "Twist", "Twist", "Bystander").deck("Show Your True Colors", *["Agent"] * 9)
    table.play("Show Your True Colors", "yes", "Tech").play("Oddball").bringing(1)
    table.play("Shadowed Thoughts", "yes", "Show Your True Colors")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    assert table.end_turn().wounds(0) == 1, "in hand it is Covert"


def test_everybody_sees_which_class_she_shows():
    table = Scenario().hand("Show Your True Colors", "Show Your True Colors")
    table.play("Show Your True Colors", "yes", "Ranged").play("Show Your True Colors", "no")
    shown = [card["classes"] for card in table.seen(1)["zones"]["played:0"]["cards"]]
    assert shown == [["Ranged"], ["Covert"]]


def noted(*hand):
    table = Scenario().hand("Turn the Tide", *hand).hero_deck("Crazed Experiments", "Odinson").deck(*["Agent"] * 10)
    return table.play("Turn the Tide")


@pytest.mark.rule("LG-CARD-89")
def test_a_copy_of_the_revealed_card_is_played_at_any_time_of_the_turn():
    table = noted(TECH_FRIEND, TECH_FRIEND).play("Tech Friend")
    assert table.recruit_points == 0
    table.use("copy", "Turn the Tide")
    assert (table.attack, table.in_hand()) == (2, ["Tech Friend", "Agent"])
    assert table.cards(HERO_DECK) == ["Crazed Experiments", "Odinson"], "it lies below"
    assert table.play("Tech Friend").recruit_points == 5, "the copy was Tech"
    assert not table.can("copy"), "once"


@pytest.mark.rule("LG-CARD-89")
def test_the_copy_counts_among_the_cards_played():
    table = noted(*["Agent"] * 5, "Eighth Time's a Charm")
    played(table, *["Agent"] * 5).use("copy", "Turn the Tide")
    assert table.play("Eighth Time's a Charm").attack == 2 + 6


@pytest.mark.rule("LG-CARD-88")
def test_nobody_dodges_with_a_card_that_is_only_revealed():
    table = Scenario().hand("Turn the Tide").hero_deck("Psychedelic Mist", "Odinson").play("Turn the Tide")
    assert not table.can("dodge")
    table.use("copy", "Turn the Tide")
    assert table.attack == 1
    assert not table.can("dodge")


def test_the_noted_card_may_have_come_into_the_hq_but_no_farther():
    table = noted().points(recruit=20).recruit("Keen Senses")
    assert "Crazed Experiments" in table.in_hq
    table.use("copy", "Turn the Tide")
    assert "Crazed Experiments" not in table.in_hq
    assert table.attack == 2
    table = noted().points(recruit=20).recruit("Keen Senses").recruit("Crazed Experiments")
    assert not table.can("copy")


def test_the_tide_turns_no_more_on_the_next_turn():
    table = noted().end_turn()
    assert not table.can("copy")


def test_mystique_spies_on_five_cards():
    table = Scenario().hand("Spy Games").hero_deck("Odinson", "Lightning Bolt", "Devour", "Agent", "Trooper", "Oddball")
    table.play("Spy Games", "Devour", "Odinson", "Lightning Bolt", "Agent")
    assert table.attack == 2 + 2 + 1, "of the Bolt, of Devour and of the Trooper"
    assert table.cards(HERO_DECK)[::-1] == ["Devour", "Odinson", "Lightning Bolt", "Agent", "Trooper", "Oddball"]


def test_venom_devours_whom_he_kidnapped():
    table = Scenario().hand("Devour", "Devour").victory("Bystander").play("Devour", "Bystander")
    assert (table.attack, table.koed, table.in_victory()) == (4, ["Bystander"], [])
    table = Scenario().hand("Devour").victory("Bystander").play("Devour", "done")
    assert (table.attack, table.koed) == (2, [])


def test_venom_takes_over_with_strength():
    assert Scenario().hand("Symbiote Takeover").play("Symbiote Takeover").in_victory() == []
    table = played(Scenario().hand("Odinson", "Symbiote Takeover"), "Odinson", "Symbiote Takeover")
    assert table.in_victory() == ["Bystander"]


def test_venom_horrifies_the_populace_who_flee_to_the_strong():
    table = Scenario().hand("Horrify the Populace").city(Bank="Sentinel", Streets="Angel", Bridge="Viper")
    table.play("Horrify the Populace")
    assert [table.held_by(name) for name in ("Sentinel", "Angel", "Viper")] == [[], ["Bystander"], ["Bystander"]]


def test_ravenous_greed_takes_what_was_lost_this_turn():
    table = Scenario(players=3).hand("Devour", "Devour", "Ravenous Greed").hand("Keen Senses", seat=1)
    table.victory("Bystander").victory("Bystander", seat=1).victory("Bystander", "Bystander", seat=2)
    table.ko_pile("Bystander").play("Devour", "Bystander").play("Devour")
    table.play("Ravenous Greed", "Keen Senses")
    assert (table.in_victory(), table.recruit_points) == (["Bystander", "Bystander"], 2)
    assert table.in_victory(1) == table.in_victory(2) == ["Bystander"]
    table = Scenario().hand("Ravenous Greed").victory("Bystander", seat=1).play("Ravenous Greed")
    assert (table.in_victory(), table.koed, table.attack) == ([], ["Bystander"], 5)
