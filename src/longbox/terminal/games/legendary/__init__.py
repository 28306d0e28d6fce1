"""Legendary in the terminal."""

from rich.text import Text

from longbox.terminal.games.legendary import board, words
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, STAR
from longbox.terminal.seen import Seen

LOOK = Look(
    title=board.TITLE,
    blurb="build a deck before the mastermind wins, for 1 to 5",
    glance=(
        "Beat the Mastermind four times before its Scheme succeeds. Each turn begins with a card of the Villain Deck. "
        "Then play your cards for attack and recruit points, recruit Heroes for your deck, and fight. What you have "
        "left is discarded and you draw six new cards. Villains pushed past the Bridge escape."
    ),
    colour=board.COLOUR,
    board=board.board,
    words=words.WORDS,
    seat_name=lambda view, seat: board.seat_name(Seen(view), seat),
    moment=lambda view: board.moment(Seen(view)),
    legend=Text(f"{ATTACK} attack   {COIN} recruit   {STAR} victory points   + what an enemy holds", style="pencil"),
    stats=("attack", "recruit", "cost", "points"),
    verbs={
        "hand": ("play",),
        "hq": ("recruit",),
        "officers": ("recruit",),
        "city": ("fight",),
        "mastermind": ("fight",),
    },
    aims={},
    all_of="play",
)
