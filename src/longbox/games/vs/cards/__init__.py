"""All cards of Vs. System that can be played, by box and team."""

from longbox.games.vs.cards.a_force import a_force as a_force
from longbox.games.vs.cards.a_force import all_teams as all_teams
from longbox.games.vs.cards.a_force import femme_fatales as femme_fatales
from longbox.games.vs.cards.making import LIBRARY as LIBRARY
from longbox.games.vs.cards.marvel_battles import avengers as avengers
from longbox.games.vs.cards.marvel_battles import guardians as guardians
from longbox.games.vs.cards.marvel_battles import neutral as neutral
from longbox.games.vs.cards.marvel_battles import super_villains as super_villains
from longbox.games.vs.cards.marvel_battles import x_men as x_men
from longbox.games.vs.cards.mcu_battles import known as known
from longbox.games.vs.cards.the_defenders import defenders as defenders
from longbox.games.vs.cards.the_defenders import for_everybody as for_everybody
from longbox.games.vs.cards.the_defenders import underworld as underworld
from longbox.games.vs.vocabulary.attacking_players import PLAYER_CARDS
from longbox.games.vs.vocabulary.hands import NAMES

for card in PLAYER_CARDS:
    LIBRARY.keep(card)
NAMES.learn({card.name for card in LIBRARY})
