"""What a seat may not see never leaves the server.

Two servers play the same game by the same choices; only two cards that one seat never got to see have changed places.
Every frame that the seat and the spectators receive must be the same, to the byte: positions, events and story, why and
how much, rulings and refusals.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient

import longbox
from longbox.engine.view import SPECTATOR
from longbox.seen import Seen
from longbox.server import course
from longbox.server.app import application
from longbox.server.links import hashed
from longbox.server.rows import SeatRow, TableRow
from longbox.server.store import Store
from server.guests import House

SETUPS = {"vs": {}, "champions": {"heroes": ["spider-man", "she-hulk"], "open_hands": False}, "legendary": {}}
SEAT, SEED, CHOICES, QUESTIONS = 0, 11, 90, 15


class Secret(NamedTuple):
    """A game, and two cards of one deck that seat and spectators never saw in it."""

    game: str
    choices: list[str]
    pair: tuple[int, int]


def kept(game: str) -> Secret:
    """Play a game at random, and find what stays hidden: best a card that another player had in hand."""
    match = longbox.deal(game, seed=SEED, **SETUPS[game])
    state = match._game.state
    rng = random.Random(3)
    seen, held, choices = set(), set(), []
    while match.decision is not None and len(choices) < CHOICES:
        pick = rng.randrange(len(match.decision.options))
        choices.append(match.decision.keys[pick])
        match.choose(pick)
        state = match._game.state
        seen |= {card for card, known in enumerate(state.known) if known >> SEAT & 1 or known >> SPECTATOR & 1}
        held |= {card for card, known in enumerate(state.known) if known and card not in seen}
    hidden = sorted(set(range(len(state.definition))) - seen, key=lambda card: card not in held)
    pairs = ((one, other) for one in hidden for other in hidden if other != one and alike(state, one, other))
    return Secret(game, choices, next(pairs))


def alike(state, one: int, other: int) -> bool:
    """Whether two cards could be told apart only by looking at them."""
    return state.pool[one] == state.pool[other] and state.definition[one].id != state.definition[other].id


class Listener:
    """A connection that remembers every frame as it came."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.standing: dict = {}
        self.view: dict = {}

    def send(self, **message) -> None:
        self.socket.send_json(message)

    def hear(self) -> dict:
        self.frames.append(self.socket.receive_text())
        message = json.loads(self.frames[-1])
        self.standing = message.get("standing", self.standing)
        self.view = message.get("view", self.view)
        return message

    def hear_number(self, number: int) -> None:
        while self.standing.get("number", -1) < number:
            self.hear()

    def ask_everything(self) -> None:
        """Why and how much of every card in sight, a ruling, and two wishes that are refused."""
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
def server(
    settings, secret: Secret, name: str, monkeypatch, *, changed: bool
) -> Iterator[tuple[dict[int, Listener], Listener]]:
    """A server with the game of a secret, at which everybody has sat down: the players by seat, and a spectator."""
    url = f"{settings.database_url}-{name}"
    seats = longbox.deal(secret.game, **SETUPS[secret.game]).seats
    store = Store(url)
    store.create(
        TableRow(
            id="secret",
            game=secret.game,
            setup=SETUPS[secret.game],
            seed=SEED,
            version=longbox.__version__,
            listed=False,
            spectator_hash=hashed("watch"),
            seats=[SeatRow(kind="person", token_hash=hashed(f"seat {n}")) for n in range(seats)],
            summary=course.dealt(secret.game, SETUPS[secret.game], SEED).summary(),
        )
    )
    store.close()
    with ExitStack() as stack:
        client = stack.enter_context(
            TestClient(application(replace(settings, database_url=url, messages_a_second=1e6)))
        )
        if changed:
            stack.enter_context(monkeypatch.context()).setattr(course, "dealt", dealt_otherwise(secret))
        listeners: list[Listener] = []
        for token in ["watch", *(f"seat {n}" for n in range(seats))]:
            guest = stack.enter_context(House(client).connected("secret"))
            newcomer = Listener(guest.socket)
            newcomer.send(type="hello", token=token)
            newcomer.hear_number(0)
            for earlier in listeners:
                assert earlier.hear()["type"] == "table"
            listeners.append(newcomer)
        yield dict(enumerate(listeners[1:])), listeners[0]


def dealt_otherwise(secret: Secret):
    original = course.dealt

    def dealt(game, setup, seed):
        new = original(game, setup, seed)
        position = new.match._game
        one, other = secret.pair
        definition = position.state.definition
        definition[one], definition[other] = definition[other], definition[one]
        position.index()
        return new

    return dealt


def play(players: dict, spectator: Listener, key: str, number: int) -> bool:
    """Make one choice, if it is there; everybody hears of it."""
    asked = players[spectator.standing["asked"]]
    options = [option["key"] for option in asked.standing["decision"]["options"]]
    if key not in options:
        return False
    asked.send(type="choose", decision=number, option=options.index(key))
    for listener in (*players.values(), spectator):
        listener.hear_number(number + 1)
    return True


@pytest.mark.parametrize("game", longbox.games())
def test_frames_do_not_depend_on_what_a_seat_may_not_see(game, settings, monkeypatch):
    secret = kept(game)
    with (
        server(settings, secret, "one", monkeypatch, changed=False) as (first, watcher),
        server(settings, secret, "other", monkeypatch, changed=True) as (second, other_watcher),
    ):
        compared = 0
        for number, key in enumerate(secret.choices):
            if not (play(first, watcher, key, number) and play(second, other_watcher, key, number)):
                break
            if number % QUESTIONS == 0:
                first[SEAT].ask_everything()
                second[SEAT].ask_everything()
            assert first[SEAT].frames == second[SEAT].frames
            assert watcher.frames == other_watcher.frames
            compared += 1
        assert compared > CHOICES // 2
        others = [seat for seat in first if seat != SEAT]
        if game == "vs":
            assert any(first[seat].frames != second[seat].frames for seat in others), "the swap changed nothing"
