"""Encounter cards are revealed: where they go, what they do, surge, obligations and nemeses."""

import pytest

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import IT
from longbox.games.champions import making
from longbox.games.champions.kinds import ATTACK
from longbox.games.champions.round import activate_enemies
from longbox.games.champions.vocabulary.abilities import AttachTo, WhenRevealed, hero_action
from longbox.games.champions.vocabulary.encounters import GainSurge
from longbox.games.champions.vocabulary.nouns import A_TARGET, MAIN_SCHEME, Named
from longbox.games.champions.vocabulary.verbs import Damage, RemoveThreat, TakeDamage

from .scenario import Scenario


@pytest.mark.rule("MC-REVEAL-01")
def test_a_minion_engages_the_player_who_reveals_it(duo):
    duo.reveals("Sandman", duo.partner)
    assert (duo.you.minions, duo.partner.minions) == ([], ["Sandman"])


@pytest.mark.rule("MC-REVEAL-02")
def test_a_treachery_is_discarded_after_all_it_caused(carol):
    carol.reveals("Stampede")
    assert carol.attacker == "Rhino"
    assert "Stampede" not in carol.encounter_discard
    assert not carol.in_play("Stampede")
    carol.declines()
    assert carol.encounter_discard[-1] == "Stampede"


@pytest.mark.rule("MC-REVEAL-03")
def test_an_attachment_goes_on_the_villain(solo):
    solo.reveals("Charge")
    assert solo.attached == ["Charge"]
    assert solo.value("Rhino", "atk") == 2 + 3


@pytest.mark.rule("MC-REVEAL-04", "MC-SIDE-14")
def test_a_side_scheme_comes_with_its_starting_threat(duo):
    duo.reveals("Crowd Control")
    assert duo.threat_on("Crowd Control") == 2 * 2
    duo.reveals("Highway Robbery")
    assert duo.threat_on("Highway Robbery") == 3 * 2


@pytest.mark.rule("MC-REVEAL-06", "MC-SIDE-14")
def test_when_revealed_text_comes_after_the_starting_threat(duo):
    duo.reveals("Breakin' & Takin'")
    assert duo.threat_on("Breakin' & Takin'") == 2 + 2


@pytest.mark.rule("MC-REVEAL-05")
def test_an_environment_stays_with_the_villain(solo):
    solo.reveals("Ultron Drones")
    assert solo.in_play("Ultron Drones")
    solo.rest_of_the_round()
    assert solo.in_play("Ultron Drones")


@pytest.mark.rule("MC-REVEAL-07")
def test_when_revealed_text_looks_at_the_players_form(duo):
    duo.partner("alter-ego")
    duo.reveals("Assault", duo.partner)
    assert duo.is_a_turn
    assert len(duo.partner.dealt) == 1
    duo.reveals("Assault", duo.you).passes()
    assert duo.attacker == "Rhino"
    assert duo.you.dealt == []


@pytest.mark.rule("MC-REVEAL-10")
def test_answers_wait_until_the_reveal_is_done(solo):
    solo.you(play=["Hawkeye"])
    solo.reveals("Hydra Bomber").picks_mode(0)
    assert solo.you.damage == 2
    solo.uses("Hawkeye")
    assert solo.encounter_discard == ["Hydra Bomber"]


@pytest.mark.rule("MC-REVEAL-11")
def test_a_minion_shot_as_it_came_has_surged_all_the_same(solo):
    runner = making.minion("Runner", sch=1, atk=1, health=2, surge=True)
    solo.you(play=["Hawkeye"])
    solo.reveals(runner)
    solo.uses("Hawkeye")
    assert solo.encounter_discard == ["Runner"]
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-REVEAL-12")
def test_a_unique_minion_in_play_keeps_its_double_away(solo):
    solo.you(minions=["Sandman"])
    solo.reveals("Sandman")
    assert solo.you.minions == ["Sandman"]
    assert solo.encounter_discard == ["Sandman"]
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-REVEAL-13")
def test_an_attachment_without_a_host_is_discarded_and_still_surges(solo):
    upgrade = making.attachment("Upgrade", AttachTo(Named("Vulture")), surge=True)
    solo.reveals(upgrade)
    assert solo.encounter_discard == ["Upgrade"]
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-REVEAL-20")
def test_an_empty_hand_discards_nothing(solo):
    solo.you("alter-ego", "exhausted")
    solo.reveals("Eviction Notice")
    assert solo.you.discard == []
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-REVEAL-21")
def test_rhino_finds_breakin_and_takin_in_the_discard_pile(solo):
    solo.rhino(damage=13, discard=["Breakin' & Takin'", "Advance"])
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.schemes == ["Breakin' & Takin'"]
    assert solo.threat_on("Breakin' & Takin'") == 3
    assert solo.encounter_discard == ["Advance"]


