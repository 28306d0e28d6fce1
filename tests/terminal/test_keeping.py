"""Saved tables on their shelf."""

import os
from pathlib import Path

import msgspec
import pytest

import longbox
from longbox.folders import home
from longbox.terminal import menu
from longbox.terminal.keeping import Kept, Shelf, now
from longbox.terminal.loop import resumed
from longbox.terminal.menu import describe
from terminal.keyboard import Keyboard, sit_down


def kept(about: str = "turn 1") -> Kept:
    return Kept(game="vs", about=about, saved=now(), seats=["person", "random"], save=msgspec.Raw(b'{"a":1}'))


def test_games_are_kept_where_the_platform_keeps_such_things() -> None:
    assert home({"XDG_DATA_HOME": "data"}, "linux") == Path("data/longbox")
    assert home({}, "linux") == Path.home() / ".local" / "share" / "longbox"
    assert home({"APPDATA": "roaming"}, "win32") == Path("roaming/Longbox")
    assert home({}, "darwin") == Path.home() / "Library" / "Application Support" / "Longbox"
    assert home({"LONGBOX_HOME": "here", "XDG_DATA_HOME": "data"}, "linux") == Path("here")


def test_the_newest_table_comes_first_and_a_start_finds_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for age, name in enumerate(["vs-1", "champions-1", "vs-2"]):
        file = shelf.write(name, kept())
        os.utime(file, (1000 + age, 1000 + age))
    assert shelf.names() == ["vs-2", "champions-1", "vs-1"]
    assert shelf.find("") == "vs-2"
    assert shelf.find("champ") == "champions-1"
    assert shelf.find("vs-1") == "vs-1"
    assert shelf.new_name("vs") == "vs-3"


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    shelf.write("vs-1", kept("turn 1"))
    shelf.write("vs-1", kept("turn 2"))
    assert shelf.read("vs-1").about == "turn 2"
    assert [file.name for file in shelf.folder.iterdir()] == ["vs-1.longbox"]


@pytest.mark.parametrize("damage", [b"", b"{", b"not a save", b"\xff\xfe", b'{"format": "other"}', b"[1, 2]"])
def test_a_damaged_table_is_refused_in_a_sentence(tmp_path: Path, damage: bytes) -> None:
    shelf = Shelf(tmp_path)
    (tmp_path / "vs-1.longbox").write_bytes(damage)
    with pytest.raises(longbox.SaveError, match="vs-1"):
        shelf.read("vs-1")


def test_a_table_that_is_not_there_names_those_that_are(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with pytest.raises(longbox.SaveError, match="no saved game"):
        shelf.find("")
    shelf.write("vs-1", kept())
    with pytest.raises(longbox.SaveError, match="vs-1"):
        shelf.find("legendary")


def test_a_shelf_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(longbox.SaveError, match="can't be saved"):
        Shelf(tmp_path / "saves").write("vs-1", kept())


OLDER = Path(__file__).parents[1] / "older"


def shelf_with(folder: Path, **changes: object) -> Shelf:
    """A shelf with a table that Longbox 0.1.0 saved, some of it changed."""
    table = msgspec.json.decode((OLDER / "0.1.0" / "champions-1.longbox").read_bytes())
    table["save"] |= changes
    (folder / "champions-1.longbox").write_bytes(msgspec.json.encode(table))
    return Shelf(folder)


def test_the_list_says_which_version_saved_a_table(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path)
    assert describe(shelf, "champions-1").endswith("UTC by Longbox 0.1.0")
    sit_down(longbox.deal("champions"), Keyboard(), tmp_path).save()
    assert describe(shelf, "champions-2").endswith("UTC")


def test_a_table_of_an_older_version_goes_on_if_it_can(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, choices=[])
    assert resumed(shelf, "champions-1", Keyboard().screen).match.history == []


def test_a_table_of_an_older_version_says_where_it_differs_and_how_to_be_rid_of_it(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, choices=["dance"])
    with pytest.raises(longbox.SaveError) as refused:
        resumed(shelf, "champions-1", Keyboard().screen)
    said = str(refused.value)
    for part in ("'champions-1'", "0.1.0", longbox.__version__, "choice 0 ", "'dance'", str(shelf.file("champions-1"))):
        assert part in said


def test_the_menu_goes_on_after_a_table_that_can_t(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, choices=["dance"])
    keyboard = Keyboard(["4", "2", "", "", ""])
    sitting = menu.run(keyboard.screen, shelf)
    assert "choice 0 on" in " ".join(keyboard.shown.split())
    assert sitting is not None
    assert sitting.match.history == []


def test_players_that_are_gone_are_named(tmp_path: Path) -> None:
    table = msgspec.json.decode((OLDER / "0.1.0" / "champions-1.longbox").read_bytes()) | {"seats": ["oracle"]}
    table["save"]["choices"] = []
    (tmp_path / "champions-1.longbox").write_bytes(msgspec.json.encode(table))
    with pytest.raises(longbox.SaveError, match="oracle"):
        resumed(Shelf(tmp_path), "champions-1", Keyboard().screen)
