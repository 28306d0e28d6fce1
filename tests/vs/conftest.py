import pytest

from longbox.games.vs.chapters.modes import TWO_AGAINST_TWO, TWO_HEADED

from .duel import Duel


@pytest.fixture
def duel(request):
    """A game for two. A test that is marked as a scenario of cards must have resolved them."""
    duel = Duel()
    yield duel
    for mark in request.node.iter_markers("card"):
        assert set(mark.args) <= duel.told.resolved, f"not resolved: {set(mark.args) - duel.told.resolved}"


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
