"""Fateful Resurrection: who was defeated comes back if the Villain Deck has a Twist or a Strike on top."""

import pytest

from longbox.games.legendary.chapters.adapting import tactics
from longbox.games.legendary.table.zones import VILLAIN_DECK

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-01")
@pytest.mark.parametrize(("top", "back"), [("Strike", True), ("Twist", True), ("Bystander", False), ("Viper", False)])
def test_a_twist_or_a_strike_brings_it_back(top, back):
    table = Scenario().hand("Agent").city(Bridge="Magma Men").villain_deck(top, "Bystander").points(attack=3)
    table.fight("Magma Men", *["Agent"] * 0)
    assert table.where == ({"Sewers": "Magma Men"} if back else {})
    assert table.in_victory() == ([] if back else ["Magma Men"])


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-02")
def test_the_card_that_was_revealed_stays_where_it_is_and_does_nothing():
    table = Scenario().hand("Agent").city(Bridge="Magma Men").villain_deck("Twist", "Bystander").points(attack=3)
    table.fight("Magma Men")
    assert table.cards(VILLAIN_DECK)[-1] == "Twist"
    assert table.state.twists == 0


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-03")
def test_its_bystanders_are_rescued_and_its_other_effects_done():
    table = Scenario().hand("Agent").city(Bank="Magma Men").holding("Magma Men", "Bystander").villain_deck("Strike")
    table.points(attack=3).fight("Magma Men")
    assert table.in_victory() == ["Bystander"]
    assert table.koed == ["Agent"]
    assert table.where == {"Sewers": "Magma Men"}


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-04")
def test_it_pushes_and_ambushes():
    table = Scenario().city(Sewers="Sentinel", Bank="Viper", Bridge="Man-Thing").villain_deck("Strike")
    table.points(attack=5).fight("Man-Thing")
    assert table.where == {"Sewers": "Man-Thing", "Bank": "Sentinel", "Rooftops": "Viper"}
    assert table.held_by("Man-Thing") == ["Bystander"]


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-05")
def test_a_tactic_goes_back_among_the_others():
    table = Scenario(mastermind="shiklah-the-demon-bride").tactics("Infernal Power", "Infernal Power", "Infernal Power")
    table.villain_deck("Twist").deck("Agent", "Trooper").hand().points(attack=9)
    table.fight("Shiklah, the Demon Bride")
    boss = table.find("Shiklah, the Demon Bride")
    assert len(tactics(table.game, boss)) == 3
    assert table.in_victory() == []
    assert table.in_hand() == ["Agent", "Trooper"]
    assert not any(table.state.known[card] for card in tactics(table.game, boss)), "nobody knows where"
    table.villain_deck("Bystander").points(attack=9).fight("Shiklah, the Demon Bride")
    assert table.in_victory() == ["Infernal Power"]
    assert table.in_hand() == ["Agent", "Trooper"], "only if she resurrects"


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-05")
def test_the_last_tactic_that_comes_back_is_no_victory():
    table = Scenario(mastermind="shiklah-the-demon-bride").tactics("Infernal Power").villain_deck("Twist")
    table.points(attack=18).fight("Shiklah, the Demon Bride")
    assert table.result is None
    assert table.can("fight", "Shiklah, the Demon Bride")


def ascended(name):
    table = Scenario().city(Bridge=name).villain_deck("Sentinel").hand().hand(seat=1)
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    return table.begin_turn("Keen Senses")


@pytest.mark.rule("LG-KW-FATEFULRESURRECTION-06")
def test_who_has_ascended_stays_a_mastermind():
    table = ascended("Angela")
    table.villain_deck("Twist").points(attack=7).fight("Angela")
    assert "Angela" not in table.where.values()
    assert table.in_victory() == []
    assert table.can("fight", "Angela") is False
    assert table.points(attack=7).can("fight", "Angela")
    table.discard("Odinson", "Agent").villain_deck("Strike", "Bystander").hand().end_turn("Angela")
    assert "Odinson" in table.koed, "and strikes as one"


def test_groot_dances_for_the_rest_of_the_turn():
    table = Scenario().city(Bank="Groot").villain_deck("Twist").points(attack=5).fight("Groot")
    assert table.attack_of("Groot") == 1
    table.points(attack=1).fight("Groot")
    assert table.in_victory() == ["Groot"], "without abilities he does not come back again"
    table = Scenario().city(Bank="Groot").villain_deck("Twist", "Bystander").hand().hand(seat=1).points(attack=5)
    table.fight("Groot").villain_deck("Bystander").end_turn()
    assert table.attack_of("Groot") == 5
