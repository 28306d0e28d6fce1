"""Cards of Iron Man, Black Panther and She-Hulk, of Leadership and Protection, that show a rule by themselves."""

import pytest

from .scenario import Scenario


@pytest.fixture
def stark(solo):
    return solo.you(identity="Iron Man")


@pytest.fixture
def hulk(solo):
    return solo.you(identity="She-Hulk")


@pytest.fixture
def panther(solo):
    return solo.you(identity="Black Panther")


@pytest.mark.rule("MC-COST-12")
def test_pepper_potts_gives_what_lies_on_top_of_the_pile(stark):
    stark.you(hand=["Haymaker"], play=["Pepper Potts"], discard=["Strength", "Genius"])
    stark.plays("Haymaker")
    assert stark.has("Pepper Potts", "exhausted")
    assert stark.villain_hit_points == 11


@pytest.mark.rule("MC-COST-12")
def test_pepper_potts_does_not_double(stark):
    stark.you(hand=["Uppercut", "Aunt May"], play=["Pepper Potts"], discard=["The Power of Aggression"])
    assert not stark.offers("play", "Uppercut")


@pytest.mark.rule("MC-COST-13")
def test_pepper_potts_looks_at_the_pile_before_the_payment(stark):
    stark.you(hand=["Uppercut", "Energy"], play=["Pepper Potts"], discard=["First Aid"])
    stark.plays("Uppercut", "Energy", "Pepper Potts")
    assert stark.you.discard == ["First Aid", "Energy", "Uppercut"]
    stark.you(hand=["Uppercut", "Aunt May"])
    stark.readies("Pepper Potts")
    stark.you(discard=["First Aid"])
    assert not stark.offers("play", "Uppercut")


@pytest.mark.rule("MC-COST-13")
def test_pepper_potts_gives_the_type_that_was_on_top_before_the_payment(stark):
    stark.you(hand=["For Justice!", "Swinging Web Kick"], play=["Pepper Potts"], discard=["First Aid"])
    stark.rhino(threat=6)
    stark.plays("For Justice!", "Swinging Web Kick")
    assert stark.you.discard == ["First Aid", "Swinging Web Kick", "For Justice!"]
    assert stark.threat == 6 - 4, "the mental resource of First Aid was spent"


@pytest.mark.rule("MC-COST-18")
def test_focused_rage_draws_nothing_if_the_damage_is_prevented(hulk):
    hulk.you(play=["Focused Rage", "Cosmic Flight"])
    hulk.uses("Focused Rage").uses("Cosmic Flight")
    assert hulk.you.damage == 0
    assert hulk.you.hand == []


@pytest.mark.rule("MC-COST-18")
def test_focused_rage_draws_for_a_point_of_damage(hulk):
    hulk.you(play=["Focused Rage"])
    hulk.uses("Focused Rage")
    assert hulk.you.damage == 1
    assert hulk.you.hand == ["Blank"]


@pytest.mark.rule("MC-COST-19", "MC-STATUS-05")
def test_a_tough_war_machine_has_paid_all_the_same(stark):
    stark.you(play=["War Machine"], minions=["Shocker"])
    stark.put("War Machine", "tough")
    stark.uses("War Machine")
    assert not stark.has("War Machine", "tough")
    assert stark.damage("War Machine") == 0
    assert stark.villain_hit_points == 13
    assert stark.damage("Shocker") == 1


@pytest.mark.rule("MC-DAMAGE-16")
def test_nobody_falls_before_a_stomp_has_hit_everybody(hulk):
    hulk.you(hand=["Ground Stomp", "Genius"], play=["Spider-Tracer"], minions=["Hydra Bomber", "Shocker"])
    hulk.put("Hydra Bomber", damage=1).put("Spider-Tracer", on="Hydra Bomber")
    hulk.rhino(threat=5, schemes={"Bomb Scare": 5})
    hulk.plays("Ground Stomp", "Genius")
    assert hulk.choices == ["The Break-In!", "Bomb Scare"]
    assert hulk.in_play("Hydra Bomber")
    assert hulk.damage("Shocker") == 1


@pytest.mark.rule("MC-DAMAGE-16")
def test_war_machine_hits_all_enemies_at_once(stark):
    stark.you(play=["War Machine"], minions=["Shocker", "Hydra Bomber"])
    stark.put("Shocker", damage=2).put("Hydra Bomber", damage=1)
    stark.uses("War Machine")
    assert stark.damage("War Machine") == 2
    assert stark.you.minions == []
    assert stark.villain_hit_points == 13


