"""Which changes are tried: of the code at random, or of what a rule's own tests rest on.

**Of the code.** First a statement is drawn, each with the same chance, then one of the changes of it: long lists of
numbers would otherwise be most of the sample. Lines that no test reaches are drawn like all others.

**Of a rule.** Only a person can say for certain in which lines a rule lives, but two things tell it nearly as well,
and faults are looked for by the same two. *Who goes there*: lines that the tests naming the rule reach, and hardly
any other test does, are about that rule, while lines that all tests reach are plumbing, and a change there says
nothing about it. The rule's tests are taken for tests that fail, and Ochiai's measure ranks the lines that at least
half of them reach. *What is spoken of there*: a card that a test happens to play brings lines of its own, which no
other test reaches either; so the words of the rule and of its tests' names are compared with those of the function
and its module (the rarer a word, the more it counts), and where there is nothing in common, nothing is changed.
Changes are drawn from the best few statements. They must be gross (turn a condition round, leave a statement out,
give another result), because breaking a rule means that it no longer holds, not that a limit moves by one. The engine
knows no game and set files are no place for a rule of the game, so nothing is changed in either, nor in what only
puts things into words. Only tests that name the rule are then run. A person who breaks a rule picks the line that
carries it; a draw hits it now and then only, and the others are beside the rule. So up to three changes are tried,
and the rule is noticed if its tests notice one of them; a rule of which they notice none has tests that see little of
what they are about. How many notice the first change is told, too: the truth lies between. A rule without such a line
can't be broken in this way; those are counted apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from longbox import catalogue
from mutants.changes import Change, changes, differs
from mutants.places import GAMES, PACKAGE, ROOT, OneTest, belonging, files_in, sources
from mutants.reaching import Reaching, bits, quickest
from mutants.speaking import Speech, functions, words_at, words_of
from mutants.trying import Trial

BEST = 4
"""Statements of the best rank from which the changes for a rule are drawn."""
TRIES = 3
"""Changes that are tried for a rule at most."""
PLUMBING = 0.2
"""A statement that more than this part of a game's tests reach is not about one rule."""
IN_COMMON = 0.1
"""How alike (from 0 to 1) the words of a rule and of a function must be for the function to be about it."""
SECONDS = 60.0
"""How much of the tests' time (as recorded) is spent on one change at most."""
WORDS = {"combat_forecast", "names", "speech", "why_not"}
"""Modules of games that say or show things."""

Statements = list[tuple[Path, range, list[Change]]]


@cache
def statements(file: Path, gross: bool = False) -> Statements:
    """The statements of a file that can be changed, each with its changes."""
    found: dict[range, list[Change]] = {}
    for change in changes(file.read_bytes()):
        if change.gross or not gross:
            found.setdefault(change.lines, []).append(change)
    return [(file, lines, changed) for lines, changed in found.items()]


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def folders_of(files: Iterable[Path]) -> list[str]:
    return sorted({folder for file in files for folder in belonging(file)})


def draw(changed: list[Change], file: Path, chance: Random) -> Change | None:
    """One of the changes that compile to something else."""
    source = file.read_bytes()
    for change in chance.sample(changed, len(changed)):
        if differs(change, source):
            return change
    return None


def of_the_code(files: list[Path], count: int, seed: int, reaching: Reaching) -> list[list[Trial]]:
    """Changes of statements at random."""
    chance = Random(seed)
    everything = [statement for file in files for statement in statements(file)]
    found: list[list[Trial]] = []
    for file, lines, changed in chance.sample(everything, len(everything)):
        if len(found) == count:
            break
        if change := draw(changed, file, chance):
            found.append([Trial(name_of(file), change, to_run(file, lines, reaching))])
    return found


def to_run(file: Path, lines: range, reaching: Reaching) -> tuple[OneTest, ...]:
    """The tests for a change: those that reach it, then the others that belong to its file, as time allows."""
    name = name_of(file)
    first = reaching.tests_on(name, lines)
    known = {test.name for test in first}
    if reaching.while_loading(name, lines):
        near = [test for test in reaching.tests.values() if test.passed and name in test.reached]
        first += quickest(test for test in near if test.name not in known)
        known |= {test.name for test in near}
    belong = {str(one.relative_to(ROOT)) for folder in belonging(file) for one in files_in(folder)}
    others = [test for test in reaching.tests.values() if test.passed and test.file in belong]
    return within(SECONDS, [*first, *quickest(test for test in others if test.name not in known)])


