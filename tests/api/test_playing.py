"""What the public API does in every game: choosing, going back, saving, looking."""

from __future__ import annotations

import json
import random

import pytest

import longbox
from longbox.seen import Seen

every_game = pytest.mark.parametrize("name", longbox.games())


def after(name, choices, seed=7, **more):
    """A game some random choices in."""
    game = longbox.deal(name, seed=seed, **more)
    rng = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(rng.randrange(len(game.decision.options)))
    return game


def finished(name):
    game = after(name, 50_000, record=False)
    assert game.result is not None
    return game


@every_game
def test_a_game_needs_no_arguments(name):
    game = longbox.deal(name)
    assert game.seats >= 1
    assert game.decision is not None
    assert game.result is None
    assert game.decision.number == 0
    assert game.decision.kind in ("pick", "order", "amount", "name", "ask")


@every_game
@pytest.mark.parametrize("wrong", [-1, 10_000, "0", None, 1.0, True])
def test_a_pick_that_is_not_offered_changes_nothing(name, wrong):
    game = after(name, 5)
    before = game.digest
    with pytest.raises(longbox.IllegalChoice, match="pick a number from 0 to"):
        game.choose(wrong)
    assert game.digest == before


def decisions(name, seed):
    """A random game, decision by decision."""
    game = longbox.deal(name, seed=seed, record=False)
    rng = random.Random(seed)
    while game.decision is not None:
        yield game, game.decision
        game.choose(rng.randrange(len(game.decision.options)))


@every_game
def test_hands_and_options_tell_which_cards_they_are(name):
    for game, decision in decisions(name, seed=7):
        zones = game.view(decision.seat)["zones"]
        shown = [card for zone in zones.values() for card in zone.get("cards", ())]
        shown += [card for zone in zones.values() for _, card in zone.get("known", ())]
        ids = {card["handle"]: card.get("id") for card in shown}
        hand = zones.get(f"hand:{decision.seat}", {"cards": ()})["cards"]
        assert game.hand(decision.seat) == tuple(card["id"] for card in hand)
        for number, option in enumerate(decision.options):
            assert decision.ids(number) == tuple(ids[handle] for handle in option.cards)
            assert decision.verbs[number] == option.verb


def test_of_a_power_there_is_more_to_say_than_whose_it_is():
    """In Vs. System a character may have several."""
    options = [option for _, decision in decisions("vs", seed=3) for option in decision.options]
    assert {option.plain for option in options if option.verb == "use"} == {False}
    assert {option.plain for option in options if option.verb in ("recruit", "play", "resource")} == {True}


@every_game
def test_a_question_tells_the_cards_that_it_is_about(name):
    """They are in sight, they are no answers, and what is paid for is among them."""
    told = paid_for = 0
    for game, decision in decisions(name, seed=3):
        names = {card["handle"]: card["name"] for card in Seen(game.view(decision.seat)).named()}
        answers = {card for option in decision.options for card in option.cards}
        assert names.keys() >= set(decision.cards)
        assert answers.isdisjoint(decision.cards)
        told += bool(decision.cards)
        if decision.pays:
            paid_for += 1
            (card,) = decision.cards
            assert names[card] in decision.prompt
    assert told
    assert paid_for or name == "legendary", "there one pays with points"


def test_an_option_about_a_hidden_card_does_not_tell_which_it_is():
    """In Vs. System somebody sooner or later picks one of the enemy's face-down resources."""
    hidden = (
        option
        for seed in range(100)
        for _, decision in decisions("vs", seed)
        for number, option in enumerate(decision.options)
        if None in decision.ids(number)
    )
    assert next(hidden).cards


@every_game
def test_after_the_end_there_is_nothing_to_choose(name):
    game = finished(name)
    assert game.decision is None
    for attempt in (lambda: game.choose(0), lambda: game.concede(0), game.retract):
        with pytest.raises(longbox.IllegalChoice):
            attempt()
    assert game.result.reason
    assert game.result.outcome in ("win", "loss", "draw")


