"""The product's inks and symbols in a terminal.

Cyan is what you can choose, magenta what you have chosen, yellow what is asked of you; the rest is pencil and ink. A
number's shape is its meaning, so that nothing is told by colour alone. The tones read on dark and light terminals.
"""

from __future__ import annotations

import codecs

from rich.theme import Theme

ATTACK = "✸"
DEFENCE = "▼"
HEALTH = "♥"
COIN = "●"
THREAT = "▲"
STAR = "★"
EXHAUSTED = "↷"
EDGE = "▌"

THEME = Theme(
    {
        "can": "bold #0098d8",
        "mine": "bold #e0348a",
        "ask": "bold #14161a on #ffe75c",
        "pencil": "#5a9dbd",
        "soft": "dim",
        "title": "bold",
        "hit": "#d9483d",
        "stop": "#4a80c8",
        "last": "#cf4576",
        "buy": "#c08a00",
        "plot": "#d07a10",
        "glory": "bold",
        "plus": "#16937f",
        "minus": "#a05abc",
        "red": "#d9483d",
        "yellow": "#c89600",
        "blue": "#3f74cc",
        "green": "#1f9470",
        "grey": "#8e99a6",
        "purple": "#8a5cc0",
        "orange": "#c9592c",
        "refusal": "#d9483d",
    }
)

PLAIN = {
    ATTACK: "*", DEFENCE: "v", HEALTH: "h", COIN: "o", THREAT: "^", STAR: "+", EXHAUSTED: "~", EDGE: "|",
    "…": ".", "–": "-", "—": "-", "−": "-", "·": "-", "’": "'", "×": "x", "›": ">", "•": "-",
    "◂": "<", "■": "#", "─": "-",
}  # fmt: skip


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What to write on a terminal that does not know a symbol."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unknown = error.object[error.start : error.end]
    return "".join(PLAIN.get(letter, "?") for letter in unknown), error.end


codecs.register_error("longbox", in_plain_letters)
