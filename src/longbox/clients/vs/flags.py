"""The set-up of Vs. System on the command line."""

from typing import Final

from longbox.flags import one, several
from longbox.languages import message

FLAGS: Final = (
    several("deck", "decks", message("A deck by name or file, once a player")),
    several("main", "mains", message("A main character, once a player")),
    one("mode", message("Who plays with whom: free-for-all, two-against-two or two-headed")),
    one("rules", message("The book to play by, where the books differ")),
)
