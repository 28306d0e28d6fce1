"""What the supporting characters and the plot twist of the issue MCU Heroes do, and Mantis of the MCU Villains."""

import pytest

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import stun, wound
from longbox.games.vs.table.kinds import SKILL
from longbox.games.vs.table.zones import HAND, REMOVED
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.keywords import RANGED
from longbox.games.vs.vocabulary.powers import combat_power

from .duel import ENEMY, YOU
from .made_up import learns, made_up, made_up_main

HEROES = "MCU Heroes"
PANTHER, STRANGE, WITCH, VISION = (
    "mcu-heroes-black-panther",
    "mcu-heroes-doctor-strange",
    "mcu-heroes-scarlet-witch",
    "mcu-heroes-vision",
)
COULSON, HAWKEYE, QUICKSILVER = "mcu-heroes-phil-coulson", "mcu-heroes-hawkeye", "mcu-heroes-quicksilver"
NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=30, defense=30)
RIVAL = made_up("Rival", atk=4, defense=4)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=30, defense=30)


def offered(duel):
    """The names of all that can be picked now, whatever for."""
    return [duel.game.face(option.card).name for option in duel.decision.options if option.cards]


def pick(duel, *names):
    for name in names:
        duel.picks(next(one for one in duel.decision.options if one.cards and duel.game.face(one.card).name == name))
    return duel


def strikes_out(duel, *names, on):
    return duel.attacks(*names, on=on).everyone_passes()


def cost_of(name, cost, **more):
    card = made_up(name, **more)
    card.stats["cost"] = cost
    return card


# Ant-Man


@pytest.mark.card("mcu-heroes-ant-man")
def test_ant_man_takes_an_enemy_main_character_apart(duel):
    duel.you(hand=["mcu-heroes-ant-man"], face_down=["Thor"] * 2, deck=NINE).enemy(main="Thanos", front=[WALL]).starts(
        "turn"
    )
    duel.takes("done").takes("recruit", "Ant-Man", amount=0)
    assert (duel.counters("Thanos"), duel.counters("Wall"), duel.counters("Captain America")) == (-2, 0, 0)


# Ancient One


@pytest.mark.card("mcu-heroes-ancient-one")
def test_the_ancient_one_gives_others_one_more_health(duel):
    duel.you(front=["mcu-heroes-ancient-one", FLIMSY]).enemy(
        front=[BRUTE, made_up("Small", atk=1, defense=1, health=1)]
    )
    strikes_out(duel, "Flimsy", on="Brute")
    assert duel.stunned == {"Flimsy"}
    assert duel.wounds("Flimsy") == 1
    duel.happens(lambda game: stun(game, [duel.card("Small")], [()], seat=YOU))
    assert duel.enemy.ko_pile == ["Small"]


@pytest.mark.card("mcu-heroes-ancient-one")
@pytest.mark.parametrize(("name", "fallen"), [("Flimsy", []), ("Ancient One", ["Ancient One"])])
def test_the_ancient_one_gives_nothing_to_herself(duel, name, fallen):
    duel.you(front=["mcu-heroes-ancient-one", FLIMSY])
    duel.happens(lambda game: wound(game, [duel.card(name)], seat=ENEMY, source=-1))
    assert duel.you.ko_pile == fallen, "a wound without a stun leaves her her powers"


@pytest.mark.card("mcu-heroes-ancient-one")
def test_a_main_character_has_no_more_health_by_the_ancient_one(duel):
    duel.you(front=["mcu-heroes-ancient-one", "main"]).enemy(front=[BRUTE]).wound("Captain America", 4)
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mcu-heroes-ancient-one")
def test_with_the_ancient_one_goes_what_she_gave(duel):
    duel.you(front=["mcu-heroes-ancient-one", FLIMSY, FRIEND]).enemy(front=[BRUTE])
    strikes_out(duel, "Flimsy", on="Brute")
    assert duel.you.ko_pile == []
    strikes_out(duel, "Ancient One", on="Brute")
    assert sorted(duel.you.ko_pile) == ["Ancient One", "Flimsy"]


