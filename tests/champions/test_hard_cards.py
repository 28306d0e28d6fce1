"""Cards that ask most of the engine: replaced events, sequences, computed numbers, face-down minions."""

import pytest

from longbox.engine import view
from longbox.games.champions import RULES
from longbox.games.champions.table.zones import AREA, HAND

from .scenario import BOX, Scenario


def playing_as(hero):
    """A hero alone against Rhino, whose cards are laid out by the test."""
    table = Scenario("spider-man")
    game, state = table.game, table.state
    game.move(state.identity[0], BOX)
    state.identity[0] = state.new_card(RULES.library[hero], 0, BOX)
    game.move(state.identity[0], AREA.at(0))
    game.turn_to(state.identity[0], 1)
    game.index()
    return table


@pytest.fixture
def panther():
    return playing_as("black-panther")


@pytest.fixture
def stark():
    return playing_as("iron-man")


@pytest.mark.rule("MC-SCHEME-13")
def test_great_responsibility_turns_all_the_threat_into_damage(solo):
    solo.you(hand=["Great Responsibility"]).rhino(schemes={"Bomb Scare": 2})
    solo.villain_phase()
    assert solo.offers("use", "Great Responsibility")
    solo.uses("Great Responsibility")
    assert solo.threat == 0
    assert solo.you.damage == 2, "1 for the round and 1 for the acceleration icon"
    assert "Great Responsibility" in solo.you.discard


def test_great_responsibility_needs_a_hero(solo):
    solo.you("alter-ego", hand=["Great Responsibility"])
    solo.rest_of_the_round()
    assert solo.threat == 2, "1 for the round and 1 for Rhino's scheme, and nobody was asked about it"


def test_damage_from_great_responsibility_is_stopped_by_tough_and_by_nothing_that_answers_attacks(solo):
    solo.you("tough", hand=["Great Responsibility", "Backflip"])
    solo.villain_phase().uses("Great Responsibility")
    assert solo.you.damage == 0
    assert not solo.you.has("tough")
    assert solo.threat == 0


@pytest.mark.rule("MC-REVEAL-18", "MC-REVEAL-19", "MC-REVEAL-17")
def test_get_behind_me_draws_the_villains_attack_on_the_player_who_played_it(duo):
    duo.partner(hand=["Get Behind Me!", "Blank", "Energy"])
    duo.reveals("Advance", duo.you)
    duo.uses("Get Behind Me!")
    assert duo.asked == duo.partner.seat
    duo.declines().declines()
    assert duo.threat == 0, "the scheme was cancelled"
    assert duo.partner.damage == 2
    assert "Advance" in duo.encounter_discard


def test_get_behind_me_cancels_a_surge_too(solo):
    solo.you(hand=["Get Behind Me!", "Energy"])
    solo.reveals("Exhaustion").uses("Get Behind Me!").passes().declines()
    assert not solo.you.has("exhausted")
    assert solo.you.dealt == []


@pytest.mark.rule("MC-CARD-02", "MC-TRIGGER-19")
def test_wakanda_forever_resolves_each_special_and_the_last_is_stronger(panther):
    panther.you(hand=["Wakanda Forever!", "Energy"], play=["Panther Claws", "Tactical Genius", "Energy Daggers"])
    panther.you(minions=["Shocker"]).rhino(threat=5)
    assert not panther.offers("use"), "a Special is used only when another card says so"
    panther.plays("Wakanda Forever!")
    panther.takes("resolve", "Tactical Genius").takes("resolve", "Panther Claws").chooses("Rhino")
    assert panther.threat == 4
    assert panther.villain_hit_points == 14 - 2 - 2, "2 from the claws, 2 from the daggers as the final step"
    assert panther.damage("Shocker") == 2


@pytest.mark.rule("MC-CARD-03")
def test_a_single_special_is_the_final_step(panther):
    panther.you(hand=["Wakanda Forever!", "Energy"], play=["Panther Claws"])
    panther.plays("Wakanda Forever!", on="Rhino")
    assert panther.villain_hit_points == 10


