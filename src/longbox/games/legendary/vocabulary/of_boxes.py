"""Words that the cards of single boxes are made of."""

from __future__ import annotations

from longbox.engine.effects.conditions import any_of
from longbox.engine.effects.patterns import happened
from longbox.engine.effects.related import with_at_most
from longbox.games.legendary.chapters.bystanders import CAPTIVE_HERO
from longbox.games.legendary.chapters.city import ESCAPE_ENDS
from longbox.games.legendary.chapters.officers import CALL_OUT
from longbox.games.legendary.chapters.villain_deck import CARD_ENDS, TWIST_ENDS
from longbox.games.legendary.table.timing import TURN
from longbox.games.legendary.vocabulary.abilities import (
    ambition,
    heroes_explode,
    mastermind_wins,
    numbered_strikes,
    per_player,
    plays_face_down,
    rescued,
)
from longbox.games.legendary.vocabulary.accusing import accuse
from longbox.games.legendary.vocabulary.adapting import adapt
from longbox.games.legendary.vocabulary.adjectives import COSTING_ITS_POINTS, NEXT_TO_THIS, NO_HENCHMAN
from longbox.games.legendary.vocabulary.ambitions import (
    ITS_MASTERMIND,
    a_tactic,
    ambition_villain,
    does_what_it_says,
    lose_a_tactic,
    tactic_villain,
    the_weakest,
)
from longbox.games.legendary.vocabulary.amounts import REVEALED
from longbox.games.legendary.vocabulary.ascending import (
    NOT_IN_CITY,
    ascends,
    becomes_tactic,
    goes_home,
    if_it_is_in_the_city,
)
from longbox.games.legendary.vocabulary.betrayal import (
    HAS_TRAITOR,
    NO_TRAITOR_YET,
    SECRET_TRAITOR,
    betrayal_bindings,
    deal_betrayal,
    expose_traitor,
    on_your_turn,
    turn_traitor,
)
from longbox.games.legendary.vocabulary.board import A_DIMENSION_EACH, TWO_DIMENSIONS, beside
from longbox.games.legendary.vocabulary.cages import cage
from longbox.games.legendary.vocabulary.captives import (
    captured_hero,
    captures_those,
    gives_captive,
    gives_mastermind_captive,
    ko_if_any,
    mastermind_captures,
)
from longbox.games.legendary.vocabulary.claiming import take_or_give
from longbox.games.legendary.vocabulary.conditions import (
    CITY_IS_DESTROYED,
    HQ_IS_DESTROYED,
    SOMEBODY_AHEAD,
    all_kinds_escaped,
    masterminds_in_the_game,
    wounds_left,
)
from longbox.games.legendary.vocabulary.enemy_deeds import shuffle_into_villain_deck
from longbox.games.legendary.vocabulary.exchanging import exchange, played_card
from longbox.games.legendary.vocabulary.fear import NO_FEAR, fear_falls
from longbox.games.legendary.vocabulary.flow import choose_team, lay_open
from longbox.games.legendary.vocabulary.groups import choose_group
from longbox.games.legendary.vocabulary.guessing import guess_or
from longbox.games.legendary.vocabulary.horrors import (
    add_a_mastermind,
    fewer_cards,
    final_blow_is_needed,
    masterminds_strike,
    play_random_horror,
    rises_as,
    shuffle_in_a_strike,
    shuffle_in_a_twist,
    start_of_game,
)
from longbox.games.legendary.vocabulary.infections import gain_twist_as
from longbox.games.legendary.vocabulary.lasting import UNTIL_NEXT_TWIST
from longbox.games.legendary.vocabulary.locations import (
    a_location_called,
    after_a_fight_here,
    becomes_location,
    captured_by_this,
    fight_as_tactic,
    location,
    strike_becomes,
    stronger_below,
    villain_here,
    while_there_is,
)
from longbox.games.legendary.vocabulary.lurking import LURKERS_FOLLOW, swap_with_a_lurker
from longbox.games.legendary.vocabulary.moments import IN_A_FIGHT
from longbox.games.legendary.vocabulary.nouns import leftmost_in_hq, villain_called
from longbox.games.legendary.vocabulary.officers import (
    discarded_officer,
    of_group_or_officer,
    officers_enter,
    officers_everywhere,
)
from longbox.games.legendary.vocabulary.once import NOT_USED_THIS_TURN, another_turn_once, used_this_turn
from longbox.games.legendary.vocabulary.outside import (
    LATE,
    OTHERS_ARE_SHORTER,
    OTHERS_ARE_TALLER,
    WITH_FLAVOR,
    ask_for_flavor,
)
from longbox.games.legendary.vocabulary.passing import pass_coloured_left
from longbox.games.legendary.vocabulary.piles import (
    PAWNS_MEAN,
    become_pawns_at_random,
    becomes_pawn,
    dearest_become_pawns,
    pile_of,
)
from longbox.games.legendary.vocabulary.points import get_half
from longbox.games.legendary.vocabulary.shards import can_spend_shards, shards_for_recruit, spend_shards
from longbox.games.legendary.vocabulary.showing import CHEAPEST, DEAREST, show_together
from longbox.games.legendary.vocabulary.souls import BOUND_SOUL, NAMED_LIKE_A_SOUL, OWN_MASTERMIND, bind_soul
from longbox.games.legendary.vocabulary.strikes import (
    become_tactic_again,
    devours_a_space,
    play_those,
    strike_becomes_tactic,
    strike_takes_effect_as_twist,
    tactic_left,
    won_strike,
)
from longbox.games.legendary.vocabulary.strikes_beside import (
    bystander_strikes,
    put_strike_beside_this,
    strike_beside_this,
)
from longbox.games.legendary.vocabulary.sympathizers import (
    TWIST_SO_FAR,
    become_sympathizers,
    become_traitors,
    put_officers_beside,
    sympathizer,
    traitor,
)
from longbox.games.legendary.vocabulary.traps import (
    OF_ANOTHER_TEAM,
    ONE_TEAM_PLAYED,
    at_end_of_turn,
    by_end_of_turn,
    discarded_so_many,
    on_failure,
    put_this_beside_scheme,
    recruited,
    trap_use,
    win_this_trap,
)
from longbox.games.legendary.vocabulary.twins import colours_or, twins_or
from longbox.games.legendary.vocabulary.twists import points_are_swapped, put_beside_scheme, takes_effect_as_strike

