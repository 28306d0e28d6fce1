"""The Marvel Battles."""
