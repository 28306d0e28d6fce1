"""Twists that players gain as something that befalls them later."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.cards import Card
from longbox.engine.effects.lending import titles
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.weapons import BECOME
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import REVEALED


@dataclass(frozen=True, eq=False)
class GainsTwistAs(Verb):
    """The Twist that is carried out becomes another card, which `you` gain."""

    card: Card

    def apply(self, game: Table, scope: Scope) -> None:
        twist = scope.vars.get(slots.TWIST, -1)
        if twist < 0 or game.state.zone[twist] != REVEALED.first:
            return
        game.take_place(Event(BECOME, card=twist, notes={notes.DEFINITION: self.card}))
        game.happen(Event(GAIN, seat=scope.you, cards=(twist,), source=scope.source))

    def words(self, say: Say) -> str:
        abilities = titles(self.card.powers, say.spoken(third=False, bare=False).of_it())
        said = "{gain} this {Twist} as a {name} that says {abilities}"
        if say.third:
            said = "{gains} this {Twist} as a {name} that says {abilities}"
        return say.phrase(said, name=self.card.name, abilities=abilities)


def gain_twist_as(card: Card) -> GainsTwistAs:
    return GainsTwistAs(card)
