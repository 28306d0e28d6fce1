"""Deck lists as people write them."""

from __future__ import annotations

from longbox.engine.decks import Deck

LIST = """
# the deck I took to the club
Game: vs
Name: My Avengers
Main: Captain America

4 Ant-Man
4x Black Widow
2 × Hulk   # the big one
what is this
"""


def test_a_list_is_read_line_by_line():
    deck = Deck.parse(LIST)
    assert (deck.game, deck.name, deck.headings["main"]) == ("vs", "My Avengers", "Captain America")
    assert deck.cards == ((4, "Ant-Man"), (4, "Black Widow"), (2, "Hulk"))
    assert deck.size == 10


def test_what_can_not_be_read_is_said_not_dropped():
    problems = Deck.parse(LIST).unread_problems()
    assert [str(problem) for problem in problems] == [
        "Line 10 of the deck can't be read: 'what is this'. Write cards as \"4 Card Name\"."
    ]


def test_a_deck_written_out_reads_back_the_same():
    deck = Deck.parse(LIST)
    again = Deck.parse(deck.text())
    assert (again.game, again.name, again.headings, again.cards) == (deck.game, deck.name, deck.headings, deck.cards)