@every_game
def test_conceding_ends_it_or_goes_on_without_that_seat(name):
    game = after(name, 5)
    before = game.digest
    with pytest.raises(longbox.IllegalChoice, match="there is no seat 9"):
        game.concede(9)
    assert game.digest == before
    for seat in range(game.seats):
        if game.result is None:
            game.concede(seat)
    assert game.result is not None
    assert longbox.load(game.save()).digest == game.digest


@every_game
def test_undo_goes_back_to_any_choice_and_on_from_there(name):
    game = after(name, 30)
    digests = {number: after(name, number).digest for number in (0, 1, 13, 29)}
    for number in (29, 13, 1, 0):
        game.undo(to=number)
        assert game.digest == digests[number]
        assert len(game.history) == number
    game.choose(0)
    assert len(game.history) == 1
    with pytest.raises(longbox.IllegalChoice, match="there is no choice number 44"):
        game.undo(to=44)


@every_game
@pytest.mark.parametrize("record", [True, False], ids=["with a record", "without one"])
def test_who_gives_up_and_goes_back_is_asked_the_same_as_before(name, record):
    for seed in range(8):
        game = after(name, 3 + 5 * seed, seed=seed, record=record)
        if game.decision is None:
            continue
        before = asked(game)
        number = game.decision.number
        game.concede(game.decision.seat)
        game.undo(to=number)
        assert asked(game) == before
        game.choose(0)
        game.undo(to=number)
        assert asked(game) == before


def asked(game):
    """All that a decision says."""
    decision = game.decision
    said = (decision.number, decision.seat, decision.topic, decision.prompt, decision.keys, decision.group)
    return *said, list(decision.options), [decision.ids(number) for number in range(len(decision.options))]


@every_game
def test_undo_works_without_a_record_too(name):
    game = after(name, 20, record=False)
    game.undo(to=11)
    assert game.digest == after(name, 11).digest


@every_game
def test_the_undo_floor_is_never_ahead(name):
    game = after(name, 25)
    assert 0 <= game.undo_floor <= len(game.history)


@every_game
def test_a_clone_is_independent(name):
    game = after(name, 12)
    before = game.digest
    copy = game.clone()
    copy.choose(0)
    assert game.digest == before
    assert copy.digest != before


@every_game
def test_a_save_gives_the_same_game_again(name):
    game = after(name, 15)
    again = longbox.load(game.save())
    assert again.digest == game.digest
    assert again.history == game.history
    assert [option.key for option in again.decision.options] == [option.key for option in game.decision.options]


@every_game
@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: b"\xff\xfe\x00",
        lambda data: b"[]",
        lambda data: b'{"format": "something else"}',
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"longbox-save"', b'"chess-save"'),
        lambda data: json.dumps(json.loads(data) | {"game": "chess"}).encode(),
        lambda data: json.dumps(json.loads(data) | {"setup": {"nonsense": 1}}).encode(),
        lambda data: json.dumps(json.loads(data) | {"choices": ["fly:to-the-moon"]}).encode(),
        lambda data: json.dumps(json.loads(data) | {"choices": ["concede=77"]}).encode(),
        lambda data: json.dumps(json.loads(data) | {"seed": 8}).encode(),
        lambda data: json.dumps(json.loads(data) | {"position": {"seats": 1}}).encode(),
    ],
)
def test_a_damaged_or_foreign_save_is_refused_in_a_sentence(name, spoil):
    data = spoil(after(name, 20).save())
    with pytest.raises(longbox.SaveError) as refused:
        longbox.load(data)
    assert len(str(refused.value)) > 20


@every_game
def test_a_dealt_copy_has_no_past_but_can_be_saved(name):
    game = after(name, 20)
    guess = game.determinize(0, seed=3)
    assert longbox.load(guess.save()).digest == guess.digest
    with pytest.raises(longbox.IllegalChoice, match="no past"):
        guess.undo(to=0)


@every_game
def test_views_are_plain_and_only_for_seats_that_exist(name):
    game = after(name, 20)
    for seat in (None, *range(game.seats)):
        json.dumps(game.view(seat))
    for seat in (-1, game.seats, "0"):
        with pytest.raises(longbox.IllegalChoice, match="there is no seat"):
            game.view(seat)


