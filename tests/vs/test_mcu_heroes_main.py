"""What the main characters of the MCU Heroes do, who came with The MCU Battles."""

import pytest

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters import levels
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.table.kinds import INTELLECT, MAIN
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.keywords import FLIGHT
from longbox.games.vs.vocabulary.powers import super_power

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment, made_up_main, made_up_twist

HEROES = "MCU Heroes"
CAPTAIN, BANNER = "mcu-captain-america-main", "mcu-bruce-banner-main"
IRON_MAN = "mcu-iron-man-main"

NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
HELPER = made_up("Helper", team=HEROES, atk=2, defense=9)
THIRD_ONE = made_up("Third", team=HEROES, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
DUMMY = made_up("Dummy", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=30, defense=30)
NOBODY = made_up_main("Nobody", (1, ()))


def xp(duel):
    return duel.game.state.xp[duel.you.main]


def level(duel):
    return duel.game.face(duel.you.main).fact("level")


def strikes_out(duel, *names, on):
    return duel.attacks(*names, on=on).everyone_passes()


def builds(duel):
    """Whoever's Build Phase it is lets it pass."""
    while not duel.offers("end"):
        duel.takes("done")
    return duel


def next_turn(duel):
    """The enemy's turn passes without a deed; yours begins, with its Main Phase."""
    return builds(builds(duel.ends_turn()).ends_turn())


# Captain America

READY = "Ready To Follow Captain America?"


def captain(duel, lvl=1, **more):
    duel.you(main=CAPTAIN, level=lvl, deck=NINE, **more)
    return duel.enemy(front=[WALL, DUMMY], deck=NINE)


@pytest.mark.rule("VS-CARD-31")
@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-captain-america-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-captain-america-level-2")),
    ],
)
def test_those_who_attack_first_with_the_captain_grow(duel, lvl):
    captain(duel, lvl, front=["main", FRIEND, HELPER, THIRD_ONE], locations=["Fortress"])
    duel.attacks("Captain America", "Friend", "Helper", on="Wall").uses("Captain America", READY)
    grown = ("Captain America", "Friend", "Helper", "Third", "Wall")
    assert [duel.counters(name) for name in grown] == [2, 2, 2, 0, 0]
    duel.everyone_passes()
    assert duel.counters("Friend") == 2, "counters stay"
    assert duel.you.resources == ["Fortress (face down)"]


@pytest.mark.card("mcu-captain-america-level-1")
@pytest.mark.rule("VS-CARD-31")
def test_in_a_second_attack_nobody_is_ready_to_follow(duel):
    captain(duel, front=["main", FRIEND], locations=["Fortress"])
    strikes_out(duel, "Friend", on="Wall").attacks("Captain America", on="Dummy")
    if duel.can_use("Captain America", READY):
        duel.uses("Captain America", READY)
    assert (duel.counters("Captain America"), duel.counters("Friend"), xp(duel)) == (0, 0, 0)


@pytest.mark.card("mcu-captain-america-level-1")
def test_the_captain_leads_only_attacks_that_he_makes(duel):
    captain(duel, front=["main", FRIEND], locations=["Fortress"]).attacks("Friend", on="Wall")
    assert not duel.can_use("Captain America", READY), "he is not in the combat"


@pytest.mark.card("mcu-captain-america-level-1")
def test_the_captain_leads_nobody_while_he_is_attacked(duel):
    captain(duel, front=["main"], locations=["Fortress"]).on_enemy_turn().attacks("Wall", on="Captain America").passes()
    assert duel.decision.seat == YOU
    assert not duel.can_use("Captain America", READY)
    duel.everyone_passes()
    assert xp(duel) == 0


