"""`make screenshots` takes the README's pictures of the page: the same table may be looked at more than once."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).parents[2] / "docs/screenshots.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("screenshots", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_are_taken_of_tables_as_they_were_kept(tmp_path, browser) -> None:
    screenshots = script()
    screenshots.FOLDER = tmp_path
    with screenshots.shown(screenshots.SCENES[:1]) as shown:
        for theme in ("light", "dark"):
            screenshots.look(shown, browser, theme, "/table/vs", theme, "")
    assert (tmp_path / "light.png").read_bytes() != (tmp_path / "dark.png").read_bytes()
