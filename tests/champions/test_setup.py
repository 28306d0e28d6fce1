"""Setting up: who plays, what lies where before the first turn, the first hands."""

from collections import Counter

import pytest

import longbox
from longbox.games.champions import RULES
from longbox.games.champions.table.zones import (
    AREA,
    DECK,
    DISCARD,
    ENCOUNTER_DECKS,
    ENCOUNTER_DISCARDS,
    HAND,
    SCHEMES,
    SET_ASIDE,
    VILLAIN,
)

from .dealt import Dealt
from .scenario import Scenario

TWO = ["spider-man", "captain-marvel"]


@pytest.mark.rule("MC-SETUP-01")
def test_one_to_four_players_play():
    heroes = ["spider-man", "captain-marvel"]
    assert longbox.check("champions", heroes=heroes[:1]) == []
    assert longbox.check("champions", heroes=heroes) == []
    assert longbox.check("champions", heroes=[]) != []
    five = longbox.check("champions", heroes=["spider-man"] * 5)
    assert [problem.rule for problem in five] == ["MC-SETUP-01"]


@pytest.mark.rule("MC-SETUP-22")
def test_two_players_cannot_be_the_same_hero():
    problems = longbox.check("champions", heroes=["spider-man", "spider-man"])
    assert [problem.rule for problem in problems] == ["MC-SETUP-22"]
    with pytest.raises(longbox.SetupError):
        longbox.deal("champions", heroes=["spider-man", "spider-man"])


@pytest.mark.rule("MC-SETUP-02", "MC-SETUP-03", "MC-TUTORIAL-05")
def test_identities_begin_as_alter_egos_with_all_their_hit_points():
    table = Dealt(TWO)
    assert [table.names(AREA.at(seat)) for seat in (0, 1)] == [["Peter Parker"], ["Carol Danvers"]]
    assert [table.hit_points(card) for card in table.state.identity] == [10, 12]


@pytest.mark.rule("MC-SETUP-04")
def test_the_players_pick_the_first_player():
    assert Dealt(TWO).state.first == 0
    table = Dealt(TWO, first=1)
    assert table.state.first == 1
    assert table.match.decision.seat == 1
    assert [problem.rule for problem in longbox.check("champions", heroes=TWO[:1], first=1)] == ["MC-SETUP-04"]


@pytest.mark.rule("MC-SETUP-05", "MC-OBLIGATION-09")
def test_each_identity_brings_its_obligation_into_the_encounter_deck():
    obligations = {"Eviction Notice", "Family Emergency"}
    assert obligations & set(Dealt(TWO).names(ENCOUNTER_DECKS[0].at())) == obligations
    alone = Dealt().names(ENCOUNTER_DECKS[0].at())
    assert [name for name in alone if name in obligations] == ["Eviction Notice"]


@pytest.mark.rule("MC-SETUP-06", "MC-NEMESIS-01", "MC-NEMESIS-07", "MC-SET-11")
def test_the_nemesis_set_of_the_hero_who_plays_is_set_aside():
    table = Dealt()
    assert Counter(table.names(SET_ASIDE.at())) == {
        "Vulture": 1,
        "Highway Robbery": 1,
        "The Vulture's Plans": 1,
        "Sweeping Swoop": 2,
    }
    assert "Vulture" not in table.names(ENCOUNTER_DECKS[0].at())
    assert "Vulture" in [card["name"] for card in table.match.view(0)["zones"]["set aside"]["cards"]], "all know it"


@pytest.mark.rule("MC-SET-12")
def test_captain_marvels_nemesis_set():
    assert Counter(Dealt(["captain-marvel"]).names(SET_ASIDE.at())) == {
        "Yon-Rogg": 1,
        "The Psyche-Magnitron": 1,
        "Kree Manipulator": 2,
        "Yon-Rogg's Treason": 1,
    }


