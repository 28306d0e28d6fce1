"""Picking sets, sealed picks, effects put together, and triggers that wait."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from longbox.engine import view
from longbox.engine.decision import Decision, Question, offers
from longbox.engine.effects.conditions import ThereAre
from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import (
    ForEach,
    If,
    Let,
    Repeat,
    Sequence,
    choose_one,
    do,
    for_each_player,
    let,
    may_choose_player,
)
from longbox.engine.effects.nouns import A, Cards, That
from longbox.engine.effects.places import Among, InYour
from longbox.engine.effects.some_players import THAT_PLAYER, SomePlayers
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.triggers import SETTLE, CollectingTiming, FiredTrigger

from .test_phrases import SAY
from .test_values import side
from .toy import (
    ARCHER,
    BEATEN,
    BRUTE,
    CAPTAIN,
    HAND,
    HERALD,
    MARTYR,
    PILE,
    SIDE,
    Deal,
    Draw,
    card_in_hand,
    fighter,
    find,
    toy,
)


def run(game, effect, you=0):
    """Let an effect happen now, on top of whatever is asked."""
    game.decision = None
    effect.enter(game, Scope(you))
    game.run()


def picks(game):
    return [game.face(option.card).name if option.cards else option.verb for option in game.decision.options]


def pick(game, name):
    game.choose(game.decision.options[picks(game).index(name)])


def test_cards_that_are_alike_are_offered_once():
    game = toy(hands=([BRUTE, BRUTE, MARTYR], []), deck=0)
    run(game, Deal(0, A(card_in_hand)))
    assert picks(game) == ["Brute", "Martyr"]


card_in_pile = Cards("card", InYour((PILE,), "in {your} pile"))


def beaten(*cards):
    """A table with these cards in seat 0's pile, where everybody sees them."""
    game = toy(hands=(list(cards), []), deck=0)
    game.move_all(game.state.zones[HAND.at(0)], PILE.at(0))
    return game


def test_a_set_is_offered_in_one_order_only():
    game = beaten(BRUTE, MARTYR, BRUTE)
    run(game, Deal(0, A(card_in_pile, least=2, most=2, slot="two")))
    first = [game.face(card).name for card in game.decision.group.picked]
    assert first == ["Brute"], "it had to be the first: after a Martyr there would be no second card left"
    assert picks(game) == ["Brute", "Martyr"]


def test_up_to_some_ends_with_done_and_can_be_counted():
    game = toy(hands=([BRUTE, MARTYR], []), deck=0)
    run(game, Deal(0, A(card_in_hand, least=0, most=2)))
    group = game.decision.group
    assert (group.picked, group.total, group.need) == ((), 2, 0)
    pick(game, "Brute")
    assert len(game.decision.group.picked) == 1
    assert picks(game) == ["Martyr", "done"]
    pick(game, "done")
    assert game.decision.group is None


def test_a_group_keeps_its_number_though_a_pick_in_the_middle_is_forced():
    game = beaten(CAPTAIN, BRUTE, BRUTE, MARTYR)
    run(game, Deal(0, A(card_in_pile, least=3, most=3)))
    number = game.decision.group.id
    assert picks(game) == ["Captain", "Brute"]
    pick(game, "Captain")
    assert len(game.decision.group.picked) == 2, "a Brute had to be the second"
    assert picks(game) == ["Brute", "Martyr"]
    assert game.decision.group.id == number


def test_a_forced_pick_from_a_hidden_hand_is_asked_for_lest_others_see_that_it_was_forced():
    game = toy(hands=([BRUTE, MARTYR, BRUTE], []), deck=0)
    run(game, Deal(0, A(card_in_hand, least=2, most=2)))
    assert picks(game) == ["Brute"], "after a Martyr there would be no second card left"
    pick(game, "Brute")
    assert picks(game) == ["Brute", "Martyr"]


def test_the_last_card_of_a_hidden_hand_is_no_secret_choice():
    game = toy(hands=([BRUTE], []), deck=0)
    before = len(game.state.frames)
    run(game, Deal(1, A(card_in_hand)))
    assert game.state.damage[game.state.zones[HAND.at(0)][0]] == 1
    assert len(game.state.frames) == before


def test_fewer_than_asked_for_take_what_is_there():
    game = side(BRUTE)
    run(game, Deal(1, A(fighter, least=2, most=2)))
    assert game.state.damage[find(game, "Brute")] == 1


def test_effects_follow_one_another_and_end_where_they_began():
    game = side(BRUTE)
    brute = find(game, "Brute")
    depth = len(game.state.frames)
    hurt = Deal(1, That("each"))
    run(game, Sequence((ForEach(fighter, hurt), Repeat(1, ForEach(fighter, hurt)))))
    assert game.state.damage[brute] == 2
    assert len(game.state.frames) == depth


@pytest.mark.parametrize("times", [0, 1, 2, 5])
def test_what_is_repeated_happens_as_often_as_is_said(times):
    game = side(BRUTE)
    hand = len(game.state.zones[HAND.at(0)])
    run(game, Repeat(times, Draw()))
    assert len(game.state.zones[HAND.at(0)]) == hand + times


