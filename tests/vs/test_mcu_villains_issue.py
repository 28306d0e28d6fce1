"""What the supporting characters of the issue MCU Villains do, and its plot twist."""

import pytest

from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.chapters.stun import recover
from longbox.games.vs.table.kinds import MCU_VILLAINS
from longbox.games.vs.table.stats import health
from longbox.games.vs.table.zones import RESOURCES

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up
from .mcu_villains import ARCHER, BRUTE, CROOK, FLIMSY, NINE, ROCK, WALL, stuns, until_your_next_turn

GLAD = "I Thought You Would Be Glad To See Me"


@pytest.mark.card("mcu-villains-yellowjacket")
@pytest.mark.parametrize("shrinks", [True, False])
def test_yellowjacket_shrinks_from_the_first_attack_of_a_turn(duel, shrinks):
    duel.you(back=["mcu-villains-yellowjacket"]).enemy(front=[BRUTE, made_up("Pal")])
    duel.on_enemy_turn().attacks("Brute", on="Yellowjacket")
    assert duel.decision.seat == YOU
    duel.says(shrinks)
    if shrinks:
        assert (duel.in_combat, duel.fallen) == (False, set())
        duel.attacks("Pal", on="Yellowjacket")
        assert not duel.offers("yes"), "once a turn"
    duel.everyone_passes()
    assert duel.you.ko_pile == ["Yellowjacket"]


@pytest.mark.card("mcu-villains-grandmaster")
def test_the_grandmaster_cheers_main_characters_at_each_other(duel):
    duel.you(main="Thanos", front=["main", "mcu-villains-grandmaster"]).enemy(front=["main"])
    duel.attacks("Thanos", on="Magneto")
    assert (duel.counters("Thanos"), duel.counters("Magneto"), duel.counters("Grandmaster")) == (2, 0, 0)


@pytest.mark.card("mcu-villains-grandmaster")
def test_the_main_character_is_cheered_in_a_team_too(duel):
    pal = made_up("Pal", team="Avengers")
    duel.you(front=["main", pal, "mcu-villains-grandmaster"]).enemy(front=["main"])
    duel.attacks("Captain America", "Pal", on="Magneto")
    assert (duel.counters("Captain America"), duel.counters("Pal")) == (2, 0)


@pytest.mark.card("mcu-villains-grandmaster")
@pytest.mark.parametrize(("one", "other"), [("Captain America", "Brute"), ("Wall", "Magneto")])
def test_other_fights_are_no_main_event(duel, one, other):
    duel.you(front=["main", WALL, "mcu-villains-grandmaster"]).enemy(front=["main", BRUTE])
    duel.attacks(one, on=other)
    assert [duel.counters(name) for name in ("Captain America", "Wall", "Brute", "Magneto")] == [0, 0, 0, 0]


@pytest.mark.card("mcu-villains-grandmaster")
def test_the_grandmaster_cheers_for_his_side_only(duel):
    duel.you(front=["main", "mcu-villains-grandmaster"]).enemy(front=["main"])
    duel.on_enemy_turn().attacks("Magneto", on="Captain America")
    assert (duel.counters("Captain America"), duel.counters("Magneto")) == (0, 0)


@pytest.mark.card("mcu-villains-skurge")
def test_skurge_shoots_at_two_enemies(duel):
    duel.you(front=["mcu-villains-skurge", WALL], locations=["Training Ground"])
    duel.enemy(front=[ROCK, BRUTE], back=[ARCHER, CROOK]).stun("Crook")
    duel.uses("Skurge", "Des And Troy")
    assert not {"Wall", "Crook", "Captain America"} & set(duel.offered("choose"))
    duel.chooses("Rock")
    assert set(duel.offered("choose")) == {"Brute", "Archer", "Magneto"}, "two different ones"
    assert not duel.offers("done"), "not one"
    duel.chooses("Archer")
    assert [duel.counters(name) for name in ("Rock", "Archer", "Brute")] == [-2, -2, 0]


