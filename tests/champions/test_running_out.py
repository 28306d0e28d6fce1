"""Decks that run out: players' decks and the encounter deck."""

import pytest


@pytest.mark.rule("MC-EMPTY-01", "MC-EMPTY-02")
def test_a_draw_goes_on_with_the_reshuffled_discard_pile_and_costs_an_encounter_card(solo):
    solo.you(hand=["Nick Fury", "Genius", "Strength"], deck=["Haymaker", "Uppercut"], discard=["Backflip"] * 3)
    solo.rhino(encounter=["Sandman"])
    solo.plays("Nick Fury", "Genius", "Strength").picks_mode(1)
    assert solo.you.hand[:2] == ["Haymaker", "Uppercut"]
    assert len(solo.you.hand) == 3
    assert solo.you.discard == []
    assert len(solo.you.deck) == 3 + 2 - 1
    assert solo.you.dealt == ["Sandman"]


@pytest.mark.rule("MC-EMPTY-02")
def test_a_deck_is_made_anew_as_soon_as_its_last_card_is_drawn(solo):
    solo.you(play=["Avengers Mansion"], deck=["Haymaker"], discard=["Backflip", "Uppercut"])
    solo.uses("Avengers Mansion")
    assert solo.you.hand == ["Haymaker"]
    assert sorted(solo.you.deck) == ["Backflip", "Uppercut"]
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-EMPTY-03")
def test_discarding_from_a_deck_stops_at_its_end(solo):
    solo.you(hand=["Black Cat", "Strength"], deck=["Backflip"], discard=["Uppercut", "Haymaker"])
    solo.plays("Black Cat", "Strength")
    assert sorted(solo.you.deck) == ["Backflip", "Haymaker", "Strength", "Uppercut"]
    assert solo.you.discard == []
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-EMPTY-04")
def test_an_empty_deck_waits_for_the_first_discarded_card(solo):
    solo.you(play=["Avengers Mansion"], deck=["Strength"], hand=["Haymaker", "Aunt May"])
    solo.uses("Avengers Mansion")
    assert solo.you.deck == []
    assert solo.you.dealt == []
    solo.plays("Haymaker", "Strength")
    assert sorted(solo.you.deck + solo.you.discard) == ["Haymaker", "Strength"]
    assert solo.you.deck != []
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-EMPTY-05", "MC-EMPTY-07", "MC-SCHEME-07")
def test_an_empty_encounter_deck_is_made_anew_and_accelerates_the_scheme(solo):
    solo.you("alter-ego")
    solo.rhino(last_cards=["Hydra Mercenary"], discard=["Quiet"] * 3)
    solo.villain_phase()
    assert solo.acceleration == 1
    assert solo.threat == 1 + 1 + 1
    solo.rhino("confused", threat=-3)
    solo.villain_phase()
    assert solo.threat == 1 + 1


@pytest.mark.rule("MC-EMPTY-05")
def test_the_new_encounter_deck_is_made_at_once(carol):
    carol.rhino(last_cards=["Sandman"], discard=["Shocker", "Advance"])
    carol.activates("Rhino")
    assert sorted(carol.encounter_deck) == ["Advance", "Shocker"]
    assert carol.acceleration == 1
    carol.declines()
    assert carol.encounter_discard == ["Sandman"]


@pytest.mark.rule("MC-EMPTY-07")
def test_a_boost_card_comes_from_the_new_deck(carol):
    carol.rhino(last_cards=[], discard=["Sandman"])
    carol.activates("Rhino")
    assert carol.boost_cards == ["Sandman"]


@pytest.mark.rule("MC-EMPTY-06")
def test_a_search_ends_with_the_encounter_deck(solo):
    solo.rhino(last_cards=["Sandman", "Shocker"], discard=["Advance"])
    solo.reveals("Masterplan")
    assert solo.schemes == []
    assert sorted(solo.encounter_deck) == ["Advance", "Sandman", "Shocker"]
    assert solo.acceleration == 1


@pytest.mark.rule("MC-EMPTY-08")
def test_the_players_lose_when_a_card_is_needed_and_there_is_none(carol):
    carol.rhino(last_cards=[])
    carol.activates("Rhino")
    assert carol.result.outcome == "loss"
    assert carol.result.rule == "MC-EMPTY-08"


@pytest.mark.rule("MC-EMPTY-08", "MC-EMPTY-05")
def test_the_last_encounter_card_loses_nothing_while_no_other_is_needed(carol):
    carol.rhino(last_cards=["Sandman"])
    carol.activates("Rhino")
    assert carol.boost_cards == ["Sandman"]
    assert carol.result is None
    assert carol.acceleration == 0
    carol.declines()
    assert carol.encounter_deck == ["Sandman"]
    assert carol.acceleration == 1


def test_who_has_neither_deck_nor_discard_pile_draws_nothing(solo):
    solo.you(deck=[])
    solo.rest_of_the_round()
    assert solo.you.hand == []
    assert solo.you.dealt == []
