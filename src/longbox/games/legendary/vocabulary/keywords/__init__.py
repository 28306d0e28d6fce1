"""Keywords, a file each, named as on the cards.

A keyword is a power that cards are printed with, mostly a value out of words with its name and what it means (`BURROW`,
`DODGE`); one with a number or an effect in it is made by a function (`focus(2, draw())`). It takes part in the game as
the rules know abilities, never by name: an `Ability` acts at its occasion, a `Static` or `Trigger` is found by the
engine's indexes. What no kind of ability covers yet becomes one, in `table/abilities.py`, so that the rules need not
know who uses it. Cards may be given one and lose it: `gains(a(hero), DODGE)`.
"""

from __future__ import annotations

from longbox.games.legendary.vocabulary.keywords.abomination import ABOMINATION, ATTACK_IN_HQ, ULTIMATE_ABOMINATION
from longbox.games.legendary.vocabulary.keywords.artifact import (
    ARTIFACT,
    PER_ARTIFACT,
    artifact,
    copy_artifact_ability,
    once_per_turn,
    your_artifact,
)
from longbox.games.legendary.vocabulary.keywords.berserk import BERSERK
from longbox.games.legendary.vocabulary.keywords.bribe import BRIBE
from longbox.games.legendary.vocabulary.keywords.burrow import BURROW
from longbox.games.legendary.vocabulary.keywords.charge import charges, charges_to_rooftops
from longbox.games.legendary.vocabulary.keywords.cheering_crowds import CHEERING_CROWDS
from longbox.games.legendary.vocabulary.keywords.chivalrous_duel import CHIVALROUS_DUEL
from longbox.games.legendary.vocabulary.keywords.circle_of_kung_fu import (
    CIRCLE_OF_TWISTS,
    IN_A_CIRCLE,
    circle,
    circle_of_quack_fu,
)
from longbox.games.legendary.vocabulary.keywords.conqueror import conqueror
from longbox.games.legendary.vocabulary.keywords.coordinate import (
    COORDINATE,
    takes_the_credit,
    two_for_a_coordinated_card,
)
from longbox.games.legendary.vocabulary.keywords.cosmic_threat import EVERY_COSMIC_THREAT, cosmic_threat
from longbox.games.legendary.vocabulary.keywords.cross_dimensional_rampage import (
    COLOSSUS,
    DEADPOOL_CHARACTER,
    HULK,
    THOR,
    VOID,
    WOLVERINE,
    rampage,
)
from longbox.games.legendary.vocabulary.keywords.danger_sense import danger_sense
from longbox.games.legendary.vocabulary.keywords.dark_memories import DARK_MEMORIES, dark_memories
from longbox.games.legendary.vocabulary.keywords.demolish import (
    DEMOLISH,
    DEMOLISH_OTHERS,
    DEMOLISH_THE_REST,
    avoid_demolition,
)
from longbox.games.legendary.vocabulary.keywords.digest import digest
from longbox.games.legendary.vocabulary.keywords.dodge import DODGE
from longbox.games.legendary.vocabulary.keywords.dominate import dominates, give_to_mastermind, give_to_this
from longbox.games.legendary.vocabulary.keywords.elusive import elusive
from longbox.games.legendary.vocabulary.keywords.empowered import empowered, empowered_by_choice
from longbox.games.legendary.vocabulary.keywords.excessive_violence import excessive_violence, violent_fight
from longbox.games.legendary.vocabulary.keywords.fateful_resurrection import (
    FATEFUL_RESURRECTION,
    RE_ENTERS,
    RESURRECTS,
    SHUFFLED_BACK,
    fateful_resurrection,
)
from longbox.games.legendary.vocabulary.keywords.feast import FEAST
from longbox.games.legendary.vocabulary.keywords.focus import focus
from longbox.games.legendary.vocabulary.keywords.fortify import (
    BYSTANDER_STACK,
    FORTIFY_MASTERMIND,
    FROM_THE_STACK,
    NOT_BECAUSE_OF_THIS,
    OFFICER_STACK,
    WOUND_STACK,
    fortify,
    ko_from_the_stack,
    while_in_place,
)
from longbox.games.legendary.vocabulary.keywords.healing import healing
from longbox.games.legendary.vocabulary.keywords.hidden_witness import (
    bystander_about,
    captures_as_witness,
    captures_witnesses,
    put_onto_it_as_witness,
    put_witnesses_onto,
    witness_here,
)
from longbox.games.legendary.vocabulary.keywords.human_shield import captures_shields
from longbox.games.legendary.vocabulary.keywords.hyperspeed import hyperspeed, hyperspeed_the_deck
from longbox.games.legendary.vocabulary.keywords.infinity_gem import (
    ANYBODY_CONTROLS,
    FIRST_WITH_A_GEM,
    PER_CONTROLLED_GEM,
    PER_STAND_IN,
    WON_AS_ARTIFACT,
    gem,
    gem_of_evil,
    your_gem,
    your_gem_or_discarded,
)
from longbox.games.legendary.vocabulary.keywords.investigate import INVESTIGATES, draw_found, investigate
from longbox.games.legendary.vocabulary.keywords.last_stand import LAST_STAND, last_stand
from longbox.games.legendary.vocabulary.keywords.lightshow import LIGHTSHOW_PLAYED, lightshow
from longbox.games.legendary.vocabulary.keywords.microscopic_size_changing import microscopic, microscopic_enemy
from longbox.games.legendary.vocabulary.keywords.out_of_time import (
    MAN_OUT_OF_TIME,
    WOMAN_OUT_OF_TIME,
    man_out_of_time,
    woman_out_of_time,
)
from longbox.games.legendary.vocabulary.keywords.outwit import CAN_OUTWIT, THREE_COSTS, outwit, outwit_or, outwit_takes
from longbox.games.legendary.vocabulary.keywords.patrol import YOUR_VICTORY_PILE, patrol, patrols
from longbox.games.legendary.vocabulary.keywords.phasing import PHASING
from longbox.games.legendary.vocabulary.keywords.piercing_energy import PIERCING_ENERGY
from longbox.games.legendary.vocabulary.keywords.revenge import revenge
from longbox.games.legendary.vocabulary.keywords.rise_of_the_living_dead import LIVING_DEAD, RISE_OF_THE_LIVING_DEAD
from longbox.games.legendary.vocabulary.keywords.s_h_i_e_l_d_clearance import clearance
from longbox.games.legendary.vocabulary.keywords.s_h_i_e_l_d_level import (
    AS_DEAR_AS_HYDRA_LEVEL,
    BELOW_HYDRA_LEVEL,
    HYDRA_LEVEL,
    OF_HYDRA,
    RECRUIT_OF_AGENTS,
    SHIELD_LEVEL,
    TWO_HYDRA_LEVELS,
    TWO_SHIELD_LEVELS,
    agents_or,
    as_many_colours_or,
    forbid_hydra_level,
    shield_level,
)
from longbox.games.legendary.vocabulary.keywords.savior import (
    EACH_OTHER_WHO_IS_NO_SAVIOR,
    EACH_WHO_IS_NO_SAVIOR,
    NO_SAVIOR,
    savior,
)
from longbox.games.legendary.vocabulary.keywords.size_changing import (
    hero_of_one_size,
    size_changing,
    size_changing_enemy,
)
from longbox.games.legendary.vocabulary.keywords.smash import smash, smash_twice_as_hard
from longbox.games.legendary.vocabulary.keywords.soaring_flight import FROM_THE_HQ, SOARING_FLIGHT, next_recruit_soars
from longbox.games.legendary.vocabulary.keywords.spectrum import NO_SPECTRUM, spectrum
from longbox.games.legendary.vocabulary.keywords.striker import STRIKER, striker
from longbox.games.legendary.vocabulary.keywords.switcheroo import give_switcheroo, switcheroo
from longbox.games.legendary.vocabulary.keywords.symbiote_bonds import (
    BONDED,
    NOT_THE_LAST_TACTIC,
    UNBONDED,
    bonds_with_the_mastermind,
    bonds_with_this,
    parting,
    parting_mastermind,
    poison,
    this_bonds,
)
from longbox.games.legendary.vocabulary.keywords.teleport import TELEPORT, teleport
from longbox.games.legendary.vocabulary.keywords.thrown_artifact import IN_FRONT, throw, thrown_artifact
from longbox.games.legendary.vocabulary.keywords.transform import INTO_DISCARD_PILE, INTO_HAND, ON_DECK, transform
from longbox.games.legendary.vocabulary.keywords.undercover import UNDERCOVER, send_undercover
from longbox.games.legendary.vocabulary.keywords.uru_enchanted_weapon import (
    bystander_turned_up,
    fight_or_fail,
    play_them,
    put_into_victory_pile,
    put_on_villain_deck,
    put_rest_under_at_random,
    turned_up,
    twist_shown,
    uru_enchanted,
    villain_shown,
    villain_turned_up,
)
from longbox.games.legendary.vocabulary.keywords.versatile import either_points, versatile, versatile_gives_both
from longbox.games.legendary.vocabulary.keywords.villainous_weapon import (
    becomes,
    becomes_weapon,
    held_when_it_escaped,
    takes,
    weapon_called,
    weapon_of,
    weapon_to_take,
)
from longbox.games.legendary.vocabulary.keywords.wall_crawl import WALL_CRAWL, next_recruit_climbs
from longbox.games.legendary.vocabulary.keywords.worthy import HALF_UNWORTHY, WORTHY
from longbox.games.legendary.vocabulary.keywords.wounded_fury import WOUNDED_FURY
from longbox.games.legendary.vocabulary.keywords.x_gene import x_gene
from longbox.games.legendary.vocabulary.keywords.x_treme_attack import (
    WITH_X_TREME_ATTACK,
    X_TREME_ATTACK,
    other_x_treme_villain,
    x_treme_villain,
)

