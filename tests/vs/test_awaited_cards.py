"""Cards of The MCU Battles of which only the symbols are unknown that pay for their powers.

What the book says of them is shown with cards made up for the tests, which cost a symbol of our own choice.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.engine import history
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import Amount, Chosen
from longbox.engine.effects.conditions import Condition, ThereAre
from longbox.engine.effects.flow import If, May, choose_player, do
from longbox.engine.effects.lasting import leaves
from longbox.engine.effects.nouns import THIS, A, Cards, Each
from longbox.engine.effects.patterns import Manner, when
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import Among
from longbox.engine.game import Game
from longbox.games.vs.cards.making import main_character
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.equipping import EQUIP
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.super_powers import USE_POWER
from longbox.games.vs.table.kinds import ENERGY, INTELLECT, MIGHT, SKILL
from longbox.games.vs.table.powers import LevelUp
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import choose, draw, gain_xp, put_plus
from longbox.games.vs.vocabulary.keywords import FLIGHT, RANGED
from longbox.games.vs.vocabulary.moving import return_to_hand
from longbox.games.vs.vocabulary.nouns import attacker, card_in_ko_pile
from longbox.games.vs.vocabulary.players import AN_ENEMY_PLAYER
from longbox.games.vs.vocabulary.powers import build_power, combat_power, main_power
from longbox.games.vs.vocabulary.spans import THIS_TURN
from longbox.games.vs.vocabulary.stat_changes import gets

from .duel import ENEMY, YOU
from .made_up import MAINS, made_up, made_up_equipment


@dataclass(frozen=True, eq=False)
class CountersOnThis(Amount):
    def of(self, game: Game[Any], scope):
        return max(0, game.state.counters[scope.source])


@dataclass(frozen=True, eq=False)
class UsesThisGame(Amount):
    """How often you have used a power of a name, by all that was told of the game."""

    name: str

    def of(self, game, scope):
        used = [event for event in game.log if event.kind is USE_POWER and event.seat == scope.you]
        return sum(event.notes["power"].name == self.name for event in used)


def laid_by_hand(game, scope):
    return scope.event.source < 0


def whenever(moment):
    return leaves(Trigger(moment, May(draw())), THIS_TURN)


TEST_37 = main_power("Day 11, Test 37", ENERGY, put_plus(UsesThisGame("Day 11, Test 37"), THIS))
ARC_REACTOR = build_power(
    "Arc Reactor",
    INTELLECT,
    do(
        whenever(when(GAIN_RESOURCE, who=moments.YOU_TOGETHER, manner=Manner("by hand", laid_by_hand))),
        whenever(moments.you_recruit),
        whenever(moments.you_play_a_twist),
        whenever(when(EQUIP, who=moments.YOU_TOGETHER)),
    ),
)
FIFTEEN_MINUTES = LevelUp(moments.your_turn_ends, gain_xp(CountersOnThis()), label="Something Big For 15 Minutes", xp=7)
IRON_MAN = main_character(
    MAINS.level("Iron Man", 1, 3, 3, 6, TEST_37, FIFTEEN_MINUTES),
    MAINS.level("Iron Man", 2, 5, 5, 6, FLIGHT, RANGED, TEST_37, ARC_REACTOR),
)


@pytest.mark.rule("VS-CARD-19", "VS-CARD-20")
def test_iron_mans_test_counts_its_uses_and_his_counters_are_his_xp(duel):
    duel.you(main=IRON_MAN, locations=["Laboratory"] * 5, deck=["Thor"] * 9).enemy(deck=["Thor"] * 9)
    state = duel.game.state
    for uses, counters, xp in ((1, 1, 1), (2, 3, 4)):
        duel.uses("Iron Man", "Day 11, Test 37")
        assert duel.counters("Iron Man") == counters, f"{uses} more"
        duel.ends_turn()
        assert state.xp[duel.you.main] == xp
        duel.skips_building().ends_turn().skips_building()
    assert duel.stats("Iron Man") == (6, 6)
    duel.uses("Iron Man", "Day 11, Test 37")
    assert duel.counters("Iron Man") == 6, "1, 2 and 3"
    duel.ends_turn()
    assert duel.game.face(duel.you.main).fact("level") == 2
    assert duel.stats("Iron Man") == (11, 11), "the counters stay"


@pytest.mark.rule("VS-CARD-21", "VS-TERM-45")
def test_iron_mans_arc_reactor_draws_for_each_card_played(duel):
    armor = made_up_equipment("Armor", FLIGHT, team="")
    duel.you(
        main=IRON_MAN, level=2, locations=["Academy"], face_down=["Hulk"] * 3, front=["Thor"], deck=["Storm"] * 20,
        hand=["Thor", "Ant-Man", "Fortress", armor, "Stark Tech"],
    )  # fmt: skip
    duel.starts("turn").uses("Iron Man", "Arc Reactor")
    held = len(duel.you.hand)
    duel.takes("resource", "Fortress", amount=1).says(True)
    duel.takes("recruit", "Ant-Man", amount=0).says(True)
    duel.takes("equip", "Armor", to="Thor").says(True)
    assert len(duel.you.hand) == held, "three played, three drawn"
    duel.takes("done").takes("done").plays("Stark Tech", "Thor").says(False)
    assert len(duel.you.hand) == held - 1, "he may, he need not"
    duel.takes("power up", "Thor", to="Thor")
    assert duel.offers("end"), "to power up is not to play a card"


@pytest.mark.rule("VS-CARD-21")
def test_what_an_effect_lays_or_a_power_costs_is_not_played(duel):
    duel.you(
        main=IRON_MAN, level=2, locations=["Academy"], hand=["Laboratory", "Academy"], front=["Nick Fury"],
        deck=["Storm"] * 20,
    )  # fmt: skip
    duel.starts("turn").uses("Iron Man", "Arc Reactor").pays("Academy").skips_building()
    duel.uses("Iron Man", "Day 11, Test 37")
    assert duel.offers("end"), "the Laboratory was discarded, not played"
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert duel.offers("end"), "nor was the top card of the deck"


def of_another_name(game, scope, card):
    (one,) = scope.vars.get("one", (-1,))
    return one >= 0 and not game.state.definition[card].facts["names"] & game.state.definition[one].facts["names"]


def has_a_partner(game, scope, card):
    pile = card_in_ko_pile.cards(game, scope)
    names = game.state.definition[card].facts["names"]
    return any(not names & game.state.definition[other].facts["names"] for other in pile)


first = card_in_ko_pile.that(Is("", has_a_partner))
second = card_in_ko_pile.that(Is("of another name", of_another_name, BEHIND, phrases.WITH))
either = Cards("of the two", Among(lambda game, scope: [*scope["one"], *scope["two"]]))
A_FEW_THINGS = do(
    choose(A(first, slot="one")),
    choose(A(second, slot="two")),
    choose_player(AN_ENEMY_PLAYER, return_to_hand(A(either))),
)
ROCKET = made_up(
    "Rocket", build_power("I'm Gonna Need a Few Things", SKILL, If(ThereAre(first), A_FEW_THINGS)), atk=3, defense=2
)


@pytest.mark.rule("VS-CARD-27")
def test_rockets_enemy_picks_one_of_two_cards_of_different_names(duel):
    duel.you(front=[ROCKET], locations=["Training Ground"], ko=["Academy", "Academy", "Thor"], deck=["Hulk"] * 9)
    duel.starts("turn").uses("Rocket", "I'm Gonna Need a Few Things", "Academy")
    assert duel.decision.seat == ENEMY, "Thor is the only card of another name"
    duel.chooses("Thor")
    assert "Thor" in duel.you.hand
    assert duel.you.ko_pile == ["Academy", "Academy"]


@pytest.mark.rule("VS-CARD-27")
def test_two_cards_of_one_name_are_nothing_to_rocket(duel):
    duel.you(front=[ROCKET], locations=["Training Ground"], ko=["Academy", "Academy"], deck=["Hulk"] * 9)
    duel.starts("turn").uses("Rocket", "I'm Gonna Need a Few Things")
    assert duel.decision.seat == YOU
    assert duel.you.ko_pile == ["Academy", "Academy"]


@dataclass(frozen=True, eq=False)
class AnyNumber(Question):
    """Choose a whole number: nought, or one of a few more, the largest beyond all that can matter."""

    def ask(self, game, frame):
        return Decision(frame.scope.you, [Option("amount", amount=many) for many in (0, 9, 45_000)], about=self)

    def answer(self, game, frame, option):
        game.state.frames.pop()
        frame.scope["number"] = option.amount


RAGING_FIRE = do(AnyNumber(), gets(THIS, atk=Chosen("number"), defense=Chosen("number")))
RAGING_HULK = made_up("Hulk", combat_power("Hulk Like Raging Fire", MIGHT, RAGING_FIRE), atk=7, defense=7)


@pytest.mark.rule("VS-CARD-30")
@pytest.mark.parametrize("number", [0, 45_000])
def test_hulk_rages_as_much_as_his_player_says_for_one_combat(duel, number):
    duel.you(front=["Thor"]).enemy(front=[RAGING_HULK], locations=["Fortress"])
    duel.attacks("Thor", on="Hulk").passes().uses("Hulk", "Hulk Like Raging Fire").takes("amount", amount=number)
    assert duel.stats("Hulk") == (7 + number, 7 + number), "on any player's turn"
    duel.everyone_passes()
    assert duel.stats("Hulk") == (7, 7)
    assert duel.stunned == {"Thor"}


@dataclass(frozen=True, eq=False)
class FirstAttack(Condition):
    def holds(self, game, scope):
        return history.times(game, ATTACK) == 1

    def words(self, say):
        return "this is your first attack this turn"


READY_TO_FOLLOW = combat_power(
    "Ready To Follow Captain America?", SKILL, If(FirstAttack(), put_plus(2, Each(attacker))), any_turn=False
)
FIRST_AVENGER = LevelUp(
    when(ATTACK, by=THIS, given=FirstAttack()),
    gain_xp(),
    label="The First Avenger",
    xp=4,
)
CAPTAIN_AMERICA = main_character(
    MAINS.level("Captain America", 1, 2, 5, 5, READY_TO_FOLLOW, FIRST_AVENGER),
    MAINS.level("Captain America", 2, 4, 7, 5, READY_TO_FOLLOW),
)


@pytest.mark.rule("VS-CARD-31")
def test_all_who_attack_first_with_captain_america_grow(duel):
    friends = [made_up("Friend"), made_up("Helper")]
    duel.you(main=CAPTAIN_AMERICA, front=["main", *friends], locations=["Training Ground"]).enemy(front=["Ultron"])
    duel.attacks("Captain America", "Friend", "Helper", on="Ultron")
    assert duel.game.state.xp[duel.you.main] == 1
    duel.uses("Captain America", "Ready To Follow Captain America?")
    assert [duel.counters(name) for name in ("Captain America", "Friend", "Helper")] == [2, 2, 2]


@pytest.mark.rule("VS-CARD-31")
def test_captain_americas_second_attack_is_like_any_other(duel):
    duel.you(main=CAPTAIN_AMERICA, front=[made_up("Friend"), "main"], locations=["Training Ground"])
    duel.enemy(front=["Ultron", "Ronan"]).attacks("Friend", on="Ultron").everyone_passes()
    duel.attacks("Captain America", on="Ronan").uses("Captain America", "Ready To Follow Captain America?")
    assert duel.game.state.xp[duel.you.main] == 0
    assert duel.counters("Captain America") == 0
