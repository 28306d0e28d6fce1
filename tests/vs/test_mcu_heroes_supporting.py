"""What the supporting characters of the MCU Heroes do, who came with The MCU Battles."""

import pytest

from longbox.games.vs.chapters.counters import gets
from longbox.games.vs.chapters.stun import knock_out, stun, wound
from longbox.games.vs.table.zones import HAND
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, YOU
from .made_up import made_up

HEROES = "MCU Heroes"
CAPTAIN, IRON_MAN, STAR_LORD = "mcu-captain-america", "mcu-iron-man", "mcu-star-lord"
THOR, HULK = "mcu-thor", "mcu-hulk"
NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=30, defense=30)
DUMMY = made_up("Dummy", atk=1, defense=4)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=30, defense=4)


def strikes_out(duel, *names, on):
    return duel.attacks(*names, on=on).everyone_passes()


def offered(duel):
    """The names of all that can be picked now, whatever for."""
    return [duel.game.face(option.card).name for option in duel.decision.options if option.cards]


def pick(duel, name):
    return duel.picks(next(one for one in duel.decision.options if one.cards and duel.game.face(one.card).name == name))


def stunned_by_nobody(duel, *names):
    """These characters are stunned at one moment, by no card."""
    cards = [duel.card(name) for name in names]
    return duel.happens(lambda game: stun(game, cards, [()] * len(cards), seat=ENEMY))


# Heimdall

BIFROST = "Keeper of the Bifrost"


def cost_of(name, cost):
    card = made_up(name)
    card.stats["cost"] = cost
    return card


def bifrost(duel, *deck, points=3, **more):
    duel.you(front=["mcu-heimdall"], locations=["Laboratory"], face_down=["Thor"] * (points - 1), **more)
    return duel.you(deck=[*deck, *NINE[:2]]).starts("turn").takes("done")


@pytest.mark.card("mcu-heimdall")
def test_heimdall_brings_one_from_the_deck_for_the_points_that_are_spent(duel):
    deck = [cost_of("One", 1), cost_of("Two", 2), cost_of("Three", 3), "Stark Tech"]
    bifrost(duel, *deck).uses("Heimdall", BIFROST).takes("number", amount=2)
    assert set(offered(duel)) == {"One", "Two"}
    pick(duel, "Two").takes("place", "Two", amount=1)
    assert "Two" in duel.you.back
    assert duel.game.state.points[YOU] == 1
    assert sorted(duel.you.deck) == ["One", "Stark Tech", "Three"]
    assert duel.you.resources[0] == "Laboratory (face down)"


@pytest.mark.card("mcu-heimdall")
def test_heimdall_can_not_spend_more_points_than_there_are(duel):
    bifrost(duel, cost_of("Free", 0), cost_of("Three", 3), points=2).uses("Heimdall", BIFROST)
    assert {option.amount for option in duel.decision.options} == {0, 1, 2}
    duel.takes("number", amount=0)
    assert set(offered(duel)) <= {"Free"}


@pytest.mark.card("mcu-heimdall", "mcu-nick-fury")
def test_whom_heimdall_brings_appears_and_is_not_recruited(duel):
    duel.you(back=["mcu-nick-fury"])
    bifrost(duel, cost_of("Hero", 1)).uses("Heimdall", BIFROST).takes("number", amount=1)
    if duel.offers("search") or offered(duel):
        pick(duel, "Hero")
    duel.takes("place", "Hero", amount=0)
    assert duel.you.hand == NINE[:2], "two drawn for the turn and no more"


# Black Widow


@pytest.mark.card("mcu-black-widow")
def test_black_widow_discards_what_is_no_character_from_an_enemy_hand(duel):
    duel.you(front=["mcu-black-widow"], locations=["Training Ground"])
    duel.enemy(hand=["Thor", "Academy", "Stark Tech", "Open Fire"])
    duel.uses("Black Widow", "Infiltrate")
    assert duel.decision.seat == YOU
    assert {"Academy", "Stark Tech", "Open Fire"} <= set(offered(duel))
    assert "Thor" not in offered(duel)
    pick(duel, "Academy")
    assert duel.enemy.ko_pile == ["Academy"]
    assert duel.enemy.hand == ["Thor", "Stark Tech", "Open Fire"]


