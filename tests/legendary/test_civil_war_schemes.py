"""Civil War: crimes that are foreseen."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from .scenario import Scenario

CRIME = "predict-future-crime"


def test_of_three_cards_the_villains_are_played():
    table = Scenario(scheme=CRIME).villain_deck("Twist", "Blob", "Strike", "Sentinel", "Twist").bringing(2)
    table.begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "Blob"}
    assert table.cards(VILLAIN_DECK) == ["Twist", "Strike"]


@pytest.mark.rule("LG-ESCAPE-19")
@pytest.mark.parametrize("players", [2, 3])
def test_so_many_villains_for_each_player_are_too_many(players):
    table = Scenario(players=players, scheme=CRIME).escaped(*["Sentinel"] * (2 * players - 2), "Bystander", "Odinson")
    table.city(Bridge="Blob", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.villain_deck("Sentinel", "Sentinel").begin_turn("Keen Senses")
    assert table.result is None
    table.leaving("end", "")
    assert table.result.outcome == "loss"
