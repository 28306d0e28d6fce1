"""X-Men: the Shadow King and those whom he leads, each card by itself."""

import pytest

from longbox.games.legendary.chapters import points
from longbox.games.legendary.chapters.dominating import DOMINATED
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.kinds import PIERCING_POINTS
from longbox.games.legendary.table.zones import HELD

from .scenario import Scenario

KING = {"mastermind": "shadow-king", "players": 2, "villains": ["shadow-x", "hydra"]}
FILLERS = ["Odinson"] * 9


def king(*tactics, dominated=()):
    table = Scenario(**KING).tactics(*tactics, "Psychic Seduction")
    for name in dominated:
        roles.bind(table.game, table._new(name, HELD.first), table.find("Shadow King"), DOMINATED)
    return table.points(attack=12)


@pytest.mark.rule("LG-KW-DOMINATE-01")
def test_his_strike_ko_s_whom_he_has_and_takes_others():
    table = king(dominated=["Odinson", "Odinson"]).discard("Keen Senses", "Agent").discard("Agent", seat=1)
    assert table.attack_of("Shadow King") == 7 + 2
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert table.koed == ["Odinson", "Odinson", "Strike"]
    assert table.held_by("Shadow King") == ["Keen Senses"]
    assert (table.attack_of("Shadow King"), table.in_discard(1)) == (8, ["Agent"])


@pytest.mark.rule("LG-KW-DOMINATE-02")
def test_a_fight_with_him_hands_out_whom_he_had_before_his_tactic_takes_more():
    table = Scenario(**KING).tactics("Psychic Seduction", "Psychic Seduction").points(attack=9)
    for name in ("Keen Senses", "Quick Draw"):
        roles.bind(table.game, table._new(name, HELD.first), table.find("Shadow King"), DOMINATED)
    table.hq("Odinson", "Agent", "Human Cannon", "Human Cannon", "Light a Spark").hero_deck(*FILLERS)
    table.fight("Shadow King", "Quick Draw")
    assert (table.in_discard(0), table.in_discard(1)) == (["Quick Draw"], ["Keen Senses"])
    assert sorted(table.held_by("Shadow King")) == ["Agent", "Light a Spark", "Odinson"], "those of 5 or less"
    assert table.in_hq == ["Odinson", "Odinson", "Human Cannon", "Human Cannon", "Odinson"]


def test_a_fiend_hides_cards_with_recruit_in_the_deck():
    table = Scenario(**KING).tactics("Fiend of the Astral Plane", "Fiend of the Astral Plane").points(attack=7)
    table.hand("Agent", "Agent", "Agent", "Trooper", seat=1).deck(seat=1).fight("Shadow King")
    assert (table.in_hand(1), table.in_deck(1)) == (["Agent", "Trooper"], ["Agent", "Agent"])


def test_minds_are_poisoned():
    table = Scenario(**KING).tactics("Poison their Minds", "Poison their Minds").points(attack=7)
    table.hand("Keen Senses", "Agent", seat=1).fight("Shadow King")
    assert (table.in_hand(1), table.held_by("Shadow King")) == (["Agent"], ["Keen Senses"])


@pytest.mark.parametrize("where", ["victory", "KO pile"])
def test_the_betrayal_comes_back(where):
    table = Scenario(**KING).tactics("Telepathic Betrayal", "Telepathic Betrayal").points(attack=7)
    if where == "victory":
        table.victory("Betrayal of the Shadow", seat=1)
    else:
        table.ko_pile("Agent", "Betrayal of the Shadow")
    table.villain_deck("Sentinel", "Bystander").bringing(-1).fight("Shadow King")
    deck = [table.state.definition[card].name for card in table.state.zones[0][::-1]]
    assert deck == ["Betrayal of the Shadow", "Sentinel", "Bystander"]


# Shadow-X


@pytest.mark.rule("LG-KW-PIERCING-03")
def test_the_shadow_x_have_no_points_to_pierce():
    table = Scenario().city(Bank="Dark Beast")
    points.get(table.game, PIERCING_POINTS, 9)
    assert not table.can("fight", "Dark Beast")


