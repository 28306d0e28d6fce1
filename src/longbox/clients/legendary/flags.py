"""The set-up of Legendary on the command line."""

from typing import Final

from longbox.flags import one, several, yes
from longbox.languages import message

FLAGS: Final = (
    several("hero", "heroes", message("one of the Hero Deck"), "--hero", "--heroes"),
    one("mastermind", message("Who is behind it all")),
    one("scheme", message("What is being schemed")),
    several("villains", "villains", message("A Villain group of the Villain Deck")),
    several("henchmen", "henchmen", message("A Henchmen group of the Villain Deck")),
    several("challenge", "challenges", message("A way to make it harder")),
    one("solo", message("The rules for one player: basic or advanced")),
    yes("sidekicks", message("Have a stack of Sidekicks to recruit from")),
)
