"""Spectrum: something for whoever has Heroes of many classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.conditions import Condition, Fact
from longbox.engine.effects.flow import do, if_
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.amounts import classes_you_have
from longbox.games.legendary.vocabulary.named import Named

ENOUGH: Final = 3


def has_a_spectrum(game: Table, scope: Scope) -> bool:
    return classes_you_have(game, scope) >= ENOUGH


A_SPECTRUM: Final = Fact(f"{{you have}} {{Heroes}} of at least {ENOUGH} classes", has_a_spectrum)


@dataclass(frozen=True, eq=False)
class NoSpectrum(Condition):
    """Whoever has too few classes for it."""

    def holds(self, game: Table, scope: Scope) -> bool:
        return not has_a_spectrum(game, scope)

    def with_them(self, say: Say, denied: bool = False) -> str:
        return say.phrase("without {Heroes} of at least {number} classes", number=ENOUGH)


NO_SPECTRUM: Final = NoSpectrum()


def spectrum(*effects: Node) -> Named:
    return Named("{Spectrum}", if_(A_SPECTRUM, do(*effects)))
