"""Moments by roles: one thing that happened must fit in all of them, and the effect speaks of those that were meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.engine import history
from longbox.engine.cards import Card
from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import EACH_TIME
from longbox.engine.effects.conditions import ThereAre, not_
from longbox.engine.effects.nouns import BY, HOST, THIS, WHOM, Cards, Each, Several
from longbox.engine.effects.patterns import Manner, after, as_it_begins, before, happened, when
from longbox.engine.effects.phrases import BEFORE
from longbox.engine.effects.places import Among
from longbox.engine.effects.players import YOU
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Case, Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.triggers import Answer, heard_of_more
from longbox.engine.words import Say

from .test_engine import played
from .toy import BRUTE, HAND, PILE, Toy, fighter, find, your_fighter

SAY = Say("Hulk")
SAY.host = "the enemy with Hulk"


def each_by_its_rival(event: Event) -> list[Case]:
    return [Case(card, (rival,), event.seat) for card, rival in zip(event.cards, event.notes["rivals"], strict=True)]


def beat_all(game: Toy, event: Event) -> None:
    for card in event.cards:
        game.move(card, PILE.at(game.state.owner[card]))


ROUT = EventKind("rout", beat_all, looks_back=True, cases=each_by_its_rival, doing=Doing("rout", "routed"))
"""Several fighters are beaten at one moment, each by a rival of its own."""


@dataclass(frozen=True, eq=False)
class TakeBack(Verb):
    """Cards go to the hand of whoever takes them, who remembers how many there were at once."""

    whom: Any

    def apply(self, game: Toy, scope: Scope) -> None:
        game.state.secret = EACH_TIME.of(game, scope)
        for card in self.whom.cards(game, scope):
            game.move(card, HAND.at(scope.you))

    def words(self, say: Say) -> str:
        return f"take back {self.whom.words(say)}"


def is_against_you(game: Toy, scope: Scope, card: int) -> bool:
    return game.state.controller[card] != scope.you


enemy = fighter.that(Is("enemy", is_against_you, BEFORE, phrases.SIDE))


def champion(moment, whom=WHOM):
    return Card("Champion", "fighter", stats={"health": 5}, powers=[Trigger(moment, TakeBack(whom))])


def rout(game, *pairs):
    cards, rivals = zip(*pairs, strict=True)
    game.happen(Event(ROUT, seat=0, cards=cards, notes={"rivals": rivals}))
    game.ask_again()


def test_one_thing_that_happened_must_fit_in_all_roles():
    """The champion routs a friend, and the friend an enemy: no enemy was routed by the champion."""
    game = played(champion(when(ROUT, by=THIS, whom=enemy)), BRUTE, enemy=(BRUTE,))
    hero, friend, foe = find(game, "Champion"), find(game, "Brute"), find(game, "Brute", 1)
    rout(game, (friend, hero), (foe, friend))
    assert game.state.secret is None
    assert [PILE.holds(game.state.zone[card]) for card in (friend, foe)] == [True, True]


def test_the_effect_speaks_of_those_that_fitted_though_they_are_elsewhere_by_then():
    """Both rivals were on a side when they fell; when the trigger acts, they lie on piles."""
    game = played(champion(when(ROUT, by=THIS, whom=enemy)), BRUTE, enemy=(BRUTE, BRUTE))
    hero, friend = find(game, "Champion"), find(game, "Brute")
    foe, other_foe = [card for card in fighter.cards(game, Scope(0)) if game.state.controller[card] == 1]
    rout(game, (foe, hero), (friend, hero), (other_foe, friend))
    assert [HAND.holds(game.state.zone[card]) for card in (foe, friend, other_foe)] == [True, False, False]
    assert game.state.secret == 1


def test_what_happens_several_times_at_once_counts_each_time():
    game = played(champion(when(ROUT, whom=enemy)), BRUTE, enemy=(BRUTE, BRUTE))
    foes = [card for card in fighter.cards(game, Scope(0)) if game.state.controller[card] == 1]
    rout(game, *[(foe, find(game, "Brute")) for foe in foes])
    assert game.state.secret == 2


def test_the_effect_may_speak_of_those_who_did_it():
    game = played(champion(when(ROUT, by=your_fighter, whom=enemy), Each(BY)), BRUTE, enemy=(BRUTE,))
    friend = find(game, "Brute")
    rout(game, (find(game, "Brute", 1), friend))
    assert HAND.holds(game.state.zone[friend])


def test_of_those_that_are_meant_only_some_may_be_spoken_of():
    mine = Is("", lambda game, scope, card: game.state.owner[card] == scope.you)
    game = played(champion(when(ROUT, by=THIS), WHOM.that(mine)), BRUTE, enemy=(BRUTE,))
    hero, friend, foe = find(game, "Champion"), find(game, "Brute"), find(game, "Brute", 1)
    rout(game, (friend, hero), (foe, hero))
    assert [HAND.holds(game.state.zone[card]) for card in (friend, foe)] == [True, False]


@pytest.fixture
def heard():
    """What the champion has heard of a rout of two enemies that has not happened yet."""
    game = played(champion(when(ROUT, whom=enemy)), enemy=(BRUTE, BRUTE))
    foes = tuple(enemy.cards(game, Scope(0)))
    event = Event(ROUT, seat=0, cards=foes, notes={"rivals": (-1, -1)})
    (answer,) = game.timing.listeners(game, ROUT.after, event)
    return game, foes, answer


def spoken_of(game: Game, answer: Answer, cards: tuple[int, ...]) -> tuple[list[int], int]:
    scope = answer.scope(Event(ROUT, seat=0, cards=cards, notes={"rivals": (-1,) * len(cards)}))
    return WHOM.cards(game, scope), EACH_TIME.of(game, scope)


def test_whoever_is_taken_out_of_the_event_is_no_longer_meant(heard):
    game, foes, answer = heard
    assert spoken_of(game, answer, foes) == ([*foes], 2)
    assert spoken_of(game, answer, foes[:1]) == ([foes[0]], 1)


def test_whoever_becomes_part_of_the_event_is_meant_as_well(heard):
    game, foes, _ = heard
    foreseen = Event(ROUT, seat=0, cards=foes[:1], notes={"rivals": (-1,)})
    known = game.timing.listeners(game, ROUT.after, foreseen)
    happens = Event(ROUT, seat=0, cards=foes, notes={"rivals": (-1, -1)})
    assert spoken_of(game, known[0], foes) == ([foes[0]], 1)
    assert spoken_of(game, heard_of_more(game, known, happens)[0], foes) == ([*foes], 2)


def always(game, scope, *more):
    return True


everywhere = Among(lambda game, scope: [], anywhere=True)
character = Cards("character", everywhere)
enemies = character.that(Among(lambda game, scope: [], "enemy", BEFORE, phrases.SIDE))
STUN = EventKind("stun", doing=Doing("stun", "stunned"))
ATTACK = EventKind("attack", cases=each_card_acts, doing=Doing("attack", "attacked"))
APPEAR = EventKind("appear", doing=Doing("appear"))
USE = EventKind("use", doing=Doing("use", rest="a super power"))
PLACE = EventKind("place", doing=Doing("place", "placed", thing="a mark", link="on"))
TURN_STARTS = EventKind("the turn starts", doing=Doing("start", subject="turn"))
SOMEBODY = SomePlayers("an enemy player", lambda game, scope: [0, 1])
WITH_A_STRIKE = Manner("with a strike", always)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (when(STUN, by=THIS, whom=enemies), "when Hulk stuns an enemy character"),
        (when(STUN, whom=enemies), "when an enemy character is stunned"),
        (when(STUN, whom=THIS, manner=WITH_A_STRIKE), "when Hulk is stunned with a strike"),
        (when(STUN, who=YOU, whom=character), "when you stun a character"),
        (when(STUN, by=THIS, given=ThereAre(enemies)), "when Hulk stuns, if there is an enemy character"),
        (when(ATTACK, by=Several(character)), "when characters attack"),
        (when(ATTACK, by=enemies, whom=THIS), "when an enemy character attacks Hulk"),
        (when(ATTACK, whom=THIS, first=True), "the first time in a turn that Hulk is attacked"),
        (when(APPEAR, whom=THIS), "when Hulk appears"),
        (when(USE, who=YOU), "when you use a super power"),
        (when(USE, who=SOMEBODY), "when an enemy player uses a super power"),
        (when(TURN_STARTS, who=YOU), "when your turn starts"),
        (when(TURN_STARTS, who=SOMEBODY), "when an enemy player's turn starts"),
        (when(TURN_STARTS), "when this turn starts"),
        (as_it_begins(APPEAR, whom=character), "when a character appears"),
        (before(APPEAR, whom=character), "when a character would appear"),
        (before(ATTACK, by=HOST), "when the enemy with Hulk would attack"),
        (before(STUN, whom=THIS), "when Hulk would be stunned"),
        (after(STUN, by=THIS, whom=enemies), "after Hulk stuns an enemy character"),
        (before(PLACE, whom=character), "when a mark would be placed on a character"),
        (after(PLACE, whom=THIS), "after a mark is placed on Hulk"),
    ],
)
def test_a_moment_says_who_does_what_or_what_is_done_to_whom(moment, words):
    assert moment.words(SAY) == words


CLAP = EventKind("clap", cases=each_card_acts, doing=Doing("clap for", "clapped for"), remembered=True)


def test_what_has_happened_this_turn_is_known_until_the_turn_is_over():
    game = played()
    first, second, third = 0, 1, 2
    scope = Scope(0, first)
    everybody = Cards("card", Among(lambda game, scope: [first, second, third]))
    by_this = happened(CLAP, by=THIS, whom=everybody)
    assert not by_this.holds(game, scope)
    game.take_place(Event(CLAP, seat=0, cards=(second, third), target=first))
    assert not by_this.holds(game, scope)
    game.take_place(Event(CLAP, seat=0, cards=(first,), target=third))
    assert by_this.holds(game, scope)
    assert history.times(game, CLAP) == 2
    history.forget(game)
    assert not by_this.holds(game, scope)
    assert by_this.words(SAY) == "Hulk clapped for a card this turn"


def test_a_moment_may_come_for_the_first_time_in_a_turn_only():
    game = played()
    scope = Scope(0, 0)
    moment = when(CLAP, by=THIS, first=True)
    met = []
    for _ in range(2):
        scope.event = Event(CLAP, seat=0, cards=(0,), target=1)
        game.take_place(scope.event)
        met.append(bool(moment.roles(game, scope)))
    assert met == [True, False]


def who_defended(event: Event) -> list[Case]:
    return [Case(event.card, (event.target,))] if event.target >= 0 else []


CHARGE = EventKind("charge", may_be=EventKind("would charge"), doing=Doing("charge"))
DEFEND = EventKind("defend", heard_as=CHARGE, cases=who_defended, doing=Doing("defend"))


def test_a_moment_reads_an_event_of_another_kind_in_its_own_way():
    """Nobody makes an event of defending: it is heard of at the end of the charge."""
    game = played(champion(when(DEFEND, by=THIS)), enemy=(BRUTE,))
    foe = find(game, "Brute", 1)
    game.happen(Event(CHARGE, seat=1, card=foe))
    game.ask_again()
    assert game.state.secret is None
    game.happen(Event(CHARGE, seat=1, card=foe, target=find(game, "Champion")))
    game.ask_again()
    assert HAND.holds(game.state.zone[foe])


def test_what_would_happen_is_heard_where_it_can_still_be_replaced():
    assert before(CHARGE, by=THIS).key == CHARGE.may_be.would
    assert as_it_begins(CHARGE, by=THIS).key == CHARGE.would
    assert after(CHARGE, by=THIS).key == CHARGE.after


def test_cards_in_a_role_are_called_by_what_they_are_where_it_could_be_another():
    assert [WHOM.words(SAY), WHOM.called("character").words(SAY)] == ["it", "that character"]


def test_a_card_names_its_host_by_what_it_may_lie_on():
    assert [HOST.words(Say("Hulk")), character.bearing(Say("Hulk"))] == [
        "the card with Hulk",
        "the character with Hulk",
    ]


def test_what_has_not_happened_is_said_of_whoever_it_would_be_said_of():
    nobody_clapped = [happened(CLAP, who=YOU, whom=THIS), happened(CLAP, by=THIS, whom=WHOM), happened(CLAP, whom=THIS)]
    assert [not_(one).words(Say("Champion")) for one in nobody_clapped] == [
        "you did not clap for Champion this turn",
        "Champion did not clap for it this turn",
        "Champion was not clapped for this turn",
    ]