@pytest.mark.card("mcu-black-widow")
def test_all_see_the_hand_that_black_widow_reveals(duel):
    duel.you(front=["mcu-black-widow"], locations=["Training Ground"]).enemy(hand=["Thor", "Academy"])
    thor = duel.game.state.zones[duel.enemy._at(HAND)][1]
    duel.uses("Black Widow", "Infiltrate")
    assert duel.game.state.known[thor] == -1


# Rocket

A_FEW_THINGS = "I'm Gonna Need a Few Things"


@pytest.mark.card("mcu-rocket")
@pytest.mark.rule("VS-CARD-27")
def test_the_enemy_picks_which_of_two_things_rocket_gets(duel):
    duel.you(front=["mcu-rocket"], locations=["Academy"], ko=["Thor", "Thor", "Hulk", "Nova"], deck=NINE)
    duel.starts("turn").uses("Rocket", A_FEW_THINGS).chooses("Thor")
    assert set(duel.offered("choose")) == {"Hulk", "Nova"}, "another name"
    duel.chooses("Nova")
    assert duel.decision.seat == ENEMY
    assert set(offered(duel)) == {"Thor", "Nova"}
    pick(duel, "Nova")
    assert "Nova" in duel.you.hand
    assert duel.you.ko_pile == ["Thor", "Thor", "Hulk"]


@pytest.mark.card("mcu-rocket")
@pytest.mark.rule("VS-CARD-27")
@pytest.mark.parametrize("pile", [[], ["Thor"], ["Thor", "Thor"]])
def test_without_two_names_rocket_gets_nothing(duel, pile):
    duel.you(front=["mcu-rocket"], locations=["Academy"], ko=pile, deck=NINE).starts("turn")
    held = list(duel.you.hand)
    if duel.can_use("Rocket", A_FEW_THINGS):
        duel.uses("Rocket", A_FEW_THINGS)
    assert duel.decision.seat == YOU
    assert (duel.you.hand, duel.you.ko_pile) == (held, pile)


@pytest.mark.card("mcu-rocket")
@pytest.mark.rule("VS-CARD-27")
def test_one_character_of_two_names_shares_one_of_them(duel):
    both = made_up("Both", aka=("Thor",))
    duel.you(front=["mcu-rocket"], locations=["Academy"], ko=["Thor", both], deck=NINE).starts("turn")
    if duel.can_use("Rocket", A_FEW_THINGS):
        duel.uses("Rocket", A_FEW_THINGS)
    assert duel.decision.seat == YOU


# Captain America

ALL_DAY = "I Can Do This All Day"


@pytest.mark.card("mcu-captain-america")
def test_captain_america_gets_up_unhurt_and_ready(duel):
    duel.you(main="Thanos", front=[CAPTAIN, FRIEND], locations=["Fortress"]).enemy(front=[BRUTE, WALL])
    duel.attacks("Captain America", on="Brute").uses("Captain America", ALL_DAY).everyone_passes()
    assert duel.stunned == set()
    assert duel.wounds("Captain America") == 0
    assert "Captain America" not in duel.exhausted
    strikes_out(duel, "Captain America", on="Wall")
    assert duel.offers("end")
    duel.happens(lambda game: game.state.put("exhausted", duel.card("Captain America"), 0))
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.you.ko_pile == ["Captain America"], "it was for one combat"


@pytest.mark.card("mcu-captain-america", "mcu-heroes-ancient-one")
def test_captain_america_gets_up_in_one_combat_only(duel):
    """With one more Health he outlives a stun that hurts."""
    duel.you(main="Thanos", front=[CAPTAIN, "mcu-heroes-ancient-one"], locations=["Fortress"]).enemy(front=[BRUTE])
    duel.attacks("Captain America", on="Brute").uses("Captain America", ALL_DAY).everyone_passes()
    assert duel.wounds("Captain America") == 0
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.stunned == {"Captain America"}
    assert duel.wounds("Captain America") == 1


@pytest.mark.card("mcu-captain-america")
def test_captain_america_loses_his_counters_all_the_same(duel):
    duel.you(main="Thanos", front=[CAPTAIN], locations=["Fortress"]).enemy(front=[BRUTE]).counter("Captain America", 2)
    duel.on_enemy_turn().attacks("Brute", on="Captain America").passes().uses("Captain America", ALL_DAY)
    duel.everyone_passes()
    assert (duel.stunned, duel.counters("Captain America")) == (set(), 0)
    assert "Captain America" not in duel.exhausted


