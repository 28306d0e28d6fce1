"""Hidden Heart of Darkness: the Tactics come as Villains, and the Mastermind has nothing to lose but itself."""

import pytest

from longbox.games.legendary.chapters import setup
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import is_villain, masterminds
from longbox.games.legendary.table.kinds import TACTIC
from longbox.games.legendary.table.zones import TACTICS, VICTORY, VILLAIN_DECK

from .dealt import Dealt
from .scenario import Scenario


def hidden(mastermind="red-skull", **table):
    return Scenario(scheme="hidden-heart-of-darkness", mastermind=mastermind, **table)


def test_the_tactics_are_shuffled_into_the_villain_deck():
    table = Dealt(scheme="hidden-heart-of-darkness", mastermind="red-skull", players=2)
    state = table.game.state
    assert state.zones[TACTICS.first] == []
    kinds = [state.definition[card].kind for card in state.zones[VILLAIN_DECK.first]]
    assert kinds.count(TACTIC) == 4


@pytest.mark.rule("LG-CARD-42")
def test_a_tactic_comes_as_a_villain_with_the_printed_attack_of_the_mastermind():
    """Hela has 10 Attack, and 5 more for each of two spaces that somebody holds."""
    table = hidden("hela-goddess-of-death").city(Bridge="Viper", Streets="Sentinel")
    hela = masterminds(table.game)[0]
    tactic = COLLECTION.masterminds["hela-goddess-of-death"].tactics[0].name
    table.villain_deck(tactic).begin_turn()
    assert table.where["Sewers"] == tactic
    assert table.game.value(hela, "attack") == 10 + 5 + 5
    assert table.attack_of(tactic) == 10


def two_masterminds():
    """Red Skull has 7 Attack, Magneto 8."""
    table = hidden()
    setup.lay_mastermind(table.game, COLLECTION.masterminds["magneto"])
    return table


@pytest.mark.rule("LG-CARD-42")
@pytest.mark.card("hidden-heart-of-darkness")
def test_of_several_masterminds_each_tactic_has_the_attack_of_its_own():
    table = two_masterminds().city(Bank="Endless Resources", Streets="Crushing Shockwave").points(attack=7)
    assert table.can("fight", "Endless Resources")
    assert not table.can("fight", "Crushing Shockwave")
    assert (table.attack_of("Endless Resources"), table.attack_of("Crushing Shockwave")) == (7, 8)


@pytest.mark.rule("LG-CARD-42")
@pytest.mark.card("hidden-heart-of-darkness")
def test_the_tactics_of_a_mastermind_that_is_beaten_stay_as_strong():
    table = two_masterminds().points(attack=8).fight("Magneto")
    assert table.result is None
    assert not table.can("fight", "Magneto")
    table.villain_deck("Crushing Shockwave").end_turn()
    assert table.where == {"Sewers": "Crushing Shockwave"}
    assert table.attack_of("Crushing Shockwave") == 8


@pytest.mark.rule("LG-CARD-42")
@pytest.mark.card("hidden-heart-of-darkness")
def test_a_tactic_of_an_epic_mastermind_has_what_that_side_prints():
    table = hidden("hela-goddess-of-death", epic=True)
    printed = table.state.definition[masterminds(table.game)[0]].stats["attack"]
    tactic = COLLECTION.masterminds["hela-goddess-of-death"].tactics[0].name
    table.city(Bank=tactic)
    assert table.attack_of(tactic) == printed
    assert printed > 10


@pytest.mark.rule("LG-CARD-43")
def test_a_tactic_that_was_fought_is_a_tactic_and_no_villain():
    table = hidden().city(Bank="Endless Resources").points(attack=7)
    table.fight("Endless Resources")
    card = table.state.zones[VICTORY.first][0]
    assert table.in_victory() == ["Endless Resources"]
    assert not is_villain(table.game, card)
    assert table.recruit_points == 4, "what it does when it is won"
    assert table.points_won() == 5


@pytest.mark.rule("LG-CARD-44")
def test_no_tactic_goes_back_to_the_mastermind():
    table = hidden("apocalypse").city(Bank="Immortal and Undefeated").points(attack=12).stack("bystanders", 20)
    table.fight("Immortal and Undefeated")
    assert table.state.zones[TACTICS.first] == []
    assert "Immortal and Undefeated" in table.in_victory()


def test_the_mastermind_itself_is_beaten_while_no_tactic_is_in_the_city():
    table = hidden().city(Bank="Endless Resources").points(attack=14)
    assert not table.can("fight", "Red Skull")
    table.fight("Endless Resources").fight("Red Skull")
    assert table.result.outcome == "win"


def test_a_twist_brings_a_tactic_back():
    table = hidden(players=2).victory("Endless Resources", seat=1).deck("Odinson", "Agent", "Agent", seat=1)
    table.villain_deck("Twist").bringing(0).begin_turn()
    assert table.in_victory(1) == []
    assert "Odinson" in table.in_hand(1)
    assert list(table.where.values()) == ["Endless Resources"]


def test_evil_wins_with_two_tactics_that_escape():
    table = hidden().escaped("Negablast Grenades").villain_deck("Viper")
    table.city(Bridge="Endless Resources", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.begin_turn()
    assert table.result.outcome == "loss"
