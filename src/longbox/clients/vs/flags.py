"""The set-up of Vs. System on the command line."""

from typing import Final

from longbox.flags import one, several

FLAGS: Final = (
    several("deck", "decks", "A deck by name or file, once a player"),
    several("main", "mains", "A main character, once a player"),
    one("mode", "Who plays with whom: free-for-all, two-against-two or two-headed"),
    one("rules", "The book to play by, where the books differ"),
)