@pytest.mark.card("mcu-captain-america")
def test_captain_america_lies_where_he_has_no_def_to_stand_up_with(duel):
    """He would fall again at once, and for ever."""
    duel.you(main="Thanos", front=[CAPTAIN], locations=["Fortress"]).enemy(front=[WALL])
    duel.attacks("Captain America", on="Wall").uses("Captain America", ALL_DAY)
    captain, combat = duel.card("Captain America"), ("combat", duel.game.state.combat)
    duel.happens(lambda game: gets(game, [captain], 0, -9, combat, seat=ENEMY, source=-1))
    assert (duel.stunned, duel.wounds("Captain America")) == ({"Captain America"}, 0)


@pytest.mark.card("mcu-captain-america")
def test_a_wound_that_comes_of_no_stun_hurts_captain_america(duel):
    duel.you(main="Thanos", front=[CAPTAIN], locations=["Fortress"]).enemy(front=[WALL])
    duel.attacks("Captain America", on="Wall").uses("Captain America", ALL_DAY)
    duel.happens(lambda game: wound(game, [duel.card("Captain America")], seat=ENEMY, source=-1))
    assert duel.you.ko_pile == ["Captain America"]


@pytest.mark.card("mcu-captain-america")
def test_captain_america_leads_and_says_whom_the_defender_strikes(duel):
    duel.you(main="Thanos", front=[CAPTAIN, FRIEND]).enemy(front=[DUMMY])
    duel.attacks("Captain America", "Friend", on="Dummy").everyone_passes()
    assert duel.decision.seat == YOU
    assert set(duel.offered("strike back")) == {"Captain America", "Friend"}


# Iron Man

GENIUS = "Genius Billionaire Playboy Philanthropist"


@pytest.mark.card("mcu-iron-man")
def test_iron_man_does_four_things_at_once(duel):
    duel.you(front=[IRON_MAN, FRIEND], back=[DUMMY], locations=["Academy"] * 2, deck=NINE).enemy(front=[WALL])
    duel.stun("Dummy").starts("turn").takes("done")
    assert (duel.game.state.points[YOU], len(duel.you.hand)) == (2, 2)
    duel.happens(lambda game: None).uses("Iron Man", GENIUS)
    others = set(offered(duel))
    assert {"Friend", "Captain America", "Wall", "Magneto"} <= others
    assert "Iron Man" not in others
    pick(duel, "Friend")
    assert (duel.game.state.points[YOU], len(duel.you.hand)) == (3, 3)
    assert (duel.counters("Iron Man"), duel.counters("Friend")) == (1, 1)
    assert not duel.can_use("Iron Man", GENIUS)


@pytest.mark.card("mcu-iron-man")
def test_a_point_that_iron_man_gains_early_is_there_to_recruit_with(duel):
    duel.you(front=[IRON_MAN], locations=["Academy"], deck=NINE).starts("turn").uses("Iron Man", GENIUS)
    pick(duel, "Captain America").takes("done")
    assert duel.game.state.points[YOU] == 2


# Star-Lord


def celestial(duel, **more):
    return duel.you(main="Thanos", front=[STAR_LORD, "main"], deck=NINE, **more).enemy(front=[BRUTE], deck=NINE)


@pytest.mark.card("mcu-star-lord")
@pytest.mark.rule("VS-CARD-35")
def test_star_lord_outlives_his_wounds_and_recovers(duel):
    celestial(duel).attacks("Star-Lord", on="Brute").everyone_passes()
    assert duel.stunned == {"Star-Lord"}
    assert duel.wounds("Star-Lord") == 1
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.stunned == set()
    strikes_out(duel, "Star-Lord", on="Brute")
    assert (duel.stunned, duel.wounds("Star-Lord")) == ({"Star-Lord"}, 2)


@pytest.mark.card("mcu-star-lord")
@pytest.mark.rule("VS-CARD-35")
@pytest.mark.parametrize("recovered", [False, True])
def test_star_lord_falls_with_his_main_character(duel, recovered):
    celestial(duel).attacks("Star-Lord", on="Brute").everyone_passes()
    if recovered:
        duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.you.ko_pile == []
    strikes_out(duel, "Thanos", on="Brute")
    assert duel.stunned == {"Thanos"}
    assert duel.you.ko_pile == ["Star-Lord"]


