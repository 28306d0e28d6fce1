"""Legacy. Main characters of the boxes named first get more levels here, so their files are read before."""

from longbox.games.vs.cards import marvel_battles as marvel_battles
from longbox.games.vs.cards import the_defenders as the_defenders
from longbox.games.vs.cards.legacy import a_force as a_force
from longbox.games.vs.cards.legacy import avengers as avengers
from longbox.games.vs.cards.legacy import defenders as defenders
from longbox.games.vs.cards.legacy import femme_fatales as femme_fatales
from longbox.games.vs.cards.legacy import guardians as guardians
from longbox.games.vs.cards.legacy import super_villains as super_villains
from longbox.games.vs.cards.legacy import underworld as underworld
from longbox.games.vs.cards.legacy import x_men as x_men
