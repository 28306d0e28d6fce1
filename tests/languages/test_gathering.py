"""Whoever translates finds every message in the catalogue: those of the sources, of the page and of the games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

import longbox
from languages import marked
from longbox.engine.language import speaking
from longbox.languages import gathering, in_python, on_pages
from longbox.languages.listening import Listener
from longbox.teaching import in_english

MOST = 200
"""How many choices of a match are listened to."""
IN_PYTHON = """
TABLE = {"a": message("first of a table"), "b": "second of a table"}

def words(say, game):
    said("a plain one")
    said("one in two " "pieces", who=game)
    say.phrase("{who} does" if game else "{who} does not")
    refusal = "given a name"
    raise Refused(said(refusal))
    tongue.told(TABLE.get(game, "the usual"))
    plural(len(game), "{number} card", "{number} cards", of=game)
    tongue.told_of(2, "{number} {Villain}", "{number} {Villains}")
    Message("{who} wins", {"who": 1}, "you win")
    Message("{number} wound", {"number": 2}, many="{number} wounds")
    say.plural(game)

async def refuse():
    text = message("no more") if 1 else message("not now")
    return said(text)

BARS = (Bar("VS-1", test, "it is another player's turn"), Bar("VS-2", test, words, last=True))
TOPICS = [Topic("window", window="Playing something"), Topic("rest", rest=Standing("Pass", "pass", until))]
FORM = Item("decks", "the deck of each player", None)
"""
ON_PAGES = """
<h1 title={said("Look through them")}>{said('of {number}', { number: all })}</h1>
const one = plural(max(1, 2), '{number} card', "{number} cards", { of: said('inner') });
pieces(`{player} wins`); said(
  'It\\'s long, and so it stands ' +
    'on two lines \\u2013 here',
);
said(dealt ? 'dealt' : "not: dealt"); notsaid('no'); x.said('no'); said(variable);
"""


def test_messages_are_found_in_python(tmp_path):
    file = tmp_path / "some.py"
    file.write_text(IN_PYTHON)
    assert [(one, many) for one, many, _, _ in in_python.messages_in(file, tmp_path)] == [
        ("first of a table", ""),
        ("a plain one", ""),
        ("one in two pieces", ""),
        ("{who} does", ""),
        ("{who} does not", ""),
        ("given a name", ""),
        ("second of a table", ""),
        ("the usual", ""),
        ("{number} card", "{number} cards"),
        ("{number} {Villain}", "{number} {Villains}"),
        ("{who} wins", ""),
        ("you win", ""),
        ("{number} wound", "{number} wounds"),
        ("no more", ""),
        ("not now", ""),
        ("it is another player's turn", ""),
        ("Playing something", ""),
        ("Pass", ""),
        ("the deck of each player", ""),
    ]


def test_messages_are_found_on_the_page(tmp_path):
    file = tmp_path / "Some.svelte"
    file.write_text(ON_PAGES)
    found = list(on_pages.messages_in(file, tmp_path))
    assert [(one, many) for one, many, _, _ in found] == [
        ("Look through them", ""),
        ("of {number}", ""),
        ("{number} card", "{number} cards"),
        ("inner", ""),
        ("{player} wins", ""),
        ("It's long, and so it stands on two lines – here", ""),
        ("dealt", ""),
        ("not: dealt", ""),
    ]
    assert [line for *_, line in found][:3] == [2, 2, 3]


def put_together(file: Path) -> Iterator[str]:
    """The messages of a source that are made of pieces, and so can't be read there."""
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        name = in_python.name_of(call.func) if isinstance(call, ast.Call) else ""
        handed = call.args[:1] if name in in_python.FIRST else call.args[1:3] if name in in_python.COUNTING else []
        for one in handed:
            if any(isinstance(part, (ast.JoinedStr, ast.BinOp)) for part in ast.walk(one)):
                yield f"{file}:{call.lineno}: {ast.unparse(one)}"


def test_no_message_is_put_together_before_it_is_handed_over():
    assert not [found for file in gathering.PACKAGE.rglob("*.py") for found in put_together(file)]


def test_every_message_of_the_page_can_be_read():
    for file in [*gathering.PAGE.rglob("*.ts"), *gathering.PAGE.rglob("*.svelte")]:
        if file.name == "language.ts":
            continue
        source = file.read_text("utf-8")
        for call in on_pages.CALL.finditer(source):
            given = on_pages.arguments(source, call.end())
            messages = given[1:3] if call[1] == "plural" else given[:1]
            assert all(map(on_pages.texts, messages)), f"{file}: {call[1]}({', '.join(given)})"


@pytest.fixture(scope="module")
def everything() -> dict[str, polib.POEntry]:
    return gathering.gathered(gathering.found())


@pytest.mark.parametrize(
    ("message", "place"),
    [
        ("nobody here speaks {code}: there are {known}", "src/longbox/languages/__init__.py"),
        ("{first} and {last}", "src/longbox/engine/language.py"),
        ("{who} are in {hero form}", "src/longbox/games/champions/cards"),
        ("draws", "src/longbox/games/vs/cards"),
        ("Adversary", "src/longbox/games/legendary/words/glossary.toml"),
        ("the deck of each player", "src/longbox/games/vs/rules.py"),
    ],
)
def test_every_message_is_gathered_with_its_places(everything, message, place):
    assert place in [file for file, _ in everything[message].occurrences]


@pytest.mark.parametrize("game", longbox.games())
def test_lessons_terms_and_rules_are_gathered(everything, game):
    told = [lesson.text for lesson in in_english(game)]
    told += [rule.text for rule in longbox.rules(game)]
    assert not [text for text in told if text not in everything]


def test_a_catalogue_keeps_what_is_translated_and_marks_what_is_gone(tmp_path):
    def found(*messages):
        return gathering.catalogue("de", gathering.gathered(in_python.Found(*one, "a.py", 1) for one in messages))

    file = tmp_path / "de.po"
    page = gathering.brought_up_to_date(file, found(("hand", ""), ("deck", "")))
    for entry, said in zip(page, ("Hand", "Deck"), strict=True):
        entry.msgstr = said
    page.save(str(file))
    page = gathering.brought_up_to_date(file, found(("deck", ""), ("{number} card", "{number} cards")))
    assert [(entry.msgid, entry.msgstr, entry.obsolete) for entry in page] == [
        ("hand", "Hand", 1),
        ("deck", "Deck", 0),
        ("{number} card", "", 0),
    ]
    assert page.find("{number} card").msgstr_plural == {0: "", 1: ""}


@pytest.mark.parametrize("game", longbox.games())
def test_whatever_is_said_in_a_match_is_in_the_catalogue(everything, game):
    listener = Listener()
    with speaking(listener):
        for seed, setup in enumerate(marked.SETUPS[game]):
            assert all(words is not None for _, words in marked.of_a_match(game, setup, seed, MOST))
    unknown = {
        one for one, many in listener.heard if one not in everything or (many and not everything[one].msgid_plural)
    }
    assert not unknown
