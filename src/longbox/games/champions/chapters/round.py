"""The round: player phase and villain phase, over and over."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters.phases import PHASE, end_phase_effects
from longbox.games.champions.chapters.player_phase import discard_down, draw_up, end_player_phase, ready_all, take_turns
from longbox.games.champions.chapters.villain_phase import (
    activate_enemies,
    deal_encounter_cards,
    pass_first_player,
    place_threat,
    reveal_encounter_cards,
)
from longbox.games.champions.table.state import Champions

ROUND_ENDED: Final[EventKind] = EventKind("end of the round", quiet=True, doing=Doing("end", subject="round"))


def begin_round(game: Champions, scope: Scope) -> None:
    game.happen(Event(PHASE, manner="player"))


def end_round(game: Champions, scope: Scope) -> None:
    end_phase_effects(game)
    game.expire("round")
    game.clear_uses("round")
    if game.listened_to(ROUND_ENDED):
        game.happen(Event(ROUND_ENDED))


ROUND: Final = Steps(
    begin_round,
    take_turns,
    discard_down,
    draw_up,
    ready_all,
    end_player_phase,
    place_threat,
    activate_enemies,
    deal_encounter_cards,
    reveal_encounter_cards,
    pass_first_player,
    end_round,
    again=lambda game, scope: True,
)
