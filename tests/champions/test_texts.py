"""Every card's text, as its behaviour says it, compared with the texts that somebody has read.

After a change that is meant: `LONGBOX_WRITE_TEXTS=1 pytest tests/champions/test_texts.py`, then read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

from longbox.games.champions import RULES

READ = Path(__file__).parent / "card_texts.txt"


def said() -> str:
    faces = [face for card in RULES.library for face in (card.faces or (card,))]
    entries = [f"{face.id} | {face.name}\n{RULES.text(face)}".rstrip() for face in faces]
    return "\n\n".join(entries) + "\n"


def test_the_texts_are_those_that_were_read():
    if os.environ.get("LONGBOX_WRITE_TEXTS"):
        READ.write_text(said(), encoding="utf-8")
    assert said() == READ.read_text(encoding="utf-8")


def test_no_text_has_a_hole():
    for line in said().splitlines():
        assert "  " not in line, line
        assert "None" not in line, line
        assert not line.endswith((",.", "..", ";.")), line
