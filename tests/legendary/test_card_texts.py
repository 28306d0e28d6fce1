"""Every card's text, as it was read against the reference. A change asks for another reading.

To write the file anew: LONGBOX_WRITE_TEXTS=1 pytest tests/legendary/test_card_texts.py
"""

import os
from pathlib import Path

from longbox.games.legendary import RULES
from longbox.games.legendary.cards import BOX

READ = Path(__file__).parent / "card_texts.txt"


def texts():
    for card in RULES.library:
        lines = [f"{card.id} | {card.name}", *RULES.text(card).splitlines()]
        yield "\n    ".join(lines)


def test_the_texts_are_those_that_were_read():
    said = "\n".join(texts()) + "\n"
    if os.environ.get("LONGBOX_WRITE_TEXTS"):
        READ.write_text(said, "utf-8")
    assert said == READ.read_text("utf-8")


def test_every_ability_says_something():
    for card in RULES.library:
        for line in RULES.text(card).splitlines():
            assert line[0].isupper() or line[0] == "[", f"{card.name}: {line}"
            assert line.endswith((".", ")")), f"{card.name}: {line}"


def test_the_whole_core_set_is_there():
    assert (len(BOX.heroes), len(BOX.masterminds), len(BOX.villains)) == (15, 4, 7)
    assert (len(BOX.henchmen), len(BOX.schemes)) == (4, 8)
    assert sum(card.copies for group in BOX.villains.values() for card in group.cards) == 56
