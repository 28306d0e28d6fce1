"""What the Defenders do who came with Legacy."""

import pytest

from longbox.games.vs.chapters.levels import gain_xp, regress
from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.chapters.stun import stun, wound
from longbox.games.vs.table.zones import FRONT, HAND
from longbox.games.vs.vocabulary.keywords import FLIGHT, RANGED

from .at_the_table import (
    NINE,
    a_round,
    at_level,
    attacked_by,
    enters,
    learnt,
    level,
    named,
    next_turn,
    picks,
    picks_label,
    recruits,
    seen,
    used_up,
    xp,
)
from .duel import ENEMY, YOU
from .made_up import made_up
from .test_deck_building import broken

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=20)
BRUTE = made_up("Brute", team="Underworld", atk=9, defense=3)
OGRE = made_up("Ogre", team="Underworld", atk=9, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, team="Underworld", atk=2, defense=9)
FLYER = made_up("Flyer", FLIGHT, team="Underworld", atk=1, defense=4)
JONES = "Jessica Jones"
LIMITED = "Limited Invulnerability"


@pytest.mark.card("jessica-jones-level-1")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("wish", [True, False])
def test_jessica_is_tough_at_both_levels(duel, number, wish):
    duel.you(main=JONES, front=["main"]).enemy(front=[BRUTE])
    duel.on_enemy_turn()
    if number == 2:
        duel.happens(lambda game: gain_xp(game, duel.you.main, 5, seat=YOU))
    duel.attacks("Brute", on=JONES).everyone_passes().says(wish)
    assert (JONES in duel.stunned, duel.wounds(JONES)) == (not wish, 1)


@pytest.mark.card("jessica-jones-level-1")
def test_jessica_is_not_wounded_for_the_rest_of_the_turn(duel):
    duel.you(main=JONES, front=["main", WALL], locations=["Fortress"] * 2, deck=NINE)
    duel.enemy(front=[BRUTE, OGRE, made_up("Lout", atk=9)], deck=NINE)
    jones = duel.you.main
    attacked_by(duel, "Brute", on=JONES).uses(JONES, LIMITED).everyone_passes()
    assert (JONES in duel.stunned, duel.wounds(JONES)) == (True, 0), "stunned all the same"
    duel.says(True).attacks("Ogre", on=JONES).everyone_passes().says(True)
    assert duel.wounds(JONES) == 0, "in other combats too"
    duel.happens(lambda game: wound(game, [jones], seat=ENEMY, source=-1))
    assert (duel.wounds(JONES), used_up(duel, "Fortress")) == (0, 1), "nor by anything else"
    duel.attacks("Lout", on="Wall").everyone_passes()
    assert duel.wounds("Wall") == 1, "she alone"
    next_turn(duel)
    duel.happens(lambda game: wound(game, [jones], seat=ENEMY, source=-1))
    assert duel.wounds(JONES) == 1, "the turn is over"


@pytest.mark.card("jessica-jones-level-1")
@pytest.mark.rule("VS-POWER-04")
def test_jessica_is_invulnerable_in_fights_of_her_own_only(duel):
    duel.you(main=JONES, front=["main", WALL], locations=["Fortress"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall")
    assert not duel.can_use(JONES, LIMITED)


@pytest.mark.card("jessica-jones-level-1")
def test_jessica_is_invulnerable_once_at_level_1(duel):
    duel.you(main=JONES, front=["main"], locations=["Fortress"] * 3, deck=NINE).enemy(front=[ROCK], deck=NINE)
    duel.attacks(JONES, on="Rock").uses(JONES, LIMITED).everyone_passes()
    next_turn(duel).attacks("Rock", on=JONES).passes()
    assert not duel.can_use(JONES, LIMITED)
    next_turn(duel.everyone_passes()).attacks(JONES, on="Rock")
    assert not duel.can_use(JONES, LIMITED), "nor in any turn after that"


@pytest.mark.card("jessica-jones-level-1", "jessica-jones-level-2")
@pytest.mark.rule("VS-LEVEL-18")
def test_jessica_is_invulnerable_once_more_at_level_2_in_another_turn(duel):
    duel.you(main=JONES, front=["main"], locations=["Fortress"] * 5, deck=NINE).enemy(front=[ROCK], deck=NINE)
    duel.attacks(JONES, on="Rock").uses(JONES, LIMITED)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 5, seat=YOU))
    assert (level(duel), duel.can_use(JONES, LIMITED)) == (2, False), "it has been used in this turn"
    next_turn(duel.everyone_passes()).attacks("Rock", on=JONES).passes().uses(JONES, LIMITED).everyone_passes()
    next_turn(duel).attacks(JONES, on="Rock")
    assert not duel.can_use(JONES, LIMITED)