@every_game
def test_options_speak_and_point_at_cards_of_the_view(name):
    game = after(name, 15)
    decision = game.decision
    seen = json.dumps(game.view(decision.seat))
    assert decision.prompt
    for option in decision.options:
        assert option.label
        assert option.verb
        for handle in (*option.cards, *([option.to] if option.to else [])):
            assert f'"{handle}"' in seen


@pytest.mark.parametrize("name", ["vs", "champions"])
def test_picks_that_belong_together_say_what_was_picked(name):
    """A group is found by playing on; what was picked so far lies in sight of whoever picks."""
    game = after(name, 0)
    rng = random.Random(3)
    for _ in range(2000):
        if game.decision is None:
            game = longbox.deal(name, seed=rng.randrange(99))
        group = game.decision.group
        if group is not None and group.picked:
            seen = json.dumps(game.view(game.decision.seat))
            assert all(f'"{handle}"' in seen for handle in group.picked)
            before = len(game.history)
            game.retract()
            assert len(game.history) == before - 1
            return
        game.choose(rng.randrange(len(game.decision.options)))
    raise AssertionError("no group of picks came up")


@every_game
def test_a_view_is_ready_for_json(name):
    """Whoever reads it from JSON has just what the game gave."""
    seen = after(name, 15).view(0)
    assert json.loads(json.dumps(seen)) == seen


@every_game
def test_a_seat_sees_its_own_decision_only(name):
    game = after(name, 15)
    seats = [game.seat(number) for number in range(game.seats)]
    assert [seat.decision is not None for seat in seats] == [
        game.decision.seat == number for number in range(game.seats)
    ]
    for seat in seats:
        assert seat.view() == game.view(seat.number)
        assert seat.sample(seed=4).view(seat.number) == seat.view()
        assert not any(hasattr(seat, name) for name in ("game", "clone", "determinize", "save"))


@every_game
def test_without_a_record_there_are_no_steps(name):
    with pytest.raises(longbox.IllegalChoice, match="record=True"):
        after(name, 3, record=False).steps(0)


@every_game
def test_values_can_be_explained(name):
    game = after(name, 15)
    seat = game.decision.seat
    shown = [card for zone in game.view(seat)["zones"].values() for card in zone.get("cards", []) if "id" in card]
    stat = {"vs": "atk", "champions": "health", "legendary": "cost"}[name]
    total, parts = game.explain(seat, shown[0]["handle"], stat)
    assert total == sum(amount for amount, _ in parts)
    with pytest.raises(longbox.IllegalChoice, match="sees no card"):
        game.explain(seat, "nobody", stat)


@pytest.mark.parametrize("name", longbox.games())
def test_what_was_dropped_of_the_past_is_played_again_when_it_is_asked_for(name):
    match = longbox.deal(name, seed=9)
    rng = random.Random(1)
    while match.decision is not None and match.decision.number < 30:
        match.choose(rng.randrange(len(match.decision.options)))
    told = [match.steps(0, since) for since in (-1, 0, 4, 14)]
    deeds, digest = match.deeds(0), match.digest
    for before in (-5, 12, 3):
        match.drop_past(before)
    assert [match.steps(0, since) for since in (-1, 0, 4, 14)] == told
    assert match.deeds(0) == deeds
    assert match.digest == digest
    match.undo(8)
    assert match.steps(0) == [step for step in told[0] if step["choice"] < 8]
    assert match.steps(0, 7) == [step for step in told[0] if step["choice"] == 7]


@every_game
def test_options_are_a_sequence(name):
    options = longbox.deal(name, seed=2).decision.options
    keys = [option.key for option in options]
    assert len(options) == len(keys)
    assert [options[place].key for place in range(len(options))] == keys
    assert [option.key for option in options[1:]] == keys[1:]
    assert [option.key for option in reversed(options)] == keys[::-1]
    assert [options.index(option) for option in options] == list(range(len(options)))
    with pytest.raises(IndexError):
        options[len(options)]
