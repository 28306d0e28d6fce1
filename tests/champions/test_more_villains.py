"""Klaw and Ultron with their schemes, and the modular sets."""

from collections import Counter

import pytest

import longbox
from longbox.games.champions import RULES
from longbox.games.champions.table.abilities import ON_BOOST
from longbox.games.champions.table.zones import ENCOUNTER_DECKS, ENGAGED, SCHEMES, SET_ASIDE

from .dealt import Dealt
from .scenario import Scenario


@pytest.fixture
def klaw():
    """Captain Marvel, who is never asked when she is attacked but for a defender, against Klaw."""
    return Scenario("captain-marvel", villain="klaw")


@pytest.fixture
def ultron():
    table = Scenario("captain-marvel", villain="ultron")
    table.add("Ultron Drones", table.game.rules.zones.by_name("villain").at())
    return table.look_again()


def dealt(**setup):
    """The state of a game as it is dealt."""
    return longbox.deal("champions", **setup)._game.state


def names(state, zone):
    return [state.definition[card].name for card in state.zones[zone]]


def copies(name):
    return Counter(card.name for card in RULES.library if card.set == name for _ in range(card.copies))


def stages(villain):
    return [tuple(face.stats[stat] for stat in ("sch", "atk", "health")) for face in RULES.library[villain].faces]


@pytest.mark.rule("MC-SCENARIO-04", "MC-SCENARIO-05", "MC-MODULAR-01")
def test_klaws_stages_and_what_his_deck_is_made_of():
    assert stages("klaw") == [(2, 0, 12), (2, 1, 18), (3, 2, 22)]
    state = dealt(scenario="klaw")
    sets = {state.definition[card].set for card in range(len(state.definition))}
    assert {"klaw", "standard", "masters_of_evil"} <= sets
    assert "bomb_scare" not in sets
    other = dealt(scenario="klaw", modular=["bomb-scare"])
    assert "bomb_scare" in {other.definition[card].set for card in range(len(other.definition))}


@pytest.mark.rule("MC-SCENARIO-06", "MC-SETUP-12", "MC-SETUP-14", "MC-SETUP-20")
def test_underground_distribution_brings_defense_network_and_a_minion():
    for seed in range(6):
        state = dealt(scenario="klaw", heroes=["she-hulk"], seed=seed)
        assert "Defense Network" in names(state, SCHEMES.at())
        assert len(state.zones[ENGAGED.at(0)]) == 1
        network = next(card for card in state.zones[SCHEMES.at()] if state.definition[card].name == "Defense Network")
        assert state.threat[network] == 3, "Jennifer Walters could not object during set-up"


@pytest.mark.rule("MC-SCENARIO-07", "MC-WIN-05", "MC-SCHEME-06", "MC-REVEAL-08")
def test_secret_rendezvous_follows_with_another_minion_that_is_not_revealed(klaw):
    klaw.rhino(threat=5, encounter=["Quiet", "Advance", "Hydra Bomber", *["Quiet"] * 9])
    klaw.you("alter-ego").villain_phase()
    assert klaw.you.minions == ["Hydra Bomber"]
    assert klaw.you.damage == 0, "it was put into play, not revealed"
    assert klaw.game.face(klaw.state.main_schemes[0]).name == "Secret Rendezvous"
    assert klaw.result is None


@pytest.mark.rule("MC-BOOST-07", "MC-SCENARIO-05")
def test_klaw_gets_an_additional_boost_card_when_he_attacks(klaw):
    klaw.rhino(encounter=["Shocker", "Sandman", *["Quiet"] * 9])
    klaw.activates("Klaw").declines()
    assert klaw.you.damage == 4


def test_klaw_schemes_with_one_boost_card(klaw):
    klaw.you("alter-ego").rhino(encounter=["Shocker", "Sandman", *["Quiet"] * 9])
    klaw.activates("Klaw")
    assert klaw.threat == 4


