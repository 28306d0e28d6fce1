"""Noir."""