@pytest.mark.card("jessica-jones-level-1", "jessica-jones-level-2")
def test_what_jessica_has_used_at_level_2_she_has_not_used_at_level_1(duel):
    duel.you(main=JONES, level=2, front=["main"], locations=["Fortress"] * 5, deck=NINE)
    duel.enemy(front=[ROCK], deck=NINE)
    duel.attacks(JONES, on="Rock").uses(JONES, LIMITED).everyone_passes()
    duel.happens(lambda game: regress(game, duel.you.main, seat=ENEMY, source=-1))
    a_round(duel).attacks(JONES, on="Rock").uses(JONES, LIMITED)
    assert (level(duel), used_up(duel, "Fortress")) == (1, 2)


@pytest.mark.card("jessica-jones-level-1")
def test_jessica_watches_the_enemies_who_appear(duel):
    duel.you(main=JONES, deck=NINE).enemy(deck=NINE)
    enters(duel, duel.enemy, WALL)
    enters(duel, duel.you, BRUTE)
    assert xp(duel) == 1, "an enemy only"
    next_turn(duel)
    enters(duel, duel.enemy, OGRE)
    assert xp(duel) == 2, "in any turn"
    duel.stun(JONES)
    enters(duel, duel.enemy, FLIMSY)
    assert xp(duel) == 2, "not while she is stunned"


@pytest.mark.card("jessica-jones-level-1")
def test_jessica_counts_each_of_those_who_appear_at_one_moment(duel):
    duel.you(main=JONES).enemy(hand=[WALL, OGRE])
    new = duel.game.state.zones[HAND.at(ENEMY)][1:]
    row = FRONT.at(ENEMY)
    duel.happens(lambda game: appear_together(game, [*new], [row, row], [ENEMY, ENEMY], source=-1))
    assert (duel.enemy.front, xp(duel)) == (["Wall", "Ogre"], 2)


@pytest.mark.card("jessica-jones-level-1", "goblin-queen")
def test_jessica_counts_all_who_appear_together(duel):
    duel.you(main=JONES).enemy(front=["Goblin Queen"], locations=["Academy"]).on_enemy_turn()
    duel.uses("Goblin Queen", "Summon Goblins")
    assert (xp(duel), duel.enemy.front.count("Demon Goblin")) == (4, 4)


@pytest.mark.card("jessica-jones-level-1")
@pytest.mark.parametrize(("before", "reached"), [(3, 1), (4, 2)])
def test_jessica_needs_five_xp(duel, before, reached):
    duel.you(main=JONES)
    learnt(duel, before)
    enters(duel, duel.enemy, WALL)
    assert level(duel) == reached


@pytest.mark.card("jessica-jones-level-2")
def test_jessica_sees_a_hand_and_picks_a_suspect(duel):
    hand = ["Thor", "Find Cover", "Academy", "Hulk"]
    duel.you(main=JONES, level=2, locations=["Academy"]).enemy(hand=hand).uses(JONES, "Collar the Suspect")
    assert duel.decision.seat == YOU, "you choose"
    assert (named(duel), seen(duel, "hand:1")) == ({"Thor", "Hulk"}, ["Blank", *hand])
    assert not duel.offers("done"), "one of them goes"
    picks(duel, "Hulk")
    assert (duel.enemy.hand, duel.enemy.ko_pile) == (["Thor", "Find Cover", "Academy"], ["Hulk"])


