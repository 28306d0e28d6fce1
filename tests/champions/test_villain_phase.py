"""The villain phase step by step: threat, activations, dealing and revealing encounter cards."""

import pytest

from longbox.games.champions.vocabulary.abilities import boost
from longbox.games.champions.vocabulary.encounter_deeds import attacks
from longbox.games.champions.vocabulary.nouns import THE_VILLAIN

from .made_up import made
from .scenario import Scenario


@pytest.mark.rule("MC-VILLAIN-03", "MC-SIDE-06", "MC-EMPTY-09")
def test_acceleration_icons_and_tokens_add_threat_every_round(solo):
    solo.you("alter-ego")
    solo.rhino("confused", schemes={"Bomb Scare": 5}, acceleration=1)
    solo.villain_phase()
    assert solo.threat == 1 + 1 + 1
    solo.rhino("confused")
    solo.villain_phase()
    assert solo.threat == 6


@pytest.mark.rule("MC-SIDE-08")
def test_the_icon_of_a_beaten_side_scheme_does_not_count(solo):
    solo.you("alter-ego", play=["Tigra"])
    solo.rhino("confused", schemes={"Bomb Scare": 1})
    solo.thwarts("Tigra", on="Bomb Scare")
    solo.villain_phase()
    assert solo.threat == 1


@pytest.mark.rule("MC-VILLAIN-04")
def test_the_villain_and_then_the_minions_activate_player_by_player(duo):
    duo.you(minions=["Shocker"])
    duo.partner(minions=["Sandman"])
    duo.villain_phase()
    assert (duo.asked, duo.attacker) == (0, "Rhino")
    duo.passes().declines().declines()
    assert (duo.asked, duo.attacker) == (0, "Shocker")
    duo.declines().declines()
    assert (duo.asked, duo.attacker) == (1, "Rhino")
    duo.declines().declines()
    assert (duo.asked, duo.attacker) == (1, "Sandman")


@pytest.mark.rule("MC-VILLAIN-05")
def test_the_villain_attacks_heroes_and_schemes_against_alter_egos(duo):
    duo.partner("alter-ego")
    duo.villain_phase().passes().declines()
    assert duo.you.damage == 2
    assert duo.partner.damage == 0
    assert duo.threat == 2 + 1


@pytest.mark.rule("MC-VILLAIN-06")
def test_the_form_is_looked_at_when_each_enemy_activates(carol):
    carol.you(minions=["Shocker", "Sandman"])
    carol.villain_phase().declines()
    assert carol.offers("activate", "Sandman")
    carol.a_card_flips(carol.you)
    assert carol.you.damage == 2
    assert carol.threat == 1 + 2 + 1


@pytest.mark.rule("MC-VILLAIN-07")
def test_a_player_picks_which_minion_activates_first(carol):
    carol.you(minions=["Shocker", "Sandman"])
    carol.villain_phase().declines()
    assert carol.asked == 0
    assert carol.choices == ["Shocker", "Sandman"]
    carol.takes("activate", "Sandman")
    assert carol.attacker == "Sandman"
    carol.declines()
    assert carol.attacker == "Shocker"


@pytest.mark.rule("MC-VILLAIN-09")
def test_a_minion_that_engages_during_the_villains_activation_still_activates(carol):
    carol.villain_phase()
    assert carol.attacker == "Rhino"
    carol.you(minions=["Shocker"])
    carol.declines()
    assert carol.attacker == "Shocker"


@pytest.mark.rule("MC-VILLAIN-10", "MC-ENCOUNTER-03", "MC-ENCOUNTER-05")
def test_each_player_is_dealt_a_card_face_down(duo):
    duo.you("alter-ego", play=["Avengers Mansion", "Helicarrier"])
    duo.partner("alter-ego")
    duo.rhino("confused", encounter=["Quiet", "Caught Off Guard", "Bomb Scare"])
    duo.villain_phase()
    assert duo.offers("choose", "Helicarrier")
    assert duo.partner.dealt == ["Bomb Scare"]
    assert duo.view()["zones"]["dealt:1"] == {"count": 1, "known": []}
    assert duo.schemes == []


@pytest.mark.rule("MC-ENCOUNTER-03", "MC-ENCOUNTER-05")
def test_a_card_dealt_in_the_player_phase_waits_for_the_villain_phase(solo):
    solo.you("alter-ego", dealt=["Bomb Scare"], play=["Jessica Jones"])
    solo.rhino("confused")
    assert solo.value("Jessica Jones", "thw") == 1
    assert solo.is_a_turn
    assert solo.you.dealt == ["Bomb Scare"]
    solo.villain_phase()
    assert solo.schemes == ["Bomb Scare"]
    assert solo.threat == 1


@pytest.mark.rule("MC-VILLAIN-11")
def test_all_cards_of_one_player_are_resolved_in_order_before_the_next_players(duo):
    duo.you("alter-ego", dealt=["Hydra Bomber", "Shocker"])
    duo.partner("alter-ego", dealt=["Sandman"])
    duo.rhino("stunned", "confused")
    duo.villain_phase()
    assert duo.you.minions == ["Hydra Bomber"]
    assert duo.partner.minions == []
    duo.picks_mode(1)
    assert duo.you.minions == ["Hydra Bomber", "Shocker"]
    assert duo.partner.minions == ["Sandman"]