@pytest.mark.card("mcu-captain-america-level-1", "mcu-captain-america-level-2")
@pytest.mark.rule("VS-CARD-31")
def test_the_captain_learns_from_the_first_attack_of_each_turn(duel):
    captain(duel, front=["main", FRIEND])
    strikes_out(duel, "Captain America", on="Wall")
    assert xp(duel) == 1
    duel.happens(lambda game: game.state.put("exhausted", duel.you.main, 0))
    strikes_out(duel, "Captain America", on="Dummy")
    assert xp(duel) == 1, "that was the second attack"
    next_turn(duel).attacks("Captain America", "Friend", on="Dummy").everyone_passes()
    if duel.offers("strike back"):
        duel.enemy_strikes_back_at("Friend")
    assert xp(duel) == 2, "a team attack counts too"
    next_turn(duel)
    strikes_out(duel, "Friend", on="Dummy")
    strikes_out(duel, "Captain America", on="Dummy")
    assert xp(duel) == 2, "another one attacked first"
    next_turn(duel)
    strikes_out(duel, "Captain America", on="Wall")
    next_turn(duel)
    assert (xp(duel), level(duel)) == (3, 1)
    strikes_out(duel, "Captain America", on="Wall")
    assert (xp(duel), level(duel), duel.stats("Captain America")) == (0, 2, (6, 7))


@pytest.mark.card("mcu-captain-america-level-1")
def test_what_others_attack_first_in_their_turn_does_not_matter_to_the_captain(duel):
    captain(duel, front=["main", FRIEND], locations=["Fortress"]).on_enemy_turn()
    strikes_out(duel, "Wall", on="Friend").ends_turn().skips_building().attacks("Captain America", on="Wall")
    duel.uses("Captain America", READY)
    assert (xp(duel), duel.counters("Captain America")) == (1, 2)


TEAM = ("Black Widow", "Hawkeye", "Hulk", "Iron Man", "Thor")


def assembling(duel, *front, **more):
    captain(duel, 2, front=front, locations=["Academy"], **more)
    return duel.starts("turn")


@pytest.mark.card("mcu-captain-america-level-2")
def test_the_team_that_assembles_has_won(duel):
    front = ["mcu-black-widow", "Hawkeye", "mcu-hulk", "mcu-iron-man", "mcu-thor"]
    assembling(duel, *front).uses("Captain America", "Assemble the Team")
    assert duel.result.winners == (YOU,)


@pytest.mark.card("mcu-captain-america-level-2")
@pytest.mark.parametrize("missing", TEAM)
def test_a_team_that_lacks_one_has_not_assembled(duel, missing):
    others = [made_up(name) for name in TEAM if name != missing]
    duel.enemy(front=[made_up(missing)])
    assembling(duel, *others, FRIEND, hand=[made_up(missing)])
    if duel.can_use("Captain America", "Assemble the Team"):
        duel.uses("Captain America", "Assemble the Team")
    assert duel.result is None


@pytest.mark.card("mcu-captain-america-level-2")
@pytest.mark.parametrize(
    "front", [[made_up("Crowd", aka=TEAM)], [made_up("Pair", aka=TEAM[:2]), *map(made_up, TEAM[2:])]]
)
def test_five_are_needed_whoever_has_how_many_names(duel, front):
    assembling(duel, *front)
    if duel.can_use("Captain America", "Assemble the Team"):
        duel.uses("Captain America", "Assemble the Team")
    assert duel.result is None


@pytest.mark.card("mcu-captain-america-level-2")
def test_names_that_others_are_also_known_by_count_for_the_team(duel):
    front = [made_up("Natasha", aka=("Black Widow",)), *map(made_up, TEAM[1:])]
    assembling(duel, *front).uses("Captain America", "Assemble the Team")
    assert duel.result.winners == (YOU,)


# Bruce Banner and the Hulk


def banner(duel, **more):
    duel.you(main=BANNER, deck=NINE, **more)
    return duel.enemy(front=[WALL], back=[DUMMY], deck=NINE)


def who(duel):
    face = duel.game.face(duel.you.main)
    return face.name, face.fact("level")


