"""What Thanos and Yellowjacket do as main characters of the issue MCU Villains."""

import pytest

from .made_up import made_up
from .mcu_villains import ARCHER, BRUTE, CROOK, NINE, ROCK, WALL, attacked_by, card_of, level, to_the_main_phase, xp

THANOS, YELLOWJACKET = "mcu-villains-thanos-main", "mcu-villains-yellowjacket-main"


# Thanos


@pytest.mark.parametrize("at", [1, 2])
def test_thanos_bathes_the_star_ways(duel, at):
    duel.you(main=THANOS, level=at, front=[WALL], locations=["Laboratory"])
    duel.enemy(front=[BRUTE, ROCK], back=[ARCHER]).uses("Thanos", "Bathe the Star-Ways With Blood")
    counted = {name: duel.counters(name) for name in ("Brute", "Rock", "Archer", "Wall", "Magneto", "Thanos")}
    assert counted == {"Brute": -1, "Rock": -1, "Archer": -1, "Wall": 0, "Magneto": 0, "Thanos": 0}


@pytest.mark.card("mcu-villains-thanos-level-1")
@pytest.mark.rule("VS-TRIGGER-07")
def test_thanos_learns_the_cost_of_whom_he_kos(duel):
    duel.you(main=THANOS, front=["main", CROOK], locations=["Laboratory"]).enemy(front=["Black Widow", "Hawkeye"])
    duel.attacks("Thanos", on="Black Widow").everyone_passes()
    cost = {name: duel.game.value(card_of(duel, name), "cost") for name in ("Black Widow", "Hawkeye")}
    assert duel.enemy.ko_pile == ["Black Widow"]
    assert xp(duel) == cost["Black Widow"]
    assert cost["Black Widow"] > 0
    duel.counter("Hawkeye", 1 - duel.stats("Hawkeye")[1]).uses("Thanos", "Bathe the Star-Ways With Blood")
    assert sorted(duel.enemy.ko_pile) == ["Black Widow", "Hawkeye"]
    assert (level(duel), xp(duel)) in {(1, cost["Black Widow"] + cost["Hawkeye"]), (2, 0)}


@pytest.mark.card("mcu-villains-thanos-level-1")
def test_thanos_learns_nothing_from_kos_of_others_or_stuns(duel):
    duel.you(main=THANOS, front=["main", "Hulk"]).enemy(front=["Black Widow", made_up("Tough", defense=2)])
    duel.attacks("Hulk", on="Black Widow").everyone_passes()
    duel.attacks("Thanos", on="Tough").everyone_passes()
    assert "Tough" in duel.stunned
    assert xp(duel) == 0


@pytest.mark.card("mcu-villains-thanos-level-1", "mcu-villains-thanos-level-2")
def test_thanos_levels_up_with_six(duel):
    duel.you(main=THANOS, front=["main"]).enemy(front=["Black Widow"])
    duel.game.state.put("xp", duel.you.main, 5)
    duel.attacks("Thanos", on="Black Widow").everyone_passes()
    assert level(duel) == 2


@pytest.mark.card("mcu-villains-thanos-level-2")
def test_thanos_hurts_main_characters_who_are_down(duel):
    duel.you(main=THANOS, level=2, locations=["Fortress"], front=[WALL]).enemy(front=[BRUTE])
    duel.stun("Magneto", 1).stun("Brute", 1).stun("Wall", 1)
    duel.uses("Thanos", "You Will Know What It's Like To Lose")
    assert [duel.wounds(name) for name in ("Magneto", "Brute", "Wall", "Thanos")] == [2, 1, 1, 0]


@pytest.mark.card("mcu-villains-thanos-level-2")
def test_thanos_does_not_hurt_main_characters_who_stand(duel):
    duel.you(main=THANOS, level=2, locations=["Fortress"])
    if duel.can_use("Thanos", "You Will Know What It's Like To Lose"):
        duel.uses("Thanos", "You Will Know What It's Like To Lose")
    assert duel.wounds("Magneto") == 0


