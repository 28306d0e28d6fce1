"""What the X-Men of Legacy do."""

import pytest

from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.table.zones import FRONT, KO_PILE, REMOVED
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, THIRD, YOU
from .legacy import a_round, attacked_by, counters, in_any_order, in_building, level, named, picks, turned, xp
from .made_up import made_up, made_up_main

X_MEN = "X-Men"
WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=0, defense=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
SCHOLAR = made_up("Scholar", team=X_MEN, atk=1, defense=4)
PUPIL = made_up("Pupil", team=X_MEN, atk=1, defense=4)
TUTOR = made_up("Tutor", team=X_MEN, atk=1, defense=4)
NINE = ["Fortress"] * 9
"""A deck of which nothing is recruited or laid by chance."""


# Cyclops

EACH_CYCLOPS = [
    pytest.param(1, marks=pytest.mark.card("cyclops-level-1")),
    pytest.param(2, marks=pytest.mark.card("cyclops-level-2")),
]


@pytest.mark.parametrize("reached", EACH_CYCLOPS)
def test_cyclops_leads_and_chooses_who_is_struck_back(duel, reached):
    duel.you(main="cyclops-main", level=reached, front=["main", SCHOLAR]).enemy(front=[made_up("Bear", defense=30)])
    in_any_order(duel.attacks("Cyclops", "Scholar", on="Bear")).everyone_passes()
    assert duel.decision.seat == YOU
    duel.takes("strike back", "Scholar")
    assert duel.stunned == {"Scholar"}


@pytest.mark.parametrize("reached", EACH_CYCLOPS)
def test_cyclops_moves_one_of_yours(duel, reached):
    duel.you(main="cyclops-main", level=reached, front=["main", SCHOLAR, PUPIL], locations=["Training Ground"] * 2)
    duel.enemy(front=[WALL]).exhaust("Scholar").stun("Pupil").uses("Cyclops", "Battle Tactics")
    assert set(duel.offered("choose")) == {"Cyclops", "Scholar", "Pupil"}
    duel.chooses("Scholar")
    if duel.offers("place"):
        duel.takes("place", "Scholar", amount=1)
    assert (duel.you.front, duel.you.back) == (["Cyclops", "Pupil"], ["Scholar"])
    assert not duel.can_use("Cyclops", "Battle Tactics"), "once a turn"


@pytest.mark.card("cyclops-level-1")
def test_cyclops_learns_by_x_men_who_come_to_your_side(duel):
    duel.you(main="cyclops-main", hand=["Beast", "Thor", "Cyclops"], face_down=["Hulk"] * 12, deck=NINE)
    in_building(duel).takes("recruit", "Beast", amount=0)
    assert xp(duel, duel.you) == 1
    duel.takes("recruit", "Thor", amount=0)
    assert xp(duel, duel.you) == 1, "no Avenger"
    duel.you(ko=["Storm"])
    (storm,) = duel.game.state.zones[KO_PILE.at(YOU)]
    duel.happens(lambda game: appear(game, storm, FRONT.at(YOU)))
    assert xp(duel, duel.you) == 2, "however they come"
    duel.enemy(ko=["Angel"])
    (angel,) = duel.game.state.zones[KO_PILE.at(ENEMY)]
    duel.happens(lambda game: appear(game, angel, FRONT.at(ENEMY)))
    assert xp(duel, duel.you) == 2


@pytest.mark.card("cyclops-level-1", "cyclops-level-2")
def test_cyclops_levels_up_at_five(duel):
    duel.you(main="cyclops-main", front=["main"], hand=["Beast"], face_down=["Hulk"] * 5, deck=NINE)
    assert duel.stats("Cyclops") == (2, 5)
    duel.game.state.put("xp", duel.you.main, 4)
    in_building(duel).takes("recruit", "Beast", amount=0)
    assert (level(duel, duel.you), duel.stats("Cyclops")) == (2, (5, 8))


@pytest.mark.card("cyclops-level-2")
def test_the_optic_blast_finds_the_unprotected_of_either_side(duel):
    duel.you(main="cyclops-main", level=2, front=["Havok", SCHOLAR], back=["main", PUPIL], locations=["Laboratory"] * 2)
    duel.enemy(front=[ROCK], back=[WALL, "main"])
    duel.uses("Cyclops", "Optic Blast")
    assert set(duel.offered("choose")) == {"Rock", "Scholar"}
    duel.chooses("Rock")
    assert (duel.stunned, turned(duel.you, "Laboratory")) == ({"Rock"}, 2)


