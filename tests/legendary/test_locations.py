"""Locations lie over the city: they never move, are fought, and are no Villains."""

import pytest

from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import locations
from longbox.games.legendary.table.kinds import LOCATION

from .scenario import Scenario

FULL = {
    "Sewers": "Carnival of Wonders", "Bank": "White Gorilla Cult", "Rooftops": "Laser Maze", "Streets": "Laser Maze",
    "Bridge": '"The Raft" Prison',
}  # fmt: skip


def reaper(**setup):
    return Scenario(mastermind="grim-reaper", villains=["lethal-legion"], **setup)


@pytest.mark.rule("LG-LOCATION-01", "LG-VILLAINDECK-04")
def test_a_location_lies_over_the_first_space_that_has_none_and_pushes_nobody():
    table = Scenario().city(Sewers="Sentinel", Bank="Venom").locations(Sewers="Laser Maze")
    table.villain_deck("White Gorilla Cult").telling().begin_turn()
    assert table.over == {"Sewers": "Laser Maze", "Bank": "White Gorilla Cult"}
    assert table.where == {"Sewers": "Sentinel", "Bank": "Venom"}
    assert "White Gorilla Cult lies over the city now: Bank." in table.told


@pytest.mark.rule("LG-LOCATION-02", "LG-LOCATION-03")
def test_villains_move_below_locations_that_stay():
    table = Scenario().city(Sewers="Sentinel").locations(Sewers="Laser Maze", Bank="White Gorilla Cult")
    table.villain_deck("Blob").begin_turn()
    assert table.over == {"Sewers": "Laser Maze", "Bank": "White Gorilla Cult"}
    assert table.where == {"Sewers": "Blob", "Bank": "Sentinel"}


@pytest.mark.rule("LG-LOCATION-04")
def test_a_location_is_fought_for_its_attack_and_then_does_its_fight_effect():
    table = Scenario().locations(Bank="HYDRA Base").hand("Agent", "Trooper").points(attack=3)
    table.fight("HYDRA Base", "Agent")
    assert (table.in_victory(), table.attack, table.koed) == (["HYDRA Base"], 1, ["Agent"])
    assert table.over == {}
    table = Scenario().locations(Bank="Laser Maze").points(attack=6)
    assert not table.can("fight", "Laser Maze")
    assert [reason.rule for reason in table.why_not("fight", "Laser Maze")] == ["LG-FIGHT-03"]


@pytest.mark.rule("LG-LOCATION-05")
@pytest.mark.card("laser-maze")
def test_what_a_location_adds_to_fights_it_adds_in_its_own_space():
    table = (
        Scenario().city(Bank="Sentinel", Rooftops="Venom").locations(Rooftops="Laser Maze").hand("Agent", "Keen Senses")
    )
    table.points(attack=20)
    table.fight("Sentinel", "Agent")
    assert table.wounds(1) == 0
    table = Scenario().city(Bank="Sentinel").locations(Bank="Laser Maze").hand("Agent", "Keen Senses").points(attack=20)
    table.fight("Sentinel", "Agent")
    assert (table.wounds(1), table.wounds(0)) == (1, 0)
    table = Scenario().city(Bank="Sentinel").locations(Bank="Laser Maze").points(attack=20)
    table.fight("Laser Maze")
    assert table.wounds(1) == 0, "the Location itself is fought over the space, not in it"


@pytest.mark.rule("LG-LOCATION-06")
@pytest.mark.card("hydra-base")
def test_a_location_is_stronger_as_long_as_somebody_is_below_it():
    table = Scenario().city(Sewers="Sentinel").locations(Sewers="HYDRA Base", Bank="HYDRA Base").hand("Agent")
    assert [table.game.value(card, "attack") for card in locations(table.game)] == [4, 2]
    table.points(attack=3).fight("Sentinel")
    assert [table.game.value(card, "attack") for card in locations(table.game)] == [2, 2]


@pytest.mark.rule("LG-LOCATION-06")
@pytest.mark.card("grim-reaper", "living-laser", "power-man-erik-josten", "swordsman", "mbaku")
def test_villains_and_the_mastermind_are_stronger_by_locations():
    table = reaper().city(Sewers="Living Laser", Bank="M'Baku", Rooftops="Power Man (Erik Josten)", Streets="Swordsman")
    names = ("Living Laser", "M'Baku", "Power Man (Erik Josten)", "Swordsman", "Grim Reaper")
    table.can("end")
    assert [table.attack_of(name) for name in names] == [6, 5, 5, 4, 8]
    table = reaper().city(Sewers="Living Laser", Bank="M'Baku", Rooftops="Power Man (Erik Josten)", Streets="Swordsman")
    table.locations(Sewers="Laser Maze", Bank="White Gorilla Cult", Streets='"The Raft" Prison')
    table.can("end")
    assert [table.attack_of(name) for name in names] == [9, 8, 8, 4, 11]