def within(seconds: float, tests: list[OneTest]) -> tuple[OneTest, ...]:
    kept: list[OneTest] = []
    for test in tests:
        seconds -= test.seconds
        if seconds < 0 and kept:
            break
        kept.append(test)
    return tuple(kept)


def named(reaching: Reaching) -> dict[str, list[OneTest]]:
    """The rules that tests name, each with its tests."""
    found: dict[str, list[OneTest]] = {}
    for test in reaching.tests.values():
        for rule in test.rules if test.passed else ():
            found.setdefault(rule, []).append(test)
    return found


def of_the_rules(
    games: Iterable[str], count: int, seed: int, reaching: Reaching
) -> tuple[list[list[Trial]], list[str]]:
    """Changes for each of some rules at random, and the rules drawn that can't be broken in this way."""
    chance = Random(seed)
    places = {rule.id: Place(game, rule.text) for game in games for rule in catalogue.rules(game)}
    rules = {rule: tests for rule, tests in sorted(named(reaching).items()) if rule in places}
    tries: list[list[Trial]] = []
    unbroken: list[str] = []
    for rule in chance.sample(sorted(rules), len(rules)):
        if len(tries) == count:
            break
        ranked = ranking(places[rule].game, places[rule].text, rules[rule], reaching)
        if trials := break_rule(rule, rules[rule], ranked, chance):
            tries.append(trials)
        else:
            unbroken.append(rule)
    return tries, unbroken


class Place(NamedTuple):
    game: str
    text: str


def break_rule(rule: str, tests: list[OneTest], ranked: Statements, chance: Random) -> list[Trial]:
    best = ranked[:BEST]
    drawn = ((file, draw(changed, file, chance)) for file, _, changed in chance.sample(best, len(best)))
    to_try = tuple(quickest(tests))
    return [Trial(name_of(file), change, to_try, rule) for file, change in drawn if change is not None][:TRIES]


def ranking(game: str, rule: str, tests: list[OneTest], reaching: Reaching) -> Statements:
    """The statements that these tests reach and few others do, and that speak of the same, the most telling first."""
    mine = {test.name for test in tests}
    company = [test for test in reaching.tests.values() if test.file.startswith(f"tests/{game}/")]
    speech = Speech(spoken(game))
    said = speech.weights(words_of(" ".join([rule, *(test.name.rpartition("::")[2] for test in tests)])))
    ranked: list[tuple[float, str, int, tuple[Path, range, list[Change]]]] = []
    for file, lines, changed in breakable(game):
        name, mask = name_of(file), bits(lines)
        by_mine = sum(1 for test in tests if test.reached.get(name, 0) & mask)
        if 2 * by_mine < len(tests):
            continue
        others = sum(1 for test in company if test.name not in mine and test.reached.get(name, 0) & mask)
        alike = speech.alike(said, speech.weights(words_at(file, lines.start)))
        if others <= PLUMBING * len(company) and alike >= IN_COMMON:
            score = alike * by_mine / sqrt(len(tests) * (by_mine + others))
            ranked.append((-score, name, lines.start, (file, lines, changed)))
    return [statement for *_, statement in sorted(ranked, key=lambda entry: entry[:3])]


@cache
def breakable(game: str) -> Statements:
    """The statements in which a rule of a game can live."""
    assert game in GAMES
    apart = {PACKAGE / "games" / game / room for room in ("cards", "words")}
    files = [file for file in sources(game=game) if apart.isdisjoint(file.parents) and file.stem not in WORDS]
    return [statement for file in files for statement in statements(file, gross=True)]


@cache
def spoken(game: str) -> tuple[frozenset[str], ...]:
    """Of each function in which a rule can live, its words."""
    files = sorted({file for file, _, _ in breakable(game)})
    return tuple(words for file in files for _, words in functions(file))
