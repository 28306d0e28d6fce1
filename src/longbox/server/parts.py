"""What the messages of a table are made of: decisions, results, seats, lines of the story, as a seat may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypedDict

import msgspec

from longbox import Group, Option, Rest
from longbox.story import CardPart

View = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/View"})]
"""What `Match.view` gives, as it is; `longbox.seen.View` describes it."""

CardView = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/CardView"})]
"""A card of it."""


class Picks(msgspec.Struct, frozen=True):
    """The picks of a group: those made so far, and what the others can be made of.

    `among` are the cards of which a set can be gathered, `proposal` a sensible one to begin with. `gives` says what a
    card of them brings: the resources that it pays with.
    """

    made: list[Option] = []
    among: tuple[str, ...] = ()
    proposal: tuple[str, ...] = ()
    gives: dict[str, tuple[str, ...]] = {}


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked, in the words of `longbox.Decision`. `cards` are those asked about that are no answers
    themselves, the one to look at first. `gift` is the number of an option that only gives its player something, at no
    cost."""

    number: int
    kind: str
    topic: str
    prompt: str
    cards: tuple[str, ...]
    options: list[Option]
    group: Group | None = None
    picks: Picks | None = None
    gift: int | None = None
    rest: Rest | None = None


@dataclass(frozen=True)
class Ending:
    """How a game ended. `reason` is what decided it; `verdict` says all to the reader: that, who wins and when."""

    outcome: str
    winners: tuple[int, ...]
    villain_won: bool
    best: int | None
    scores: tuple[int, ...]
    rule: str
    reason: str
    verdict: str


class ShownUndo(msgspec.Struct, frozen=True):
    """The choice to which the reader's undo would lead, in words, and whether something hidden was seen since."""

    to: int
    words: str
    seen: bool


class Standing(msgspec.Struct, frozen=True):
    """Where the game stands: `asked` is the seat that decides, `decision` what it is asked, if that is the reader.
    `undo` is null where the reader has nothing to take back."""

    number: int
    undos: int
    undo_floor: int
    asked: int | None
    undo: ShownUndo | None = None
    decision: Decision | None = None
    result: Ending | None = None


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat, in how many windows it is open, and whether its invitation is still to be used."""

    kind: str
    name: str
    player: str
    present: bool
    windows: int
    invited: bool


class ShownLine(msgspec.Struct, frozen=True):
    """Something said at the table. Who has no seat only watches, and is called as they like: also like somebody who
    plays."""

    seat: int | None
    name: str
    text: str


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of the story, or the heading of a turn or phase, and the choice that led to it (-1: the set-up).

    `instead`: it takes the place of the line before, since the same thing has happened once more.
    """

    choice: int
    parts: tuple[str | CardPart, ...]
    heading: bool = False
    instead: bool = False


class NamedCard(TypedDict):
    """A card of a step; one that the reader does not know has a handle only, and perhaps the guise in which it lies."""

    handle: str
    id: NotRequired[str]
    name: NotRequired[str]
    guise: NotRequired[str]


class Change(msgspec.Struct, frozen=True, tag_field="do"):
    """A change to the view. All of them, one after another, give the next view."""


class Move(Change, frozen=True, tag="move"):
    """A card goes from one zone to another, where it comes to lie `at` a place of those that are listed. `as` is the
    whole card where it was not seen before, or is something else now (a back). Without a `card`, one goes that can't be
    told from others; without `from` it comes into sight, without `to` out of it."""

    card: str | msgspec.UnsetType = msgspec.UNSET
    from_: str | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="from")
    to: str | msgspec.UnsetType = msgspec.UNSET
    at: int | msgspec.UnsetType = msgspec.UNSET
    as_: CardView | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="as")


class Facts(Change, frozen=True, tag="facts"):
    """Facts of a card that are new or have changed (`now`), and those that it has no more (`gone`)."""

    card: str
    in_: str = msgspec.field(name="in")
    now: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    gone: list[str] | msgspec.UnsetType = msgspec.UNSET


class SetFact(Change, frozen=True, tag="set"):
    """A place in the view that is set to something."""

    path: list[str | int]
    to: Any


class DropFact(Change, frozen=True, tag="drop"):
    """A place in the view that is there no more."""

    path: list[str | int]


class Step(TypedDict):
    """Something that happened (`event`: an attack, a card played), by whom and to what, the changes it made to the view
    and the lines that tell of it. Where players are not told what happened, it has only changes."""

    choice: int
    event: NotRequired[str]
    seat: NotRequired[int]
    amount: NotRequired[int]
    manner: NotRequired[str]
    card: NotRequired[NamedCard]
    target: NotRequired[NamedCard]
    source: NotRequired[NamedCard]
    cards: NotRequired[list[NamedCard]]
    changes: list[Move | Facts | SetFact | DropFact]
    story: list[StoryLine]
