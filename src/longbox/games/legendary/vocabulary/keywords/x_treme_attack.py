"""X-Treme Attack: together they are stronger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import OTHER, Is
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import having, named
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.state import Table


def has_x_treme_attack(game: Table, scope: Scope, card: int) -> bool:
    return bool(having(game, card, XTremeAttack))


x_treme_villain: Cards = villain_in_city.that(Is("with {X-Treme Attack}", has_x_treme_attack, BEHIND, phrases.WITH))
other_x_treme_villain: Cards = x_treme_villain.that(OTHER)


@dataclass(frozen=True, eq=False)
class XTremeAttack(Static):
    keyword = "{X-Treme Attack}"
    stat: str = "attack"
    amount: Any = per(other_x_treme_villain)
    to: Noun = THIS

    def words(self, say: Say) -> str:
        return named(say, self, self.clause(say))


X_TREME_ATTACK: Final = XTremeAttack()
