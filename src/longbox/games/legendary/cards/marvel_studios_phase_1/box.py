"""The box: Marvel Studios Phase 1.

Its seven Heroes, two of its Masterminds and two of its Schemes are those of the core set, card by card, so they are not
written down again; what has another name here is.
"""

from longbox.games.legendary.cards.making import Box

phase_1 = Box("marvel studios phase 1")
