"""What the cards of the Underworld do, which came with The Defenders."""

import pytest

from longbox.engine.events import Event
from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.rows import CHANGE_SIDES, appear
from longbox.games.vs.chapters.stun import knock_out, leave_play, recover, stun
from longbox.games.vs.table.characters import is_main
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import BACK, FRONT, REMOVED
from longbox.games.vs.vocabulary.keywords import LETHAL, RANGED, TOUGH

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up

WALL = made_up("Wall", atk=0, defense=4)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
THUG = made_up("Thug", team="Underworld", atk=2, defense=2)
GOON = made_up("Goon", team="Underworld", atk=2, defense=2)


def xp(duel, side):
    return duel.game.state.xp[side.main]


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def until_your_next_turn(duel):
    """Your turn ends, and then the enemy's."""
    return duel.ends_turn().skips_building().ends_turn()


@pytest.mark.card("bullseye-level-1")
@pytest.mark.rule("VS-CARD-08", "VS-TRIGGER-12")
def test_bullseye_wounds_and_learns_from_the_enemies_he_kos(duel):
    duel.you(main="Bullseye", front=[THUG], locations=["Academy"] * 2)
    duel.enemy(front=[FLIMSY, WALL, "Thor"]).stun("Thor")
    duel.uses("Bullseye", "Infallible Aim")
    assert set(duel.offered("choose")) == {"Thug", "Flimsy", "Wall"}
    duel.chooses("Flimsy")
    assert (duel.enemy.ko_pile, xp(duel, duel.you)) == (["Flimsy"], 1)


@pytest.mark.card("bullseye-level-1")
@pytest.mark.parametrize(("side", "gained"), [("enemy", 1), ("you", 0)])
def test_bullseye_learns_nothing_from_his_own_friends(duel, side, gained):
    duel.you(main="Bullseye", locations=["Academy"] * 2)
    getattr(duel, side)(front=[FLIMSY])
    duel.uses("Bullseye", "Infallible Aim")
    assert (duel.fallen, xp(duel, duel.you)) == ({"Flimsy"}, gained)


@pytest.mark.card("bullseye-level-1")
def test_bullseye_learns_from_a_ko_in_combat(duel):
    duel.you(main="Bullseye", back=["main"]).enemy(front=[FLIMSY])
    duel.attacks("Bullseye", on="Flimsy").everyone_passes()
    assert (duel.enemy.ko_pile, xp(duel, duel.you)) == (["Flimsy"], 1)


@pytest.mark.card("bullseye-level-1")
def test_bullseye_learns_nothing_from_the_kills_of_others(duel):
    duel.you(main="Bullseye", front=[THUG]).enemy(front=[FLIMSY])
    duel.attacks("Thug", on="Flimsy").everyone_passes()
    assert (duel.enemy.ko_pile, xp(duel, duel.you)) == (["Flimsy"], 0)


@pytest.mark.card("bullseye-level-2")
def test_a_lovely_night_wounds_a_main_character(duel):
    duel.you(main="Bullseye", level=2, locations=["Training Ground"] * 3).enemy(main="Kingpin", front=[WALL])
    duel.uses("Bullseye", "Lovely Night for a Murder")
    assert set(duel.offered("choose")) == {"Bullseye", "Kingpin"}
    duel.chooses("Kingpin")
    assert (duel.wounds("Kingpin"), duel.stunned) == (1, set())


@pytest.mark.card("kingpin-level-1")
def test_kingpin_expands_the_empire(duel):
    cards = ["Thor", "Hulk", "Angel", "Fortress", "Vision", "Academy", "Rhino"]
    duel.you(main="Kingpin", locations=["Fortress"], deck=[*cards, "Electro", "Electro"]).starts("turn")
    duel.uses("Kingpin", "Expand the Empire")
    assert set(duel.offered("take")) == {"Academy", "Fortress"}, "of the top five after the two that were drawn"
    duel.takes("take", "Academy")
    assert sorted(duel.you.hand) == ["Academy", "Electro", "Electro"]
    for name in ("Fortress", "Vision", "Rhino"):
        duel.takes("put under", name)
    assert duel.you.deck[-2:] == ["Thor", "Hulk"]
    assert sorted(duel.you.deck[:4]) == ["Angel", "Fortress", "Rhino", "Vision"]


@pytest.mark.card("kingpin-level-1")
def test_kingpin_learns_from_locations_that_appear(duel):
    duel.you(main="Kingpin", locations=["Fortress"], hand=["Academy", "Fortress"], deck=["Thor"] * 9)
    duel.starts("turn").takes("resource", "Academy", amount=1)
    assert xp(duel, duel.you) == 1
    duel.uses("Kingpin", "Expand the Empire").pays("Fortress")
    assert xp(duel, duel.you) == 1, "what only pays does not appear"


@pytest.mark.card("kingpin-level-1")
def test_a_resource_face_down_teaches_kingpin_nothing(duel):
    duel.you(main="Kingpin", hand=["Academy"]).starts("turn").takes("resource", "Academy", amount=0)
    assert xp(duel, duel.you) == 0


