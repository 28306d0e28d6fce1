"""What a player who is out of the game leaves undone (rulebook: Ending the Game, Free for All)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Each
from longbox.engine.effects.patterns import when
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.stun import KO, knock_out
from longbox.games.vs.table.characters import mains_of
from longbox.games.vs.table.editions import MARVEL_BATTLES, MCU
from longbox.games.vs.table.kinds import COMPILED, MAIN
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import ko, put_minus, stun
from longbox.games.vs.vocabulary.nouns import any_character, any_enemy

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up, made_up_main, made_up_twist


@pytest.fixture
def three(trio):
    """Three players of whose main characters none answers KOs."""
    return trio.third(main="Storm")


CURSE = put_minus(1, Each(any_enemy))


WHEN_KO_D = Trigger(moments.is_ko_d, CURSE)
WHEN_STUNNED = Trigger(moments.is_stunned, CURSE)
WHEN_ANYBODY_IS_KO_D = Trigger(when(KO, whom=any_character), CURSE)

MARTYR = made_up_main("Martyr", (1, (WHEN_KO_D,)))


@pytest.mark.rule("VS-FFA-10")
@pytest.mark.parametrize("book", [COMPILED, MARVEL_BATTLES, MCU])
def test_what_answers_the_ko_of_its_own_main_comes_too_late(three, book):
    three.by(book).you(front=["Hulk"]).enemy(main=MARTYR, front=[made_up("Mourner", WHEN_ANYBODY_IS_KO_D)])
    three.happens(lambda game: knock_out(game, [three.enemy.main]))
    assert three.game.state.out == [0, 1, 0]
    assert three.offers("end"), "nothing waits: both heard of it, and both are gone"
    assert three.counters("Hulk") == 0


@pytest.mark.rule("VS-FFA-10")
def test_the_triggers_of_those_who_are_left_act(three):
    three.you(front=["Hulk"]).third(front=[made_up("Mourner", WHEN_ANYBODY_IS_KO_D)])
    three.happens(lambda game: knock_out(game, [three.enemy.main]))
    assert three.counters("Hulk") == -1


def named(name):
    return Each(any_character.that(Is(name, lambda game, scope, card: game.face(card).name == name)))


def main_of(seat):
    return Each(any_character.that(Is("that main", lambda game, scope, card: game.state.mains.get(card) == seat)))


@pytest.mark.rule("VS-FFA-10")
@pytest.mark.parametrize(("beaten", "curses"), [(ENEMY, 0), (THIRD, -1)])
def test_a_trigger_that_waits_is_dropped_with_its_player(three, beaten, curses):
    purge = made_up_twist("Purge", MAIN, do(stun(named("Stooge")), ko(main_of(beaten))))
    three.you(front=["Hulk"], hand=[purge]).enemy(front=[made_up("Stooge", WHEN_STUNNED)])
    three.plays("Purge")
    assert three.game.state.out[beaten]
    assert three.counters("Hulk") == curses


@pytest.mark.rule("VS-FFA-10")
@pytest.mark.parametrize(("beaten", "curses"), [(ENEMY, 0), (THIRD, -2)])
def test_a_trigger_that_an_effect_left_behind_goes_with_its_player(three, beaten, curses):
    """It would answer the KO of the main, and again that of Ronan."""
    three.you(front=["Hulk", "Ronan"])
    three.game.add_delayed_trigger(WHEN_ANYBODY_IS_KO_D, Scope(ENEMY, three.enemy.main), ("game", 0))
    (main,) = mains_of(three.game, beaten)
    three.happens(lambda game: knock_out(game, [main]))
    three.happens(lambda game: knock_out(game, [three.card("Ronan")]))
    assert three.counters("Hulk") == curses


@pytest.mark.rule("VS-FFA-11")
def test_the_next_player_orders_what_waits_when_the_turn_player_is_out(three):
    """Two triggers of the third player answer the KO of the main character whose turn it is."""
    three.third(front=[made_up("Mourner", WHEN_ANYBODY_IS_KO_D), made_up("Avenger", WHEN_ANYBODY_IS_KO_D)])
    three.happens(lambda game: knock_out(game, [three.you.main]))
    assert three.game.state.active == YOU
    assert (three.decision.seat, three.offered("use")) == (ENEMY, ["Mourner", "Avenger"])