@pytest.mark.card("cyclops-level-2")
def test_the_optic_blast_reaches_the_back_row_if_nobody_stands_in_front(duel):
    duel.you(main="cyclops-main", level=2, locations=["Laboratory"] * 2)
    duel.enemy(main="Hulk", front=[ROCK], back=[WALL, FLIMSY, "Cyclops"]).stun("Rock")
    duel.uses("Cyclops", "Optic Blast")
    assert {"Wall", "Flimsy"} <= set(duel.offered("choose")) <= {"Wall", "Flimsy", "Rock"}, "nor his own namesake"
    duel.chooses("Flimsy")
    assert "Flimsy" in duel.stunned


@pytest.mark.card("cyclops-level-2")
def test_the_optic_blast_takes_two_symbols(duel):
    duel.you(main="cyclops-main", level=2, locations=["Laboratory", "Fortress"]).enemy(front=[ROCK])
    assert not duel.can_use("Cyclops", "Optic Blast")


# Wolverine. The levels of Legacy come after both of The Marvel Battles.

LOGAN_2 = {"main": "Wolverine", "level": 3, "front": ["main", SCHOLAR]}
LOGAN_3 = {**LOGAN_2, "level": 4}
EACH_LOGAN = [
    pytest.param(LOGAN_2, (6, 8), marks=pytest.mark.card("wolverine-legacy-level-2")),
    pytest.param(LOGAN_3, (9, 8), marks=pytest.mark.card("wolverine-legacy-level-3")),
]


@pytest.mark.parametrize(("logan", "numbers"), EACH_LOGAN)
def test_wolverine_has_claws_in_any_combat_of_his(duel, logan, numbers):
    duel.you(locations=["Training Ground"] * 2, **logan).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wolverine")
    assert duel.stats("Wolverine") == numbers
    duel.uses("Wolverine", "SNIKT!")
    assert duel.stats("Wolverine") == (numbers[0] + 3, numbers[1])
    assert not duel.can_use("Wolverine", "SNIKT!")
    duel.everyone_passes()
    assert duel.stats("Wolverine") == numbers


@pytest.mark.card("wolverine-legacy-level-2")
@pytest.mark.parametrize(("names", "learned"), [(["Wolverine"], 1), (["Wolverine", "Scholar"], 0), (["Scholar"], 0)])
def test_wolverine_learns_by_stunning_a_defender_alone(duel, names, learned):
    duel.you(**LOGAN_2).enemy(front=[FLIMSY])
    duel.attacks(*names, on="Flimsy").everyone_passes()
    assert ("Flimsy" in duel.stunned, xp(duel, duel.you)) == (True, learned)


@pytest.mark.card("wolverine-legacy-level-2")
def test_wolverine_learns_nothing_as_a_defender_or_of_an_unhurt_enemy(duel):
    duel.you(**LOGAN_2).enemy(front=[BRUTE, ROCK])
    duel.attacks("Wolverine", on="Rock").everyone_passes()
    assert xp(duel, duel.you) == 0
    attacked_by(duel, "Brute", on="Wolverine").everyone_passes()
    assert ("Brute" in duel.stunned, xp(duel, duel.you)) == (True, 0)


@pytest.mark.card("wolverine-legacy-level-2", "wolverine-legacy-level-3")
def test_wolverine_reaches_his_third_level_at_two(duel):
    duel.you(**LOGAN_2).enemy(front=[FLIMSY])
    duel.happens(lambda game: gain_xp(game, duel.you.main, 1, seat=YOU))
    duel.attacks("Wolverine", on="Flimsy").everyone_passes()
    assert (level(duel, duel.you), duel.stats("Wolverine")) == (3, (9, 8))


@pytest.mark.card("wolverine-legacy-level-2")
def test_a_fatal_wound_comes_before_the_level_that_would_save_him(duel):
    duel.you(**LOGAN_2).enemy(front=[made_up("Bear", atk=9, defense=4)]).wound("Wolverine", 4)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 1, seat=YOU))
    duel.attacks("Wolverine", on="Bear").everyone_passes()
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("wolverine-legacy-level-3")
def test_kill_frenzy_readies_him_after_each_defender(duel):
    duel.you(locations=["Fortress"], **LOGAN_3).enemy(front=[FLIMSY, WALL, ROCK])
    duel.uses("Wolverine", "Kill-Frenzy").attacks("Wolverine", on="Flimsy").everyone_passes()
    assert "Wolverine" not in duel.exhausted
    duel.attacks("Wolverine", on="Wall").everyone_passes()
    assert "Wolverine" not in duel.exhausted, "and again"
    duel.attacks("Wolverine", on="Rock").everyone_passes()
    assert "Wolverine" in duel.exhausted, "it was not stunned"


