"""Guardians of the Galaxy."""
