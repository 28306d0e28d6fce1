"""Deadpool, in positions that come up less often: nothing to choose, nobody to lose, and just not enough."""

import pytest

from .scenario import Scenario

MUTATES = "Savage Land Mutates"
VIOLENT = "4 Attack, 1 of it in excess"


def pushing(name, **table):
    """The city is full, and this Villain escapes when the next one comes."""
    city = {"Bridge": name, "Streets": "Viper", "Rooftops": "Viper", "Bank": "Viper", "Sewers": "Viper"}
    return Scenario(**table).city(**city).villain_deck("Viper")


@pytest.mark.card("saturday-morning-harpoons")
@pytest.mark.parametrize(("way", "won"), [(VIOLENT, ["Bystander", MUTATES]), ("3 Attack", [MUTATES])])
def test_harpoons_rescue_a_bystander_for_the_excess_only(way, won):
    table = Scenario().stack("bystanders", 5).hand("Saturday Morning Harpoons").city(Bank=MUTATES).points(attack=2)
    table.play("Saturday Morning Harpoons").fight(MUTATES, way=way)
    assert sorted(table.in_victory()) == won


@pytest.mark.card("sting-of-the-stingrays-sting")
@pytest.mark.parametrize(("answer", "koed"), [("done", []), ("Odinson", ["Odinson"]), ("Wound", ["Wound"])])
def test_sting_may_ko_a_card_of_the_discard_pile_or_none(answer, koed):
    table = Scenario().hand("Sting of the Stingray's Sting", "Odinson").discard("Wound").points(attack=4)
    table.city(Bank=MUTATES).play("Sting of the Stingray's Sting").fight(MUTATES, answer, way=VIOLENT)
    assert (table.koed, table.recruit_points) == (koed, 3)


@pytest.mark.card("superpowered-swimsuit")
def test_a_swimsuit_is_good_on_the_bridge_and_against_the_mastermind():
    table = Scenario(mastermind="red-skull").hand(*["Superpowered Swimsuit"] * 2).city(Bridge="Viper", Bank="Viper")
    table.points(attack=2).play("Superpowered Swimsuit").play("Superpowered Swimsuit")
    assert [option.cards for option in table.options if option.verb == "fight"] == [
        (table.state.zones[table.zone_in_city("Bridge")][0],)
    ], "Viper has 5 Attack"
    assert not table.can("fight", "Red Skull")
    assert table.points(attack=7).can("fight", "Red Skull")
    table = Scenario(mastermind="red-skull").hand(*["Superpowered Swimsuit"] * 2).points(attack=4)
    assert table.play("Superpowered Swimsuit").play("Superpowered Swimsuit").can("fight", "Red Skull")


@pytest.mark.card("ultimate-deadpool")
def test_six_is_not_ultimate_enough():
    heroes = ("Deadpool Rage!", "Surprise Chainsaw", *["Keen Senses"] * 3)
    table = Scenario().city(Bank="Ultimate Deadpool").points(attack=6).hq(*heroes)
    table.fight("Ultimate Deadpool", way="6 Attack, 1 of it in excess")
    assert len(table.in_hand()) == 1
    table = pushing("Ultimate Deadpool").hq(*heroes).begin_turn("Keen Senses")
    assert sorted(table.koed) == ["Deadpool Rage!", "Keen Senses"]


@pytest.mark.card("ultimate-deadpool")
def test_without_the_excess_he_gives_nothing():
    table = Scenario().city(Bank="Ultimate Deadpool").points(attack=6).hq("Deadpool Rage!", *["Keen Senses"] * 4)
    table.fight("Ultimate Deadpool", way="5 Attack")
    assert table.in_hand() == []


@pytest.mark.card("wolverinepool")
def test_wolverinepool_asks_each_player_when_he_comes():
    table = Scenario(players=3).hand("Agent", "Wound").hand("Odinson", seat=1).hand("Keen Senses", seat=2)
    table.villain_deck("Wolverinepool").begin_turn("Odinson")
    assert [table.wounds(seat) for seat in range(3)] == [2, 0, 1], "0 and 4 are not odd"


@pytest.mark.card("wolverinepool")
def test_whoever_fights_him_may_show_what_lies_in_play():
    table = Scenario(players=2).hand("Odinson").hand("Odinson", seat=1).city(Bank="Wolverinepool").points(attack=7)
    table.play("Odinson").fight("Wolverinepool", "Odinson", "suffer")
    assert (table.wounds(0), table.wounds(1)) == (0, 1), "nobody has to show anything"


