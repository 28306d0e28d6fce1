"""The texts of all cards, as they were read against the reference.

After a change, read what differs, then write the file anew:  LONGBOX_WRITE_TEXTS=1 pytest tests/vs/test_texts.py
"""

import os
from pathlib import Path

import longbox
from longbox.games.vs import RULES

KEPT = Path(__file__).with_name("card_texts.txt")


def texts():
    return "\n".join(
        f"{card.id} | {card.name} | {card.kind}\n{card.text}\n" for card in longbox.cards("vs") if card.playable
    )


def test_the_texts_are_those_that_were_read():
    if os.environ.get("LONGBOX_WRITE_TEXTS"):
        KEPT.write_text(texts(), "utf-8")
    assert texts() == KEPT.read_text("utf-8")


def test_every_power_says_something():
    for card in RULES.library:
        for face in card.faces or (card,):
            assert RULES.text(face) or face.kind == "supporting character"
