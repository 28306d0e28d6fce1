"""Villains."""
