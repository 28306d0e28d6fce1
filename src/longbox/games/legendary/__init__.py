"""Legendary: one to five players build their decks to defeat a mastermind."""
