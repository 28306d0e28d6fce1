"""Values by layers and stamps, permissions, powers that come and go."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine import relations
from longbox.engine.cards import Instance
from longbox.engine.effects.abilities import Liberty, Rule, Static, can_not
from longbox.engine.effects.nouns import IT, THIS
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD, FUNCTION, SET, Function, explain, value_before

from .toy import ARCHER, BRUTE, CAPTAIN, DECK, HAND, SIDE, ToyRules, bless, fighter, find, toy

HERE = ("turn", 0)


STRIKING = Liberty("strike", "strike")


def side(*cards):
    """A table with these cards in play on seat 0's side."""
    game = toy(hands=(list(cards), []))
    for card in list(game.state.zones[HAND.at(0)]):
        if game.face(card) in cards:
            game.move(card, SIDE.at(0))
    return game


def test_a_power_left_behind_changes_whoever_comes_until_it_ends():
    game = side(BRUTE)
    game.add_lasting_effect(Static("health", 2, fighter), Scope(0), HERE)
    late = game.state.zones[DECK.at(1)][-1]
    game.move(late, SIDE.at(1))
    printed = game.face(late).stats["health"]
    assert game.value(find(game, "Brute"), "health") == 5
    assert game.value(late, "health") == printed + 2
    game.expire(*HERE)
    assert game.value(late, "health") == printed


@dataclass(frozen=True, eq=False)
class Doubled(Function):
    def change(self, game, card, total, stamp):
        return 2 * total


@dataclass(frozen=True, eq=False)
class AsOldAs(Function):
    """The value of another stat as it was when this came."""

    stat: str

    def change(self, game, card, total, stamp):
        return value_before(game, card, self.stat, stamp)


def test_what_sets_a_value_comes_before_what_adds_whatever_the_stamps():
    game = side(BRUTE)
    brute = find(game, "Brute")
    bless(game, brute, 2)
    game.modify("health", SET, 7, [brute], HERE)
    assert game.value(brute, "health") == 9


def test_a_function_changes_only_what_is_older():
    game = side(BRUTE)
    brute = find(game, "Brute")
    bless(game, brute, 1)
    game.modify("health", FUNCTION, Doubled(), [brute], HERE)
    bless(game, brute, 1)
    assert game.value(brute, "health") == 2 * (3 + 1) + 1
    assert str(explain(game, brute, "health")).startswith("9 = 3 printed")


def test_a_switch_reads_the_other_stat_as_it_was():
    game = side(BRUTE)
    brute = find(game, "Brute")
    game.modify("speed", ADD, 5, [brute], HERE)
    game.modify("health", FUNCTION, AsOldAs("speed"), [brute], HERE)
    game.modify("speed", ADD, 1, [brute], HERE)
    assert (game.value(brute, "health"), game.value(brute, "speed")) == (5, 6)


def test_a_value_is_made_anew_when_the_position_changes():
    game = side(CAPTAIN, BRUTE)
    brute = find(game, "Brute")
    assert game.value(brute, "health") == 4
    game.turn_down(find(game, "Captain"))
    assert game.value(brute, "health") == 3


def test_can_not_beats_can():
    game = side(BRUTE, ARCHER)
    brute, archer = find(game, "Brute"), find(game, "Archer")
    allow = Rule(STRIKING, IT, forbids=False)
    forbid = can_not(IT, STRIKING, fighter)
    game.modify("may strike", ADD, 0, [brute], HERE, source=archer, power=allow)
    assert relations.permitted(game, "strike", brute, archer)
    assert relations.forbidden(game, "strike", brute, archer) is None
    game.modify("may strike", ADD, 0, [brute], HERE, source=archer, power=forbid)
    assert relations.forbidden(game, "strike", brute, archer).source == archer
    assert relations.forbidden(game, "strike", archer, brute) is None
    game.expire("turn")
    assert not relations.permitted(game, "strike", brute, archer)


class LendingRules(ToyRules):
    """A Brute has the powers of all others while something lends powers."""

    def powers(self, game, card):
        own = game.face(card).instances
        if game.face(card) is not BRUTE:
            return own
        lent = [(other, one) for other in game.in_play() if other != card for one in game.face(other).instances]
        return own + tuple(Instance(one.power, other, one.ordinal) for other, one in lent)


def test_powers_can_be_lent_and_each_copy_is_used_by_itself():
    game = side(BRUTE, ARCHER, CAPTAIN)
    game.rules = LendingRules()
    brute = find(game, "Brute")
    assert game.instances(brute) == ()
    game.modify("powers", ADD, 0, [brute], HERE)
    lent = [one for one in game.instances(brute) if one.power.is_action]
    assert [one.origin for one in lent] == [find(game, "Archer")]
    game.mark_used(brute, lent[0], "turn")
    assert game.uses(brute, lent[0], "turn") == 1
    assert game.uses(find(game, "Archer"), game.face(find(game, "Archer")).instances[0], "turn") == 0
    assert game.value(brute, "health") == 3 + 2, "Captain's own power, and Brute's copy of it"


def test_this_is_the_card_that_speaks():
    game = side(BRUTE)
    brute = find(game, "Brute")
    rule = can_not(THIS, STRIKING)
    game.modify("may strike", ADD, 0, [], HERE, source=brute, power=rule)
    assert relations.forbidden(game, "strike", brute) is not None


def test_two_stats_that_change_at_one_moment_share_a_stamp():
    game = side(BRUTE)
    brute = find(game, "Brute")
    game.modify("wits", ADD, 7, [brute], HERE)
    stamp = game.new_stamp()
    game.modify("health", FUNCTION, AsOldAs("wits"), [brute], HERE, stamp=stamp)
    game.modify("wits", FUNCTION, AsOldAs("health"), [brute], HERE, stamp=stamp)
    assert (game.value(brute, "health"), game.value(brute, "wits")) == (7, 3)
    bless(game, brute, 1)
    assert (game.value(brute, "health"), game.value(brute, "wits")) == (8, 3)
