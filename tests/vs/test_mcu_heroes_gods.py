"""What Star-Lord and Thor do as main characters, who came with The MCU Battles."""

import pytest

from longbox.games.vs.chapters import levels
from longbox.games.vs.chapters.counters import gets, put_counters
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up, made_up_main

HEROES = "MCU Heroes"
STAR_LORD, THOR = "mcu-star-lord-main", "mcu-thor-main"

NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
HELPER = made_up("Helper", team=HEROES, atk=2, defense=9)
FOURTH = made_up("Fourth", team=HEROES, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
RAIDER = made_up("Raider", atk=1, defense=30, health=9)
SECOND = made_up("Second", atk=1, defense=30, health=9)
ARCHER = made_up("Archer", RANGED, atk=1, defense=30)


def xp(duel):
    return duel.game.state.xp[duel.you.main]


def level(duel):
    return duel.game.face(duel.you.main).fact("level")


def strikes_out(duel, *names, on):
    duel.attacks(*names, on=on).everyone_passes()
    if duel.offers("strike back"):
        duel.enemy_strikes_back_at(names[-1])
    return duel


def readies(duel, *names):
    for name in names:
        duel.game.state.put("exhausted", duel.card(name), 0)
    return duel.happens(lambda game: None)


# Star-Lord

OUTLAW = "Legendary Outlaw?"


def outlaw(duel, lvl=1, **more):
    duel.you(main=STAR_LORD, level=lvl, front=["main"], locations=["Training Ground"] * 4, deck=NINE, **more)
    return duel.enemy(main="Hulk", front=[RAIDER, SECOND], deck=NINE)


def attacked(duel, *names, on="Star-Lord"):
    return duel.on_enemy_turn().attacks(*names, on=on).passes()


@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-star-lord-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-star-lord-level-2")),
    ],
)
def test_who_attacks_star_lord_and_never_heard_of_him_is_stunned(duel, lvl):
    attacked(outlaw(duel, lvl), "Raider").uses("Star-Lord", OUTLAW)
    assert duel.stunned == {"Raider"}
    assert duel.you.resources.count("Training Ground (face down)") == 1
    assert not duel.in_combat


@pytest.mark.card("mcu-star-lord-level-1")
@pytest.mark.parametrize(("name", "stunned"), [("Raider", set()), ("Second", {"Second"})])
def test_who_has_attacked_star_lord_before_knows_him(duel, name, stunned):
    attacked(outlaw(duel), "Raider").everyone_passes()
    readies(duel, "Raider").attacks(name, on="Star-Lord").passes().uses("Star-Lord", OUTLAW)
    assert duel.stunned == stunned
    assert duel.in_combat != bool(stunned)


@pytest.mark.card("mcu-star-lord-level-1")
def test_turns_later_star_lord_is_still_known_and_to_namesakes_too(duel):
    attacked(outlaw(duel), "Raider").everyone_passes().ends_turn().skips_building().ends_turn().says(False)
    duel.skips_building().enemy(front=[made_up("Double", atk=1, defense=30, aka=("Raider",))])
    duel.attacks("Double", on="Star-Lord").passes()
    if duel.can_use("Star-Lord", OUTLAW):
        duel.uses("Star-Lord", OUTLAW)
    assert duel.stunned == set()


@pytest.mark.card("mcu-star-lord-level-1", "mcu-star-lord-level-2")
def test_whom_star_lord_met_before_he_leveled_up_he_has_met(duel):
    attacked(outlaw(duel), "Raider").everyone_passes()
    duel.happens(lambda game: levels.gain_xp(game, duel.you.main, 3, seat=YOU))
    readies(duel, "Raider").attacks("Raider", on="Star-Lord").passes().uses("Star-Lord", OUTLAW)
    assert (level(duel), duel.stunned) == (2, set())


@pytest.mark.card("mcu-star-lord-level-1")
def test_who_attacked_another_has_not_attacked_star_lord(duel):
    duel.you(front=[FRIEND])
    attacked(outlaw(duel), "Raider", on="Friend").everyone_passes()
    readies(duel, "Raider").attacks("Raider", on="Star-Lord").passes().uses("Star-Lord", OUTLAW)
    assert duel.stunned == {"Raider"}


