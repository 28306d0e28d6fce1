"""In every game, what falls has stood: no card is KO'd, defeated or discarded a second time before it has come back."""

from __future__ import annotations

import random

import pytest

import longbox
from longbox.games.champions.chapters import defeat, discarding
from longbox.games.champions.table.zones import ZONES as CHAMPIONS
from longbox.games.legendary.chapters import knocking_out
from longbox.games.legendary.table.zones import KO_PILE as LEGENDARY_KO_PILE
from longbox.games.vs.chapters import stun
from longbox.games.vs.table.zones import ZONES as VS

from .combining import Combinations
from .spare_decks import dealable

GAMES = 24


def of(event):
    return event.cards or (event.card,)


def in_play_by(zones):
    return lambda game, event: all(zones.in_play[game.state.zone[card]] for card in of(event))


FALLS = {
    "vs": ((stun.KO, in_play_by(VS)),),
    "champions": (
        (defeat.DEFEATED, in_play_by(CHAMPIONS)),
        (
            discarding.DISCARDED,
            lambda game, event: all(
                game.state.zone[card] != discarding.discard_pile(game, card) for card in event.cards
            ),
        ),
    ),
    "legendary": (
        (
            knocking_out.KO,
            lambda game, event: all(game.state.zone[card] != LEGENDARY_KO_PILE.first for card in event.cards),
        ),
    ),
}
"""The events by which cards fall, and how one knows that they have not fallen before."""


WHERE_MANY_FALL = {"vs": {"decks": ["super-villains", "super-villains"], "mains": ["Thanos", "Loki"]}}
"""A set-up in which plot twists KO and somebody hears of it: every other game is of this kind."""


@pytest.mark.parametrize("name", longbox.games())
def test_what_falls_has_stood(name, monkeypatch):
    fallen = []

    def watch(kind, stands):
        apply = kind.apply

        def apply_and_look(game, event):
            assert stands(game, event), f"{kind}: {[game.face(card).name for card in of(event)]} has fallen before"
            fallen.append(kind)
            apply(game, event)

        monkeypatch.setattr(kind, "apply", apply_and_look)

    for kind, stands in FALLS[name]:
        watch(kind, stands)
    combinations = Combinations(name, 3)
    for seed in range(GAMES):
        rng = random.Random(seed // 2)
        drawn = combinations.draw()
        setup = WHERE_MANY_FALL.get(name, drawn) if seed % 2 else drawn
        match = longbox.deal(name, seed=seed // 2, record=False, **dealable(setup))
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    assert {kind for kind, _ in FALLS[name]} == set(fallen), "the games were long enough for each of them"
