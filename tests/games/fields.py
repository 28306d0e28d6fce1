"""Writes the table of fields and the copying of a state from its declarations: see `longbox.engine.fields`."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import longbox
from longbox.engine.fields import CARD, LIST, MAP, ONE, SEAT, SELDOM

PACKAGE = Path(longbox.__file__).parent
SHAPES = {"OfCards": CARD, "Seldom": SELDOM, "OfSeats": SEAT, "ListOf": LIST, "MapOf": MAP}
NOTHING: dict[str, Any] = {"int": 0, "bool": False, "str": ""}
COPIED_WITH_CARE = (CARD, SEAT, LIST, MAP)
HEAD = '''"""Written by `make fields` from what `state.py` declares, and by no other hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.fields import {shapes}, Field

if TYPE_CHECKING:
    from {module} import {state}

FIELDS: Final = (
{fields}
)


def copy_fields(old: {state}, new: {state}) -> None:
    """All but what the state copies itself."""
{copies}
'''


class Declared(NamedTuple):
    """One field as the class of a state declares it."""

    name: str
    shape: str
    default: Any
    marks: tuple[str, ...]

    def line(self) -> str:
        """Its line in the table of fields."""
        parts = [repr(self.name).replace("'", '"'), self.shape.upper()]
        if self.shape not in (LIST, MAP):
            parts.append(repr(self.default).replace("'", '"'))
        parts += ["shown=True"] * ("SHOWN" in self.marks) + ["saved=False"] * ("UNSAVED" in self.marks)
        return f"    Field({', '.join(parts)}),"

    def copy(self) -> str:
        copied = ".copy()" if self.shape in COPIED_WITH_CARE else ""
        return f"    new.{self.name} = old.{self.name}{copied}"


def states() -> list[Path]:
    """The modules in which states are declared."""
    return [PACKAGE / "engine" / "state.py", *sorted(PACKAGE.glob("games/*/table/state.py"))]


def beside(state: Path) -> Path:
    return state.with_name("state_fields.py")


def written(path: Path) -> str:
    """What is to stand beside the module of a state."""
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    state = state_class(ast.parse(path.read_text("utf-8")))
    fields = declared(state, vars(import_module(name)))
    return HEAD.format(
        shapes=", ".join(sorted({field.shape.upper() for field in fields})),
        module=name,
        state=state.name,
        fields="\n".join(field.line() for field in fields),
        copies="\n".join(field.copy() for field in fields if "CLONED" not in field.marks),
    )


def state_class(module: ast.Module) -> ast.ClassDef:
    classes = [one for one in module.body if isinstance(one, ast.ClassDef) and one.name.endswith("State")]
    assert len(classes) == 1
    return classes[0]


def declared(state: ast.ClassDef, names: dict[str, Any]) -> list[Declared]:
    lines = [line for line in state.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
    fields = [one_declared(line, names) for line in lines if not ast.unparse(line.annotation).startswith("ClassVar")]
    return [field for field in fields if "APART" not in field.marks]


def one_declared(line: ast.AnnAssign, names: dict[str, Any]) -> Declared:
    assert isinstance(line.target, ast.Name)
    kind: ast.expr = line.annotation
    said: list[ast.expr] = []
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
        assert isinstance(kind.slice, ast.Tuple)
        kind, *said = kind.slice.elts
    column = ast.unparse(kind.value) if isinstance(kind, ast.Subscript) else ""
    shape = SHAPES.get(column, ONE)
    of = kind.slice if isinstance(kind, ast.Subscript) and shape != ONE else kind
    default = nothing_of(ast.unparse(of))
    for mark in said:
        if isinstance(mark, ast.Call):
            default = value_of(mark.args[0], names)
    return Declared(line.target.id, shape, default, tuple(one.id for one in said if isinstance(one, ast.Name)))


def nothing_of(kind: str) -> Any:
    return () if kind.startswith("tuple[") else NOTHING.get(kind)


def value_of(default: ast.expr, names: dict[str, Any]) -> Any:
    if isinstance(default, ast.Tuple):
        return tuple(value_of(one, names) for one in default.elts)
    return names[default.id] if isinstance(default, ast.Name) else ast.literal_eval(default)
