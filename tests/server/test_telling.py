"""What a seat is told while it plays: the story, folded as it happens, and how the game ended."""

import random

import pytest

import longbox
from longbox.server import telling
from longbox.server.course import Course
from longbox.server.rows import Entry

NAMES = ("Anna", "Ben")


def on(story, lines):
    """The story with further lines, some of which take the place of the one before."""
    for line in lines:
        if line.instead:
            story.pop()
        story.append((line.parts, line.heading))
    return story


@pytest.mark.parametrize("game", longbox.games())
def test_the_story_heard_choice_by_choice_is_the_one_read_afterwards(game):
    rng = random.Random(3)
    course = Course(longbox.deal(game, seed=3))
    heard = on([], telling.whole_story(course, 0, NAMES))
    folded = 0
    while course.match.decision is not None and course.number < 120:
        decision = course.match.decision
        course.play(Entry("choose", decision.seat, rng.choice(decision.keys)))
        (event,) = telling.events(course, 0, course.number - 1, NAMES)
        folded += sum(line.instead for line in event["story"])
        heard = on(heard, event["story"])
    assert folded or game != "legendary", "there the same card is played several times in a row"
    assert heard == on([], telling.whole_story(course, 0, NAMES))


def test_the_verdict_names_who_gave_up():
    course = Course(longbox.deal("vs", seed=3))
    course.play(Entry("concede", 1))
    results = [telling.standing(course, seat, NAMES).result for seat in (0, 1, None)]
    assert [result["verdict"] for result in results] == [
        "Ben gave up. You win.", "You gave up. Anna wins.", "Ben gave up. Anna wins.",
    ]  # fmt: skip