@pytest.mark.card("the-deadpool-kid")
def test_in_a_shootout_a_deck_that_is_used_up_is_shuffled_anew_and_none_is_left_out():
    table = pushing("The Deadpool Kid", players=3).deck().discard("Odinson").deck(seat=1).deck("Agent", seat=2)
    table.begin_turn("Keen Senses")
    assert sorted(table.koed) == ["Keen Senses", "Odinson"]
    assert (table.in_deck(2), table.in_discard()) == (["Agent"], [])


@pytest.mark.card("d-e-a-d-p-o-o-l")
@pytest.mark.parametrize(("way", "koed"), [("4 Attack", []), ("5 Attack, 1 of it in excess", ["Odinson"])])
def test_an_accident_happens_to_one_of_your_heroes(way, koed):
    table = Scenario().hand("Odinson", "Wound").discard("Agent").city(Bank="D.E.A.D.P.O.O.L.").points(attack=6)
    table.fight("D.E.A.D.P.O.O.L.", way=way)
    assert table.koed == koed


@pytest.mark.card("deadpool-deadpool-deadpool-rage")
def test_a_second_rage_in_a_game_is_in_vain():
    table = Scenario().hand("Deadpool Rage!").deck(*["Agent"] * 12).city(Bank=MUTATES, Bridge=MUTATES)
    (rage,) = table.state.zones[table.zone_of_hand(0)]
    table.play("Deadpool Rage!").fight(MUTATES, way=VIOLENT).end_turn()
    assert table.state.active == 0
    table.game.move(rage, table.zone_of_hand(0))
    table.game.ask_again()
    table.play("Deadpool Rage!").fight(MUTATES, way=VIOLENT).end_turn()
    assert table.state.active == 1


@pytest.mark.card("electroplasmic-insanity")
def test_whoever_leaves_the_discard_pile_keeps_the_hero_there():
    table = Scenario().hand("Electroplasmic Insanity").hq("Surprise Chainsaw", *["Keen Senses"] * 4).discard("Agent")
    table.city(Bank=MUTATES).play("Electroplasmic Insanity")
    table.fight(MUTATES, "Surprise Chainsaw", "no", way=VIOLENT)
    assert sorted(table.in_discard()) == ["Agent", "Surprise Chainsaw"]


@pytest.mark.card("deck-chairs-on-the-titanic")
def test_deck_chairs_may_stay_where_they_are_or_go_either_way():
    table = Scenario().hand("Deck Chairs on the Titanic").city(Rooftops="Viper")
    table.play("Deck Chairs on the Titanic", "done")
    assert table.where == {"Rooftops": "Viper"}
    table = Scenario().hand("Deck Chairs on the Titanic").city(Rooftops="Viper", Bank="Sentinel")
    table.leaving("play", "Deck Chairs on the Titanic", "Viper")
    assert len(table.options) == 2
    assert Scenario().hand("Deck Chairs on the Titanic").play("Deck Chairs on the Titanic").where == {}


@pytest.mark.card("deadpool-deadpool-itll-grow-back")
def test_a_wound_of_the_discard_pile_grows_back_too_and_an_empty_stack_gives_none():
    table = Scenario().hand("It'll Grow Back").discard("Wound").play("It'll Grow Back")
    assert (table.attack, table.state.half_points, table.koed) == (3, ("attack",), ["Wound"])
    table = Scenario().hand("It'll Grow Back").stack("wounds", 0).play("It'll Grow Back")
    assert (table.attack, table.wounds()) == (2, 0)


@pytest.mark.card("phd-in-oceanography")
def test_a_phd_alone_may_ko_and_counts_nothing():
    table = Scenario().hand("PhD in Oceanography", "Wound").ko_pile("Agent").play("PhD in Oceanography", "done")
    assert (table.attack, table.koed, table.in_hand()) == (4, ["Agent"], ["Wound"])


@pytest.mark.card("napoleon-complex")
def test_somebody_who_plays_alone_is_neither_taller_nor_shorter():
    table = Scenario(players=1, heights=[180]).hand("Saturday Morning Harpoons", "Napoleon Complex")
    table.play("Saturday Morning Harpoons").play("Napoleon Complex")
    assert (table.in_hand(), table.recruit_points) == ([], 2)
