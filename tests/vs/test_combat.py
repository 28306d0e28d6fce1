"""Plays in a combat and how it resolves (rulebook: During Combat, Resolving Combat)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.effects.patterns import when
from longbox.games.vs.chapters.strikes import SURVIVE
from longbox.games.vs.table.kinds import COMBAT, MAIN, MIGHT
from longbox.games.vs.vocabulary.deeds import draw, put_plus
from longbox.games.vs.vocabulary.keywords import FEARLESS
from longbox.games.vs.vocabulary.nouns import your_combatant
from longbox.games.vs.vocabulary.powers import combat_power
from longbox.games.vs.vocabulary.stat_changes import gets

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_twist


@pytest.mark.rule("VS-COMBAT-02", "VS-COMBAT-03", "VS-COMBAT-04", "VS-COMBAT-05", "VS-PLOT-16", "VS-COMBAT-07")
def test_players_alternate_until_both_pass_in_a_row(duel):
    duel.you(front=["Hulk"], hand=["Open Fire"]).enemy(front=["Abomination"], hand=["Find Cover", "Savage Surprise"])
    duel.attacks("Hulk", on="Abomination")
    assert duel.decision.seat == 0, "the attacking player first"
    duel.passes()
    assert duel.decision.seat == 1
    duel.plays("Find Cover")
    assert duel.stats("Abomination") == (5, 8), "a play resolves at once"
    assert duel.decision.seat == 0, "who passed may act again"
    duel.plays("Open Fire")
    assert duel.decision.seat == 1


@pytest.mark.rule("VS-COMBAT-03")
def test_the_players_take_turns_with_their_plays(duel):
    duel.you(front=["Hulk"], hand=["Open Fire", "Find Cover"])
    duel.enemy(front=["Abomination"], hand=["Find Cover", "Savage Surprise"]).attacks("Hulk", on="Abomination")
    asked = []
    for name in ("Open Fire", "Find Cover", "Find Cover", "Savage Surprise"):
        asked.append(duel.decision.seat)
        duel.plays(name)
    assert asked == [YOU, ENEMY, YOU, ENEMY]


@pytest.mark.rule("VS-COMBAT-07")
def test_a_play_is_done_with_before_the_next_one_acts(duel):
    trick = made_up_twist("Trick", COMBAT, do(gets(A(your_combatant), atk=1), gets(A(your_combatant), atk=2)))
    duel.you(front=["Hulk"], hand=[trick]).enemy(front=["Abomination"], hand=["Find Cover"])
    before = duel.stats("Hulk")[0]
    duel.attacks("Hulk", on="Abomination").plays("Trick")
    assert duel.stats("Hulk")[0] == before + 3, "both parts of it"
    assert (duel.decision.seat, duel.you.ko_pile) == (ENEMY, ["Trick"])


@pytest.mark.rule("VS-PLOT-16")
def test_nobody_plays_two_in_a_row(duel):
    duel.you(front=["Hulk"], hand=["Open Fire", "Find Cover"]).enemy(front=["Abomination"], hand=["Find Cover"])
    duel.attacks("Hulk", on="Abomination").plays("Open Fire")
    assert duel.decision.seat == ENEMY
    duel.passes()
    assert duel.offers("play", "Find Cover"), "when the other has had a chance"


@pytest.mark.rule("VS-COMBAT-05", "VS-COMBAT-04")
def test_a_pass_after_a_play_gives_the_other_another_chance(duel):
    duel.you(front=["Hulk"], hand=["Open Fire"]).enemy(front=["Abomination"], hand=["Find Cover"])
    duel.attacks("Hulk", on="Abomination").passes().plays("Find Cover").passes()
    assert duel.in_combat, "the enemy may still act: only one has passed since the play"
    duel.passes()
    assert not duel.in_combat


@pytest.mark.rule("VS-COMBAT-09", "VS-COMBAT-10", "VS-COMBAT-22", "VS-COMBAT-23", "VS-COMBAT-11", "VS-TERM-07")
@pytest.mark.parametrize(
    ("attacker", "defender", "fallen"),
    [
        ("Hulk", "Abomination", {"Abomination"}),
        ("Black Panther", "Abomination", {"Black Panther"}),
        ("Thor", "Abomination", {"Thor", "Abomination"}),
        ("Thor", "Drax", {"Thor", "Drax"}),
        ("Nick Fury", "Doctor Octopus", set()),
    ],
)
def test_the_four_results(duel, attacker, defender, fallen):
    duel.you(front=[attacker]).enemy(front=[defender])
    duel.attacks(attacker, on=defender).everyone_passes()
    assert duel.stunned == fallen


def fight(duel, attacker, defender):
    """Two characters, each with (ATK, DEF), fight it out."""
    duel.you(front=[made_up("Attacker", atk=attacker[0], defense=attacker[1])])
    duel.enemy(front=[made_up("Defender", atk=defender[0], defense=defender[1])])
    duel.attacks("Attacker", on="Defender").everyone_passes()
    return duel.stunned


@pytest.mark.rule("VS-COMBAT-11", "VS-TERM-07")
@pytest.mark.parametrize("attacks", [3, 4, 5])
@pytest.mark.parametrize("strikes_back", [3, 4, 5])
def test_each_is_stunned_by_as_much_atk_as_it_has_def_and_by_nothing_else(duel, attacks, strikes_back):
    expected = {"Defender"} if attacks >= 4 else set()
    expected |= {"Attacker"} if strikes_back >= 4 else set()
    assert fight(duel, (attacks, 4), (strikes_back, 4)) == expected


@pytest.mark.rule("VS-COMBAT-09")
def test_both_strike_at_one_moment(duel):
    fight(duel, (4, 4), (4, 4))
    (stun,) = [event for event in duel.told if event.kind.name == "stun"]
    assert {duel.game.face(card).name for card in stun.cards} == {"Attacker", "Defender"}


@pytest.mark.rule("VS-COMBAT-22")
def test_who_is_stunned_has_struck_all_the_same(duel):
    assert fight(duel, (9, 1), (9, 1)) == {"Attacker", "Defender"}


SURVIVOR = Trigger(when(SURVIVE, whom=THIS), put_plus(1, THIS), label="Survivor")


@pytest.mark.rule("VS-COMBAT-22")
@pytest.mark.parametrize(("blow", "survive"), [(9, False), (1, True)])
def test_when_both_are_stunned_neither_survives(duel, blow, survive):
    duel.you(front=[made_up("Attacker", SURVIVOR, atk=blow)]).enemy(front=[made_up("Defender", SURVIVOR, atk=blow)])
    duel.attacks("Attacker", on="Defender").everyone_passes()
    while duel.decision.kind == "order":
        duel.game.choose(duel.decision.options[0])
    assert duel.stunned == (set() if survive else {"Attacker", "Defender"})
    assert (duel.counters("Attacker"), duel.counters("Defender")) == ((1, 1) if survive else (0, 0))


@pytest.mark.rule("VS-COMBAT-22")
def test_both_stuns_have_their_sources(duel):
    fight(duel, (4, 4), (4, 4))
    assert duel.sources("stun", "Defender") == {"Attacker"}
    assert duel.sources("stun", "Attacker") == {"Defender"}
    assert duel.wounds("Attacker") == duel.wounds("Defender") == 1


@pytest.mark.rule("VS-COMBAT-23")
def test_who_attacks_alone_is_struck_back_unasked(duel):
    duel.you(front=["Nick Fury"])
    assert fight(duel, (1, 4), (4, 4)) == {"Attacker"}
    assert duel.offers("end"), "nobody was asked whom to strike back"


@pytest.mark.rule("VS-COMBAT-16", "VS-TERM-08", "VS-ATTACK-11", "VS-PLOT-06", "VS-TURN-05")
def test_think_again_ends_the_combat_for_all(duel):
    duel.you(main="Magneto", front=["Abomination"]).enemy(main="Hulk", front=["Ant-Man", "Thor"], hand=["Think Again"])
    duel.attacks("Abomination", on="Thor").passes().plays("Think Again")
    assert not duel.in_combat
    assert duel.stunned == set()
    assert duel.exhausted == {"Abomination"}
    assert duel.enemy.ko_pile == ["Think Again"]


@pytest.mark.rule("VS-COMBAT-15")
def test_a_combat_without_attackers_ends_without_strikes(duel):
    duel.you(front=["Hulk"]).enemy(front=["Red Skull"], locations=["The Vault"])
    duel.attacks("Hulk", on="Red Skull").passes().uses("Red Skull", "Dust of Death")
    assert duel.stunned == {"Hulk"}
    assert duel.wounds("Hulk") == 1
    assert not duel.in_combat
    assert duel.enemy.resources == ["The Vault (face down)"]


@pytest.mark.rule("VS-POWER-04")
def test_a_combat_power_is_for_those_in_the_combat(duel):
    duel.you(front=["Thanos"]).enemy(front=["Luke Cage", "Hulk"], locations=["Fortress"])
    duel.attacks("Thanos", on="Hulk").passes()
    assert not duel.can_use("Luke Cage", "Impervious Skin")


def test_red_skull_stuns_melee_attackers_only_while_he_defends(duel):
    duel.you(front=["Hulk"]).enemy(front=["Red Skull", "Abomination"], locations=["The Vault"])
    duel.attacks("Hulk", on="Abomination").passes()
    assert not duel.can_use("Red Skull", "Dust of Death")


@pytest.mark.rule("VS-COMBAT-17", "VS-COMBAT-26", "VS-MODIFIER-11")
def test_what_is_for_this_combat_ends_with_it(duel):
    duel.you(front=["Hulk", "Thor"], hand=["Earth's Mightiest Heroes"]).enemy(front=["Thanos", "Abomination"])
    duel.attacks("Hulk", on="Thanos").plays("Earth's Mightiest Heroes", "Thanos")
    assert duel.stats("Thanos") == (14, 14)
    duel.everyone_passes()
    assert duel.stats("Thanos") == (12, 12)


@pytest.mark.rule("VS-KEYWORD-06")
def test_fearless_doubles_the_strike_not_the_atk(duel):
    duel.you(front=["Daredevil"]).enemy(main="Loki", front=["main", "Abomination"])
    duel.attacks("Daredevil", on="Loki")
    assert duel.stats("Daredevil") == (3, 3)
    duel.everyone_passes()
    assert duel.stunned == {"Loki"}, "twice 3 reach 6"


@pytest.mark.rule("VS-KEYWORD-06")
def test_fearless_is_for_main_characters(duel):
    duel.you(front=["Daredevil"]).enemy(front=["Doctor Octopus"])
    duel.attacks("Daredevil", on="Doctor Octopus").everyone_passes()
    assert "Doctor Octopus" not in duel.stunned


@pytest.mark.rule("VS-KEYWORD-06")
@pytest.mark.parametrize(("defense", "stunned"), [(8, {"Boss"}), (9, set())])
def test_of_a_team_only_who_is_fearless_strikes_twice_as_hard(duel, defense, stunned):
    boss = made_up("Boss", kind="main character", atk=0, defense=defense, health=9)
    duel.you(front=[made_up("Brave", FEARLESS, atk=3), made_up("Meek", atk=2)])
    duel.enemy(main=boss, front=["main"]).attacks("Brave", "Meek", on="Boss").everyone_passes()
    if duel.offers("strike back"):
        duel.takes("strike back", "Meek")
    (blow,) = [event for event in duel.told if event.kind.name == "strike" and len(event.cards) == 2]
    assert (blow.notes["atk"], blow.manner) == (8, "stuns" if stunned else "fails")
    assert duel.stunned == stunned


@pytest.mark.rule("VS-COMBAT-25", "VS-TERM-40")
def test_uncanny_defense_swaps_the_defender_and_their_rows(duel):
    duel.you(main="Magneto", front=["Abomination"])
    duel.enemy(main="Professor X", front=["Cyclops"], back=["Colossus", "Ant-Man"], hand=["Uncanny Defense"])
    duel.attacks("Abomination", on="Cyclops").passes().plays("Uncanny Defense", "Ant-Man")
    assert duel.game.state.defender == duel.card("Ant-Man")
    assert duel.enemy.front == ["Ant-Man"]
    assert "Cyclops" in duel.enemy.back
    assert duel.decision.options[-1].verb == "pass", "Ant-Man was not attacked: Shrink is silent"
    duel.everyone_passes()
    assert duel.enemy.ko_pile == ["Uncanny Defense", "Ant-Man"]


@pytest.mark.rule("VS-COMBAT-21", "VS-TERM-36")
def test_who_can_not_be_attacked_can_not_stand_in(duel):
    duel.you(main="Magneto", back=["Mandarin"])
    duel.enemy(main="Professor X", front=["Cyclops"], back=["Daredevil", "Colossus"], hand=["Uncanny Defense"])
    duel.attacks("Mandarin", on="Cyclops").passes().takes("play", "Uncanny Defense")
    assert not duel.offers("choose", "Daredevil"), "Dodge"
    assert duel.offers("choose", "Colossus")


def shout(**when):
    """A character with a combat power that costs Might."""
    return made_up("Herald", combat_power("Shout", MIGHT, draw(), **when))


def can_shout(duel, herald, *, your_turn, fights):
    """Whether a Herald of yours can shout, in a combat on your or the enemy's turn, and in it or not."""
    duel.you(front=[herald, "Hulk"], locations=["Fortress"]).enemy(front=["Thanos"])
    mine = "Herald" if fights else "Hulk"
    if your_turn:
        duel.attacks(mine, on="Thanos")
    else:
        duel.on_enemy_turn().attacks("Thanos", on=mine).passes()
    assert duel.decision.seat == YOU
    return duel.can_use("Herald", "Shout")


