"""Two of a name: what some effects ask players to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.adjectives import WITH_A_CLASS
from longbox.games.legendary.vocabulary.flow import Reveal
from longbox.games.legendary.vocabulary.nouns import hero

COLOURED_HERO: Final = hero.that(WITH_A_CLASS)


def twins(game: Table, scope: Scope) -> tuple[int, ...]:
    """Two Heroes of one name, those that lie open rather than those in hand."""
    state = game.state
    hand = HAND.first + scope.you
    found: dict[str, list[int]] = {}
    for card in sorted(COLOURED_HERO.cards(game, scope), key=lambda card: state.zone[card] == hand):
        found.setdefault(state.definition[card].name, []).append(card)
    for cards in found.values():
        if len(cards) > 1:
            return tuple(cards[:2])
    return ()


@dataclass(frozen=True, eq=False)
class RevealTwins(Reveal):
    """Two cards of one name are revealed, lest something happen; nobody must."""

    def ask(self, game: Table, frame: Frame) -> Decision:
        shown = twins(game, frame.scope)
        options = [Option("reveal", shown)] if shown else []
        return Decision(frame.scope.you, [*options, Option("suffer", power=self)], about=self)

    def words(self, say: Say) -> str:
        return say.phrase(
            "{reveals} two {cards} that have the same name or {otherwise}",
            reveals=say.does("{reveal}"),
            cards=say.plural(self.noun),
            otherwise=self.otherwise,
        )


def twins_or(otherwise: Node) -> RevealTwins:
    """What happens to whoever shows no two Heroes of a name, grey ones apart."""
    return RevealTwins(COLOURED_HERO, otherwise=otherwise)
