"""XP, Level Up powers and main characters (rulebook: Level Up Powers, Main Characters vs Supporting Characters)."""

import pytest

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.powers import LevelsAt, LevelUp, SuperPower


def xp(duel, side):
    return duel.game.state.xp[side.main]


def level(duel, side):
    return duel.game.state.face[side.main] + 1


@pytest.mark.rule("VS-LEVEL-04", "VS-LEVEL-06", "VS-LEVEL-08", "VS-LEVEL-09", "VS-DRAW-05")
@pytest.mark.rule("VS-COUNTER-06", "VS-TERM-22")
def test_magneto_learns_at_the_start_of_each_turn_the_first_included(duel):
    duel.you(main="Magneto", deck=["Academy"] * 20).enemy(main="Hulk", deck=["Academy"] * 20)
    duel.game.state.turn = 0
    duel.starts("turn")
    assert duel.you.hand == [], "the first turn draws nothing"
    assert xp(duel, duel.you) == 1
    for expected in (2, 3):
        duel.skips_building().ends_turn().skips_building().ends_turn()
        assert (xp(duel, duel.you), level(duel, duel.you)) == (expected, 1)
    duel.skips_building().ends_turn().skips_building().ends_turn()
    assert (xp(duel, duel.you), level(duel, duel.you)) == (0, 2)
    assert duel.stats("Magneto") == (5, 5)
    duel.skips_building().ends_turn().skips_building().ends_turn()
    assert (xp(duel, duel.you), level(duel, duel.you)) == (0, 2), "Level 2 learns no more"


@pytest.mark.rule("VS-DRAW-05")
def test_the_first_turn_starts_like_any_other_and_draws_nothing(duel):
    duel.you(main="Magneto", deck=["Academy"] * 9)
    duel.game.state.turn = 0
    duel.starts("turn")
    assert (duel.you.hand, xp(duel, duel.you)) == ([], 1)


@pytest.mark.rule("VS-LEVEL-07")
@pytest.mark.parametrize(("before", "expected"), [(1, 1), (2, 1), (3, 2)])
def test_as_much_xp_as_the_level_asks_for_brings_it(duel, before, expected):
    """Magneto's asks for 4."""
    duel.you(main="Magneto").game.state.put("xp", duel.you.main, before)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 1, seat=0))
    assert level(duel, duel.you) == expected


@pytest.mark.rule("VS-TERM-28")
def test_the_xp_that_brought_a_level_is_gone(duel):
    duel.you(main="Magneto").game.state.put("xp", duel.you.main, 3)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 1, seat=0))
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 0)


@pytest.mark.rule("VS-LEVEL-14")
def test_a_stunned_main_learns_nothing(duel):
    duel.you(main="Magneto", deck=["Academy"] * 9)
    duel.stun("Magneto")
    duel.starts("turn")
    assert xp(duel, duel.you) == 0


@pytest.mark.rule("VS-LEVEL-10", "VS-LEVEL-11", "VS-TRIGGER-03")
def test_hulk_learns_from_his_own_stun_and_levels_face_down(duel):
    duel.you(main="Magneto", front=["Thanos"]).enemy(main="Hulk", front=["main"])
    duel.game.state.put("xp", duel.enemy.main, 3)
    duel.wound("Hulk", 2)
    duel.attacks("Thanos", on="Hulk").everyone_passes()
    assert level(duel, duel.enemy) == 2
    assert duel.stunned == {"Hulk"}
    assert duel.wounds("Hulk") == 3
    assert "Hulk" in duel.exhausted


@pytest.mark.rule("VS-LEVEL-11", "VS-LEVEL-10", "VS-LEVEL-20", "VS-COUNTER-06")
def test_counters_and_wounds_go_along_to_the_next_level(duel):
    duel.you(main="Iron Man", hand=["Iron Man"], front=["main"], locations=["Avengers Mansion", "Academy"])
    duel.enemy(front=["Abomination"])
    duel.game.state.put("xp", duel.you.main, 2)
    duel.wound("Iron Man", 2).exhaust("Iron Man")
    duel.takes("power up", "Iron Man")
    assert level(duel, duel.you) == 2
    assert xp(duel, duel.you) == 0
    assert duel.stats("Iron Man") == (4, 8)
    assert (duel.wounds("Iron Man"), duel.counters("Iron Man")) == (2, 1)
    assert "Iron Man" in duel.exhausted
    assert duel.can_use("Iron Man", "Repulsor Blast")
    assert duel.can_use("Iron Man", "Upgraded Armor")


