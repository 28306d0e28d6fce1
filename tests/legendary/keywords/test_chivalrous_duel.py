"""Chivalrous Duel: one Hero alone against one enemy."""

import pytest

from longbox.games.legendary.chapters import points
from longbox.games.legendary.vocabulary import CHIVALROUS_DUEL

from ..made_up import villain
from ..scenario import Scenario

KNIGHT = villain("Lone Knight", CHIVALROUS_DUEL, attack=3, vp=2)


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-01", "LG-KW-CHIVALROUSDUEL-02")
@pytest.mark.card("amulet-of-avalon", "flying-steed", "blackbird")
def test_only_one_heros_attack_counts_from_however_many_cards():
    table = Scenario().hand("Amulet of Avalon", "Amulet of Avalon", "Bio-Electric Sting", "Agent")
    table.hq("Odinson", "Odinson", "Keen Senses", "Optic Blast", "Optic Blast").city(Bank="Blackbird")
    table.play("Bio-Electric Sting").play("Amulet of Avalon", "Strength")
    assert table.attack == 3
    assert not table.can("fight", "Blackbird"), "2 of Black Knight and 1 of Wasp"
    assert table.why_not("fight", "Blackbird")[0].rule == "LG-FIGHT-03"
    table.play("Amulet of Avalon", "Instinct")
    assert table.ways("Blackbird") == ["3 Attack from Black Knight"], "2 and 1 from two cards"
    table.fight("Blackbird", "Agent")
    assert table.attack == 1, "Wasp's is left"
    assert points.hero_of(table.game, table.state.points[0]) == "Wasp"


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-03")
@pytest.mark.card("star-knight")
def test_a_basic_card_is_a_hero_of_its_own_name():
    table = Scenario().hand("Trooper", "Trooper", "Amulet of Avalon").hq(*["Odinson"] * 2, *["Keen Senses"] * 3)
    table.city(Bank="Star-Knight").discard("Agent")
    table.play("Trooper").play("Trooper").play("Amulet of Avalon", "Strength")
    assert (table.attack, table.can("fight", "Star-Knight")) == (4, False)
    table = Scenario().hand(*["Trooper"] * 3).city(Bank="Star-Knight").discard("Agent", "Odinson")
    table.play("Trooper").play("Trooper").play("Trooper").fight("Star-Knight", "Agent")
    assert (table.koed, table.in_discard()) == (["Agent"], ["Odinson"])


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-04")
def test_attack_from_elsewhere_does_not_count():
    table = Scenario().hand("Flying Steed").city(Bank="Iron Knight").points(attack=3).play("Flying Steed")
    assert (table.attack, table.can("fight", "Iron Knight")) == (6, False), "3 of it is nobody's"


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-04")
@pytest.mark.card("pixie")
def test_neither_what_a_price_below_zero_pays_nor_shards():
    table = Scenario().hand("Oddball", "Oddball").city(Bank="Pixie", Sewers=KNIGHT).play("Oddball").play("Oddball")
    before = table.attack
    table.fight("Pixie", "reveal")
    assert table.attack == before + 1, "3 less 4"
    assert points.hero_of(table.game, table.state.points[-1]) is None
    table = Scenario().city(Bank=KNIGHT).hand("Trooper", "Trooper")
    table.state.shards_of[0] = 1
    table.play("Trooper").play("Trooper").use("spend shard")
    assert (table.attack, table.can("fight", "Lone Knight")) == (3, False)


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-04")
def test_nor_what_a_tactic_gives():
    table = Scenario(mastermind="red-skull").hand("Trooper", "Trooper").city(Bank=KNIGHT).points(attack=7)
    table.tactics("Negablast Grenades", "Negablast Grenades").play("Trooper").play("Trooper")
    table.leaving("fight", "Red Skull", "First the Attack from elsewhere")
    assert table.attack == 2 + 3
    assert not table.can("fight", "Lone Knight")


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-05")
def test_a_hero_artifact_is_a_heros_card():
    table = Scenario().hand("Trooper", "The Destroyer").artifacts("Knives of the Hunter").city(Bank="Yeoman America")
    table.play("Trooper").play("The Destroyer")
    assert (table.attack, table.can("fight", "Yeoman America")) == (5, False), "4 of it is Drax's"
    table.use("use artifact", "Knives of the Hunter")
    assert table.ways("Yeoman America") == ["5 Attack from Drax the Destroyer"]


@pytest.mark.rule("LG-KW-CHIVALROUSDUEL-01")
@pytest.mark.card("morgan-le-fay", "reverse-the-flow-of-time")
def test_morgan_le_fay_is_fought_by_one_hero_alone():
    table = Scenario(mastermind="morgan-le-fay", villains=["queens-vengeance"], players=2)
    table.hand("Flying Steed", "Flying Steed", "Trooper").tactics("Reverse the Flow of Time", "Sorcerous Blasts")
    table.play("Flying Steed").play("Trooper")
    assert not table.can("fight", "Morgan Le Fay")
    table.play("Flying Steed")
    assert table.attack == 7
    assert not table.can("fight", "Morgan Le Fay"), "6 of them are Black Knight's"
