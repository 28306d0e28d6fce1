"""How the game ends, and who is out before that."""

import pytest

from longbox.record import Record

from .scenario import Scenario


@pytest.mark.rule("MC-WIN-01")
def test_the_players_win_when_the_last_stage_falls(solo):
    solo.rhino(stage=2, damage=13, threat=6)
    record = Record(solo.game)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.result.outcome == "win"
    assert solo.result.winners == (0,)
    told = [deed["event"] for choice in record.deeds(solo.game, 0, -1) for deed in choice["deeds"]]
    assert "defeat" in told, "that Rhino falls is told, though nothing comes after it"


@pytest.mark.rule("MC-WIN-04", "MC-DAMAGE-03", "MC-DAMAGE-04", "MC-SCENARIO-02")
def test_the_next_stage_comes_with_all_its_hit_points(solo):
    solo.you(hand=["Swinging Web Kick", "Strength", "Genius"])
    solo.rhino(damage=12)
    solo.plays("Swinging Web Kick", "Strength", "Genius")
    assert solo.result is None
    assert solo.stage == "II"
    assert solo.villain_hit_points == 15


@pytest.mark.rule("MC-SCENARIO-21", "MC-KEYWORD-05", "MC-SCENARIO-02")
def test_expert_rhino_has_a_third_stage_that_comes_tough_and_stuns_heroes():
    table = Scenario("spider-man", "captain-marvel", expert=True)
    table.partner("alter-ego")
    table.rhino(damage=29)
    table.attacks("Spider-Man", on="Rhino")
    assert table.result is None
    assert (table.stage, table.villain_hit_points) == ("III", 32)
    assert table.has("Rhino", "tough")
    assert table.you.has("stunned")
    assert not table.partner.has("stunned")


@pytest.mark.rule("MC-WIN-02", "MC-SCENARIO-03")
def test_the_villain_wins_when_the_scheme_is_completed(solo):
    solo.rhino(threat=6)
    solo.reveals("Hydra Bomber").picks_mode(1)
    assert solo.result.outcome == "loss"
    assert solo.result.villain_won


@pytest.mark.rule("MC-WIN-02")
def test_one_threat_less_than_the_target_is_not_enough(solo):
    solo.rhino(threat=5)
    solo.reveals("Hydra Bomber").picks_mode(1)
    assert solo.threat == 6
    assert solo.result is None


@pytest.mark.rule("MC-WIN-03", "MC-ELIMINATE-08", "MC-DAMAGE-07")
def test_a_solo_player_without_hit_points_has_lost(solo):
    solo.you(damage=8)
    solo.reveals("Hydra Bomber").picks_mode(0)
    assert solo.result.outcome == "loss"


@pytest.mark.rule("MC-ELIMINATE-01", "MC-DAMAGE-07")
def test_the_others_play_on_when_a_player_is_out(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert duo.you.out
    assert duo.result is None
    assert duo.asked == 1
    assert duo.is_a_turn


@pytest.mark.rule("MC-WIN-03")
def test_the_game_is_lost_when_the_last_player_is_out(duo):
    duo.you(damage=8)
    duo.partner(damage=10)
    duo.reveals("Hydra Bomber").picks_mode(0)
    duo.reveals("Hydra Bomber", duo.partner).picks_mode(0)
    assert duo.result.outcome == "loss"


@pytest.mark.rule("MC-WIN-06")
def test_a_player_who_is_out_shares_the_victory(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    duo.rhino(stage=2, damage=28)
    duo.attacks("Captain Marvel", on="Rhino")
    assert duo.result.winners == (0, 1)


@pytest.mark.rule("MC-ELIMINATE-02")
def test_minions_of_a_player_who_is_out_go_on_to_the_next_as_they_are(duo):
    duo.you(damage=8, minions=["Sandman"], play=["Webbed Up"])
    duo.put("Sandman", "tough", "stunned", damage=2)
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert duo.partner.minions == ["Sandman", "Hydra Bomber"]
    assert duo.damage("Sandman") == 2
    assert duo.has("Sandman", "tough")
    assert duo.has("Sandman", "stunned")


@pytest.mark.rule("MC-ELIMINATE-03")
def test_own_cards_leave_the_game_and_others_go_to_their_owners(duo):
    duo.you(damage=8, hand=["Haymaker"], play=["Aunt May"], discard=["Genius"])
    duo.lends("Combat Training", owner=duo.partner, to=duo.you)
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert duo.partner.discard == ["Combat Training"]
    assert {"Haymaker", "Aunt May", "Genius", "Spider-Man"} <= set(duo.removed)
    assert duo.you.hand == duo.you.discard == duo.you.deck == []


@pytest.mark.rule("MC-ELIMINATE-04")
def test_the_first_player_token_passes_on_at_once(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert duo.state.first == 1
    duo.rest_of_the_round()
    assert (duo.state.first, duo.asked) == (1, 1), "it does not go back to who is out"


@pytest.mark.rule("MC-ELIMINATE-05")
def test_an_attack_that_eliminates_ends_and_the_minions_attack_their_new_player_later(duo):
    duo.you(damage=9, minions=["Shocker"])
    duo.villain_phase().passes().declines().declines()
    assert duo.you.out
    assert duo.partner.minions == ["Shocker"]
    assert duo.asked == 1
    duo.declines()
    assert duo.partner.damage == 2
    assert duo.asked == 1
    duo.declines()
    assert duo.partner.damage == 4


@pytest.mark.rule("MC-ELIMINATE-06")
def test_a_player_who_is_out_is_skipped(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    duo.leaves("Hydra Bomber")
    duo.partner("alter-ego")
    deck = len(duo.encounter_deck)
    duo.rest_of_the_round()
    assert deck - len(duo.encounter_deck) == 1 + 1
    assert duo.asked == 1
    duo.rest_of_the_round()
    assert duo.asked == 1


@pytest.mark.rule("MC-ELIMINATE-07")
def test_cards_dealt_to_a_player_who_is_out_are_discarded_unresolved(duo):
    duo.you(damage=8, dealt=["Shocker", "Sandman"])
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert {"Shocker", "Sandman"} <= set(duo.encounter_discard)
    assert duo.partner.minions == ["Hydra Bomber"]


@pytest.mark.rule("MC-ICON-02")
def test_per_player_values_stay_when_a_player_is_out(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    assert duo.value("The Break-In!", "target") == 14
    assert duo.value("Rhino", "health") == 28


@pytest.mark.rule("MC-MULTI-07")
def test_a_player_who_is_out_cannot_be_chosen(duo):
    duo.you(damage=8)
    duo.partner("alter-ego", play=["Avengers Mansion"])
    duo.reveals("Hydra Bomber").picks_mode(0)
    duo.uses("Avengers Mansion")
    assert duo.is_a_turn
    assert duo.partner.hand == ["Blank"]
    assert (duo.you.out, duo.you.hand, duo.in_play("Spider-Man")) == (True, [], False)


@pytest.mark.rule("MC-TIMING-09")
def test_the_game_ends_in_the_middle_of_an_effect(duo):
    duo.you(hand=["Photonic Blast", "Energy Absorption"])
    duo.rhino(stage=2, damage=29)
    duo.plays("Photonic Blast", "Energy Absorption")
    assert duo.result.outcome == "win"
    assert duo.you.hand == []


@pytest.mark.rule("MC-COMP-03")
def test_there_is_always_more_threat_to_place(solo):
    solo.rhino(schemes={"Bomb Scare": 33})
    solo.reveals("Masterplan")
    assert solo.threat_on("Bomb Scare") == 37
