"""Klaw and Ultron: their set-ups, stages and schemes, and what their cards show."""

import pytest

from longbox.games.champions.table.zones import DECK, ENCOUNTER_DECKS, ENGAGED, HAND, SCHEMES, VILLAIN

from .dealt import Dealt
from .scenario import Scenario

TWO = ("spider-man", "captain-marvel")


@pytest.fixture
def klaw():
    return Scenario("captain-marvel", villain="klaw")


@pytest.fixture
def ultron():
    """Captain Marvel against Ultron; her deck is blanks, and so are the drones that it gives."""
    return Scenario("captain-marvel", villain="ultron").environment("Ultron Drones")


@pytest.mark.rule("MC-SCENARIO-04", "MC-SETUP-14", "MC-SCENARIO-06")
def test_klaw_begins_with_a_defense_network_and_a_minion():
    table = Dealt(scenario="klaw")
    assert table.names(SCHEMES.at()) == ["Underground Distribution", "Defense Network"]
    assert table.state.threat[table.state.zones[SCHEMES.at()][1]] == 2 + 1
    assert table.count(ENGAGED.at(0)) == 1
    shuffled = [card for card in table.state.definition if card.set in ("klaw", "standard", "masters_of_evil")]
    villain_and_scheme = 2
    assert len(shuffled) - villain_and_scheme == 16 + 7 + 7


@pytest.mark.rule("MC-SETUP-20")
def test_nobody_objects_during_set_up():
    table = Dealt(["she-hulk"], scenario="klaw")
    assert table.state.threat[table.state.zones[SCHEMES.at()][1]] == 3
    assert {option.verb for option in table.match.decision.options} == {"discard", "done"}


@pytest.mark.rule("MC-REVEAL-08", "MC-KEYWORD-09")
def test_a_minion_put_into_play_was_not_revealed(klaw):
    klaw.klaw(threat=5, encounter=["Quiet", "Shocker"])
    klaw.reveals("Hydra Bomber").picks_mode(1)
    assert klaw.main_scheme == "2B"
    assert klaw.you.minions == ["Hydra Bomber", "Shocker"]
    assert klaw.you.damage == 0


@pytest.mark.rule("MC-KEYWORD-09")
def test_a_runner_put_into_play_does_not_surge(klaw):
    klaw.klaw(threat=5, encounter=["Weapons Runner"])
    klaw.reveals("Hydra Bomber").picks_mode(1)
    assert klaw.you.minions == ["Hydra Bomber", "Weapons Runner"]
    assert klaw.you.dealt == []


@pytest.mark.rule("MC-WIN-05", "MC-SCENARIO-07", "MC-SCHEME-05")
def test_klaw_goes_on_with_a_secret_rendezvous(klaw):
    klaw.klaw(threat=5, encounter=["Shocker", "Sandman"])
    klaw.reveals("Advance")
    assert klaw.result is None
    assert klaw.main_scheme == "2B"
    assert klaw.threat == 0
    assert klaw.value("Secret Rendezvous", "target") == 8
    klaw.klaw(threat=7)
    klaw.reveals("Hydra Bomber").picks_mode(1)
    assert klaw.result.outcome == "loss"


@pytest.mark.rule("MC-EMPTY-06")
def test_a_search_for_a_minion_ends_with_the_deck(klaw):
    klaw.klaw(threat=5, last_cards=["Quiet", "Advance"])
    klaw.reveals("Hydra Bomber").picks_mode(1)
    assert klaw.main_scheme == "2B"
    assert klaw.you.minions == ["Hydra Bomber"]
    assert klaw.acceleration == 1


@pytest.mark.rule("MC-SCENARIO-05", "MC-BOOST-07", "MC-BOOST-01")
def test_klaw_attacks_with_two_boost_cards_and_schemes_with_one(klaw):
    klaw.klaw(encounter=["Hydra Bomber", "Shocker", "Sandman"])
    klaw.activates("Klaw")
    assert klaw.boost_cards == ["Hydra Bomber", "Shocker"]
    klaw.declines()
    assert klaw.you.damage == 0 + 1 + 2
    klaw.flips().activates("Klaw")
    assert klaw.threat == 2 + 2


