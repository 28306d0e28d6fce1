"""From clauses to sentences. Nodes say plain clauses; articles, plurals and capitals are put right here, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Action, Trigger
    from longbox.engine.effects.nouns import Noun


class Say:
    """How a game's cards speak. A game derives its own to name its timings and symbols."""

    def __init__(self, this: str) -> None:
        self.this = this

    def article(self, noun: str) -> str:
        return ("an " if noun[:1].lower() in "aeiou" else "a ") + noun

    def plural(self, noun: Noun) -> str:
        given: str = getattr(noun, "plural", "")
        return given or noun.words(self) + "s"

    def whose(self, noun: Noun) -> str:
        said = noun.words(self)
        return "its" if said == "it" else f"{said}'s"

    def trigger(self, power: Trigger) -> str:
        label = f"{power.label}: " if power.label else ""
        may = "" if power.forced else "you may "
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        return sentence(f"{label}{power.moment.words(self)}, {may}{cost}{power.effect.words(self)}{self.limit(power)}")

    def action(self, power: Action) -> str:
        label = f"{power.label}: " if power.label else ""
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        return sentence(f"{label}{cost}{power.effect.words(self)}{self.limit(power)}")

    def limit(self, power: Action | Trigger) -> str:
        if power.limit is None:
            return ""
        times = {1: "once", 2: "twice"}.get(power.limit.times, f"{power.limit.times} times")
        return f" ({times} per {power.limit.span})"


def sentence(clause: str) -> str:
    """A clause as a sentence: a capital at its start, and after a label, and a full stop."""
    label, colon, rest = clause.partition(": ")
    if colon and len(label) < 40:
        return capital(label) + ": " + sentence(rest)
    ended = clause if clause.endswith((".", "!", "?", ".)")) else clause + "."
    return capital(ended)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def then(clauses: list[str]) -> str:
    """Clauses that follow one another."""
    said = [clause for clause in clauses if clause]
    return ", ".join([*said[:-2], ", then ".join(said[-2:])])


def listed(items: list[str], word: str = "and") -> str:
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {word} " + items[-1]


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
