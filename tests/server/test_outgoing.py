"""What a seat is told while it plays: the story, folded as it happens, and how the game ended."""

import random

import pytest

import longbox
from longbox.server import outgoing
from longbox.server.rows import Entry
from longbox.server.table_game import TableGame

NAMES = ("Anna", "Ben")


def on(story, lines):
    """The story with further lines, some of which take the place of the one before."""
    for line in lines:
        if line.instead:
            story.pop()
        story.append((line.parts, line.heading))
    return story


@pytest.mark.parametrize("name", longbox.games())
def test_the_story_heard_choice_by_choice_is_the_one_read_afterwards(name):
    rng = random.Random(3)
    game = TableGame(longbox.deal(name, seed=3))
    heard = on([], outgoing.whole_story(game, 0, NAMES))
    folded = 0
    while game.match.decision is not None and game.number < 120:
        decision = game.match.decision
        game.play(game.told(Entry("choose", decision.seat, rng.choice(decision.keys))))
        lines = [line for step in outgoing.steps(game, 0, game.number - 1, NAMES) for line in step["story"]]
        folded += sum(line.instead for line in lines)
        heard = on(heard, lines)
    assert folded or name != "legendary", "there the same card is played several times in a row"
    assert heard == on([], outgoing.whole_story(game, 0, NAMES))


def test_the_verdict_names_who_gave_up():
    game = TableGame(longbox.deal("vs", seed=3))
    game.play(game.told(Entry("concede", 1)))
    results = [outgoing.standing(game, seat, NAMES).result for seat in (0, 1, None)]
    assert [result.verdict for result in results] == [
        "Ben gave up. You win.", "You gave up. Anna wins.", "Ben gave up. Anna wins.",
    ]  # fmt: skip
