"""What the main characters of the issue MCU Heroes do."""

import pytest

from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.zones import DECK, HAND
from longbox.games.vs.vocabulary.deeds import draw

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up, made_up_twist

HEROES = "MCU Heroes"
ANT_MAN, PANTHER, STRANGE = "mcu-heroes-ant-man-main", "mcu-heroes-black-panther-main", "mcu-heroes-doctor-strange-main"
WITCH, VISION = "mcu-heroes-scarlet-witch-main", "mcu-heroes-vision-main"
NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
HELPER = made_up("Helper", team=HEROES, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=30, defense=30)
RIVAL = made_up("Rival", atk=4, defense=30)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=3)


def xp(duel):
    return duel.game.state.xp[duel.you.main]


def level(duel):
    return duel.game.face(duel.you.main).fact("level")


def offered(duel):
    """The names of all that can be picked now, whatever for."""
    return [duel.game.face(option.card).name for option in duel.decision.options if option.cards]


def pick(duel, *names):
    for name in names:
        duel.picks(next(one for one in duel.decision.options if one.cards and duel.game.face(one.card).name == name))
    return duel


def strikes_out(duel, *names, on):
    return duel.attacks(*names, on=on).everyone_passes()


def readies(duel, *names):
    for name in names:
        duel.game.state.put("exhausted", duel.card(name), 0)
    return duel.happens(lambda game: None)


def next_turn(duel):
    """The enemy's turn passes without a deed; yours begins, with its Main Phase."""
    return duel.ends_turn().skips_building().ends_turn().skips_building()


# Ant-Man

BIG = "I Got Something Big"


def ant_man(duel, lvl=1, **more):
    duel.you(main=ANT_MAN, level=lvl, front=["main"], locations=["Fortress"] * 3, deck=NINE, **more)
    return duel.enemy(main="Thanos", front=[WALL, BRUTE, RIVAL], deck=NINE)


@pytest.mark.card("mcu-heroes-ant-man-level-1", "mcu-heroes-ant-man-level-2")
def test_ant_man_is_a_giant_until_his_next_build_phase(duel):
    ant_man(duel).wound("Ant-Man", 2).exhaust("Ant-Man").uses("Ant-Man", BIG)
    assert (level(duel), duel.stats("Ant-Man"), duel.wounds("Ant-Man")) == (2, (20, 20), 2)
    assert "Ant-Man" in duel.exhausted
    duel.ends_turn().skips_building()
    assert level(duel) == 2, "through the enemy's turn, its Build Phase too"
    duel.ends_turn()
    assert (level(duel), duel.stats("Ant-Man"), xp(duel), duel.wounds("Ant-Man")) == (1, (1, 1), 0, 2)
    duel.skips_building().uses("Ant-Man", BIG)
    assert level(duel) == 2, "and once more"
    assert not duel.can_use("Ant-Man", BIG)


@pytest.mark.card("mcu-heroes-ant-man-level-1")
def test_ant_man_shrinks_out_of_the_first_attack_of_a_turn(duel):
    ant_man(duel).on_enemy_turn().attacks("Brute", on="Ant-Man").says(True)
    assert not duel.in_combat
    assert (duel.stunned, duel.exhausted) == (set(), {"Brute"})
    duel.attacks("Rival", on="Ant-Man")
    assert duel.in_combat, "that was the second attack"
    duel.everyone_passes()
    assert duel.stunned == {"Ant-Man"}


@pytest.mark.card("mcu-heroes-ant-man-level-1")
def test_ant_man_may_stay_and_the_giant_must(duel):
    ant_man(duel).on_enemy_turn().attacks("Brute", on="Ant-Man").says(False).everyone_passes()
    assert duel.stunned == {"Ant-Man"}


@pytest.mark.card("mcu-heroes-ant-man-level-2")
def test_the_giant_does_not_shrink(duel):
    ant_man(duel, 2).on_enemy_turn().attacks("Rival", on="Ant-Man")
    assert duel.in_combat
    assert not duel.offers("yes")


# Black Panther


def panther(duel, lvl=1, **more):
    duel.you(main=PANTHER, level=lvl, locations=["Fortress"] * 2, deck=NINE, **more)
    return duel.enemy(main="Thanos", front=[RIVAL, WALL], deck=NINE)


@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-heroes-black-panther-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-heroes-black-panther-level-2")),
    ],
)
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_exhausted_do_not_strike_back_at_black_panther(duel, lvl, exhausted):
    panther(duel, lvl, front=["main"]).counter("Rival", 9)
    if exhausted:
        duel.exhaust("Rival")
    strikes_out(duel, "Black Panther", on="Rival")
    assert duel.stunned == (set() if exhausted else {"Black Panther"})


