"""What happens in Legendary, in short lines."""

from typing import Final

WORDS: Final = {
    "turn": "— Turn {amount}: {who}",
    "villain card": "{card} comes from the Villain Deck",
    "twist": "A Scheme Twist",
    "strike": "A Master Strike",
    "enter": "{card} enters the city",
    "escape": "{card} escapes",
    "draw": "{who} draw|draws {amount}",
    "draw/new hand": "",
    "discard": "{who} discard|discards {cards}",
    "ko": "{cards} is KO’d",
    "gain": "{who} gain|gains {card}",
    "gain wound": "{who} gain|gains a Wound",
    "rescue": "{who} rescue|rescues {cards}",
    "capture": "{target} captures {cards}",
    "get": "{who} get|gets {amount} {manner}",
    "play": "{who} play|plays {card}",
    "recruit": "{who} recruit|recruits {card}",
    "defeat": "{who} defeat|defeats {card}",
    "reveal": "{who} reveal|reveals {cards}",
}
