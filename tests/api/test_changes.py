"""How views change: cards that move, as each may see them, and facts."""

from __future__ import annotations

from longbox.changes import Move, apply_changes, changes


def card(handle, **facts):
    return {"handle": handle, "id": handle, **facts}


def back(number):
    return {"handle": f"back {number}"}


def view(zones, **facts):
    """A small table: lists are zones that one may look into, numbers are piles."""
    laid = {
        name: {"count": len(cards), "cards": cards} if isinstance(cards, list) else {"count": cards, "known": []}
        for name, cards in zones.items()
    }
    return {"turn": 1, **facts, "zones": laid}


def told(before, after, *moves):
    found = changes(before, after, moves)
    assert apply_changes(before, found) == after
    return found


def test_a_card_is_played():
    before = view({"hand": [card("thor"), card("hulk")], "row": [card("loki")]})
    after = view({"hand": [card("hulk")], "row": [card("loki"), card("thor")]})
    assert told(before, after, Move("hand", "row", "thor", "thor")) == [
        {"do": "move", "card": "thor", "from": "hand", "to": "row", "at": 1}
    ]


def test_what_changes_about_a_card_is_told_where_it_lies_then():
    before = view({"hand": [card("thor", cost=3)]})
    after = view({"row": [card("thor", exhausted=1)]})
    assert told(before, after, Move("hand", "row", "thor", "thor"))[1:] == [
        {"do": "facts", "card": "thor", "in": "row", "now": {"exhausted": 1}, "gone": ["cost"]}
    ]


def test_one_of_the_backs_of_a_hand_is_played():
    before = view({"hand": [back(0), back(1)]})
    after = view({"hand": [back(0)], "row": [card("thor")]})
    assert told(before, after, Move("hand", "row", "", "thor")) == [
        {"do": "move", "card": "back 1", "from": "hand", "to": "row", "at": 0, "as": card("thor")}
    ]


def test_somebody_draws():
    before, after = view({"deck": 3, "hand": [back(0)]}), view({"deck": 2, "hand": [back(0), back(1)]})
    assert told(before, after, Move("deck", "hand", "", "")) == [
        {"do": "move", "from": "deck", "to": "hand", "at": 1, "as": back(1)}
    ]


def test_a_pile_is_used_up_and_another_begun():
    before, after = view({"deck": 1}), view({"discard": 1})
    assert told(before, after, Move("deck", "discard", "", "")) == [{"do": "move", "from": "deck", "to": "discard"}]


def test_who_loses_track_of_a_hand_does_not_learn_which_card_went():
    before = view({"hand": [card("thor"), card("hulk")], "deck": 3})
    after = view({"hand": [back(0)], "deck": 4})
    ways = [told(before, after, Move("hand", "deck", "", "")) for _ in ("thor", "hulk")]
    assert ways[0] == ways[1]
    assert {"do": "move", "to": "deck"} in ways[0]


def test_cards_that_move_at_one_moment_come_in_the_order_in_which_they_lie():
    before = view({"row": [card("a"), card("b")]})
    after = view({"pile": [card("b"), card("a")]})
    moves = [Move("row", "pile", "a", "a"), Move("row", "pile", "b", "b")]
    assert [change["card"] for change in told(before, after, *moves)] == ["b", "a"]


def test_a_row_may_be_laid_in_another_order():
    before, after = view({"row": [card("a"), card("b")]}), view({"row": [card("b"), card("a")]})
    assert told(before, after) == [{"do": "set", "path": ["zones", "row", "cards"], "to": [card("b"), card("a")]}]


def test_what_is_known_of_a_pile():
    before, after = view({"deck": 3}), view({"deck": 3})
    after["zones"]["deck"]["known"] = [[2, card("thor")]]
    told(before, after)
    told(after, before)
    told(after, view({"deck": 2, "hand": [card("thor")]}), Move("deck", "hand", "thor", "thor"))


def test_facts_of_the_table_are_told_by_their_place():
    before = view({}, points=[1, 2], combat={"atk": 3, "def": 4}, step="draw")
    after = view({}, points=[1, 5], combat={"atk": 2, "def": 4}, effects=[])
    assert told(before, after) == [
        {"do": "drop", "path": ["step"]},
        {"do": "set", "path": ["points", 1], "to": 5},
        {"do": "set", "path": ["combat", "atk"], "to": 2},
        {"do": "set", "path": ["effects"], "to": []},
    ]
