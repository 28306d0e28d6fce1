"""The words that cards are made of: what a card file imports, all at once."""

from __future__ import annotations

from longbox.engine.effects.abilities import can_not
from longbox.engine.effects.adjectives import OTHER
from longbox.engine.effects.amounts import EACH_TIME
from longbox.engine.effects.choosing import a, any_number, at_random, both, each, exactly, up_to
from longbox.engine.effects.conditions import all_of, is_a, not_, there_is
from longbox.engine.effects.counting import per, value
from longbox.engine.effects.flow import choose_one, choose_player, for_each_player, if_, let, may, may_choose_player
from longbox.engine.effects.lasting import leaves, next_time
from longbox.engine.effects.moving import THOSE, look, reveal, search, top, whole
from longbox.engine.effects.nouns import BY, IT, THIS, WHOM
from longbox.engine.effects.patterns import happened
from longbox.engine.effects.related import with_less
from longbox.engine.effects.some_players import THAT_PLAYER
from longbox.games.vs.chapters.stun import STUN
from longbox.games.vs.table import slots
from longbox.games.vs.table.kinds import (
    A_FORCE,
    ALIEN,
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
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.adjectives import (
    ABLE_TO_DEFEND,
    ATK,
    CHARACTER_CARD,
    COPY,
    FACE_DOWN,
    FACE_UP,
    IN_BACK_ROW,
    IN_FRONT_ROW,
    LOCATION,
    MAIN_CHARACTER,
    PLAYABLE_AGAIN,
    PLOT_TWIST,
    STRENGTHENED,
    STUNNED,
    SUPPORTING,
    WITH_FLIGHT,
    WITH_RANGED,
    WOUNDED,
    WOUNDS,
    costing,
    team,
)
from longbox.games.vs.vocabulary.amounts import THAT_MANY
from longbox.games.vs.vocabulary.arrivals import borrow, pay_less, put_into_back_row, put_into_play, put_onto_your_side
from longbox.games.vs.vocabulary.attacking_players import let_attack_players
from longbox.games.vs.vocabulary.captives import any_enemy_supporting, captive, give_up, hatch, may_pay, take_captive
from longbox.games.vs.vocabulary.conditions import RANGED_ATTACK, YOU_THREW_IT, YOUR_TEAM_ATTACKS
from longbox.games.vs.vocabulary.deeds import (
    cancel_combat,
    cancel_power,
    change_row,
    choose,
    divide_minus,
    double_counters,
    draw,
    freeze,
    gain_xp,
    heal,
    ko,
    pull,
    push,
    put_minus,
    put_plus,
    ready,
    recover,
    shuffle_in,
    stun,
    take_counters,
    turn_counters,
    turn_over,
    wound,
)
from longbox.games.vs.vocabulary.fights import attack_again, forbid, play_again, take_the_place
from longbox.games.vs.vocabulary.hands import OF_THAT_NAME, name_a_card, unless
from longbox.games.vs.vocabulary.identities import be_held_at_level_1, become_level_1, become_main, transform
from longbox.games.vs.vocabulary.keywords import (
    BERSERKER,
    BLAST,
    COCOON,
    CREATURE,
    DODGE,
    FEARLESS,
    FEROCIOUS,
    FLIGHT,
    GENIUS,
    GRAB,
    HEX,
    INSPIRE,
    LEADER,
    LEAP,
    LEGION,
    LETHAL,
    MAGNETIC_SUPPRESSION,
    MERCENARY,
    MOBILE,
    MONSTROUS,
    NULLIFY,
    ONE_OF_A_KIND,
    RANGED,
    RESERVE,
    SCHEMER,
    SHRINK,
    STEALTH,
    STING,
    SWARM,
    SYMBIOSIS,
    TOUGH,
    UNIQUE,
    WAKING_NIGHTMARE,
)
from longbox.games.vs.vocabulary.liberties import LEVELING_UP, RECOVERING, STRIKING, STRIKING_BACK
from longbox.games.vs.vocabulary.moving import (
    become_resource,
    discard,
    lay,
    put_under,
    return_to_hand,
    shuffle,
    take,
    throw,
)
from longbox.games.vs.vocabulary.nouns import (
    any_character,
    any_enemy,
    any_own,
    attacker,
    back_row_enemy,
    card,
    card_in_ko_pile,
    card_of_yours,
    character,
    character_card,
    cheap_supporting,
    combatant,
    copy_of_this,
    defender,
    enemy_character,
    enemy_combatant,
    enemy_ko_d_character,
    enemy_supporting,
    enemy_survivor,
    enemy_to_match,
    face_down_resource,
    face_up_location,
    hand_character,
    ko_d_character,
    main_in_side_deck,
    matching_card,
    other_character,
    other_of_yours,
    other_supporting_of_yours,
    plot_twist,
    stunned_character,
    stunned_enemy_supporting,
    stunned_supporting,
    their_main,
    their_resource,
    their_supporting,
    twist_in_ko_pile,
    your_character,
    your_combatant,
    your_resource,
    your_supporting,
    your_turned_location,
)
from longbox.games.vs.vocabulary.places import (
    DECK,
    ENEMY,
    EVERYWHERE,
    FIGHTING,
    HAND,
    IN_COMBAT,
    IN_PLAY,
    KO_PILE,
    MAINS,
    ON_YOUR_SIDE,
    RESOURCES,
    SIDE_DECK,
    YOURS,
)
from longbox.games.vs.vocabulary.players import A_PLAYER, AN_ENEMY_PLAYER, ANY_PLAYER, EACH_ENEMY_PLAYER, ITS_PLAYER
from longbox.games.vs.vocabulary.powers import (
    amplify,
    build_power,
    combat_power,
    level_up,
    main_power,
    on,
    powers_of,
    reaction,
    static,
    super_power,
    team_up,
)
from longbox.games.vs.vocabulary.spans import THIS_COMBAT, THIS_TURN, later
from longbox.games.vs.vocabulary.stat_changes import (
    gains,
    gets,
    impersonate,
    lose_powers,
    reset_stats,
    spare,
    switch_stats,
)
from longbox.games.vs.vocabulary.tokens import put_tokens

__all__ = [
    "ABLE_TO_DEFEND", "ALIEN", "ANY_PLAYER", "AN_ENEMY_PLAYER", "ATK", "AVENGERS", "A_FORCE", "A_PLAYER",
    "BERSERKER", "BLAST", "BUILD", "BY", "CHARACTER_CARD", "COCOON", "COMBAT", "COPY", "CREATURE", "DECK",
    "DEFENDERS", "DODGE", "EACH_ENEMY_PLAYER", "EACH_TIME", "ENEMY", "ENERGY", "EVERYWHERE", "FACE_DOWN", "FACE_UP",
    "FEARLESS", "FEMME_FATALES", "FEROCIOUS", "FIGHTING", "FLIGHT", "GENIUS", "GRAB", "GUARDIANS", "HAND", "HEX",
    "HUMANITY", "INSPIRE", "INTELLECT", "IN_BACK_ROW", "IN_COMBAT", "IN_FRONT_ROW", "IN_PLAY", "IT", "ITS_PLAYER",
    "KO_PILE", "LEADER", "LEAP", "LEGION", "LETHAL", "LEVELING_UP", "LOCATION", "MAGNETIC_SUPPRESSION", "MAIN",
    "MAINS", "MAIN_CHARACTER", "MAIN_START", "MCU_HEROES", "MCU_VILLAINS", "MERCENARY", "MIGHT", "MOBILE",
    "MONSTROUS", "NULLIFY", "OF_THAT_NAME", "ONE_OF_A_KIND", "ON_YOUR_SIDE", "OTHER", "PLAYABLE_AGAIN",
    "PLOT_TWIST", "RANGED", "RANGED_ATTACK", "RECOVERING", "RESERVE", "RESOURCES", "SCHEMER", "SHRINK", "SIDE_DECK",
    "SKILL", "STEALTH", "STING", "STRENGTHENED", "STRIKING", "STRIKING_BACK", "STUN", "STUNNED", "SUPER_VILLAINS",
    "SUPPORTING", "SWARM", "SYMBIOSIS", "THAT_MANY", "THAT_PLAYER", "THE_COMPANY", "THIS", "THIS_COMBAT",
    "THIS_TURN", "THOSE", "TOUGH", "UNDERWORLD", "UNIQUE", "WAKING_NIGHTMARE", "WHOM", "WITH_FLIGHT", "WITH_RANGED",
    "WOUNDED", "WOUNDS", "XENOMORPHS", "X_MEN", "YOURS", "YOUR_TEAM_ATTACKS", "YOU_THREW_IT", "a", "all_of",
    "amplify", "any_character", "any_enemy", "any_enemy_supporting", "any_number", "any_own", "at_random",
    "attack_again", "attacker", "back_row_enemy", "be_held_at_level_1", "become_level_1", "become_main",
    "become_resource", "borrow", "both", "build_power", "can_not", "cancel_combat", "cancel_power", "captive",
    "card", "card_in_ko_pile", "card_of_yours", "change_row", "character", "character_card", "cheap_supporting",
    "choose", "choose_one", "choose_player", "combat_power", "combatant", "copy_of_this", "costing", "defender",
    "discard", "divide_minus", "double_counters", "draw", "each", "enemy_character", "enemy_combatant",
    "enemy_ko_d_character", "enemy_supporting", "enemy_survivor", "enemy_to_match", "exactly", "face_down_resource",
    "face_up_location", "for_each_player", "forbid", "freeze", "gain_xp", "gains", "gets", "give_up",
    "hand_character", "happened", "hatch", "heal", "if_", "impersonate", "is_a", "ko", "ko_d_character", "later",
    "lay", "leaves", "let", "let_attack_players", "level_up", "look", "lose_powers", "main_in_side_deck",
    "main_power", "matching_card", "may", "may_choose_player", "may_pay", "moments", "name_a_card", "next_time",
    "not_", "on", "other_character", "other_of_yours", "other_supporting_of_yours", "pay_less", "per", "play_again",
    "plot_twist", "powers_of", "pull", "push", "put_into_back_row", "put_into_play", "put_minus",
    "put_onto_your_side", "put_plus", "put_tokens", "put_under", "reaction", "ready", "recover", "reset_stats",
    "return_to_hand", "reveal", "search", "shuffle", "shuffle_in", "slots", "spare", "static", "stun",
    "stunned_character", "stunned_enemy_supporting", "stunned_supporting", "super_power", "switch_stats", "take",
    "take_captive", "take_counters", "take_the_place", "team", "team_up", "their_main", "their_resource",
    "their_supporting", "there_is", "throw", "top", "transform", "turn_counters", "turn_over", "twist_in_ko_pile",
    "unless", "up_to", "value", "whole", "with_less", "wound", "your_character", "your_combatant", "your_resource",
    "your_supporting", "your_turned_location",
]  # fmt: skip
