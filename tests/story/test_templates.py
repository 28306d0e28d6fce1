"""Deeds told in words."""

from collections.abc import Mapping
from typing import Any

from longbox.story import CardPart, Story

WORDS = {
    "play": "{who} play|plays {card}",
    "damage": "{card} takes {amount} damage[ from {source}]",
    "discard": "{who} discard|discards {cards}",
    "stun": "{cards} are|is stunned",
    "stun/daze": "{cards} are|is dazed",
    "draw": "{who} draw|draws {amount} <card|cards>",
    "wound": "{card} takes {amount} <wound|wounds>",
    "wound/less": "{card} heals {amount} <wound|wounds>",
    "turn": "— {who}’s turn",
    "turn/you": "— your turn",
    "shuffle": "",
}


def told(*deeds: Mapping[str, Any], you: int | None = 0) -> list[str]:
    story = Story(WORDS, lambda seat: f"Seat {seat + 1}", you)
    return [line.text for line in story.lines([{"choice": 0, "deeds": list(deeds)}])]


def card(name: str = "") -> dict[str, str]:
    return {"handle": f"handle of {name}", "id": name.lower(), "name": name} if name else {"handle": "x"}


def test_verbs_agree_with_who_acts() -> None:
    assert told({"event": "play", "seat": 0, "card": card("Thor")}) == ["You play Thor."]
    assert told({"event": "play", "seat": 1, "card": card("Thor")}) == ["Seat 2 plays Thor."]
    assert told({"event": "play", "seat": 0, "card": card("Thor")}, you=None) == ["Seat 1 plays Thor."]


def test_what_is_not_known_is_left_out() -> None:
    blow = {"event": "damage", "card": card("Rhino"), "amount": 3}
    assert told(blow) == ["Rhino takes 3 damage."]
    assert told(blow | {"source": card("Spider-Man")}) == ["Rhino takes 3 damage from Spider-Man."]


def test_cards_that_one_does_not_see_are_only_counted() -> None:
    cards = [card("Thor"), card(), card()]
    assert told({"event": "discard", "seat": 1, "cards": cards}) == ["Seat 2 discards Thor and 2 cards."]


def test_the_manner_can_change_the_words() -> None:
    assert told({"event": "stun", "cards": [card("Hulk")], "manner": "daze"}) == ["Hulk is dazed."]
    assert told({"event": "stun", "cards": [card("Hulk")], "manner": "strike"}) == ["Hulk is stunned."]


def test_bookkeeping_is_not_told() -> None:
    assert told({"event": "shuffle", "seat": 0}) == []


def test_the_same_thing_over_and_over_is_told_once() -> None:
    blow = {"event": "damage", "card": card("Rhino"), "amount": 1}
    assert told(blow, blow, blow) == ["Rhino takes 1 damage (3 times)."]


def test_verbs_agree_with_the_cards_they_are_about() -> None:
    assert told({"event": "stun", "seat": 0, "cards": [card("Hulk")]}) == ["Hulk is stunned."]
    assert told({"event": "stun", "seat": 1, "cards": [card("Hulk"), card("Thor")]}) == ["Hulk and Thor are stunned."]


def test_numbers_agree_with_their_nouns() -> None:
    assert told({"event": "draw", "seat": 0, "amount": 1}) == ["You draw 1 card."]
    assert told({"event": "draw", "seat": 1, "amount": 2}) == ["Seat 2 draws 2 cards."]


def test_less_than_nothing_has_words_of_its_own() -> None:
    assert told({"event": "wound", "card": card("Hulk"), "amount": -1}) == ["Hulk heals 1 wound."]


def test_cards_can_be_told_from_words() -> None:
    story = Story(WORDS, str, 0)
    line = story.line({"event": "play", "seat": 0, "card": card("Thor")}, choice=7)
    assert line is not None
    assert line.parts == ("You play ", CardPart("handle of Thor", "thor", "Thor"), ".")
    assert line.choice == 7
    assert not line.heading


def test_a_turn_is_a_heading() -> None:
    line = Story(WORDS, str, 0).line({"event": "turn", "seat": 0})
    assert line is not None
    assert line.heading
    assert line.text == "Your turn"


def test_a_name_with_a_stop_of_its_own_gets_no_other() -> None:
    assert told({"event": "play", "seat": 0, "card": card("For Justice!")}) == ["You play For Justice!"]


def test_what_is_counted_adds_up() -> None:
    one, two = ({"event": "draw", "seat": 0, "amount": amount} for amount in (1, 2))
    assert told(one, one, two) == ["You draw 4 cards."]
    assert told(one, {**one, "seat": 1}, one) == ["You draw 1 card.", "Seat 2 draws 1 card.", "You draw 1 card."]


def test_cards_of_one_name_are_counted() -> None:
    cards = [card("Thor"), card("Hulk"), card("Thor"), card("Thor")]
    assert told({"event": "discard", "seat": 1, "cards": cards}) == ["Seat 2 discards 3 × Thor and Hulk."]


def test_what_happens_again_is_told_in_place_of_the_line_before() -> None:
    """So that a story that is heard while it happens is the one that is read afterwards."""
    story = Story(WORDS, lambda seat: f"Seat {seat + 1}", 0)
    blow = {"event": "damage", "card": card("Rhino"), "amount": 1}
    draw = {"event": "draw", "seat": 0, "amount": 1}
    events = [{"choice": choice, "deeds": [deed]} for choice, deed in enumerate((draw, draw, blow, blow, blow, draw))]
    lines = story.as_told(events)
    assert [(line.text, line.instead, line.choice) for line in lines] == [
        ("You draw 1 card.", False, 0),
        ("You draw 2 cards.", True, 1),
        ("Rhino takes 1 damage.", False, 2),
        ("Rhino takes 1 damage (2 times).", True, 3),
        ("Rhino takes 1 damage (3 times).", True, 4),
        ("You draw 1 card.", False, 5),
    ]
    assert [line.text for line in story.lines(events)] == [
        "You draw 2 cards.", "Rhino takes 1 damage (3 times).", "You draw 1 card.",
    ]  # fmt: skip
