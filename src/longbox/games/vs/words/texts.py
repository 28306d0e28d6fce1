"""The game in English: labels, and the texts of cards."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.words import listed
from longbox.games.vs.table.powers import Grants, Keyword
from longbox.games.vs.table.stats import FLIGHT, RANGED
from longbox.games.vs.words.speech import VsSay


def card_text(card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
    """What a card does, a line for each power; of a location, what it pays for."""
    if card.kind == "location":
        return location_text(card)
    say = VsSay(card.name, tongue=tongue, marks=marks)
    icons = [power for power in card.powers if isinstance(power, Keyword) and power.key in (FLIGHT, RANGED)]
    lines = [listed([icon.name for icon in icons]) + "."] if icons else []
    own = [power for power in card.powers if power not in icons and not isinstance(power, Grants)]
    granted = [power for power in card.powers if isinstance(power, Grants)]
    lines += [power.words(say) for power in own]
    lines += ["Its bearer has:", *(power.words(say) for power in granted)] if granted else []
    return "\n".join(lines)


def location_text(card: Card) -> str:
    symbols = [f"[{symbol}]" for symbol in card.fact("symbols")]
    what = listed(symbols, "or")
    if card.traits:
        return f"Pays {what} for a power of a character of the {listed(sorted(card.traits))}."
    return f"Pays {what} for a power."