@pytest.mark.card("kingpin-level-2")
def test_the_kingpin_of_crime_takes_any_symbol_any_number_of_times(duel):
    duel.you(main="Kingpin", level=2, locations=["Academy", "Fortress", "Laboratory", "Training Ground", "Fisk Tower"])
    duel.enemy(front=["Thor"])
    for name in ("Academy", "Fortress", "Laboratory", "Training Ground"):
        duel.uses("Kingpin", "The Kingpin of Crime").pays(name).chooses("Kingpin")
    duel.uses("Kingpin", "The Kingpin of Crime").chooses("Thor")
    assert (duel.counters("Kingpin"), duel.counters("Thor")) == (4, 1)
    assert not duel.can_use("Kingpin", "The Kingpin of Crime")


@pytest.mark.card("venom-level-1")
@pytest.mark.parametrize("stunned", [True, False])
def test_venom_takes_revenge_if_he_has_recovered(duel, stunned):
    duel.you(main="Venom", locations=["Laboratory"], deck=["Thor"] * 9)
    if stunned:
        duel.stun("Venom")
    duel.starts("turn").uses("Venom", "Revenge Bond")
    assert (duel.counters("Venom"), xp(duel, duel.you)) == ((2, 1) if stunned else (0, 0))


@pytest.mark.card("venom-level-1")
def test_a_counter_that_cancels_another_is_gained_by_venom(duel):
    duel.you(main="Venom").counter("Venom", -1)
    venom = duel.you.main
    duel.happens(lambda game: put_counters(game, [venom], 1, seat=YOU, source=venom))
    assert (duel.counters("Venom"), xp(duel, duel.you)) == (0, 1)
    duel.happens(lambda game: put_counters(game, [venom], 3, seat=YOU, source=venom))
    assert xp(duel, duel.you) == 2, "once for all that come at one time"
    duel.happens(lambda game: put_counters(game, [venom], -1, seat=YOU, source=venom))
    assert xp(duel, duel.you) == 2


@pytest.mark.card("venom-level-2")
@pytest.mark.rule("VS-STUN-09", "VS-KEYWORD-42")
@pytest.mark.parametrize("uses", [True, False])
def test_permanent_bond_keeps_the_counters_of_a_stunned_venom(duel, uses):
    duel.you(main="Venom", level=2, front=["main"], locations=["Fortress"], deck=["Thor"] * 9)
    duel.enemy(front=[made_up("Giant", atk=9, defense=9)], deck=["Thor"] * 9).counter("Venom", 2)
    duel.attacks("Venom", on="Giant")
    if uses:
        duel.uses("Venom", "Permanent Bond")
    duel.everyone_passes()
    assert (duel.stunned, duel.counters("Venom")) == ({"Venom"}, 2 if uses else 0)
    duel.ends_turn().skips_building()
    venom = duel.you.main
    duel.happens(lambda game: put_counters(game, [venom], 1, seat=YOU, source=venom))
    assert duel.counters("Venom") == (3 if uses else 0)
    duel.ends_turn().takes("done").skips_building()
    assert (duel.stunned, duel.counters("Venom")) == (set(), 3 if uses else 0)
    duel.happens(lambda game: stun(game, [venom], [()]))
    assert duel.counters("Venom") == 0, "the bond ended with the recovery phase"


@pytest.mark.card("winter-soldier-level-1")
@pytest.mark.parametrize(("row", "atk"), [("front", 4), ("back", 2)])
def test_the_bionic_arm_is_for_melee(duel, row, atk):
    duel.you(main="Winter Soldier", **{row: ["main"]}, locations=["Fortress"]).enemy(
        front=[made_up("Wall", atk=0, defense=9)]
    )
    duel.attacks("Winter Soldier", on="Wall").uses("Winter Soldier", "Bionic Arm")
    assert duel.stats("Winter Soldier") == (atk, atk + 2)
    duel.everyone_passes()
    assert duel.stats("Winter Soldier") == (2, 4)


