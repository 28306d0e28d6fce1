"""The terminal in the made-up language that marks all that it is handed: what stays plain is no message."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from threading import Thread

import pytest

import longbox
from languages.marked import names_of
from longbox import players
from longbox.asking import interests_of
from longbox.languages import capital, speaking
from longbox.languages.marking import unmarked
from longbox.match import Match
from longbox.players.budget import Budget
from longbox.seen import Seen
from longbox.server.doors import Door
from longbox.terminal import menu, printed, screen
from longbox.terminal.boards import board_of
from longbox.terminal.choosing import COMMANDS
from longbox.terminal.forms import NO, YES
from longbox.terminal.keeping import Shelf
from longbox.terminal.screen import Thinking
from longbox.terminal.seating import THINKERS, seated
from longbox.terminal.watching import watch
from terminal.keyboard import Keyboard, sit_down

from .conftest import Run

every_game = pytest.mark.parametrize("game", longbox.games())

WIDE = 800
"""So wide that no name is cut off or broken."""
KEYS = {*COMMANDS, YES[0], NO[0], "game", "seed"}
"""What is typed as it stands in every language: commands, answers, the first lines of a set-up's text."""
PROGRAM = {"LONGBOX", "longbox play --set-up FILE", "longbox play", "longbox resume", "longbox:"}
"""The program by its name, and what is typed to start it."""
EXAMPLE = "genius, web-shooter"
"""Cards as one may type them, in the explanation of p."""
RUBBISH = ("xyzzy", "99", "e")
SYSTEM = "[Errno 2] No such file or directory"
"""What the computer itself says of a file."""


@cache
def spared() -> frozenset[str]:
    """What is no message: names of cards, powers, sets and chapters of books, and what is typed to set a game up."""
    names = {EXAMPLE, SYSTEM, *PROGRAM, *RUBBISH}
    for game in longbox.games():
        called = names_of(game) | {printed.set_name(card) for card in longbox.cards(game)}
        names |= called | {name.lower() for name in called} | {game, capital(game), longbox.about(game).title}
        for item in longbox.setup(game):
            names |= {item.name, capital(item.name), *map(str, item.choices)}
        for rule in longbox.rules(game):
            names |= {rule.id, rule.family, *rule.source}
    return frozenset(name for name in names if len(name) > 1)


def plain_words(shown: str, typed: Iterable[str] = ()) -> list[str]:
    """The words on a screen that are not marked and belong to no name; a line that comes again is looked at once."""
    lines = dict.fromkeys(re.sub(r"[│╭╮╰╯─]", " ", line).strip() for line in shown.splitlines())
    return [word for word in unmarked("\n".join(lines), spared() | {*typed}) if word not in KEYS]


@pytest.fixture(autouse=True)
def a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "WIDE", WIDE)
    monkeypatch.setattr(players, "HINT", Budget(20, 1.0))


def curious(match: Match, chance: random.Random) -> Iterator[str]:
    """Somebody who chooses by chance, and now and then asks whatever can be asked."""
    while match.decision is not None:
        if chance.random() < 0.05:
            card = chance.choice(Seen(match.view(match.decision.seat)).named())["name"]
            yield from (f"why {card}", f"? {card}", "o", "p", "r", "rest", "")
        yield str(chance.randint(1, len(match.decision.options)))


AT_FIRST = (
    *("?", "b", "h", "log", "learn", "learn", "auto", "auto", "gifts", "gifts", "s", "u", "u!", "p", "p xyzzy", "all"),
    *("r", "rest", "concede", "", "", "why", "why xyzzy", "? xyzzy", "? hulk", "0", "99", "xyzzy", "e"),
)
"""Typed before the first choice: everything that can be asked, and much that means nothing."""


@pytest.mark.parametrize(
    ("game", "setup", "seed", "people"),
    [
        ("vs", {}, 3, [0, 1]),
        ("champions", {"heroes": ["spider-man", "iron-man"], "scenario": "klaw"}, 8, [0]),
        ("legendary", {"players": 2}, 3, [0]),
    ],
)
def test_a_whole_match(game: str, setup: dict[str, object], seed: int, people: list[int], tmp_path: Path) -> None:
    match = longbox.deal(game, seed=seed, **setup)
    sits_down = [""] if len(people) > 1 else []
    keyboard = Keyboard(chain(sits_down, AT_FIRST, curious(match, random.Random(seed))), width=WIDE)
    with speaking("xx"):
        assert sit_down(match, keyboard, tmp_path, people=people).play() is not None
    assert len(keyboard.shown) > 50_000, "enough was said to look at"
    assert plain_words(keyboard.shown) == []


@every_game
def test_going_back_leaving_and_going_on(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=4)
    leaving = Keyboard([*["1"] * 6, "u", "u!", "log", "q"], width=WIDE)
    going_on = Keyboard(["4", *["1"] * 3], width=WIDE)
    with speaking("xx"):
        assert sit_down(match, leaving, tmp_path).play() is None
        sitting = menu.run(going_on.screen, Shelf(tmp_path))
        assert sitting is not None
        assert sitting.name == f"{game}-1"
        sitting.play()
    assert plain_words(leaving.shown + going_on.shown) == []


def test_a_save_is_described_in_the_language_of_who_looks_for_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with speaking("xx"):
        sit_down(longbox.deal("champions", seed=4), Keyboard(["q"]), tmp_path).play()
        assert plain_words(menu.describe(shelf, "champions-1")) == []
    assert menu.describe(shelf, "champions-1").startswith(
        "champions-1: Marvel Champions, round 0, set-up phase, saved "
    )


