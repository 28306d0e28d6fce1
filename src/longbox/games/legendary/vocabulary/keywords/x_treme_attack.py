"""X-Treme Attack: together they are stronger."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import OTHER, Is
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS, Cards
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.frames import Scope
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.state import Table


def has_x_treme_attack(game: Table, scope: Scope, card: int) -> bool:
    return X_TREME_ATTACK in having(game, card, Static)


WITH_X_TREME_ATTACK: Final = Is("with {X-Treme Attack}", has_x_treme_attack, BEHIND, phrases.WITH)
x_treme_villain: Cards = villain_in_city.that(WITH_X_TREME_ATTACK)
other_x_treme_villain: Cards = x_treme_villain.that(OTHER)


X_TREME_ATTACK: Final = Static("attack", per(other_x_treme_villain), THIS, keyword="{X-Treme Attack}")