@pytest.mark.rule("MC-SCENARIO-05", "MC-SIDE-11", "MC-TERM-21")
def test_the_immortal_klaw_adds_ten_after_the_players_are_counted():
    table = Scenario(*TWO, villain="klaw")
    table.klaw(damage=23, encounter=['The "Immortal" Klaw'])
    table.attacks("Spider-Man", on="Klaw")
    assert table.stage == "II"
    assert table.schemes == ['The "Immortal" Klaw']
    assert table.villain_hit_points == 36 + 10


@pytest.mark.rule("MC-SIDE-10", "MC-DAMAGE-14")
def test_the_immortal_klaw_is_mortal_once_the_scheme_is_beaten(klaw):
    klaw.klaw(schemes={'The "Immortal" Klaw': 2}, damage=2)
    assert klaw.villain_hit_points == 20
    klaw.thwarts("Captain Marvel", on='The "Immortal" Klaw')
    assert klaw.villain_hit_points == 10


@pytest.mark.rule("MC-SIDE-11")
def test_the_next_stage_of_klaw_is_immortal_too(klaw):
    klaw.klaw(schemes={'The "Immortal" Klaw': 3}, damage=21)
    klaw.attacks("Captain Marvel", on="Klaw")
    assert klaw.stage == "II"
    assert klaw.villain_hit_points == 18 + 10


@pytest.mark.rule("MC-ATTACK-11", "MC-STATUS-15")
def test_the_sonic_converter_stuns_whom_klaw_hurts(klaw):
    klaw.you(play=["Tigra", "Luke Cage"])
    klaw.put("Luke Cage", "tough")
    klaw.klaw(attached=["Sonic Converter"])
    klaw.activates("Klaw").defends("Tigra")
    assert klaw.has("Tigra", "stunned")
    klaw.activates("Klaw").defends("Luke Cage")
    assert not klaw.has("Luke Cage", "stunned")


@pytest.mark.rule("MC-KEYWORD-15")
def test_retaliate_of_two_attachments_adds_up(klaw):
    klaw.klaw(attached=["Solid-Sound Body", "Concussion Blasters"])
    klaw.attacks("Captain Marvel", on="Klaw")
    assert klaw.you.damage == 2


@pytest.mark.rule("MC-VILLAIN-09")
def test_a_runner_that_joins_from_a_boost_card_activates_with_the_minions(klaw):
    klaw.klaw(encounter=["Weapons Runner"])
    klaw.villain_phase().declines()
    assert klaw.attacker == "Weapons Runner"


@pytest.mark.rule("MC-BOOST-05", "MC-REVEAL-08")
def test_a_boost_card_that_enters_play_is_not_discarded(klaw):
    klaw.klaw(encounter=["Weapons Runner"])
    klaw.activates("Klaw").declines()
    assert klaw.you.minions == ["Weapons Runner"]
    assert "Weapons Runner" not in klaw.encounter_discard
    assert klaw.you.dealt == []


@pytest.mark.rule("MC-REVEAL-07")
def test_sound_manipulation_differs_by_form(klaw):
    klaw.klaw(damage=6)
    klaw.reveals("Sound Manipulation")
    assert (klaw.you.damage, klaw.villain_hit_points) == (2, 8)
    klaw.flips().reveals("Sound Manipulation")
    assert (klaw.you.damage, klaw.villain_hit_points) == (2, 12)


@pytest.mark.rule("MC-DEFEND-12")
def test_melter_must_be_met_by_an_ally_if_one_is_ready(carol):
    carol.you(play=["Luke Cage"], minions=["Melter"])
    carol.activates("Melter")
    assert carol.damage("Luke Cage") == 3
    assert carol.you.damage == 0
    carol.activates("Melter")
    assert carol.choices == ["Captain Marvel"]
    assert carol.offers("decline")


