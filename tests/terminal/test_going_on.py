"""Where a player at the keyboard need not be asked: gifts, and answers for the rest of a phase."""

from pathlib import Path

import pytest

from champions.scenario import Scenario
from longbox.match import Match
from longbox.terminal.keeping import Shelf
from terminal.keyboard import Keyboard, sit_down


def match_of(table: Scenario) -> Match:
    """A match that begins with the decision at which a scenario has arrived."""
    table.game.state.choices = table.game.state.seen = 0
    return Match(table.game, {}, 1)


@pytest.fixture
def attacked() -> Match:
    """Rhino begins an attack on Spider-Man, who may draw a card for it."""
    return match_of(Scenario("spider-man").activates("Rhino"))


def test_a_gift_is_taken_without_asking(attacked: Match, tmp_path: Path) -> None:
    assert attacked.decision.options[attacked.decision.gift].label == "Use Spider-Man: draw 1 card"
    held = len(attacked.hand(0))
    keyboard = Keyboard()
    sit_down(attacked, keyboard, tmp_path).play()
    assert len(attacked.hand(0)) == held + 1
    assert attacked.decision.topic == "defend"
    assert "Use Spider-Man" not in keyboard.shown
    assert "You draw 1 card." in keyboard.shown, "it is told, not asked"


def test_who_wants_to_be_asked_about_gifts_is_asked_from_then_on(attacked: Match, tmp_path: Path) -> None:
    sit_down(attacked, Keyboard(["gifts"]), tmp_path).play()
    again = match_of(Scenario("spider-man").activates("Rhino"))
    sit_down(again, Keyboard(), tmp_path).play()
    assert again.decision.topic == "optional-trigger"


def test_nobody_is_asked_about_gifts_who_is_always_asked(attacked: Match, tmp_path: Path) -> None:
    sitting = sit_down(attacked, Keyboard(), tmp_path)
    sitting.auto_pass = False
    sitting.play()
    assert attacked.decision.topic == "optional-trigger"


def phase_with_two_minions() -> Match:
    table = Scenario("captain-marvel")
    table.you(minions=["Shocker", "Sandman"])
    return match_of(table.villain_phase())


def play(match: Match, *typed: str, folder: Path) -> str:
    """Play until nothing more is typed. Such a match can't be saved: it has no past."""
    keyboard = Keyboard(typed)
    sitting = sit_down(match, keyboard, folder)
    sitting.save = lambda: None
    sitting.play()
    return keyboard.shown


def test_nobody_defends_for_the_rest_of_the_phase(tmp_path: Path) -> None:
    match = phase_with_two_minions()
    shown = play(match, "rest", "1", folder=tmp_path)
    assert "rest Nobody for the rest of this phase" in shown
    assert "boost card. Who defends?" in shown, "that is Rhino"
    assert "ATK. Who defends?" not in shown, "these would be the minions"
    assert match.decision.topic != "defend"


def test_an_undo_takes_back_what_was_said_for_the_rest_of_the_phase(tmp_path: Path) -> None:
    match = phase_with_two_minions()
    play(match, "rest", "u!", "2", "1", folder=tmp_path)
    assert match.decision.topic == "defend", "Shocker's attack is asked about"


def test_there_must_be_such_an_answer(tmp_path: Path) -> None:
    match = match_of(Scenario("captain-marvel").begins())
    keyboard = Keyboard(["rest"])
    sit_down(match, keyboard, tmp_path).play()
    assert "no answer here" in keyboard.shown


def test_the_shelf_lists_no_preferences(attacked: Match, tmp_path: Path) -> None:
    sit_down(attacked, Keyboard(["gifts", "q"]), tmp_path).play()
    assert len(Shelf(tmp_path).names()) == 1