@pytest.mark.rule("MC-VILLAIN-13")
def test_the_villain_activates_against_a_player_who_defended_for_another(duo):
    duo.villain_phase().passes().declines().defends("Captain Marvel")
    assert duo.partner.damage == 2 - 1
    assert (duo.asked, duo.attacker) == (0, "Rhino")
    duo.declines()
    assert duo.partner.damage == (2 - 1) + 2


@pytest.mark.rule("MC-VILLAIN-14", "MC-TIMING-04")
def test_an_attack_caused_in_an_attack_waits_for_its_end(carol):
    carol.rhino(encounter=[made.treachery("Again", boost(attacks(THE_VILLAIN)), boost=1), "Sandman"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 3
    assert carol.boost_cards == ["Sandman"]
    carol.declines()
    assert carol.you.damage == 3 + 4


@pytest.mark.rule("MC-VILLAIN-16", "MC-TIMING-04")
def test_gang_up_lets_the_villain_attack_before_the_minions(carol):
    carol.you(minions=["Shocker"])
    carol.rhino(encounter=["Hydra Bomber"])
    carol.reveals("Gang-Up")
    assert carol.attacker == "Rhino"
    carol.declines()
    assert carol.you.damage == 3
    assert carol.attacker == "Shocker"
    assert "Gang-Up" not in carol.encounter_discard
    carol.declines()
    assert carol.you.damage == 5
    assert carol.encounter_discard[-1] == "Gang-Up"


@pytest.mark.rule("MC-MULTI-03")
def test_a_minion_leaves_the_other_players_alone(duo):
    duo.you(minions=["Shocker"])
    duo.rhino("stunned")
    duo.villain_phase().declines().declines()
    assert duo.you.damage == 2
    assert duo.attacker == "Rhino"


@pytest.mark.rule("MC-MULTI-05")
def test_advance_is_one_scheme_however_many_play(duo):
    duo.reveals("Advance")
    assert duo.threat == 1


@pytest.mark.rule("MC-SCHEME-01", "MC-BOOST-02")
def test_the_villain_schemes_with_a_boost_card(solo):
    solo.you("alter-ego")
    solo.rhino(encounter=["Shocker"])
    solo.activates("Rhino")
    assert solo.threat == 1 + 2
    assert solo.encounter_discard == ["Shocker"]
    solo.activates("Rhino")
    assert solo.threat == 3 + 1


@pytest.mark.rule("MC-SCHEME-02")
def test_minions_scheme_after_the_villain_without_boost_cards(solo):
    solo.you("alter-ego", minions=["Sandman", "Hydra Mercenary"])
    solo.rhino("confused", encounter=["Shocker", "Quiet"])
    solo.villain_phase()
    assert solo.threat == 1 + 2 + 0


@pytest.mark.rule("MC-SCHEME-03")
def test_an_enemy_told_to_scheme_does_so_even_against_a_hero(solo):
    solo.rhino(encounter=["Shocker"])
    solo.reveals("Advance")
    assert solo.you.damage == 0
    assert solo.threat == 1 + 2


@pytest.mark.rule("MC-SCHEME-08")
def test_the_main_scheme_stays_without_threat(solo):
    solo.rhino(threat=1)
    solo.thwarts("Spider-Man")
    assert solo.threat == 0
    assert solo.in_play("The Break-In!")


@pytest.mark.rule("MC-SCHEME-09")
def test_a_scheme_is_the_main_scheme_or_a_side_scheme(solo):
    solo.you(play=["Surveillance Team"])
    solo.rhino(threat=3, schemes={"Bomb Scare": 3})
    solo.uses("Surveillance Team")
    assert solo.choices == ["The Break-In!", "Bomb Scare"]
    solo.chooses("Bomb Scare")
    assert (solo.threat, solo.threat_on("Bomb Scare")) == (3, 2)


@pytest.mark.rule("MC-SCHEME-10")
def test_side_schemes_are_never_completed(solo):
    solo.rhino(schemes={"Bomb Scare": 12})
    solo.reveals("Masterplan")
    assert solo.threat_on("Bomb Scare") == 16
    assert solo.result is None


@pytest.mark.rule("MC-SCHEME-12")
def test_starting_threat_is_not_placed_but_what_is_revealed_with_it_is(solo):
    solo.you(hand=["Great Responsibility", "Great Responsibility"])
    solo.reveals("Crowd Control")
    assert solo.is_a_turn
    solo.reveals("Bomb Scare").uses("Great Responsibility")
    assert solo.threat_on("Bomb Scare") == 2
    assert solo.you.damage == 1


@pytest.mark.rule("MC-SCHEME-11", "MC-TRIGGER-11")
def test_threat_that_became_damage_is_not_there_for_the_next_interrupt(duo):
    duo.you(hand=["Great Responsibility"])
    duo.partner(hand=["Great Responsibility"])
    duo.reveals("Bomb Scare").uses("Great Responsibility")
    assert duo.is_a_turn
    assert duo.you.damage == 2
    assert duo.partner.hand == ["Great Responsibility"]


@pytest.mark.rule("MC-TRIGGER-04")
def test_each_emergency_card_softens_one_scheme_once(solo):
    solo.you("alter-ego", hand=["Emergency", "Emergency"])
    solo.rhino(encounter=["Shocker"])
    solo.activates("Rhino").uses("Emergency").uses("Emergency")
    assert solo.threat == 1 + 2 - 1 - 1


@pytest.mark.rule("MC-BOOST-01")
def test_every_activation_of_the_villain_takes_a_boost_card(duo):
    duo.you("alter-ego")
    duo.partner("alter-ego")
    duo.rhino(encounter=["Hydra Bomber", "Hydra Mercenary"])
    duo.villain_phase()
    assert duo.encounter_discard[:2] == ["Hydra Bomber", "Hydra Mercenary"]


@pytest.mark.rule("MC-BOOST-03", "MC-ICON-05")
def test_a_boost_star_adds_nothing_and_does_what_it_says(carol):
    carol.rhino(encounter=["Kree Manipulator"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2
    assert carol.threat == 1


@pytest.mark.rule("MC-BOOST-03")
def test_the_boost_ability_of_kree_manipulator_needs_an_undefended_attack(carol):
    carol.rhino(encounter=["Kree Manipulator"])
    carol.activates("Rhino").defends("Captain Marvel")
    assert carol.threat == 0


@pytest.mark.rule("MC-BOOST-04")
def test_only_the_boost_part_of_a_boost_card_works(carol):
    carol.rhino(encounter=["Advance"])
    carol.activates("Rhino").declines()
    assert carol.threat == 0
    assert carol.encounter_discard == ["Advance"]


@pytest.mark.rule("MC-BOOST-05", "MC-BOOST-04")
def test_an_attachment_used_as_boost_is_discarded(carol):
    carol.rhino(encounter=["Charge"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 4
    assert carol.attached == []
    assert carol.encounter_discard == ["Charge"]


@pytest.mark.rule("MC-OBLIGATION-08")
def test_an_obligation_boosts_like_any_card(carol):
    carol.rhino(encounter=["Family Emergency"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2 + 2
    assert carol.is_a_turn


@pytest.mark.rule("MC-BOOST-07", "MC-BOOST-12")
def test_a_boost_card_given_earlier_counts_in_the_next_activation(carol):
    carol.rhino(encounter=["Hydra Bomber", "Shocker"])
    carol.gives_boost()
    assert carol.boost_cards == ["Hydra Bomber"]
    carol.activates("Rhino")
    assert carol.boost_cards == ["Hydra Bomber", "Shocker"]
    carol.declines()
    assert carol.you.damage == 2 + 1 + 2
    assert carol.encounter_discard == ["Hydra Bomber", "Shocker"]


@pytest.mark.rule("MC-TRIGGER-07")
def test_forced_interrupts_come_before_optional_ones(solo):
    solo.rhino(attached=["Charge"])
    solo.activates("Rhino")
    assert solo.offers("use", "Spider-Man")
    assert solo.state.activations[-1].keywords == ("overkill",)


@pytest.mark.rule("MC-ATTACK-13", "MC-TERM-10")
def test_beating_a_stage_is_defeating_an_enemy(solo):
    solo.you(hand=["Uppercut", "Genius", "Aunt May", "Chase Them Down"])
    solo.rhino(damage=10, threat=5)
    solo.plays("Uppercut", "Genius", "Aunt May")
    assert solo.stage == "II"
    solo.uses("Chase Them Down", on="The Break-In!")
    assert solo.threat == 3


@pytest.mark.rule("MC-ENCOUNTER-01", "MC-ENCOUNTER-02", "MC-SIDE-07", "MC-ICON-08")
def test_hazard_icons_deal_further_cards_from_the_first_player_on():
    table = Scenario("spider-man", "captain-marvel", first=1)
    table.you("alter-ego", play=["Helicarrier", "Web-Shooter"])
    table.partner("alter-ego", play=["Helicarrier", "Web-Shooter"])
    table.rhino("confused", schemes={"Breakin' & Takin'": 2, "The Psyche-Magnitron": 3})
    table.rhino(encounter=["Quiet", "Caught Off Guard"])
    table.rhino(schemes={"Highway Robbery": 3})
    table.villain_phase()
    assert table.asked == 1
    assert len(table.partner.dealt) == 2 - 1
    assert len(table.you.dealt) == 2


@pytest.mark.rule("MC-ENCOUNTER-01")
def test_an_odd_hazard_card_is_the_first_players(duo):
    duo.you("alter-ego", play=["Helicarrier", "Web-Shooter"])
    duo.partner("alter-ego")
    duo.rhino("confused", schemes={"Breakin' & Takin'": 2}, encounter=["Quiet", "Caught Off Guard"])
    duo.villain_phase()
    assert (len(duo.you.dealt), len(duo.partner.dealt)) == (1, 1)
