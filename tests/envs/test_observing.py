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
    _, _, options = layout_of(game).parts(observe(match, seat))
    rows = {card["handle"]: place + 1 for place, card in enumerate(all_seen(match, seat))}
    for option, row in zip(match.decision.options, options, strict=False):
        assert row[0] == NUMBERED[option.verb]
        first, second, *_ = (*(rows.get(card, 0) for card in option.cards), 0, 0)
        assert (row[1], row[2]) == (first, second), "no card: no row"
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
        assert len(match.numbers(0, NUMBERED).cards) <= CARDS * len(layout_of(game).cards)


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


def test_each_page_shows_its_own_options(monkeypatch):
    match = longbox.deal("vs", seed=1, record=False)
    while len(match.decision.options) < 4:
        match.choose(0)
    seat, many = match.decision.seat, len(match.decision.options)
    whole = layout_of("vs").parts(observe(match, seat))[2][:many]
    monkeypatch.setattr(observing, "ACTIONS", 3)
    monkeypatch.setattr(observing, "TURN_THE_PAGE", 2)
    pages = [layout_of("vs").parts(observe(match, seat, page))[2] for page in range(many // 2)]
    assert len(pages) > 1
    for page, shown in enumerate(pages[:-1]):
        assert (shown == [*whole[2 * page : 2 * page + 2], [0] * 6]).all()
    rest = whole[2 * len(pages) - 2 :]
    assert (pages[-1][: len(rest)] == rest).all()
    assert not pages[-1][len(rest) :].any()


@every_game
@pytest.mark.parametrize("room", [CARDS, 7])
def test_each_number_of_a_card_stands_in_its_row(game, room, monkeypatch):
    monkeypatch.setattr(observing, "CARDS", room)
    match = played(game, 6, 45)
    for seat in range(match.seats):
        _, rows, _ = layout_of(game).parts(observe(match, seat))
        width = rows.shape[1]
        cards = match.numbers(seat, NUMBERED).cards
        count = min(room, len(cards) // width)
        assert rows[:count].tolist() == [cards[at * width : (at + 1) * width] for at in range(count)]
        assert not rows[count:].any()


def rows_with_cards(match):
    """What is told of each card that the first seat sees, beside what its view says of the card."""
    names = layout_of(match.name).cards
    numbers = match.numbers(0, NUMBERED).cards
    rows = [dict(zip(names, numbers[at:], strict=False)) for at in range(0, len(numbers), len(names))]
    return list(zip(rows, all_seen(match, 0), strict=True))


def test_what_lies_on_cards_is_told_of_those_cards():
    marks = layout_of("vs").cards[5:]
    told = [
        ({mark for mark in marks if row[mark]}, {mark for mark in marks if card.get(mark)})
        for row, card in rows_with_cards(played("vs", 6, 45))
    ]
    assert any(marked for marked, _ in told)
    assert all(marked == shown for marked, shown in told)


def test_cards_lie_in_the_zones_in_which_they_are_seen():
    match = played("vs", 6, 45)
    kinds = match.number_names().zones
    zones = [
        name
        for name, zone in match.view(0)["zones"].items()
        for _ in zone.get("cards", [card for _, card in zone.get("known", ())])
    ]
    told = [(kinds[row["zone"] - 1], row["place"]) for row, _ in rows_with_cards(match)]
    assert told == [(kind, int(seat) + 1 if seat else 0) for kind, _, seat in (name.partition(":") for name in zones)]
    assert len(set(told)) > 6


def test_a_card_on_another_one_points_at_the_row_of_that_one():
    match = longbox.deal("champions", seed=1, record=False)
    rng = random.Random(1)
    while not any(row["on"] for row, _ in rows_with_cards(match)):
        match.choose(rng.randrange(len(match.decision.options)))
    told = rows_with_cards(match)
    handles = [None, *(card["handle"] for _, card in told)]
    assert [handles[row["on"]] for row, _ in told] == [card.get("on") for _, card in told]


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
