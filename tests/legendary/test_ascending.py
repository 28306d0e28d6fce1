"""Several Masterminds, and Villains that ascend."""

import pytest

from longbox.games.legendary.chapters import setup
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import is_villain, masterminds
from longbox.games.legendary.table.zones import ESCAPED, MASTERMIND_SPACE

from .scenario import Scenario


def escaped(name: str, **setup: object) -> Scenario:
    """A Villain has just escaped, and nobody holds a card but for what the test deals."""
    table = Scenario(**setup).hand().hand(seat=1).villain_deck("Sentinel").city(Bridge=name)
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    return table.begin_turn("Keen Senses")


@pytest.mark.rule("LG-ASCEND-01", "LG-ESCAPE-18")
def test_a_villain_that_ascends_is_a_further_mastermind_and_no_villain():
    table = escaped("Zombie Loki", mastermind="red-skull")
    loki = table.find("Zombie Loki")
    assert table.cards(MASTERMIND_SPACE) == ["Red Skull", "Zombie Loki"]
    assert table.cards(ESCAPED) == []
    assert not is_villain(table.game, loki)
    assert masterminds(table.game) == [table.find("Red Skull"), loki]
    seen = {card["name"]: card for card in table.seen(0)["zones"]["mastermind"]["cards"]}
    assert "villain" not in seen["Zombie Loki"]
    assert seen["Zombie Loki"]["attack"] == 8


@pytest.mark.rule("LG-ASCEND-02", "LG-MULTIMASTER-01")
def test_the_first_mastermind_beaten_is_no_victory_while_an_ascended_one_is_left():
    table = escaped("Zombie Loki", mastermind="red-skull").points(attack=7)
    table.tactics_of(table.find("Red Skull"), "Negablast Grenades")
    table.fight("Red Skull")
    assert table.result is None
    assert not table.can("fight", "Red Skull")
    table.points(attack=8).leaving("fight", "Zombie Loki")
    assert table.result is not None
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-ASCEND-03")
def test_one_fight_takes_the_card_itself():
    table = escaped("Zombie Loki", mastermind="red-skull").points(attack=8).fight("Zombie Loki")
    assert table.in_victory() == ["Zombie Loki"]
    assert table.cards(MASTERMIND_SPACE) == ["Red Skull"]
    assert table.result is None, "Red Skull has all his Tactics"


@pytest.mark.rule("LG-ASCEND-02", "LG-MULTIMASTER-02")
@pytest.mark.parametrize("first", ["Red Skull", "Zombie Loki"])
def test_a_strike_lets_each_act_in_the_order_that_the_active_player_picks(first):
    table = escaped("Zombie Loki", mastermind="red-skull").villain_deck("Strike", "Bystander")
    table.deck(*["Agent"] * 9).deck(*["Trooper"] * 12, seat=1).hand("Odinson", seat=1)
    table.leaving("end")
    assert table.seat_asked == 1
    assert table.offered == ["strike Red Skull", "strike Zombie Loki"]
    table.answer(first)
    if first == "Red Skull":
        assert "Odinson" in table.koed or "KO" in str(table.asked)
    else:
        assert table.asked.endswith("['reveal Odinson', 'suffer']")
        table.answer("reveal")
    assert "Odinson" in table.koed
    assert table.wounds(0) == 1
    assert table.wounds(1) == (first == "Red Skull"), "without Odinson there is no Strength to show"


@pytest.mark.rule("LG-MULTIMASTER-02")
def test_a_beaten_mastermind_strikes_no_more():
    table = escaped("Zombie Loki", mastermind="red-skull").points(attack=7)
    table.tactics_of(table.find("Red Skull"), "Negablast Grenades")
    table.fight("Red Skull").villain_deck("Strike", "Bystander").leaving("end")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    assert "Agent" not in table.koed


@pytest.mark.rule("LG-ASCEND-01")
def test_a_beaten_one_lies_in_the_victory_pile_as_the_villain_that_it_is():
    table = escaped("Zombie Loki", mastermind="red-skull").points(attack=8).fight("Zombie Loki")
    (loki,) = table.state.zones[table.zone_of_victory(0)]
    assert is_villain(table.game, loki)
    table._set(table.zone_in_city("Bank"), ())
    table._set(table.zone_in_city("Rooftops"), ())
    table.villain_deck("Zombie Venom", "Bystander").leaving("end")
    assert "Zombie Loki" in table.where.values(), "and rises like any other"
    assert table.attack_of("Zombie Loki") == 8


