"""The words that cards are made of: what a card file imports, all at once."""

from __future__ import annotations

from longbox.engine.effects.adjectives import (
    OTHER,
    Having,
    Is,
)
from longbox.engine.effects.choosing import (
    a,
    any_number,
    each,
    either,
    exactly,
    highest,
    lowest,
    the,
    up_to,
)
from longbox.engine.effects.conditions import (
    all_of,
    is_a,
    none,
    there_are,
    there_is,
)
from longbox.engine.effects.counting import (
    all_but,
    per,
    per_two,
    value,
)
from longbox.engine.effects.flow import (
    ForEach,
    choose_one,
    do,
    for_each,
    if_,
    let,
    repeat,
)
from longbox.engine.effects.instead import (
    cancel,
    instead,
)
from longbox.engine.effects.lasting import (
    as_soon_as,
    lasts,
    next_time,
)
from longbox.engine.effects.lending import (
    gives,
)
from longbox.engine.effects.moving import (
    THOSE,
    look,
    reveal,
    search,
    top,
)
from longbox.engine.effects.nouns import (
    EACH_ONE,
    IT,
    THIS,
    WHOM,
)
from longbox.engine.effects.patterns import (
    before,
    when,
)
from longbox.engine.effects.players import (
    YOU,
)
from longbox.engine.effects.related import (
    alike,
    holding,
    less_than,
    under,
    with_less,
)
from longbox.games.legendary.chapters.bystanders import (
    CAPTIVE,
    RESCUE,
)
from longbox.games.legendary.chapters.city import (
    AMBUSH_EFFECT,
)
from longbox.games.legendary.chapters.cleanup import (
    DISCARD_EVERYTHING,
    NEW_HAND,
)
from longbox.games.legendary.chapters.defeating import (
    DEFEAT,
    FIGHT_EFFECT,
)
from longbox.games.legendary.chapters.discarding import (
    DISCARD_THEM,
)
from longbox.games.legendary.chapters.discarding import (
    DISCARDS as DISCARD,
)
from longbox.games.legendary.chapters.drawing import (
    PUT_ON_DECK,
)
from longbox.games.legendary.chapters.knocking_out import (
    KO_THEM,
)
from longbox.games.legendary.chapters.points import (
    POINTS,
)
from longbox.games.legendary.chapters.villain_deck import (
    STRIKE_COMES,
)
from longbox.games.legendary.chapters.wounds import (
    GAIN_WOUND,
)
from longbox.games.legendary.table.abilities import (
    HEALING,
)
from longbox.games.legendary.table.kinds import (
    ATTACK_POINTS,
    AVENGERS,
    BANK,
    BRIDGE,
    BROTHERHOOD,
    BYSTANDER,
    CABAL,
    CHAMPIONS,
    CLASSES,
    COVERT,
    CRIME_SYNDICATE,
    FANTASTIC_FOUR_TEAM,
    FOES_OF_ASGARD,
    GUARDIANS_TEAM,
    HENCHMAN,
    HERO,
    HEROES_OF_ASGARD,
    HYDRA,
    ILLUMINATI,
    INSTINCT,
    MARVEL_KNIGHTS,
    MASTERMIND,
    MERCS_FOR_MONEY,
    NEW_WARRIORS,
    RANGED,
    RECRUIT_POINTS,
    ROOFTOPS,
    SCHEME,
    SEWERS,
    SHIELD,
    SINISTER_SIX,
    SPIDER_FRIENDS,
    STREETS,
    STRENGTH,
    STRIKE,
    TACTIC,
    TECH,
    TWIST,
    VENOMVERSE,
    VILLAIN,
    WARBOUND,
    WOUND,
    X_FORCE,
    X_MEN,
)
from longbox.games.legendary.table.nouns import (
    COST,
    IN_CITY,
    IN_HAND,
    IN_HQ,
    cheap_hero_in_hq,
    hero_in_hq,
)
from longbox.games.legendary.table.players import (
    A_PLAYER,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    LEFT_OF_YOU,
    RIGHT_OF_YOU,
    everybody,
    everybody_else,
)
from longbox.games.legendary.table.zones import (
    BESIDE_SCHEME,
    HAND,
    HERO_DECK,
    KO_PILE,
    OFFICERS,
    OVER_CITY,
    OVER_MASTERMIND,
    SIDEKICKS,
    VICTORY,
    VILLAIN_DECK,
    WOUNDS,
)
from longbox.games.legendary.vocabulary.abilities import (
    ambush,
    at_twist,
    count_as_villains,
    escape,
    escaped,
    evil_wins,
    fight,
    fight_only_if,
    master_strike,
    on_play,
    played_or_used,
    runs_out,
    superpower,
    to_fight,
    to_play,
    with_superpower,
    worth_more,
)
from longbox.games.legendary.vocabulary.adjectives import (
    A_BYSTANDER,
    A_HERO,
    A_VILLAIN,
    A_VILLAIN_ANYWHERE,
    A_WOUND,
    ABLE_TO_LOSE,
    ATTACK_NOW,
    DISCARDED_THIS_TURN,
    KOED_THIS_TURN,
    NOT_IT,
    NOT_SUNK_YET,
    OF_CHOSEN_CLASS,
    PRINTED_ATTACK,
    PRINTED_POINTS,
    PRINTED_RECRUIT,
    UNDER_A_PORTAL,
    WITH_A_CLASS,
    costing,
    costing_one_of,
    having,
    icon,
    of_character,
    of_group,
    of_kind,
    with_points,
    without_icon,
)
from longbox.games.legendary.vocabulary.amounts import (
    A_CLASS,
    AS_MANY,
    CARDS_DISCARDED,
    COLOUR,
    COLOUR_IN_HQ,
    DRAWN,
    RECRUITED,
    RESCUED,
    played,
    played_before,
    played_before_with,
)
from longbox.games.legendary.vocabulary.board import (
    city_has,
)
from longbox.games.legendary.vocabulary.bonuses import (
    you_get,
)
from longbox.games.legendary.vocabulary.conditions import (
    AMBUSHED,
    DISCARDED,
    NOT_ALONE,
    fought_in,
    made_recruit,
    nth_card,
    played_others,
)
from longbox.games.legendary.vocabulary.copies import (
    copy_noted,
    copy_tops,
    note_it,
    play_as_copy,
)
from longbox.games.legendary.vocabulary.deck import (
    DRAW_A_CHEAP_TOP,
    discard_from_deck,
    discard_top,
    judge_top,
    ko_top,
    top_or_bottom,
    within,
)
from longbox.games.legendary.vocabulary.deeds import (
    becomes_that_class,
    choose,
    discard,
    draw,
    gain,
    gain_as_hero,
    gain_into_hand,
    gain_officer,
    gain_officer_into_hand,
    gain_shards,
    gain_wound_into_hand,
    gain_wounds,
    ko,
    put_back,
    put_discard_pile_on_deck,
    put_into_hand,
    put_on_deck,
    put_under_hero_deck,
    put_under_its_pile,
    recruit,
    rescue,
    rescue_from,
    rescue_those,
    return_to_sidekicks,
    return_to_stack,
    shuffle_discards,
)
from longbox.games.legendary.vocabulary.enemies import (
    give_heroes_from_hq,
    move_villain,
)
from longbox.games.legendary.vocabulary.enemy_deeds import (
    captures,
    defeat,
    destroy_last_space,
    enters_city,
    has_shards,
    moves_on,
    pay_with_recruit,
    play_villain_cards,
    put_under_this,
    win,
)
from longbox.games.legendary.vocabulary.flow import (
    a_player,
    again_with_others,
    as_often_as_liked,
    choose_class,
    each_other_player,
    each_player,
    may,
    may_reveal,
    or_suffer,
    reveal_or,
)
from longbox.games.legendary.vocabulary.keywords import *
from longbox.games.legendary.vocabulary.lasting import (
    NEXT_MASTERMIND_FIGHT,
    THIS_TURN,
    another_turn,
    extra_cards,
    gains,
    gains_those_of,
    keep,
    loses,
    new_hand_of,
    price,
    set_aside,
    sets,
    show,
    spend_recruit_on_fights,
    static,
    this_turn_long,
    turn_order_round,
)
from longbox.games.legendary.vocabulary.moments import (
    BECAUSE_OF_AN_EFFECT,
    FROM_DISCARDS,
    FROM_HAND_OR_PLAYED,
    IT_ON_DECK,
    a_defeated_villain,
    a_villain_anywhere,
    any_bystander,
    any_card,
    any_enemy,
    any_hero,
    any_hero_with_a_class,
    any_strike,
    any_villain,
    any_wound,
    enemy_you_fight,
    on,
    where_it_stood,
    with_attack,
)
from longbox.games.legendary.vocabulary.named import (
    Named,
)
from longbox.games.legendary.vocabulary.nouns import (
    HELD_HERO,
    VILLAIN_CARD,
    a_second,
    bystander,
    card,
    dearest_in_hq,
    discarded_this_turn,
    enemy,
    hero,
    in_hq,
    in_ko_pile,
    in_space,
    koed_hero,
    koed_wound,
    loose,
    loose_card,
    loose_wound,
    officer,
    other_won,
    owned,
    rightmost_in_hq,
    strike,
    the_mastermind,
    twist,
    villain,
    won,
    won_card,
    won_led,
    your,
    your_hero_with,
    your_other,
)
from longbox.games.legendary.vocabulary.passing import (
    pass_discards_right,
    pass_left,
)
from longbox.games.legendary.vocabulary.places import (
    BESIDE_THE_MASTERMIND,
    BESIDE_THE_SCHEME,
    CARRIED_OFF,
    DECK,
    ESCAPED_ONES,
    IN_DISCARD_PILE,
    IN_ESCAPE_PILE,
    IN_KO_PILE,
    IN_VICTORY_PILE,
    THE_BYSTANDERS,
    THE_HERO_DECK,
    THE_OFFICERS,
    THE_VILLAIN_DECK,
    YOU_CONTROL,
    YOU_HAVE,
    YOU_OWN,
    YOUR_HAND,
)
from longbox.games.legendary.vocabulary.points import (
    RECRUIT_YOU_HAVE,
    can_spend,
    get,
    spend,
)
from longbox.games.legendary.vocabulary.twists import (
    lose,
    put_twist_beside_scheme,
    put_twist_over_city,
    put_twist_over_mastermind,
    takes_effect_as_twist,
)

