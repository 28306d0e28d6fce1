"""Challenges: modes that make the game harder, or help a player."""

import pytest

from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import InThe
from longbox.games.legendary.table.kinds import HERO, TWIST
from longbox.games.legendary.table.zones import CITY_ROW, DECK, DISCARD, HAND, OFFICERS, WOUNDS
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.deeds import ko

from .dealt import Dealt, wrong_with
from .scenario import Scenario


@pytest.mark.parametrize(
    ("challenge", "twists"),
    [
        pytest.param("heroic", 9, marks=pytest.mark.rule("LG-CHALLENGE-01")),
        pytest.param("champion", 10, marks=pytest.mark.rule("LG-CHALLENGE-02")),
        pytest.param("legendary", 11, marks=pytest.mark.rule("LG-CHALLENGE-03")),
    ],
)
def test_more_twists(challenge, twists):
    assert Dealt(challenges=[challenge]).in_villain_deck(TWIST) == twists


@pytest.mark.parametrize(
    ("challenge", "attack"),
    [
        pytest.param("distracted", 6, marks=pytest.mark.rule("LG-CHALLENGE-04")),
        pytest.param("maniacal", 8, marks=pytest.mark.rule("LG-CHALLENGE-05")),
        pytest.param("enraged", 9, marks=pytest.mark.rule("LG-CHALLENGE-06")),
        pytest.param("tyrant", 10, marks=pytest.mark.rule("LG-CHALLENGE-07")),
        pytest.param("nightmare", 11, marks=pytest.mark.rule("LG-CHALLENGE-08")),
        pytest.param("all-powerful", 12, marks=pytest.mark.rule("LG-CHALLENGE-09")),
    ],
)
def test_a_stronger_or_weaker_mastermind(challenge, attack):
    assert not Scenario(challenges=[challenge]).points(attack=attack - 1).can("fight")
    table = Scenario(challenges=[challenge]).points(attack=attack).tactics("Endless Resources", "Endless Resources")
    assert table.fight("Red Skull").attack == 0


@pytest.mark.rule("LG-DIFFICULTY-02")
def test_challenges_can_be_combined():
    table = Dealt(challenges=["heroic", "maniacal"])
    assert table.in_villain_deck(TWIST) == 9
    assert Scenario(challenges=["heroic", "maniacal"]).attack_of("Red Skull") == 8


@pytest.mark.rule("LG-CHALLENGE-10")
def test_hand_of_fate_makes_hands_of_five():
    assert len(Dealt(challenges=["hand-of-fate"]).cards(HAND)) == 5
    assert len(Scenario(challenges=["hand-of-fate"]).end_turn().in_hand()) == 5


@pytest.mark.rule("LG-CHALLENGE-11")
def test_an_opening_salvo_wounds_everybody():
    table = Dealt(challenges=["opening-salvo-2"], players=3)
    assert [table.names(DISCARD, seat) for seat in range(3)] == [["Wound", "Wound"]] * 3
    assert len(table.cards(HAND)) == 6


@pytest.mark.rule("LG-CHALLENGE-14", "LG-CHALLENGE-16")
def test_an_army_of_evil_is_stronger_but_not_its_mastermind():
    table = Scenario(challenges=["army-of-evil-2"]).city(Bank="The Lizard").villain_deck("Sentinel", "Bystander")
    table.begin_turn()
    assert table.attack_of("The Lizard") == 5
    assert table.attack_of("Sentinel") == 5, "also one that came later"
    assert table.attack_of("Red Skull") == 7


@pytest.mark.rule("LG-CHALLENGE-15")
def test_an_army_of_glory_is_stronger_but_not_its_commander():
    table = Scenario(side="villains", challenges=["army-of-glory-1", "army-of-glory-3"]).city(Bank="Beast")
    table.villain_deck("Jean Grey", "Bystander").begin_turn()
    assert table.attack_of("Beast") == 5 + 1 + 4, "with X-Treme Attack and an army of 1 and 3"
    assert table.attack_of("Jean Grey") == 6 + 1 + 4
    assert table.attack_of("Red Skull") == 7


@pytest.mark.rule("LG-CHALLENGE-13")
def test_a_growing_threat_is_stronger_by_each_defeat():
    table = Scenario(side="villains", challenges=["growing-threat"], players=1, scheme="the-legacy-virus")
    table.tactics("Endless Resources", "Endless Resources", "Endless Resources").points(attack=30)
    table.fight("Red Skull")
    assert table.attack_of("Red Skull") == 8
    table.fight("Red Skull")
    assert table.attack_of("Red Skull") == 9
    assert table.attack == 30 - 7 - 8
    table.end_turn().points(attack=9)
    assert table.can("fight", "Red Skull"), "for the rest of the game"
    table.points(attack=8)
    assert not table.can("fight", "Red Skull")


@pytest.mark.rule("LG-CHALLENGE-19")
def test_imprisoning_the_wounded_costs_a_bindings_for_every_own_ally_lost():
    table = Scenario(side="villains", challenges=["imprison-the-wounded"]).city(Rooftops="Whirlwind")
    table.hand("Operative", "Soldier").points(attack=4).fight("Whirlwind")
    assert table.koed == ["Operative", "Soldier"]
    assert table.bindings() == 2
    assert table.wounds() == 0


