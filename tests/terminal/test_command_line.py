"""Every command, as somebody types it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import longbox
from longbox.terminal.keeping import Shelf

from .conftest import Ran, Run

every_game = pytest.mark.parametrize("game", longbox.games())


def test_version(run: Run) -> None:
    assert run("--version") == Ran(0, f"Longbox {longbox.__version__}\n", "")


def test_help_lists_the_commands(run: Run) -> None:
    helped = run("--help")
    assert helped.status == 0
    assert all(command in helped.out for command in ("play", "watch", "resume", "cards", "rules", "setup"))


def test_without_a_terminal_computer_players_show_a_match(run: Run) -> None:
    shown = run()
    assert shown.status == 0
    assert "Marvel Champions" in shown.out
    assert " win" in "".join(shown.out.splitlines()[-2:]), "the end is the last that is said"


@every_game
def test_watching_quietly_prints_the_result_alone(run: Run, game: str) -> None:
    watched = run("watch", game, "--seed", "2", "--level", "random", "--quiet")
    assert watched.status == 0
    assert len(watched.out.splitlines()) <= 2
    assert watched.out == run("watch", game, "--seed", "2", "--level", "random", "--quiet").out


@every_game
def test_playing_with_typed_lines_saves_and_resume_goes_on(run: Run, shelf: Shelf, game: str) -> None:
    assert run("play", game, "--seed", "5", "--level", "random", typed="1\nq\n").status == 0
    name = f"{game}-1"
    assert shelf.names() == [name]
    digest = shelf.read(name).match().digest
    assert name in run("resume", "--list").out
    assert run("resume", typed="q\n").status == 0
    assert shelf.read(name).match().digest == digest
    assert run("resume", game, typed="1\nq\n").status == 0
    assert shelf.read(name).match().digest != digest


def test_a_book_of_rules_is_chosen(run: Run, shelf: Shelf) -> None:
    assert run("play", "vs", "--rules", "marvel-battles", typed="q\n").status == 0
    assert shelf.read("vs-1").match().setup["rules"] == "marvel-battles"
    assert "compiled, marvel-battles, mcu" in run("play", "vs", "--rules", "legacy").err


def test_a_hero_is_played_with_an_aspect(run: Run, shelf: Shelf) -> None:
    assert run("play", "champions", "--hero", "iron-man", "--aspect", "justice", typed="q\n").status == 0
    assert shelf.read("champions-1").match().setup["aspects"] == ["justice"]


PASTED = "Mine\nSpider-Man\n\nAlly (1)\n1x Black Cat (Core Set)\n"


def test_a_deck_is_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    deck = (Path(__file__).parents[1] / "api" / "decks" / "marvelcdb.json").read_text("utf-8")
    file.write_text(deck, "utf-8")
    assert run("deck", "check", str(file)) == Ran(0, "Nine Lives can be played: 40 cards.\n", "")
    refused = run("deck", "check", "-", typed=PASTED)
    assert (refused.status, refused.out) == (1, "")
    assert "MC-DECK-02" in refused.err
    assert "Backflip" in refused.err


def test_a_deck_is_enough_to_say_who_plays(run: Run) -> None:
    watched = run("watch", "champions", "--deck", "iron-man-aggression", "--level", "random", "--seed", "4")
    assert watched.status == 0
    assert "Iron Man" in watched.out
    assert "Spider-Man" not in watched.out


def test_modular_sets_are_named_or_drawn_unseen(run: Run) -> None:
    said = run("watch", "champions", "--modular", "legions", "--modular", "random", "--level", "random", "--quiet")
    assert (said.status, said.err) == (0, "")
    too_many = run("watch", "champions", *["--modular", "random"] * 6, "--quiet")
    assert "random_modular can't be 6" in too_many.err.lower()


def test_lists_are_typed_with_commas_or_flag_by_flag(run: Run) -> None:
    written = run("setup", "legendary", "--text", "--seed", "1", "--heroes", "thor,hulk", "--hero", "storm")
    assert "heroes: thor, hulk, storm" in written.out


def test_who_plays_with_whom_is_a_flag_of_vs(run: Run) -> None:
    refused = run("watch", "vs", "--mode", "two-headed", "--deck", "avengers", "--deck", "x-men", "--quiet")
    assert "VS-TWOHEADED-01" in refused.err
    assert "has no setting 'mode'" in run("watch", "champions", "--mode", "two-headed", "--quiet").err


def test_a_deck_is_converted_and_what_is_wrong_is_said_beside_it(run: Run) -> None:
    converted = run("deck", "convert", "-", typed=PASTED)
    assert converted.out == "Game: champions\nName: Mine\nHero: Spider-Man\n\n1 Black Cat\n"
    assert (converted.status, "MC-DECK-02" in converted.err) == (1, True)


@every_game
def test_cards_are_found_by_name_and_shown_with_their_text(run: Run, game: str) -> None:
    card = next(card for card in longbox.cards(game) if card.text)
    found = run("cards", game, card.name)
    assert found.status == 0
    assert card.name in found.out
    assert card.text.split()[0] in found.out


def test_all_cards_of_all_games_are_listed(run: Run) -> None:
    listed = run("cards").out
    assert all(title in listed for title in ("Vs. System", "Marvel Champions", "Legendary"))


@every_game
def test_the_setup_form_is_shown_with_its_choices(run: Run, game: str) -> None:
    shown = run("setup", game)
    assert shown.status == 0
    assert all(item.name in shown.out for item in longbox.setup(game))


def test_rules_are_found_by_id_and_by_words(run: Run) -> None:
    assert "VS-TEAM-01" in run("rules", "vs", "VS-TEAM-01").out
    assert "VS-TEAM" in run("rules", "vs", "team", "attack").out
    assert "842" in run("rules").out or "rules" in run("rules").out


def test_coverage_counts_the_rules_that_tests_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('import pytest\n\n@pytest.mark.rule("VS-TEAM-01")\ndef test(): ...\n')
    counted = run("rules", "coverage", "--tests", str(tmp_path), "--missing", "--update")
    assert counted.status == 0
    assert "VS-TEAM-02" in counted.out
    assert (tmp_path / "rules_covered.txt").read_text() == "VS-TEAM-01\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["play", "champion"], "Did you mean 'champions'?", id="a game, nearly"),
        pytest.param(["play", "chess"], "there is no game 'chess'", id="no game of ours"),
        pytest.param(["watch", "chess"], "there is no game 'chess'", id="watching no game of ours"),
        pytest.param(["setup", "chess"], "there is no game 'chess'", id="setting up no game of ours"),
        pytest.param(["play", "vs", "--deck", "xeno", "--deck", "q"], "decks can't be 'q'", id="an unknown deck"),
        pytest.param(["play", "champions", "--hero", "spidermen"], "spider-man", id="a hero, nearly"),
        pytest.param(["play", "vs", "--set", "colour=red"], "no setting 'colour'", id="an unknown setting"),
        pytest.param(["play", "vs", "--set", "colour"], "name=value", id="a setting without a value"),
        pytest.param(["play", "vs", "--players", "9"], "2 to 4 players", id="too many players"),
        pytest.param(["play", "vs", "--people", "5"], "5 people can't sit", id="too many people"),
        pytest.param(["play", "vs", "--level", "eazy"], "Did you mean 'easy'?", id="a computer player, nearly"),
        pytest.param(["play", "vs", "--deck", "none.txt", "--deck", "avengers"], "none.txt", id="no such deck file"),
        pytest.param(["deck", "check", "none.o8d"], "none.o8d", id="no such deck to check"),
        pytest.param(["resume"], "no saved game", id="nothing to resume"),
        pytest.param(["resume", "vs-7"], "no saved game", id="no such save"),
        pytest.param(["cards", "vs", "xyzzy"], "fits 'xyzzy'", id="no such card"),
        pytest.param(["rules", "vs", "xyzzy"], "speaks of 'xyzzy'", id="no such rule"),
        pytest.param(["rules", "coverage", "--tests", "nowhere"], "nowhere", id="no such folder"),
    ],
)
def test_what_is_refused_is_said_in_one_sentence(run: Run, words: list[str], said: str) -> None:
    refused = run(*words)
    assert refused.status == 1
    assert said.lower() in refused.err.lower()
    assert len(refused.err.strip().splitlines()) == 1
    assert refused.out == ""


def test_several_problems_of_a_set_up_are_a_line_each(run: Run, tmp_path: Path) -> None:
    small = tmp_path / "small.txt"
    small.write_text("1 Thor\n")
    refused = run("play", "vs", "--deck", str(small), "--deck", "avengers")
    assert refused.status == 1
    lines = refused.err.splitlines()
    assert len(lines) > 1
    assert all(line.startswith("longbox: Deck ") for line in lines)


def test_an_unknown_command_is_refused_with_a_suggestion(run: Run) -> None:
    refused = run("pley", "vs")
    assert refused.status == 2
    assert "play" in refused.err


@pytest.mark.parametrize("damage", ["", "{", '{"format": "longbox-table"}'])
def test_a_damaged_save_is_refused_in_a_sentence(run: Run, shelf: Shelf, damage: str) -> None:
    shelf.folder.mkdir(parents=True)
    (shelf.folder / "vs-1.longbox").write_text(damage)
    refused = run("resume")
    assert refused.status == 1
    assert "damaged" in refused.err
    assert "damaged" in run("resume", "--list").out


def test_a_save_with_a_changed_choice_is_refused_in_a_sentence(run: Run, shelf: Shelf) -> None:
    run("play", "vs", "--seed", "5", "--level", "random", typed="1\nq\n")
    file = shelf.folder / "vs-1.longbox"
    file.write_text(file.read_text().replace('"choices":["', '"choices":["no-such-', 1))
    refused = run("resume")
    assert refused.status == 1
    assert "choice 0" in refused.err


def test_a_terminal_that_knows_only_plain_letters_gets_plain_letters(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "longbox", "play", "vs", "--seed", "3", "--level", "random"],
        input="q\n",
        capture_output=True,
        encoding="ascii",
        env=os.environ | {"LONGBOX_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "COLUMNS": "100"},
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Captain America" in ran.stdout
    assert "longbox resume vs-1" in ran.stdout
