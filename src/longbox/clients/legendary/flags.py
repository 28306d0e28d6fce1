"""The set-up of Legendary on the command line."""

from typing import Final

from longbox.flags import one, several, yes

FLAGS: Final = (
    several("hero", "heroes", "one of the Hero Deck", "--hero", "--heroes"),
    one("mastermind", "Who is behind it all"),
    one("scheme", "What is being schemed"),
    several("villains", "villains", "A Villain group of the Villain Deck"),
    several("henchmen", "henchmen", "A Henchmen group of the Villain Deck"),
    several("challenge", "challenges", "A way to make it harder"),
    one("solo", "The rules for one player: basic or advanced"),
    yes("sidekicks", "Have a stack of Sidekicks to recruit from"),
)