@pytest.mark.rule("MC-REVEAL-09", "MC-SIDE-12")
def test_highway_robbery_gives_everything_back_when_it_is_beaten(duo):
    duo.you(hand=["Haymaker"])
    duo.partner(hand=["Uppercut"])
    duo.reveals("Highway Robbery")
    assert duo.you.hand == duo.partner.hand == []
    duo.put("Highway Robbery", threat=-5)
    duo.thwarts("Spider-Man", on="Highway Robbery")
    assert duo.schemes == []
    assert (duo.you.hand, duo.partner.hand) == (["Haymaker"], ["Uppercut"])


@pytest.mark.rule("MC-SIDE-01")
def test_a_side_scheme_without_threat_is_discarded(duo):
    duo.rhino(schemes={"Bomb Scare": 2})
    duo.ends_turn()
    duo.thwarts("Captain Marvel", on="Bomb Scare")
    assert duo.encounter_discard == ["Bomb Scare"]


@pytest.mark.rule("MC-SIDE-02")
def test_a_crisis_keeps_threat_on_the_main_scheme(solo):
    solo.you(hand=["For Justice!", "Genius"])
    solo.rhino(threat=5, schemes={"Crowd Control": 4, "Bomb Scare": 2})
    assert solo.targets("thwart", "Spider-Man") == ["Crowd Control", "Bomb Scare"]
    solo.plays("For Justice!", "Genius", on="Crowd Control")
    assert solo.schemes == ["Bomb Scare"]
    assert "The Break-In!" in solo.targets("thwart", "Spider-Man")


@pytest.mark.rule("MC-SIDE-03")
def test_a_crisis_does_not_stop_encounter_cards(solo):
    solo.rhino(threat=5, schemes={"Crowd Control": 2})
    solo.reveals(making.treachery("Second Thoughts", WhenRevealed(RemoveThreat(2, MAIN_SCHEME))))
    assert solo.threat == 3
    assert not solo.offers("thwart", "Spider-Man", to="The Break-In!")


@pytest.mark.rule("MC-SIDE-04")
def test_a_crisis_does_not_stop_players_from_softening_a_scheme(solo):
    solo.you("alter-ego", hand=["Emergency"])
    solo.rhino(encounter=["Shocker"], schemes={"Crowd Control": 2})
    solo.activates("Rhino").uses("Emergency")
    assert solo.threat == 1 + 2 - 1


@pytest.mark.rule("MC-SIDE-09", "MC-ICON-08")
def test_two_side_schemes_of_one_name_count_twice(solo):
    solo.you("alter-ego")
    solo.rhino("confused", schemes={"Bomb Scare": 2})
    solo.reveals("Bomb Scare")
    assert solo.schemes == ["Bomb Scare", "Bomb Scare"]
    solo.villain_phase()
    assert solo.threat == 1 + 2


@pytest.mark.rule("MC-KEYWORD-06", "MC-EXPERT-03")
def test_exhaustion_exhausts_and_surges(solo):
    solo.you(play=["Avengers Mansion"], dealt=["Exhaustion"])
    solo.rhino(encounter=["Sandman"])
    solo.reveals_dealt_cards()
    assert solo.you.has("exhausted")
    assert solo.you.minions == ["Sandman"]


@pytest.mark.rule("MC-KEYWORD-07", "MC-EXPERT-04")
def test_surges_follow_one_another(solo):
    solo.you(dealt=["Exhaustion"], play=["Avengers Mansion"])
    solo.rhino(encounter=["Under Fire", "Sandman", "Shocker", "Hydra Mercenary"])
    solo.reveals_dealt_cards()
    assert solo.you.minions == ["Sandman", "Shocker"]
    assert solo.encounter_deck[0] == "Hydra Mercenary"


@pytest.mark.rule("MC-KEYWORD-08")
def test_hard_to_keep_down_surges_only_if_nothing_is_healed(solo):
    solo.reveals("Hard to Keep Down")
    assert len(solo.you.dealt) == 1
    solo.rhino(damage=5)
    solo.reveals("Hard to Keep Down")
    assert len(solo.you.dealt) == 1
    assert solo.villain_hit_points == 13


@pytest.mark.rule("MC-KEYWORD-25")
def test_surging_twice_brings_one_card(solo):
    solo.reveals(making.treachery("Eager", WhenRevealed(GainSurge()), surge=True))
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-KEYWORD-26", "MC-TERM-02")
def test_a_surge_card_goes_to_the_end_of_the_queue(solo):
    solo.you(dealt=["Exhaustion", "Shocker"], play=["Avengers Mansion"])
    solo.rhino(encounter=["Sandman"])
    solo.reveals_dealt_cards()
    assert solo.you.minions == ["Shocker", "Sandman"]


