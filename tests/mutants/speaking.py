"""What rules and functions speak of: their words, the rarer ones counting more."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import log, sqrt
from pathlib import Path

WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
ENDINGS = ("ing", "ed", "es", "s", "e")


def words_of(text: str) -> frozenset[str]:
    """The words of a text or of names in code, without their endings."""
    return frozenset(stem(word.lower()) for word in WORD.findall(text) if len(word) > 2)


def stem(word: str) -> str:
    """Attacks, attacked and attacking are one word."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word


@cache
def functions(file: Path) -> tuple[tuple[range, frozenset[str]], ...]:
    """The functions of a file with their lines and words: those of their text, of their class and of the module."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    found: list[tuple[range, frozenset[str]]] = []

    def look(body: Iterable[ast.stmt], around: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                look(node.body, f"{around} {node.name} {ast.get_docstring(node) or ''}")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                place = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                text = "\n".join(lines[place.start - 1 : place.stop - 1])
                found.append((place, words_of(f"{around} {text}")))

    look(ast.parse(source).body, file.stem)
    return tuple(found)


def words_at(file: Path, line: int) -> frozenset[str]:
    """The words of the function that a line belongs to; none outside of functions."""
    return next((words for place, words in functions(file) if line in place), frozenset())


class Speech:
    """How much each word counts, among all these sets of words: one that stands in most of them says little."""

    def __init__(self, everything: tuple[frozenset[str], ...]) -> None:
        self._total = len(everything)
        self._in = Counter(word for words in everything for word in words)

    def weights(self, words: Iterable[str]) -> dict[str, float]:
        """Words that stand nowhere in the code can't tell its functions apart, and are left out."""
        return {word: log(self._total / self._in[word]) for word in words if self._in[word]}

    def alike(self, one: Mapping[str, float], other: Mapping[str, float]) -> float:
        """From 0 (nothing in common) to 1 (the same words)."""
        common = sum(one[word] * other[word] for word in one.keys() & other.keys())
        size = sqrt(sum(weight**2 for weight in one.values()) * sum(weight**2 for weight in other.values()))
        return common / size if size else 0.0
