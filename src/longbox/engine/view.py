"""What a seat may see, by whitelist, and copies in which all that it can't know is dealt anew."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Sequence
from functools import lru_cache, reduce
from hashlib import blake2b
from operator import and_, attrgetter
from typing import TYPE_CHECKING, Any, Final

from longbox.engine import counters, dice
from longbox.engine.dice import Seed
from longbox.engine.state import State
from longbox.engine.zones import EVERYBODY, NOBODY, OWNER

if TYPE_CHECKING:
    from longbox.engine.game import Game

SPECTATOR: Final = 62
"""The bit that stands for those who only watch."""

DEALS: Final = 50
"""How often to deal anew before giving up on a position that explains why another seat is asked."""

LISTS_KEPT: Final = 512
HANDLES_KEPT: Final = 1024
"""How many lists of handles are remembered, each for a seat of a game, and how many in one of them."""


def knows(state: State, seat: int | None, card: int) -> bool:
    """Whether a seat has seen what a card is."""
    return bool(state.known[card] & eye_of(seat))


def eye_of(seat: int | None) -> int:
    """The bit in `state.known` of a seat, or of those who only watch."""
    return 1 << (SPECTATOR if seat is None else seat)


def handle(state: State, seat: int | None, card: int) -> str:
    """A seat's name for a card that it sees, be it from behind. It changes with every shuffle, so that nobody can
    follow a card through one."""
    return handles_of(state.salt, seat).of(card, state.sight[card])


def handle_in_view(game: Game[Any], seat: int | None, card: int) -> str:
    """The same, wherever the card lies: one of the backs of a closed hand has no name of its own."""
    state: State = game.state
    zone = state.zone[card]
    if knows(state, seat, card) or game.rules.zones.of[zone].sight != OWNER:
        return handle(state, seat, card)
    backs = [one for one in state.zones[zone] if not knows(state, seat, one)]
    return handles_of(state.salt, seat).of_back(zone, backs.index(card))


def handles(game: Game[Any], seat: int | None, cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by their handles in the view of a seat."""
    return tuple([handle_in_view(game, seat, card) for card in cards])


@lru_cache(LISTS_KEPT)
def handles_of(salt: str, seat: int | None) -> Handles:
    return Handles(salt, seat)


class Handles:
    """A seat's names for cards, each worked out when it is first asked for."""

    __slots__ = ("known", "salt", "seat")

    def __init__(self, salt: str, seat: int | None) -> None:
        self.salt = salt
        self.seat = seat
        self.known: dict[int, str] = {}

    def of(self, card: int, sight: int) -> str:
        place = sight << 16 | card
        found = self.known.get(place)
        if found is None:
            if len(self.known) == HANDLES_KEPT:
                self.known.clear()
            found = self.known[place] = self.hashed(f"{card}/{sight}")
        return found

    def of_back(self, zone: int, place: int) -> str:
        """The name of one of the backs of a hand, by its place among them: it says nothing about which card that is."""
        return self.hashed(f"back/{zone}/{place}")

    def hashed(self, what: str) -> str:
        """Hashed, so that from the handles that one sees nobody can find the salt and with it those of others."""
        named = f"{self.salt}/{self.seat}/{what}".encode()
        return b32encode(blake2b(named, digest_size=5).digest()).decode().lower()


