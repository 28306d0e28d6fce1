"""The expert set, added in expert mode."""

from __future__ import annotations

from longbox.engine.effects.conditions import ThereAre
from longbox.engine.effects.flow import If
from longbox.games.champions.cards.making import in_set, treachery
from longbox.games.champions.table.abilities import WhenRevealed
from longbox.games.champions.vocabulary.encounters import RevealTop
from longbox.games.champions.vocabulary.nouns import EACH_SIDE_SCHEME, YOUR_IDENTITY, side_scheme
from longbox.games.champions.vocabulary.searching import DISCARD_UNTIL_SIDE_SCHEME
from longbox.games.champions.vocabulary.verbs import Exhaust, PlaceThreat

CARDS = in_set(
    "expert",
    treachery("Exhaustion", WhenRevealed(Exhaust(YOUR_IDENTITY)), surge=True, boost=2, code="01191"),
    treachery(
        "Masterplan",
        WhenRevealed(If(ThereAre(side_scheme), PlaceThreat(4, EACH_SIDE_SCHEME), DISCARD_UNTIL_SIDE_SCHEME)),
        boost=2, code="01192",
    ),
    treachery("Under Fire", WhenRevealed(RevealTop()), surge=True, boost=3, code="01193"),
)  # fmt: skip
