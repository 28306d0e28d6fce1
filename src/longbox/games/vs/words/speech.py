"""How the cards of Vs. System speak."""

from __future__ import annotations

from longbox.engine.words import Say


class VsSay(Say):
    """How the cards of Vs. System speak."""

    def article(self, noun: str) -> str:
        return f"an{noun}" if noun.startswith("other ") else super().article(noun)
