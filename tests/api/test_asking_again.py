"""To ask changes nothing: a question may be asked on a copy, when a position is loaded, or to see what could be picked.

So it is asked twice here, wherever a game asks it, and the position must stay what it was.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import longbox
from games.combining import Combinations
from games.spare_decks import dealable
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame
from longbox.engine.game import Game
from longbox.engine.saves import digest

SETUPS = 8
LONGEST = 120


def kinds_of_questions(kind: type[Question] = Question) -> list[type[Question]]:
    return [kind, *(heir for child in kind.__subclasses__() for heir in kinds_of_questions(child))]


def in_short(decision: Decision | None) -> Any:
    """All that two decisions must have in common to be the same."""
    if decision is None:
        return None
    group = decision.group
    picks = None if group is None else (group.id, group.kind, group.picked, group.total, group.need)
    return decision.seat, decision.kind, decision.sealed, picks, [as_told(option) for option in decision.options]


def as_told(option: Option) -> Any:
    return option.verb, option.cards, option.to, option.amount


def ask_twice(kind: type[Question], asked: set[str]) -> Any:
    ask = kind.ask

    def asking(self: Question, game: Game[Any], frame: Frame) -> Decision | None:
        asked.add(type(self).__name__)
        before = digest(game)
        first = ask(self, game, frame)
        assert digest(game) == before, f"{type(self).__name__}.ask changes the position"
        assert in_short(ask(self, game, frame)) == in_short(first), (
            f"{type(self).__name__} asks otherwise the next time"
        )
        return first

    return asking


@pytest.mark.parametrize("name", longbox.games())
def test_asking_changes_nothing(name, monkeypatch):
    longbox.deal(name)
    asked: set[str] = set()
    for kind in kinds_of_questions():
        if "ask" in vars(kind):
            monkeypatch.setattr(kind, "ask", ask_twice(kind, asked))
    setups = Combinations(name, 3)
    for seed in range(SETUPS):
        rng = random.Random(seed)
        match = longbox.deal(name, seed=seed, record=False, **dealable(setups.draw()))
        for _ in range(LONGEST):
            if match.decision is None:
                break
            match.choose(rng.randrange(len(match.decision.options)))
    assert len(asked) > 4
