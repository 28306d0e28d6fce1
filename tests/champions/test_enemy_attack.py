"""Enemies attack: the steps, who defends, what the damage is."""

import pytest

from longbox.engine.effects.choosing import a, at_random
from longbox.games.champions.chapters.defending import DEFENDED
from longbox.games.champions.vocabulary.abilities import boost, forced
from longbox.games.champions.vocabulary.deeds import damage, discard, take_damage
from longbox.games.champions.vocabulary.encounter_deeds import schemes
from longbox.games.champions.vocabulary.moments import THIS_ENEMY_ATTACKS, THIS_SCHEMES, after
from longbox.games.champions.vocabulary.nouns import A_MINION, EACH_HERO, THE_VILLAIN, ally, card_in_hand

from .made_up import made
from .scenario import Scenario


@pytest.mark.rule("MC-ATTACK-01", "MC-BOOST-06")
def test_the_boost_card_comes_before_the_defender_and_is_flipped_after(solo):
    solo.rhino(encounter=["Sandman"])
    solo.activates("Rhino").passes()
    assert solo.offers("defend", "Spider-Man")
    assert solo.boost_cards == ["Sandman"]
    assert solo.encounter_discard == []
    solo.defends("Spider-Man")
    assert solo.encounter_discard == ["Sandman"]
    assert solo.you.damage == 2 + 2 - 3


@pytest.mark.rule("MC-BOOST-06")
def test_nobody_sees_the_boost_card_while_defenders_are_declared(carol):
    carol.rhino(encounter=["Sandman"])
    carol.activates("Rhino")
    assert carol.view()["zones"]["boost"] == {"count": 1, "known": []}


