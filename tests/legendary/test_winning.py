"""How games end: won, lost or drawn, and who did best."""

import pytest

from .scenario import Scenario


@pytest.mark.rule("LG-WIN-02")
def test_most_victory_points_win_the_individual_victory():
    table = Scenario(players=3).tactics("Endless Resources").points(attack=7)
    table.victory("Green Goblin", "Green Goblin", seat=2).fight("Red Skull")
    assert table.result.winners == (0, 1, 2)
    assert table.result.scores == (5, 0, 8)
    assert table.result.best == 2


@pytest.mark.rule("LG-LOSE-01")
@pytest.mark.parametrize(("before", "outcome"), [(6, None), (7, "loss")])
def test_a_fulfilled_scheme_beats_everybody_whatever_their_points(before, outcome):
    table = Scenario().hand("Agent").twists_so_far(before).victory(*["Green Goblin"] * 9)
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert (table.result and table.result.outcome) == outcome
    if table.result:
        assert table.result.best is None
        assert table.result.winners == ()


@pytest.mark.rule("LG-STACKS-04")
def test_the_scheme_is_fulfilled_at_once_when_the_last_wound_is_gained():
    table = Scenario(players=3, scheme="the-legacy-virus").stack("wounds", 2).hand("Crazed Rampage", "Agent")
    table.play("Crazed Rampage")
    assert table.result.outcome == "loss"
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0], "the third player never came to it"


@pytest.mark.rule("LG-STACKS-01")
def test_empty_side_stacks_end_nothing():
    table = Scenario().hand("Agent").hand("Agent", seat=1)
    for stack in ("wounds", "bystanders", "officers"):
        table.stack(stack, 0)
    table.end_turn().end_turn()
    assert table.result is None


@pytest.mark.rule("LG-DRAW-01")
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_villain_card_makes_the_turn_the_last(left):
    table = Scenario().hand("Agent").hand("Agent", seat=1).villain_deck("Bystander", *["Bystander"] * left).begin_turn()
    assert table.result is None
    table.end_turn()
    assert (table.result and table.result.outcome) == (None if left else "draw")


@pytest.mark.rule("LG-DRAW-01")
def test_the_last_card_of_the_hero_deck_makes_the_turn_the_last():
    table = Scenario().hand("Agent").hero_deck("Odinson").points(recruit=2).recruit("Keen Senses")
    assert table.result is None
    table.end_turn()
    assert table.result.outcome == "draw"
    assert not table.result.villain_won


@pytest.mark.rule("LG-DRAW-02")
def test_a_draw_has_an_individual_winner():
    table = Scenario().hand("Agent").victory("Viper").victory("Green Goblin", seat=1).villain_deck("Bystander")
    table.begin_turn().end_turn()
    assert table.result.outcome == "draw"
    assert table.result.scores == (3, 4)
    assert table.result.best == 1


@pytest.mark.rule("LG-DRAW-03")
def test_a_scheme_fulfilled_in_the_last_turn_is_a_loss():
    table = Scenario(scheme="the-legacy-virus").hand("Crazed Rampage", "Agent").stack("wounds", 2)
    table.villain_deck("Bystander").begin_turn().play("Crazed Rampage")
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-VICTORY-02")
def test_the_victory_pile_stays_when_the_deck_is_shuffled_anew():
    table = Scenario().hand("Agent").deck().discard(*["Trooper"] * 7).victory("Viper", "Bystander").end_turn()
    assert table.in_victory() == ["Viper", "Bystander"]
    assert len(table.in_hand() + table.in_deck()) == 8