@pytest.mark.rule("MC-SIDE-11", "MC-SIDE-10")
def test_the_immortal_klaws_hit_points_go_with_the_scheme(klaw):
    klaw.rhino(schemes={'The "Immortal" Klaw': 2}, damage=13)
    assert klaw.villain_hit_points == 9
    klaw.thwarts("Captain Marvel", on='The "Immortal" Klaw')
    assert klaw.stage == "II", "without the scheme 13 damage was more than he had"


@pytest.mark.rule("MC-BOOST-05")
def test_a_weapons_runner_flipped_as_boost_joins_the_fight(klaw):
    klaw.rhino(encounter=["Weapons Runner", *["Quiet"] * 9])
    klaw.activates("Klaw").declines()
    assert klaw.you.minions == ["Weapons Runner"]
    assert klaw.you.dealt == [], "surge does nothing on a card that is not revealed"


@pytest.mark.rule("MC-KEYWORD-09")
def test_surge_is_silent_on_a_boost_card(klaw):
    klaw.rhino(encounter=["Exhaustion", *["Quiet"] * 9])
    klaw.activates("Klaw").declines()
    assert klaw.you.dealt == []


@pytest.mark.rule("MC-REVEAL-15")
def test_sonic_boom_is_paid_or_exhausts_everybody(klaw):
    klaw.you(hand=["Energy", "Genius", "Strength"], play=["Tigra"])
    klaw.reveals("Sonic Boom").picks_mode(1)
    assert klaw.you.has("exhausted")
    assert klaw.has("Tigra", "exhausted")
    klaw.reveals("Sonic Boom")
    assert klaw.you.hand == [], "nobody is left to exhaust, so it had to be paid"


@pytest.mark.rule("MC-SCENARIO-08", "MC-SCENARIO-09", "MC-SCENARIO-10")
def test_ultrons_stages_and_targets():
    assert stages("ultron") == [(1, 2, 17), (2, 2, 22), (2, 4, 27)]
    targets = [face.stats["target"] for face in RULES.library["the-crimson-cowl"].faces if face.stats["target"]]
    assert targets == [3, 10, 5]


@pytest.mark.rule("MC-SCENARIO-20", "MC-SET-03")
def test_the_crimson_cowl_begins_with_the_environment_and_a_drone_each():
    state = Dealt(scenario="ultron", heroes=["spider-man", "iron-man"]).state
    assert "Ultron Drones" in names(state, RULES.zones.by_name("villain").at())
    assert "Ultron Drones" not in names(state, ENCOUNTER_DECKS[0].at())
    for seat in (0, 1):
        assert [state.face_down[card] for card in state.zones[ENGAGED.at(seat)]] == [1]


@pytest.mark.rule("MC-SCENARIO-13")
def test_ultron_leaves_threat_or_a_drone_after_his_attack(ultron):
    ultron.activates("Ultron").declines().picks_mode(0)
    assert ultron.threat == 1
    ultron.activates("Ultron").declines().picks_mode(1)
    assert len(ultron.you.minions) == 1


@pytest.mark.rule("MC-SCENARIO-14")
def test_ultron_ii_makes_a_drone_first_and_counts_it(ultron):
    ultron.rhino(stage=2)
    ultron.activates("Ultron").declines()
    assert ultron.you.damage == 3
    ultron.activates("Ultron").declines()
    assert ultron.you.damage == 3 + 4
    assert ultron.value("Ultron", "atk") == 2, "only until the attack ends"


@pytest.mark.rule("MC-SCENARIO-16", "MC-TERM-03", "MC-DAMAGE-17")
def test_ultron_iii_is_immune_behind_his_drones(ultron):
    ultron.rhino(stage=2).activates("Ultron").declines()
    ultron.rhino(stage=3)
    drone = ultron.state.zones[ENGAGED.at(0)][0]
    assert (ultron.game.value(drone, "atk"), ultron.game.value(drone, "health")) == (2, 2)
    ultron.attacks("Captain Marvel", on="Ultron")
    assert ultron.villain_hit_points == 27