@pytest.mark.rule("VS-POWER-05", "VS-TERM-03")
@pytest.mark.parametrize("fights", [False, True])
@pytest.mark.parametrize("any_combat", [False, True])
def test_only_with_any_combat_is_a_power_used_from_outside_of_it(duel, any_combat, fights):
    herald = shout(any_combat=any_combat)
    assert can_shout(duel, herald, your_turn=True, fights=fights) == (any_combat or fights)


@pytest.mark.rule("VS-TERM-03")
@pytest.mark.parametrize("your_turn", [False, True])
def test_any_combat_is_not_any_turn(duel, your_turn):
    herald = shout(any_combat=True, any_turn=False)
    assert can_shout(duel, herald, your_turn=your_turn, fights=False) == your_turn


@pytest.mark.rule("VS-TERM-03")
def test_any_combat_needs_a_combat(duel):
    duel.you(front=[shout(any_combat=True)], locations=["Fortress"]).enemy(front=["Thanos"])
    assert not duel.can_use("Herald", "Shout")
    duel.attacks("Herald", on="Thanos").everyone_passes()
    assert not duel.can_use("Herald", "Shout")


@pytest.mark.rule("VS-TERM-02")
@pytest.mark.parametrize("your_turn", [False, True])
@pytest.mark.parametrize("any_turn", [False, True])
def test_only_with_the_symbol_is_a_power_used_on_another_players_turn(duel, any_turn, your_turn):
    herald = shout(any_turn=any_turn)
    assert can_shout(duel, herald, your_turn=your_turn, fights=True) == (any_turn or your_turn)


