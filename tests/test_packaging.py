"""The wheel holds the page where npm can build it, and compiled modules where that is asked for."""

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
    return module.LongboxHook(str(root), {}, None, None, "", "wheel", Builder())


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


def test_a_wheel_is_compiled_where_that_is_asked_for(monkeypatch, tmp_path):
    """The compiler is played by one that leaves a module behind."""

    class Done:
        returncode = 0

    def compiler(command, **_):
        made = Path(command[-1], "longbox", "engine", "game.so")
        made.parent.mkdir(parents=True)
        made.touch()
        return Done

    monkeypatch.setenv("LONGBOX_COMPILE", "1")
    monkeypatch.setattr("subprocess.run", compiler)
    building, build_data = hook(tmp_path), {"force_include": {}}
    building.initialize("standard", build_data)
    assert list(build_data["force_include"].values()) == ["longbox/engine/game.so"]
    assert build_data["infer_tag"]
    assert not build_data["pure_python"]
    assert any("mypy" in needed for needed in building.dependencies())


def test_a_compiler_that_fails_stops_the_build(monkeypatch, tmp_path):
    class Failed:
        returncode = 1

    monkeypatch.setenv("LONGBOX_COMPILE", "1")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: Failed)
    with pytest.raises(SystemExit, match="could not be compiled"):
        hook(tmp_path).initialize("standard", {"force_include": {}})


def test_without_being_asked_nothing_is_compiled(monkeypatch, tmp_path, commands):
    monkeypatch.delenv("LONGBOX_COMPILE", raising=False)
    building = hook(tmp_path)
    building.initialize("standard", {"force_include": {}})
    assert commands == []
    assert building.dependencies() == []