@pytest.mark.card("jessica-jones-level-2")
def test_where_there_is_no_suspect_jessica_has_looked(duel):
    duel.you(main=JONES, level=2, hand=["Hulk"], locations=["Academy"]).enemy(hand=["Find Cover", "Academy"])
    duel.uses(JONES, "Collar the Suspect")
    assert (seen(duel, "hand:1"), duel.enemy.ko_pile) == (["Blank", "Find Cover", "Academy"], [])
    assert duel.you.hand == ["Hulk"]


def test_jessica_collars_in_the_hand_of_one_enemy(trio):
    trio.you(main=JONES, level=2, locations=["Academy"]).enemy(hand=["Thor"]).third(hand=["Hulk"])
    trio.uses(JONES, "Collar the Suspect")
    assert len(trio.decision.options) == 2, "of which of them, you choose"
    trio.picks(trio.decision.options[1])
    if trio.decision.seat == YOU and named(trio) == {"Hulk"}:
        picks(trio, "Hulk")
    assert (trio.enemy.hand, trio.third.hand, trio.third.ko_pile) == (["Thor"], [], ["Hulk"])
    assert set(seen(trio, "hand:1")) == {None}
    assert set(seen(trio, "hand:2", ENEMY)) <= {None}


DEFENDER = "Defender of Hell's Kitchen"


@pytest.mark.card("daredevil-level-1", "daredevil-legacy-level-2")
@pytest.mark.rule("VS-LEVEL-05")
def test_daredevil_may_level_up_to_either_level_2(duel):
    learnt(duel.you(main="Daredevil", front=["main"], back=[WALL]).enemy(front=[FLIMSY]), 2)
    duel.on_enemy_turn().attacks("Flimsy", on="Daredevil")
    assert duel.decision.seat == YOU
    assert len(duel.offered("level up")) == 2
    picks_label(duel, "5/9")
    assert (level(duel), duel.stats("Daredevil"), xp(duel)) == (2, (5, 9), 0)


@pytest.mark.card("daredevil-legacy-level-2")
@pytest.mark.parametrize(("behind", "reached"), [([WALL], 3), ([], 2)])
def test_daredevil_defends_hells_kitchen_once_for_level_3(duel, behind, reached):
    duel.you(main="Daredevil", front=["main"], back=behind).enemy(front=[FLIMSY])
    at_level(duel, 2, DEFENDER).on_enemy_turn().attacks("Flimsy", on="Daredevil")
    assert (level(duel), duel.stats("Daredevil")) == ((3, (7, 10)) if reached == 3 else (2, (5, 9)))


@pytest.mark.card("daredevil-legacy-level-2", "typhoid-mary-walker")
@pytest.mark.rule("VS-TRIGGER-04")
def test_daredevil_of_level_2_asks_again_whether_he_protects(duel):
    duel.you(main="Daredevil", front=["main"], back=[FLIMSY]).enemy(front=["typhoid-mary-walker"])
    at_level(duel, 2, DEFENDER).on_enemy_turn().attacks("Mary Walker", on="Daredevil").takes("use", "Mary Walker")
    duel.chooses("Daredevil", "Flimsy")
    assert level(duel) == 2


@pytest.mark.card("daredevil-legacy-level-2")
def test_daredevil_learns_nothing_by_attacks_on_others(duel):
    duel.you(main="Daredevil", front=["main", "Hellcat"], back=[WALL]).enemy(front=[FLIMSY])
    at_level(duel, 2, DEFENDER).on_enemy_turn().attacks("Flimsy", on="Hellcat")
    assert level(duel) == 2


@pytest.mark.parametrize(("power", "number", "double"), [(DEFENDER, 2, 10), ("Savior of Hell's Kitchen", 3, 14)])
@pytest.mark.parametrize("more", [0, 1])
def test_daredevil_knows_no_fear_at_higher_levels(duel, power, number, double, more):
    duel.you(main="Daredevil", front=["main"], locations=["Training Ground"])
    duel.enemy(front=[made_up("Big", atk=0, defense=double + more)])
    at_level(duel, number, power).attacks("Daredevil", on="Big").uses("Daredevil", "The Man Without Fear")
    assert duel.stats("Daredevil")[0] == double // 2
    duel.everyone_passes()
    assert duel.stunned == (set() if more else {"Big"})


