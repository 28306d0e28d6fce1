"""What effects do with a player's own cards and points."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.bystanders import RESCUE
from longbox.games.legendary.chapters.drawing import DRAW, PUT_ON_DECK
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.chapters.points import GET, free
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OFFICERS


@dataclass(frozen=True, eq=False)
class Choose(Verb):
    """Choose cards that the rest of the effect speaks of."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        pass

    def words(self, say: Say) -> str:
        return f"{say.does('choose')} {self.what.words(say)}"


@dataclass(frozen=True, eq=False)
class Get(Verb):
    """You get Attack or Recruit; with a purpose, to be spent on such enemies only."""

    attack: Number = 0
    recruit: Number = 0
    purpose: Noun | None = None

    def apply(self, game: Table, scope: Scope) -> None:
        manner = "recruit" if self.recruit != 0 else "attack"
        amount = count(game, scope, self.recruit if self.recruit != 0 else self.attack)
        if amount:
            game.happen(
                Event(
                    GET,
                    seat=scope.you,
                    amount=amount,
                    manner=manner,
                    source=scope.source,
                    notes={notes.PURPOSE: self.purpose},
                )
            )

    def words(self, say: Say) -> str:
        if self.purpose is None:
            return self.points(say)
        return f"{self.points(say)} that you can spend only on {say.article(self.purpose.words(say))}"

    def points(self, say: Say) -> str:
        amount, points = (self.recruit, "Recruit") if self.recruit != 0 else (self.attack, "Attack")
        said = measured(amount, points, "", say)
        return f"you get +{said}" if said[0].isdigit() else f"you get {said}"


@dataclass(frozen=True, eq=False)
class DoublePoints(Verb):
    """You get as many points of a currency as you have."""

    currency: str

    def apply(self, game: Table, scope: Scope) -> None:
        amount = free(game, self.currency)
        if amount:
            game.happen(Event(GET, seat=scope.you, amount=amount, manner=self.currency, source=scope.source))

    def words(self, say: Say) -> str:
        return f"double the {self.currency.capitalize()} you have"


@dataclass(frozen=True, eq=False)
class Draw(Verb):
    amount: Number = 1
    more: bool = False

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        if amount:
            game.happen(Event(DRAW, seat=scope.you, amount=amount, source=scope.source))

    def words(self, say: Say) -> str:
        cards = measured(self.amount, "card", "cards", say)
        if self.more:
            cards = "one more card" if self.amount == 1 else cards.replace(" cards", " more cards")
        return f"{say.does('draw')} {cards}"


@dataclass(frozen=True, eq=False)
class Rescue(Verb):
    """Bystanders from their stack come to your Victory Pile."""

    amount: Number = 1

    def apply(self, game: Table, scope: Scope) -> None:
        amount = count(game, scope, self.amount)
        if amount:
            game.happen(Event(RESCUE, seat=scope.you, amount=amount, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('rescue')} {measured(self.amount, 'Bystander', 'Bystanders', say)}"


@dataclass(frozen=True, eq=False)
class MayKnockOut(KnockOut):
    """The same where the player may do without."""

    def words(self, say: Say) -> str:
        return f"you may {super().words(say)}"


@dataclass(frozen=True, eq=False)
class GainWounds(Verb):
    """Wounds are gained one by one, so that each can be answered."""

    amount: int = 1
    to_hand: bool = False

    def enter(self, game: Table, scope: Scope) -> None:
        if self.amount == 1:
            self.apply(game, scope)
        else:
            game.push(self, scope)

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == self.amount:
            game.state.frames.pop()
            return
        frame.at += 1
        self.apply(game, frame.scope)

    def apply(self, game: Table, scope: Scope) -> None:
        manner = "hand" if self.to_hand else "discard"
        game.happen(Event(GAIN_WOUND, seat=scope.you, source=scope.source, manner=manner))

    def words(self, say: Say) -> str:
        hand = say.leaf(" into {your} hand") if self.to_hand else ""
        return f"{say.does('gain')} {measured(self.amount, 'Wound', 'Wounds', say)}{hand}"


@dataclass(frozen=True, eq=False)
class GainOfficer(Verb):
    to_hand: bool = False

    def apply(self, game: Table, scope: Scope) -> None:
        stack = game.state.zones[OFFICERS.first]
        if stack:
            manner = "hand" if self.to_hand else "discard"
            game.happen(Event(GAIN, seat=scope.you, cards=(stack[-1],), source=scope.source, manner=manner))

    def words(self, say: Say) -> str:
        hand = say.leaf(" into {your} hand") if self.to_hand else ""
        return f"{say.does('gain')} an Officer{hand}"


@dataclass(frozen=True, eq=False)
class Gain(Verb):
    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(GAIN, seat=scope.you, cards=cards, source=scope.source, manner="discard"))

    def words(self, say: Say) -> str:
        return f"{say.does('gain')} {self.what.words(say)}"


@dataclass(frozen=True, eq=False)
class RecruitFree(Verb):
    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            game.happen(Event(RECRUIT, seat=scope.you, card=card, source=scope.source, manner="free"))

    def words(self, say: Say) -> str:
        return f"{say.does('recruit')} {self.what.words(say)} without paying"


@dataclass(frozen=True, eq=False)
class MayRecruitFree(RecruitFree):
    def words(self, say: Say) -> str:
        return f"you may {super().words(say)}"


@dataclass(frozen=True, eq=False)
class PutOnDeck(Verb):
    """Cards go on top of their player's deck, the first chosen lowest."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(PUT_ON_DECK, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('put')} {self.what.words(say)} on top of " + say.leaf("{your} deck")
