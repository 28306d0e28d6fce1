"""How Legendary's cards speak: to you, or of "each player" in the third person."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.nouns import Noun
from longbox.engine.words import Say


class Speech(Say):
    """`third`: the effect tells what others do, so that verbs and pronouns follow."""

    def __init__(self, this: str, third: bool = False) -> None:
        super().__init__(this)
        self.third = third

    def of_others(self) -> Speech:
        return Speech(self.this, third=True)

    def article(self, noun: str) -> str:
        if noun.startswith(("one ", "another")):
            return noun
        if noun.startswith("other "):
            return "an" + noun
        return "an " + noun if noun.startswith("X-") else super().article(noun)

    def plural(self, noun: Noun) -> str:
        return by_person(self, super().plural(noun))


SPEECH: Final = Speech("this card")
"""What is said while a card's own name stands beside it."""


def by_person(say: Say, text: str) -> str:
    """A phrase about "you" as it sounds about others."""
    if not is_third(say):
        return text
    return text.replace("your ", "their ").replace("you ", "they ")


def does(say: Say, verb: str) -> str:
    """A verb for "you", or with an s for others."""
    if not is_third(say):
        return verb
    first, _, rest = verb.partition(" ")
    if first == "may":
        return verb
    ending = "es" if first.endswith(("s", "sh", "ch", "x")) else "s"
    return f"{first}{ending} {rest}".rstrip()


def is_third(say: Say) -> bool:
    return isinstance(say, Speech) and say.third


def of_others(say: Say) -> Say:
    return say.of_others() if isinstance(say, Speech) else say
