"""Nothing is there only once: several Masterminds, Schemes and cities at one table."""

import pytest

from longbox.games.legendary.chapters import setup
from longbox.games.legendary.chapters.adapting import tactics
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, STREETS
from longbox.games.legendary.table.zones import BESIDE_SCHEME, ESCAPED, SCHEME_SPACE

from .scenario import Scenario


def two_masterminds():
    table = Scenario(mastermind="red-skull").hand("Agent").points(attack=100)
    magneto = setup.lay_mastermind(table.game, COLLECTION.masterminds["magneto"])
    return table, table.find("Red Skull"), magneto


@pytest.mark.rule("LG-MASTERMIND-03", "LG-TACTIC-01")
def test_each_mastermind_loses_its_own_tactics():
    table, skull, magneto = two_masterminds()
    table.deck("Agent").leaving("fight", "Magneto")
    assert (len(tactics(table.game, skull)), len(tactics(table.game, magneto))) == (4, 3)
    (won,) = table.in_victory()
    assert won in [card.name for card in COLLECTION.masterminds["magneto"].tactics]


@pytest.mark.rule("LG-WIN-01")
def test_the_game_is_won_when_all_masterminds_are_beaten():
    table, skull, magneto = two_masterminds()
    table.tactics_of(skull, "Endless Resources").tactics_of(magneto, "Crushing Shockwave")
    table.fight("Red Skull")
    assert table.state.outcome is None
    assert not table.can("fight", "Red Skull"), "it has nothing left to take"
    table.leaving("fight", "Magneto")
    assert table.state.outcome.outcome == "win"


@pytest.mark.rule("LG-STRIKE-01")
def test_a_strike_lets_every_mastermind_act():
    table, _, _ = two_masterminds()
    table.hand(*["Odinson"] * 6).hand(*["Odinson"] * 6, seat=1).villain_deck("Strike")
    table.begin_turn("Red Skull")
    assert table.koed == ["Odinson", "Odinson", "Strike"], "Red Skull takes a Hero from each player"
    assert [len(table.in_hand(seat)) for seat in (0, 1)] == [4, 4], "and Magneto leaves them four cards"


@pytest.mark.rule("LG-BYSTANDER-02")
def test_in_an_empty_city_the_player_chooses_which_mastermind_takes_a_bystander():
    table, _, _ = two_masterminds()
    table.villain_deck("Bystander").leaving("begin")
    assert len(table.game.decision.options) == 2
    table.answer("Magneto")
    assert (table.held_by("Red Skull"), table.held_by("Magneto")) == ([], ["Bystander"])


@pytest.mark.rule("LG-TWIST-01")
def test_a_twist_drives_every_scheme_and_lies_beside_its_own():
    table = Scenario(scheme="unleash-the-power-of-the-cosmic-cube").villain_deck("Twist", "Twist")
    setup.lay_scheme(table.game, COLLECTION.schemes["super-hero-civil-war"])
    (cube, _) = table.state.zones[SCHEME_SPACE.first]
    table.hq("Odinson").hero_deck("Agent").begin_turn()
    assert "Odinson" in table.koed, "the second Scheme KOs the HQ"
    assert [table.state.host[card] for card in table.state.zones[BESIDE_SCHEME.first]] == [cube]


def two_cities(**villains):
    table = Scenario().city(**villains).hand()
    table.state.cities = ((SEWERS, BANK), (ROOFTOPS, STREETS, BRIDGE))
    return table


@pytest.mark.rule("LG-CITY-01")
def test_a_villain_enters_the_city_that_the_player_chooses_and_pushes_nobody_in_the_other():
    table = two_cities(Sewers="Venom", Rooftops="Whirlwind").villain_deck("Sentinel").leaving("begin")
    assert len(table.game.decision.options) == 2
    table.answer("The city of the Rooftops")
    assert table.where == {"Sewers": "Venom", "Rooftops": "Sentinel", "Streets": "Whirlwind"}


@pytest.mark.rule("LG-ESCAPE-01")
def test_each_city_has_its_own_way_out():
    table = two_cities(Sewers="Sentinel", Bank="Whirlwind", Streets="Venom").hq("Odinson").villain_deck("Sentinel")
    table.leaving("begin", "", "The city of the Sewers", "Odinson")
    assert table.cards(ESCAPED) == ["Whirlwind"]
    assert table.where == {"Sewers": "Sentinel", "Bank": "Sentinel", "Streets": "Venom"}


@pytest.mark.rule("LG-BYSTANDER-01")
def test_of_the_villains_nearest_to_each_entrance_the_player_chooses_who_takes_a_bystander():
    table = two_cities(Bank="Whirlwind", Rooftops="Venom", Bridge="Sentinel").villain_deck("Bystander")
    table.leaving("begin", "", "Venom")
    assert (table.held_by("Whirlwind"), table.held_by("Venom")) == ([], ["Bystander"])
