"""Where cards lie."""

from __future__ import annotations

from typing import Final

from longbox.engine.zones import MAX_SEATS, NOBODY, OWNER, Zones, per_seat, shared

DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
KO_PILE: Final = per_seat("KO pile", pile=True)
FRONT: Final = per_seat("front row", in_play=True)
BACK: Final = per_seat("back row", in_play=True)
RESOURCES: Final = per_seat("resource row", in_play=True)
ASIDE: Final = per_seat("set aside")
PLAYED: Final = shared("being played")
REMOVED: Final = shared("removed from the game")
PLAYERS: Final = shared("players")
"""Those who can be attacked themselves, each as a card; empty until some effect allows that."""
EQUIPMENT: Final = per_seat("equipment", in_play=True)
"""What the characters of a side carry: each card lies on its bearer."""
SIDE_DECK: Final = per_seat("side deck", sight=OWNER)
"""The main characters that a player may transform into."""
FACEHUGGERS: Final = per_seat("Facehugger Pile", sight=NOBODY, pile=True)
FACILITY: Final = per_seat("Ultron Facility")
"""The main characters of a player who has several, as far as they are not in play."""
BEHIND_THE_CAMERA: Final = per_seat("Behind the Camera", sight=NOBODY, pile=True)
"""Who may really be meant by somebody in a player's deck."""
ZONES: Final = Zones(
    DECK, HAND, KO_PILE, FRONT, BACK, RESOURCES, ASIDE, PLAYED, REMOVED, PLAYERS, EQUIPMENT, SIDE_DECK, FACEHUGGERS,
    FACILITY, BEHIND_THE_CAMERA,
)  # fmt: skip
ROWS: Final = tuple(
    tuple(row.at(seat) for seat in range(seats) for row in (FRONT, BACK)) for seats in range(MAX_SEATS + 1)
)
"""The rows of the table, by the number of players."""
FIGHTING_ZONES: Final = tuple((*rows, PLAYERS.at()) for rows in ROWS)
"""Where they are who can be stunned and KO'd: the characters in play, and the players who can be attacked."""