@pytest.mark.card("mcu-heroes-ancient-one")
def test_stunned_together_with_the_ancient_one_they_have_their_own_health(duel):
    duel.you(front=["mcu-heroes-ancient-one", FLIMSY])
    cards = [duel.card("Ancient One"), duel.card("Flimsy")]
    duel.happens(lambda game: stun(game, cards, [()] * 2, seat=ENEMY))
    assert sorted(duel.you.ko_pile) == ["Ancient One", "Flimsy"]


# Phil Coulson


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


def test_phil_coulson_is_avenged(duel):
    duel.you(front=[FRIEND, RIVAL], ko=[COULSON, "Thor"], deck=NINE).enemy(front=[WALL], deck=NINE).starts("turn")
    assert {"Friend", "Rival", "Captain America"} == set(offered(duel))
    pick(duel, "Friend", "Captain America").takes("done")
    counters = [duel.counters(name) for name in ("Friend", "Captain America", "Rival", "Wall")]
    assert counters == [1, 1, 0, 0]
    assert (removed(duel), duel.you.ko_pile) == (["Phil Coulson"], ["Thor"])


@pytest.mark.card("mcu-heroes-phil-coulson")
def test_phil_coulson_goes_in_any_case_and_may_help_nobody(duel):
    duel.you(front=["mcu-nick-fury"], ko=[COULSON], deck=NINE).enemy(deck=NINE).starts("turn").takes("done")
    assert (removed(duel), duel.you.ko_pile) == (["Phil Coulson"], [])
    assert duel.counters("Nick Fury") == 0
    duel.you(front=[COULSON])
    duel.skips_building()
    assert duel.offers("end")


@pytest.mark.card("mcu-heroes-phil-coulson")
def test_phil_coulson_lies_still_on_enemy_turns(duel):
    duel.you(front=[COULSON], ko=[COULSON], deck=NINE).enemy(front=[WALL], deck=NINE).ends_turn().skips_building()
    assert duel.you.ko_pile == ["Phil Coulson"]
    assert "Phil Coulson" in duel.you.front


# Black Panther


@pytest.mark.card("mcu-heroes-black-panther")
@pytest.mark.parametrize("row", ["front", "back"])
def test_the_ranged_never_strike_black_panther(duel, row):
    duel.you(front=[PANTHER]).enemy(**{row: [ARCHER]}).on_enemy_turn()
    strikes_out(duel, "Archer", on="Black Panther")
    assert duel.fallen == set()


@pytest.mark.card("mcu-heroes-black-panther")
def test_the_ranged_do_not_strike_back_at_black_panther_and_others_do(duel):
    duel.you(front=[PANTHER]).enemy(front=[ARCHER, BRUTE])
    strikes_out(duel, "Black Panther", on="Archer")
    assert duel.fallen == set()
    duel.happens(lambda game: game.state.put("exhausted", duel.card("Black Panther"), 0))
    strikes_out(duel, "Black Panther", on="Brute")
    assert duel.fallen == {"Black Panther"}


# Hawkeye

DISTANCE = "I See Better From a Distance"


def hawkeye(duel, **more):
    duel.you(locations=["Training Ground"], **more)
    return duel.enemy(main="Thanos", front=[WALL, PANTHER])


@pytest.mark.card("mcu-heroes-hawkeye")
def test_hawkeye_stuns_from_afar_whomever_he_strikes(duel):
    hawkeye(duel, back=[HAWKEYE]).attacks("Hawkeye", on="Wall").uses("Hawkeye", DISTANCE)
    assert duel.stunned == set(), "not before he strikes"
    duel.everyone_passes()
    assert duel.stunned == {"Wall"}
    assert duel.wounds("Wall") == 1


@pytest.mark.card("mcu-heroes-hawkeye")
def test_hawkeye_stuns_nobody_hand_to_hand(duel):
    hawkeye(duel, front=[HAWKEYE]).attacks("Hawkeye", on="Wall")
    if duel.can_use("Hawkeye", DISTANCE):
        duel.uses("Hawkeye", DISTANCE)
    duel.everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("mcu-heroes-hawkeye")