@pytest.mark.rule("VS-LEVEL-18")
def test_a_power_used_before_leveling_stays_used(duel):
    duel.you(main="Iron Man", hand=["Iron Man"], front=["main"], locations=["Avengers Mansion"] * 3)
    duel.enemy(front=["Abomination"], back=["Mystique"])
    duel.game.state.put("xp", duel.you.main, 2)
    duel.uses("Iron Man", "Repulsor Blast", "Abomination")
    duel.says(False).takes("power up", "Iron Man")
    assert level(duel, duel.you) == 2
    assert not duel.can_use("Iron Man", "Repulsor Blast")
    assert duel.can_use("Iron Man", "Upgraded Armor")


@pytest.mark.rule("VS-LEVEL-06", "VS-LEVEL-09")
def test_spider_man_learns_from_his_friends_and_surplus_is_lost(duel):
    duel.you(main="Spider-Man", front=["Ant-Man", "Thor", "Hulk"]).enemy(deck=["Academy"] * 4)
    duel.stun("Hulk")
    duel.game.state.put("xp", duel.you.main, 7)
    duel.ends_turn()
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 0)


@pytest.mark.rule("VS-TURN-03")
def test_the_end_of_a_turn_comes_before_the_next_turn(duel):
    duel.you(main="Spider-Man", front=["Ant-Man", "Thor"]).enemy(deck=["Academy"] * 4)
    duel.ends_turn()
    assert xp(duel, duel.you) == 2
    assert duel.game.state.active == 1
    duel.skips_building().ends_turn()
    assert xp(duel, duel.you) == 2, "at the end of his own turns only"


def test_green_goblin_learns_from_each_enemy_stunned(duel):
    duel.you(main="Green Goblin", front=["Thanos"]).enemy(main="Hulk", front=["Thor", "Black Panther"])
    duel.happens(lambda game: stun(game, [duel.card("Thor"), duel.card("Black Panther")], [(), ()]))
    assert xp(duel, duel.you) == 2


@pytest.mark.rule("VS-TRIGGER-10")
def test_thanos_learns_from_each_enemy_ko_d_even_as_he_falls(duel):
    duel.you(main="Thanos", front=["main"], hand=["Open Fire", "Open Fire"]).enemy(main="Hulk", front=["Luke Cage"])
    duel.attacks("Thanos", on="Luke Cage").plays("Open Fire").passes().plays("Open Fire").everyone_passes()
    assert duel.enemy.ko_pile == ["Luke Cage"]
    assert duel.stunned == {"Thanos"}
    assert xp(duel, duel.you) == 1, "who answers is judged by the state before the stun"


def test_wolverine_learns_when_he_attacks_alone(duel):
    duel.you(main="Wolverine", front=["main", "Beast"]).enemy(main="Hulk", front=["Hawkeye", "Nick Fury"])
    duel.attacks("Wolverine", on="Hawkeye").everyone_passes()
    assert xp(duel, duel.you) == 1


def test_wolverine_learns_nothing_in_a_team(duel):
    duel.you(main="Wolverine", front=["main", "Beast"]).enemy(main="Hulk", front=["Nick Fury"])
    duel.attacks("Wolverine", "Beast", on="Nick Fury").everyone_passes()
    assert duel.enemy.ko_pile == ["Nick Fury"]
    assert xp(duel, duel.you) == 0


@pytest.mark.rule("VS-STATUS-03")
def test_a_main_is_no_supporting_character(duel):
    duel.you(main="Magneto", hand=["Extinguish"], front=["Ronan"]).enemy(main="Hulk", front=["Thor"])
    duel.stun("Hulk").stun("Thor")
    duel.plays("Extinguish")
    assert duel.enemy.ko_pile == ["Thor"], "nobody else could be chosen"


@pytest.mark.card("professor-x-level-2")
@pytest.mark.rule("VS-CARD-53")
def test_professor_x_borrows_an_enemy_main(duel):
    duel.you(main="Professor X", level=2, locations=["Academy"], front=["Beast"])
    duel.enemy(main="Hulk", level=2, front=["main", "Black Panther"], deck=["Academy"] * 4)
    duel.exhaust("Hulk")
    duel.uses("Professor X", "Mental Domination", "Hulk").takes("place", "Hulk", amount=0)
    assert duel.side_of("Hulk") == 0
    assert "Hulk" not in duel.exhausted
    duel.attacks("Hulk", on="Black Panther").everyone_passes()
    assert duel.stunned == {"Black Panther"}
    duel.ends_turn().takes("place", "Hulk", amount=1)
    assert duel.side_of("Hulk") == 1
    assert duel.result is None
    assert duel.enemy.back == ["Hulk"]


@pytest.mark.rule("VS-CARD-53", "VS-KO-09")
def test_a_borrowed_mains_ko_puts_its_owner_out(duel):
    duel.you(main="Professor X", level=2, locations=["Academy"])
    duel.enemy(main="Hulk", front=["main", "Luke Cage"])
    duel.wound("Hulk", 5)
    duel.uses("Professor X", "Mental Domination", "Hulk").takes("place", "Hulk", amount=0)
    duel.attacks("Hulk", on="Luke Cage").everyone_passes()
    assert duel.result.winners == (0,)


