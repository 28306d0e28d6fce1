"""Every kind of decision is explained."""

import pytest

import longbox
from longbox.teaching import OPENING

every_game = pytest.mark.parametrize("game", longbox.games())


@every_game
def test_every_topic_has_one_lesson_and_every_lesson_a_topic(game):
    taught = [lesson.topic for lesson in longbox.lessons(game)]
    assert taught[0] == OPENING
    assert sorted(taught[1:]) == sorted(longbox.topics(game))


@every_game
def test_lessons_are_short_and_rest_on_rules_that_exist(game):
    rules = {rule.id for rule in longbox.rules(game)}
    for lesson in longbox.lessons(game):
        assert lesson.title
        assert set(lesson.rules) <= rules
        assert lesson.rules
        sentences = [part for part in lesson.text.replace("? ", ". ").split(". ") if part]
        most = 5 if lesson.topic == OPENING else 4
        assert 2 <= len(sentences) <= most, f"{lesson.topic}: {len(sentences)} sentences"
        assert "\n" not in lesson.text
        assert lesson.text.endswith(".")
