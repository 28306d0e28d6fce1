"""Puts the page for browsers into wheels and source archives: npm builds it from `web/` while they are made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/longbox/server/page")
WITHOUT = (
    "npm was not found, so this Longbox has no page for browsers; the terminal has everything. "
    "For the page, install Node.js 20.19 or newer and build again."
)
FAILED = (
    "npm could not build the page: what it said stands above. Without npm in PATH, Longbox is built without the page."
)


class PageHook(BuildHookInterface[Any]):
    """Editable installs build no page: there, `make page` does it when `web/` has changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.unpacked():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning(WITHOUT)
            return
        for command in (["ci"], ["run", "build"]):
            if subprocess.run([npm, *command], cwd=Path(self.root, "web"), check=False).returncode:
                raise SystemExit(FAILED)

    def unpacked(self) -> bool:
        """Whether this is a source archive: the page was built when it was packed."""
        return Path(self.root, "PKG-INFO").exists() or not Path(self.root, "web").is_dir()
