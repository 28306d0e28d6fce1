"""Who is behind the camera: cards that wait in a pile of their own, and who may come out of it."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.behind_the_camera import pile_of
from longbox.games.vs.chapters.stun import LEAVE_OTHERWISE
from longbox.games.vs.table import stats, zones
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.moving import REMOVE

BEHIND_THE_CAMERA: Final = Keyword(
    "Behind the Camera",
    stats.STARTS_BEHIND_THE_CAMERA,
    "{this} is in no deck and starts the game in {your} {Behind the Camera} pile",
)
LESSON_IN_WHAT_IS_REAL: Final = Keyword(
    "A Lesson in What's Real",
    stats.GOES_BEHIND_THE_CAMERA,
    "if {this} would leave play, it goes into its owner's {Behind the Camera} pile instead",
)
JUST_A_ROLE: Final = Keyword(
    "It's Just a Role.", stats.NEVER_APPEARS, "{this} can't {appear} or be played as a {resource}"
)


def remove_the_fallen(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    fallen = tuple([card for card in cards if zones.KO_PILE.holds(game.state.zone[card])])
    if fallen:
        game.happen(Event(REMOVE, seat=scope.you, cards=fallen, source=scope.source))


def apply_reveal_role(game: Vs, event: Event) -> None:
    """A card from behind the camera goes into the hand; nobody else sees which one."""
    game.move(event.card, zones.HAND.at(event.seat))


TAKE_FROM_BEHIND: Final = EventKind("take from behind the camera", apply_reveal_role)


def take_from_behind(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    pile = pile_of(game, scope.you)
    if pile:
        game.happen(Event(TAKE_FROM_BEHIND, seat=scope.you, card=game.pick_at_random(pile)))


def go_behind(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    there = tuple([card for card in cards if in_a_row(game, card)])
    if there:
        game.happen(Event(LEAVE_OTHERWISE, seat=scope.you, cards=there, source=scope.source))


remove_fallen: Final = Deed("remove", "{whom} from the game", act=remove_the_fallen, moves=True).to
"""Out of the KO pile."""
take_a_role: Final = Deed(
    "put", "a random card from {your} {Behind the Camera} pile into {your} hand", act=take_from_behind
).done
go_behind_the_camera: Final = Deed("put", "{whom} into its owner's {Behind the Camera} pile", act=go_behind).to
