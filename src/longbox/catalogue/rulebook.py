"""The rules of each game as they stand in its `words/rules.toml`, and a search through them."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from longbox.engine.language import said
from longbox.registry import GAMES

_WORD = re.compile(r"[\w']+")


READ = ("text", "example", "differs", "ambiguity")
"""The fields of a rule that are messages."""


class UnknownGameError(ValueError):
    """There is no catalogue for a game of this name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One rule in our own words, with the places in the books that it comes from."""

    id: str
    text: str
    source: tuple[str, ...]
    example: str = ""
    edition: str = ""
    """The editions in which the rule holds, where a game has several."""
    differs: str = ""
    """How the editions diverge."""
    ambiguity: str = ""
    """What the books leave unclear, and the reading chosen."""
    inferred: bool = False
    """No book states it; it follows from the sections cited."""
    testable: bool = True
    why: str = ""
    """Why no test of a program can show it, if it is not testable."""
    needs: str = ""
    """The expansions of which one must be there for the rule to come up; empty for a rule of the base game."""
    awaits: str = ""
    """The card, or kind of card, without which the rule cannot come up, if Longbox doesn't have it."""

    def said(self) -> "Rule":
        """The rule as a reader finds it, in the language that is spoken. What the books are called stays as it is."""
        words: dict[str, Any] = {name: said(getattr(self, name)) for name in READ if getattr(self, name)}
        return replace(self, **words)

    @property
    def of_base(self) -> bool:
        """Whether the base game can show the rule, without any expansion."""
        return not self.needs

    @property
    def family(self) -> str:
        """The id without its number: VS-TEAM-03 belongs to VS-TEAM."""
        return self.id.rpartition("-")[0]


@cache
def sets(game: str) -> frozenset[str]:
    """The sets of a game that Longbox has cards of, by the names of their files or folders."""
    folder = files("longbox") / "games" / game / "cards"
    return frozenset(entry.name.removesuffix(".py") for entry in folder.iterdir())


def reachable(game: str, rule: Rule) -> bool:
    """Whether a set-up of ours can bring a rule up: it waits for no card, and one of its expansions is here."""
    if rule.awaits:
        return False
    return rule.of_base or not sets(game).isdisjoint(rule.needs.split(", "))


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """Every rule of a game, in the order of its catalogue."""
    if game not in GAMES:
        raise UnknownGameError(f'no rule catalogue for "{game}"; the games are {", ".join(GAMES)}.')
    file = files("longbox") / "games" / game / "words" / "rules.toml"
    text = file.read_text(encoding="utf-8")
    return tuple(_rule(entry) for entry in tomllib.loads(text)["rule"])


_FIELDS = frozenset(field.name for field in fields(Rule))


def _rule(entry: Mapping[str, Any]) -> Rule:
    unknown = sorted(entry.keys() - _FIELDS)
    missing = sorted({"id", "text", "source"} - entry.keys())
    if unknown or missing:
        raise ValueError(
            f"rule {entry.get('id', '(without id)')}: unknown fields {unknown}, "
            f"missing fields {missing}; a rule has {', '.join(sorted(_FIELDS))}."
        )
    return Rule(**{**entry, "source": tuple(entry["source"])})


def read(game: str) -> tuple[Rule, ...]:
    """The same in the language that is spoken."""
    return tuple(rule.said() for rule in rules(game))


def find(game: str, query: str) -> tuple[Rule, ...]:
    """The rules that a query means, best first, in the language that is spoken.

    The start of an id ("VS-TEAM", "mc-atk-0") gives those rules in their order. Anything else is
    taken as words: the rules that hold the most of them, and among these the ones where the words
    stand in the rule itself rather than in its example or its sources.
    """
    query = query.strip()
    if not query:
        return ()
    known = read(game)
    by_id = tuple(rule for rule in known if rule.id.startswith(query.upper()))
    if by_id:
        return by_id
    wanted = set(_WORD.findall(query.lower()))
    ranked = [(*_match(rule, wanted), rule) for rule in known]
    most = max((found for found, _, _ in ranked), default=0)
    if not most:
        return ()
    best = [(weight, rule) for found, weight, rule in ranked if found == most]
    return tuple(rule for _, rule in sorted(best, key=lambda pair: -pair[0]))


def _match(rule: Rule, wanted: set[str]) -> tuple[int, int]:
    """How many of the wanted words a rule holds, and how much weight their places have."""
    places = (
        (4, rule.text),
        (2, rule.id),
        (2, " ".join(rule.source)),
        (1, f"{rule.example} {rule.ambiguity} {rule.differs} {rule.needs}"),
    )
    found: set[str] = set()
    weight = 0
    for worth, place in places:
        here = wanted.intersection(_WORD.findall(place.lower()))
        found |= here
        weight += worth * len(here)
    return len(found), weight