@pytest.mark.rule("MC-KEYWORD-27", "MC-REVEAL-17", "MC-TRIGGER-12")
def test_spider_sense_cancels_a_treachery_and_its_surge(solo):
    solo.you(hand=["Enhanced Spider-Sense", "Genius"])
    solo.reveals("Kree Manipulator").uses("Enhanced Spider-Sense")
    assert solo.threat == 0
    assert solo.you.dealt == []
    assert solo.encounter_discard == ["Kree Manipulator"]
    assert solo.you.discard == ["Genius", "Enhanced Spider-Sense"]


@pytest.mark.rule("MC-KEYWORD-01", "MC-ATTACK-18")
def test_a_guard_keeps_its_player_from_attacking_the_villain(duo):
    duo.you(hand=["Haymaker", "Strength"], play=["Daredevil"], minions=["Hydra Mercenary"])
    duo.partner(minions=["Shocker"])
    assert duo.targets("attack", "Spider-Man") == ["Hydra Mercenary", "Shocker"]
    assert duo.targets("attack", "Daredevil") == ["Hydra Mercenary", "Shocker"]
    duo.plays("Haymaker", "Strength")
    assert duo.choices == ["Hydra Mercenary", "Shocker"]
    duo.chooses("Shocker").ends_turn()
    assert "Rhino" in duo.targets("attack", "Captain Marvel")


@pytest.mark.rule("MC-KEYWORD-02", "MC-ATTACK-10")
def test_a_guard_does_not_stop_damage_that_is_no_attack(solo):
    solo.you(play=["Tac Team"], minions=["Hydra Mercenary"])
    solo.uses("Tac Team", on="Rhino")
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-KEYWORD-03", "MC-KEYWORD-04")
def test_toughness_comes_once_with_the_card(solo):
    solo.you("alter-ego", hand=["Luke Cage", "Strength", "Genius"])
    solo.plays("Luke Cage", "Strength", "Genius")
    assert solo.has("Luke Cage", "tough")
    solo.takes_damage("Luke Cage", 3)
    assert solo.damage("Luke Cage") == 0
    solo.villain_phase()
    assert not solo.has("Luke Cage", "tough")


@pytest.mark.rule("MC-KEYWORD-03", "MC-TIMING-07")
def test_a_minion_is_tough_before_anybody_can_shoot_at_it(solo):
    solo.you(play=["Hawkeye"])
    solo.reveals("Sandman").uses("Hawkeye")
    assert not solo.has("Sandman", "tough")
    assert solo.damage("Sandman") == 0


@pytest.mark.rule("MC-KEYWORD-16")
def test_vulture_strikes_at_heroes_as_he_comes(duo):
    duo.partner("alter-ego")
    duo.reveals("Vulture", duo.partner)
    assert duo.is_a_turn
    duo.leaves("Vulture")
    duo.reveals("Vulture", duo.you).declines()
    assert duo.you.damage == 3


@pytest.mark.rule("MC-KEYWORD-17")
def test_quickstrike_comes_after_the_when_revealed_text(carol):
    carol.reveals(making.minion("Hasty", WhenRevealed(TakeDamage(1)), sch=1, atk=2, health=3, quickstrike=True))
    assert carol.attacker == "Hasty"
    assert carol.you.damage == 1
    carol.declines()
    assert carol.you.damage == 3


@pytest.mark.rule("MC-KEYWORD-11", "MC-ATTACK-09")
def test_retaliate_strikes_back_at_attack_events_if_its_bearer_survives(solo):
    solo.you(hand=["Haymaker", "Strength"], minions=["Whiplash"])
    solo.plays("Haymaker", "Strength", on="Whiplash")
    assert solo.damage("Whiplash") == 3
    assert solo.you.damage == 1
    solo.attacks("Spider-Man", on="Whiplash")
    assert solo.encounter_discard == ["Whiplash"]
    assert solo.you.damage == 1


@pytest.mark.rule("MC-ATTACK-08")
def test_an_attack_in_two_blows_is_one_attack(solo):
    blows = do(Damage(1, A_TARGET), Damage(1, IT))
    solo.you(hand=[making.event("Jabs", hero_action(blows, label=ATTACK), cost=0, icons="")], minions=["Whiplash"])
    solo.plays("Jabs", on="Whiplash")
    assert solo.damage("Whiplash") == 2
    assert solo.you.damage == 1


@pytest.mark.rule("MC-ATTACK-12")
def test_retaliate_comes_before_answers_and_consequential_damage(solo):
    solo.you(play=["Hulk"], deck=["Strength", "Blank"], minions=["Whiplash"])
    solo.put("Hulk", damage=4)
    solo.attacks("Hulk", on="Whiplash")
    assert not solo.in_play("Hulk")
    assert solo.you.deck == ["Strength", "Blank"]


