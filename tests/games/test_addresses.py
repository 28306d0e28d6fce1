"""Whatever stands in a game as a constant can be part of a saved position: event kinds, procedures, powers."""

from __future__ import annotations

import ast
import json
from importlib import import_module
from pathlib import Path

import pytest

import longbox
from longbox.engine.events import EventKind
from longbox.engine.frames import Node
from longbox.engine.saves import Reader, Writer
from longbox.registry import rules_of

PACKAGE = Path(longbox.__file__).parent


def sources(game: str) -> list[tuple[str, ast.Module]]:
    """The modules of the engine and of a game by their files, apart from how the engine finds them."""
    folders = (PACKAGE / "engine", PACKAGE / "games" / game)
    paths = sorted(path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py")
    assert len(paths) > 60
    named = [(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts), path) for path in paths]
    return [(name, ast.parse(path.read_text("utf-8"))) for name, path in named]


def constants(module: ast.Module) -> list[tuple[str, ast.expr]]:
    """What is bound to a name at the top of a module."""
    found = []
    for line in module.body:
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        value = line.value if isinstance(line, (ast.Assign, ast.AnnAssign)) else None
        found += [(name.id, value) for name in targets if isinstance(name, ast.Name) and value is not None]
    return found


@pytest.mark.parametrize("game", longbox.games())
def test_every_constant_is_written_and_read_back(game):
    rules = rules_of(game)
    tried: set[type] = set()
    for module, source in sources(game):
        for name, _ in constants(source):
            value = getattr(import_module(module), name)
            if isinstance(value, (Node, EventKind)):
                written = json.loads(json.dumps(Writer(rules.addresses).write(value)))
                assert Reader(rules.library, rules.addresses).read(written) is value, f"{module}.{name}"
                tried.add(type(value))
    assert EventKind in tried
    assert len(tried) > 10


@pytest.mark.parametrize("game", longbox.games())
def test_every_kind_of_event_is_a_constant_of_its_module(game):
    for module, source in sources(game):
        made = [one for one in ast.walk(source) if isinstance(one, ast.Call) and ast.unparse(one.func) == "EventKind"]
        kept = [value for _, value in constants(source)]
        assert [ast.unparse(one) for one in made if one not in kept] == [], module


@pytest.mark.parametrize("game", longbox.games())
def test_no_address_stands_for_two_nodes(game):
    addresses = rules_of(game).addresses
    assert len(addresses.names) == len(addresses.nodes)
    assert all(addresses.names[id(node)] == name for name, node in addresses.nodes.items())


def test_a_node_or_an_event_kind_that_stands_nowhere_is_refused():
    writer = Writer(rules_of("vs").addresses)
    with pytest.raises(TypeError, match="does not stand as a constant"):
        writer.write(EventKind("made up on the way"))
    with pytest.raises(TypeError, match="has no address"):
        writer.write(Node())
