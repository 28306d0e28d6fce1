"""What options tell of themselves: their price, and what a strike would do to both sides as things stand."""

import pytest

from longbox.engine.decision import Fate
from longbox.games.vs import RULES

from .duel import YOU


def option(duel, verb, name, to=""):
    return next(
        one
        for one in duel.decision.options
        if one.verb == verb and one.card == duel.card(name) and (not to or one.to == duel.card(to))
    )


def fates(duel, verb, name, to=""):
    found = RULES.fates(duel.game, option(duel, verb, name, to))
    return {duel.game.face(fate.card).name: fate._replace(card=-1) for fate in found}


@pytest.mark.rule("VS-COMBAT-10")
def test_an_attack_tells_the_fate_of_both_sides(duel):
    duel.you(front=["Hulk"]).enemy(front=["Mandarin"])
    told = fates(duel, "attack", "Hulk", "Mandarin")
    assert told["Mandarin"].becomes == "KO", "Mandarin has a Health of 1"
    assert told["Hulk"] == Fate(-1, takes=3, holds=told["Hulk"].holds, becomes=""), "Mandarin strikes back with ATK 3"


@pytest.mark.rule("VS-COMBAT-10")
def test_who_is_too_weak_is_foretold_to_fall(duel):
    duel.you(front=["Ant-Man"]).enemy(front=["Mandarin"])
    told = fates(duel, "attack", "Ant-Man", "Mandarin")
    assert told["Mandarin"] == Fate(-1, takes=2, holds=6)
    assert told["Ant-Man"] == Fate(-1, takes=3, holds=2, becomes="KO")


def test_of_a_team_the_defender_may_choose_whom_it_strikes_back_at(duel):
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=["Mandarin"])
    duel.takes("attack", "Ant-Man", to="Mandarin")
    told = fates(duel, "join", "Black Panther")
    assert told["Mandarin"].takes == 5
    assert told["Ant-Man"].perhaps
    assert told["Black Panther"].perhaps


def test_the_outlook_of_a_team_is_what_its_view_would_be(duel):
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=["Mandarin"])
    duel.takes("attack", "Ant-Man", to="Mandarin")
    cards = (duel.card("Ant-Man"), duel.card("Black Panther"))
    foretold = RULES.outlook(duel.game, YOU, cards)["team"]
    frame = duel.game.state.frames[-1]
    assert frame.node.total(duel.game, frame, cards) == foretold["atk"] == 5
    duel.takes("join", "Black Panther")
    assert RULES.table_view(duel.game, YOU)["team"] == foretold


def test_recruiting_names_its_cost_and_attacks_what_strikes(duel):
    duel.you(front=["Hulk"]).enemy(front=["Mandarin"])
    fact, amount = RULES.price(duel.game, option(duel, "attack", "Hulk", "Mandarin"))
    assert (fact, amount) == ("atk", fates(duel, "attack", "Hulk", "Mandarin")["Mandarin"].takes)


@pytest.mark.parametrize(("others", "number"), [(["Dazzler", "Viper"], 2), (["Hulk"], 0)])
def test_a_power_says_what_its_amounts_come_to_now(duel, others, number):
    duel.you(main="Captain Marvel", front=others, locations=["Laboratory"]).enemy(front=["Dazzler"])
    assert f"Captain Marvel: Energy Absorption [Energy], now {number}" in duel.options


def test_a_power_does_not_say_what_is_yet_to_be_chosen_or_paid(duel):
    duel.you(
        front=["Brother Dillon", "Morgan le Fay", "Dazzler"], ko=["Hulk"], locations=["Earth", "Academy", "Laboratory"]
    )
    told = [label for label in duel.options if "[" in label]
    assert told == [
        "Brother Dillon: Eulogy [Humanity]",
        "Morgan le Fay: Growing Magic [Intellect]",
        "Dazzler: Dazzle [Energy]",
    ]