@pytest.mark.rule("MC-SETUP-07")
def test_each_player_shuffles_their_own_deck():
    table, other = Dealt(TWO, seed=3), Dealt(TWO, seed=4)
    for seat in (0, 1):
        assert table.count(DECK.at(seat)) + table.count(HAND.at(seat)) == 40
        assert table.names(DECK.at(seat)) != other.names(DECK.at(seat))
    assert {"Peter Parker", "Eviction Notice", "Vulture"}.isdisjoint(table.names(DECK.at(0)))


@pytest.mark.rule("MC-SETUP-09", "MC-SCENARIO-21")
def test_rhino_begins_at_his_first_stage_and_in_expert_mode_at_his_second():
    normal, expert = Dealt(), Dealt(expert=True)
    assert normal.game.face(normal.state.villains[0]).fact("stage") == "I"
    assert expert.game.face(expert.state.villains[0]).fact("stage") == "II"


@pytest.mark.rule("MC-SETUP-11", "MC-SCENARIO-02", "MC-TUTORIAL-05")
def test_the_villains_hit_points_grow_with_the_players():
    assert Dealt().hit_points(Dealt().state.villains[0]) == 14
    two = Dealt(TWO)
    assert two.hit_points(two.state.villains[0]) == 28


@pytest.mark.rule("MC-SETUP-10", "MC-SETUP-12", "MC-SETUP-23", "MC-SETUP-24")
def test_the_break_in_is_turned_to_its_second_side_without_threat():
    table = Dealt()
    assert table.names(SCHEMES.at()) == ["The Break-In!"]
    assert table.game.face(table.state.main_schemes[0]).fact("stage") == "1B"
    assert table.state.threat[table.state.main_schemes[0]] == 0
    assert table.names(VILLAIN.at()) == ["Rhino"]
    assert table.count(ENCOUNTER_DISCARDS[0].at()) == 0


@pytest.mark.rule("MC-SETUP-13", "MC-SCENARIO-01", "MC-TUTORIAL-04", "MC-MODULAR-04")
def test_the_encounter_deck_is_villain_standard_modular_and_obligations():
    assert Dealt().count(ENCOUNTER_DECKS[0].at()) == 17 + 7 + 6 + 1
    table = Dealt(TWO)
    assert table.count(ENCOUNTER_DECKS[0].at()) == 17 + 7 + 6 + 2
    cards = [table.state.definition[card] for card in table.state.zones[ENCOUNTER_DECKS[0].at()]]
    sets = Counter(card.set for card in cards)
    assert sets == {"rhino": 17, "standard": 7, "bomb_scare": 6, "spider_man": 1, "captain_marvel": 1}
    assert table.names(ENCOUNTER_DECKS[0].at()) != Dealt(TWO, seed=4).names(ENCOUNTER_DECKS[0].at())


