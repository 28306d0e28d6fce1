"""Equivalent terms: one thing that different tables have different words for.

A game's own words are those of its code. A table that calls things otherwise hears the same finished sentences with
the terms exchanged; articles and capitals are put right here, once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from longbox.engine.words import Say, capital


class Wording:
    """Terms in lower case, by what this table calls them. Names in `keep` stay whatever words they are made of."""

    def __init__(self, terms: Mapping[str, str], keep: Iterable[str] = ()) -> None:
        self.terms = dict(terms)
        self._pattern = self._find([*keep, *terms]) if terms else None

    @staticmethod
    def _find(phrases: list[str]) -> re.Pattern[str]:
        """A phrase with its article; longer ones first, so that a name is found before a word in it."""
        longest_first = sorted(map(re.escape, phrases), key=len, reverse=True)
        return re.compile(rf"\b(?:(an?) )?({'|'.join(longest_first)})\b", re.IGNORECASE)

    def __call__(self, text: str) -> str:
        return self._pattern.sub(self._exchanged, text) if self._pattern else text

    def _exchanged(self, found: re.Match[str]) -> str:
        article, old = found.groups()
        term = self.terms.get(old.lower())
        if term is None:
            return found[0]
        new = in_the_manner_of(old, term)
        if article is None:
            return new
        said = Say("").article(new)
        return capital(said) if article[0].isupper() else said


def in_the_manner_of(old: str, new: str) -> str:
    """The new words with the capitals of the old."""
    if old.islower():
        return new
    if old.istitle() or old.isupper():
        return " ".join(capital(word) for word in new.split())
    return capital(new)
