"""Bindings, and what villains do about them: Betrayal."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import BINDINGS, DISCARD
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.deeds import discard, gain_bindings
from longbox.games.legendary.vocabulary.flow import each_player
from longbox.games.legendary.vocabulary.nouns import a, card

from .made_up import hero
from .scenario import Scenario

CAGE = hero("Cage", on_play(each_player(gain_bindings())))
BARGAIN = hero("Bargain", on_play(discard(a(card.that(costing(most=0))))))


def among_villains(**setup):
    return Scenario(side="villains", **setup)


def reasons(table, verb, card):
    return [reason.rule for reason in RULES.why_not(table.game, 0, verb, card, -1)]


@pytest.mark.rule("LG-BINDINGS-01")
@pytest.mark.card("ghost-rider")
def test_who_gains_a_bindings_takes_one_from_their_stack():
    """Nobody has won an Adversary to KO as the Ghost Rider overruns the city."""
    table = among_villains(players=2).city(
        Bridge="Daredevil", Sewers="Ghost Rider", Bank="Elektra", Rooftops="Black Panther"
    )
    table.city(Streets="Cops").villain_deck("Punisher").begin_turn("Keen Senses")
    assert [table.in_discard(0), table.in_discard(1)] == [["Bindings"], ["Bindings"]]
    assert len(table.cards(BINDINGS)) == 28


@pytest.mark.rule("LG-STACKS-01", "LG-STACKS-02")
def test_when_no_bindings_are_left_nobody_gains_any():
    table = among_villains(players=2).stack("bindings", 1).hand(CAGE).telling().play("Cage")
    assert [table.bindings(0), table.bindings(1)] == [1, 0]
    assert table.told[-1] == "There are no Bindings left for player 2 to gain."


@pytest.mark.rule("LG-BINDINGS-02")
def test_bindings_make_nothing_and_can_not_be_played():
    table = among_villains().hand("Bindings", "Bindings", *["Operative"] * 4)
    for _ in range(4):
        table.play("Operative")
    assert (table.recruit_points, table.attack) == (4, 0)
    assert not table.can("play")
    bound = table.state.zones[table.zone_of_hand(0)][0]
    assert reasons(table, "play", bound) == ["LG-BINDINGS-02"]


@pytest.mark.rule("LG-BINDINGS-03")
def test_bindings_are_no_ally_that_an_effect_could_ko():
    table = among_villains().hand("Bindings").city(Bank="Sentinel").points(attack=3)
    table.fight("Sentinel")
    assert table.koed == []
    assert table.in_hand() == ["Bindings"]


@pytest.mark.rule("LG-BINDINGS-03")
def test_bindings_are_a_card_that_an_effect_can_ko():
    table = among_villains().hand("Bindings", "Soldier", "Dangerous Rescue", "Covert Operation")
    table.play("Covert Operation")
    table.play("Dangerous Rescue", "Bindings")
    assert table.koed == ["Bindings"]


@pytest.mark.rule("LG-BINDINGS-04")
def test_bindings_can_not_be_recruited():
    table = among_villains().points(recruit=9)
    assert not table.can("recruit", "Bindings")
    assert reasons(table, "recruit", table.state.zones[BINDINGS.first][-1]) == ["LG-RECRUIT-01"]


@pytest.mark.rule("LG-BINDINGS-04")
def test_bindings_cost_nothing():
    table = among_villains().hand(BARGAIN, "Bindings", "Keen Senses").play("Bargain")
    assert table.in_discard() == ["Bindings"]


@pytest.mark.rule("LG-BETRAYAL-02")
def test_a_betrayal_kos_one_and_hands_the_others_to_the_right():
    table = among_villains(players=3).hand("Bindings", "Operative", "Bindings", "Bindings").betray()
    assert table.koed == ["Bindings"]
    assert table.in_hand() == ["Operative"]
    assert table.in_discard(2) == ["Bindings", "Bindings"]
    assert table.in_discard(1) == []
    assert [table.state.owner[card] for card in table.state.zones[DISCARD.first + 2]] == [2, 2]


@pytest.mark.rule("LG-BETRAYAL-01")
@pytest.mark.parametrize("deed", [("recruit", "Keen Senses"), ("fight", "Sentinel"), ("fight", "Red Skull")])
def test_who_has_recruited_or_defeated_somebody_can_not_betray(deed):
    table = among_villains().hand("Bindings").city(Bank="Sentinel").points(attack=9, recruit=9)
    table.tactics("HYDRA Conspiracy", "Endless Resources")
    assert table.can("betray")
    table._act(*deed, ())
    assert not table.can("betray")
    assert reasons(table, "betray", -1) == ["LG-BETRAYAL-01"]


@pytest.mark.rule("LG-BETRAYAL-01")
def test_who_has_betrayed_can_neither_recruit_nor_fight_on_that_turn():
    table = among_villains().hand("Bindings").city(Bank="Sentinel").points(attack=9, recruit=9).betray()
    assert not table.can("recruit")
    assert not table.can("fight")
    assert reasons(table, "fight", table.find("Sentinel")) == ["LG-BETRAYAL-01"]


@pytest.mark.rule("LG-BETRAYAL-03")
def test_playing_dodging_and_drawing_come_before_it():
    table = among_villains(players=2).hand("Bindings", "Operative", "Madame HYDRA", "New Recruit")
    table.deck("Bindings", "Soldier", "Soldier")
    table.play("Operative").use("dodge", "Madame HYDRA").play("New Recruit")
    table.betray()
    assert table.koed == ["Bindings"]
    assert table.in_discard(1) == ["Bindings"]


@pytest.mark.rule("LG-BETRAYAL-04")
def test_nobody_must_betray():
    table = among_villains(players=2).hand("Bindings", "Bindings").end_turn()
    assert table.in_discard() == ["Bindings", "Bindings"]
    assert table.koed == []


def test_without_bindings_there_is_nothing_to_betray_with():
    table = among_villains().hand("Operative")
    assert not table.can("betray")
    assert reasons(table, "betray", -1) == ["LG-BETRAYAL-02"]


@pytest.mark.rule("LG-ADVSOLO-05")
def test_alone_against_the_advanced_rules_all_bindings_are_koed():
    table = among_villains(players=1, solo="advanced", scheme="the-legacy-virus").hand(*["Bindings"] * 3).betray()
    assert table.koed == ["Bindings"] * 3
    assert table.bindings() == 0


def test_alone_by_the_basic_rules_there_is_nobody_to_take_the_others():
    table = among_villains(players=1, scheme="the-legacy-virus").hand(*["Bindings"] * 3).betray()
    assert table.koed == ["Bindings"]
    assert table.in_hand() == ["Bindings"] * 2


def test_the_option_says_who_is_betrayed():
    def offer(*hand, **setup):
        table = among_villains(**setup).hand(*hand)
        option = next(option for option in table.options if option.verb == "betray")
        return table.game.decision.about.label(table.game, option)

    two = ["Bindings"] * 2
    assert offer(*two, players=3) == "Betrayal: KO a Bindings from your hand, and player 3 gains the others"
    assert offer("Bindings", players=3) == "Betrayal: KO a Bindings from your hand"
    alone = {"players": 1, "scheme": "the-legacy-virus"}
    assert offer(*two, solo="advanced", **alone) == "Betrayal: KO the Bindings in your hand"
    assert offer(*two, **alone) == "Betrayal: KO a Bindings from your hand"


def test_the_story_tells_of_a_betrayal():
    table = among_villains(players=2).hand("Bindings", "Bindings").telling().betray()
    assert table.told[-2:] == ["You betray and KO Bindings.", "Player 2 gains 1 Bindings."]
