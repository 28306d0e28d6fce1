import pytest

from .duel import Duel


@pytest.fixture
def duel():
    return Duel()