@pytest.mark.card("winter-soldier-level-1")
def test_the_bionic_arm_is_for_his_own_turn(duel):
    duel.you(main="Winter Soldier", front=["main"], locations=["Fortress"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Winter Soldier")
    assert not duel.can_use("Winter Soldier", "Bionic Arm")


@pytest.mark.card("winter-soldier-level-1")
@pytest.mark.rule("VS-TERM-14")
@pytest.mark.parametrize("freezes", [True, False])
def test_winter_soldier_freezes_to_learn(duel, freezes):
    duel.you(main="Winter Soldier", back=["main"], deck=["Thor"] * 9).enemy(front=[FLIMSY], deck=["Thor"] * 9)
    duel.attacks("Winter Soldier", on="Flimsy").everyone_passes().says(freezes)
    assert xp(duel, duel.you) == int(freezes)
    until_your_next_turn(duel).skips_building()
    assert ("Winter Soldier" in duel.exhausted) is freezes


@pytest.mark.card("winter-soldier-level-1")
def test_a_frozen_winter_soldier_does_not_freeze_again(duel):
    duel.you(main="Winter Soldier", back=["main"]).enemy(front=[FLIMSY, made_up("Weak", atk=1, defense=1)])
    duel.attacks("Winter Soldier", on="Flimsy").everyone_passes().says(True)
    duel.game.state.put("exhausted", duel.you.main, 0)
    duel.game.ask_again()
    duel.attacks("Winter Soldier", on="Weak").everyone_passes()
    assert not duel.offers("yes")
    assert (duel.stunned, xp(duel, duel.you)) == ({"Weak"}, 1)


@pytest.mark.card("winter-soldier-level-1")
def test_a_stun_in_a_team_attack_counts_for_winter_soldier(duel):
    duel.you(main="Winter Soldier", front=["main", THUG]).enemy(front=[WALL])
    duel.attacks("Winter Soldier", "Thug", on="Wall").everyone_passes().says(True)
    assert xp(duel, duel.you) == 1


@pytest.mark.card("winter-soldier-level-1")
def test_a_double_stun_counts_for_winter_soldier(duel):
    duel.you(main="Winter Soldier", front=["main"]).enemy(front=[made_up("Even", atk=4, defense=2)])
    duel.attacks("Winter Soldier", on="Even").everyone_passes().says(True)
    assert (duel.stunned, xp(duel, duel.you)) == ({"Winter Soldier", "Even"}, 1)


@pytest.mark.card("winter-soldier-level-1")
def test_winter_soldier_learns_nothing_by_stunning_an_attacker(duel):
    duel.you(main="Winter Soldier", front=["main"]).enemy(front=[FLIMSY])
    duel.on_enemy_turn().attacks("Flimsy", on="Winter Soldier").everyone_passes()
    assert not duel.offers("yes")
    assert (duel.fallen, xp(duel, duel.you)) == ({"Flimsy"}, 0)


@pytest.mark.card("winter-soldier-level-2")
def test_the_sniper_rifle_reaches_the_protected(duel):
    sniper = made_up("Sniper", RANGED, team="Underworld")
    duel.you(main="Winter Soldier", level=2, back=["main", sniper], locations=["Training Ground"], deck=["Thor"] * 9)
    duel.enemy(front=[WALL], back=[FLIMSY], deck=["Thor"] * 9)
    assert not duel.offers("attack", "Winter Soldier", to="Flimsy")
    duel.uses("Winter Soldier", "Sniper Rifle")
    assert not duel.offers("attack", "Sniper", to="Flimsy")
    duel.takes("attack", "Winter Soldier", to="Flimsy")
    assert not duel.offers("join", "Sniper"), "he shoots alone"
    duel.everyone_passes()
    assert duel.enemy.ko_pile == ["Flimsy"]


@pytest.mark.card("winter-soldier-level-2")
def test_the_sniper_rifle_is_no_use_in_melee(duel):
    duel.you(main="Winter Soldier", level=2, front=["main"], locations=["Training Ground"])
    duel.enemy(front=[WALL], back=[FLIMSY]).uses("Winter Soldier", "Sniper Rifle")
    assert not duel.offers("attack", "Winter Soldier", to="Flimsy")


@pytest.mark.card("carnage")
@pytest.mark.rule("VS-STUN-09")
def test_carnage_grows_twice_in_a_double_stun(duel):
    duel.you(front=["Carnage"]).enemy(front=[made_up("Even", atk=1, defense=1)])
    duel.attacks("Carnage", on="Even").everyone_passes().takes("use", "Carnage")
    assert (duel.stunned, duel.counters("Carnage")) == ({"Carnage", "Even"}, 2)


@pytest.mark.card("carnage")
def test_carnage_grows_when_stunned_and_not_when_a_friend_is(duel):
    duel.you(front=["Carnage", THUG])
    carnage, thug = duel.card("Carnage"), duel.card("Thug")
    duel.happens(lambda game: stun(game, [thug], [(carnage,)]))
    assert duel.counters("Carnage") == 0
    duel.happens(lambda game: stun(game, [carnage], [()]))
    assert duel.counters("Carnage") == 1


@pytest.mark.card("helmut-zemo")
@pytest.mark.parametrize("state", ["up", "stunned"])
def test_zemo_makes_a_stranger_leave(duel, state):
    duel.you(main="Bullseye", front=["Helmut Zemo"], locations=["Academy"])
    duel.enemy(main="Daredevil", hand=["Thor", "Angel", "Electro", "Academy"])
    if state == "stunned":
        duel.stun("Daredevil")
    duel.uses("Helmut Zemo", "Sow Distrust")
    assert duel.decision.seat == YOU
    assert {duel.game.face(option.card).name for option in duel.decision.options} == {"Thor", "Electro"}
    duel.picks(duel.decision.options[0])
    assert len(duel.enemy.ko_pile) == 1


@pytest.mark.card("helmut-zemo")
def test_zemo_finds_no_stranger_among_friends(duel):
    duel.you(main="Bullseye", front=["Helmut Zemo"], locations=["Academy"])
    duel.enemy(main="Daredevil", hand=["Angel", "Academy"]).uses("Helmut Zemo", "Sow Distrust")
    assert duel.enemy.ko_pile == []


@pytest.mark.card("electro")
def test_electro_stuns_all_enemies_who_cost_little(duel):
    duel.you(main="Bullseye", front=["Electro", "Rhino"], locations=["Laboratory"])
    duel.enemy(main="Daredevil", front=["Hellcat", "Iron Fist", "Cloak", "main"])
    duel.uses("Electro", "Chain Lightning")
    assert duel.fallen == {"Hellcat", "Iron Fist"}, "main characters have no cost"


@pytest.mark.card("bloody-mary-walker")
@pytest.mark.parametrize("counters", [-1, 0])
def test_the_weakened_can_not_strike_back_at_bloody_mary(duel, counters):
    duel.you(front=["bloody-mary-walker"]).enemy(front=[made_up("Even", atk=4, defense=9)])
    duel.counter("Even", counters).attacks("Mary Walker", on="Even").everyone_passes()
    assert duel.fallen == (set() if counters else {"Mary Walker"})


@pytest.mark.card("bloody-mary-walker")
def test_the_weakened_strike_bloody_mary_when_she_defends(duel):
    duel.you(front=["bloody-mary-walker"]).enemy(front=[BRUTE]).counter("Brute", -1)
    duel.on_enemy_turn().attacks("Brute", on="Mary Walker").everyone_passes()
    assert "Mary Walker" in duel.fallen


@pytest.mark.card("typhoid-mary-walker")
@pytest.mark.parametrize("names", [[], ["Thor"], ["Wall", "Thor"]])
def test_typhoid_mary_weakens_up_to_two(duel, names):
    duel.you(front=["typhoid-mary-walker"]).enemy(front=[WALL, "Thor", "Hulk"])
    duel.attacks("Mary Walker", on="Wall").chooses(*names)
    if len(names) < 2:
        duel.takes("done")
    assert {name for name in ("Wall", "Thor", "Hulk") if duel.counters(name) == -1} == set(names)


@pytest.mark.card("innocent-mary-walker")
@pytest.mark.parametrize("counters", [-1, 0])
def test_the_weakened_can_not_strike_innocent_mary(duel, counters):
    duel.you(front=["innocent-mary-walker"]).enemy(front=[made_up("Big", atk=6, defense=9)])
    duel.counter("Big", counters).on_enemy_turn().attacks("Big", on="Mary Walker").everyone_passes()
    assert duel.fallen == (set() if counters else {"Mary Walker"})


@pytest.mark.card("innocent-mary-walker")
def test_innocent_mary_is_struck_by_those_who_are_not_weakened(duel):
    duel.you(front=["innocent-mary-walker"]).enemy(front=[THUG, made_up("Pal", team="Underworld", atk=4, defense=9)])
    duel.counter("Thug", -1).on_enemy_turn().attacks("Thug", "Pal", on="Mary Walker").everyone_passes()
    duel.takes("strike back", "Pal")
    assert "Mary Walker" in duel.fallen, "4 of Pal alone is enough"


@pytest.mark.card("composite-mary-walker")
def test_composite_mary_has_the_powers_of_the_others_in_the_ko_pile(duel):
    duel.you(front=["composite-mary-walker"], ko=["typhoid-mary-walker", "bloody-mary-walker"])
    duel.enemy(front=[made_up("Even", atk=9, defense=9)], ko=["innocent-mary-walker"])
    duel.attacks("Mary Walker", on="Even").chooses("Even").takes("done").everyone_passes()
    assert (duel.you.front, duel.counters("Even")) == (["Mary Walker"], -1)


@pytest.mark.card("composite-mary-walker")
def test_composite_mary_is_herself_alone_otherwise(duel):
    duel.you(front=["composite-mary-walker"], ko=["Angel"]).enemy(
        front=[made_up("Even", atk=9, defense=9)], ko=["typhoid-mary-walker"]
    )
    assert not duel.has("Mary Walker", "flight")
    duel.attacks("Mary Walker", on="Even").everyone_passes()
    assert (duel.you.front, duel.counters("Even")) == ([], 0)


@pytest.mark.card("bloody-mary-walker")
def test_one_mary_walker_powers_another_up(duel):
    duel.you(front=["bloody-mary-walker"], hand=["typhoid-mary-walker"]).takes("power up", "Mary Walker")
    assert duel.counters("Mary Walker") == 1


@pytest.mark.card("typhoid-mary-walker")
def test_there_is_one_mary_walker_on_a_side(duel):
    duel.you(front=["bloody-mary-walker"], hand=["typhoid-mary-walker"], locations=["Academy"] * 2)
    duel.starts("turn").takes("done").takes("recruit", "Mary Walker", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Mary Walker"], ["Mary Walker"])
    assert duel.stats("Mary Walker") == (3, 3)


@pytest.mark.card("rhino")
@pytest.mark.rule("VS-CARD-52")
def test_rhino_is_in_the_first_attack(duel):
    duel.you(main="Bullseye", front=["Rhino", "Electro", "Angel"]).enemy(front=[WALL])
    assert set(duel.offered("attack")) == {"Rhino"}
    assert duel.offers("end"), "nobody has to attack"
    duel.attacks("Rhino", "Electro", on="Wall").says(False)
    assert {"Rhino", "Electro"} <= duel.exhausted


@pytest.mark.card("rhino")
@pytest.mark.parametrize(("location", "pays"), [("Academy", True), ("Sanctum Sanctorum", True), ("Fisk Tower", False)])
def test_an_enemy_may_pay_to_stun_rhino(duel, location, pays):
    duel.you(front=["Rhino"]).enemy(main="Daredevil", front=[WALL], locations=[location])
    duel.attacks("Rhino", on="Wall")
    if pays:
        assert duel.decision.seat == ENEMY
        duel.says(True)
        assert duel.enemy.resources == [f"{location} (face down)"]
    elif duel.offers("no"):
        assert not duel.offers("yes")
        duel.says(False)
    duel.everyone_passes()
    assert duel.fallen == ({"Rhino"} if pays else {"Wall"})


@pytest.mark.card("rhino")
def test_an_enemy_need_not_stun_rhino(duel):
    duel.you(front=["Rhino"]).enemy(main="Daredevil", front=[WALL], locations=["Academy"])
    duel.attacks("Rhino", on="Wall").says(False).everyone_passes()
    assert (duel.fallen, duel.enemy.resources) == ({"Wall"}, ["Academy"])


@pytest.mark.card("hellstrom")
def test_a_power_up_heals_hellstrom(duel):
    duel.you(front=["Hellstrom"], hand=["Hellstrom"]).wound("Hellstrom", 1).takes("power up", "Hellstrom")
    assert (duel.counters("Hellstrom"), duel.wounds("Hellstrom")) == (1, 0)


@pytest.mark.card("hellstrom")
def test_the_power_up_of_another_leaves_hellstrom_wounded(duel):
    duel.you(front=["Hellstrom", "Electro"], hand=["Electro"]).wound("Hellstrom", 1).takes("power up", "Electro")
    assert duel.wounds("Hellstrom") == 1


@pytest.mark.card("winter-soldier")
@pytest.mark.parametrize("row", ["back", "front"])
def test_into_the_fray_comes_from_the_back_row(duel, row):
    duel.you(**{row: ["Winter Soldier"]}, locations=["Training Ground"]).exhaust("Winter Soldier")
    duel.uses("Winter Soldier", "Into the Fray")
    assert duel.you.front == ["Winter Soldier"]
    assert ("Winter Soldier" in duel.exhausted) is (row == "front")


@pytest.mark.card("m-o-d-o-k")
def test_modok_sorts_the_top_of_the_deck(duel):
    duel.you(front=["M.O.D.O.K."], deck=["Rhino", "Thor", "Hulk", "Angel", "Cloak"]).starts("turn")
    duel.takes("put under", "Cloak").takes("put under", "Hulk")
    duel.takes("put back", "Thor")
    assert sorted(duel.you.hand) == ["Angel", "Thor"], "and then he draws the two"
    assert duel.you.deck[-1] == "Rhino"
    assert sorted(duel.you.deck[:2]) == ["Cloak", "Hulk"]


@pytest.mark.card("venom")
def test_symbiote_strength_stays_on_a_stunned_venom(duel):
    duel.you(front=["Venom"], locations=["Fortress"]).uses("Venom", "Symbiote Strength")
    venom = duel.card("Venom")
    duel.happens(lambda game: stun(game, [venom], [()]))
    assert duel.counters("Venom") == 2
    duel.happens(lambda game: recover(game, [venom], seat=YOU))
    assert duel.stats("Venom") == (6, 6)


@pytest.mark.card("bullseye")
@pytest.mark.parametrize("counters", [2, 0])
def test_bullseye_improvises_with_a_counter(duel, counters):
    duel.you(front=["Bullseye"], locations=["Training Ground"]).enemy(front=[WALL, "Thor"]).stun("Thor")
    duel.counter("Bullseye", counters).uses("Bullseye", "Improvised Weapon")
    if counters:
        assert set(duel.offered("choose")) == {"Bullseye", "Wall"}
        duel.chooses("Wall")
    assert (duel.counters("Bullseye"), duel.wounds("Wall")) == ((1, 1) if counters else (0, 0))


@pytest.mark.card("purple-man")
@pytest.mark.parametrize("loss", ["stunned", "KO'd"])
def test_purple_man_holds_a_character_until_he_falls(duel, loss):
    duel.you(main="Bullseye", front=["Purple Man"], locations=["Academy"])
    duel.enemy(main="Daredevil", front=["Thor", WALL]).uses("Purple Man", "Brainwash", "Thor")
    assert (duel.you.back, duel.enemy.front, "Thor" in duel.exhausted) == (["Bullseye", "Thor"], ["Wall"], True)
    man = duel.card("Purple Man")
    if loss == "stunned":
        duel.happens(lambda game: stun(game, [man], [()]))
    else:
        duel.happens(lambda game: knock_out(game, [man]))
    assert (duel.you.back, duel.enemy.back) == (["Bullseye"], ["Daredevil", "Thor"])


@pytest.mark.card("purple-man")
def test_main_characters_are_not_brainwashed_and_the_stunned_are(duel):
    duel.you(main="Bullseye", front=["Purple Man"], locations=["Academy"])
    duel.enemy(main="Daredevil", front=["Thor", WALL]).stun("Thor").uses("Purple Man", "Brainwash")
    assert set(duel.offered("choose")) == {"Thor", "Wall"}


@pytest.mark.card("baron-mordo")
def test_baron_mordo_kos_the_stunned(duel):
    duel.you(main="Bullseye", front=["Baron Mordo", THUG], locations=["Laboratory"])
    duel.enemy(main="Daredevil", front=["Thor", WALL]).stun("Thor").stun("Thug").stun("Daredevil")
    duel.uses("Baron Mordo", "Black Magic")
    assert set(duel.offered("choose")) == {"Thor", "Thug"}
    duel.chooses("Thor")
    assert duel.enemy.ko_pile == ["Thor"]


@pytest.mark.card("kingpin")
@pytest.mark.parametrize("others", [[THUG, GOON], [THUG, WALL]])
def test_kingpin_takes_over_with_two_of_his_people(duel, others):
    duel.you(main="Daredevil", front=["Kingpin", *others], locations=["Fortress"])
    daredevil = duel.you.main
    duel.uses("Kingpin", "Underworld Boss")
    took_over = WALL not in others
    assert is_main(duel.game, duel.card("Kingpin")) is took_over
    assert is_main(duel.game, daredevil) is not took_over


@pytest.mark.card("kingpin")
def test_with_kingpin_the_game_is_lost_and_not_with_who_was_main_before(duel):
    duel.you(main="Daredevil", front=["Kingpin", THUG, GOON], locations=["Fortress"])
    daredevil = duel.you.main
    duel.game.state.put("xp", daredevil, 2)
    duel.uses("Kingpin", "Underworld Boss")
    assert duel.game.state.xp[daredevil] == 2
    duel.happens(lambda game: knock_out(game, [daredevil]))
    assert duel.result is None
    kingpin = duel.card("Kingpin")
    duel.happens(lambda game: knock_out(game, [kingpin]))
    assert duel.result is not None


@pytest.mark.card("kingpin", "war-machine")
def test_kingpin_as_main_character_is_no_supporting_character(duel):
    duel.you(main="Daredevil", front=["Kingpin", "War Machine", THUG, GOON], locations=["Fortress"] * 3)
    duel.uses("Kingpin", "Underworld Boss").uses("War Machine", "Rocket Launcher")
    assert set(duel.offered("choose")) == {"Daredevil", "War Machine", "Thug", "Goon"}


@pytest.mark.card("blackheart")
def test_blackheart_grows_with_the_evil_in_your_ko_pile(duel):
    duel.you(front=["Blackheart"], ko=["Electro", "Rhino", "Angel", "Academy"]).enemy(ko=["Electro"]).starts()
    assert duel.stats("Blackheart") == (6, 6)


@pytest.mark.card("blackheart")
def test_even_the_odds_holds_blackheart_down_for_a_combat(duel):
    duel.you(main="Rocket", front=[WALL], hand=["Even the Odds"]).enemy(front=["Blackheart"], ko=["Electro", "Rhino"])
    attacked_by(duel, "Blackheart", on="Wall").plays("Even the Odds")
    if duel.offers("choose", "Blackheart"):
        duel.chooses("Blackheart")
    held = duel.stats("Blackheart")
    duel.everyone_passes()
    assert (held, duel.stats("Blackheart")) == ((4, 4), (6, 6))


@pytest.mark.card("fair-and-balanced")
@pytest.mark.parametrize(("first", "second"), [("Thug", "Wall"), ("Wall", "Wall")])
def test_fair_and_balanced_gives_and_takes(duel, first, second):
    duel.you(main="Bullseye", front=[THUG], hand=["Fair and Balanced"]).enemy(front=[WALL])
    duel.plays("Fair and Balanced", first, second)
    expected = (1, -1) if first != second else (0, 0)
    assert (duel.counters("Thug"), duel.counters("Wall")) == expected


@pytest.mark.card("pain-and-suffering")
def test_pain_and_suffering_comes_upon_who_is_in_the_combat(duel):
    duel.you(main="Bullseye", front=[THUG, GOON], hand=["Pain and Suffering"]).enemy(front=[WALL])
    duel.attacks("Thug", on="Wall").plays("Pain and Suffering")
    assert set(duel.offered("choose")) == {"Thug", "Wall"}
    duel.chooses("Wall")
    assert duel.stats("Wall") == (0, 2)
    duel.everyone_passes()
    assert duel.stunned == {"Wall"}


@pytest.mark.card("play-dead")
def test_who_plays_dead_is_stunned_without_a_wound_and_nobody_has_done_it(duel):
    duel.you(main="Daredevil", front=[THUG], hand=["Play Dead"])
    duel.enemy(main="Winter Soldier", back=["main"])
    attacked_by(duel, "Winter Soldier", on="Thug").plays("Play Dead")
    assert (duel.stunned, duel.wounds("Thug"), duel.in_combat) == ({"Thug"}, 0, False)
    assert xp(duel, duel.enemy) == 0


@pytest.mark.card("play-dead")
def test_the_lethal_do_not_ko_who_plays_dead(duel):
    duel.you(main="Bullseye", front=[THUG], hand=["Play Dead"]).enemy(front=[made_up("Killer", LETHAL)])
    attacked_by(duel, "Killer", on="Thug").plays("Play Dead").everyone_passes()
    assert (duel.stunned, duel.you.ko_pile) == ({"Thug"}, ["Play Dead"])


@pytest.mark.card("play-dead")
def test_only_a_supporting_defender_of_yours_plays_dead(duel):
    duel.you(main="Bullseye", front=["main", THUG], hand=["Play Dead"]).enemy(front=[BRUTE, WALL])
    attacked_by(duel, "Brute", on="Bullseye").plays("Play Dead")
    assert duel.stunned == set()


@pytest.mark.card("play-dead")
def test_the_tough_may_recover_from_playing_dead(duel):
    tough = made_up("Tough Guy", TOUGH, team="Underworld", health=2)
    duel.you(main="Bullseye", front=[tough], hand=["Play Dead"], locations=["Fortress"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Tough Guy").plays("Play Dead")
    if duel.offers("yes"):
        duel.says(True)
    assert (duel.stunned, duel.wounds("Tough Guy")) == (set(), 0)


@pytest.mark.card("fisk-tower")
def test_fisk_tower_pays_any_symbol_for_the_underworld(duel):
    tower = ["Fisk Tower"]
    duel.you(main="Winter Soldier", level=2, front=["Electro", "Venom", "Purple Man", "Angel"], locations=tower)
    duel.enemy(front=["Thor"])
    assert duel.can_use("Electro", "Chain Lightning")
    assert duel.can_use("Venom", "Symbiote Strength")
    assert duel.can_use("Purple Man", "Brainwash")
    assert duel.can_use("Winter Soldier", "Sniper Rifle")
    assert not duel.can_use("Angel", "Healing Blood"), "he is a Defender"


@pytest.mark.card("kingpin-level-2")
@pytest.mark.rule("VS-KEYWORD-42")
def test_the_kingpin_of_crime_finds_a_stunned_symbiote_and_no_other_who_is_stunned(duel):
    duel.you(main="Kingpin", level=2, front=["Carnage", THUG], locations=["Fortress"]).stun("Carnage").stun("Thug")
    duel.uses("Kingpin", "The Kingpin of Crime")
    assert set(duel.offered("choose")) == {"Kingpin", "Carnage", "Magneto"}
    duel.chooses("Carnage")
    assert duel.counters("Carnage") == 1


@pytest.mark.card("fair-and-balanced")
def test_fair_and_balanced_gives_to_a_stunned_symbiote_and_takes_from_none(duel):
    duel.you(main="Bullseye", front=["Carnage"], hand=["Fair and Balanced"]).stun("Carnage")
    duel.plays("Fair and Balanced", "Carnage")
    assert duel.counters("Carnage") == 1
    assert set(duel.offered("choose")) == {"Bullseye", "Magneto"}


@pytest.mark.card("loyal-soldiers")
def test_loyal_soldiers_find_a_stunned_symbiote(duel):
    duel.you(main="Bullseye", front=["Carnage"], hand=["Loyal Soldiers"]).stun("Carnage").plays("Loyal Soldiers")
    assert (duel.counters("Bullseye"), duel.counters("Carnage")) == (1, 1)


@pytest.mark.card("purple-man")
def test_purple_man_lets_all_go_at_once(duel):
    duel.you(main="Bullseye", front=["Purple Man"], locations=["Academy"] * 2, deck=["Rhino"] * 9)
    duel.enemy(main="Daredevil", front=["Thor", WALL], deck=["Rhino"] * 9)
    duel.uses("Purple Man", "Brainwash", "Thor")
    until_your_next_turn(duel).skips_building().uses("Purple Man", "Brainwash")
    assert duel.you.back == ["Bullseye", "Thor", "Wall"]
    man = duel.card("Purple Man")
    duel.happens(lambda game: stun(game, [man], [()]))
    while duel.offers("use"):
        duel.takes("use")
    assert (duel.you.back, sorted(duel.enemy.back)) == (["Bullseye"], ["Daredevil", "Thor", "Wall"])


@pytest.mark.card("purple-man")
def test_a_theft_outlasts_the_loss_of_purple_mans_powers(duel):
    duel.you(main="Bullseye", front=["Purple Man"], locations=["Academy"])
    duel.enemy(main="Daredevil", front=["Thor", WALL]).uses("Purple Man", "Brainwash", "Thor")
    man = duel.card("Purple Man")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [man], ("game", 0)))
    assert duel.you.back == ["Bullseye", "Thor"]


@pytest.mark.card("purple-man")
def test_purple_man_lets_go_when_he_changes_sides_himself(duel):
    duel.you(main="Bullseye", front=["Purple Man"], locations=["Academy"])
    duel.enemy(main="Daredevil", front=["Thor", WALL]).uses("Purple Man", "Brainwash", "Thor")
    man = duel.card("Purple Man")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=man, amount=FRONT.at(ENEMY))))
    assert (duel.you.back, duel.enemy.back) == (["Bullseye"], ["Daredevil", "Thor"])