@pytest.mark.rule("MC-CARD-10", "MC-STATUS-11", "MC-KEYWORD-02")
def test_energy_daggers_are_no_attack_but_the_claws_are(panther):
    panther.you("stunned", hand=["Wakanda Forever!", "Energy"], play=["Energy Daggers", "Panther Claws"])
    panther.you(minions=["Hydra Mercenary"])
    panther.plays("Wakanda Forever!").takes("resolve", "Panther Claws")
    assert not panther.you.has("stunned"), "the claws' attack was spent on the stun"
    assert panther.villain_hit_points == 12, "the daggers reach past the guard"
    assert panther.damage("Hydra Mercenary") == 2


@pytest.mark.rule("MC-CARD-11", "MC-DAMAGE-12")
def test_vibranium_suit_moves_no_more_damage_than_there_is(panther):
    panther.you(hand=["Wakanda Forever!", "Energy"], play=["Vibranium Suit"], damage=1)
    panther.plays("Wakanda Forever!", on="Rhino")
    assert panther.you.damage == 0
    assert panther.villain_hit_points == 13


@pytest.mark.rule("MC-CARD-24")
def test_killmonger_is_proof_against_black_panther_upgrades_only(panther):
    panther.you(hand=["Wakanda Forever!", "Energy"], play=["Panther Claws"], minions=["Killmonger"])
    panther.plays("Wakanda Forever!")
    assert panther.villain_hit_points == 10, "Killmonger was no target"
    panther.attacks("Black Panther", on="Killmonger")
    assert panther.damage("Killmonger") == 2


@pytest.mark.rule("MC-KEYWORD-10", "MC-KEYWORD-14", "MC-KEYWORD-12")
def test_black_panther_strikes_back_when_he_is_attacked(panther):
    panther.activates("Rhino").defends("Black Panther")
    assert panther.you.damage == 0
    assert panther.villain_hit_points == 13


@pytest.mark.rule("MC-KEYWORD-13")
def test_retaliate_is_silent_while_an_ally_defends(panther):
    panther.you(play=["Luke Cage"])
    panther.activates("Rhino").defends("Luke Cage")
    assert panther.villain_hit_points == 14


@pytest.mark.rule("MC-CARD-05", "MC-PHASE-09")
def test_iron_mans_hand_size_grows_with_his_tech(stark):
    assert stark.you.value("hand size") == 1
    stark.you(play=["Arc Reactor", "Powered Gauntlets", "Rocket Boots"])
    assert stark.you.value("hand size") == 4
    stark.you(play=["Powered Gauntlets", "Rocket Boots", "Mark V Armor", "Web-Shooter", "Spider-Tracer"])
    assert stark.you.value("hand size") == 7, "never more than 7"
    stark.flips()
    assert stark.you.value("hand size") == 6, "Tony Stark has his own"


@pytest.mark.rule("MC-DAMAGE-14", "MC-DAMAGE-15")
def test_hit_points_from_armor_go_with_it(stark):
    stark.you(play=["Mark V Armor"], damage=12)
    assert stark.you.hit_points == 3
    stark.reveals("Caught Off Guard")
    assert stark.result is not None
    assert stark.result.villain_won


@pytest.mark.rule("MC-TERM-19", "MC-PHASE-11")
def test_rocket_boots_lift_iron_man_until_the_phase_ends(stark):
    stark.you(hand=["Genius", "Supersonic Punch", "Strength"], play=["Rocket Boots"])
    stark.uses("Rocket Boots", "Genius").plays("Supersonic Punch", "Strength", on="Rhino")
    assert stark.villain_hit_points == 6
    assert stark.you.value("Aerial") == 1
    stark.rest_of_the_round()
    assert stark.you.value("Aerial") == 0


@pytest.mark.rule("MC-CARD-06")
def test_futurist_keeps_one_card_of_three(stark):
    stark.you("alter-ego", deck=["Energy", "Genius", "Strength", "Blank"])
    stark.uses("Tony Stark")
    assert stark.choices == ["Energy", "Genius", "Strength"]
    stark.takes("take", "Genius")
    assert stark.is_a_turn
    assert stark.you.hand == ["Genius"]
    assert stark.you.discard == ["Energy", "Strength"]
    assert stark.you.deck == ["Blank"]