@pytest.mark.rule("MC-COST-21", "MC-TERM-13")
def test_legal_practice_needs_a_card_to_discard_and_takes_it_from_one_scheme(hulk):
    hulk.you("alter-ego", hand=["Legal Practice"])
    hulk.rhino(threat=6, schemes={"Bomb Scare": 6})
    assert not hulk.offers("play", "Legal Practice")
    hulk.you(hand=["Genius", "Strength", "Energy"])
    hulk.takes("play", "Legal Practice")
    while hulk.offers("discard"):
        hulk.takes("discard")
    hulk.chooses("Bomb Scare")
    assert (hulk.threat, hulk.threat_on("Bomb Scare")) == (6, 3)


@pytest.mark.rule("MC-COST-22", "MC-PLAY-13", "MC-PLAY-16")
def test_make_the_call_pays_the_printed_cost_and_does_not_play_the_ally(duo):
    duo.you(hand=["Make the Call", "Genius"], play=["Helicarrier"], deck=["Genius", "Genius", "Blank"])
    duo.partner(discard=["Black Cat"])
    duo.uses("Helicarrier").picks_player(duo.you)
    duo.plays("Make the Call", "Genius")
    assert duo.you.play == ["Helicarrier", "Black Cat"]
    assert duo.you.hand == []
    assert duo.you.deck == ["Genius", "Genius", "Blank"]
    duo.takes_damage("Black Cat", 2)
    assert duo.partner.discard == ["Black Cat"]


@pytest.mark.rule("MC-COST-22")
def test_a_reduction_does_not_help_make_the_call(solo):
    solo.you(hand=["Make the Call", "Aunt May"], play=["Helicarrier"], discard=["Maria Hill"])
    solo.uses("Helicarrier")
    assert not solo.offers("play", "Make the Call")
    solo.you(hand=["Genius"])
    assert solo.offers("play", "Make the Call")


@pytest.mark.rule("MC-PLAY-14")
def test_an_ally_put_into_play_has_entered_play(solo):
    solo.you(hand=["Make the Call", "Genius"], discard=["Maria Hill"])
    solo.plays("Make the Call", "Genius").uses("Maria Hill")
    assert solo.you.hand == ["Blank"]


@pytest.mark.rule("MC-ALLY-04", "MC-TERM-01")
def test_the_triskelion_makes_room_for_a_fourth_ally_as_long_as_it_stands(solo):
    solo.you(hand=["Mockingbird", "Strength", "Genius"], play=["Tigra", "Hulk", "Vision", "The Triskelion"])
    solo.plays("Mockingbird", "Strength", "Genius").passes()
    assert solo.you.play == ["Tigra", "Hulk", "Vision", "The Triskelion", "Mockingbird"]
    solo.reveals("Caught Off Guard")
    assert solo.choices == ["Tigra", "Hulk", "Vision", "Mockingbird"]
    solo.chooses("Hulk")
    assert solo.you.play == ["Tigra", "Vision", "Mockingbird"]


@pytest.mark.rule("MC-DAMAGE-13")
def test_gamma_slam_counts_the_damage_that_she_hulk_has(hulk):
    hulk.you(hand=["Gamma Slam", "Genius", "Strength"], damage=9)
    hulk.plays("Gamma Slam", "Genius", "Strength")
    assert hulk.villain_hit_points == 14 - 9


@pytest.mark.rule("MC-FORM-09")
def test_she_hulk_lands_hard_however_she_changed(hulk):
    hulk.you("alter-ego", hand=["Split Personality", "Genius", "Aunt May"])
    hulk.plays("Split Personality", "Genius", "Aunt May").uses("She-Hulk")
    assert hulk.villain_hit_points == 12


@pytest.mark.rule("MC-FORM-09", "MC-FORM-03")
def test_she_hulk_lands_hard_when_she_flips_by_herself(hulk):
    hulk.you("alter-ego")
    hulk.flips().uses("She-Hulk")
    assert hulk.villain_hit_points == 12


