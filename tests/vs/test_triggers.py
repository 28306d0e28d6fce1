"""Triggers, who is their cause, and effects that last (rulebook: Triggers, Modifiers, Timing)."""

import pytest

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.effects.patterns import when
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.main_phase import MAIN_PHASE
from longbox.games.vs.chapters.stun import recover, stun, wound
from longbox.games.vs.chapters.turn import MAIN_STARTS
from longbox.games.vs.table.kinds import SKILL
from longbox.games.vs.vocabulary.adjectives import WOUNDED
from longbox.games.vs.vocabulary.deeds import draw, heal
from longbox.games.vs.vocabulary.moments import YOU_TOGETHER
from longbox.games.vs.vocabulary.nouns import any_enemy, enemy_character
from longbox.games.vs.vocabulary.powers import main_power
from longbox.games.vs.vocabulary.spans import THIS_TURN
from longbox.games.vs.vocabulary.stat_changes import gets

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.mark.rule("VS-TRIGGER-02", "VS-STUN-05")
def test_a_stunned_character_answers_nothing(duel):
    duel.you(main="Hulk", front=["Captain America"], hand=["Ant-Man"], locations=["Academy"])
    duel.enemy(main="Loki", front=["Magneto"])
    duel.stun("Captain America", wounds=0)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert duel.stunned == {"Captain America"}, "Magnetic Suppression"
    assert duel.counters("Ant-Man") == 0, "no Inspire"


@pytest.mark.rule("VS-TRIGGER-03")
def test_who_falls_at_the_moment_he_stuns_has_stunned_all_the_same(duel):
    duel.you(front=["main", "Hulk"]).enemy(front=["Abomination"])
    duel.attacks("Captain America", "Hulk", on="Abomination").everyone_passes()
    assert duel.stunned == {"Captain America", "Abomination"}, "5 ATK for each of the team"
    assert duel.game.state.xp[duel.you.main] == 1


@pytest.mark.rule("VS-TRIGGER-06")
def test_who_stuns_by_a_power_is_the_source(duel):
    duel.you(front=["Hulk"]).enemy(front=["Red Skull"], locations=["Training Ground"])
    duel.attacks("Hulk", on="Red Skull").passes().uses("Red Skull", "Dust of Death")
    assert duel.sources("stun", "Hulk") == {"Red Skull"}


@pytest.mark.rule("VS-TRIGGER-07", "VS-TRIGGER-10")
def test_whose_counters_leave_no_def_is_the_source_of_stun_and_ko(duel):
    duel.you(hand=["Black Widow"], locations=["Academy"]).enemy(front=["Ultron", "Ronan"])
    duel.starts("turn").takes("done").takes("recruit", "Black Widow", amount=0).chooses("Ultron")
    assert duel.sources("stun", "Ultron") == {"Black Widow"}
    assert duel.sources("KO", "Ultron") == {"Black Widow"}


@pytest.mark.rule("VS-KO-01")
def test_one_ko_by_a_plot_twist_is_heard_once(duel):
    """A -1/-1 counter leaves Ultron without DEF: he is stunned, and his one wound is fatal."""
    duel.you(main="Thanos", front=["Ronan"], hand=["Metal and Fire"]).enemy(front=["Ultron"])
    duel.attacks("Ronan", on="Ultron").plays("Metal and Fire")
    assert duel.enemy.ko_pile == ["Ultron"]
    assert duel.game.state.xp[duel.you.main] == 1, "The Mad Titan: one enemy was KO'd"
    assert [event.kind.name for event in duel.told].count("KO") == 1


@pytest.mark.rule("VS-TRIGGER-09", "VS-TRIGGER-10")
def test_all_who_fought_against_a_stunned_character_are_sources(duel):
    duel.you(front=["Ant-Man", "Hulk"]).enemy(front=["Mandarin"])
    duel.attacks("Ant-Man", "Hulk", on="Mandarin").everyone_passes().enemy_strikes_back_at("Ant-Man")
    assert duel.sources("stun", "Mandarin") == {"Ant-Man", "Hulk"}
    assert duel.sources("KO", "Mandarin") == {"Ant-Man", "Hulk"}
    assert duel.sources("KO", "Ant-Man") == {"Mandarin"}


