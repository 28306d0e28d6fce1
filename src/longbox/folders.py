"""Where the user's own things are: saved games, and the tables of a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def home(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for the user's games, where the platform keeps such things; LONGBOX_HOME overrides it."""
    if named := env.get("LONGBOX_HOME"):
        return Path(named)
    if platform == "win32":
        return Path(env.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Longbox"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Longbox"
    return Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longbox"
