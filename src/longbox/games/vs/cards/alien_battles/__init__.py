"""The Alien Battles."""

from longbox.games.vs.cards.alien_battles import company as company
from longbox.games.vs.cards.alien_battles import of_any_team as of_any_team
from longbox.games.vs.cards.alien_battles import xenomorphs as xenomorphs
