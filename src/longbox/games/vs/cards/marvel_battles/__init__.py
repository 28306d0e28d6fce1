"""The Marvel Battles."""

from longbox.games.vs.cards.marvel_battles import avengers as avengers
from longbox.games.vs.cards.marvel_battles import guardians as guardians
from longbox.games.vs.cards.marvel_battles import neutral as neutral
from longbox.games.vs.cards.marvel_battles import super_villains as super_villains
from longbox.games.vs.cards.marvel_battles import x_men as x_men