@pytest.mark.rule("LG-LOCATION-07")
def test_without_room_the_new_location_may_be_the_weakest():
    table = Scenario().locations(**FULL).villain_deck("HYDRA Base").begin_turn()
    assert (table.over, table.koed) == (FULL, ["HYDRA Base"])


@pytest.mark.rule("LG-LOCATION-08")
def test_of_equally_weak_locations_the_active_player_chooses():
    cults = FULL | {"Rooftops": "Carnival of Wonders"}
    table = Scenario().locations(**cults).villain_deck("White Gorilla Cult").leaving("begin")
    assert len(table.offered) == 2
    assert table.seat_asked == table.state.active
    table.answer("Carnival of Wonders")
    assert table.over["Sewers"] == "White Gorilla Cult"
    table = Scenario().locations(**FULL).villain_deck("Carnival of Wonders").leaving("begin")
    assert len(table.offered) == 2, "the new one is among them"


@pytest.mark.rule("LG-LOCATION-09")
def test_who_is_koed_makes_room_for_the_new_one():
    weak = FULL | {"Bank": "HYDRA Base"}
    table = Scenario().locations(**weak).villain_deck("White Gorilla Cult").begin_turn()
    assert table.koed == ["HYDRA Base"]
    assert table.over == FULL


@pytest.mark.rule("LG-LOCATION-10")
@pytest.mark.parametrize("solo", ["basic", "advanced"])
def test_alone_what_a_location_does_to_others_it_does_to_you(solo):
    table = Scenario(players=1, solo=solo).city(Bank="Sentinel").locations(Bank="Laser Maze").hand("Agent", "Agent")
    table.points(attack=3).fight("Sentinel")
    assert table.wounds() == 1


@pytest.mark.rule("LG-LOCATION-11")
def test_a_location_is_no_villain():
    table = Scenario(challenges=["army-of-evil-2"]).city(Bank="Sentinel").locations(Sewers="Laser Maze")
    table.can("end")
    assert (table.attack_of("Sentinel"), table.attack_of("Laser Maze")) == (3 + 2, 7)
    table = Scenario().city(Bank="Sentinel").locations(Bank="Laser Maze").hand("Silent Sniper")
    table.holding("Laser Maze", "Bystander")
    assert table.play("Silent Sniper").over == {"Bank": "Laser Maze"}, "she defeats Villains who hold Bystanders"
    table = Scenario().locations(Bank="Laser Maze").villain_deck("Bystander").begin_turn()
    assert table.held_by("Laser Maze") == []


@pytest.mark.rule("LG-LOCATION-14")
@pytest.mark.card("carnival-of-concussions")
def test_the_last_tactic_wins_although_it_lies_over_the_city():
    table = reaper().tactics("Carnival of Concussions").points(attack=8).fight("Grim Reaper")
    assert table.over == {"Sewers": "Carnival of Concussions"}
    assert table.result.outcome == "win"


@pytest.mark.card("carnival-of-concussions")
def test_a_tactic_becomes_a_location_once():
    table = reaper().tactics("Carnival of Concussions", "Maze of Bones").random(1).deck(*["Agent"] * 8)
    table.tactics("Carnival of Concussions", "Carnival of Concussions").city(Sewers="Sentinel").hand("Agent")
    table.victory("Bystander", "Venom", seat=1).points(attack=40).fight("Grim Reaper")
    assert table.in_hand() == ["Agent"] * 4
    assert table.over == {"Sewers": "Carnival of Concussions"}
    table.fight("Sentinel")
    assert (table.in_victory(1), table.koed) == (["Venom"], ["Bystander", "Agent"])
    table.fight("Carnival of Concussions")
    assert table.over == {}
    assert table.in_hand() == ["Agent"] * 3, "no more cards are drawn"
    assert "Carnival of Concussions" in table.in_victory()
    assert table.attack == 40 - 8 - 3 - 8, "it takes what is printed on it, whatever its Mastermind has besides"


@pytest.mark.card("cult-of-skulls", "maze-of-bones", "prison-of-coffins")
def test_the_other_tactics_of_the_grim_reaper():
    table = reaper().tactics("Cult of Skulls", "Cult of Skulls").discard("Agent", "Trooper").city(Sewers="Sentinel")
    table.hand("Agent").hand("Keen Senses", "Agent", seat=1).points(attack=20)
    table.fight("Grim Reaper", "Agent", "done").fight("Sentinel")
    assert (table.koed, table.in_hand(1)) == (["Agent", "Agent"], ["Agent"])
    table = reaper().tactics("Maze of Bones", "Maze of Bones").deck("Agent", "Trooper", "Wound", "Agent", "Agent")
    table.city(Sewers="Sentinel").hand("Agent").points(attack=20)
    table.fight("Grim Reaper", "Wound", "done", "Trooper", "Agent").fight("Sentinel")
    assert table.in_deck()[:2] == ["Trooper", "Agent"]
    assert table.wounds(1) == 1
    table = reaper().tactics("Prison of Coffins", "Prison of Coffins").city(Sewers="Sentinel").hand("Agent")
    table.victory("Venom", "Bystander", seat=1).points(attack=20).fight("Grim Reaper")
    assert table.recruit_points == 5
    table.fight("Sentinel")
    assert (table.gone, table.in_victory(1)) == (["Venom"], ["Bystander"])


