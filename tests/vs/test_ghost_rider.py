"""Ghost Rider, who drives into an enemy row and fights there."""

import pytest
from tests.vs.duel import ENEMY
from tests.vs.made_up import made_up

from longbox.engine import history
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.table.zones import BACK, FRONT

LEVEL_2 = {"main": "Ghost Rider", "level": 2, "front": ["main"], "locations": ["Training Ground"]}
WEAK = made_up("Weak", atk=1, defense=3, health=1)
FEEBLE = made_up("Feeble", atk=5, defense=3)


def drives(duel, row):
    return duel.uses("Ghost Rider", "Hell on Wheels").takes("drive", amount=row.at(ENEMY))


def defenders_offered(duel):
    return {duel.game.face(option.to).name for option in duel.decision.options if option.verb == "attack"}


@pytest.mark.card("ghost-rider-level-1")
def test_ghost_rider_stuns_whoever_has_attacked_since_his_last_turn(duel):
    duel.you(main="Ghost Rider", front=["main", "Hulk"], locations=["Academy", "Fortress"], deck=["Hulk"] * 9)
    duel.enemy(front=[WEAK, FEEBLE], deck=["Hulk"] * 9)
    duel.on_enemy_turn().attacks("Feeble", on="Hulk").everyone_passes()
    duel.attacks("Weak", on="Ghost Rider").everyone_passes()
    assert duel.stunned == {"Feeble"}
    duel.ends_turn().skips_building().uses("Ghost Rider", "Spirit of Vengeance")
    assert "Weak" in duel.fallen, "it alone has attacked and is face up"


@pytest.mark.card("ghost-rider-level-1")
@pytest.mark.parametrize(("enemys_turn", "gained"), [(True, 1), (False, 0)])
def test_ghost_rider_learns_when_others_are_ko_d_in_an_enemys_turn(duel, enemys_turn, gained):
    duel.you(main="Ghost Rider", front=["main", WEAK]).enemy(front=["Hulk"])
    if enemys_turn:
        duel.on_enemy_turn().attacks("Hulk", on="Weak").everyone_passes()
    else:
        duel.attacks("Weak", on="Hulk").everyone_passes()
    assert duel.you.ko_pile == ["Weak"]
    assert duel.game.state.xp[duel.card("Ghost Rider")] == gained


@pytest.mark.card("ghost-rider-level-2")
@pytest.mark.rule("VS-CARD-48")
def test_ghost_rider_makes_full_combats_one_by_one_until_he_is_stunned(duel):
    duel.you(hand=["Open Fire"], **LEVEL_2)
    duel.enemy(front=["Hulk", "Thor", "Ronan"], hand=["Find Cover"])
    drives(duel, FRONT).takes("attack", "Ghost Rider", to="Thor")
    assert "Ghost Rider" in duel.enemy.front
    duel.plays("Open Fire").plays("Find Cover")
    assert duel.stats("Thor") == (6, 8)
    duel.everyone_passes().takes("place", amount=1)
    assert duel.stunned == {"Thor", "Ghost Rider"}, "9 against 8; 6 against 6: he is down and it is over"
    assert (duel.you.back, "Ghost Rider" in duel.enemy.front) == (["Ghost Rider"], False)
    assert duel.offers("end")


@pytest.mark.card("ghost-rider-level-2")
@pytest.mark.rule("VS-CARD-48")
def test_ghost_rider_goes_on_though_exhausted_and_no_blow_adds_to_another(duel):
    duel.you(**LEVEL_2).enemy(front=[FEEBLE, made_up("Frail", atk=5, defense=3), "Hulk"], back=[WEAK])
    drives(duel, FRONT)
    assert defenders_offered(duel) == {"Feeble", "Frail", "Hulk"}, "nobody of the other row"
    duel.takes("attack", "Ghost Rider", to="Feeble").everyone_passes()
    duel.takes("attack", "Ghost Rider", to="Frail").everyone_passes()
    assert {"Feeble", "Frail"} <= duel.fallen
    assert "Ghost Rider" not in duel.stunned, "twice 5 against 6"
    duel.passes().takes("place", amount=0)
    assert duel.you.front == ["Ghost Rider"]
    assert "Ghost Rider" in duel.exhausted
    assert history.times(duel.game, ATTACK) == 2
    assert not defenders_offered(duel)


@pytest.mark.card("ghost-rider-level-2", "angel")
@pytest.mark.rule("VS-CARD-48")
def test_ghost_rider_fights_hand_to_hand_in_a_back_row(duel):
    duel.you(**LEVEL_2).enemy(front=["main", "Hulk"], back=["Angel", WEAK])
    drives(duel, BACK)
    assert defenders_offered(duel) == {"Angel", "Weak"}, "nobody protects them, and Dodge is for ranged attacks"
    duel.takes("attack", "Ghost Rider", to="Angel")
    assert not duel.game.state.ranged
    duel.everyone_passes()
    assert "Angel" in duel.fallen
    assert duel.wounds("Ghost Rider") == 0


@pytest.mark.card("ghost-rider-level-2")
def test_ghost_rider_drives_only_while_ready(duel):
    duel.you(**LEVEL_2).enemy(front=["Hulk"]).exhaust("Ghost Rider")
    duel.uses("Ghost Rider", "Hell on Wheels")
    assert not duel.offers("drive")
    assert duel.you.front == ["Ghost Rider"]


@pytest.mark.card("ghost-rider-level-2")
def test_ghost_rider_drives_back_at_once_from_an_empty_row(duel):
    duel.you(**LEVEL_2).enemy(front=["main", "Hulk"])
    drives(duel, BACK).takes("place", amount=0)
    assert duel.you.front == ["Ghost Rider"]
    assert "Ghost Rider" in duel.exhausted