@pytest.mark.rule("VS-UNIQUE-04")
def test_a_borrowed_namesake_kos_ones_own(duel):
    duel.you(main="Magneto", front=["Professor X", "Abomination"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Abomination"])
    duel.uses("Professor X", "Mind Control").takes("place", "Abomination", amount=0)
    assert duel.you.ko_pile == ["Abomination"]
    assert duel.you.front == ["Professor X", "Abomination"]


@pytest.mark.rule("VS-UNIQUE-07")
def test_who_bears_the_name_of_ones_main_is_readied_only(duel):
    duel.you(main="Magneto", front=["Professor X"], locations=["Academy"]).enemy(main="Loki", front=["Magneto"])
    duel.game.state.put("exhausted", duel.card("Magneto", 1), 1)
    duel.uses("Professor X", "Mind Control")
    assert duel.offers("end"), "there is no row to choose for him"
    assert duel.enemy.front == ["Magneto"]
    assert duel.game.state.exhausted[duel.card("Magneto", 1)] == 0


@pytest.mark.rule("VS-MODIFIER-09", "VS-MODIFIER-13")
def test_the_borrowed_go_back_even_if_the_borrower_is_gone(duel):
    duel.you(main="Magneto", front=["Professor X"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Thor", "Luke Cage"], deck=["Academy"] * 4)
    duel.uses("Professor X", "Mind Control", "Thor").takes("place", "Thor", amount=0)
    duel.counter("Luke Cage", 1).attacks("Professor X", on="Luke Cage").everyone_passes()
    assert duel.you.ko_pile == ["Professor X"]
    duel.ends_turn().takes("place", "Thor", amount=0)
    assert duel.side_of("Thor") == 1


@pytest.mark.rule("VS-LEVEL-06", "VS-LEVEL-07", "VS-LEVEL-09", "VS-TERM-28", "VS-TERM-22")
def test_more_than_enough_xp_is_enough(duel):
    duel.you(main="Green Goblin")
    duel.game.state.put("xp", duel.you.main, 4)
    duel.happens(lambda game: gain_xp(game, duel.you.main, 3, seat=0))
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 0)


@pytest.mark.rule("VS-LEVEL-17")
def test_a_new_level_does_not_appear(duel):
    duel.you(main="Green Goblin", front=["Captain America"])
    duel.happens(lambda game: gain_xp(game, duel.you.main, 6, seat=0))
    assert level(duel, duel.you) == 2
    assert duel.counters("Green Goblin") == 0, "Captain America inspires those who appear"


@pytest.mark.rule("VS-LEVEL-13")
def test_what_lasts_on_the_old_level_goes_on_with_the_new(duel):
    duel.you(main="Loki", front=["main"], hand=["Best Offense is a Good Defense", "Open Fire"]).enemy(front=["Thanos"])
    duel.game.state.put("xp", duel.you.main, 3)
    duel.attacks("Loki", on="Thanos").plays("Best Offense is a Good Defense")
    assert duel.stats("Loki") == (1, 11)
    duel.passes().plays("Open Fire")
    assert level(duel, duel.you) == 2
    assert duel.stats("Loki") == (6, 13)


@pytest.mark.rule("VS-LEVEL-01", "VS-LEVEL-16", "VS-POWER-24")
def test_every_level_1_can_level_up_and_level_2_has_one_super_power_more():
    mains = [card for card in LIBRARY if card.kind == "main character"]
    assert len(mains) >= 10
    for main in mains:
        first, second = main.faces
        if main.id in OTHERWISE:
            continue
        assert any(isinstance(power, (LevelUp, LevelsAt)) for power in first.powers), main.name
        powers = [{power.name for power in face.powers if isinstance(power, SuperPower)} for face in (first, second)]
        if main.name == "Sister Grimm":
            assert (len(powers[0]), len(powers[1])) == (0, 4), "each of hers is used once in a game, at Level 2"
            continue
        assert powers[0], main.name
        assert powers[0] < powers[1], main.name
        assert len(powers[1]) == len(powers[0]) + 1, main.name


OTHERWISE = (
    "mcu-bruce-banner-main", "mcu-thor-main", "mcu-heroes-ant-man-main", "mcu-heroes-black-panther-main",
    "mcu-heroes-vision-main",
)  # fmt: skip
"""Who never levels up, has no super power before, or gets no other."""


@pytest.mark.rule("VS-LEVEL-14")
def test_a_stunned_goblin_does_not_learn_from_stuns(duel):
    duel.you(main="Green Goblin", front=["Juggernaut"]).enemy(front=["Nick Fury"])
    duel.stun("Green Goblin")
    duel.attacks("Juggernaut", on="Nick Fury").everyone_passes()
    assert duel.fallen == {"Green Goblin", "Nick Fury"}
    assert xp(duel, duel.you) == 0
