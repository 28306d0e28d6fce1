"""Cross-Dimensional Rampage: who can't show a card of some character gains a Wound."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.kinds import HERO, VILLAIN
from longbox.games.legendary.vocabulary import COLOSSUS, HULK, WOLVERINE, fight, rampage

from ..made_up import hero, villain
from ..scenario import Scenario

HULKS = villain("Gang", fight(rampage(HULK)), attack=1, vp=1)
WOLVERINES = villain("Claws", fight(rampage(WOLVERINE)), attack=1, vp=1)
COLOSSI = villain("Steel", fight(rampage(COLOSSUS)), attack=1, vp=1)


def of(name: str, whose: str) -> Card:
    return Card(name, HERO, stats={"cost": 4}, hero=whose)


SHE = of("Gamma Lawyer", "She-Hulk")
BANNER = of("Quiet Study", "Bruce Banner")
SAVAGE = of("Savage Hulk Unleashed", "Bruce Banner")
LOGAN = of("Loner", "Old Man Logan")
STEEL = of("Steel Skin", "Soulsword Colossus")
MAESTRO = villain("Maestro", attack=1, vp=1)
BUSTER = villain("Hulkbuster Iron Man", attack=1, vp=1)
GANG_MEMBER = Card("Tough One", VILLAIN, stats={"attack": 1, "vp": 1}, group="Hulk Gang")
BLOW = Box.tactic("Blow").of("King Hulk, Sakaarson", "made up")
NUL = hero("Nul, Breaker of Worlds")


def shows(enemy: Card, *, hand: str | Card = "", won: str | Card = "") -> bool:
    """Whether a player with this card in hand, or won, may show it to the enemy's rampage; who can't is not asked."""
    table = Scenario(players=1, scheme="the-legacy-virus").city(Bank=enemy).points(attack=1)
    if hand:
        table.hand(hand)
    if won:
        table.victory(won)
    table.leaving("fight", enemy.name)
    asked = table.can("reveal")
    if asked:
        table.answer("suffer")
    assert table.wounds() == 1
    return asked


@pytest.mark.rule("LG-KW-RAMPAGE-01")
def test_who_can_show_a_hulk_may_and_the_others_are_wounded():
    table = Scenario(players=3).city(Bank=HULKS).points(attack=1)
    table.hand(SHE).hand("Agent", seat=1).victory(BUSTER, seat=2)
    table.fight("Gang", "reveal", "reveal")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("LG-KW-RAMPAGE-05")
def test_who_can_show_one_may_take_the_wound_all_the_same():
    table = Scenario(players=2).city(Bank=HULKS).points(attack=1).hand(SHE)
    table.fight("Gang", "suffer")
    assert table.wounds() == 1


@pytest.mark.rule("LG-KW-RAMPAGE-02")
def test_the_word_may_stand_in_the_name_of_the_card_the_hero_the_group_or_the_mastermind():
    assert shows(HULKS, hand="Growing Anger"), "a card of the Hero Hulk"
    assert shows(HULKS, hand="Hulk Smash!")
    assert shows(HULKS, hand=SHE)
    assert shows(HULKS, won=BUSTER)
    assert shows(HULKS, won=GANG_MEMBER)
    assert shows(HULKS, won=BLOW)
    assert not shows(HULKS, hand="Odinson")
    assert not shows(HULKS, won="Sentinel")


@pytest.mark.rule("LG-KW-RAMPAGE-03")
def test_nul_and_maestro_are_hulks_as_well():
    assert shows(HULKS, won=MAESTRO)
    assert shows(HULKS, hand=NUL)
    assert not shows(WOLVERINES, won=MAESTRO)


@pytest.mark.rule("LG-KW-RAMPAGE-04")
def test_bruce_banner_is_none_until_he_bears_the_name():
    assert not shows(HULKS, hand=BANNER)
    assert shows(HULKS, hand=SAVAGE)


@pytest.mark.rule("LG-KW-RAMPAGE-06")
def test_wolverine_has_other_names_too():
    assert shows(WOLVERINES, hand="Keen Senses")
    assert shows(WOLVERINES, hand=LOGAN)
    assert shows(WOLVERINES, won=villain("Apocalyptic Weapon X", attack=1, vp=1))
    assert not shows(WOLVERINES, hand=SHE)


@pytest.mark.rule("LG-KW-RAMPAGE-07")
def test_colossus_is_whoever_is_called_so_also_when_played_this_turn():
    assert shows(COLOSSI, hand=STEEL)
    table = Scenario(players=1, scheme="the-legacy-virus").city(Bank=COLOSSI).points(attack=1).hand(STEEL)
    table.play("Steel Skin").fight("Steel", "reveal")
    assert table.wounds() == 0


def test_only_heroes_are_shown_from_hand_but_any_card_that_was_won():
    assert not shows(HULKS, hand=BUSTER)
    assert shows(HULKS, won="Growing Anger")