@pytest.mark.rule("MC-KEYWORD-20")
def test_whom_overkill_hits_was_not_attacked(solo):
    solo.you(hand=["Relentless Assault", "Strength"], minions=["Whiplash"])
    solo.changes("Rhino", "retaliate", 1)
    solo.plays("Relentless Assault", "Strength")
    assert solo.villain_hit_points == 13
    assert solo.you.damage == 0


@pytest.mark.rule("MC-KEYWORD-15")
def test_retaliate_adds_up(solo):
    solo.changes("Rhino", "retaliate", 1).changes("Rhino", "retaliate", 1)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.you.damage == 2


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


@pytest.mark.rule("MC-EXPERT-02")
def test_masterplan_adds_to_every_side_scheme(solo):
    solo.rhino(schemes={"Bomb Scare": 1, "Crowd Control": 2})
    solo.reveals("Masterplan")
    assert (solo.threat_on("Bomb Scare"), solo.threat_on("Crowd Control"), solo.threat) == (5, 6, 0)


@pytest.mark.rule("MC-EXPERT-02")
def test_masterplan_looks_for_a_side_scheme_if_there_is_none(solo):
    solo.rhino(encounter=["Sandman", "Bomb Scare", "Crowd Control"])
    solo.reveals("Masterplan")
    assert solo.schemes == ["Bomb Scare"]
    assert solo.threat_on("Bomb Scare") == 3
    assert solo.encounter_discard == ["Sandman", "Masterplan"]


@pytest.mark.rule("MC-EXPERT-03")
def test_exhaustion_leaves_an_exhausted_identity_as_it_is(solo):
    solo.you("exhausted", play=["Avengers Mansion"])
    solo.reveals("Exhaustion")
    assert solo.you.has("exhausted")
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-CARD-28")
def test_hydra_bomber_asks_for_blood_or_threat(solo):
    solo.reveals("Hydra Bomber").picks_mode(1)
    assert (solo.threat, solo.you.damage) == (1, 0)
    solo.reveals("Hydra Bomber").picks_mode(0)
    assert (solo.threat, solo.you.damage) == (1, 2)


@pytest.mark.rule("MC-CARD-16")
def test_the_vultures_plans_count_types_of_resources(duo):
    duo.you(hand=["Genius"])
    duo.partner(hand=["Energy"])
    duo.reveals("The Vulture's Plans")
    assert duo.threat == 2
    duo.you(hand=["Genius"])
    duo.partner(hand=["Genius"])
    duo.reveals("The Vulture's Plans")
    assert duo.threat == 2 + 1


@pytest.mark.rule("MC-CARD-20")
def test_yon_roggs_treason_takes_all_energy_from_the_hand(carol):
    carol.you(hand=["Energy", "Genius", "Cosmic Flight", "Strength"])
    carol.reveals("Yon-Rogg's Treason")
    assert carol.you.hand == ["Genius", "Strength"]
    assert carol.you.dealt == []
    carol.reveals("Yon-Rogg's Treason")
    assert len(carol.you.dealt) == 1


@pytest.mark.rule("MC-CARD-08", "MC-TRIGGER-05")
def test_spider_tracer_removes_three_threat_when_its_minion_falls(solo):
    solo.you(play=["Spider-Tracer", "Tac Team"], minions=["Hydra Bomber"])
    solo.put("Spider-Tracer", on="Hydra Bomber")
    solo.rhino(threat=5)
    solo.uses("Tac Team", on="Hydra Bomber")
    assert solo.threat == 2
    assert solo.you.discard == ["Spider-Tracer"]


@pytest.mark.rule("MC-TRIGGER-06")
def test_a_forced_ability_without_a_target_does_nothing(solo):
    solo.you(play=["Spider-Tracer", "Tac Team"], minions=["Hydra Bomber"])
    solo.put("Spider-Tracer", on="Hydra Bomber")
    solo.uses("Tac Team", on="Hydra Bomber")
    assert solo.is_a_turn
    assert solo.encounter_discard == ["Hydra Bomber"]


@pytest.mark.rule("MC-REVEAL-15", "MC-REVEAL-14")
def test_an_option_that_can_do_nothing_is_not_offered(solo):
    solo.you(hand=["Nick Fury", "Genius", "Strength"])
    solo.plays("Nick Fury", "Genius", "Strength")
    assert [option.amount for option in solo.decision.options] == [1, 2]


@pytest.mark.rule("MC-MULTI-08", "MC-TIMING-02")
def test_the_first_player_divides_an_explosion_whoever_revealed_it():
    table = Scenario("spider-man", "captain-marvel", first=1)
    table.rhino(schemes={"Bomb Scare": 1})
    table.reveals("Explosion", table.you)
    assert table.asked == 1
