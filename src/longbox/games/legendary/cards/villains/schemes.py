"""Villains: its Plots. A Plot is a Scheme."""

from longbox.games.legendary.vocabulary import *

from .box import villains

SQUAD = "S.H.I.E.L.D. Assault Squad"
squad = villain.that(of_group(SQUAD))
thor = villain_called("Thor {Villain}", "thor")
triumph = twist.that(of_kind(TWIST))
koed_twist = twist.at(IN_KO_PILE).that(of_kind(TWIST))
coloured_ally_in_hand = hero.at(IN_HAND).that(WITH_A_CLASS)
YOUNG_MUTANT = bystander.at(BESIDE_THE_SCHEME)

villains.scheme(
    "Build an Underground Mega-Vault Prison",
    at_twist(
        if_(
            there_is(in_space(SEWERS)),
            each_player(gain_bindings()),
            do(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), enters_space(IT, SEWERS))),
        )
    ),
    evil_wins(runs_out(BINDINGS)),
    twists=8,
    bindings_per_player=5,
)

villains.scheme(
    "Cage Villains in Power-Suppressing Cells",
    at_twist(each_player(put_beside_scheme(each(won("Cops")))), each_player(cage(a(coloured_ally_in_hand)))),
    twists=8,
    beside=beside(henchmen="cops", each=2),
)

villains.scheme(
    "Crown Thor King of Asgard",
    on(when(ESCAPE_ENDS, whom=thor), put_beside_scheme(a(koed_twist))),
    at_twist(
        if_(
            none(thor.at(IN_CITY)),
            do(enters_pushing(the(thor), BRIDGE), captures(3, the(thor))),
            escapes(each(thor.at(IN_CITY))),
        )
    ),
    evil_wins(gathered(3, triumph)),
    twists=8,
    beside=beside(villain="thor"),
)

villains.scheme(
    "Graduation at Xavier's X-Academy",
    at_twist(put_into_escape_pile(a(YOUNG_MUTANT))),
    evil_wins(escaped(8, bystander.at(IN_ESCAPE_PILE))),
    twists=8,
    beside=beside(bystanders=8),
)

villains.scheme(
    "Mass Produce War Machine Armor",
    static(squad, attack=per(twist)),
    at_twist(put_twist_beside_scheme(), enters_pushing(a(won(SQUAD)), BRIDGE)),
    evil_wins(escaped(3, villain.at(ESCAPED_ONES).that(of_group(SQUAD)))),
    twists=8,
    required_henchmen="s-h-i-e-l-d-assault-squad",
)

villains.scheme(
    "Resurrect Heroes with Norn Stones",
    at_twist(enters_pushing(a(won_villain), BRIDGE), play_villain_cards(), first=1, last=6),
    at_twist(each_player(put_into_escape_pile(a(won_villain))), first=7, last=8),
    evil_wins(per_player(3, villain.at(IN_THE_ESCAPE_PILE).that(A_VILLAIN))),
    twists=8,
)
