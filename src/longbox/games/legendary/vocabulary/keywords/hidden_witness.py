"""Hidden Witnesses: captives that must be rescued with Recruit before their captor can be fought, or recruited."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import THIS, Cards, Noun
from longbox.engine.effects.places import Among
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.bystanders import captives
from longbox.games.legendary.chapters.shielding import HIDDEN_WITNESS, capture_from_stack, capture_them
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import BYSTANDER
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, HQ
from longbox.games.legendary.vocabulary.keywords.human_shield import from_stack


def onto_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The one that `also_a` chose."""
    for holder in scope.vars.get(slots.CHOSEN, ()):
        capture_them(HIDDEN_WITNESS, game, scope.you, holder, cards)


def one_from_stack(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    capture_from_stack(HIDDEN_WITNESS, game, scope.you, cards[0], 1)


def to_this(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    capture_them(HIDDEN_WITNESS, game, scope.you, scope.source, cards)


CAPTURES_WITNESSES: Final = Deed(
    "{capture}",
    "{Hidden Witness}",
    "{Hidden Witnesses}",
    act=partial(from_stack, HIDDEN_WITNESS),
    one_by_one=True,
    acts=True,
)
put_witnesses_onto: Final = Deed(
    "put", "{a Hidden Witness} from the {Bystander} stack onto each of {whom}", act=one_from_stack, one_by_one=True
).to
put_onto_it_as_witness: Final = Deed("put", "{whom} onto it as {a Hidden Witness}", act=onto_it).to
captures_as_witness: Final = Deed("{capture}", "{whom} as {a Hidden Witness}", act=to_this, subject="{this}").to


def about(game: Table, scope: Scope) -> list[int]:
    """Those that Heroes of the HQ and Villains in the city hold, and those that stand there themselves."""
    found: list[int] = []
    for zone in (*CITY_ROW.range(), *HQ.range()):
        for card in game.state.zones[zone]:
            found += captives(game, card)
            if game.state.definition[card].kind == BYSTANDER:
                found.append(card)
    return found


bystander_about: Final = Cards("{Bystander}", Among(about, "in the {HQ} and the {city}"))
witness_here: Final = HIDDEN_WITNESS.of(THIS)


def captures_witnesses(number: Number, whom: Noun = THIS) -> Does:
    return CAPTURES_WITNESSES.of(number, whom)
