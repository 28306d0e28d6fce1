"""What a seat may not see never leaves the server.

Two servers play the same game by the same choices; only two cards that one seat never got to see have changed places.
Every frame that the seat and the spectators receive must be the same, to the byte: positions, events and story, why and
how much, rulings and refusals.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient

import longbox
from longbox.engine.view import SPECTATOR
from longbox.seen import Seen
from longbox.server import table_game
from longbox.server.app import application
from longbox.server.links import hashed
from longbox.server.rows import SeatRow, TableRow
from longbox.server.store import Store
from server.guests import House

SETUPS = {"vs": {}, "champions": {"heroes": ["spider-man", "she-hulk"], "open_hands": False}, "legendary": {}}
SEAT, SEED, CHOICES, QUESTIONS = 0, "11", 90, 15


class Secret(NamedTuple):
    """A game, and two cards of one deck that seat and spectators never saw in it."""

    game: str
    choices: list[str]
    pair: tuple[int, int]


def kept(game: str) -> Secret:
    """Play a game at random, and find what stays hidden: a card that another player has long had in hand, if there is
    one, and one that nobody has seen."""
    match = longbox.deal(game, seed=SEED, **SETUPS[game])
    state = match._game.state
    rng = random.Random(3)
    seen: set[int] = set()
    held: Counter[int] = Counter()
    choices = []
    while match.decision is not None and len(choices) < CHOICES:
        pick = rng.randrange(len(match.decision.options))
        choices.append(match.decision.keys[pick])
        match.choose(pick)
        state = match._game.state
        seen |= {card for card, known in enumerate(state.known) if known >> SEAT & 1 or known >> SPECTATOR & 1}
        held.update(card for card, known in enumerate(state.known) if known)
    hidden = sorted(set(range(len(state.definition))) - seen, key=lambda card: -held[card])
    pairs = ((one, other) for one in hidden for other in reversed(hidden) if alike(state, one, other))
    return Secret(game, choices, next(pairs))


def alike(state, one: int, other: int) -> bool:
    """Whether two cards could be told apart only by looking at them."""
    return state.pool[one] == state.pool[other] and state.definition[one].id != state.definition[other].id


class Listener:
    """A connection that remembers every frame as it came."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.token = ""
        self.standing: dict = {}
        self.view: dict = {}

    def send(self, **message) -> None:
        self.socket.send_json(message)

    def hear(self) -> dict:
        frame = self.socket.receive_text()
        message = json.loads(frame)
        self.token = message.get("token") or self.token
        self.frames.append(frame.replace(self.token, "a token by chance") if self.token else frame)
        self.standing = message.get("standing", self.standing)
        self.view = message.get("view", self.view)
        return message

    def hear_number(self, number: int) -> None:
        while self.standing.get("number", -1) < number:
            self.hear()

    def ask_everything(self) -> None:
        """Why and how much of every card in sight, a ruling, and two commands that are refused."""
        self.send(type="report", note="Is that right?")
        self.view = self.hear()["file"]["view"]
        for card in list(Seen(self.view).all_cards()):
            for question in ("why", "explain"):
                self.send(type=question, card=card["handle"])
                self.hear()
        self.send(type="choose", decision=0, option=99)
        self.hear()
        self.send(type="undo", to=0)
        assert self.hear()["type"] in ("error", "proposal")


@contextmanager
def server(settings, secret: Secret, name: str, monkeypatch, *, changed: bool) -> Iterator[At]:
    """A server with the game of a secret, at which everybody has sat down: the players by seat, and a spectator."""
    url = f"{settings.database_url}-{name}"
    seats = longbox.deal(secret.game, **SETUPS[secret.game]).seats
    store = Store(url)
    store.create(
        TableRow(
            id="secret",
            game=secret.game,
            setup=SETUPS[secret.game],
            secret=SEED,
            version=longbox.__version__,
            listed=False,
            spectator_hash=hashed("watch"),
            seats=[SeatRow(kind="person", token_hash=hashed(f"seat {n}")) for n in range(seats)],
            summary=table_game.dealt(secret.game, SETUPS[secret.game], SEED).summary(),
        )
    )
    store.close()
    with ExitStack() as stack:
        client = stack.enter_context(
            TestClient(application(replace(settings, database_url=url, messages_a_second=1e6)))
        )
        if changed:
            stack.enter_context(monkeypatch.context()).setattr(table_game, "dealt", dealt_otherwise(secret))
        listeners: list[Listener] = []
        for token in ["watch", *(f"seat {n}" for n in range(seats))]:
            guest = stack.enter_context(House(client).connected("secret"))
            newcomer = Listener(guest.socket)
            newcomer.send(type="hello", token=token)
            newcomer.hear_number(0)
            for earlier in listeners:
                assert earlier.hear()["type"] == "table"
            listeners.append(newcomer)
            if newcomer.token:
                newcomer.send(type="kept")
                assert {listener.hear()["type"] for listener in listeners} == {"table"}
        yield At(dict(enumerate(listeners[1:])), listeners[0])


def dealt_otherwise(secret: Secret):
    original = table_game.dealt

    def dealt(game, setup, seed):
        new = original(game, setup, seed)
        position = new.match._game
        one, other = secret.pair
        definition = position.state.definition
        position.state.put_all("definition", [(one, definition[other]), (other, definition[one])])
        position.index()
        return new

    return dealt


class At(NamedTuple):
    """One of the two tables, with everybody at it."""

    players: dict[int, Listener]
    spectator: Listener

    @property
    def asked(self) -> Listener:
        return self.players[self.spectator.standing["asked"]]

    @property
    def options(self) -> list[dict]:
        return self.asked.standing["decision"]["options"]

    def choose(self, option: int, number: int) -> None:
        """Make a choice; everybody hears of it."""
        self.asked.send(type="choose", decision=number, option=option)
        for listener in (*self.players.values(), self.spectator):
            listener.hear_number(number + 1)


def same_deed(option: dict) -> tuple:
    """What an option does with which cards, whatever they are."""
    return option["verb"], option["cards"], option["to"], option["amount"]


def play_alike(one: At, other: At, key: str, number: int) -> bool:
    """The same choice at both tables, if there is one: it may be that a hidden card is not what it was."""
    pick = next(place for place, option in enumerate(one.options) if option["key"] == key)
    there = [same_deed(option) for option in other.options]
    wanted = same_deed(one.options[pick])
    if one.spectator.standing["asked"] != other.spectator.standing["asked"] or wanted not in there:
        return False
    one.choose(pick, number)
    other.choose(there.index(wanted), number)
    return True


@pytest.mark.parametrize("game", longbox.games())
def test_frames_do_not_depend_on_what_a_seat_may_not_see(game, settings, monkeypatch):
    secret = kept(game)
    with (
        server(settings, secret, "one", monkeypatch, changed=False) as one,
        server(settings, secret, "other", monkeypatch, changed=True) as other,
    ):
        compared = 0
        for number, key in enumerate(secret.choices):
            if not play_alike(one, other, key, number):
                break
            if number % QUESTIONS == 0:
                one.players[SEAT].ask_everything()
                other.players[SEAT].ask_everything()
            assert one.players[SEAT].frames == other.players[SEAT].frames
            assert one.spectator.frames == other.spectator.frames
            compared += 1
        assert compared > CHOICES // 2
        told = [[player.frames for player in at.players.values()] for at in (one, other)]
        assert game == "legendary" or told[0] != told[1], "the cards that changed places were in nobody's hand"