@pytest.mark.rule("MC-CARD-14", "MC-TERM-14", "MC-FORM-03")
def test_split_personality_draws_up_to_the_printed_hand_size(hulk):
    hulk.you(hand=["Split Personality", "Genius", "Aunt May", "Strength", "Energy"])
    hulk.changes("She-Hulk", "hand size", 3)
    hulk.plays("Split Personality", "Genius", "Aunt May")
    assert hulk.you.form == "alter-ego"
    assert hulk.you.hand == ["Strength", "Energy"] + ["Blank"] * 4
    assert hulk.offers("flip")


@pytest.mark.rule("MC-CARD-13", "MC-TRIGGER-05")
def test_superhuman_strength_goes_with_any_attack(hulk):
    hulk.you(hand=["Uppercut", "Genius", "Aunt May"], play=["Superhuman Strength"])
    assert hulk.you.value("atk") == 5
    hulk.plays("Uppercut", "Genius", "Aunt May")
    assert hulk.you.play == []
    assert hulk.has("Rhino", "stunned")
    assert hulk.you.value("atk") == 3


@pytest.mark.rule("MC-BASIC-15", "MC-BASIC-12")
def test_one_two_punch_answers_a_basic_attack_that_tough_stopped(hulk):
    hulk.you(hand=["One-Two Punch", "Genius"])
    hulk.rhino("tough")
    hulk.attacks("She-Hulk", on="Rhino").uses("One-Two Punch")
    hulk.attacks("She-Hulk", on="Rhino")
    assert hulk.villain_hit_points == 11


@pytest.mark.rule("MC-STATUS-11", "MC-TIMING-08")
def test_a_stunned_she_hulk_stomps(hulk):
    hulk.you("stunned", hand=["Ground Stomp", "Genius"], minions=["Shocker"])
    hulk.put("Shocker", damage=2)
    hulk.rhino(damage=13)
    hulk.plays("Ground Stomp", "Genius")
    assert hulk.you.has("stunned")
    assert hulk.you.minions == []
    assert (hulk.stage, hulk.villain_hit_points) == ("II", 15)


@pytest.mark.rule("MC-SCHEME-11", "MC-TRIGGER-01", "MC-ACTION-10")
def test_jennifer_walters_objects_once_a_round(hulk):
    hulk.you("alter-ego")
    hulk.reveals("Hydra Bomber").picks_mode(1).uses("Jennifer Walters")
    assert hulk.threat == 0
    hulk.reveals("Hydra Bomber").picks_mode(1)
    assert hulk.threat == 1


@pytest.mark.rule("MC-SCHEME-12")
def test_jennifer_walters_cannot_object_to_starting_threat(hulk):
    hulk.you("alter-ego")
    hulk.reveals("Bomb Scare").uses("Jennifer Walters")
    assert hulk.threat_on("Bomb Scare") == 2


@pytest.mark.rule("MC-SIDE-04")
def test_a_crisis_does_not_stop_an_objection(hulk):
    hulk.you("alter-ego")
    hulk.rhino(schemes={"Crowd Control": 2})
    hulk.reveals("Advance").uses("Jennifer Walters")
    assert hulk.threat == 0


@pytest.mark.rule("MC-PLAY-15")
def test_hellcat_comes_back_as_new(hulk):
    hulk.you(hand=["Genius", "Strength"], play=["Hellcat"])
    hulk.put("Hellcat", "exhausted", damage=2)
    hulk.uses("Hellcat")
    assert "Hellcat" in hulk.you.hand
    hulk.plays("Hellcat", "Genius", "Strength")
    assert hulk.damage("Hellcat") == 0
    assert not hulk.has("Hellcat", "exhausted")


@pytest.mark.rule("MC-CARD-04", "MC-TERM-15")
def test_repulsor_blast_is_one_hit_however_much_energy_it_finds(stark):
    stark.you(hand=["Repulsor Blast", "Genius"], deck=["Energy", "Arc Reactor", "Strength", "Blank", "Blank", "Blank"])
    stark.you(minions=["Sandman"])
    stark.put("Sandman", "tough")
    stark.plays("Repulsor Blast", "Genius", on="Sandman")
    assert stark.damage("Sandman") == 0
    assert not stark.has("Sandman", "tough")


@pytest.mark.rule("MC-CARD-04", "MC-PLAY-21")
def test_repulsor_blast_counts_all_printed_energy(stark):
    top = ["Energy", "Arc Reactor", "Strength", "Blank", "Uppercut"]
    stark.you(hand=["Repulsor Blast", "Genius"], deck=[*top, "Blank"])
    stark.plays("Repulsor Blast", "Genius")
    assert stark.villain_hit_points == 14 - 1 - 2 * 3
    assert stark.you.discard[1:6] == top


