"""Classes, colours and teams, and the numbers printed on cards."""

import pytest

from longbox.engine import view
from longbox.games.legendary.table.kinds import TEAMS

from .scenario import Scenario

FIVE_CLASSES = ("Odinson", "Keen Senses", "Oddball", "Team Player", "Repulsor Rays")


@pytest.mark.rule("LG-CLASS-01")
def test_there_are_five_classes():
    table = Scenario().hand("Perfect Teamwork", *FIVE_CLASSES, *FIVE_CLASSES, "Agent").play("Perfect Teamwork")
    assert table.attack == 5 + 1, "and grey"


@pytest.mark.rule("LG-CLASS-02", "LG-CLASS-04", "LG-KW-GREYHEROES-01")
@pytest.mark.parametrize("basic", ["Agent", "Trooper", "Officer"])
def test_a_basic_hero_has_no_class_but_is_grey(basic):
    assert Scenario().hand("Perfect Teamwork", *FIVE_CLASSES, basic).play("Perfect Teamwork").attack == 6
    table = Scenario().hand(basic, "Odinson", "Keen Senses").play(basic).play("Keen Senses").play("Odinson")
    assert table.recruit_points == {"Agent": 1, "Trooper": 0, "Officer": 2}[basic] + 2
    assert table.in_hand() == [], "neither superpower was switched on"


@pytest.mark.rule("LG-CLASS-05")
def test_all_grey_heroes_have_the_same_colour():
    assert Scenario().hand("Perfect Teamwork", "Agent", "Trooper", "Officer").play("Perfect Teamwork").attack == 2


@pytest.mark.rule("LG-CLASS-03")
def test_a_team_is_no_colour():
    table = Scenario().hand("Avengers Assemble!", "Keen Senses", "Great Responsibility").play("Avengers Assemble!")
    assert table.recruit_points == 1, "three teams, all of them Instinct"


@pytest.mark.rule("LG-YOURHEROES-01", "LG-YOURHEROES-02", "LG-YOURHEROES-03")
def test_perfect_teamwork_counts_colours_played_and_in_hand_but_no_others():
    table = Scenario().hand(
        "Repulsor Rays", "Repulsor Rays", "Team Player", "Team Player", "Oddball", "Perfect Teamwork"
    )
    grey = Scenario().hand("Perfect Teamwork", "Agent", "Trooper").play("Perfect Teamwork")
    assert grey.attack == 2, "its own Strength, and grey once for both"
    table.discard("Keen Senses").deck("Agent").victory("Viper").play("Repulsor Rays").play("Repulsor Rays")
    table.points(attack=0).play("Perfect Teamwork")
    assert table.attack == 4, "Strength and Ranged played, Tech and Covert in hand"


@pytest.mark.rule("LG-SHIELDHYDRA-03")
@pytest.mark.parametrize(
    ("team", "hero"),
    [
        ("Avengers", "Quick Draw"),
        ("S.H.I.E.L.D.", "Agent"),
        ("Spider Friends", "Great Responsibility"),
        ("X-Men", "Keen Senses"),
    ],
)
def test_no_team_stands_in_for_another(team, hero):
    def attack_of(card):
        return Scenario().deck("Odinson").hand(hero, card, "Wound").play(hero).points(attack=0).play(card).attack

    assert attack_of("A Day Unlike Any Other") == 3 + (3 if team == "Avengers" else 0)
    assert attack_of("Legendary Commander") == 1 + (1 if team == "S.H.I.E.L.D." else 0)
    assert attack_of("X-Men United") == 6 + (2 if team == "X-Men" else 0)
    table = Scenario().city(Bank="Blob").hand(hero).points(attack=4)
    assert table.can("fight", "Blob") == (team == "X-Men")


@pytest.mark.rule("LG-SHIELDHYDRA-04")
@pytest.mark.parametrize("basic", ["Agent", "Trooper", "Officer"])
def test_basic_cards_are_heroes(basic):
    table = Scenario().city(Bank="Sentinel").hand(basic, "Wound").points(attack=3).fight("Sentinel")
    assert table.koed == [basic]


