"""How much a choice weighs on the wire: the frames that a seat gets over random games, in bytes.

    python bench/wire.py            three games of each, as seat 0 hears them
    python bench/wire.py --games 10

Of each frame it tells what happened (`news`) apart from what is asked now (`asked`).
"""

from __future__ import annotations

import argparse
import random
import statistics

import longbox
from longbox.server import messages, outgoing
from longbox.server.rows import Entry
from longbox.server.table_game import TableGame

LONGEST = 400
"""So many choices of a game are listened to."""


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, default=3, help="how many of each game (default 3)")
    args = ask.parse_args()
    print(f"{'game':12}{'choices':>9}{'news':>9}{'median':>9}{'9 in 10':>9}{'most':>9}{'asked':>9}")
    for name in longbox.games():
        frames = [frame for seed in range(args.games) for frame in heard(name, seed)]
        news = sorted(happened for happened, _ in frames)
        asked = statistics.mean(question for _, question in frames)
        most = news[-1]
        print(
            f"{name:12}{len(news):9}{statistics.mean(news):9.0f}{statistics.median(news):9.0f}"
            f"{news[len(news) * 9 // 10]:9}{most:9}{asked:9.0f}"
        )


def heard(name: str, seed: int) -> list[tuple[int, int]]:
    """What seat 0 is told after each choice of a random game: what happened, and what is asked, in bytes."""
    rng = random.Random(seed)
    game = TableGame(longbox.deal(name, seed=seed))
    game.view(0)
    found = []
    while game.match.decision is not None and game.number < LONGEST:
        decision = game.match.decision
        game.play(game.told(Entry("choose", decision.seat, rng.choice(decision.keys))))
        frame = outgoing.news(game, 0, game.number - 1, game.undos)
        asked = len(messages.ENCODER.encode(frame.standing))
        found.append((len(messages.ENCODER.encode(frame)) - asked, asked))
    return found


if __name__ == "__main__":
    main()
