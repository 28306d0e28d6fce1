"""What effects leave behind, what happens instead, who does it and whether they like: all say themselves."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.choosing import a
from longbox.engine.effects.conditions import Fact, none, there_are, there_is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import NOTHING, let, may, may_choose
from longbox.engine.effects.instead import cancel, instead
from longbox.engine.effects.lasting import Span, as_soon_as, lasts, leaves, next_time
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import before, happened_to, times_this_turn, when
from longbox.engine.effects.players import YOU
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say

from .test_choices import run
from .test_values import side
from .toy import BRUTE, CAPTAIN, HAND, Draw, ToyRules, card_in_hand, fighter, find, toy, your_fighter

HORN = EventKind("horn", doing=Doing("blow", rest="the horn"))
HONK = EventKind("honk", doing=Doing("honk at", "honked at"), remembered=True)
TURN = Span("this turn", "for the rest of the turn", lambda game, scope: ("turn", 0))
SAY = Say("Herald")
you_blow_it = when(HORN, who=YOU)


def toss(game, scope, cards, amount):
    for card in cards:
        game.move(card, HAND.at(1 - scope.you))


hand_over = Deed("hand over", act=toss, key="hand over").to


def blow(game, seat=0):
    run(game, Deed("blow", "", act=lambda game, scope, *_: game.happen(Event(HORN, seat=scope.you))).done(), you=seat)


def hand(game, seat=0):
    return len(game.state.zones[HAND.at(seat)])


def test_a_trigger_left_behind_answers_each_time_until_its_span_ends():
    game = toy()
    held = hand(game)
    effect = leaves(Trigger(you_blow_it, Draw()), TURN)
    assert effect.words(SAY) == "whenever you blow the horn this turn, draw a card"
    run(game, effect)
    blow(game)
    blow(game)
    blow(game, seat=1)
    assert hand(game) == held + 2
    game.expire("turn")
    blow(game)
    assert hand(game) == held + 2


def test_the_next_time_uses_it_up():
    game = toy()
    held = hand(game)
    effect = next_time(you_blow_it, TURN, Draw())
    assert effect.words(SAY) == "the next time that you blow the horn this turn, draw a card"
    run(game, effect)
    blow(game)
    blow(game)
    assert hand(game) == held + 1


def test_as_soon_as_something_holds_is_now_or_later_and_once():
    game = toy()
    held = hand(game)
    loud = Fact("the horn is loud", lambda game, scope: bool(game.state.secret))
    effect = as_soon_as(loud, HORN, TURN, Draw())
    assert effect.words(SAY) == "as soon as the horn is loud, draw a card"
    run(game, effect)
    blow(game)
    assert hand(game) == held
    game.state.secret = 1
    blow(game)
    blow(game)
    assert hand(game) == held + 1
    run(game, effect)
    assert hand(game) == held + 2


def test_standing_changes_last_for_a_span():
    game = side(BRUTE)
    brute = find(game, "Brute")
    effect = lasts(TURN, Static("health", 2, fighter), Static("speed", -1, fighter))
    assert effect.words(SAY) == "for the rest of the turn, each fighter has +2 HEALTH and 1 less SPEED"
    run(game, effect)
    assert game.value(brute, "health") == 5
    game.expire("turn")
    assert game.value(brute, "health") == 3


def test_something_happens_instead():
    game = toy()
    held = hand(game)
    muffle = Trigger(before(HORN, who=YOU), instead(Draw()))
    assert muffle.words(SAY) == "When you would blow the horn, draw a card instead."
    run(game, leaves(muffle, TURN))
    run(game, leaves(Trigger(you_blow_it, Draw()), TURN))
    blow(game)
    assert hand(game) == held + 1, "the horn was not blown"


def test_something_is_cancelled():
    game = toy()
    held = hand(game)
    effect = Trigger(before(HORN, who=YOU), cancel())
    assert effect.words(SAY) == "When you would blow the horn, cancel it."
    run(game, leaves(effect, TURN))
    run(game, leaves(Trigger(you_blow_it, Draw()), TURN))
    blow(game)
    assert hand(game) == held, "the horn was not blown"


def test_players_are_told_apart_by_what_they_have():
    game = side(BRUTE, CAPTAIN)
    everybody = SomePlayers("each player", lambda game, scope: [1, 0])
    strong = let(everybody.that(there_are(2, your_fighter)), Draw())
    weak = let(everybody.that(none(your_fighter)), Draw())
    assert strong.words(SAY).startswith("each player with exactly 2 fighters on their side ")
    assert weak.words(SAY).startswith("each player without a fighter on their side ")
    held = hand(game), hand(game, 1)
    run(game, strong)
    assert (hand(game), hand(game, 1)) == (held[0] + 1, held[1])
    run(game, weak)
    assert (hand(game), hand(game, 1)) == (held[0] + 1, held[1] + 1)


def test_who_may_do_something_to_a_card_declines_by_choosing_none():
    game = toy(hands=([BRUTE, CAPTAIN], []))
    effect = may_choose(hand_over(a(card_in_hand))).then(Draw())
    assert effect.words(SAY) == "you may hand over a card in your hand; if you do, draw a card"
    held = hand(game)
    run(game, effect)
    assert [option.verb for option in game.decision.options][-1] == "done"
    game.choose(game.decision.options[-1])
    assert hand(game) == held
    run(game, effect)
    game.choose(game.decision.options[0])
    assert hand(game) == held


def test_who_may_do_something_is_asked_only_if_a_condition_holds():
    game = toy()
    held = hand(game)
    assert may(Draw()).then(Draw()).words(SAY) == "you may draw a card; if you do, draw a card"
    run(game, may(Draw(), given=there_is(your_fighter)))
    assert hand(game) == held
    run(game, may(Draw(), given=there_is(card_in_hand)).then(Draw()))
    game.choose(game.decision.options[0])
    assert hand(game) == held + 2


def test_nobody_is_asked_about_what_could_do_nothing():
    game = toy()
    run(game, may(NOTHING))
    assert game.decision is None or game.decision.options[0].verb != "yes"


def test_cards_ask_what_has_happened_this_turn():
    game = side(BRUTE, CAPTAIN)
    brute, captain = find(game, "Brute"), find(game, "Captain")
    blown = times_this_turn(HONK, whom=fighter, who=YOU)
    honked = happened_to(HONK, who=YOU)
    assert [blown.words(SAY), honked.words(SAY)] == ["fighter you honked at this turn", "that you honked at this turn"]
    assert there_is(blown).words(SAY) == "there is a fighter you honked at this turn"
    assert none(blown).words(SAY) == "there is no fighter you honked at this turn"
    scope = Scope(0)
    assert none(blown).holds(game, scope)
    game.happen(Event(HONK, seat=0, card=brute))
    game.happen(Event(HONK, seat=1, card=captain))
    assert blown.of(game, scope) == 1
    assert there_is(blown).holds(game, scope)
    assert [honked.fits(game, scope, card) for card in (brute, captain)] == [True, False]


def test_a_game_may_tell_what_is_cancelled(monkeypatch):
    told = []
    monkeypatch.setattr(ToyRules, "cancel", lambda rules, game, scope, event: told.append(event.kind.name))
    game = toy()
    run(game, leaves(Trigger(before(HORN, whom=THIS), instead(Draw())), TURN))
    run(game, leaves(Trigger(before(HORN, who=YOU), instead(Draw())), TURN))
    blow(game)
    assert told == ["horn"]
