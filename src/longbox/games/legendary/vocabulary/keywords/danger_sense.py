"""Danger Sense: see what the Villain Deck has in store, be ready for its Villains, and put it back in any order."""

from __future__ import annotations

from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.moving import THOSE, reveal, top
from longbox.engine.effects.nouns import IT
from longbox.games.legendary.vocabulary.deck import put_back_on_top
from longbox.games.legendary.vocabulary.moments import a_villain_anywhere
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.places import THE_VILLAIN_DECK
from longbox.games.legendary.vocabulary.points import get


def danger_sense(number: int) -> Named:
    """What was revealed are THOSE of what follows; a single card is IT, and stays where it is."""
    sees = reveal(top(THE_VILLAIN_DECK, number))
    if number == 1:
        return Named("{Danger Sense} {number}", do(sees, if_(is_a(IT, a_villain_anywhere), get(attack=1))), 1)
    ready = get(attack=per(THOSE.of(a_villain_anywhere)))
    return Named("{Danger Sense} {number}", do(sees, ready, put_back_on_top(THOSE)), number)