@pytest.mark.card("mcu-star-lord")
@pytest.mark.rule("VS-CARD-35")
def test_star_lord_who_is_unhurt_stands_though_the_main_character_falls(duel):
    celestial(duel)
    strikes_out(duel, "Thanos", on="Brute")
    assert duel.you.front == [duel.game.face(duel.you.main).name, "Star-Lord"] or "Star-Lord" in duel.you.front
    strikes_out(duel, "Star-Lord", on="Brute")
    assert duel.you.ko_pile == ["Star-Lord"], "nobody is face up for him now"


@pytest.mark.card("mcu-star-lord")
@pytest.mark.rule("VS-CARD-35")
def test_star_lord_and_his_main_character_stunned_at_once(duel):
    celestial(duel)
    stunned_by_nobody(duel, "Star-Lord", "Thanos")
    assert duel.you.ko_pile == ["Star-Lord"]


@pytest.mark.card("mcu-star-lord", "mcu-war-machine")
@pytest.mark.rule("VS-CARD-35")
def test_nothing_else_kos_star_lord_either(duel):
    celestial(duel).enemy(front=["mcu-war-machine"], locations=["Laboratory"])
    duel.happens(lambda game: knock_out(game, [duel.card("Star-Lord")]))
    assert "Star-Lord" in duel.you.front
    duel.stun("Thanos").happens(lambda game: knock_out(game, [duel.card("Star-Lord")]))
    assert duel.you.ko_pile == ["Star-Lord"]


@pytest.mark.card("mcu-star-lord")
@pytest.mark.rule("VS-CARD-35")
def test_an_enemy_main_character_is_nothing_to_star_lord(duel):
    celestial(duel).stun("Thanos").attacks("Star-Lord", on="Brute").everyone_passes()
    assert duel.you.ko_pile == ["Star-Lord"]


# Gamora


@pytest.mark.card("mcu-gamora")
def test_gamora_grows_by_whom_she_stuns_attacking_or_defending(duel):
    duel.you(front=["mcu-gamora", FRIEND], deck=NINE).enemy(front=[DUMMY, FLIMSY, made_up("Foe", atk=1)], deck=NINE)
    strikes_out(duel, "Gamora", on="Dummy")
    assert duel.counters("Gamora") == 2
    duel.ends_turn().skips_building()
    strikes_out(duel, "Foe", on="Gamora")
    assert duel.counters("Gamora") == 4


@pytest.mark.card("mcu-gamora")
def test_gamora_grows_by_nobody_whom_others_stun(duel):
    duel.you(front=["mcu-gamora", made_up("Champion", team=HEROES, atk=30, defense=30)]).enemy(front=[DUMMY, WALL])
    strikes_out(duel, "Champion", on="Dummy")
    assert duel.stunned == {"Dummy"}
    strikes_out(duel, "Gamora", on="Wall")
    assert duel.counters("Gamora") == 0


@pytest.mark.card("mcu-gamora")
def test_gamora_grows_once_in_a_team_and_not_when_she_falls_too(duel):
    duel.you(front=["mcu-gamora", FRIEND]).enemy(front=[DUMMY, made_up("Rival", atk=9, defense=2)])
    duel.attacks("Gamora", "Friend", on="Dummy").everyone_passes().enemy_strikes_back_at("Friend")
    assert duel.counters("Gamora") in (0, 2)
    assert (duel.counters("Gamora"), duel.counters("Friend")) == (2, 0)
    duel.happens(lambda game: game.state.put("exhausted", duel.card("Gamora"), 0))
    strikes_out(duel, "Gamora", on="Rival")
    assert (duel.stunned, duel.counters("Gamora")) == ({"Dummy", "Rival", "Gamora"}, 0)


# Drax


@pytest.mark.card("mcu-drax")
@pytest.mark.parametrize("turn", [YOU, ENEMY])
def test_whom_drax_wounds_in_melee_is_kod(duel, turn):
    duel.you(front=["mcu-drax"]).enemy(front=[DUMMY])
    if turn == ENEMY:
        strikes_out(duel.on_enemy_turn(), "Dummy", on="Drax")
    else:
        strikes_out(duel, "Drax", on="Dummy")
    assert duel.enemy.ko_pile == ["Dummy"], "it had 3 Health"


@pytest.mark.card("mcu-drax")
def test_drax_kos_no_main_character(duel):
    duel.you(front=["mcu-drax"]).enemy(main="Storm", front=["main"])
    strikes_out(duel, "Drax", on="Storm")
    assert duel.stunned == {"Storm"}
    assert duel.result is None


