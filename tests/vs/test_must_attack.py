"""Who must be in the first attack of a turn (card clarifications: Rhino, Abomination)."""

import pytest

from longbox.engine.modifiers import SET
from longbox.games.vs import RULES
from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.table.powers import MUST_ATTACK, MustAttack
from longbox.games.vs.vocabulary.keywords import FLIGHT

from .duel import YOU
from .made_up import made_up

ANGRY = MustAttack("Angry")
RHINO = made_up("Rhino", ANGRY)
KINGPIN = made_up("Kingpin")
STRANGER = made_up("Stranger", team="Underworld")


def why_not(duel, attacker, defender):
    return [one.rule for one in RULES.why_not(duel.game, YOU, "attack", duel.card(attacker), duel.card(defender))]


@pytest.mark.rule("VS-CARD-52")
def test_the_first_attack_is_not_made_without_rhino_and_the_second_is_free(duel):
    duel.you(front=[STRANGER, RHINO]).enemy(front=["Ronan", "Thanos"])
    assert duel.offered("attack") == ["Rhino", "Rhino"]
    assert why_not(duel, "Stranger", "Ronan") == ["VS-CARD-52"]
    duel.attacks("Rhino", on="Ronan").everyone_passes()
    rhino = duel.card("Rhino")
    duel.happens(lambda game: ready(game, [rhino], seat=YOU))
    assert duel.offers("attack", "Rhino", to="Thanos")
    assert duel.offers("attack", "Stranger", to="Thanos"), "even if Rhino could attack once more"


@pytest.mark.rule("VS-CARD-52")
@pytest.mark.parametrize("front", [[KINGPIN, RHINO], [RHINO, KINGPIN]])
def test_rhino_may_attack_in_a_team_and_who_begins_with_others_must_take_him_along(duel, front):
    duel.you(front=front).enemy(front=["Ronan"])
    if front[0] is KINGPIN:
        duel.takes("attack", "Kingpin", to="Ronan")
        assert duel.in_combat, "there was nothing to choose: Rhino joins"
    else:
        assert duel.offered("attack") == ["Rhino"], "Kingpin alone is not possible"
        duel.takes("attack", "Rhino", to="Ronan").takes("join", "Kingpin")
    assert {duel.game.face(card).name for card in duel.game.state.attackers} == {"Rhino", "Kingpin"}


@pytest.mark.rule("VS-CARD-52")
def test_nobody_has_to_attack(duel):
    duel.you(front=[RHINO], deck=["Thor"] * 4).enemy(front=["Ronan"], deck=["Thor"] * 4)
    assert duel.offers("end")


@pytest.mark.rule("VS-CARD-52")
def test_rhino_who_can_not_attack_keeps_nobody_from_it(duel):
    duel.you(front=[STRANGER, RHINO]).enemy(front=["Ronan"])
    duel.exhaust("Rhino").happens(lambda game: None)
    assert duel.offered("attack") == ["Stranger"]


def test_of_two_who_must_attack_both_do_if_they_can_do_so_together(duel):
    duel.you(front=[RHINO, made_up("Bull", ANGRY), STRANGER]).enemy(front=["Ronan"])
    assert duel.offered("attack") == ["Rhino"], "with Bull at his side"
    duel.takes("attack", "Rhino", to="Ronan")
    assert len(duel.game.state.attackers) == 2


def test_of_two_who_can_not_attack_together_either_will_do(duel):
    duel.you(front=[RHINO, made_up("Bull", ANGRY, team="Underworld"), KINGPIN]).enemy(front=["Ronan"])
    assert duel.offered("attack") == ["Rhino", "Bull"]


@pytest.fixture
def challenged(duel):
    """Abomination has challenged the Stranger: the first attack is to be his, and on Abomination."""

    def lay_out(**enemy):
        duel.you(front=[STRANGER, KINGPIN]).enemy(**enemy)
        stranger, abomination = duel.card("Stranger"), duel.card("Abomination")
        duel.happens(lambda game: game.modify(MUST_ATTACK, SET, abomination, (stranger,), ("turn", 0)))
        return duel

    return lay_out


@pytest.mark.rule("VS-CARD-36")
def test_the_first_attack_is_the_one_that_abomination_asks_for(challenged):
    duel = challenged(front=["Abomination", "Ronan"])
    assert [
        duel.decision.about.label(duel.game, option) for option in duel.decision.options if option.verb == "attack"
    ] == ["Stranger attacks Abomination (front row)"]
    assert why_not(duel, "Stranger", "Ronan") == why_not(duel, "Kingpin", "Ronan") == ["VS-CARD-36"]
    assert duel.offers("end"), "or none at all"
    duel.attacks("Stranger", on="Abomination").everyone_passes()
    assert duel.offers("attack", "Kingpin", to="Ronan"), "the next one is free"


@pytest.mark.rule("VS-CARD-36")
@pytest.mark.parametrize("void", ["the attacker is exhausted", "Abomination is protected", "Abomination is stunned"])
def test_what_can_not_be_done_is_not_asked_for(challenged, void):
    if void == "Abomination is protected":
        duel = challenged(front=["Ronan"], back=["Abomination"])
    else:
        duel = challenged(front=["Abomination", "Ronan"])
        (duel.exhaust if "exhausted" in void else duel.stun)("Stranger" if "exhausted" in void else "Abomination")
        duel.happens(lambda game: None)
    assert duel.offers("attack", "Kingpin", to="Ronan")


def test_whoever_flies_reaches_abomination_behind_others(duel):
    duel.you(front=[made_up("Flyer", FLIGHT), KINGPIN]).enemy(front=["Ronan"], back=["Abomination"])
    flyer, abomination = duel.card("Flyer"), duel.card("Abomination")
    duel.happens(lambda game: game.modify(MUST_ATTACK, SET, abomination, (flyer,), ("turn", 0)))
    assert duel.offered("attack") == ["Flyer"]


def test_the_duty_is_said():
    assert ANGRY.words(RULES.say("Rhino")) == "Angry: Your first attack in a turn must include Rhino, if possible."
