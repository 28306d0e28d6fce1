"""What the Avengers of Legacy do."""

import pytest

from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import stun

from .duel import ENEMY, THIRD, YOU
from .legacy import counters, in_any_order, in_building, level, readies, turned, xp
from .made_up import made_up

AVENGERS = "Avengers"
WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
SCOUT = made_up("Scout", team=AVENGERS, atk=1, defense=4)
MEDIC = made_up("Medic", team=AVENGERS, atk=1, defense=4)
GUARD = made_up("Guard", team=AVENGERS, atk=1, defense=4)
HERO = made_up("Hero", team=AVENGERS, atk=1, defense=4)
THUG = made_up("Thug", team="Super Villains", atk=1, defense=4)
NINE = ["Fortress"] * 9
"""A deck of which nothing is recruited or laid by chance."""


# Thor


@pytest.mark.card("thor-level-1")
@pytest.mark.parametrize(
    ("names", "learned"), [(["Thor"], 1), (["Scout", "Medic"], 2), (["Thor", "Scout", "Medic"], 3)]
)
def test_thor_learns_by_each_good_attacker(duel, names, learned):
    duel.you(main="thor-main", front=["main", SCOUT, MEDIC]).enemy(front=[ROCK])
    in_any_order(duel.attacks(*names, on="Rock"))
    assert xp(duel, duel.you) == learned


@pytest.mark.card("thor-level-1")
def test_thor_learns_nothing_by_evil_attackers(duel):
    duel.you(main="thor-main", front=["main", THUG]).enemy(front=[ROCK])
    duel.attacks("Thug", on="Rock").everyone_passes()
    assert xp(duel, duel.you) == 0


@pytest.mark.card("thor-level-1")
def test_thor_learns_as_they_attack_and_not_by_those_without_a_team(duel):
    duel.you(main="thor-main", front=["main", "Daredevil", made_up("Nobody", team="")]).enemy(front=[ROCK])
    duel.attacks("Daredevil", on="Rock")
    assert xp(duel, duel.you) == 1, "as he attacks, of whichever Good team"
    duel.everyone_passes().attacks("Nobody", on="Rock")
    assert xp(duel, duel.you) == 1, "without a team nobody is Good"


@pytest.mark.card("thor-level-1")
def test_thor_learns_nothing_by_good_enemies(duel):
    duel.you(main="thor-main", front=["main"]).enemy(front=[HERO]).on_enemy_turn()
    duel.attacks("Hero", on="Thor").everyone_passes()
    assert xp(duel, duel.you) == 0


@pytest.mark.card("thor-level-1", "thor-level-2")
def test_thor_levels_up_at_seven_and_goes_berserk_on_both_levels(duel):
    duel.you(main="thor-main", front=["main"]).enemy(front=[ROCK])
    assert (duel.stats("Thor"), duel.has("Thor", "flight")) == ((1, 4), True)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 5, seat=YOU))
    in_any_order(duel.attacks("Thor", on="Rock"))
    assert (level(duel, duel.you), duel.stats("Thor"), xp(duel, duel.you)) == (1, (2, 5), 6)
    in_any_order(readies(duel.everyone_passes(), "Thor").attacks("Thor", on="Rock"))
    assert (level(duel, duel.you), duel.stats("Thor"), duel.has("Thor", "flight")) == (2, (7, 7), True)
    in_any_order(readies(duel.everyone_passes(), "Thor").attacks("Thor", on="Rock"))
    assert (duel.counters("Thor"), xp(duel, duel.you)) == (3, 0)


@pytest.mark.parametrize(
    "reached",
    [pytest.param(1, marks=pytest.mark.card("thor-level-1")), pytest.param(2, marks=pytest.mark.card("thor-level-2"))],
)
def test_thor_strikes_an_enemy_with_lightning(duel, reached):
    duel.you(main="thor-main", level=reached, front=["main", SCOUT], locations=["Laboratory"] * 2)
    duel.enemy(front=[WALL, ROCK, BRUTE]).stun("Brute")
    duel.uses("Thor", "Lightning Strike")
    assert set(duel.offered("choose")) == {"Wall", "Rock", "Magneto"}
    duel.chooses("Rock")
    assert counters(duel, "Rock", "Wall", "Scout", "Thor") == [-3, 0, 0, 0]
    assert not duel.can_use("Thor", "Lightning Strike"), "once a turn"
    assert turned(duel.you, "Laboratory") == 1


