"""Set-ups as text: written, pasted, drawn at random and played, or refused with the rule."""

from pathlib import Path

import pytest

import longbox
from longbox.terminal import forms, sharing

from .conftest import Run


def written(run: Run, file: Path, *words: str) -> str:
    """What `longbox setup` prints, kept in a file."""
    said = run("setup", *words)
    assert said.status == 0, said.err
    file.write_text(said.out)
    return said.out


def test_a_set_up_is_a_line_for_each_choice(run: Run, tmp_path: Path) -> None:
    text = written(
        run, tmp_path / "loki.txt", "legendary", "--text", "--seed", "7", "--players", "3", "--mastermind", "loki"
    )
    assert text.splitlines()[1:] == ["game: legendary", "seed: 7", "players: 3", "mastermind: loki"]


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("vs", {"decks": ["x-men", "avengers"]}),
        ("champions", {"heroes": ["she-hulk", "iron-man"], "scenario": "klaw", "expert": True}),
        ("legendary", {"players": 2, "challenges": ["heroic"], "helped": [2, 0], "open_hands": False}),
    ],
)
def test_what_was_written_is_read_back(game: str, chosen: dict[str, object]) -> None:
    shared = sharing.parse(sharing.text(game, 11, chosen))
    assert (shared.game, shared.seed) == (game, 11)
    assert forms.setup_from(game, shared.typed) == chosen


def test_chance_fills_in_all_stacks_and_respects_those_that_were_named(run: Run, tmp_path: Path) -> None:
    named = ("--players", "4", "--mastermind", "loki", "--scheme", "the-legacy-virus")
    text = written(run, tmp_path / "drawn.txt", "legendary", "--random", *named)
    drawn = forms.setup_from("legendary", sharing.parse(text).typed)
    assert (drawn["mastermind"], drawn["scheme"]) == ("loki", "the-legacy-virus")
    assert "enemies-of-asgard" in drawn["villains"], "whom Loki always leads"
    assert [len(drawn[stacks]) for stacks in ("heroes", "villains", "henchmen")] == [5, 3, 2]
    assert longbox.check("legendary", **drawn) == []


def test_a_seed_always_draws_the_same_and_seeds_differ() -> None:
    assert longbox.draw("legendary", seed=3) == longbox.draw("legendary", seed=3)
    assert len({longbox.draw("legendary", seed=seed)["scheme"] for seed in range(30)}) == 8


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_whatever_chance_draws_can_be_played(players: int) -> None:
    for seed in range(10):
        drawn = longbox.draw("legendary", seed=seed, players=players)
        assert longbox.check("legendary", **drawn) == []
        assert longbox.deal("legendary", seed=seed, **drawn).seats == players


def test_two_people_with_one_text_play_the_same_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shared.txt"
    written(run, file, "legendary", "--random", "--seed", "5", "--players", "2")
    once = run("watch", "--set-up", str(file), "--level", "random")
    assert once.status == 0
    assert once.out == run("watch", "--set-up", str(file), "--level", "random").out


def test_flags_go_before_what_the_text_says(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "klaw.txt"
    file.write_text("game: champions\nheroes: iron-man\nscenario: klaw\nseed: 4\n")
    assert "Rhino" in run("watch", "--set-up", str(file), "--scenario", "rhino", "--level", "random").out


REFUSED = [
    ("game: legendary\nplayers: 6\n", "LG-SETUP-01"),
    ("game: legendary\nplayers: 2\nmastermind: loki\nvillains: hydra, skrulls\n", "LG-DECK-09"),
    ("game: legendary\nplayers: 1\nscheme: negative-zone-prison-breakout\n", "LG-SOLO-03"),
    ("game: legendary\nmastermind loki\n", "line 2 of the set-up can't be read"),
    ("game: legendary\nplayers: 2\nplayers: 3\n", "line 3 of the set-up says players again"),
    ("players: 2\n", "names no game"),
    ("game: chess\n", "there is no game 'chess'"),
    ("game: vs\nseed: blue\n", "seed is a number"),
]


@pytest.mark.parametrize(("text", "said"), REFUSED)
def test_a_set_up_that_can_t_be_played_is_refused(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(text)
    refused = run("play", "--set-up", str(file))
    assert refused.status == 1
    assert said.lower() in refused.err.lower()


def test_a_file_that_is_not_there_and_a_text_of_another_game_are_refused(run: Run, tmp_path: Path) -> None:
    assert "can't be read" in run("play", "--set-up", str(tmp_path / "nowhere.txt")).err
    file = tmp_path / "vs.txt"
    written(run, file, "vs", "--text")
    assert "one of vs, not of legendary" in run("play", "legendary", "--set-up", str(file)).err


def test_no_text_is_written_of_what_the_rules_forbid(run: Run) -> None:
    refused = run("setup", "legendary", "--text", "--players", "1", "--scheme", "negative-zone-prison-breakout")
    assert refused.status == 1
    assert "LG-SOLO-03" in refused.err
    assert refused.out == ""


def test_a_deck_of_ones_own_is_not_held_by_a_text(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text(longbox.ready_decks("vs")["avengers"].text())
    refused = run("setup", "vs", "--text", "--deck", str(own), "--deck", "x-men")
    assert refused.status == 1
    assert "a deck of your own" in refused.err
