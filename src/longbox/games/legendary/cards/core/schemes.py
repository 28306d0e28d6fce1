"""The Schemes of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

ESCAPED_VILLAIN = villain.at(ESCAPED_ONES).that(A_VILLAIN)
LOST_BYSTANDER = bystander.at(CARRIED_OFF)
ESCAPED_HERO = hero.at(IN_ESCAPE_PILE)
KILLBOT = bystander.at(IN_CITY).that(A_VILLAIN).called("Killbot")
SKRULL = hero.at(IN_CITY).that(A_VILLAIN)

core.scheme(
    "The Legacy Virus",
    at_twist(each_player(reveal_or(your(TECH), gain_wounds()))),
    evil_wins(runs_out(WOUNDS)),
    twists=8,
    wounds_per_player=6,
)

core.scheme(
    "Midtown Bank Robbery",
    static(villain, attack=per(bystander.at(under(IT)))),
    at_twist(captures(2, each(in_space(BANK))), play_villain_cards()),
    evil_wins(escaped(8, LOST_BYSTANDER)),
    twists=8,
    bystanders=12,
)

core.scheme(
    "Negative Zone Prison Breakout",
    at_twist(play_villain_cards(2)),
    evil_wins(escaped(12, ESCAPED_VILLAIN)),
    twists=8,
    extra_henchmen=1,
    solo=False,
)

core.scheme(
    "Portals to the Dark Dimension",
    static(enemy.that(UNDER_A_PORTAL), attack=1),
    at_twist(put_twist_over_mastermind(), first=1, last=1),
    at_twist(put_twist_over_city(), first=2, last=6),
    at_twist(lose(), first=7, last=7),
    twists=7,
)

core.scheme(
    "Replace Earth's Leaders with Killbots",
    count_as_villains(BYSTANDER, "Killbot"),
    sets(KILLBOT, attack=per(twist.at(BESIDE_THE_SCHEME))),
    at_twist(put_twist_beside_scheme()),
    evil_wins(escaped(5, KILLBOT.at(ESCAPED_ONES))),
    twists=5,
    bystanders=18,
    twists_beside=3,
)

core.scheme(
    "Secret Invasion of the Skrull Shapeshifters",
    count_as_villains(HERO, "Skrull", gained=True),
    sets(SKRULL, attack=value(IT, COST, more=2)),
    at_twist(enters_city(a(dearest_in_hq))),
    evil_wins(escaped(6, ESCAPED_HERO)),
    twists=8,
    heroes={1: 6, 2: 6, 3: 6, 4: 6, 5: 6},
    required_villains="skrulls",
    heroes_in_villain_deck=12,
)

core.scheme(
    "Super Hero Civil War",
    at_twist(ko(each(hero_in_hq))),
    evil_wins(runs_out(HERO_DECK)),
    twists={1: 8, 2: 8, 3: 8, 4: 5, 5: 5},
    heroes={2: 4},
    solo=False,
)

core.scheme(
    "Unleash the Power of the Cosmic Cube",
    at_twist(put_twist_beside_scheme()),
    at_twist(each_player(gain_wounds()), first=5, last=6),
    at_twist(each_player(gain_wounds(3)), first=7, last=7),
    at_twist(lose(), first=8, last=8),
    twists=8,
)
