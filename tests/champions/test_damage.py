"""Damage and healing: dealt, prevented, taken; and what falls."""

import pytest


@pytest.mark.rule("MC-DAMAGE-01", "MC-ENCOUNTER-06")
def test_a_minion_without_hit_points_goes_to_the_encounter_discard_pile(solo):
    solo.you(hand=["Uppercut", "Genius", "Aunt May"], minions=["Hydra Bomber"])
    solo.rhino(discard=["Advance"])
    solo.plays("Uppercut", "Genius", "Aunt May", on="Hydra Bomber")
    assert solo.encounter_discard == ["Advance", "Hydra Bomber"]
    assert solo.you.minions == []


@pytest.mark.rule("MC-DAMAGE-02")
def test_damage_lowers_what_is_left(carol):
    carol.rhino(stage=2)
    carol.activates("Rhino").declines()
    assert carol.you.hit_points == 9


@pytest.mark.rule("MC-DAMAGE-05")
def test_what_lies_on_the_villain_stays_for_the_next_stage(solo):
    solo.rhino("stunned", damage=13, attached=["Enhanced Ivory Horn"])
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.stage == "II"
    assert solo.has("Rhino", "stunned")
    assert solo.value("Rhino", "atk") == 3 + 1


@pytest.mark.rule("MC-VILLAIN-17")
def test_a_beaten_stage_is_in_no_discard_pile(solo):
    solo.rhino(damage=13)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.stage == "II"
    assert "Rhino" not in solo.encounter_discard + solo.you.discard


@pytest.mark.rule("MC-DAMAGE-09")
def test_damage_that_was_prevented_was_not_taken(solo):
    solo.you(hand=["Backflip"])
    solo.reveals("Stampede").passes().declines()
    solo.uses("Backflip")
    assert solo.you.damage == 0
    assert not solo.you.has("stunned")


@pytest.mark.rule("MC-DAMAGE-10", "MC-STATUS-13")
def test_no_damage_takes_off_no_tough_card(solo):
    solo.you("tough")
    solo.activates("Rhino").passes().defends("Spider-Man")
    assert solo.you.has("tough")


@pytest.mark.rule("MC-STATUS-13")
def test_def_is_subtracted_before_the_tough_card_goes(carol):
    carol.you("tough")
    carol.rhino(stage=2)
    carol.activates("Rhino").defends("Captain Marvel")
    assert not carol.you.has("tough")
    assert carol.you.damage == 0


@pytest.mark.rule("MC-DAMAGE-11")
def test_healing_stops_at_full_health(solo):
    solo.you(hand=["First Aid", "Strength"], play=["Tigra"])
    solo.put("Tigra", damage=1)
    solo.plays("First Aid", "Strength")
    assert solo.damage("Tigra") == 0
    assert solo.value("Tigra", "health") == 3


@pytest.mark.rule("MC-DAMAGE-12", "MC-CARD-11")
def test_moved_damage_is_healed_here_and_dealt_there(solo):
    solo.you(identity="Black Panther", hand=["Wakanda Forever!", "Genius"], play=["Vibranium Suit"], damage=1)
    solo.rhino(damage=4)
    solo.plays("Wakanda Forever!", "Genius")
    assert solo.you.damage == 0
    assert solo.villain_hit_points == 10 - 1


@pytest.mark.rule("MC-STATUS-14")
def test_moved_damage_uses_up_a_tough_card(solo):
    solo.you(identity="Black Panther", hand=["Wakanda Forever!", "Genius"], play=["Vibranium Suit"], damage=5)
    solo.rhino("tough")
    solo.plays("Wakanda Forever!", "Genius")
    assert solo.you.damage == 3
    assert solo.villain_hit_points == 14
    assert not solo.has("Rhino", "tough")


@pytest.mark.rule("MC-DAMAGE-14")
def test_hit_points_come_with_armor_and_go_with_it(solo):
    solo.you(identity="Iron Man", play=["Mark V Armor"], damage=2)
    assert solo.you.hit_points == 9 + 6 - 2
    solo.you(play=["Rocket Boots"])
    assert solo.you.hit_points == 14
    solo.leaves("Mark V Armor")
    assert solo.you.hit_points == 8


@pytest.mark.rule("MC-DAMAGE-15")
def test_who_loses_the_last_hit_points_with_a_card_is_defeated(solo):
    solo.you(identity="Iron Man", play=["Rocket Boots"], damage=9)
    assert solo.you.hit_points == 1
    solo.leaves("Rocket Boots")
    assert solo.result.outcome == "loss"