@pytest.mark.rule("MC-SCENARIO-18")
def test_norad_asks_each_player_after_step_one(ultron):
    ultron.game.turn_to(ultron.state.main_schemes[0], 3)
    ultron.you("alter-ego").villain_phase()
    ultron.picks_mode(0)
    assert ultron.threat >= 3


@pytest.mark.rule("MC-SCENARIO-19")
def test_no_threat_comes_off_the_countdown(ultron):
    ultron.game.turn_to(ultron.state.main_schemes[0], 5)
    ultron.rhino(threat=3)
    assert not ultron.offers("thwart")


@pytest.mark.rule("MC-SCHEME-15")
def test_program_transmitter_spills_onto_side_schemes(ultron):
    ultron.you("alter-ego").rhino(attached=["Program Transmitter"], schemes={"Invasive AI": 3})
    ultron.activates("Ultron")
    assert (ultron.threat, ultron.threat_on("Invasive AI")) == (2, 4)


def test_rage_of_ultron_mills_by_the_damage(ultron):
    ultron.reveals("Rage of Ultron").declines().picks_mode(0)
    assert ultron.you.damage == 2
    assert len(ultron.you.discard) == 2


@pytest.mark.rule("MC-DEFEND-12")
def test_melter_must_be_met_by_an_ally(klaw):
    klaw.you(minions=["Melter"], play=["Tigra"])
    klaw.activates("Melter")
    assert klaw.you.damage == 0
    assert not klaw.in_play("Tigra"), "she was the only one who could defend, and 3 was too much"


@pytest.mark.rule("MC-MULTI-09")
def test_whirlwind_attacks_every_hero_each_with_a_defence_of_their_own():
    duo = Scenario("captain-marvel", "she-hulk")
    duo.you(minions=["Whirlwind"])
    duo.activates("Whirlwind", duo.you).declines().declines()
    assert duo.you.damage == 2
    assert duo.asked == duo.partner.seat
    duo.defends("She-Hulk")
    assert duo.partner.damage == 0


def test_radioactive_man_and_tiger_shark_answer_their_own_attacks(klaw):
    klaw.you(minions=["Radioactive Man", "Tiger Shark"], hand=["Energy"])
    klaw.activates("Radioactive Man").declines()
    assert klaw.you.hand == []
    klaw.activates("Tiger Shark").declines()
    assert klaw.has("Tiger Shark", "tough")


@pytest.mark.rule("MC-TIMING-04")
def test_masters_of_mayhem_attack_or_arrive(klaw):
    klaw.rhino(encounter=["Quiet", "Tiger Shark", "Melter", "Quiet"])
    klaw.reveals("Masters of Mayhem").chooses("Melter")
    assert klaw.you.minions == ["Melter"]
    klaw.reveals("Masters of Mayhem").declines()
    assert klaw.you.damage == 3


@pytest.mark.rule("MC-CARD-23", "MC-SIDE-13", "MC-REVEAL-21")
def test_legions_of_hydra_bring_madame_hydra_and_keep_her_safe(klaw):
    klaw.rhino(encounter=["Quiet", "Madame Hydra", "Quiet"])
    klaw.reveals("Legions of Hydra")
    assert klaw.you.minions == ["Madame Hydra"]
    assert klaw.threat_on("Legions of Hydra") == 3 + 2
    klaw.activates("Madame Hydra").declines()
    assert klaw.threat_on("Legions of Hydra") == 7
    klaw.attacks("Captain Marvel", on="Madame Hydra")
    assert klaw.damage("Madame Hydra") == 0


def test_legions_of_hydra_count_nobody_else(klaw):
    klaw.you(minions=["Shocker", "Hydra Bomber", "Sandman", "Madame Hydra"])
    klaw.reveals("Legions of Hydra")
    assert klaw.threat_on("Legions of Hydra") == 3 + 2 * 2


