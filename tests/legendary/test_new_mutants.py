"""X-Men: Bystanders who become Heroes when they are rescued."""

from collections import Counter

import pytest

from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import BYSTANDER, HERO
from longbox.games.legendary.table.zones import BYSTANDERS

from .dealt import Dealt
from .scenario import Scenario

HEROES = {
    "Cypher": (2, None, None),
    "Heartless Computer Scientist": (3, None, 2),
    "Karma": (3, 0, None),
    "Magik": (4, 2, None),
    "Magma": (3, 0, None),
    "Martial Arts Master": (3, 1, None),
    "Mirage": (3, None, 1),
    "Sunspot": (3, 2, None),
    "Warlock": (3, 2, None),
    "Wolfsbane": (3, 0, None),
}


def side(name):
    """The card of this name that is a Hero."""
    return next(card for card in COLLECTION.library.named(name) if card.kind == HERO and card.fact("stack") is None)


def with_hero(name, *others):
    return Scenario().hand(side(name), *others)


def test_they_are_among_the_other_bystanders_where_their_set_is_played_with():
    counted = Counter(Dealt(players=1, expansions=["x-men"]).names(BYSTANDERS))
    assert counted["Bystander"] in (29, 30)
    assert set(counted) <= {"Bystander", *HEROES}
    assert set(Dealt(players=1).names(BYSTANDERS)) == {"Bystander"}


@pytest.mark.rule("LG-HEROIC-01", "LG-RESCUE-03")
@pytest.mark.parametrize("name", HEROES)
def test_whoever_rescues_one_gains_a_hero(name):
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", name).hand("Agent").points(attack=3)
    assert table.held_by("Sentinel") == [name]
    table.fight("Sentinel")
    assert (table.in_victory(), table.in_discard()) == (["Sentinel"], [name])
    (card,) = table.state.zones[table.zone_of_discard(0)]
    definition = table.state.definition[card]
    stats = definition.stats
    assert definition.kind == HERO
    assert (stats["cost"], stats.get("attack"), stats.get("recruit")) == HEROES[name]
    assert table.points_won() == 1, "the Sentinel alone is won"


@pytest.mark.rule("LG-HEROIC-01", "LG-RESCUE-03")
def test_from_the_stack_it_is_the_same():
    table = Scenario().hand("Web-Shooters").deck(*["Agent"] * 5)
    table._new("Sunspot", BYSTANDERS.first, -1)
    table.play("Web-Shooters")
    assert (table.in_victory(), table.in_discard()) == ([], ["Sunspot"])


@pytest.mark.rule("LG-HEROIC-01")
def test_as_long_as_it_is_held_it_is_a_bystander():
    table = Scenario().villain_deck("Cypher", "Bystander").city(Bank="Sentinel").begin_turn()
    assert table.held_by("Sentinel") == ["Cypher"]
    (card,) = table.game.on(table.find("Sentinel"))
    assert table.state.definition[card].kind == BYSTANDER


def test_what_they_do_as_heroes():
    table = with_hero("Cypher").deck("Odinson", "Agent").play("Cypher", "Odinson")
    assert (table.in_hand(), table.in_discard()) == (["Odinson"], ["Agent"])
    table = with_hero("Heartless Computer Scientist", "Endless Invention", "Agent").play("Endless Invention")
    table.play("Heartless Computer Scientist", "Agent")
    assert (table.koed, table.recruit_points) == (["Agent"], 2)
    assert with_hero("Karma").hero_deck("Call Lightning", "Agent").play("Karma").attack == 3
    assert with_hero("Magik").use("teleport", "Magik").end_turn().in_hand(0).count("Magik") == 1
    assert with_hero("Magma").play("Magma", "You get +2 Attack").attack == 2
    assert len(with_hero("Martial Arts Master").play("Martial Arts Master").in_hand()) == 1
    table = with_hero("Mirage").play("Mirage")
    assert (len(table.in_hand()), table.recruit_points) == (1, 1)
    assert with_hero("Sunspot").play("Sunspot").attack == 2
    assert with_hero("Sunspot", "Odinson").play("Odinson").play("Sunspot").attack == 3
    assert (
        len(with_hero("Warlock", "Endless Invention").deck().play("Endless Invention").play("Warlock").in_hand()) == 0
    )
    table = with_hero("Wolfsbane").deck("Trooper", "Hulk Smash!", "Agent", "Odinson").play("Wolfsbane")
    assert (table.attack, table.in_deck()) == (1 + 5, ["Odinson"])