@pytest.mark.card("wolverine-legacy-level-3")
@pytest.mark.parametrize(("names", "ready"), [(["Wolverine", "Scholar"], False), (["Scholar"], False)])
def test_kill_frenzy_is_for_him_alone(duel, names, ready):
    duel.you(locations=["Fortress"], **LOGAN_3).enemy(front=[FLIMSY])
    duel.uses("Wolverine", "Kill-Frenzy").attacks(*names, on="Flimsy").everyone_passes()
    assert "Flimsy" in duel.stunned
    assert ("Wolverine" not in duel.exhausted) is (ready or "Wolverine" not in names)
    assert "Scholar" in duel.exhausted


@pytest.mark.card("wolverine-legacy-level-3")
def test_kill_frenzy_readies_nobody_who_has_fallen(duel):
    duel.you(locations=["Fortress"], **LOGAN_3).enemy(front=[made_up("Bear", atk=9, defense=4)])
    duel.uses("Wolverine", "Kill-Frenzy").attacks("Wolverine", on="Bear").everyone_passes()
    assert (duel.stunned, "Wolverine" in duel.exhausted) == ({"Bear", "Wolverine"}, True)


@pytest.mark.card("wolverine-legacy-level-3")
def test_kill_frenzy_ends_with_the_turn(duel):
    duel.you(locations=["Fortress"], deck=NINE, **LOGAN_3).enemy(front=[FLIMSY], deck=NINE)
    a_round(duel.uses("Wolverine", "Kill-Frenzy")).attacks("Wolverine", on="Flimsy").everyone_passes()
    assert ("Flimsy" in duel.stunned, "Wolverine" in duel.exhausted) == (True, True)


@pytest.mark.card("wolverine-legacy-level-3")
def test_without_kill_frenzy_wolverine_is_exhausted(duel):
    duel.you(**LOGAN_3).enemy(front=[FLIMSY]).attacks("Wolverine", on="Flimsy").everyone_passes()
    assert "Wolverine" in duel.exhausted


# Shadowcat


@pytest.mark.card("shadowcat")
def test_shadowcat_takes_a_defender_of_yours_out_of_the_combat(duel):
    duel.you(front=[WALL], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.stunned, duel.you.front, duel.you.hand) == (False, set(), ["Wall", "Shadowcat"], [])
    assert "Brute" in duel.exhausted
    assert "Shadowcat" not in duel.exhausted
    assert turned(duel.you, "Laboratory") == 1


@pytest.mark.card("shadowcat")
def test_shadowcat_comes_to_the_row_of_who_is_attacked(duel):
    duel.you(back=[WALL], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall").uses("Shadowcat", "Intangible Escape")
    assert ("Shadowcat" in duel.you.back, duel.you.front, duel.in_combat) == (True, [], False)


@pytest.mark.card("shadowcat")
def test_shadowcat_calls_off_your_own_attack_and_may_attack_herself(duel):
    duel.you(front=[WALL, SCHOLAR], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE])
    duel.attacks("Scholar", on="Brute").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.stunned) == (False, set())
    assert duel.you.front == ["Wall", "Scholar", "Shadowcat"]
    assert duel.offers("attack", "Shadowcat", to="Brute")


@pytest.mark.card("shadowcat")
def test_shadowcat_may_meet_her_older_self(duel):
    duel.you(front=[WALL, "Shadowcat"], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE])
    duel.wound("Shadowcat", 0)
    attacked_by(duel, "Brute", on="Wall").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.you.front, duel.you.ko_pile) == (False, ["Wall", "Shadowcat"], ["Shadowcat"])


@pytest.mark.card("shadowcat")
def test_shadowcat_escapes_from_hand_only_and_in_a_combat_only(duel):
    duel.you(front=["Shadowcat", WALL], locations=["Laboratory"]).enemy(front=[BRUTE], hand=["Shadowcat"])
    assert not duel.offers("use", "Shadowcat")
    attacked_by(duel, "Brute", on="Shadowcat")
    assert not duel.offers("use", "Shadowcat")