__all__ = [
    "ABLE_TO_LOSE", "ABOMINATION", "AMBUSHED", "AMBUSH_EFFECT", "AS_MANY", "ATTACK_NOW", "ATTACK_POINTS", "AVENGERS",
    "A_BYSTANDER", "A_CLASS", "A_HERO", "A_PLAYER", "A_VILLAIN", "A_VILLAIN_ANYWHERE", "A_WOUND", "BANK",
    "BECAUSE_OF_AN_EFFECT", "BERSERK", "BESIDE_SCHEME", "BESIDE_THE_MASTERMIND", "BESIDE_THE_SCHEME", "BRIBE", "BRIDGE",
    "BROTHERHOOD", "BURROW", "BYSTANDER", "CABAL", "CAPTIVE", "CARDS_DISCARDED", "CARRIED_OFF", "CHAMPIONS",
    "CHEERING_CROWDS", "CHIVALROUS_DUEL", "CLASSES", "COLOSSUS", "COLOUR", "COLOUR_IN_HQ", "COORDINATE", "COST",
    "COVERT", "CRIME_SYNDICATE", "DARK_MEMORIES", "DECK", "DEFEAT", "DEMOLISH", "DEMOLISH_OTHERS", "DISCARD",
    "DISCARDED", "DISCARDED_THIS_TURN", "DISCARD_EVERYTHING", "DISCARD_THEM", "DODGE", "DRAWN", "DRAW_A_CHEAP_TOP",
    "EACH_ONE", "EACH_OTHER_PLAYER", "EACH_PLAYER", "ESCAPED_ONES", "FANTASTIC_FOUR_TEAM", "FEAST", "FIGHT_EFFECT",
    "FOES_OF_ASGARD", "FROM_DISCARDS", "FROM_HAND_OR_PLAYED", "GAIN_WOUND", "GUARDIANS_TEAM", "HAND", "HEALING",
    "HELD_HERO", "HENCHMAN", "HERO", "HEROES_OF_ASGARD", "HERO_DECK", "HULK", "HYDRA", "HYDRA_LEVEL", "ILLUMINATI",
    "INSTINCT", "INTO_DISCARD_PILE", "INTO_HAND", "INVESTIGATES", "IN_A_CIRCLE", "IN_CITY", "IN_DISCARD_PILE",
    "IN_ESCAPE_PILE", "IN_HAND", "IN_HQ", "IN_KO_PILE", "IN_VICTORY_PILE", "IT", "IT_ON_DECK", "KOED_THIS_TURN",
    "KO_PILE", "KO_THEM", "LAST_STAND", "LEFT_OF_YOU", "MAN_OUT_OF_TIME", "MARVEL_KNIGHTS", "MASTERMIND",
    "MERCS_FOR_MONEY", "NEW_HAND", "NEW_WARRIORS", "NEXT_MASTERMIND_FIGHT", "NOT_ALONE", "NOT_IT", "NOT_SUNK_YET",
    "OFFICERS", "OF_CHOSEN_CLASS", "ON_DECK", "OTHER", "OVER_CITY", "OVER_MASTERMIND", "PER_ARTIFACT", "PHASING",
    "POINTS", "PRINTED_ATTACK", "PRINTED_POINTS", "PRINTED_RECRUIT", "PUT_ON_DECK", "RANGED", "RECRUITED",
    "RECRUIT_POINTS", "RECRUIT_YOU_HAVE", "RESCUE", "RESCUED", "RIGHT_OF_YOU", "ROOFTOPS", "SCHEME", "SEWERS", "SHIELD",
    "SHIELD_LEVEL", "SIDEKICKS", "SINISTER_SIX", "SOARING_FLIGHT", "SPIDER_FRIENDS", "STREETS", "STRENGTH", "STRIKE",
    "STRIKE_COMES", "TACTIC", "TECH", "TELEPORT", "THE_BYSTANDERS", "THE_HERO_DECK", "THE_OFFICERS", "THE_VILLAIN_DECK",
    "THIS", "THIS_TURN", "THOR", "THOSE", "TWIST", "ULTIMATE_ABOMINATION", "UNDERCOVER", "UNDER_A_PORTAL", "VENOMVERSE",
    "VICTORY", "VILLAIN", "VILLAIN_CARD", "VILLAIN_DECK", "WALL_CRAWL", "WARBOUND", "WHOM", "WITH_A_CLASS", "WOLVERINE",
    "WOMAN_OUT_OF_TIME", "WOUND", "WOUNDED_FURY", "WOUNDS", "X_FORCE", "X_MEN", "X_TREME_ATTACK", "YOU", "YOUR_HAND",
    "YOUR_VICTORY_PILE", "YOU_CONTROL", "YOU_HAVE", "YOU_OWN", "ForEach", "Having", "Is", "Named", "a",
    "a_defeated_villain", "a_player", "a_second", "a_villain_anywhere", "again_with_others", "alike", "all_but",
    "all_of", "ambush", "another_turn", "any_bystander", "any_card", "any_enemy", "any_hero", "any_hero_with_a_class",
    "any_number", "any_strike", "any_villain", "any_wound", "artifact", "as_often_as_liked", "as_soon_as", "at_twist",
    "becomes_that_class", "before", "bystander", "can_spend", "cancel", "captures", "card", "charges",
    "cheap_hero_in_hq", "choose", "choose_class", "choose_one", "circle", "circle_of_quack_fu", "city_has", "conqueror",
    "copy_artifact_ability", "copy_noted", "copy_tops", "costing", "costing_one_of", "count_as_villains",
    "dark_memories", "dearest_in_hq", "defeat", "destroy_last_space", "digest", "discard", "discard_from_deck",
    "discard_top", "discarded_this_turn", "do", "draw", "draw_found", "each", "each_other_player", "each_player",
    "either", "either_points", "elusive", "empowered", "empowered_by_choice", "enemy", "enemy_you_fight", "enters_city",
    "escape", "escaped", "everybody", "everybody_else", "evil_wins", "exactly", "excessive_violence", "extra_cards",
    "fight", "fight_only_if", "focus", "for_each", "fought_in", "gain", "gain_as_hero", "gain_into_hand",
    "gain_officer", "gain_officer_into_hand", "gain_shards", "gain_wound_into_hand", "gain_wounds", "gains",
    "gains_those_of", "get", "give_heroes_from_hq", "gives", "has_shards", "having", "healing", "hero", "hero_in_hq",
    "hero_of_one_size", "highest", "holding", "hyperspeed", "hyperspeed_the_deck", "icon", "if_", "in_hq", "in_ko_pile",
    "in_space", "instead", "investigate", "is_a", "judge_top", "keep", "ko", "ko_top", "koed_hero", "koed_wound",
    "last_stand", "lasts", "less_than", "let", "lightshow", "look", "loose", "loose_card", "loose_wound", "lose",
    "loses", "lowest", "made_recruit", "man_out_of_time", "master_strike", "may", "may_reveal", "microscopic",
    "microscopic_enemy", "move_villain", "moves_on", "new_hand_of", "next_recruit_soars", "next_time", "none",
    "note_it", "nth_card", "of_character", "of_group", "of_kind", "officer", "on", "on_play", "or_suffer", "other_won",
    "other_x_treme_villain", "outwit", "outwit_or", "owned", "pass_discards_right", "pass_left", "patrol",
    "pay_with_recruit", "per", "per_two", "play_as_copy", "play_villain_cards", "played", "played_before",
    "played_before_with", "played_or_used", "played_others", "price", "put_back", "put_discard_pile_on_deck",
    "put_into_hand", "put_on_deck", "put_twist_beside_scheme", "put_twist_over_city", "put_twist_over_mastermind",
    "put_under_hero_deck", "put_under_its_pile", "put_under_this", "rampage", "recruit", "repeat", "rescue",
    "rescue_from", "rescue_those", "return_to_sidekicks", "return_to_stack", "reveal", "reveal_or", "revenge",
    "rightmost_in_hq", "runs_out", "savior", "search", "send_undercover", "set_aside", "sets", "shield_level", "show",
    "shuffle_discards", "size_changing", "size_changing_enemy", "smash", "spectrum", "spend", "spend_recruit_on_fights",
    "static", "strike", "superpower", "switcheroo", "takes_effect_as_twist", "teleport", "the", "the_mastermind",
    "there_are", "there_is", "this_turn_long", "to_fight", "to_play", "top", "top_or_bottom", "transform",
    "turn_order_round", "twist", "two_for_a_coordinated_card", "under", "up_to", "value", "versatile",
    "versatile_gives_both", "villain", "violent_fight", "when", "where_it_stood", "win", "with_attack", "with_less",
    "with_points", "with_superpower", "within", "without_icon", "woman_out_of_time", "won", "won_card", "won_led",
    "worth_more", "x_gene", "x_treme_villain", "you_get", "your", "your_artifact", "your_hero_with", "your_other",
]  # fmt: skip
