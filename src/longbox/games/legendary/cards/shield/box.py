"""The box: S.H.I.E.L.D."""

from longbox.games.legendary.cards.making import Box

shield = Box("shield")
