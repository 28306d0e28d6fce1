"""The box: Venom."""

from longbox.games.legendary.cards.making import Box

venom = Box("venom")
"""Venom: symbiotes, and Heroes whom they have taken."""
