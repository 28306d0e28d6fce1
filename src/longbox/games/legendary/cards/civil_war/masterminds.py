"""Civil War: so far the Mastermind behind whom S.H.I.E.L.D. stands."""

from longbox.games.legendary.vocabulary import *

from .box import civil_war

HER_PEOPLE = of_group_or_officer("S.H.I.E.L.D. Elite")
INSIDER = card.that(icon(SHIELD))

civil_war.mastermind(
    "Maria Hill, Director of S.H.I.E.L.D.",
    clearance(2),
    fight_only_if(none(HER_PEOPLE)),
    master_strike(officers_enter(2)),
    attack=7,
    vp=6,
    leads="S.H.I.E.L.D. Elite",
    tactics=(
        civil_war.tactic("Crash the Helicarrier", fight(ko(any_number(your(SHIELD))))),
        civil_war.tactic("Declare Martial Law", fight(officers_everywhere())),
        civil_war.tactic("Evacuation Code Epsilon", fight(each_other_player(reveal(YOUR_HAND), discard(a(INSIDER))))),
        civil_war.tactic("Rapid Response Team", fight(officers_enter(2))),
    ),
)
