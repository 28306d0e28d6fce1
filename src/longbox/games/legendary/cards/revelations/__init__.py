"""Revelations."""
