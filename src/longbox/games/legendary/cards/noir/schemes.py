"""Noir: the Schemes."""

from longbox.games.legendary.vocabulary import *

from .box import noir

noir.scheme(
    "Hidden Heart of Darkness",
    count_as_villains(TACTIC, "Tactic"),
    sets(tactic_villain, attack=value(ITS_MASTERMIND, PRINTED_ATTACK)),
    gives(the_mastermind, fight_only_if(none(tactic_villain))),
    at_twist(
        let(EACH_PLAYER.that(there_is(tactic_won)), shuffle_into_villain_deck(a(tactic_won)), draw(2)),
        investigate(a_tactic, enters_city(IT), pile=THE_VILLAIN_DECK, openly=True),
    ),
    evil_wins(escaped(2, a_tactic.at(ESCAPED_ONES))),
    twists=8,
    tactics_in_villain_deck=True,
)

noir.scheme(
    "Silence the Witnesses",
    at_twist(put_into_escape_pile(each(witness_here)), captures_witnesses(3)),
    evil_wins(gathered(6, any_bystander.at(IN_THE_ESCAPE_PILE))),
    twists=6,
)
