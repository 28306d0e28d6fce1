"""What Abomination and Iron Monger do as main characters of the MCU Villains."""

import pytest

from longbox.games.vs.chapters.counters import gets, put_counters, remove_counters

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up
from .mcu_villains import BRUTE, NINE, ROCK, WALL, appears, kos, level, picks_player, stuns, to_the_main_phase, xp

ABOMINATION, MONGER = "mcu-abomination-main", "mcu-iron-monger-main"
WANT_THAT = "I Want That. I Need That. Make Me That."
REAL_FIGHT = "Give Me a Real Fight!"
GREAT_IDEA = "You Had a Great Idea, Tony"
FRIEND, HELPER = made_up("Friend"), made_up("Helper")


# Abomination


@pytest.mark.card("mcu-abomination-level-1")
@pytest.mark.parametrize(("of", "counters"), [("Brute", 4), ("Wall", 3)])
def test_abomination_gets_as_many_counters_as_somebody_else_has(duel, of, counters):
    duel.you(main=ABOMINATION, front=[WALL], locations=["Academy"]).enemy(front=[BRUTE, ROCK])
    duel.counter("Wall", 2).counter("Brute", 3).counter("Abomination", 1)
    duel.uses("Abomination", WANT_THAT)
    offered = duel.offered("choose")
    assert {"Wall", "Brute"} <= set(offered), "those of any side"
    assert "Abomination" not in offered
    duel.chooses(of)
    assert (duel.counters("Abomination"), duel.counters("Brute"), duel.counters("Wall")) == (counters, 3, 2)
    assert duel.you.resources == ["Academy (face down)"]


@pytest.mark.card("mcu-abomination-level-1")
def test_abomination_wants_no_minus_counters(duel):
    duel.you(main=ABOMINATION, locations=["Academy"]).enemy(front=[BRUTE, ROCK])
    duel.counter("Brute", -2).counter("Rock", 1)
    duel.uses("Abomination", WANT_THAT, "Brute")
    assert duel.counters("Abomination") == 0


@pytest.mark.card("mcu-abomination-level-1")
def test_a_gain_of_atk_is_one_xp_for_abomination_however_large(duel):
    duel.you(main=ABOMINATION, locations=["Academy"], hand=["mcu-abomination"]).enemy(front=[BRUTE])
    duel.counter("Brute", 3).uses("Abomination", WANT_THAT, "Brute")
    assert (duel.counters("Abomination"), xp(duel)) == (3, 1)
    duel.takes("power up", "Abomination")
    assert (xp(duel), level(duel)) == (2, 1)


@pytest.mark.card("mcu-abomination-level-1")
@pytest.mark.rule("VS-STAT-14")
def test_what_is_no_gain_of_atk_teaches_abomination_nothing(duel):
    duel.you(main=ABOMINATION, front=[WALL]).enemy(front=[BRUTE])
    card, wall = duel.card("Abomination"), duel.card("Wall")
    duel.happens(lambda game: put_counters(game, (card,), -2, seat=ENEMY, source=-1))
    duel.happens(lambda game: remove_counters(game, (card,), seat=YOU, source=-1))
    duel.happens(lambda game: gets(game, (card,), 0, 3, ("turn", 0), seat=YOU, source=-1))
    duel.happens(lambda game: put_counters(game, (wall,), 2, seat=YOU, source=-1))
    assert xp(duel) == 0
    duel.happens(lambda game: gets(game, (card,), 2, 0, ("turn", 0), seat=YOU, source=-1))
    assert xp(duel) == 1


@pytest.mark.card("mcu-abomination-level-1", "mcu-abomination-level-2")
def test_abomination_levels_up_with_four(duel):
    duel.you(main=ABOMINATION).game.state.put("xp", duel.you.main, 2)
    card = duel.card("Abomination")
    for learned in ((1, 3), (2, 0)):
        duel.happens(lambda game: put_counters(game, (card,), 1, seat=YOU, source=-1))
        assert (level(duel), xp(duel)) == learned
    assert duel.stats("Abomination") == (8, 8)


@pytest.mark.card("mcu-abomination-level-2")
def test_abomination_strikes_back_at_a_whole_team(duel):
    duel.you(front=[FRIEND, HELPER]).enemy(main=ABOMINATION, level=2, front=["main"])
    duel.attacks("Friend", "Helper", on="Abomination").everyone_passes()
    assert duel.fallen == {"Friend", "Helper", "Abomination"}


