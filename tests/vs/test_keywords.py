"""Keyword powers that act by themselves (rulebook: Keywords)."""

import pytest

from longbox.games.vs.table.zones import FRONT

from .duel import ENEMY, YOU


def recruits(duel, name, row=0):
    """Recruit a character in your next turn."""
    return duel.starts("turn").takes("done").takes("recruit", name, amount=row)


@pytest.mark.rule("VS-KEYWORD-02", "VS-STUN-13")
def test_blast_strikes_one_row_of_the_enemy(duel):
    duel.you(hand=["Green Goblin"], locations=["Academy"] * 3)
    duel.enemy(main="Loki", front=["Black Widow", "Ronan"], back=["Mystique"])
    recruits(duel, "Green Goblin")
    assert duel.options == ["Loki's front row", "Loki's back row"]
    duel.takes("row", amount=FRONT.at(ENEMY))
    assert duel.fallen == {"Black Widow"}
    assert duel.stats("Ronan") == (2, 2)
    assert duel.counters("Mystique") == 0


@pytest.mark.rule("VS-KEYWORD-15", "VS-POWER-02", "VS-TRIGGER-03")
@pytest.mark.parametrize("wish", [True, False])
def test_immortal_may_return_to_the_deck_when_ko_d(duel, wish):
    duel.you(front=["Thanos"]).enemy(front=["Dormammu"])
    duel.wound("Dormammu", 1)
    duel.attacks("Thanos", on="Dormammu").everyone_passes()
    assert duel.decision.seat == ENEMY
    duel.says(wish)
    assert duel.enemy.deck == (["Dormammu"] if wish else [])
    assert duel.enemy.ko_pile == ([] if wish else ["Dormammu"])


@pytest.mark.rule("VS-KEYWORD-18", "VS-LOCATION-05")
def test_inventive_turns_one_location_up(duel):
    duel.you(hand=["Iron Man"], face_down=["Thor", "Academy", "Fortress"] + ["Hulk"] * 3)
    recruits(duel, "Iron Man").says(True)
    assert duel.offered("choose") == ["Academy", "Fortress"], "only Locations"
    duel.chooses("Fortress")
    assert duel.you.resources[:3] == ["Thor (face down)", "Academy (face down)", "Fortress"]


@pytest.mark.rule("VS-KEYWORD-18")
def test_inventive_asks_nothing_without_a_location_to_turn(duel):
    duel.you(hand=["Iron Man"], face_down=["Thor"] * 6)
    recruits(duel, "Iron Man")
    assert duel.offers("done")


@pytest.mark.rule("VS-KEYWORD-35")
@pytest.mark.parametrize(("stunned", "left"), [(False, 0), (True, 1)])
def test_regeneration_heals_who_is_face_up_as_the_turn_starts(duel, stunned, left):
    duel.you(main="Professor X", front=["Wolverine"])
    duel.wound("Wolverine", 1)
    if stunned:
        duel.stun("Wolverine")
    duel.starts("turn")
    assert duel.wounds("Wolverine") == left


@pytest.mark.rule("VS-KEYWORD-44", "VS-MODIFIER-11")
def test_toss_lends_flight_to_a_friend_for_the_turn(duel):
    duel.you(main="Wolverine", front=["Cyclops"], hand=["Colossus"], locations=["Academy"] * 6)
    duel.enemy(front=["Abomination"], back=["Mystique"])
    recruits(duel, "Colossus").chooses("Cyclops").takes("done").takes("done")
    assert duel.offers("attack", "Cyclops", to="Mystique")
    assert not duel.offers("attack", "Colossus", to="Mystique")
    duel.ends_turn()
    assert not duel.has("Cyclops", "flight")


@pytest.mark.rule("VS-KEYWORD-16")
def test_only_ones_own_captain_inspires(duel):
    duel.you(main="Spider-Man", front=["Captain America"], hand=["Ant-Man"], locations=["Academy"])
    duel.enemy(main="Spider-Man", front=["Captain America"])
    recruits(duel, "Ant-Man")
    assert duel.counters("Ant-Man") == 1


