"""Nodes hand their speech messages and parts, never strings that they have joined: so one language, side or edition
more touches no node and no card."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import longbox
from languages.marked import names_of
from longbox.engine.effects.phrases import plural_of
from longbox.engine.inflection import third_person
from longbox.engine.language import capital
from longbox.engine.tongue import SIGN, WHEN, Mark, Tongue, marked, plain, read
from longbox.engine.words import Say
from longbox.languages import speaking
from longbox.languages.marking import unmarked
from longbox.registry import rules_of

SOURCES = Path(longbox.__file__).parent
GAMES: tuple[str, ...] = ("champions", "legendary", "vs")
NODES = sorted(
    [
        *SOURCES.glob("engine/effects/*.py"),
        *[
            file
            for game in GAMES
            for room in ("table", "vocabulary", "cards")
            for file in SOURCES.glob(f"games/{game}/{room}/**/*.py")
        ],
    ]
)
STRING_WORK = {"join", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith", "format"}


def in_words(source: Path) -> Iterator[ast.FunctionDef]:
    """The functions of a file that speak: those that are handed a speech, but for the speech's own."""
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and not any(ast.unparse(base).endswith("Say") for base in node.bases):
            functions = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        else:
            functions = [node] if isinstance(node, ast.FunctionDef) else []
        yield from [function for function in functions if "say" in [one.arg for one in function.args.args]]


def joins(function: ast.FunctionDef) -> Iterator[int]:
    """The lines at which a function puts strings together or takes them apart, but for its errors."""
    errors = [part for part in ast.walk(function) if isinstance(part, (ast.Raise, ast.Assert))]
    excused = {id(part) for error in errors for part in ast.walk(error)}
    for part in ast.walk(function):
        if id(part) in excused:
            continue
        joined = isinstance(part, ast.JoinedStr) or (
            isinstance(part, ast.BinOp)
            and isinstance(part.op, (ast.Add, ast.Mod))
            and any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (part.left, part.right))
        )
        worked = isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr in STRING_WORK
        if joined or worked:
            yield part.lineno


@pytest.mark.parametrize("source", NODES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_nodes_join_no_strings(source):
    found = {line: function.name for function in in_words(source) for line in joins(function)}
    assert not found, f"{source.name} puts words together itself: hand the speech a message with its parts instead"


MESSAGES = [
    pytest.param(source, call, id=f"{source.relative_to(SOURCES)}:{call.lineno}")
    for source in NODES
    for call in ast.walk(ast.parse(source.read_text("utf-8")))
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "phrase"
]
OF_THE_SPEECH = {"this", "you", "your", "to_you", "from"}


@pytest.mark.parametrize(("source", "call"), MESSAGES)
def test_a_message_has_its_parts(source, call):
    """Whatever stands in braces in a message of a node is a part that it is given, or the speech's own; a term may have
    its article with it."""
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    constants = [part.value for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)]
    fields = {field for text in constants for _, field, _, _ in string.Formatter().parse(str(text)) if field}
    game = source.relative_to(SOURCES).parts[1] if "games" in source.relative_to(SOURCES).parts else ""
    known = given | OF_THE_SPEECH | (terms_of(game) if game else set())
    assert {field.removeprefix("a ") for field in fields} <= known


def terms_of(game: str) -> set[str]:
    """The forms of all terms that the texts of a game may speak of."""
    tongues = rules_of(game).tongues.values()
    return {form for term in longbox.glossary(game) for form in term.words} | {
        one for tongue in tongues for one in tongue.terms
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_term_of_a_text_is_known(game):
    rules = rules_of(game)
    for card in rules.library.faces():
        for tongue in rules.tongues.values():
            said, marks = read(rules.text(card, tongue, marks=True))
            assert said == rules.text(card, tongue)
            terms = [mark for mark in marks if not mark.form.startswith("#")]
            assert {mark.form for mark in terms} <= terms_of(game), card.name
            assert all(said[mark.start : mark.end].lower() == tongue.term(mark.form).lower() for mark in terms)


@pytest.mark.parametrize("game", GAMES)
def test_another_language_is_handed_every_word_that_is_no_name(game):
    names = names_of(game)
    for tongue in rules_of(game).tongues:
        with speaking("xx"):
            texts = [card.text for card in longbox.cards(game, tongue)]
        assert not [text for text in texts if unmarked(text, names)]


def test_terms_are_said_as_the_table_calls_them():
    say = Say("Hulk", tongue=Tongue({"Villain": "Adversary", "Villains": "Adversaries", "rescues": "kidnaps"}))
    assert say.article(say.phrase("{Villain}")) == "an Adversary"
    assert say.phrase(plural_of("{Villain}")) == "Adversaries"
    assert say.of_others().does("{rescue}") == "kidnaps"
    assert say.phrase("{this} fights a {Henchman}") == "Hulk fights a Henchman"


def test_a_message_of_another_language_has_the_same_parts_in_its_own_order():
    say = Say("Hulk", tongue=Tongue(messages={"{first} and {second}": "{second} y {first}"}))
    assert say.phrase("{first} and {second}", first="uno", second=2) == "2 y uno"


def test_terms_in_a_text_are_found_by_their_marks():
    say = Say("Hulk", marks=True, tongue=Tongue({"stunned": "stunn'd"}))
    said = capital(say.phrase("{stunned} enemies and {stunned} allies"))
    text, marks = read(said)
    assert text == plain(said) == "Stunn'd enemies and stunn'd allies"
    assert marks == [Mark("stunned", 0, 7), Mark("stunned", 20, 27)]
    assert SIGN not in plain(marked("KO", "KO"))
    within = say.heading(WHEN, say.phrase("if {stunned}"))
    assert read(within) == ("if stunn'd", [Mark("stunned", 3, 10), Mark(WHEN, 0, 10)])


def test_verbs_that_are_terms_keep_their_forms():
    assert third_person("{stun} it") == "{stuns} it"
    assert third_person("{ready}") == "{readies}"
