"""What is remembered of a game beside where its cards lie."""

from __future__ import annotations

from typing import Annotated, ClassVar

from longbox.engine.cards import Card
from longbox.engine.effects.nouns import Noun
from longbox.engine.fields import SHOWN, Default, ListOf, OfSeats, Seldom
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.games.legendary.table.kinds import BANK, BRIDGE, CLASSES, HEROES, ROOFTOPS, SEWERS, STREETS
from longbox.games.legendary.table.state_fields import FIELDS, copy_fields


class Play:
    """A Hero as it was played this turn: the card, what it was played as, a class it has besides, and one that it has
    instead of its own.

    A copy is a play of another definition, so what counts plays reads this and never the card on the table.
    """

    __slots__ = ("card", "definition", "extra", "instead")
    __match_args__: ClassVar = ("card", "definition", "extra", "instead")

    def __init__(self, card: int, definition: Card, extra: str = "", instead: str = "") -> None:
        self.card = card
        self.definition = definition
        self.extra = extra
        self.instead = instead

    def has(self, icon: str) -> bool:
        if self.instead and icon in CLASSES:
            return icon in (self.instead, self.extra)
        return icon in self.definition.traits or icon == self.extra


class Points:
    """A lot of points of one currency: how many, from which card, and for which enemies alone, if they are bound; and
    whether there is half a point more."""

    __slots__ = ("amount", "currency", "half", "purpose", "source")
    __match_args__: ClassVar = ("currency", "amount", "source", "purpose", "half")

    def __init__(
        self, currency: str, amount: int, source: int = -1, purpose: Noun | None = None, half: int = 0
    ) -> None:
        self.currency = currency
        self.amount = amount
        self.source = source
        self.purpose = purpose
        self.half = half

    def halves(self) -> int:
        """What it is worth, counted in halves."""
        return 2 * self.amount + self.half


class LegendaryState(State):
    FIELDS: ClassVar = (*State.FIELDS, *FIELDS)

    as_villain: Annotated[Seldom[int], SHOWN]  # a card of another kind that stands in the city as a Villain
    ascended: Annotated[Seldom[int], SHOWN]  # a Villain that has become a Mastermind, or was one when it was beaten
    in_city: int  # Masterminds that stand in the city
    role: Annotated[Seldom[str], SHOWN]  # as what a card is held by the one it lies with: see `roles.py`
    bonuses: int  # how many cards are held that make their holders stronger
    shards: Annotated[Seldom[int], SHOWN]  # on this card
    worth: Annotated[Seldom[int], SHOWN]  # Victory Points beyond what is printed, as long as it lies there
    shards_on_cards: int  # in all
    shards_of: Annotated[OfSeats[int], SHOWN]
    points: tuple[Points, ...]  # lots; `attack` and `recruit` are what is free of them, `bound` how many are not
    bound: int
    attack: Annotated[int, SHOWN]
    recruit: Annotated[int, SHOWN]
    piercing: Annotated[int, SHOWN]
    attack_made: Annotated[int, SHOWN]
    recruit_made: Annotated[int, SHOWN]
    half_points: Annotated[tuple[str, ...], SHOWN]  # currencies of which half a point is free beside the whole ones
    half_points_made: tuple[str, ...]  # the currency of each half that was made
    recruit_fights: Annotated[int, SHOWN]  # Recruit may be spent as Attack this turn
    excess: int  # some card of this turn rewards paying more than an enemy takes
    overpaid: int  # and that was done
    no_fights: Annotated[int, SHOWN]  # nobody can be fought any more this turn
    enemies_elsewhere: int  # in this game enemies also lie where not all do: see `enemies.py`
    officers_out: int  # in this game Officers come into the city as Villains
    shields: int  # and some hide behind what they hold
    versatile: int  # Versatile gives both kinds of points this turn
    both_sides: int  # of divided cards that are played this turn
    lightshow: int  # an ability of a Lightshow has been used this turn
    borrowable: int  # some card of this game can be lent to others
    borrowed_from: Annotated[OfSeats[int], SHOWN]  # seats that have lent a card this turn
    refused: OfSeats[int]  # seats that have just not lent a card, or whose offer was declined
    plays: ListOf[Play]
    in_use: int  # something that was played this turn has an ability to be used
    hand_size: int  # the size of the next new hand if an effect set it
    extra_cards: int  # that effects add to the next new hand
    came_into_hq: int  # how many cards this turn
    kept: ListOf[int]  # cards that join the next new hand
    backwards: Annotated[int, SHOWN]  # turns go round the other way
    won: ListOf[int]  # cards that have come into Victory Piles this turn
    more_turns: ListOf[int]  # seats that take a turn before the next one in order
    twists: Annotated[int, SHOWN]
    strikes: Annotated[int, SHOWN]
    escapes: Annotated[int, SHOWN]  # Villains that have escaped, wherever they are now
    carried_off: int  # Bystanders that went with them
    escaping: tuple[int, ...]  # whose Escape effect is still to come, or to end
    scattered: Annotated[int, SHOWN]  # the Tactics lie in the Villain Deck: a Mastermind has only itself to lose
    beaten: int  # the last Tactic has been taken
    plotting: int  # a player is the Mastermind
    plays_mastermind: Annotated[OfSeats[int], SHOWN]  # which one
    piles_matter: int  # in this game somebody looks at what lies uppermost in Victory Piles
    own_hq: int  # and recruits from a row of their own, as they alone do
    unseen: Annotated[OfSeats[int], Default(-1)]  # cards picked unseen, to be shown together
    traitor: Annotated[int, Default(-1), SHOWN]  # the seat that has turned out to be one
    weaknesses: int  # in this game some enemy can be weakened
    scheme_uses: int  # the Scheme lets players do something on their turns
    accused: Annotated[OfSeats[int], Default(-1)]  # whom each player accuses unseen
    challenges: Annotated[tuple[str, ...], SHOWN]
    heights: OfSeats[int]  # of the players, as they have told them
    hour: Annotated[int, Default(12)]  # at which they play
    showdown: ListOf[int]  # seats that have yet to take a Showdown turn
    totals: Annotated[OfSeats[int], Default(-1), SHOWN]
    open_hands: Annotated[int, Default(1), SHOWN]
    side: Annotated[str, Default(HEROES)]
    sides: Annotated[tuple[str, ...], Default((HEROES,)), SHOWN]  # whose stacks lie there: both, where sets are mixed
    cities: Annotated[tuple[tuple[int, ...], ...], Default(((SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE),))]
    # rows of spaces, each from its entrance to its exit
    city_names: tuple[str, ...]  # where there are several, or the city has a name
    villain_decks: Annotated[tuple[int, ...], Default((-1,))]  # the seat of whom each is; -1: all play from it
    deck: int  # the number of the Villain Deck that a card was played from last
    hero_decks: Annotated[int, Default(1)]  # of several, each fills the space of the HQ that it lies under
    hq: Annotated[tuple[int, ...], Default((0, 1, 2, 3, 4))]  # its spaces, as they are numbered among its zones
    odd_hq: int  # there is something unusual about it
    solo: Annotated[str, SHOWN]  # "", "basic" or "advanced"
    stand_in: Annotated[str, SHOWN]  # the group that plays the part of the one the Mastermind leads

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, LegendaryState)
        copy_fields(self, new)


Table = Game[LegendaryState]