@pytest.mark.rule("MC-MULTI-09")
def test_whirlwind_attacks_everybody(duo):
    duo.you(minions=["Whirlwind"])
    duo.activates("Whirlwind", duo.you)
    assert duo.asked == 0
    duo.declines().declines()
    assert duo.you.damage == 2
    assert duo.asked == 1
    duo.defends("Captain Marvel")
    assert duo.partner.damage == 2 - 1


@pytest.mark.rule("MC-STATUS-08", "MC-ATTACK-05")
def test_tiger_shark_gets_tough_by_attacking_only(carol):
    carol.you(minions=["Tiger Shark"])
    carol.put("Tiger Shark", "stunned")
    carol.activates("Tiger Shark")
    assert not carol.has("Tiger Shark", "tough")
    carol.activates("Tiger Shark").defends("Captain Marvel")
    assert carol.you.damage == 3 - 1
    assert carol.has("Tiger Shark", "tough")


@pytest.mark.rule("MC-ICON-05")
def test_tiger_shark_as_a_boost_card_makes_the_villain_tough(carol):
    carol.rhino(encounter=["Tiger Shark"])
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2
    assert carol.has("Rhino", "tough")


@pytest.mark.rule("MC-ATTACK-06", "MC-ATTACK-07")
def test_radioactive_man_makes_the_player_discard_whose_character_was_attacked(duo):
    duo.you(hand=["Genius"], play=["Daredevil"], minions=["Radioactive Man"])
    duo.activates("Radioactive Man", duo.you).defends("Daredevil")
    assert duo.you.hand == []


@pytest.mark.rule("MC-SIDE-13", "MC-CARD-23")
def test_legions_of_hydra_count_hydra_and_keep_her_safe(carol):
    carol.you(minions=["Madame Hydra"])
    carol.reveals("Legions of Hydra")
    assert carol.threat_on("Legions of Hydra") == 3 + 2
    carol.activates("Madame Hydra").declines()
    assert carol.threat_on("Legions of Hydra") == 7
    carol.takes_damage("Madame Hydra", 3)
    assert carol.damage("Madame Hydra") == 0


@pytest.mark.rule("MC-CARD-23", "MC-SIDE-10")
def test_madame_hydra_is_vulnerable_without_her_legions(carol):
    carol.you(minions=["Madame Hydra"])
    carol.takes_damage("Madame Hydra", 3)
    assert carol.damage("Madame Hydra") == 3


@pytest.mark.rule("MC-REVEAL-09", "MC-ENCOUNTER-03")
def test_a_hydra_soldier_brings_a_card_as_it_falls(carol):
    carol.you(minions=["Hydra Soldier"])
    carol.rhino(encounter=["Sandman"])
    carol.takes_damage("Hydra Soldier", 4)
    assert carol.encounter_discard == ["Hydra Soldier"]
    assert carol.you.dealt == ["Sandman"]
    assert carol.you.minions == []


@pytest.mark.rule("MC-CARD-21", "MC-TRIGGER-10", "MC-DAMAGE-08")
def test_biomechanical_upgrades_save_a_minion_once(carol):
    carol.you(minions=["Hydra Soldier"])
    carol.reveals("Biomechanical Upgrades")
    carol.takes_damage("Hydra Soldier", 4)
    assert carol.damage("Hydra Soldier") == 0
    assert carol.encounter_discard == ["Biomechanical Upgrades"]
    assert len(carol.you.dealt) == 1
    carol.takes_damage("Hydra Soldier", 4)
    assert not carol.in_play("Hydra Soldier")
    assert len(carol.you.dealt) == 2


@pytest.mark.rule("MC-KEYWORD-21", "MC-CARD-21")
def test_nothing_spills_over_from_a_minion_that_was_saved(carol):
    carol.you(hand=["Relentless Assault", "Strength"], minions=["Hydra Bomber"])
    carol.reveals("Biomechanical Upgrades")
    carol.plays("Relentless Assault", "Strength")
    assert carol.damage("Hydra Bomber") == 0
    assert carol.villain_hit_points == 14


@pytest.mark.rule("MC-CARD-30")
def test_a_facedown_drone_can_be_upgraded_too(ultron):
    ultron.reveals("Swarm Attack")
    assert len(ultron.you.minions) == 1
    ultron.reveals("Biomechanical Upgrades")
    assert len(ultron.game.on(ultron.state.zones[ENGAGED.at(0)][0])) == 1


