"""Villains that become Masterminds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Power
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import If, do, if_
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.ascending import ASCEND, BECOME_TACTIC
from longbox.games.legendary.chapters.defeating import TACTIC_BACK
from longbox.games.legendary.chapters.lurking import GO_HOME
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.nouns import the_mastermind


@dataclass(frozen=True, eq=False)
class Ascends(Verb):
    """A card ascends to a further Mastermind, with abilities that it gains, and perhaps more Attack."""

    whom: Noun
    powers: tuple[Power, ...]
    attack: int

    def apply(self, game: Table, scope: Scope) -> None:
        for card in self.whom.cards(game, scope)[:1]:
            gained = {notes.ABILITIES: self.powers}
            game.happen(Event(ASCEND, card=card, amount=self.attack, seat=scope.you, source=scope.source, notes=gained))

    def words(self, say: Say) -> str:
        gained = [say.phrase('"{text}"', text=power.words(say).rstrip(".")) for power in self.powers]
        if self.attack:
            gained.insert(0, say.phrase("+{amount} {Attack}", amount=self.attack))
        if say.third:
            whom, what = self.whom.words(say), say.listed(gained)
            return say.phrase("has {whom} {ascend} to a further {Mastermind} with {gained}", whom=whom, gained=what)
        ascends = say.one_does(self.whom.words(say), "{ascend}")
        gained_by_it = say.listed(gained)
        return say.phrase("{ascends} to a further {Mastermind} with {gained}", ascends=ascends, gained=gained_by_it)


def become_a_tactic(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of one of the Masterminds, the card that speaks."""
    if cards:
        game.happen(Event(BECOME_TACTIC, card=scope.source, target=cards[0], seat=scope.you, source=scope.source))


BECOMES_TACTIC: Final = Deed(
    "shuffle", "{this} in with the {Tactics} of {whom}, where it is one of them", act=become_a_tactic
)


def becomes_tactic() -> Does:
    return BECOMES_TACTIC.to(A(the_mastermind))


def is_not_in_city(game: Table, scope: Scope) -> bool:
    return space_of(game, scope.source) < 0


def its_mastermind_is_in_city(game: Table, scope: Scope) -> bool:
    """Of a Tactic that was just won."""
    return space_of(game, scope[slots.MASTERMIND]) >= 0


def go_home(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GO_HOME, card=scope.source, seat=scope.you, source=scope.source))


def send_home(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    boss = scope[slots.MASTERMIND]
    game.happen(Event(GO_HOME, card=boss, seat=scope.you, source=scope.source))


def put_back_tactic(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    boss = scope[slots.MASTERMIND]
    game.happen(Event(TACTIC_BACK, card=scope.source, target=boss, seat=scope.you, source=scope.source))


NOT_IN_CITY: Final = Fact("{this} is not in the {city}", is_not_in_city)
ITS_MASTERMIND_IN_CITY: Final = Fact("the {Mastermind} is in the {city}", its_mastermind_is_in_city)
goes_home: Final = Deed("go", "back to its space as {a Mastermind}", act=go_home, acts=True).to
SENDS_HOME: Final = Deed("put", "it back into its space", act=send_home).done()
TACTIC_GOES_BACK: Final = Deed("shuffle", "{this} in with its {Tactics} again", act=put_back_tactic).done()


def if_it_is_in_the_city(*effects: Node) -> If:
    """What a Tactic does that is won of a Mastermind in the city: both go back to where they were."""
    return if_(ITS_MASTERMIND_IN_CITY, do(SENDS_HOME, TACTIC_GOES_BACK, *effects))


def ascends(whom: Noun, *powers: Power, attack: int = 0) -> Ascends:
    return Ascends(whom, powers, attack)
