"""X-Men: the Mojoverse, each card by itself."""

import pytest

from .scenario import Scenario

CROWD = dict.fromkeys(("Streets", "Rooftops", "Bank", "Sewers"), "Sentinel")


def gone(name, *hands):
    """A table at which it has just escaped, and each player holds some cards."""
    table = Scenario(players=len(hands)).city(Bridge=name, **CROWD).hq(*["Odinson"] * 5)
    for seat, hand in enumerate(hands):
        table.hand(*hand, seat=seat)
    return table.villain_deck("Sentinel", "Bystander")


@pytest.mark.parametrize(
    ("name", "wounds"), [("Minor Domo", [1, 0, 1]), ("Major Domo", [0, 1, 0])], ids=["cheapest", "dearest"]
)
def test_all_show_a_card_at_once_and_one_end_is_wounded(name, wounds):
    table = gone(name, ["Agent", "Odinson"], ["Keen Senses"], ["Trooper", "Odinson"]).telling()
    table.begin_turn("Odinson", "Agent", "Trooper")
    assert [table.wounds(seat) for seat in range(3)] == wounds
    assert "All show a card at once: S.H.I.E.L.D. Agent, Keen Senses and S.H.I.E.L.D. Trooper." in table.told
    assert table.in_hand(1) == ["Keen Senses"], "they keep it"


def test_who_holds_nothing_shows_nothing():
    table = gone("Minor Domo", [], ["Keen Senses"])
    table.begin_turn("Odinson")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


def test_spiral_is_answered_by_covert():
    table = (
        Scenario(players=2).hand("Light a Spark").hand("Trooper", "Odinson", seat=1).villain_deck("Spiral", "Bystander")
    )
    table.deck(*["Agent"] * 9, seat=1).begin_turn("Light a Spark")
    assert table.in_hand(0) == ["Light a Spark"]
    assert (table.in_discard(1), table.in_hand(1)) == (["Trooper", "Odinson"], ["Agent"] * 5)


def test_warwolves_hide_and_bite():
    table = Scenario().hand("Agent").villain_deck("Warwolves", "Bystander").begin_turn().points(attack=6)
    assert not table.can("fight", "Warwolves")
    table.use("ransom", "Warwolves").fight("Warwolves")
    assert table.koed == ["Agent"]


def test_the_broadcast_ends_when_nobody_is_held():
    table = Scenario(players=2).city(Bank="Sentinel").villain_deck("Mindwarping TV Broadcast", "Bystander", "Bystander")
    table.begin_turn()
    assert table.held_by("Sentinel") == ["Bystander"]
    table.points(attack=3).fight("Sentinel").end_turn()
    assert "Mindwarping TV Broadcast" in table.in_victory()


def test_else_all_lose_cards():
    table = (
        Scenario(players=2).city(Bank="Minor Domo").villain_deck("Mindwarping TV Broadcast", "Bystander", "Bystander")
    )
    table.begin_turn().hand(*["Agent"] * 6, seat=1).deck(*["Agent"] * 9).points().end_turn()
    assert (len(table.in_hand(0)), len(table.in_hand(1))) == (4, 4)
    assert "Mindwarping TV Broadcast" in table.koed