@pytest.mark.card("mcu-star-lord-level-1")
def test_of_a_team_star_lord_stuns_one_who_is_new_to_him(duel):
    attacked(outlaw(duel), "Raider").everyone_passes()
    duel.enemy(front=[made_up("New", atk=1, defense=30), made_up("Other", atk=1, defense=30)])
    readies(duel, "Raider").attacks("Raider", "New", "Other", on="Star-Lord").passes().uses("Star-Lord", OUTLAW)
    assert set(duel.offered("choose")) == {"New", "Other"}
    duel.chooses("Other")
    assert duel.stunned == {"Other"}
    assert duel.in_combat


@pytest.mark.card("mcu-star-lord-level-1")
def test_star_lord_stuns_nobody_whom_he_attacks(duel):
    outlaw(duel).attacks("Star-Lord", on="Raider")
    if duel.can_use("Star-Lord", OUTLAW):
        duel.uses("Star-Lord", OUTLAW)
    assert duel.stunned == set()


def moves(duel, *steps):
    """Who exhausts whom in turn: a seat and a name, or None for one who drops out of their own will."""
    for seat, name in steps:
        assert duel.decision.seat == seat, f"player {duel.decision.seat} is asked: {duel.options}"
        if name is None:
            duel.says(False)
        else:
            duel.takes("exhaust", name)
    return duel


@pytest.mark.card("mcu-star-lord-level-1")
@pytest.mark.rule("VS-CARD-33")
def test_star_lord_who_dances_longest_learns(duel):
    duel.you(main=STAR_LORD, front=["main", FRIEND], deck=NINE).enemy(main="Hulk", deck=NINE)
    duel.ends_turn().says(True)
    moves(duel, (YOU, "Friend"), (ENEMY, "Hulk"), (YOU, "Star-Lord"))
    assert xp(duel) == 1
    assert duel.exhausted >= {"Friend", "Star-Lord"}
    assert duel.game.state.active == ENEMY


@pytest.mark.card("mcu-star-lord-level-1")
@pytest.mark.rule("VS-CARD-33")
def test_star_lord_who_has_no_more_dancers_than_the_enemy_loses(duel):
    duel.you(main=STAR_LORD, deck=NINE).enemy(main="Hulk", deck=NINE).ends_turn().says(True)
    moves(duel, (YOU, "Star-Lord"), (ENEMY, "Hulk"))
    assert xp(duel) == 0


@pytest.mark.card("mcu-star-lord-level-1")
@pytest.mark.rule("VS-CARD-33")
def test_an_enemy_may_drop_out_of_the_dance(duel):
    duel.you(main=STAR_LORD, deck=NINE).enemy(main="Hulk", front=[WALL], deck=NINE).ends_turn().says(True)
    moves(duel, (YOU, "Star-Lord"), (ENEMY, None))
    assert xp(duel) == 1
    assert "Wall" not in duel.exhausted


@pytest.mark.card("mcu-star-lord-level-1")
def test_nobody_has_to_dance(duel):
    duel.you(main=STAR_LORD, front=[FRIEND], deck=NINE).enemy(deck=NINE).ends_turn().says(False)
    assert xp(duel) == 0
    assert duel.exhausted == set()


@pytest.mark.card("mcu-star-lord-level-1")
def test_there_is_a_dance_at_the_end_of_your_own_turns_only(duel):
    duel.you(main=STAR_LORD, front=[FRIEND], deck=NINE).enemy(deck=NINE).on_enemy_turn().ends_turn()
    assert duel.game.state.active == YOU
    assert xp(duel) == 0


@pytest.mark.card("mcu-star-lord-level-1", "mcu-star-lord-level-2")
def test_three_dances_won_bring_star_lord_a_level(duel):
    duel.you(main=STAR_LORD, deck=NINE).enemy(main="Hulk", deck=NINE).exhaust("Hulk")
    duel.game.state.put("xp", duel.you.main, 2)
    duel.ends_turn().says(True)
    moves(duel, (YOU, "Star-Lord"))
    assert (level(duel), duel.stats("Star-Lord")) == (2, (7, 5))