@pytest.mark.card("mcu-villains-skurge")
def test_if_there_is_but_one_enemy_skurge_shoots_at_that_one(duel):
    duel.you(front=["mcu-villains-skurge"], locations=["Training Ground"])
    duel.uses("Skurge", "Des And Troy")
    assert duel.counters("Magneto") == -2


@pytest.mark.card("mcu-villains-mordo")
def test_mordo_allows_enemies_no_super_powers(duel):
    duel.you(front=["mcu-villains-mordo", "Thor"], locations=["Laboratory"], deck=NINE)
    duel.enemy(front=["Ronan", "Thor"], locations=["Laboratory"], deck=NINE)
    assert duel.can_use("Thor", "Lightning Strike"), "your own characters can"
    duel.ends_turn()
    assert not duel.offers("use")
    duel.skips_building()
    assert not duel.offers("use")
    stuns(duel, "Mordo")
    assert duel.can_use("Thor", "Lightning Strike"), "not when he is down"


@pytest.mark.card("mcu-villains-mordo")
def test_mordo_allows_no_powers_of_main_characters_or_in_your_turn(duel):
    duel.you(front=["mcu-villains-mordo", WALL]).enemy(main="mcu-loki-main", front=["main"], locations=["Academy"])
    duel.attacks("Wall", on="Loki").passes()
    assert not duel.offers("use")


@pytest.mark.card("mcu-villains-hela-level-1")
@pytest.mark.parametrize("beside", ["mcu-villains-mordo", "mcu-killian"])
def test_mordo_allows_no_reactions_either(duel, beside):
    duel.you(front=[WALL, beside], hand=[WALL])
    duel.enemy(main="mcu-villains-hela-main", locations=["Academy"]).takes("power up", "Wall")
    assert duel.offers("use", "Hela") is (beside == "mcu-killian")


@pytest.mark.card("mcu-villains-mordo", "mcu-loki")
def test_what_is_no_super_power_mordo_does_not_mind(duel):
    duel.you(front=["mcu-villains-mordo", WALL]).enemy(front=[ROCK, "mcu-loki"], hand=["Thor"])
    duel.attacks("Wall", on="Rock").passes()
    assert duel.offers("use", "Loki")


@pytest.mark.card("mcu-villains-ulysses-klaue")
@pytest.mark.parametrize(("paid", "falls"), [("row", True), ("hand", False)])
def test_klaue_fires_as_hard_as_his_hand_is_full(duel, paid, falls):
    """Three cards and the blank one; if one of them is the Location that pays, it is no longer there."""
    hand = ["Thor", "Hulk", "Storm"] if paid == "row" else ["Thor", "Hulk", "Fortress"]
    duel.you(front=["mcu-villains-ulysses-klaue"], hand=hand, locations=["Fortress"] if paid == "row" else [])
    duel.enemy(front=[made_up("Target", atk=6, defense=7)])
    duel.attacks("Ulysses Klaue", on="Target").uses("Ulysses Klaue", "Hand Cannon")
    less = 4 if paid == "row" else 3
    assert duel.stats("Target") == (6 - less, 7 - less)
    duel.everyone_passes()
    assert ("Target" in duel.stunned) is falls
    assert duel.stunned <= {"Target"}, "2 or 3 against 4"


@pytest.mark.card("mcu-villains-ulysses-klaue")
def test_klaue_fires_in_his_own_fights_of_your_turn(duel):
    duel.you(front=["mcu-villains-ulysses-klaue", WALL], locations=["Fortress"], deck=NINE)
    duel.enemy(front=[ROCK], deck=NINE)
    duel.attacks("Wall", on="Rock")
    assert not duel.can_use("Ulysses Klaue", "Hand Cannon")
    duel.everyone_passes().ends_turn().skips_building().attacks("Rock", on="Ulysses Klaue").passes()
    assert not duel.can_use("Ulysses Klaue", "Hand Cannon")


