"""Counters have names, and damage and threat may lie on any card."""

import pytest

from longbox.engine.counters import Counter
from longbox.games.champions.chapters import damage, status, threat
from longbox.games.champions.table.counters import count
from longbox.games.champions.vocabulary import (
    THIS,
    WEB_COUNTER,
    action,
    draw,
    put_counters,
    remove_counters,
    uses,
)

from .made_up import made

RAGE = Counter("rage")
SLOWED = Counter("slowed", most=2)
LOOM = made.support(
    "Loom",
    uses(1, WEB_COUNTER),
    action(put_counters(2, RAGE, THIS)),
    action(draw(1), cost=remove_counters(2, RAGE, THIS)),
    action(draw(1), cost=remove_counters(1, WEB_COUNTER, THIS)),
    cost=1, icons="E",
)  # fmt: skip


@pytest.fixture
def weaver(solo):
    """Spider-Man with a Loom."""
    return solo.you(play=[LOOM]).begins()


def uses_of_loom(table):
    return [option for option in table.game.decision.options if option.verb == "use"]


def use(table, number):
    """Use one of the Actions of the Loom that are offered, in printed order."""
    table.game.choose(uses_of_loom(table)[number])


@pytest.mark.rule("MC-KEYWORD-23")
def test_counters_of_different_names_lie_beside_each_other(weaver):
    use(weaver, 0)
    loom = weaver.card("Loom")
    assert (count(weaver.game, loom, RAGE), count(weaver.game, loom, WEB_COUNTER)) == (2, 1)
    assert next(card for card in weaver.view()["zones"]["area:0"]["cards"] if card["name"] == "Loom")["counters"] == {
        "rage": 2,
        "web": 1,
    }


@pytest.mark.rule("MC-ACTION-02")
def test_a_cost_of_two_counters_is_paid_in_full(weaver):
    assert len(uses_of_loom(weaver)) == 2, "there is no rage to spend yet"
    use(weaver, 0)
    use(weaver, 1)
    assert (count(weaver.game, weaver.card("Loom"), RAGE), len(weaver.you.hand)) == (0, 1)


@pytest.mark.rule("MC-KEYWORD-23")
def test_the_last_counter_of_its_uses_is_the_last_whatever_else_lies_there(weaver):
    use(weaver, 0)
    use(weaver, 2)
    assert not weaver.in_play("Loom")


@pytest.mark.rule("MC-STATUS-06")
def test_a_status_is_a_counter_with_a_most(solo):
    rhino = solo.state.villains[0]
    for _ in range(3):
        status.give(solo.game, rhino, SLOWED)
    assert count(solo.game, rhino, SLOWED) == 2
    status.lose(solo.game, rhino, SLOWED, "attack")
    assert count(solo.game, rhino, SLOWED) == 1


@pytest.mark.rule("MC-DAMAGE-01")
def test_damage_on_a_card_without_hit_points_does_not_defeat_it(solo):
    solo.you(play=["Avengers Mansion"])
    damage.deal(solo.game, solo.card("Avengers Mansion"), 3)
    solo.game.run()
    assert solo.damage("Avengers Mansion") == 3


@pytest.mark.rule("MC-SIDE-01")
def test_threat_on_an_ally_comes_off_without_defeating_them(solo):
    solo.you(play=["Tigra"])
    tigra = solo.card("Tigra")
    threat.place(solo.game, tigra, 2)
    threat.remove(solo.game, tigra, 2)
    solo.game.run()
    assert solo.in_play("Tigra")
    assert not solo.threat_on("Tigra")
