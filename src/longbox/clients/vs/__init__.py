"""Vs. System as clients show, tell and judge it."""
