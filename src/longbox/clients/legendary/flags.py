"""The set-up of Legendary on the command line."""

from typing import Final

from longbox.flags import Flag, one, several, yes
from longbox.languages import message

FLAGS: Final = (
    several("hero", "heroes", message("one of the Hero Deck"), "--hero", "--heroes"),
    one("side", message("Who the players are: heroes or villains")),
    one("mastermind", message("Who is behind it all")),
    yes("epic", message("Lay out the Epic side of the Mastermind")),
    one("scheme", message("What is being schemed")),
    several("villains", "villains", message("A Villain group of the Villain Deck")),
    several("henchmen", "henchmen", message("A Henchmen group of the Villain Deck")),
    several("expansion", "expansions", message("A set to draw from besides the first"), "--expansion", "--expansions"),
    several("challenge", "challenges", message("A way to make it harder")),
    several("horror", "horrors", message("A Horror that is there from the start"), "--horror"),
    one("random_horrors", message("How many more Horrors, drawn at random")),
    one("solo", message("The rules for one player: basic or advanced")),
    one("mastermind_player", message("Which player is the Mastermind, by number")),
    Flag(
        "own_row",
        "own_row",
        message("Have that player recruit from a row of the other side’s Heroes"),
        bool | None,
        ("--own-row",),
    ),
    several(
        "starting_deck",
        "starting_decks",
        message("A starting deck, once a player: shield, hydra or usual"),
        "--starting-deck",
    ),
    several("height", "heights", message("A player's height in centimetres, once a player"), "--height"),
    one("hour", message("The hour of the day at which you play, from 0 to 23")),
    yes("sidekicks", message("Have a stack of Sidekicks to recruit from")),
)
