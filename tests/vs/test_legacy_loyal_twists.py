"""The plot twists of Legacy that are loyal to one team (rulebook: Loyalty)."""

import pytest

from longbox.engine.decks import Deck
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_building import deck_problems
from longbox.games.vs.table.editions import EDITIONS
from longbox.games.vs.table.kinds import COMPILED

TWISTS = [
    ("Avenge", "Thor", "Hulk"),
    ("Gifted and Talented", "Beast", "Storm"),
    ("You Are Groot", "Nova", "Rocket"),
    ("Steel and Flame", "Ronan", "Loki"),
]
"""Each with a supporting and a main character of its team."""


def broken(*lines, main):
    deck = Deck.parse("\n".join(("Name: mine", *lines)))
    found = {problem.rule for problem in deck_problems(LIBRARY, deck, main, EDITIONS[COMPILED], RULES.awaited)}
    return found & {"VS-KEYWORD-23", "VS-DECK-05"}


@pytest.mark.rule("VS-KEYWORD-23", "VS-DECK-05")
@pytest.mark.parametrize(("twist", "friend", "main"), TWISTS)
def test_a_loyal_plot_twist_is_for_decks_of_its_team_and_of_cards_without_one(twist, friend, main):
    lines = [f"4 {twist}", f"4 {friend}", "4 Academy", "4 Open Fire"]
    assert broken(*lines, main=main) == set()
    assert broken(*lines, "4 Parker", main=main) == {"VS-KEYWORD-23"}, "not of The Company"
    assert broken(*lines, main="Daredevil") == {"VS-DECK-05"}