@pytest.mark.rule("VS-TURN-06")
def test_on_another_players_turn_one_acts_in_combats_only(duel):
    plan = made_up_twist("Plan", MAIN, draw())
    proud = made_up("Proud", combat_power("Boast", MIGHT, draw(), any_turn=False, any_combat=True))
    duel.you(front=[shout(), "Hulk", proud], hand=["Find Cover", plan, "Hulk"], locations=["Fortress"])
    duel.enemy(front=["Thanos"], hand=[plan], deck=["Academy"]).on_enemy_turn()
    assert duel.decision.seat == ENEMY
    duel.plays("Plan")
    assert duel.decision.seat == ENEMY, "nobody else was asked"
    duel.attacks("Thanos", on="Herald").passes()
    assert duel.decision.seat == YOU
    assert (duel.can_use("Herald", "Shout"), duel.offered("play")) == (True, ["Find Cover"])
    assert not duel.can_use("Proud", "Boast"), "without the symbol"


@pytest.mark.card("spider-man-level-2")
@pytest.mark.rule("VS-POWER-05", "VS-TERM-03", "VS-TERM-02", "VS-POWER-06")
def test_spider_man_steps_in_from_outside_the_combat(duel):
    duel.you(main="Magneto", front=["Abomination"])
    duel.enemy(main="Spider-Man", level=2, front=["Ant-Man"], locations=["Academy"])
    duel.attacks("Abomination", on="Ant-Man").says(False).passes()
    duel.uses("Spider-Man", "Friendly Neighbor")
    assert duel.game.state.defender == duel.enemy.main
    assert duel.enemy.front == ["Spider-Man"]