def test_if_and_counting_look_at_the_position_of_the_moment():
    game = side(BRUTE)
    hand = len(game.state.zones[HAND.at(0)])
    run(game, If(ThereAre(fighter, 2), Draw(), do(Draw(), Draw())))
    assert len(game.state.zones[HAND.at(0)]) == hand + 2
    assert per(fighter, 3).of(game, Scope(0)) == 3
    assert per(fighter, 3, most=2).of(game, Scope(0)) == 2


def test_each_player_acts_for_themselves():
    game = toy()
    hands = [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)]
    run(game, Let(SomePlayers("each player", lambda game, scope: [1, 0]), Draw()))
    assert [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)] == [hand + 1 for hand in hands]


def test_whoever_is_chosen_acts_and_nobody_need_be():
    everybody = SomePlayers("a player", lambda game, scope: [0, 1])
    effect = may_choose_player(everybody, Draw())
    assert effect.words(SAY) == "you may choose a player, who draws a card"
    game = toy()
    hands = [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)]
    for choice, more in ((2, 0), (1, 1)):
        run(game, effect)
        game.choose(game.decision.options[choice])
        assert [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)] == [hands[0], hands[1] + more]


def test_players_are_spoken_of_one_after_the_other():
    everybody = SomePlayers("each player", lambda game, scope: [1, 0, 1])
    effect = for_each_player(everybody, let(THAT_PLAYER, Draw()))
    assert effect.words(SAY) == "for each player, that player draws a card"
    game = toy()
    hands = [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)]
    run(game, effect)
    assert [len(game.state.zones[HAND.at(seat)]) for seat in (0, 1)] == [hands[0] + 1, hands[1] + 2]


def test_one_of_several_effects():
    game = side(BRUTE)
    run(game, choose_one(Draw(), Deal(2, A(fighter))))
    game.choose(game.decision.options[1])
    assert game.state.damage[find(game, "Brute")] == 2


@dataclass(frozen=True, eq=False)
class Secret(Question):
    def ask(self, game, frame):
        from longbox.engine.decision import NO, YES

        return Decision(0, [YES, NO], sealed=True)

    def answer(self, game, frame, option):
        game.state.frames.pop()


def test_a_sealed_pick_is_remembered_as_such_until_it_is_shown():
    game = toy()
    number = game.state.choices
    run(game, Secret())
    game.choose(game.decision.options[0])
    assert game.state.sealed == (number,)
    game.unseal()
    assert game.state.sealed == ()


@pytest.fixture
def collecting():
    """A table on which triggers wait for a settle point."""
    game = side(MARTYR, MARTYR)
    game.timing = CollectingTiming()
    return game


def test_triggers_wait_and_the_right_player_orders_them(collecting):
    game = collecting
    hand = len(game.state.zones[HAND.at(0)])
    for card in list(game.state.zones[SIDE.at(0)]):
        game.happen(Event(BEATEN, card=card))
        step_events(game)
    assert len(game.state.pending) == 2
    assert len(game.state.zones[HAND.at(0)]) == hand
    assert len(game.state.zones[PILE.at(0)]) == 2
    run(game, SETTLE)
    assert [option.verb for option in game.decision.options] == ["use", "use"]
    assert game.decision.kind == "order"
    game.choose(game.decision.options[1])
    assert len(game.state.zones[HAND.at(0)]) == hand + 4
    assert game.state.pending == []


def step_events(game):
    """Let the event on top of the stack run through its stages."""
    depth = len(game.state.frames) - 1
    while len(game.state.frames) > depth:
        frame = game.state.frames[-1]
        frame.node.step(game, frame)


def test_the_picks_of_an_unfinished_group_are_forgotten_when_others_guess():
    game = toy(hands=([BRUTE, MARTYR, ARCHER, HERALD], []), deck=6)
    run(game, Deal(0, A(card_in_hand, least=2, most=2)))
    pick(game, "Archer")
    for seed in range(20):
        guess = view.determinize(game, 1, seed)
        assert guess.decision.options, "there is always something to pick"
        assert guess.decision.group.picked == ()
    assert view.determinize(game, 0, 1).decision.group.picked == game.decision.group.picked


def test_in_a_copy_a_waiting_trigger_and_a_frame_share_their_event_too(collecting):
    game = collecting
    event = Event(BEATEN, card=game.state.zones[SIDE.at(0)][0])
    answer = game.timing.listeners(game, BEATEN.after, event)[0]
    game.state.pending = [FiredTrigger(answer, event)]
    game.push(SETTLE, Scope(0, event=event))
    copy = game.state.clone()
    assert copy.pending[0].event is copy.frames[-1].scope.event
    assert copy.pending[0].event is not event


def test_cards_unseen_are_offered_in_the_order_in_which_they_lie():
    game = toy(hands=([BRUTE, MARTYR, BRUTE], []), deck=6)
    hand = game.state.zones[HAND.at(0)]
    run(game, Deal(0, A(Cards("card", Among(lambda game, scope: game.state.zones[HAND.at(0)], "of theirs")))), you=1)
    assert [option.card for option in game.decision.options] == hand


def test_options_about_one_card_are_made_once_and_told_apart_by_verb_and_amount():
    assert offers("lay")[3] is offers("lay")[3]
    found = [offers("lay")[3], offers("lay", 1)[3], offers("play")[3], offers("lay")[4]]
    told = [(option.verb, option.cards, option.amount) for option in found]
    assert told == [("lay", (3,), 0), ("lay", (3,), 1), ("play", (3,), 0), ("lay", (4,), 0)]
