"""Makes cards that nobody prints, to show a rule alone."""

from longbox.games.champions.cards.making import Box

made = Box("made up").set("")
