"""What goes over HTTP, as pydantic models: FastAPI checks them and describes them in /openapi.json."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from longbox import players
from longbox.languages import said
from longbox.server.parts import Ending

DECK_LENGTH = 20_000
NAME_LENGTH = 40
MOST_SETTINGS = 50
"""No form has as many lines."""

Settings = Annotated[dict[str, Any], Field(max_length=MOST_SETTINGS)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", from_attributes=True)


class Spoken(Body):
    """A language that can be read here, by its code and what it calls itself."""

    code: str
    name: str


class Languages(Body):
    """The languages that there are, English first, and the code of the server's own."""

    spoken: list[Spoken]
    own: str


class Language(Spoken):
    """How messages of the page are said: by the English ones; those that count something by their form for one, with
    which of the forms each number takes, numbers from 200 on as those a hundred less. `letters`: other letters for
    what is not among them."""

    messages: dict[str, str]
    plurals: dict[str, list[str]]
    forms: list[int]
    letters: dict[str, str]


def unwritable(text: str) -> bool:
    """Whether something can't be written down everywhere: NUL, or half of a character."""
    return "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text)


TURNS_ROUND = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""Signs that nobody sees, by their direction: what stands behind one may be read backwards."""


def as_called(name: str) -> str:
    """A name as it is kept, and as others read it in the midst of sentences: one line that turns nothing round."""
    letters = [letter for letter in name if unicodedata.bidirectional(letter) not in TURNS_ROUND]
    words = "".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in letters).split()
    return " ".join(words)[:NAME_LENGTH]


Name = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(as_called)]


class Asked(Body):
    """What clients send."""

    @model_validator(mode="before")
    @classmethod
    def must_be_writable(cls, given: Any) -> Any:
        """Every text in it, however deep."""
        waiting = [given]
        while waiting:
            value = waiting.pop()
            if isinstance(value, str) and unwritable(value):
                raise ValueError(said("a text holds NUL or half of a character"))
            if isinstance(value, dict):
                waiting += (*value, *value.values())
            elif isinstance(value, list):
                waiting += value
        return given


class FormItem(Body):
    name: str
    words: str
    default: Any
    choices: list[str | int | bool]
    many: bool
    least: int
    most: int
    repeats: bool
    decks: bool
    rule: str
    meanings: dict[str, str] = Field(description="What a choice means, where its name does not say it.")


class GameForm(Body):
    name: str
    form: list[FormItem]
    players: list[str] = Field(description="How good computer players can be, from the easiest to the hardest.")
    usual_player: str = Field(description="Which of them sits down where nobody has chosen.")


class Setup(Asked):
    setup: Settings = {}


class DeckText(Asked):
    text: str = Field(max_length=DECK_LENGTH)
    game: str = Field("", description="Which game it is for, where the list itself doesn't say.")


class Problem(Body):
    rule: str
    text: str
    cure: str
    items: list[str] = Field([], description="The lines of the set-up form without which it would not be there.")


class DeckLine(Body):
    count: int
    name: str
    card: str = Field(description="The card's id; empty if there is no such card.")


class ReadDeck(Body):
    key: str = Field(description="What a set-up calls it, if it comes with the game.")
    name: str
    game: str
    headings: dict[str, str]
    cards: list[DeckLine]
    size: int
    problems: list[Problem]
    text: str


class TextPiece(Body):
    """Some words of a card's text."""

    words: str
    term: str = Field(description="The glossary's id of what they mean, if it knows them.")
    symbol: str = Field(description="The name of the symbol that they stand for, if they do.")


class TextHeading(TextPiece):
    """What stands before a sentence of a card's text."""

    kind: str = Field(description="title (the name of a power), when (it may be used) or symbol (that it takes).")


class TextLine(Body):
    headings: list[TextHeading]
    pieces: list[TextPiece]


class CardInfo(Body):
    id: str
    name: str
    set: str
    kind: str
    text: str
    playable: bool
    numbers: dict[str, int]
    traits: list[str]
    copies: int
    facts: dict[str, Any] = Field(description="All that can be drawn, under the names of docs/views.md.")
    terms: list[str] = Field(description="The words of the glossary that its text uses, by id.")
    missing: str = Field(description="What a card that is not playable waits for, in a sentence.")
    lines: list[TextLine] = Field(description="Its text in parts, a line for each ability.")


class Lesson(Body):
    topic: str = Field(description="The topic of the decisions that it explains.")
    title: str
    text: str
    rules: list[str]


class Term(Body):
    id: str
    name: str
    kind: str = Field(description="keyword, symbol, stat, status or term.")
    text: str
    rules: list[str]
    words: list[str] = Field(description="How it stands in the texts of cards.")


class PassedWindow(Body):
    topic: str = Field(description="The topic of the decisions.")
    words: str


class Rule(Body):
    id: str
    text: str
    source: list[str]
    example: str


class WishedSeat(Asked):
    kind: Literal["person", "computer", "open"]
    name: Name = ""
    player: str = Field(players.USUAL_LEVEL, description="For a computer's seat: which computer player.")


class WishedTable(Asked):
    game: str
    setup: Settings = {}
    seats: list[WishedSeat] = Field(min_length=1, max_length=8)
    listed: bool = Field(False, description="Whether strangers find the table and may take its open seats.")


class SeatLink(Body):
    seat: int
    token: str


class TableLinks(Body):
    table: str
    seats: list[SeatLink] = Field(description="One link for each seat that is not a computer player's.")
    spectators: str


class Guest(Asked):
    name: Name = ""


class TableSeat(Body):
    kind: str
    name: str
    player: str
    present: bool


class TableInfo(Body):
    table: str
    game: str
    title: str = Field(description='Who is up against whom: "Spider-Man against Rhino".')
    moment: str = Field(description='How far it is: "round 3, villain phase".')
    asked: int | None = Field(description="The seat that is to decide; null when the game is over.")
    listed: bool
    paused: bool
    over: bool
    stopped: str = Field(description="Why nobody can play on there: this version plays differently; else empty.")
    choices: int
    result: Ending | None = Field(description="How the game ended; null while it goes on.")
    changed: datetime = Field(description="When something last happened there.")
    spectators: int
    seats: list[TableSeat]


class OwnLink(Asked):
    table: str = Field(max_length=64)
    token: str = Field(max_length=100)


class OwnLinks(Asked):
    links: list[OwnLink] = Field(max_length=100)


class OwnTable(TableInfo):
    seat: int | None = Field(description="The seat that the link opens; null: it is the spectators'.")
    your_move: bool
    host: bool = Field(description="Whether the link is that of the first person there, who may delete the table.")


class Token(Asked):
    token: str = Field(max_length=100)


class DeletedTable(Body):
    table: str


class ReplayLink(Body):
    replay: str = Field(description="Whoever has this may watch the game as that seat saw it.")


class PlayOn(Asked):
    at: int = Field(ge=0, description="How many choices of the game are kept.")
    seats: list[WishedSeat] = Field(min_length=1, max_length=8)
