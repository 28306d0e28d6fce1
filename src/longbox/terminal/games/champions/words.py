"""What happens in Marvel Champions, in short lines."""

from typing import Final

WORDS: Final = {
    "discard": "{who} discard|discards {cards}",
    "remove from the game": "{cards} is removed from the game",
    "draw": "{who} draw|draws {amount}",
    "take damage": "{card} takes {amount} damage[ from {source}]",
    "heal": "{card} heals {amount}",
    "gain status": "{card} is now {manner}",
    "lose status": "{card} is no longer {manner}",
    "place threat": "{amount} threat on {card}",
    "remove threat": "{amount} threat removed from {card}",
}
