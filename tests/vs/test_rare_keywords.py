"""Keywords of which our cards have none: made-up cards show them (rulebook: Select Keyword Powers)."""

import pytest

import longbox
from longbox.engine.tongue import HEAD, TITLE, read
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.speech import VsSay
from longbox.games.vs.vocabulary import keywords
from longbox.games.vs.vocabulary.keywords import (
    FLIGHT,
    HEX,
    LEAP,
    MOBILE,
    RANGED,
    STEALTH,
    SYMBIOSIS,
    TOUGH,
    WAKING_NIGHTMARE,
)

from .duel import ENEMY, YOU
from .made_up import made_up

SHADE = made_up("Shade", STEALTH)
GLIDER = made_up("Glider", FLIGHT)
HOPPER = made_up("Hopper", LEAP)
WALKER = made_up("Walker", MOBILE, MOBILE)
HOST = made_up("Host", SYMBIOSIS)
SLEEPLESS = made_up("Sleepless", WAKING_NIGHTMARE)
OAK = made_up("Oak", TOUGH)
WITCH = made_up("Witch", HEX)


@pytest.mark.rule("VS-KEYWORD-39", "VS-ATTACK-09")
def test_stealth_passes_the_front_row_by_in_melee(duel):
    duel.you(front=[SHADE, made_up("Plodder")]).enemy(front=["Ronan"], back=["Mystique"])
    assert duel.offers("attack", "Shade", to="Mystique")
    assert not duel.offers("attack", "Plodder", to="Mystique")


@pytest.mark.rule("VS-KEYWORD-39", "VS-ATTACK-09")
def test_a_flyer_in_front_does_not_stop_stealth(duel):
    duel.you(front=[SHADE, GLIDER]).enemy(front=["Green Goblin"], back=["Mystique"])
    assert duel.has("Green Goblin", "flight")
    assert duel.offers("attack", "Shade", to="Mystique")
    assert not duel.offers("attack", "Glider", to="Mystique")


@pytest.mark.rule("VS-KEYWORD-39")
def test_stealth_is_for_melee_only(duel):
    """From the back row it is a ranged attack, which the front row protects against."""
    duel.you(front=["Nick Fury"], back=[made_up("Sniper", STEALTH, RANGED)]).enemy(front=["Ronan"], back=["Mystique"])
    assert duel.offers("attack", "Sniper", to="Ronan")
    assert not duel.offers("attack", "Sniper", to="Mystique")


@pytest.mark.rule("VS-TEAM-09")
def test_stealth_and_flight_reach_a_protected_character_as_a_team(duel):
    duel.you(front=[SHADE, GLIDER, made_up("Plodder")]).enemy(front=["Ronan"], back=["Mystique"])
    duel.takes("attack", "Shade", to="Mystique")
    assert duel.offered("join") == ["Glider"], "each of the team must be able to do it alone"


@pytest.mark.rule("VS-KEYWORD-20")
def test_leap_is_flight_in_ones_own_turn(duel):
    duel.you(front=[HOPPER]).enemy(front=["Ronan"], back=["Mystique"])
    assert duel.offers("attack", "Hopper", to="Mystique")


@pytest.mark.rule("VS-KEYWORD-20")
def test_leap_stops_no_flyer_in_the_enemys_turn(duel):
    duel.you(front=[HOPPER], back=["Mystique"]).enemy(front=[GLIDER]).on_enemy_turn()
    assert duel.offers("attack", "Glider", to="Mystique")
    assert not duel.has("Hopper", "flight")


@pytest.mark.rule("VS-KEYWORD-27", "VS-COPY-07")
def test_mobile_moves_once_a_turn_outside_combat(duel):
    duel.you(front=[WALKER, "Thor"]).enemy(front=["Ronan"])
    duel.attacks("Thor", on="Ronan")
    assert not duel.offers("move")
    duel.everyone_passes().takes("move", "Walker")
    assert duel.you.back[-1] == "Walker"
    assert not duel.offers("move"), "not even with Mobile twice"
    duel.ends_turn().skips_building()
    assert not duel.offers("move"), "in your own turn"
    duel.ends_turn().skips_building().takes("move", "Walker")
    assert duel.you.front[-1] == "Walker"


