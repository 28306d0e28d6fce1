"""Copies of a state are written out field by field: here the table of fields is the referee."""

import pytest

from longbox.engine.saves import OBJECTS
from longbox.engine.state import CARD, LIST, MAP, ONE, SELDOM
from longbox.games.champions.table import Activation, ChampionsState
from longbox.games.legendary.table import LegendaryState, Play, Points
from longbox.games.vs.table import VsState

STATES = (VsState, ChampionsState, LegendaryState)


def filled(kind):
    """A state in which no field has its default."""
    state = kind().lay_out(zones=3, seats=2)
    for number, field in enumerate(state.FIELDS):
        if field.name == "pending":
            continue  # what waits is copied one by one, with the events that it shares with frames
        if field.name == "finished":
            value = Activation(number, "attack", 0, 0)
        elif field.shape == ONE:
            value = {str: "x", bool: True, int: 1000 + number}.get(type(field.default), (number,))
        elif field.shape == SELDOM:
            value = (number,) * 4
        elif field.shape == MAP:
            value = {number: number}
        else:
            value = [number] * (4 if field.shape in (CARD, LIST) else 2)
        setattr(state, field.name, value)
    state.zones = [[0, 1], [], [2, 3]]
    return state


@pytest.mark.parametrize("kind", STATES)
def test_a_copy_has_every_field(kind):
    state = filled(kind)
    copy = state.clone()
    for field in state.FIELDS:
        assert getattr(copy, field.name) == getattr(state, field.name), field.name
    assert copy.zones == state.zones


@pytest.mark.parametrize("kind", STATES)
def test_no_column_of_a_copy_is_shared(kind):
    state = filled(kind)
    copy = state.clone()
    for field in state.FIELDS:
        if field.shape not in (ONE, SELDOM):
            assert getattr(copy, field.name) is not getattr(state, field.name), field.name
    assert all(one is not other for one, other in zip(copy.zones, state.zones, strict=True))


@pytest.mark.parametrize("name", OBJECTS)
def test_a_position_is_written_with_all_parts_of_its_objects(name):
    recipe = OBJECTS[name]
    assert parts(recipe.kind) == sorted(recipe.parts)


@pytest.mark.parametrize("record", [Activation, Play, Points])
def test_a_position_is_written_with_all_parts_of_its_records(record):
    assert parts(record) == sorted(record.__match_args__)


def parts(kind):
    return sorted(getattr(kind, "__mypyc_attrs__", None) or kind.__slots__)
