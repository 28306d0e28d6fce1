"""Piercing Energy: a third kind of points, which goes through all that protects an enemy."""

import pytest

from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import PIERCING_POINTS

from ..scenario import Scenario


def show(*more):
    """Dazzler's show: as many Piercing as Lightshow cards were played."""
    table = Scenario().hand("Convert Sound to Light", *more)
    for name in ("Convert Sound to Light", *more):
        table.play(name)
    return table


@pytest.mark.rule("LG-KW-PIERCING-01")
def test_an_enemy_falls_for_as_much_piercing_as_its_printed_points():
    table = show("Convert Sound to Light", "Convert Sound to Light").city(Bank="Super-Skrull", Streets="Venom")
    table.use("lightshow", "Convert Sound to Light")
    assert table.state.piercing == 3
    assert table.ways("Super-Skrull") == ["2 Piercing"]
    assert table.ways("Venom") == ["3 Piercing"]
    table.fight("Venom")
    assert table.state.piercing == 0
    assert table.in_victory() == ["Venom"]


@pytest.mark.rule("LG-KW-PIERCING-01")
def test_what_strengthens_it_does_not_matter():
    table = Scenario(scheme="midtown-bank-robbery").city(Bank="Sentinel").holding("Sentinel", "Bystander")
    points.get(table.game, PIERCING_POINTS, 1)
    assert table.attack_of("Sentinel") == 4
    table.fight("Sentinel", way="1 Piercing")
    assert table.in_victory() == ["Sentinel", "Bystander"]


@pytest.mark.rule("LG-KW-PIERCING-01")
def test_a_mastermind_falls_for_its_points_too():
    table = Scenario().city()
    points.get(table.game, PIERCING_POINTS, 5)
    table.tactics("Negablast Grenades", "Negablast Grenades").fight("Red Skull", way="5 Piercing")
    assert table.in_victory() == ["Negablast Grenades"]


@pytest.mark.rule("LG-KW-PIERCING-01")
def test_it_is_good_for_nothing_else_and_gone_with_the_turn():
    table = Scenario()
    points.get(table.game, PIERCING_POINTS, 9)
    assert sorted(table.offered) == ["end", "fight Red Skull"]
    table.end_turn().end_turn()
    assert table.state.piercing == 0


@pytest.mark.rule("LG-KW-PIERCING-02")
def test_conditions_for_the_fight_are_ignored():
    table = Scenario().city(Bank="Blob").points(attack=4)
    points.get(table.game, PIERCING_POINTS, 2)
    assert table.ways("Blob") == ["2 Piercing"], "nobody has an X-Men Hero"
    table.fight("Blob")
    assert table.attack == 4


@pytest.mark.rule("LG-KW-PIERCING-02", "LG-KW-HUMANSHIELD-01")
def test_human_shields_are_rescued_with_the_defeat():
    table = Scenario().villain_deck("Shi'ar Death Commandos", "Bystander").begin_turn()
    points.get(table.game, PIERCING_POINTS, 1)
    table.game.ask_again()
    table.fight("Shi'ar Death Commandos")
    assert sorted(table.in_victory()) == ["Bystander", "Shi'ar Death Commandos"]


@pytest.mark.rule("LG-KW-PIERCING-03")
def test_what_prints_no_points_can_not_be_pierced():
    table = Scenario().city(Bank="Mind Gem", Sewers="Sentinel")
    points.get(table.game, PIERCING_POINTS, 9)
    assert not table.can("fight", "Mind Gem")
    assert table.can("fight", "Sentinel")
    assert [reason.rule for reason in table.why_not("fight", "Mind Gem")] == ["LG-FIGHT-03"]