@pytest.mark.card("thor-level-2")
@pytest.mark.parametrize("wish", [True, False])
def test_the_god_of_thunder_doubles_his_counters_and_the_weakness_of_another(duel, wish):
    duel.you(main="thor-main", level=2, front=["main", SCOUT], locations=["Fortress"])
    duel.enemy(front=[ROCK, WALL, BRUTE]).counter("Thor", 3).counter("Rock", -2).counter("Wall", 2).counter("Scout", -1)
    duel.uses("Thor", "God of Thunder").says(wish)
    assert duel.counters("Thor") == 6
    if wish:
        assert {"Rock", "Scout"} <= set(duel.offered("choose")), "of either side"
        assert "Thor" not in duel.offered("choose")
        duel.chooses("Rock")
    assert counters(duel, "Thor", "Rock", "Wall", "Scout") == [6, -4 if wish else -2, 2, -1]


@pytest.mark.card("thor-level-2")
def test_who_is_twice_as_weak_may_fall(duel):
    duel.you(main="thor-main", level=2, front=["main", SCOUT], locations=["Fortress"]).counter("Scout", -2)
    duel.uses("Thor", "God of Thunder").says(True)
    if duel.offers("choose", "Scout"):
        duel.chooses("Scout")
    assert (duel.stunned, duel.stats("Thor")) == ({"Scout"}, (5, 5))


@pytest.mark.card("thor-level-2")
def test_the_god_of_thunder_does_not_double_his_own_weakness(duel):
    duel.you(main="thor-main", level=2, front=["main"], locations=["Fortress"]).enemy(front=[WALL]).counter("Thor", -2)
    duel.uses("Thor", "God of Thunder")
    if duel.offers("yes"):
        duel.says(True)
    assert not duel.offers("choose", "Thor"), "of another character"
    assert duel.counters("Thor") == -2


# Spider-Man. The levels of Legacy come after both of The Marvel Battles.

PETER_2 = {"main": "Spider-Man", "level": 3, "front": ["main", SCOUT, MEDIC, GUARD]}
PETER_3 = {**PETER_2, "level": 4}
EACH_PETER = [
    pytest.param(PETER_2, (4, 10), marks=pytest.mark.card("spider-man-legacy-level-2")),
    pytest.param(PETER_3, (6, 11), marks=pytest.mark.card("spider-man-legacy-level-3")),
]


@pytest.mark.parametrize(("peter", "numbers"), EACH_PETER)
def test_spider_man_has_great_power_for_each_friend_who_stands(duel, peter, numbers):
    atk, defense = numbers
    duel.you(locations=["Fortress"] * 2, **peter).enemy(front=[BRUTE])
    duel.stun("Guard").on_enemy_turn().attacks("Brute", on="Spider-Man").passes()
    assert duel.stats("Spider-Man") == numbers
    duel.uses("Spider-Man", "Great Power")
    assert duel.stats("Spider-Man") == (atk + 2, defense + 2), "on any turn"
    assert not duel.can_use("Spider-Man", "Great Power")
    duel.everyone_passes()
    assert duel.stats("Spider-Man") == numbers, "in this combat"


@pytest.mark.card("spider-man-legacy-level-2")
def test_great_power_is_for_those_in_the_combat(duel):
    duel.you(locations=["Fortress"], **PETER_2).enemy(front=[BRUTE]).attacks("Scout", on="Brute")
    assert not duel.can_use("Spider-Man", "Great Power")


