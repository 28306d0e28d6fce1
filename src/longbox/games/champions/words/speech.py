"""How the cards of this game speak."""

from __future__ import annotations

from longbox.engine.words import Say


class ChampionsSay(Say):
    """How the cards of this game speak."""

    def one(self, noun: str) -> str:
        return f"1 {noun}"
