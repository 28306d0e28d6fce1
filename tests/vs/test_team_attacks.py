"""Attacking together, and whom the defender strikes back at (rulebook: Team Attacks)."""

import pytest

from longbox.engine import history
from longbox.games.vs.chapters.combat import ATTACK

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.mark.rule("VS-TEAM-01", "VS-TEAM-05")
def test_a_team_stands_in_one_row(duel):
    duel.you(front=["Ant-Man", "Hulk"], back=["Hawkeye", "Black Widow"]).enemy(front=["Thanos"])
    duel.takes("attack", "Ant-Man", to="Thanos")
    assert duel.offers("join", "Hulk")
    assert not duel.offers("join", "Hawkeye")


@pytest.mark.rule("VS-TEAM-01")
def test_a_team_from_the_back_row_has_one_defender_whom_each_could_attack_alone(duel):
    duel.you(front=["Ant-Man"], back=["Hawkeye", "Black Widow", "Iron Man"]).enemy(front=["Thanos", "Red Skull"])
    assert not duel.offers("attack", "Hawkeye", to="Red Skull"), "Dodge"
    duel.takes("attack", "Hawkeye", to="Thanos")
    assert duel.offers("join", "Iron Man")
    assert not duel.offers("join", "Ant-Man"), "another row"
    duel.takes("join", "Iron Man")
    if duel.offers("done"):
        duel.takes("done")
    state = duel.game.state
    assert {duel.game.face(card).name for card in state.attackers} == {"Hawkeye", "Iron Man"}
    assert state.defender == duel.card("Thanos")


@pytest.mark.rule("VS-TEAM-02")
def test_strangers_do_not_attack_together(duel):
    duel.you(front=["Ant-Man", "Sabretooth", "Hulk"]).enemy(front=["Thanos"])
    duel.takes("attack", "Ant-Man", to="Thanos")
    assert not duel.offers("join", "Sabretooth")
    assert duel.offers("join", "Hulk")


@pytest.mark.rule("VS-TEAM-06")
def test_a_ranged_team_is_ranged_throughout(duel):
    duel.you(back=["Hawkeye", "Luke Cage", "Black Widow"]).enemy(front=["Thanos"])
    duel.takes("attack", "Hawkeye", to="Thanos")
    assert duel.offers("join", "Black Widow")
    assert not duel.offers("join", "Luke Cage")


@pytest.mark.rule("VS-TEAM-07")
def test_all_attackers_must_be_ready_and_are_exhausted(duel):
    duel.you(front=["Ant-Man", "Hulk", "Daredevil"]).enemy(front=["Thanos"])
    duel.exhaust("Hulk")
    duel.takes("attack", "Ant-Man", to="Thanos")
    assert not duel.offers("join", "Hulk")
    duel.takes("join", "Daredevil")
    assert duel.exhausted == {"Ant-Man", "Hulk", "Daredevil"}


@pytest.mark.rule("VS-TEAM-08")
def test_a_team_flies_over_only_if_all_of_it_flies(duel):
    duel.you(front=["Thor", "Hulk", "Iron Man"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.takes("attack", "Thor", to="Mystique")
    assert duel.offers("join", "Iron Man")
    assert not duel.offers("join", "Hulk")


@pytest.mark.rule("VS-TEAM-10", "VS-TEAM-11", "VS-TEAM-12", "VS-TERM-07")
def test_their_atk_is_summed_and_one_of_them_is_struck_back(duel):
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=["Mandarin"])
    duel.attacks("Ant-Man", "Black Panther", "Nick Fury", on="Mandarin").everyone_passes()
    assert duel.decision.seat == ENEMY
    assert duel.offered("strike back") == ["Ant-Man", "Black Panther", "Nick Fury"]
    duel.enemy_strikes_back_at("Ant-Man")
    assert duel.fallen == {"Mandarin", "Ant-Man"}, "2 + 3 + 1 is 6, and Mandarin's 3 ATK falls on one"


@pytest.mark.rule("VS-TEAM-10")
@pytest.mark.parametrize(("defense", "stunned"), [(5, True), (6, True), (7, False)])
def test_the_sum_of_the_team_is_what_counts(duel, defense, stunned):
    """Ant-Man has 2 ATK, Black Panther 3, Nick Fury 1."""
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=[made_up("Wall", atk=0, defense=defense)])
    duel.attacks("Ant-Man", "Black Panther", "Nick Fury", on="Wall").everyone_passes()
    assert ("Wall" in duel.stunned) == stunned


@pytest.mark.rule("VS-TEAM-11")
@pytest.mark.parametrize(("name", "fallen"), [("Hulk", set()), ("Ant-Man", {"Ant-Man"}), ("Thor", {"Thor"})])
def test_one_of_the_team_is_struck_back_with_all_the_atk(duel, name, fallen):
    """5 ATK: enough for Thor's 5 DEF and not for Hulk's, and divided it would stun nobody."""
    duel.you(front=["Hulk", "Ant-Man", "Thor"]).enemy(front=[made_up("Wall", atk=5, defense=99)])
    duel.attacks("Hulk", "Ant-Man", "Thor", on="Wall").everyone_passes().enemy_strikes_back_at(name)
    assert duel.fallen == fallen
    assert not duel.in_combat, "and no other one"


@pytest.mark.rule("VS-TEAM-12")
@pytest.mark.parametrize("enemys_turn", [False, True])
def test_the_defenders_player_picks_who_is_struck_back(duel, enemys_turn):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Loki", "Sabretooth"])
    if enemys_turn:
        duel.on_enemy_turn().attacks("Loki", "Sabretooth", on="Hulk").everyone_passes()
    else:
        duel.attacks("Hulk", "Thor", on="Loki").everyone_passes()
    assert (duel.decision.seat, duel.decision.options[0].verb) == (YOU if enemys_turn else ENEMY, "strike back")