@pytest.mark.rule("LG-LOCATION-15")
@pytest.mark.card("swordsman")
def test_bystanders_that_a_location_holds_are_rescued_by_fighting_it():
    table = Scenario().locations(Bank="Laser Maze", Rooftops="HYDRA Base").villain_deck("Swordsman").begin_turn()
    assert table.held_by("Laser Maze") == table.held_by("HYDRA Base") == table.held_by("Swordsman") == ["Bystander"]
    table.points(attack=7).fight("Laser Maze")
    assert sorted(table.in_victory()) == ["Bystander", "Laser Maze"]


@pytest.mark.card("carnival-of-wonders")
def test_the_carnival_captures_bystanders_of_others():
    table = (
        Scenario().city(Bank="Sentinel").locations(Bank="Carnival of Wonders").hand("Agent", "Agent").points(attack=8)
    )
    table.victory("Bystander", "Venom", seat=1).fight("Sentinel").fight("Carnival of Wonders")
    assert table.in_victory(1) == ["Venom"]
    assert table.in_victory() == ["Sentinel", "Carnival of Wonders", "Bystander"]


@pytest.mark.card("the-raft-prison", "white-gorilla-cult", "power-man-erik-josten", "mbaku", "living-laser")
def test_the_lethal_legion():
    table = Scenario().city(Bank="Sentinel").locations(Bank='"The Raft" Prison').hand("Agent", "Agent").points(attack=3)
    table.victory("Venom", seat=1).fight("Sentinel", "Put a Villain from your Victory Pile into the Escape pile")
    assert (table.gone, table.wounds(1)) == (["Venom"], 0)
    table = Scenario().city(Bank="Sentinel").locations(Bank='"The Raft" Prison').hand("Agent", "Agent").points(attack=3)
    table.fight("Sentinel")
    assert table.wounds(1) == 1, "who has won none has no choice"
    table = (
        Scenario().city(Bank="Sentinel").locations(Bank="White Gorilla Cult").hand("Agent", "Agent").points(attack=3)
    )
    table.hand("Team Player", "Agent", seat=1).fight("Sentinel")
    assert table.in_hand(1) == ["Agent"]
    table = Scenario().city(Bank="M'Baku").hand("Team Player", "Agent").hand("Team Player", seat=1).points(attack=5)
    table.fight("M'Baku")
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"], [])
    table = Scenario().city(Bank="Living Laser").hand("Agent").points(attack=6).fight("Living Laser")
    assert (table.wounds(), table.wounds(1)) == (1, 1)
    table = Scenario().city(Bridge="Power Man (Erik Josten)", Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel")
    table.city(Sewers="Sentinel").hand().villain_deck("Blob").victory("Venom")
    table.begin_turn("Keen Senses", "Gain a Wound")
    assert (table.wounds(), table.wounds(1)) == (1, 1)


@pytest.mark.card("graveyard", "grim-reaper")
def test_a_master_strike_becomes_a_graveyard():
    table = reaper().city(Sewers="Sentinel").villain_deck("Strike").hand("Agent").begin_turn()
    assert table.over == {"Sewers": "Graveyard"}
    assert (table.attack_of("Graveyard"), table.attack_of("Grim Reaper")) == (9, 9)
    table.points(attack=20).fight("Sentinel").fight("Graveyard")
    assert "Graveyard" in table.in_victory()
    assert table.points_won() == 1 + 5
    table = reaper(scheme="earthquake-drains-the-ocean").locations(Bridge="Graveyard")
    table.villain_deck("Twist", *["Bystander"] * 4).begin_turn()
    assert table.koed == ["Strike", "Twist"], "a Graveyard that is KO'd is a Master Strike again"


@pytest.mark.rule("LG-DECK-13")
def test_locations_count_among_the_eight_cards_of_a_group():
    group = COLLECTION.villains["lethal-legion"]
    assert sum(card.copies for card in group.cards) == 8
    assert [card.kind for card in group.cards].count(LOCATION) == 4
    state = reaper().game.state
    in_deck = [definition for definition in state.definition if definition.fact("group") == "Lethal Legion"]
    assert len(in_deck) == 8
