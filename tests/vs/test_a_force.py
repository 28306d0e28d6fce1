"""The cards of A-Force, played; and cards of one name in several sets."""

import pytest

from longbox.engine.cards import Library
from longbox.games.vs.cards import making
from longbox.games.vs.chapters.deck_lists import find


@pytest.mark.card("viper")
def test_vipers_poison_doubles_whenever_her_turn_ends(duel):
    duel.you(front=["Viper"], locations=["Training Ground"], deck=["Thor"] * 4)
    duel.enemy(front=["Hulk", "Ronan"], deck=["Thor"] * 4)
    duel.uses("Viper", "Poison Darts", "Hulk", "Ronan")
    assert (duel.stats("Hulk"), duel.stats("Ronan")) == ((6, 6), (2, 2))
    duel.ends_turn().skips_building()
    assert (duel.stats("Hulk"), duel.stats("Ronan")) == ((5, 5), (1, 1))
    duel.ends_turn().skips_building()
    assert duel.stats("Hulk") == (5, 5), "the end of an enemy's turn doubles nothing"
    duel.ends_turn()
    assert duel.stats("Hulk") == (3, 3)


def test_who_has_no_def_left_is_stunned_by_viper_all_at_once(duel):
    duel.you(front=["Viper"]).enemy(front=["Ultron", "Ronan", "Hulk"])
    duel.counter("Ronan", -2).counter("Hulk", -4).ends_turn()
    stuns = [event for event in duel.told if event.kind.name == "stun"]
    assert [len(event.cards) for event in stuns] == [2], "Ronan and Hulk fall at one moment"
    assert duel.sources("stun", "Hulk") == {"Viper"}
    assert "Ultron" not in duel.fallen, "nothing to double"


def test_viper_may_hit_one_or_nobody_and_never_doubles_what_is_good(duel):
    duel.you(front=["Viper"], locations=["Training Ground"]).enemy(front=["Hulk", "Ronan"])
    duel.counter("Ronan", 2).uses("Viper", "Poison Darts", "Hulk").takes("done").ends_turn()
    assert (duel.counters("Hulk"), duel.counters("Ronan")) == (-2, 2)


def test_a_stunned_viper_poisons_nobody(duel):
    duel.you(front=["Viper"], back=["Thor"]).enemy(front=["Hulk"])
    duel.counter("Hulk", -1).stun("Viper", wounds=0).ends_turn()
    assert duel.counters("Hulk") == -1


def test_the_name_means_the_card_without_an_id_of_its_own_and_the_other_is_found_by_its_id(monkeypatch):
    library = Library()
    monkeypatch.setattr(making, "LIBRARY", library)
    newer = making.Box("A-Force").supporting("Mystique", 2, 2, 2, 1, id="a-force-mystique")
    older = making.Box("The Marvel Battles").supporting("Mystique", 2, 2, 4, 1)
    assert find(library, "Mystique") is older, "although the newer one was listed first"
    assert find(library, "a-force-mystique") is newer


def test_two_cards_of_a_name_need_an_id(monkeypatch):
    monkeypatch.setattr(making, "LIBRARY", Library())
    a_force = making.Box("A-Force")
    a_force.supporting("Mystique", 2, 2, 2, 1)
    with pytest.raises(ValueError, match="give one of them an id of its own"):
        a_force.supporting("Mystique", 2, 2, 4, 1)