@pytest.mark.card("mcu-bruce-banner-level-1")
def test_banner_draws_one_more_at_the_start_of_his_turns(duel):
    banner(duel).starts("turn")
    assert len(duel.you.hand) == 3
    duel.skips_building().ends_turn()
    assert len(duel.you.hand) == 3


@pytest.mark.card("mcu-bruce-banner-level-1", "mcu-hulk-level-2")
@pytest.mark.rule("VS-CARD-32", "VS-TRANSFORM-01", "VS-TRANSFORM-02")
def test_banner_who_attacks_is_the_hulk_and_goes_on_attacking(duel):
    banner(duel, front=["main", FRIEND]).wound("Bruce Banner", 2).counter("Bruce Banner", 1)
    duel.enemy(front=[made_up("Seven", atk=8, defense=9)]).attacks("Bruce Banner", on="Seven")
    assert who(duel) == ("Hulk", 2)
    assert "Hulk" in duel.exhausted
    assert (duel.wounds("Hulk"), duel.counters("Hulk"), duel.stats("Hulk")) == (2, 1, (9, 9))
    duel.everyone_passes()
    assert duel.stunned == {"Seven"}
    assert who(duel) == ("Hulk", 2)


@pytest.mark.card("mcu-bruce-banner-level-1")
def test_banner_is_himself_while_others_attack_or_he_is_attacked(duel):
    banner(duel, front=["main", FRIEND])
    strikes_out(duel, "Friend", on="Wall").ends_turn().skips_building()
    strikes_out(duel, "Wall", on="Bruce Banner")
    assert who(duel) == ("Bruce Banner", 1)


@pytest.mark.card("mcu-bruce-banner-level-1")
@pytest.mark.rule("VS-CARD-32")
def test_banner_learns_nothing(duel):
    banner(duel).happens(lambda game: levels.gain_xp(game, duel.you.main, 9, seat=YOU))
    assert (who(duel), xp(duel)) == (("Bruce Banner", 1), 0)


@pytest.mark.card("mcu-bruce-banner-level-1", "mcu-hulk-level-2")
@pytest.mark.rule("VS-TRANSFORM-04", "VS-TERM-05")
def test_the_hulk_appears(duel):
    banner(duel, front=["main", "Captain America"]).attacks("Bruce Banner", on="Wall")
    assert duel.counters("Hulk") == 1, "inspired by Captain America"


@pytest.mark.rule("VS-CARD-32")
@pytest.mark.parametrize("name", ["Hulk (The MCU Battles)", "mcu-hulk-main", "mcu-hulk-level-2"])
def test_nobody_starts_as_the_hulk_of_the_films(name):
    assert find_main(LIBRARY, name) is None
    assert find_main(LIBRARY, "Hulk").set == "The Marvel Battles"


@pytest.mark.card("mcu-hulk-level-2")
def test_the_hulk_who_has_attacked_stays_and_else_calms_down(duel):
    banner(duel, front=["main"])
    strikes_out(duel, "Bruce Banner", on="Wall").ends_turn()
    assert who(duel) == ("Hulk", 2), "he has attacked"
    builds(builds(duel).ends_turn())
    assert who(duel) == ("Hulk", 2), "the end of the enemy's turn is no matter"
    strikes_out(duel, "Hulk", on="Wall").ends_turn()
    assert who(duel) == ("Hulk", 2)
    builds(builds(duel).ends_turn()).ends_turn()
    assert who(duel) == ("Bruce Banner", 1)
    builds(builds(duel).ends_turn())
    strikes_out(duel, "Bruce Banner", on="Wall")
    assert who(duel) == ("Hulk", 2), "as often as it takes"


@pytest.mark.card("mcu-hulk-level-2")
def test_the_hulk_draws_nothing_whoever_would_have_him_draw(duel):
    banner(duel, front=["main"], hand=[made_up_twist("Study", "main", draw(2))])
    strikes_out(duel, "Bruce Banner", on="Wall").plays("Study")
    assert duel.you.hand == []
    next_turn(duel)
    assert duel.you.hand == []
    assert len(duel.you.deck) == 9
    assert len(duel.enemy.hand) == 2, "it is about him alone"


