"""Cards of The Defenders that can't be played yet."""

from longbox.engine.language import message

from .box import BOX

MAIN_CHARACTERS = {
    "Ghost Rider": message(
        "At Level 2 it fights from the middle of an enemy row and comes back: the table has no such place yet."
    ),
}

AWAITED = BOX.awaited("main character", MAIN_CHARACTERS, "-main")
