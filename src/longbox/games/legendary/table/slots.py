"""The names under which procedures and effects of Legendary remember what they are about."""

from __future__ import annotations

from typing import Final

from longbox.engine.slots import Slot

PLAY: Final = Slot("play")
"""The place of a play among those of the turn: what was played before it stands before that place."""
AS: Final = Slot("as")
"""The definition that a card is played as; None where it is not played after all."""
EXTRA: Final = Slot("extra")
"""The class that a play has besides."""
AGAIN: Final = Slot("again")
"""Whether it is the second play of a card in a row."""
RETURNED: Final = Slot("returned")
"""Whether a card was set aside on an earlier turn to be played once more now."""
WAY: Final = Slot("way")
"""The number of the price that was chosen for a fight."""
RECRUIT: Final = Slot("recruit")
"""How much of the price of a fight is paid with Recruit."""
STAKED: Final = Slot("staked")
"""The cards that were turned up for a fight."""
STAKE: Final = Slot("stake")
"""What the cards that were turned up for a fight have added to its price."""
PARTS: Final = Slot("parts")
"""How much of each currency a fight takes."""
HERO: Final = Slot("hero")
"""Whose points alone can pay for it; None: anybody's."""
FLAVOR: Final = Slot("flavor")
"""How many cards have a line of flavor text."""
LOTS: Final = Slot("lots")
"""The places of the lots of points that go first."""
PAST: Final = Slot("past")
"""Whether a fight goes past what the enemy asks for beside its price."""
EXCESS: Final = Slot("excess")
"""How many plays of this turn see that more was paid for a fight than it takes."""
EXCESS_OF_ENEMY: Final = Slot("excess of enemy")
"""What the enemy itself does then."""
SPACE: Final = Slot("space")
"""The space of the city where it takes place; -1: elsewhere."""
CITY: Final = Slot("city")
"""The number of the city that a Villain enters."""
TO: Final = Slot("to")
"""The space that a Villain moves to."""
TROPHY: Final = Slot("trophy")
"""What is won of a Mastermind: a Tactic, or its own card; of two that were bonded, the one that was defeated."""
MASTERMIND: Final = Slot("mastermind")
"""The Mastermind of whom a card was won, or that it was itself; -1: it was a Villain."""
EVERYBODY: Final = Slot("everybody")
"""An effect on each other player is one on each."""
SPARED: Final = Slot("spared")
"""The player who is the Mastermind is not concerned."""
BACK: Final = Slot("back")
"""A card that was won has come back."""
BONDED: Final = Slot("bonded")
"""Whether who was fought was bonded with another."""
PARTING: Final = Slot("parting")
"""What two that were bonded do when they are parted."""
HOST: Final = Slot("host")
"""With whom a Villain bonds."""
NEW: Final = Slot("new")
"""Whether it comes from elsewhere than a city."""
TWIST: Final = Slot("twist")
"""The card that acts as a Scheme Twist."""
STRIKE: Final = Slot("strike")
"""The card that acts as a Master Strike."""
LENDER: Final = Slot("lender")
"""The player who lends a card."""
CARRIED: Final = Slot("carried")
"""The Bystanders that an escaping Villain held."""
GONE: Final = Slot("gone")
"""Those that leave the city together."""
ABILITIES: Final = Slot("abilities")
"""What a card could do when it was defeated or escaped, and does thereafter."""
WINNER: Final = Slot("winner")
"""The player who won a Final Showdown."""
PRIZE: Final = Slot("prize")
"""The card that was won in it."""
CLASS: Final = Slot("class")
"""A class that was chosen, by its number."""
CHOSEN: Final = Slot("chosen")
"""Cards that are chosen while what follows goes on to speak of another card as "it"."""
THIS_WAY: Final = Slot("this way")
"""The cards to which something has happened by what has just been done."""
HAD: Final = Slot("had")
"""The cards that a Villain held as it escaped."""
HAD_SHARDS: Final = Slot("had shards")
"""How many Shards it had then."""
SHOWN: Final = Slot("shown")
"""The cards that all players have shown at once, each with whose it is."""
ACCUSED: Final = Slot("accused")
"""Whom each player has accused."""
FAILED: Final = Slot("failed")
"""The Traps whose challenges were not met this turn, each with what follows."""
TEAM: Final = Slot("team")
"""A team that was chosen, by its place in the list of those there are; -1: another one."""
THROWN: Final = Slot("thrown")
"""What an Artifact does that is thrown."""
NOT_TAKEN: Final = Slot("not taken")
"""Which of the two kinds of points Versatile did not give."""
