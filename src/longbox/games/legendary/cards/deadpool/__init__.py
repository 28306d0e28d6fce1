"""Deadpool."""
