"""The Schemes of the core set."""

from longbox.games.legendary.vocabulary import *

from .box import core

ESCAPED_VILLAIN = Cards("Villain", ESCAPED_ONES, (A_VILLAIN,))
LOST_BYSTANDER = bystander.at(CARRIED_OFF)
ESCAPED_HERO = hero.at(IN_ESCAPE_PILE)
KILLBOT = Cards("Killbot", IN_CITY, (A_BYSTANDER, A_VILLAIN))
SKRULL = Cards("Hero", IN_CITY, (A_HERO, A_VILLAIN))

core.scheme(
    "The Legacy Virus",
    TwistAbility(each_player(reveal_or(your(TECH), gain_wounds()))),
    EvilWins(RunsOut(WOUNDS)),
    twists=8,
    wounds_per_player=6,
)

core.scheme(
    "Midtown Bank Robbery",
    static(villain_in_city, attack=per(bystander.at(HELD_BY_IT))),
    TwistAbility(do(captures(2, each(in_space(BANK))), play_villain_cards())),
    EvilWins(AtLeastEscaped(LOST_BYSTANDER, 8)),
    twists=8,
    bystanders=12,
)

core.scheme(
    "Negative Zone Prison Breakout",
    TwistAbility(play_villain_cards(2)),
    EvilWins(AtLeastEscaped(ESCAPED_VILLAIN, 12)),
    twists=8,
    extra_henchmen=1,
    solo=False,
)

core.scheme(
    "Portals to the Dark Dimension",
    static(enemy.that(UNDER_A_PORTAL), attack=1),
    TwistAbility(put_twist_over_mastermind(), 1, 1),
    TwistAbility(put_twist_over_city(), 2, 6),
    TwistAbility(lose(), 7, 7),
    twists=7,
)

core.scheme(
    "Replace Earth's Leaders with Killbots",
    CountAsVillains(BYSTANDER, "Killbot"),
    sets(KILLBOT, attack=per(twist.at(BESIDE_THE_SCHEME))),
    TwistAbility(put_twist_beside_scheme()),
    EvilWins(AtLeastEscaped(KILLBOT.at(ESCAPED_ONES), 5)),
    twists=5,
    bystanders=18,
    twists_beside=3,
)

core.scheme(
    "Secret Invasion of the Skrull Shapeshifters",
    CountAsVillains(HERO, "Skrull", gained=True),
    sets(SKRULL, attack=value(IT, COST, more=2)),
    TwistAbility(enters_city(a(dearest_in_hq))),
    EvilWins(AtLeastEscaped(ESCAPED_HERO, 6)),
    twists=8,
    heroes={1: 6, 2: 6, 3: 6, 4: 6, 5: 6},
    required_villains="skrulls",
    heroes_in_villain_deck=12,
)

core.scheme(
    "Super Hero Civil War",
    TwistAbility(ko(each(hero_in_hq))),
    EvilWins(RunsOut(HERO_DECK)),
    twists={1: 8, 2: 8, 3: 8, 4: 5, 5: 5},
    heroes={2: 4},
    solo=False,
)

core.scheme(
    "Unleash the Power of the Cosmic Cube",
    TwistAbility(put_twist_beside_scheme()),
    TwistAbility(each_player(gain_wounds()), 5, 6),
    TwistAbility(each_player(gain_wounds(3)), 7, 7),
    TwistAbility(lose(), 8, 8),
    twists=8,
)
