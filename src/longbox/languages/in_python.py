"""Messages that stand in Python sources, found by reading them: whatever is handed to `said` and its like."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple


class Found(NamedTuple):
    """A message, how it is said of several if it counts something, and where it stands."""

    one: str
    many: str
    file: str
    line: int


FIRST: Final = frozenset({"said", "told", "phrase", "message", "Message", "kept"})
"""What is handed a message first."""
BESIDE: Final[dict[str, tuple[int, str]]] = {"Message": (2, "yours"), "kept": (1, "yours")}
"""What may be handed one more, for the player whom it is about: where, and by which name."""
COUNTING: Final = frozenset({"plural", "told_of"})
"""What is handed a number, and a message for one and for several."""
DECLARED: Final[dict[str, tuple[int, str]]] = {
    "Bar": (2, "words"),
    "Item": (1, "words"),
    "Standing": (0, "words"),
    "Topic": (1, "window"),
}
"""Tables of which a field is a message: where it stands, and what it is called."""
MANY: Final = (3, "many")
"""Where a message that is kept says how it is said of several."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = dict[str, list[ast.expr]]
"""What names stand for in a function or in a file."""


def messages_in(file: Path, root: Path) -> Iterator[Found]:
    """All messages of a source file, in its order."""
    reader = Reader(file.relative_to(root).as_posix())
    reader.visit(ast.parse(file.read_text("utf-8")))
    return iter(reader.found)


class Reader(ast.NodeVisitor):
    """Reads a file with an eye on what its names stand for: a message may have been given one a line above."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Found] = []
        self.scopes: list[Scope] = []

    def visit_Module(self, node: ast.Module) -> None:
        self.within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.within(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.within(node)

    def within(self, node: ast.Module | Function) -> None:
        self.scopes.append(assigned(node))
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        called = name_of(node.func)
        if called in COUNTING:
            self.note_pairs(node, self.argument(node, 1, "one"), self.argument(node, 2, "many"))
        elif called in FIRST:
            self.note_pairs(node, self.argument(node, 0, ""), self.argument(node, *MANY) if called == "Message" else [])
        for table in (BESIDE, DECLARED):
            if called in table:
                self.note_pairs(node, self.argument(node, *table[called]), [])
        self.generic_visit(node)

    def argument(self, node: ast.Call, place: int, name: str) -> list[str]:
        """The texts that an argument may be."""
        given = [keyword.value for keyword in node.keywords if keyword.arg == name]
        if not given and len(node.args) > place:
            given = [node.args[place]]
        return [text for value in given for text in self.texts(value)]

    def texts(self, value: ast.expr) -> list[str]:
        """The texts that a value may be, as far as they can be read here."""
        match value:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return [*self.texts(value.body), *self.texts(value.orelse)]
            case ast.BoolOp():
                return [text for part in value.values for text in self.texts(part)]
            case ast.Dict():
                return [text for part in value.values for text in self.texts(part)]
            case ast.Tuple():
                return [text for part in value.elts for text in self.texts(part)]
            case ast.Subscript(value=ast.Name(id=name)) | ast.Name(id=name):
                return [text for meant in self.meant(name) for text in self.texts(meant)]
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="get")):
                default = [text for part in value.args[1:] for text in self.texts(part)]
                return [*[text for meant in self.meant(name) for text in self.texts(meant)], *default]
        return []

    def meant(self, name: str) -> list[ast.expr]:
        return next((scope[name] for scope in reversed(self.scopes) if name in scope), [])

    def note_pairs(self, node: ast.Call, one: list[str], many: list[str]) -> None:
        """Messages with their plurals; where there are several of each, in the same order."""
        pairs = list(zip(one, many, strict=False)) if many else [(text, "") for text in one]
        self.found += [Found(single, several, self.file, node.lineno) for single, several in pairs if single]


def assigned(node: ast.Module | Function) -> Scope:
    """What the names of a file or a function are given, whichever way it goes."""
    found: Scope = {}
    for part in node.body if isinstance(node, ast.Module) else ast.walk(node):
        if isinstance(part, ast.Assign):
            targets, value = part.targets, part.value
        elif isinstance(part, ast.AnnAssign) and part.value is not None:
            targets, value = [part.target], part.value
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Name) and not mentions(value, target.id):
                found.setdefault(target.id, []).append(value)
    return found


def mentions(value: ast.expr, name: str) -> bool:
    """Whether a name is given a value that is made of itself."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(value))


def name_of(called: ast.expr) -> str:
    """The last part of what is called: `say.phrase` is "phrase"."""
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
