"""Marvel Champions in the terminal."""

from rich.text import Text

from longbox.terminal.games.champions import board
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, THREAT

LOOK = Look(
    title=board.TITLE,
    blurb="heroes together against a villain, for 1 to 4",
    glance=(
        "Defeat the villain’s last stage before the main scheme is full of threat or every hero is out. In your turn, "
        "in any order: play cards and pay for them with the resources of other cards, attack, thwart, and change form "
        "once. Then threat rises, the villain attacks heroes and schemes against alter-egos, and encounter cards come."
    ),
    colour=board.COLOUR,
    board=board.board,
    legend=Text(
        f"{HEALTH} hit points   {ATTACK} attack   {DEFENCE} defence   {THREAT} threat, thwart, scheme   "
        f"{COIN} cost, counters   {EXHAUSTED} exhausted",
        style="pencil",
    ),
)
