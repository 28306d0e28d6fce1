"""The engine, shown on a game of its own."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

from longbox.engine import dice, saves, view
from longbox.engine.events import Event, EventKind
from longbox.engine.modifiers import explain
from longbox.engine.setup import Result
from longbox.engine.words import Say

from .toy import (
    AMBUSHER,
    ARCHER,
    BEATEN,
    BRUTE,
    CAPTAIN,
    DECK,
    HAND,
    HERALD,
    MARTYR,
    PILE,
    RULES,
    SHIELD,
    SIDE,
    ToyRules,
    bless,
    find,
    on_side,
    take,
    toy,
)


def played(*cards, enemy=()):
    """Seat 0 has played these cards, seat 1 those, and it is seat 0's turn again."""
    game = toy(hands=(list(cards), list(enemy)))
    for card in cards:
        play(game, card.name)
    take(game, "end")
    for card in enemy:
        play(game, card.name)
    take(game, "end")
    return game


def play(game, name):
    take(game, "play", name)
    if game.decision.options[0].verb == "yes":
        take(game, "no")


def test_an_event_nobody_listens_to_needs_no_frame():
    game = played(ARCHER, BRUTE)
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    assert game.state.damage[find(game, "Brute")] == 1


def test_a_card_hears_that_it_is_played_itself():
    game = toy(hands=([HERALD], []))
    take(game, "play", "Herald")
    take(game, "yes")
    assert on_side(game, 0) == []


def test_nothing_is_checked_once_the_game_is_over():
    game = played(BRUTE)
    game.state.damage[find(game, "Brute")] = 3
    game.happen(Event(EventKind("the end", lambda game, event: game.end(Result("draw")))))
    assert on_side(game, 0) == ["Brute"]


def test_a_continuous_power_counts_while_its_card_is_in_play():
    game = played(CAPTAIN, BRUTE)
    brute = find(game, "Brute")
    assert game.value(brute, "health") == 4
    assert str(explain(game, brute, "health")) == "4 = 3 printed + 1 Captain"
    game.move(find(game, "Captain"), PILE.at(0))
    assert game.value(brute, "health") == 3


def test_a_modifier_ends_with_its_moment_and_does_not_follow_a_card_that_comes_back():
    game = played(BRUTE)
    brute = find(game, "Brute")
    bless(game, brute, 2)
    assert game.value(brute, "health") == 5
    game.move(brute, HAND.at(0))
    game.move(brute, SIDE.at(0))
    assert game.value(brute, "health") == 3
    bless(game, brute, 2)
    take(game, "end")
    assert game.value(brute, "health") == 3


def test_an_interrupt_may_prevent_once_per_turn():
    game = played(ARCHER, ARCHER, enemy=(SHIELD, BRUTE))
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    assert game.decision.seat == 1
    take(game, "use", "Shield Bearer")
    assert game.state.damage[find(game, "Brute", 1)] == 0
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    assert game.decision.seat == 0, "the second blow of the turn can't be prevented"
    assert game.state.damage[find(game, "Brute", 1)] == 1


def test_passing_lets_it_happen():
    game = played(ARCHER, enemy=(SHIELD, BRUTE))
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    take(game, "pass")
    assert game.state.damage[find(game, "Brute", 1)] == 1


def test_a_card_hears_its_own_leaving():
    game = played(ARCHER, enemy=(MARTYR,))
    hand = len(game.state.zones[HAND.at(1)])
    take(game, "use", "Archer")
    take(game, "choose", "Martyr")
    assert on_side(game, 1) == []
    assert len(game.state.zones[HAND.at(1)]) == hand + 2


def test_the_texts_are_said_by_the_powers():
    said = {card.name: [power.words(Say(card.name)) for power in card.powers] for card in RULES.library}
    assert said == {
        "Brute": [],
        "Captain": ["Each fighter on your side has +1 HEALTH."],
        "Shield Bearer": ["When a fighter on your side would take damage, you may prevent it (once per turn)."],
        "Martyr": ["When Martyr is beaten, draw a card, then draw a card."],
        "Archer": ["Deal 1 damage to a fighter (once per turn)."],
        "Herald": ["When Herald is played, you may deal 2 damage to a fighter."],
        "Ambusher": ["When a fighter on your side would take damage, you may prevent it."],
    }


def a_game_at_random(seed, steps=10_000):
    game = toy(seed)
    picks = random.Random(seed)
    for _ in range(steps):
        if game.decision is None:
            break
        game.choose(picks.choice(game.decision.options))
    return game


def test_games_end_and_no_card_is_lost_or_doubled():
    for seed in range(30):
        game = a_game_at_random(seed)
        assert game.state.outcome is not None
        assert sorted(card for zone in game.state.zones for card in zone) == list(range(16))


def test_a_copy_plays_on_alike_and_apart():
    for steps in range(0, 60, 3):
        game = a_game_at_random(4, steps)
        copy = game.clone()
        before = saves.digest(game)
        for seed in range(20):
            if copy.decision is None:
                break
            copy.choose(random.Random(seed).choice(copy.decision.options))
        assert saves.digest(game) == before
        assert game.decision is None or saves.digest(copy) != before


