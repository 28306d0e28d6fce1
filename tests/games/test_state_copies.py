"""Copies of a state are written out field by field: here the table of fields is the referee."""

import ast
from pathlib import Path

import pytest

import longbox
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
        elif field.shape == MAP:
            value = {number: number}
        else:
            value = [number] * (4 if field.shape in (CARD, SELDOM, LIST) else 2)
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


@pytest.mark.parametrize("kind", STATES)
def test_what_is_put_into_a_shared_column_stays_with_its_state(kind):
    state = filled(kind)
    copy = state.clone()
    later = copy.clone()
    for at, column in enumerate(sorted(kind.seldom)):
        before = list(getattr(state, column))
        copy.put(column, 1, -7)
        state.put_all(column, [(2, -8), (3, -9)])
        copy.put(column, 0, -10 - at)
        assert getattr(later, column) == before
        assert getattr(copy, column) == [-10 - at, -7, *before[2:]]
        assert getattr(state, column) == [*before[:2], -8, -9]


def test_nobody_writes_past_put_to_a_column_that_copies_share():
    package = Path(longbox.__file__).parent
    sources = [path for folder in ("engine", "games", "players") for path in (package / folder).rglob("*.py")]
    assert len(sources) > 200
    modules = {path: ast.parse(path.read_text()) for path in sources}
    found = [f"{path}: {ast.unparse(node)}" for path, module in modules.items() for node in written_to(module)]
    assert found == []


def written_to(module):
    """The places of columns that copies may share which are written to, by the state's name for them or a local one."""
    columns = frozenset().union(*(kind.seldom for kind in STATES))
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            local = {
                name.id
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for name, value in assigned(node)
                if isinstance(name, ast.Name) and isinstance(value, ast.Attribute) and value.attr in columns
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                    written = node.value
                    if getattr(written, "attr", None) in columns or getattr(written, "id", None) in local:
                        yield node


def assigned(assignment):
    """Names and what they are given, also where several are at once."""
    target, value = assignment.targets[0], assignment.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=True))
    return [(target, value)]


def test_writing_past_put_would_be_found():
    module = ast.parse(
        """
def wrong(state):
    state.owner[cards[0]] = 1
    state.xp[card, state.face[card]] = state.owner[card]
    known, hosts = state.known, state.host
    known[card] = hosts[card] = 1
    mine = state.own("sight")
    mine[card] = 1
"""
    )
    assert [ast.unparse(node) for node in written_to(module)] == ["state.owner[cards[0]]", "hosts[card]"]


@pytest.mark.parametrize("name", OBJECTS)
def test_a_position_is_written_with_all_parts_of_its_objects(name):
    recipe = OBJECTS[name]
    assert parts(recipe.kind) == sorted(recipe.parts)


@pytest.mark.parametrize("record", [Activation, Play, Points])
def test_a_position_is_written_with_all_parts_of_its_records(record):
    assert parts(record) == sorted(record.__match_args__)


def parts(kind):
    return sorted(getattr(kind, "__mypyc_attrs__", None) or kind.__slots__)
