"""A player's nemesis set comes into the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.frames import Frame, Node
from longbox.games.champions.chapters import revealing
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds
from longbox.games.champions.table.encounter_decks import encounter_deck
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import SET_ASIDE


@dataclass(frozen=True, eq=False)
class BringNemesis(Node):
    """The nemesis minion and side scheme are revealed; the others join the encounter deck. If the minion does not come
    into play, the card that brings it surges. `data`: whether it does."""

    def step(self, game: Champions, frame: Frame) -> None:
        seat = frame.scope.you
        aside = nemesis_set(game, seat)
        found = [card for card in aside if game.face(card).kind in (kinds.MINION, kinds.SIDE_SCHEME)]
        for card in sorted(found, key=lambda card: game.face(card).kind != kinds.MINION):
            frame.at += 1
            if game.face(card).kind == kinds.MINION:
                if match_in_play(game, card):
                    continue
                frame.data = True
            revealing.reveal(game, card, seat)
            return
        game.state.frames.pop()
        if not frame.data:
            revealing.gain_surge(game, frame.scope.source)
        rest = [card for card in aside if game.face(card).kind != kinds.MINION]
        if rest:
            shuffle_into(game, encounter_deck(game), *rest)


def nemesis_set(game: Champions, seat: int) -> list[int]:
    """What is still set aside of a player's nemesis set."""
    state = game.state
    name = state.definition[state.identity[seat]].set + "_nemesis"
    return [card for card in state.zones[SET_ASIDE.at()] if state.definition[card].set == name]


BRING_NEMESIS: Final = BringNemesis()