@pytest.mark.rule("MC-CARD-21")
def test_biomechanical_upgrades_save_a_minion_once(klaw):
    klaw.you(minions=["Shocker"]).put("Shocker", damage=2).reveals("Biomechanical Upgrades")
    klaw.attacks("Captain Marvel", on="Shocker")
    assert klaw.damage("Shocker") == 0
    assert "Biomechanical Upgrades" in klaw.encounter_discard


@pytest.mark.rule("MC-CARD-30")
def test_biomechanical_upgrades_may_go_on_a_drone(ultron):
    ultron.rhino(stage=2).activates("Ultron").declines()
    ultron.reveals("Biomechanical Upgrades")
    drone = ultron.state.zones[ENGAGED.at(0)][0]
    assert [ultron.game.face(card).name for card in ultron.game.on(drone)] == ["Biomechanical Upgrades"]


@pytest.mark.rule("MC-CARD-22", "MC-REVEAL-16")
def test_genetically_enhanced_goes_on_the_minion_with_most_printed_hit_points(klaw):
    klaw.you(minions=["Hydra Bomber", "Shocker", "Hydra Mercenary"])
    klaw.reveals("Genetically Enhanced").takes("attach", to="Shocker")
    assert klaw.value("Shocker", "health") == 6


@pytest.mark.rule("MC-KEYWORD-08")
def test_genetically_enhanced_surges_without_a_minion(klaw):
    klaw.reveals("Genetically Enhanced")
    assert len(klaw.you.dealt) == 1


@pytest.mark.rule("MC-BOOST-10")
def test_titanias_fury_adds_a_boost_card(solo):
    solo.rhino(encounter=["Titania's Fury", "Sandman", *["Quiet"] * 9])
    solo.activates("Rhino").passes().declines()
    assert solo.you.damage == 2 + 1 + 2


@pytest.mark.rule("MC-CARD-18")
def test_titanias_fury_attacks_heals_or_surges(klaw):
    klaw.you("alter-ego", minions=["Titania"]).put("Titania", damage=3)
    klaw.reveals("Titania's Fury")
    assert klaw.damage("Titania") == 0
    assert len(klaw.you.dealt) == 1
    klaw.flips().reveals("Titania's Fury").declines()
    assert klaw.you.damage == 6
    assert len(klaw.you.dealt) == 1


@pytest.mark.rule("MC-CARD-17")
def test_ritual_combat_weighs_the_top_encounter_card(klaw):
    klaw.rhino(encounter=["Shocker", *["Quiet"] * 9])
    klaw.reveals("Ritual Combat").picks_mode(0)
    assert klaw.you.damage == 3


@pytest.mark.rule("MC-CARD-19")
def test_electromagnetic_backlash_burns_by_energy():
    duo = Scenario("captain-marvel", "spider-man")
    duo.you(deck=["Energy", "Blank", "Daredevil", "Blank", "Blank", "Blank"])
    duo.reveals("Electromagnetic Backlash").picks_player(duo.you)
    assert (duo.you.damage, duo.partner.damage) == (2, 0)
    assert len(duo.you.discard) == len(duo.partner.discard) == 5


def test_under_attack_asks_everybody():
    duo = Scenario("captain-marvel", "spider-man")
    duo.partner("alter-ego")
    duo.reveals("Under Attack").picks_player(duo.you).picks_mode(1)
    assert duo.you.damage == 3
    assert duo.threat_on("Under Attack") == 5, "an alter-ego has no hero to hurt"


def boosts(name):
    """The boost icons of a set, and how many of its cards show a star."""
    cards = [card for card in RULES.library if card.set == name for _ in range(card.copies)]
    return sum(card.stats.get("boost", 0) for card in cards), sum(bool(card.at(ON_BOOST)) for card in cards)


