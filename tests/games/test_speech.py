"""Nodes hand their speech messages and parts, never strings that they have joined: so one language, side or edition
more touches no node and no card."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import longbox
from longbox.engine.effects.phrases import plural_of
from longbox.engine.tongue import SIGN, Mark, Tongue, marked, plain, read
from longbox.engine.words import Say, capital, third_person

SOURCES = Path(longbox.__file__).parent
NODES = sorted(
    [
        *SOURCES.glob("engine/effects/*.py"),
        *SOURCES.glob("games/*/table/*.py"),
        *SOURCES.glob("games/*/vocabulary/**/*.py"),
        *SOURCES.glob("games/*/cards/**/*.py"),
    ]
)
STRING_WORK = {"join", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith", "format"}


def speaking(source: Path) -> Iterator[ast.FunctionDef]:
    """The functions of a file that speak: those that are handed a speech, but for the speech's own."""
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and not any(ast.unparse(base).endswith("Say") for base in node.bases):
            functions = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        else:
            functions = [node] if isinstance(node, ast.FunctionDef) else []
        yield from [function for function in functions if "say" in [one.arg for one in function.args.args]]


def joins(function: ast.FunctionDef) -> Iterator[int]:
    """The lines at which a function puts strings together or takes them apart, but for its errors."""
    errors = [part for part in ast.walk(function) if isinstance(part, (ast.Raise, ast.Assert))]
    excused = {id(part) for error in errors for part in ast.walk(error)}
    for part in ast.walk(function):
        if id(part) in excused:
            continue
        joined = isinstance(part, ast.JoinedStr) or (
            isinstance(part, ast.BinOp)
            and isinstance(part.op, (ast.Add, ast.Mod))
            and any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (part.left, part.right))
        )
        worked = isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr in STRING_WORK
        if joined or worked:
            yield part.lineno


@pytest.mark.parametrize("source", NODES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_nodes_join_no_strings(source):
    found = {line: function.name for function in speaking(source) for line in joins(function)}
    assert not found, f"{source.name} puts words together itself: hand the speech a message with its parts instead"
