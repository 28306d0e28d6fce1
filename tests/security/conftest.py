"""Attacks on a server with nothing but its protocol and its source at hand; all of them stay on this machine."""

from __future__ import annotations

from server.conftest import house, settings

__all__ = ["house", "settings"]
