"""Lessons at the table: each is told once, and can be switched off."""

from pathlib import Path

import longbox
from longbox.teaching import OPENING, lesson
from longbox.terminal.learning import Notebook
from terminal.keyboard import Keyboard, sit_down


def words(game: str, topic: str) -> str:
    return lesson(game, topic).title


def test_the_first_match_begins_with_a_lesson_and_explains_each_kind_of_choice_once(tmp_path: Path) -> None:
    keyboard = Keyboard(["1", "1", "1"])
    sit_down(longbox.deal("vs", seed=1), keyboard, tmp_path, people=(0, 1)).play()
    assert keyboard.shown.count(words("vs", OPENING)) == 1
    assert keyboard.shown.count(words("vs", "first-player")) == 1
    assert keyboard.shown.count(words("vs", "place-main")) == 1, "asked twice, explained once"


def test_who_has_learned_it_is_not_told_again(tmp_path: Path) -> None:
    sit_down(longbox.deal("vs", seed=1), Keyboard(["q"]), tmp_path, people=(0, 1)).play()
    keyboard = Keyboard(["q"])
    sit_down(longbox.deal("vs", seed=1), keyboard, tmp_path, people=(0, 1)).play()
    assert words("vs", OPENING) not in keyboard.shown


def test_lessons_can_be_switched_off_for_good(tmp_path: Path) -> None:
    keyboard = Keyboard(["learn", "1", "q"])
    sit_down(longbox.deal("vs", seed=1), keyboard, tmp_path, people=(0, 1)).play()
    assert "Nothing is explained unasked." in keyboard.shown
    assert words("vs", "place-main") not in keyboard.shown
    assert not Notebook(tmp_path).wanted


def test_help_explains_what_is_asked_now(tmp_path: Path) -> None:
    sit_down(longbox.deal("champions", seed=1), Keyboard(["q"]), tmp_path).play()
    keyboard = Keyboard(["?", "q"])
    sit_down(longbox.deal("champions", seed=1), keyboard, tmp_path).play()
    assert words("champions", OPENING) in keyboard.shown
    assert words("champions", "mulligan") in keyboard.shown


def test_a_notebook_that_is_damaged_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text("nonsense")
    assert Notebook(tmp_path).wanted