@pytest.mark.card("winter-soldier-level-1")
def test_who_leaves_play_is_no_longer_frozen(duel):
    duel.you(main="Winter Soldier", back=["main"], deck=["Thor"] * 9).enemy(front=[FLIMSY, WALL], deck=["Thor"] * 9)
    duel.attacks("Winter Soldier", on="Flimsy").everyone_passes().says(True)
    soldier = duel.you.main
    duel.happens(lambda game: leave_play(game, soldier, REMOVED.at()))
    duel.happens(lambda game: appear(game, soldier, BACK.at(YOU)))
    duel.exhaust("Winter Soldier")
    until_your_next_turn(duel).skips_building()
    assert "Winter Soldier" not in duel.exhausted


@pytest.mark.card("winter-soldier-level-2")
def test_the_sniper_rifle_lasts_for_a_turn_and_leaves_other_attacks_as_they_are(duel):
    sniper = made_up("Sniper", RANGED, team="Underworld")
    duel.you(main="Winter Soldier", level=2, back=["main", sniper], locations=["Training Ground"], deck=["Thor"] * 9)
    duel.enemy(front=[made_up("Wall", atk=0, defense=20)], back=[FLIMSY], deck=["Thor"] * 9)
    duel.uses("Winter Soldier", "Sniper Rifle").attacks("Winter Soldier", "Sniper", on="Wall").everyone_passes()
    until_your_next_turn(duel).skips_building()
    assert not duel.offers("attack", "Winter Soldier", to="Flimsy")