def test_a_position_is_written_and_read_at_any_decision():
    for steps in range(0, 60, 3):
        game = a_game_at_random(4, steps)
        plain = json.loads(json.dumps(saves.to_plain(game)))
        again = saves.from_plain(RULES, plain)
        assert saves.digest(again) == saves.digest(game)
        assert again.state.watchers.keys() == game.state.watchers.keys()
        if game.decision is not None:
            assert [option.cards for option in again.decision.options] == [o.cards for o in game.decision.options]


def test_what_a_seat_can_not_know_is_dealt_anew_and_its_view_stays():
    for steps in range(0, 60, 3):
        game = a_game_at_random(4, steps)
        for seat in (0, 1, None):
            other = view.determinize(game, seat, seed=steps)
            assert view.view(other, seat) == view.view(game, seat)
    decks = {tuple(card.id for card in view.determinize(toy(), 0, seed).state.definition) for seed in range(9)}
    assert len(decks) == 9


def test_positions_that_look_the_same_determinize_to_the_same():
    game = toy(3)
    other = view.determinize(game, 0, seed=11)
    assert saves.digest(other) != saves.digest(game)
    assert saves.digest(view.determinize(game, 0, seed=5)) == saves.digest(view.determinize(other, 0, seed=5))


def test_that_another_seat_is_asked_tells_something():
    game = toy(hands=([ARCHER], [BRUTE, AMBUSHER]), deck=8)
    take(game, "play", "Archer")
    take(game, "end")
    take(game, "play", "Brute")
    take(game, "end")
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    assert game.decision.seat == 1
    for seed in range(20):
        guess = view.determinize(game, 0, seed)
        held = [guess.face(card).name for card in guess.state.zones[HAND.at(1)]]
        assert "Ambusher" in held, "why else would seat 1 be asked?"
        assert guess.decision.seat == 1
        assert view.view(guess, 0) == view.view(game, 0)


def test_a_view_shows_own_cards_only():
    game = toy(hands=([HERALD], [MARTYR]))
    names = json.dumps(view.view(game, 0))
    assert "Herald" in names
    assert "Martyr" not in json.dumps(
        [zone for name, zone in view.view(game, 0)["zones"].items() if name.endswith(":1")]
    )


def test_a_shuffle_makes_everybody_forget_what_lies_where():
    game = played(BRUTE)
    brute = find(game, "Brute")
    game.move(brute, DECK.at(0))
    assert view.knows(game.state, 1, brute), "all saw it go on top"
    assert view.view(game, 1)["zones"]["deck:0"]["known"]
    game.shuffle(DECK.at(0))
    assert not view.knows(game.state, 1, brute)
    assert view.view(game, 1)["zones"]["deck:0"]["known"] == []


def test_nobody_can_follow_a_card_through_a_shuffle():
    game = played(BRUTE)
    brute = find(game, "Brute")
    before = view.handle(game.state, 1, brute)
    game.move(brute, DECK.at(0))
    game.shuffle(DECK.at(0))
    game.move(brute, SIDE.at(0))
    assert view.handle(game.state, 1, brute) != before


class Score(NamedTuple):
    seat: int
    points: int


class SecretiveRules(ToyRules):
    """The toy with a record in its state and something secret besides the cards."""

    def __init__(self):
        super().__init__()
        self.records = (Score,)

    def redeal(self, game, seat):
        game.state.secret = Score(0, dice.below(game.state, 1000))


def test_a_games_own_records_are_written_and_read():
    rules = SecretiveRules()
    game = toy(3)
    game.rules = rules
    game.state.secret = Score(1, 20)
    again = saves.from_plain(rules, json.loads(json.dumps(saves.to_plain(game))))
    assert again.state.secret.points == 20


def test_a_game_deals_its_own_secrets_anew():
    game = toy(3)
    game.rules = SecretiveRules()
    game.state.secret = Score(0, 1)
    guesses = {view.determinize(game, 0, seed).state.secret.points for seed in range(5)}
    assert len(guesses) == 5


def test_an_event_that_follows_from_another_may_look_back_to_before_that_one():
    game = played(BRUTE, enemy=(MARTYR,))
    martyr = find(game, "Martyr", 1)
    blow = Event(BEATEN, card=martyr)
    heard = game.timing.listeners(game, BEATEN.after, blow)
    game.turn_down(martyr)
    hand = len(game.state.zones[HAND.at(1)])
    game.happen(blow, heard)
    game.ask_again()
    assert len(game.state.zones[HAND.at(1)]) == hand + 2


def test_a_position_with_one_answer_left_is_read_as_it_is():
    game = toy(3)
    for card in list(game.state.zones[HAND.at(0)]):
        game.move(card, PILE.at(0))
    turn = game.state.turn
    again = saves.from_plain(RULES, json.loads(json.dumps(saves.to_plain(game))))
    assert [option.verb for option in again.decision.options] == ["end"]
    assert again.state.turn == turn
