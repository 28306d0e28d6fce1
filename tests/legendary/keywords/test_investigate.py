"""Investigate: look at the top of a deck for a card of some kind."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK, VILLAIN_DECK
from longbox.games.legendary.vocabulary import (
    A_BYSTANDER,
    DECK,
    INVESTIGATES,
    IT,
    TECH,
    THE_VILLAIN_DECK,
    THOSE,
    YOU,
    a,
    any_card,
    costing,
    draw,
    get,
    icon,
    investigate,
    ko,
    look,
    on,
    on_play,
    put_back,
    this_turn_long,
    top,
    when,
)

from ..made_up import hero
from ..scenario import Scenario

FOR_TECH = hero("For Tech", on_play(investigate(any_card.that(icon(TECH)))))
FOR_NOTHING = hero("For Nothing", on_play(investigate(any_card.that(costing(0, 0)))))
MORGUE = hero("Morgue", on_play(investigate(any_card.that(A_BYSTANDER), ko(IT), pile=THE_VILLAIN_DECK)))
LISTENER = hero("Listener", on_play(this_turn_long(on(when(INVESTIGATES, who=YOU), get(attack=1)))))
DUCK = hero("Duck", on_play(look(top(DECK, 2)), draw(a(THOSE)), put_back(THOSE.rest)))


@pytest.mark.rule("LG-KW-INVESTIGATE-01")
def test_a_card_of_the_kind_among_the_top_two_is_drawn():
    table = Scenario().hand(FOR_TECH).deck("Endless Invention", "Silent Sniper", "Agent")
    table.play("For Tech", "top")
    assert table.in_hand() == ["Endless Invention"]
    assert table.in_deck() == ["Silent Sniper", "Agent"]


@pytest.mark.rule("LG-KW-INVESTIGATE-01")
def test_only_one_is_drawn_where_both_would_do_and_it_must_be():
    table = Scenario().hand(FOR_TECH).deck("Endless Invention", "Covering Fire", "Agent")
    table.leaving("play", "For Tech")
    assert sorted(table.offered) == ["choose Covering Fire", "choose Endless Invention"]
    table.answer("Covering Fire").answer("bottom")
    assert table.in_hand() == ["Covering Fire"]
    assert table.in_deck() == ["Agent", "Endless Invention"]


@pytest.mark.rule("LG-KW-INVESTIGATE-01")
def test_a_third_card_is_not_looked_at():
    table = Scenario().hand(FOR_TECH).deck("Agent", "Trooper", "Endless Invention")
    table.play("For Tech", "Put S.H.I.E.L.D. Agent on top", "Put S.H.I.E.L.D. Trooper on top")
    assert table.in_hand() == []


@pytest.mark.rule("LG-KW-INVESTIGATE-02")
def test_the_rest_goes_back_on_top_or_to_the_bottom_in_any_order():
    table = Scenario().hand(FOR_TECH).deck("Agent", "Trooper", "Wound")
    table.play("For Tech", "Put S.H.I.E.L.D. Agent on the bottom", "Put S.H.I.E.L.D. Trooper on top")
    assert table.in_deck() == ["Trooper", "Wound", "Agent"]
    table = Scenario().hand(FOR_TECH).deck("Agent", "Trooper", "Wound")
    table.play("For Tech", "Put S.H.I.E.L.D. Agent on top", "Put S.H.I.E.L.D. Trooper on top")
    assert table.in_deck() == ["Trooper", "Agent", "Wound"]


@pytest.mark.rule("LG-KW-INVESTIGATE-03")
def test_it_may_be_for_a_cost():
    table = Scenario().hand(FOR_NOTHING).deck("Odinson", "Agent", "Wound")
    table.play("For Nothing", "bottom")
    assert table.in_hand() == ["Agent"]
    assert table.in_deck() == ["Wound", "Odinson"]


@pytest.mark.rule("LG-KW-INVESTIGATE-03")
def test_or_for_an_icon():
    table = Scenario().hand("Alias Investigations").deck("Odinson", "Quick Draw")
    assert table.play("Alias Investigations", "top").in_hand() == ["Quick Draw"]


@pytest.mark.rule("LG-KW-INVESTIGATE-03")
@pytest.mark.parametrize(("chosen", "drawn"), [("Tech", "Endless Invention"), ("Covert", "Silent Sniper")])
def test_or_for_a_class_that_is_chosen(chosen, drawn):
    table = Scenario().hand("Multitalented").deck("Endless Invention", "Silent Sniper")
    table.play("Multitalented", chosen, "top")
    assert table.in_hand() == [drawn]
    assert (table.attack, table.recruit_points) == (1, 1)


@pytest.mark.rule("LG-KW-INVESTIGATE-04")
def test_of_another_deck_it_is_said_what_becomes_of_the_card():
    table = Scenario().hand(MORGUE).villain_deck("Sentinel", "Bystander", "Twist")
    table.bringing(1).play("Morgue", "bottom")
    assert table.koed == ["Bystander"]
    assert table.cards(VILLAIN_DECK) == ["Sentinel", "Twist"]


@pytest.mark.rule("LG-KW-INVESTIGATE-04")
def test_a_hero_found_in_the_hero_deck_comes_into_hand():
    table = Scenario().hand("Missing Person Case").hero_deck("Odinson", "Agent", "Quick Draw")
    table.play("Missing Person Case", "Odinson", "top")
    assert table.in_hand() == ["Odinson"]
    assert table.cards(HERO_DECK) == ["Quick Draw", "Agent"]
    assert table.state.owner[table.state.zones[table.zone_of_hand(0)][0]] == 0


@pytest.mark.rule("LG-KW-INVESTIGATE-05")
def test_what_does_the_like_without_its_name_is_not_heard_as_it():
    table = Scenario().hand(LISTENER, DUCK, FOR_TECH).deck("Agent", "Odinson", "Endless Invention", "Agent")
    table.play("Listener").play("Duck", "Odinson")
    assert table.attack == 0
    table.play("For Tech", "top")
    assert table.attack == 1


def test_the_twin_gives_what_a_hero_in_the_hq_prints_and_puts_it_away():
    table = Scenario().hand("Identical Twin Brother").hq("Surge of Power", "Covering Fire", *["Keen Senses"] * 3)
    table.hero_deck("Odinson", "Agent")
    table.play("Identical Twin Brother", "Surge of Power")
    assert (table.attack, table.recruit_points) == (0, 2)
    assert table.cards(HERO_DECK) == ["Surge of Power", "Agent"]
    assert table.in_hq[0] == "Odinson"


@pytest.mark.parametrize(("answer", "hand", "koed"), [("Draw it", ["Odinson"], []), ("KO it", [], ["Odinson"])])
def test_crack_the_case_draws_what_it_finds_or_is_rid_of_it(answer, hand, koed):
    table = Scenario().hand("Crack the Case").deck("Odinson", "Trooper")
    table.play("Crack the Case", "yes", answer, "top")
    assert (table.in_hand(), table.koed) == (hand, koed)


def test_or_puts_it_back():
    table = Scenario().hand("Crack the Case").deck("Odinson", "Trooper")
    table.play("Crack the Case", "no", "Put Odinson on the bottom", "Put S.H.I.E.L.D. Trooper on top")
    assert table.in_deck() == ["Trooper", "Odinson"]


def test_hidden_evil_is_won_and_does_what_it_would_do_when_fought():
    table = Scenario().hand("Silent Sniper", "Uncover Hidden Evil", "Odinson", "Agent")
    table.villain_deck("Sentinel", "Twist", "Bystander").play("Silent Sniper")
    table.bringing(1).play("Uncover Hidden Evil", "yes", "Agent", "top")
    assert table.in_victory() == ["Sentinel"]
    assert table.koed == ["Agent"], "the Fight effect of a Sentinel"
    assert table.cards(VILLAIN_DECK) == ["Bystander", "Twist"]


def test_or_it_is_left_there():
    table = Scenario().hand("Silent Sniper", "Uncover Hidden Evil").villain_deck("Sentinel", "Twist", "Bystander")
    table.play("Silent Sniper").play(
        "Uncover Hidden Evil", "no", "Put Sentinel on the bottom", "Put Scheme Twist on top"
    )
    assert table.in_victory() == []
    assert table.cards(VILLAIN_DECK) == ["Sentinel", "Bystander", "Twist"]


def test_what_goes_back_is_known_to_the_one_who_looked_alone():
    table = Scenario(open_hands=False).hand(FOR_TECH).deck("Agent", "Trooper", "Wound")
    table.play("For Tech", "Put S.H.I.E.L.D. Agent on the bottom", "Put S.H.I.E.L.D. Trooper on top")
    deck = table.state.zones[DECK.kinds[0].first]
    assert [table.state.known[card] for card in deck] == [1, 0, 1]


def test_where_abilities_are_lent_it_goes_step_by_step_as_well():
    table = Scenario().hand("Threaten And Bribe", "Crack the Case").city(Bank="Sentinel").deck("Odinson", "Trooper")
    table.play("Threaten And Bribe").play("Crack the Case", "yes", "Draw it", "top")
    assert table.in_hand() == ["Odinson"]