@pytest.mark.rule("MC-CARD-07")
def test_stark_tower_returns_the_topmost_tech(duo):
    duo.you("alter-ego", identity="Iron Man", play=["Stark Tower"])
    duo.partner(discard=["Captain Marvel's Helmet", "Web-Shooter", "Backflip"])
    duo.uses("Stark Tower").picks_player(duo.partner)
    assert duo.partner.hand == ["Web-Shooter"]
    assert duo.partner.discard == ["Captain Marvel's Helmet", "Backflip"]


@pytest.mark.rule("MC-SIDE-05")
def test_an_aerial_helmet_skips_the_main_scheme_in_a_crisis(stark):
    stark.you(play=["Mark V Helmet"])
    stark.rhino(threat=3, schemes={"Crowd Control": 2, "Bomb Scare": 2})
    stark.changes("Iron Man", "Aerial", 1)
    stark.uses("Mark V Helmet")
    assert (stark.threat, stark.threat_on("Crowd Control"), stark.threat_on("Bomb Scare")) == (3, 1, 1)


@pytest.mark.rule("MC-CARD-17")
def test_ritual_combat_is_as_hard_as_the_card_it_discards(panther):
    panther.rhino(encounter=["Sandman"])
    panther.reveals("Ritual Combat").picks_mode(0)
    assert panther.you.damage == 3
    assert "Sandman" in panther.encounter_discard


@pytest.mark.rule("MC-CARD-18")
def test_titania_heals_if_she_does_not_attack(hulk):
    hulk.you("alter-ego", minions=["Titania"])
    hulk.put("Titania", damage=3)
    hulk.reveals("Titania's Fury")
    assert hulk.damage("Titania") == 0
    assert len(hulk.you.dealt) == 1


@pytest.mark.rule("MC-CARD-18")
def test_titania_attacks_a_hero_with_what_she_has_left(hulk):
    hulk.you(minions=["Titania"])
    hulk.put("Titania", damage=2)
    hulk.reveals("Titania's Fury").declines()
    assert hulk.you.damage == 4
    assert hulk.damage("Titania") == 2
    assert hulk.you.dealt == []


