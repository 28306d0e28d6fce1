"""Legacy: the Super Villains."""

from longbox.games.vs.vocabulary import *

from .box import BOX

villains = BOX.of(SUPER_VILLAINS)
