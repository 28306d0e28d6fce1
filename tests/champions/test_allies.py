"""Allies: what they do and what it costs them."""

import pytest


@pytest.mark.rule("MC-ALLY-05", "MC-ALLY-06")
def test_an_attacking_ally_exhausts_hits_and_is_hurt(solo):
    solo.you(play=["Daredevil"], minions=["Shocker"])
    solo.attacks("Daredevil", on="Shocker")
    assert solo.damage("Shocker") == 2
    assert solo.has("Daredevil", "exhausted")
    assert solo.damage("Daredevil") == 1


@pytest.mark.rule("MC-ICON-06", "MC-ALLY-06")
def test_black_cat_is_hurt_by_thwarting_and_not_by_attacking(solo):
    solo.you(play=["Black Cat"])
    solo.rhino(threat=3)
    solo.attacks("Black Cat", on="Rhino")
    assert (solo.villain_hit_points, solo.damage("Black Cat")) == (14 - 1, 0)
    solo.readies("Black Cat").thwarts("Black Cat")
    assert (solo.threat, solo.damage("Black Cat")) == (3 - 1, 1)


@pytest.mark.rule("MC-ALLY-07", "MC-TIMING-01")
def test_an_ally_answers_its_own_thwart_before_it_is_hurt(solo):
    solo.you(play=["Daredevil"])
    solo.put("Daredevil", damage=2)
    solo.rhino(threat=3)
    solo.thwarts("Daredevil")
    assert solo.in_play("Daredevil")
    solo.uses("Daredevil")
    assert solo.villain_hit_points == 13
    assert solo.you.discard == ["Daredevil"]


@pytest.mark.rule("MC-ALLY-08")
def test_an_ally_may_be_used_in_the_turn_it_came(carol):
    carol.you(hand=["Spider-Woman", "Energy Absorption"])
    carol.plays("Spider-Woman", "Energy Absorption").passes()
    carol.attacks("Spider-Woman", on="Rhino")
    assert carol.villain_hit_points == 12


@pytest.mark.rule("MC-ALLY-09")
def test_an_exhausted_ally_neither_attacks_nor_thwarts(solo):
    solo.you(play=["Tigra"])
    solo.rhino(threat=3)
    solo.attacks("Tigra", on="Rhino")
    assert not solo.offers("attack", "Tigra")
    assert not solo.offers("thwart", "Tigra")


@pytest.mark.rule("MC-ALLY-10", "MC-STATUS-01")
def test_a_stunned_ally_shakes_it_off_unharmed(solo):
    solo.you(play=["Tigra"])
    solo.put("Tigra", "stunned")
    solo.attacks("Tigra")
    assert solo.has("Tigra", "exhausted")
    assert not solo.has("Tigra", "stunned")
    assert solo.damage("Tigra") == 0
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-ALLY-10", "MC-STATUS-03")
def test_a_confused_ally_shakes_it_off_unharmed(solo):
    solo.you(play=["Tigra"])
    solo.put("Tigra", "confused")
    solo.rhino(threat=3)
    solo.thwarts("Tigra")
    assert not solo.has("Tigra", "confused")
    assert (solo.damage("Tigra"), solo.threat) == (0, 3)


@pytest.mark.rule("MC-ALLY-12")
def test_an_ally_that_thwarts_with_its_last_strength_is_discarded(solo):
    solo.you(play=["Maria Hill"])
    solo.put("Maria Hill", damage=1)
    solo.rhino(threat=3)
    solo.thwarts("Maria Hill")
    assert solo.threat == 1
    assert solo.you.discard == ["Maria Hill"]


@pytest.mark.rule("MC-ALLY-16", "MC-TERM-10")
def test_what_an_ally_defeats_its_hero_has_not_defeated(solo):
    solo.you(hand=["Chase Them Down"], play=["Hulk"], minions=["Hydra Bomber"], deck=["Blank", "Blank"])
    solo.rhino(threat=3)
    solo.attacks("Hulk", on="Hydra Bomber")
    assert solo.is_a_turn
    assert solo.you.hand == ["Chase Them Down"]


@pytest.mark.rule("MC-TERM-10", "MC-CARD-09")
def test_a_support_does_not_act_as_the_identity(solo):
    solo.you(play=["Tac Team", "Interrogation Room"], minions=["Hydra Bomber"])
    solo.rhino(threat=3)
    solo.uses("Tac Team", on="Hydra Bomber")
    assert solo.encounter_discard == ["Hydra Bomber"]
    assert solo.is_a_turn
    assert solo.threat == 3


@pytest.mark.rule("MC-TERM-10")
def test_an_upgrade_acts_as_the_identity(solo):
    solo.you(identity="Iron Man", hand=["Chase Them Down"], play=["Powered Gauntlets"], minions=["Hydra Bomber"])
    solo.put("Hydra Bomber", damage=1)
    solo.rhino(threat=3)
    solo.uses("Powered Gauntlets", on="Hydra Bomber")
    solo.uses("Chase Them Down")
    assert solo.threat == 1


@pytest.mark.rule("MC-CARD-09")
def test_the_interrogation_room_answers_events_and_no_allies(solo):
    solo.you(hand=["Swinging Web Kick", "Genius", "Strength"], play=["Interrogation Room", "Jessica Jones"])
    solo.you(minions=["Shocker", "Hydra Bomber"])
    solo.rhino(threat=3)
    solo.attacks("Jessica Jones", on="Hydra Bomber")
    assert solo.is_a_turn
    solo.plays("Swinging Web Kick", "Genius", "Strength", on="Shocker")
    solo.uses("Interrogation Room")
    assert solo.threat == 2


