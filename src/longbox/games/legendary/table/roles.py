"""Roles: as what a card lies with another one, and what becomes of it there.

A Villain holds Bystanders that it has captured, a Mastermind has its Tactics, a Scheme the Twists beside it. Each of
these is a `Role`, declared once in the chapter that it belongs to:

    CAPTIVE = Role("captive", "{Bystander}", on_defeat=Fate(RESCUE), on_gain=Fate(RESCUE))

Whatever happens to the holder, its chapter asks the roles of what it holds: first who goes along with it (`go_along`),
then which events follow for the others (`let_follow`). What is held moves through the city with its holder.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.phrases import BEHIND, Part, part
from longbox.engine.effects.related import Under
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.game import Game
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HELD


class Fate:
    """What becomes of a held card when something happens to its holder: an event of its own, of this kind; or, in
    `STAYS` and `GOES_ALONG`, nothing that would have to be told."""

    def __init__(self, kind: EventKind | None = None) -> None:
        self.kind = kind


STAYS: Final = Fate()
"""It lies with its holder as before, wherever that is now."""
GOES_ALONG: Final = Fate()
"""It goes where its holder goes, and is held no more."""

DEFEATED: Final = "defeated"
ESCAPED: Final = "escaped"
KOED: Final = "KO'd"
GAINED: Final = "gained"
"""What may happen to a holder."""


Bonus = Callable[[Table, int], int]
"""How much Attack a held card gives to whoever holds it."""


class Role:
    """As what a card is held. `head` is what cards call it, `lying` where they say that it is; it lies in the zone
    `kind`, there face down unless `face_up`. `also`: the role that it is one of: a Human Shield is a captive too.
    `fought`: it can itself be fought there. `shields`: as long as it is there, its holder can't be. With a `bonus` it
    makes its holder stronger. `recruited`: the topmost can be recruited there. `bonded`: it and its holder are one
    enemy, with the texts of both; when the holder goes, it takes its place."""

    def __init__(
        self,
        key: str,
        head: str,
        kind: ZoneKind = HELD,
        *,
        also: Role | None = None,
        face_up: bool = True,
        fought: bool = False,
        shields: bool = False,
        bonus: Bonus | None = None,
        bonded: bool = False,
        recruited: bool = False,
        lying: str = message("under {card}"),
        on_defeat: Fate = STAYS,
        on_escape: Fate = GOES_ALONG,
        on_ko: Fate = GOES_ALONG,
        on_gain: Fate = STAYS,
    ) -> None:
        assert key not in ROLES, f"two roles are called {key!r}"
        self.key = key
        self.head = head
        self.kind = kind
        self.known_as: Final[tuple[str, ...]] = (key,) if also is None else (key, *also.known_as)
        self.face_up = face_up
        self.fought = fought
        self.shields = shields
        self.bonus = bonus
        self.bonded = bonded
        self.recruited = recruited
        self.lying = lying
        self.fates: Final = {DEFEATED: on_defeat, ESCAPED: on_escape, KOED: on_ko, GAINED: on_gain}
        ROLES[key] = self

    def of(self, holder: Noun) -> Cards:
        """The cards that someone holds so: `CAPTIVE.of(THIS)`."""
        return Cards(self.head, HeldAs(holder, self))


ROLES: Final[dict[str, Role]] = {}


@dataclass(frozen=True, eq=False)
class HeldAs(Under):
    """Where cards lie that are held in one role: "under this card"."""

    role: Role

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        found: list[int] = []
        for holder in self.host.cards(game, scope):
            found += held(game, holder, self.role)
        return found

    def part(self, say: Say) -> Part:
        return part(say.phrase(self.role.lying, card=self.host), BEHIND, phrases.PLACE)

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return lies_as(game, card, self.role) and super().fits(game, scope, card)


def hold(game: Table, card: int, holder: int, role: Role) -> None:
    """Lay a card with another one. It belongs to no player as long as it lies there."""
    state = game.state
    if state.host[card] >= 0:
        let_go(game, card)
    if state.owner[card] >= 0:
        for column in ("owner", "controller"):
            state.put(column, card, -1)
    if not role.face_up:
        game.turn_down(card)
    game.move(card, role.kind.first)
    bind(game, card, holder, role)


def bind(game: Table, card: int, holder: int, role: Role) -> None:
    """Let a card that lies in its place belong to another one."""
    game.attach(card, holder)
    game.state.put("role", card, role.key)
    if role.fought:
        game.state.enemies_elsewhere = 1
    if role.shields:
        game.state.shields = 1
    if role.bonus is not None:
        game.state.bonuses += 1


def let_go(game: Table, card: int) -> None:
    """Nobody holds it any more; where it goes then is for others to say."""
    role = game.state.role[card]
    if role and ROLES[role].bonus is not None:
        game.state.bonuses -= 1
    game.detach(card)
    game.state.put("role", card, "")
    if game.state.face_down[card]:
        game.turn_down(card, down=False)


def bonus(game: Table, holder: int) -> int:
    """How much Attack a holder has by what it holds."""
    total = 0
    roles = game.state.role
    for card in game.on(holder):
        gives = ROLES[roles[card]].bonus
        if gives is not None:
            total += gives(game, card)
    return total


def hand_over(game: Table, holder: int, heir: int, what: str = "") -> None:
    """What a card holds lies with another one from now on; unless something befalls it now, by what happens to its
    holder."""
    for card in game.on(holder):
        role = ROLES[game.state.role[card]]
        if card != heir and (not what or role.fates[what].kind is None):
            let_go(game, card)
            bind(game, card, heir, role)


def lies_as(game: Table, card: int, role: Role) -> bool:
    """Whether a card is held in a role, or in one that is one of its kind."""
    now = game.state.role[card]
    return bool(now) and role.key in ROLES[now].known_as


def held(game: Table, holder: int, role: Role) -> list[int]:
    """The cards that someone holds in a role, those that came first before the others."""
    return [card for card in game.on(holder) if lies_as(game, card, role)]


def shields(game: Table, holder: int) -> list[int]:
    """What an enemy hides behind. In most games nobody does."""
    if not game.state.shields:
        return []
    roles = game.state.role
    return [card for card in game.on(holder) if ROLES[roles[card]].shields]


def going_along(game: Table, holder: int, what: str) -> list[int]:
    """Who goes with a holder to whom something happens, and with those in turn."""
    roles = game.state.role
    found: list[int] = []
    for card in game.on(holder):
        if ROLES[roles[card]].fates[what] is GOES_ALONG:
            found += [card, *going_along(game, card, what)]
    return found


def parts(game: Table, enemy: int) -> tuple[int, ...]:
    """The cards that an enemy is made of: mostly itself alone, or also one that is bonded with it."""
    if not game.state.bonuses:
        return (enemy,)
    roles = game.state.role
    return (enemy, *[card for card in game.on(enemy) if ROLES[roles[card]].bonded])


def body(game: Table, card: int) -> int:
    """The enemy that a card is part of: whom it is bonded with, or it itself."""
    role = game.state.role[card]
    return game.state.host[card] if role and ROLES[role].bonded else card


def take_its_place(game: Table, holder: int) -> None:
    """Whoever is bonded with a card that leaves is an enemy by itself from now on, where that one was."""
    zone = game.state.zone[holder]
    for card in parts(game, holder)[1:]:
        let_go(game, card)
        game.move(card, zone)


def let_follow(game: Table, holder: int, what: str, seat: int) -> None:
    """The events that befall what someone holds, one for each role, in the order in which they came."""
    found: dict[str, tuple[int, ...]] = {}
    for card in game.on(holder):
        role = game.state.role[card]
        if ROLES[role].fates[what].kind is not None:
            found[role] = (*found.get(role, ()), card)
    if found:
        game.push(FATES, Scope(seat, holder), (what, tuple(found.items())))


@dataclass(frozen=True, eq=False)
class Fates(Node):
    """Events that befall held cards, one after the other. The frame's data: what happened to their holder, and for each
    role that is concerned its cards."""

    def step(self, game: Table, frame: Frame) -> None:
        what, concerned = frame.data
        role, cards = concerned[frame.at]
        frame.at += 1
        if frame.at == len(concerned):
            game.state.frames.pop()
        kind = ROLES[role].fates[what].kind
        assert kind is not None, "what stays or goes along is not concerned"
        scope = frame.scope
        game.happen(Event(kind, seat=scope.you, card=scope.source, cards=cards, manner=role))


FATES: Final = Fates()


def recruited_there(game: Table, kind: ZoneKind) -> list[int]:
    """The topmost card of each pile in a zone whose cards can be recruited there."""
    role = game.state.role
    found: dict[int, int] = {}
    for card in game.state.zones[kind.first]:
        if role[card] and ROLES[role[card]].recruited:
            found[game.state.host[card]] = card
    return list(found.values())
