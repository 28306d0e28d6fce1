"""What options tell of themselves: their price, and what an attack would do to both sides as things stand."""

import pytest

from longbox.games.champions import RULES


def fates(table, verb, name, to=""):
    found = RULES.fates(table.game, table.offer(verb, name, to))
    return {table.game.face(fate.card).name: (fate.takes, fate.holds, fate.becomes) for fate in found}


@pytest.mark.rule("MC-BASIC-07")
def test_an_attack_foretells_its_damage(solo):
    solo.rhino(damage=4)
    assert fates(solo, "attack", "Spider-Man", "Rhino") == {"Rhino": (2, 10, "")}, "stage I has 14 hit points"
    assert RULES.price(solo.game, solo.offer("attack", "Spider-Man", "Rhino")) == ("atk", 2)


@pytest.mark.rule("MC-STATUS-05")
def test_who_is_tough_takes_nothing(solo):
    solo.rhino("tough")
    assert fates(solo, "attack", "Spider-Man", "Rhino")["Rhino"][0] == 0
