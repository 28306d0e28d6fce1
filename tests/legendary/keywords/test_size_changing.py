"""Size-Changing: 2 less for each class shown that was played this turn."""

import pytest

import longbox
from longbox.engine.cards import Card
from longbox.engine.frames import Scope
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import prices
from longbox.games.legendary.table.kinds import CLASSES, COVERT, RANGED, TECH
from longbox.games.legendary.table.zones import DISCARD, HQ
from longbox.games.legendary.vocabulary.keywords.size_changing import size_changing, size_changing_enemy
from longbox.games.legendary.vocabulary.lasting import gains
from longbox.games.legendary.vocabulary.nouns import dearest_in_hq

from ..made_up import villain
from ..scenario import Scenario

VENOM = RULES.library["csa-special-marshals-venom"]
DRAGON = villain("Dragon", size_changing_enemy(*CLASSES), attack=15, vp=5)
STRETCHER = Card("Stretcher", "hero", stats={"cost": 8}, traits=[TECH], powers=[size_changing(TECH, RANGED)])


def price(table, name):
    cards = [card for space in HQ.range() for card in table.state.zones[space]]
    return next(prices.to_recruit(table.game, card) for card in cards if table.state.definition[card].name == name)


@pytest.mark.rule("LG-KW-SIZECHANGING-01")
def test_a_hero_costs_two_less_once_its_class_was_played():
    table = Scenario().hand("Endless Invention").hq("Giant Ego").points(recruit=4)
    assert not table.can("recruit", "Giant Ego")
    assert price(table, "Giant Ego") == 6
    table.play("Endless Invention").recruit("Giant Ego")
    assert table.recruit_points == 0


@pytest.mark.rule("LG-KW-SIZECHANGING-02")
def test_a_villain_is_fought_for_two_less_and_keeps_its_attack():
    table = Scenario().hand("Dangerous Rescue").city(Bank=VENOM).points(attack=5)
    assert not table.can("fight", "Venom")
    table.play("Dangerous Rescue").points(attack=5)
    assert table.attack_of("Venom") == 7
    table.fight("Venom")
    assert table.attack == 0


@pytest.mark.rule("LG-KW-SIZECHANGING-03")
def test_two_classes_are_two_discounts():
    table = Scenario().hand("Endless Invention", "Repulsor Rays").hq(STRETCHER)
    assert price(table.play("Endless Invention"), "Stretcher") == 6
    assert price(table.play("Repulsor Rays"), "Stretcher") == 4


@pytest.mark.rule("LG-KW-SIZECHANGING-04")
def test_an_enemy_of_all_classes_is_cheaper_for_each_that_was_played():
    table = Scenario().hand("Endless Invention", "Repulsor Rays", "Odinson").city(Bank=DRAGON)
    for name in ("Endless Invention", "Repulsor Rays", "Odinson"):
        table.play(name)
    assert prices.to_fight(table.game, table.find("Dragon")) == 9


@pytest.mark.rule("LG-KW-SIZECHANGING-05")
def test_more_cards_of_a_class_make_nothing_cheaper():
    table = Scenario().hand(*["Endless Invention"] * 3).hq("Giant Ego")
    for _ in range(3):
        table.play("Endless Invention")
    assert price(table, "Giant Ego") == 4


@pytest.mark.rule("LG-KW-SIZECHANGING-06")
def test_once_recruited_a_card_costs_what_is_printed():
    table = Scenario().hand("Endless Invention").hq("Giant Ego").points(recruit=4)
    table.play("Endless Invention").recruit("Giant Ego")
    (card,) = table.state.zones[DISCARD.first]
    assert prices.to_recruit(table.game, card) == 6


@pytest.mark.rule("LG-KW-SIZECHANGING-07")
def test_a_class_that_is_gained_again_counts_once():
    table = Scenario().hand("Endless Invention", "Dangerous Rescue").hq("Giant Ego", "Odinson")
    gift = gains(dearest_in_hq, size_changing(TECH, COVERT))
    for _ in range(2):
        gift.apply(table.game, Scope(0))
    table.play("Endless Invention").play("Dangerous Rescue")
    assert price(table, "Giant Ego") == 2
    assert price(table, "Odinson") == 3


def test_pym_particles_change_the_size_of_a_hero_that_had_but_one():
    table = Scenario().hand("Pym Particles", "Endless Invention").hq("Giant Ego", "Odinson", *["Ride the Ants"] * 3)
    table.play("Pym Particles")
    assert price(table, "Odinson") == 1, "Pym Particles are Tech themselves"
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Pym Particles").hq("Odinson", *["Ride the Ants"] * 4)
    table.play("Pym Particles").end_turn()
    assert price(table, "Odinson") == 3


def test_the_table_shows_what_a_hero_costs_now():
    table = Scenario().hand("Endless Invention").hq("Giant Ego").play("Endless Invention")
    card = table.state.zones[HQ.first][0]
    assert RULES.card_view(table.game, card)["cost"] == 4
    assert RULES.card_view(table.game, card)["printed"] == {"cost": 6}


def test_swarm_tactics_count_what_was_recruited():
    table = Scenario().hand("Swarm Tactics").hq("Odinson").points(recruit=3).recruit("Odinson").play("Swarm Tactics")
    assert table.attack == 3


def test_the_heroes_of_the_set_can_be_named():
    assert longbox.check("legendary", heroes=["ant-man", "wasp"]) == []