def test_shadowcat_stays_in_hand_outside_a_combat_and_unpaid(duel):
    duel.you(front=[WALL], hand=["Shadowcat"], locations=["Fortress"]).enemy(front=[BRUTE])
    assert not duel.offers("use", "Shadowcat")
    attacked_by(duel, "Brute", on="Wall")
    assert not duel.offers("use", "Shadowcat"), "it takes Energy"


def test_shadowcat_calls_nothing_off_in_a_combat_of_others(trio):
    trio.you(hand=["Shadowcat"], locations=["Laboratory"])
    trio.enemy(front=[BRUTE]).third(front=[WALL]).on_enemy_turn().attacks("Brute", on="Wall")
    while trio.decision.seat != YOU:
        trio.passes()
    if trio.offers("use", "Shadowcat"):
        trio.uses("Shadowcat", "Intangible Escape")
    assert (trio.in_combat, trio.you.front, trio.you.hand) == (True, [], ["Shadowcat"])
    trio.everyone_passes()
    assert trio.stunned == {"Wall"}


def test_shadowcat_who_can_not_appear_leaves_the_game_and_calls_nothing_off(duel):
    duel.you(main=made_up_main("Shadowcat", (1, [])), front=[WALL], hand=["Shadowcat"], locations=["Laboratory"])
    duel.enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.you.front, duel.you.hand, duel.you.ko_pile) == (True, ["Wall"], [], [])
    assert [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]] == ["Shadowcat"]
    duel.everyone_passes()
    assert duel.stunned == {"Wall"}


# Bishop

LUCAS = "legacy-bishop"


@pytest.mark.card("legacy-bishop")
def test_bishop_takes_in_the_energy_of_all_your_powers(duel):
    duel.you(front=[LUCAS, "Dazzler", "Cyclops"], locations=["Laboratory"] * 2 + ["Training Ground"])
    duel.enemy(front=[ROCK], locations=["Laboratory"])
    duel.uses("Dazzler", "Dazzle")
    assert counters(duel, "Bishop", "Dazzler") == [2, 0]
    duel.uses("Cyclops", "Battle Tactics", "Cyclops")
    assert duel.counters("Bishop") == 2, "it costs no Energy"


@pytest.mark.card("legacy-bishop")
def test_bishop_takes_in_energy_that_is_only_a_part_of_the_cost(duel):
    duel.you(main="cyclops-main", level=2, front=[LUCAS], locations=["Laboratory"] * 2).enemy(front=[ROCK])
    duel.uses("Cyclops", "Optic Blast")
    if duel.offers("choose", "Rock"):
        duel.chooses("Rock")
    assert duel.counters("Bishop") == 2, "once a power, however much Energy"
    duel.you(main="Phoenix", level=2, ko=["Thor"], locations=["Laboratory", "Fortress"])
    duel.uses("Phoenix", "From the Ashes")
    if duel.offers("place"):
        duel.takes("place", amount=0)
    assert duel.counters("Bishop") == 4