@pytest.mark.card("mcu-heroes-black-panther-level-1")
def test_an_exhausted_attacker_strikes_black_panther_who_defends(duel):
    panther(duel, front=["main"]).on_enemy_turn()
    strikes_out(duel, "Rival", on="Black Panther")
    assert duel.stunned == {"Black Panther"}


@pytest.mark.card("mcu-heroes-black-panther-level-1")
def test_black_panthers_friends_are_struck_back_at(duel):
    panther(duel, front=["main", FRIEND]).counter("Rival", 9).exhaust("Rival")
    duel.attacks("Black Panther", "Friend", on="Rival").everyone_passes()
    if duel.offers("strike back"):
        assert duel.offered("strike back") == ["Friend"]
        duel.enemy_strikes_back_at("Friend")
    assert duel.stunned == {"Friend"}


@pytest.mark.card("mcu-heroes-black-panther-level-1", "mcu-heroes-black-panther-level-2")
def test_black_panther_learns_from_those_he_protects(duel):
    panther(duel, front=["main", FRIEND], back=[FLIMSY, HELPER, made_up("Fallen")]).stun("Fallen")
    strikes_out(duel, "Friend", on="Wall")
    assert xp(duel) == 0
    strikes_out(duel, "Black Panther", on="Wall")
    assert xp(duel) == 2
    readies(duel, "Black Panther").attacks("Black Panther", on="Wall")
    assert (level(duel), duel.stats("Black Panther")) == (2, (8, 5))


@pytest.mark.card("mcu-heroes-black-panther-level-1")
def test_black_panther_without_anybody_behind_him_learns_nothing(duel):
    panther(duel, front=["main", FRIEND]).enemy(back=[HELPER])
    strikes_out(duel, "Black Panther", on="Wall")
    assert xp(duel) == 0


SUIT = "Vibranium Weave Suit"


@pytest.mark.card("mcu-heroes-black-panther-level-2")
def test_the_suit_lets_nobody_strike_black_panther_for_a_turn(duel):
    panther(duel, 2, front=["main"]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Black Panther").passes().uses("Black Panther", SUIT).everyone_passes()
    assert duel.stunned == set()
    strikes_out(duel, "Rival", on="Black Panther")
    readies(duel, "Brute")
    strikes_out(duel, "Brute", on="Black Panther")
    assert duel.stunned == set(), "the whole turn"
    duel.ends_turn().skips_building()
    strikes_out(readies(duel, "Brute"), "Black Panther", on="Brute")
    assert duel.stunned == {"Black Panther"}


@pytest.mark.card("mcu-heroes-black-panther-level-2")
def test_the_suit_is_for_one_who_defends(duel):
    panther(duel, 2, front=["main"]).enemy(front=[BRUTE])
    duel.attacks("Black Panther", on="Brute")
    if duel.can_use("Black Panther", SUIT):
        duel.uses("Black Panther", SUIT)
    duel.everyone_passes()
    assert duel.stunned == {"Black Panther"}


# Doctor Strange

SLING, BARGAIN = "Sling Ring", "Dormammu, I've Come to Bargain!"


@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-heroes-doctor-strange-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-heroes-doctor-strange-level-2")),
    ],
)
def test_doctor_strange_finds_a_basic_location(duel, lvl):
    duel.you(main=STRANGE, level=lvl, locations=["Training Ground"])
    duel.you(deck=["Academy", "Avengers Tower", "Thor", "Fortress", *NINE[:2]]).starts("turn")
    duel.uses("Doctor Strange", SLING)
    assert set(offered(duel)) == {"Academy", "Fortress"}
    fortress = next(card for card in duel.game.state.zones[DECK.at(YOU)] if duel.game.face(card).name == "Fortress")
    pick(duel, "Fortress")
    assert "Fortress" in duel.you.hand
    assert duel.game.state.known[fortress] == -1, "all have seen it"
    assert sorted(duel.you.deck) == ["Academy", "Avengers Tower", "Thor"]


def teaching(duel, hand, **more):
    duel.you(main=STRANGE, front=[FRIEND], hand=hand, face_down=["Thor"] * 5, deck=NINE, **more)
    return duel.enemy(deck=NINE).starts("turn")


PLAN, SECOND_PLAN = (made_up_twist(name, "main", draw(0)) for name in ("Plan", "Second"))
EARLY = made_up_twist("Early", "build", draw(0))


