"""What watches over lists that copies share does watch."""

import pytest

import longbox


def test_a_change_of_what_copies_share_is_refused_while_tests_run():
    state = longbox.deal("vs", seed=1, record=False)._game.state
    with pytest.raises(AssertionError, match="may share"):
        state.owner[0] = 1
    with pytest.raises(AssertionError, match="may share"):
        state.zones[0].append(1)
    state.put("owner", 0, 1)
    assert state.owner[0] == 1
