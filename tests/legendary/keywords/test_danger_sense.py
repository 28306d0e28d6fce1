"""Danger Sense: see what the Villain Deck has in store, and be ready."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from ..scenario import Scenario


def deck(table):
    """The Villain Deck, the top card first."""
    return table.cards(VILLAIN_DECK)[::-1]


@pytest.mark.rule("LG-KW-DANGERSENSE-01", "LG-KW-DANGERSENSE-02")
def test_each_villain_among_the_cards_is_an_attack_and_they_go_back_in_any_order():
    table = Scenario().hand("Recon Drone Connection").villain_deck("Sentinel", "Bystander", "Venom", "Twist")
    table.play("Recon Drone Connection", "Bystander", "Venom")
    assert table.attack == 2
    assert deck(table) == ["Bystander", "Venom", "Sentinel", "Twist"]


@pytest.mark.rule("LG-KW-DANGERSENSE-02")
@pytest.mark.parametrize(
    ("name", "number", "before"),
    [
        ("Heightened Senses", 2, ()),
        ("Recon Drone Connection", 3, ()),
        ("Something is Happening", 4, ()),
        ("Little Grey Area", 1, ("Agent",)),
    ],
)
def test_its_number_says_how_many_are_seen(name, number, before):
    table = Scenario().hand(name, "Diving Block").villain_deck(*["Venom"] * 5, "Bystander")
    if before:
        table.play("Diving Block")
    table.play(name)
    printed = {"Little Grey Area": 3 + 4}.get(name, 0)
    assert table.attack == number + printed
    seen = [card for card in table.state.zones[VILLAIN_DECK.first] if table.state.known[card]]
    assert len(seen) == number


@pytest.mark.rule("LG-KW-DANGERSENSE-02")
def test_where_fewer_are_left_all_of_them_are_seen():
    table = Scenario().hand("Something is Happening").villain_deck("Venom", "Sentinel")
    assert table.play("Something is Happening", "Venom").attack == 2


@pytest.mark.rule("LG-KW-DANGERSENSE-03")
@pytest.mark.parametrize(("top", "won"), [("Bystander", ["Bystander"]), ("Twist", []), ("Venom", [])])
def test_homemade_web_shooters_rescue_a_bystander_that_was_seen(top, won):
    table = Scenario().hand("Spider-Grip", "Homemade Web-Shooters").villain_deck(top, "Twist", "Twist")
    table.play("Spider-Grip").bringing(len(won)).play("Homemade Web-Shooters")
    assert table.in_victory() == won
    assert table.attack == 4 + (top == "Venom")


@pytest.mark.rule("LG-KW-DANGERSENSE-03")
@pytest.mark.parametrize("fights", [True, False])
def test_an_avenger_in_training_may_fight_the_villain_that_was_seen(fights):
    table = Scenario().hand("Odinson", "Keen Senses", "Avenger in Training").villain_deck("Sentinel", "Twist")
    table.play("Keen Senses")
    table.leaving("play", "Avenger in Training", *(["fight", "Odinson"] if fights else ["pass"]))
    assert table.in_victory() == (["Sentinel"] if fights else [])
    assert table.koed == (["Odinson"] if fights else []), "by the Fight effect"
    assert deck(table) == (["Twist"] if fights else ["Sentinel", "Twist"])


def test_an_avenger_in_training_can_not_fight_what_is_too_strong():
    table = Scenario().hand("Keen Senses", "Avenger in Training").villain_deck("Venom", "Twist")
    table.play("Keen Senses").play("Avenger in Training")
    assert deck(table) == ["Venom", "Twist"]


@pytest.mark.rule("LG-KW-DANGERSENSE-03")
def test_something_is_happening_may_shuffle_a_twist_away():
    table = Scenario().hand("Something is Happening").villain_deck("Twist", *["Bystander"] * 30)
    table.play("Something is Happening", "Bystander", "Bystander", "Bystander", "yes")
    assert not any(table.state.known[card] for card in table.state.zones[VILLAIN_DECK.first])


@pytest.mark.rule("LG-KW-DANGERSENSE-04")
def test_the_next_danger_sense_sees_what_was_put_on_top():
    table = Scenario().hand("Spider-Grip", "Recon Drone Connection", "Homemade Web-Shooters")
    table.villain_deck("Twist", "Strike", "Bystander", "Twist")
    table.play("Spider-Grip").play("Recon Drone Connection", "Bystander", "Twist").bringing(1).play(
        "Homemade Web-Shooters"
    )
    assert table.in_victory() == ["Bystander"]
    assert deck(table) == ["Twist", "Strike", "Twist"]


@pytest.mark.rule("LG-KW-DANGERSENSE-05")
def test_what_is_seen_is_not_played():
    table = Scenario().hand("Heightened Senses", "Agent").villain_deck("Twist", "Strike", "Bystander")
    table.play("Heightened Senses", "Twist")
    assert table.state.twists == 0
    assert table.koed == []


@pytest.mark.rule("LG-KW-DANGERSENSE-03")
def test_a_group_that_was_seen_is_weaker_wherever_it_stands():
    table = Scenario().hand("Diving Block", "Little Grey Area").villain_deck("Venom", "Bystander")
    table.city(Bank="Green Goblin", Streets="Blob")
    table.play("Diving Block").play("Little Grey Area")
    assert table.attack_of("Green Goblin") == 5
    assert table.attack_of("Blob") == 4
    table.end_turn()
    assert table.attack_of("Green Goblin") == 6
    assert table.attack_of("Venom") == 5