@pytest.mark.card("mcu-heroes-doctor-strange-level-1")
def test_doctor_strange_learns_by_a_location_a_character_and_a_plot_twist(duel):
    teaching(duel, ["Academy", HELPER, PLAN, SECOND_PLAN]).takes("resource", "Academy", amount=1)
    duel.takes("recruit", "Helper", amount=0).takes("done").takes("done")
    assert xp(duel) == 0
    duel.plays("Plan")
    assert xp(duel) == 1
    duel.plays("Second")
    assert xp(duel) == 1, "the first one of a turn"


@pytest.mark.card("mcu-heroes-doctor-strange-level-1")
@pytest.mark.parametrize("missing", ["location", "character", "both"])
def test_doctor_strange_takes_all_three_to_learn(duel, missing):
    teaching(duel, ["Academy", HELPER, "Thor", PLAN])
    if missing in ("location", "both"):
        duel.takes("resource", "Thor", amount=0) if duel.offers("resource", "Thor") else duel.takes("done")
    else:
        duel.takes("resource", "Academy", amount=1)
    if missing == "location":
        duel.takes("recruit", "Helper", amount=0)
    duel.takes("done").takes("done").plays("Plan")
    assert xp(duel) == 0


@pytest.mark.card("mcu-heroes-doctor-strange-level-1")
def test_a_plot_twist_that_came_too_early_teaches_doctor_strange_nothing(duel):
    teaching(duel, ["Academy", HELPER, EARLY, PLAN]).plays("Early").takes("resource", "Academy", amount=1)
    duel.takes("recruit", "Helper", amount=0).takes("done").takes("done").plays("Plan")
    assert xp(duel) == 0


@pytest.mark.card("mcu-heroes-doctor-strange-level-1")
def test_what_was_played_a_turn_ago_is_no_lesson(duel):
    teaching(duel, ["Academy", HELPER, PLAN]).takes("resource", "Academy", amount=1)
    duel.takes("recruit", "Helper", amount=0).takes("done").takes("done")
    next_turn(duel).plays("Plan")
    assert xp(duel) == 0


@pytest.mark.card("mcu-heroes-doctor-strange-level-2")
def test_doctor_strange_bargains_for_one_more_turn(duel):
    places = ["Laboratory", "Academy", "Fortress"]
    duel.you(main=STRANGE, level=2, front=[FRIEND], locations=places, deck=NINE * 2).enemy(deck=NINE)
    duel.exhaust("Friend").exhaust("Doctor Strange").uses("Doctor Strange", BARGAIN)
    assert all(name.endswith("(face down)") for name in duel.you.resources)
    duel.ends_turn()
    assert duel.game.state.active == YOU
    assert len(duel.you.hand) == 2
    assert duel.exhausted == set()
    duel.skips_building().ends_turn()
    assert duel.game.state.active == ENEMY
    duel.skips_building().ends_turn()
    assert duel.game.state.active == YOU


@pytest.mark.rule("VS-FFA-03")
def test_after_the_extra_turn_it_goes_on_as_it_would_have(trio):
    places = ["Laboratory", "Academy", "Fortress"]
    trio.you(main=STRANGE, level=2, locations=places, deck=NINE).enemy(deck=NINE).third(deck=NINE)
    trio.uses("Doctor Strange", BARGAIN).ends_turn().skips_building().ends_turn()
    seats = [trio.game.state.active]
    for _ in range(2):
        trio.skips_building().ends_turn()
        seats.append(trio.game.state.active)
    assert seats == [ENEMY, THIRD, YOU]


@pytest.mark.card("mcu-heroes-doctor-strange-level-2")
@pytest.mark.rule("VS-WIN-10")
def test_an_extra_turn_without_an_attack_is_no_round_of_all_players(duel):
    duel.you(main=STRANGE, level=2, locations=["Laboratory", "Academy", "Fortress"]).wound("Magneto", 2)
    duel.uses("Doctor Strange", BARGAIN).ends_turn().skips_building().ends_turn()
    assert (duel.result, duel.game.state.active) == (None, ENEMY), "who has had no turn to attack in"
    duel.skips_building().ends_turn()
    assert duel.result.winners == (YOU,)


# Scarlet Witch

MIND = "Neuroelectric Interfacing, Telekinesis, Mental Manipulation"
AFRAID = "Everybody's Afraid of Something"