@pytest.mark.card("mcu-drax", "mcu-heroes-suit-up")
def test_from_afar_drax_only_wounds(duel):
    duel.you(main="mcu-captain-america-main", back=["mcu-drax", "main"], hand=["mcu-heroes-suit-up"]).enemy(
        front=[DUMMY]
    )
    duel.plays("Suit Up", "Drax").attacks("Drax", on="Dummy").everyone_passes()
    assert (duel.stunned, duel.enemy.ko_pile) == ({"Dummy"}, [])


@pytest.mark.card("mcu-drax", "mcu-captain-america")
def test_who_is_stunned_by_drax_without_a_wound_lives(duel):
    duel.you(front=["mcu-drax"]).enemy(main="Thanos", front=[CAPTAIN], locations=["Fortress"])
    duel.on_enemy_turn().attacks("Captain America", on="Drax").uses("Captain America", ALL_DAY).everyone_passes()
    assert "Captain America" in duel.enemy.front
    assert duel.enemy.ko_pile == []


@pytest.mark.card("mcu-drax")
@pytest.mark.rule("VS-TRIGGER-03")
def test_drax_kos_whom_he_wounds_though_he_falls_himself(duel):
    duel.you(front=["mcu-drax"]).enemy(front=[made_up("Rival", atk=9, defense=4)])
    strikes_out(duel, "Drax", on="Rival")
    assert duel.stunned == {"Drax"}
    assert duel.enemy.ko_pile == ["Rival"]


@pytest.mark.card("mcu-drax")
def test_whom_others_wound_drax_leaves_alone(duel):
    duel.you(front=["mcu-drax", made_up("Champion", atk=30, defense=30)]).enemy(front=[DUMMY])
    strikes_out(duel, "Champion", on="Dummy")
    assert duel.enemy.ko_pile == []


# Thor

NEW_KING = "The New King"


@pytest.mark.card("mcu-thor")
def test_thor_grows_by_those_he_protects(duel):
    back = [DUMMY, FLIMSY, made_up("Fallen"), "main"]
    duel.you(main="Thanos", front=[THOR, FRIEND], back=back, locations=["Academy"]).enemy(front=[WALL])
    duel.stun("Fallen").uses("Thor", NEW_KING)
    assert duel.counters("Thor") == 3, "those face up behind him, main characters too"


@pytest.mark.card("mcu-thor")
def test_thor_in_the_back_protects_nobody(duel):
    duel.you(main="Thanos", back=[THOR, DUMMY, "main"], locations=["Academy"])
    if duel.can_use("Thor", NEW_KING):
        duel.uses("Thor", NEW_KING)
    assert duel.counters("Thor") == 0


@pytest.mark.card("mcu-thor")
def test_thor_leads(duel):
    duel.you(main="Thanos", front=[THOR, FRIEND]).enemy(front=[DUMMY])
    duel.attacks("Thor", "Friend", on="Dummy").everyone_passes()
    assert duel.decision.seat == YOU
    assert set(duel.offered("strike back")) == {"Thor", "Friend"}


# Hulk

RAGING = "Hulk Like Raging Fire"


@pytest.mark.card("mcu-hulk")
@pytest.mark.rule("VS-CARD-30")
@pytest.mark.parametrize("number", [0, 9, 211, 45_000])
def test_hulk_rages_by_any_number(duel, number):
    duel.you(main="Thanos", front=[HULK], locations=["Fortress"]).enemy(front=[WALL])
    duel.on_enemy_turn().attacks("Wall", on="Hulk").passes().uses("Hulk", RAGING)
    names_number(duel, number)
    assert duel.stats("Hulk") == (7 + number, 7 + number)
    assert duel.counters("Hulk") == 0
    duel.everyone_passes()
    assert duel.stats("Hulk") == (7, 7)
    assert ("Wall" in duel.stunned) == (number > 200)


@pytest.mark.card("mcu-hulk")
def test_hulk_rages_only_in_combat(duel):
    duel.you(main="Thanos", front=[HULK, FRIEND], locations=["Fortress"]).enemy(front=[WALL])
    assert not duel.can_use("Hulk", RAGING)
    duel.attacks("Friend", on="Wall")
    assert not duel.can_use("Hulk", RAGING)


def names_number(duel, number):
    """Written digit by digit."""
    for digit in str(number):
        duel.takes("digit", amount=int(digit))
    return duel.takes("done") if duel.offers("done") else duel