@pytest.mark.rule("VS-TRIGGER-11", "VS-KO-05")
def test_who_kos_directly_is_the_source_and_no_wound_is_needed(duel):
    duel.you(main="Green Goblin", level=2, locations=["Training Ground"]).enemy(front=["Abomination"])
    duel.stun("Abomination", wounds=1).uses("Green Goblin", "Bombs Away")
    assert duel.enemy.ko_pile == ["Abomination"], "although it has Health 3"
    assert duel.sources("KO", "Abomination") == {"Green Goblin"}


@pytest.mark.rule("VS-STUN-12", "VS-KO-04", "VS-TRIGGER-12")
def test_a_wound_alone_stuns_nobody_but_can_be_the_last(duel):
    duel.you(main="Thanos", front=["Thanos"]).enemy(front=["Hulk"])
    hulk = duel.card("Hulk")
    duel.happens(lambda game: wound(game, [hulk], seat=YOU, source=duel.you.main))
    assert duel.wounds("Hulk") == 1
    assert duel.stunned == set()
    assert "Hulk" not in duel.exhausted
    duel.happens(lambda game: wound(game, [hulk], seat=YOU, source=duel.you.main))
    assert duel.enemy.ko_pile == ["Hulk"]
    assert duel.sources("KO", "Hulk") == {"Thanos"}
    assert duel.game.state.xp[duel.you.main] == 1


