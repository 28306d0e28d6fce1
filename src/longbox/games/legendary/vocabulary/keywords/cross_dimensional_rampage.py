"""Cross-Dimensional Rampage: who can't show a card of some character gains a Wound."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.choosing import either
from longbox.engine.effects.nouns import Cards
from longbox.engine.language import message
from longbox.games.legendary.vocabulary.adjectives import A_HERO, of_character
from longbox.games.legendary.vocabulary.deeds import gain_wounds
from longbox.games.legendary.vocabulary.flow import each_player, reveal_or
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.places import IN_VICTORY_PILE, YOU_HAVE

COLOSSUS: Final = of_character("Colossus")
DEADPOOL_CHARACTER: Final = of_character("Deadpool")
HULK: Final = of_character("Hulk", "Maestro", "Nul, Breaker of Worlds")
THOR: Final = of_character("Thor")
VOID: Final = of_character("Void")
WOLVERINE: Final = of_character("Wolverine", "Old Man Logan", "Weapon X")
"""Characters, each with the names of those who are the same and are not called so."""
RAMPAGES = {
    COLOSSUS: message("{Cross-Dimensional Rampage} of Colossus"),
    DEADPOOL_CHARACTER: message("{Cross-Dimensional Rampage} of Deadpool"),
    HULK: message("{Cross-Dimensional Rampage} of the Hulk"),
    THOR: message("{Cross-Dimensional Rampage} of Thor"),
    VOID: message("{Cross-Dimensional Rampage} of the Void"),
    WOLVERINE: message("{Cross-Dimensional Rampage} of Wolverine"),
}


def rampage(character: Is) -> Named:
    """Shown is a Hero of that character among those you have, or any such card you have won."""
    whom = either(Cards("{Hero}", YOU_HAVE, (A_HERO, character)), Cards("card", IN_VICTORY_PILE, (character,)))
    return Named(RAMPAGES[character], each_player(reveal_or(whom, gain_wounds())))
