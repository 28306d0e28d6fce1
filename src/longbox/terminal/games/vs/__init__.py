"""Vs. System in the terminal."""

from rich.text import Text

from longbox.terminal.games.vs import board
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, STAR

LOOK = Look(
    title=board.TITLE,
    blurb="a duel of teams, for 2 to 4",
    colour=board.COLOUR,
    board=board.board,
    legend=Text(
        f"{ATTACK} ATK   {DEFENCE} DEF   {HEALTH} health, struck out: wounds   {COIN} cost   {STAR} XP   "
        f"{EXHAUSTED} exhausted   ■ face-down resource",
        style="pencil",
    ),
)
