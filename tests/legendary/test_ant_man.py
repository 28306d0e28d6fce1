"""Ant-Man: who is Empowered by what lies in the HQ."""

import pytest

from .scenario import Scenario

TECHS = ("Team Player", "Arc Reactor", "Endless Invention", "Odinson", "Odinson")
LEGACY = (
    ("Original Ultron-1", 3, "Repulsor Rays", 1),
    ("Legions of Ultron", 4, "Team Player", 1),
    ("Alkhema", 4, "Keen Senses", 1),
    ("Future Ultron Prime", 5, "Team Player", 2),
    ("Brutish Ultron-14", 5, "Odinson", 1),
    ("Crimson Cowl", 5, "Oddball", 1),
)


@pytest.mark.rule("LG-KW-EMPOWERED-01")
def test_jocasta_is_empowered_by_tech_after_another_tech_card():
    table = Scenario().hand("Creation of Ultron").hq(*TECHS).play("Creation of Ultron")
    assert table.attack == 2
    table = Scenario().hand("Ride the Ants", "Creation of Ultron").hq(*TECHS).play("Ride the Ants")
    assert table.play("Creation of Ultron").attack == 1 + 2 + 3


@pytest.mark.parametrize(
    ("card", "points"),
    [("Reprocess", lambda table: table.recruit_points), ("Electromagnetic Eyebeams", lambda table: table.attack)],
)
def test_jocasta_reprocesses_what_was_discarded_or_gets_2_for_nothing(card, points):
    table = Scenario().hand(card).deck("Agent").discard("Odinson", "Keen Senses").play(card)
    usual = points(table)
    assert (table.in_discard(), sorted(table.in_deck())) == ([], ["Agent", "Keen Senses", "Odinson"])
    assert points(Scenario().hand(card).deck("Agent").play(card)) == usual + 2


def test_the_deck_is_shuffled_with_what_was_discarded():
    tops = set()
    for seed in range(8):
        table = (
            Scenario().random(seed).hand("Reprocess").deck(*["Agent"] * 3).discard(*["Odinson"] * 3).play("Reprocess")
        )
        tops.add(table.in_deck()[0])
    assert tops == {"Agent", "Odinson"}


def test_jocastas_image_changes_size_and_draws():
    table = Scenario().hand("Holographic Image Inducer").play("Holographic Image Inducer")
    assert table.in_hand() == ["Agent", "Agent"]
    table = Scenario().hand("Endless Invention").hq("Holographic Image Inducer", *["Odinson"] * 4).points(recruit=4)
    assert table.play("Endless Invention").can("recruit", "Holographic Image Inducer")


@pytest.mark.rule("LG-KW-EMPOWERED-01")
def test_wonder_man_draws_or_is_empowered():
    table = Scenario().hand("One-Hit Wonder").hq("Odinson", "Odinson", "Oddball", "Oddball", "Oddball")
    table.leaving("play", "One-Hit Wonder")
    draws, empowers = table.options
    table._choose(empowers)
    assert (table.attack, table.in_hand()) == (2, [])
    table = Scenario().hand("One-Hit Wonder").leaving("play", "One-Hit Wonder")
    table._choose(table.options[0])
    assert (table.attack, table.in_hand()) == (0, ["Agent"])
    assert draws.verb == empowers.verb


@pytest.mark.rule("LG-KW-EMPOWERED-03")
def test_wonder_man_changes_the_hq_first():
    table = Scenario().hand("Repulsor Rays", "Ionic Energy").hq("Odinson", *["Optic Blast"] * 4)
    table.hero_deck("Lightning Bolt").play("Repulsor Rays").play("Ionic Energy", "Odinson")
    assert table.attack == 2 + 2 + 5
    table = Scenario().hand("Ionic Energy").hq("Odinson", *["Optic Blast"] * 4).play("Ionic Energy", "done")
    assert table.attack == 2


