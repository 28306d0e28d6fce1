"""Cross-Dimensional Rampage: who can't show a card of some character gains a Wound."""

import pytest

from longbox.games.legendary.vocabulary import COLOSSUS, fight, rampage

from ..made_up import villain
from ..scenario import Scenario

GANG = "The Hulk Gang"
WEAPON = "Apocalyptic Weapon X"
COLOSSI = villain("Steel", fight(rampage(COLOSSUS)), attack=1, vp=1)


def holding(hand: str, won: str) -> Scenario:
    """The second player has a card in hand, or has won one."""
    table = Scenario(players=2, scheme="the-legacy-virus").points(attack=5)
    if hand:
        table.hand(hand, seat=1)
    if won:
        table.victory(won, seat=1)
    return table


def shows(table: Scenario) -> bool:
    """Whether the second player may show something; who can't is not asked."""
    asked = table.seat_asked == 1
    if asked:
        table.answer("suffer")
    assert table.wounds(1) == 1
    return asked


def hulk(*, hand: str = "", won: str = "") -> bool:
    """Whoever fights the Hulk Gang has won it then, and can show it."""
    return shows(holding(hand, won).city(Bank=GANG).leaving("fight", GANG, "reveal"))


def wolverine(*, hand: str = "", won: str = "") -> bool:
    table = holding(hand, won).city(Bridge=WEAPON).villain_deck("Sentinel")
    table.city(Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel", Sewers="Sentinel")
    return shows(table.leaving("begin", "", "Keen Senses"))


@pytest.mark.rule("LG-KW-RAMPAGE-01")
def test_who_can_show_a_hulk_may_and_the_others_are_wounded():
    table = Scenario(players=3).city(Bank=GANG).points(attack=5)
    table.hand("Agent", seat=1).victory("Red She-Hulk", seat=2)
    table.fight(GANG, "reveal", "reveal")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("LG-KW-RAMPAGE-05")
def test_who_can_show_one_may_take_the_wound_all_the_same():
    table = Scenario(players=2).city(Bank=GANG).points(attack=5)
    table.fight(GANG, "suffer")
    assert table.wounds() == 1


@pytest.mark.rule("LG-KW-RAMPAGE-02")
@pytest.mark.parametrize("hand", ["Growing Anger", "Hulk Smash!", "Anger Management", "Pound for Pound"])
def test_the_word_may_stand_in_the_name_of_the_card_or_of_its_hero(hand):
    assert hulk(hand=hand)


@pytest.mark.rule("LG-KW-RAMPAGE-02")
@pytest.mark.parametrize("won", ["Red She-Hulk", "Poison Hulk", "Brutal Beating"])
def test_a_villain_and_a_tactic_of_a_hulk_are_shown_when_they_were_won(won):
    assert hulk(won=won)


@pytest.mark.rule("LG-KW-RAMPAGE-02")
def test_whoever_does_not_have_the_word_is_none():
    assert not hulk(hand="Odinson")
    assert not hulk(won="Sentinel")


@pytest.mark.rule("LG-KW-RAMPAGE-03")
def test_maestro_is_a_hulk_as_well():
    assert hulk(won="Maestro")
    assert not wolverine(won="Maestro")


@pytest.mark.rule("LG-KW-RAMPAGE-04")
def test_bruce_banner_is_none_until_he_bears_the_name():
    assert not hulk(hand="Gamma Bomb Disaster")
    assert hulk(hand="Savage Hulk Unleashed")


@pytest.mark.rule("LG-KW-RAMPAGE-06")
def test_wolverine_has_other_names_too():
    assert wolverine(hand="Keen Senses")
    assert wolverine(won="Wolverine of Future Past")
    assert wolverine(won=WEAPON)
    assert not wolverine(hand="Growing Anger")


@pytest.mark.rule("LG-KW-RAMPAGE-07")
def test_colossus_is_whoever_is_called_so():
    table = Scenario(players=2).city(Bank=COLOSSI).points(attack=1).victory("Inferno Colossus")
    table.hand("Keen Senses", seat=1).fight("Steel", "reveal")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]


def test_only_heroes_are_shown_from_hand_but_any_card_that_was_won():
    assert not hulk(hand="The Hulk Gang")
    assert hulk(won="Growing Anger")
