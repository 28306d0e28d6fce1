"""Which cards the tests of a game play by name, read from the tests themselves.

Some cards hardly come up in games played by chance. What counts for them is a scenario in which they act: their name
(or id) stands in a call that plays them, fights them or lets them act, not only in a position that is laid out. Or a
mark names them, `@pytest.mark.card("viper")`, and the tests of that game check that the scenario keeps its word.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import longbox

TESTS = Path(__file__).parents[1]
ACTS = {
    "legendary": {
        "begin_turn",
        "parametrize",
        "play",
        "use",
        "fight",
        "recruit",
        "leaving",
        "villain_deck",
        "tactics",
        "mastermind",
        "scheme",
    }
}
"""The calls and arguments by which a scenario lets a card act, and the cases that a test is repeated for."""


def tried(game: str) -> set[str]:
    """The ids of the cards that some scenario of a game lets act."""
    tests = [ast.parse(path.read_text()) for path in sorted((TESTS / game).rglob("test_*.py"))]
    named = {word for test in tests for word in acting(test, game)}
    marked = {word for test in tests for word in marks(test)}
    return marked | {card.id for card in longbox.cards(game) if {card.id, card.name} & named}


def marks(test: ast.Module) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
            yield from words_in(node.args, {})


def acting(test: ast.Module, game: str) -> Iterator[str]:
    acts = ACTS.get(game, set())
    names = constants(test)
    for call in (node for node in ast.walk(test) if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Attribute) and call.func.attr in acts:
            yield from words_in(call.args, names)
        yield from words_in([argument.value for argument in call.keywords if argument.arg in acts], names)


def constants(test: ast.Module) -> dict[str, str]:
    """Cards whose names a test has given a shorter one."""
    return {
        target.id: node.value.value
        for node in test.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def words_in(arguments: list[ast.expr], names: dict[str, str]) -> Iterator[str]:
    for argument in arguments:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.Name) and node.id in names:
                yield names[node.id]
