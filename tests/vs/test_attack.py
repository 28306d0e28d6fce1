"""Who can attack whom (rulebook: Declare a Combat, Making a Ranged Attack, Flight and Ranged)."""

import pytest


def targets(duel, name):
    return {duel.game.face(option.to).name for option in duel.decision.options
            if option.verb == "attack" and duel.game.face(option.card).name == name}  # fmt: skip


@pytest.mark.rule("VS-ATTACK-03", "VS-ATTACK-01", "VS-TERM-29", "VS-ZONES-19", "VS-ATTACK-12")
def test_the_front_row_protects_the_back_row(duel):
    duel.you(front=["Hulk", "Ant-Man"]).enemy(front=["Abomination"], back=["Mystique"])
    assert targets(duel, "Hulk") == {"Abomination"}
    duel.attacks("Hulk", on="Abomination")
    assert duel.exhausted == {"Hulk"}


@pytest.mark.rule("VS-ATTACK-04", "VS-ATTACK-06", "VS-ATTACK-07", "VS-ATTACK-02", "VS-STUN-04")
def test_a_stunned_front_row_protects_nobody_and_can_not_be_attacked(duel):
    duel.you(front=["Hulk"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.stun("Abomination")
    assert targets(duel, "Hulk") == {"Mystique", "Magneto"}


@pytest.mark.rule("VS-ZONES-15", "VS-STUN-04", "VS-TERM-33")
def test_only_ready_face_up_characters_attack(duel):
    duel.you(front=["Hulk", "Thor", "Ant-Man"]).enemy(front=["Abomination"])
    duel.exhaust("Hulk").stun("Thor")
    assert {duel.game.face(o.card).name for o in duel.decision.options if o.verb == "attack"} == {"Ant-Man"}


@pytest.mark.rule("VS-RANGED-01", "VS-MAIN-03", "VS-ATTACK-08", "VS-TERM-32", "VS-TERM-24", "VS-RANGED-04")
def test_the_back_row_attacks_with_ranged_only(duel):
    duel.you(front=["Nick Fury"], back=["Hawkeye", "Ant-Man"]).enemy(front=["Abomination"], back=["Mystique"])
    assert not duel.offers("attack", "Ant-Man")
    assert targets(duel, "Hawkeye") == {"Abomination"}
    duel.attacks("Hawkeye", on="Abomination")
    assert duel.game.state.ranged
    duel.everyone_passes()
    duel.attacks("Nick Fury", on="Abomination")
    assert not duel.game.state.ranged, "from the front row an attack is always melee"


@pytest.mark.rule("VS-RANGED-02", "VS-FLIGHT-08", "VS-RANGED-05")
def test_only_ranged_defenders_strike_back_at_a_ranged_attack(duel):
    duel.you(back=["Black Widow"]).enemy(front=["Abomination"])
    duel.attacks("Black Widow", on="Abomination").everyone_passes()
    assert duel.stunned == set()


@pytest.mark.rule("VS-RANGED-02", "VS-RANGED-03")
def test_a_ranged_defender_strikes_back_from_either_row(duel):
    duel.you(back=["Black Widow"]).enemy(front=["Mandarin"])
    duel.attacks("Black Widow", on="Mandarin").everyone_passes()
    assert duel.you.ko_pile == ["Black Widow"]


@pytest.mark.rule("VS-FLIGHT-01", "VS-KEYWORD-09")
def test_a_flyer_passes_over_the_front_row(duel):
    duel.you(front=["Thor", "Hulk"]).enemy(front=["Abomination"], back=["Mystique"])
    assert targets(duel, "Thor") == {"Abomination", "Mystique", "Magneto"}
    assert targets(duel, "Hulk") == {"Abomination"}


@pytest.mark.rule("VS-FLIGHT-02", "VS-FLIGHT-03", "VS-FLIGHT-06")
def test_a_flyer_in_front_stops_flyers_ready_or_exhausted(duel):
    duel.you(front=["Thor"]).enemy(front=["Ultron"], back=["Mystique"])
    duel.exhaust("Ultron")
    assert targets(duel, "Thor") == {"Ultron"}


@pytest.mark.rule("VS-FLIGHT-04", "VS-FLIGHT-05")
def test_a_flyer_behind_or_stunned_stops_nobody(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination", "Ultron"], back=["Mystique"])
    duel.stun("Ultron", wounds=0)
    assert targets(duel, "Thor") == {"Abomination", "Mystique", "Magneto"}


@pytest.mark.rule("VS-KEYWORD-12")
def test_grab_stops_flyers_while_in_front(duel):
    duel.you(front=["Thor"]).enemy(front=["Doctor Octopus"], back=["Mystique"])
    assert targets(duel, "Thor") == {"Doctor Octopus"}


@pytest.mark.rule("VS-KEYWORD-12")
def test_grab_does_nothing_in_the_back_row(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"], back=["Doctor Octopus"])
    assert "Doctor Octopus" in targets(duel, "Thor")


@pytest.mark.rule("VS-FLIGHT-07")
def test_flight_and_ranged_together_reach_the_back_row_from_the_back_row(duel):
    duel.you(back=["Ms. Marvel"]).enemy(front=["Abomination"], back=["Mystique"])
    assert "Mystique" in targets(duel, "Ms. Marvel")


@pytest.mark.rule("VS-KEYWORD-04")
def test_dodge_keeps_ranged_attacks_off_but_not_melee(duel):
    duel.you(front=["Hulk"], back=["Hawkeye"]).enemy(front=["Red Skull", "Abomination"])
    assert targets(duel, "Hawkeye") == {"Abomination"}
    assert "Red Skull" in targets(duel, "Hulk")


@pytest.mark.rule("VS-ATTACK-10", "VS-ATTACK-11", "VS-ATTACK-13")
def test_an_exhausted_character_defends_and_defending_exhausts_nobody(duel):
    duel.you(front=["Thor", "Hulk"]).enemy(front=["Thanos", "Abomination"])
    duel.exhaust("Thanos")
    duel.attacks("Thor", on="Abomination").everyone_passes()
    assert "Abomination" not in duel.exhausted - duel.stunned
    duel.attacks("Hulk", on="Thanos")
    assert duel.game.state.defender == duel.card("Thanos")


@pytest.mark.rule("VS-ATTACK-14", "VS-MAIN-06", "VS-MAIN-02", "VS-COMBAT-18")
def test_main_characters_fight_like_others_and_the_main_phase_goes_on(duel):
    duel.you(front=["main", "Hulk"]).enemy(front=["main"])
    duel.attacks("Captain America", on="Magneto")
    assert duel.in_combat
    assert not duel.offers("attack"), "one combat at a time"
    duel.everyone_passes()
    assert not duel.in_combat
    assert duel.game.state.attackers == ()
    assert duel.offers("attack", "Hulk")


@pytest.mark.rule("VS-MAIN-08")
def test_nobody_can_be_attacked_when_all_enemies_are_stunned(duel):
    duel.you(front=["Hulk"]).enemy(front=["Abomination"])
    duel.stun("Abomination").stun("Magneto")
    assert not duel.offers("attack")


@pytest.mark.rule("VS-MAIN-07")
def test_a_readied_character_may_attack_again(duel):
    duel.you(front=["Nova"], locations=["Laboratory"]).enemy(front=["Thanos"])
    duel.attacks("Nova", on="Thanos")
    duel.takes("pass").takes("pass")
    assert duel.stunned == set()
    assert duel.you.ko_pile == ["Nova"]


@pytest.mark.rule("VS-MAIN-07", "VS-POWER-21")
def test_nova_readies_and_attacks_twice(duel):
    duel.you(front=["Nova"], locations=["Laboratory"]).enemy(front=["Mystique", "Ronan"])
    duel.attacks("Nova", on="Ronan").everyone_passes()
    assert not duel.offers("attack", "Nova")
    duel.uses("Nova", "Nova Force Speed")
    assert duel.offers("attack", "Nova")


@pytest.mark.rule("VS-TEAM-01", "VS-TEAM-02", "VS-TEAM-07", "VS-TEAM-10", "VS-TEAM-14", "VS-TEAM-17")
def test_a_team_adds_its_atk(duel):
    duel.you(front=["main", "Ant-Man", "Daredevil", "Nova"]).enemy(front=["Magneto"])
    duel.enemy(main="Loki")
    duel.takes("attack", "Captain America", to="Magneto")
    assert not duel.offers("join", "Nova"), "a Guardian shares no team with the Avengers"
    duel.takes("join", "Ant-Man").takes("join", "Daredevil")
    assert duel.exhausted == {"Captain America", "Ant-Man", "Daredevil"}
    duel.everyone_passes().enemy_strikes_back_at("Ant-Man")
    assert duel.enemy.ko_pile == ["Magneto"], "2 + 2 + 3 are more than 6"
    assert duel.you.ko_pile == ["Ant-Man"]
    assert duel.game.state.attacks == 1


@pytest.mark.rule("VS-TEAM-11", "VS-TEAM-12")
def test_the_defender_strikes_back_at_one_of_the_team(duel):
    duel.you(front=["Ant-Man", "Black Widow", "Daredevil"]).enemy(front=["Sabretooth"])
    duel.attacks("Ant-Man", "Black Widow", "Daredevil", on="Sabretooth")
    duel.everyone_passes().enemy_strikes_back_at("Daredevil")
    assert duel.you.ko_pile == ["Daredevil"]
    assert duel.stunned == {"Sabretooth"}


@pytest.mark.rule("VS-TEAM-05", "VS-TEAM-06", "VS-TEAM-13")
def test_a_team_comes_from_one_row(duel):
    duel.you(front=["Ant-Man"], back=["Hawkeye", "Black Widow", "Daredevil"]).enemy(front=["Abomination"])
    duel.takes("attack", "Hawkeye", to="Abomination")
    assert [duel.game.face(option.card).name for option in duel.decision.options[:-1]] == ["Black Widow"]
    duel.takes("join", "Black Widow").everyone_passes()
    assert duel.you.ko_pile == [], "a defender without Ranged strikes nobody back"


@pytest.mark.rule("VS-TEAM-08")
def test_a_team_flies_over_only_if_all_fly(duel):
    duel.you(front=["Thor", "Hulk", "Iron Man"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.takes("attack", "Thor", to="Mystique")
    assert not duel.offers("join", "Hulk")
    assert duel.offers("join", "Iron Man")


@pytest.mark.rule("VS-TEAM-16", "VS-COMBAT-13")
def test_the_sum_is_made_when_the_strikes_fall(duel):
    duel.you(front=["Ant-Man", "Black Widow"], hand=["Open Fire"]).enemy(front=["Abomination"])
    duel.attacks("Ant-Man", "Black Widow", on="Abomination").plays("Open Fire", "Ant-Man")
    assert duel.stunned == set()
    duel.everyone_passes()
    assert duel.stunned == {"Abomination"}, "2 + 2 + 2 reach 5"


@pytest.mark.rule("VS-TEAM-15", "VS-COMBAT-14")
def test_who_is_stunned_before_the_strikes_adds_nothing(duel):
    duel.you(front=["Ant-Man", "Black Widow", "Daredevil"])
    duel.enemy(front=["Abomination"], hand=["Metal and Fire"])
    duel.attacks("Ant-Man", "Black Widow", "Daredevil", on="Abomination").passes().plays("Metal and Fire")
    assert duel.you.ko_pile == ["Black Widow"]
    assert len(duel.game.state.attackers) == 2
    duel.everyone_passes()
    assert "Abomination" not in duel.stunned, "1 + 2 do not reach 5"


@pytest.mark.rule("VS-ATTACK-15", "VS-KEYWORD-01")
def test_berserker_acts_before_anybody_plays(duel):
    duel.you(main="Magneto", front=["Sabretooth"]).enemy(main="Hulk", front=["Thor"])
    duel.attacks("Sabretooth", on="Thor")
    assert duel.counters("Sabretooth") == 1
    assert duel.decision.seat == 0


@pytest.mark.rule("VS-KEYWORD-38", "VS-KEYWORD-37", "VS-TERM-08", "VS-COMBAT-16", "VS-COMBAT-20")
def test_shrink_cancels_the_first_attack_of_a_turn_only(duel):
    duel.you(main="Magneto", front=["Ronan", "Abomination"]).enemy(main="Hulk", front=["Ant-Man"])
    duel.attacks("Ronan", on="Ant-Man")
    assert duel.decision.seat == 1
    duel.says(True)
    assert not duel.in_combat
    assert duel.exhausted == {"Ronan"}
    assert duel.stunned == set()
    duel.attacks("Abomination", on="Ant-Man")
    assert duel.decision.options[-1].verb == "pass", "no second chance this turn"


@pytest.mark.rule("VS-KEYWORD-38")
def test_shrink_may_be_left(duel):
    duel.you(main="Magneto", front=["Ronan"]).enemy(main="Hulk", front=["Ant-Man"])
    duel.attacks("Ronan", on="Ant-Man").says(False).everyone_passes()
    assert duel.enemy.ko_pile == ["Ant-Man"]