def test_hawkeye_stuns_only_with_the_power_and_only_whom_he_can_strike(duel):
    hawkeye(duel, back=[HAWKEYE])
    strikes_out(duel, "Hawkeye", on="Wall")
    duel.happens(lambda game: game.state.put("exhausted", duel.card("Hawkeye"), 0))
    duel.attacks("Hawkeye", on="Black Panther").uses("Hawkeye", DISTANCE).everyone_passes()
    assert duel.fallen == set(), "nobody with Ranged strikes him"


@pytest.mark.card("mcu-heroes-hawkeye")
def test_hawkeye_has_no_such_power_while_he_defends(duel):
    hawkeye(duel, front=[HAWKEYE]).on_enemy_turn().attacks("Wall", on="Hawkeye").passes()
    assert not duel.can_use("Hawkeye", DISTANCE)


# Doctor Strange

PROJECTION = "Astral Projection"
HELD = [cost_of("One", 1), cost_of("Two", 2), cost_of("Other", 2), "Academy", "Stark Tech"]


def projecting(duel):
    duel.you(front=[STRANGE], locations=["Academy"], face_down=["Thor"] * 2, deck=NINE).enemy(hand=HELD)
    return duel.starts("turn").takes("done").uses("Doctor Strange", PROJECTION)


def pays_points(duel, points):
    if duel.offers("yes"):
        duel.says(points > 0)
    if points or any(option.amount for option in duel.decision.options if option.verb == "number"):
        duel.takes("number", amount=points)
    return duel


@pytest.mark.card("mcu-heroes-doctor-strange")
@pytest.mark.parametrize(("points", "gone"), [(1, ["One"]), (2, ["Other", "Two"]), (3, [])])
def test_doctor_strange_pays_for_what_he_takes_from_an_enemy_hand(duel, points, gone):
    pays_points(projecting(duel), points)
    assert sorted(duel.enemy.ko_pile) == gone
    assert duel.game.state.points[YOU] == 3 - points
    assert len(duel.enemy.hand) == 5 - len(gone)
    assert duel.game.state.known[duel.game.state.zones[HAND.at(ENEMY)][-1]] & 1


# Quicksilver

FIGHTER = made_up("Fighter", combat_power("Punch", SKILL, draw(0)), atk=2, defense=9)


@pytest.mark.card("mcu-heroes-quicksilver")
def test_quicksilver_leaves_enemies_no_time(duel):
    duel.you(front=[QUICKSILVER, FRIEND], locations=["Training Ground"], hand=["Savage Surprise"])
    duel.enemy(
        front=[FIGHTER, made_up("Second", atk=1)], hand=["Savage Surprise", FIGHTER], locations=["Training Ground"]
    )
    duel.attacks("Quicksilver", on="Fighter").uses("Quicksilver", "He's Fast")
    while duel.decision.seat == ENEMY:
        assert not duel.offers("play")
        assert not duel.offers("use")
        assert not duel.offers("power up")
        duel.passes()
    if duel.in_combat:
        assert duel.offers("play", "Savage Surprise"), "it is about enemies"
    duel.everyone_passes()
    duel.attacks("Friend", on="Second").passes()
    assert duel.offers("play", "Savage Surprise"), "it was for one combat"


@pytest.mark.card("mcu-heroes-quicksilver")
def test_quicksilver_is_fast_where_he_fights_on_his_turn(duel):
    duel.you(front=[QUICKSILVER, FRIEND], locations=["Training Ground"]).enemy(front=[WALL])
    duel.attacks("Friend", on="Wall")
    assert not duel.can_use("Quicksilver", "He's Fast")


# Scarlet Witch

WEIRD = "She's Weird"


def pupil(*levels):
    return made_up_main("Pupil", *levels)


def weird(duel, xp=0, level=1):
    duel.you(front=[WITCH], locations=["Laboratory", "Fortress"])
    duel.enemy(main=pupil((1, [learns(4)]), (2, [])), level=level).game.state.put("xp", duel.enemy.main, xp)
    return duel.uses("Scarlet Witch", WEIRD)


