"""Vs. System in the terminal."""

from rich.text import Text

from longbox.terminal.games.vs import board
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, STAR

LOOK = Look(
    title=board.TITLE,
    blurb="a duel of teams, for 2 to 4",
    glance=(
        "Knock out the enemy main character. In your turn you draw two cards, your stunned characters recover and all "
        "get ready, you play one card as a resource, recruit characters with a point for each resource, and attack. "
        "Whoever is struck with ATK as high as their DEF is stunned and wounded; as many wounds as health are a KO."
    ),
    colour=board.COLOUR,
    board=board.board,
    legend=Text(
        f"{ATTACK} ATK   {DEFENCE} DEF   {HEALTH} health, struck out: wounds   {COIN} cost   {STAR} XP   "
        f"{EXHAUSTED} exhausted   ■ face-down resource",
        style="pencil",
    ),
)