@pytest.mark.rule("MC-CARD-01", "MC-TRIGGER-22", "MC-STATUS-02")
def test_webbed_up_stops_two_attacks(solo):
    solo.you(play=["Webbed Up"]).put("Webbed Up", on="Rhino")
    solo.activates("Rhino")
    assert solo.is_a_turn, "no attack was begun: no Spider-Sense, no boost card, no defender"
    assert solo.has("Rhino", "stunned")
    assert "Webbed Up" in solo.you.discard
    solo.activates("Rhino")
    assert not solo.has("Rhino", "stunned")
    assert solo.you.damage == 0
    solo.activates("Rhino").passes().declines()
    assert solo.you.damage == 2


def test_a_stun_goes_before_webbed_up(solo):
    solo.you(play=["Webbed Up"]).put("Webbed Up", on="Rhino").put("Rhino", "stunned")
    solo.activates("Rhino")
    assert not solo.has("Rhino", "stunned")
    assert "Webbed Up" in solo.you.play


@pytest.mark.rule("MC-SCENARIO-11", "MC-EMPTY-10")
def test_a_drone_is_the_top_card_of_the_deck_face_down(solo):
    drones(solo, deck=["Mockingbird", "Blank", "Blank"])
    minion = solo.state.zones[solo.game.rules.zones.by_name("engaged").at(0)][0]
    assert solo.game.state.face_down[minion]
    assert [solo.game.value(minion, stat) for stat in ("sch", "atk", "health")] == [1, 1, 1]
    assert solo.you.deck == ["Blank", "Blank"]
    assert "Mockingbird" not in str(view.view(solo.game, 0))


@pytest.mark.rule("MC-SCENARIO-12")
def test_a_defeated_drone_goes_to_its_owners_discard_pile(solo):
    solo.you(play=["Daredevil"])
    drones(solo, deck=["Mockingbird", "Blank", "Blank"])
    assert not any("Mockingbird" in words for words in solo.options)
    attack_drone(solo, "Daredevil")
    assert solo.you.discard == ["Mockingbird"]
    assert solo.encounter_discard == ["Swarm Attack"]


def attack_drone(table, attacker):
    """A face-down card has no name to be attacked by."""
    drone = table.state.zones[table.game.rules.zones.by_name("engaged").at(0)][0]
    who = table.card(attacker)
    option = next(one for one in table.decision.options if one.verb == "attack" and (one.card, one.to) == (who, drone))
    table.game.choose(option)


def drones(table, deck):
    """Ultron's drones are about, and a Swarm Attack finds none to attack with: the player gets one."""
    table.you("alter-ego", deck=deck)
    table.add("Ultron Drones", table.game.rules.zones.by_name("villain").at())
    table.look_again()
    table.reveals("Swarm Attack")
    table.flips()


@pytest.mark.rule("MC-CARD-29")
def test_swarm_attack_lets_every_drone_attack_or_makes_one(solo):
    drones(solo, deck=["Mockingbird", "Blank", "Blank", "Blank"])
    assert len(solo.you.minions) == 1
    solo.reveals("Swarm Attack").declines()
    assert solo.you.damage == 1
    assert len(solo.you.minions) == 1


@pytest.mark.rule("MC-SCENARIO-17")
def test_upgraded_drones_lie_on_the_environment_and_strengthen_face_down_drones(solo):
    solo.you(minions=["Advanced Ultron Drone"])
    drones(solo, deck=["Mockingbird", "Blank", "Blank", "Blank"])
    solo.reveals("Upgraded Drones")
    advanced, drone = solo.state.zones[solo.game.rules.zones.by_name("engaged").at(0)]
    assert (solo.game.value(drone, "atk"), solo.game.value(drone, "health")) == (2, 2)
    assert (solo.game.value(advanced, "atk"), solo.game.value(advanced, "health")) == (1, 4)


