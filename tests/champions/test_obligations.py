"""Obligations and nemeses."""

import pytest

from longbox.games.champions.chapters.villain_phase import activate_enemies


@pytest.mark.rule("MC-OBLIGATION-01", "MC-OBLIGATION-02", "MC-OBLIGATION-05")
def test_an_obligation_is_resolved_by_the_player_it_names(duo):
    duo.you("alter-ego", hand=["Haymaker"])
    duo.reveals("Eviction Notice", duo.partner)
    assert duo.asked == 0
    duo.picks_mode(1)
    assert duo.you.discard == ["Haymaker"]
    assert len(duo.you.dealt) == 1
    assert duo.partner.dealt == []
    assert duo.encounter_discard == ["Eviction Notice"]


@pytest.mark.rule("MC-OBLIGATION-02", "MC-ENCOUNTER-04")
def test_who_has_revealed_everything_reveals_what_an_obligation_brings(duo):
    duo.you("alter-ego", "exhausted", hand=["Haymaker"])
    duo.partner("alter-ego")
    duo.rhino("confused", encounter=["Quiet", "Quiet", "Eviction Notice", "Sandman"])
    duo.begins(at=activate_enemies)
    assert duo.you.minions == ["Sandman"]
    assert duo.state.turn == 2


@pytest.mark.rule("MC-OBLIGATION-04", "MC-OBLIGATION-10")
def test_a_ready_alter_ego_exhausts_to_be_rid_of_an_obligation(solo):
    solo.you("alter-ego", play=["Avengers Mansion"])
    solo.reveals("Eviction Notice").picks_mode(0)
    assert solo.you.has("exhausted")
    assert solo.removed == ["Eviction Notice"]
    assert solo.you.dealt == []
    solo.rhino(last_cards=[], discard=["Quiet", "Quiet"])
    solo.rest_of_the_round()
    assert "Eviction Notice" not in solo.encounter_deck + solo.encounter_discard


@pytest.mark.rule("MC-OBLIGATION-04")
def test_an_exhausted_alter_ego_has_no_choice(solo):
    solo.you("alter-ego", "exhausted", hand=["Haymaker"], play=["Avengers Mansion"])
    solo.reveals("Eviction Notice")
    assert solo.is_a_turn
    assert solo.you.discard == ["Haymaker"]


@pytest.mark.rule("MC-OBLIGATION-04", "MC-TERM-27")
def test_a_hero_may_stay_a_hero_and_then_cannot_exhaust(carol):
    carol.reveals("Family Emergency").takes("no")
    assert carol.you.form == "hero"
    assert carol.you.has("stunned")
    assert not carol.you.has("exhausted")
    assert len(carol.you.dealt) == 1


@pytest.mark.rule("MC-OBLIGATION-07")
def test_an_obligation_of_nobody_is_removed_and_replaced(duo):
    duo.you(damage=8)
    duo.reveals("Hydra Bomber").picks_mode(0)
    duo.reveals("Eviction Notice", duo.partner)
    assert "Eviction Notice" in duo.removed
    assert len(duo.partner.dealt) == 1


@pytest.mark.rule("MC-NEMESIS-02", "MC-NEMESIS-03", "MC-NEMESIS-04")
def test_the_shadow_of_the_past_brings_the_nemesis_of_who_revealed_it(duo):
    duo.you("alter-ego")
    deck = len(duo.encounter_deck)
    duo.reveals("Shadow of the Past", duo.partner)
    assert duo.partner.minions == ["Yon-Rogg"]
    assert duo.schemes == ["The Psyche-Magnitron"]
    assert duo.threat_on("The Psyche-Magnitron") == 3 + 2
    assert len(duo.encounter_deck) == deck + 3
    assert "Vulture" in duo.set_aside


@pytest.mark.rule("MC-NEMESIS-04")
def test_vulture_comes_out_of_the_past_with_quickstrike(solo):
    solo.reveals("Shadow of the Past")
    assert solo.attacker == "Vulture"
    solo.declines()
    assert solo.you.damage == 3
    assert solo.schemes == ["Highway Robbery"]
    assert solo.you.dealt == []


@pytest.mark.rule("MC-NEMESIS-05")
def test_a_past_that_was_already_faced_surges(solo):
    solo.you("alter-ego")
    solo.reveals("Shadow of the Past")
    assert solo.you.dealt == []
    solo.reveals("Shadow of the Past")
    assert len(solo.you.dealt) == 1
    assert solo.you.minions == ["Vulture"]


@pytest.mark.rule("MC-NEMESIS-06")
def test_a_nemesis_who_is_already_there_keeps_his_double_away(solo):
    solo.you("alter-ego", minions=["Vulture"])
    deck = len(solo.encounter_deck)
    solo.reveals("Shadow of the Past")
    assert solo.you.minions == ["Vulture"]
    assert solo.schemes == ["Highway Robbery"]
    assert len(solo.you.dealt) == 1
    assert len(solo.encounter_deck) == deck + 3 - 1
    assert solo.set_aside == ["Vulture"]


@pytest.mark.rule("MC-NEMESIS-08")
def test_a_beaten_nemesis_is_an_encounter_card_like_any_other(solo):
    solo.you("alter-ego")
    solo.reveals("Shadow of the Past")
    solo.leaves("Vulture")
    assert "Vulture" in solo.encounter_discard
    solo.rhino("confused", last_cards=["Quiet"])
    solo.rest_of_the_round()
    assert "Vulture" in solo.encounter_deck + solo.you.minions


def test_what_is_left_of_a_nemesis_set_is_shuffled_into_the_encounter_deck(solo):
    rest = ["Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans"]
    solo.reveals("Shadow of the Past")
    while not solo.is_a_turn:
        solo.takes("pass" if solo.offers("pass") else "decline")
    places = [place for place, name in enumerate(solo.encounter_deck) if name in rest]
    assert places not in ([], [0, 1, 2]), "they don't lie on top"
