"""Which card texts were read against the reference by somebody else than the writer of the card, and as what.

A text that has changed since asks for another reading: `make read ARGS="The Defenders"` records that a box was read.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from longbox.engine.cards import Card
from longbox.registry import rules_of

READ = Path(__file__).parents[1] / "vs" / "texts_read.txt"
BOXES = ("A-Force", "Legacy", "MCU Heroes", "MCU Villains", "The Alien Battles", "The Defenders", "The MCU Battles")
"""Those whose every face was read."""


def faces_of(box: str) -> list[Card]:
    """The faces of a box that say something."""
    cards = [face for card in rules_of("vs").library for face in (card, *card.faces) if face.set == box]
    return [face for face in cards if rules_of("vs").text(face)]


def fingerprint(face: Card) -> str:
    return hashlib.sha256(rules_of("vs").text(face).encode()).hexdigest()[:12]


def recorded() -> dict[str, str]:
    return dict(line.split() for line in READ.read_text("utf-8").splitlines())


def record(box: str) -> None:
    told = recorded() | {face.id: fingerprint(face) for face in faces_of(box)}
    READ.write_text("".join(f"{card} {read}\n" for card, read in sorted(told.items())), "utf-8")


def test_the_texts_are_as_a_second_reader_has_read_them():
    if box := os.environ.get("LONGBOX_TEXTS_READ"):
        assert faces_of(box), f"there is no box {box!r} with texts"
        record(box)
    told = recorded()
    now = {face.id: fingerprint(face) for box in BOXES for face in faces_of(box)}
    changed = sorted(card for card, read in now.items() if told.get(card) != read)
    assert not changed, "somebody who did not write them should read these texts against the reference"


def test_what_was_read_is_still_there():
    known = {face.id for card in rules_of("vs").library for face in (card, *card.faces)}
    assert not set(recorded()) - known
