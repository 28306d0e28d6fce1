"""KO'ing cards: out of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.hq import refill
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import KO_PILE


def apply_ko(game: Table, event: Event) -> None:
    """What an enemy holds is KO'd with it; `owners` tells who lost Heroes, `target` who takes a place in the HQ."""
    state = game.state
    if state.challenges:
        heroes = (card for card in event.cards if state.definition[card].kind == HERO)
        event.notes[notes.OWNERS] = tuple(state.owner[card] for card in heroes if state.owner[card] >= 0)
    for card in event.cards:
        for held in game.on(card):
            leave_play(game, held, KO_PILE.first)
        leave_play(game, card, KO_PILE.first)
    if event.manner == "HQ":
        event.target = refill(game)


KO: Final = EventKind("ko", apply_ko)


@dataclass(frozen=True, eq=False)
class KnockOut(Verb):
    """Cards are KO'd: out of the game. `manner` is for the story."""

    what: Noun
    manner: str = ""

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(KO, seat=scope.you, cards=cards, source=scope.source, manner=self.manner))

    def words(self, say: Say) -> str:
        return f"{say.does('KO')} {self.what.words(say)}"