@pytest.mark.card("spider-man-legacy-level-2", "spider-man-legacy-level-3")
def test_spider_man_learns_at_the_end_of_your_turn_by_those_who_stand(duel):
    duel.you(deck=NINE, **PETER_2).enemy(front=[WALL, BRUTE], deck=NINE).stun("Guard")
    duel.ends_turn()
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 2)
    duel.skips_building().ends_turn().skips_building()
    assert xp(duel, duel.you) == 2, "not at the end of an enemy turn"
    duel.ends_turn()
    assert (level(duel, duel.you), duel.stats("Spider-Man")) == (3, (6, 11)), "Guard has recovered: 5"


@pytest.mark.card("spider-man-legacy-level-3")
def test_his_amazing_friends_bring_cards_in_your_build_phase(duel):
    duel.you(locations=["Academy"], deck=NINE, **PETER_3).enemy(front=[WALL])
    in_building(duel)
    duel.exhaust("Medic")
    held = len(duel.you.hand)
    duel.uses("Spider-Man", "His Amazing Friends")
    assert len(duel.you.hand) == held + 3
    assert not duel.can_use("Spider-Man", "His Amazing Friends")


@pytest.mark.card("spider-man-legacy-level-3")
def test_his_friends_bring_nothing_while_stunned_and_not_in_the_main_phase(duel):
    duel.you(locations=["Academy"] * 2, deck=NINE, **PETER_3).enemy(deck=NINE)
    assert not duel.can_use("Spider-Man", "His Amazing Friends")
    duel.ends_turn().skips_building().ends_turn()
    duel.stun("Guard").stun("Scout").game.ask_again()
    held = len(duel.you.hand)
    duel.uses("Spider-Man", "His Amazing Friends")
    assert len(duel.you.hand) == held + 1


@pytest.mark.card("spider-man-legacy-level-2")
@pytest.mark.rule("VS-LEVEL-05")
def test_spider_mans_first_level_leads_to_either_second(duel):
    duel.you(main="Spider-Man", front=["main"])
    duel.happens(lambda game: gain_xp(game, duel.you.main, 8, seat=YOU))
    assert len(duel.options) == 2
    duel.takes("level up", amount=2)
    assert (level(duel, duel.you), duel.stats("Spider-Man")) == (2, (4, 10))
    duel.happens(lambda game: gain_xp(game, duel.you.main, 5, seat=YOU))
    assert (level(duel, duel.you), duel.stats("Spider-Man")) == (3, (6, 11))


@pytest.mark.rule("VS-LEVEL-05")
def test_the_older_second_level_leads_no_further(duel):
    duel.you(main="Spider-Man", front=["main"])
    duel.happens(lambda game: gain_xp(game, duel.you.main, 8, seat=YOU))
    duel.takes("level up", amount=1)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 9, seat=YOU))
    assert (level(duel, duel.you), duel.stats("Spider-Man"), xp(duel, duel.you)) == (2, (4, 8), 0)


# Falcon


@pytest.mark.card("falcon")
@pytest.mark.parametrize("names", [["Falcon", "Scout", "Medic"], ["Hero", "Falcon", "Scout", "Medic"]])
def test_falcon_helps_those_who_attack_with_him(duel, names):
    duel.you(front=[HERO, "Falcon", SCOUT, MEDIC, GUARD]).enemy(front=[ROCK])
    in_any_order(duel.attacks(*names, on="Rock"))
    assert counters(duel, "Falcon", "Scout", "Medic", "Guard", "Rock") == [0, 1, 1, 0, 0]
    assert duel.counters("Hero") == ("Hero" in names)


@pytest.mark.card("falcon")
@pytest.mark.parametrize("names", [["Falcon"], ["Scout", "Medic"]])
def test_falcon_helps_nobody_alone_or_from_outside(duel, names):
    duel.you(front=["Falcon", SCOUT, MEDIC]).enemy(front=[ROCK]).attacks(*names, on="Rock")
    assert counters(duel, "Falcon", "Scout", "Medic", "Rock") == [0, 0, 0, 0]


