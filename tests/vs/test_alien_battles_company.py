"""What the supporting characters of The Company do, who came with The Alien Battles."""

import pytest

from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.vocabulary.keywords import RANGED, SWARM

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up

COMPANY = "The Company"
WALL = made_up("Wall", atk=0, defense=4)
BRUTE = made_up("Brute", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
MARINE = made_up("Marine", team=COMPANY, atk=2, defense=2)
MINER = made_up("Miner", team=COMPANY, atk=2, defense=2)
DRONE = made_up("Drone", SWARM, atk=1, defense=2)
NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


@pytest.mark.card("newt")
def test_newt_is_gone_when_she_is_attacked(duel):
    duel.you(front=["Newt"]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Newt").everyone_passes()
    assert (duel.you.front, duel.you.hand, duel.you.ko_pile) == ([], ["Newt"], [])
    assert not duel.in_combat
    assert "Brute" in duel.exhausted


@pytest.mark.card("vriess")
def test_vriess_stays_where_he_is_in_the_formation_step(duel):
    duel.you(back=["Vriess", MARINE], deck=NINE).enemy(deck=NINE).starts("turn").takes("done").takes("done")
    assert duel.offers("move", "Marine")
    assert not duel.offers("move", "Vriess")


@pytest.mark.card("vriess", "parker")
def test_vriess_can_be_moved_by_others(duel):
    duel.you(front=["Parker"], locations=["Laboratory"]).enemy(front=["Vriess"])
    duel.uses("Parker", "Cattle Prod")
    assert "Vriess" in duel.enemy.back


@pytest.mark.card("vriess")
def test_vriess_hits_back_when_stunned_on_an_enemy_turn(duel):
    duel.you(front=["Vriess", WALL]).enemy(front=[BRUTE], back=[ARCHER, MINER]).stun("Miner")
    duel.on_enemy_turn().attacks("Brute", on="Vriess").everyone_passes()
    assert set(duel.offered("choose")) == {"Brute", "Archer", "Magneto"}
    duel.chooses("Archer")
    assert duel.counters("Archer") == -1


@pytest.mark.card("vriess")
def test_vriess_does_nothing_when_stunned_on_your_turn(duel):
    duel.you(front=["Vriess"]).enemy(front=[BRUTE])
    duel.attacks("Vriess", on="Brute").everyone_passes()
    assert (duel.stunned, duel.counters("Brute")) == ({"Vriess"}, 0)
    assert duel.offers("end")


@pytest.mark.card("vriess")
def test_vriess_does_nothing_when_a_friend_is_stunned(duel):
    duel.you(front=["Vriess", FLIMSY]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Flimsy").everyone_passes()
    assert duel.offers("end")
    assert [duel.counters(name) for name in ("Brute", "Magneto")] == [0, 0]


@pytest.mark.card("kane")
def test_kane_finds_a_basic_location(duel):
    duel.you(hand=["Kane"], locations=["Academy"] * 2)
    duel.you(deck=["Earth", "Thor", "Fortress", "Weyland-Yutani Complex", "Hulk", *NINE[:2]])
    duel.starts("turn").takes("done").takes("recruit", "Kane", amount=0)
    assert sorted(duel.you.hand) == ["Fortress", *NINE[:2]]
    assert sorted(duel.you.deck) == ["Earth", "Hulk", "Thor", "Weyland-Yutani Complex"]


@pytest.mark.card("kane")
def test_where_there_is_no_basic_location_kane_finds_none(duel):
    duel.you(hand=["Kane"], locations=["Academy"] * 2, deck=["Thor", "Hulk", *NINE[:2]])
    duel.starts("turn").takes("done").takes("recruit", "Kane", amount=0)
    assert (duel.you.hand, sorted(duel.you.deck)) == (NINE[:2], ["Hulk", "Thor"])


@pytest.mark.card("captain-dallas")
def test_dallas_gives_orders_to_another_of_the_company(duel):
    duel.you(main="Sister Ripley", front=["Captain Dallas", MARINE, WALL], back=[MINER], deck=NINE)
    duel.enemy(front=["Kane"], deck=NINE).starts("turn")
    duel.skips_building()
    assert set(duel.offered("choose")) == {"Sister Ripley", "Marine", "Miner"}
    duel.chooses("Marine")
    assert (duel.counters("Marine"), duel.counters("Captain Dallas")) == (1, 0)


@pytest.mark.card("captain-dallas")
def test_dallas_gives_no_orders_on_enemy_turns_or_to_himself(duel):
    duel.you(front=["Captain Dallas"], deck=NINE).enemy(deck=NINE).starts("turn").skips_building()
    assert duel.counters("Captain Dallas") == 0
    duel.you(front=[MARINE]).ends_turn().skips_building()
    assert duel.counters("Marine") == 0


@pytest.mark.card("call")
def test_call_powers_anybody_of_yours_up(duel):
    duel.you(front=[WALL, "Call"], back=[MARINE], hand=["Call", "Kane"]).enemy(front=[BRUTE]).stun("Marine")
    able = {duel.game.face(option.to).name for option in duel.decision.options if option.verb == "power up"}
    assert able == {"Wall", "Call", "Captain America"}
    assert set(duel.offered("power up")) == {"Call"}
    duel.takes("power up", "Call", to="Wall")
    assert (duel.counters("Wall"), duel.you.ko_pile, duel.you.hand) == (1, ["Call"], ["Kane"])


def test_call_powers_up_those_in_a_combat(duel):
    duel.you(front=[WALL, MARINE], hand=["Call"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall")
    able = [(option.card, option.to) for option in duel.decision.options if option.verb == "power up"]
    assert len(able) == 1
    duel.takes("power up", "Call")
    assert (duel.counters("Wall"), duel.counters("Marine")) == (1, 0)


@pytest.mark.card("cmo-clemens")
def test_clemens_heals_a_supporting_character(duel):
    duel.you(main="Sister Ripley", front=["CMO Clemens", WALL], back=[MARINE], locations=["Training Ground"])
    duel.enemy(front=[BRUTE])
    for name in ("Wall", "Marine", "Sister Ripley", "Brute"):
        duel.wound(name, 2)
    duel.uses("CMO Clemens", "Medical Attention")
    assert {"Wall", "Marine"} <= set(duel.offered("choose")) <= {"Wall", "Marine", "CMO Clemens"}
    duel.chooses("Wall")
    assert [duel.wounds(name) for name in ("Wall", "Marine", "Sister Ripley", "Brute")] == [1, 2, 2, 2]
    assert not duel.can_use("CMO Clemens", "Do You Trust Me With A Needle?")


@pytest.mark.card("cmo-clemens")
def test_clemens_has_a_needle_for_the_main_character(duel):
    duel.you(main="Sister Ripley", front=["CMO Clemens", WALL], locations=["Training Ground", "Earth"])
    duel.wound("Sister Ripley", 2).wound("Wall", 1).wound("Magneto", 1)
    duel.uses("CMO Clemens", "Do You Trust Me With A Needle?")
    assert [duel.wounds(name) for name in ("Sister Ripley", "Wall", "Magneto")] == [1, 1, 1]
    assert all(name.endswith("(face down)") for name in duel.you.resources)


@pytest.mark.card("cmo-clemens")
def test_the_needle_takes_two_symbols(duel):
    duel.you(main="Sister Ripley", front=["CMO Clemens"], locations=["Earth"]).wound("Sister Ripley", 1)
    assert not duel.can_use("CMO Clemens", "Do You Trust Me With A Needle?")
    assert not duel.can_use("CMO Clemens", "Medical Attention")


@pytest.mark.card("parker")
def test_parker_drives_an_enemy_back(duel):
    duel.you(front=["Parker", MARINE], locations=["Laboratory"]).enemy(front=[BRUTE, WALL, MINER], back=[ARCHER])
    duel.counter("Brute", 3).counter("Wall", -1).counter("Marine", 1).stun("Miner")
    duel.uses("Parker", "Cattle Prod")
    assert {"Brute", "Wall"} <= set(duel.offered("choose")) <= {"Brute", "Wall", "Miner"}
    duel.chooses("Brute")
    assert (duel.counters("Brute"), duel.counters("Marine")) == (0, 1)
    assert "Brute" in duel.enemy.back


@pytest.mark.card("parker")
def test_parker_leaves_minus_counters(duel):
    duel.you(front=["Parker"], locations=["Laboratory"]).enemy(front=[WALL]).counter("Wall", -1)
    duel.uses("Parker", "Cattle Prod")
    assert (duel.counters("Wall"), "Wall" in duel.enemy.back) == (-1, True)


@pytest.mark.card("bishop")
def test_bishop_can_be_had_for_two_symbols(duel):
    duel.you(main="Sister Ripley", hand=["Bishop"], locations=["Academy", "Earth"], deck=NINE).enemy(deck=NINE)
    duel.starts("turn").takes("done")
    points = duel.game.state.points[YOU]
    assert points < 4
    assert not duel.offers("recruit", "Bishop")
    duel.takes("trade", "Bishop", amount=0)
    assert duel.you.front == ["Bishop"]
    assert duel.game.state.points[YOU] == points
    assert set(duel.you.resources) == {"Academy (face down)", "Earth (face down)"}


@pytest.mark.parametrize("locations", [["Academy"] * 2, ["Earth"] * 2, ["Academy", "Fortress"]])
def test_bishop_asks_for_intellect_and_humanity(duel, locations):
    duel.you(main="Sister Ripley", hand=["Bishop"], locations=locations, deck=NINE).starts("turn").takes("done")
    assert not duel.offers("trade")
    assert not duel.offers("recruit")


def test_bishop_can_be_recruited_as_anybody(duel):
    duel.you(main="Sister Ripley", hand=["Bishop"], locations=["Fortress"] * 4, deck=NINE).starts("turn").takes("done")
    duel.takes("recruit", "Bishop", amount=0)
    assert (duel.game.state.points[YOU], duel.you.front) == (0, ["Bishop"])
    assert duel.you.resources == ["Fortress"] * 4


@pytest.mark.card("christie")
def test_the_bullets_of_christie_find_all_namesakes(duel):
    duel.you(front=["Christie"], back=[DRONE]).enemy(front=[DRONE, DRONE, WALL], back=[DRONE])
    duel.attacks("Christie", on="Drone").everyone_passes()
    drones = [card for card in duel.game.in_play() if duel.game.face(card).name == "Drone"]
    down = {duel.game.state.controller[card]: [] for card in drones}
    for card in drones:
        down[duel.game.state.controller[card]].append(bool(duel.game.state.face_down[card]))
    assert down == {ENEMY: [True] * 3, YOU: [False]}
    assert "Wall" not in duel.stunned


@pytest.mark.card("christie")
def test_the_bullets_of_christie_fly_only_from_attack(duel):
    duel.you(front=["Christie"]).enemy(front=[DRONE, DRONE])
    duel.on_enemy_turn().attacks("Drone", on="Christie").everyone_passes()
    drones = [card for card in duel.game.in_play() if duel.game.face(card).name == "Drone"]
    assert sorted(duel.game.state.face_down[card] for card in drones) == [0, 1]


@pytest.mark.card("brother-dillon")
def test_dillon_strengthens_the_main_character_by_a_eulogy(duel):
    duel.you(main="Sister Ripley", front=["Brother Dillon"], ko=["Hulk", "Academy", "Kane"], locations=["Earth"])
    duel.you(deck=NINE).enemy(ko=["Thor"], deck=NINE).counter("Sister Ripley", 1)
    duel.uses("Brother Dillon", "Eulogy")
    assert set(duel.offered("choose")) == {"Hulk", "Kane"}
    duel.chooses("Kane")
    assert (duel.you.ko_pile, duel.you.deck[0]) == (["Hulk", "Academy"], "Kane")
    assert (duel.stats("Sister Ripley"), duel.stats("Brother Dillon")) == ((7, 6), (4, 6))
    duel.ends_turn()
    assert duel.stats("Sister Ripley") == (4, 5)


@pytest.mark.card("private-hudson")
@pytest.mark.parametrize("target", ["Wall", "Private Hudson"])
def test_hudson_stuns_whoever_comes_near(duel, target):
    duel.you(front=["Private Hudson", WALL], locations=["Training Ground"] * 2).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on=target).uses("Private Hudson", "You Want Some Of This?")
    assert duel.stunned == {"Brute"}
    assert not duel.in_combat
    assert duel.you.resources.count("Training Ground (face down)") == 1


@pytest.mark.card("private-hudson")
def test_hudson_stuns_as_many_as_he_can_pay_for(duel):
    duel.you(back=["Private Hudson"], front=[WALL], locations=["Training Ground"] * 2)
    duel.enemy(front=[BRUTE, made_up("Pal", atk=3, defense=3), made_up("Third", atk=3, defense=3)])
    attacked_by_team(duel, "Brute", "Pal", "Third", on="Wall").uses("Private Hudson", "You Want Some Of This?")
    assert set(duel.offered("choose")) == {"Brute", "Pal", "Third"}
    duel.chooses("Brute")
    duel.passes().uses("Private Hudson", "You Want Some Of This?").chooses("Pal")
    assert duel.stunned == {"Brute", "Pal"}


def attacked_by_team(duel, *names, on):
    return duel.on_enemy_turn().attacks(*names, on=on).passes()


@pytest.mark.card("private-hudson")
def test_hudson_does_not_reach_those_who_shoot(duel):
    duel.you(front=["Private Hudson", WALL], locations=["Training Ground"]).enemy(back=[ARCHER])
    attacked_by(duel, "Archer", on="Wall")
    duel.uses("Private Hudson", "You Want Some Of This?")
    assert duel.stunned == set()


@pytest.mark.card("private-hudson")
def test_hudson_does_not_stun_your_own_attackers_or_defenders(duel):
    duel.you(front=["Private Hudson", MARINE], locations=["Training Ground"]).enemy(front=[ARCHER])
    duel.attacks("Marine", on="Archer")
    duel.uses("Private Hudson", "You Want Some Of This?")
    assert duel.stunned == set()


@pytest.mark.card("private-hudson")
def test_the_game_is_nearly_over_when_hudson_falls(duel):
    duel.you(main="Sister Ripley", front=["Private Hudson", WALL])
    duel.happens(lambda game: knock_out(game, [duel.card("Wall")]))
    assert duel.wounds("Sister Ripley") == 0
    duel.happens(lambda game: knock_out(game, [duel.card("Private Hudson")]))
    assert (duel.wounds("Sister Ripley"), duel.wounds("Magneto"), duel.stunned) == (1, 0, set())


@pytest.mark.card("johner")
@pytest.mark.parametrize(("row", "grown"), [("front", (10, 10)), ("back", (5, 5))])
def test_johner_hurts_people_in_melee(duel, row, grown):
    duel.you(**{row: ["Johner"]}).enemy(front=[made_up("Rock", RANGED, atk=0, defense=20)])
    assert duel.stats("Johner") == (5, 5)
    duel.attacks("Johner", on="Rock")
    assert duel.stats("Johner") == grown
    duel.everyone_passes()
    assert duel.stats("Johner") == (5, 5)


@pytest.mark.card("johner")
def test_johner_is_strong_when_defending_in_melee_and_not_in_fights_of_others(duel):
    duel.you(front=["Johner", WALL]).enemy(front=[BRUTE, made_up("Pal", atk=0, defense=20)], back=[ARCHER])
    duel.on_enemy_turn().attacks("Pal", on="Wall")
    assert duel.stats("Johner") == (5, 5)
    duel.everyone_passes().attacks("Archer", on="Johner")
    assert duel.stats("Johner") == (5, 5)
    duel.everyone_passes().attacks("Brute", on="Johner")
    assert duel.stats("Johner") == (10, 10)
    duel.everyone_passes()
    assert duel.stunned == {"Brute"}


@pytest.mark.card("ash")
@pytest.mark.parametrize("goes", [True, False])
def test_ash_may_go_to_an_enemy_as_he_appears(duel, goes):
    duel.you(hand=["Ash"], locations=["Academy"] * 6, deck=NINE).enemy(deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ash", amount=0).says(goes)
    assert duel.side_of("Ash") == (ENEMY if goes else YOU)
    assert ("Ash" in duel.enemy.back) is goes


@pytest.mark.card("ash")
def test_ash_stuns_one_of_those_he_is_with(duel):
    duel.you(front=["Ash", WALL, FLIMSY], deck=NINE).enemy(front=[BRUTE], deck=NINE).stun("Flimsy")
    duel.starts("turn")
    duel.skips_building()
    assert set(duel.offered("choose")) == {"Captain America", "Wall"}, "whoever is not stunned already"
    duel.chooses("Wall")
    assert "Wall" in duel.stunned
    duel.ends_turn().skips_building()
    assert "Brute" not in duel.stunned


@pytest.mark.card("ash")
def test_ash_stuns_nobody_when_he_is_alone(duel):
    duel.you(front=["Ash"], deck=NINE).enemy(deck=NINE).stun("Captain America")
    duel.ends_turn().skips_building().ends_turn()
    duel.stun("Captain America").skips_building()
    assert "Ash" not in duel.stunned


@pytest.mark.card("ash")
def test_ash_goes_where_he_is_not_wanted(duel):
    duel.you(front=["Ash"], locations=["Academy"], deck=NINE).enemy(front=[BRUTE], deck=NINE)
    duel.uses("Ash", "Twitchy")
    assert ("Ash" in duel.enemy.back, duel.you.front) == (True, [])
    duel.ends_turn().skips_building()
    assert set(duel.offered("choose")) == {"Brute", "Magneto"}
    duel.chooses("Brute")
    assert "Brute" in duel.stunned


def test_ash_goes_to_the_player_you_choose(trio):
    trio.you(front=["Ash"], locations=["Academy"]).uses("Ash", "Twitchy")
    assert not trio.offers("end"), "it is asked to whom"
    trio.picks(next(option for option in trio.decision.options if THIRD in (option.amount, option.to)))
    assert trio.side_of("Ash") == THIRD


@pytest.mark.card("corporal-hicks")
def test_hicks_makes_the_ready_stronger(duel):
    duel.you(main="Sister Ripley", front=["Corporal Hicks", WALL, MARINE], back=[MINER], deck=NINE)
    duel.enemy(front=[BRUTE], deck=NINE).exhaust("Marine").stun("Miner").ends_turn()
    counted = {name: duel.counters(name) for name in ("Sister Ripley", "Wall", "Corporal Hicks", "Marine", "Brute")}
    assert counted == {"Sister Ripley": 2, "Wall": 2, "Corporal Hicks": 0, "Marine": 0, "Brute": 0}
    duel.skips_building().ends_turn()
    assert duel.counters("Wall") == 2, "at the end of your turn only"
