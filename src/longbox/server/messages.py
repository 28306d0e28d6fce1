"""Every message that goes over a table's WebSocket, both ways. `docs/protocol.md` shows each of them."""

from __future__ import annotations

from typing import Any

import msgspec

from longbox.asked import Reason, Sum
from longbox.server.parts import (
    Decision,
    Ending,
    ShownLine,
    ShownSeat,
    Standing,
    Step,
    StoryLine,
    View,
)


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Message, tag="hello"):
    """The first message: which seat's link the client has and, coming back, the last position it knows. `language`: the
    code of the one that its reader reads; the server's own, where it is none of those that are spoken here."""

    token: str
    name: str = ""
    number: int | None = None
    undos: int = 0
    language: str = ""


class Kept(Message, tag="kept"):
    """The token of `welcome` has arrived: the invitation opens nothing any more. So does anything else that is sent."""


class Choose(Message, tag="choose"):
    """`unasked`: the client chose for its player, who passes without being asked. Undo skips such choices."""

    decision: int
    option: int
    undos: int = 0
    unasked: bool = False


class Retract(Message, tag="retract"):
    pass


class Gather(Message, tag="gather"):
    """Make all the picks of the group that is asked for, with just these cards, and finish it."""

    decision: int
    cards: list[str]
    undos: int = 0


class Consider(Message, tag="consider"):
    """Would these cards make a set for `gather`, and what else goes with them?"""

    cards: list[str]


class Undo(Message, tag="undo"):
    """Go back to choice `to`; left out: to one's own last choice. Those with only computer players beside them may go
    back `anyway` where something hidden was seen since."""

    to: int | None = None
    anyway: bool = False


class Rematch(Message, tag="rematch"):
    pass


class Consent(Message, tag="consent"):
    """The answer to a proposal."""

    yes: bool


class Concede(Message, tag="concede"):
    pass


class Pause(Message, tag="pause"):
    paused: bool


class Replace(Message, tag="replace"):
    """Give a seat to a computer player: one's own, an open one, or one whose player has been away for long."""

    seat: int
    player: str


class Sit(Message, tag="sit"):
    """Take one's own seat back from a computer player."""


class Leave(Message, tag="leave"):
    """Give one's seat up: it is open, and the old link is worth nothing."""


class Chat(Message, tag="chat"):
    text: str


class Why(Message, tag="why"):
    """Why can't I do that with this card? Without a verb: all that one usually does with such a card; in the middle of
    a payment, why can't I pay with it beside the cards that are laid out?"""

    card: str
    verb: str | None = None
    target: str | None = None
    beside: tuple[str, ...] = ()


class Explain(Message, tag="explain"):
    """How do the numbers of this card come about?"""

    card: str


class AskHint(Message, tag="hint"):
    """What would the computer player choose?"""


class CancelHint(Message, tag="cancel_hint"):
    """The hint that is being thought about is not wanted any more."""


class PlayNow(Message, tag="play_now"):
    """Let the computer player that thinks answer at once, with the best that it has found."""


class Report(Message, tag="report"):
    """ "That ruling is wrong": the position as a file. Once the game is over, also that before choice `at`."""

    note: str
    at: int | None = None


FromClient = (
    Hello
    | Kept
    | Choose
    | Gather
    | Consider
    | Retract
    | Undo
    | Rematch
    | Consent
    | Concede
    | Pause
    | Replace
    | Sit
    | Leave
    | Chat
    | Why
    | Explain
    | AskHint
    | CancelHint
    | PlayNow
    | Report
)


class Welcome(Message, tag="welcome"):
    """The answer to hello. `seat` is the reader's; a spectator has none. For an invitation, `token` opens the seat from
    now on."""

    table: str
    game: str
    seat: int | None
    chat: list[ShownLine]
    token: str | None = None


class Around(Message, tag="table"):
    """Who is at the table. `stopped` says why nobody can play on there, if so: this version plays differently."""

    seats: list[ShownSeat]
    spectators: int
    paused: bool
    stopped: str = ""


class Position(Message, tag="position"):
    """The whole view and story: at first, after an undo, or when the client knows too little."""

    view: View
    story: list[StoryLine]
    standing: Standing


class Steps(Message, tag="steps"):
    """What happened since the position that the client had, one event after another."""

    steps: list[Step]
    standing: Standing


class Said(Message, tag="said"):
    line: ShownLine


class Proposal(Message, tag="proposal"):
    """Somebody asks the others to agree to an undo (back to choice `to`, which was `words`) or a rematch."""

    what: str
    by: int
    to: int | None = None
    words: str = ""


class ProposalClosed(Message, tag="proposal_closed"):
    what: str
    agreed: bool


class NewTable(Message, tag="new_table"):
    """The rematch is laid out: the new table and the reader's own token there."""

    table: str
    token: str


class Reasons(Message, tag="reasons"):
    """The answer to why; no reasons: it can be done, or is not what is asked now. `uses` is what the card is good for
    now all the same: what it can help to pay for, in words."""

    card: str
    verb: str | None
    reasons: list[Reason]
    uses: list[str]


class Sums(Message, tag="sums"):
    """The answer to explain."""

    card: str
    sums: list[Sum]


class Considered(Message, tag="considered"):
    """The answer to consider: whether the cards make a set, which further ones could be part of one with them, and what
    they come to: the `total` in what the group counts, and the fields of the `view` that would be others with them."""

    cards: list[str]
    complete: bool
    more: tuple[str, ...]
    total: int = 0
    view: dict[str, Any] = {}


class Hint(Message, tag="hint"):
    """What the computer player would choose in this decision, and why."""

    decision: int
    option: int
    reason: str


class RulingFile(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one seat knows it, with what it was told: a file that anybody can load and argue about.

    `save` is the text of a save of a position that looks the same to the seat; it is no object, because browsers round
    large numbers. It has none while other people are still playing: the numbers of cards in it would help to trace
    theirs.
    """

    format: str = "longbox-ruling"
    version: str
    game: str
    seat: int
    note: str
    number: int
    view: View
    story: list[StoryLine]
    decision: Decision | None
    reasons: list[Reason]
    rules: list[str]
    save: str | None


class Ruling(Message, tag="ruling"):
    """The answer to report: what the client saves as a file."""

    file: RulingFile


class Failure(Message, tag="error"):
    """What the client asked for was not done, and nothing has changed."""

    code: str
    text: str


FromServer = (
    Welcome
    | Around
    | Position
    | Steps
    | Said
    | Proposal
    | ProposalClosed
    | NewTable
    | Reasons
    | Sums
    | Considered
    | Hint
    | Ruling
    | Failure
)


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, as one seat saw it (null: a spectator): what GET /api/replays/{replay} gives.

    `view` and `story` are as they were before the first choice; the steps lead from there to the end. If this version
    plays the game only up to some choice, `stopped` says so, and there may be no result.
    """

    game: str
    title: str
    seat: int | None
    names: list[str]
    choices: int
    view: View
    story: list[StoryLine]
    steps: list[Step]
    result: Ending | None
    stopped: str = ""


CLIENT = msgspec.json.Decoder(FromClient)
SERVER = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()
