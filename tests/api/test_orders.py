"""Where games ask for no order, none can matter: all are tried. This is no test of compiled games, where nothing can be
put in place of a function."""

import random
from itertools import permutations

import longbox
from longbox.games.champions.chapters import ordering, villain_phase


def seen_after(match, order):
    """The table for everybody when minions have activated in an order; nobody is asked anything else meanwhile."""
    match = match.clone()
    for minion in order[:-1]:
        decision = match.decision
        assert decision.topic == "enemy-order"
        match.choose(next(k for k, one in enumerate(decision.asked.options) if one.card == minion))
    return [match.view(seat) for seat in (*range(match.seats), None)]


def test_where_nobody_is_asked_every_order_leads_to_the_same_table(monkeypatch):
    """Random games that do ask: where they need not, all orders are tried."""
    monkeypatch.setattr(villain_phase, "they_only_scheme", lambda game, seat, minions: False)
    monkeypatch.setattr(villain_phase, "unlike", lambda game, minions: minions)
    tried = 0
    for seed in range(40):
        heroes = ["she-hulk"] if seed % 2 else ["captain-marvel", "black-panther"]
        match = longbox.deal(
            "champions", seed=seed, record=False, heroes=heroes, scenario=("klaw", "ultron")[seed % 4 > 1]
        )
        rng = random.Random(seed)
        for _ in range(150):
            if (decision := match.decision) is None:
                break
            if decision.topic == "enemy-order":
                game, seat = decision.game, decision.seat
                minions = [option.card for option in decision.asked.options]
                if len(minions) < 5 and ordering.they_only_scheme(game, seat, minions):
                    first, *others = (seen_after(match, order) for order in permutations(minions))
                    assert all(other == first for other in others)
                    tried += 1
            match.choose(rng.randrange(len(decision.options)))
    assert tried > 5
