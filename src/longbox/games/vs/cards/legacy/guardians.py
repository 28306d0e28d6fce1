"""Legacy: the Guardians of the Galaxy."""

from longbox.games.vs.vocabulary import *

from .box import BOX

guardians = BOX.of(GUARDIANS)