@pytest.mark.rule("LG-CHALLENGE-17")
def test_endless_spite_strikes_after_every_twist():
    table = Scenario(challenges=["endless-spite"], mastermind="loki", scheme="portals-to-the-dark-dimension")
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("LG-CHALLENGE-18")
def test_evacuating_the_wounded_costs_a_wound_for_every_own_hero_lost():
    table = Scenario(challenges=["evacuate-the-wounded"]).city(Rooftops="Whirlwind").hand("Agent", "Trooper")
    table.points(attack=4).fight("Whirlwind")
    assert table.koed == ["Agent", "Trooper"]
    assert table.wounds() == 2
    table = Scenario(challenges=["evacuate-the-wounded"], players=1).villain_deck("Twist", "Bystander").begin_turn("ko")
    assert len(table.cards(WOUNDS)) == 30, "the Hero lost was in the HQ, nobody's own"


def test_diving_block_answers_the_wound_of_an_evacuation():
    table = Scenario(challenges=["evacuate-the-wounded"]).city(Bank="Sentinel").hand("Diving Block", "Agent")
    table.points(attack=3).fight("Sentinel", "Agent", "use")
    assert table.wounds() == 0


@pytest.mark.rule("LG-CHALLENGE-20")
def test_a_final_blow_takes_the_mastermind_itself():
    table = Scenario(challenges=["final-blow"]).tactics("Endless Resources").points(attack=14).fight("Red Skull")
    assert table.result is None
    table.fight("Red Skull")
    assert table.result.outcome == "win"
    assert table.in_victory() == ["Endless Resources", "Red Skull"]
    assert table.result.scores[0] == 10


@pytest.mark.rule("LG-CHALLENGE-21")
def test_plots_upon_plots_play_on_after_a_twist():
    table = (
        Scenario(challenges=["plots-upon-plots"]).villain_deck("Twist", "Sentinel", "Viper").bringing(1).begin_turn()
    )
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-CHALLENGE-22")
def test_pain_upon_pain_plays_on_after_a_strike():
    table = Scenario(challenges=["pain-upon-pain"]).villain_deck("Strike", "Sentinel", "Viper").telling()
    table.bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel"}
    assert "The Mastermind strikes." in table.told


@pytest.mark.rule("LG-CHALLENGE-23")
def test_hell_on_earth_plays_two_villain_cards_a_turn():
    table = Scenario(challenges=["hell-on-earth"]).villain_deck("Viper", "Sentinel", "Venom").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper"}


@pytest.mark.rule("LG-DIFFICULTY-03")
def test_a_weaker_player_is_helped_by_officers():
    table = Dealt(players=2, helped=[0, 2])
    assert table.deck_and_hand(0) == {"S.H.I.E.L.D. Agent": 8, "S.H.I.E.L.D. Trooper": 4}
    assert table.deck_and_hand(1) == {
        "S.H.I.E.L.D. Agent": 6,
        "S.H.I.E.L.D. Trooper": 4,
        "S.H.I.E.L.D. Officer": 2,
    }
    assert len(table.cards(DECK, 1)) == 6
    assert len(table.cards(OFFICERS)) == 28, "the others are left to be recruited"


@pytest.mark.rule("LG-DIFFICULTY-03")
def test_there_are_no_more_officers_to_help_with_than_in_their_stack():
    assert wrong_with(players=4, helped=[8, 8, 8, 6]) == []
    assert wrong_with(players=4, helped=[8, 8, 8, 7]) == ["LG-DIFFICULTY-03"]
    assert Dealt(players=4, helped=[8, 8, 8, 6]).cards(OFFICERS) == []


def test_the_mastermind_card_can_be_won_in_one_way_only():
    assert wrong_with(challenges=["final-blow", "final-showdown"]) == ["LG-SHOWDOWN-07"]
    assert wrong_with(challenges=["impossible"]) == [""]


def disaster(*zones):
    """A card that KOs all that lies in some zones at once."""
    everything = ko(Cards("card", InThe(tuple(zones), "")))
    return Card("Disaster", HERO, stats={"cost": 0}, powers=[on_play(everything)], hero="Nobody")


@pytest.mark.rule("LG-CHALLENGE-18")
def test_each_of_several_owners_gains_a_wound_for_what_they_lost():
    table = Scenario(challenges=["evacuate-the-wounded"], players=3).hq("Odinson").points(recruit=3)
    table.hand(disaster(HAND, DISCARD)).hand("Trooper", seat=2).recruit("Odinson").play("Disaster")
    assert sorted(table.koed) == ["Odinson", "Trooper"]
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1], "who recruited a Hero owns it"


@pytest.mark.rule("LG-CHALLENGE-18")
def test_no_wound_is_gained_for_a_villain_or_a_bystander_that_is_lost():
    table = Scenario(challenges=["evacuate-the-wounded"]).city(Bank="Sentinel").holding("Sentinel", "Bystander")
    table.hand(disaster(CITY_ROW)).play("Disaster")
    assert table.koed == ["Bystander", "Sentinel"]
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]
