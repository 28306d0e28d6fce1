"""Computer players share the processes that they think in."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from longbox.players import LEVELS
from longbox.players.budget import BLINK, LEAST, Haste
from longbox.server.thinking import Job, Thinkers

JOB = Job("table", "vs", {}, seed=1, picks=(), seat=0, player="hard")


@pytest.fixture
def given(monkeypatch):
    """Three jobs at once for one process, which is a thread here; each as it was given."""
    monkeypatch.setattr(Thinkers, "_new_pool", lambda self: ThreadPoolExecutor(1))
    gate = threading.Event()

    def work(job: Job) -> Job:
        gate.wait(10)
        return job

    async def crowd() -> list[Job]:
        thinkers = Thinkers(1)
        tasks = [asyncio.create_task(thinkers.run(work, JOB)) for _ in range(3)]
        await asyncio.sleep(0)
        gate.set()
        done = await asyncio.gather(*tasks)
        alone = await thinkers.run(work, JOB)
        thinkers.close()
        return [*done, alone]

    with ThreadPoolExecutor(1) as thread:  # a browser that is driven beside this has a loop of its own
        return thread.submit(lambda: asyncio.run(crowd())).result()


def test_the_more_think_at_once_the_less_time_each_has(given):
    """Counted when its turn comes: the first finds nobody there, the second one more, the third is the last."""
    assert [job.share for job in given] == [1, 1 / 2, 1, 1]


def test_clients_take_turns_and_share_alike(monkeypatch):
    """One client with very many tables does not make another wait for all of them, nor have most of the time."""
    monkeypatch.setattr(Thinkers, "_new_pool", lambda self: ThreadPoolExecutor(1))
    gate = threading.Event()
    done: list[tuple[str, float]] = []

    def work(job: Job) -> None:
        gate.wait(10)
        done.append((job.client, job.share))

    async def crowd() -> None:
        thinkers = Thinkers(1)
        clients = ["crowd"] * 6 + ["anna"] * 2
        tasks = [asyncio.create_task(thinkers.run(work, replace(JOB, client=client))) for client in clients]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        thinkers.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(crowd())).result()
    assert [client for client, _ in done] == ["crowd", "crowd", "anna", "crowd", "anna", "crowd", "crowd", "crowd"]
    shares = dict(enumerate(share for _, share in done))
    assert shares[1] == pytest.approx(1 / 2 / 5)
    assert shares[2] == pytest.approx(1 / 2 / 2)
    assert shares[4] == pytest.approx(1 / 2)


def test_a_thought_that_is_given_up_gives_its_turn_to_the_next(monkeypatch):
    monkeypatch.setattr(Thinkers, "_new_pool", lambda self: ThreadPoolExecutor(1))
    gate = threading.Event()

    async def crowd() -> bool:
        thinkers = Thinkers(1)
        first, second, third = (asyncio.create_task(thinkers.run(lambda _: gate.wait(10), JOB)) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        gate.set()
        found = await first and await third
        thinkers.close()
        return found

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(crowd())).result()


def test_a_job_knows_how_long_it_has_waited(given):
    assert all(0 <= job.waited < 60 for job in given)


def test_all_choices_of_a_turn_have_a_time_together():
    """However often a player is asked in a turn, it takes no longer; and there is something left for the last."""
    hard = LEVELS["hard"].budget
    taken: list[float] = []
    for _ in range(30):
        taken.append(hard.left(Haste(spent=sum(taken))).seconds)
    assert taken[0] <= 10
    assert sum(taken) <= 15 + 30 * BLINK
    assert sum(taken[:8]) < 15
    assert min(taken) >= BLINK


@pytest.mark.parametrize(
    ("share", "waited", "seconds"),
    [(1, 0, 10), (0.5, 0, 5), (1, 4, 6), (0.5, 8, 2), (1, 30, 10 * LEAST)],
    ids=["alone", "in a crowd", "after a wait", "both", "too late"],
)
def test_what_was_waited_is_not_thought(share, waited, seconds):
    assert LEVELS["hard"].budget.left(Haste(share, waited)).seconds == pytest.approx(seconds)
