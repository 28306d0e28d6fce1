"""Words that the cards of single boxes are made of."""

from __future__ import annotations

from longbox.games.legendary.vocabulary.accusing import accuse
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
from longbox.games.legendary.vocabulary.fear import NO_FEAR, fear_falls
from longbox.games.legendary.vocabulary.once import NOT_USED_THIS_TURN, another_turn_once, used_this_turn
from longbox.games.legendary.vocabulary.shards import can_spend_shards, shards_for_recruit, spend_shards
from longbox.games.legendary.vocabulary.souls import BOUND_SOUL, NAMED_LIKE_A_SOUL, OWN_MASTERMIND, bind_soul
from longbox.games.legendary.vocabulary.strikes_beside import (
    bystander_strikes,
    put_strike_beside_this,
    strike_beside_this,
)

__all__ = [
    "BOUND_SOUL", "HAS_TRAITOR", "NAMED_LIKE_A_SOUL", "NOT_USED_THIS_TURN", "NO_FEAR", "NO_TRAITOR_YET",
    "OWN_MASTERMIND", "SECRET_TRAITOR", "accuse", "another_turn_once", "betrayal_bindings", "bind_soul",
    "bystander_strikes", "can_spend_shards", "deal_betrayal", "expose_traitor", "fear_falls", "on_your_turn",
    "put_strike_beside_this", "shards_for_recruit", "spend_shards", "strike_beside_this", "turn_traitor",
    "used_this_turn",
]  # fmt: skip