@pytest.mark.card("mcu-villains-ulysses-klaue")
def test_what_klaue_has_shot_at_stands_as_before_when_the_combat_is_over(duel):
    duel.you(front=["mcu-villains-ulysses-klaue"], hand=["Thor"], locations=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("Ulysses Klaue", on="Rock").uses("Ulysses Klaue", "Hand Cannon")
    assert duel.stats("Rock") == (0, 28)
    duel.everyone_passes()
    assert duel.stats("Rock") == (0, 30)


# Kaecilius


def points(duel, seat):
    """The recruit points of whoever is in the Recruit Step."""
    duel.takes("done")
    return duel.game.state.points[seat]


@pytest.mark.card("mcu-villains-kaecilius")
def test_kaecilius_folds_all_resources_until_your_next_turn_is_over(duel):
    duel.you(front=["mcu-villains-kaecilius"], locations=["Laboratory", "Academy", "Fortress"], deck=NINE)
    duel.enemy(locations=["Fortress"] * 2, face_down=["Thor"], deck=NINE, hand=["Hulk"])
    duel.uses("Kaecilius", "Fold Space And Matter").ends_turn()
    assert points(duel, ENEMY) == 0
    duel.takes("done").takes("done").ends_turn()
    assert points(duel, YOU) == 0
    duel.takes("done").takes("done")
    folded = list(duel.game.state.zones[RESOURCES.at(YOU)])
    duel.happens(lambda game: ready(game, folded, seat=YOU))
    assert all(duel.game.state.exhausted[card] for card in folded), "your next turn is not over"
    duel.ends_turn()
    assert points(duel, ENEMY) == 3, "now it is"
    duel.takes("done").takes("done").ends_turn()
    assert points(duel, YOU) == 3


@pytest.mark.card("mcu-villains-kaecilius")
def test_what_is_laid_later_gives_points_and_what_is_folded_still_pays(duel):
    duel.you(front=["mcu-villains-kaecilius", "Thor"], locations=["Laboratory", "Academy", "Fortress"], deck=NINE)
    duel.enemy(front=["Thor"], locations=["Laboratory"] * 2, deck=NINE, hand=["Fortress"])
    duel.uses("Kaecilius", "Fold Space And Matter").ends_turn()
    duel.takes("resource", "Fortress", amount=1)
    assert duel.game.state.points[ENEMY] == 1
    duel.takes("done").takes("done")
    assert duel.can_use("Thor", "Lightning Strike")


# Hela


@pytest.mark.card("mcu-villains-hela")
def test_before_hela_all_enemies_are_mortal(duel):
    duel.you(front=["mcu-villains-hela", WALL]).enemy(front=[ROCK, BRUTE])
    stuns(duel, "Rock")
    assert duel.enemy.ko_pile == ["Rock"]
    stuns(duel, "Wall", "Magneto")
    assert {"Wall", "Magneto"} <= duel.stunned, "neither yours nor main characters"
    assert (duel.you.ko_pile, duel.result) == ([], None)


@pytest.mark.card("mcu-villains-hela")
def test_those_who_are_wounded_fall_as_hela_appears(duel):
    duel.you(hand=["mcu-villains-hela"], front=[WALL], locations=["Academy"] * 5, deck=NINE)
    duel.enemy(front=[ROCK, BRUTE], back=[CROOK], deck=NINE).wound("Rock", 1).wound("Wall", 1).stun("Crook")
    duel.starts("turn").takes("done").takes("recruit", "Hela", amount=0)
    assert sorted(duel.enemy.ko_pile) == ["Crook", "Rock"]
    assert (duel.enemy.front, duel.you.ko_pile) == (["Brute"], [])


@pytest.mark.card("mcu-villains-hela")
def test_whoever_falls_with_hela_has_the_usual_health(duel):
    duel.you(front=["mcu-villains-hela"]).enemy(front=[made_up("Equal", atk=5, defense=4, health=2)])
    duel.attacks("Hela", on="Equal").everyone_passes()
    assert duel.stunned == {"Hela", "Equal"}
    assert duel.enemy.ko_pile == []


@pytest.mark.card("mcu-villains-hela")
def test_health_comes_back_when_hela_is_down(duel):
    duel.you(front=["mcu-villains-hela"]).enemy(front=[ROCK])
    stuns(duel, "Hela")
    stuns(duel, "Rock")
    assert duel.enemy.ko_pile == []
    assert "Rock" in duel.stunned


@pytest.mark.card("mcu-villains-hela")
def test_it_is_the_base_health_that_hela_takes(duel):
    duel.you(front=["mcu-villains-hela"]).enemy(front=[ROCK, FLIMSY], back=["Hulk"])
    assert duel.offers("end")
    assert [health(duel.game, duel.card(name)) for name in ("Rock", "Flimsy", "Hulk")] == [1, 1, 1]
    assert health(duel.game, duel.card("Hela")) == 2


# Dormammu, Ego


@pytest.mark.card("mcu-villains-dormammu")
def test_the_dark_dimension_feeds_dormammu_as_he_appears(duel):
    duel.you(hand=["mcu-villains-dormammu"], locations=["Academy"] * 4, face_down=["Hulk", "Thor"], deck=NINE)
    duel.enemy(face_down=["Hulk"] * 5).starts("turn").takes("done").takes("recruit", "Dormammu", amount=0)
    assert (duel.counters("Dormammu"), duel.stats("Dormammu")) == (2, (5, 5))


@pytest.mark.card("mcu-villains-dormammu")
def test_the_dark_dimension_feeds_dormammu_as_he_recovers(duel):
    duel.you(front=["mcu-villains-dormammu"], locations=["Academy"], face_down=["Hulk"] * 3, deck=NINE)
    stuns(duel, "Dormammu")
    until_your_next_turn(duel)
    assert duel.counters("Dormammu") == 3
    until_your_next_turn(duel.skips_building())
    assert duel.counters("Dormammu") == 3, "he has not recovered again"


@pytest.mark.card("mcu-villains-dormammu")
def test_dormammu_recovers_by_an_effect_too_and_others_do_not_feed_him(duel):
    duel.you(front=["mcu-villains-dormammu", WALL], face_down=["Hulk"] * 3).stun("Wall")
    for name, counters in (("Wall", 0), ("Dormammu", 3)):
        card = duel.card(name)
        if name == "Dormammu":
            stuns(duel, name)
        duel.happens(lambda game, card=card: recover(game, [card], seat=YOU))
        assert duel.counters("Dormammu") == counters


GIANT = made_up("Giant", atk=10, defense=4)


@pytest.mark.card("mcu-villains-ego")
def test_before_ego_everybody_is_small(duel):
    duel.you(front=["mcu-villains-ego"]).enemy(front=[GIANT])
    assert duel.stats("Giant") == (10, 4)
    duel.attacks("Ego", on="Giant")
    assert duel.stats("Giant") == (6, 4)
    assert duel.stats("Ego") == (7, 7), "not he himself"
    duel.everyone_passes()
    assert (duel.stunned, duel.stats("Ego")) == ({"Giant"}, (7, 7))


@pytest.mark.card("mcu-villains-ego")
def test_whole_teams_are_small_before_ego_and_grow_no_more(duel):
    tall = made_up("Tall", atk=2, defense=9)
    duel.you(front=["mcu-villains-ego"]).enemy(front=[GIANT, tall], back=["Hulk"], deck=NINE)
    duel.on_enemy_turn().attacks("Giant", "Tall", on="Ego")
    assert (duel.stats("Giant"), duel.stats("Tall")) == ((6, 4), (2, 6))
    duel.counter("Giant", 2)
    assert duel.stats("Giant") == (6, 6)
    assert duel.stats("Hulk")[0] > 6, "who does not fight stays as tall as ever"


@pytest.mark.card("mcu-villains-ego")
def test_in_fights_of_others_nobody_is_small(duel):
    duel.you(front=[WALL, "mcu-villains-ego"]).enemy(front=[GIANT]).attacks("Wall", on="Giant")
    assert duel.stats("Giant") == (10, 4)


@pytest.mark.card("mcu-villains-ego")
def test_friends_of_ego_in_the_fight_stay_tall(duel):
    tall = made_up("Tall", team=MCU_VILLAINS, atk=9, defense=9)
    duel.you(front=["mcu-villains-ego", tall]).enemy(front=[ROCK]).attacks("Ego", "Tall", on="Rock")
    assert (duel.stats("Tall"), duel.stats("Rock")) == ((9, 9), (0, 6))


# Thanos


@pytest.mark.card("mcu-villains-thanos")
def test_destiny_arrives_in_each_enemy_main_phase(duel):
    duel.you(front=["mcu-villains-thanos"], deck=NINE).enemy(front=[BRUTE, WALL], back=[CROOK], deck=NINE)
    duel.ends_turn()
    for _ in range(3):
        assert duel.enemy.ko_pile == []
        duel.takes("done")
    assert duel.decision.seat == ENEMY
    assert set(duel.offered("choose")) == {"Brute", "Wall", "Crook", "Magneto"}
    assert not duel.offers("done"), "somebody must go"
    duel.chooses("Wall")
    assert (duel.enemy.ko_pile, duel.you.ko_pile) == (["Wall"], [])
    duel.ends_turn().skips_building()
    assert duel.offers("end"), "not in your own Main Phase"
    duel.ends_turn().skips_building().chooses("Crook")
    assert duel.enemy.ko_pile == ["Wall", "Crook"]


@pytest.mark.card("mcu-villains-thanos")
def test_destiny_takes_a_main_character_who_is_alone(duel):
    duel.you(front=["mcu-villains-thanos"], deck=NINE).enemy(deck=NINE)
    duel.ends_turn().skips_building()
    assert duel.result.winners == (YOU,)


@pytest.mark.card("mcu-villains-thanos")
def test_destiny_waits_while_thanos_is_down(duel):
    duel.you(front=["mcu-villains-thanos"], deck=NINE).enemy(front=[BRUTE], deck=NINE)
    stuns(duel, "Thanos").ends_turn().skips_building()
    assert duel.enemy.ko_pile == []
    assert duel.offers("end")


def test_destiny_comes_to_every_enemy(trio):
    trio.you(front=["mcu-villains-thanos"], deck=NINE).enemy(front=[BRUTE], deck=NINE).third(front=[WALL], deck=NINE)
    trio.ends_turn().skips_building()
    assert trio.decision.seat == ENEMY
    trio.chooses("Brute").ends_turn().skips_building()
    assert trio.decision.seat == THIRD
    assert set(trio.offered("choose")) == {"Thanos", "Wall"}, "the main character of that name"
    trio.chooses("Wall")
    assert (trio.enemy.ko_pile, trio.third.ko_pile) == (["Brute"], ["Wall"])


# The plot twist


@pytest.mark.card("mcu-villains-i-thought-you-would-be-glad-to-see-me")
@pytest.mark.parametrize("whom", ["Captain America", "Magneto"])
def test_a_main_character_is_glad_to_see_you(duel, whom):
    duel.you(front=["main", CROOK], hand=[GLAD]).enemy(front=["main", BRUTE])
    before = duel.stats(whom)
    duel.on_enemy_turn().attacks("Magneto", on="Captain America").passes().takes("play", GLAD)
    assert set(duel.offered("choose")) == {"Captain America", "Magneto"}
    duel.chooses(whom)
    assert duel.stats(whom) == (before[0] + 3, before[1] + 3)
    duel.everyone_passes()
    assert duel.stats(whom) == before


@pytest.mark.card("mcu-villains-i-thought-you-would-be-glad-to-see-me")
def test_supporting_characters_are_not_glad(duel):
    duel.you(front=["main", CROOK], hand=[GLAD]).enemy(front=[BRUTE])
    before = duel.stats("Captain America")
    duel.on_enemy_turn().attacks("Brute", on="Captain America").passes().plays(GLAD)
    assert (duel.stats("Brute"), duel.stats("Captain America")) == ((6, 3), (before[0] + 3, before[1] + 3))


def test_to_be_glad_takes_a_villain_who_stands(duel):
    duel.you(front=["main", WALL], hand=[GLAD]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Captain America").passes()
    assert not duel.offers("play", GLAD)
