"""A-Force."""