@pytest.mark.rule("MC-SCENARIO-11")
def test_a_facedown_drone_is_nobody(ultron):
    ultron.you(hand=["Nick Fury", "Genius", "Strength"], deck=["Nick Fury", "Blank"])
    ultron.reveals("Swarm Attack")
    assert len(ultron.you.minions) == 1
    assert ultron.you.deck == ["Blank"]
    assert ultron.offers("play", "Nick Fury")


@pytest.mark.rule("MC-SCENARIO-08", "MC-SCENARIO-20", "MC-REVEAL-05")
def test_ultron_begins_with_a_drone():
    table = Dealt(scenario="ultron")
    assert table.names(VILLAIN.at()) == ["Ultron", "Ultron Drones"]
    assert table.game.face(table.state.main_schemes[0]).fact("stage") == "1B"
    assert table.count(ENGAGED.at(0)) == 1
    assert table.count(DECK.at(0)) + table.count(HAND.at(0)) == 39
    assert table.count(ENCOUNTER_DECKS[0].at()) == 19 + 7 + 5 + 1 - 1


@pytest.mark.rule("MC-SCENARIO-09", "MC-SCENARIO-10", "MC-MULTI-04")
def test_ultrons_numbers_grow_with_the_players():
    table = Scenario(*TWO, villain="ultron")
    hit_points, targets = [], []
    for stage in (1, 2, 3):
        table.ultron(stage=stage)
        hit_points.append(table.villain_hit_points)
    for face in (1, 3, 5):
        table.game.turn_to(table.state.main_schemes[0], face)
        targets.append(table.game.value(table.state.main_schemes[0], "target"))
    assert hit_points == [34, 44, 54]
    assert targets == [6, 20, 10]


@pytest.mark.rule("MC-SCENARIO-13")
def test_ultron_leaves_threat_or_a_drone(ultron):
    ultron.activates("Ultron").declines()
    ultron.picks_mode(0)
    assert (ultron.threat, len(ultron.you.minions)) == (1, 0)
    ultron.activates("Ultron").declines()
    ultron.picks_mode(1)
    assert (ultron.threat, len(ultron.you.minions)) == (1, 1)


@pytest.mark.rule("MC-SCENARIO-14", "MC-TRIGGER-07")
def test_ultrons_second_stage_attacks_with_its_drones(ultron):
    ultron.ultron(stage=2)
    ultron.activates("Ultron")
    assert len(ultron.you.minions) == 1
    ultron.declines()
    assert ultron.you.damage == 2 + 1


@pytest.mark.rule("MC-SCENARIO-15")
def test_the_drones_of_the_player_first_attacked_count():
    table = Scenario(*TWO, villain="ultron").environment("Ultron Drones")
    table.ultron(stage=2)
    table.reveals("Swarm Attack", table.you)
    assert len(table.you.minions) == 1
    table.activates("Ultron", table.you).passes().declines().defends("Captain Marvel")
    assert len(table.you.minions) == 2
    assert table.partner.damage == 2 + 2 - 1


@pytest.mark.rule("MC-SCENARIO-16", "MC-DAMAGE-17", "MC-TERM-03")
def test_ultrons_third_stage_hides_behind_its_drones(ultron):
    ultron.you(hand=["Uppercut", "Genius", "Aunt May"], minions=["Advanced Ultron Drone"])
    ultron.ultron(stage=3)
    drone = "Advanced Ultron Drone"
    assert (ultron.value(drone, "atk"), ultron.value(drone, "health")) == (2, 5)
    ultron.takes_damage("Ultron", 3)
    assert ultron.damage("Ultron") == 0


@pytest.mark.rule("MC-SCENARIO-18")
def test_the_assault_on_norad_asks_everybody_each_round():
    table = Scenario(*TWO, villain="ultron").environment("Ultron Drones")
    for player in table.players:
        player("alter-ego")
    table.ultron("confused")
    table.game.turn_to(table.state.main_schemes[0], 3)
    table.villain_phase()
    assert table.threat == 2
    table.picks_player(table.you).picks_mode(0)
    assert table.threat == 4
    table.picks_mode(1)
    assert [len(player.minions) for player in table.players] == [0, 1]