@pytest.mark.rule("MC-SETUP-15", "MC-TUTORIAL-05")
def test_each_player_draws_the_alter_egos_hand_size():
    table = Dealt(TWO)
    assert [table.count(HAND.at(seat)) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("MC-SETUP-16", "MC-SETUP-17")
def test_a_mulligan_draws_as_many_as_were_thrown_away_and_they_stay_discarded():
    table = Dealt()
    table.takes("discard", times=2).takes("done")
    assert table.count(HAND.at(0)) == 6
    assert table.count(DISCARD.at(0)) == 2
    assert table.count(DECK.at(0)) == 40 - 6 - 2
    assert {option.verb for option in table.match.decision.options} & {"end"}


@pytest.mark.rule("MC-SETUP-16")
def test_a_hand_can_be_kept():
    table = Dealt()
    hand = table.names(HAND.at(0))
    table.takes("done")
    assert table.names(HAND.at(0)) == hand


@pytest.mark.rule("MC-SETUP-18", "MC-SETUP-19")
def test_tchalla_looks_for_an_upgrade_after_the_mulligan():
    table = Dealt(["black-panther"])
    assert table.count(HAND.at(0)) == 6
    table.takes("done")
    assert table.count(HAND.at(0)) == 6
    deck = table.names(DECK.at(0))
    found = [table.game.face(option.cards[0]).name for option in table.game.decision.options]
    upgrades = {"Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"}
    assert set(found) == upgrades & set(deck)
    table.takes("choose")
    assert table.count(HAND.at(0)) == 7
    assert found[0] in table.names(HAND.at(0))
    assert table.count(DECK.at(0)) == 33
    assert table.names(DECK.at(0)) != [name for name in deck if name != found[0]]


@pytest.mark.rule("MC-SETUP-18")
def test_other_heroes_begin_to_play_after_the_mulligan():
    table = Dealt(TWO)
    table.takes("done").takes("done")
    assert "end" in {option.verb for option in table.match.decision.options}


@pytest.mark.rule("MC-SETUP-21", "MC-REVEAL-21", "MC-EXPERT-01")
def test_expert_rhino_brings_out_breakin_and_takin_at_once():
    table = Dealt(expert=True)
    assert table.hit_points(table.state.villains[0]) == 15
    assert table.names(SCHEMES.at()) == ["The Break-In!", "Breakin' & Takin'"]
    assert table.state.threat[table.state.zones[SCHEMES.at()][1]] == 2 + 1
    assert table.count(ENCOUNTER_DECKS[0].at()) == 17 + 7 + 3 + 6 + 1 - 1


@pytest.mark.rule("MC-EXPERT-01", "MC-SET-05")
def test_the_expert_set_comes_on_top_of_the_standard_set():
    table = Dealt(expert=True)
    names = Counter(table.names(ENCOUNTER_DECKS[0].at()))
    assert {name: names[name] for name in ("Exhaustion", "Masterplan", "Under Fire")} == {
        "Exhaustion": 1,
        "Masterplan": 1,
        "Under Fire": 1,
    }
    assert names["Advance"] == 2
    assert not {"Exhaustion", "Masterplan", "Under Fire"} & set(Dealt().names(ENCOUNTER_DECKS[0].at()))


@pytest.mark.rule("MC-TUTORIAL-01")
def test_the_first_game_is_spider_man_against_rhino():
    match = longbox.deal("champions")
    state = match._game.state
    assert [state.definition[card].name for card in state.identity] == ["Spider-Man"]
    assert state.definition[state.villains[0]].name == "Rhino"


def test_decks_say_whose_they_are():
    state = longbox.deal("champions", decks=["iron-man-justice", "she-hulk-protection"])._game.state
    assert [state.definition[card].name for card in state.identity] == ["Iron Man", "She-Hulk"]
    heroes = next(item for item in RULES.form() if item.name == "heroes")
    assert set(heroes.choices) == {"spider-man", "captain-marvel", "iron-man", "she-hulk", "black-panther"}


@pytest.mark.rule("MC-MULTI-01")
def test_two_players_share_villain_and_scheme_and_nothing_else():
    table = Dealt(TWO)
    assert table.count(VILLAIN.at()) == 1
    assert table.names(SCHEMES.at()) == ["The Break-In!"]
    for seat in (0, 1):
        assert all(table.state.owner[card] == seat for card in table.state.zones[HAND.at(seat)])
    table.takes("discard").takes("done")
    assert (table.count(DISCARD.at(0)), table.count(DISCARD.at(1))) == (1, 0)


@pytest.mark.rule("MC-MULTI-11")
def test_hands_are_open_to_all_players():
    match = longbox.deal("champions", heroes=TWO)
    assert all("name" in card for card in match.view(1)["zones"]["hand:0"]["cards"])


@pytest.mark.rule("MC-ICON-01", "MC-SCENARIO-03", "MC-MULTI-04", "MC-VILLAIN-02")
def test_the_break_in_scales_with_the_players():
    alone, two = Scenario("spider-man"), Scenario(*TWO)
    assert (alone.value("The Break-In!", "target"), two.value("The Break-In!", "target")) == (7, 14)
    for table in (alone, two):
        for player in table.players:
            player("alter-ego")
        table.rhino("confused")
        table.rest_of_the_round()
    assert (alone.threat, two.threat) == (1, 2 + 1)
