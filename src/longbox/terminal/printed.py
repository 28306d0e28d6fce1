"""What is printed on a card, in words: whose it is, how many there are, its numbers and symbols.

Made from the facts of a card, under the names that views use (docs/views.md).
"""

from __future__ import annotations

from collections.abc import Iterator

import longbox

BELONGS = {"hero": "Hero", "group": "group", "mastermind": "Mastermind", "aspect": "aspect"}
"""The facts that say to whom a card belongs, each with what it is called."""
NUMBERS = (
    "cost", "recruit", "attack", "thw", "atk", "def", "rec", "sch", "health", "hand size", "starting threat", "target",
    "each round", "boost", "vp",
)  # fmt: skip
CALLED = {
    "recruit": "Recruit", "attack": "Attack", "thw": "THW", "atk": "ATK", "def": "DEF", "rec": "REC", "sch": "SCH",
    "target": "target threat", "each round": "threat each round", "vp": "VP",
}  # fmt: skip
LEFT_OUT_AT_NOUGHT = ("starting threat", "target", "each round", "boost")
CONSEQUENTIAL = {"thw": "thwart cost", "atk": "attack cost"}


def title(card: longbox.CardInfo) -> str:
    """Its name, and which stage it is."""
    return " ".join((card.name, *([card.facts["stage name"]] if "stage name" in card.facts else [])))


def set_name(card: longbox.CardInfo) -> str:
    """The set that a card is from, as one says it: some have plain names, such as "masters_of_evil"."""
    return card.set.replace("_", " ").title().replace(" Of ", " of ") if card.set.islower() else card.set


def owners(card: longbox.CardInfo) -> list[str]:
    """To whom a card belongs: its Hero, group or Mastermind, its aspect, its teams."""
    return [*(str(card.facts[fact]) for fact in BELONGS if card.facts.get(fact)), *teams(card)]


def teams(card: longbox.CardInfo) -> list[str]:
    return [*card.facts.get("teams", ()), *([card.facts["team"]] if card.facts.get("team") else [])]


def identity(card: longbox.CardInfo) -> str:
    """What tells the card from others, and how many of it are in the box."""
    facts = card.facts
    parts = ["unique"] if facts.get("unique") else []
    parts += [facts["subtitle"]] if facts.get("subtitle") else []
    parts += [f"level {facts['level']}"] if facts.get("level") else []
    owned = [fact for fact in BELONGS if facts.get(fact) not in (None, card.name)]
    parts += [f"{BELONGS[fact]}: {facts[fact]}" for fact in owned]
    parts += [f"{card.copies} copies"] if card.copies > 1 else []
    return ", ".join(parts)


def words(card: longbox.CardInfo) -> str:
    """Traits, classes and teams."""
    return ", ".join(dict.fromkeys((*card.traits, *teams(card))))


def numbers(card: longbox.CardInfo) -> str:
    return ", ".join(number_parts(card))


def called(fact: str) -> str:
    """What a number is called: "ATK" for atk."""
    return CALLED.get(fact, fact)


def number_parts(card: longbox.CardInfo) -> Iterator[str]:
    facts = card.facts
    for fact in NUMBERS:
        grows = fact in facts.get("grows", ())
        value = facts.get(fact, 0)
        if (fact not in facts and not grows) or (value == 0 and fact in LEFT_OUT_AT_NOUGHT):
            continue
        said = f"{called(fact)} {value}{'+' if grows else ''}"
        said += " per player" if fact in facts.get("per player", ()) else ""
        harm = facts.get(CONSEQUENTIAL.get(fact, ""), 0)
        yield f"{said} ({harm} consequential damage)" if harm else said


def symbols(card: longbox.CardInfo) -> str:
    """Resources, icons of schemes, and the star that stands for a boost ability."""
    facts = card.facts
    parts = [f"resources: {' '.join(facts['resources'])}"] if facts.get("resources") else []
    parts += [f"{' and '.join(facts['icons'])} icon"] if facts.get("icons") else []
    parts += ["boost star"] if facts.get("boost star") else []
    return ", ".join(parts)