@pytest.mark.rule("MC-ATTACK-02", "MC-DEFEND-13")
def test_an_undefended_attack_ignores_def_and_what_raises_it(carol):
    carol.you(play=["Captain Marvel's Helmet"])
    carol.rhino(encounter=["Sandman"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 4
    assert not carol.you.has("exhausted")


@pytest.mark.rule("MC-ATTACK-03")
def test_a_helmet_counts_for_a_hero_who_defends(carol):
    carol.you(play=["Captain Marvel's Helmet"])
    carol.rhino(encounter=["Sandman"])
    carol.activates("Rhino").defends("Captain Marvel")
    assert carol.you.damage == 4 - 2


@pytest.mark.rule("MC-ATTACK-04", "MC-ALLY-13", "MC-ALLY-14")
def test_an_ally_who_defends_takes_all_of_it_and_nothing_for_defending(carol):
    carol.you(play=["Nick Fury"])
    carol.activates("Rhino").defends("Nick Fury")
    assert carol.damage("Nick Fury") == 2
    assert carol.you.damage == 0
    assert carol.has("Nick Fury", "exhausted")


@pytest.mark.rule("MC-ATTACK-05", "MC-VILLAIN-08")
def test_minions_attack_without_a_boost_card(carol):
    carol.you(minions=["Sandman"])
    carol.rhino(encounter=["Charge"])
    carol.activates("Sandman").defends("Captain Marvel")
    assert carol.you.damage == 3 - 1
    assert carol.encounter_deck[0] == "Charge"


@pytest.mark.rule("MC-DEFEND-01")
def test_the_attacked_player_is_asked_first_and_picks_hero_or_ally_or_nobody(duo):
    duo.you(play=["Daredevil"])
    duo.activates("Rhino", duo.you).passes()
    assert duo.asked == 0
    assert duo.choices == ["Spider-Man", "Daredevil"]
    assert duo.offers("decline")


@pytest.mark.rule("MC-DEFEND-02")
def test_another_player_may_step_in_with_an_ally(duo):
    duo.partner(play=["Tigra"])
    duo.activates("Rhino", duo.you).passes().declines()
    assert duo.asked == 1
    duo.defends("Tigra")
    assert duo.damage("Tigra") == 2
    assert duo.you.damage == duo.partner.damage == 0


@pytest.mark.rule("MC-DEFEND-03")
def test_only_one_character_defends(duo):
    duo.you(play=["Daredevil"])
    duo.activates("Rhino", duo.you).passes().defends("Daredevil")
    assert duo.is_a_turn
    assert not duo.you.has("exhausted")
    assert not duo.partner.has("exhausted")


@pytest.mark.rule("MC-DEFEND-04", "MC-ALLY-09")
def test_whoever_is_exhausted_cannot_defend(carol):
    carol.you("exhausted", play=["Tigra", "Hulk"])
    carol.put("Hulk", "exhausted")
    carol.activates("Rhino")
    assert carol.choices == ["Tigra"]
    assert carol.offers("decline")


@pytest.mark.rule("MC-DEFEND-05")
def test_an_alter_ego_defends_only_through_allies(duo):
    duo.partner("alter-ego", play=["Tigra"])
    duo.activates("Rhino", duo.you).passes().declines()
    assert duo.choices == ["Tigra"]
    assert duo.offers("decline")


@pytest.mark.rule("MC-ALLY-15")
def test_damage_beyond_a_defending_allys_hit_points_is_lost(carol):
    carol.you(play=["Spider-Woman"])
    carol.rhino(stage=3)
    carol.activates("Rhino").defends("Spider-Woman")
    assert carol.you.discard == ["Spider-Woman"]
    assert carol.you.damage == 0


@pytest.mark.rule("MC-DEFEND-07")
def test_a_defense_ability_makes_its_hero_the_defender_without_exhausting(carol):
    carol.you(play=["Cosmic Flight"])
    carol.rhino(stage=3, encounter=["Shocker"])
    carol.activates("Rhino").declines()
    carol.uses("Cosmic Flight")
    assert carol.you.damage == 4 + 2 - 3
    assert not carol.you.has("exhausted")
    assert carol.state.finished.defence == "ability"


@pytest.mark.rule("MC-DEFEND-14")
def test_a_defense_ability_helps_outside_of_attacks_too(carol):
    carol.you(play=["Cosmic Flight"])
    carol.reveals("Shocker")
    carol.uses("Cosmic Flight")
    assert carol.you.damage == 0
    assert carol.you.discard == ["Cosmic Flight"]


@pytest.mark.rule("MC-DEFEND-15")
def test_backflip_is_no_help_against_damage_that_is_no_attack(solo):
    solo.you(hand=["Backflip"])
    solo.reveals("Hydra Bomber").picks_mode(0)
    assert solo.you.damage == 2
    assert solo.you.hand == ["Backflip"]


@pytest.mark.rule("MC-PLAY-05", "MC-TRIGGER-02", "MC-DAMAGE-09")
def test_backflip_prevents_the_damage_before_it_is_taken(solo):
    solo.you(hand=["Backflip"])
    solo.villain_phase().passes().declines()
    assert solo.you.damage == 0
    solo.uses("Backflip")
    assert solo.you.damage == 0
    assert solo.you.discard == ["Backflip"]


@pytest.mark.rule("MC-DEFEND-10")
def test_an_ally_who_falls_before_the_damage_leaves_the_attack_undefended(carol):
    carol.you(play=["Tigra"])
    carol.rhino(encounter=[made.treachery("Betrayal", boost(discard(a(ally))), boost=1)])
    carol.activates("Rhino").defends("Tigra")
    assert carol.you.discard == ["Tigra"]
    assert carol.you.damage == 2 + 1


@pytest.mark.rule("MC-ATTACK-16")
def test_an_attack_by_a_card_is_a_full_attack(carol):
    carol.rhino(encounter=["Sandman"])
    carol.reveals("Assault")
    assert carol.boost_cards == ["Sandman"]
    carol.defends("Captain Marvel")
    assert carol.you.damage == 2 + 2 - 1


@pytest.mark.rule("MC-TRIGGER-21", "MC-TRIGGER-01")
def test_spider_sense_comes_before_the_boost_card_and_may_be_declined(solo):
    solo.activates("Rhino")
    assert solo.offers("use", "Spider-Man")
    assert solo.boost_cards == []
    solo.passes()
    assert solo.you.hand == []
    assert solo.boost_cards == ["Quiet"]


@pytest.mark.rule("MC-TRIGGER-22", "MC-CARD-01")
def test_webbed_up_stops_two_attacks_and_spider_sense_hears_neither(solo):
    solo.you(play=["Webbed Up"])
    solo.put("Webbed Up", on="Rhino")
    solo.villain_phase()
    assert solo.is_a_turn
    assert solo.you.discard == ["Webbed Up"]
    assert solo.has("Rhino", "stunned")
    solo.villain_phase()
    assert not solo.has("Rhino", "stunned")
    assert solo.you.damage == 0
    solo.villain_phase()
    assert solo.offers("use", "Spider-Man")


@pytest.mark.rule("MC-ATTACK-06")
def test_an_attack_on_you_that_an_ally_defends_was_still_on_you(duo):
    duo.you(play=["Daredevil"], minions=["Yon-Rogg"])
    duo.rhino(schemes={"The Psyche-Magnitron": 3})
    duo.activates("Yon-Rogg", duo.you).defends("Daredevil")
    assert duo.threat_on("The Psyche-Magnitron") == 4


@pytest.mark.rule("MC-VILLAIN-15")
def test_a_minion_that_leaves_play_stops_its_attack(carol):
    carol.you(minions=["Shocker"])
    carol.activates("Shocker")
    carol.leaves("Shocker").declines()
    assert carol.is_a_turn
    assert carol.you.damage == 0


@pytest.mark.rule("MC-DAMAGE-06")
def test_a_stage_that_falls_in_its_own_attack_goes_on_as_the_next_stage(carol):
    carol.rhino(damage=13)
    carol.activates("Rhino")
    carol.takes_damage("Rhino", 1)
    assert carol.stage == "II"
    carol.declines()
    assert carol.you.damage == 3


SPLINTERS = made.treachery("Splinters", boost(take_damage(1)))


@pytest.mark.rule("MC-BOOST-08")
def test_the_boost_ability_comes_before_the_icons_count(carol):
    carol.you(play=["Tigra", "Hulk"])
    carol.rhino(encounter=[made.treachery("Betrayal", boost(discard(a(ally))), boost=1)])
    carol.activates("Rhino").declines()
    assert carol.choices == ["Tigra", "Hulk"]
    assert carol.state.activations[-1].boost == 0
    carol.chooses("Hulk")
    assert carol.you.damage == 3


BLAST = made.treachery("Blast", boost(damage(1, EACH_HERO)))


@pytest.mark.rule("MC-BOOST-09")
@pytest.mark.parametrize("card", [SPLINTERS, BLAST])
def test_damage_from_a_boost_ability_is_not_the_attacks_own(solo, card):
    solo.rhino(encounter=[card])
    solo.reveals("Stampede").passes().defends("Spider-Man")
    assert solo.you.damage == 1
    assert not solo.you.has("stunned"), "the attack itself was blocked"
    solo.readies("Spider-Man").changes("Rhino", "atk", 2)
    solo.reveals("Stampede").passes().defends("Spider-Man")
    assert solo.you.damage == 1 + (2 + 2 - 3)
    assert solo.you.has("stunned"), "damage of the attack counts"


@pytest.mark.rule("MC-ATTACK-11")
def test_what_an_attack_that_did_damage_brings_needs_damage(carol):
    carol.you("tough")
    carol.reveals("Stampede").declines()
    assert (carol.you.damage, carol.you.has("stunned")) == (0, False)
    carol.reveals("Stampede").declines()
    assert (carol.you.damage, carol.you.has("stunned")) == (2, True)


@pytest.mark.rule("MC-BOOST-11")
def test_a_boost_ability_speaks_to_the_player_who_defends(duo):
    duo.rhino(encounter=[SPLINTERS])
    duo.activates("Rhino", duo.you).passes().declines().defends("Captain Marvel")
    assert duo.you.damage == 0
    assert duo.partner.damage == 1 + 1


@pytest.mark.rule("MC-BOOST-11")
def test_a_boost_ability_speaks_to_the_attacked_player_if_nobody_defends(duo):
    duo.rhino(encounter=[SPLINTERS])
    duo.activates("Rhino", duo.you).passes().declines().declines()
    assert (duo.you.damage, duo.partner.damage) == (1 + 2, 0)


@pytest.mark.rule("MC-DEFEND-08")
def test_a_defense_ability_leaves_a_defending_ally_the_defender(carol):
    carol.you(play=["Tigra", "Cosmic Flight"])
    carol.rhino(encounter=[SPLINTERS])
    carol.activates("Rhino").defends("Tigra")
    carol.uses("Cosmic Flight")
    assert carol.you.damage == 0
    assert carol.damage("Tigra") == 2


@pytest.mark.rule("MC-DEFEND-09")
def test_once_a_player_defended_no_other_uses_a_defense_ability(duo):
    duo.partner(play=["Cosmic Flight"])
    duo.rhino(encounter=[BLAST])
    duo.activates("Rhino", duo.you).passes().defends("Spider-Man")
    assert duo.is_a_turn
    assert duo.partner.damage == 1
    assert duo.partner.play == ["Cosmic Flight"]


@pytest.mark.rule("MC-ATTACK-07")
def test_the_player_who_defends_is_the_one_attacked(duo):
    glow = made.minion("Glow", forced(THIS_ENEMY_ATTACKS, discard(at_random(card_in_hand))), sch=1, atk=1, health=5)
    duo.you(hand=["Genius"], minions=[glow])
    duo.partner(hand=["Strength"])
    duo.activates("Glow", duo.you).declines().defends("Captain Marvel")
    assert duo.you.hand == ["Genius"]
    assert duo.partner.discard == ["Strength"]


@pytest.mark.rule("MC-ATTACK-14", "MC-VILLAIN-15")
def test_who_defended_against_an_attack_that_ended_early_has_defended(carol):
    somebody_defends = after(DEFENDED)
    trap = made.support("Trap", forced(somebody_defends, discard(A_MINION)), cost=0, icons="")
    carol.you(play=[trap, "Indomitable"], minions=["Shocker"])
    carol.activates("Shocker").defends("Captain Marvel")
    assert carol.you.damage == 0
    carol.uses("Indomitable")
    assert not carol.you.has("exhausted")


@pytest.mark.rule("MC-VILLAIN-14")
def test_a_scheme_that_an_attack_brings_about_waits_for_its_end(carol):
    carol.rhino(encounter=[made.treachery("Plot", boost(schemes(THE_VILLAIN))), "Sandman"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2
    assert carol.threat == 1 + 2
    assert carol.encounter_discard == ["Plot", "Sandman"]


@pytest.mark.rule("MC-CARD-09")
def test_what_a_counter_punch_defeats_its_player_has_defeated(carol):
    carol.you(hand=["Counter-Punch"], play=["Interrogation Room"], minions=["Hydra Bomber"])
    carol.rhino(threat=3)
    carol.activates("Hydra Bomber").defends("Captain Marvel").uses("Counter-Punch")
    assert carol.encounter_discard == ["Hydra Bomber"]
    carol.uses("Interrogation Room")
    assert carol.threat == 2


def test_a_minion_speaks_to_the_player_it_is_engaged_with():
    duo = Scenario("captain-marvel", "spider-man", first=1)
    plotter = made.minion("Plotter", forced(THIS_SCHEMES, discard(at_random(card_in_hand))), sch=1, atk=1, health=5)
    duo.you("alter-ego", hand=["Genius"], minions=[plotter])
    duo.partner(hand=["Strength"])
    duo.activates("Plotter", duo.you)
    assert (duo.you.hand, duo.partner.hand) == ([], ["Strength"])


@pytest.mark.rule("MC-ATTACK-14")
def test_who_did_not_defend_has_not_defended(duo):
    duo.you("exhausted", play=["Indomitable"]).partner("exhausted", play=["Indomitable"])
    duo.activates("Rhino", duo.you).passes()
    assert duo.is_a_turn, "an attack that nobody defends against was defended by nobody"
    duo.readies("Captain Marvel")
    duo.activates("Rhino", duo.you).passes().defends("Captain Marvel")
    assert duo.asked == duo.partner.seat
    assert duo.choices == ["Indomitable"]
