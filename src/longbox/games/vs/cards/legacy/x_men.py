"""Legacy: the X-Men."""

from longbox.games.vs.vocabulary import *

from .box import BOX

x_men = BOX.of(X_MEN)
