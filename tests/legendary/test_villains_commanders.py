"""Villains: its Commanders and their Tactics."""

import pytest

from longbox.clients.legendary.board import plot
from longbox.games.legendary.chapters.villain_deck import STRIKE_BESIDE
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import HERO_DECK, MADAME_HYDRA, OVER_MASTERMIND, VILLAIN_DECK
from longbox.seen import Seen
from longbox.terminal.tiles import Marks

from .scenario import Scenario

ODIN = "villains-odin"
WARRIORS = "Asgardian Warriors"


def against(mastermind, players=2, **setup) -> Scenario:
    return Scenario(side="villains", mastermind=mastermind, players=players, **setup)


def strikes(mastermind, **setup) -> Scenario:
    return against(mastermind, **setup).villain_deck("Strike", *["Bystander"] * 5)


def wins(mastermind, tactic, players=2, **setup) -> Scenario:
    """Somebody is about to take this Tactic, and others are left."""
    table = against(mastermind, players, **setup).tactics(tactic, tactic)
    return table.points(attack=30)


def boss(table) -> str:
    (card,) = masterminds(table.game)
    return table.state.definition[card].name


def fought(table, *answers) -> Scenario:
    return table.fight(boss(table), *answers)


def attack(table) -> int:
    table.can("end")
    return table.attack_of(boss(table))


def bindings(table) -> list[int]:
    return [table.bindings(seat) for seat in range(table.state.seats)]


@pytest.mark.rule("LG-CARD-67", "LG-CARD-68")
def test_odin_lets_each_in_turn_order_put_a_warrior_into_the_city():
    table = strikes(ODIN, players=3).victory(WARRIORS).victory(WARRIORS, WARRIORS, seat=2)
    table.leaving("begin")
    assert table.seat_asked == 0
    table.answer("Put Asgardian Warriors into the Bank")
    assert table.where == {"Bank": WARRIORS}
    assert bindings(table) == [0, 1, 0], "the second player has none"
    assert table.seat_asked == 2
    table.answer("Put Asgardian Warriors into the Sewers")
    assert table.where == {"Bank": WARRIORS, "Sewers": WARRIORS}
    assert (table.in_victory(), table.in_victory(2)) == ([], [WARRIORS])


@pytest.mark.rule("LG-CARD-68")
def test_where_no_space_is_empty_odin_binds_whoever_has_warriors():
    city = dict.fromkeys(("Bridge", "Streets", "Rooftops", "Bank"), "Cops")
    table = strikes(ODIN, players=3).city(**city).victory(WARRIORS).victory(WARRIORS, WARRIORS, seat=1)
    table.begin_turn()
    assert table.where["Sewers"] == WARRIORS
    assert bindings(table) == [0, 1, 1]
    assert table.in_victory(1) == [WARRIORS, WARRIORS]


def test_odin_is_stronger_by_his_warriors_at_large():
    table = against(ODIN).city(Bank=WARRIORS, Sewers="Cops").escaped(WARRIORS, WARRIORS, "Cops").victory(WARRIORS)
    assert attack(table) == 10 + 3


@pytest.mark.rule("LG-ADVSOLO-07")
def test_alone_another_backup_group_stands_in_for_odins_warriors():
    table = against(ODIN, players=1, solo="advanced", henchmen=["cops"])
    assert attack(table.city(Bank="Cops", Sewers=WARRIORS).escaped("Cops")) == 10 + 2
    table = Scenario(side="villains", mastermind=ODIN, players=1, solo="advanced", henchmen=["cops"])
    table.villain_deck("Strike", "Bystander", "Bystander").victory("Cops").bringing(1)
    table.begin_turn("Put Cops into the Bank")
    assert table.held_by("Cops") == ["Bystander"]


def test_divine_justice_binds_who_is_bound():
    table = wins(ODIN, "Divine Justice", 3).discard("Bindings", seat=1).discard("Operative", seat=2)
    assert bindings(fought(table)) == [0, 2, 0]


def test_valhalla_and_riches_count_warriors_won():
    table = wins(ODIN, "Might of Valhalla").victory(WARRIORS, WARRIORS, "Cops")
    assert len(fought(table).in_hand()) == 2
    assert fought(wins(ODIN, "Riches of Asgard").victory(WARRIORS, "Cops")).recruit_points == 1


def test_the_valkyries_take_a_card_for_each_warrior_that_has_overrun():
    table = wins(ODIN, "Ride of the Valkyries", 3).escaped(WARRIORS, WARRIORS, "Cops")
    table.hand(*["Operative"] * 3, seat=1).hand("Operative", seat=2)
    fought(table)
    assert [len(table.in_hand(seat)) for seat in (1, 2)] == [1, 0]


