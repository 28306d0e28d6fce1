"""Card texts in English, made from what cards do."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Static
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.words import capital, listed, sentence
from longbox.games.champions.table import kinds
from longbox.games.champions.words.speech import ChampionsSay

ICONS: Final = {
    "crisis": "Crisis: Players can't remove threat from the main scheme.",
    "hazard": "Hazard: Deal 1 more encounter card in the villain phase.",
    "acceleration": "Acceleration: Place 1 more threat on the main scheme when the villain phase begins.",
}


def text(card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
    """What a card says: its icons, a line for its keywords and one for each power."""
    say = ChampionsSay(card.name, tongue=tongue, marks=marks)
    attach = card.fact("attach")
    if attach is not None:
        say.host = attach.to.bearing(say)
    lines = [words for icon, words in ICONS.items() if card.stats.get(icon) and card.kind == kinds.SIDE_SCHEME]
    keywords = [word + (f" {n}" if word == "retaliate" else "") for word, n in card.keywords.items()]
    if keywords:
        lines.append(capital(f"{', '.join(keywords)}."))
    if card.kind == kinds.OBLIGATION:
        lines.append(f"Goes to whoever plays {card.fact('player')}.")
    return "\n".join(lines + spoken(card, say))


def spoken(card: Card, say: ChampionsSay) -> list[str]:
    """A line for each power; what one card gives another in several numbers is one sentence."""
    lines = []
    for who, together in groupby(card.powers, lambda power: power.bearers(say) if isinstance(power, Static) else ""):
        if who:
            changes = [power.change(say) for power in together if isinstance(power, Static)]
            lines.append(sentence(say.said_of(who, f"has {listed(changes)}")))
        else:
            lines += [power.words(say) for power in together]
    return lines
