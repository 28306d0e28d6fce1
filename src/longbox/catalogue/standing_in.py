"""Which tests of a file play with made-up cards.

A card is made up if a test makes it: by a function of a module of this name (`made_up`), or by what the games' own
cards are made with. A test plays with it if it makes it itself, or names a constant, a helper or a fixture of its file
that does. Blank cards that a table needs to be complete come with the helpers that lay it out, and do not count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

MAKERS = frozenset({"made_up", "making", "printing", "printed"})
"""Modules whose functions and classes make cards."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class MadeUp:
    """The names in a test file that stand for made-up cards, or for what makes them."""

    def __init__(self, file: ast.Module) -> None:
        self._makers = frozenset(makers(file))
        self._names: set[str] = set()
        defined = [(name, statement) for statement in file.body for name in names(statement)]
        known = -1
        while known < len(self._names):
            known = len(self._names)
            self._names |= {name for name, statement in defined if self.within(statement)}

    def within(self, node: ast.AST) -> bool:
        """Whether made-up cards come up somewhere in a piece of a file."""
        return any(self._is_made(part) for part in ast.walk(node))

    def _is_made(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Call):
            return root(node.func) in self._makers
        if isinstance(node, ast.arg):
            return node.arg in self._names
        return isinstance(node, ast.Name) and node.id in self._names


def makers(file: ast.Module) -> Iterator[str]:
    """The names under which a file knows what makes cards."""
    for node in ast.walk(file):
        if isinstance(node, ast.ImportFrom):
            whole = (node.module or "").rpartition(".")[2] in MAKERS
            yield from (name.asname or name.name for name in node.names if whole or name.name in MAKERS)


def names(statement: ast.stmt) -> Iterator[str]:
    """What a statement of a file gives a name to; tests are not used by others."""
    if isinstance(statement, Function):
        if not statement.name.startswith("test"):
            yield statement.name
    elif isinstance(statement, ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        yield from (part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name))


def root(node: ast.expr) -> str:
    """The name that a dotted one begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