@pytest.mark.rule("VS-CARD-47", "VS-MODIFIER-13", "VS-COMBAT-26")
def test_juggernaut_goes_on_into_the_back_row(duel):
    duel.you(main="Magneto", front=["Juggernaut"], locations=["The Vault"])
    duel.enemy(main="Hulk", front=["Ms. Marvel", "Luke Cage"], back=["Nick Fury"])
    duel.attacks("Juggernaut", on="Ms. Marvel").uses("Juggernaut", "Unstoppable").everyone_passes()
    assert duel.stunned == {"Ms. Marvel"}
    assert sorted(option for option in duel.options if "attacks" in option) == [
        "Juggernaut attacks Hulk (back row)", "Juggernaut attacks Nick Fury (back row)",
    ]  # fmt: skip
    duel.takes("attack", "Juggernaut", to="Nick Fury")
    assert duel.game.state.combats == 2
    assert not duel.can_use("Juggernaut", "Unstoppable"), "once a turn"
    duel.everyone_passes()
    assert duel.enemy.ko_pile == ["Nick Fury"]
    assert not duel.offers("attack", "Juggernaut")


@pytest.mark.rule("VS-CARD-47", "VS-TERM-39")
def test_juggernaut_must_survive(duel):
    duel.you(main="Magneto", front=["Juggernaut"], locations=["The Vault"])
    duel.enemy(main="Hulk", front=["Thor"], back=["Nick Fury"])
    duel.attacks("Juggernaut", on="Thor").uses("Juggernaut", "Unstoppable").everyone_passes()
    assert duel.stunned == {"Juggernaut", "Thor"}
    assert duel.offers("end")


