"""Ways to play for four (rulebook: Free for All, 2 vs. 2, 2-Headed Teammates)."""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message, plural, said
from longbox.engine.setup import Problem
from longbox.games.vs.table.state import VsState

FREE_FOR_ALL: Final = "free-for-all"
TWO_AGAINST_TWO: Final = "two-against-two"
TWO_HEADED: Final = "two-headed"
MODES: Final = {
    FREE_FOR_ALL: message("everybody against everybody"),
    TWO_AGAINST_TWO: message(
        "the first and third player against the second and fourth, each with rows and turns of their own"
    ),
    TWO_HEADED: message("the first two players share rows and turns, and so do the other two"),
}
PARTIES: Final = {TWO_AGAINST_TWO: (0, 1, 0, 1), TWO_HEADED: (0, 0, 1, 1)}
"""Teammates sit across from each other, so that the parties take turns; those who share a side sit together."""
SHARED_ROWS: Final = (0, 0, 2, 2)


def seat_players(state: VsState, mode: str) -> None:
    state.party = PARTIES.get(mode, state.party)
    if mode == TWO_HEADED:
        state.home = SHARED_ROWS


def mode_problems(mode: str, players: int, recruit_for_teammate: bool) -> list[Problem]:
    """What is wrong with a way to play for so many players."""
    found = []
    if mode != FREE_FOR_ALL and players != 4:
        rule = "VS-TEAM2V2-01" if mode == TWO_AGAINST_TWO else "VS-TWOHEADED-01"
        text = plural(
            players,
            "{mode} is for four players, and there is {number} deck",
            "{mode} is for four players, and there are {number} decks",
            mode=mode,
        )
        cure = said("Name four decks, or play {mode}.", mode=repr(FREE_FOR_ALL))
        found.append(Problem(rule, text, cure))
    if recruit_for_teammate and mode != TWO_AGAINST_TWO:
        text = said("only in {mode} can characters be recruited into a teammate's rows", mode=TWO_AGAINST_TWO)
        cure = said("Leave it out, or play {mode}.", mode=repr(TWO_AGAINST_TWO))
        found.append(Problem("VS-TEAM2V2-08", text, cure))
    return found
