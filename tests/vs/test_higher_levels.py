"""Several versions, Level 3, going back and coming back (rulebook: Regressing/Progressing Main Characters)."""

import pytest

from longbox.engine.effects.nouns import THIS, A
from longbox.engine.view import view
from longbox.games.vs.cards.making import LIBRARY, main_character
from longbox.games.vs.chapters.counters import gets
from longbox.games.vs.chapters.levels import gain_xp, regress
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, leave_play
from longbox.games.vs.table.kinds import MAIN, MIGHT
from longbox.games.vs.table.zones import EQUIPMENT, FRONT, HAND
from longbox.games.vs.vocabulary.adjectives import MAIN_CHARACTER
from longbox.games.vs.vocabulary.deeds import put_plus
from longbox.games.vs.vocabulary.identities import be_held_at_level_1, become_level_1
from longbox.games.vs.vocabulary.keywords import HEX
from longbox.games.vs.vocabulary.nouns import any_enemy
from longbox.games.vs.vocabulary.powers import main_power

from .duel import ENEMY, YOU
from .made_up import learns, made_up, made_up_equipment, made_up_level, made_up_main, made_up_twist

FLEX = main_power("Flex", MIGHT, put_plus(1, THIS))
ROOKIE = made_up_main("Rookie", (1, [learns(2)]), (2, [learns(3), FLEX]), (3, [FLEX]))
TWOFOLD = main_character(
    made_up_level("Twofold", 1, learns(2)),
    made_up_level("Twofold", 2, FLEX),
    made_up_level("Twofold", 2, learns(2), version="later"),
    made_up_level("Twofold", 3, FLEX),
)
PLAIN = made_up_main("Plain", (1, [FLEX]))
BORN_HIGH = made_up_main("Born High", (2, [FLEX]))

enemy_main = any_enemy.that(MAIN_CHARACTER)
HYPNOTIZE = made_up_twist("Hypnotize", MAIN, be_held_at_level_1(A(enemy_main)))
WITCH = made_up("Witch", HEX)


def level(duel, side):
    return duel.game.face(side.main).fact("level")


def xp(duel, side):
    return duel.game.state.xp[side.main]


def learn(duel, side, amount):
    return duel.happens(lambda game: gain_xp(game, side.main, amount, seat=side.seat))


def a_round(duel):
    """To the same point of your next turn."""
    return duel.ends_turn().skips_building().ends_turn().skips_building()


@pytest.fixture
def rounds(duel):
    duel.you(deck=["Academy"] * 9).enemy(deck=["Academy"] * 9)
    return duel


@pytest.mark.rule("VS-LEVEL-02")
def test_a_level_2_with_a_level_up_power_goes_on_to_level_3(duel):
    duel.you(main=ROOKIE, front=["main"])
    learn(duel, duel.you, 2)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 0)
    duel.attacks("Rookie", on="Magneto")
    assert xp(duel, duel.you) == 1
    learn(duel, duel.you, 2)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (3, 0)
    assert duel.stats("Rookie") == (6, 6)
    learn(duel, duel.you, 1)
    assert xp(duel, duel.you) == 0, "Level 3 is the last"


@pytest.mark.rule("VS-LEVEL-03")
def test_a_main_without_a_level_up_power_has_no_use_for_xp(duel):
    duel.you(main=PLAIN, front=["main"])
    learn(duel, duel.you, 5)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (1, 0)
    seen = view(duel.game, YOU)["zones"]["front row:0"]["cards"][0]
    assert (seen["next_level"], seen["next_level_at"]) == (None, 0)


@pytest.mark.rule("VS-LEVEL-05")
@pytest.mark.parametrize(("version", "goes_on"), [(1, False), (2, True)])
def test_of_several_versions_the_player_picks_one_when_leveling(duel, version, goes_on):
    duel.you(main=TWOFOLD, front=["main"])
    learn(duel, duel.you, 1)
    assert xp(duel, duel.you) == 1, "one sum of XP, whichever version it will be"
    learn(duel, duel.you, 1)
    assert duel.decision.seat == YOU
    assert duel.options == [
        "Twofold Level 2 (4/4, Health 6: Flex)",
        "Twofold Level 2 (4/4, Health 6)",
    ]
    duel.takes("level up", amount=version)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 0)
    learn(duel, duel.you, 2)
    assert level(duel, duel.you) == (3 if goes_on else 2)


