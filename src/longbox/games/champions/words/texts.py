"""Card texts, made from what cards do."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Static
from longbox.engine.language import message
from longbox.engine.tongue import PLAIN, TITLE, Tongue
from longbox.engine.words import in_a_row, sentence
from longbox.games.champions.table import kinds
from longbox.games.champions.words.speech import ChampionsSay

ICONS: Final = {
    "crisis": (message("{Crisis}"), message("players can't remove {threat} from the main scheme")),
    "hazard": (message("{Hazard}"), message("deal 1 more encounter card in the villain phase")),
    "acceleration": (
        message("{Acceleration}"),
        message("place 1 more {threat} on the main scheme when the villain phase begins"),
    ),
}


def text(card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
    """What a card says: its icons, a line for its keywords and one for each power."""
    say = ChampionsSay(card.name, tongue=tongue, marks=marks)
    attach = card.fact("attach")
    if attach is not None:
        say.host = attach.to.bearing(say)
    lines = [icon(words, say) for name, words in ICONS.items() if card.stats.get(name) and is_side_scheme(card)]
    keywords = [keyword(word, number, say) for word, number in card.keywords.items()]
    if keywords:
        lines.append(sentence(in_a_row(keywords)))
    if card.kind == kinds.OBLIGATION:
        lines.append(say.phrase("Goes to whoever plays {player}.", player=card.fact("player")))
    return "\n".join(lines + spoken(card, say))


def is_side_scheme(card: Card) -> bool:
    return card.kind == kinds.SIDE_SCHEME


def icon(words: tuple[str, str], say: ChampionsSay) -> str:
    name, does = words
    return say.labelled(say.heading(TITLE, say.phrase(name)), say.phrase(does))


def keyword(word: str, number: int, say: ChampionsSay) -> str:
    return say.together(say.term(word), str(number) if word == "retaliate" else "")


def spoken(card: Card, say: ChampionsSay) -> list[str]:
    """A line for each power; what one card gives another in several numbers is one sentence."""
    lines = []
    for who, together in groupby(card.powers, lambda power: power.bearers(say) if isinstance(power, Static) else ""):
        if who:
            changes = say.listed([power.change(say) for power in together if isinstance(power, Static)])
            lines.append(sentence(say.has(who, "", changes)))
        else:
            lines += [power.words(say) for power in together]
    return lines
