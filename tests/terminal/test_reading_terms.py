"""Reading a card at the table also says what its keywords mean."""

from pathlib import Path

import longbox
from terminal.keyboard import Keyboard, sit_down


def test_keywords_are_explained_with_the_card(tmp_path: Path) -> None:
    keyboard = Keyboard(["? hydra mercenary", "q"])
    sit_down(longbox.deal("champions", seed=1), keyboard, tmp_path).play()
    shown = " ".join(keyboard.shown.replace("│", " ").split())
    assert "Guard: As long as this minion is engaged with you, you can't attack the villain." in shown


def read_at_the_table(match: longbox.Match, name: str, folder: Path) -> str:
    keyboard = Keyboard([f"? {name}", "q"])
    sit_down(match, keyboard, folder).play()
    return " ".join(keyboard.shown.replace("│", " ").split())


def test_numbers_have_the_same_names_at_the_table_as_in_the_catalogue(tmp_path: Path) -> None:
    match = longbox.deal("vs", seed=1, mains=["Captain America", "Magneto"])
    assert "ATK 2, DEF 5, health 5" in read_at_the_table(match, "captain america", tmp_path)


def test_the_set_of_a_card_is_named_in_words(tmp_path: Path) -> None:
    shown = read_at_the_table(longbox.deal("champions", seed=1), "crisis interdiction", tmp_path)
    assert "event, Captain Marvel" in shown