@pytest.mark.rule("VS-CARD-09", "VS-STUN-01")
def test_luke_cage_is_stunned_without_a_wound(duel):
    duel.you(main="Magneto", front=["Thanos"]).enemy(main="Hulk", front=["Luke Cage"], hand=["Fortress"])
    duel.attacks("Thanos", on="Luke Cage").passes().uses("Luke Cage", "Impervious Skin").everyone_passes()
    assert duel.stunned == {"Luke Cage"}
    assert duel.wounds("Luke Cage") == 0
    assert duel.enemy.ko_pile == ["Fortress"]


@pytest.mark.rule("VS-POWER-06")
def test_a_combat_power_without_the_symbol_is_for_ones_own_turn(duel):
    duel.you(front=["Hulk"]).enemy(front=["Juggernaut"], locations=["Fortress"])
    duel.attacks("Hulk", on="Juggernaut").passes()
    assert not duel.can_use("Juggernaut", "Unstoppable")


@pytest.mark.rule("VS-COMBAT-14")
def test_who_was_stunned_in_mid_combat_stays_out_of_it(duel):
    duel.you(front=["Ant-Man", "Black Widow"]).enemy(front=["Abomination"], hand=["Metal and Fire"])
    duel.attacks("Ant-Man", "Black Widow", on="Abomination").passes().plays("Metal and Fire")
    assert [duel.game.face(card).name for card in duel.game.state.attackers] == ["Ant-Man"]