@pytest.mark.rule("VS-LEVEL-05", "VS-LEVEL-18")
def test_a_later_box_adds_levels_to_a_main_character_of_an_older_one():
    first, second, third = (face for face in LIBRARY["spider-man-main"].faces if face.id != "spider-man-level-2")
    assert [face.id for face in LIBRARY["spider-man-main"].faces] == [
        "spider-man-level-1",
        "spider-man-level-2",
        "spider-man-legacy-level-2",
        "spider-man-legacy-level-3",
    ]
    assert (first.set, second.set, third.set) == ("The Marvel Battles", "Legacy", "Legacy")
    assert len({face.actions[0].ordinal for face in (first, second, third)}) == 1, "the power used is the same one"
    assert LIBRARY.named("Spider-Man").count(LIBRARY["spider-man-main"]) == 1
    numbers = [face.number for face in LIBRARY.faces()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.rule("VS-LEVEL-15")
def test_a_higher_level_fights_falls_and_loses_as_level_1_does(duel):
    duel.you(main=ROOKIE, level=3, front=["main"], hand=[made_up("Rookie")]).enemy(front=["Abomination"])
    duel.takes("power up", "Rookie")
    assert duel.stats("Rookie") == (7, 7)
    duel.attacks("Rookie", on="Abomination").everyone_passes()
    assert duel.stunned == {"Abomination"}
    assert "Rookie" in duel.exhausted
    duel.happens(lambda game: knock_out(game, [duel.card("Rookie")]))
    assert duel.result.winners == (ENEMY,)


@pytest.mark.rule("VS-LEVEL-21", "VS-LEVEL-22", "VS-LEVEL-19", "VS-LEVEL-20")
def test_the_hypnotized_are_level_1_until_your_next_turn_and_stay_as_they_were_otherwise(rounds):
    rounds.you(hand=[HYPNOTIZE]).enemy(main=ROOKIE, level=2, front=["main"])
    rounds.wound("Rookie", 2).counter("Rookie", 1).exhaust("Rookie")
    rounds.happens(lambda game: gets(game, [rounds.enemy.main], 3, 0, ("game", 0), seat=YOU, source=-1))
    rounds.plays("Hypnotize")
    assert level(rounds, rounds.enemy) == 1
    assert rounds.stats("Rookie") == (6, 3)
    assert (rounds.wounds("Rookie"), rounds.counters("Rookie")) == (2, 1)
    assert "Rookie" in rounds.exhausted
    rounds.ends_turn().skips_building()
    assert level(rounds, rounds.enemy) == 1, "in his own turn too"
    rounds.ends_turn()
    assert level(rounds, rounds.enemy) == 2
    assert rounds.stats("Rookie") == (8, 5)
    assert rounds.wounds("Rookie") == 2


@pytest.mark.rule("VS-LEVEL-20", "VS-LEVEL-25")
def test_xp_of_the_hypnotized_under_hex_is_gone_when_the_level_comes_back(rounds):
    rounds.you(hand=[HYPNOTIZE], front=[WITCH]).enemy(main=ROOKIE, level=2, front=["main"])
    rounds.plays("Hypnotize")
    learn(rounds, rounds.enemy, 2)
    assert (level(rounds, rounds.enemy), xp(rounds, rounds.enemy)) == (1, 2), "Hex keeps her from leveling"
    a_round(rounds)
    assert (level(rounds, rounds.enemy), xp(rounds, rounds.enemy)) == (2, 0)


@pytest.mark.rule("VS-LEVEL-23")
def test_xp_for_level_3_is_set_aside_and_comes_back_with_level_2(rounds):
    rounds.you(hand=[HYPNOTIZE]).enemy(main=ROOKIE, level=2, front=["main"])
    learn(rounds, rounds.enemy, 2)
    rounds.plays("Hypnotize")
    assert xp(rounds, rounds.enemy) == 0
    a_round(rounds)
    assert (level(rounds, rounds.enemy), xp(rounds, rounds.enemy)) == (2, 2)


@pytest.mark.rule("VS-LEVEL-23")
@pytest.mark.parametrize(("version", "xp_then"), [(1, 0), (2, 1)])
def test_xp_set_aside_comes_back_only_with_its_own_version(duel, version, xp_then):
    duel.you(main=TWOFOLD, level=3, front=["main"])
    assert duel.game.state.face[duel.you.main] == 2, "the later version of Level 2"
    learn(duel, duel.you, 1)
    duel.happens(lambda game: regress(game, duel.you.main, seat=YOU, source=-1))
    learn(duel, duel.you, 2).takes("level up", amount=version)
    assert xp(duel, duel.you) == xp_then


@pytest.mark.rule("VS-LEVEL-23", "VS-TERM-34")
@pytest.mark.parametrize(("leaves", "xp_then"), [(False, 2), (True, 0)])
def test_xp_set_aside_is_gone_when_the_character_leaves_play(duel, leaves, xp_then):
    duel.you(main=ROOKIE, level=2, front=["main"])
    learn(duel, duel.you, 2)
    duel.happens(lambda game: regress(game, duel.you.main, seat=YOU, source=-1))
    if leaves:
        duel.happens(lambda game: leave_play(game, duel.you.main, HAND.at(YOU)))
        duel.happens(lambda game: appear(game, duel.you.main, FRONT.at(YOU)))
    learn(duel, duel.you, 2)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, xp_then)