@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-heroes-scarlet-witch-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-heroes-scarlet-witch-level-2")),
    ],
)
def test_scarlet_witch_shuffles_characters_of_an_enemy_hand_away(duel, lvl):
    duel.you(main=WITCH, level=lvl, locations=["Laboratory"]).enemy(hand=["Thor", "Hulk", "Academy", "Nova"], deck=NINE)
    seen = duel.game.state.zones[HAND.at(ENEMY)][1]
    duel.uses("Scarlet Witch", MIND)
    assert duel.decision.seat == YOU
    assert set(offered(duel)) == {"Thor", "Hulk", "Nova"}
    pick(duel, "Thor", "Nova")
    duel.takes("done")
    assert len(duel.enemy.hand) == 4
    assert {"Hulk", "Academy"} <= set(duel.enemy.hand)
    assert len(duel.enemy.deck) == 9
    assert sorted(duel.enemy.hand + duel.enemy.deck) == sorted(["Thor", "Hulk", "Academy", "Nova", *NINE])
    assert seen


@pytest.mark.card("mcu-heroes-scarlet-witch-level-1")
def test_scarlet_witch_may_leave_an_enemy_hand_alone(duel):
    duel.you(main=WITCH, locations=["Laboratory"]).enemy(hand=["Thor", "Academy"], deck=NINE)
    duel.uses("Scarlet Witch", MIND).takes("done")
    assert duel.enemy.hand == ["Thor", "Academy"]
    assert len(duel.enemy.deck) == 9


@pytest.mark.card("mcu-heroes-scarlet-witch-level-1")
def test_scarlet_witch_learns_by_the_losses_of_enemy_turns(duel):
    duel.you(main=WITCH, front=[FLIMSY, made_up("Weak", atk=1, defense=1), "main"]).enemy(front=[BRUTE, RIVAL, WALL])
    strikes_out(duel, "Flimsy", on="Brute")
    assert (duel.stunned, xp(duel)) == ({"Flimsy"}, 0), "that was on your turn"
    duel.you(deck=NINE).enemy(deck=NINE)
    duel.ends_turn().skips_building()
    strikes_out(duel, "Rival", on="Scarlet Witch")
    assert xp(duel) == 0, "her own stun would count for nothing"


@pytest.mark.card("mcu-heroes-scarlet-witch-level-1", "mcu-heroes-scarlet-witch-level-2")
def test_scarlet_witch_feels_each_loss(duel):
    duel.you(main=WITCH, front=[FRIEND, FLIMSY, HELPER]).enemy(front=[BRUTE, FLIMSY], deck=NINE).on_enemy_turn()
    cards = [duel.card("Flimsy", YOU), duel.card("Friend"), duel.card("Flimsy", ENEMY)]
    duel.happens(lambda game: stun(game, cards, [()] * 3, seat=ENEMY))
    assert (xp(duel), level(duel)) == (2, 1)
    strikes_out(duel, "Brute", on="Helper")
    assert level(duel) == 2


@pytest.mark.card("mcu-heroes-scarlet-witch-level-2")
def test_who_is_afraid_of_scarlet_witch_attacks_her_no_more(duel):
    double = made_up("Double", atk=4, defense=9, aka=("Rival",))
    duel.you(main=WITCH, level=2, front=["main", FRIEND], locations=["Academy"], deck=NINE * 2)
    duel.enemy(main="Thanos", front=[RIVAL, BRUTE, double, "main"], deck=NINE * 2)
    duel.uses("Scarlet Witch", AFRAID)
    assert {"Rival", "Brute", "Double", "Thanos"} <= set(duel.offered("choose"))
    assert "Friend" not in duel.offered("choose")
    duel.chooses("Rival")
    for _ in range(2):
        duel.ends_turn().skips_building()
        for name, free in (("Rival", False), ("Double", False), ("Brute", True), ("Thanos", True)):
            assert duel.offers("attack", name, to="Scarlet Witch") == free, name
            assert duel.offers("attack", name, to="Friend")
        duel.takes("attack", "Brute", to="Scarlet Witch")
        if duel.decision.kind == "team" or duel.offers("join"):
            assert not duel.offers("join", "Rival")
            duel.takes("done")
        duel.everyone_passes().ends_turn().skips_building()


@pytest.mark.card("mcu-heroes-scarlet-witch-level-2")
def test_a_namesake_that_comes_later_is_afraid_too(duel):
    duel.you(main=WITCH, level=2, front=["main", FRIEND], locations=["Academy"], deck=NINE)
    duel.enemy(front=[RIVAL, BRUTE], deck=NINE).uses("Scarlet Witch", AFRAID, "Rival")
    duel.enemy(front=[made_up("Rival", atk=9, defense=9)])
    duel.ends_turn().skips_building()
    assert not duel.offers("attack", "Rival", to="Scarlet Witch")
    assert duel.offers("attack", "Brute", to="Scarlet Witch")


