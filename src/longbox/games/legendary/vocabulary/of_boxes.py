"""Words that the cards of single boxes are made of."""

from __future__ import annotations

from longbox.games.legendary.vocabulary.abilities import ambition, masterminds_in_the_game, per_player
from longbox.games.legendary.vocabulary.accusing import accuse
from longbox.games.legendary.vocabulary.adjectives import COSTING_ITS_POINTS
from longbox.games.legendary.vocabulary.ambitions import (
    ambition_villain,
    does_what_it_says,
    lose_a_tactic,
    the_weakest,
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
from longbox.games.legendary.vocabulary.board import A_DIMENSION_EACH, TWO_DIMENSIONS
from longbox.games.legendary.vocabulary.enemy_deeds import shuffle_into_villain_deck
from longbox.games.legendary.vocabulary.fear import NO_FEAR, fear_falls
from longbox.games.legendary.vocabulary.once import NOT_USED_THIS_TURN, another_turn_once, used_this_turn
from longbox.games.legendary.vocabulary.outside import (
    LATE,
    OTHERS_ARE_SHORTER,
    OTHERS_ARE_TALLER,
    WITH_FLAVOR,
    ask_for_flavor,
)
from longbox.games.legendary.vocabulary.points import get_half
from longbox.games.legendary.vocabulary.shards import can_spend_shards, shards_for_recruit, spend_shards
from longbox.games.legendary.vocabulary.souls import BOUND_SOUL, NAMED_LIKE_A_SOUL, OWN_MASTERMIND, bind_soul
from longbox.games.legendary.vocabulary.strikes_beside import (
    bystander_strikes,
    put_strike_beside_this,
    strike_beside_this,
)
from longbox.games.legendary.vocabulary.twists import takes_effect_as_strike

__all__ = [
    "A_DIMENSION_EACH", "BOUND_SOUL", "COSTING_ITS_POINTS", "HAS_TRAITOR", "LATE", "NAMED_LIKE_A_SOUL",
    "NOT_USED_THIS_TURN", "NO_FEAR", "NO_TRAITOR_YET", "OTHERS_ARE_SHORTER", "OTHERS_ARE_TALLER", "OWN_MASTERMIND",
    "SECRET_TRAITOR", "TWO_DIMENSIONS", "WITH_FLAVOR", "accuse", "ambition", "ambition_villain", "another_turn_once",
    "ask_for_flavor", "betrayal_bindings", "bind_soul", "bystander_strikes", "can_spend_shards", "deal_betrayal",
    "does_what_it_says", "expose_traitor", "fear_falls", "get_half", "lose_a_tactic", "masterminds_in_the_game",
    "on_your_turn", "per_player", "put_strike_beside_this", "shards_for_recruit", "shuffle_into_villain_deck",
    "spend_shards", "strike_beside_this", "takes_effect_as_strike", "the_weakest", "turn_traitor", "used_this_turn",
]  # fmt: skip