@pytest.mark.rule("VS-CARD-33")
def test_of_three_the_last_one_in_the_dance_has_won(trio):
    trio.you(main=STAR_LORD, front=[FRIEND, HELPER], deck=NINE).enemy(main="Hulk", deck=NINE)
    trio.third(main="Thanos", front=[WALL], deck=NINE).ends_turn().says(True)
    moves(
        trio, (YOU, "Friend"), (ENEMY, "Hulk"), (THIRD, "Wall"), (YOU, "Helper"), (THIRD, "Thanos"), (YOU, "Star-Lord")
    )
    assert xp(trio) == 1


BOTH = "Something Good? Something Bad? Bit of Both?"


def good_or_bad(duel, choice):
    duel.you(main=STAR_LORD, level=2, locations=["Academy"], hand=["Thor"], deck=NINE)
    duel.enemy(hand=["Hulk", "Nova", "Drax"]).starts("turn").uses("Star-Lord", BOTH)
    assert len(duel.decision.options) == 3
    return duel.picks(duel.decision.options[choice])


def discards(duel):
    """The enemy discards from the end of the hand, where the blank does not lie."""
    assert duel.decision.seat == ENEMY
    while duel.decision.seat == ENEMY:
        duel.picks(duel.decision.options[-1])
    return duel


@pytest.mark.card("mcu-star-lord-level-2")
def test_something_good(duel):
    good_or_bad(duel, 0)
    assert (len(duel.you.hand), len(duel.enemy.hand)) == (5, 3)
    assert duel.decision.seat == YOU


@pytest.mark.card("mcu-star-lord-level-2")
def test_something_bad(duel):
    discards(good_or_bad(duel, 1))
    assert (len(duel.you.hand), len(duel.enemy.ko_pile)) == (3, 2)
    assert duel.decision.seat == YOU


@pytest.mark.card("mcu-star-lord-level-2")
def test_a_bit_of_both(duel):
    discards(good_or_bad(duel, 2))
    assert (len(duel.you.hand), len(duel.enemy.ko_pile)) == (4, 1)
    assert duel.decision.seat == YOU


# Thor


def thor(duel, *friends, lvl=1, **more):
    duel.you(main=THOR, level=lvl, front=["main", *friends], deck=NINE, **more)
    return duel.enemy(main="Hulk", front=[WALL], deck=NINE)


def grows(duel, name, atk, defense):
    return duel.happens(lambda game: gets(game, [duel.card(name)], atk, defense, ("turn", 0), seat=YOU, source=-1))


@pytest.mark.card("mcu-thor-level-1")
def test_thor_who_was_cast_out_grows_by_nothing(duel):
    thor(duel, hand=["mcu-thor", "Stark Tech"]).takes("power up", "Thor", to="Thor")
    assert (duel.counters("Thor"), duel.stats("Thor")) == (0, (3, 4))
    grows(duel, "Thor", 5, 5)
    assert duel.stats("Thor") == (3, 4)
    duel.plays("Stark Tech", "Thor") if duel.offers("play", "Stark Tech") else None
    assert duel.stats("Thor") == (3, 4)


@pytest.mark.card("mcu-thor-level-1")
def test_thor_who_was_cast_out_can_be_weakened_and_recover_to_what_he_was(duel):
    thor(duel, FRIEND).counter("Thor", -2)
    assert duel.stats("Thor") == (1, 2)
    grows(duel, "Thor", 1, 1)
    assert duel.stats("Thor") == (2, 3)
    grows(duel, "Thor", 5, 5)
    assert duel.stats("Thor") == (3, 4)
    grows(duel, "Friend", 5, 5)
    assert duel.stats("Friend") == (7, 14), "it is about himself alone"


@pytest.mark.card("mcu-thor-level-1", "mcu-thor-level-2")
@pytest.mark.rule("VS-CARD-34")
def test_thor_finds_himself_in_three_attacks_in_order(duel):
    thor(duel, FRIEND, HELPER)
    strikes_out(duel, "Thor", on="Wall")
    strikes_out(readies(duel, "Thor"), "Thor", "Friend", on="Wall")
    strikes_out(readies(duel, "Thor"), "Thor", on="Wall")
    assert (xp(duel), level(duel)) == (0, 1)
    readies(duel, "Thor", "Friend").attacks("Thor", "Friend", "Helper", on="Wall")
    assert (level(duel), duel.stats("Thor")) == (2, (6, 6))


