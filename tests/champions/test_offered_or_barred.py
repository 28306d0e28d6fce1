"""What a player could do is offered, or there is a reason why not: never both, never neither."""

import random

import pytest

import longbox
from longbox.asking import deeds, reasons_against
from longbox.engine.decision import Option
from longbox.engine.view import knows
from longbox.games.champions import RULES
from longbox.games.champions.chapters.why_not import DEEDS
from longbox.games.champions.table.copies import are_alike
from longbox.games.champions.table.zones import AREA
from longbox.seen import Seen

SETUPS = (
    {},
    {"heroes": ["spider-man", "captain-marvel"], "first": 1},
    {"heroes": ["iron-man"], "scenario": "klaw"},
    {"heroes": ["spider-man", "iron-man"], "open_hands": False},
    {"heroes": ["black-panther", "she-hulk"], "scenario": "ultron", "expert": True},
    {"decks": ["captain-marvel-leadership"], "modular": ["legions-of-hydra", "masters-of-evil"]},
    {"heroes": ["she-hulk", "iron-man", "spider-man"], "scenario": "klaw", "modular": ["the-doomsday-chair"]},
    {"decks": ["black-panther-protection", "iron-man-justice"], "modular": ["masters-of-evil"]},
)
GAMES = len(SETUPS)
MOVES = 600


def positions(seed):
    """Positions of a random game, one after another: those where a player may do something, and some others."""
    rng = random.Random(seed)
    match = longbox.deal("champions", seed=seed, record=False, **SETUPS[seed % GAMES])
    for _ in range(MOVES):
        if match.decision is None:
            return
        if rng.random() < 0.15:
            yield match
        match.choose(rng.randrange(len(match.decision.options)))


def known(game, seat):
    return [card for card in range(len(game.state.zone)) if knows(game.state, seat, card)]


def offered(game, verb, card, target):
    """Whether some option does this with the card, or with one in the same hand that is like it."""
    return any(names(game, option, verb, card) and target in (-1, option.to) for option in game.decision.options)


def names(game, option: Option, verb, card):
    cards = option.cards or RULES.about(game, game.decision.seat, option)
    group = game.decision.group
    if group is not None and card in group.picked:
        return False
    return option.verb == verb and any(are_alike(game, one, card) for one in cards)


def test_a_deed_is_offered_unless_there_is_a_reason():
    looked = 0
    for seed in range(GAMES):
        for match in positions(seed):
            game = match._game
            seat = game.decision.seat
            for deed in DEEDS:
                for card in known(game, seat):
                    reasons = RULES.why_not(game, seat, deed.verb, card, -1)
                    assert offered(game, deed.verb, card, -1) != bool(reasons), (
                        seed,
                        deed.verb,
                        game.face(card).name,
                        reasons,
                    )
                    looked += 1
    assert looked > 4_000


def test_a_deed_is_offered_on_a_target_unless_there_is_a_reason():
    looked = 0
    for seed in range(GAMES):
        for match in positions(seed):
            game = match._game
            seat = game.decision.seat
            for deed in (deed for deed in DEEDS if deed.whom):
                for card in game.state.zones[AREA.at(seat)]:
                    for target in game.in_play():
                        reasons = RULES.why_not(game, seat, deed.verb, card, target)
                        told = (seed, deed.verb, game.face(card).name, game.face(target).name, reasons)
                        assert offered(game, deed.verb, card, target) != bool(reasons), told
                        looked += 1
    assert looked > 4_000


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_card_that_no_option_names_has_a_reason(seed):
    for match in positions(seed):
        decision = match.decision
        seat = decision.seat
        seen = Seen(match.view(seat))
        named = {handle for option in decision.options for handle in (*option.cards, option.to)}
        if decision.group is not None:
            named |= set(match.can_add())
        usable = {(seen.by_handle(handle) or {}).get("name") for handle in named if handle}
        for card in [*seen.cards("hand", seat), *seen.cards("area", seat)]:
            if card["handle"] not in named and card.get("name") not in usable and list(deeds(match, seat, card)):
                assert reasons_against(match, seat, card), (card["name"], decision.prompt)


def test_nobody_else_may_do_anything():
    for match in positions(1):
        game = match._game
        for seat in range(game.state.seats):
            if seat != game.decision.seat:
                assert all(RULES.why_not(game, seat, deed.verb, game.state.identity[seat], -1) for deed in DEEDS)