def standing(duel):
    return duel.game.face(duel.enemy.main).fact("level"), duel.game.state.xp[duel.enemy.main]


@pytest.mark.card("mcu-heroes-scarlet-witch")
@pytest.mark.parametrize(("xp", "left"), [(3, 2), (1, 0)])
def test_scarlet_witch_takes_an_xp(duel, xp, left):
    assert standing(weird(duel, xp)) == (1, left)
    assert all(name.endswith("(face down)") for name in duel.you.resources)


@pytest.mark.card("mcu-heroes-scarlet-witch")
def test_scarlet_witch_takes_a_level_and_leaves_it_nearly_earned(duel):
    assert standing(weird(duel, level=2)) == (1, 3)
    duel.happens(lambda game: gain_xp(game, duel.enemy.main, 1, seat=ENEMY))
    assert standing(duel) == (2, 0)


@pytest.mark.card("mcu-heroes-scarlet-witch")
def test_scarlet_witch_has_nothing_to_take_from_one_who_has_learnt_nothing(duel):
    level, xp = standing(weird(duel))
    assert level == 1
    assert xp == 0


@pytest.mark.card("mcu-heroes-scarlet-witch", "mcu-hulk-level-2")
@pytest.mark.rule("VS-LEVEL-27")
def test_scarlet_witch_makes_nothing_else_of_the_hulk(duel):
    duel.you(front=[WITCH, WALL], locations=["Laboratory", "Fortress"], deck=NINE)
    duel.enemy(main="mcu-bruce-banner-main", front=["main"], deck=NINE).on_enemy_turn()
    strikes_out(duel, "Bruce Banner", on="Wall").ends_turn().skips_building().uses("Scarlet Witch", WEIRD)
    assert (duel.game.face(duel.enemy.main).name, *standing(duel)) == ("Hulk", 2, 0)


# Vision


@pytest.mark.card("mcu-heroes-vision")
def test_vision_was_born_yesterday(duel):
    duel.you(hand=[VISION], face_down=["Thor"] * 7, deck=NINE).enemy(deck=NINE).starts("turn").takes("done")
    duel.takes("recruit", "Vision", amount=0)
    while not duel.offers("end"):
        duel.takes("done")
    assert duel.stats("Vision") == (7, 7)
    duel.ends_turn().skips_building()
    assert duel.stats("Vision") == (7, 7), "through the enemy's turn"
    duel.ends_turn()
    assert duel.stats("Vision") == (14, 14)
    assert duel.counters("Vision") == 0


# Odin


@pytest.mark.card("mcu-heroes-odin")
def test_odin_makes_enemy_main_characters_unworthy(duel):
    duel.you(front=["mcu-heroes-odin"]).enemy(main="Hulk", front=[FRIEND, "main"])
    assert duel.stats("Hulk") == (1, 1)
    assert duel.stats("Friend") == (2, 9)
    assert duel.stats("Captain America") == (2, 5)
    duel.counter("Hulk", 2)
    assert duel.stats("Hulk") == (3, 3)
    duel.happens(lambda game: game.turn_to(duel.enemy.main, 1))
    assert duel.stats("Hulk") == (3, 3), "at any level"
    duel.stun("Odin")
    assert duel.stats("Hulk") == (8, 8)


# Christine Palmer


@pytest.mark.card("mcu-heroes-christine-palmer")
@pytest.mark.parametrize("heals", [True, False])
def test_christine_palmer_may_heal_doctor_strange(duel, heals):
    duel.you(main="mcu-heroes-doctor-strange-main", front=["mcu-heroes-christine-palmer", FRIEND], deck=NINE).enemy(
        deck=NINE
    )
    duel.wound("Doctor Strange", 3).wound("Friend", 1).starts("turn").skips_building().says(heals)
    assert (duel.wounds("Doctor Strange"), duel.wounds("Friend")) == (2 if heals else 3, 1)
    duel.ends_turn().skips_building()
    assert duel.offers("end"), "on your own turns"


