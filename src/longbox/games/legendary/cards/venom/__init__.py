"""Venom."""
