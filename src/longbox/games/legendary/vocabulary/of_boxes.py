"""Words that the cards of single boxes are made of."""

from __future__ import annotations

from longbox.engine.effects.conditions import any_of
from longbox.engine.effects.patterns import happened
from longbox.games.legendary.vocabulary.abilities import ambition, mastermind_wins, per_player
from longbox.games.legendary.vocabulary.accusing import accuse
from longbox.games.legendary.vocabulary.adapting import adapt
from longbox.games.legendary.vocabulary.adjectives import COSTING_ITS_POINTS, NEXT_TO_THIS
from longbox.games.legendary.vocabulary.ambitions import (
    ambition_villain,
    does_what_it_says,
    lose_a_tactic,
    the_weakest,
)
from longbox.games.legendary.vocabulary.amounts import REVEALED
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
from longbox.games.legendary.vocabulary.board import A_DIMENSION_EACH, TWO_DIMENSIONS
from longbox.games.legendary.vocabulary.conditions import CITY_IS_DESTROYED, masterminds_in_the_game
from longbox.games.legendary.vocabulary.fear import NO_FEAR, fear_falls
from longbox.games.legendary.vocabulary.flow import choose_team, lay_open
from longbox.games.legendary.vocabulary.lasting import UNTIL_NEXT_TWIST
from longbox.games.legendary.vocabulary.once import NOT_USED_THIS_TURN, another_turn_once, used_this_turn
from longbox.games.legendary.vocabulary.shards import can_spend_shards, shards_for_recruit, spend_shards
from longbox.games.legendary.vocabulary.souls import BOUND_SOUL, NAMED_LIKE_A_SOUL, OWN_MASTERMIND, bind_soul
from longbox.games.legendary.vocabulary.strikes import (
    become_tactic_again,
    devours_a_space,
    play_those,
    strike_becomes_tactic,
    tactic_left,
    won_strike,
)
from longbox.games.legendary.vocabulary.strikes_beside import (
    bystander_strikes,
    put_strike_beside_this,
    strike_beside_this,
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
    shuffle_this_into_villain_deck,
    trap_use,
    win_this_trap,
)
from longbox.games.legendary.vocabulary.twists import takes_effect_as_strike

__all__ = [
    "A_DIMENSION_EACH", "BOUND_SOUL", "CITY_IS_DESTROYED", "COSTING_ITS_POINTS", "HAS_TRAITOR", "NAMED_LIKE_A_SOUL",
    "NEXT_TO_THIS", "NOT_USED_THIS_TURN", "NO_FEAR", "NO_TRAITOR_YET", "OF_ANOTHER_TEAM", "ONE_TEAM_PLAYED",
    "OWN_MASTERMIND", "REVEALED", "SECRET_TRAITOR", "TWO_DIMENSIONS", "UNTIL_NEXT_TWIST", "accuse", "adapt", "ambition",
    "ambition_villain", "another_turn_once", "any_of", "at_end_of_turn", "become_tactic_again", "betrayal_bindings",
    "bind_soul", "by_end_of_turn", "bystander_strikes", "can_spend_shards", "choose_team", "deal_betrayal",
    "devours_a_space", "discarded_so_many", "does_what_it_says", "expose_traitor", "fear_falls", "happened", "lay_open",
    "lose_a_tactic", "mastermind_wins", "masterminds_in_the_game", "on_failure", "on_your_turn", "per_player",
    "play_those", "put_strike_beside_this", "put_this_beside_scheme", "recruited", "shards_for_recruit",
    "shuffle_this_into_villain_deck", "spend_shards", "strike_becomes_tactic", "strike_beside_this", "tactic_left",
    "takes_effect_as_strike", "the_weakest", "trap_use", "turn_traitor", "used_this_turn", "win_this_trap",
    "won_strike",
]  # fmt: skip
