"""Guardians of the Galaxy: what single cards do."""

import pytest

from longbox.games.legendary.table.zones import ARTIFACTS

from .scenario import Scenario


def test_knives_give_an_attack_each_turn():
    assert Scenario().artifacts("Knives of the Hunter").use("use artifact").attack == 1


def test_interstellar_tracker_looks_discards_and_kos():
    table = Scenario().hand("The Destroyer", "Interstellar Tracker").deck("Wound", "Agent").play("The Destroyer")
    table.play("Interstellar Tracker", "yes", "yes")
    assert (table.koed, table.in_deck()) == (["Wound"], ["Agent"])
    kept = Scenario().hand("The Destroyer", "Interstellar Tracker").deck("Wound").play("The Destroyer")
    assert kept.play("Interstellar Tracker", "no").in_deck() == ["Wound"]


def test_the_destroyer_takes_artifacts_for_shards():
    table = Scenario(players=3).hand("Element Guns", "The Destroyer").play("Element Guns")
    table.artifacts("Implanted Memory Chip", seat=1).artifacts("Element Guns", seat=2)
    table.play("The Destroyer")
    assert (table.cards(ARTIFACTS, 1), table.cards(ARTIFACTS, 2)) == ([], [])
    assert table.state.shards_of == [2, 0, 0]


def test_avatar_of_destruction_doubles():
    table = Scenario().hand("Weapons Master", "Avatar of Destruction").play("Weapons Master")
    assert table.play("Avatar of Destruction").attack == 4


def test_gamora_hunts_with_shards():
    table = Scenario().hand(
        "Bounty Hunter", "Galactic Assassin", "Galactic Assassin", "Deadliest Woman in the Universe"
    )
    table.city(Bank="Venom").play("Bounty Hunter")
    assert table.attack_of("Venom") == 6
    table.play("Deadliest Woman in the Universe")
    assert table.state.shards_of[0] == 3
    table.play("Galactic Assassin")
    assert table.attack_of("Venom") == 5
    table.play("Galactic Assassin")
    assert table.attack == 6


@pytest.mark.rule("LG-KW-SHARD-05")
def test_the_mastermind_gets_nothing_from_shards_this_turn_only():
    table = Scenario().hand("Bounty Hunter", "Bounty Hunter", "Galactic Assassin")
    boss = table.state.zones[table.game.rules.zones.names.index("mastermind")][0]
    before = table.game.value(boss, "attack")
    table.state.put("shards", boss, 2)
    table.state.shards_on_cards = 2
    assert table.game.value(boss, "attack") == before + 2
    table.play("Bounty Hunter").play("Bounty Hunter").play("Galactic Assassin")
    assert table.game.value(boss, "attack") == before
    table.end_turn()
    assert table.game.value(boss, "attack") == before + 2


def test_godslayer_blade_gains_shards_and_strikes_for_five():
    table = Scenario().artifacts("Godslayer Blade")
    table.state.shards_of = [3, 0]
    table.use("use artifact", "Godslayer Blade")
    assert table.state.shards_of[0] == 5
    table.use("use artifact", "Godslayer Blade")
    assert (table.state.shards_of[0], table.attack) == (0, 10)
    assert not table.can("use artifact")


def test_groot_prunes_grows_and_branches_out():
    table = Scenario().hand("Odinson", "Prune the Growths", "Surviving Sprig").discard("Wound").play("Odinson")
    table.play("Prune the Growths", "Wound").play("Surviving Sprig")
    assert (table.koed, table.state.shards_of[0]) == (["Wound"], 1)
    assert len(table.end_turn().in_hand()) == 7


def test_groot_and_branches_spends_shards_for_recruit():
    table = Scenario().hand("Legendary Outlaw", "Groot and Branches").play("Legendary Outlaw")
    table.play("Groot and Branches", "player")
    assert table.state.shards_of == [2, 1]
    table.use("spend for recruit")
    assert (table.state.shards_of[0], table.recruit_points) == (1, 3)
    table.use("spend for recruit")
    assert not table.can("spend for recruit")


def test_i_am_groot_gives_shards_for_the_next_recruit():
    table = Scenario().hand("I Am Groot").hq("Weapons Master").play("I Am Groot").recruit("Weapons Master")
    assert table.state.shards_of[0] == 5


def test_rocket_trades_cards_and_counts_his_friends():
    table = (
        Scenario().hand("Gritty Scavenger", "Element Guns", "Trigger Happy", "Wound").play("Gritty Scavenger", "Wound")
    )
    table.play("Element Guns").play("Trigger Happy")
    assert table.state.shards_of[0] == 2
    assert table.in_discard() == ["Wound"]


def test_incoming_detector_gains_a_shard_at_strikes_and_ambushes():
    table = Scenario().artifacts("Incoming Detector", seat=1).villain_deck("Juggernaut").leaving("begin")
    table.answer("Incoming Detector")
    assert table.state.shards_of == [0, 1]
    table = Scenario(mastermind="loki").artifacts("Incoming Detector").villain_deck("Strike").leaving("begin")
    table.answer("Incoming Detector")
    assert table.state.shards_of == [1, 0]


def test_vengeance_is_rocket_counts_strikes():
    table = Scenario().hand("Gritty Scavenger", "Vengeance is Rocket").ko_pile("Strike", "Strike")
    table.play("Gritty Scavenger", "done").play("Vengeance is Rocket")
    assert table.attack == 5 + 2
