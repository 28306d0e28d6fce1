"""Rulings that players found wrong: files of their positions, loaded so that a test can play on from there."""

from __future__ import annotations

from typing import Any

import msgspec

import longbox
from longbox.server.messages import RulingFile


def load(file: dict[str, Any] | bytes) -> tuple[longbox.Match, RulingFile]:
    """The position of a ruling, and what its file says about it."""
    ruling = (
        msgspec.json.decode(file, type=RulingFile) if isinstance(file, bytes) else msgspec.convert(file, RulingFile)
    )
    assert ruling.save is not None, "this ruling was saved while others were playing: ask for it after the game"
    return longbox.load(ruling.save.encode()), ruling
