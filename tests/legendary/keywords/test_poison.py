"""Poison Villains: fought alone they bond with another; else they are gained as Heroes."""

import pytest

from longbox.games.legendary.table.zones import DISCARD

from ..scenario import Scenario

POISONS = (
    ("Poison Captain America", 4, {"Sewers": "Blob"}),
    ("Poison Dr. Octopus", 3, {"Bank": "Blob"}),
    ("Poison Hulk", 5, {"Sewers": "Sentinel"}),
    ("Poison Sabretooth", 4, {"Streets": "Blob"}),
    ("Poison Scarlet Witch", 3, {"Sewers": "Sentinel"}),
    ("Poison Spider-Man", 2, {"Sewers": "Blob"}),
    ("Poison Storm", 3, {"Bridge": "Blob"}),
)
ELSEWHERE = (
    ("Poison Dr. Octopus", 3, {"Streets": "Blob"}),
    ("Poison Hulk", 5, {"Sewers": "Blob"}),
    ("Poison Sabretooth", 4, {"Bank": "Blob"}),
    ("Poison Scarlet Witch", 3, {"Sewers": "Blob"}),
    ("Poison Storm", 3, {"Bank": "Blob"}),
)


@pytest.mark.rule("LG-KW-POISON-01")
@pytest.mark.card(
    "poison-captain-america",
    "poison-dr-octopus",
    "poison-hulk",
    "poison-sabretooth",
    "poison-scarlet-witch",
    "poison-spider-man",
    "poison-storm",
)
@pytest.mark.parametrize(("name", "attack", "others"), POISONS)
def test_fought_alone_it_bonds_with_who_is_named(name, attack, others):
    ((space, host),) = others.items()
    table = Scenario().city(Rooftops=name, **others).points(attack=attack).fight(name)
    assert table.where == {space: host}
    assert table.held_by(host) == [name]
    assert (table.in_victory(), table.in_discard()) == ([], [])


@pytest.mark.rule("LG-KW-POISON-02", "LG-VILLAINHERO-02")
@pytest.mark.parametrize(("name", "attack", "others"), [*ELSEWHERE, ("Poison Spider-Man", 2, {})])
def test_where_nobody_is_there_it_is_gained_as_a_hero(name, attack, others):
    table = Scenario().city(Rooftops=name, **others).points(attack=attack).fight(name)
    assert (table.in_discard(), table.in_victory(), table.where) == ([name], [], others)
    (card,) = table.state.zones[DISCARD.first]
    definition = table.state.definition[card]
    assert (definition.kind, definition.stats["cost"]) == ("hero", attack)


@pytest.mark.rule("LG-KW-POISON-02")
def test_it_never_makes_three():
    table = Scenario().city(Bank="Blob", Rooftops="Poison Dr. Octopus").bonded("Blob", "Viper").points(attack=3)
    assert table.fight("Poison Dr. Octopus").in_discard() == ["Poison Dr. Octopus"]
    assert table.held_by("Blob") == ["Viper"]


@pytest.mark.rule("LG-KW-POISON-02", "LG-KW-POISON-03")
def test_one_that_is_bonded_is_gained_and_its_host_stays():
    table = Scenario().city(Bank="Sentinel", Rooftops="Poison Dr. Octopus").points(attack=10)
    table.fight("Poison Dr. Octopus").fight("Sentinel", "Poison Dr. Octopus")
    assert (table.in_discard(), table.where, table.attack) == (["Poison Dr. Octopus"], {"Bank": "Sentinel"}, 1)
    table = Scenario().city(Bank="Sentinel", Sewers="Blob").bonded("Sentinel", "Poison Dr. Octopus").hand("Agent")
    table.points(attack=6).fight("Sentinel", "Sentinel")
    assert (table.in_victory(), table.where) == (["Sentinel"], {"Sewers": "Blob", "Bank": "Poison Dr. Octopus"})


@pytest.mark.rule("LG-KW-POISON-01")
def test_whom_it_held_is_rescued_at_once_and_the_player_chooses_the_host():
    table = Scenario().city(Bank="Blob", Sewers="Viper", Rooftops="Poison Spider-Man").points(attack=2)
    table.holding("Poison Spider-Man", "Bystander").fight("Poison Spider-Man", "Viper")
    assert (table.in_victory(), table.held_by("Viper")) == (["Bystander"], ["Poison Spider-Man"])


def as_hero(name, *others):
    """A Poison that was gained, in hand."""
    table = Scenario().hand(*others)
    side = table._definition(name).facts["hero_side"]
    table._new(side, table.zone_of_hand(0), 0)
    return table


@pytest.mark.rule("LG-VILLAINHERO-02")
def test_as_heroes_they_do_what_stands_on_the_other_side():
    table = as_hero("Poison Captain America", "Odinson", "Agent").play("Poison Captain America")
    assert table.attack == 3, "Instinct, Strength and grey"
    table = as_hero("Poison Dr. Octopus").play("Poison Dr. Octopus")
    assert (table.attack, table.in_hand()) == (1, ["Agent"])
    assert as_hero("Poison Hulk", "Odinson").play("Odinson").play("Poison Hulk").attack == 4
    table = as_hero("Poison Sabretooth", "Rending Claws").deck("Wound").play("Rending Claws")
    assert table.play("Poison Sabretooth", "yes").koed == ["Wound"]
    table = as_hero("Poison Scarlet Witch").deck("Odinson").play("Poison Scarlet Witch")
    assert table.in_hand() == ["Odinson"]
    table = as_hero("Poison Scarlet Witch").deck("Agent").play("Poison Scarlet Witch")
    assert table.in_hand() == []
    assert as_hero("Poison Spider-Man").deck("Agent").play("Poison Spider-Man").in_hand() == ["Agent"]
    table = as_hero("Poison Storm", "Cauldron of the Cosmos").play("Cauldron of the Cosmos").play("Poison Storm")
    assert table.attack == 2
    assert sum(lot.amount for lot in table.state.points if lot.purpose is not None) == 2
