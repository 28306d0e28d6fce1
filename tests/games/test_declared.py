"""Every field of a state, slot of a scope and note of an event is declared, once; nothing else is written or read.

Types say most of it. Here the sources are searched, for what goes by a name in quotes too; `pytest -s` lists all.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import longbox
from longbox.engine.fields import SELDOM
from longbox.engine.state import State
from longbox.engine.walking import modules_in
from longbox.registry import rules_of

PACKAGE = Path(longbox.__file__).parent
KEPT_IN = {"Slot": "slots", "Note": "notes"}
READ = ("get", "pop", "setdefault")
WRITING = ("put", "add", "put_all", "own")


@cache
def sources(game: str) -> dict[Path, ast.Module]:
    paths = [*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "games" / game).rglob("*.py")]
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(paths)}


def declared(game: str, kind: str) -> dict[str, list[str]]:
    """The slots or notes of the engine and a game: the names of their constants, by what they are called in saves."""
    found: dict[str, list[str]] = {}
    for module in sources(game).values():
        for line in module.body:
            if isinstance(line, ast.AnnAssign) and is_made(line.value, kind):
                assert isinstance(line.value, ast.Call)
                found.setdefault(ast.literal_eval(line.value.args[0]), []).append(ast.unparse(line.target))
    return found


def is_made(value: ast.expr | None, kind: str) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == kind


def said(node: ast.expr) -> bool:
    """Whether something is called by a name in quotes."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_store(node: ast.expr) -> bool:
    """Whether it is a scope, its slots, or the notes of an event."""
    return ast.unparse(node).rpartition(".")[2] in ("scope", "vars", "notes")


def named_in_quotes(node: ast.AST) -> bool:
    """Whether a slot or a note is read, written, looked for or laid down by a name in quotes."""
    if isinstance(node, ast.Subscript):
        return said(node.slice) and is_store(node.value)
    if isinstance(node, ast.Compare):
        return said(node.left) and is_store(node.comparators[0])
    if isinstance(node, ast.Call):
        read = isinstance(node.func, ast.Attribute) and node.func.attr in READ and is_store(node.func.value)
        laid = [word.value for word in node.keywords if word.arg in ("vars", "notes")]
        return bool(read and said(node.args[0])) or any(
            key is not None and said(key) for one in laid if isinstance(one, ast.Dict) for key in one.keys
        )
    return False


@pytest.mark.parametrize("game", longbox.games())
def test_every_slot_and_note_is_declared_once(game):
    for kind, name in KEPT_IN.items():
        found = declared(game, kind)
        print(f"{game}, {name}:", ", ".join(sorted(found)))
        assert found
        assert [called for called in found.values() if len(called) > 1] == []


@pytest.mark.parametrize("game", longbox.games())
def test_no_slot_or_note_is_used_that_is_not_declared(game):
    for path, module in sources(game).items():
        for node in ast.walk(module):
            assert not named_in_quotes(node), f"{path}:{node.lineno}: {ast.unparse(node)}"
    for kind, name in KEPT_IN.items():
        constants = {one for names in declared(game, kind).values() for one in names}
        assert constants == constants & used(game, name), f"{name} that nothing uses"


def used(game: str, name: str) -> set[str]:
    """The constants of slots or notes that are spoken of: `slots.IT`, or `IT` where it is imported."""
    nodes = [node for path, module in sources(game).items() if path.stem != name for node in ast.walk(module)]
    spoken = {node.attr for node in nodes if isinstance(node, ast.Attribute) and ast.unparse(node.value) == name}
    return spoken | {node.id for node in nodes if isinstance(node, ast.Name)}


@pytest.mark.parametrize("game", longbox.games())
def test_slots_and_notes_are_declared_where_one_looks_for_them(game):
    for path, module in sources(game).items():
        for node in ast.walk(module):
            for kind, name in KEPT_IN.items():
                if isinstance(node, ast.expr) and is_made(node, kind):
                    assert path.stem == name, f"{path}:{node.lineno}"


@pytest.mark.parametrize("game", longbox.games())
def test_no_field_is_used_that_is_not_declared(game):
    state = rules_of(game).new_state(2)
    fields = {field.name: field for field in state.FIELDS}
    print(f"{game}, fields:", ", ".join(sorted(fields)))
    assert len(fields) == len(state.FIELDS)
    known = {*fields, *dir(State), *dir(type(state)), "zones", "frames", "shared"}
    for path, module in sources(game).items():
        for node in ast.walk(module):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).rpartition(".")[2] == "state":
                assert node.attr in known, f"{path}:{node.lineno}: {ast.unparse(node)}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
                column = node.args[0] if node.args else None
                if ast.unparse(node.func.value).rpartition(".")[2] == "state" and column is not None and said(column):
                    assert fields[ast.literal_eval(column)].shape == SELDOM, f"{path}:{node.lineno}"


@pytest.mark.parametrize("game", longbox.games())
def test_every_module_is_found(game):
    found = [module.__name__ for module in modules_in(f"longbox.games.{game}")]
    print(f"{game}, modules:", ", ".join(found))
    there = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources(game)]
    mine = [name.removesuffix(".__init__") for name in there if name.startswith(f"longbox.games.{game}")]
    assert sorted(found) == sorted(mine)