@pytest.mark.rule("VS-KEYWORD-42", "VS-STUN-09")
def test_symbiosis_keeps_plus_counters_through_a_stun_and_gains_more(duel):
    duel.you(front=["Thanos"]).enemy(front=[HOST])
    duel.counter("Host", 2).attacks("Thanos", on="Host").everyone_passes()
    assert duel.stunned == {"Host"}
    assert duel.counters("Host") == 2
    duel.happens(lambda game: put_counters(game, [duel.card("Host")], 1, seat=ENEMY, source=-1))
    assert duel.counters("Host") == 3
    duel.happens(lambda game: put_counters(game, [duel.card("Host")], -1, seat=YOU, source=-1))
    assert duel.counters("Host") == 3, "-1/-1 counters are for those who are face up"


@pytest.mark.rule("VS-STUN-09")
def test_symbiosis_keeps_no_minus_counters(duel):
    duel.you(front=["Thanos"]).enemy(front=[HOST])
    duel.counter("Host", -2).attacks("Thanos", on="Host").everyone_passes()
    assert duel.counters("Host") == 0


@pytest.mark.rule("VS-KEYWORD-46", "VS-STUN-09")
@pytest.mark.parametrize(("by", "kept", "more"), [(SLEEPLESS, -2, -3), (OAK, 0, 0)])
def test_waking_nightmare_keeps_minus_counters_on_stunned_enemies(duel, by, kept, more):
    duel.you(front=["Thanos", by]).enemy(front=["Thor"])
    duel.counter("Thor", -2).attacks("Thanos", on="Thor").everyone_passes()
    assert duel.stunned == {"Thor"}
    assert duel.counters("Thor") == kept
    duel.happens(lambda game: put_counters(game, [duel.card("Thor")], -1, seat=YOU, source=-1))
    assert duel.counters("Thor") == more


@pytest.mark.rule("VS-KEYWORD-46")
def test_ones_own_waking_nightmare_does_not_keep_ones_own_counters(duel):
    duel.you(front=["Thanos"]).enemy(front=["Thor", SLEEPLESS])
    duel.counter("Thor", -2).attacks("Thanos", on="Thor").everyone_passes()
    assert duel.counters("Thor") == 0


@pytest.mark.rule("VS-KEYWORD-45")
@pytest.mark.parametrize("wish", [True, False])
def test_tough_may_recover_at_once_and_keeps_the_wound(duel, wish):
    duel.you(front=["Thanos"]).enemy(front=[OAK])
    duel.attacks("Thanos", on="Oak").everyone_passes()
    assert duel.decision.seat == ENEMY
    duel.says(wish)
    assert duel.stunned == (set() if wish else {"Oak"})
    assert duel.wounds("Oak") == 1
    assert "Oak" in duel.exhausted


@pytest.mark.rule("VS-KEYWORD-45")
def test_tough_has_nothing_to_recover_after_a_ko(duel):
    duel.you(front=["Thanos"]).enemy(front=[OAK])
    duel.wound("Oak", 2).attacks("Thanos", on="Oak").everyone_passes()
    assert duel.enemy.ko_pile == ["Oak"]
    assert duel.decision.seat == YOU


@pytest.mark.rule("VS-KEYWORD-13", "VS-LEVEL-25", "VS-LEVEL-26")
def test_under_an_enemys_hex_xp_gathers_up_to_the_next_level(duel):
    duel.enemy(main="Loki").you(front=[WITCH])
    loki = duel.enemy.main
    duel.happens(lambda game: gain_xp(game, loki, 9, seat=ENEMY))
    state = duel.game.state
    assert (state.xp[loki], state.face[loki]) == (5, 0)
    duel.happens(lambda game: gain_xp(game, loki, 1, seat=ENEMY))
    assert (state.xp[loki], state.face[loki]) == (5, 0)
    duel.happens(lambda game: knock_out(game, [duel.card("Witch")]))
    assert (state.xp[loki], state.face[loki]) == (0, 1), "without the Hex he goes up at once"


@pytest.mark.rule("VS-KEYWORD-13")
def test_hex_leaves_ones_own_side_alone(duel):
    duel.you(main="Loki", front=[WITCH])
    duel.happens(lambda game: gain_xp(game, duel.you.main, 5, seat=YOU))
    assert duel.game.state.face[duel.you.main] == 1


@pytest.mark.parametrize("name", keywords.__all__)
def test_every_keyword_is_named_by_a_term_and_speaks_of_terms_that_are_explained(name):
    said, marks = read(getattr(keywords, name).words(VsSay("Oak", marks=True)))
    terms = {form for term in longbox.glossary("vs") for form in term.words}
    assert {mark.form for mark in marks} <= terms | {HEAD, TITLE}
    assert (marks[0].form, marks[0].end) == (said.partition(":")[0], said.index(":"))
