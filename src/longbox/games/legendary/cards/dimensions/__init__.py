"""Dimensions."""