@pytest.mark.card("mcu-heroes-christine-palmer")
def test_christine_palmer_heals_nobody_else(duel):
    doctor = made_up("Doctor Strange", team=HEROES)
    duel.you(main="Thanos", front=["mcu-heroes-christine-palmer", doctor], deck=NINE)
    duel.wound("Thanos", 2).wound("Doctor Strange", 1).enemy(main="mcu-heroes-doctor-strange-main")
    duel.game.state.put("wounds", duel.enemy.main, 2)
    duel.starts("turn").skips_building()
    assert duel.offers("end"), "he is no main character, and the other one an enemy"


# Suit Up


@pytest.mark.card("mcu-heroes-suit-up")
def test_who_suits_up_flies_and_shoots_for_a_turn(duel):
    duel.you(front=[FRIEND, RIVAL], back=[FLIMSY], hand=["mcu-heroes-suit-up"], deck=NINE).enemy(
        front=[WALL], deck=NINE
    )
    duel.plays("Suit Up")
    assert set(duel.offered("choose")) == {"Friend", "Rival", "Flimsy", "Captain America"}
    duel.chooses("Flimsy")
    assert duel.stats("Flimsy") == (3, 1)
    assert duel.has("Flimsy", "flight")
    assert duel.has("Flimsy", "ranged")
    assert not duel.has("Friend", "flight")
    assert duel.offers("attack", "Flimsy", to="Magneto"), "over the front row"
    duel.ends_turn()
    assert duel.stats("Flimsy") == (1, 1)
    assert not duel.has("Flimsy", "flight")
    assert not duel.has("Flimsy", "ranged")


def test_suit_up_is_for_your_main_phase_and_for_mcu_heroes(duel):
    duel.you(front=[FRIEND, WALL], hand=["mcu-heroes-suit-up"]).enemy(front=[BRUTE, RIVAL], hand=["mcu-heroes-suit-up"])
    assert duel.offers("play", "Suit Up")
    duel.attacks("Friend", on="Brute")
    assert not duel.offers("play", "Suit Up")
    duel.passes()
    assert not duel.offers("play", "Suit Up")


def test_nobody_else_suits_up(duel):
    duel.you(front=[WALL], hand=["mcu-heroes-suit-up"])
    assert not duel.offers("play", "Suit Up")


# Mantis

EGO = made_up_main("Ego", (1, ()))


@pytest.mark.card("mcu-heroes-mantis")
@pytest.mark.parametrize("sleeps", [True, False])
def test_mantis_helps_ego_sleep(duel, sleeps):
    duel.you(main=EGO, front=["mcu-heroes-mantis"], deck=NINE).enemy(deck=NINE).starts("turn").skips_building().says(
        sleeps
    )
    assert duel.counters("Ego") == (3 if sleeps else 0)
    assert ("Ego" in duel.exhausted) == sleeps
    duel.ends_turn().skips_building()
    assert duel.offers("end")


@pytest.mark.card("mcu-heroes-mantis")
def test_ego_who_does_not_sleep_now_gains_nothing(duel):
    duel.you(main=EGO, front=["mcu-heroes-mantis"], deck=NINE).starts("turn")
    duel.exhaust("Ego").skips_building()
    if duel.offers("yes"):
        duel.says(True)
    assert duel.counters("Ego") == 0


@pytest.mark.card("mcu-heroes-mantis")
def test_mantis_puts_nobody_else_to_sleep(duel):
    duel.you(main="Thanos", front=["mcu-heroes-mantis", made_up("Ego")], deck=NINE).enemy(main=EGO).starts("turn")
    duel.skips_building()
    assert duel.offers("end")


@pytest.mark.rule("VS-DECK-04")
@pytest.mark.parametrize("name", ["mcu-heroes-christine-palmer", "mcu-heroes-mantis"])
def test_a_deck_has_one_of_these(name):
    assert "one of a kind" in LIBRARY[name].keywords
    assert LIBRARY[name].copies == 1