@pytest.mark.rule("VS-STUN-01")
def test_who_was_stunned_and_koed_lies_face_up_in_the_ko_pile(duel):
    """Metal and Fire leaves Black Widow no DEF. She is stunned once, KO'd, and what was on her is gone."""
    duel.you(front=["main", "Black Widow"]).enemy(main="Magneto", front=["main"], hand=["Metal and Fire"])
    widow = duel.card("Black Widow")
    duel.attacks("Black Widow", on="Magneto").passes().plays("Metal and Fire")
    state = duel.game.state
    assert duel.you.ko_pile == ["Black Widow"]
    assert (state.face_down[widow], state.exhausted[widow], state.wounds[widow]) == (0, 0, 0)


@pytest.mark.rule("VS-ATTACK-16")
def test_a_team_reduced_to_one_is_a_solo_attack(duel):
    duel.you(front=["main", "Black Widow"]).enemy(main="Loki", front=["Ultron"], hand=["Metal and Fire"])
    duel.attacks("Captain America", "Black Widow", on="Ultron").passes().plays("Metal and Fire")
    duel.everyone_passes()
    assert duel.enemy.ko_pile.count("Ultron") == 1
    assert duel.game.state.xp[duel.you.main] == 0, "Cap did not stun while team attacking"


@pytest.mark.rule("VS-LEVEL-04", "VS-TRIGGER-09", "VS-TRIGGER-03")
def test_cap_learns_from_stunning_in_a_team(duel):
    duel.you(front=["main", "Black Widow"]).enemy(front=["Ultron"])
    duel.attacks("Captain America", "Black Widow", on="Ultron").everyone_passes().enemy_strikes_back_at("Black Widow")
    assert duel.game.state.xp[duel.you.main] == 1


@pytest.mark.rule("VS-MODIFIER-10")
def test_avengers_assemble_keeps_the_enemies_of_the_moment_from_striking_back(duel):
    duel.you(front=["main", "Ant-Man", "Black Panther"], locations=["Training Ground"]).enemy(front=["Abomination"])
    duel.uses("Captain America", "Avengers Assemble")
    duel.attacks("Captain America", "Ant-Man", on="Abomination").everyone_passes()
    assert duel.stunned == set()
    duel.attacks("Black Panther", on="Abomination").everyone_passes()
    assert duel.stunned == {"Black Panther"}, "it was not a team attack"


@pytest.mark.rule("VS-COMBAT-13")
def test_atk_and_def_are_compared_as_they_are_when_all_have_played(duel):
    duel.you(front=["Thor"], hand=["Open Fire"]).enemy(front=["Hulk"], hand=["Find Cover"])
    duel.attacks("Thor", on="Hulk").plays("Open Fire").plays("Find Cover").everyone_passes()
    assert duel.stunned == {"Thor"}, "8 ATK against 10 DEF"


@pytest.mark.rule("VS-STUN-16")
def test_a_stun_is_the_end_of_who_has_health_1(duel):
    duel.you(front=["Hulk"]).enemy(front=["Nick Fury"])
    duel.attacks("Hulk", on="Nick Fury").everyone_passes()
    assert duel.enemy.ko_pile == ["Nick Fury"]


@pytest.mark.rule("VS-COMBAT-25")
def test_shrink_is_silent_when_ant_man_stands_in(duel):
    duel.you(main="Magneto", front=["Abomination"])
    duel.enemy(main="Professor X", front=["Cyclops", "Ant-Man"], hand=["Uncanny Defense"])
    duel.attacks("Abomination", on="Cyclops").passes().plays("Uncanny Defense", "Ant-Man")
    assert duel.game.state.defender == duel.card("Ant-Man")
    assert (duel.decision.seat, duel.options) == (0, ["Pass"])
