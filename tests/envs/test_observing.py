"""What programs that learn are shown, and what their actions do."""

import random

import numpy as np
import pytest

import longbox
from games.promises import SETUPS
from longbox.envs import observing
from longbox.envs.observing import CARDS, NUMBERED, layout_of, observe

every_game = pytest.mark.parametrize("game", longbox.games())


def played(game: str, seed: int, choices: int, **setup) -> longbox.Match:
    match = longbox.deal(game, seed=seed, record=False, **setup)
    rng = random.Random(seed)
    for _ in range(choices):
        if match.decision is None:
            return played(game, seed + 1, choices // 2, **setup)
        match.choose(rng.randrange(len(match.decision.options)))
    return match


@every_game
def test_the_numbers_tell_whose_turn_it_is_and_how_many_cards_lie_where(game):
    match = played(game, 3, 40)
    for seat in range(match.seats):
        told = dict(zip(layout_of(game).table, layout_of(game).parts(observe(match, seat))[0].tolist(), strict=True))
        zones = match.view(seat)["zones"]
        assert told["seats"] == match.seats
        assert told["active"] == (match.active - seat) % match.seats + 1
        assert told["cards in hand of 1"] == zones.get(f"hand:{seat}", {"count": 0})["count"]
        assert told["cards in deck of 1"] == zones.get(f"deck:{seat}", {"count": 0})["count"]


@every_game
def test_a_row_for_each_card_in_sight_with_what_it_is(game):
    match = played(game, 4, 40)
    for seat in range(match.seats):
        _, cards, _ = layout_of(game).parts(observe(match, seat))
        zones = match.view(seat)["zones"].values()
        seen = [card for zone in zones for card in zone.get("cards", [card for _, card in zone.get("known", ())])]
        rows = cards[cards[:, layout_of(game).cards.index("zone")] > 0]
        assert len(rows) == len(seen)
        listed = [card.id for card in longbox.cards(game)]
        for row, card in zip(rows, seen, strict=True):
            if "id" not in card:
                assert row[0] == 0
            elif card["id"] in listed:
                assert longbox.cards(game)[row[0] - 2].id == card["id"]


@every_game
def test_options_point_at_the_rows_of_their_cards(game):
    match = played(game, 5, 30)
    seat = match.decision.seat
    _, cards, options = layout_of(game).parts(observe(match, seat))
    ids = [card.id for card in longbox.cards(game)]
    for option, row in zip(match.decision.options, options, strict=False):
        assert row[0] == NUMBERED[option.verb]
        if option.cards and row[1]:
            shown = next(card for card in all_seen(match, seat) if card["handle"] == option.cards[0])
            number = cards[row[1] - 1][0]
            assert shown.get("id") == (ids[number - 2] if number > 1 else shown.get("id"))
    assert not options[len(match.decision.options) :].any()


def all_seen(match, seat):
    for zone in match.view(seat)["zones"].values():
        yield from zone.get("cards", [card for _, card in zone.get("known", ())])


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_no_number_changes_when_only_hidden_cards_differ(game, seed):
    setup = {"open_hands": False}
    match = played(game, seed, 35, **setup)
    for seat in range(match.seats):
        other = match.determinize(seat, seed=99)
        assert (observe(match, seat) == observe(other, seat)).all()


@every_game
def test_every_verb_has_a_number_and_every_table_fits(game):
    for seed, setup in enumerate(SETUPS[game]):
        match = longbox.deal(game, seed=seed, record=False, **setup)
        rng = random.Random(seed)
        for _ in range(150):
            if match.decision is None:
                break
            assert {option.verb for option in match.decision.options} <= set(NUMBERED)
            match.choose(rng.randrange(len(match.decision.options)))
        assert len(match.numbers(0, NUMBERED).cards[0]) <= CARDS


def test_more_options_than_actions_are_leafed_through(monkeypatch):
    match = longbox.deal("vs", seed=1, record=False)
    while len(match.decision.options) < 4:
        match.choose(0)
    monkeypatch.setattr(observing, "ACTIONS", 3)
    monkeypatch.setattr(observing, "TURN_THE_PAGE", 2)
    assert observing.legal_actions(match) == 3
    assert observing.action_label(match, 2) == "see more options"
    assert observing.take(match, 2) == 1
    assert observing.action_label(match, 1, page=1) == match.decision.options[3].label
    twin = match.clone()
    observing.take(match, 1, page=1)
    twin.choose(3)
    assert match.digest == twin.digest


def test_rewards_of_players_who_win_apart_together_or_not_at_all():
    assert observing.rewards(longbox.Result("won", winners=(1,)), 3) == [-1.0, 1.0, -1.0]
    assert observing.rewards(longbox.Result("won", winners=(0, 1)), 2) == [1.0, 1.0]
    assert observing.rewards(longbox.Result("lost", villain_won=True), 2) == [-1.0, -1.0]
    assert observing.rewards(longbox.Result("tie"), 2) == [0.0, 0.0]


def test_observations_are_whole_numbers_of_one_size():
    for game in longbox.games():
        match = longbox.deal(game, seed=1)
        assert observe(match, 0).dtype == np.int32
        assert observe(match, 0).shape == (layout_of(game).size,)
