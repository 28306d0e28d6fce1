"""Several cards that some effects ask players to show together: two of a name, one of each of some colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.table.classes import classes_on
from longbox.games.legendary.table.kinds import CLASSES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.adjectives import WITH_A_CLASS
from longbox.games.legendary.vocabulary.flow import Reveal
from longbox.games.legendary.vocabulary.nouns import hero

COLOURED_HERO: Final = hero.that(WITH_A_CLASS)
GREY: Final = "grey"
COLOURS: Final = 3


def open_ones_first(game: Table, scope: Scope, cards: list[int]) -> list[int]:
    """Those that lie open rather than those in hand."""
    hand = HAND.first + scope.you
    return sorted(cards, key=lambda card: game.state.zone[card] == hand)


def twins(game: Table, scope: Scope) -> tuple[int, ...] | None:
    """Two Heroes of one name."""
    found: dict[str, list[int]] = {}
    for card in open_ones_first(game, scope, COLOURED_HERO.cards(game, scope)):
        found.setdefault(game.state.definition[card].name, []).append(card)
    for cards in found.values():
        if len(cards) > 1:
            return tuple(cards[:2])
    return None


def colours_of(game: Table, card: int) -> list[str]:
    """Whoever has no class is grey."""
    classes = classes_on(game, card)
    return [icon for icon in CLASSES if icon in classes] or [GREY]


def many_coloured(game: Table, scope: Scope, number: int) -> tuple[int, ...] | None:
    """As few Heroes as have so many colours between them."""
    shown: list[int] = []
    seen: set[str] = set()
    left = open_ones_first(game, scope, hero.cards(game, scope))
    while left and len(seen) < number:
        best = max(left, key=lambda card: len(set(colours_of(game, card)) - seen))
        if set(colours_of(game, best)) <= seen:
            return None
        shown.append(best)
        seen.update(colours_of(game, best))
        left.remove(best)
    return tuple(shown) if len(seen) >= number else None


def three_coloured(game: Table, scope: Scope) -> tuple[int, ...] | None:
    return many_coloured(game, scope, COLOURS)


@dataclass(frozen=True, eq=False)
class RevealTogether(Reveal):
    """Certain cards are revealed together, lest something happen; nobody must. `find` picks them (None: there
    are not enough; none at all: nothing need be shown), and `means` says which they are."""

    find: Callable[[Table, Scope], tuple[int, ...] | None] = field(kw_only=True)
    means: str = field(kw_only=True)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        shown = self.find(game, frame.scope)
        if shown == ():
            return None
        options = [Option("reveal", shown)] if shown else []
        return Decision(frame.scope.you, [*options, Option("suffer", power=self)], about=self)

    def words(self, say: Say) -> str:
        return say.phrase(
            "{reveals} {cards} or {otherwise}",
            reveals=say.does("{reveal}"),
            cards=say.phrase(self.means, cards=say.plural(self.noun)),
            otherwise=self.otherwise,
        )


def twins_or(otherwise: Node) -> RevealTogether:
    """What happens to whoever shows no two Heroes of a name, grey ones apart."""
    means = message("two {cards} that have the same name")
    return RevealTogether(COLOURED_HERO, otherwise=otherwise, find=twins, means=means)


def colours_or(otherwise: Node) -> RevealTogether:
    """What happens to whoever shows no Heroes of three colours."""
    means = message("{cards} of at least 3 colours (grey counts as a colour)")
    return RevealTogether(hero, otherwise=otherwise, find=three_coloured, means=means)