@pytest.mark.rule("MC-SCENARIO-19", "MC-TERM-03")
def test_nobody_stops_the_countdown_to_oblivion(ultron):
    ultron.you(hand=["For Justice!", "Genius"])
    ultron.game.turn_to(ultron.state.main_schemes[0], 5)
    ultron.ultron(threat=4)
    assert not ultron.offers("thwart")
    assert not ultron.offers("play", "For Justice!")


@pytest.mark.rule("MC-SCENARIO-20", "MC-SCHEME-06")
def test_each_new_stage_brings_drones(ultron):
    ultron.ultron(threat=2)
    ultron.reveals("Hydra Bomber").picks_mode(1)
    assert ultron.main_scheme == "2B"
    assert len(ultron.you.minions) == 1 + 1


@pytest.mark.rule("MC-SCHEME-15")
def test_the_program_transmitter_spreads_threat(ultron):
    ultron.you("alter-ego")
    ultron.ultron(attached=["Program Transmitter"], schemes={"Bomb Scare": 2, "Crowd Control": 2})
    ultron.activates("Ultron")
    assert ultron.threat == 2
    assert (ultron.threat_on("Bomb Scare"), ultron.threat_on("Crowd Control")) == (3, 3)


@pytest.mark.rule("MC-ATTACK-15")
def test_the_rage_of_ultron_discards_as_much_as_it_hurts(ultron):
    ultron.ultron(encounter=["Hydra Bomber"])
    ultron.reveals("Rage of Ultron").declines()
    ultron.picks_mode(0)
    assert ultron.you.damage == 3
    assert len(ultron.you.discard) == 3


@pytest.mark.rule("MC-BOOST-08", "MC-BOOST-03")
def test_repair_sequence_heals_before_it_boosts(ultron):
    ultron.reveals("Swarm Attack")
    ultron.ultron(damage=5, encounter=["Repair Sequence"])
    ultron.activates("Ultron").declines()
    assert ultron.damage("Ultron") == 4
    assert ultron.you.damage == 2 + 1


@pytest.mark.rule("MC-EMPTY-03")
def test_invasive_ai_stops_at_the_end_of_a_deck(ultron):
    ultron.you(deck=["Haymaker", "Uppercut"])
    ultron.reveals("Invasive AI")
    assert sorted(ultron.you.deck) == ["Haymaker", "Uppercut"]
    assert ultron.you.discard == []
    assert len(ultron.you.dealt) == 1


def test_each_player_gets_a_drone():
    table = Scenario(*TWO, villain="ultron").environment("Ultron Drones")
    table.reveals("Drone Factory")
    assert [len(player.minions) for player in table.players] == [1, 1]
    assert table.threat_on("Drone Factory") == 4 + 2


@pytest.mark.rule("MC-TERM-26")
def test_the_first_player_sets_the_order_of_what_each_player_does():
    table = Scenario("spider-man", "iron-man", "captain-marvel", villain="ultron").environment("Ultron Drones")
    first, second, third = table.players
    for player in table.players:
        player(deck=["Genius"], discard=["Strength"])
    table.reveals("Android Efficiency", player=second)
    assert table.decision.seat == first.seat
    table.picks_player(third)
    assert [len(player.minions) for player in table.players] == [0, 0, 1]
    assert table.decision.seat == first.seat
    table.picks_player(first)
    assert [len(player.minions) for player in table.players] == [1, 1, 1]


@pytest.mark.rule("MC-SCENARIO-21")
@pytest.mark.card("klaw-iii")
def test_expert_klaw_has_a_third_stage():
    table = Scenario("spider-man", villain="klaw", expert=True)
    table.klaw(damage=17)
    table.attacks("Spider-Man", on="Klaw")
    assert table.result is None
    assert (table.stage, table.villain_hit_points) == ("III", 22)
    assert table.has("Klaw", "tough")
