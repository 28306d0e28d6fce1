"""The wheel holds the page where npm can build it, and is made without it where there is no npm."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


class Builder:
    """What a build hook says, and to whom."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, words: str) -> None:
        self.warnings.append(words)


@pytest.fixture
def commands(monkeypatch) -> list[list[str]]:
    """The commands that the hook runs, none of which really runs."""
    run: list[list[str]] = []

    class Done:
        returncode = 0

    monkeypatch.setattr("subprocess.run", lambda command, **_: run.append(command) or Done)
    return run


def hook(root: Path):
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PageHook(str(root), {}, None, None, "", "wheel", Builder())


def test_a_wheel_from_a_checkout_gets_the_page(monkeypatch, commands):
    monkeypatch.setattr("shutil.which", lambda _: "npm")
    hook(ROOT).initialize("standard", {})
    assert commands == [["npm", "ci"], ["npm", "run", "build"]]


def test_without_npm_the_build_says_so_and_goes_on(monkeypatch, commands):
    monkeypatch.setattr("shutil.which", lambda _: None)
    building = hook(ROOT)
    building.initialize("standard", {})
    assert commands == []
    assert "install Node.js" in building.app.warnings[0]


def test_editable_installs_and_unpacked_archives_need_no_npm(monkeypatch, commands, tmp_path):
    monkeypatch.setattr("shutil.which", lambda _: "npm")
    hook(ROOT).initialize("editable", {})
    (tmp_path / "web").mkdir()
    (tmp_path / "PKG-INFO").touch()
    hook(tmp_path).initialize("standard", {})
    assert commands == []


def test_a_page_that_cannot_be_built_stops_the_build(monkeypatch):
    class Failed:
        returncode = 1

    monkeypatch.setattr("shutil.which", lambda _: "npm")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: Failed)
    with pytest.raises(SystemExit, match="could not build the page"):
        hook(ROOT).initialize("standard", {})
