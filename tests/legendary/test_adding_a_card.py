"""A Henchmen group from another set, written here as docs/add_a_card.md says, and played."""

from longbox.games.legendary import RULES
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.cards import COLLECTION, Collection
from longbox.games.legendary.vocabulary import TECH, a, fight, hero, ko, reveal_or, with_points, your

from .scenario import Scenario

your_fighter = hero.that(with_points("attack"))

dark_city = Box("Dark City", Collection())  # a collection of its own: no set-up draws this group
PHALANX = dark_city.henchmen("Phalanx", fight(reveal_or(your(TECH), ko(a(your_fighter))))).cards[0]


def test_the_phalanx_says_what_it_does():
    assert RULES.text(PHALANX) == "Fight: Reveal a Tech Hero you have or KO a Hero you have with an Attack symbol."


def test_a_tech_hero_is_shown_to_the_phalanx_and_nobody_is_lost():
    table = Scenario().city(Bank=PHALANX).hand("Team Player", "Trooper").points(attack=3)
    table.fight("Phalanx", "Team Player")
    assert table.in_victory() == ["Phalanx"]
    assert table.in_hand() == ["Team Player", "Trooper"]
    assert table.koed == []


def test_without_tech_the_phalanx_takes_a_hero_with_an_attack_icon():
    table = Scenario().city(Bank=PHALANX).hand("Agent", "Trooper", "Odinson").points(attack=3)
    table.fight("Phalanx")
    assert table.koed == ["Trooper"], "Agents and Odinson print Recruit alone"
    assert table.in_hand() == ["Agent", "Odinson"]


def test_one_may_keep_tech_hidden_and_choose_whom_to_lose():
    table = Scenario().city(Bank=PHALANX).hand("Team Player", "Trooper").points(attack=3)
    table.fight("Phalanx", "suffer", "Trooper")
    assert table.koed == ["Trooper"]
    assert table.in_hand() == ["Team Player"]


def test_a_hand_without_attack_icons_has_nothing_to_lose():
    table = Scenario().city(Bank=PHALANX).hand("Agent").points(attack=3)
    table.fight("Phalanx")
    assert table.koed == []


def test_no_game_is_set_up_with_the_phalanx():
    assert "phalanx" not in RULES.library
    assert "phalanx" not in COLLECTION.henchmen
