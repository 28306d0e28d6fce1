"""Whole games of Ultron, played by computers."""

import pytest

import longbox
from longbox import players
from longbox.games.vs.table.characters import in_facility, mains_of
from longbox.games.vs.table.zones import FACILITY

from .duel import YOU
from .mcu_villains import OF_THE_FILMS


def ultron_match(seed, both=False):
    mains = [OF_THE_FILMS, OF_THE_FILMS if both else "Captain America"]
    decks = ["super-villains", "super-villains" if both else "avengers"]
    return longbox.deal("vs", seed=seed, mains=mains, decks=decks)


@pytest.mark.parametrize(("seed", "both"), [(1, True), (1, False)])
def test_computers_play_ultron_to_the_end(seed, both):
    match = ultron_match(seed, both)
    seats = [players.player("greedy", seed=seat) for seat in (0, 1)]
    most = 0
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(seats[seat].choose(match.seat(seat)))
        mains = [card for card in mains_of(match._game, YOU) if not in_facility(match._game, card)]
        if match.decision is None:
            break
        assert mains, "whoever has no Ultron in play has lost"
        assert len(mains) + len(match._game.state.zones[FACILITY.at(YOU)]) == 6
        if len(mains) > most:
            most = len(mains)
            again = longbox.load(match.save())
            assert (again.digest, again.view(1)) == (match.digest, match.view(1))
    assert most >= 1
    (winner,) = match.result.winners
    if winner == 1 or both:
        assert len(match._game.state.zones[FACILITY.at(1 - winner)]) == 6


@pytest.mark.parametrize("seed", range(3))
def test_whoever_chooses_by_chance_comes_to_an_end_too(seed):
    match = ultron_match(seed, both=True)
    seats = [players.player("random", seed=10 * seed + seat) for seat in (0, 1)]
    while match.decision is not None:
        match.choose(seats[match.decision.seat].choose(match.seat(match.decision.seat)))
    assert match.result.winners