# Vision

GRACE = "There Is Grace In Their Failings"


@pytest.mark.parametrize(
    "lvl",
    [
        pytest.param(1, marks=pytest.mark.card("mcu-heroes-vision-level-1")),
        pytest.param(2, marks=pytest.mark.card("mcu-heroes-vision-level-2")),
    ],
)
def test_vision_shuffles_all_copies_in_and_draws_as_many(duel, lvl):
    pile = ["Thor", "Thor", "Hulk", "Academy", "Thor", "mcu-thor"]
    duel.you(main=VISION, level=lvl, locations=["Academy"], ko=pile, deck=NINE * 3).starts("turn")
    held, deck = len(duel.you.hand), len(duel.you.deck)
    duel.uses("Vision", GRACE)
    assert "Academy" not in duel.offered("choose")
    duel.chooses("Thor")
    assert len(duel.you.hand) - held == 6 - len(duel.you.ko_pile)
    assert len(duel.you.hand) - held in (3, 4)
    assert {"Hulk", "Academy"} <= set(duel.you.ko_pile)
    assert len(duel.you.deck) == deck


@pytest.mark.card("mcu-heroes-vision-level-1")
def test_vision_leaves_the_dead_of_others(duel):
    duel.you(main=VISION, locations=["Academy"], ko=["Hulk"], deck=NINE).enemy(ko=["Hulk", "Thor"]).starts("turn")
    duel.uses("Vision", GRACE)
    if duel.offers("choose"):
        duel.chooses("Hulk")
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == ([], ["Hulk", "Thor"])


@pytest.mark.card("mcu-heroes-vision-level-1", "mcu-heroes-vision-level-2")
def test_vision_learns_from_all_supporting_characters(duel):
    duel.you(main=VISION, front=[FRIEND, HELPER], deck=NINE).enemy(front=[WALL, BRUTE], back=[RIVAL], deck=NINE)
    duel.ends_turn()
    assert xp(duel) == 5
    duel.skips_building().ends_turn()
    assert xp(duel) == 5, "at the end of your turns"
    duel.skips_building()
    duel.game.state.put("xp", duel.you.main, 7)
    duel.ends_turn()
    assert (level(duel), duel.stats("Vision")) == (2, (6, 6))


def catastrophe(duel, mine, theirs):
    duel.you(main=VISION, level=2, front=[*mine, "main"], deck=NINE)
    return duel.enemy(main="Thanos", front=[*theirs, "main"], deck=NINE)


@pytest.mark.card("mcu-heroes-vision-level-2")
@pytest.mark.parametrize("turn", [YOU, ENEMY])
def test_supporting_characters_who_attack_each_other_fall(duel, turn):
    catastrophe(duel, [FRIEND], [WALL])
    if turn == ENEMY:
        duel.on_enemy_turn().attacks("Wall", on="Friend")
    else:
        duel.attacks("Friend", on="Wall")
    assert duel.stunned == {"Friend", "Wall"}
    assert not duel.in_combat
    assert (duel.sources("stun", "Friend"), duel.sources("stun", "Wall")) == ({"Wall"}, {"Friend"})


@pytest.mark.card("mcu-heroes-vision-level-2")
def test_a_main_character_is_no_part_of_the_catastrophe(duel):
    catastrophe(duel, [FRIEND], [WALL]).counter("Thanos", 20).counter("Vision", 20)
    duel.attacks("Vision", on="Wall")
    assert duel.stunned == set()
    duel.everyone_passes().attacks("Friend", on="Thanos")
    assert duel.stunned == set()


@pytest.mark.card("mcu-heroes-vision-level-2")
def test_of_a_team_all_who_attack_and_the_defender_fall(duel):
    catastrophe(duel, [FRIEND, HELPER], [WALL]).attacks("Friend", "Helper", on="Wall")
    assert duel.stunned >= {"Friend", "Wall"}
    assert duel.stunned == {"Friend", "Helper", "Wall"}


@pytest.mark.card("mcu-heroes-vision-level-2")
def test_a_main_character_in_a_team_is_left_out_of_the_catastrophe(duel):
    catastrophe(duel, [FRIEND], [WALL]).attacks("Friend", "Vision", on="Wall")
    assert duel.stunned == {"Friend", "Wall"}, "Vision is no supporting character"


def test_the_stunned_vision_foresees_nothing(duel):
    catastrophe(duel, [FRIEND], [WALL]).stun("Vision").attacks("Friend", on="Wall")
    assert duel.stunned == {"Vision"}
