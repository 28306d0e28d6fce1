"""Cards with a star: what each does when it boosts an attack or a scheme."""

import pytest

from .scenario import Scenario


def boosted(table, card, player=None, by="Rhino"):
    """The villain begins to activate against a player, and this is its boost card."""
    table.rhino(encounter=[card])
    return table.activates(by, player)


def test_sweeping_swoop_stuns_whom_the_attack_hurts(carol):
    carol.you(play=["Tigra"])
    boosted(carol, "Sweeping Swoop").declines()
    assert carol.you.has("stunned")
    assert not carol.has("Tigra", "stunned")


def test_sweeping_swoop_stuns_an_ally_who_defends(carol):
    carol.you(play=["Hulk"])
    boosted(carol, "Sweeping Swoop").defends("Hulk")
    assert carol.has("Hulk", "stunned")
    assert not carol.you.has("stunned")


def test_what_a_boost_card_leaves_behind_is_over_with_the_activation(carol):
    carol.you("tough")
    boosted(carol, "Sweeping Swoop").declines()
    assert not carol.you.has("stunned"), "the tough card took it"
    carol.takes_damage("Captain Marvel", 1)
    carol.activates("Rhino").declines()
    assert carol.you.damage == 1 + 2
    assert not carol.you.has("stunned")


def test_sweeping_swoop_does_nothing_to_a_villain_who_is_struck_back(carol):
    carol.you(identity="Black Panther")
    boosted(carol, "Sweeping Swoop").declines()
    assert carol.you.has("stunned")
    assert carol.villain_hit_points == 14 - 1
    assert not carol.has("Rhino", "stunned")


def test_sonic_boom_exhausts_a_hero_who_is_hurt(carol):
    carol.you(play=["Hulk"])
    boosted(carol, "Sonic Boom").declines()
    assert carol.you.has("exhausted")
    assert not carol.has("Hulk", "exhausted")


def test_sonic_boom_leaves_a_hero_alone_whose_ally_is_hurt(carol):
    carol.you(play=["Hulk"])
    boosted(carol, "Sonic Boom").defends("Hulk")
    assert carol.damage("Hulk") == 2
    assert not carol.you.has("exhausted")


def test_kree_manipulator_places_threat_if_nobody_defends(carol):
    boosted(carol, "Kree Manipulator").declines()
    assert carol.threat == 1
    boosted(carol, "Kree Manipulator").defends("Captain Marvel")
    assert carol.threat == 1


def test_kree_manipulator_speaks_of_attacks_only(carol):
    carol.you("alter-ego")
    boosted(carol, "Kree Manipulator")
    assert carol.threat == 1, "the scheme's own"


def test_electric_whip_attack_costs_an_upgrade_if_nobody_defends(carol):
    carol.you(play=["Captain Marvel's Helmet", "Tigra"])
    boosted(carol, "Electric Whip Attack").defends("Captain Marvel")
    assert carol.you.play == ["Captain Marvel's Helmet", "Tigra"]
    boosted(carol, "Electric Whip Attack").declines()
    assert carol.you.play == ["Tigra"]


@pytest.mark.rule("MC-BOOST-03")
@pytest.mark.parametrize("card", ["Heart-Shaped Herb", "Tiger Shark"])
def test_some_boost_cards_make_the_villain_tough(carol, card):
    boosted(carol, card).declines()
    assert carol.has("Rhino", "tough")
    assert carol.encounter_discard == [card]


@pytest.mark.rule("MC-BOOST-05")
def test_weapons_runner_joins_the_fight_instead_of_being_discarded(carol):
    boosted(carol, "Weapons Runner").declines()
    assert carol.you.minions == ["Weapons Runner"]
    assert carol.encounter_discard == []


@pytest.mark.rule("MC-BOOST-11")
def test_weapons_runner_engages_the_player_who_defends(duo):
    boosted(duo, "Weapons Runner", duo.you).passes().declines().defends("Captain Marvel")
    assert (duo.you.minions, duo.partner.minions) == ([], ["Weapons Runner"])


@pytest.mark.rule("MC-BOOST-04")
def test_radioactive_man_costs_a_card_from_hand(carol):
    carol.you(hand=["Genius"])
    boosted(carol, "Radioactive Man").declines()
    assert carol.you.discard == ["Genius"]
    assert carol.you.minions == [], "as a boost card he is no minion"


def test_whirlwind_hurts_every_hero_and_nobody_else(duo):
    duo.you(play=["Tigra"])
    boosted(duo, "Whirlwind", duo.you).passes().declines().declines()
    assert (duo.you.damage, duo.partner.damage, duo.damage("Tigra")) == (2 + 1, 1, 0)


def test_whirlwind_passes_over_alter_egos(duo):
    duo.partner("alter-ego")
    boosted(duo, "Whirlwind", duo.you).passes().declines()
    assert (duo.you.damage, duo.partner.damage) == (2 + 1, 0)


def test_melter_exhausts_the_allies_of_the_attacked_player(duo):
    duo.you(play=["Tigra", "Hulk"]).partner(play=["Mockingbird"])
    boosted(duo, "Melter", duo.you).passes().declines().declines()
    assert [duo.has(name, "exhausted") for name in ("Tigra", "Hulk", "Mockingbird")] == [True, True, False]
    assert not duo.you.has("exhausted")


def test_concussive_blast_hurts_all_characters_of_the_attacked_player(duo):
    duo.you(play=["Hulk"]).partner(play=["Tigra"])
    boosted(duo, "Concussive Blast", duo.you).passes().declines().declines()
    assert (duo.you.damage, duo.damage("Hulk")) == (2 + 1, 1)
    assert (duo.partner.damage, duo.damage("Tigra")) == (0, 0)


def test_android_efficiency_is_paid_off_or_makes_a_drone():
    table = Scenario("captain-marvel")
    table.environment("Ultron Drones")
    table.you(hand=["Energy", "Genius", "Strength"])
    boosted(table, "Android Efficiency").declines()
    assert len(table.options) == 2
    table.picks_mode(1)
    assert len(table.you.minions) == 1
    assert len(table.you.hand) == 3
    boosted(table, "Android Efficiency").declines().picks_mode(0)
    assert len(table.you.minions) == 1
    assert len(table.you.hand) == 2