@pytest.mark.card("falcon")
def test_falcon_flies_and_changes_rows_once_a_turn_outside_combat(duel):
    duel.you(front=["Falcon", SCOUT], deck=NINE).enemy(front=[ROCK], back=[WALL], deck=NINE)
    assert duel.offers("attack", "Falcon", to="Wall")
    duel.takes("move", "Falcon")
    assert (duel.you.back[-1], duel.offers("move")) == ("Falcon", False)
    assert not duel.offers("attack", "Falcon"), "from the back row he can't attack"
    duel.ends_turn().skips_building()
    assert not duel.offers("move", "Falcon")
    duel.ends_turn().skips_building().attacks("Scout", on="Rock")
    assert not duel.offers("move")
    duel.everyone_passes().takes("move", "Falcon")
    assert duel.you.front[-1] == "Falcon"


# Agent Peggy Carter


def points(duel):
    return duel.game.state.points[YOU]


@pytest.mark.card("agent-peggy-carter")
def test_peggy_carter_makes_avengers_cheaper(duel):
    duel.you(front=["Agent Peggy Carter"], hand=["Thor", "Ronan", "Black Widow"], face_down=["Hulk"] * 5, deck=NINE)
    in_building(duel)
    assert points(duel) == 5
    duel.takes("recruit", "Thor", amount=0)
    assert points(duel) == 0, "6 less 1"
    assert "Thor" in duel.you.front
    assert not duel.offers("recruit", "Ronan")
    duel.takes("recruit", "Black Widow", amount=0)
    assert "Black Widow" in duel.you.front, "1 less 1"


@pytest.mark.card("agent-peggy-carter")
def test_peggy_carter_helps_from_the_moment_that_she_is_there_and_herself_not(duel):
    duel.you(main="Magneto", hand=["Agent Peggy Carter", "Hawkeye"], face_down=["Hulk"] * 3, deck=NINE)
    in_building(duel).takes("recruit", "Agent Peggy Carter", amount=1)
    assert points(duel) == 1
    duel.takes("recruit", "Hawkeye", amount=1)
    assert points(duel) == 0


@pytest.mark.card("agent-peggy-carter")
@pytest.mark.parametrize(("name", "paid"), [("Ronan", 2), ("Beast", 4), ("Hawkeye", 1)])
def test_peggy_carter_knows_only_avengers(duel, name, paid):
    duel.you(front=["Agent Peggy Carter"], hand=[name], face_down=["Hulk"] * 6, deck=NINE)
    in_building(duel).takes("recruit", name, amount=0)
    assert points(duel) == 6 - paid


@pytest.mark.card("agent-peggy-carter")
def test_peggy_carter_does_not_help_enemies_or_when_stunned(duel):
    duel.you(hand=["Hawkeye"], face_down=["Hulk"] * 6, deck=NINE)
    duel.enemy(front=["Agent Peggy Carter"])
    in_building(duel).takes("recruit", "Hawkeye", amount=0)
    assert points(duel) == 4
    duel.you(front=["Agent Peggy Carter"], hand=["Black Panther"])
    mine = duel.card("Agent Peggy Carter", YOU)
    duel.happens(lambda game: stun(game, [mine], [()]))
    duel.takes("recruit", "Black Panther", amount=0)
    assert points(duel) == 2


@pytest.mark.card("agent-peggy-carter")
def test_who_is_cheaper_to_recruit_costs_what_is_printed(duel):
    duel.you(front=["Yondu"], locations=["Training Ground"])
    duel.enemy(front=["Agent Peggy Carter", "Spider-Man", "Hawkeye"])
    duel.uses("Yondu", "Yaka Arrow")
    assert "Spider-Man" not in duel.offered("choose"), "he costs 4, even if his player pays 3"


# Mockingbird


@pytest.mark.card("mockingbird")
def test_mockingbird_grows_by_all_supporting_characters_of_an_enemy(duel):
    duel.you(front=["Mockingbird", SCOUT], locations=["Training Ground"] * 2)
    duel.enemy(front=[WALL, ROCK], back=[BRUTE]).stun("Brute")
    duel.uses("Mockingbird", "Martial Mastery")
    assert counters(duel, "Mockingbird", "Scout", "Wall") == [3, 0, 0], "the stunned count, the main does not"
    assert not duel.can_use("Mockingbird", "Martial Mastery")


