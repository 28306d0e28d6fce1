"""The menu, as somebody walks through it."""

from pathlib import Path

import pytest

import longbox
from longbox.terminal import forms, menu
from longbox.terminal.keeping import Shelf
from longbox.terminal.screen import InputEndedError
from terminal.keyboard import Keyboard, sit_down

every_game = pytest.mark.parametrize("game", longbox.games())


@every_game
def test_enter_all_the_way_opens_the_first_game_of_the_rulebook(game: str, tmp_path: Path) -> None:
    number = longbox.games().index(game) + 1
    sitting = menu.run(Keyboard([str(number), "", "", ""]).screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.match.name == game
    assert sitting.match.setup == {}
    assert sitting.seating.people == [0]


def test_a_game_is_chosen_by_part_of_its_name(tmp_path: Path) -> None:
    sitting = menu.run(Keyboard(["champions", "", "", ""]).screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.match.name == "champions"


@every_game
def test_the_form_can_be_filled_in_with_its_defaults(game: str, tmp_path: Path) -> None:
    number = longbox.games().index(game) + 1
    sitting = menu.run(Keyboard([str(number), "2", *[""] * 30]).screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.match.name == game


def test_a_wrong_entry_is_asked_for_again(tmp_path: Path) -> None:
    keyboard = Keyboard(["vs", "set up", "avengers, nobody", "avengers, avengers", *[""] * 10])
    sitting = menu.run(keyboard.screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.match.setup["decks"] == ["avengers", "avengers"]
    assert "can't be 'nobody'" in keyboard.shown


def test_people_and_levels_are_asked_for(tmp_path: Path) -> None:
    sitting = menu.run(Keyboard(["vs", "", "7", "1", "hard"]).screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.seating.names == ("person", "hard")
    both = menu.run(Keyboard(["vs", "", "2"]).screen, Shelf(tmp_path))
    assert both is not None
    assert both.seating.people == [0, 1]


def test_choices_that_need_it_are_explained(tmp_path: Path) -> None:
    keyboard = Keyboard(["champions", "set up", *[""] * 30])
    menu.run(keyboard.screen, Shelf(tmp_path))
    assert "surge-stands" in keyboard.shown
    assert "does not cancel its surge" in keyboard.shown


def test_quitting_leaves(tmp_path: Path) -> None:
    assert menu.run(Keyboard(["quit"]).screen, Shelf(tmp_path)) is None
    assert menu.run(Keyboard(["q"]).screen, Shelf(tmp_path)) is None


def test_an_input_that_ends_leaves(tmp_path: Path) -> None:
    with pytest.raises(InputEndedError):
        menu.run(Keyboard([]).screen, Shelf(tmp_path))


def test_a_saved_game_is_offered(tmp_path: Path) -> None:
    match = longbox.deal("vs", seed=1)
    sit_down(match, Keyboard(["q"]), tmp_path).play()
    keyboard = Keyboard(["go on"])
    sitting = menu.run(keyboard.screen, Shelf(tmp_path))
    assert sitting is not None
    assert sitting.match.digest == match.digest
    assert "vs-1" in keyboard.shown


def test_a_number_of_players_fills_the_seats() -> None:
    assert len(forms.for_players("vs", {}, 3)["decks"]) == 3
    assert forms.for_players("legendary", {}, 4) == {"players": 4}
    chosen = forms.for_players("champions", {"heroes": ["she-hulk"]}, 2)
    assert chosen["heroes"][0] == "she-hulk"
    assert len(chosen["heroes"]) == 2