@pytest.mark.rule("MC-BOOST-10", "MC-BOOST-07")
def test_titanias_fury_brings_another_boost_card(carol):
    carol.rhino(encounter=["Titania's Fury", "Sandman"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2 + 1 + 2
    assert carol.encounter_discard == ["Titania's Fury", "Sandman"]


@pytest.mark.rule("MC-CARD-19")
def test_the_backlash_hurts_for_energy_in_the_deck(duo):
    duo.you(deck=["Energy Absorption", "Cosmic Flight", "Genius", "Blank", "Blank", "Energy"])
    duo.reveals("Electromagnetic Backlash").picks_player(duo.you)
    assert duo.you.damage == 3 + 1
    assert duo.partner.damage == 0
    assert len(duo.partner.discard) == 5


@pytest.mark.rule("MC-CARD-22")
def test_the_toughest_minion_is_enhanced(hulk):
    hulk.you(minions=["Shocker", "Titania"])
    hulk.reveals("Genetically Enhanced")
    assert hulk.value("Titania", "health") == 9
    assert hulk.you.dealt == []


@pytest.mark.rule("MC-CARD-22", "MC-REVEAL-13")
def test_without_a_minion_to_enhance_the_card_surges(hulk):
    hulk.reveals("Genetically Enhanced")
    assert len(hulk.you.dealt) == 1
    assert hulk.encounter_discard == ["Genetically Enhanced"]


@pytest.mark.rule("MC-REVEAL-16", "MC-TIMING-02")
def test_the_first_player_chooses_between_hosts_that_are_alike():
    table = Scenario("spider-man", "captain-marvel", first=1)
    table.you(minions=["Shocker", "Hydra Mercenary"])
    table.reveals("Genetically Enhanced", table.you)
    assert table.asked == 1
    table.chooses("Hydra Mercenary")
    assert table.value("Hydra Mercenary", "health") == 6
    assert table.value("Shocker", "health") == 3


@pytest.mark.rule("MC-OBLIGATION-06", "MC-OBLIGATION-04")
def test_without_an_upgrade_to_lose_tchalla_must_exhaust(panther):
    panther.you("alter-ego", play=["Avengers Mansion"])
    panther.reveals("Affairs of State")
    assert panther.is_a_turn
    assert panther.you.has("exhausted")
    assert panther.removed == ["Affairs of State"]


@pytest.mark.rule("MC-OBLIGATION-05")
def test_legal_work_accelerates_the_scheme(hulk):
    hulk.you("alter-ego", play=["Avengers Mansion"])
    hulk.reveals("Legal Work").picks_mode(1)
    assert hulk.acceleration == 1
    assert hulk.encounter_discard == ["Legal Work"]


@pytest.mark.rule("MC-TERM-25")
def test_different_cards_have_different_titles(panther):
    forever = ["Wakanda Forever!", "wakanda-forever-mental"]
    panther.you("alter-ego", hand=["Ancestral Knowledge", "Genius"], discard=[*forever, "Vibranium"])
    panther.plays("Ancestral Knowledge", "Genius")
    panther.chooses("Wakanda Forever!")
    assert "Wakanda Forever!" not in panther.choices


@pytest.mark.rule("MC-TERM-11", "MC-TRIGGER-17")
def test_lead_from_the_front_helps_hulk_in_what_he_can_do_and_those_who_come_later(solo):
    solo.you(hand=["Lead from the Front", "Genius", "Maria Hill", "Strength"], play=["Hulk"])
    solo.plays("Lead from the Front", "Genius")
    assert solo.value("Hulk", "atk") == 4
    assert not solo.offers("thwart", "Hulk")
    solo.plays("Maria Hill", "Strength").passes()
    assert (solo.value("Maria Hill", "thw"), solo.value("Maria Hill", "atk")) == (3, 2)
    solo.villain_phase()
    assert solo.value("Hulk", "atk") == 3


@pytest.mark.rule("MC-REVEAL-14")
def test_an_option_without_a_target_cannot_be_chosen(stark):
    stark.reveals("Electric Whip Attack")
    assert stark.is_a_turn
    assert stark.you.damage == 0


@pytest.mark.rule("MC-VILLAIN-18")
def test_a_villain_stage_is_not_cancelled(solo):
    solo.you(hand=["Genius", "Enhanced Spider-Sense"], play=["Black Widow"])
    solo.rhino(stage=2, damage=14)
    solo.state.last_stages = (2,)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.stage == "III"
    assert solo.you.has("stunned")
    assert solo.is_a_turn


@pytest.mark.rule("MC-PLAY-06")
def test_gamma_slam_needs_damage_to_pass_on(hulk):
    hulk.you(hand=["Gamma Slam", "Genius", "Strength"])
    assert not hulk.offers("play", "Gamma Slam")
    hulk.you(damage=1)
    assert hulk.offers("play", "Gamma Slam")


def test_she_hulk_strikes_when_she_herself_becomes_a_hero():
    duo = Scenario("she-hulk", "spider-man", first=1)
    duo.partner("alter-ego").flips()
    assert duo.is_a_turn, "another player's change of form is not hers"
    duo.you("alter-ego")
    duo.ends_turn()
    assert duo.asked == 0
    duo.flips().uses("She-Hulk")
    assert duo.villain_hit_points == 28 - 2


def test_jennifer_walters_prevents_one_threat_of_several():
    solo = Scenario("she-hulk")
    solo.you("alter-ego")
    solo.rhino(encounter=["Sandman"]).activates("Rhino")
    solo.uses("Jennifer Walters")
    assert solo.threat == 1 + 2 - 1


@pytest.mark.rule("MC-STATUS-09")
def test_only_an_attack_or_a_thwart_can_be_tried_to_get_rid_of_a_status(solo):
    """A card that would change nothing is not played, but for the status card that it takes away."""
    solo.you("confused", "stunned", hand=["First Aid", "For Justice!", "Haymaker", "Genius", "Strength"])
    assert not solo.offers("play", "First Aid")
    assert solo.offers("play", "For Justice!"), "a thwart, though there is no threat"
    solo.plays("For Justice!", "Genius")
    assert not solo.you.has("confused")
    assert solo.you.has("stunned")
    solo.you(hand=["For Justice!", "Energy"])
    assert not solo.offers("play", "For Justice!")
