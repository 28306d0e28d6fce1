"""Legendary in the terminal."""

from rich.text import Text

from longbox.terminal.games.legendary import board
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, STAR

LOOK = Look(
    title=board.TITLE,
    blurb="build a deck before the mastermind wins, for 1 to 5",
    colour=board.COLOUR,
    board=board.board,
    legend=Text(f"{ATTACK} attack   {COIN} recruit   {STAR} victory points   + what an enemy holds", style="pencil"),
    all_of="play",
)