def view(game: Game[Any], seat: int | None, zones: frozenset[str] | None = None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator), ready for JSON.

    `zones`: the kinds of zones whose cards are wanted; of others only their number is told.
    """
    state: State = game.state
    rules = game.rules
    seen: dict[str, Any] = {"game": rules.name, "tongue": rules.tongue(game), "you": seat, "seats": state.seats}
    for name in state.shown_of_table:
        found = getattr(state, name)
        seen[name] = list(found) if isinstance(found, (list, tuple)) else found
    names = game.rules.zones.names
    of = game.rules.zones.of
    onlooker = Onlooker(game, seat)
    seen["zones"] = {
        names[zone]: onlooker.zone(zone) if zones is None or of[zone].name in zones else {"count": len(cards)}
        for zone, cards in enumerate(state.zones)
        if cards
    }
    seen.update(game.rules.table_view(game, seat))
    return seen


def known_in_hand(game: Game[Any], eye: int, zone: int) -> list[int]:
    """The cards of a hand that somebody knows. In which order they are held sees only who looks into the hand."""
    state: State = game.state
    found = [card for card in state.zones[zone] if state.known[card] & eye]
    looks_in = game.rules.zones.eyes[zone] & eye or game.rules.open_hands(game)
    return found if looks_in else sorted(found)


class Onlooker:
    """A seat, or somebody who only watches (None), looking at cards. What is the same for most cards is found once."""

    __slots__ = ("attached", "counters", "eye", "game", "handles", "marks", "state", "taken")

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        state: State = game.state
        self.game = game
        self.handles = handles_of(state.salt, seat)
        self.state = state
        self.eye = eye_of(seat)
        self.attached = bool(state.attached)
        self.taken = state.controller != state.owner
        self.marks: list[tuple[str, Any, list[Any]]] = []
        for name, default in state.shown_of_cards:
            column: list[Any] = getattr(state, name)
            if column.count(default) != len(column):
                self.marks.append((name, default, column))
        self.counters: list[tuple[str, list[counters.Counters]]] = []
        for name in state.counters_of_cards:
            self.counters.append((name, getattr(state, name)))

    def zone(self, zone: int) -> dict[str, Any]:
        """A zone with its cards; of a pile whose cards nobody may look at, only those that this seat knows.

        A hand is held as its player likes, so others can't tell its cards apart, nor when each of them came: the cards
        that a seat knows stand first, and of the rest it sees as many backs.
        """
        cards = self.state.zones[zone]
        sight = self.game.rules.zones.of[zone].sight
        if sight == EVERYBODY:
            return {"count": len(cards), "cards": [self.card(card) for card in cards]}
        known, eye = self.state.known, self.eye
        if sight == NOBODY:
            found = [[place, self.card(card)] for place, card in enumerate(cards) if known[card] & eye]
            return {"count": len(cards), "known": found}
        seen = [self.card(card) for card in known_in_hand(self.game, eye, zone)]
        backs: list[dict[str, Any]] = [{"handle": self.handles.of_back(zone, n)} for n in range(len(cards) - len(seen))]
        return {"count": len(cards), "cards": seen + backs}

    def card(self, card: int) -> dict[str, Any]:
        """A card as it is seen: of one that is not known, only that it lies there. Most of what is shown of cards has
        its usual value, which is left out."""
        state = self.state
        seen: dict[str, Any] = {}
        if state.known[card] & self.eye:
            seen = self.game.rules.card_view(self.game, card)
            face = self.game.face(card)
            seen.setdefault("id", face.id)
            seen.setdefault("name", face.name)
        seen["handle"] = self.handles.of(card, state.sight[card])
        for name, default, column in self.marks:
            if column[card] != default:
                seen.setdefault(name, column[card])
        for name, lying in self.counters:
            if lying[card]:
                counters.show(seen, lying[card], name, state.counted)
        if self.attached and state.host[card] >= 0:
            host = state.host[card]
            seen["on"] = self.handles.of(host, state.sight[host])
        if self.taken and state.controller[card] != state.owner[card]:
            seen["controller"] = state.controller[card]
        return seen


def determinize(game: Game[Any], seat: int | None, seed: Seed) -> Game[Any]:
    """A copy in which all that a seat can't know is dealt anew; what it sees stays the same.

    That another seat is being asked is something one sees: a deal in which it would not be asked is thrown away. What
    it has picked of an unfinished group is forgotten.
    """
    new = game.clone()
    dice.begin_chance(new.state, seed)
    asking = new.decision
    if asking is not None and asking.seat != seat and asking.group is not None:
        new.state.frames[-1].node.forget_picks(new.state.frames[-1])
    for _ in range(DEALS):
        deal_anew(new, seat)
        if new.decision is None or new.decision.seat == seat:
            return new
        frame = new.state.frames[-1]
        asked = frame.node.ask(new, frame)
        if asked is not None and asked.options and asked.seat == new.decision.seat:
            new.decision = asked
            return new
    new.ask_again()
    return new


def deal_anew(game: Game[Any], seat: int | None) -> None:
    """Let the definitions of unseen cards of one pool change places. Cards don't move: frames may hold them."""
    state: State = game.state
    eye = SPECTATOR if seat is None else seat
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(state.known):
        if not known >> eye & 1:
            pools.setdefault(state.pool[card], []).append(card)
    exchange(game, pools)
    game.rules.redeal(game, seat)
    game.index()


def turn_chance(game: Game[Any], seed: Seed) -> None:
    """Let chance be another from here on, and deal anew what nobody has seen yet."""
    state: State = game.state
    dice.begin_chance(state, seed)
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(state.known):
        if not known:
            pools.setdefault(state.pool[card], []).append(card)
    exchange(game, pools)
    game.index()


def exchange(game: Game[Any], pools: dict[int, list[int]]) -> None:
    """Let the definitions of cards change places at random within each pool."""
    state: State = game.state
    for _, unseen in sorted(pools.items()):
        definitions = sorted([state.definition[card] for card in unseen], key=attrgetter("id"))
        dice.shuffle(state, definitions)
        state.put_all("definition", zip(unseen, definitions, strict=True))


def leave_unseen(game: Game[Any], cards: list[int], old: int, zone: int) -> None:
    """Cards are about to leave a hand for where not everybody sees them: who sees neither the hand nor them there can't
    tell them from those that stay."""
    if game.rules.open_hands(game):
        return
    state: State = game.state
    eyes = game.rules.zones.eyes
    there = 0 if any(state.face_down[card] for card in cards) else eyes[zone]
    lose_track(game, state.zones[old], eyes[old] | there)


def lose_track(game: Game[Any], cards: Sequence[int], eyes: int) -> None:
    """Only some seats (a bit mask) have seen what became of each of these cards. The others lose track of them, unless
    they know all of them to be the same. Who knew a card can't find it again by its handle."""
    state: State = game.state
    known = state.known
    if len({state.definition[card].id for card in cards}) == 1:
        eyes |= reduce(and_, [known[card] for card in cards])
    lost = [card for card in cards if known[card] & ~eyes]
    for card in lost:
        known[card] &= eyes
        state.add("sight", card, 1)
