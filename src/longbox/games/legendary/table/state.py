"""What is remembered of a game beside where its cards lie."""

from __future__ import annotations

from typing import ClassVar

from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Noun
from longbox.engine.game import Game
from longbox.engine.state import LIST, ONE, SEAT, SELDOM, Field, State
from longbox.games.legendary.table.kinds import BANK, BRIDGE, HEROES, ROOFTOPS, SEWERS, STREETS


class Play:
    """A Hero as it was played this turn: the card, what it was played as, and a class it has besides.

    A copy is a play of another definition, so what counts plays reads this and never the card on the table.
    """

    __slots__ = ("card", "definition", "extra")
    __match_args__: ClassVar = ("card", "definition", "extra")

    def __init__(self, card: int, definition: Card, extra: str = "") -> None:
        self.card = card
        self.definition = definition
        self.extra = extra

    def has(self, icon: str) -> bool:
        return icon in self.definition.traits or icon == self.extra


class Points:
    """A lot of points of one currency: how many, from which card, and for which enemies alone, if they are bound."""

    __slots__ = ("amount", "currency", "purpose", "source")
    __match_args__: ClassVar = ("currency", "amount", "source", "purpose")

    def __init__(self, currency: str, amount: int, source: int = -1, purpose: Noun | None = None) -> None:
        self.currency = currency
        self.amount = amount
        self.source = source
        self.purpose = purpose


class LegendaryState(State):
    FIELDS = (
        *State.FIELDS,
        Field("as_villain", SELDOM, 0, shown=True),  # a card of another kind that stands in the city as a Villain
        Field("shards", SELDOM, 0, shown=True),  # on this card
        Field("shards_on_cards", ONE, 0),  # in all
        Field("shards_of", SEAT, 0, shown=True),
        Field("points", ONE, ()),  # lots; `attack` and `recruit` are what is free of them, `bound` how many are not
        Field("bound", ONE, 0),
        Field("attack", ONE, 0, shown=True),
        Field("recruit", ONE, 0, shown=True),
        Field("attack_made", ONE, 0, shown=True),
        Field("recruit_made", ONE, 0, shown=True),
        Field("recruit_fights", ONE, 0, shown=True),  # Recruit may be spent as Attack this turn
        Field("drawn", ONE, 0),  # cards that effects let the active player draw this turn
        Field("discarded", LIST),  # cards that the active player discarded this turn
        Field("rescued", ONE, 0),  # Bystanders that the active player rescued this turn
        Field("lent", LIST),  # (card, lender): what the lender can do from hand, the card can do this turn
        Field("versatile", ONE, 0),  # Versatile gives both kinds of points this turn
        Field("recruited", ONE, 0),  # cards that the active player recruited this turn
        Field("borrowable", ONE, 0),  # some card of this game can be lent to others
        Field("borrowed_from", SEAT, 0, shown=True),  # seats that have lent a card this turn
        Field("refused", SEAT, 0),  # seats that have just not lent a card, or whose offer was declined
        Field("busy", ONE, 0),  # a Hero was recruited or an enemy defeated this turn
        Field("healed", ONE, 0),
        Field("sidekick_recruited", ONE, 0),  # this turn
        Field("plays", LIST),
        Field("in_use", ONE, 0),  # something that was played this turn has an ability to be used
        Field("hand_size", ONE, 0),  # the size of the next new hand if an effect set it
        Field("extra_cards", ONE, 0),  # that effects add to the next new hand
        Field("kept", LIST),  # cards that join the next new hand
        Field("more_turns", LIST),  # seats that take a turn before the next one in order
        Field("twists", ONE, 0, shown=True),
        Field("escapes", ONE, 0, shown=True),  # Villains that have escaped, wherever they are now
        Field("beaten", ONE, 0),  # the last Tactic has been taken
        Field("unseen", SEAT, -1),  # cards picked unseen, to be shown together
        Field("challenges", ONE, (), shown=True),
        Field("showdown", LIST),  # seats that have yet to take a Showdown turn
        Field("totals", SEAT, -1, shown=True),
        Field("open_hands", ONE, 1, shown=True),
        Field("side", ONE, HEROES),
        Field("city", ONE, (SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE)),  # its spaces, from the entrance to the exit
        Field("solo", ONE, "", shown=True),  # "", "basic" or "advanced"
        Field("stand_in", ONE, "", shown=True),  # the group that plays the part of the one the Mastermind leads
    )
    as_villain: list[int]
    shards: list[int]
    shards_on_cards: int
    shards_of: list[int]
    points: tuple[Points, ...]
    bound: int
    attack: int
    recruit: int
    attack_made: int
    recruit_made: int
    recruit_fights: int
    drawn: int
    discarded: list[int]
    rescued: int
    lent: list[tuple[int, int]]
    versatile: int
    recruited: int
    borrowable: int
    borrowed_from: list[int]
    refused: list[int]
    busy: int
    healed: int
    sidekick_recruited: int
    plays: list[Play]
    in_use: int
    hand_size: int
    extra_cards: int
    kept: list[int]
    more_turns: list[int]
    twists: int
    escapes: int
    beaten: int
    unseen: list[int]
    challenges: tuple[str, ...]
    showdown: list[int]
    totals: list[int]
    open_hands: int
    side: str
    city: tuple[int, ...]
    solo: str
    stand_in: str

    def copy_to(self, new: State) -> None:  # noqa: PLR0915 (a line for each field)
        super().copy_to(new)
        assert isinstance(new, LegendaryState)
        new.as_villain = self.as_villain
        new.shards = self.shards
        new.shards_on_cards = self.shards_on_cards
        new.shards_of = self.shards_of.copy()
        new.points = self.points
        new.bound = self.bound
        new.attack = self.attack
        new.recruit = self.recruit
        new.attack_made = self.attack_made
        new.recruit_made = self.recruit_made
        new.recruit_fights = self.recruit_fights
        new.drawn = self.drawn
        new.discarded = self.discarded.copy()
        new.rescued = self.rescued
        new.lent = self.lent.copy()
        new.versatile = self.versatile
        new.recruited = self.recruited
        new.borrowable = self.borrowable
        new.borrowed_from = self.borrowed_from.copy()
        new.refused = self.refused.copy()
        new.busy = self.busy
        new.healed = self.healed
        new.sidekick_recruited = self.sidekick_recruited
        new.plays = self.plays.copy()
        new.in_use = self.in_use
        new.hand_size = self.hand_size
        new.extra_cards = self.extra_cards
        new.kept = self.kept.copy()
        new.more_turns = self.more_turns.copy()
        new.twists = self.twists
        new.escapes = self.escapes
        new.beaten = self.beaten
        new.unseen = self.unseen.copy()
        new.challenges = self.challenges
        new.showdown = self.showdown.copy()
        new.totals = self.totals.copy()
        new.open_hands = self.open_hands
        new.side = self.side
        new.city = self.city
        new.solo = self.solo
        new.stand_in = self.stand_in


Table = Game[LegendaryState]
