"""Copies of a state are written out field by field: here the table of fields is the referee."""

import ast
from pathlib import Path

import pytest

import longbox
from longbox.engine.fields import CARD, LIST, MAP, ONE, SELDOM
from longbox.engine.saves import OBJECTS
from longbox.games.champions.table.state import Activation, ChampionsState
from longbox.games.legendary.table.state import LegendaryState, Play, Points
from longbox.games.vs.table.state import VsState

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
    assert copy.zones is not state.zones


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


@pytest.mark.parametrize("game", longbox.games())
def test_what_a_copy_plays_leaves_the_cards_of_the_other_where_they_lay(game):
    match = longbox.deal(game, seed=4, record=False)
    before = [list(cards) for cards in match._game.state.zones]
    copy = match.clone()
    for choice in range(60):
        if copy.decision:
            copy.choose(choice % len(copy.decision.options))
    assert copy._game.state.zones != before
    assert match._game.state.zones == before


def test_nobody_writes_past_put_to_a_column_that_copies_share():
    assert in_the_sources(written_to) == []


def test_nobody_changes_the_list_of_cards_in_a_zone():
    assert in_the_sources(changed_zones) == []


def in_the_sources(search):
    package = Path(longbox.__file__).parent
    sources = [path for folder in ("engine", "games", "players") for path in (package / folder).rglob("*.py")]
    assert len(sources) > 200
    modules = {path: ast.parse(path.read_text()) for path in sources}
    return [f"{path}: {ast.unparse(node)}" for path, module in modules.items() for node in search(module)]


def written_to(module):
    """The places of columns that copies may share which are written to, by the state's name for them or a local one."""
    columns = frozenset().union(*(kind.seldom for kind in STATES))
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            local = {
                name.id
                for node in ast.walk(function)
                for name, value in assigned(node)
                if isinstance(name, ast.Name) and isinstance(value, ast.Attribute) and value.attr in columns
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                    written = node.value
                    if getattr(written, "attr", None) in columns or getattr(written, "id", None) in local:
                        yield node


def assigned(node):
    """Names and what a piece of code gives them, also where several are given at once or one after another."""
    if isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
        return [(node.target, value) for value in node.iter.elts]
    if not isinstance(node, ast.Assign):
        return []
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=True))
    return [(target, value)]


def test_writing_past_put_would_be_found():
    module = ast.parse(
        """
def wrong(state):
    state.owner[cards[0]] = 1
    state.known[state.owner[card]] = state.xp[card]
    known, hosts = state.known, state.host
    known[card] = hosts[card] = 1
    mine = state.own("sight")
    mine[card] = 1
    for column in (state.zone, state.face):
        column[card] = 2
"""
    )
    found = ["state.owner[cards[0]]", "hosts[card]", "column[card]"]
    assert sorted(ast.unparse(node) for node in written_to(module)) == sorted(found)


CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def changed_zones(module):
    """The places where the list of a zone itself is changed, by the state's name for it or a local one."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            nodes = list(ast.walk(function))
            local = {
                name.id
                for node in nodes
                for name, value in assigned(node)
                if isinstance(name, ast.Name) and is_a_zone(value)
            }
            for node in nodes:
                target = what_changes(node)
                if is_a_zone(target) or (isinstance(target, ast.Name) and target.id in local):
                    yield node


def what_changes(node):
    """The list that a piece of code changes in place, if it does."""
    if isinstance(node, ast.AugAssign):
        return node.target
    if isinstance(node, ast.Attribute):
        return node.value if node.attr in CHANGES else None
    return node.value if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) else None


def is_a_zone(node):
    """`state.zones[DECK.at(seat)]`, or `zones[...]` where the list of all zones has a local name."""
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return False
    return "zones" in (getattr(node.value, "attr", ""), getattr(node.value, "id", ""))


def test_a_change_of_the_list_of_a_zone_would_be_found():
    module = ast.parse(
        """
def wrong(state, zones):
    deck, many = state.zones[0], 3
    deck.pop()
    deck[1:2] = []
    zones[4].append(7)
    state.zones[5] += [8]
    state.zones[6][0] = 9
    del zones[7][0]


def right(state):
    zones = state.zones
    zones[3] = zones[3] + [4]
    deck = zones[2].copy()
    deck.pop()
    state.frames.pop()
"""
    )
    found = ["deck.pop", "deck[1:2]", "zones[4].append", "state.zones[5] += [8]", "state.zones[6][0]", "zones[7][0]"]
    assert sorted(ast.unparse(node) for node in changed_zones(module)) == sorted(found)


@pytest.mark.parametrize("name", OBJECTS)
def test_a_position_is_written_with_all_parts_of_its_objects(name):
    recipe = OBJECTS[name]
    assert parts(recipe.kind) == sorted(recipe.parts)


@pytest.mark.parametrize("record", [Activation, Play, Points])
def test_a_position_is_written_with_all_parts_of_its_records(record):
    assert parts(record) == sorted(record.__match_args__)


def parts(kind):
    return sorted(getattr(kind, "__mypyc_attrs__", None) or kind.__slots__)
