"""The vocabulary composes: its figures have ceilings, which are lowered as words are shared and never raised."""

from __future__ import annotations

from games.figures import measure

CLASSES_A_FACE = 0.69
WORDS_A_FACE = 0.84
FACES_WITH_OWN_WORD = 0.29
AUTHOR_STRINGS = 97


def test_words_are_shared_by_cards_and_say_themselves():
    found = measure()
    assert found.classes_a_face <= CLASSES_A_FACE
    assert found.words_a_face <= WORDS_A_FACE
    assert found.faces_with_own_word <= FACES_WITH_OWN_WORD
    assert found.author_strings <= AUTHOR_STRINGS
