"""Eggs, what hatches from them, and captives (rulebook: Facehuggers and Capturing Characters)."""

import pytest

from longbox.engine import dice, slots
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.capture import captives_of, capture
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.setup import lay_out
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.zones import FACEHUGGERS, REMOVED
from longbox.games.vs.vocabulary.captives import (
    reveal_from_pile,
)

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_location

XENOMORPHS = "Xenomorphs"
FACEHUGGER, EXTENDED_INCUBATION = LIBRARY["facehugger"], LIBRARY["extended-incubation"]
OVOMORPH = LIBRARY["ovomorph"]
HIVE = made_up_location("Hive", "Alien")
STALKER = made_up("Stalker", team=XENOMORPHS)
CAPTOR = made_up("Captor")


def pile(duel, *cards, seat=YOU):
    """Lay out a Facehugger Pile."""
    duel.game.state.new_cards(list(cards), seat, FACEHUGGERS.at(seat), pool=400 + seat)
    return duel


def in_pile(duel, seat=YOU):
    return [duel.game.face(card).name for card in duel.game.state.zones[FACEHUGGERS.at(seat)]]


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


def captures(duel, name, captor="Captor"):
    return duel.happens(lambda game: capture(game, duel.card(captor), duel.card(name, ENEMY), seat=YOU))


def dies(duel, *names):
    return duel.happens(lambda game: knock_out(game, [duel.card(name) for name in names]))


def next_build_phase(duel):
    """To the start of your next Build Phase."""
    return duel.ends_turn().skips_building().ends_turn()


@pytest.fixture
def hive(duel):
    """Your turn starts with an egg on your side, and the enemy has Thor."""
    duel.you(front=[OVOMORPH], deck=["Academy"] * 9).enemy(front=["Thor"], deck=["Academy"] * 9)
    return duel


@pytest.mark.rule("VS-CAPTURE-01")
def test_a_deck_with_eggs_brings_a_pile_of_four_cards():
    game = Game(RULES, RULES.new_state(2))
    main = find_main(LIBRARY, "Thanos")
    lay_out(game, YOU, main, [OVOMORPH] * 4)
    lay_out(game, ENEMY, main, [STALKER] * 4)
    names = [game.face(card).name for card in game.state.zones[FACEHUGGERS.at(YOU)]]
    assert names == ["Facehugger"] * 3 + ["Extended Incubation"]
    assert not game.state.zones[FACEHUGGERS.at(ENEMY)]
    assert list(game.in_play()) == []


@pytest.mark.rule("VS-CAPTURE-05", "VS-CAPTURE-06", "VS-MAIN-05")
def test_a_facehugger_replaces_its_egg_and_captures_an_enemy(hive):
    pile(hive, FACEHUGGER).starts("turn")
    assert "Facehugger" in hive.you.back
    assert hive.you.front == []
    assert hive.you.ko_pile == ["Ovomorph"]
    assert removed(hive) == ["Thor"]
    assert hive.game.state.step == "resource", "all that before the resource step"


@pytest.mark.rule("VS-CAPTURE-05")
def test_the_stunned_can_be_captured_too_and_the_player_chooses(hive):
    hive.enemy(back=["Ronan"]).stun("Ronan")
    pile(hive, FACEHUGGER).starts("turn").chooses("Ronan")
    assert removed(hive) == ["Ronan"]


@pytest.mark.rule("VS-CAPTURE-05")
def test_a_main_character_is_never_captured(duel):
    duel.you(front=[CAPTOR, OVOMORPH], deck=["Academy"] * 4)
    captures(duel, "Magneto")
    assert duel.enemy.back == ["Magneto"]
    pile(duel, FACEHUGGER)
    next_build_phase(duel)
    assert duel.you.front == ["Captor", "Ovomorph"], "with nobody to capture no egg opens"


@pytest.mark.rule("VS-CAPTURE-04", "VS-CAPTURE-03")
def test_extended_incubation_goes_back_and_the_egg_stays_closed(hive):
    pile(hive, EXTENDED_INCUBATION).starts("turn")
    assert hive.you.front == ["Ovomorph"]
    assert in_pile(hive) == ["Extended Incubation"]
    assert [event.kind.name for event in hive.told if event.kind.name == "reveal"] == ["reveal"]
    (card,) = hive.game.state.zones[FACEHUGGERS.at(YOU)]
    assert hive.game.state.known[card] == 0, "it was shuffled back"


@pytest.mark.rule("VS-CAPTURE-03")
def test_chance_picks_what_an_egg_reveals(hive):
    pile(hive, FACEHUGGER, FACEHUGGER, FACEHUGGER, EXTENDED_INCUBATION)
    outcomes = []
    for seed in range(40):
        game = hive.game.clone()
        dice.begin_chance(game.state, seed)
        scope = Scope(YOU, hive.card("Ovomorph"))
        reveal_from_pile(game, scope)
        outcomes.extend(game.face(card).name for card in scope[slots.IT])
    assert 4 <= outcomes.count("Extended Incubation") <= 16, "one in four"


@pytest.mark.rule("VS-CAPTURE-02")
def test_each_player_hatches_from_his_own_pile(hive):
    pile(hive, FACEHUGGER, seat=ENEMY)
    pile(hive, EXTENDED_INCUBATION).starts("turn")
    assert hive.you.front == ["Ovomorph"]
    assert in_pile(hive, ENEMY) == ["Facehugger"]


@pytest.mark.rule("VS-CAPTURE-02")
def test_who_has_no_pile_does_not_use_that_of_an_opponent(hive):
    pile(hive, FACEHUGGER, seat=ENEMY).starts("turn")
    assert hive.you.front == ["Ovomorph"]
    assert in_pile(hive, ENEMY) == ["Facehugger"]


