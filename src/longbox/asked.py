"""What is asked and answered, as plain data: the same for programs, over the wire and on the page.

Cards are named by the handles of the seat that decides.
"""

from __future__ import annotations

import msgspec

from longbox.engine.language import said


class Price(msgspec.Struct, frozen=True):
    """The number that matters to an option, and which fact it is: the `cost` of a card, the `attack` that it takes to
    fight an enemy, the `atk` of who strikes."""

    fact: str
    amount: int


class Fate(msgspec.Struct, frozen=True):
    """What an option would bring upon a card if nobody did anything more: how much it `takes` of how much it `holds`
    out, and what it `becomes` ("stunned", "KO", "defeated", or "" where it stands). `perhaps`: its enemy may choose
    another instead."""

    card: str
    takes: int
    holds: int
    becomes: str = ""
    perhaps: bool = False


class Option(msgspec.Struct, frozen=True):
    """One thing to pick: a verb, the cards it is about, the card it is aimed at, and a number.

    `label` says it in words: two read alike only if it is all the same which of them is taken. `key` names it in
    saves and logs; no two options of a decision share one. `about` are cards that it concerns without naming them: the
    hero who changes form. An option is `plain` if its verb and its card say all that matters of it, so that it may be
    called by the card's name under its verb. `price` is the number that matters to it, `fates` what a blow would do to
    either side.
    """

    label: str
    key: str
    verb: str
    cards: tuple[str, ...] = ()
    to: str | None = None
    amount: int = 0
    about: tuple[str, ...] = ()
    plain: bool = True
    price: Price | None = None
    fates: tuple[Fate, ...] = ()


class Group(msgspec.Struct, frozen=True):
    """Picks that belong together: until the last of them nothing happens, and they can be taken back.

    `id` is the number of the first choice, `picked` are the cards picked so far, with those that nobody was asked
    about. Of `total` that may be picked `need` must be. With `repeats` a card may be picked more than once, as where
    something is divided.
    """

    id: int
    kind: str
    picked: tuple[str, ...]
    total: int
    need: int
    repeats: bool = False


class Rest(msgspec.Struct, frozen=True):
    """An answer for the rest of a phase: the number of its option, how it is said, and a name for how long it holds. It
    answers all decisions of one topic that offer it with the same `until`."""

    option: int
    words: str
    until: str


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule's id, a sentence, and the cards it is about."""

    rule: str
    text: str
    cards: tuple[str, ...] = ()


class SumPart(msgspec.Struct, frozen=True):
    """A part of a number, and where it comes from."""

    amount: int
    words: str


class Sum(msgspec.Struct, frozen=True):
    """A number of a card: what it is now, and what it is made of."""

    stat: str
    total: int
    parts: tuple[SumPart, ...]

    def __str__(self) -> str:
        if len(self.parts) == 1:
            return said("{stat} {total}", stat=self.stat, total=self.total)
        first, *others = [said("{amount} {source}", amount=part.amount, source=part.words) for part in self.parts]
        for other in others:
            first = said("{sum} + {part}", sum=first, part=other)
        return said("{stat} {total} = {sum}", stat=self.stat, total=self.total, sum=first)