@pytest.mark.rule("MC-CARD-09")
def test_the_interrogation_room_answers_its_own_player(duo):
    duo.you(minions=["Hydra Bomber"])
    duo.partner(play=["Interrogation Room"], minions=["Hydra Bomber"])
    duo.rhino(threat=3)
    duo.attacks("Spider-Man", on="Hydra Bomber")
    assert duo.is_a_turn, "what another player defeats is theirs"
    duo.ends_turn().attacks("Captain Marvel", on="Hydra Bomber").uses("Interrogation Room")
    assert duo.threat == 2


@pytest.mark.rule("MC-ALLY-18")
def test_an_ally_that_was_readied_is_used_again_and_hurt_again(solo):
    solo.you(hand=["Get Ready"], play=["Tigra"])
    solo.attacks("Tigra", on="Rhino")
    solo.plays("Get Ready")
    solo.attacks("Tigra", on="Rhino")
    assert solo.villain_hit_points == 10
    assert solo.damage("Tigra") == 2


@pytest.mark.rule("MC-ALLY-19")
def test_hawkeye_stays_without_arrows(solo):
    solo.you(play=["Hawkeye"])
    assert solo.counters("Hawkeye") == 4
    solo.put("Hawkeye", counters=1)
    solo.reveals("Sandman").uses("Hawkeye")
    assert solo.counters("Hawkeye") == 0
    assert solo.in_play("Hawkeye")


@pytest.mark.rule("MC-ALLY-20", "MC-TRIGGER-16", "MC-TRIGGER-15")
def test_jessica_jones_thwarts_better_with_side_schemes_about(solo):
    solo.you(play=["Jessica Jones"])
    assert solo.value("Jessica Jones", "thw") == 1
    solo.rhino(schemes={"Bomb Scare": 2, "Crowd Control": 2})
    solo.put("Jessica Jones", "exhausted")
    assert solo.value("Jessica Jones", "thw") == 3


@pytest.mark.rule("MC-ALLY-21")
def test_hulk_strikes_again_with_a_physical_card(solo):
    solo.you(play=["Hulk"], deck=["Strength", "Blank"])
    solo.attacks("Hulk", on="Rhino")
    assert solo.villain_hit_points == 14 - 3 - 2


@pytest.mark.rule("MC-ALLY-21")
def test_what_hulk_defeats_after_the_attack_is_no_attack_of_his(solo):
    """Two physical cards lie there: the second one would strike Rhino, if Hulk were heard to attack again."""
    solo.you(play=["Hulk"], deck=["Strength", "Strength", "Blank"], minions=["Hydra Bomber"])
    solo.attacks("Hulk", on="Rhino")
    solo.takes("choose", "Hydra Bomber")
    assert solo.is_a_turn
    assert solo.you.discard == ["Strength"]


@pytest.mark.rule("MC-ALLY-21", "MC-TERM-05")
def test_hulk_hits_every_character_with_an_energy_card(duo):
    duo.you("alter-ego", play=["Hulk"], deck=["Energy", "Blank"], minions=["Shocker"])
    duo.partner(play=["Tigra"])
    duo.attacks("Hulk", on="Rhino")
    assert duo.villain_hit_points == 28 - 3 - 1
    assert duo.you.damage == duo.partner.damage == 1
    assert duo.damage("Shocker") == duo.damage("Tigra") == 1
    assert duo.damage("Hulk") == 1 + 1


@pytest.mark.rule("MC-ALLY-21")
def test_hulk_goes_away_with_a_mental_card_and_does_all_with_a_wild_one(solo):
    solo.you(play=["Hulk"], deck=["Genius", "Blank"])
    solo.attacks("Hulk", on="Rhino")
    assert solo.you.discard == ["Genius", "Hulk"]
    assert solo.villain_hit_points == 11
    solo.you(play=["Hulk"], deck=["The Power of Justice", "Blank"])
    solo.attacks("Hulk", on="Rhino")
    assert solo.villain_hit_points == 11 - 3 - 2 - 1
    assert solo.you.damage == 1
    assert not solo.in_play("Hulk")


@pytest.mark.rule("MC-ALLY-22")
def test_nick_fury_does_one_of_three_things(solo):
    solo.you(hand=["Nick Fury", "Genius", "Strength"])
    solo.rhino(threat=3)
    solo.plays("Nick Fury", "Genius", "Strength").picks_mode(0)
    assert solo.threat == 1
    assert solo.you.hand == []
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-CARD-26")
def test_vision_chooses_what_to_be_better_at_once_a_round(solo):
    solo.you(hand=["Energy", "Aunt May"], play=["Vision"])
    solo.uses("Vision", "Energy").picks_mode(1)
    assert not solo.offers("use", "Vision")
    solo.attacks("Vision", on="Rhino")
    assert solo.villain_hit_points == 10
    solo.villain_phase()
    assert solo.value("Vision", "atk") == 2


@pytest.mark.rule("MC-TRIGGER-15")
def test_bonuses_from_different_cards_add_up(solo):
    solo.you(play=["Vision", "Inspired"])
    solo.put("Inspired", on="Vision")
    solo.changes("Vision", "atk", 2)
    assert solo.value("Vision", "atk") == 2 + 1 + 2
