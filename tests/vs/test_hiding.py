"""Hidden characters (rulebook: Game Terms, Hide)."""

import pytest

from longbox.engine.effects.nouns import A
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.hiding import come_out, hide
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.stats import teams
from longbox.games.vs.table.zones import EQUIPMENT, FRONT
from longbox.games.vs.vocabulary import deeds
from longbox.games.vs.vocabulary.keywords import FLIGHT, SYMBIOSIS
from longbox.games.vs.vocabulary.nouns import your_character

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment, made_up_twist

VANISH = made_up_twist("Vanish", MAIN, deeds.hide(A(your_character)))


def hides(duel, name):
    return duel.happens(lambda game: hide(game, [duel.card(name)], seat=YOU, source=-1))


def comes_out(duel, name):
    return duel.happens(lambda game: come_out(game, [duel.card(name)], seat=YOU, source=-1))


def is_hidden(duel, name):
    return bool(duel.game.state.hidden[duel.card(name)])


@pytest.mark.rule("VS-TERM-18")
def test_who_hides_lies_face_down_ready_unhurt_and_without_counters(duel):
    duel.you(front=["Thor"], hand=[VANISH]).counter("Thor", 1).exhaust("Thor").wound("Thor", 1)
    duel.plays("Vanish", "Thor")
    assert duel.game.state.face_down[duel.card("Thor")]
    assert duel.exhausted == set()
    assert (duel.counters("Thor"), duel.wounds("Thor")) == (0, 1)


@pytest.mark.rule("VS-TERM-18")
def test_who_hides_drops_what_it_carries(duel):
    duel.you(front=["Thor"])
    helmet = duel.you._add(made_up_equipment("Helmet"), EQUIPMENT)
    duel.game.attach(helmet, duel.card("Thor"))
    hides(duel, "Thor")
    assert duel.you.ko_pile == ["Helmet"]


@pytest.mark.rule("VS-TERM-18", "VS-TERM-19")
def test_several_hide_and_come_out_together(duel):
    duel.you(front=["Thor", "Hulk", "Nova"]).exhaust("Thor").exhaust("Hulk")
    both = [duel.card("Thor"), duel.card("Hulk")]
    duel.happens(lambda game: hide(game, both, seat=YOU, source=-1))
    assert [is_hidden(duel, name) for name in ("Thor", "Hulk", "Nova")] == [True, True, False]
    assert duel.exhausted == set()
    assert duel.offered("attack") == ["Nova"]
    duel.happens(lambda game: come_out(game, both, seat=YOU, source=-1))
    assert set(duel.offered("attack")) == {"Thor", "Hulk", "Nova"}


@pytest.mark.rule("VS-TERM-19")
def test_the_hidden_neither_attack_nor_defend_nor_protect(duel):
    duel.you(front=["Luke Cage"]).enemy(front=["Abomination"], back=["Mystique"])
    assert not duel.offers("attack", "Luke Cage", to="Mystique")
    hides(duel, "Abomination")
    assert duel.offers("attack", "Luke Cage", to="Mystique"), "nobody protects her"
    assert not duel.offers("attack", "Luke Cage", to="Abomination")
    hides(duel, "Luke Cage")
    assert not duel.offers("attack", "Luke Cage")


@pytest.mark.rule("VS-TERM-19")
def test_who_hides_in_a_combat_leaves_it(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"])
    duel.attacks("Thor", on="Abomination")
    hides(duel, "Abomination").everyone_passes()
    assert duel.stunned == set()
    assert duel.offers("end")


@pytest.mark.rule("VS-TERM-19")
def test_the_hidden_have_no_powers(duel):
    duel.you(front=[made_up("Glider", FLIGHT), "Iron Man"], locations=["Avengers Mansion"])
    assert duel.has("Glider", "flight")
    hides(duel, "Glider")
    assert not duel.has("Glider", "flight")


@pytest.mark.rule("VS-TERM-19")
def test_the_hidden_keep_their_team(duel):
    duel.you(front=["Thor"])
    hides(duel, "Thor")
    assert teams(duel.game, duel.card("Thor")) == {"Avengers"}


@pytest.mark.rule("VS-TERM-19", "VS-UNIQUE-01")
def test_the_hidden_keep_their_name_so_a_namesake_takes_their_place(duel):
    duel.you(front=["Thor"], ko=["Thor"])
    other = duel.game.state.zones[duel.game.rules.zones.by_name("KO pile").at(YOU)][0]
    hides(duel, "Thor")
    duel.happens(lambda game: appear(game, other, FRONT.at(YOU)))
    assert duel.you.front == ["Thor"]
    assert not is_hidden(duel, "Thor")


@pytest.mark.rule("VS-TERM-19")
def test_the_hidden_are_not_stunned_and_recovery_does_not_bring_them_out(duel):
    duel.you(front=["Thor"], deck=["Academy"] * 9).enemy(deck=["Academy"] * 9)
    hides(duel, "Thor")
    assert duel.stunned == set()
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert is_hidden(duel, "Thor")
    comes_out(duel, "Thor")
    assert duel.offers("attack", "Thor"), "face up, and ready all the time"


@pytest.mark.rule("VS-TERM-19")
def test_the_hidden_are_neither_stunned_nor_given_counters(duel):
    duel.you(front=[made_up("Host", SYMBIOSIS)])
    hides(duel, "Host")
    host = duel.card("Host")
    duel.happens(lambda game: stun(game, [host], [()]))
    duel.happens(lambda game: put_counters(game, [host], 1, seat=YOU, source=-1))
    assert (duel.wounds("Host"), duel.counters("Host")) == (0, 0)


def test_everybody_sees_who_hides_and_is_told_why_it_can_do_nothing(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"])
    hides(duel, "Thor")
    hides(duel, "Abomination")
    seen = view(duel.game, ENEMY)["zones"]["front row:0"]["cards"][0]
    assert (seen["name"], seen["hidden"], seen["stunned"]) == ("Thor", 1, False)
    thor, abomination = duel.card("Thor"), duel.card("Abomination")
    assert [reason.rule for reason in RULES.why_not(duel.game, YOU, "attack", thor, abomination)] == ["VS-TERM-19"] * 2
    assert [reason.rule for reason in RULES.why_not(duel.game, YOU, "use", thor, -1)] == ["VS-TERM-19"]
