"""A-Force."""

from longbox.games.vs.cards.a_force import a_force as a_force
from longbox.games.vs.cards.a_force import all_teams as all_teams
from longbox.games.vs.cards.a_force import femme_fatales as femme_fatales
