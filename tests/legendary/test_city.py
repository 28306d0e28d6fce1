"""The city: pushing, escapes, ambushes and Bystanders."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS

from .scenario import Scenario

FULL = {"Sewers": "Viper", "Bank": "Sentinel", "Rooftops": "Super-Skrull", "Streets": "Green Goblin", "Bridge": "Venom"}


@pytest.mark.rule("LG-CITY-02")
def test_a_villain_enters_an_empty_city_by_the_sewers():
    assert Scenario().villain_deck("Viper", "Bystander").begin_turn().where == {"Sewers": "Viper"}


@pytest.mark.rule("LG-CITY-04")
def test_the_way_through_the_city_leads_from_the_sewers_over_the_bridge():
    table = Scenario().villain_deck("Viper", *["Sentinel"] * 5, "Bystander").hq(*["Hulk Smash!"] * 5).begin_turn()
    way = [next(space for space, name in table.where.items() if name == "Viper")]
    for _ in range(4):
        table.end_turn()
        way += [space for space, name in table.where.items() if name == "Viper"]
    assert way == ["Sewers", "Bank", "Rooftops", "Streets", "Bridge"]
    assert table.end_turn().gone == ["Viper"]


@pytest.mark.rule("LG-CITY-06", "LG-CITY-07")
def test_a_newcomer_pushes_those_in_the_way_one_space_on():
    table = Scenario().city(Sewers="Viper", Bank="Sentinel").villain_deck("Super-Skrull", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Super-Skrull", "Bank": "Viper", "Rooftops": "Sentinel"}


@pytest.mark.rule("LG-CITY-08")
def test_a_gap_stops_the_push():
    table = Scenario().city(Sewers="Viper", Rooftops="Sentinel").villain_deck("Super-Skrull", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Super-Skrull", "Bank": "Viper", "Rooftops": "Sentinel"}


@pytest.mark.rule("LG-CITY-09")
def test_nobody_moves_for_one_who_enters_an_empty_space():
    table = Scenario().city(Bank="Sentinel").villain_deck("Super-Skrull", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Super-Skrull", "Bank": "Sentinel"}


@pytest.mark.rule("LG-VILLAINDECK-03")
def test_only_villains_push():
    table = Scenario().city(Sewers="Viper").villain_deck("Bystander", "Twist").begin_turn()
    assert table.where == {"Sewers": "Viper"}
    assert table.held_by("Viper") == ["Bystander"]


@pytest.mark.rule("LG-CITY-01", "LG-ESCAPE-01")
def test_who_is_pushed_off_the_bridge_escapes():
    table = Scenario().city(**FULL).hq("Hulk Smash!", "Odinson").hero_deck("Quick Draw", "Arc Reactor")
    table.villain_deck("Sentinel", "Bystander").begin_turn("Odinson")
    assert table.where["Bridge"] == "Green Goblin"
    assert table.gone == ["Venom"]
    assert table.koed == ["Odinson"]
    assert table.in_hq[1] == "Quick Draw"
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1], "Venom's own Escape effect comes last"


@pytest.mark.rule("LG-ESCAPE-03")
def test_a_hero_of_cost_7_is_not_lost_to_an_escape():
    table = Scenario().city(**FULL).hq("Hulk Smash!", "Pure Fury", "Odinson", "Diamond Form", "Arc Reactor")
    table.villain_deck("Sentinel", "Bystander").leaving("begin")
    assert table.offered == ["ko Odinson", "ko Arc Reactor"]


@pytest.mark.rule("LG-ESCAPE-05")
def test_an_hq_of_dear_heroes_loses_none():
    table = Scenario().city(**FULL).hq("Hulk Smash!", "Pure Fury", "Diamond Form", "Tidal Wave", "X-Men United")
    table.villain_deck("Sentinel", "Bystander").begin_turn()
    assert table.gone == ["Venom"]
    assert table.koed == []


@pytest.mark.rule("LG-ESCAPE-09")
def test_a_player_without_cards_discards_nothing_and_the_others_do():
    table = Scenario(players=3).city(**FULL | {"Bridge": "Doctor Octopus"}).holding("Doctor Octopus", "Bystander")
    table.hand("Agent", "Agent").hand("Trooper", "Trooper", seat=2)
    table.villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert [table.in_hand(seat) for seat in (0, 1, 2)] == [["Agent"], [], ["Trooper"]]
    assert [table.in_discard(seat) for seat in (0, 1, 2)] == [["Agent"], [], ["Trooper"]]
    assert [len(table.in_deck(seat)) for seat in (0, 1, 2)] == [10, 10, 10], "nothing comes off a deck instead"
    assert table.seat_asked == 0, "and the turn goes on"


@pytest.mark.rule("LG-ESCAPE-06", "LG-ESCAPE-07")
def test_bystanders_carried_off_cost_every_player_one_card():
    table = (
        Scenario(players=3).city(**FULL | {"Bridge": "Doctor Octopus"}).hand("Agent", "Trooper").hand("Agent", seat=2)
    )
    table.holding("Doctor Octopus", "Bystander", "Bystander", "Bystander")
    table.villain_deck("Sentinel", "Bystander").begin_turn("ko", "Trooper")
    assert table.gone == ["Doctor Octopus", "Bystander", "Bystander", "Bystander"]
    assert [table.in_hand(seat) for seat in (0, 1, 2)] == [["Agent"], [], []]
    assert table.in_discard(2) == ["Agent"]


@pytest.mark.rule("LG-ESCAPE-08")
def test_an_escape_without_bystanders_costs_no_cards():
    table = Scenario().city(**FULL | {"Bridge": "Doctor Octopus"}).hand("Agent", "Trooper")
    table.villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.in_hand() == ["Agent", "Trooper"]


@pytest.mark.rule("LG-BYSTANDER-01")
def test_the_villain_closest_to_the_villain_deck_takes_the_bystander():
    table = Scenario().city(Bank="Venom", Bridge="Viper").villain_deck("Bystander", "Twist").begin_turn()
    assert table.held_by("Venom") == ["Bystander"]


@pytest.mark.rule("LG-BYSTANDER-02")
def test_without_a_villain_the_mastermind_takes_the_bystander():
    table = Scenario().villain_deck("Bystander", "Twist").begin_turn()
    assert table.held_by("Red Skull") == ["Bystander"]


@pytest.mark.rule("LG-BYSTANDER-08", "LG-AMBUSH-01")
def test_green_goblin_takes_a_bystander_from_the_stack():
    table = Scenario().villain_deck("Green Goblin", "Twist").stack("bystanders", 5).begin_turn()
    assert table.held_by("Green Goblin") == ["Bystander"]
    assert len(table.cards(BYSTANDERS)) == 4


@pytest.mark.rule("LG-AMBUSH-02")
def test_an_ambush_comes_after_the_escape_it_caused():
    table = Scenario().city(**FULL | {"Bridge": "Doctor Octopus"}).villain_deck("Skrull Shapeshifters", "Bystander")
    table.hq("Odinson", "Quick Draw").hero_deck("Arc Reactor", "Oddball", "Team Player").begin_turn("Odinson")
    assert table.held_by("Skrull Shapeshifters") == ["Arc Reactor"], "the Hero that came for the one lost"


@pytest.mark.rule("LG-AMBUSH-03")
def test_a_villain_played_by_an_effect_does_its_ambush():
    table = Scenario().city(Bank="Endless Armies of HYDRA").villain_deck("Green Goblin", "Sentinel", "Bystander")
    table.points(attack=4).bringing(2).fight("Endless Armies of HYDRA")
    assert table.where == {"Sewers": "Sentinel", "Bank": "Green Goblin"}
    assert table.held_by("Green Goblin") == ["Bystander"]


@pytest.mark.rule("LG-ESCAPE-20")
def test_a_hero_held_by_an_escaping_villain_goes_along():
    table = Scenario().city(**FULL | {"Bridge": "Skrull Shapeshifters"}).holding("Skrull Shapeshifters", "Odinson")
    table.hand("Agent").villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.gone == ["Skrull Shapeshifters", "Odinson"]
    assert table.in_hand() == ["Agent"], "no Bystander was carried off"
