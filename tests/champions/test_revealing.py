"""Encounter cards are revealed: where they go and what they do; side schemes and their icons."""

import pytest

from longbox.games.champions.table.abilities import AttachTo
from longbox.games.champions.vocabulary.abilities import when_revealed
from longbox.games.champions.vocabulary.deeds import remove_threat
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME, named

from .made_up import made
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
    runner = made.minion("Runner", sch=1, atk=1, health=2, surge=True)
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
    upgrade = made.attachment("Upgrade", AttachTo(named("Vulture")), surge=True)
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
    duo.reveals("Highway Robbery").picks_player(duo.partner)
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
    solo.reveals(made.treachery("Second Thoughts", when_revealed(remove_threat(2, MAIN_SCHEME))))
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
