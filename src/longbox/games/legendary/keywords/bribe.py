"""Bribe: an enemy that takes money as well as blows."""

from __future__ import annotations

from longbox.engine.frames import node
from longbox.engine.words import Say
from longbox.games.legendary.abilities import Keyword, PaidWith


@node
class Bribe(Keyword, PaidWith):
    name = "Bribe"

    def meaning(self, say: Say) -> str:
        return f"you may fight {say.this} with Attack and Recruit in any mixture"
