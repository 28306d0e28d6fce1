"""Messages that games bring along, found by letting them speak: what a language is asked for while somebody reads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import longbox
from longbox.engine import language
from longbox.engine.frames import Node
from longbox.engine.language import Language
from longbox.languages.in_python import Found
from longbox.registry import rules_of


class Heard(NamedTuple):
    """A message that a language was asked for, and how it is said of several if it counts something."""

    one: str
    many: str


class Listener(Language):
    """English that remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__("heard", "English")
        self.heard: dict[Heard, None] = {}

    def message(self, english: str) -> str:
        if english:
            self.heard.setdefault(Heard(english, ""))
        return english

    def plural(self, number: int, one: str, many: str) -> str:
        self.heard.setdefault(Heard(one, many))
        return one if number == 1 else many


def messages_of(game: str) -> Iterator[Found]:
    """What is said before a match is played: by cards in the words of every side and edition, and about the game."""
    for room, say in READING.items():
        listener = Listener()
        with language.speaking(listener):
            say(game)
        yield from (Found(one, many, f"src/longbox/games/{game}/{room}", 0) for one, many in listener.heard)


def read_cards(game: str) -> None:
    """Their texts, and the traits and teams that clients show of them."""
    for tongue in rules_of(game).tongues:
        for card in longbox.cards(game, tongue):
            for trait in card.traits:
                language.said(trait)


def read_glossary(game: str) -> None:
    for name, tongue in rules_of(game).tongues.items():
        longbox.glossary(game, name)
        for term, meant in tongue.terms.items():
            language.said(term)
            language.said(meant)
        for meant in tongue.messages.values():
            language.said(meant)


def read_lessons(game: str) -> None:
    for tongue in rules_of(game).tongues:
        longbox.lessons(game, tongue)


def read_words(game: str) -> None:
    """The words that cards and rules are written with, each by itself: not all of them stand on a card."""
    rules = rules_of(game)
    for tongue in rules.tongues.values():
        say = rules.say("", tongue=tongue)
        for module in rules.modules():
            for word in vars(module).values():
                if isinstance(word, Node):
                    with suppress(NotImplementedError):
                        word.words(say)


def read_forms(game: str) -> None:
    longbox.setup(game)
    longbox.windows(game)


READING = {
    "cards": read_cards,
    "vocabulary": read_words,
    "words/glossary.toml": read_glossary,
    "words/lessons.toml": read_lessons,
    "words/rules.toml": longbox.rules,
    "rules.py": read_forms,
}
"""What is read of a game, by where it comes from."""
