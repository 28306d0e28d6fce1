"""Who can attack whom (rulebook: Declare a Combat, Flight and Ranged)."""

import pytest

from longbox.engine.effects.abilities import can_not
from longbox.engine.effects.nouns import THIS
from longbox.games.vs.vocabulary.keywords import RANGED
from longbox.games.vs.vocabulary.liberties import ATTACKING
from longbox.games.vs.vocabulary.nouns import any_enemy

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.mark.rule("VS-ATTACK-01", "VS-ATTACK-13", "VS-COMBAT-02")
def test_an_attacker_is_exhausted_before_anybody_plays(duel):
    duel.you(front=["Hulk"]).enemy(front=["Abomination", "Juggernaut"])
    duel.attacks("Hulk", on="Abomination")
    assert duel.exhausted == {"Hulk"}
    assert duel.in_combat
    assert duel.game.state.defender == duel.card("Abomination")
    assert duel.decision.seat == YOU, "the attacking player plays first"


@pytest.mark.rule("VS-ZONES-15", "VS-ATTACK-12")
def test_only_ready_characters_of_your_own_attack_and_only_enemies(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Thanos"])
    duel.exhaust("Hulk")
    assert not duel.offers("attack", "Hulk")
    assert duel.offers("attack", "Thor", to="Thanos")
    assert not duel.offers("attack", "Thor", to="Hulk")
    assert not duel.offers("attack", "Thanos")


@pytest.mark.rule("VS-ZONES-19", "VS-ATTACK-03", "VS-TERM-29")
def test_the_front_row_shields_the_back_row(duel):
    duel.you(front=["Hulk"], back=["Luke Cage"]).enemy(front=["Abomination"], back=["Mystique"])
    assert duel.offers("attack", "Hulk", to="Abomination")
    assert not duel.offers("attack", "Hulk", to="Mystique")
    assert not duel.offers("attack", "Luke Cage"), "the back row attacks only with Ranged"


@pytest.mark.rule("VS-ATTACK-02", "VS-ATTACK-06", "VS-STUN-04")
def test_a_stunned_character_neither_attacks_nor_is_attacked(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Abomination", "Juggernaut"])
    duel.stun("Hulk").stun("Abomination")
    duel.game.state.put("exhausted", duel.card("Hulk"), 0)
    assert not duel.offers("attack", "Hulk")
    assert not duel.offers("attack", "Thor", to="Abomination")
    assert duel.offers("attack", "Thor", to="Juggernaut")


@pytest.mark.rule("VS-ATTACK-04", "VS-ATTACK-07", "VS-TERM-37")
def test_a_stunned_front_row_protects_nobody(duel):
    duel.you(front=["Hulk"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.stun("Abomination")
    assert duel.offers("attack", "Hulk", to="Mystique")


@pytest.mark.rule("VS-ATTACK-04")
def test_an_empty_front_row_opens_the_back_row(duel):
    duel.you(front=["Hulk"]).enemy(back=["Mystique"])
    assert duel.offers("attack", "Hulk", to="Mystique")
    assert duel.offers("attack", "Hulk", to="Magneto")


@pytest.mark.rule("VS-ATTACK-05", "VS-FFA-03")
def test_each_opponents_rows_are_looked_at_separately(trio):
    trio.you(front=["Hulk"]).enemy(front=["Abomination"], back=["Mystique"]).third(back=["Mandarin"])
    assert trio.offers("attack", "Hulk", to="Abomination")
    assert not trio.offers("attack", "Hulk", to="Mystique")
    assert trio.offers("attack", "Hulk", to="Mandarin")


@pytest.mark.rule("VS-ATTACK-10")
def test_an_exhausted_defender_strikes_back_and_defending_exhausts_nobody(duel):
    duel.you(front=["Ronan", "Thor"]).enemy(front=["Thanos", "Abomination"])
    duel.exhaust("Thanos")
    duel.attacks("Ronan", on="Thanos").everyone_passes()
    assert duel.stunned == {"Ronan"}
    duel.attacks("Thor", on="Abomination").passes()
    assert "Abomination" not in duel.exhausted


@pytest.mark.rule("VS-ATTACK-11", "VS-COMBAT-16", "VS-TERM-08")
def test_a_cancelled_combat_hurts_nobody_and_readies_nobody(duel):
    duel.you(front=["Hulk"]).enemy(main="Hulk", front=["Nick Fury"], hand=["Think Again"])
    duel.attacks("Hulk", on="Nick Fury").passes().plays("Think Again")
    assert not duel.in_combat
    assert duel.fallen == set()
    assert duel.exhausted == {"Hulk"}


@pytest.mark.rule("VS-ATTACK-14", "VS-TEAM-14")
def test_main_characters_attack_and_are_attacked_like_anybody(duel):
    duel.you(front=["main", "Ant-Man"]).enemy(front=["main"])
    assert duel.offers("attack", "Captain America", to="Magneto")
    assert duel.offers("attack", "Ant-Man", to="Magneto")
    duel.attacks("Captain America", "Ant-Man", on="Magneto").everyone_passes()
    duel.enemy_strikes_back_at("Ant-Man")
    assert duel.stunned == {"Magneto"}
    assert duel.wounds("Magneto") == 1


@pytest.mark.rule("VS-ATTACK-15", "VS-KEYWORD-01", "VS-TIMING-03")
def test_what_answers_an_attack_acts_before_the_first_play(duel):
    duel.you(front=["Sabretooth"]).enemy(front=["Abomination"])
    duel.attacks("Sabretooth", on="Abomination")
    assert duel.stats("Sabretooth") == (5, 5)
    assert duel.decision.seat == YOU
    assert duel.offers("pass")


@pytest.mark.rule("VS-ATTACK-15")
def test_every_answer_to_an_attack_is_given_before_the_first_play(duel):
    """Of two who answer, the attacker has grown and the defender been asked before anybody may play."""
    duel.you(front=["Sabretooth"], hand=["Open Fire"]).enemy(main="Hulk", front=["Ant-Man"], hand=["Find Cover"])
    duel.attacks("Sabretooth", on="Ant-Man")
    assert (duel.decision.kind, duel.offers("play")) == ("order", False), "the turn player says who answers first"
    duel.takes("use", "Sabretooth")
    assert (duel.decision.seat, duel.offers("play")) == (ENEMY, False), "Shrink"
    duel.says(False)
    assert duel.counters("Sabretooth") == 1
    assert (duel.decision.seat, duel.offers("play", "Open Fire")) == (YOU, True)


@pytest.mark.rule("VS-MAIN-01", "VS-MAIN-02")
def test_attacks_follow_one_another(duel):
    duel.you(front=["Thor", "Hulk", "Iron Man"]).enemy(front=["Thanos"])
    duel.attacks("Thor", on="Thanos")
    assert not duel.offers("attack"), "no attack within a combat"
    duel.everyone_passes()
    assert duel.stunned == {"Thor"}
    duel.attacks("Hulk", on="Thanos").everyone_passes()
    assert duel.stunned == {"Thor", "Hulk"}
    duel.attacks("Iron Man", on="Thanos").everyone_passes()
    assert duel.you.ko_pile == ["Iron Man"]


@pytest.mark.rule("VS-MAIN-06", "VS-POWER-03", "VS-POWER-21")
def test_a_main_power_waits_for_the_end_of_the_combat_and_does_not_mind_exhaustion(duel):
    duel.you(front=["Thor"], locations=["Laboratory"]).enemy(front=["Mystique"], back=["Abomination"])
    duel.attacks("Thor", on="Mystique")
    assert not duel.offers("use", "Thor")
    duel.everyone_passes()
    assert duel.exhausted == {"Thor"}
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert duel.stats("Abomination") == (2, 2)


@pytest.mark.rule("VS-MAIN-07")
def test_a_character_that_is_readied_attacks_again(duel):
    duel.you(front=["Nova"], locations=["Laboratory"]).enemy(front=["Nick Fury", "Mystique"])
    duel.attacks("Nova", on="Nick Fury").everyone_passes()
    assert not duel.offers("attack", "Nova")
    duel.uses("Nova", "Nova Force Speed")
    assert duel.offers("attack", "Nova", to="Mystique")


@pytest.mark.rule("VS-MAIN-08")
def test_with_all_enemies_stunned_nobody_can_be_attacked(duel):
    duel.you(front=["Hulk"]).enemy(front=["Abomination"])
    duel.stun("Abomination").stun("Magneto")
    assert not duel.offers("attack")


# Ranged


@pytest.mark.rule("VS-MAIN-03", "VS-RANGED-01", "VS-RANGED-02", "VS-TERM-32", "VS-KEYWORD-33")
def test_from_the_back_row_the_ranged_shoot_and_only_the_ranged_strike_back(duel):
    duel.you(back=["Hawkeye"]).enemy(front=["Thanos"])
    duel.attacks("Hawkeye", on="Thanos")
    assert duel.game.state.ranged
    duel.everyone_passes()
    assert duel.fallen == set(), "Thanos can't shoot back"


@pytest.mark.rule("VS-MAIN-03")
@pytest.mark.parametrize(
    ("row", "name", "attacks"),
    [("front", "Hulk", "melee"), ("front", "Hawkeye", "melee"), ("back", "Hawkeye", "ranged"), ("back", "Hulk", "")],
)
def test_the_row_says_how_somebody_attacks(duel, row, name, attacks):
    duel.you(**{row: [name]}).enemy(front=["Thanos"])
    assert duel.offers("attack", name) == bool(attacks)
    if attacks:
        duel.attacks(name, on="Thanos")
        assert duel.game.state.ranged == (attacks == "ranged")


@pytest.mark.rule("VS-RANGED-02")
@pytest.mark.parametrize(("row", "fallen"), [("front", {"Hawkeye"}), ("back", set())])
def test_a_defender_without_ranged_strikes_back_in_melee_alone(duel, row, fallen):
    duel.you(**{row: ["Hawkeye"]}).enemy(front=["Thanos"])
    duel.attacks("Hawkeye", on="Thanos").everyone_passes()
    assert duel.fallen == fallen


@pytest.mark.rule("VS-TERM-32")
@pytest.mark.parametrize(("keywords", "fallen"), [([], {"Target"}), ([RANGED], {"Target", "Hawkeye"})])
def test_in_ranged_combat_only_the_ranged_strike_back(duel, keywords, fallen):
    duel.you(back=["Hawkeye"]).enemy(front=[made_up("Target", *keywords, atk=9, defense=1)])
    duel.attacks("Hawkeye", on="Target").everyone_passes()
    assert duel.fallen == fallen


@pytest.mark.rule("VS-RANGED-03", "VS-KEYWORD-33")
@pytest.mark.parametrize("row", ["front", "back"])
def test_a_ranged_defender_shoots_back_from_any_row(duel, row):
    duel.you(back=["Hawkeye"]).enemy(**{row: ["Mandarin"]})
    duel.attacks("Hawkeye", on="Mandarin").everyone_passes()
    assert duel.you.ko_pile == ["Hawkeye"]


@pytest.mark.rule("VS-RANGED-04")
def test_the_ranged_need_flight_to_reach_a_protected_back_row(duel):
    duel.you(back=["Hawkeye"]).enemy(front=["Abomination"], back=["Mystique"])
    assert duel.offers("attack", "Hawkeye", to="Abomination")
    assert not duel.offers("attack", "Hawkeye", to="Mystique")


@pytest.mark.rule("VS-RANGED-06")
def test_a_defender_that_lost_ranged_does_not_shoot_back(duel):
    duel.you(back=["Hawkeye"], hand=["Cosmo"], locations=["Academy"]).enemy(front=["Mandarin"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Mandarin")
    duel.takes("done").takes("done")
    duel.attacks("Hawkeye", on="Mandarin").everyone_passes()
    assert duel.fallen == set()


@pytest.mark.rule("VS-ATTACK-08", "VS-TERM-24")
def test_from_the_front_row_even_the_ranged_fight_in_melee(duel):
    duel.you(front=["Moondragon"]).enemy(front=["Juggernaut"])
    duel.attacks("Moondragon", on="Juggernaut")
    assert not duel.game.state.ranged
    duel.everyone_passes()
    assert duel.fallen == {"Moondragon"}


# Flight


@pytest.mark.rule("VS-FLIGHT-01", "VS-KEYWORD-09")
def test_a_flyer_passes_over_the_front_row(duel):
    duel.you(front=["Thor", "Hulk"]).enemy(front=["Abomination"], back=["Mystique"])
    assert duel.offers("attack", "Thor", to="Mystique")
    assert not duel.offers("attack", "Hulk", to="Mystique")


@pytest.mark.rule("VS-FLIGHT-02", "VS-FLIGHT-03", "VS-FLIGHT-06")
def test_a_flyer_in_front_even_an_exhausted_one_stops_flying_over(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination", "Dormammu"], back=["Mystique"])
    duel.exhaust("Dormammu")
    assert not duel.offers("attack", "Thor", to="Mystique")
    assert duel.offers("attack", "Thor", to="Abomination")
    assert duel.offers("attack", "Thor", to="Dormammu")


@pytest.mark.rule("VS-FLIGHT-04")
def test_a_flyer_in_the_back_row_stops_nobody(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"], back=["Dormammu"])
    assert duel.offers("attack", "Thor", to="Dormammu")


@pytest.mark.rule("VS-FLIGHT-05", "VS-STUN-05", "VS-TERM-37")
def test_a_stunned_flyer_stops_nobody(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination", "Dormammu"], back=["Mystique"])
    duel.stun("Dormammu")
    assert duel.offers("attack", "Thor", to="Mystique")


@pytest.mark.rule("VS-RECOVERY-06")
def test_a_flyer_that_recovers_guards_the_sky_again(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination", "Dormammu"], back=["Mystique"])
    duel.stun("Dormammu").on_enemy_turn()
    duel.starts("turn").skips_building().ends_turn().skips_building()
    assert not duel.offers("attack", "Thor", to="Mystique")


@pytest.mark.rule("VS-FLIGHT-07", "VS-FLIGHT-08")
def test_flight_and_ranged_together_reach_the_back_row_from_the_back_row(duel):
    duel.you(back=["Ms. Marvel"]).enemy(front=["Abomination"], back=["Loki"])
    duel.attacks("Ms. Marvel", on="Loki").everyone_passes()
    assert duel.fallen == set(), "Loki is not Ranged, so 7 ATK is of no use"


@pytest.mark.rule("VS-FLIGHT-09")
def test_only_the_attacked_players_flyers_guard(trio):
    trio.you(front=["Thor"]).enemy(front=["Dormammu"], back=["Mystique"])
    trio.third(front=["Abomination"], back=["Mandarin"])
    assert not trio.offers("attack", "Thor", to="Mystique")
    assert trio.offers("attack", "Thor", to="Mandarin")


@pytest.mark.rule("VS-KEYWORD-12")
def test_grab_holds_flyers_back_only_from_the_front_row(duel):
    duel.you(front=["Thor"]).enemy(front=["Doctor Octopus"], back=["Mystique"])
    assert not duel.offers("attack", "Thor", to="Mystique")


@pytest.mark.rule("VS-KEYWORD-12")
def test_grab_from_the_back_row_holds_nobody(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"], back=["Mystique", "Doctor Octopus"])
    assert duel.offers("attack", "Thor", to="Mystique")


@pytest.mark.rule("VS-KEYWORD-04")
def test_dodge_keeps_ranged_attacks_off_but_no_melee(duel):
    duel.you(front=["Hulk"], back=["Hawkeye"]).enemy(front=["Red Skull"])
    assert not duel.offers("attack", "Hawkeye", to="Red Skull")
    assert duel.offers("attack", "Hulk", to="Red Skull")


@pytest.mark.rule("VS-RANGED-05")
def test_a_ranged_combat_runs_like_any_other(duel):
    duel.you(back=["Iron Man"], hand=["Open Fire"]).enemy(main="Loki", front=["Mandarin"], hand=["Savage Surprise"])
    duel.attacks("Iron Man", on="Mandarin")
    assert duel.exhausted == {"Iron Man"}
    duel.plays("Open Fire").plays("Savage Surprise").everyone_passes()
    assert duel.fallen == {"Iron Man", "Mandarin"}, "7 ATK against 6 DEF, and 7 against 7, at one moment"


def test_nobody_attacks_whom_a_power_shields_from_it(duel):
    envoy = made_up("Envoy", can_not(any_enemy, ATTACKING, THIS))
    duel.you(front=["Hulk"]).enemy(front=[envoy, "Thanos"])
    assert duel.offers("attack", "Hulk", to="Thanos")
    assert not duel.offers("attack", "Hulk", to="Envoy")
