"""Changes to ATK, DEF and keywords for a while: bonuses, keywords, switched, reset and borrowed stats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.amounts import Number, count
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.counting import Per, Value
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.lasting import Span
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import Message
from longbox.engine.modifiers import ADD, FUNCTION, SET
from longbox.engine.slots import Note
from longbox.engine.words import Say
from longbox.games.vs.chapters import counters
from longbox.games.vs.table import notes, stats
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import ASIDE
from longbox.games.vs.vocabulary.spans import THIS_COMBAT, THIS_TURN


@dataclass(frozen=True, eq=False)
class Gets(Verb):
    """More ATK and DEF for a while; the numbers are found now and stay."""

    to: Noun
    atk: Number
    defense: Number
    span: Span

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = self.to.cards(game, scope)
        atk = count(game, scope, self.atk)
        defense = count(game, scope, self.defense)
        counters.gets(game, cards, atk, defense, self.span.until(game, scope), seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        atk = self.atk
        if isinstance(atk, Per):
            message, each = "{for_each}, {who} gets {each}/{each} {span}", with_sign(atk.each)
            return say.phrase(message, for_each=atk.for_each(say), who=self.to, each=each, span=self.span)
        if isinstance(atk, Value) and atk is self.defense:
            return say.phrase(
                "{who} gets additional {ATK} and {DEF} equal to {number} {span}",
                who=self.to,
                number=atk,
                span=self.span,
            )
        message, defense = "{who} gets {atk}/{defense} {span}", signed(self.defense, say)
        return say.phrase(message, who=self.to, atk=signed(atk, say), defense=defense, span=self.span)


def signed(number: Number, say: Say) -> str:
    return with_sign(number) if isinstance(number, int) else say.phrase("+{number}", number=number)


def with_sign(number: int) -> str:
    return f"{number:+}"


def gets(to: Noun, *, atk: Number = 0, defense: Number = 0, span: Span = THIS_COMBAT) -> Gets:
    return Gets(to, atk, defense, span)


def apply_gain(game: Vs, event: Event) -> None:
    keyword, until = event.notes[notes.KEYWORD], event.notes[notes.UNTIL]
    game.modify(keyword, ADD, 1, event.cards, until, source=event.source)


def keyword_facts(game: Vs, event: Event) -> dict[str, object]:
    """What the keyword is called; not all that is gained this way has a name."""
    keyword = event.notes[notes.KEYWORD]
    return {"keyword": Message(stats.KEYWORDS[keyword])} if keyword in stats.KEYWORDS else {}


GAIN_KEYWORD: Final = EventKind("gain a keyword", apply_gain, facts=keyword_facts)


def apply_bestowing(game: Vs, event: Event) -> None:
    told = event.notes
    game.modify(
        "powers", ADD, stats.BESTOWED, event.cards, told[notes.UNTIL], source=event.source, power=told[notes.POWER]
    )


def bestowed_facts(game: Vs, event: Event) -> dict[str, object]:
    return {"keyword": Message(event.notes[notes.POWER].label.strip("{}"))}


BESTOW: Final = EventKind("gain a power", apply_bestowing, facts=bestowed_facts)


@dataclass(frozen=True, eq=False)
class Gains(Verb):
    """A keyword for a while: one that the rules ask about, or one that acts by itself."""

    to: Noun
    keyword: Keyword | Trigger
    span: Span

    def apply(self, game: Vs, scope: Scope) -> None:
        told: dict[Note, Any] = {notes.UNTIL: self.span.until(game, scope)}
        cards = tuple(self.to.cards(game, scope))
        keyword = self.keyword
        if isinstance(keyword, Keyword):
            told[notes.KEYWORD] = keyword.key
            game.happen(Event(GAIN_KEYWORD, seat=scope.you, cards=cards, source=scope.source, notes=told))
        else:
            told[notes.POWER] = keyword
            game.happen(Event(BESTOW, seat=scope.you, cards=cards, source=scope.source, notes=told))

    def possible(self, game: Vs, scope: Scope) -> bool:
        return bool(self.to.candidates(game, scope))

    def words(self, say: Say) -> str:
        gained = self.keyword
        keyword = say.term(gained.name) if isinstance(gained, Keyword) else say.label(gained.label)
        return say.phrase("{who} gains {keyword} {span}", who=self.to, keyword=keyword, span=self.span)


def gains(to: Noun, keyword: Keyword | Trigger, span: Span = THIS_TURN) -> Gains:
    return Gains(to, keyword, span)


def spare_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Whoever is stunned in this combat all the same gets no wound from it."""
    told: dict[Note, Any] = {notes.KEYWORD: stats.UNWOUNDED, notes.UNTIL: THIS_COMBAT.until(game, scope)}
    game.happen(
        Event(GAIN_KEYWORD, seat=scope.you, cards=tuple(cards), source=scope.source, manner="spared", notes=told)
    )