@pytest.mark.parametrize(
    ("absorbed", "gained"),
    [("Odinson", (0, 3)), ("Optic Blast", (3, 0)), ("Surge of Power", (3, 3)), ("Pure Fury", (0, 0))],
)
def test_wonder_man_absorbs_what_a_hero_prints(absorbed, gained):
    table = Scenario().hand("Absorb Ambient Power").hq(absorbed, *["Keen Senses"] * 4).hero_deck("Agent")
    table.play("Absorb Ambient Power", absorbed)
    assert (table.attack, table.recruit_points) == gained
    assert table.in_hq[0] == "Agent"


@pytest.mark.rule("LG-KW-EMPOWERED-06")
def test_the_8th_wonder_of_the_world_is_empowered_by_two_classes():
    table = Scenario().hand("8th Wonder of the World").hq("Oddball", "Keen Senses", "Odinson", "Optic Blast", "Oddball")
    table.hero_deck("Rise from the Ashes", "Agent").play("8th Wonder of the World", "Oddball", "Keen Senses", "done")
    assert table.attack == 4 + 3, "Strength, Ranged, and one that is Instinct and Ranged"


@pytest.mark.rule("LG-KW-EMPOWERED-02", "LG-KW-EMPOWERED-05")
@pytest.mark.parametrize(("villain", "attack", "source", "each"), LEGACY)
def test_ultrons_legacy_is_empowered(villain, attack, source, each):
    table = Scenario().city(Bank=villain).hq(source, source, *["Agent"] * 3)
    table.can("end")
    assert table.attack_of(villain) == attack + 2 * each


@pytest.mark.parametrize(("villain", "attack"), [("Ultron Roboticks", 3), ("Original Ultron-1", 3)])
def test_two_of_them_cost_a_hero(villain, attack):
    table = Scenario().city(Bank=villain).hand("Agent", "Odinson").points(attack=attack)
    assert table.fight(villain, "Agent").koed == ["Agent"]


def test_ultron_roboticks_shrink_for_tech():
    table = Scenario().city(Bank="Ultron Roboticks").hand("Endless Invention", "Odinson").play("Endless Invention")
    assert not table.can("fight", "Ultron Roboticks")
    assert table.points(attack=1).can("fight", "Ultron Roboticks")


def test_the_rest_of_the_legacy_when_it_is_beaten():
    table = Scenario().city(Bank="Legions of Ultron").points(attack=4).fight("Legions of Ultron")
    assert table.in_hand() == ["Agent"]
    table = Scenario().city(Bank="Alkhema").hq(*["Odinson"] * 5).discard("Wound", "Agent").points(attack=4)
    assert table.fight("Alkhema", "Wound").koed == ["Wound"]
    table = (
        Scenario().city(Bank="Ultron-Pym").hq("Tidal Wave", *["Odinson"] * 4).hand("Endless Invention").points(attack=6)
    )
    table.fight("Ultron-Pym", "Tidal Wave").points(recruit=5).play("Endless Invention")
    assert table.can("recruit", "Tidal Wave")
    table = Scenario().city(Bank="Brutish Ultron-14").hand("Odinson", seat=1).points(attack=5)
    table.fight("Brutish Ultron-14", "reveal")
    assert (table.wounds(), table.wounds(1)) == (1, 0)


def test_future_ultron_prime_keeps_tech_alone():
    table = Scenario().hq("Odinson", "Team Player", "Keen Senses", "Team Player", "Oddball")
    table.hero_deck("Agent", "Trooper", "Officer").villain_deck("Future Ultron Prime", "Bystander").begin_turn()
    assert table.in_hq == ["Agent", "Team Player", "Trooper", "Team Player", "Officer"]
    assert table.attack_of("Future Ultron Prime") == 5 + 4


def test_crimson_cowl_comes_with_a_captive_and_ultron_14_wounds_as_he_escapes():
    table = Scenario().villain_deck("Crimson Cowl", "Bystander").begin_turn()
    assert table.held_by("Crimson Cowl") == ["Bystander"]
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Brutish Ultron-14").villain_deck("Sentinel", "Bystander")
    assert table.begin_turn("Keen Senses").wounds() == 1
