"""Keyword powers: the ones that the rules ask about, and the ones that act by themselves."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Rule, Static, Trigger
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import THIS, WHOM, A
from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import Keyword, Reserve
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.conditions import ItIsYourTurn, ThisIsStunned
from longbox.games.vs.vocabulary.fights import BlastRow, Nullify
from longbox.games.vs.vocabulary.nouns import (
    any_enemy,
    enemy_character,
    stunned_enemy_supporting,
)
from longbox.games.vs.vocabulary.stat_changes import Put
from longbox.games.vs.vocabulary.verbs import CancelCombat, Draw, Recover

FLIGHT: Final = Keyword("Flight", stats.FLIGHT, "~ may attack over a front row in which no enemy flies")
RANGED: Final = Keyword("Ranged", stats.RANGED, "~ may attack from the back row, and strike back at those who do")
DODGE: Final = Keyword("Dodge", stats.DODGE, "no ranged attack can be made on ~")
FEROCIOUS: Final = Keyword("Ferocious", stats.FEROCIOUS, "in melee ~ strikes before those who are not Ferocious")
FEARLESS: Final = Keyword("Fearless", stats.FEARLESS, "~ strikes with twice the ATK when attacking a main character")
GRAB: Final = Keyword("Grab", stats.GRAB, "nobody can fly over your front row while ~ stands in it")
LEADER: Final = Keyword("Leader", stats.LEADER, "when ~ attacks in a team, you say whom the defender strikes back at")
MONSTROUS: Final = Keyword(
    "Monstrous", stats.MONSTROUS, "defending against a team in melee, ~ strikes back at all attackers, not just one"
)
LETHAL: Final = Keyword("Lethal", stats.LETHAL, "a defending supporting character that ~ wounds is KO'd")
MERCENARY: Final = Keyword("Mercenary", stats.MERCENARY, "~ may attack in a team with any main character")
COCOON: Final = Keyword("Evolutionary Cocoon", stats.COCOON, "~ appears stunned")
CREATURE: Final = Keyword(
    "Creature", stats.CREATURE, "~ can't have equipment; nothing takes this power away", cannot_be_lost=True
)
SWARM: Final = Keyword(
    "Swarm", stats.SWARM, "your side may hold more than one ~; nothing takes this power away", cannot_be_lost=True
)
ONE_OF_A_KIND: Final = Keyword("One of a Kind", stats.ONE_OF_A_KIND, "your deck may hold only one ~")
LEGION: Final = Keyword("Legion", stats.LEGION, "your deck may hold any number of ~")
RESERVE: Final = Reserve()
UNIQUE: Final = Keyword("Unique", stats.UNIQUE, "your side may hold only one ~")

STEALTH: Final = Keyword("Stealth", stats.STEALTH, "in melee ~ may attack a protected character")
MOBILE: Final = Keyword("Mobile", stats.MOBILE, "once in your Main Phase you may move ~ to the other row")
SYMBIOSIS: Final = Keyword("Symbiosis", stats.SYMBIOSIS, "~ keeps +1/+1 counters when stunned, and may still get more")
WAKING_NIGHTMARE: Final = Keyword(
    "Waking Nightmare", stats.WAKING_NIGHTMARE, "enemies keep -1/-1 counters when stunned, and may still get more"
)

LEAP: Final = Static("flight", 1, THIS, "Leap: ~ has Flight during your turn", ItIsYourTurn())
TOUGH: Final = Trigger(moments.is_stunned, May(Recover(THIS), ThisIsStunned()), label="Tough")
HEX: Final = Rule("level up", True, any_enemy, "Hex: no enemy character can level up")
SHRINK: Final = Trigger(moments.first_attacked, May(CancelCombat()), label="Shrink")
STING: Final = Trigger(moments.appears, Put(-1, A(enemy_character)), label="Sting")
BLAST: Final = Trigger(moments.appears, BlastRow(), label="Blast")
INSPIRE: Final = Trigger(moments.another_appears, Put(1, WHOM), label="Inspire")
BERSERKER: Final = Trigger(moments.attacks, Put(1, THIS), label="Berserker")
GENIUS: Final = Trigger(moments.your_turn_starts, May(Draw()), label="Genius", rechecks=True)
SCHEMER: Final = Trigger(moments.you_play_your_first_twist, May(Draw()), label="Schemer")
NULLIFY: Final = Trigger(moments.appears, Nullify(A(any_enemy)), label="Nullify")

MAGNETIC_SUPPRESSION: Final = Rule(
    "recover",
    True,
    stunned_enemy_supporting,
    "Magnetic Suppression: No enemy supporting character can recover",
)