def challenged(duel, **enemy):
    """Abomination wants a real fight; it is the enemy's turn, after their Formation Step."""
    duel.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    duel.enemy(deck=NINE, **enemy)
    return duel.uses("Abomination", REAL_FIGHT).ends_turn().skips_building()


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_abomination_calls_somebody_forward_who_must_fight_him_first(duel):
    challenged(duel, front=[FRIEND, BRUTE], back=[HELPER])
    assert duel.decision.seat == YOU
    assert set(duel.offered("choose")) == {"Friend", "Brute", "Helper", "Magneto"}, "whoever is in front already, too"
    duel.chooses("Helper")
    assert "Helper" in duel.enemy.front
    assert "Magneto" in duel.enemy.back
    assert duel.decision.seat == ENEMY
    assert duel.offers("attack", "Helper", to="Abomination")
    assert not duel.offers("attack", "Helper", to="Wall")
    assert not duel.offers("attack", "Friend", to="Wall")
    assert not duel.offers("attack", "Brute", to="Wall")
    assert duel.offers("end"), "or nobody attacks"
    duel.takes("attack", "Helper", to="Abomination")
    if duel.offers("done"):
        duel.takes("done")
    duel.everyone_passes()
    assert duel.offers("attack", "Brute", to="Wall"), "the next attack is free"


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_abomination_may_call_one_who_is_in_front_already(duel):
    challenged(duel, front=[FRIEND, BRUTE], back=[HELPER]).chooses("Brute")
    assert duel.enemy.front == ["Friend", "Brute"]
    assert set(duel.offered("attack")) <= {"Brute", "Friend"}
    assert duel.offers("attack", "Brute", to="Abomination")
    assert not duel.offers("attack", "Brute", to="Wall")
    assert not duel.offers("attack", "Friend", to="Wall")


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_others_may_fight_abomination_at_the_side_of_whom_he_called(duel):
    challenged(duel, front=[FRIEND], back=[HELPER]).chooses("Helper")
    duel.takes("attack", "Friend", to="Abomination")
    if not duel.in_combat:
        duel.takes("join", "Helper")
    assert {duel.game.face(card).name for card in duel.game.state.attackers} == {"Friend", "Helper"}


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_nobody_is_bound_who_can_not_come_at_abomination(duel):
    duel.you(main=ABOMINATION, level=2, front=[WALL], back=["main"], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[FRIEND], back=[HELPER], deck=NINE)
    duel.uses("Abomination", REAL_FIGHT).ends_turn().skips_building().chooses("Helper")
    assert duel.offers("attack", "Friend", to="Wall"), "he stands behind the wall"
    assert duel.offers("attack", "Helper", to="Wall")


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_a_stunned_abomination_gets_no_real_fight(duel):
    duel.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[FRIEND], back=[HELPER], deck=NINE).uses("Abomination", REAL_FIGHT)
    stuns(duel, "Abomination").ends_turn().skips_building()
    duel.chooses("Helper")
    assert "Helper" in duel.enemy.front, "he is called forward all the same"
    assert duel.offers("attack", "Friend", to="Wall")


@pytest.mark.card("mcu-abomination-level-2")
def test_the_real_fight_is_for_one_turn(duel):
    challenged(duel, front=[FRIEND], back=[HELPER]).chooses("Helper").ends_turn().skips_building().ends_turn()
    duel.skips_building()
    assert duel.offers("attack", "Friend", to="Wall"), "nobody is called forward once more"


@pytest.mark.card("mcu-abomination-level-2")
def test_a_turn_without_an_attack_leaves_nobody_bound(duel):
    challenged(duel, front=[FRIEND, made_up("Third")], back=[HELPER]).chooses("Helper")
    duel.ends_turn().skips_building()
    assert duel.decision.seat == YOU
    assert duel.offers("attack", "Abomination", to="Friend"), "nor is your own attack bound to anything"


def test_abomination_says_which_player_gives_him_a_real_fight(trio):
    trio.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    trio.enemy(front=[FRIEND], deck=NINE).third(back=[HELPER], deck=NINE)
    trio.uses("Abomination", REAL_FIGHT)
    picks_player(trio, THIRD).ends_turn().skips_building()
    assert trio.decision.seat == ENEMY
    assert trio.offers("attack", "Friend", to="Wall"), "the other one is free"
    trio.ends_turn().skips_building()
    assert trio.decision.seat == YOU
    trio.chooses("Helper")
    assert trio.decision.seat == THIRD
    assert trio.offers("attack", "Helper", to="Abomination")
    assert not trio.offers("attack", "Helper", to="Wall")


# Iron Monger