def test_thanos_hurts_all_enemies_who_are_down(trio):
    trio.you(main=THANOS, level=2, locations=["Fortress"]).third(main="Storm")
    trio.stun("Magneto", 1).stun("Storm", 1).uses("Thanos", "You Will Know What It's Like To Lose")
    assert (trio.wounds("Magneto"), trio.wounds("Storm")) == (2, 2)


# Yellowjacket


STINGER = "Energy Pulse Stinger"


@pytest.mark.parametrize("at", [1, 2])
def test_yellowjacket_stings_the_weak(duel, at):
    duel.you(main=YELLOWJACKET, level=at, front=[WALL], locations=["Laboratory"])
    duel.enemy(front=[BRUTE, ROCK, made_up("Four", atk=4)], back=[ARCHER, CROOK]).stun("Crook")
    duel.counter("Four", -1).counter("Archer", 1)
    duel.uses("Yellowjacket", STINGER)
    assert set(duel.offered("choose")) == {"Rock", "Four"}
    duel.chooses("Four")
    assert (duel.stunned, duel.wounds("Four")) == ({"Four", "Crook"}, 1)


@pytest.mark.card("mcu-villains-yellowjacket-level-1")
def test_yellowjacket_learns_from_recruits_who_are_weak(duel):
    weak, strong = made_up("Weak", atk=3), made_up("Strong", atk=4)
    duel.you(main=YELLOWJACKET, hand=[weak, strong], locations=["Academy"] * 2, deck=NINE)
    duel.enemy(hand=[made_up("Other", atk=1)], locations=["Academy"], deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Strong", amount=0)
    assert xp(duel) == 0
    duel.takes("recruit", "Weak", amount=0)
    assert xp(duel) == 1
    to_the_main_phase(duel).ends_turn().takes("done").takes("recruit", "Other", amount=0)
    assert xp(duel) == 1


@pytest.mark.card("mcu-villains-yellowjacket-level-1", "mcu-villains-yellowjacket-level-2")
def test_yellowjacket_levels_up_with_four(duel):
    duel.you(main=YELLOWJACKET, hand=[made_up("Weak", atk=1)], locations=["Academy"] * 2, deck=NINE)
    duel.game.state.put("xp", duel.you.main, 3)
    duel.starts("turn").takes("done").takes("recruit", "Weak", amount=0)
    assert (level(duel), duel.stats("Yellowjacket")) == (2, (1, 10))


@pytest.mark.card("mcu-villains-yellowjacket-level-2")
@pytest.mark.parametrize(("defense", "falls"), [(10, True), (11, False)])
def test_yellowjacket_strikes_ten_times_as_hard(duel, defense, falls):
    duel.you(main=YELLOWJACKET, level=2, front=["main"], locations=["Fortress"])
    duel.enemy(front=[made_up("Target", atk=0, defense=defense)])
    duel.attacks("Yellowjacket", on="Target").uses("Yellowjacket", "Magnified Strength")
    assert duel.stats("Yellowjacket") == (1, 10), "it is the strike that is strong"
    duel.everyone_passes()
    assert ("Target" in duel.stunned) is falls


@pytest.mark.card("mcu-villains-yellowjacket-level-2")
def test_yellowjacket_strikes_back_ten_times_as_hard_with_counters_and_all(duel):
    duel.you(main=YELLOWJACKET, level=2, front=["main"], locations=["Fortress"]).counter("Yellowjacket", 2)
    duel.enemy(front=[made_up("Target", atk=3, defense=30)])
    attacked_by(duel, "Target", on="Yellowjacket").uses("Yellowjacket", "Magnified Strength").everyone_passes()
    assert duel.stunned == {"Target"}


@pytest.mark.card("mcu-villains-yellowjacket-level-2")
def test_yellowjacket_is_magnified_in_his_own_fights_only(duel):
    duel.you(main=YELLOWJACKET, level=2, front=["main", WALL], locations=["Fortress"] * 2).enemy(front=[ROCK])
    duel.attacks("Wall", on="Rock")
    assert not duel.can_use("Yellowjacket", "Magnified Strength")
    duel.everyone_passes()
