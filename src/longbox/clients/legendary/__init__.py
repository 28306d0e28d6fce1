"""Legendary as clients show, tell and judge it."""
