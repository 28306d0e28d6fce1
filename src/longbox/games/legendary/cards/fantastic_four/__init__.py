"""Fantastic Four."""
