"""Secret Wars, Volume 1: Villains who become Heroes."""

import pytest

from longbox.games.legendary import RULES

from .scenario import Scenario


def side(name: str):
    """The Hero that a Villain of this name becomes."""
    villain = RULES.library.named(name)[0]
    return villain.facts["hero_side"]


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_a_villain_of_the_thor_corps_joins_whoever_defeats_it():
    table = Scenario().city(Bank="Thor Corps").holding("Thor Corps", "Bystander").points(attack=3).fight("Thor Corps")
    assert table.in_discard() == ["Thor Corps"]
    assert table.in_victory() == ["Bystander"], "whom it held is rescued"
    (joined,) = table.state.zones[table.zone_of_discard(0)]
    definition = table.state.definition[joined]
    assert (definition.kind, definition.stats["recruit"]) == ("hero", 2)
    assert table.seen(0)["victory_points"] == [1, 0]


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_and_is_played_as_a_hero_from_then_on():
    table = Scenario().deck("Agent", "Agent").city(Bank="Thor Corps").points(attack=3).fight("Thor Corps")
    table.end_turn().end_turn()
    for _ in range(20):
        if "Thor Corps" in table.in_hand():
            break
        table.end_turn().end_turn()
    table.play("Thor Corps")
    assert table.recruit_points == 2
    assert table.state.plays[0].has("Avengers")


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_in_the_ko_pile_it_is_a_hero():
    table = Scenario().city(Bank="Ultimate Wasp").points(attack=5).fight("Ultimate Wasp")
    (wasp,) = table.state.zones[table.zone_of_discard(0)]
    table.an_effect_kos_card(wasp)
    assert table.koed == ["Ultimate Wasp"]
    assert table.state.definition[wasp].kind == "hero"


@pytest.mark.rule("LG-VILLAINHERO-02")
@pytest.mark.parametrize(
    ("name", "cost"),
    [("Thor Corps", 3), ("Ultimate Captain America", 6), ("Ultimate Captain Marvel", 4), ("Ultimate Wasp", 5)],
)
def test_as_a_hero_it_costs_what_its_attack_was(name, cost):
    table = Scenario().city(Bank=name).points(attack=cost).hand("Silent Sniper").fight(name)
    (joined,) = table.state.zones[table.zone_of_discard(0)]
    assert table.state.definition[joined].stats["cost"] == cost


def test_who_has_joined_is_known_to_all_and_counted_among_the_cards_one_owns():
    table = Scenario().city(Bank="Thor Corps").points(attack=3).telling().fight("Thor Corps")
    owned = {card["id"]: card["copies"] for card in table.seen(1)["owned"][0]}
    assert owned["thor-corps-hero"] == 1
    assert any("over as Hero" in line for line in table.told)


def test_an_escaped_villain_joins_nobody():
    table = Scenario(players=1).city(Bridge="Ultimate Thor").hand("God of Thunder")
    table.villain_deck("Sentinel").city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.begin_turn("Keen Senses", "reveal")
    assert table.gone == ["Ultimate Thor"]
    assert table.wounds() == 0


@pytest.mark.parametrize(("shown", "wounds"), [("God of Thunder", 0), ("Odinson", 0), ("Agent", 1)])
def test_ultimate_thor_rampages_as_he_escapes(shown, wounds):
    table = Scenario(players=1).city(Bridge="Ultimate Thor").hand(shown)
    table.villain_deck("Sentinel").city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.begin_turn("Keen Senses", *["reveal"] * (not wounds))
    assert table.wounds() == wounds


def test_ultimate_captain_america_counts_colours():
    table = Scenario().hand(side("Ultimate Captain America"), "Agent", "Endless Invention")
    assert table.play("Ultimate Captain America").attack == 3


def test_ultimate_captain_marvel_teleports():
    table = Scenario().hand(side("Ultimate Captain Marvel"))
    assert table.use("teleport", "Ultimate Captain Marvel").end_turn().in_hand().count("Ultimate Captain Marvel") == 1


def test_ultimate_thor_and_wasp_have_superpowers():
    table = Scenario().hand(side("Ultimate Thor"), side("Ultimate Thor"), side("Ultimate Wasp"), side("Ultimate Wasp"))
    assert table.play("Ultimate Thor").attack == 3
    assert table.play("Ultimate Thor").attack == 9
    assert table.play("Ultimate Wasp").play("Ultimate Wasp").attack == 15


def test_the_thor_corps_wants_both_its_classes_played():
    table = Scenario().hand(side("Thor Corps"), side("Thor Corps"))
    assert table.play("Thor Corps").play("Thor Corps").recruit_points == 5
    assert Scenario().hand("Odinson", side("Thor Corps")).play("Odinson").play("Thor Corps").recruit_points == 4