def strike_hard(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    told: dict[Note, Any] = {notes.KEYWORD: stats.STRIKES_TWICE_AS_HARD, notes.UNTIL: THIS_COMBAT.until(game, scope)}
    game.happen(
        Event(GAIN_KEYWORD, seat=scope.you, cards=tuple(cards), source=scope.source, manner="double", notes=told)
    )


def strike_harder(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    told: dict[Note, Any] = {notes.KEYWORD: stats.STRIKES_THRICE_AS_HARD, notes.UNTIL: THIS_COMBAT.until(game, scope)}
    game.happen(
        Event(GAIN_KEYWORD, seat=scope.you, cards=tuple(cards), source=scope.source, manner="triple", notes=told)
    )


def strike_hardest(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    told: dict[Note, Any] = {notes.KEYWORD: stats.STRIKES_TENFOLD, notes.UNTIL: THIS_COMBAT.until(game, scope)}
    game.happen(
        Event(GAIN_KEYWORD, seat=scope.you, cards=tuple(cards), source=scope.source, manner="tenfold", notes=told)
    )


def let_them_snipe(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    told: dict[Note, Any] = {notes.KEYWORD: stats.SNIPES, notes.UNTIL: THIS_TURN.until(game, scope)}
    game.happen(
        Event(GAIN_KEYWORD, seat=scope.you, cards=tuple(cards), source=scope.source, manner="sniper", notes=told)
    )


def apply_powerless(game: Vs, event: Event) -> None:
    game.modify("powers", SET, stats.POWERLESS, event.cards, ("turn", 0), source=event.source)


LOSE_POWERS: Final = EventKind("lose powers", apply_powerless)


def take_powers(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(LOSE_POWERS, seat=scope.you, cards=tuple(cards), source=scope.source))


spare: Final = Deed("take", "no {wound} if {stunned} this combat", act=spare_them, acts=True).to
strike_with_double: Final = Deed("strike", "with twice its {ATK} this combat", act=strike_hard, acts=True).to
strike_with_triple: Final = Deed("strike", "with three times its {ATK} this combat", act=strike_harder, acts=True).to
strike_tenfold: Final = Deed("strike", "with ten times its {ATK} this combat", act=strike_hardest, acts=True).to
snipe: Final = Deed(
    "may attack", "protected characters this turn, alone and with a {ranged} attack", act=let_them_snipe, acts=True
).to
lose_powers: Final = Deed("lose", "its powers this turn", act=take_powers, acts=True).to


def apply_switch(game: Vs, event: Event) -> None:
    """ATK and DEF are exchanged at one stamp: each takes what the other was before it."""
    stamp = game.new_stamp()
    until = ("combat", game.state.combat)
    counters.note_atk(game, event)
    for stat, function in (("atk", stats.ATK_FROM_DEF), ("def", stats.DEF_FROM_ATK)):
        game.modify(stat, FUNCTION, function, event.cards, until, source=event.source, stamp=stamp)
    counters.note_gains(game, event)


def apply_reset(game: Vs, event: Event) -> None:
    """ATK and DEF are the base again; counters that lie there now don't count, those that come later do."""
    stamp = game.new_stamp()
    until = ("combat", game.state.combat)
    for stat, function in (("atk", stats.ATK_TO_BASE), ("def", stats.DEF_TO_BASE)):
        game.modify(stat, FUNCTION, function, event.cards, until, source=event.source, stamp=stamp)
        for card in event.cards:
            game.modify(stat, ADD, -game.state.counters[card], (card,), until, source=event.source)


def apply_impersonate(game: Vs, event: Event) -> None:
    now = {"atk": stats.atk(game, event.target), "def": stats.defense(game, event.target)}
    for stat, amount in now.items():
        game.modify(stat, SET, amount, (event.card,), ("turn", 0), source=event.target)


def apply_rebuild(game: Vs, event: Event) -> None:
    for stat in (stats.ATK, stats.DEF):
        amount = stats.base(game, event.target, stat)
        game.modify(stat, SET, amount, (event.card,), ("turn", 0), source=event.target)


SWITCH_STATS: Final = EventKind("switch ATK and DEF", apply_switch, then=counters.announce_gains)
RESET_STATS: Final = EventKind("back to base ATK and DEF", apply_reset)
REBUILD: Final = EventKind("take over base ATK and DEF", apply_rebuild)
IMPERSONATE: Final = EventKind("impersonate", apply_impersonate)


def switch_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(SWITCH_STATS, seat=scope.you, cards=tuple(cards), source=scope.source))


def reset_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(RESET_STATS, seat=scope.you, cards=tuple(cards), source=scope.source))


def take_after(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """This character's base stats are those that another has now."""
    for card in cards:
        game.happen(Event(IMPERSONATE, seat=scope.you, card=scope.source, target=card))


def take_base_of(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """This character's base stats are those of another, wherever that is now."""
    for card in cards:
        game.happen(Event(REBUILD, seat=scope.you, card=scope.source, target=card))


take_base_stats: Final = Deed(
    "set", "{this}'s base {ATK} and {DEF} this turn to the base {ATK} and {DEF} of {whom}", act=take_base_of
).to


def double_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As much more as a character has now: what comes later is not doubled."""
    until = THIS_COMBAT.until(game, scope)
    for card in cards:
        atk, defense = stats.atk(game, card), stats.defense(game, card)
        counters.gets(game, (card,), atk, defense, until, seat=scope.you, source=scope.source)


double_stats: Final = Deed("double", "the {ATK} and {DEF} that {whom} has now, for this combat", act=double_them).to
switch_stats: Final = Deed("swap", "the {ATK} and {DEF} that {whom} has now, for this combat", act=switch_them).to
reset_stats: Final = Deed("reset", "{whom} to its base {ATK} and {DEF} this combat", act=reset_them).to
impersonate: Final = Deed(
    "set", "{this}'s base {ATK} and {DEF} this turn to those that {whom} has now", act=take_after
).to


def match_atk_of(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As much more ATK as this character needs to have that of another; never less. ATK below nought counts as such."""
    until = THIS_COMBAT.until(game, scope)
    for card in cards:
        missing = stats.atk(game, card) - counters.true_atk(game, scope.source)
        if missing > 0:
            counters.gets(game, (scope.source,), missing, 0, until, seat=scope.you, source=scope.source)


match_atk: Final = Deed(
    "raise", "{this}'s {ATK} this combat to the {ATK} that {whom} has now, if that is more", act=match_atk_of
).to


def grow_to(number: int, game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As much more ATK and DEF as a character needs now to have so much of each; never less."""
    atk = max(0, number - counters.true_atk(game, cards[0]))
    defense = max(0, number - stats.defense(game, cards[0]))
    if atk or defense:
        until = THIS_COMBAT.until(game, scope)
        counters.gets(game, cards, atk, defense, until, seat=scope.you, source=scope.source)


def raise_to(whom: Noun, number: int) -> Does:
    """More ATK and DEF for this combat, to have so much of each."""
    rest = f"as much more {{ATK}} and {{DEF}} this combat as it takes to have {number}/{number}"
    return Deed("get", rest, act=partial(grow_to, number), acts=True, one_by_one=True).to(whom)


NEVER: Final = -1000
"""More than anybody can gain of a keyword."""


@dataclass(frozen=True, eq=False)
class Without(Static):
    """Some characters lose a keyword and can't gain it."""

    def clause(self, say: Say) -> str:
        keyword = say.term(str(stats.KEYWORDS[self.stat]))
        if self.to is THIS:
            return say.phrase("{this} loses and can't gain {keyword}", keyword=keyword)
        return say.phrase("{who} lose and can't gain {keyword}", who=self.to.all_of_them(say), keyword=keyword)


def without(to: Noun, keyword: Keyword, *, label: str = "") -> Without:
    return Without(keyword.key, NEVER, to, label=label)


@dataclass(frozen=True, eq=False)
class Capped(Static):
    """A stat of some characters is never more than a number."""

    def clause(self, say: Say) -> str:
        message = "the {stat} of {who} is never more than {number}"
        return say.phrase(message, stat=say.stat(self.stat), who=self.to.each_one(say), number=self.amount.most)


def never_more_than(number: int, stat: str, to: Noun, *, label: str = "") -> Capped:
    return Capped(stat, stats.AtMost(number), to, op=FUNCTION, label=label)


def have_keyword(to: Noun, keyword: Keyword, *, given: Condition = ALWAYS, label: str = "") -> Static:
    """Some characters have a keyword as long as this card is there."""
    return Static(keyword.key, 1, to, given, label=label)


@dataclass(frozen=True, eq=False)
class BaseOf(Static):
    """The base ATK or DEF of some characters is another than the one printed, as long as this card is there."""

    def clause(self, say: Say) -> str:
        message = "the base {stat} of {who} is {number}"
        return say.phrase(message, stat=say.stat(self.stat), who=self.to.each_one(say), number=self.amount)


def base_is(to: Noun, stat: str, number: int, *, label: str = "") -> BaseOf:
    return BaseOf(stat, number, to, op=SET, label=label)


def more_health(to: Noun, number: int, *, label: str = "") -> Static:
    return Static(stats.HEALTH, number, to, label=label)


@dataclass(frozen=True, eq=False)
class Bounded(Static):
    """This card's stat is never more, or never less, than the number printed."""

    def clause(self, say: Say) -> str:
        message = "the {stat} of {this} is never more than printed"
        if not self.amount.above:
            message = "the {stat} of {this} is never less than printed"
        return say.phrase(message, stat=say.stat(self.stat))


def never_more_than_printed(stat: str, *, label: str = "") -> Bounded:
    return Bounded(stat, stats.Bound(stat, above=True), THIS, op=FUNCTION, label=label)


def never_less_than_printed(stat: str, *, label: str = "") -> Bounded:
    return Bounded(stat, stats.Bound(stat, above=False), THIS, op=FUNCTION, label=label)


@dataclass(frozen=True, eq=False)
class Unhurt(Static):
    """Some characters get no wound when they are stunned, as long as this card is there."""

    def clause(self, say: Say) -> str:
        return say.phrase("{who} take no {wound} when {stunned}", who=self.to.all_of_them(say))


def unhurt(to: Noun, *, label: str = "") -> Unhurt:
    return Unhurt(stats.UNWOUNDED, 1, to, label=label)


@dataclass(frozen=True, eq=False)
class Deprive(Verb):
    """The same for a while: of whichever characters it speaks of, also those that come later."""

    lost: Without
    span: Span

    def apply(self, game: Vs, scope: Scope) -> None:
        game.add_lasting_effect(self.lost, scope, self.span.until(game, scope))

    def words(self, say: Say) -> str:
        return say.together(self.lost.clause(say), self.span.words(say))


def deprive(to: Noun, keyword: Keyword, span: Span = THIS_COMBAT) -> Deprive:
    return Deprive(without(to, keyword), span)


def apply_absorb(game: Vs, event: Event) -> None:
    """What is kept under "powers" below nought is a card whose printed powers a character has besides: a likeness that
    is set aside, because the card itself may go where nobody knows it any more."""
    state = game.state
    for card in event.cards:
        likeness = state.new_card(state.definition[card], event.seat, ASIDE.at(event.seat))
        state.known[likeness] = -1
        until = ("stunned", event.card)
        game.modify("powers", ADD, stats.absorbed_from(likeness), (event.card,), until, source=event.card)


ABSORB: Final = EventKind("absorb powers", apply_absorb)


def absorb_powers(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(ABSORB, seat=scope.you, card=scope.source, cards=tuple(cards)))


absorb: Final = Deed(
    "give", "{this} the powers printed on {whom}, until {this} is {stunned} or leaves play", act=absorb_powers
).to


@dataclass(frozen=True, eq=False)
class AppearsWith(Static):
    """-1/-1 counters that a character has from the start."""

    def clause(self, say: Say) -> str:
        return say.phrase("{this} {appears} with {number} {-1/-1 counters}", number=say.number(-self.amount))


def appears_with_minus(number: int, *, label: str) -> AppearsWith:
    return AppearsWith(stats.COUNTERS_AT_FIRST, -number, THIS, label=label)


def apply_health(game: Vs, event: Event) -> None:
    game.modify(stats.HEALTH, ADD, event.amount, (event.card,), ("game", 0), source=event.card)


GAIN_HEALTH: Final = EventKind("gain Health", apply_health)


def grow_healthier(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As long as it is in play: what it has gained it has, whatever becomes of its powers."""
    if amount and in_a_row(game, scope.source):
        game.happen(Event(GAIN_HEALTH, seat=scope.you, card=scope.source, amount=amount))


gain_health: Final = Deed("gain", "{Health}", act=grow_healthier, acts=True).so_many
"""This character has so much more Health from now on."""