@pytest.mark.rule("VS-TERM-34")
def test_the_regressed_earn_their_level_anew_and_find_their_xp_there(duel):
    duel.you(main=ROOKIE, level=2, front=["main"])
    learn(duel, duel.you, 1)
    duel.happens(lambda game: regress(game, duel.you.main, seat=YOU, source=-1))
    assert (level(duel, duel.you), xp(duel, duel.you), duel.stats("Rookie")) == (1, 0, (2, 2))
    learn(duel, duel.you, 1)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (1, 1), "XP of its own"
    learn(duel, duel.you, 1)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 1)


@pytest.mark.rule("VS-TERM-34")
def test_whom_an_effect_makes_regress_for_good_does_not_come_back_by_itself(rounds):
    rounds.you(hand=[made_up_twist("Amnesia", MAIN, become_level_1(A(enemy_main)))])
    rounds.enemy(main=ROOKIE, level=2, front=["main"]).plays("Amnesia")
    assert level(rounds, rounds.enemy) == 1
    a_round(rounds)
    assert level(rounds, rounds.enemy) == 1


@pytest.mark.rule("VS-LEVEL-22")
@pytest.mark.parametrize("stunned", [False, True])
def test_orientation_counters_wounds_and_equipment_stay_as_a_level_goes(duel, stunned):
    duel.you(main=ROOKIE, level=2, front=["main"])
    helmet = duel.you._add(made_up_equipment("Helmet"), EQUIPMENT)
    if stunned:
        duel.stun("Rookie", wounds=2)
    else:
        duel.wound("Rookie", 2).exhaust("Rookie").counter("Rookie", 1).game.attach(helmet, duel.you.main)
    duel.happens(lambda game: regress(game, duel.you.main, seat=YOU, source=-1))
    assert level(duel, duel.you) == 1
    assert duel.wounds("Rookie") == 2
    assert "Rookie" in duel.exhausted
    assert duel.stunned == ({"Rookie"} if stunned else set())
    if not stunned:
        assert (duel.counters("Rookie"), duel.game.on(duel.you.main)) == (1, (helmet,))


@pytest.mark.rule("VS-LEVEL-23", "VS-LEVEL-25")
def test_enough_xp_that_comes_back_after_hex_is_gone_is_enough(rounds):
    rounds.you(hand=[HYPNOTIZE], front=[WITCH]).enemy(main=ROOKIE, level=2, front=["main"])
    learn(rounds, rounds.enemy, 3)
    rounds.plays("Hypnotize")
    rounds.happens(lambda game: knock_out(game, [rounds.card("Witch")]))
    assert (level(rounds, rounds.enemy), xp(rounds, rounds.enemy)) == (1, 0)
    a_round(rounds)
    assert level(rounds, rounds.enemy) == 3


@pytest.mark.rule("VS-LEVEL-19", "VS-LEVEL-21")
def test_a_level_earned_meanwhile_is_kept(rounds):
    rounds.you(hand=[HYPNOTIZE]).enemy(main=ROOKIE, level=3, front=["main"])
    rounds.plays("Hypnotize")
    learn(rounds, rounds.enemy, 2)
    a_round(rounds)
    assert level(rounds, rounds.enemy) == 2, "leveling up came after Hypnotize"


@pytest.mark.rule("VS-LEVEL-21")
def test_who_is_hypnotized_twice_comes_back_when_the_second_is_over(trio):
    trio.you(hand=[HYPNOTIZE], deck=["Academy"] * 9).third(hand=[HYPNOTIZE], deck=["Academy"] * 9)
    trio.enemy(main=ROOKIE, level=2, front=["main"], deck=["Academy"] * 9)
    trio.plays("Hypnotize", "Rookie")
    trio.ends_turn().skips_building().ends_turn().skips_building()
    trio.plays("Hypnotize", "Rookie").ends_turn()
    assert trio.game.state.active == YOU
    assert level(trio, trio.enemy) == 1, "the second lasts until the third player's next turn"
    trio.skips_building().ends_turn().skips_building().ends_turn()
    assert level(trio, trio.enemy) == 2


@pytest.mark.rule("VS-LEVEL-27")
def test_a_main_without_a_level_1_stays_what_it_is(rounds):
    rounds.you(hand=[HYPNOTIZE]).enemy(main=BORN_HIGH, front=["main"])
    rounds.plays("Hypnotize")
    assert level(rounds, rounds.enemy) == 2
    a_round(rounds)
    assert level(rounds, rounds.enemy) == 2
