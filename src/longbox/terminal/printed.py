"""What is printed on a card, in words: whose it is, how many there are, its numbers and symbols.

Made from the facts of a card, under the names that views use (docs/views.md).
"""

from __future__ import annotations

from collections.abc import Iterator

import longbox
from longbox.languages import listed, message, plural, said
from longbox.terminal.boards import Board

BELONGS = {
    "hero": message("Hero: {name}"),
    "group": message("group: {name}"),
    "mastermind": message("Mastermind: {name}"),
    "aspect": message("aspect: {name}"),
}
"""The facts that say to whom a card belongs."""
NUMBERS = {
    "cost": message("cost"),
    "recruit": message("Recruit"),
    "attack": message("Attack"),
    "thw": message("THW"),
    "atk": message("ATK"),
    "def": message("DEF"),
    "rec": message("REC"),
    "sch": message("SCH"),
    "health": message("health"),
    "hand size": message("hand size"),
    "starting threat": message("starting threat"),
    "target": message("target threat"),
    "each round": message("threat each round"),
    "boost": message("boost"),
    "vp": message("VP"),
    "points": message("points"),
}
LEFT_OUT_AT_NOUGHT = ("starting threat", "target", "each round", "boost")
CONSEQUENTIAL = {"thw": "thwart cost", "atk": "attack cost"}


def title(card: longbox.CardInfo) -> str:
    """Its name, and which stage it is."""
    return " ".join((card.name, *([card.facts["stage name"]] if "stage name" in card.facts else [])))


def set_name(card: longbox.CardInfo) -> str:
    """The set that a card is from, as one says it: some have plain names, such as "masters_of_evil"."""
    return card.set.replace("_", " ").title().replace(" Of ", " of ") if card.set.islower() else card.set


def kind_and_set(board: Board, card: longbox.CardInfo) -> str:
    kind = board.kind(card)
    return said("{kind}, {set}", kind=kind, set=set_name(card)) if card.set else kind


def owners(board: Board, card: longbox.CardInfo) -> list[str]:
    """To whom a card belongs: its Hero, group or Mastermind, its aspect, its teams; by name and in words."""
    names = [str(card.facts[fact]) for fact in BELONGS if card.facts.get(fact)]
    return [*names, *map(board.called, names), *teams(card), *map(said, teams(card))]


def teams(card: longbox.CardInfo) -> list[str]:
    return [*card.facts.get("teams", ()), *([card.facts["team"]] if card.facts.get("team") else [])]


def identity(board: Board, card: longbox.CardInfo) -> str:
    """What tells the card from others, and how many of it are in the box."""
    facts = card.facts
    parts = [said("unique")] if facts.get("unique") else []
    parts += [facts["subtitle"]] if facts.get("subtitle") else []
    parts += [said("level {number}", number=facts["level"])] if facts.get("level") else []
    owned = [fact for fact in BELONGS if facts.get(fact) not in (None, card.name)]
    parts += [said(BELONGS[fact], name=board.called(facts[fact])) for fact in owned]
    parts += [plural(card.copies, "{number} copy", "{number} copies")] if card.copies > 1 else []
    return ", ".join(parts)


def words(card: longbox.CardInfo) -> str:
    """Traits, classes and teams, as the texts of cards say them."""
    return ", ".join(map(said, dict.fromkeys((*card.traits, *teams(card)))))


def numbers(card: longbox.CardInfo) -> str:
    return ", ".join(number_parts(card))


def called(fact: str) -> str:
    """What a number is called: "ATK" for atk."""
    return said(NUMBERS[fact])


def number_parts(card: longbox.CardInfo) -> Iterator[str]:
    facts = card.facts
    for fact in NUMBERS:
        grows = fact in facts.get("grows", ())
        value = facts.get(fact, 0)
        if (fact not in facts and not grows) or (value == 0 and fact in LEFT_OUT_AT_NOUGHT):
            continue
        number = said("{stat} {total}", stat=called(fact), total=f"{value}+" if grows else value)
        if fact in facts.get("per player", ()):
            number = said("{number} per player", number=number)
        harm = facts.get(CONSEQUENTIAL.get(fact, ""), 0)
        yield said("{number} ({harm} consequential damage)", number=number, harm=harm) if harm else number


def symbols(board: Board, card: longbox.CardInfo) -> str:
    """Resources, icons of schemes, and the star that stands for a boost ability."""
    facts = card.facts
    resources, icons = ([board.called(one) for one in facts.get(fact, ())] for fact in ("resources", "icons"))
    parts = [said("resources: {resources}", resources=" ".join(resources))] if resources else []
    parts += [said("{icons} icon", icons=listed(icons))] if icons else []
    parts += [said("boost star")] if facts.get("boost star") else []
    return ", ".join(parts)