@pytest.mark.rule("LG-PLAY-03", "LG-PRINTED-01")
def test_what_an_ability_adds_is_not_printed():
    table = Scenario().hand("Growing Anger", "Odinson", "Agent").play("Growing Anger").play("Odinson")
    assert table.recruit_points == 4
    growing_anger, odinson = view.view(table.game, 0)["zones"]["played:0"]["cards"]
    assert (odinson["recruit"], odinson["grows"]) == (2, ["recruit"])
    assert (growing_anger["attack"], growing_anger["grows"]) == (2, ["attack"])


@pytest.mark.rule("LG-KW-CARDVALUES-01")
def test_a_number_that_a_card_lacks_is_nought():
    assert Scenario().hand("High Stakes Jackpot").deck("Wound").play("High Stakes Jackpot").attack == 4 + 0
    table = Scenario().hand("Web-Shooters").deck("Wound").play("Web-Shooters")
    assert table.in_hand() == ["Wound"], "which costs 2 or less"


@pytest.mark.rule("LG-PLAY-08")
def test_an_asterisk_is_a_pointer_to_the_text_and_nothing_else():
    table = Scenario().city(Bank="Skrull Shapeshifters").holding("Skrull Shapeshifters", "Oddball").points(attack=5)
    assert table.attack_of("Skrull Shapeshifters") == 5, "the cost of the Hero under them"
    assert table.fight("Skrull Shapeshifters").attack == 0


@pytest.mark.rule("LG-MULTICLASS-01")
def test_a_card_of_two_classes_switches_on_superpowers_of_both():
    for follower in ("Leap from Above", "Mission Accomplished"):
        table = Scenario().hand("Fateful Bridge", follower).city(Bridge="Sentinel").play("Fateful Bridge")
        before = table.attack
        table.play(follower)
        assert (table.attack, len(table.in_victory())) in ((before + 3 + 2, 0), (before, 1))
    table = Scenario().hand("Odinson", "Leap from Above").play("Odinson").play("Leap from Above")
    assert table.attack == 3


@pytest.mark.rule("LG-MULTICLASS-02")
def test_a_card_of_two_classes_counts_for_both_where_classes_are_counted_and_is_one_card():
    table = Scenario().hand("Perfect Teamwork", "Fateful Bridge").play("Perfect Teamwork")
    assert table.attack == 1 + 2
    table = Scenario().hand("One Gigantic Hand", "Fateful Bridge", "Hothead").play("Hothead").points()
    assert table.play("One Gigantic Hand").attack == 1 + 1


@pytest.mark.rule("LG-TEAM-01")
def test_there_are_21_teams():
    assert len(set(TEAMS)) == 21


@pytest.mark.rule("LG-TEAM-02")
@pytest.mark.parametrize(("before", "rescued"), [("Light a Spark", ["Bystander"]), ("Lucky Break", [])])
def test_x_force_is_another_team_than_x_men(before, rescued):
    table = Scenario().hand(before, "Psychic Search").deck("Agent", "Agent").play(before).play("Psychic Search")
    assert table.in_victory() == rescued


@pytest.mark.rule("LG-TEAM-02")
def test_nor_do_x_men_stand_in_for_x_force():
    table = Scenario().hand("Psychic Search", "Lucky Break").deck("Agent").play("Psychic Search").play("Lucky Break")
    assert (table.attack, table.recruit_points) == (2, 0)


@pytest.mark.rule("LG-KW-GREYHEROES-02")
@pytest.mark.parametrize(
    ("name", "colours"), [("Psychic Search", 5), ("Threaten And Bribe", 5), ("Read Your Thoughts", 5), ("Agent", 6)]
)
def test_a_grey_name_is_no_colour(name, colours):
    """Jean Grey is Ranged or Covert, and the Grey Hulk Covert."""
    table = Scenario().hand("Perfect Teamwork", *FIVE_CLASSES, name).play("Perfect Teamwork")
    assert table.attack == colours
