"""Keywords about counters: who puts them on whom, and who keeps them."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.choosing import a
from longbox.engine.effects.nouns import THIS, WHOM
from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import put_minus, put_plus
from longbox.games.vs.vocabulary.nouns import enemy_character

STING: Final = Trigger(moments.appears, put_minus(1, a(enemy_character)), label="{Sting}")
INSPIRE: Final = Trigger(moments.another_appears, put_plus(1, WHOM), label="{Inspire}")
BERSERKER: Final = Trigger(moments.attacks, put_plus(1, THIS), label="{Berserker}")
SYMBIOSIS: Final = Keyword(
    "Symbiosis", stats.SYMBIOSIS, "{this} keeps {+1/+1 counters} when {stunned}, and may still get more"
)
WAKING_NIGHTMARE: Final = Keyword(
    "Waking Nightmare",
    stats.WAKING_NIGHTMARE,
    "enemies keep {-1/-1 counters} when {stunned}, and may still get more",
)
