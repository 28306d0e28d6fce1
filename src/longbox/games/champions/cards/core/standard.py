"""The standard set, which is part of every scenario."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import ThereAre
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A, Each
from longbox.engine.frames import Frame, Node
from longbox.engine.words import Say
from longbox.games.champions.cards.making import in_set, treachery
from longbox.games.champions.chapters import revealing
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import WhenRevealed
from longbox.games.champions.table.kinds import ALTER_EGO, HERO
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import ENCOUNTER_DECK, SET_ASIDE
from longbox.games.champions.vocabulary.choices import OrElse
from longbox.games.champions.vocabulary.encounters import EachAttacks, GainSurge, VillainAttacks, VillainSchemes
from longbox.games.champions.vocabulary.nouns import upgrade_or_support, your_minion
from longbox.games.champions.vocabulary.verbs import Discard


@dataclass(frozen=True, eq=False)
class BringNemesis(Node):
    """Your nemesis minion and side scheme are revealed; the rest of the set joins the encounter deck."""

    def step(self, game: Champions, frame: Frame) -> None:
        seat = frame.scope.you
        aside = nemesis_set(game, seat)
        if frame.at == 0:
            frame.scope.vars[slots.SURGE] = 1
        found = [card for card in aside if game.face(card).kind in (kinds.MINION, kinds.SIDE_SCHEME)]
        for card in sorted(found, key=lambda card: game.face(card).kind != kinds.MINION):
            frame.at += 1
            if game.face(card).kind == kinds.MINION:
                if match_in_play(game, card):
                    continue
                frame.scope.vars[slots.SURGE] = 0
            revealing.reveal(game, card, seat)
            return
        game.state.frames.pop()
        rest = [card for card in aside if game.face(card).kind != kinds.MINION]
        if rest:
            shuffle_into(game, ENCOUNTER_DECK.at(), *rest)

    def words(self, say: Say) -> str:
        return (
            "reveal your nemesis minion and your nemesis side scheme from the cards set aside, then shuffle the rest "
            "of your nemesis set into the encounter deck; if the minion does not come into play, this card gains surge"
        )


def nemesis_set(game: Champions, seat: int) -> list[int]:
    """What is still set aside of a player's nemesis set."""
    state = game.state
    name = state.definition[state.identity[seat]].set + "_nemesis"
    return [card for card in state.zones[SET_ASIDE.at()] if state.definition[card].set == name]


CARDS = in_set(
    "standard",
    treachery("Advance", WhenRevealed(VillainSchemes()), copies=2, code="01186"),
    treachery(
        "Assault",
        WhenRevealed(GainSurge(), form=ALTER_EGO),
        WhenRevealed(VillainAttacks(), form=HERO),
        copies=2, code="01187",
    ),
    treachery(
        "Caught Off Guard",
        WhenRevealed(OrElse(ThereAre(upgrade_or_support), Discard(A(upgrade_or_support)), GainSurge())),
        boost=1, code="01188",
    ),
    treachery(
        "Gang-Up",
        WhenRevealed(GainSurge(), form=ALTER_EGO),
        WhenRevealed(do(VillainAttacks(), EachAttacks(Each(your_minion))), form=HERO),
        boost=1, code="01189",
    ),
    treachery("Shadow of the Past", WhenRevealed(BringNemesis()), boost=2, code="01190"),
)  # fmt: skip
