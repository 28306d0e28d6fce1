"""Shards: enemies are stronger for them, and players spend them."""

import pytest

from longbox.engine.effects.choosing import each
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import prices, shards
from longbox.games.legendary.vocabulary.abilities import fight
from longbox.games.legendary.vocabulary.deeds import gain_shards
from longbox.games.legendary.vocabulary.enemy_deeds import has_shards
from longbox.games.legendary.vocabulary.nouns import the_mastermind

from .made_up import tactic
from .scenario import Scenario

RAGE = tactic("Rage", fight(has_shards(2, each(the_mastermind))))


def sharded(table, name, amount):
    shards.put_on(table.game, table.find(name), amount)
    return table


@pytest.mark.rule("LG-KW-SHARD-01")
def test_there_are_eighteen_and_what_is_not_there_is_not_gained():
    table = sharded(Scenario().city(Bank="Blob"), "Blob", 17)
    assert shards.supply(table.game) == 1
    gain_shards(3).apply(table.game, Scope(0))
    assert table.state.shards_of == [1, 0]
    has_shards(1, each(the_mastermind)).apply(table.game, Scope(0))
    assert shards.supply(table.game) == 0


@pytest.mark.rule("LG-KW-SHARD-02")
def test_a_villain_is_stronger_by_one_for_each():
    table = sharded(Scenario().city(Bank="Sentinel").points(attack=4), "Sentinel", 2)
    assert table.attack_of("Sentinel") == 5
    assert not table.can("fight")
    table.points(attack=5).fight("Sentinel")
    assert table.attack == 0


@pytest.mark.rule("LG-KW-SHARD-03")
def test_who_defeats_it_takes_one():
    table = sharded(Scenario().city(Bank="Mystique").points(attack=8), "Mystique", 3).fight("Mystique")
    assert table.state.shards_of == [1, 0]
    assert shards.supply(table.game) == 17


@pytest.mark.rule("LG-KW-SHARD-04")
def test_when_it_escapes_the_mastermind_takes_one():
    table = Scenario(mastermind="loki", scheme="the-legacy-virus").villain_deck("Blob")
    table.city(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob", Bridge="Mystique")
    sharded(table, "Mystique", 2).leaving("begin")
    table.answer("Keen Senses")
    assert table.state.shards[table.find("Loki")] == 1
    assert shards.supply(table.game) == 17


@pytest.mark.rule("LG-KW-SHARD-05", "LG-KW-SHARD-06")
def test_of_a_mastermind_one_is_taken_before_its_tactic_acts():
    table = Scenario(mastermind="loki", scheme="the-legacy-virus").tactics(RAGE, RAGE).points(attack=13)
    sharded(table, "Loki", 3)
    assert prices.to_fight(table.game, table.find("Loki")) == 13
    table.fight("Loki")
    assert table.state.shards_of == [1, 0]
    assert table.state.shards[table.find("Loki")] == 2
    assert shards.supply(table.game) == 15


@pytest.mark.rule("LG-KW-SHARD-07")
def test_a_players_shards_are_kept_and_spent_as_attack():
    table = Scenario(players=1, scheme="the-legacy-virus").city(Bank="Blob", Sewers="Endless Armies of HYDRA")
    table.state.shards_of = [2]
    table.end_turn().points(attack=3)
    assert not table.can("fight", "Endless Armies of HYDRA")
    table.use("spend shard")
    assert table.can("fight", "Endless Armies of HYDRA")
    assert table.state.points[-1].source == -1, "it comes from no card"
    assert table.state.shards_of == [1]


def test_the_shards_of_a_villain_that_is_koed_go_back():
    table = sharded(Scenario().city(Bank="Blob"), "Blob", 3).an_effect_kos("Blob")
    assert shards.supply(table.game) == 18


def test_of_shards_that_are_not_there_nothing_is_told():
    for left, told in ((1, ["You gain 1 Shard."]), (0, [])):
        table = sharded(Scenario().city(Bank="Blob"), "Blob", 18 - left).telling()
        table.can("end")
        gain_shards(2).apply(table.game, Scope(0))
        assert [line for line in table.told if "Shard" in line] == told
