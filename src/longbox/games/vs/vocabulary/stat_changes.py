"""Changes to ATK, DEF and keywords: counters, bonuses for a while, switched, reset and borrowed stats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.amounts import Number, count
from longbox.engine.effects.counting import Per
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD, FUNCTION, SET
from longbox.engine.slots import Note
from longbox.engine.words import Say
from longbox.games.vs.chapters import counters
from longbox.games.vs.chapters.counters import until
from longbox.games.vs.table import notes, stats
from longbox.games.vs.table.state import Vs

SPANS: Final = {"combat": "for this combat", "turn": "this turn", "play": "for as long as it is in play"}


@dataclass(frozen=True, eq=False)
class Gets(Verb):
    """More ATK and DEF for a while; the numbers are found now and stay."""

    atk: Number
    defense: Number
    to: Noun
    span: str = "combat"

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = self.to.cards(game, scope)
        atk = count(game, scope, self.atk)
        defense = count(game, scope, self.defense)
        counters.gets(game, cards, atk, defense, until(game, self.span), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        if isinstance(self.atk, Per):
            return f"{self.atk.for_each(say)}, {self.to.words(say)} gets +1/+1 {SPANS[self.span]}"
        return f"{self.to.words(say)} gets +{self.atk}/+{self.defense} {SPANS[self.span]}"


def apply_gain(game: Vs, event: Event) -> None:
    keyword, span = event.notes[notes.KEYWORD], event.notes[notes.UNTIL]
    game.modify(keyword, ADD, 1, event.cards, span, source=event.source)


GAIN_KEYWORD: Final = EventKind(
    "gain a keyword", apply_gain, facts=lambda game, event: {"keyword": event.notes[notes.KEYWORD].capitalize()}
)


@dataclass(frozen=True, eq=False)
class Gains(Verb):
    """A keyword for a while."""

    keyword: str
    to: Noun
    span: str = "turn"

    def apply(self, game: Vs, scope: Scope) -> None:
        told: dict[Note, Any] = {notes.KEYWORD: self.keyword, notes.UNTIL: until(game, self.span)}
        cards = tuple(self.to.cards(game, scope))
        game.happen(Event(GAIN_KEYWORD, seat=scope.you, cards=cards, source=scope.source, notes=told))

    def words(self, say: Say) -> str:
        return f"{self.to.words(say)} gains {self.keyword.capitalize()} {SPANS[self.span]}"


@dataclass(frozen=True, eq=False)
class Spare(Verb):
    """Whoever is stunned in this combat all the same gets no wound from it."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        told: dict[Note, Any] = {notes.KEYWORD: stats.UNWOUNDED, notes.UNTIL: until(game, "combat")}
        cards = tuple(self.whom.cards(game, scope))
        game.happen(Event(GAIN_KEYWORD, seat=scope.you, cards=cards, source=scope.source, manner="spared", notes=told))

    def words(self, say: Say) -> str:
        return f"if {self.whom.words(say)} is stunned in this combat, that gives no wound"


def apply_switch(game: Vs, event: Event) -> None:
    """ATK and DEF are exchanged at one stamp: each takes what the other was before it."""
    stamp = game.new_stamp()
    counters.note_atk(game, event)
    for stat, function in (("atk", stats.ATK_FROM_DEF), ("def", stats.DEF_FROM_ATK)):
        game.modify(stat, FUNCTION, function, event.cards, until(game, "combat"), source=event.source, stamp=stamp)
    counters.note_gains(game, event)


SWITCH_STATS: Final = EventKind("switch ATK and DEF", apply_switch, then=counters.announce_gains)


@dataclass(frozen=True, eq=False)
class SwitchStats(Verb):
    of: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.of.cards(game, scope))
        game.happen(Event(SWITCH_STATS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"for this combat, swap the ATK and DEF that {self.of.words(say)} has now"


def apply_reset(game: Vs, event: Event) -> None:
    """ATK and DEF are the base again; counters that lie there now don't count, those that come later do."""
    stamp = game.new_stamp()
    span = until(game, "combat")
    for stat, function in (("atk", stats.ATK_TO_BASE), ("def", stats.DEF_TO_BASE)):
        game.modify(stat, FUNCTION, function, event.cards, span, source=event.source, stamp=stamp)
        for card in event.cards:
            game.modify(stat, ADD, -game.state.counters[card], (card,), span, source=event.source)


RESET_STATS: Final = EventKind("back to base ATK and DEF", apply_reset)


@dataclass(frozen=True, eq=False)
class ResetStats(Verb):
    of: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.of.cards(game, scope))
        game.happen(Event(RESET_STATS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"for this combat {say.whose(self.of)} ATK and DEF are its base ATK and DEF"


def apply_impersonate(game: Vs, event: Event) -> None:
    now = {"atk": stats.atk(game, event.target), "def": stats.defense(game, event.target)}
    for stat, amount in now.items():
        game.modify(stat, SET, amount, (event.card,), ("turn", 0), source=event.target)


IMPERSONATE: Final = EventKind("impersonate", apply_impersonate)


@dataclass(frozen=True, eq=False)
class Impersonate(Verb):
    """This character's base stats are those that another has now."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        for card in self.whom.cards(game, scope):
            game.happen(Event(IMPERSONATE, seat=scope.you, card=scope.source, target=card))

    def words(self, say: Say) -> str:
        return f"this turn {say.this}'s base ATK and DEF are the ATK and DEF that {self.whom.words(say)} has now"