__all__ = [
    "A_DIMENSION_EACH", "BOUND_SOUL", "CALL_OUT", "CAPTIVE_HERO", "CARD_ENDS", "CHEAPEST", "CITY_IS_DESTROYED",
    "COSTING_ITS_POINTS", "DEAREST", "ESCAPE_ENDS", "HAS_TRAITOR", "HQ_IS_DESTROYED", "IN_A_FIGHT", "ITS_MASTERMIND",
    "LATE", "LURKERS_FOLLOW", "NAMED_LIKE_A_SOUL", "NEXT_TO_THIS", "NOT_IN_CITY", "NOT_USED_THIS_TURN", "NO_FEAR",
    "NO_HENCHMAN", "NO_TRAITOR_YET", "OF_ANOTHER_TEAM", "ONE_TEAM_PLAYED", "OTHERS_ARE_SHORTER", "OTHERS_ARE_TALLER",
    "OWN_MASTERMIND", "PAWNS_MEAN", "REVEALED", "SECRET_TRAITOR", "SOMEBODY_AHEAD", "TURN", "TWIST_ENDS",
    "TWIST_SO_FAR", "TWO_DIMENSIONS", "UNTIL_NEXT_TWIST", "WITH_FLAVOR", "a_location_called", "a_tactic", "accuse",
    "adapt", "add_a_mastermind", "after_a_fight_here", "all_kinds_escaped", "ambition", "ambition_villain",
    "another_turn_once", "any_of", "ascends", "ask_for_flavor", "at_end_of_turn", "become_pawns_at_random",
    "become_sympathizers", "become_tactic_again", "become_traitors", "becomes_location",
    "becomes_pawn", "becomes_tactic", "beside", "betrayal_bindings", "bind_soul", "by_end_of_turn", "bystander_strikes",
    "cage", "can_spend_shards", "captured_by_this", "captured_hero", "captures_those", "choose_group", "choose_team",
    "colours_or", "deal_betrayal", "dearest_become_pawns", "devours_a_space", "discarded_officer", "discarded_so_many",
    "does_what_it_says",
    "exchange", "expose_traitor", "fear_falls", "fewer_cards", "fight_as_tactic", "final_blow_is_needed",
    "gain_twist_as", "get_half", "gives_captive", "gives_mastermind_captive", "goes_home", "guess_or", "happened",
    "heroes_explode", "if_it_is_in_the_city", "ko_if_any", "lay_open", "leftmost_in_hq", "location", "lose_a_tactic",
    "mastermind_captures", "mastermind_wins", "masterminds_in_the_game", "masterminds_strike", "numbered_strikes",
    "of_group_or_officer", "officers_enter", "officers_everywhere", "on_failure", "on_your_turn", "pass_coloured_left",
    "per_player", "pile_of", "play_random_horror", "play_those", "played_card", "plays_face_down", "points_are_swapped",
    "put_beside_scheme", "put_officers_beside", "put_strike_beside_this", "put_this_beside_scheme", "recruited",
    "rescued", "rises_as", "shards_for_recruit", "show_together", "shuffle_in_a_strike", "shuffle_in_a_twist",
    "shuffle_into_villain_deck", "spend_shards", "start_of_game", "strike_becomes", "strike_becomes_tactic",
    "strike_beside_this", "strike_takes_effect_as_twist", "stronger_below", "swap_with_a_lurker", "sympathizer",
    "tactic_left", "tactic_villain", "take_or_give", "takes_effect_as_strike", "the_weakest", "traitor", "trap_use",
    "turn_traitor", "twins_or", "used_this_turn", "villain_called", "villain_here", "while_there_is", "win_this_trap",
    "with_at_most", "won_strike", "wounds_left",
]  # fmt: skip
