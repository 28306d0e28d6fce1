"""The text of a card in parts, as clients draw it."""

from __future__ import annotations

import pytest

import longbox
from longbox.engine.tongue import HEAD, TITLE, WHEN
from longbox.engine.words import Say
from longbox.texts import Heading, Line, Piece, lines

SAY = Say("Gamora", marks=True)
TERMS = {"[Might]": "might", "Main": "main", "KO": "ko", "stuns": "stunned"}
every_game = pytest.mark.parametrize("game", longbox.games())


def card(game: str, name: str) -> longbox.CardInfo:
    return next(found for found in longbox.cards(game) if found.name == name)


def test_a_power_has_a_title_a_price_and_a_time():
    heads = [SAY.heading(TITLE, "Godslayer Blade"), SAY.term("[Might]"), SAY.heading(WHEN, SAY.phrase("{Main}"))]
    text = f"{SAY.heading(HEAD, ' · '.join(heads))}: {SAY.phrase('{this} {stuns} it: {KO} it.')}"
    assert lines(text, TERMS) == (
        Line(
            (
                Heading("title", "Godslayer Blade"),
                Heading("symbol", "[Might]", "might", "Might"),
                Heading("when", "Main", "main"),
            ),
            (
                Piece("Gamora "),
                Piece("stuns", "stunned"),
                Piece(" it: "),
                Piece("KO", "ko"),
                Piece(" it."),
            ),
        ),
    )


def test_a_colon_within_a_sentence_introduces_nothing():
    assert lines("If you pay, choose one: draw; or heal.", TERMS) == (
        Line((), (Piece("If you pay, choose one: draw; or heal."),)),
    )


@every_game
def test_the_parts_are_the_text(game):
    """Nothing is lost: all words of a line are in its parts, in their order."""
    for found in longbox.cards(game):
        for text, line in zip(found.text.split("\n") if found.text else [], found.lines, strict=True):
            body = "".join(piece.words for piece in line.pieces)
            assert text.endswith(body), found.name
            head = text.removesuffix(body)
            if head:
                assert head.endswith(": "), found.name
                for heading in line.headings:
                    assert heading.words in head, found.name
                assert line.headings, f"{found.name}: {head!r} is no heading"


@every_game
def test_symbols_are_parts_of_their_own(game):
    for found in longbox.cards(game):
        for line in found.lines:
            assert not any("[" in piece.words for piece in line.pieces if not piece.symbol), found.name


def test_headings_of_each_game():
    thor = card("vs", "Thor")
    assert any(heading.kind == "title" for line in thor.lines for heading in line.headings)
    sentinel = card("legendary", "Sentinel").lines[0]
    assert [(heading.kind, heading.words) for heading in sentinel.headings] == [("when", "Fight")]
    backflip = card("champions", "Backflip").lines[0]
    assert [heading.kind for heading in backflip.headings] == ["when"]


def test_texts_can_be_asked_for_as_another_table_speaks():
    with pytest.raises(longbox.LongboxError, match="nobody speaks 'klingon' in vs"):
        longbox.cards("vs", "klingon")