__all__ = [
    "ABOMINATION", "ANYBODY_CONTROLS", "ARTIFACT", "AS_DEAR_AS_HYDRA_LEVEL", "ATTACK_IN_HQ", "BELOW_HYDRA_LEVEL",
    "BERSERK", "BONDED", "BRIBE", "BURROW", "BYSTANDER_STACK", "CAN_OUTWIT", "CHEERING_CROWDS", "CHIVALROUS_DUEL",
    "CIRCLE_OF_TWISTS", "COLOSSUS", "COORDINATE", "DARK_MEMORIES", "DEADPOOL_CHARACTER", "DEMOLISH", "DEMOLISH_OTHERS",
    "DEMOLISH_THE_REST", "DODGE", "EACH_OTHER_WHO_IS_NO_SAVIOR", "EACH_WHO_IS_NO_SAVIOR", "EVERY_COSMIC_THREAT",
    "FATEFUL_RESURRECTION", "FEAST", "FIRST_WITH_A_GEM", "FORTIFY_MASTERMIND", "FROM_THE_HQ",
    "FROM_THE_STACK", "HALF_UNWORTHY", "HULK", "HYDRA_LEVEL", "INTO_DISCARD_PILE", "INTO_HAND", "INVESTIGATES",
    "IN_A_CIRCLE", "IN_FRONT", "LAST_STAND", "LIGHTSHOW_PLAYED", "LIVING_DEAD", "MAN_OUT_OF_TIME",
    "NOT_BECAUSE_OF_THIS", "NOT_THE_LAST_TACTIC", "NO_SAVIOR", "NO_SPECTRUM", "OFFICER_STACK", "OF_HYDRA", "ON_DECK",
    "PER_ARTIFACT", "PER_CONTROLLED_GEM", "PER_STAND_IN", "PHASING", "PIERCING_ENERGY", "RECRUIT_OF_AGENTS",
    "RESURRECTS", "RE_ENTERS", "RISE_OF_THE_LIVING_DEAD", "SHIELD_LEVEL", "SHUFFLED_BACK", "SOARING_FLIGHT", "STRIKER",
    "TELEPORT", "THOR", "THREE_COSTS", "TWO_HYDRA_LEVELS", "TWO_SHIELD_LEVELS", "ULTIMATE_ABOMINATION", "UNBONDED",
    "UNDERCOVER", "VOID", "WALL_CRAWL", "WITH_X_TREME_ATTACK", "WOLVERINE", "WOMAN_OUT_OF_TIME", "WON_AS_ARTIFACT",
    "WORTHY", "WOUNDED_FURY", "WOUND_STACK", "X_TREME_ATTACK", "YOUR_VICTORY_PILE", "agents_or", "artifact",
    "as_many_colours_or", "avoid_demolition",
    "becomes", "becomes_weapon", "bonds_with_the_mastermind", "bonds_with_this", "bystander_about",
    "bystander_turned_up", "captures_as_witness", "captures_shields", "captures_witnesses", "charges",
    "charges_to_rooftops", "circle", "circle_of_quack_fu", "clearance", "conqueror", "copy_artifact_ability",
    "cosmic_threat", "danger_sense", "dark_memories", "digest", "dominates", "draw_found", "either_points", "elusive",
    "empowered", "empowered_by_choice", "excessive_violence", "fateful_resurrection", "fight_or_fail", "focus",
    "forbid_hydra_level", "fortify", "gem", "gem_of_evil", "give_switcheroo", "give_to_mastermind", "give_to_this",
    "healing", "held_when_it_escaped", "hero_of_one_size", "hyperspeed", "hyperspeed_the_deck", "investigate",
    "ko_from_the_stack", "last_stand", "lightshow", "man_out_of_time", "microscopic", "microscopic_enemy",
    "next_recruit_climbs", "next_recruit_soars", "once_per_turn", "other_x_treme_villain", "outwit", "outwit_or",
    "outwit_takes", "parting", "parting_mastermind", "patrol", "patrols", "play_them", "poison",
    "put_into_victory_pile", "put_on_villain_deck", "put_onto_it_as_witness", "put_rest_under_at_random",
    "put_witnesses_onto", "rampage", "revenge", "savior", "send_undercover", "shield_level", "size_changing",
    "size_changing_enemy", "smash", "smash_twice_as_hard", "spectrum", "striker", "switcheroo", "takes",
    "takes_the_credit", "teleport", "this_bonds", "throw", "thrown_artifact", "transform", "turned_up", "twist_shown",
    "two_for_a_coordinated_card", "uru_enchanted", "versatile", "versatile_gives_both", "villain_shown",
    "villain_turned_up", "violent_fight", "weapon_called", "weapon_of", "weapon_to_take", "while_in_place",
    "witness_here", "woman_out_of_time", "x_gene", "x_treme_villain", "your_artifact", "your_gem",
    "your_gem_or_discarded",
]  # fmt: skip