@pytest.mark.rule("VS-CAPTURE-06", "VS-ZONES-16")
def test_a_captive_keeps_its_wounds_alone_and_lies_under_its_captor(duel):
    duel.you(front=[CAPTOR]).enemy(front=["Thor"]).wound("Thor", 1).counter("Thor", 2)
    thor = duel.card("Thor")
    captures(duel, "Thor")
    assert duel.game.state.counters[thor] == 0
    assert duel.game.state.wounds[thor] == 1
    assert captives_of(duel.game, duel.card("Captor")) == [thor]
    seen = view(duel.game, ENEMY)["zones"]
    assert seen["removed from the game"]["cards"][0]["on"] == seen["front row:0"]["cards"][0]["handle"]


@pytest.mark.rule("VS-CAPTURE-06")
def test_who_is_captured_in_a_combat_leaves_it(duel):
    duel.you(front=[CAPTOR, "Abomination"]).enemy(front=["Thor"])
    duel.attacks("Abomination", on="Thor")
    captures(duel, "Thor").everyone_passes()
    assert duel.stunned == set()


@pytest.mark.rule("VS-CAPTURE-07")
def test_a_captive_comes_back_stunned_with_its_old_wounds_when_its_captor_leaves(duel):
    duel.you(front=[CAPTOR]).enemy(front=["Thor"]).wound("Thor", 1)
    captures(duel, "Thor")
    dies(duel, "Captor")
    assert duel.enemy.back == ["Magneto", "Thor"]
    assert duel.stunned == {"Thor"}
    assert duel.wounds("Thor") == 1, "coming back stunned is not being stunned"
    assert "Thor" in duel.exhausted
    assert removed(duel) == []


@pytest.mark.rule("VS-CAPTURE-07")
def test_a_captor_that_is_only_stunned_keeps_its_captive(duel):
    duel.you(front=[CAPTOR]).enemy(front=["Thor"])
    captures(duel, "Thor")
    duel.stun("Captor").happens(lambda game: None)
    assert removed(duel) == ["Thor"]


@pytest.mark.rule("VS-CAPTURE-07")
def test_a_borrowed_captive_comes_back_to_its_owner(duel):
    duel.you(front=["Professor X"], locations=["Academy"]).enemy(front=["Abomination", CAPTOR])
    duel.uses("Professor X", "Mind Control", "Abomination").takes("place", "Abomination", amount=0)
    duel.happens(lambda game: capture(game, duel.card("Captor"), duel.card("Abomination"), seat=ENEMY))
    dies(duel, "Captor")
    assert duel.side_of("Abomination") == ENEMY


@pytest.mark.rule("VS-CAPTURE-07", "VS-UNIQUE-03")
def test_of_two_captives_of_a_name_that_come_back_at_once_one_is_ko_d(duel):
    duel.you(front=[CAPTOR, made_up("Jailer")]).enemy(front=["Thor"])
    captures(duel, "Thor")
    duel.enemy(front=["Thor"]).wound("Thor", 1)
    captures(duel, "Thor", captor="Jailer")
    dies(duel, "Captor", "Jailer")
    assert duel.decision.seat == ENEMY, "the player to whom they come back"
    duel.takes("KO", "Thor")
    assert duel.enemy.ko_pile == ["Thor"]
    assert duel.stunned == {"Thor"}


def test_captives_of_a_player_who_is_out_do_not_come_back(trio):
    trio.you(front=[CAPTOR]).enemy(front=["Thor"])
    captures(trio, "Thor")
    trio.happens(lambda game: game.rules.concede(game, ENEMY))
    dies(trio, "Captor")
    assert "Thor" in removed(trio)
    assert trio.enemy.back == []


@pytest.mark.rule("VS-CAPTURE-08", "VS-CAPTURE-09")
def test_an_alien_symbol_lets_a_xenomorph_burst_from_the_captive(hive):
    hive.you(locations=[HIVE], hand=[STALKER])
    pile(hive, FACEHUGGER).starts("turn")
    hive.skips_building()
    next_build_phase(hive)
    hive.says(True).takes("choose", "Stalker")
    assert in_pile(hive) == ["Facehugger"]
    assert hive.enemy.ko_pile == ["Thor"], "not back in play"
    assert hive.you.back == ["Captain America", "Stalker"]
    assert hive.you.resources == ["Hive (face down)"]
    assert [event for event in hive.told if event.kind.name == "KO" and "Thor" in names(hive, event)] == []


def names(duel, event):
    return [duel.game.face(card).name for card in event.cards]


@pytest.mark.rule("VS-CAPTURE-08")
def test_bursting_is_for_those_who_like_and_needs_no_xenomorph_in_hand(hive):
    hive.you(locations=[HIVE])
    pile(hive, FACEHUGGER).starts("turn").skips_building()
    next_build_phase(hive)
    hive.says(False)
    assert removed(hive) == ["Thor"]
    hive.skips_building()
    next_build_phase(hive)
    hive.says(True)
    assert hive.enemy.ko_pile == ["Thor"]


@pytest.mark.rule("VS-CAPTURE-08")
def test_without_an_alien_symbol_nothing_bursts(hive):
    hive.you(locations=["Academy"])
    pile(hive, FACEHUGGER).starts("turn").skips_building()
    next_build_phase(hive)
    assert not hive.offers("yes")
    hive.says(False).skips_building()
    assert removed(hive) == ["Thor"]


@pytest.mark.rule("VS-CAPTURE-08")
def test_what_has_just_hatched_can_not_burst_at_once(hive):
    hive.you(locations=[HIVE])
    pile(hive, FACEHUGGER).starts("turn")
    assert hive.game.state.step == "resource"
    assert removed(hive) == ["Thor"]