@every_game
def test_watching(game: str) -> None:
    keyboard = Keyboard(width=WIDE)
    match = longbox.deal(game, seed=5)
    with speaking("xx"):
        watch(match, seated(match.seats, 0, "random"), keyboard.screen)
    assert plain_words(keyboard.shown) == []


BROKEN = {
    "vs": {"mode": "two-headed"},
    "champions": {"heroes": "iron-man, iron-man"},
    "legendary": {"challenges": "final-showdown, final-blow"},
}
"""Entries that go against a rule, so that the form is asked for again."""


@every_game
def test_the_menu_and_the_form(game: str, tmp_path: Path) -> None:
    number = str(longbox.games().index(game) + 1)
    entries = chain.from_iterable([*RUBBISH, BROKEN[game].get(item.name, "")] for item in longbox.setup(game))
    keyboard = Keyboard([*RUBBISH, number, "2", *entries, *[""] * 40], width=WIDE)
    with speaking("xx"):
        sitting = menu.run(keyboard.screen, Shelf(tmp_path))
    assert sitting is not None
    assert plain_words(keyboard.shown) == []


LOOKED_UP = (
    "cards vs hulk",
    "cards champions hulk",
    "cards legendary hulk",
    "cards vs --kind location",
    "cards champions aggression",
    "cards legendary avengers",
    "cards vs Malekith",
    "cards",
    "rules vs team attack",
    "rules MC-SCHEME-01",
    "rules",
    "setup vs",
    "setup champions",
    "setup legendary",
    "setup champions --text --seed 7 --expert",
    "setup legendary --random --seed 7",
    "resume --list",
    "watch champions --seed 2 --level random --quiet",
)
REFUSED = (
    "play champion",
    "play vs --deck avenger --deck q",
    "play champions --hero spidermen",
    "play vs --set colour=red",
    "play vs --set colour",
    "play vs --players 9",
    "play vs --people 5",
    "play vs --level eazy",
    "play vs --deck none.txt --deck avengers",
    "play champions --set-up none.txt",
    "deck check none.o8d",
    "resume",
    "resume vs-7",
    "cards vs xyzzy",
    "rules vs xyzzy",
)


@pytest.mark.parametrize(
    ("typed", "status"), [*((typed, 0) for typed in LOOKED_UP), *((typed, 1) for typed in REFUSED)]
)
def test_commands(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, status: int) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))
    ran = run(*typed.split(), "--language", "xx")
    assert ran.status == status
    words = [*re.split(r"[ =]", typed), *players.names(), str(tmp_path / "home" / "saves")]
    assert plain_words(ran.out + ran.err, words) == []


PASTED = "Mine\nSpider-Man\n\nAlly (1)\n1x Black Cat (Core Set)\n"


@pytest.mark.parametrize("command", ["check", "convert"])
def test_decks(run: Run, command: str) -> None:
    ran = run("deck", command, "-", "--language", "xx", typed=PASTED)
    assert ran.status == 1
    assert plain_words(ran.err, ["Mine"]) == []


def test_all_numbers_kinds_and_computer_players_have_words() -> None:
    for game in longbox.games():
        assert {*interests_of(game).stats} <= {*printed.NUMBERS}
        assert {card.kind for card in longbox.cards(game)} <= {*board_of(game).words}
    assert {*players.names()} == {*THINKERS}


def test_who_thinks_is_told_by_another_thread(tmp_path: Path) -> None:
    with speaking("xx"):
        thinking = Thinking(lambda: "Hulk")
    told: list[str] = []
    drawing = Thread(target=lambda: told.append(thinking.__rich__().plain))
    drawing.start()
    drawing.join()
    assert told == ["Hulk îš ŧĥîñķîñĝ…"]


@pytest.mark.parametrize(
    "words", [("--language", "xx", "cards", "vs", "thor"), ("cards", "vs", "thor", "--language", "xx")]
)
def test_the_language_is_named_before_or_behind_a_command(run: Run, words: tuple[str, ...]) -> None:
    assert "šûþþöřŧîñĝ çĥåřåçŧéř" in run(*words).out
    assert "supporting character" in run("cards", "vs", "thor").out, "the next one speaks English again"


def test_the_language_stands_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGBOX_LANGUAGE", "xx")
    assert "šûþþöřŧîñĝ çĥåřåçŧéř" in run("cards", "vs", "thor").out
    assert "supporting character" in run("cards", "vs", "thor", "--language", "en").out


def test_a_server_speaks_what_the_program_speaks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    own: list[str] = []

    def serve(door: Door, language: str, *, open_browser: bool) -> None:
        own.append(language)
        door.listener.close()

    monkeypatch.setattr("longbox.server.app.serve", serve)
    said = [run("--language", "xx", "serve").out, run("serve", "--language", "xx").out, run("serve").out]
    assert own == ["xx", "xx", "en"]
    assert said[0].startswith("Ļöñĝƀöẋ ļîšŧéñš åŧ http://127.0.0.1:")
    assert said[2].startswith("Longbox listens at http://127.0.0.1:")


def test_a_language_that_nobody_speaks_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = run("cards", "vs", "thor", "--language", "klingon")
    assert (refused.status, refused.out) == (1, "")
    assert refused.err == "longbox: Nobody here speaks 'klingon': there are en\n"
    monkeypatch.setenv("LONGBOX_LANGUAGE", "klingon")
    assert run("cards", "vs", "thor").err == refused.err
