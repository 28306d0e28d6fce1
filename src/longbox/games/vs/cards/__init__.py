"""All cards of Vs. System that can be played, by box; a box names the files of its teams."""

from longbox.games.vs.cards import a_force as a_force
from longbox.games.vs.cards import alien_battles as alien_battles
from longbox.games.vs.cards import legacy as legacy
from longbox.games.vs.cards import marvel_battles as marvel_battles
from longbox.games.vs.cards import mcu_battles as mcu_battles
from longbox.games.vs.cards import mcu_heroes as mcu_heroes
from longbox.games.vs.cards import mcu_villains as mcu_villains
from longbox.games.vs.cards import the_defenders as the_defenders
from longbox.games.vs.cards.making import LIBRARY as LIBRARY
from longbox.games.vs.cards.making import keep_expansions
from longbox.games.vs.vocabulary.attacking_players import PLAYER_CARDS
from longbox.games.vs.vocabulary.hands import NAMES

CHARACTER_KINDS = ("main character", "supporting character", "token")

for card in PLAYER_CARDS:
    LIBRARY.keep(card)
keep_expansions()
NAMES.learn({card.name for card in LIBRARY}, {card.name for card in LIBRARY if card.kind in CHARACTER_KINDS})
