"""Killing a server again and again while people choose, chat and undo: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from server.guests import COMPUTER, PERSON
from server.players import Player
from server.processes import GENEROUS, PATIENCE, free_port, running

TABLES = (
    {"game": "vs", "seats": [PERSON, COMPUTER]},
    {"game": "champions", "seats": [PERSON]},
    {"game": "legendary", "seats": [PERSON, COMPUTER]},
)


@dataclass
class Survived:
    """What was acknowledged, and found again."""

    kills: int = 0
    chosen: int = 0
    said: int = 0
    undone: int = 0

    def add(self, player: Player) -> None:
        self.chosen += player.chosen
        self.said += len(player.said)
        self.undone += player.undone


def killed_often(url: str, seed: int, kills: int, log: Path | None = None) -> Survived:
    """Kill a server on a database so often, at moments of chance, and look each time whether everything is there.

    Whose game is over gets a new table. What the server complains of goes to a file, if one is named.
    """
    port, rng = free_port(), random.Random(seed)
    survived = Survived()
    players: list[Player] = []
    while survived.kills < kills:
        with running(url, port, GENEROUS, log) as process, ExitStack() as table:
            for player in players:
                player.finds_everything()
            players = renewed(players, port, rng, survived)
            clients = [table.enter_context(player.seated()) for player in players]
            with ThreadPoolExecutor(len(players)) as at_once:
                games = at_once.map(Player.play_until_the_end, players, clients, timeout=PATIENCE)
                time.sleep(rng.uniform(0.05, 0.8))
                process.send_signal(signal.SIGKILL)
                assert len(list(games)) == len(players)
        survived.kills += 1
    with running(url, port, GENEROUS, log):
        for player in players:
            player.finds_everything()
            player.goes_on()
            survived.add(player)
    return survived


def renewed(players: list[Player], port: int, rng: random.Random, survived: Survived) -> list[Player]:
    if not players:
        return [Player(port, body, rng.randrange(2**32)) for body in TABLES]
    for place, player in enumerate(players):
        if player.standing["result"] is not None:
            survived.add(player)
            players[place] = Player(port, TABLES[place], rng.randrange(2**32))
    return players