def test_zombie_mr_sinister_collects_bystanders():
    table = escaped("Zombie Mr. Sinister", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand(*["Agent"] * 3, seat=1).deck("Agent", "Agent", "Agent", "Agent", "Agent", "Agent")
    table.leaving("end", "", "Zombie Mr. Sinister")
    assert table.held_by("Zombie Mr. Sinister") == ["Bystander"]
    cards = (len(table.in_hand(0)), len(table.in_hand(1)))
    assert cards == (5, 3), "he takes one card for his one Bystander, and only from a hand of six"


def test_zombie_thanos_takes_a_hero_with_a_class():
    table = escaped("Zombie Thanos", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand("Odinson", "Agent", seat=1).leaving("end", "", "Zombie Thanos")
    assert table.koed.count("Odinson") == 1
    assert "Agent" not in table.koed


def test_zombie_mysterio_becomes_a_tactic():
    table = Scenario(mastermind="red-skull").hand().hand(seat=1).villain_deck("Sentinel").city(Bridge="Zombie Mysterio")
    table.tactics("Negablast Grenades")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert table.cards(ESCAPED) == []
    table.deck("Agent", "Agent").points(attack=14)
    while table.result is None and table.can("fight", "Red Skull"):
        table.leaving("fight", "Red Skull")
        if "Zombie Mysterio" in table.in_victory() and table.result is None:
            assert table.in_hand() == ["Agent", "Agent"]
    assert sorted(table.in_victory()) == ["Negablast Grenades", "Zombie Mysterio"]
    mysterio = next(card for card in table.state.zones[table.zone_of_victory(0)] if table._names([card])[0][0] == "Z")
    assert not is_villain(table.game, mysterio)
    assert table.points_won() == 11


def test_apocalyptic_magneto_leaves_four_cards():
    table = escaped("Apocalyptic Magneto", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand(*["Agent"] * 5, seat=1).leaving("end", "", "Apocalyptic Magneto")
    assert (len(table.in_hand(0)), len(table.in_hand(1))) == (4, 4)


def test_wasteland_kingpin_can_still_be_bribed():
    table = escaped("Wasteland Kingpin", mastermind="dr-doom").points(attack=1, recruit=10)
    table.fight("Wasteland Kingpin")
    assert table.in_victory() == ["Wasteland Kingpin"]


def test_wasteland_kingpin_deals_new_hands():
    table = escaped("Wasteland Kingpin", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand(*["Trooper"] * 2, seat=1).leaving("end", "", "Wasteland Kingpin")
    assert (len(table.in_hand(0)), table.in_hand(1)) == (5, ["Agent"] * 5)


def test_deadpool_minds_odd_costs():
    table = escaped("Deadpool", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand("Odinson", seat=1).leaving("end", "", "Deadpool", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


def test_warrior_woman_patrols_the_bank():
    table = escaped("Warrior Woman", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table.hand("Agent", "Trooper", seat=1).leaving("end", "", "Warrior Woman")
    assert table.in_hand(1) == ["Trooper"]
    table = escaped("Warrior Woman", mastermind="dr-doom").villain_deck("Strike", "Bystander")
    table._set(table.zone_in_city("Bank"), ())
    table.hand("Agent", "Trooper", seat=1).leaving("end", "", "Warrior Woman")
    assert table.in_hand(1) == ["Agent", "Trooper"]


def test_an_added_mastermind_has_its_own_tactics_and_must_be_beaten():
    table = Scenario(mastermind="red-skull").points(attack=100)
    doom = setup.lay_mastermind(table.game, COLLECTION.masterminds["dr-doom"])
    table.tactics_of(doom, "Treasures of Latveria").tactics_of(table.find("Red Skull"), "Negablast Grenades")
    assert table.fight("Red Skull").result is None
    assert table.leaving("fight", "Dr. Doom").result is not None