@pytest.mark.rule("VS-KEYWORD-11")
def test_genius_draws_a_card_if_you_like(duel):
    duel.you(main="Wolverine", front=["Beast"], deck=["Academy"] * 4)
    duel.starts("turn").says(False)
    assert len(duel.you.hand) == 2


@pytest.mark.rule("VS-KEYWORD-36")
def test_schemer_draws_for_the_first_plot_twist_of_any_turn(duel):
    duel.you(front=["Hulk"], deck=["Academy"] * 9, hand=["Open Fire"])
    duel.enemy(main="Professor X", front=["Loki"], deck=["Academy"] * 9)
    duel.enemy(hand=["Find Cover", "Savage Surprise", "X-Factor"])
    duel.attacks("Hulk", on="Loki").plays("Open Fire").plays("Find Cover")
    assert duel.decision.seat == ENEMY
    duel.says(True)
    assert duel.enemy.hand == ["Savage Surprise", "X-Factor", "Academy"]
    duel.passes().plays("Savage Surprise")
    assert duel.enemy.hand == ["X-Factor", "Academy"], "only the first one"
    duel.everyone_passes().ends_turn().skips_building().plays("X-Factor", "Loki")
    assert duel.offers("yes"), "the first one of a new turn"


@pytest.mark.rule("VS-KEYWORD-40")
def test_sting_weakens_an_enemy_of_your_choice(duel):
    duel.you(hand=["Black Widow"], locations=["Academy"]).enemy(front=["Ultron", "Ronan"])
    recruits(duel, "Black Widow")
    assert duel.offered("choose") == ["Ultron", "Ronan", "Magneto"]
    duel.chooses("Ronan")
    assert duel.stats("Ronan") == (2, 2)


@pytest.mark.rule("VS-KEYWORD-41", "VS-UNIQUE-09")
def test_swarm_holds_even_for_the_stunned(duel):
    duel.you(main="Loki", front=["Ultron"], hand=["Ultron"], locations=["Academy"] * 4)
    duel.stun("Ultron", wounds=0)
    duel.enemy(front=["Magneto"])
    recruits(duel, "Ultron")
    assert duel.you.front == ["Ultron", "Ultron"]


@pytest.mark.rule("VS-KEYWORD-24")
def test_magnetic_suppression_spares_main_characters_and_its_own_side(duel):
    duel.you(front=["Hulk"]).enemy(main="Loki", front=["Magneto", "Abomination"])
    duel.stun("Hulk").stun("Captain America").stun("Abomination")
    duel.starts("turn")
    assert duel.stunned == {"Hulk", "Abomination"}
    duel.skips_building().ends_turn()
    assert duel.stunned == {"Hulk"}


@pytest.mark.rule("VS-KEYWORD-37", "VS-KEYWORD-38", "VS-COPY-06")
def test_shrink_let_pass_once_is_gone_for_the_turn(duel):
    duel.you(front=["Nick Fury", "Mystique"], deck=["Thor"] * 4).enemy(front=["Ant-Man"])
    duel.counter("Ant-Man", 7).counter("Nick Fury", 5).counter("Mystique", 6)
    duel.attacks("Nick Fury", on="Ant-Man")
    assert duel.decision.seat == ENEMY
    duel.says(False).everyone_passes()
    duel.attacks("Mystique", on="Ant-Man")
    assert duel.decision.seat == YOU, "nobody is asked about Shrink"
    duel.everyone_passes().ends_turn().skips_building().ends_turn().skips_building()
    duel.attacks("Nick Fury", on="Ant-Man")
    assert duel.decision.seat == ENEMY, "but it is back in the next turn"


@pytest.mark.rule("VS-KEYWORD-06", "VS-MODIFIER-07")
def test_fearless_is_for_attacking_only(duel):
    duel.you(main="Loki", front=["main"]).enemy(front=["Daredevil"], hand=["Savage Surprise"])
    duel.attacks("Loki", on="Daredevil").everyone_passes()
    assert duel.stunned == set(), "3 ATK: a defender's strike is not doubled"


@pytest.mark.rule("VS-KEYWORD-38", "VS-KEYWORD-37")
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
