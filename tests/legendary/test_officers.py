"""Special Officers: shuffled into their stack, face down."""

import pytest

from longbox.engine import view
from longbox.engine.cards import identifier
from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import RANGED, SHIELD
from longbox.games.legendary.table.zones import OFFICERS
from longbox.games.legendary.vocabulary import COLOUR, THIS, get, on_play, per, return_to_stack

from .dealt import Dealt
from .made_up import hero
from .scenario import Scenario

SPECIAL = (
    "Dum Dum Dugan",
    "G.W. Bridge",
    "Grant Ward",
    "Leo Fitz & Jemma Simmons",
    "Melinda May",
    "Sharon Carter",
    "Victoria Hand",
    '"Yo-Yo" Rodriguez',
)
GOES_HOME = hero("Goes Home", on_play(return_to_stack(THIS)))
GOES_HOME.facts["stack"] = OFFICERS.name
RAINBOW = hero("Rainbow", on_play(get(attack=per(COLOUR))), icon=RANGED)


def officers(*names: str) -> Scenario:
    """The stack, the top card first, as it lies with special ones in it."""
    table = Scenario()
    special = {name: RULES.library[identifier(name)] for name in SPECIAL}
    table._set(OFFICERS.first, tuple(special.get(name, name) for name in names[::-1]))
    for card in table.state.zones[OFFICERS.first]:
        table.state.known[card] = 0
    return table


@pytest.mark.rule("LG-OFFICER-01")
def test_two_of_each_of_eight_lie_face_down_among_the_thirty():
    table = Dealt(expansions=["shield"])
    names = table.names(OFFICERS)
    assert len(names) == 46
    assert [names.count(name) for name in SPECIAL] == [2] * 8
    assert names.count("S.H.I.E.L.D. Officer") == 30
    assert table.known(OFFICERS) == []
    assert set(names[:16]) != set(SPECIAL), "they are shuffled in"


def test_elsewhere_they_are_thirty_and_lie_face_up():
    assert len(Dealt().names(OFFICERS)) == 30
    assert len(Dealt().known(OFFICERS)) == 30


@pytest.mark.rule("LG-OFFICER-02")
@pytest.mark.parametrize("name", [name for name in SPECIAL if name != "Leo Fitz & Jemma Simmons"])
def test_they_cost_three_and_give_two(name):
    table = officers(name).points(recruit=3)
    table.recruit(name)
    assert table.recruit_points == 0
    table = Scenario().hand(RULES.library[identifier(name)])
    table.leaving("play", name)
    assert table.recruit_points == 2


@pytest.mark.rule("LG-OFFICER-03")
def test_who_is_recruited_is_known_only_afterwards():
    table = officers("Melinda May", "Officer").points(recruit=3)
    (option,) = [
        option
        for option in table.options
        if option.verb == "recruit" and table.state.zone[option.card] == OFFICERS.first
    ]
    assert table.game.decision.about.label(table.game, option) == "Recruit an Officer (3 Recruit)"
    (top, _) = table.state.zones[OFFICERS.first][::-1]
    assert not view.knows(table.state, 0, top)
    table.recruit("Melinda May")
    assert view.knows(table.state, 1, top)
    assert table.in_discard() == ["Melinda May"]


def test_only_the_top_one_can_be_recruited():
    table = officers("Melinda May", "Grant Ward").points(recruit=9)
    assert not table.can("recruit", "Grant Ward")


@pytest.mark.rule("LG-OFFICER-04")
def test_who_goes_back_lies_under_the_others():
    table = officers("Melinda May", "Officer").hand(GOES_HOME)
    table.play("Goes Home")
    assert table.cards(OFFICERS) == ["Goes Home", "Officer", "Melinda May"]


@pytest.mark.rule("LG-OFFICER-05")
def test_they_are_heroes_of_the_team_with_a_class_and_so_not_grey():
    may = Scenario().hand("Melinda May")._definition("Melinda May")
    assert may.kind == "hero"
    assert SHIELD in may.traits
    assert Scenario().hand("Melinda May", RAINBOW).play("Rainbow").attack == 2, "Instinct and Ranged"
    assert Scenario().hand("Officer", "Melinda May", RAINBOW).play("Rainbow").attack == 3, "and grey"


@pytest.mark.rule("LG-OFFICER-05")
def test_who_helps_a_player_has_plain_ones_from_the_stack():
    table = Dealt(expansions=["shield"], helped=[2])
    assert len(table.names(OFFICERS)) == 44


@pytest.mark.parametrize(("name", "recruit"), [("Dum Dum Dugan", 2), ("Sharon Carter", 3)])
def test_some_go_undercover_themselves(name, recruit):
    officer = RULES.library[identifier(name)]
    table = Scenario().hand(officer)
    table.play(name, "yes")
    assert table.recruit_points == recruit
    assert table.in_victory() == [name]
    table = Scenario().hand(officer)
    assert table.play(name, "no").recruit_points == 2


def test_grant_ward_betrays_another_one():
    table = Scenario().hand("Grant Ward", "Agent", "Odinson")
    table.play("Grant Ward", "yes")
    assert table.koed == ["Agent"]
    assert table.in_victory() == ["Grant Ward"]


def test_bridge_exchanges_a_card():
    table = Scenario().hand("G.W. Bridge", "Wound").deck("Odinson")
    assert table.play("G.W. Bridge", "Wound").in_hand() == ["Odinson"]


@pytest.mark.parametrize(("answer", "points", "hand"), [("You get +2 Recruit", (0, 2), []), (1, (1, 0), ["Odinson"])])
def test_fitz_and_simmons_do_one_thing_or_the_other(answer, points, hand):
    table = Scenario().hand("Leo Fitz & Jemma Simmons").deck("Odinson")
    table.leaving("play", "Leo Fitz & Jemma Simmons")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    table.answer(labels[answer] if isinstance(answer, int) else answer)
    assert (table.attack, table.recruit_points) == points
    assert table.in_hand() == hand


def test_melinda_may_draws_in_company():
    table = Scenario().hand("Agent", "Agent", "Agent", "Melinda May").deck("Odinson")
    for _ in range(3):
        table.play("Agent")
    assert table.play("Melinda May").in_hand() == ["Odinson"]


def test_victoria_hand_sends_herself_or_another_one():
    table = Scenario().hand("Agent", "Agent", "Agent", "Victoria Hand", "Trooper")
    for _ in range(3):
        table.play("Agent")
    table.leaving("play", "Victoria Hand", "yes")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    table.answer(labels[1])
    assert table.in_victory() == ["Trooper"]


def test_yo_yo_comes_back_at_once():
    table = Scenario().hand("Agent", "Agent", '"Yo-Yo" Rodriguez').deck("Odinson").play("Agent").play("Agent")
    table.leaving("play", '"Yo-Yo" Rodriguez', "yes")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    table.answer(labels[1])
    assert table.in_deck() == ['"Yo-Yo" Rodriguez', "Odinson"]
