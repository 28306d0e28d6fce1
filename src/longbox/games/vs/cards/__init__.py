"""All cards of Vs. System that can be played, by set and team."""

from longbox.games.vs.cards import a_force as a_force
from longbox.games.vs.cards import a_force_femme_fatales as a_force_femme_fatales
from longbox.games.vs.cards import marvel_battles_avengers as marvel_battles_avengers
from longbox.games.vs.cards import marvel_battles_guardians as marvel_battles_guardians
from longbox.games.vs.cards import marvel_battles_neutral as marvel_battles_neutral
from longbox.games.vs.cards import marvel_battles_super_villains as marvel_battles_super_villains
from longbox.games.vs.cards import marvel_battles_x_men as marvel_battles_x_men
from longbox.games.vs.cards import mcu_battles as mcu_battles
from longbox.games.vs.vocabulary.hands import NAMES
from longbox.games.vs.vocabulary.printing import LIBRARY as LIBRARY

NAMES.learn({card.name for card in LIBRARY})