@pytest.mark.card("mcu-hulk-level-2", "mcu-bruce-banner-level-1")
def test_the_stunned_hulk_is_a_stunned_banner(duel):
    banner(duel, front=["main"]).enemy(front=[BRUTE])
    duel.counter("Bruce Banner", 2).attacks("Bruce Banner", on="Brute").everyone_passes()
    assert who(duel) == ("Bruce Banner", 1)
    assert duel.stunned == {"Bruce Banner"}
    assert (duel.wounds("Bruce Banner"), duel.counters("Bruce Banner")) == (1, 0)
    assert "Bruce Banner" in duel.exhausted
    assert duel.result is None
    next_turn(duel)
    assert (duel.stats("Bruce Banner"), len(duel.you.hand)) == ((0, 1), 2), "a genius only when face up"


@pytest.mark.card("mcu-hulk-level-2")
def test_a_hulk_of_six_wounds_is_beaten(duel):
    banner(duel, front=["main"]).enemy(front=[BRUTE]).wound("Bruce Banner", 5)
    strikes_out(duel, "Bruce Banner", on="Brute")
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mcu-hulk-level-2")
@pytest.mark.rule("VS-LEVEL-27")
def test_the_hulk_has_no_level_to_fall_back_to(duel):
    banner(duel, front=["main"])
    strikes_out(duel, "Bruce Banner", on="Wall")
    duel.happens(lambda game: levels.regress(game, duel.you.main, seat=ENEMY, source=-1))
    assert who(duel) == ("Hulk", 2)


@pytest.mark.card("mcu-bruce-banner-level-1", "mcu-hulk-level-2")
@pytest.mark.rule("VS-TERM-01")
def test_banner_and_the_hulk_have_each_others_name(duel):
    banner(duel, front=["main"], hand=["mcu-hulk", made_up("Bruce Banner"), "Hulk"], face_down=["Thor"] * 9)
    duel.starts("turn").takes("done")
    assert not duel.offers("recruit", "Hulk")
    assert not duel.offers("recruit", "Bruce Banner")
    duel.takes("done").takes("done").takes("power up", "Hulk", to="Bruce Banner")
    assert duel.counters("Bruce Banner") == 1
    strikes_out(duel, "Bruce Banner", on="Wall").takes("power up", "Bruce Banner", to="Hulk")
    assert duel.counters("Hulk") == 2


# Iron Man

TEST_37 = "Day 11, Test 37"


def iron_man(duel, lvl=1, **more):
    duel.you(main=IRON_MAN, level=lvl, deck=NINE * 2, **more)
    return duel.enemy(deck=NINE * 2)


@pytest.mark.card("mcu-iron-man-level-1", "mcu-iron-man-level-2")
@pytest.mark.rule("VS-CARD-19", "VS-CARD-20")
def test_each_test_of_iron_mans_brings_more_than_the_one_before(duel):
    iron_man(duel, locations=["Academy"] * 4)
    for counters, learnt in ((1, 1), (3, 4)):
        duel.uses("Iron Man", TEST_37)
        assert (duel.counters("Iron Man"), xp(duel)) == (counters, learnt - counters)
        assert not duel.can_use("Iron Man", TEST_37), "once a turn"
        duel.ends_turn()
        assert xp(duel) == learnt
        duel.skips_building().ends_turn()
        assert xp(duel) == learnt, "not at the end of the enemy's turn"
        duel.skips_building()
    duel.uses("Iron Man", TEST_37).ends_turn()
    assert (level(duel), duel.stats("Iron Man")) == (2, (11, 11))
    duel.skips_building().ends_turn().skips_building().uses("Iron Man", TEST_37)
    assert duel.counters("Iron Man") == 10, "Level 2 goes on counting"


