"""What comes from the Villain Deck, by its kind."""

import pytest

from longbox.engine.cards import Card
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event
from longbox.games.legendary.chapters import coming
from longbox.games.legendary.chapters.knocking_out import KO

from .scenario import Scenario


def test_each_kind_says_what_becomes_of_it(monkeypatch):
    dies_out = Steps(lambda game, scope: game.happen(Event(KO, cards=(scope.source,))))
    monkeypatch.setitem(coming.COMES, "rumour", dies_out)
    rumour = Card("Rumour", "rumour")
    table = Scenario().city(Sewers="Sentinel", Bank="Blob").villain_deck(rumour)
    table.begin_turn()
    assert table.koed == ["Rumour"]
    assert table.where == {"Sewers": "Sentinel", "Bank": "Blob"}, "only those who enter push"


def test_a_kind_is_declared_once():
    with pytest.raises(AssertionError, match="declared already"):
        coming.comes("bystander", Steps())
