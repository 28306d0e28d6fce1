"""The words that the engine and the table bring: the vocabulary hands them on."""

from __future__ import annotations

from longbox.engine.effects.abilities import can_not
from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.amounts import EACH_TIME, THAT_MUCH
from longbox.engine.effects.before_acting import choose_that_player
from longbox.engine.effects.choosing import a, any_number, at_random, both, each, exactly, highest, lowest, up_to
from longbox.engine.effects.conditions import all_of, any_of, at_least, is_a, none, not_, there_is
from longbox.engine.effects.counting import per, value
from longbox.engine.effects.flow import (
    choose_one,
    choose_player,
    do,
    for_each,
    for_each_player,
    if_,
    let,
    may,
    may_choose,
    may_choose_player,
)
from longbox.engine.effects.lasting import leaves, next_time
from longbox.engine.effects.moving import THOSE, look, reveal, search, top, whole
from longbox.engine.effects.nouns import BY, EACH_ONE, IT, THIS, WHOM
from longbox.engine.effects.patterns import happened, happened_to, when
from longbox.engine.effects.related import with_less
from longbox.engine.effects.some_players import THAT_PLAYER
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.power_ups import POWER_UP
from longbox.games.vs.chapters.rows import APPEAR
from longbox.games.vs.chapters.stun import KO, RECOVER, STUN
from longbox.games.vs.table import slots
from longbox.games.vs.table.kinds import (
    A_FORCE,
    ALIEN,
    ANY_OF_FOUR,
    AVENGERS,
    BUILD,
    COMBAT,
    DEFENDERS,
    ENERGY,
    FEMME_FATALES,
    GUARDIANS,
    HUMANITY,
    INTELLECT,
    MAIN,
    MAIN_START,
    MCU_HEROES,
    MCU_VILLAINS,
    MIGHT,
    SKILL,
    SUPER_VILLAINS,
    THE_COMPANY,
    UNDERWORLD,
    X_MEN,
    XENOMORPHS,
)

__all__ = [
    "ALIEN", "ANY_OF_FOUR", "APPEAR", "ATTACK", "AVENGERS", "A_FORCE", "BUILD", "BY", "COMBAT", "DEFENDERS", "EACH_ONE",
    "EACH_TIME", "ENERGY", "FEMME_FATALES", "GUARDIANS", "HUMANITY", "INTELLECT", "IT", "KO", "MAIN", "MAIN_START",
    "MCU_HEROES", "MCU_VILLAINS", "MIGHT", "OTHER", "POWER_UP", "RECOVER", "SKILL", "STUN", "SUPER_VILLAINS",
    "THAT_MUCH", "THAT_PLAYER", "THE_COMPANY", "THIS", "THOSE", "UNDERWORLD", "WHOM", "XENOMORPHS", "X_MEN", "a",
    "all_of", "any_number", "any_of", "at_least", "at_random", "both", "can_not", "choose_one", "choose_player",
    "choose_that_player", "do", "each", "exactly", "for_each", "for_each_player", "happened", "happened_to", "highest",
    "if_", "is_a", "leaves", "let", "look", "lowest", "may", "may_choose", "may_choose_player", "next_time", "none",
    "not_", "per", "reveal", "search", "slots", "there_is", "top", "up_to", "value", "when", "whole", "with_less",
]  # fmt: skip