def test_each_strike_beside_nick_fury_demolishes_once():
    table = strikes("nick-fury").hand("Brilliant Research", "Devour", "Operative").hero_deck("Odinson", "Devour")
    table.begin_turn()
    assert table.in_hand() == ["Devour", "Operative"]
    assert table.cards(OVER_MASTERMIND) == ["Strike"]
    table = strikes("nick-fury").hand("Brilliant Research", "Devour", "Operative").hero_deck("Odinson", "Devour")
    table._new("Strike", OVER_MASTERMIND.first)
    roles.bind(table.game, table.state.zones[OVER_MASTERMIND.first][0], masterminds(table.game)[0], STRIKE_BESIDE)
    table.begin_turn()
    assert table.in_hand() == ["Operative"]
    assert table.cards(OVER_MASTERMIND) == ["Strike", "Strike"]


def test_furys_head_is_worth_madame_hydra():
    table = wins("nick-fury", "Bounty on Fury's Head").hand("Operative", "Soldier", "Devour").play("Devour")
    fought(table.points(attack=30), "Operative", "Soldier", "yes", "no")
    assert table.koed == ["Operative", "Soldier"]
    assert (table.in_discard(), len(table.cards(MADAME_HYDRA))) == (["Madame HYDRA"], 11)


def test_hydra_is_purged():
    table = wins("nick-fury", "Purge HYDRA").hand("Operative", "Soldier", "Soldier", "Devour", seat=1)
    fought(table, "Operative")
    assert sorted(table.in_hand(1)) == ["Devour", "Soldier"]


@pytest.mark.rule("LG-AMBUSH-01")
def test_an_avenger_comes_back_over_the_bridge():
    table = wins("nick-fury", "The Avengers Initiative", 3).city(Bridge="Cops")
    table.victory("Thor", "Cops", seat=1).victory("Wasp", seat=2).hand("Crazed Experiments", seat=2)
    fought(table.hq("Octo-Pulverize", *["Odinson"] * 4), "reveal")
    assert table.where == {"Bridge": "Thor", "Streets": "Cops"}
    assert table.koed == ["Octo-Pulverize"], "he has ambushed"
    assert table.in_victory(2) == ["Wasp"]


def test_on_the_heroes_board_the_bridge_is_the_way_out():
    table = Scenario(mastermind="nick-fury", villains=["avengers"], expansions=["villains"])
    table.tactics("The Avengers Initiative", "The Avengers Initiative").points(attack=9)
    table.city(Bridge="Cops", Bank="Cops").victory("Wasp", seat=1).hq(*["Odinson"] * 5)
    table.fight("Nick Fury", "ko")
    assert (table.where, table.gone) == ({"Bank": "Cops", "Bridge": "Wasp"}, ["Cops"])


@pytest.mark.rule("LG-CARD-86")
def test_total_fury_wins_iron_fist_whatever_he_asks_for():
    table = wins("nick-fury", "Total Fury").city(Bank="Iron Fist", Sewers="Luke Cage")
    table.ko_pile("Operative", "Soldier", "Operative", "Madame HYDRA", "Devour")
    assert not table.can("fight", "Iron Fist")
    assert fought(table).in_victory() == ["Total Fury", "Iron Fist"]


@pytest.mark.rule("LG-CARD-86")
def test_whoever_falls_to_total_fury_does_the_fight_effect():
    table = wins("nick-fury", "Total Fury").city(Bank="Cops").ko_pile(*["Operative"] * 4)
    assert fought(table).in_discard() == ["New Recruit"]


@pytest.mark.rule("LG-CARD-87")
def test_total_fury_never_defeats_the_commander():
    table = wins("nick-fury", "Total Fury").ko_pile(*["Operative"] * 12)
    assert fought(table).in_victory() == ["Total Fury"]


@pytest.mark.rule("LG-CARD-71")
def test_professor_x_takes_the_two_dearest_allies_as_the_active_player_orders_them():
    lair = ("False Reflection", "Ravenous Greed", "Crazed Experiments", "Devour", "Odinson")
    table = strikes("professor-x").hq(*lair).hero_deck(*["Odinson"] * 5)
    table.begin_turn("Ravenous Greed")
    assert table.cards(OVER_MASTERMIND) == ["Ravenous Greed", "False Reflection"]
    assert attack(table) == 8 + 2
    table.points(recruit=14)
    assert table.can("recruit", "False Reflection")
    assert not table.can("recruit", "Ravenous Greed")
    table.recruit("False Reflection").recruit("Ravenous Greed")
    assert table.in_discard() == ["False Reflection", "Ravenous Greed"]
    assert attack(table) == 8