@pytest.mark.card("legacy-bishop", "shadowcat")
def test_bishop_takes_in_the_energy_of_shadowcats_escape_from_hand(duel):
    duel.you(front=[LUCAS], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Bishop").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.counters("Bishop"), duel.you.front) == (False, 2, ["Bishop", "Shadowcat"])


@pytest.mark.card("legacy-bishop")
def test_bishop_takes_in_nothing_of_enemies(duel):
    duel.you(front=[LUCAS]).enemy(front=["Thor"], locations=["Laboratory"]).on_enemy_turn()
    duel.uses("Thor", "Lightning Strike")
    if duel.offers("choose", "Captain America"):
        duel.chooses("Captain America")
    assert duel.counters("Bishop") in (0, -3)
    assert duel.counters("Captain America") == -3


@pytest.mark.card("legacy-bishop")
def test_there_are_no_stars_around_bishops_name(duel):
    duel.you(hand=["bishop"], front=[LUCAS], face_down=["Hulk"] * 5, deck=NINE)
    in_building(duel).takes("recruit", "Bishop", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Bishop"], ["Bishop"])


# Psylocke


@pytest.mark.card("psylocke")
@pytest.mark.parametrize("names", [["Psylocke"], ["Psylocke", "Scholar"]])
def test_psylockes_victims_lose_a_card_of_their_players_choice(duel, names):
    duel.you(front=["Psylocke", SCHOLAR], hand=["Thor"]).enemy(front=[WALL], hand=["Hulk", "Storm"])
    duel.attacks(*names, on="Wall").everyone_passes()
    assert duel.decision.seat == ENEMY
    assert {"Hulk", "Storm"} <= named(duel)
    picks(duel, "Storm")
    assert (duel.enemy.hand, duel.enemy.ko_pile, duel.you.hand) == (["Hulk"], ["Storm"], ["Thor"])


@pytest.mark.card("psylocke")
def test_psylocke_takes_no_card_from_attackers_or_by_the_stuns_of_others(duel):
    duel.you(front=["Psylocke", BRUTE]).enemy(front=[WALL, FLIMSY, made_up("Clerk", atk=1, defense=1)], hand=["Hulk"])
    duel.attacks("Brute", on="Flimsy").everyone_passes()
    assert duel.decision.seat == YOU
    attacked_by(duel, "Clerk", on="Psylocke").everyone_passes()
    assert ("Clerk" in duel.stunned, duel.enemy.hand) == (True, ["Hulk"])
    assert duel.offers("end")


@pytest.mark.card("psylocke")
def test_psylocke_has_her_victim_pay_even_if_she_falls(duel):
    duel.you(front=["Psylocke"]).enemy(front=[made_up("Bear", atk=9, defense=4)], hand=["Hulk"])
    duel.attacks("Psylocke", on="Bear").everyone_passes()
    assert duel.stunned >= {"Bear"}
    picks(duel, "Hulk")
    assert duel.enemy.hand == []


@pytest.mark.card("psylocke")
def test_psylocke_also_robs_the_player_of_whom_she_ko_s(duel):
    duel.you(front=["Psylocke"]).enemy(front=[made_up("Frail", atk=0, defense=1, health=1)], hand=["Hulk"])
    duel.attacks("Psylocke", on="Frail").everyone_passes()
    picks(duel, "Hulk")
    assert sorted(duel.enemy.ko_pile) == ["Frail", "Hulk"]


def test_psylocke_robs_the_player_of_the_defender_alone(trio):
    trio.you(front=["Psylocke"]).enemy(hand=["Hulk"]).third(front=[WALL], hand=["Thor"])
    trio.attacks("Psylocke", on="Wall").everyone_passes()
    assert trio.decision.seat == THIRD
    picks(trio, "Thor")
    assert (trio.enemy.hand, trio.third.hand) == (["Hulk"], [])


# Havok


@pytest.mark.card("havok")
def test_havok_fells_all_supporting_characters_but_the_brothers(duel):
    duel.you(main="Storm", front=["Havok", SCHOLAR, "Cyclops"], back=[PUPIL], locations=["Laboratory"] * 3)
    duel.enemy(front=["Cyclops", WALL], back=[ROCK, BRUTE]).stun("Brute")
    duel.uses("Havok", "Plasma Blast")
    assert duel.stunned == {"Scholar", "Pupil", "Wall", "Rock", "Brute"}
    assert (duel.wounds("Brute"), duel.wounds("Rock")) == (1, 1)


@pytest.mark.card("havok")
@pytest.mark.parametrize(("locations", "able"), [(["Laboratory"] * 2, False), (["Laboratory"] * 3, True)])
def test_havok_needs_three_times_energy(duel, locations, able):
    duel.you(front=["Havok"], locations=[*locations, "Fortress"]).enemy(front=[WALL])
    assert duel.can_use("Havok", "Plasma Blast") is able


# Gifted and Talented


@pytest.mark.card("gifted-and-talented")
@pytest.mark.rule("VS-PLOT-10")
def test_three_x_men_draw_two_cards_in_your_build_phase(duel):
    duel.you(main="Storm", front=[SCHOLAR, PUPIL], hand=["Gifted and Talented"], deck=NINE)
    duel.enemy(deck=NINE)
    assert not duel.offers("play"), "in the Build Phase"
    duel.ends_turn().skips_building().ends_turn()
    held = len(duel.you.hand)
    duel.plays("Gifted and Talented")
    assert (len(duel.you.hand), duel.you.ko_pile) == (held + 1, ["Gifted and Talented"])


def test_two_x_men_are_not_enough_for_gifted_and_talented(duel):
    duel.you(main="Storm", front=[SCHOLAR, WALL], hand=["Gifted and Talented"], deck=NINE).enemy(front=["Beast"])
    assert not duel.starts("turn").offers("play")
