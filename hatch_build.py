"""What wheels and source archives hold beside the sources: the page for browsers, and compiled modules if asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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
NOT_COMPILED = (
    "The engine could not be compiled: what the compiler said stands above. It needs gcc and Python's headers. "
    "Without LONGBOX_COMPILE in the environment, Longbox is installed as it is and plays the same games."
)


class LongboxHook(BuildHookInterface[Any]):
    """Editable installs get neither: there, `make page` and `make compiled` do it when sources have changed."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=75"] if self.compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.unpacked():
            self.build_page()
        if self.compiles():
            self.compile(build_data)

    def unpacked(self) -> bool:
        """Whether this is a source archive: the page was built when it was packed."""
        return Path(self.root, "PKG-INFO").exists() or not Path(self.root, "web").is_dir()

    def build_page(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning(WITHOUT)
            return
        for command in (["ci"], ["run", "build"]):
            if subprocess.run([npm, *command], cwd=Path(self.root, "web"), check=False).returncode:
                raise SystemExit(FAILED)

    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("LONGBOX_COMPILE"))

    def compile(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, "build", "compiled")
        if subprocess.run([sys.executable, Path(self.root, "compiling.py"), folder], check=False).returncode:
            raise SystemExit(NOT_COMPILED)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for suffix in ("*.so", "*.pyd"):
            for path in folder.rglob(suffix):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
