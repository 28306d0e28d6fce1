"""What only single kinds of events tell, by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.slots import Note

DEFINITION: Final = Note("definition")
"""What a card is played as."""
EXTRA: Final = Note("extra")
"""The class that a play has besides."""
PURPOSE: Final = Note("purpose")
HALF: Final = Note("half")
"""Half a point more than the amount."""
"""The enemies on whom alone points can be spent."""
PARTS: Final = Note("parts")
"""How much of each currency a fight took."""
LOTS: Final = Note("lots")
"""The places of the lots of points that went first."""
HERO: Final = Note("hero")
"""Whose points alone could pay for a fight; None: anybody's."""
EXCESS: Final = Note("excess")
"""How much more was paid for a fight than it takes."""
SPACE: Final = Note("space")
"""Where an enemy was defeated; -1: not in the city."""
ATTACK: Final = Note("attack")
"""How much Attack an enemy had when it was defeated."""
LOCATION: Final = Note("location")
"""Whether what was defeated was a Location."""
HELD: Final = Note("held")
"""How many Bystanders a defeated enemy held."""
ABILITIES: Final = Note("abilities")
"""What the card of an effect could do when it was fought."""
BONDED: Final = Note("bonded")
"""With whom the defeated enemy was bonded, or -1; of a Fight effect, whether its card was."""
OWNERS: Final = Note("owners")
"""Who lost the Heroes that were KO'd."""
FROM_HAND: Final = Note("from hand")
"""Which of the cards that were discarded were in hand."""
NOT_FROM_HQ: Final = Note("not from hq")
"""Of a Hero that was recruited: it lay elsewhere, on a stack of its own or beside a Mastermind."""
SEATS: Final = Note("seats")
"""To whom cards that are handed out go, one after the other."""
PLAYERS: Final = Note("players")
"""How many are tied in a Final Showdown."""
