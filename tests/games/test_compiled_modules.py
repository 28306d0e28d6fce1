"""What is compiled follows the rooms of a game: a new module is compiled, or not, by where it stands."""

from __future__ import annotations

import ast
import importlib.util
from importlib import import_module
from pathlib import Path

import longbox

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "longbox"
NEVER = ("words", "cards")
"""Rooms of which nothing is compiled."""
ALWAYS = ("rules.py", "table", "chapters", "vocabulary")
"""What is compiled of a game, but for what `INTERPRETED` names."""


def compiling():
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "compiling.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_short(paths):
    return sorted(str(Path(path).relative_to(PACKAGE)) for path in paths)


def unknown_fields(source):
    """The fields of dataclasses and named tuples whose class is imported for the type checker only.

    Compiled code asks for that class when it makes the fields, and crashes while it is loaded. In a union or in the
    arguments of a `Callable` it is not asked for.
    """
    module = ast.parse(source)
    for_checker = {
        name.asname or name.name
        for part in module.body
        if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"
        for line in part.body
        if isinstance(line, ast.ImportFrom)
        for name in line.names
    }
    return [
        f"{made.name}.{ast.unparse(field)}"
        for made in ast.walk(module)
        if isinstance(made, ast.ClassDef) and has_typed_fields(made)
        for field in made.body
        if isinstance(field, ast.AnnAssign) and outermost(field.annotation) in for_checker
    ]


def has_typed_fields(made):
    marks = [ast.unparse(mark) for mark in (*made.bases, *made.decorator_list)]
    return any(mark == "NamedTuple" or mark.startswith("dataclass") for mark in marks)


def outermost(annotation):
    """`Game` of `Game[Any]`."""
    return ast.unparse(annotation.value if isinstance(annotation, ast.Subscript) else annotation)


def test_what_is_compiled_and_what_is_not():
    how = compiling()
    compiled = in_short(how.sources(PACKAGE))
    everything = in_short([*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/*/**/*.py")])
    named = in_short(path for pattern in how.INTERPRETED for path in PACKAGE.glob(pattern))
    print("compiled:", *compiled, sep="\n  ")
    print("interpreted:", *(path for path in everything if path not in compiled), sep="\n  ")
    for path in everything:
        room = path.split("/")[0] if path.startswith("engine") else path.split("/")[2]
        by_room = room == "engine" or room in ALWAYS
        assert by_room or room in NEVER or path in named, f"{path} stands in no room of a game"
        assert (path in compiled) == (by_room and path not in named), path
    assert {path for path in compiled if path not in everything} == {"match.py", "decisions.py"}


def test_fields_have_classes_that_are_known_when_a_module_is_loaded():
    for path in compiling().sources(PACKAGE):
        assert not unknown_fields(Path(path).read_text("utf-8")), path


def test_a_field_of_a_class_that_only_the_type_checker_knows_is_found():
    source = """
if TYPE_CHECKING:
    from longbox.engine.game import Game
    from longbox.engine.effects.players import Players as People

@dataclass(frozen=True, eq=False)
class Theirs:
    people: People
    perhaps: People | None
    test: Callable[[Game[Any]], bool]

class Found(NamedTuple):
    card: int
    game: Game[Any]

class Plain:
    game: Game[Any]
"""
    assert unknown_fields(source) == ["Theirs.people: People", "Found.game: Game[Any]"]


def test_every_exception_is_one():
    how = compiling()
    for pattern in how.INTERPRETED:
        assert list(PACKAGE.glob(pattern)), f"nothing is called {pattern}"


def test_what_runs_is_what_was_compiled():
    """Where Longbox is compiled, each of these modules is an extension, and no other one."""
    compiled = in_short(compiling().sources(PACKAGE)) if longbox.compiled() else []
    for path in in_short([*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/*/**/*.py")]):
        name = ".".join(("longbox", *Path(path).with_suffix("").parts)).removesuffix(".__init__")
        file = import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") == (path not in compiled), name
