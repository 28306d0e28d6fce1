"""Texts and views: what a player reads and sees."""
