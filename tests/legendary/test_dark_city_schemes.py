"""Dark City: a ship that explodes space by space, and Heroes who fall into the hands of enemies."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, ESCAPED, HELD, HERO_DECK, HQ, ON_HQ, VILLAIN_DECK

from .dealt import Dealt
from .scenario import Scenario

SHIP = "detonate-the-helicarrier"
BRIDGE = 4


def ship(twists=0, **setup):
    table = Scenario(scheme=SHIP, **setup).hq(*["Odinson"] * 5).hero_deck(*["Keen Senses"] * 30)
    for _ in range(twists):
        table._new("Twist", BESIDE_SCHEME.first)
    return table.twists_so_far(twists)


@pytest.mark.rule("LG-CARD-23")
def test_each_twist_beside_the_scheme_costs_the_leftmost_space_a_hero():
    table = ship(2).villain_deck("Twist", "Bystander").begin_turn()
    assert table.cards(ON_HQ, BRIDGE) == ["Odinson", "Keen Senses", "Keen Senses"], "it is filled again each time"
    assert table.cards(HQ, BRIDGE) == ["Keen Senses"]
    assert table.koed == []
    assert len(table.state.hq) == 5


@pytest.mark.rule("LG-CARD-23")
def test_the_sixth_explosion_destroys_the_space():
    table = ship(3).villain_deck("Twist", "Twist", "Bystander").begin_turn()
    assert len(table.cards(ON_HQ, BRIDGE)) == 4
    table.end_turn()
    assert len(table.cards(ON_HQ, BRIDGE)) == 6
    assert table.state.hq == (0, 1, 2, 3), "it takes no Heroes any more"
    assert table.cards(HQ, BRIDGE) == []
    assert len(table.cards(ON_HQ, BRIDGE - 1)) == 3, "the rest befalls the next space"
    assert [space["name"] for space in table.seen()["hq_spaces"]][-1] == "under the Streets"


@pytest.mark.rule("LG-CARD-23")
def test_whoever_else_is_koed_from_the_hq_explodes_there():
    table = ship().city(Bridge="Blob", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.hq("Odinson", "Optic Blast").villain_deck("Sentinel").begin_turn("Optic Blast")
    assert table.cards(ON_HQ, 1) == ["Optic Blast"]
    assert table.koed == []


def test_without_any_space_the_ship_is_lost():
    table = ship(7)
    table.shaped(hq=1).hq("Odinson")
    for _ in range(2):
        table._new("Agent", ON_HQ.first)
    table.villain_deck("Twist").leaving("begin")
    assert table.result.outcome == "loss"
    assert "the HQ has no space left" in str(table.result.why)


def test_without_heroes_it_is_lost_as_well():
    table = ship(2).hero_deck("Odinson", "Odinson").villain_deck("Twist").leaving("begin")
    assert table.result.outcome == "loss"
    assert table.cards(HERO_DECK) == []


def test_an_earthquake_buries_the_top_card_of_whoever_shows_no_strong_hero():
    table = Scenario(scheme="massive-earthquake-generator").deck("Odinson", seat=1).hand("Odinson")
    table.villain_deck("Twist").begin_turn("Odinson")
    assert table.koed == ["Odinson", "Twist"]
    table = Scenario(scheme="massive-earthquake-generator").ko_pile(*["Odinson"] * 5, "Agent").deck("Optic Blast")
    assert table.villain_deck("Twist").leaving("begin").result.outcome == "loss"


SONG = "x-cutioners-song"


def test_one_more_hero_is_among_the_villains_and_no_bystander():
    game = Dealt(scheme=SONG, heroes=["thor", "hulk", "storm", "rogue", "gambit", "cyclops"]).game
    state = game.state
    deck = [state.definition[card] for card in state.zones[VILLAIN_DECK.first]]
    heroes = [card for card in deck if card.kind == "hero"]
    assert (len(heroes), {card.fact("hero") for card in heroes}) == (14, {"Cyclops"})
    assert not any(card.kind == "bystander" for card in deck)
    assert len(state.zones[HERO_DECK.first]) == 14 * 5 - 5


@pytest.mark.rule("LG-CARD-93")
def test_villains_are_stronger_with_heroes_and_masterminds_are_not():
    table = Scenario(scheme=SONG).city(Bank="Blob").villain_deck("Odinson", "Odinson", "Bystander").begin_turn()
    assert table.held_by("Blob") == ["Odinson"]
    assert table.attack_of("Blob") == 6
    table = Scenario(scheme=SONG).villain_deck("Odinson", "Optic Blast").begin_turn().end_turn()
    assert table.held_by("Dr. Doom") == ["Odinson", "Optic Blast"], "where there is no Villain, he takes them"
    assert table.attack_of("Dr. Doom") == 9


def test_who_fights_an_enemy_gains_the_heroes_it_had():
    table = Scenario(scheme=SONG).city(Bank="Sentinel").villain_deck("Odinson").begin_turn().points(attack=5)
    assert table.fight("Sentinel").in_discard() == ["Odinson"]
    table = Scenario(scheme=SONG).tactics(*["Treasures of Latveria"] * 2).villain_deck("Odinson").begin_turn()
    assert table.points(attack=9).fight("Dr. Doom").in_discard() == ["Odinson"]


def test_a_twist_kos_them_and_brings_another_card():
    table = Scenario(scheme=SONG).city(Bank="Blob").villain_deck("Odinson", "Twist", "Sentinel", "Bystander")
    table.begin_turn().bringing(1).end_turn()
    assert (table.cards(HELD), table.where) == ([], {"Bank": "Blob", "Sewers": "Sentinel"})
    assert table.koed == ["Odinson", "Twist"]


def test_nine_heroes_koed_or_carried_off_are_too_many():
    table = Scenario(scheme=SONG).ko_pile(*["Odinson"] * 6, "Agent").escaped("Odinson").city(Bridge="Blob")
    table.villain_deck("Optic Blast").begin_turn()
    table.city(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob").villain_deck("Sentinel")
    table.hq(*["Odinson"] * 5).leaving("end", "", "Odinson")
    assert table.cards(ESCAPED).count("Optic Blast") == 1, "it was carried off"
    assert table.result.outcome == "loss"
