"""World War Hulk: the Sentry, who is the Void, and its Aspects."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import DECK, HAND, HERO_DECK, MASTERMIND_SPACE

from .scenario import Scenario

SENTRY = {"mastermind": "the-sentry", "expansions": ("world-war-hulk",)}


def sentry(players: int = 2) -> Scenario:
    return Scenario(players=players, **SENTRY)


def void() -> Scenario:
    """His other side is up."""
    table = sentry()
    (boss,) = masterminds(table.game)
    table.game.turn_to(boss, table.state.definition[boss].facts["other_face"])
    return table


def with_tactic(name: str) -> Scenario:
    return sentry().tactics(name, name).points(attack=10)


def test_two_wounds_are_shuffled_into_each_deck_before_the_first_hands():
    chosen = {item.name: item.default for item in RULES.form()} | {"players": 3} | SENTRY
    game = RULES.deal(chosen, seed=1)
    for seat in range(3):
        cards = [*game.state.zones[DECK.first + seat], *game.state.zones[HAND.first + seat]]
        names = [game.state.definition[card].name for card in cards]
        assert (len(names), names.count("Wound")) == (14, 2)


@pytest.mark.rule("LG-KW-TRANSFORMMASTERMIND-02", "LG-KW-RAMPAGE-01")
def test_his_strike_is_a_rampage_of_the_void_and_the_void_does_not_feast_as_well():
    table = sentry().victory("Shadow Man", seat=1).villain_deck("Strike").begin_turn("reveal")
    assert [table.wounds(seat) for seat in range(2)] == [1, 0]
    assert table.cards(MASTERMIND_SPACE) == ["The Void"]
    assert table.koed == ["Strike"]


def test_the_void_feasts_on_each_player_and_grey_meals_wound():
    table = void().deck("Odinson").deck("Agent", seat=1).villain_deck("Strike").begin_turn()
    assert table.koed == ["Odinson", "Agent", "Strike"]
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]
    assert table.cards(MASTERMIND_SPACE) == ["The Sentry"]
    table = void().discard("Wound")
    table.can("end")
    assert table.attack_of("The Void") == 12


def test_pacifying_light_takes_two_cards_with_recruit():
    table = with_tactic("Pacifying Light").hand("Agent", "Trooper", "Odinson", seat=1)
    assert table.fight("The Sentry").in_hand(1) == ["Trooper"]


def test_exploding_suns_bury_the_hq_and_those_of_its_names():
    table = with_tactic("Power of a Million Exploding Suns").hand("Keen Senses", "Keen Senses", "Agent", seat=1)
    table.hero_deck(*["Odinson"] * 5).fight("The Sentry")
    assert table.in_hand(1) == ["Agent"]
    assert table.in_hq == ["Odinson"] * 5
    assert table.cards(HERO_DECK) == ["Keen Senses"] * 5


def test_reflexive_teleportation_keeps_a_hero():
    table = with_tactic("Reflexive Teleportation").hand("Odinson", "Final Battle").deck(*["Agent"] * 6)
    table.fight("The Sentry").end_turn()
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Odinson"]


def test_repressed_darkness_lets_an_aspect_out_again():
    table = with_tactic("Repressed Darkness").victory("Shadow Man", seat=1).fight("The Sentry")
    assert table.where == {"Sewers": "Shadow Man"}


def test_the_hurricane_blows_discarded_cards_to_the_right():
    table = sentry().city(Bank="Black Anti-Hurricane").points(attack=6).discard("Odinson").discard("Agent", seat=1)
    table.fight("Black Anti-Hurricane")
    assert (table.in_discard(), table.in_discard(1)) == (["Agent"], ["Odinson"])


def test_a_demonform_that_eats_well_leaves_a_hero():
    table = sentry().city(Bank="Demonform").points(attack=7).deck("Odinson")
    table.hq("Final Battle", "Optic Blast", *["Final Battle"] * 3).fight("Demonform")
    assert (table.koed, table.in_discard()) == (["Odinson"], ["Optic Blast"])


def test_tendrils_grasp_a_bystander():
    table = sentry().villain_deck("Infini-Tendrils").begin_turn()
    assert table.held_by("Infini-Tendrils") == ["Bystander"]


def test_a_psychotic_break_is_over_when_a_villain_is_beaten():
    table = sentry().villain_deck("Psychotic Break", "Shadow Man").bringing(1).begin_turn().points(attack=5)
    table.fight("Shadow Man")
    assert table.recruit_points == 2
    assert "Psychotic Break" in table.in_victory()


def test_else_it_is_a_master_strike():
    table = sentry().villain_deck("Psychotic Break", "Shadow Man", "Bystander").bringing(1).begin_turn()
    table.end_turn()
    assert table.cards(MASTERMIND_SPACE) == ["The Void"]
    assert table.koed == ["Psychotic Break"]
    assert [table.wounds(seat) for seat in range(2)] == [1, 1]
