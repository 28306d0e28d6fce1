"""What holds for all classes of nodes, so that they mean the same compiled and not."""

from collections.abc import Iterator
from inspect import isgetsetdescriptor

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
