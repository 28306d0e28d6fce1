"""Fortify: a Villain lies down at a place, where its effect holds until somebody fights it there."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.fortifying import BEFORE_MASTERMIND
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.roles import held
from longbox.games.legendary.table.zones import FORTIFIED

from ..scenario import Scenario

MAN = RULES.library["thunderbolts-radioactive-man"]
FULL = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}


def escaping(villain, *more):
    """A full city, out of which the next card of the Villain Deck pushes somebody, and perhaps others after that."""
    table = Scenario(players=2, mastermind="dr-doom")
    table.city(**FULL, Bridge=villain).hq(*["Odinson"] * 5)
    return table.villain_deck("Sentinel", *more, *["Bystander"] * 5)


def at(table, place):
    return table._names(table.state.zones[FORTIFIED.first + FORTS.index(place)])


def before_mastermind(table):
    (boss,) = masterminds(table.game)
    return table._names(held(table.game, boss, BEFORE_MASTERMIND))


@pytest.mark.rule("LG-KW-FORTIFY-01")
def test_who_escapes_lies_down_before_the_mastermind_who_cannot_be_fought_then():
    table = escaping("Colleen Wing").begin_turn("Odinson").points(attack=30)
    assert (before_mastermind(table), table.gone) == (["Colleen Wing"], [])
    assert not table.can("fight", "Dr. Doom")
    assert [why.rule for why in table.why_not("fight", "Dr. Doom")] == ["LG-KW-FORTIFY-01"]


@pytest.mark.rule("LG-KW-FORTIFY-02")
def test_once_it_was_fought_the_mastermind_can_be_fought_again():
    table = escaping("Colleen Wing").begin_turn("Odinson").points(attack=9 + 9)
    table.fight("Colleen Wing")
    assert (table.in_victory(), before_mastermind(table)) == (["Colleen Wing"], [])
    assert table.can("fight", "Dr. Doom")


@pytest.mark.rule("LG-KW-FORTIFY-02")
def test_another_player_may_fight_it_as_usual():
    table = escaping("Colleen Wing").begin_turn("Odinson").end_turn()
    assert table.seat_asked == 1
    table.points(attack=5, recruit=4).fight("Colleen Wing")
    assert (table.attack, table.recruit_points, table.in_victory(1)) == (0, 0, ["Colleen Wing"])


@pytest.mark.rule("LG-KW-FORTIFY-03")
def test_a_second_one_finds_no_room_and_stays_escaped():
    table = escaping("Colleen Wing", "Sentinel").city(Streets="Colleen Wing").begin_turn("Odinson")
    table.bringing(0).end_turn("Odinson")
    assert (before_mastermind(table), table.gone) == (["Colleen Wing"], ["Colleen Wing"])


@pytest.mark.rule("LG-KW-FORTIFY-01")
def test_on_the_stack_of_wounds_every_wound_brings_another():
    table = escaping(MAN).begin_turn("Odinson")
    assert (at(table, "wounds"), table.gone) == (["Radioactive Man"], [])
    table.city(Bank="Mach-IV").points(attack=5).fight("Mach-IV")
    assert (table.wounds(0), table.wounds(1)) == (2, 2)


@pytest.mark.rule("LG-KW-FORTIFY-02")
def test_when_the_stack_is_free_again_a_wound_is_a_wound():
    table = escaping(MAN).begin_turn("Odinson").city(Bank="Mach-IV").points(attack=6 + 5)
    table.fight("Radioactive Man").fight("Mach-IV")
    assert (at(table, "wounds"), table.in_victory()[0], table.wounds(0), table.wounds(1)) == (
        [], "Radioactive Man", 1, 1,
    )  # fmt: skip


@pytest.mark.rule("LG-KW-FORTIFY-03")
def test_a_stack_has_room_for_one():
    table = escaping(MAN, "Sentinel").city(Streets=MAN).begin_turn("Odinson").end_turn("Odinson")
    assert (at(table, "wounds"), table.gone) == (["Radioactive Man"], ["Radioactive Man"])


def test_in_the_city_it_changes_nothing_about_wounds():
    table = Scenario(players=2).city(Bank="Mach-IV", Streets=MAN).points(attack=5).fight("Mach-IV")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


def test_everybody_sees_who_lies_there():
    table = escaping(MAN).begin_turn("Odinson")
    (card,) = table.state.zones[FORTIFIED.first + FORTS.index("wounds")]
    assert RULES.marks(table.game, 0, card)[0] == "on the stack of Wounds"
    assert RULES.card_view(table.game, card)["attack"] == 6
    assert RULES.card_view(table.game, card)["villain"]


def test_heroes_for_hire():
    table = Scenario().city(Bank="Shang-Chi").discard("Odinson").points(recruit=3)
    table.fight("Shang-Chi")
    assert (table.where, table.in_discard(), table.in_victory()) == ({"Sewers": "Shang-Chi"}, [], [])
    table = Scenario().city(Bank="Shang-Chi").points(recruit=3).fight("Shang-Chi")
    assert table.in_victory() == ["Shang-Chi"]
    table = Scenario(players=1).hand("Agent", "Odinson", "Trooper").city(Bank="Tarantula").points(attack=7)
    table.fight("Tarantula", "mode", "Agent", "Odinson")
    assert (table.in_hand(), table.wounds()) == (["Trooper"], 0)
    table = Scenario(players=1).hand("Agent").city(Bank="Tarantula").points(attack=7).fight("Tarantula")
    assert (table.in_hand(), table.wounds()) == (["Agent"], 1)
    table = Scenario(players=1).hand("Agent", "Odinson").city(Bank="Humbug").points(attack=5).fight("Humbug", "Agent")
    assert table.koed == ["Agent"]


def test_the_rest_of_the_thunderbolts():
    table = Scenario(players=2).city(Bank="Songbird").victory("Mach-IV", seat=1).points(attack=5).fight("Songbird")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)
    table = Scenario().city(Bank="Fixer").deck("Agent", "Odinson", "Trooper").points(attack=4)
    table.fight("Fixer", "Agent", "Odinson")
    assert (table.koed, table.in_deck()) == (["Agent"], ["Odinson", "Trooper"])


def test_the_story_tells_who_fortifies_what():
    table = escaping(MAN).telling().begin_turn("Odinson")
    assert "Radioactive Man fortifies the stack of Wounds." in table.told
    table = escaping("Colleen Wing").telling().begin_turn("Odinson")
    assert "Colleen Wing fortifies Dr. Doom." in table.told


def test_on_the_stack_of_bystanders_nobody_is_rescued_from_it():
    table = escaping(RULES.library["csa-special-marshals-venom"]).begin_turn("Odinson").hand("Dangerous Rescue")
    assert at(table, "bystanders") == ["Venom"]
    table.hand("Son of Zeus").points().play("Son of Zeus")
    assert (table.in_victory(), table.koed[-1:], table.attack) == ([], ["Bystander"], 0)


def test_who_was_captured_is_rescued_all_the_same():
    table = escaping(RULES.library["csa-special-marshals-venom"]).begin_turn("Odinson")
    table.holding("Sentinel", "Bystander").points(attack=3).fight("Sentinel")
    assert "Bystander" in table.in_victory()


def test_the_rest_of_the_special_marshals():
    table = Scenario(players=2).hand("Trooper", "Agent").points(attack=6)
    table.city(Bank=RULES.library["csa-special-marshals-bullseye"]).fight("Bullseye")
    assert table.koed == ["Agent"]
    table = escaping(RULES.library["csa-special-marshals-bullseye"]).hand("Trooper", "Call Lightning")
    table.begin_turn("Odinson")
    assert (table.in_hand(), table.koed[-1:]) == (["Trooper"], ["Call Lightning"])
    table = Scenario(players=2).hand("Agent", "Trooper", "Wound", seat=1).deck("Odinson", seat=1)
    table.city(Bank=RULES.library["csa-special-marshals-moonstone"]).points(attack=4).fight(
        "Moonstone", "Agent", "Wound"
    )
    assert table.in_hand(1) == ["Trooper", "Odinson"]
    table = Scenario().city(Bank="Penance").victory("Sentinel", "Mach-IV", "Bystander")
    assert table.attack_of("Penance") == 4