@pytest.mark.rule("LG-CARD-71")
def test_of_several_that_cost_as_much_the_active_player_chooses():
    lair = ("False Reflection", "Unstable Kidnapper", "Crazed Experiments", "Devour", "Odinson")
    table = strikes("professor-x").hq(*lair).hero_deck(*["Odinson"] * 5)
    table.leaving("begin")
    assert len(table.options) == 3, "one who costs 7, and one of two who cost 5"
    table.answer("Crazed Experiments")
    assert table.cards(OVER_MASTERMIND) == ["Crazed Experiments", "False Reflection"]
    table = strikes("professor-x").hq(*lair).hero_deck(*["Odinson"] * 5)
    table.leaving("begin", "", "False Reflection")
    assert table.offered == ["lay on pile Unstable Kidnapper", "lay on pile Crazed Experiments"]


def test_cerebro_finds_mutants():
    table = wins("professor-x", "Cerebro Device").villain_deck("Angel", "Cops", "Beast", "Bystander").bringing(2)
    fought(table)
    assert table.where == {"Bridge": "Beast", "Streets": "Angel"}
    assert table.cards(VILLAIN_DECK)[::-1] == ["Cops", "Bystander"]


def test_mental_dominance_takes_three_allies_of_the_deck():
    table = wins("professor-x", "Mental Dominance").hero_deck("Odinson", "Devour", "Hidden Weapons", "Spy Games")
    fought(table)
    assert sorted(table.cards(OVER_MASTERMIND)) == ["Devour", "Hidden Weapons", "Odinson"]
    assert attack(table) == 8 + 3


def test_the_mightiest_mind_takes_an_ally_of_each_other_player():
    table = wins("professor-x", "Mightiest Mutant Mind", 3).hand("Operative", "Devour", seat=1)
    fought(table.hand("Devour", "Hidden Weapons", seat=2), "reveal")
    assert (table.cards(OVER_MASTERMIND), table.in_hand(1)) == (["Devour"], ["Operative"])
    assert len(table.in_hand(2)) == 2


def test_telepathy_imprisons():
    table = wins("professor-x", "Telepathic Imprisonment", 3).hand("Hidden Weapons", seat=2)
    assert bindings(fought(table, "reveal")) == [0, 1, 0]


def test_dr_strange_sees_the_strongest_coming_and_plays_a_twist():
    table = against("dr-strange").villain_deck("Strike", "Cops", "Twist", "Venom", "Bystander", "Bystander")
    table.bringing(1).begin_turn()
    deck = table.cards(VILLAIN_DECK)[::-1]
    assert (deck[0], deck[-1], len(deck)) == ("Venom", "Cops", 4)
    assert table.state.twists == 1


def test_dr_strange_without_twist_or_adversary_puts_the_cards_below():
    table = against("dr-strange").villain_deck("Strike", "Bystander", "Bystander", "Strike", "Cops").begin_turn()
    assert table.cards(VILLAIN_DECK)[::-1][0] == "Cops"


def test_the_vishanti_exchange_hands():
    table = (
        wins("dr-strange", "Book of the Vishanti", 3)
        .hand("Operative", "Devour", seat=1)
        .deck("Odinson", "Odinson", seat=1)
    )
    fought(table.hand("Spy Games", "Operative", seat=2), "reveal")
    assert (table.in_hand(1), len(table.in_hand(2))) == (["Odinson", "Odinson"], 2)


def test_the_bands_of_cyttorak_bind_by_colours():
    table = wins("dr-strange", "Crimson Bands of Cyttorak").hand("Operative", "Devour", "Odinson", "Bindings", seat=1)
    assert table.in_hand(1).count("Bindings") == 1
    fought(table)
    assert table.in_discard(1) == ["Bindings", "Bindings"]


def test_the_eye_gives_everybody_an_ally():
    table = wins("dr-strange", "Eye of Agamotto").hero_deck("Odinson", "Devour", "Spy Games")
    fought(table, "Devour")
    assert (table.in_discard(), table.in_discard(1)) == (["Devour"], ["Odinson"])
    assert table.cards(HERO_DECK) == ["Spy Games"]


def test_the_winds_pass_coloured_allies_after_the_new_hand():
    table = wins("dr-strange", "Winds of Watoomb", 3).deck(*["Operative"] * 5, "Devour", *["Operative"] * 9)
    fought(table.hand("Odinson", "Operative", seat=1).hand("Operative", "Soldier", seat=2))
    table.end_turn()
    assert (table.in_hand(1), sorted(table.in_hand(2))) == (
        ["Operative", "Devour"],
        ["Odinson", "Operative", "Soldier"],
    )


def test_the_terminal_tells_who_is_a_pawn():
    table = strikes("professor-x").hq("Octo-Pulverize", "Ravenous Greed", "Devour", "Devour", "Odinson")
    table.hero_deck(*["Odinson"] * 5).begin_turn("Ravenous Greed")
    lines = plot(Seen(table.seen(0)), Marks(), 240)
    assert "Ravenous Greed ×1 beside it" in "\n".join(str(line) for line in lines)
