"""Thrown Artifacts: they stay in front of their player, until they are thrown under the deck."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import ARTIFACTS

from ..scenario import Scenario


def alone(**setup):
    return Scenario(players=1, scheme="the-legacy-virus", **setup)


def why_not_thrown(table: Scenario, seat: int = 0) -> list[str]:
    card = table.state.zones[ARTIFACTS.first + seat][0]
    return [reason.rule for reason in RULES.why_not(table.game, seat, "throw", card, -1)]


@pytest.mark.rule("LG-KW-THROWNARTIFACT-01", "LG-KW-THROWNARTIFACT-03")
def test_it_waits_over_turns_and_is_thrown_on_a_later_one():
    table = alone().hand("Dimensional Blade").play("Dimensional Blade").end_turn()
    assert table.cards(ARTIFACTS) == ["Dimensional Blade"]
    table.end_turn()
    assert table.cards(ARTIFACTS) == ["Dimensional Blade"]
    table.use("throw", "Dimensional Blade")
    assert (table.attack, table.recruit_points) == (1, 1)


@pytest.mark.rule("LG-KW-THROWNARTIFACT-02", "LG-KW-THROWNARTIFACT-03")
def test_thrown_on_the_turn_it_is_played_it_goes_under_the_deck():
    table = Scenario().deck("Agent", "Agent").hand("Dimensional Blade").play("Dimensional Blade")
    table.use("throw", "Dimensional Blade")
    assert table.in_deck() == ["Agent", "Agent", "Dimensional Blade"]
    assert (table.attack, table.recruit_points) == (1, 1)
    assert table.cards(ARTIFACTS) == []


@pytest.mark.rule("LG-KW-THROWNARTIFACT-04")
def test_from_an_empty_deck_it_is_drawn_at_once():
    table = Scenario().deck().artifacts("Dimensional Blade", "Implanted Memory Chip").use("throw", "Dimensional Blade")
    assert table.use("use artifact").in_hand() == ["Dimensional Blade"]


@pytest.mark.rule("LG-KW-THROWNARTIFACT-05")
def test_several_alike_are_thrown_one_after_the_other():
    table = Scenario().artifacts("Dimensional Blade", "Dimensional Blade", "Dimensional Blade")
    table.use("throw").use("throw").use("throw")
    assert (table.attack, table.recruit_points) == (3, 3)
    assert not table.can("throw")


@pytest.mark.rule("LG-KW-THROWNARTIFACT-06")
def test_on_the_turn_of_another_player_it_rests():
    table = Scenario().artifacts("Dimensional Blade", seat=1)
    assert not table.can("throw")
    assert why_not_thrown(table, 1) == ["LG-TURN-01"]


@pytest.mark.rule("LG-KW-THROWNARTIFACT-06")
def test_a_card_may_say_otherwise():
    """Winged Helm wards off a Wound on anybody's turn."""

    def infected() -> Scenario:
        table = Scenario(scheme="the-legacy-virus").artifacts("Winged Helm", seat=1).deck(*["Agent"] * 2, seat=1)
        return table.villain_deck("Twist").leaving("begin")

    table = infected()
    assert table.seat_asked == 1
    table.answer("pass").answer("pass")
    assert (table.wounds(), table.wounds(1), table.cards(ARTIFACTS, 1)) == (1, 1, ["Winged Helm"])
    table = infected().answer("Winged Helm")
    assert (table.wounds(), table.wounds(1)) == (0, 1)
    assert (table.in_deck(1), table.in_hand(1)) == (["Winged Helm"], ["Agent", "Agent"])


@pytest.mark.rule("LG-KW-THROWNARTIFACT-07")
def test_a_copy_does_once_what_a_throw_does_and_stays_where_it_is():
    table = Scenario().deck("Agent").hand("Dimensional Blade", "Copy Powers").play("Dimensional Blade")
    table.play("Copy Powers").use("throw", "Copy Powers")
    assert (table.attack, table.recruit_points, table.in_deck()) == (1, 1, ["Agent"])
    assert table.in_play() == ["Copy Powers"]
    assert table.can("throw", "Dimensional Blade")
    table.use("throw", "Dimensional Blade")
    assert not table.can("throw")


@pytest.mark.rule("LG-KW-THROWNARTIFACT-07")
def test_legendary_outlaw_uses_a_throw_of_somebody_else():
    table = Scenario().hand("Legendary Outlaw").artifacts("Golden Apples of Idunn", seat=1)
    table.play("Legendary Outlaw")
    assert table.attack == 4
    assert table.cards(ARTIFACTS, 1) == ["Golden Apples of Idunn"]


def test_only_the_worthy_throw_mjolnir():
    table = Scenario().artifacts("Mjolnir").hand("Element Guns", "Weapons Master").play("Element Guns")
    table.play("Weapons Master").use("throw", "Mjolnir")
    assert table.attack == 4 + 3 + 1
    unworthy = Scenario().artifacts("Mjolnir").hand("Agent")
    assert not unworthy.can("throw")
    assert why_not_thrown(unworthy) == ["LG-SPECIAL-01"]


def test_stormbreaker_costs_a_card_and_counts_what_was_discarded_from_hand():
    table = Scenario().artifacts("Stormbreaker").hand("Gritty Scavenger", "Agent", "Weapons Master").deck("Agent")
    table.play("Gritty Scavenger", "Agent").use("throw", "Stormbreaker", "Agent")
    assert table.attack == 4
    assert table.in_deck() == ["Stormbreaker"]


def test_stormbreaker_does_not_count_what_came_from_the_deck():
    table = Scenario().artifacts("Stormbreaker").hand("Interstellar Tracker", "Agent", "Weapons Master")
    table.deck("Trooper", "Agent").play("Interstellar Tracker", "yes").use("throw", "Stormbreaker", "Agent")
    assert table.attack == 2


def test_golden_apples_ko_and_weapons_master_wants_an_artifact():
    table = Scenario().artifacts("Golden Apples of Idunn").hand("Weapons Master").discard("Wound")
    table.play("Weapons Master").use("throw", "Golden Apples of Idunn", "Wound")
    assert (table.attack, table.koed) == (4 + 4, ["Wound"])
    assert Scenario().hand("Weapons Master").play("Weapons Master").attack == 2


def test_dragonfang_wants_somebody_in_the_sewers():
    assert Scenario().artifacts("Dragonfang").city(Sewers="Venom").use("throw", "Dragonfang").attack == 2
    assert Scenario().artifacts("Dragonfang").city(Bank="Venom").use("throw", "Dragonfang").attack == 0
