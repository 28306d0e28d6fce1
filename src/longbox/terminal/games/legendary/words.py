"""What happens in Legendary, in short lines."""

from typing import Final

WORDS: Final = {
    "turn": "— {whose} turn",
    "villain card": "The Villain Deck turns up {card}",
    "twist": "The Scheme twists",
    "strike": "The Mastermind strikes",
    "enter": "{card} enters the city",
    "escape": "{card} escapes!",
    "move in the city": "{card} moves through the city",
    "capture": "{card} captures {cards}",
    "free": "{card} sets its captives free",
    "draw": "{who} draw|draws {amount card}",
    "draw/new hand": "",
    "discard": "{who} discard|discards {cards}",
    "discard/carried off": "{who} discard|discards {cards}, as a Bystander was carried off",
    "ko": "{cards} are|is KO’d",
    "ko/healing": "{who} heal|heals and KO|KOs {cards}",
    "gain": "{who} gain|gains {cards}",
    "gain wound": "{who} gain|gains a Wound",
    "give heroes": "{who} hand|hands out {cards}",
    "pass left": "Everybody passes a card to the left",
    "put under the hero deck": "{cards} go|goes under the Hero Deck",
    "rescue": "{who} rescue|rescues {cards}",
    "get": "{who} get|gets {amount} {manner}",
    "play": "{who} play|plays {card}",
    "recruit": "{who} recruit|recruits {card}",
    "defeat": "{who} defeat|defeats {card}[ and take|takes {target}]",
    "showdown total": "{who} make|makes {amount} in the Final Showdown",
    "showdown prize": "{who} win|wins the Final Showdown and take|takes {card}",
    "reveal": "{who} reveal|reveals {cards}",
}
