"""Guardians of the Galaxy: the Schemes."""

from longbox.games.legendary.vocabulary import *

from .box import guardians

KREE = villain.that(of_group("Kree Starforce"))
SKRULL = villain.that(of_group("Skrulls"))
ESCAPED_KREE = KREE.at(IN_THE_ESCAPE_PILE)
ESCAPED_SKRULL = SKRULL.at(IN_THE_ESCAPE_PILE)
KREE_CONQUEST = twist.at(BESIDE_THE_MASTERMIND)
SKRULL_CONQUEST = twist.at(BESIDE_THE_VILLAIN_DECK)

guardians.scheme(
    "Forge the Infinity Gauntlet",
    at_twist(
        let(FIRST_WITH_A_GEM, put_into_city(a(your_gem_or_discarded))),
        has_shards(1, each(gem)),
    ),
    evil_wins(gathered(6, gem_of_evil)),
    evil_wins(one_gathers(4, your_gem)),
    twists=8,
    required_villains="infinity-gems",
)

guardians.scheme(
    "The Kree-Skrull War",
    at_twist(
        escapes(each(villain.that(of_groups("Kree Starforce", "Skrulls")))),
        if_(more(ESCAPED_KREE, ESCAPED_SKRULL), put_twist_beside_mastermind()),
        if_(more(ESCAPED_SKRULL, ESCAPED_KREE), put_twist_beside_villain_deck()),
        first=1,
        last=7,
    ),
    at_twist(
        if_(
            more(KREE_CONQUEST, SKRULL_CONQUEST),
            put_twist_beside_mastermind(),
            if_(more(SKRULL_CONQUEST, KREE_CONQUEST), put_twist_beside_villain_deck()),
        ),
        first=8,
        last=8,
    ),
    evil_wins(gathered(4, KREE_CONQUEST)),
    evil_wins(gathered(4, SKRULL_CONQUEST)),
    twists=8,
    required_villains=("kree-starforce", "skrulls"),
)
