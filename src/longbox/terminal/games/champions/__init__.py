"""Marvel Champions in the terminal."""

from rich.text import Text

from longbox.terminal.games.champions import board
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, THREAT

LOOK = Look(
    title=board.TITLE,
    blurb="heroes together against a villain, for 1 to 4",
    colour=board.COLOUR,
    board=board.board,
    legend=Text(
        f"{HEALTH} hit points   {ATTACK} attack   {DEFENCE} defence   {THREAT} threat, thwart, scheme   "
        f"{COIN} cost, counters   {EXHAUSTED} exhausted",
        style="pencil",
    ),
)
