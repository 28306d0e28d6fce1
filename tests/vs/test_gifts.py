"""What only gives and costs nothing is marked, so that a client may take it for its player."""

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.conditions import IfYouDid
from longbox.engine.effects.flow import If, May, do
from longbox.engine.effects.nouns import THIS
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw, put_minus, put_plus
from longbox.match import Match

from .made_up import made_up


def asked_in_the_main_phase(duel, effect):
    """A player with such a character, who is asked as their main phase starts."""
    duel.you(front=[made_up("Herald", Trigger(moments.your_main_phase_starts, effect, label="Herald"))])
    duel.you(deck=["Academy"] * 5).starts("turn").skips_building()
    decision = Match(duel.game, {}, 1).decision
    assert decision.topic == "optional-trigger"
    return decision


def test_a_card_for_nothing_is_a_gift(duel):
    assert asked_in_the_main_phase(duel, May(draw())).gift == 0


def test_what_changes_the_table_may_be_unwelcome(duel):
    assert asked_in_the_main_phase(duel, May(put_plus(1, THIS))).gift is None


def test_a_card_that_something_follows_from_is_no_gift(duel):
    effect = do(May(draw()), If(IfYouDid("did"), put_minus(1, THIS)))
    assert asked_in_the_main_phase(duel, effect).gift is None