@pytest.mark.rule("VS-STUN-11", "VS-TERM-11", "VS-STUN-14")
def test_daze_is_a_stun_without_a_wound_and_ends_what_lasts_until_then(duel):
    duel.you(hand=["Cosmo"], locations=["Academy"]).enemy(front=["Thor", "Hulk"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    assert not duel.has("Thor", "flight")
    duel.happens(lambda game: stun(game, [duel.card("Cosmo")], [()], manner="daze"))
    assert duel.stunned == {"Cosmo"}
    assert "Cosmo" in duel.exhausted
    assert duel.wounds("Cosmo") == 0
    assert duel.has("Thor", "flight")


@pytest.mark.rule("VS-TIMING-04")
@pytest.mark.parametrize("first", ["Sabretooth", "Ant-Man"])
def test_the_turn_player_orders_even_the_enemys_triggers(duel, first):
    duel.enemy(front=["Ant-Man"]).you(front=["Sabretooth"])
    duel.attacks("Sabretooth", on="Ant-Man")
    assert duel.decision.seat == YOU
    assert sorted(duel.offered("use")) == ["Ant-Man", "Sabretooth"]
    duel.takes("use", first)
    assert duel.decision.seat == ENEMY, "whether to Shrink is the enemy's own choice"
    assert duel.counters("Sabretooth") == (1 if first == "Sabretooth" else 0)


def wounds_in_a_row(duel, *names):
    """Your main character gives each of them a wound, one after the other, in one effect."""

    def hit(name):
        return lambda game, scope: wound(game, [duel.card(name)], seat=YOU, source=duel.you.main)

    duel.happens(lambda game: game.push(Steps(*(hit(name) for name in names)), Scope(YOU)))


def test_nobody_is_asked_which_of_two_equal_triggers_acts_first(duel):
    duel.you(main="Thanos").enemy(front=["Ultron", "Mystique"])
    wounds_in_a_row(duel, "Ultron", "Mystique")
    assert duel.enemy.ko_pile == ["Ultron", "Mystique"]
    assert duel.game.state.xp[duel.you.main] == 2
    assert duel.decision.about is MAIN_PHASE


@pytest.mark.rule("VS-TIMING-04")
def test_equal_triggers_are_offered_once_beside_another(duel):
    duel.you(main="Thanos").enemy(front=["Ultron", "Mantis"])
    wounds_in_a_row(duel, "Ultron", "Mantis")
    assert sorted(duel.offered("use")) == ["Mantis", "Thanos"]
    duel.takes("use", "Thanos")
    assert sorted(duel.offered("use")) == ["Mantis", "Thanos"], "there is one more"
    assert duel.game.state.xp[duel.you.main] == 1


@pytest.mark.rule("VS-TIMING-05")
def test_a_trigger_waits_until_all_of_an_effect_is_done(duel):
    duel.you(main="Thanos", level=2, locations=["The Vault"] * 4)
    duel.enemy(main="Loki", front=["Dormammu", "Thor"], hand=["Thor"])
    duel.uses("Thanos", "The Infinity Gauntlet").chooses("Dormammu")
    assert duel.told[-1].kind.name == "discard", "the last that the Gauntlet does"
    assert duel.decision.seat == ENEMY, "and only now Dormammu asks to go back into the deck"
    duel.says(True)
    assert duel.enemy.deck == ["Dormammu"]


@pytest.mark.rule("VS-MODIFIER-13", "VS-MODIFIER-14")
def test_what_waits_for_the_next_time_is_used_up_by_it(duel):
    duel.you(main="Wolverine", back=["Hawkeye"], hand=["X-Factor"], locations=["Training Ground"])
    duel.enemy(front=["Thanos"])
    duel.uses("Hawkeye", "Take Aim")
    assert duel.stats("Hawkeye") == (2, 3), "nothing yet"
    duel.attacks("Hawkeye", on="Thanos")
    assert duel.stats("Hawkeye") == (5, 3)
    duel.everyone_passes().plays("X-Factor", "Hawkeye")
    duel.attacks("Hawkeye", on="Thanos")
    assert duel.stats("Hawkeye") == (2, 3)


@pytest.mark.rule("VS-MODIFIER-14")
def test_what_waits_for_this_turn_is_gone_with_it(duel):
    duel.you(back=["Hawkeye"], locations=["Training Ground"], deck=["Thor"] * 4).enemy(front=["Thanos"])
    duel.uses("Hawkeye", "Take Aim").ends_turn().skips_building().ends_turn().skips_building()
    duel.attacks("Hawkeye", on="Thanos")
    assert duel.stats("Hawkeye") == (2, 3)


@pytest.mark.rule("VS-MODIFIER-10")
def test_what_forbids_the_enemies_of_the_moment_does_not_reach_newcomers(duel):
    duel.you(front=["main", "Ant-Man"], locations=["Training Ground"]).enemy(front=["Mandarin"])
    duel.uses("Captain America", "Avengers Assemble").enemy(front=["Abomination"])
    duel.attacks("Captain America", "Ant-Man", on="Abomination").everyone_passes()
    assert duel.fallen == {"Captain America", "Ant-Man"}


@pytest.mark.rule("VS-MODIFIER-09")
def test_what_an_effect_has_done_outlasts_its_source(duel):
    duel.you(front=["Mystique"], back=["Colossus"], locations=["Training Ground"]).enemy(front=["Thanos"])
    duel.uses("Mystique", "Impersonate", "Thanos")
    assert duel.stats("Mystique") == (12, 12)
    duel.happens(lambda game: stun(game, [duel.card("Thanos")], [()]))
    assert duel.stats("Mystique") == (12, 12)


@pytest.mark.rule("VS-MODIFIER-06", "VS-MODIFIER-05")
def test_a_continuous_power_ends_when_its_source_is_stunned(duel):
    duel.you(front=["Groot"], face_down=["Thor"] * 4)
    assert duel.stats("Groot") == (4, 4)
    duel.happens(lambda game: stun(game, [duel.card("Groot")], [()]))
    assert duel.stats("Groot") == (0, 0)


@pytest.mark.rule("VS-MODIFIER-16", "VS-MODIFIER-17")
def test_an_effect_is_carried_out_in_its_order_as_far_as_it_can_be(duel):
    duel.you(main="Thanos", level=2, locations=["The Vault"] * 4).enemy(main="Hulk", hand=["Thor"])
    duel.stun("Hulk")
    duel.uses("Thanos", "The Infinity Gauntlet")
    assert duel.wounds("Hulk") == 1, "stunned already"
    assert [event.kind.name for event in duel.told][-1] == "discard", "no resource, nobody to KO: on to the discard"


@pytest.mark.rule("VS-COMBAT-24")
def test_who_recovers_in_mid_combat_is_not_back_in_it(duel):
    duel.you(front=["Juggernaut"]).enemy(front=["Abomination"])
    duel.attacks("Juggernaut", on="Abomination")
    duel.happens(lambda game: stun(game, [duel.card("Abomination")], [()]))
    duel.happens(lambda game: recover(game, [duel.card("Abomination")], seat=ENEMY))
    assert not duel.in_combat
    assert duel.stunned == set()
    assert duel.wounds("Abomination") == 1


@pytest.mark.rule("VS-COMBAT-20")
def test_a_combat_without_strikes_has_no_survivors(duel):
    duel.you(front=["Juggernaut"], locations=["Fortress"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.attacks("Juggernaut", on="Abomination").uses("Juggernaut", "Unstoppable")
    duel.happens(lambda game: stun(game, [duel.card("Abomination")], [(duel.card("Juggernaut"),)]))
    assert not duel.in_combat
    assert duel.offers("end"), "he did not survive a combat, so he does not attack again"


@pytest.mark.rule("VS-COMBAT-19", "VS-TERM-39")
def test_who_stands_after_the_strikes_has_survived(duel):
    duel.you(front=["Juggernaut"], locations=["Fortress"]).enemy(front=["Ronan"], back=["Mystique"])
    duel.attacks("Juggernaut", on="Ronan").uses("Juggernaut", "Unstoppable").everyone_passes()
    assert duel.stunned == {"Ronan"}
    assert duel.offers("attack", "Juggernaut", to="Mystique")


@pytest.mark.rule("VS-COMBAT-26")
def test_the_second_attack_is_a_combat_of_its_own(duel):
    duel.you(front=["Juggernaut"], locations=["Fortress"], hand=["Open Fire"])
    duel.enemy(front=["Ronan"], back=["Mystique"])
    duel.attacks("Juggernaut", on="Ronan").uses("Juggernaut", "Unstoppable").passes().plays("Open Fire")
    assert duel.stats("Juggernaut") == (10, 5)
    duel.everyone_passes().takes("attack", "Juggernaut", to="Mystique")
    assert duel.stats("Juggernaut") == (8, 5)


@pytest.mark.rule("VS-COMBAT-01", "VS-COMBAT-17", "VS-COMBAT-18")
def test_the_order_of_a_combat(duel):
    duel.you(front=["Sabretooth"], hand=["Open Fire"]).enemy(front=["Mystique", "Abomination"])
    duel.attacks("Sabretooth", on="Mystique").plays("Open Fire").everyone_passes()
    course = [event.kind.name for event in duel.told]
    assert course == [
        "attack", "put counters", "play a plot twist", "gets", "strike", "stun", "KO", "survive", "the combat ends",
    ]  # fmt: skip
    assert (duel.game.state.attackers, duel.game.state.defender) == ((), -1)


@pytest.mark.rule("VS-TRIGGER-13")
def test_what_answers_recruiting_acts_before_the_character_appears(duel):
    duel.you(main="Star-Lord", hand=["Black Widow"], locations=["Academy"]).enemy(front=["Ronan"])
    duel.starts("turn").takes("done").takes("recruit", "Black Widow", amount=0)
    assert duel.offered("choose") == ["Ronan", "Magneto"], "Sting is all that is left to do"
    course = [event.kind.name for event in duel.told]
    assert course.index("gain XP") < course.index("appear")


@pytest.mark.rule("VS-TRIGGER-04")
def test_a_trigger_with_an_if_needs_it_again_when_it_acts(duel):
    duel.you(main="Magneto", front=["Beast"], deck=["Academy"] * 4)
    duel.starts("turn")
    assert sorted(duel.offered("use")) == ["Beast", "Magneto"], "Genius and Mutant Master, in an order of your choice"
    duel.happens(lambda game: stun(game, [duel.card("Beast")], [()]))
    duel.takes("use", "Beast")
    assert len(duel.you.hand) == 2, "stunned meanwhile, so nobody is asked and only the two cards of the turn are drawn"


def test_a_copy_made_while_an_order_is_asked_plays_on(duel):
    duel.you(main="Magneto", front=["Beast"], deck=["Academy"] * 4)
    duel.starts("turn")
    copy = duel.game.clone()
    copy.choose(copy.decision.options[1])
    assert len(copy.state.pending) < len(duel.game.state.pending) == 2


@pytest.mark.rule("VS-MODIFIER-04")
def test_what_is_done_once_leaves_nothing_behind(duel):
    duel.you(front=["Mandarin"], hand=["Academy"], deck=["Thor"])
    duel.uses("Mandarin", "Makluan Rings")
    assert duel.you.hand == ["Thor"]
    assert (duel.game.state.modifiers, duel.game.state.delayed) == ({}, [])


@pytest.mark.rule("VS-TRIGGER-05", "VS-TRIGGER-04")
@pytest.mark.parametrize(("if_", "drawn"), [(True, 0), (False, 1)])
def test_a_while_is_asked_once_and_an_if_twice(duel, if_, drawn):
    moment = when(MAIN_STARTS, who=YOU_TOGETHER, given=is_a(THIS, WOUNDED))
    scarred = made_up(
        "Scarred",
        Trigger(moment, heal(THIS), label="Mend"),
        Trigger(moment, draw(), label="Learn", rechecks=if_),
    )
    duel.you(front=[scarred], deck=["Academy"] * 3).wound("Scarred", 1).starts("turn").skips_building()
    assert sorted(duel.options) == ["Scarred: Learn", "Scarred: Mend"]
    duel.game.choose(duel.decision.options[duel.options.index("Scarred: Mend")])
    assert duel.wounds("Scarred") == 0, "by now the condition no longer holds"
    assert len(duel.you.hand) == 2 + drawn


@pytest.mark.rule("VS-TRIGGER-05")
def test_a_while_that_does_not_hold_at_first_wakes_nothing(duel):
    moment = when(MAIN_STARTS, who=YOU_TOGETHER, given=is_a(THIS, WOUNDED))
    duel.you(front=[made_up("Scarred", Trigger(moment, draw(), label="Learn"))], deck=["Academy"] * 3)
    duel.starts("turn").skips_building()
    assert len(duel.you.hand) == 2


@pytest.mark.rule("VS-TRIGGER-08")
def test_who_takes_the_last_def_by_a_modifier_is_the_source(duel):
    curse = main_power("Curse", SKILL, gets(A(enemy_character), defense=-9, span=THIS_TURN))
    duel.you(front=[made_up("Witch", curse)], locations=["Training Ground"]).enemy(front=["Ronan"])
    duel.uses("Witch", "Curse", "Ronan")
    assert duel.stunned == {"Ronan"}
    assert duel.sources("stun", "Ronan") == {"Witch"}


@pytest.mark.rule("VS-TRIGGER-08")
def test_so_is_who_lowers_def_all_the_time_when_a_weak_enemy_appears(duel):
    gloom = Static("def", -2, any_enemy, label="Gloom")
    duel.you(front=[made_up("Wraith", gloom)]).enemy(hand=["Ultron"], locations=["Academy"] * 9)
    duel.ends_turn().takes("done").takes("recruit", "Ultron", amount=0)
    assert duel.enemy.ko_pile == ["Ultron"], "0 DEF, and Health 1"
    assert duel.sources("stun", "Ultron") == duel.sources("KO", "Ultron") == {"Wraith"}