@pytest.mark.rule("LG-KW-DOMINATE-01", "LG-KW-DOMINATE-04")
def test_dark_marvel_girl_takes_cheap_x_men_and_lets_them_go():
    table = Scenario().hq("Light a Spark", "Odinson", "Escape from Mojo World", "Kinetic Blast Field", "Odinson")
    table.hero_deck(*FILLERS).villain_deck("Dark Marvel Girl", "Bystander").begin_turn()
    assert table.held_by("Dark Marvel Girl") == ["Light a Spark", "Kinetic Blast Field"]
    assert table.in_hq == ["Odinson", "Odinson", "Escape from Mojo World", "Odinson", "Odinson"]
    table.points(attack=6).fight("Dark Marvel Girl", "Light a Spark")
    assert sorted(table.in_discard(0) + table.in_discard(1)) == [
        "Dark Marvel Girl", "Kinetic Blast Field", "Light a Spark",
    ]  # fmt: skip


def test_dark_cyclops_is_answered_by_ranged():
    table = Scenario(players=2).hand("Blinding Burst").hand("Agent", seat=1)
    table.villain_deck("Dark Cyclops", "Bystander").begin_turn("Blinding Burst")
    assert (table.in_hand(0), table.in_discard(1)) == (["Blinding Burst"], ["Agent"])


@pytest.mark.parametrize(
    ("name", "attack", "gene", "shown"),
    [
        ("Dark Iceman", 2, "Odinson", lambda table: table.in_hand() == ["Agent"]),
        ("Dark Marvel Girl", 2, "Light a Spark", lambda table: table.in_victory() == ["Bystander"]),
        ("Dark Cyclops", 3, "Blinding Burst", lambda table: table.in_hand() == ["Blinding Burst"]),
        ("Dark Beast", 2, "Captivating Conundrum", lambda table: table.koed == ["Captivating Conundrum"]),
    ],
)
def test_as_heroes_they_share_the_gene(name, attack, gene, shown):
    def after(*discards):
        table = Scenario().city(Bank=name).points(attack=7).fight(name)
        (hero,) = table.state.zones[table.zone_of_discard(0)]
        table.discard(*discards).game.move(hero, table.zone_of_hand(0))
        table.deck("Agent").points()
        return table.play(name, *(["Captivating Conundrum"] if discards and name == "Dark Beast" else []))

    assert after(gene).attack == attack
    assert shown(after(gene))
    assert not shown(after())


def test_dark_angel_lifts_the_next_recruit():
    table = Scenario().city(Bank="Dark Angel").points(attack=4).fight("Dark Angel")
    (angel,) = table.state.zones[table.zone_of_discard(0)]
    table.discard("Keen Senses").game.move(angel, table.zone_of_hand(0))
    table.deck(*["Agent"] * 9).hq("Odinson", *["Odinson"] * 4).points(recruit=3).play("Dark Angel").recruit("Odinson")
    table.end_turn()
    assert sorted(table.in_hand(0)) == [*["Agent"] * 6, "Odinson"]


def test_the_betrayal_can_be_bought_off():
    table = Scenario(players=2).villain_deck("Betrayal of the Shadow", "Bystander").begin_turn()
    table.points(recruit=5)
    assert not table.can("use trap")
    table.points(recruit=6).use("use trap", "Betrayal of the Shadow")
    assert (table.in_victory(), table.recruit_points) == (["Betrayal of the Shadow"], 0)


def test_else_those_whom_you_won_over_are_villains_again():
    table = Scenario(players=2).city(Bank="Dark Beast").villain_deck("Betrayal of the Shadow", "Bystander")
    table.begin_turn().points(attack=5).fight("Dark Beast")
    assert table.in_discard(0) == ["Dark Beast"]
    table.deck(*["Agent"] * 6).end_turn()
    assert table.where == {"Sewers": "Dark Beast"}
    assert table.attack_of("Dark Beast") == 5
    assert table.in_discard(0) == []
    assert "Dark Beast" in [option.split(" ", 1)[-1] for option in table.points(attack=5).offered]
