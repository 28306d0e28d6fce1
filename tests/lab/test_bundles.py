"""Quick games are given out several at a time, slow ones alone."""

from __future__ import annotations

import pytest

from lab.grids import DUEL, RHINO
from longbox.lab import bundles
from longbox.lab.bundles import SECONDS, Bundles, play_all
from longbox.lab.play import Task, play

SLOW = RHINO._replace(players=("search",))


def tasks(*cells, games):
    return [Task(cell, 1, number) for number in range(games) for cell in cells]


def told(taken, tasks):
    """Bundles of tasks whose cells' first games took so long."""
    found = Bundles(tasks)
    for cell, each in taken:
        list(found.unpacked([(play(RHINO, 1, 0)._replace(key=cell.key), each)]))
    return list(found)


def test_games_of_which_nothing_is_known_go_one_by_one():
    given = tasks(RHINO, games=3)
    assert list(Bundles(given)) == [[one] for one in given]


def test_quick_games_go_together_for_a_twentieth_of_a_second():
    given = tasks(RHINO, games=10)
    assert told([(RHINO, SECONDS / 4)], given) == [given[:4], given[4:8], given[8:]]


def test_a_slow_game_goes_alone_and_keeps_no_quick_one_waiting():
    given = [*tasks(RHINO, games=2), *tasks(SLOW, games=2), *tasks(RHINO, games=2)]
    assert told([(RHINO, SECONDS / 4), (SLOW, 9.0)], given) == [given[:2], given[2:3], given[3:4], given[4:]]


def test_no_game_is_left_out_and_each_is_played_as_if_it_were_alone():
    given = tasks(RHINO, DUEL, games=2)
    played = play_all(given)
    assert [record.number for record, _ in played] == [0, 0, 1, 1]
    assert [record.key for record, _ in played] == [RHINO.key, DUEL.key] * 2
    assert [record.choices for record, _ in played] == [play(*task).choices for task in given]


def test_what_a_game_takes_is_learnt_from_those_that_came_back(monkeypatch):
    ticks = iter([0.0, SECONDS / 2])
    monkeypatch.setattr(bundles, "perf_counter", lambda: next(ticks))
    given = tasks(RHINO, games=3)
    found = Bundles(given)
    first = next(found)
    assert list(found.unpacked(play_all(first)))
    assert list(found) == [given[1:]]


def test_there_is_nothing_to_give_out_where_there_are_no_tasks():
    with pytest.raises(StopIteration):
        next(Bundles([]))
