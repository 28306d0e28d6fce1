"""Noir: the Schemes."""

from longbox.games.legendary.vocabulary import *

from .box import noir

noir.scheme(
    "Silence the Witnesses",
    at_twist(put_into_escape_pile(each(witness_here)), captures_witnesses(3)),
    evil_wins(gathered(6, any_bystander.at(IN_THE_ESCAPE_PILE))),
    twists=6,
)
