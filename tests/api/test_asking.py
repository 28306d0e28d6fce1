"""What any client can ask about cards, and what it can call a match."""

from __future__ import annotations

import pytest

import longbox
from longbox import asking, headlines, players
from longbox.asked import Sum, SumPart
from longbox.seen import Seen

TITLES = {
    "vs": ({}, "Captain America against Magneto"),
    "champions": ({"heroes": ["spider-man", "she-hulk"]}, "Spider-Man and She-Hulk against Rhino"),
    "legendary": (
        {"mastermind": "red-skull", "scheme": "unleash-the-power-of-the-cosmic-cube"},
        "Red Skull: Unleash the Power of the Cosmic Cube",
    ),
}


def later(game: str, choices: int) -> longbox.Match:
    """A match some way on."""
    match = longbox.deal(game, seed=5)
    player = players.player("random", 2)
    for _ in range(choices):
        if match.decision is not None:
            match.choose(player.choose(match.seat(match.decision.seat)))
    return match


@pytest.mark.parametrize("game", TITLES)
def test_a_match_is_called_after_its_opponents(game):
    setup, title = TITLES[game]
    assert headlines.title(longbox.deal(game, seed=1, **setup)) == title


def test_a_match_by_another_book_says_so():
    assert headlines.title(longbox.deal("vs", rules="mcu")) == "Captain America against Loki, by the MCU book"


@pytest.mark.parametrize("game", longbox.games())
def test_the_numbers_of_a_card_add_up(game):
    match = later(game, 60)
    for card in Seen(match.view(0)).named():
        for one in asking.sums(match, 0, card):
            assert one.total == sum(part.amount for part in one.parts)


def test_why_a_hero_of_the_hq_cannot_be_recruited():
    match = longbox.deal("legendary", seed=3)
    waiting = 1 - match.active
    hero = Seen(match.view(waiting)).cards("hq", "under the Bridge")[0]
    reasons = asking.reasons_against(match, waiting, hero)
    assert [reason.rule for reason in reasons] == ["LG-TURN-01"]
    assert reasons[0].cards == (hero["handle"],)


def test_nobody_asks_about_a_card_that_is_hidden():
    match = later("vs", 12)
    hidden = next(card for card in Seen(match.view(0)).cards("hand", 1))
    with pytest.raises(longbox.IllegalChoice, match="not in sight"):
        asking.seen_card(match, 0, hidden["handle"])


def your_turn_in_champions() -> longbox.Match:
    """Peter Parker's first turn, after keeping the hand."""
    match = longbox.deal("champions", seed=1, heroes=["spider-man"])
    while match.decision is not None and match.decision.topic != "turn":
        match.choose(len(match.decision.options) - 1)
    return match


def test_changing_form_is_found_at_the_hero():
    match = your_turn_in_champions()
    peter = next(card for card in Seen(match.view(0)).cards("area", 0) if card["name"] == "Peter Parker")
    change = next(option for option in match.decision.options if option.verb == "flip")
    assert change.about == (peter["handle"],)
    assert change.cards == ()


def test_healing_is_found_at_the_wounds():
    match = longbox.deal("legendary", seed=4)
    player = players.player("random", 1)
    while (heal := next((one for one in match.decision.options if one.verb == "heal"), None)) is None:
        match.choose(player.choose(match.seat(match.decision.seat)))
    hand = Seen(match.view(match.decision.seat)).cards("hand", match.decision.seat)
    assert set(heal.about) == {card["handle"] for card in hand if card["kind"] == "wound"}


def test_a_card_that_cannot_be_played_may_still_help_to_pay_for_others():
    match = your_turn_in_champions()
    playable = {handle for option in match.decision.options if option.verb == "play" for handle in option.cards}
    hand = Seen(match.view(0)).cards("hand", 0)
    idle = next(card for card in hand if card["handle"] not in playable)
    costly = next(card for card in hand if card["handle"] in playable and card["cost"])
    assert asking.reasons_against(match, 0, idle)
    (use,) = asking.uses(match, 0, idle)
    assert use.startswith("help to pay for ")
    assert costly["name"] in use


def test_a_reason_that_is_not_about_who_would_act_names_them():
    about, other = longbox.Reason("A", "Hulk is exhausted", ("h",)), longbox.Reason("B", "Loki is protected", ("l",))
    assert asking.of_doer({"name": "Hulk", "handle": "h"}, other).text == "Hulk: Loki is protected"
    assert asking.once([about, other, about]) == [about, other]


def test_what_several_reasons_say_alike_is_said_once_about_all_their_cards():
    one, two = (longbox.Reason("A", "it is not your turn", (handle,)) for handle in ("h", "t"))
    assert asking.once([one, two]) == [longbox.Reason("A", "it is not your turn", ("h", "t"))]


def test_a_sum_says_what_it_is_made_of():
    whole = Sum("ATK", 6, (SumPart(5, "printed"), SumPart(1, "from counters")))
    assert str(whole) == "ATK 6 = 5 printed + 1 from counters"
    assert str(Sum("ATK", 5, (SumPart(5, "printed"),))) == "ATK 5"
