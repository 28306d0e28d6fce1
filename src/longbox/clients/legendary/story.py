"""What happens in Legendary, in short lines."""

from typing import Final

from longbox.languages import message
from longbox.story.templates import Templates

WORDS: Final = {
    "turn": message("— Turn {amount}, {who}’s turn"),
    "turn/you": message("— Turn {amount}, your turn"),
    "turn/showdown": message("— Final Showdown, {who}’s turn"),
    "turn/showdown/you": message("— Final Showdown, your turn"),
    "villain card": message("The {Villain} Deck turns up {card}"),
    "twist": message("This is Twist {number} of the {Scheme}"),
    "strike": message("The {Mastermind} strikes"),
    "enter/effect": message("{card} enters the city"),
    "escape": message("{card} {escapes}[ with {amount} <Bystander|Bystanders>]!"),
    "come back": message("{card} comes back to the city"),
    "move on": message("{card} moves on"),
    "charge": message("{card} charges on"),
    "destroy": message("The city loses a space: {space}"),
    "open": message("The city gets a space: {space}"),
    "move in the city": message("{card} moves through the city"),
    "capture": message("{card} {captures} {cards}"),
    "free": message("{card} lets go whom it {captured}"),
    "draw": message("{who} draw|draws {amount} <card|cards>"),
    "reshuffle": message("{who} shuffle|shuffles the discard pile into the deck"),
    "shuffle in": message("{who} shuffle|shuffles the discard pile into the deck"),
    "discard": message("{who} discard|discards {cards}[ ({source})]"),
    "discard/dodge": message("{who} dodge|dodges with {cards}"),
    "discard/carried off": message("{who} discard|discards {cards}, as a Bystander was carried off"),
    "ko": message("{who} KO|KOs {cards}[ ({source})]"),
    "ko/HQ": message("{who} KO|KOs {cards} from the {HQ}[ ({source})][; {target} takes its place]"),
    "ko/healing": message("{who} heal|heals and KO|KOs {cards}"),
    "gain": message("{who} gain|gains {cards}[ ({source})]"),
    "gain/as a hero": message("{who} win|wins {cards} over as {Hero}[ ({source})]"),
    "gain wound": message("{who} gain|gains {amount} <Wound|Wounds>[ ({source})]"),
    "no wounds left": message("There is no Wound left for {who} to gain"),
    "cancel/gain wound": message("{who} reveal|reveals {source} instead of gaining a Wound"),
    "cancel/fight effect": message("{who} cancel|cancels the Fight effect of {card} with {source}"),
    "cancel/ambush effect": message("{who} reveal|reveals {source}: the Ambush of {card} is cancelled"),
    "give heroes": message("{who} hand|hands out {cards}"),
    "pass left": message("Everybody passes a card to the left"),
    "put on deck": message("{who} put|puts {cards} on top of the deck"),
    "put at an end/top": message("{who} put|puts {cards} back on top"),
    "put at an end/bottom": message("{who} put|puts {cards} on the bottom"),
    "put back": message("{who} put|puts {cards} back on top of the deck"),
    "put into hand": message("{who} take|takes {cards} into hand"),
    "phase": message("{who} swap|swaps {card} for the top card of the deck"),
    "teleport": message("{who} teleport|teleports {cards}"),
    "showdown total": message("{who} make|makes {total} in the Showdown"),
    "showdown tie": message("{players} players tie at {total} and play again"),
    "showdown prize": message("{who} win|wins {card}[ and {rescue}|{rescues} {cards}]"),
    "return to the stack": message("{cards} goes|go back to the stack"),
    "put under the hero deck": message("{cards} go|goes under the {Hero} Deck"),
    "undercover": message("{who} send|sends {cards} Undercover"),
    "set aside": message("{who} set|sets {cards} aside for the next hand"),
    "set aside for later": message("{who} set|sets {card} aside for the next turn"),
    "transform": message("{card} transforms into {target}"),
    "put into victory pile": message("{who} put|puts {card} into the Victory Pile"),
    "change class": message("{cards} counts|count as another class for the rest of the turn: {icon}"),
    "rescue": message("{who} {rescue}|{rescues} {cards}"),
    "send home": message("{who} put|puts {cards} under the Bystander stack"),
    "get/attack": message("{who} get|gets {amount} Attack[ ({source})]"),
    "get/piercing": message("{who} get|gets {amount} Piercing[ ({source})]"),
    "get/recruit": message("{who} get|gets {amount} Recruit[ ({source})]"),
    "pay for an effect/attack": message("{who} use|uses {card} for {amount} Attack"),
    "pay for an effect": message("{who} use|uses {card} for {amount} Recruit"),
    "gain shards": message("{who} gain|gains {amount} <Shard|Shards>[ ({source})]"),
    "gain shards/enemy": message("{card} gains {amount} <Shard|Shards>"),
    "throw": message("{who} throw|throws {card}"),
    "spend shards": message("{who} spend|spends {amount} <Shard|Shards>[ ({source})]"),
    "spend a shard": message("{who} spend|spends {amount} <Shard|Shards>"),
    "lend": message("{who} lend|lends {cards}"),
    "play": message("{who} play|plays {card}"),
    "recruit": message("{who} recruit|recruits {card}[ for {amount}][; {target} takes its place]"),
    "recruit/free": message("{who} recruit|recruits {card} for free[; {target} takes its place]"),
    "defeat": message(
        "{who} defeat|defeats {card}[ and take|takes {target} ({left} <Tactic|Tactics> left)]"
        "[, {rescuing} {held} <Bystander|Bystanders>]"
    ),
    "defeat/gained": message(
        "{who} defeat|defeats {card} and gain|gains it[, {rescuing} {held} <Bystander|Bystanders>]"
    ),
    "reveal": message("{who} reveal|reveals {cards}[ ({source})]"),
}