@pytest.mark.card("mockingbird")
def test_mockingbird_does_not_grow_by_an_empty_side(duel):
    duel.you(front=["Mockingbird", SCOUT], locations=["Training Ground"])
    duel.uses("Mockingbird", "Martial Mastery")
    assert duel.stats("Mockingbird") == (4, 5)


@pytest.mark.parametrize(("whom", "grown"), [(ENEMY, 1), (THIRD, 2)])
def test_mockingbird_chooses_the_side(trio, whom, grown):
    trio.you(front=["Mockingbird"], locations=["Training Ground"])
    trio.enemy(front=[WALL]).third(front=[ROCK, BRUTE]).uses("Mockingbird", "Martial Mastery")
    trio.picks(next(option for option in trio.decision.options if whom in (option.amount, option.to)))
    assert trio.counters("Mockingbird") == grown


# Captain Britain


@pytest.mark.card("captain-britain")
@pytest.mark.parametrize("fighting", [False, True])
def test_captain_britain_grows_thrice_when_powered_up(duel, fighting):
    duel.you(front=["Captain Britain"], hand=["Captain Britain", "Captain Britain"]).enemy(front=[ROCK])
    if fighting:
        duel.attacks("Captain Britain", on="Rock")
    duel.takes("power up", "Captain Britain")
    assert duel.counters("Captain Britain") == 3
    if fighting:
        duel.passes()
    duel.takes("power up", "Captain Britain")
    assert duel.counters("Captain Britain") == 6
    assert duel.has("Captain Britain", "flight")
    assert duel.has("Captain Britain", "ranged")


@pytest.mark.card("captain-britain")
def test_captain_britain_grows_by_nothing_else(duel):
    duel.you(front=["Captain Britain", SCOUT], hand=[SCOUT]).takes("power up", "Scout")
    assert counters(duel, "Captain Britain", "Scout") == [0, 1]
    britain = duel.card("Captain Britain")
    duel.happens(lambda game: put_counters(game, [britain], 1, seat=YOU, source=-1))
    assert duel.counters("Captain Britain") == 1


# Avenge


@pytest.mark.card("avenge")
def test_avenge_stuns_one_of_the_exhausted(duel):
    duel.you(front=[SCOUT, MEDIC, GUARD], hand=["Avenge"]).enemy(front=[WALL, ROCK, BRUTE])
    duel.exhaust("Wall").exhaust("Scout").exhaust("Magneto").stun("Brute")
    duel.plays("Avenge")
    assert set(duel.offered("choose")) - {"Brute"} == {"Wall", "Scout"}, "not the main, nor those who are ready"
    duel.chooses("Wall")
    assert duel.stunned == {"Wall", "Brute"}
    assert (duel.wounds("Wall"), duel.wounds("Brute"), duel.you.ko_pile) == (1, 1, ["Avenge"])


@pytest.mark.card("avenge")
@pytest.mark.rule("VS-PLOT-10")
def test_avenge_needs_three_avengers_who_stand(duel):
    duel.you(front=[SCOUT, MEDIC, THUG], hand=["Avenge"]).enemy(front=[WALL]).exhaust("Wall")
    duel.stun("Medic")
    assert not duel.offers("play", "Avenge"), "Captain America and Scout are two"
    duel.you(front=[GUARD])
    duel.plays("Avenge", *(["Wall"] if duel.offers("choose", "Wall") else []))
    assert "Wall" in duel.stunned


@pytest.mark.card("avenge")
def test_avenge_is_for_your_main_phase_outside_combat(duel):
    duel.you(front=[SCOUT, MEDIC, GUARD], hand=["Avenge"]).enemy(front=[ROCK, HERO])
    duel.attacks("Scout", on="Rock")
    assert not duel.offers("play", "Avenge")
    duel.everyone_passes().plays("Avenge")
    assert duel.stunned == {"Scout"}, "who alone is exhausted"
