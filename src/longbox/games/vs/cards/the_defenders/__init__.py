"""The Defenders."""

from longbox.games.vs.cards.the_defenders import defenders as defenders
from longbox.games.vs.cards.the_defenders import for_everybody as for_everybody
from longbox.games.vs.cards.the_defenders import underworld as underworld