@pytest.mark.rule("VS-TEAM-13")
def test_a_shot_at_defender_without_ranged_strikes_back_at_nobody(duel):
    duel.you(back=["Hawkeye", "Black Widow", "Nick Fury"]).enemy(front=["Abomination"])
    duel.attacks("Hawkeye", "Black Widow", "Nick Fury", on="Abomination").everyone_passes()
    assert duel.fallen == {"Abomination"}


@pytest.mark.rule("VS-TEAM-15", "VS-ATTACK-16", "VS-COMBAT-14")
def test_whoever_leaves_the_team_takes_the_atk_along(duel):
    duel.you(front=["Thor", "Daredevil"]).enemy(front=["Red Skull"], locations=["Training Ground"])
    duel.attacks("Thor", "Daredevil", on="Red Skull").passes()
    duel.uses("Red Skull", "Dust of Death", "Thor").everyone_passes()
    assert duel.fallen == {"Thor"}, "3 ATK are too few for 4 DEF, and 2 ATK for 3 DEF"


@pytest.mark.rule("VS-ATTACK-16")
def test_whoever_is_left_alone_has_attacked_alone(duel):
    duel.you(front=["main", "Thor"], hand=["Open Fire"])
    duel.enemy(front=["Red Skull"], locations=["Training Ground"])
    duel.attacks("Captain America", "Thor", on="Red Skull").passes()
    duel.uses("Red Skull", "Dust of Death", "Thor")
    duel.plays("Open Fire").everyone_passes()
    assert duel.fallen == {"Thor", "Red Skull"}
    assert duel.game.state.xp[duel.you.main] == 0, "Side by Side asks for a team"


@pytest.mark.rule("VS-TEAM-16")
def test_the_sum_is_made_when_they_strike(duel):
    duel.you(front=["Ant-Man", "Daredevil"], hand=["Open Fire"]).enemy(front=["Drax"])
    duel.attacks("Ant-Man", "Daredevil", on="Drax").plays("Open Fire", "Ant-Man").everyone_passes()
    duel.enemy_strikes_back_at("Daredevil")
    assert duel.stunned == {"Drax"}, "2 + 2 + 3 against 6"


@pytest.mark.rule("VS-TEAM-17")
def test_a_team_attack_is_one_attack(duel):
    duel.you(front=["Daredevil", "Hulk"]).enemy(front=["Thanos"])
    duel.attacks("Daredevil", "Hulk", on="Thanos")
    assert history.times(duel.game, ATTACK) == 1
    assert duel.game.state.combats == 1


@pytest.mark.rule("VS-KEYWORD-19")
def test_a_leader_says_who_is_struck_back(duel):
    duel.you(main="Spider-Man", front=["Captain America", "Hulk"]).enemy(front=["Mandarin"])
    duel.attacks("Captain America", "Hulk", on="Mandarin").everyone_passes()
    assert duel.decision.seat == YOU
    duel.takes("strike back", "Hulk")
    assert duel.fallen == {"Mandarin"}, "3 ATK do not stun the Hulk"


@pytest.mark.rule("VS-KEYWORD-28", "VS-KEYWORD-29")
def test_the_monstrous_strike_back_at_everybody(duel):
    duel.you(front=["Daredevil", "Black Panther", "Luke Cage"]).enemy(front=["Abomination"])
    duel.attacks("Daredevil", "Black Panther", "Luke Cage", on="Abomination").everyone_passes()
    assert duel.fallen == {"Daredevil", "Black Panther", "Abomination"}, "5 ATK each: not enough for 6 DEF"


@pytest.mark.rule("VS-KEYWORD-29")
def test_the_monstrous_do_not_shoot_back(duel):
    duel.you(back=["Hawkeye", "Black Widow"]).enemy(front=["Abomination"])
    duel.attacks("Hawkeye", "Black Widow", on="Abomination").everyone_passes()
    assert duel.fallen == set()
    assert not duel.in_combat, "there is no strike to be aimed"


@pytest.mark.rule("VS-KEYWORD-47")
def test_a_leader_may_waste_the_strike_on_one_who_can_not_be_struck(duel):
    duel.you(main="Spider-Man", back=["Hawkeye", "Captain America"], hand=["Stark Tech"], locations=["Training Ground"])
    duel.enemy(front=["Mandarin"])
    duel.plays("Stark Tech", "Captain America").uses("Hawkeye", "Take Aim")
    duel.attacks("Hawkeye", "Captain America", on="Mandarin").everyone_passes()
    assert duel.decision.seat == YOU
    duel.takes("strike back", "Hawkeye")
    assert duel.fallen == {"Mandarin"}


@pytest.mark.rule("VS-TEAM-03")
def test_one_team_must_be_common_to_all(duel):
    duel.you(front=["Thor", "main", "Beast"], back=["Star-Lord"]).enemy(front=["Thanos"])
    duel.takes("attack", "Thor", to="Thanos")
    assert duel.offered("join") == ["Captain America", "Beast"], "an Avenger, and a Guardian like Thor"
    duel.takes("join", "Captain America")
    assert duel.in_combat, "no team holds all three, so the attack is declared"


@pytest.mark.rule("VS-TEAM-04")
def test_who_is_of_two_teams_joins_either(duel):
    duel.you(front=["Thor", "Beast"], back=["Star-Lord"]).enemy(front=["Thanos"])
    duel.attacks("Thor", "Beast", on="Thanos")
    assert duel.exhausted == {"Thor", "Beast"}