@pytest.mark.card("daredevil-legacy-level-3")
def test_after_the_savior_has_spoken_nobody_attacks_in_that_turn(duel):
    duel.you(main="Daredevil", front=["main", WALL], locations=["Academy"], deck=NINE)
    duel.enemy(front=[BRUTE, OGRE], back=[ARCHER], deck=NINE)
    at_level(duel, 3, "Savior of Hell's Kitchen").on_enemy_turn().attacks("Brute", on="Daredevil").passes()
    duel.uses("Daredevil", "Savior of Hell's Kitchen")
    assert duel.in_combat
    duel.everyone_passes()
    assert duel.stunned == {"Brute"}, "what had begun is fought out"
    assert (duel.decision.seat, duel.offers("attack")) == (ENEMY, False)
    next_turn(duel)
    assert duel.offers("attack", "Daredevil", to="Ogre")


@pytest.mark.card("daredevil-legacy-level-3")
def test_the_savior_lets_his_own_side_attack_no_more_either(duel):
    duel.you(main="Daredevil", front=["main", BRUTE], locations=["Academy"], deck=NINE)
    duel.enemy(front=[ROCK, FLYER], deck=NINE)
    at_level(duel, 3, "Savior of Hell's Kitchen").attacks("Daredevil", on="Rock")
    duel.uses("Daredevil", "Savior of Hell's Kitchen").everyone_passes()
    assert not duel.offers("attack")
    next_turn(duel)
    assert duel.offers("attack", "Flyer")


@pytest.mark.card("daredevil-legacy-level-3")
def test_the_savior_speaks_only_when_he_is_in_the_fight(duel):
    duel.you(main="Daredevil", front=["main", WALL], locations=["Academy"]).enemy(front=[BRUTE])
    attacked_by(at_level(duel, 3, "Savior of Hell's Kitchen"), "Brute", on="Wall")
    assert not duel.can_use("Daredevil", "Savior of Hell's Kitchen")


@pytest.mark.card("daredevil-legacy-level-3", "juggernaut")
def test_the_savior_stops_a_second_attack_too(duel):
    duel.you(main="Daredevil", front=["main"], back=[WALL], locations=["Academy"])
    duel.enemy(main="Magneto", front=["Juggernaut"], locations=["The Vault"]).counter("Juggernaut", 9)
    attacked_by(at_level(duel, 3, "Savior of Hell's Kitchen"), "Juggernaut", on="Daredevil")
    duel.uses("Daredevil", "Savior of Hell's Kitchen").uses("Juggernaut", "Unstoppable").everyone_passes()
    assert duel.stunned == {"Daredevil"}
    assert not duel.offers("attack")


@pytest.mark.card("misty-knight")
def test_misty_looks_at_a_hand_as_she_appears(duel):
    duel.enemy(hand=["Thor", "Academy"])
    recruits(duel, "Misty Knight", 1)
    assert seen(duel, "hand:1") == ["Blank", "Thor", "Academy"]
    assert set(seen(duel, "hand:0", ENEMY)) == {None}
    assert duel.enemy.hand == ["Thor", "Academy"]


def test_misty_looks_at_one_enemys_hand(trio):
    trio.enemy(hand=["Thor"]).third(hand=["Hulk"])
    enters(trio, trio.you, "Misty Knight")
    assert len(trio.decision.options) == 2
    trio.picks(trio.decision.options[0])
    assert (seen(trio, "hand:1"), seen(trio, "hand:2")) == (["Blank", "Thor"], [None, None])


