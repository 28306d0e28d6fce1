"""The Marvel Battles: plot twists for everybody and the basic locations."""

from longbox.engine.effects.nouns import A
from longbox.games.vs.cards.making import ENERGY, INTELLECT, MIGHT, SKILL, Printing
from longbox.games.vs.table.kinds import COMBAT
from longbox.games.vs.vocabulary.nouns import attacker, defender
from longbox.games.vs.vocabulary.stat_changes import Gets

neutral = Printing("The Marvel Battles")

neutral.plot_twist("Open Fire", COMBAT, Gets(2, 0, A(attacker)), any_turn=True)
neutral.plot_twist("Best Offense is a Good Defense", COMBAT, Gets(0, 5, A(attacker)), any_turn=True)
neutral.plot_twist("Savage Surprise", COMBAT, Gets(4, 0, A(defender)), any_turn=True)
neutral.plot_twist("Find Cover", COMBAT, Gets(0, 3, A(defender)), any_turn=True)

neutral.location("Training Ground", SKILL)
neutral.location("Laboratory", ENERGY)
neutral.location("Academy", INTELLECT)
neutral.location("Fortress", MIGHT)