@pytest.mark.card("mcu-thor-level-1")
@pytest.mark.rule("VS-CARD-34")
@pytest.mark.parametrize(
    "attacks",
    [
        [("Thor", "Friend"), ("Thor", "Friend", "Helper")],
        [("Thor",), ("Thor", "Friend", "Helper"), ("Thor", "Friend")],
        [("Thor",), ("Thor", "Friend"), ("Thor", "Friend", "Helper", "Fourth")],
        [("Thor", "Friend"), ("Thor",), ("Thor", "Friend", "Helper")],
        [("Friend",), ("Thor", "Friend"), ("Thor", "Friend", "Helper")],
        [("Thor",), ("Friend", "Helper"), ("Thor", "Friend", "Helper")],
        [("Thor",), ("Thor", "Friend"), ("Friend", "Helper", "Fourth")],
    ],
)
def test_thor_finds_himself_in_no_other_way(duel, attacks):
    thor(duel, FRIEND, HELPER, FOURTH)
    for names in attacks:
        strikes_out(duel, *names, on="Wall")
        readies(duel, "Thor", "Friend", "Helper", "Fourth")
    assert (xp(duel), level(duel)) == (0, 1)


@pytest.mark.card("mcu-thor-level-1", "mcu-thor-level-2")
@pytest.mark.rule("VS-CARD-34")
def test_thors_journey_may_take_turns(duel):
    thor(duel, FRIEND, HELPER)
    for names in (("Thor",), ("Friend",), ("Thor", "Friend"), ("Thor", "Friend", "Helper")):
        assert level(duel) == 1
        strikes_out(duel, *names, on="Wall").ends_turn().skips_building().ends_turn().skips_building()
    assert level(duel) == 2


@pytest.mark.card("mcu-thor-level-2")
def test_thor_the_god_shrinks_by_nothing(duel):
    thor(duel, FRIEND, lvl=2)
    duel.happens(lambda game: put(game, duel.card("Thor"), -3))
    assert (duel.counters("Thor"), duel.stats("Thor")) == (0, (6, 6))
    grows(duel, "Thor", -4, -4)
    assert duel.stats("Thor") == (6, 6)
    duel.happens(lambda game: put(game, duel.card("Thor"), 2))
    assert (duel.counters("Thor"), duel.stats("Thor")[0] > 3) == (2, True)


def put(game, card, amount):
    return put_counters(game, [card], amount, seat=ENEMY, source=-1)


@pytest.mark.card("mcu-thor-level-1", "mcu-heroes-odin")
def test_odin_makes_thor_who_was_cast_out_as_little_as_anybody(duel):
    thor(duel).enemy(front=["mcu-heroes-odin"])
    assert duel.stats("Thor") == (1, 1)
    grows(duel, "Thor", 1, 1)
    assert duel.stats("Thor") == (2, 2)


@pytest.mark.card("mcu-thor-level-2", "mcu-heroes-odin")
def test_odin_makes_no_less_of_thor_the_god(duel):
    assert thor(duel, lvl=2).enemy(front=["mcu-heroes-odin"]).stats("Thor") == (6, 6)
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)


@pytest.mark.card("mcu-thor-level-2")
def test_the_biggest_lightning_blast_strikes_a_main_character(duel):
    thor(duel, lvl=2, locations=["Laboratory"]).enemy(main=made_up_main("Giant", (1, ())))
    duel.counter("Giant", 9).uses("Thor", "The Biggest Lightning Blast in the History of Lightning")
    assert (duel.counters("Giant"), duel.counters("Wall")) == (3, 0)
    assert duel.you.resources == ["Laboratory (face down)"]


@pytest.mark.card("mcu-thor-level-2")
def test_a_main_character_of_little_defense_is_stunned_by_the_lightning(duel):
    thor(duel, lvl=2, locations=["Laboratory"])
    duel.uses("Thor", "The Biggest Lightning Blast in the History of Lightning")
    assert duel.stunned == {"Hulk"}
    assert duel.wounds("Hulk") == 1


@pytest.mark.card("mcu-thor-level-1", "mcu-thor-level-2")
def test_what_weakened_thor_is_gone_with_his_level(duel):
    thor(duel).counter("Thor", -2)
    duel.happens(lambda game: levels.gain_xp(game, duel.you.main, 1, seat=YOU))
    assert (level(duel), duel.counters("Thor"), duel.stats("Thor")) == (2, 0, (6, 6))
