"""The files that cards are written down in, apart from how that is done."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import longbox

NOT_CARDS = ("__init__.py", "making.py", "parts.py", "hero_cards.py", "box.py", "special.py")


def card_files(game: str) -> list[Path]:
    folder = Path(longbox.__file__).parent / "games" / game / "cards"
    found = sorted(path for path in folder.rglob("*.py") if path.name not in NOT_CARDS)
    assert found, f"{game} has no card files"
    return found


def import_share(games: Iterable[str]) -> float:
    """How much of the lines of card files are imports."""
    imports = lines = 0
    for path in (path for game in games for path in card_files(game)):
        text = path.read_text("utf-8")
        lines += len(text.splitlines())
        for node in ast.parse(text).body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                imports += (node.end_lineno or node.lineno) - node.lineno + 1
    return imports / lines
