"""The Marvel Battles: the Guardians of the Galaxy."""

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import CountOf
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A
from longbox.games.vs.table import COMBAT, MAIN
from longbox.games.vs.vocabulary.arrivals import TakeFromTop
from longbox.games.vs.vocabulary.keywords import BERSERKER, FLIGHT, GRAB, NULLIFY, RANGED
from longbox.games.vs.vocabulary.nouns import (
    IT,
    any_card,
    any_enemy,
    cheap_supporting,
    combatant,
    enemy_combatant,
    in_front,
    your_character,
    your_resource,
)
from longbox.games.vs.vocabulary.printing import (
    ENERGY,
    GUARDIANS,
    INTELLECT,
    MIGHT,
    SKILL,
    Printing,
    main_power,
)
from longbox.games.vs.vocabulary.verbs import Gains, Push, Put, Ready, ResetStats, Stun, TakeCounters

guardians = Printing("The Marvel Battles", GUARDIANS)

guardians.supporting("Cosmo", 1, 1, 3, 1, RANGED, NULLIFY)
guardians.supporting("Yondu", 1, 1, 2, 2, RANGED, main_power("Yaka Arrow", SKILL, Stun(A(cheap_supporting))))
guardians.supporting(
    "Major Victory", 2, 2, 4, 1,
    RANGED,
    main_power("Psychokinetic Shove", INTELLECT, Push(A(any_enemy.that("enemy character in its front row", in_front)))),
)  # fmt: skip
guardians.supporting("Agent Venom", 2, 3, 3, 1, main_power("Symbiote Strength", MIGHT, Put(2, THIS)))
guardians.supporting("Nova", 4, 5, 5, 1, FLIGHT, main_power("Nova Force Speed", ENERGY, Ready(THIS)))
guardians.supporting(
    "Groot", 5, 0, 0, 2,
    Static("atk", CountOf(your_resource), THIS, "I Am Groot: ~ has +1 ATK for each resource on your side"),
    Static("def", CountOf(your_resource), THIS, "~ has +1 DEF for each resource on your side"),
)  # fmt: skip
guardians.supporting(
    "Moondragon", 5, 4, 5, 1,
    RANGED,
    main_power("Mental Focus", INTELLECT, TakeFromTop(3, any_card, "card", secret=True)),
)  # fmt: skip
guardians.supporting("Drax", 6, 6, 6, 2, BERSERKER, GRAB)

guardians.plot_twist("Vigilante Justice", COMBAT, Gains("ferocious", A(combatant), "combat"), any_turn=True)
guardians.plot_twist("Even the Odds", COMBAT, do(TakeCounters(A(enemy_combatant)), ResetStats(IT)), any_turn=True)
guardians.plot_twist("Give 'Em a Lift", MAIN, do(Put(1, A(your_character)), Gains("flight", IT)))
guardians.location("Knowhere", ENERGY, INTELLECT, MIGHT, SKILL)
