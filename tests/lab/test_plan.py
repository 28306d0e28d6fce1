"""Grids of set-ups."""

import pytest

import longbox
from lab.grids import DUEL
from longbox.lab import plan
from longbox.lab.commands import percent, planned


def test_axes_multiply():
    axes = [plan.axis_with("champions", "scenario=rhino,klaw"), plan.axis_with("champions", "expert=no,yes")]
    found = plan.cells("champions", axes, {}, ["random"])
    assert [(cell.setup["scenario"], cell.setup["expert"]) for cell in found] == [
        ("rhino", False), ("rhino", True), ("klaw", False), ("klaw", True),
    ]  # fmt: skip
    assert found[1].labels == {"scenario": "rhino", "expert": "True"}


def test_every_deck_meets_every_deck():
    axis = plan.axis_each("vs", "decks=avengers,x-men", seats=2)
    assert axis.values == [[one, other] for one in ("avengers", "x-men") for other in ("avengers", "x-men")]


def test_all_stands_for_every_choice_and_plus_joins_a_list():
    assert plan.axis_with("champions", "scenario=all").values == ["rhino", "klaw", "ultron"]
    assert plan.axis_with("champions", "heroes=spider-man+iron-man,she-hulk").values == [
        ["spider-man", "iron-man"], ["she-hulk"],
    ]  # fmt: skip


def test_one_player_is_for_all_seats_and_several_are_for_one_each():
    cells = plan.cells("legendary", [], {"players": 3}, ["random"])
    assert cells[0].players == ("random",) * 3
    assert plan.cells("vs", [], {}, ["random", "greedy:50"])[0].players == ("random", "greedy:50")


def test_the_seed_of_a_game_depends_on_the_lab_the_cell_and_the_number_alone():
    assert DUEL.seed(1, 0) == 510421404
    assert len({DUEL.seed(lab, number) for lab in (1, 2) for number in range(50)}) == 100
    assert DUEL._replace(labels={}).seed(1, 0) == DUEL.seed(1, 0)


@pytest.mark.parametrize(
    ("wished", "said"),
    [
        ({}, "say which game"),
        ({"game": "vs", "with": ["deck=avengers"]}, "vs has no line 'deck'"),
        ({"game": "vs", "with": ["mode"]}, "is no axis"),
        ({"game": "champions", "each": ["scenario=rhino"]}, "use --with scenario=rhino"),
        ({"game": "champions", "with": ["heroes=spider-man+spider-man"]}, "MC-SETUP-22"),
        ({"game": "vs", "players": "random,random,random"}, "2 seats and 3 players"),
        ({"game": "vs", "players": "gready"}, "Did you mean 'greedy'"),
        ({"game": "vs", "players": "search:many"}, "write a number after the colon"),
        ({"game": "vs", "players": "random:5"}, "takes no number"),
        ({"game": "vs", "until": "two"}, "is no percentage"),
        ({"game": "vs", "until": "70%"}, "between 0% and 50%"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(wished, said):
    with pytest.raises(longbox.SetupError, match=said):
        planned({"seats": 2, "seed": 1, "players": "random"} | wished)


def test_percentages_as_people_write_them():
    assert percent("2%") == percent("± 2 %") == percent("2") == 0.02


def test_a_grid_from_a_file(tmp_path):
    path = tmp_path / "grid.toml"
    path.write_text('game = "champions"\nwith = ["scenario=rhino,klaw"]\nplayers = "random"\ngames = 3\n')
    found = planned({"seats": 2, "seed": 1} | plan.read_file(path))
    assert (len(found.cells), found.games) == (2, 3)
    path.write_text("game = vs")
    with pytest.raises(longbox.SetupError, match="no TOML file"):
        plan.read_file(path)
    with pytest.raises(longbox.SetupError, match="can't be read"):
        plan.read_file(tmp_path / "nowhere.toml")