@pytest.mark.card("helmut-zemo")
def test_without_a_main_character_in_play_everybody_is_a_stranger(duel):
    duel.you(main="Bullseye", front=["Helmut Zemo"], locations=["Academy"])
    duel.enemy(main="Daredevil", front=[WALL], hand=["Angel", "Thor"])
    daredevil = duel.enemy.main
    duel.happens(lambda game: leave_play(game, daredevil, REMOVED.at())).uses("Helmut Zemo", "Sow Distrust")
    assert {duel.game.face(option.card).name for option in duel.decision.options} == {"Angel", "Thor"}


@pytest.mark.card("kingpin")
@pytest.mark.rule("VS-WIN-14")
def test_who_has_let_kingpin_take_over_loses_with_him_on_the_enemys_side(duel):
    duel.you(main="Daredevil", front=["Kingpin", THUG, GOON], locations=["Fortress"])
    duel.enemy(deck=["Thor"] * 9).uses("Kingpin", "Underworld Boss")
    kingpin = duel.card("Kingpin")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=kingpin, amount=FRONT.at(ENEMY))))
    assert duel.result is None
    duel.ends_turn().takes("keep", "Magneto")
    assert duel.result.winners == (ENEMY,)


def test_each_enemy_in_turn_may_stun_rhino(trio):
    trio.you(front=["Rhino"]).enemy(main="Daredevil", front=[WALL], locations=["Academy"])
    trio.third(main="Kingpin", locations=["Academy"])
    trio.attacks("Rhino", on="Wall").says(False)
    assert trio.decision.seat == THIRD
    trio.says(True)
    assert ("Rhino" in trio.fallen, trio.enemy.resources) == (True, ["Academy"])


@pytest.mark.card("pain-and-suffering")
def test_pain_and_suffering_stuns_who_is_left_without_def(duel):
    duel.you(main="Bullseye", front=[THUG], hand=["Pain and Suffering"]).enemy(front=[made_up("Frail", defense=2)])
    duel.attacks("Thug", on="Frail").plays("Pain and Suffering", "Frail")
    assert (duel.stunned, duel.in_combat) == ({"Frail"}, False)
