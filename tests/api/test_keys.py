"""The keys of options, by which saves and logs name choices."""

from __future__ import annotations

from engine.toy import BRUTE, HAND, toy
from longbox.engine import keys
from longbox.engine.decision import Decision, Option


def test_a_key_names_a_card_only_if_the_seat_has_seen_it():
    game = toy(hands=([BRUTE], []))
    options = [Option("choose", (game.state.zones[HAND.at(0)][0],))]
    assert keys.keys(game, Decision(0, options)) == ["choose:brute"]
    assert keys.keys(game, Decision(1, options)) == ["choose:unseen"]
