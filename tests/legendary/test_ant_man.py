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


@pytest.mark.card("defend-the-weak", "the-ebony-blade")
def test_the_black_knight_takes_back_and_cuts():
    table = Scenario().hand("Odinson", "Defend the Weak").discard("Keen Senses", "Agent").play("Odinson")
    assert table.play("Defend the Weak").in_hand() == ["Agent"]
    table = Scenario().hand("The Ebony Blade").victory("Sentinel", "Bystander", "Juggernaut")
    assert table.play("The Ebony Blade", "Juggernaut").attack == 6


@pytest.mark.card("flying-steed")
def test_the_black_knight_rides_away_from_a_strike():
    table = Scenario(mastermind="red-skull", players=2).hand("Agent").hand("Flying Steed", seat=1)
    table.villain_deck("Strike", *["Bystander"] * 5).leaving("begin", "", "Flying Steed")
    while table.game.decision is not None and not table.can("end"):
        table._choose(table.options[0])
    assert table.in_discard(1) == ["Flying Steed"]
    before = len(table.in_hand(1))
    table.end_turn()
    assert len(table.in_hand(1)) == before + 3, "at the end of another's turn"


def knight(**city):
    return Scenario(mastermind="morgan-le-fay", villains=["queens-vengeance"]).city(**city)


@pytest.mark.card("daystar", "gigantus")
def test_microscopic_queens_men():
    table = knight(Bank="Daystar").points(attack=5).deck("Wound", "Agent").fight("Daystar", "yes")
    assert table.koed == ["Wound"]
    table = knight(Bank="Gigantus").hand("Odinson", "Odinson", "Agent").points(attack=3).play("Odinson").play("Odinson")
    assert table.fight("Gigantus", "Agent").koed == ["Agent"]


@pytest.mark.card("iron-knight")
def test_the_iron_knight_wounds_those_without_tech():
    table = Scenario(players=2).city(Bridge="Iron Knight").hand("Team Player", seat=1).villain_deck("Sentinel", "Agent")
    table.city(Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel", Sewers="Sentinel")
    table.leaving("begin", "", "Keen Senses")
    while not table.can("end"):
        table._choose(table.options[0])
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


@pytest.mark.card("yeoman-america")
def test_yeoman_america_pays_for_colours():
    table = knight(Bank="Yeoman America").hand("Flying Steed", "Flying Steed", "Agent", "Odinson")
    table.play("Flying Steed").play("Flying Steed").fight("Yeoman America")
    assert table.recruit_points == 3, "Covert, Strength and grey"


@pytest.mark.card("mordred-the-evil")
def test_mordred_hands_cards_to_the_right():
    table = Scenario(players=3).city(Bank="Mordred the Evil").points(attack=5).discard("Wound", "Agent")
    table.fight("Mordred the Evil", "Wound")
    assert (table.in_discard(0), table.in_discard(2)) == (["Agent"], ["Wound"])


@pytest.mark.rule("LG-SPECIAL-08")
@pytest.mark.card("mordred-the-evil")
def test_all_choose_at_once_when_mordred_escapes():
    table = Scenario(players=3).city(Bridge="Mordred the Evil", Streets="Sentinel", Rooftops="Sentinel")
    table.city(Bank="Sentinel", Sewers="Sentinel").villain_deck("Sentinel", *["Bystander"] * 3)
    for seat in range(3):
        table.discard("Wound", "Agent" if seat else "Trooper", seat=seat)
    table.leaving("begin", "", "Keen Senses", "Trooper", "Agent")
    assert [table.in_discard(seat) for seat in range(3)] == [["Wound", "Trooper"]] + [["Wound", "Agent"]] * 2
    assert table.game.decision.sealed
    table.answer("Wound")
    assert [sorted(table.in_discard(seat)) for seat in range(3)] == [
        ["Agent", "Wound"],
        ["Wound", "Wound"],
        ["Agent", "Trooper"],
    ]


@pytest.mark.card("morgan-le-fay")
def test_morgan_raises_what_was_koed():
    table = Scenario(mastermind="morgan-le-fay", villains=["queens-vengeance", "hydra"], players=2)
    table.hand("Oddball", seat=1).ko_pile("Odinson", "Agent", "Wound", "Bystander")
    table.villain_deck("Strike", *["Bystander"] * 5).begin_turn("Wound", "reveal")
    assert (table.in_discard(0), table.in_discard(1)) == (["Wound"], [])
    assert "Wound" not in table.koed


@pytest.mark.card("sorcerous-blasts", "stolen-tomes-of-merlin", "transmogrify")
def test_morgans_tactics():
    def beaten(tactic, **setup):
        table = Scenario(mastermind="morgan-le-fay", **setup).hand(*["Trooper"] * 7).tactics(tactic, tactic)
        for _ in range(7):
            table.play("Trooper")
        return table

    setup = {"players": 3, "villains": ["queens-vengeance", "hydra", "spider-foes"]}
    table = beaten("Sorcerous Blasts", **setup).hand("Flying Steed", seat=1).hand("Agent", seat=2)
    table.fight("Morgan Le Fay", "Flying Steed")
    assert (table.in_discard(1), table.wounds(2)) == (["Flying Steed"], 1)
    table = beaten("Stolen Tomes of Merlin", **setup).hq("Flying Steed", "Odinson", "Bio-Electric Sting")
    table.fight("Morgan Le Fay")
    assert (table.can("recruit", "Bio-Electric Sting"), table.can("recruit", "Odinson")) == (True, False)
    table = beaten("Transmogrify", **setup).discard("Odinson", "Agent", seat=1).discard("Agent", seat=2)
    table.ko_pile("Keen Senses", "Bio-Electric Sting", "Wound", "Flying Steed").fight("Morgan Le Fay", "Wound")
    assert (table.in_discard(1), table.in_discard(2)) == (["Agent", "Wound"], ["Agent"])
    assert "Odinson" in table.koed


@pytest.mark.card("reverse-the-flow-of-time")
def test_morgan_turns_the_order_of_turns_round():
    table = Scenario(mastermind="morgan-le-fay", players=3, villains=["queens-vengeance", "hydra", "spider-foes"])
    table.hand(*["Trooper"] * 7).tactics("Reverse the Flow of Time", "Reverse the Flow of Time")
    for _ in range(7):
        table.play("Trooper")
    table.fight("Morgan Le Fay").end_turn()
    assert table.state.active == 2
    table.end_turn()
    assert table.state.active == 1
