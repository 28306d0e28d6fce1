"""Reading a card at the table also says what its keywords mean."""

from pathlib import Path

import longbox
from terminal.keyboard import Keyboard, sit_down


def test_keywords_are_explained_with_the_card(tmp_path: Path) -> None:
    keyboard = Keyboard(["? hydra mercenary", "q"])
    sit_down(longbox.deal("champions", seed=1), keyboard, tmp_path).play()
    shown = " ".join(keyboard.shown.replace("│", " ").split())
    assert "Guard: As long as this minion is engaged with you, you can't attack the villain." in shown
