"""Which changes are tried: of the code at random, or of what a rule's own tests rest on.

**Of the code.** First a statement is drawn, each with the same chance, then one of the changes of it: long lists of
numbers would otherwise be most of the sample. Lines that no test reaches are drawn like all others.

**Of a rule.** Nobody but a person can say in which lines a rule lives, but the tests say it nearly as well: lines
that the tests naming the rule reach, and hardly any other test does, are about that rule, while lines that all tests
reach are plumbing, and a change there says nothing about the rule. This is how faults are found from the tests that
fail (spectrum ranking), turned round: the rule's tests are taken for those that fail, and Ochiai's measure ranks the
lines. One change is drawn from the best few statements. It must be gross (turn a condition round, leave a statement
out, give another result), because breaking a rule means that it no longer holds, not that a limit moves by one. Set
files are no place for a rule of the game, so nothing is changed there, nor in what only puts things into words. Only
tests that name the rule are then run: the rule is noticed if one of them fails. A rule whose tests reach no line that
most of the game's tests don't reach can't be broken in this way; such rules are counted apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random

from mutants.changes import Change, changes, differs
from mutants.places import GAMES, PACKAGE, ROOT, OneTest, belonging, files_in, sources
from mutants.reaching import Reaching, bits, quickest
from mutants.trying import Trial

BEST = 6
"""Statements of the best rank from which the change for a rule is drawn."""
PLUMBING = 0.2
"""A statement that more than this part of a game's tests reach is not about one rule."""
SECONDS = 60.0
"""How much of the tests' time (as recorded) is spent on one change at most."""
WORDS = {"words", "prompts", "why", "reasons", "shown", "views", "outlook", "topics", "printing", "printed"}
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


def of_the_code(files: list[Path], count: int, seed: int, reaching: Reaching) -> list[Trial]:
    """Changes of statements at random."""
    chance = Random(seed)
    everything = [statement for file in files for statement in statements(file)]
    found: list[Trial] = []
    for file, lines, changed in chance.sample(everything, len(everything)):
        if len(found) == count:
            break
        if change := draw(changed, file, chance):
            found.append(Trial(name_of(file), change, to_run(file, lines, reaching)))
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


def of_the_rules(games: Iterable[str], count: int, seed: int, reaching: Reaching) -> tuple[list[Trial], list[str]]:
    """A change for each of some rules at random, and the rules drawn that can't be broken in this way."""
    chance = Random(seed)
    places = {rule: game for game in games for rule in rules_of(game)}
    rules = {rule: tests for rule, tests in sorted(named(reaching).items()) if rule in places}
    trials: list[Trial] = []
    unbroken: list[str] = []
    for rule in chance.sample(sorted(rules), len(rules)):
        if len(trials) == count:
            break
        ranked = ranking(places[rule], rules[rule], reaching)
        if trial := break_rule(rule, rules[rule], ranked, chance):
            trials.append(trial)
        else:
            unbroken.append(rule)
    return trials, unbroken


def rules_of(game: str) -> list[str]:
    from longbox.catalogue import rules

    return [rule.id for rule in rules(game)]


def break_rule(rule: str, tests: list[OneTest], ranked: Statements, chance: Random) -> Trial | None:
    best = ranked[:BEST]
    for file, _, changed in chance.sample(best, len(best)):
        if change := draw(changed, file, chance):
            return Trial(name_of(file), change, tuple(quickest(tests)), rule)
    return None


def ranking(game: str, tests: list[OneTest], reaching: Reaching) -> Statements:
    """The statements that these tests reach and few others do, the most telling first."""
    mine = {test.name for test in tests}
    company = [test for test in reaching.tests.values() if test.file.startswith(f"tests/{game}/")]
    ranked: list[tuple[float, str, int, tuple[Path, range, list[Change]]]] = []
    for file, lines, changed in breakable(game):
        name, mask = name_of(file), bits(lines)
        by_mine = sum(1 for test in tests if test.reached.get(name, 0) & mask)
        if 2 * by_mine < len(tests):
            continue
        others = sum(1 for test in company if test.name not in mine and test.reached.get(name, 0) & mask)
        if others <= PLUMBING * len(company):
            score = by_mine / sqrt(len(tests) * (by_mine + others))
            ranked.append((-score, name, lines.start, (file, lines, changed)))
    return [statement for *_, statement in sorted(ranked, key=lambda entry: entry[:3])]


@cache
def breakable(game: str) -> Statements:
    """The statements in which a rule of a game can live."""
    assert game in GAMES
    files = [*sources(only="engine"), *sources(game=game)]
    apart = {PACKAGE / "games" / game / "cards"}
    files = [file for file in files if not apart & set(file.parents) and file.stem not in WORDS]
    return [statement for file in files for statement in statements(file, gross=True)]
