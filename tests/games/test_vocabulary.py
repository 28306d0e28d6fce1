"""The vocabulary composes: its figures have ceilings, which are lowered as words are shared and never raised."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module

import pytest

import longbox
from games.card_files import card_files, import_share
from games.figures import measure

CLASSES_A_FACE = 0.06
WORDS_A_FACE = 0.71
FACES_WITH_OWN_WORD = 0.03
AUTHOR_STRINGS = 0
IMPORTS = 0.03
"""How much of the lines of card files may be imports."""
GAMES = longbox.games()
DECLARATIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def test_words_are_shared_by_cards_and_say_themselves():
    found = measure()
    assert found.classes_a_face <= CLASSES_A_FACE
    assert found.words_a_face <= WORDS_A_FACE
    assert found.faces_with_own_word <= FACES_WITH_OWN_WORD
    assert found.author_strings <= AUTHOR_STRINGS


@pytest.mark.parametrize("game", GAMES)
def test_a_vocabulary_has_each_word_once(game):
    vocabulary = import_module(f"longbox.games.{game}.vocabulary")
    assert [word for word, times in Counter(vocabulary.__all__).items() if times > 1] == []
    assert [word for word in vocabulary.__all__ if not hasattr(vocabulary, word)] == []


@pytest.mark.parametrize("game", GAMES)
def test_card_files_compose_and_declare_nothing(game):
    for path in card_files(game):
        found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, DECLARATIONS)]
        assert found == [], f"{path.name} of {path.parent.name} declares something: see docs/add_a_card.md"


@pytest.mark.parametrize("game", GAMES)
def test_card_files_are_written_in_words_and_not_in_classes(game):
    """A card calls lower-case words and names constants; a box is all that is made there."""
    for path in card_files(game):
        calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        classes = {name.id for name in calls if isinstance(name, ast.Name) and name.id[:1].isupper()}
        assert classes <= {"Box"}, f"{path.name} of {path.parent.name}: see docs/add_a_card.md"


def test_card_files_are_about_cards_and_not_about_imports():
    assert import_share(GAMES) <= IMPORTS
