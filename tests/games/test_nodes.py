"""What holds for all classes of nodes, so that they mean the same compiled and not."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from inspect import isgetsetdescriptor
from pathlib import Path

import pytest

from longbox import registry
from longbox.engine.frames import Node


@pytest.fixture(scope="module")
def classes() -> set[type[Node]]:
    for name in ("vs", "champions", "legendary"):
        registry.rules_of(name)
    return {one for one in heirs_of(Node) if one.__module__.startswith("longbox.")}


def heirs_of(kind: type[Node]) -> Iterator[type[Node]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from heirs_of(heir)


def test_parts_never_change(classes):
    for one in classes:
        parameters = getattr(one, "__dataclass_params__", None)
        assert parameters is None or (parameters.frozen and not parameters.eq), one


def test_no_part_has_a_default_by_chance(classes):
    """A part that a base declares too needs `= field()`: dataclasses take what a compiled base has under that name,
    a descriptor, for a default. This can fail only where Longbox is compiled."""
    for one in classes:
        for part in getattr(one, "__dataclass_fields__", {}).values():
            assert not isgetsetdescriptor(part.default), f"{one.__name__}.{part.name}"


def test_no_property_stands_where_a_base_has_an_attribute(classes):
    """Compiled code reads the attribute of the base and would never ask the property."""
    for one in classes:
        for name, value in vars(one).items():
            if isinstance(value, property):
                for base in one.__mro__[1:]:
                    assert name not in vars(base).get("__annotations__", ()), f"{one.__name__}.{name}"
                    assert isinstance(vars(base).get(name, value), property), f"{one.__name__}.{name}"


def test_interpreted_nodes_leave_the_attributes_of_compiled_ones_alone(classes):
    """What a set file, which is not compiled, puts into its class hides the attribute that compiled code reads."""
    for one in classes:
        if ".cards." in one.__module__:
            bases = [base for base in one.__mro__[1:] if ".cards." not in base.__module__]
            declared = {name for base in bases for name in getattr(base, "__annotations__", ())}
            assert not [name for name in vars(one) if name in declared and not name.startswith("__")], one


def test_what_set_files_derive_from_allows_it(classes):
    """A set file is not compiled, and a compiled class has interpreted heirs only if it says so."""
    for one in classes:
        if ".cards." in one.__module__:
            for base in one.__bases__:
                if base in classes and ".cards." not in base.__module__:
                    assert base.__name__ in open_to_heirs(base.__module__), f"{one.__name__}({base.__name__})"


@cache
def open_to_heirs(module: str) -> set[str]:
    """The classes of a module from which interpreted ones may be derived."""
    file = sys.modules[module].__file__
    assert file is not None
    source = Path(file).parent / f"{module.rpartition('.')[2]}.py"
    return {
        node.name
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
        for decorator in node.decorator_list
        if "allow_interpreted_subclasses" in ast.unparse(decorator)
    }
