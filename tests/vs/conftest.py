import pytest

from .duel import Duel


@pytest.fixture
def duel():
    return Duel()


@pytest.fixture
def trio():
    return Duel(seats=3)
