"""No game is named outside its own two folders: who adds one changes nothing else.

Docstrings and comments may give an example; what a program runs may not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import longbox

SOURCES = Path(longbox.__file__).parent
OF_GAMES = [SOURCES / rooms / game for rooms in ("games", "clients") for game in longbox.games()]
BUILT = SOURCES / "server" / "page"

WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""A word of a name in code: `vs_title`, `VsTitle` and `VS` all hold "vs"."""


def shared(suffix: str) -> list[Path]:
    """The files of a kind that belong to no game."""
    return [path for path in sorted(SOURCES.rglob(f"*{suffix}")) if not {*OF_GAMES, BUILT} & {*path.parents}]


def spoken(text: str) -> Iterator[str]:
    """The games that a text names: by what their folders or people call them, or by one of their rules."""
    yield from (game for game in longbox.games() if names_of(game).search(text))


@cache
def names_of(game: str) -> re.Pattern[str]:
    prefix = longbox.rules(game)[0].id.partition("-")[0]
    names = (re.escape(game), re.escape(longbox.about(game).title))
    return re.compile(rf"(?i:(?<![a-z])({'|'.join(names)})(?![a-z]))|\b{prefix}-[A-Z]")


def named(identifier: str) -> Iterator[str]:
    """The games that a name in code holds, as a word of it."""
    words = {word.lower() for word in WORD.findall(identifier)}
    yield from (game for game in longbox.games() if game in words)


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """Texts that stand by themselves: they explain and do nothing."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def identifiers(node: ast.AST) -> Iterator[str]:
    """What a node of the syntax calls things; dotted names of modules whole."""
    for field in ("id", "attr", "arg", "name", "asname", "module"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value


def games_in(source: str) -> list[tuple[int, str]]:
    """Where a program names a game, by line."""
    tree = ast.parse(source)
    silent = docstrings(tree)
    found = []
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in silent:
            found += [(line, game) for game in spoken(node.value)]
        found += [(line, game) for name in identifiers(node) for game in named(name)]
    return found


def test_no_shared_module_names_a_game() -> None:
    modules = shared(".py")
    assert len(modules) > 100
    found = {str(path.relative_to(SOURCES)): games_in(path.read_text("utf-8")) for path in modules}
    assert {path: games for path, games in found.items() if games} == {}


def test_no_shared_template_names_a_game() -> None:
    assert [path.name for path in shared(".html") if [*spoken(path.read_text("utf-8"))]] == []


def test_no_shared_file_or_folder_is_called_after_a_game() -> None:
    parts = {part for path in shared(".py") for part in path.relative_to(SOURCES).with_suffix("").parts}
    assert [part for part in sorted(parts) if [*named(part)]] == []


@pytest.mark.parametrize(
    "source",
    [
        'GAMES = ("vs", "champions")',
        'title = "Marvel Champions"',
        'help = f"{first}, Champions or {last}"',
        'rule = "MC-COST-29"',
        "def vs_title(): ...",
        "class LegendaryBoard: ...",
        "play(champions=True)",
        "import longbox.games.vs",
        "from longbox.clients.legendary import story as told",
        "from longbox.clients import legendary",
    ],
)
def test_a_name_is_found_wherever_it_is(source: str) -> None:
    assert games_in(source)


@pytest.mark.parametrize(
    "source",
    ['"""In Champions: `play("champions")`."""', "revs = 1", 'words = "chevs, a champion"', "def legend(): ..."],
)
def test_examples_in_docstrings_and_words_that_only_look_alike_are_no_names(source: str) -> None:
    assert games_in(source) == []
