"""Computer players beside a person: they don't keep asking him for favours."""

from __future__ import annotations

import pytest

import longbox
from longbox import players
from longbox.players.budget import Budget
from longbox.players.greedy import Greedy
from longbox.players.search import Search
from longbox.players.weighing import within_reach


def test_what_puts_a_question_to_another_player_is_not_weighed():
    assert within_reach(["play", "ask", "end", "ask"], "seed") == [0, 2]


def test_a_partner_is_never_asked_by_a_computer():
    match = longbox.deal("champions", seed=2, record=False, heroes=["spider-man", "captain-marvel"])
    offered = 0
    for _ in range(60):
        decision = match.decision
        offered += any(option.verb == "ask" for option in decision.options)
        assert decision.topic != "request"
        match.choose(players.player("greedy", seed=decision.seat).choose(match.seat(decision.seat)))
    assert offered, "it could have been asked"


def nothing_but_to_ask_or_to_end() -> longbox.Match:
    match = longbox.deal("champions", seed=2, record=False, heroes=["spider-man", "captain-marvel"])
    while (verbs := [option.verb for option in match.decision.options]) != ["ask", "end"]:
        match.choose(next(number for number, verb in enumerate(verbs) if verb != "ask"))
    return match


@pytest.mark.parametrize("thinker", [Greedy(1), Search(1, budget=Budget(16))])
def test_where_one_could_only_ask_a_partner_there_is_a_hint_too(thinker):
    match = nothing_but_to_ask_or_to_end()
    assert thinker.hint(match.seat(match.decision.seat)) == (1, "there is nothing else to choose")
    assert thinker.choose(match.seat(match.decision.seat)) == 1
