"""A made-up language: English in letters that nobody uses, to see at a glance what is no message."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from longbox.engine.language import Language

PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MARKED: Final = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŦÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫřšŧûṽŵẋýž"
MARKING: Final = Language("xx", "Ẋẋ", letters=dict(zip(PLAIN, MARKED, strict=True)))

WORD: Final = re.compile(r"[A-Za-z]{2,}")


def unmarked(text: str, names: Iterable[str]) -> list[str]:
    """The words in a text that are in plain letters and belong to none of these names."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return WORD.findall(text)
