"""Masterminds who lurk out of play: the Scheme World War Hulk."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.cards import COLLECTION
from longbox.games.legendary.chapters.adapting import tactics
from longbox.games.legendary.table.enemies import foes, masterminds
from longbox.games.legendary.table.zones import LURKING, MASTERMIND_SPACE, TACTICS, UNUSED_TACTICS

from .scenario import Scenario

WAR = {"scheme": "world-war-hulk", "mastermind": "dr-doom", "expansions": ("core",)}
OTHERS = ["Loki", "Magneto", "Red Skull"]


def war(**setup: object) -> Scenario:
    return Scenario(**(WAR | setup))


def beaten_twice(table: Scenario) -> Scenario:
    """Whoever stands there loses two Tactics without an effect."""
    (boss,) = masterminds(table.game)
    (name,) = table.cards(MASTERMIND_SPACE)
    table.tactics_of(boss, "Dark Technology", "Dark Technology")
    table.hq(*["Agent"] * 5).points(attack=60)
    return table.fight(name).fight(name)


def test_three_others_lurk_and_each_has_two_of_its_tactics():
    table = war()
    assert table.cards(MASTERMIND_SPACE) == ["Dr. Doom"]
    assert sorted(table.cards(LURKING)) == OTHERS
    bosses = [*masterminds(table.game), *table.state.zones[LURKING.first]]
    assert [len(tactics(table.game, boss)) for boss in bosses] == [2] * 4
    assert (len(table.cards(TACTICS)), len(table.cards(UNUSED_TACTICS))) == (8, 8)
    assert "unused tactics" not in {zone for zone, there in table.seen(0)["zones"].items() if there.get("cards")}


def test_who_lurks_does_nothing_and_can_not_be_fought():
    table = war().villain_deck("Strike").begin_turn().points(attack=20)
    assert [table.state.definition[card].name for card in foes(table.game)] == ["Dr. Doom"]
    lurker = table.state.zones[LURKING.first][0]
    assert not any(option.card == lurker for option in table.options)
    assert RULES.why_not(table.game, 0, "fight", lurker, -1)


def test_a_twist_swaps_the_mastermind_for_one_that_lurks():
    table = war().telling().villain_deck("Twist").begin_turn()
    (now,) = table.cards(MASTERMIND_SPACE)
    assert now in OTHERS
    assert sorted([now, *table.cards(LURKING)]) == ["Dr. Doom", *OTHERS]
    assert f"{now} steps forward, and Dr. Doom lurks in its place." in table.told
    table.points(attack=20)
    assert table.can("fight", now)


@pytest.mark.rule("LG-MULTIMASTER-01")
def test_when_all_tactics_of_one_are_won_the_next_comes_and_the_last_must_be_beaten():
    table = war()
    met = []
    for left in (3, 2, 1):
        met += table.cards(MASTERMIND_SPACE)
        beaten_twice(table)
        assert len(table.cards(LURKING)) == left - 1
        assert table.koed.count(met[-1]) == 1
        assert table.result is None
    (name,) = table.cards(MASTERMIND_SPACE)
    assert sorted([*met, name]) == ["Dr. Doom", *OTHERS]
    beaten_twice(table)
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_one_that_was_swapped_keeps_what_it_has_lost():
    table = war()
    (doom,) = masterminds(table.game)
    table.points(attack=9).tactics_of(doom, "Dark Technology", "Dark Technology").fight("Dr. Doom")
    table.villain_deck("Twist").end_turn()
    assert len(tactics(table.game, doom)) == 1


def test_evil_wins_with_the_ninth_twist():
    table = war().twists_so_far(8).villain_deck("Twist").begin_turn()
    assert table.result is not None
    assert table.result.winners == ()


@pytest.mark.parametrize("side", ["heroes", "villains"])
def test_each_core_set_has_enough_masterminds(side):
    assert len(Scenario(side=side, scheme="world-war-hulk", mastermind="the-red-king").cards(LURKING)) == 3


def test_who_is_nothing_but_tactics_can_not_lurk():
    chosen = {item.name: item.default for item in RULES.form()}
    adapting = next(boss.id for boss in COLLECTION.masterminds.values() if boss.card in boss.tactics)
    (problem,) = RULES.problems(chosen | {"mastermind": adapting, "scheme": "world-war-hulk"})
    assert "no card that could lurk" in problem.text


def test_with_a_final_blow_the_next_comes_when_that_was_dealt():
    table = beaten_twice(war(challenges=("final-blow",)))
    assert table.cards(MASTERMIND_SPACE) == ["Dr. Doom"]
    table.points(attack=20).fight("Dr. Doom")
    assert "Dr. Doom" in table.in_victory()
    assert len(table.cards(LURKING)) == 2
    assert table.result is None
