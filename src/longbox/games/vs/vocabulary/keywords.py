"""Keyword powers: the ones that the rules ask about, and the ones that act by themselves."""

from __future__ import annotations

from longbox.engine.effects.abilities import Rule, Static, Trigger
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import THIS, A, EventCard
from longbox.games.vs import stats
from longbox.games.vs.powers import Keyword, Reserve
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.changes import Put
from longbox.games.vs.vocabulary.conditions import ItIsYourTurn, ThisIsStunned
from longbox.games.vs.vocabulary.fights import BlastRow, Nullify
from longbox.games.vs.vocabulary.nouns import any_enemy, enemy_character, is_enemy, is_supporting, stunned_character
from longbox.games.vs.vocabulary.verbs import CancelCombat, Draw, Recover

FLIGHT = Keyword("Flight", stats.FLIGHT, "~ may attack over a front row in which no enemy flies")
RANGED = Keyword("Ranged", stats.RANGED, "~ may attack from the back row, and strike back at those who do")
DODGE = Keyword("Dodge", stats.DODGE, "no ranged attack can be made on ~")
FEROCIOUS = Keyword("Ferocious", stats.FEROCIOUS, "in melee ~ strikes before those who are not Ferocious")
FEARLESS = Keyword("Fearless", stats.FEARLESS, "~ strikes with twice the ATK when attacking a main character")
GRAB = Keyword("Grab", stats.GRAB, "nobody can fly over your front row while ~ stands in it")
LEADER = Keyword("Leader", stats.LEADER, "when ~ attacks in a team, you say whom the defender strikes back at")
MONSTROUS = Keyword(
    "Monstrous", stats.MONSTROUS, "defending against a team in melee, ~ strikes back at all attackers, not just one"
)
LETHAL = Keyword("Lethal", stats.LETHAL, "a defending supporting character that ~ wounds is KO'd")
MERCENARY = Keyword("Mercenary", stats.MERCENARY, "~ may attack in a team with any main character")
COCOON = Keyword("Evolutionary Cocoon", stats.COCOON, "~ appears stunned")
CREATURE = Keyword(
    "Creature", stats.CREATURE, "~ can't have equipment; nothing takes this power away", cannot_be_lost=True
)
SWARM = Keyword(
    "Swarm", stats.SWARM, "your side may hold several of ~; nothing takes this power away", cannot_be_lost=True
)
ONE_OF_A_KIND = Keyword("One of a Kind", stats.ONE_OF_A_KIND, "your deck may hold only one ~")
LEGION = Keyword("Legion", stats.LEGION, "your deck may hold any number of ~")
RESERVE = Reserve()
UNIQUE = Keyword("Unique", stats.UNIQUE, "your side may hold only one ~")

STEALTH = Keyword("Stealth", stats.STEALTH, "in melee ~ may attack a protected character")
MOBILE = Keyword("Mobile", stats.MOBILE, "once in your Main Phase you may move ~ to the other row")
SYMBIOSIS = Keyword("Symbiosis", stats.SYMBIOSIS, "~ keeps +1/+1 counters when stunned, and may still get more")
WAKING_NIGHTMARE = Keyword(
    "Waking Nightmare", stats.WAKING_NIGHTMARE, "enemies keep -1/-1 counters when stunned, and may still get more"
)

LEAP = Static("flight", 1, THIS, "Leap: ~ has Flight during your turn", ItIsYourTurn())
TOUGH = Trigger(moments.is_stunned, May(Recover(THIS), ThisIsStunned()), label="Tough")
HEX = Rule("level up", True, any_enemy, "Hex: no enemy character can level up")
SHRINK = Trigger(moments.first_attacked, May(CancelCombat()), label="Shrink")
STING = Trigger(moments.appears, Put(-1, A(enemy_character)), label="Sting")
BLAST = Trigger(moments.appears, BlastRow(), label="Blast")
INSPIRE = Trigger(moments.another_appears, Put(1, EventCard("that character")), label="Inspire")
BERSERKER = Trigger(moments.attacks, Put(1, THIS), label="Berserker")
GENIUS = Trigger(moments.your_turn_starts, May(Draw()), label="Genius", rechecks=True)
SCHEMER = Trigger(moments.you_play_your_first_twist, May(Draw()), label="Schemer")
NULLIFY = Trigger(moments.appears, Nullify(A(any_enemy)), label="Nullify")

MAGNETIC_SUPPRESSION = Rule(
    "recover",
    True,
    stunned_character.that(
        "stunned enemy supporting character",
        lambda game, scope, card: is_enemy(game, scope, card) and is_supporting(game, scope, card),
    ),
    "Magnetic Suppression: no enemy supporting character can recover",
)
