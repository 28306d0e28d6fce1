"""Uru-Enchanted Weapons: how strong an enemy is turns up when it is fought, and who has too little fails."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import VILLAIN_DECK

from ..scenario import Scenario

IRON_MAN = "Uru-Enchanted Iron Man"


def among_villains(**setup):
    known = {"mastermind": "uru-enchanted-iron-man", "scheme": "fear-itself", "villains": ["the-mighty"]}
    return Scenario(side="villains", **(known | setup))


def deck(table: Scenario) -> list[str]:
    """The top card first."""
    return table.cards(VILLAIN_DECK)[::-1]


def fighting(enemy: str, attack: int, *cards: str) -> Scenario:
    return among_villains().city(Bank=enemy).villain_deck(*cards).points(attack=attack)


@pytest.mark.rule("LG-KW-URU-01", "LG-KW-URU-02")
def test_the_points_of_what_turns_up_come_on_top():
    table = fighting("Wolverine", 11, "Bystander", "Sabretooth", "Venom").fight("Wolverine")
    assert table.in_victory() == ["Wolverine"]
    assert table.attack == 11 - 5 - 1 - 3
    assert len(table.in_hand()) == 2, "Fight or Fail"


@pytest.mark.rule("LG-KW-URU-03", "LG-KW-URU-05")
def test_who_has_too_little_loses_all_attack_and_may_fight_no_more():
    table = fighting("Wolverine", 7, "Bystander", "Sabretooth", "Venom").city(Streets="Whirlwind").fight("Wolverine")
    assert table.where == {"Bank": "Wolverine", "Streets": "Whirlwind"}
    assert table.attack == 0
    assert len(table.in_hand()) == 2, "Fight or Fail"
    table.points(attack=10)
    assert not table.can("fight")
    assert [reason.rule for reason in table.why_not("fight", "Whirlwind")] == ["LG-KW-URU-03"]
    assert table.end_turn().points(attack=10).can("fight", "Whirlwind")


@pytest.mark.rule("LG-KW-URU-04")
@pytest.mark.parametrize("attack", [5, 12])
def test_what_turned_up_goes_under_the_deck_in_random_order(attack):
    orders = set()
    for seed in range(12):
        table = fighting("Wolverine", attack, "Sabretooth", "Venom", *["Bystander"] * 5).random(seed).fight("Wolverine")
        assert deck(table)[:5] == ["Bystander"] * 5
        orders.add(tuple(deck(table)[5:]))
    assert orders == {("Sabretooth", "Venom"), ("Venom", "Sabretooth")}


@pytest.mark.rule("LG-KW-URU-06")
def test_without_the_printed_attack_nothing_is_begun():
    table = fighting("Wolverine", 4, "Bystander", "Bystander")
    assert not table.can("fight", "Wolverine")
    assert [reason.rule for reason in table.why_not("fight", "Wolverine")] == ["LG-FIGHT-03"]
    assert table.points(attack=5).ways("Wolverine") == ["5 Attack or more"]


@pytest.mark.rule("LG-KW-URU-07")
def test_nothing_is_played_between_the_cards_and_the_outcome():
    table = fighting("Hawkeye", 3, "Sabretooth").hand("Odinson", "Dimensional Blade").artifacts("Mjolnir")
    table.leaving("fight", "Hawkeye")
    assert table.attack == 0, "it has failed already when its effect asks"
    assert table.offered == ["mode", "mode"]
    (card,) = table.state.zones[table.zone_of_hand(0)][:1]
    assert RULES.why_not(table.game, 0, "play", card, -1) != []


@pytest.mark.rule("LG-KW-URU-08")
def test_a_deck_that_runs_out_is_made_of_what_turned_up():
    table = fighting("Wolverine", 20, "Sabretooth").fight("Wolverine")
    assert table.attack == 20 - 5 - 3 - 3, "it turned up twice"
    assert deck(table) == ["Sabretooth"]
    assert table.result is None


@pytest.mark.rule("LG-KW-URU-09")
def test_without_any_card_the_printed_attack_will_do():
    table = fighting("Hawkeye", 3).fight("Hawkeye", "mode")
    assert table.in_victory() == ["Hawkeye"]
    assert table.attack == 0


@pytest.mark.rule("LG-KW-URU-10")
def test_twists_and_strikes_are_worth_nothing_and_do_nothing():
    table = fighting("Wolverine", 5, "Twist", "Strike", "Bystander").fight("Wolverine")
    assert table.in_victory() == ["Wolverine"]
    assert (table.state.twists, len(table.state.hq)) == (0, 8)
    assert sorted(deck(table)[1:]) == ["Strike", "Twist"]


def test_black_widow_lets_bystanders_be_kidnapped():
    table = fighting("Black Widow", 3, "Bystander", "Venom", "Twist").bringing(1).fight("Black Widow")
    assert table.in_victory() == ["Bystander"]
    assert deck(table) == ["Twist", "Venom"]


def test_dr_strange_puts_the_best_on_top_and_gives_recruit():
    table = among_villains().villain_deck("Dr. Strange", "Bystander", "Venom", "Whirlwind", "Twist").begin_turn()
    assert deck(table)[:2] == ["Venom", "Twist"]
    assert sorted(deck(table)[2:]) == ["Bystander", "Whirlwind"]
    table = fighting("Dr. Strange", 5, "Twist").fight("Dr. Strange")
    assert table.recruit_points == 2


def test_hawkeye_lets_others_draw_or_discard():
    table = fighting("Hawkeye", 3, "Twist").hand("Operative", seat=1).leaving("fight", "Hawkeye")
    table._choose(table.options[0])
    assert len(table.in_hand(1)) == 2
    table = fighting("Hawkeye", 3, "Twist").hand("Operative", "Operative", seat=1).leaving("fight", "Hawkeye")
    table._choose(table.options[1])
    assert table.in_hand(1) == ["Operative"]


def test_iron_fist_costs_an_ally_if_an_adversary_turned_up():
    assert fighting("Iron Fist", 3, "Venom").hand("Operative").fight("Iron Fist").koed == ["Operative"]
    assert fighting("Iron Fist", 3, "Bystander").hand("Operative").fight("Iron Fist").koed == []


def test_ms_marvel_plays_twists_and_strikes():
    table = fighting("Ms. Marvel", 4, "Twist", "Bystander").bringing(1)
    table.fight("Ms. Marvel", "Keen Senses")
    assert (table.state.twists, len(table.state.hq)) == (1, 7)
    assert fighting("Ms. Marvel", 9, "Venom").fight("Ms. Marvel").in_victory() == ["Ms. Marvel"]


def test_red_she_hulk_hands_over_an_adversary():
    assert fighting("Red She-Hulk", 4, "Venom").bringing(1).fight("Red She-Hulk").in_victory() == ["Venom"]


def test_spider_man_lets_cheap_cards_be_played():
    table = fighting("Spider-Man", 5, "Whirlwind", "Venom", "Bystander").bringing(1)
    table.fight("Spider-Man")
    assert "Whirlwind" in table.where.values()
    assert "Venom" not in table.where.values()


def overrun(name: str) -> Scenario:
    table = among_villains().city(Sewers=name, **dict.fromkeys(("Bridge", "Streets", "Rooftops", "Bank"), "Venom"))
    return table.villain_deck("Whirlwind", "Bystander")


def test_overruns_bring_bindings():
    for name in ("Ms. Marvel", "Spider-Man", "Wolverine"):
        table = overrun(name).leaving("begin", "", "Keen Senses")
        assert table.in_discard().count("Bindings") + table.in_hand().count("Bindings") == 1
    assert deck(table)[0] == "Wolverine"
    assert table.gone == []


def test_iron_man_has_a_weapon_for_each_strike_beside_him():
    table = among_villains().villain_deck("Strike", "Bystander").hero_deck("Odinson").begin_turn()
    table.villain_deck("Sabretooth").points(attack=10).tactics("Repulsor Coils", "Repulsor Coils")
    table.fight(IRON_MAN)
    assert table.attack == 0
    assert table.in_victory() == ["Repulsor Coils"]
    assert table.in_discard(1) == ["Bindings"]
    fresh = among_villains().points(attack=7).tactics("Quantum Inventions", "Quantum Inventions")
    assert fresh.ways(IRON_MAN) == ["7 Attack"]


def test_the_tactics_of_iron_man():
    table = among_villains().points(attack=7).tactics(*["Quantum Inventions"] * 2).hand("Weapons Master")
    table.hand("Bio-Engineered Cyborg").fight(IRON_MAN, "reveal")
    assert len(table.in_hand()) == 5
    table = among_villains().points(attack=7).tactics(*["Armor of the Destroyer"] * 2).hero_deck(*["Operative"] * 3)
    table.hand("Bio-Engineered Cyborg").hand("Operative", "Operative", seat=1).fight(IRON_MAN)
    assert table.in_hand(1) == ["Operative"]
    table = among_villains().points(attack=7).tactics(*["Pepper Potts in Rescue Armor"] * 2).hero_deck("Operative")
    table.fight(IRON_MAN)
    assert table.points(attack=7).ways(IRON_MAN) == ["7 Attack or more"]