@pytest.mark.card("misty-knight")
@pytest.mark.parametrize(("row", "grown"), [("front", (4, 5)), ("back", (2, 3))])
def test_mistys_arm_is_for_melee(duel, row, grown):
    duel.you(**{row: ["Misty Knight"]}, locations=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("Misty Knight", on="Rock").uses("Misty Knight", "Bionic Arm")
    assert duel.stats("Misty Knight") == grown
    duel.everyone_passes()
    assert duel.stats("Misty Knight") == (2, 3)


@pytest.mark.card("misty-knight")
def test_mistys_arm_is_for_her_own_turn_and_fights(duel):
    duel.you(front=["Misty Knight", WALL], locations=["Fortress"], deck=NINE).enemy(front=[ROCK, BRUTE], deck=NINE)
    duel.attacks("Wall", on="Rock")
    assert not duel.can_use("Misty Knight", "Bionic Arm")
    next_turn(duel.everyone_passes())
    duel.attacks("Brute", on="Misty Knight").passes()
    assert not duel.can_use("Misty Knight", "Bionic Arm")


@pytest.mark.card("white-tiger")
@pytest.mark.parametrize("counters", [-1, 0, 1, 2, 3, 4])
def test_white_tiger_leaps_strikes_first_and_kills_with_her_amulets(duel, counters):
    duel.you(front=["White Tiger"], deck=NINE).enemy(front=[WALL], back=[ARCHER], deck=NINE)
    duel.counter("White Tiger", counters)
    abilities = [duel.has("White Tiger", keyword) for keyword in ("flight", "ferocious", "lethal")]
    assert abilities == [counters >= 1, counters >= 2, counters >= 3]
    assert duel.offers("attack", "White Tiger", to="Archer") is (counters >= 1)
    next_turn(duel)
    assert not duel.has("White Tiger", "flight"), "she leaps in her own turn"
    assert duel.has("White Tiger", "ferocious") is (counters >= 2)


@pytest.mark.card("white-tiger")
@pytest.mark.parametrize(("counters", "down", "fallen"), [(1, True, []), (2, False, []), (3, False, ["Even"])])
def test_white_tiger_fights_as_her_amulets_say(duel, counters, down, fallen):
    duel.you(front=["White Tiger"]).enemy(front=[made_up("Even", atk=9, defense=3)]).counter("White Tiger", counters)
    duel.attacks("White Tiger", on="Even").everyone_passes()
    assert ("White Tiger" in duel.stunned, duel.enemy.ko_pile) == (down, fallen)


@pytest.mark.card("jessica-jones")
@pytest.mark.parametrize("wish", [True, False])
def test_the_other_jessica_is_tough_too(duel, wish):
    duel.you(front=[JONES]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on=JONES).everyone_passes().says(wish)
    assert (JONES in duel.stunned, duel.wounds(JONES)) == (not wish, 1)


BARRED = [("Black Cat", 1, "Bad Luck"), ("Dark Phoenix", 1, "What Was, What is, What Will Be"),
          ("Ghost Rider", 1, "Spirit of Vengeance"), ("Kingpin", 2, "The Kingpin of Crime")]  # fmt: skip
"""Powers with Intellect alone, twice, beside another symbol, and as one of four."""


@pytest.mark.card("jessica-jones")
@pytest.mark.rule("VS-POWER-18")
@pytest.mark.parametrize(("main", "number", "power"), BARRED)
@pytest.mark.parametrize("stunned", [False, True])
def test_jessica_keeps_enemies_from_powers_with_intellect_in_their_cost(duel, main, number, power, stunned):
    duel.you(front=[JONES, WALL]).enemy(main=main, level=number, locations=["Academy", "Academy", "Fortress"])
    duel.on_enemy_turn().starts()
    if stunned:
        duel.happens(lambda game: stun(game, [duel.card(JONES)], [()])).says(False)
    assert duel.can_use(main, power) is stunned


@pytest.mark.card("jessica-jones")
def test_jessica_lets_enemies_use_other_powers_and_you_use_all(duel):
    duel.you(main="Black Cat", front=[JONES], locations=["Academy"], deck=NINE)
    duel.enemy(front=["Thor"], locations=["Laboratory", "Academy"], deck=NINE)
    assert duel.can_use("Black Cat", "Bad Luck")
    next_turn(duel)
    assert duel.can_use("Thor", "Lightning Strike")


@pytest.mark.card("jessica-jones", "she-hulk-level-2")
def test_jessica_keeps_enemies_from_reactions_too(duel):
    duel.you(front=[JONES, "Thor"], locations=["Laboratory"]).enemy(main="She-Hulk", front=[ROCK])
    at_level(duel.enemy(locations=["Academy"]), 2, "Rules Lawyer", duel.enemy)
    duel.uses("Thor", "Lightning Strike")
    assert duel.decision.seat == YOU, duel.options


@pytest.mark.card("stick")
@pytest.mark.parametrize(("main", "counters"), [("Captain America", 2), ("Daredevil", 4)])
def test_stick_teaches_your_main_and_daredevil_most_of_all(duel, main, counters):
    recruits(duel, "Stick", 4, main=main, front=[WALL])
    assert [duel.counters(name) for name in (main, "Wall", "Stick", "Magneto")] == [counters, 0, 0, 0]


@pytest.mark.card("stick")
def test_stick_teaches_daredevil_only_as_your_main(duel):
    recruits(duel, "Stick", 4, front=["Daredevil"])
    assert (duel.counters("Captain America"), duel.counters("Daredevil")) == (2, 0)


@pytest.mark.card("stick")
def test_stick_teaches_a_daredevil_of_any_level(duel):
    duel.you(main="Daredevil")
    at_level(duel, 3, "Savior of Hell's Kitchen")
    enters(duel, duel.you, "Stick")
    assert duel.stats("Daredevil") == (11, 14)


@pytest.mark.card("stick")
def test_nobody_shoots_at_stick(duel):
    duel.you(front=["Stick", WALL]).enemy(front=[BRUTE], back=[ARCHER]).on_enemy_turn()
    assert duel.offers("attack", "Archer", to="Wall")
    assert not duel.offers("attack", "Archer", to="Stick")
    assert duel.offers("attack", "Brute", to="Stick")


@pytest.mark.card("reality-shift")
def test_reality_shift_heals_anybody_of_yours(duel):
    duel.you(main="Daredevil", front=[WALL, "Thor", FLYER], back=["Hellcat"], hand=["Reality Shift"])
    duel.enemy(front=[BRUTE]).stun("Thor", wounds=1).wound("Wall", 2).wound("Daredevil", 1).wound("Brute", 1)
    duel.plays("Reality Shift")
    assert {"Wall", "Thor", "Daredevil"} <= named(duel) <= {"Wall", "Thor", "Daredevil", "Flyer", "Hellcat"}
    picks(duel, "Wall")
    assert [duel.wounds(name) for name in ("Wall", "Thor", "Daredevil", "Brute")] == [1, 1, 1, 1]


@pytest.mark.card("reality-shift")
def test_reality_shift_heals_the_stunned(duel):
    duel.you(main="Daredevil", front=[WALL, "Thor"], back=["Hellcat"], hand=["Reality Shift"])
    picks(duel.stun("Thor", wounds=1).plays("Reality Shift"), "Thor")
    assert (duel.wounds("Thor"), duel.stunned) == (0, {"Thor"})


def test_reality_shift_takes_three_defenders_and_is_for_your_main_phase(duel):
    duel.you(main="Daredevil", front=[WALL, FLYER], hand=["Reality Shift"]).enemy(front=[ROCK]).wound("Wall", 1)
    assert not duel.offers("play", "Reality Shift")
    duel.you(back=["Hellcat"])
    assert duel.offers("play", "Reality Shift")
    duel.attacks("Wall", on="Rock")
    assert not duel.offers("play", "Reality Shift")


LOCATIONS = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground"]


@pytest.mark.rule("VS-KEYWORD-23")
def test_reality_shift_is_loyal_to_the_defenders():
    deck = [*LOCATIONS, "4 Reality Shift", "4 Angel", "4 Hellcat", "4 Dagger", "4 Iron Fist", "4 Scarlet Witch",
            "4 Cloak", "4 Deathlok", "4 Moon Knight", "4 Nighthawk", "4 Punisher"]  # fmt: skip
    assert broken(*deck, main="Daredevil") == []
    assert broken(*deck[:-1], "4 Thor", main="Daredevil") == ["VS-KEYWORD-23"]
