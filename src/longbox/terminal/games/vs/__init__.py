"""Vs. System in the terminal."""

from rich.text import Text

from longbox.terminal.games.vs import board, words
from longbox.terminal.looks import Look
from longbox.terminal.palette import ATTACK, COIN, DEFENCE, EXHAUSTED, HEALTH, STAR
from longbox.terminal.seen import Seen

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
    words=words.WORDS,
    seat_name=lambda view, seat: board.seat_name(Seen(view), seat),
    moment=lambda view: board.moment(Seen(view)),
    legend=Text(
        f"{ATTACK} ATK   {DEFENCE} DEF   {HEALTH} health, struck out: wounds   {COIN} cost   {STAR} XP   "
        f"{EXHAUSTED} exhausted   ■ face-down resource",
        style="pencil",
    ),
    stats=("atk", "def", "health", "cost"),
    verbs={
        "hand/supporting character": ("recruit",),
        "hand/plot twist": ("play",),
        "hand/location": ("resource",),
        "front row": ("attack", "use"),
        "back row": ("attack", "use"),
    },
    aims={
        "front row": ("attack", ("front row", "back row")),
        "back row": ("attack", ("front row", "back row")),
    },
)