@pytest.mark.card("mcu-iron-monger-level-1")
@pytest.mark.rule("VS-CARD-37")
def test_iron_monger_recruits_from_an_enemy_ko_pile_by_the_idea_of_another(duel):
    duel.you(main=MONGER, locations=["Academy"] * 6, ko=["Ant-Man"], deck=NINE)
    duel.enemy(ko=["Thor", "Academy", "Black Widow"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    assert sorted(duel.offered("choose")) == ["Black Widow", "Thor"]
    duel.chooses("Thor").takes("done")
    assert duel.offered("recruit").count("Thor") >= 1
    assert "Black Widow" not in duel.offered("recruit")
    assert duel.game.state.points[YOU] == 6
    duel.takes("recruit", "Thor", amount=0)
    assert (duel.you.front, duel.enemy.ko_pile, duel.game.state.points[YOU]) == (
        ["Thor"],
        ["Academy", "Black Widow"],
        0,
    )
    assert xp(duel) == 1, "it is a card that the enemy owns"


@pytest.mark.card("mcu-iron-monger-level-1")
def test_the_great_idea_is_no_gift_and_lasts_for_a_turn(duel):
    duel.you(main=MONGER, locations=["Academy"] * 5, deck=NINE).enemy(ko=["Thor"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    duel.takes("done")
    assert not duel.offers("recruit", "Thor"), "five points are not six"
    duel.you(face_down=["Hulk"] * 3).takes("done").takes("done")
    duel.ends_turn().skips_building().ends_turn().takes("done")
    assert not duel.offers("recruit", "Thor"), "it was for that turn"
    assert xp(duel) == 0


@pytest.mark.card("mcu-iron-monger-level-1")
def test_whom_iron_monger_has_from_an_enemy_falls_back_to_that_enemy(duel):
    duel.you(main=MONGER, locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    duel.takes("done").takes("recruit", "Thor", amount=0)
    kos(duel, "Thor")
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == ([], ["Thor"])


@pytest.mark.card("mcu-iron-monger-level-1")
@pytest.mark.rule("VS-CARD-37")
def test_iron_monger_steals_ideas_whenever_enemies_recruit_and_not_from_his_own_cards(duel):
    duel.you(main=MONGER, hand=["Ant-Man"], locations=["Academy"], deck=NINE)
    duel.enemy(hand=[BRUTE, FRIEND], locations=["Academy"] * 4, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert xp(duel) == 0
    to_the_main_phase(duel).ends_turn().takes("done")
    duel.takes("recruit", "Brute", amount=0)
    assert xp(duel) == 1
    duel.takes("recruit", "Friend", amount=0)
    assert xp(duel) == 2


@pytest.mark.card("mcu-iron-monger-level-1")
def test_what_only_appears_is_not_recruited(duel):
    duel.you(main=MONGER).enemy(ko=["Thor"])
    appears(duel, "Thor")
    assert (duel.enemy.front, xp(duel)) == (["Thor"], 0)


@pytest.mark.card("mcu-iron-monger-level-1", "mcu-iron-monger")
@pytest.mark.rule("VS-CARD-37")
def test_your_own_card_recruited_by_an_enemy_is_no_idea_of_others(duel):
    duel.you(main=MONGER, ko=["Ant-Man"], deck=NINE)
    duel.enemy(front=["mcu-iron-monger"], locations=["Academy"] * 3, deck=NINE)
    duel.ends_turn().uses("Iron Monger", "The Golden Goose").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert (duel.enemy.front, xp(duel)) == (["Iron Monger", "Ant-Man"], 0)


@pytest.mark.card("mcu-iron-monger-level-1", "mcu-iron-monger-level-2")
def test_iron_monger_levels_up_with_five(duel):
    duel.you(main=MONGER, deck=NINE).enemy(hand=[BRUTE, FRIEND], locations=["Academy"] * 4, deck=NINE)
    duel.game.state.put("xp", duel.you.main, 3)
    duel.ends_turn().takes("done")
    for name, learned in (("Brute", (1, 4)), ("Friend", (2, 0))):
        duel.takes("recruit", name, amount=0)
        assert (level(duel), xp(duel)) == learned
    assert duel.has("Iron Monger", "flight")


@pytest.mark.card("mcu-iron-monger-level-2")
def test_iron_monger_still_has_great_ideas(duel):
    duel.you(main=MONGER, level=2, locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor", "Hulk"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA, "Thor").takes("done").takes("recruit", "Thor", amount=1)
    assert (duel.you.back, duel.enemy.ko_pile) == (["Iron Monger", "Thor"], ["Hulk"])


@pytest.mark.card("mcu-iron-monger-level-2")
@pytest.mark.parametrize(
    ("of", "before", "after"), [("Brute", 0, 2), ("Brute", -2, 2), ("Rock", 0, 0), ("Brute", 4, 4)]
)
def test_the_suit_of_iron_monger_is_more_advanced(duel, of, before, after):
    duel.you(main=MONGER, level=2, front=[WALL], locations=["Fortress"]).enemy(front=[BRUTE, ROCK], back=[FRIEND])
    duel.stun("Friend").counter("Iron Monger", before)
    duel.uses("Iron Monger", "But My Suit is More Advanced")
    assert set(duel.offered("choose")) == {"Brute", "Rock", "Friend", "Magneto"}
    duel.chooses(of)
    assert duel.counters("Iron Monger") == after
    assert duel.offers("end")
