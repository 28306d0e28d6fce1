"""Special abilities, which another card resolves one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.conditions import Fact
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.words import Say
from longbox.games.champions.chapters import using_abilities
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import SPECIAL
from longbox.games.champions.table.cards import has_trait
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA


def is_panther_upgrade(game: Champions, card: int) -> bool:
    return game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Black Panther")


def is_last_step(game: Champions, scope: Scope) -> bool:
    """This Special is the last of its sequence."""
    return bool(scope.vars.get(slots.FINAL))


FINAL: Final = Fact("it is the final step of the sequence", is_last_step)


@dataclass(frozen=True, eq=False)
class ResolveSpecials(Question):
    """Resolve the Special of each Black Panther upgrade you control, in the order you choose. `data`: those left."""

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push(self, scope, tuple(self.upgrades(game, scope)))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.upgrades(game, scope))

    def upgrades(self, game: Champions, scope: Scope) -> list[int]:
        cards = game.state.zones[AREA.at(scope.you)]
        return [card for card in cards if is_panther_upgrade(game, card) and game.face(card).at(SPECIAL)]

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        options = [Option("resolve", (card,)) for card in frame.data]
        return Decision(frame.scope.you, options, kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = tuple(card for card in frame.data if card != option.card)
        face = game.face(option.card)
        special = next(one for one in face.instances if one.power in face.at(SPECIAL))
        final = int(not frame.data)
        used = {slots.USE: special, slots.FINAL: final}
        using_abilities.resolve(game, Scope(frame.scope.you, option.card, vars=used))

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("{card}: which Special resolves next?", card=asker(game))

    def label(self, game: Champions, option: Option) -> str:
        return said("Resolve {card}", card=name_of(game, option.card))

    def words(self, say: Say) -> str:
        return say.phrase(
            "resolve the {Special} of each Black Panther upgrade you control, one after another in any order"
        )


def resolve_specials() -> ResolveSpecials:
    return ResolveSpecials()