@pytest.mark.parametrize(
    ("name", "cards", "icons", "stars"),
    [
        pytest.param("klaw", 16 + 2, 19, 4, marks=pytest.mark.rule("MC-SET-02")),
        pytest.param("ultron", 19 + 2, 23, 5, marks=pytest.mark.rule("MC-SET-03")),
        pytest.param("masters_of_evil", 7, 6, 4, marks=pytest.mark.rule("MC-SET-07")),
        pytest.param("under_attack", 5, 5, 2, marks=pytest.mark.rule("MC-SET-08")),
        pytest.param("legions_of_hydra", 6, 11, 0, marks=pytest.mark.rule("MC-SET-09")),
        pytest.param("the_doomsday_chair", 6, 11, 0, marks=pytest.mark.rule("MC-SET-10")),
        pytest.param("iron_man_nemesis", 5, 7, 2, marks=pytest.mark.rule("MC-SET-13")),
        pytest.param("she_hulk_nemesis", 5, 8, 2, marks=pytest.mark.rule("MC-SET-14")),
        pytest.param("black_panther_nemesis", 5, 9, 1, marks=pytest.mark.rule("MC-SET-15")),
    ],
)
def test_an_encounter_set_holds_what_the_box_does(name, cards, icons, stars):
    """A villain and a main scheme are one card more each."""
    assert copies(name).total() == cards
    assert boosts(name) == (icons, stars)


@pytest.mark.rule("MC-NEMESIS-01")
def test_a_nemesis_set_is_a_minion_a_side_scheme_and_three_other_cards():
    for hero in ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"):
        kinds = Counter(
            card.kind for card in RULES.library if card.set == f"{hero}_nemesis" for _ in range(card.copies)
        )
        assert (kinds.pop("minion"), kinds.pop("side scheme"), kinds.total()) == (1, 1, 3)


@pytest.mark.rule("MC-MODULAR-02")
def test_more_than_one_modular_set_may_be_used():
    state = dealt(modular=["suggested", "the-doomsday-chair"])
    sets = {state.definition[card].set for card in state.zones[ENCOUNTER_DECKS[0].at()]}
    assert {"bomb_scare", "the_doomsday_chair"} <= sets
    assert "under_attack" not in sets
    assert all(state.definition[card].set.endswith("_nemesis") for card in state.zones[SET_ASIDE.at()])


@pytest.mark.rule("MC-PLAY-12")
def test_everything_that_lies_on_a_minion_goes_when_it_goes(klaw):
    klaw.you(play=["Webbed Up", "Spider-Tracer"], minions=["Shocker"])
    klaw.put("Webbed Up", on="Shocker").put("Spider-Tracer", on="Shocker")
    klaw.leaves("Shocker")
    assert klaw.you.play == []
    assert sorted(klaw.you.discard) == ["Spider-Tracer", "Webbed Up"]


def test_biomechanical_upgrades_pass_over_a_minion_that_has_them(klaw):
    klaw.you(minions=["Tiger Shark", "Hydra Bomber"])
    klaw.reveals("Biomechanical Upgrades").reveals("Biomechanical Upgrades")
    for minion in ("Tiger Shark", "Hydra Bomber"):
        assert [klaw.game.face(card).name for card in klaw.game.on(klaw.card(minion))] == ["Biomechanical Upgrades"]


def test_rage_of_ultron_counts_its_own_attack_only(carol):
    carol.activates("Rhino").declines()
    assert carol.you.damage == 2
    carol.rhino("stunned").reveals("Rage of Ultron")
    assert carol.you.discard == [], "a stunned villain did not attack"
    carol.reveals("Rage of Ultron").declines()
    assert len(carol.you.discard) == 2


def test_rage_of_ultron_discards_a_card_for_a_single_point_of_damage(carol):
    carol.reveals("Rage of Ultron").defends("Captain Marvel")
    assert carol.you.damage == 1
    assert len(carol.you.discard) == 1
