"""How the cards of Vs. System speak: by the book that is played, where books differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from longbox.engine.language import message
from longbox.engine.tongue import PLAIN, TITLE, Tongue
from longbox.engine.words import Say
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES, MCU, SYMBOLS, Edition
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.state import Vs

if TYPE_CHECKING:
    from longbox.engine.effects.amounts import Number
    from longbox.engine.frames import Node

IT: Final = message("it")
THEY: Final = message("they")
STATS: Final = ("atk", "def", "health", "cost")
NUMBERS: Final = {
    2: message("two"),
    3: message("three"),
    4: message("four"),
    5: message("five"),
    6: message("six"),
    7: message("seven"),
}

TONGUES: Final[dict[str, Tongue]] = {
    "": PLAIN,
    MARVEL_BATTLES: Tongue(edition=MARVEL_BATTLES),
    MCU: Tongue(edition=MCU),
}
"""How cards speak by each of the books; the Compiled Rulebook's way is the usual one."""


class VsSay(Say):
    """How the cards of Vs. System speak. In a message {Energy} is the symbol. `it`: the names of the cards that
    were chosen, where "it" or "they" would not say which."""

    label_kind = TITLE
    it: str = ""

    def phrase(self, message: str, **parts: Node | str | int) -> str:
        return self.it if message in (IT, THEY) and self.it else super().phrase(message, **parts)

    def spoken(self, third: bool, bare: bool) -> Self:
        speech = super().spoken(third, bare)
        speech.it = self.it
        return speech

    def takes_an(self, noun: str) -> bool:
        return noun.startswith("X-") or super().takes_an(noun)

    def filled(self, field: str) -> str:
        return self.term(f"[{field}]") if field in SYMBOLS else super().filled(field)

    def stat(self, stat: str) -> str:
        return self.term(stat.capitalize() if stat not in ("atk", "def") else stat.upper())

    def more_of(self, stat: str, amount: Number) -> str:
        """A keyword is a stat, too: one has it or not."""
        return super().more_of(stat, amount) if stat in STATS else self.stat(stat)

    def label(self, label: str) -> str:
        """The name of a power, unless it is a keyword."""
        return self.phrase(label) if "{" in label else label

    def number(self, number: int) -> str:
        return self.phrase(NUMBERS[number]) if number in NUMBERS else str(number)


def tongue_name(game: Vs) -> str:
    edition = game.state.edition
    return "" if edition == COMPILED else edition


def speech(game: Vs, this: str, it: str = "") -> VsSay:
    """How a card speaks at a table; of a card that was chosen by its name (`it`), where "it" would not say which."""
    say = VsSay(this, tongue=TONGUES[tongue_name(game)])
    say.it = it
    return say


def edition_of(say: Say) -> Edition:
    """The book by which a card speaks."""
    return EDITIONS[say.tongue.edition or COMPILED]
