"""The expert set, added in expert mode."""

from __future__ import annotations

from longbox.engine.effects.conditions import ThereAre
from longbox.engine.effects.flow import If
from longbox.engine.frames import Scope, node
from longbox.engine.words import Say
from longbox.games.champions import kinds, piles, reveal
from longbox.games.champions.making import in_set, treachery
from longbox.games.champions.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD, Champions
from longbox.games.champions.vocabulary.abilities import WhenRevealed
from longbox.games.champions.vocabulary.encounters import RevealTop
from longbox.games.champions.vocabulary.nouns import EACH_SIDE_SCHEME, YOUR_IDENTITY, side_scheme
from longbox.games.champions.vocabulary.possible import Effect
from longbox.games.champions.vocabulary.verbs import Exhaust, PlaceThreat


@node
class DiscardUntilSideScheme(Effect):
    """Discard from the encounter deck until a side scheme turns up, and reveal it; running out ends the search."""

    def apply(self, game: Champions, scope: Scope) -> None:
        for _ in range(len(game.state.zones[ENCOUNTER_DECK.at()])):
            card = piles.take_encounter_card(game, ENCOUNTER_DISCARD.at())
            if game.face(card).kind == kinds.SIDE_SCHEME and game.state.zone[card] == ENCOUNTER_DISCARD.at():
                reveal.reveal(game, card, scope.you)
                return

    def words(self, say: Say) -> str:
        return "discard cards from the encounter deck until a side scheme turns up, and reveal that one"


CARDS = in_set(
    "expert",
    treachery("Exhaustion", WhenRevealed(Exhaust(YOUR_IDENTITY)), surge=True, boost=2),
    treachery(
        "Masterplan",
        WhenRevealed(If(ThereAre(side_scheme), PlaceThreat(4, EACH_SIDE_SCHEME), DiscardUntilSideScheme())),
        boost=2,
    ),
    treachery("Under Fire", WhenRevealed(RevealTop()), surge=True, boost=3),
)  # fmt: skip
