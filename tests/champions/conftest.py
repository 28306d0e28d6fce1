import pytest

from .scenario import Scenario


@pytest.fixture
def solo():
    """Spider-Man alone against Rhino."""
    return Scenario("spider-man")


@pytest.fixture
def duo():
    """Spider-Man, who is first player, and Captain Marvel against Rhino."""
    return Scenario("spider-man", "captain-marvel")


@pytest.fixture
def carol():
    """Captain Marvel alone against Rhino: unlike Spider-Man she has nothing to say when she is attacked."""
    return Scenario("captain-marvel")
