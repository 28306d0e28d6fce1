"""Playing a plan: alone, by a pool or on a Ray cluster; stopped and gone on with."""

import os
import signal
import time
from multiprocessing import active_children

import pytest

import longbox
from lab.grids import rhino_plan, same
from longbox.lab.crews import Alone, Cluster, Pool, crew
from longbox.lab.play import Task
from longbox.lab.run import BATCH, games_left, run
from longbox.lab.store import Store


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "lab.db")


def tasks(count):
    plan = rhino_plan(count)
    return [Task(plan.cells[0], plan.seed, number) for number in range(count)]


def by_number(records):
    return [same(record) for record in sorted(records, key=lambda record: record.number)]


def test_a_plan_is_played_to_its_end(store):
    told = []
    run(rhino_plan(3), store, Alone(), told.append)
    assert [record.number for record in told] == [0, 1, 2]
    assert store.tallies()[0].games == 3


def test_whoever_stops_goes_on_where_it_was(store):
    def stop(record):
        if record.number == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(rhino_plan(4), store, Alone(), stop)
    assert games_left(rhino_plan(4), store) == 2
    told = []
    run(rhino_plan(4), store, Alone(), told.append)
    assert [record.number for record in told] == [2, 3]


def test_a_plan_ends_when_its_win_rate_is_known(store):
    run(rhino_plan(1000, until=0.3), store, Alone(), lambda record: None)
    assert store.tallies()[0].games == BATCH
    assert games_left(rhino_plan(1000, until=0.3), store) is None


def test_a_pool_plays_the_same_games():
    pool = Pool(2)
    try:
        assert by_number(pool.play(tasks(5))) == by_number(Alone().play(tasks(5)))
    finally:
        pool.close()


def test_a_worker_that_dies_loses_only_its_game_which_is_played_again():
    pool = Pool(2)
    found = []
    try:
        for record in pool.play(tasks(8)):
            if not found:
                os.kill(next(iter(pool._pool._processes)), signal.SIGKILL)
            found.append(record)
    finally:
        pool.close()
    assert by_number(found) == by_number(Alone().play(tasks(8)))


def test_a_pool_that_is_closed_waits_for_no_game():
    """Whoever stops a lab may be in the middle of games that take minutes."""
    others = set(active_children())
    pool = Pool(1)
    pool._pool.submit(time.sleep, 60)
    (worker,) = set(active_children()) - others
    pool.close()
    until = time.monotonic() + 10
    while worker.is_alive() and time.monotonic() < until:
        time.sleep(0.05)
    assert not worker.is_alive()


def test_a_ray_cluster_plays_the_same_games(monkeypatch):
    import ray

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=1, object_store_memory=80_000_000, include_dashboard=False, log_to_driver=False)
    cluster = Cluster("auto")
    try:
        assert by_number(cluster.play(tasks(3))) == by_number(Alone().play(tasks(3)))
    finally:
        cluster.close()


def test_a_crew_is_chosen_by_what_is_asked_for():
    assert isinstance(crew(None, None), Alone)
    with pytest.raises(longbox.SetupError, match="not both"):
        crew(2, "auto")
    with pytest.raises(longbox.SetupError, match="at least one worker"):
        crew(0, None)
