"""What holds at every moment of every game, looked for in games played at random."""

import random

import pytest

import longbox
from longbox.games.vs.chapters.counters import holds_while_stunned
from longbox.games.vs.chapters.deck_lists import STARTERS
from longbox.games.vs.chapters.rows import swarms
from longbox.games.vs.chapters.stun import cannot_be_ko_d
from longbox.games.vs.table import stats
from longbox.games.vs.table.characters import characters, combatants, face_up, in_a_row


def moments(seed):
    """All positions of a game for two to four in which somebody decides."""
    rng = random.Random(seed)
    match = longbox.deal("vs", seed=seed, decks=rng.choices(STARTERS, k=2 + seed % 3), record=False)
    while match.decision is not None:
        yield match._game
        match.choose(rng.randrange(len(match.decision.options)))


@pytest.mark.rule("VS-STUN-08", "VS-STUN-13", "VS-KO-01", "VS-UNIQUE-01", "VS-UNIQUE-05", "VS-COMBAT-14")
@pytest.mark.parametrize("seed", range(9))
def test_standing_rules(seed):
    for game in moments(seed):
        state = game.state
        assert not state.out[game.decision.seat], "who is out decides nothing"
        for seat in range(state.seats):
            side = characters(game, seat)
            names = [game.face(card).name for card in side if not swarms(game, card)]
            assert len(names) == len(set(names)), "no side holds two of a name"
            assert not (side and state.out[seat])
            for card in side:
                spared = cannot_be_ko_d(game, card)
                assert spared or state.wounds[card] == 0 or state.wounds[card] < stats.health(game, card)
                if face_up(game, card):
                    assert stats.defense(game, card) > 0
                else:
                    assert state.exhausted[card]
                    assert state.counters[card] == 0 or holds_while_stunned(game, card, state.counters[card])
        assert all(in_a_row(game, card) and face_up(game, card) for card in combatants(game))
