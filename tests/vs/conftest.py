import pytest

from longbox.games.vs.sides import TWO_AGAINST_TWO, TWO_HEADED

from .duel import Duel


@pytest.fixture
def duel():
    return Duel()


@pytest.fixture
def trio():
    return Duel(seats=3)


@pytest.fixture
def teams():
    """Two against two: you and the third player against the enemy and the fourth."""
    return Duel(seats=4, mode=TWO_AGAINST_TWO)


@pytest.fixture
def heads():
    """Two sides of two heads each: you and your mate against the third and the fourth player."""
    return Duel(seats=4, mode=TWO_HEADED)