SILENT: Final = {
    "enter": "who comes from the Villain Deck is told when the card is turned up",
    "get": "points are of a currency, and each has words",
    "draw/new hand": "everybody draws a new hand at the end of every turn",
    "play a villain card": "the card is told when it is turned up",
    "once in a game": "what the card does then is told",
    "point at a player": "it is told when all are seen",
    "accuse": "what befalls whoever is accused most is told",
    "strike ends": "the strike is told when it comes",
    "place": "where a Twist or Strike lies is of no consequence by itself",
    "fight": "the fight is told with the defeat",
    "rescue/captive": "whom a defeated enemy held is told with its defeat",
    "points": "it only lets cards listen for points; what gives them is told",
    "ambush effect": "what the Ambush does is told",
    "fight effect": "what the Fight effect does is told",
    "play from a villain deck": "the card that is turned up is told",
    "refill": "who comes into the HQ is told with what made room there",
    "discard everything": "all cards are discarded at the end of every turn",
    "investigate": "what is found and put back is told",
    "new hand": "everybody draws a new hand at the end of every turn",
    "take back": "what was set aside is told when it is",
    "end of turn": "the next turn is a heading",
    "final showdown": "its turns are headings",
    "heal": "the KO of the Wounds is told",
    "refuse to lend": "nothing comes of it",
    "forget refusals": "nothing comes of it but another question",
    "pick unseen": "the cards are told when all are shown together",
    "recruit fights": "the card that allows it is told",
    "lightshow": "the effect that was chosen is told",
    "versatile gives both": "the card that allows it is told, and the points are",
    "size of the new hand": "the card that sets it is told",
    "extra cards": "the card that adds them is told",
    "keep for the new hand": "the card that allows it is told",
    "another turn": "the turn is a heading",
}
"""What is not told, and why."""

TERMS: Final = (
    "Hero",
    "Villain",
    "Mastermind",
    "Scheme",
    "HQ",
    "escapes",
    "captures",
    "captured",
    "rescue",
    "rescues",
    "rescuing",
)
"""What the players of another side call otherwise."""

SPACES: Final = {
    "Sewers": message("Sewers"),
    "Bank": message("Bank"),
    "Rooftops": message("Rooftops"),
    "Streets": message("Streets"),
    "Bridge": message("Bridge"),
    "space 6": message("space 6"),
    "space 7": message("space 7"),
    "space 8": message("space 8"),
    "space 9": message("space 9"),
    "space 10": message("space 10"),
}
"""What the spaces of the city are called."""

CLASSES: Final = {
    "Strength": message("Strength"),
    "Instinct": message("Instinct"),
    "Covert": message("Covert"),
    "Tech": message("Tech"),
    "Ranged": message("Ranged"),
}
"""What the classes of Heroes are called."""

STORY: Final = Templates(WORDS, SILENT, TERMS, {"space": SPACES, "icon": CLASSES})
