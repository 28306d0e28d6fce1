"""Powers of several faces, records in the state, and triggers on cards that are alike."""

from __future__ import annotations

import json
from typing import NamedTuple

from longbox.engine import saves
from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Action, Limit, Trigger
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.effects.patterns import before

from .toy import (
    ARCHER,
    BEATEN,
    BRUTE,
    DAMAGE,
    HAND,
    RULES,
    SHIELD,
    SIDE,
    Deal,
    Prevent,
    ToyRules,
    fighter,
    find,
    take,
    toy,
    your_fighter,
)


class Bout(NamedTuple):
    """A record that a game might keep of a fight in progress."""

    one: int
    other: int


class RecordingRules(ToyRules):
    def __init__(self):
        super().__init__()
        self.records = (Bout,)


def test_using_a_power_of_one_face_does_not_use_up_one_of_the_other():
    day = Card("Day", "fighter", powers=[Action(Deal(1, A(fighter)), limit=Limit("turn"))])
    night = Card("Night", "fighter", powers=[Action(Deal(2, A(fighter)), limit=Limit("turn"))])
    both = Card("Day and Night", "fighter", faces=(day, night))
    game = toy()
    card = game.state.new_card(both, 0, SIDE.at(0))
    game.mark_used(card, game.instances(card)[0], "turn")
    game.turn_to(card, 1)
    assert game.uses(card, game.instances(card)[0], "turn") == 0
    game.turn_to(card, 0)
    assert game.uses(card, game.instances(card)[0], "turn") == 1


def test_every_power_of_every_face_is_used_up_for_itself():
    def face(name):
        return Card(name, "fighter", powers=[Action(Deal(much, A(fighter)), limit=Limit("turn")) for much in (1, 2)])

    game = toy()
    card = game.state.new_card(Card("Day and Night", "fighter", faces=(face("Day"), face("Night"))), 0, SIDE.at(0))
    used = 0
    for side in (0, 1):
        game.turn_to(card, side)
        for power in (0, 1):
            assert game.uses(card, game.instances(card)[power], "turn") == 0, f"{used} others have been used"
            game.mark_used(card, game.instances(card)[power], "turn")
            used += 1


def test_a_record_in_the_state_is_read_back_as_what_it_was():
    rules = RecordingRules()
    game = toy()
    game.rules = rules
    game.state.sealed = (Bout(3, 4),)
    plain = json.loads(json.dumps(saves.to_plain(game)))
    again = saves.from_plain(rules, plain)
    assert again.state.sealed[0].other == 4


def test_of_two_cards_alike_in_hand_one_is_offered():
    dodge = Trigger(
        before(DAMAGE, whom=your_fighter),
        Prevent(),
        forced=False,
        where=("hand",),
    )
    trick = Card("Trick", "trick", powers=[dodge])
    game = toy(hands=([ARCHER, BRUTE], [trick, trick]))
    take(game, "play", "Archer")
    brute = next(card for card in game.state.zones[HAND.at(0)] if game.face(card) is BRUTE)
    game.move(brute, SIDE.at(1))
    game.state.put("controller", brute, 1)
    take(game, "use", "Archer")
    take(game, "choose", "Brute")
    assert [option.verb for option in game.decision.options] == ["use", "pass"]
    take(game, "use", "Trick")
    assert game.state.damage[find(game, "Brute", 1)] == 0


def test_triggers_are_offered_in_the_order_that_a_saved_position_gives_again():
    game = toy(hands=([ARCHER], []))
    take(game, "play", "Archer")
    for _ in range(2):
        shield = game.state.new_card(SHIELD, 1, SIDE.at(1))
        game.state.put("controller", shield, 1)
    game.index()
    later, sooner = game.state.zones[SIDE.at(1)][-2:]
    game.move(later, HAND.at(1))
    game.move(later, SIDE.at(1))
    take(game, "use", "Archer")
    take(game, "choose", "Shield Bearer")
    again = saves.from_plain(RULES, json.loads(json.dumps(saves.to_plain(game))))
    assert {later, sooner} <= {option.card for option in game.decision.options}
    assert [option.cards for option in again.decision.options] == [o.cards for o in game.decision.options]


def test_a_card_made_for_a_while_leaves_no_trace_in_the_rules():
    rules = ToyRules()
    game = toy()
    for number in range(50):
        kind = (DAMAGE, BEATEN)[number % 2]
        passer_by = Card("Passer-by", "fighter", powers=[Trigger(before(kind, whom=THIS), Prevent())])
        card = game.state.new_card(passer_by, 0, SIDE.at(0))
        assert rules.live(game, card)[0] == (kind.would,)
        game.state.put("definition", card, BRUTE)
        del passer_by