def test_an_advanced_drone_leaves_a_drone_with_its_engaged_player(duo):
    duo.partner(minions=["Advanced Ultron Drone"], deck=["Tigra", "Blank"]).put("Advanced Ultron Drone", damage=3)
    duo.attacks("Spider-Man", on="Advanced Ultron Drone")
    assert duo.you.minions == []
    assert duo.partner.minions == ["Tigra"]


@pytest.mark.rule("MC-TERM-23")
def test_titania_hits_as_hard_as_she_has_hit_points_left(solo):
    solo.you(minions=["Titania"])
    assert solo.value("Titania", "atk") == 6
    solo.attacks("Spider-Man", on="Titania")
    assert solo.value("Titania", "atk") == 4
    solo.activates("Titania")
    assert solo.you.damage == 4


@pytest.mark.rule("MC-KEYWORD-23", "MC-ACTION-13")
def test_med_team_heals_three_times_and_is_gone(duo):
    duo.you(play=["Med Team"]).partner(damage=7)
    duo.put("Med Team", counters=1).uses("Med Team")
    assert duo.partner.damage == 5
    assert duo.you.play == []
    assert duo.you.discard == ["Med Team"]


@pytest.mark.rule("MC-PLAY-06")
def test_med_team_has_nothing_to_do_where_nobody_is_hurt(solo):
    solo.you(play=["Med Team"]).rhino(damage=5)
    assert not solo.offers("use", "Med Team")


@pytest.mark.rule("MC-CARD-09", "MC-TERM-10")
def test_interrogation_room_answers_what_its_player_defeats_not_what_an_ally_does(solo):
    solo.you(play=["Interrogation Room", "Daredevil"], minions=["Hydra Bomber", "Hydra Bomber"]).rhino(threat=3)
    solo.attacks("Daredevil", on="Hydra Bomber")
    assert solo.is_a_turn, "an ally's deed is not its player's"
    solo.attacks("Spider-Man", on="Hydra Bomber").uses("Interrogation Room")
    assert solo.threat == 2
    assert solo.has("Interrogation Room", "exhausted")


@pytest.mark.rule("MC-CARD-09")
def test_interrogation_room_answers_a_defeat_without_an_attack(solo):
    solo.you(identity="She-Hulk", hand=["Ground Stomp", "Genius"], play=["Interrogation Room"])
    solo.you(minions=["Hydra Bomber"]).put("Hydra Bomber", damage=1)
    solo.rhino(threat=3)
    solo.plays("Ground Stomp", "Genius").uses("Interrogation Room")
    assert solo.threat == 2


@pytest.mark.rule("MC-CARD-09")
def test_a_face_down_drone_is_a_minion_that_one_defeats(solo):
    solo.you(play=["Interrogation Room", "Daredevil"])
    drones(solo, deck=["Mockingbird", "Blank", "Blank"])
    solo.rhino(threat=3)
    attack_drone(solo, "Spider-Man")
    solo.uses("Interrogation Room")
    assert solo.threat == 2


def test_tigra_heals_when_she_defeats_a_face_down_drone(solo):
    solo.you(play=["Tigra"]).put("Tigra", damage=1)
    drones(solo, deck=["Mockingbird", "Blank", "Blank"])
    attack_drone(solo, "Tigra")
    solo.uses("Tigra")
    assert solo.damage("Tigra") == 1, "1 that she had, 1 healed, 1 for the attack"


@pytest.mark.rule("MC-CARD-26", "MC-COST-04")
def test_vision_is_stronger_for_the_phase_once_a_round(solo):
    solo.you(hand=["Energy", "Energy"], play=["Vision"]).rhino(threat=5)
    solo.uses("Vision").picks_mode(0)
    assert (solo.value("Vision", "thw"), solo.value("Vision", "atk")) == (3, 2)
    assert not solo.offers("use", "Vision")
    solo.thwarts("Vision")
    assert solo.threat == 2
    solo.rest_of_the_round()
    assert solo.value("Vision", "thw") == 1


def test_vision_needs_energy(solo):
    solo.you(hand=["Genius"], play=["Vision"])
    assert not solo.offers("use", "Vision")
    assert solo.state.zones[HAND.at(0)] != []
