"""Elusive, with the Adversaries who have it."""

import pytest

from ..scenario import Scenario


def recruiting(made: int, enemy: str) -> Scenario:
    """A player who has made so much Recruit by cards, and has Attack enough."""
    table = Scenario(side="villains").city(Bank=enemy).hand(*["Operative"] * made).deck(*["Soldier"] * 5)
    for _ in range(made):
        table.play("Operative")
    return table.points(attack=9, recruit=made)


@pytest.mark.rule("LG-KW-ELUSIVE-01")
@pytest.mark.parametrize(("enemy", "number"), [("Ant-Man", 4), ("Wasp", 7), ("Black Cat", 6), ("Shadowcat", 5)])
def test_only_who_has_made_enough_recruit_can_fight_them(enemy, number):
    table = recruiting(number - 1, enemy)
    assert not table.can("fight", enemy)
    assert [reason.rule for reason in table.why_not("fight", enemy)] == ["LG-SPECIAL-01"]
    assert recruiting(number, enemy).can("fight", enemy)


@pytest.mark.rule("LG-KW-ELUSIVE-02")
def test_what_is_spent_by_now_was_made_all_the_same():
    table = recruiting(4, "Ant-Man")
    table.recruit("New Recruit").recruit("New Recruit")
    assert table.recruit_points == 0
    assert table.fight("Ant-Man").in_victory() == ["Ant-Man"]


@pytest.mark.rule("LG-KW-ELUSIVE-02")
def test_nothing_is_spent_for_it():
    assert recruiting(7, "Wasp").fight("Wasp").recruit_points == 7