@pytest.mark.card("mcu-iron-man-level-1")
def test_only_your_own_tests_are_counted_and_all_of_that_name(duel):
    copycat = made_up("Copycat", super_power(TEST_37, MAIN, INTELLECT, draw(), counted=True))
    iron_man(duel, front=[copycat], locations=["Academy"] * 4)
    duel.enemy(main=IRON_MAN, locations=["Academy"] * 4).on_enemy_turn().uses("Iron Man", TEST_37)
    duel.ends_turn().skips_building()
    duel.happens(lambda game: None)
    you = duel.you.main
    duel.uses("Copycat", TEST_37).uses("Iron Man", TEST_37)
    assert duel.game.state.counters[you] == 2


@pytest.mark.card("mcu-iron-man-level-1")
def test_minus_counters_teach_iron_man_nothing(duel):
    iron_man(duel).counter("Iron Man", -2).ends_turn()
    assert xp(duel) == 0


@pytest.mark.card("mcu-iron-man-level-2")
@pytest.mark.rule("VS-CARD-21", "VS-TERM-45")
def test_with_the_arc_reactor_every_card_played_may_draw(duel):
    armor = made_up_equipment("Armor", FLIGHT, team="")
    hand = ["Fortress", FRIEND, armor, made_up_twist("Plan", "main", put_counters_on_nobody())]
    iron_man(duel, 2, hand=hand, locations=["Laboratory"], face_down=["Thor"] * 5).starts("turn")
    duel.uses("Iron Man", "Arc Reactor")
    held = len(duel.you.hand)
    duel.takes("resource", "Fortress", amount=1).says(True)
    duel.takes("recruit", "Friend", amount=0).says(True)
    duel.takes("equip", "Armor", to="Friend").says(False)
    assert len(duel.you.hand) == held - 1
    duel.takes("done").takes("done").plays("Plan").says(True)
    assert len(duel.you.hand) == held - 1


def put_counters_on_nobody():
    return draw(0)


@pytest.mark.card("mcu-iron-man-level-2", "mcu-heimdall")
@pytest.mark.rule("VS-CARD-21")
def test_the_arc_reactor_hears_no_payment_no_power_up_and_nothing_put_into_play(duel):
    hand, locations = ["Academy", "mcu-iron-man"], ["Laboratory"] * 2
    iron_man(duel, 2, hand=hand, front=["mcu-heimdall"], locations=locations, face_down=["Thor"])
    duel.you(deck=[FRIEND, *NINE[:2]]).starts("turn").uses("Iron Man", "Arc Reactor").takes("done")
    duel.uses("Heimdall", "Keeper of the Bifrost").takes("number", amount=1)
    if not duel.offers("place"):
        duel.picks(duel.decision.options[0])
    duel.takes("place", "Friend", amount=0)
    assert "Friend" in duel.you.front
    builds(duel).uses("Iron Man", TEST_37)
    assert "Academy" in duel.you.ko_pile
    duel.takes("power up", "Iron Man", to="Iron Man")
    assert duel.offers("end"), "nobody was asked whether to draw"
    assert (duel.counters("Iron Man"), duel.you.hand) == (2, NINE[:2])


@pytest.mark.card("mcu-iron-man-level-2")
def test_the_arc_reactor_runs_for_one_turn_and_for_its_player(duel):
    iron_man(duel, 2, hand=["Fortress"], locations=["Laboratory"]).starts("turn").uses("Iron Man", "Arc Reactor")
    duel.skips_building().ends_turn()
    duel.enemy(hand=["Fortress"])
    duel.takes("resource", "Fortress", amount=1)
    assert duel.decision.seat == ENEMY
    duel.takes("done").takes("done").ends_turn()
    duel.takes("resource", "Fortress", amount=1)
    assert duel.offers("done"), "it was for the turn before"