@pytest.mark.rule("MC-DAMAGE-16", "MC-TIMING-08")
def test_damage_to_several_is_dealt_before_anybody_falls(solo):
    solo.you(play=["Hulk"], deck=["Energy", "Blank"], minions=["Shocker", "Hydra Bomber"])
    solo.put("Shocker", damage=2).put("Hydra Bomber", damage=1)
    solo.rhino(damage=10)
    solo.attacks("Hulk", on="Rhino")
    assert solo.stage == "II"
    assert solo.villain_hit_points == 15
    assert solo.you.minions == []


@pytest.mark.rule("MC-DAMAGE-17", "MC-CARD-24", "MC-TERM-03")
def test_killmonger_shrugs_off_the_panthers_upgrades_but_not_his_fists(solo):
    solo.you(identity="Black Panther", hand=["Wakanda Forever!", "Genius"], play=["Panther Claws", "Energy Daggers"])
    solo.you(minions=["Killmonger"])
    solo.plays("Wakanda Forever!", "Genius").takes("resolve", "Energy Daggers")
    assert solo.damage("Killmonger") == 0
    assert solo.villain_hit_points == 14 - 1 - 4
    solo.attacks("Black Panther", on="Killmonger")
    assert solo.damage("Killmonger") == 2


@pytest.mark.rule("MC-DAMAGE-18")
def test_the_armored_suit_takes_what_is_meant_for_rhino(solo):
    solo.you(hand=["Swinging Web Kick", "Genius", "Strength"], play=["Tigra"])
    solo.rhino(attached=["Armored Rhino Suit"])
    solo.attacks("Tigra", on="Rhino")
    assert solo.villain_hit_points == 14
    assert solo.damage("Armored Rhino Suit") == 2
    solo.plays("Swinging Web Kick", "Genius", "Strength")
    assert solo.villain_hit_points == 14
    assert solo.encounter_discard == ["Armored Rhino Suit"]
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-DAMAGE-18")
def test_the_armored_suit_holds_four_damage_and_breaks_with_the_fifth(solo):
    solo.rhino(attached=["Armored Rhino Suit"])
    solo.takes_damage("Rhino", 4)
    assert solo.damage("Armored Rhino Suit") == 4
    solo.takes_damage("Rhino", 1)
    assert solo.encounter_discard == ["Armored Rhino Suit"]
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-DAMAGE-20")
def test_a_minion_keeps_its_damage_into_the_next_round(carol):
    carol.you("alter-ego", minions=["Sandman"])
    carol.put("Sandman", damage=2)
    carol.villain_phase()
    assert carol.state.turn == 2
    assert carol.damage("Sandman") == 2
    assert carol.threat == 1 + 1 + 2, "the scheme's, Rhino's and Sandman's"


@pytest.mark.rule("MC-DAMAGE-22", "MC-KEYWORD-18")
def test_overkill_deals_what_is_too_much_to_the_villain(solo):
    solo.you(hand=["Relentless Assault", "Strength"], minions=["Hydra Bomber"])
    solo.plays("Relentless Assault", "Strength")
    assert solo.villain_hit_points == 14 - 3
    assert solo.encounter_discard == ["Hydra Bomber"]


@pytest.mark.rule("MC-KEYWORD-18")
def test_relentless_assault_without_a_physical_resource_spills_nothing(solo):
    solo.you(hand=["Relentless Assault", "Genius"], minions=["Hydra Bomber"])
    solo.plays("Relentless Assault", "Genius")
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-KEYWORD-21")
def test_without_defeat_nothing_spills(solo):
    solo.you(hand=["Relentless Assault", "Strength"], minions=["Titania"])
    solo.plays("Relentless Assault", "Strength")
    assert solo.damage("Titania") == 5
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-KEYWORD-22")
def test_overkill_reaches_a_guarded_villain(solo):
    solo.you(hand=["Relentless Assault", "Strength"], minions=["Hydra Mercenary"])
    assert not solo.offers("attack", "Spider-Man", to="Rhino")
    solo.plays("Relentless Assault", "Strength")
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-KEYWORD-19")
def test_a_charging_rhino_runs_over_an_ally_into_the_hero(carol):
    carol.you(play=["Maria Hill"])
    carol.rhino(attached=["Charge"], encounter=["Charge"])
    carol.activates("Rhino").defends("Maria Hill")
    assert carol.you.discard == ["Maria Hill"]
    assert carol.you.damage == 2 + 3 + 2 - 2


@pytest.mark.rule("MC-TRIGGER-18")
def test_charge_is_gone_after_its_attack(carol):
    carol.rhino(attached=["Charge"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 5
    assert carol.attached == []
    assert carol.encounter_discard[-1] == "Charge"


@pytest.mark.rule("MC-TERM-23")
def test_titania_weakens_with_her_wounds(solo):
    solo.you(minions=["Titania"])
    assert solo.value("Titania", "atk") == 6
    solo.attacks("Spider-Man", on="Titania")
    assert solo.value("Titania", "atk") == 4
