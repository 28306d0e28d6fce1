"""Steps of difficulty that need no cards of their own: heroic and skirmish."""

import pytest

import longbox
from longbox.games.champions.table.counters import count
from longbox.games.champions.table.kinds import TOUGH
from longbox.games.champions.table.zones import DEALT, ENCOUNTER_DECKS

from .dealt import Dealt
from .scenario import Scenario

TWO = ("spider-man", "captain-marvel")


@pytest.mark.rule("MC-HEROIC-01")
@pytest.mark.parametrize("heroic", [0, 1, 3])
def test_a_heroic_game_deals_everybody_more_encounter_cards(heroic):
    table = Scenario(*TWO, heroic=heroic)
    before = len(table.encounter_deck)
    assert table.view()["villain_phase"]["encounter_cards"] == [1 + heroic, 1 + heroic]
    table.rest_of_the_round()
    boosts = 2
    assert before - len(table.encounter_deck) == boosts + 2 * (1 + heroic)


@pytest.mark.rule("MC-HEROIC-01", "MC-HEROIC-02")
def test_hazard_icons_come_on_top_from_the_first_player_on():
    table = Scenario(*TWO, heroic=1)
    table.rhino(schemes={"Breakin' & Takin'": 3})
    assert table.view()["villain_phase"]["encounter_cards"] == [3, 2]


@pytest.mark.rule("MC-HEROIC-01")
def test_a_heroic_game_begins_like_any_other():
    usual, heroic = Dealt(TWO), Dealt(TWO, heroic=2)
    assert heroic.count(ENCOUNTER_DECKS[0].at()) == usual.count(ENCOUNTER_DECKS[0].at())
    assert [heroic.count(DEALT.at(seat)) for seat in (0, 1)] == [0, 0]
    assert heroic.match.view(0)["heroic"] == 2


@pytest.mark.rule("MC-SKIRMISH-01")
@pytest.mark.parametrize(
    ("scenario", "stage", "hit_points"), [("rhino", "II", 15), ("klaw", "I", 12), ("ultron", "III", 27)]
)
def test_a_skirmish_is_against_the_one_stage_that_is_chosen(scenario, stage, hit_points):
    table = Dealt(scenario=scenario, skirmish=stage)
    villain = table.state.villains[0]
    assert table.game.face(villain).fact("stage") == stage
    assert table.hit_points(villain) == hit_points
    assert "Exhaustion" not in table.names(ENCOUNTER_DECKS[0].at())


@pytest.mark.rule("MC-SKIRMISH-01", "MC-WIN-01")
@pytest.mark.parametrize("stage", ["I", "II", "III"])
def test_a_skirmish_is_won_when_that_stage_falls(stage):
    table = Scenario("spider-man", skirmish=stage)
    table.rhino(damage={"I": 14, "II": 15, "III": 16}[stage] - 1)
    assert table.stage == stage
    table.attacks("Spider-Man", on="Rhino")
    assert table.result.outcome == "win"


@pytest.mark.rule("MC-SKIRMISH-02")
def test_expert_adds_its_set_to_a_skirmish_and_leaves_the_stage():
    table = Dealt(skirmish="I", expert=True)
    assert table.game.face(table.state.villains[0]).fact("stage") == "I"
    assert table.state.last_stages == (0,)
    assert table.count(ENCOUNTER_DECKS[0].at()) == 17 + 7 + 3 + 6 + 1


@pytest.mark.rule("MC-SKIRMISH-01")
def test_the_stage_of_a_skirmish_does_what_it_does_when_revealed():
    table = Dealt(skirmish="III")
    assert count(table.game, table.state.villains[0], TOUGH), "Rhino (III) has toughness"


@pytest.mark.rule("MC-HEROIC-01", "MC-SKIRMISH-01")
@pytest.mark.parametrize(
    ("setup", "complaint"), [({"heroic": 9}, "Heroic can't be 9"), ({"skirmish": "IV"}, "Skirmish can't be 'IV'")]
)
def test_what_the_form_does_not_have_is_refused(setup, complaint):
    with pytest.raises(longbox.SetupError, match=complaint):
        longbox.deal("champions", **setup)


@pytest.mark.rule("MC-HEROIC-01", "MC-SKIRMISH-01")
def test_both_are_kept_in_a_save():
    match = longbox.deal("champions", seed=4, heroic=1, skirmish="II")
    match.choose(0)
    again = longbox.load(match.save())
    assert again.digest == match.digest
    assert (again.view(0)["heroic"], again.view(0)["last_stages"]) == (1, [2])
