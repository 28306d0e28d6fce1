"""Bribe: an enemy that takes money as well as blows."""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.abilities import PaidWith

BRIBE: Final = PaidWith("{Bribe}", "you may fight {this} with {Attack} and {Recruit} in any mixture")
