"""Legendary: players build decks of Heroes together to beat a Mastermind before the Scheme is fulfilled."""

from longbox.games.legendary.rules import Legendary

RULES = Legendary()
