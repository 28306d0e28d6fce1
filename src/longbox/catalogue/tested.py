"""Which rules the tests show.

A test names the rules it shows, `@pytest.mark.rule("MC-ATTACK-01")`, on the function, on its class,
on one of its parameters or, for a whole file, in `pytestmark`. The files are read, not run: what is
covered can be told without playing a game. The ratchet is the list of rules covered so far; none
may fall off it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from longbox.catalogue.rulebook import GAMES, Rule, rules


@dataclass(frozen=True, slots=True)
class Marker:
    """One rule id named in a test file."""

    rule: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.rule}"


@dataclass(frozen=True, slots=True)
class GameCoverage:
    """What the tests show of one game's catalogue."""

    game: str
    covered: tuple[Rule, ...]
    missing: tuple[Rule, ...]
    untestable: tuple[Rule, ...]

    @property
    def testable(self) -> int:
        return len(self.covered) + len(self.missing)

    @property
    def percent(self) -> float:
        return 100 * len(self.covered) / self.testable if self.testable else 100.0

    @property
    def base(self) -> GameCoverage:
        """Only the rules of the base game."""
        return self._only(lambda rule: rule.of_base)

    @property
    def expansions(self) -> GameCoverage:
        """Only the rules that come up with expansions."""
        return self._only(lambda rule: not rule.of_base)

    def _only(self, belongs: Callable[[Rule], bool]) -> GameCoverage:
        return GameCoverage(
            self.game,
            tuple(filter(belongs, self.covered)),
            tuple(filter(belongs, self.missing)),
            tuple(filter(belongs, self.untestable)),
        )

    def __str__(self) -> str:
        return f"{len(self.covered)} of {self.testable} {self.percent:>6.1f}%" if self.testable else "-"


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests show of all catalogues, and the markers that name no testable rule."""

    games: tuple[GameCoverage, ...]
    unknown: tuple[Marker, ...]
    untestable: tuple[Marker, ...]

    @property
    def covered(self) -> tuple[str, ...]:
        """The ids of all rules covered, sorted."""
        return tuple(sorted(rule.id for game in self.games for rule in game.covered))


def coverage(tests_root: Path) -> Coverage:
    """Read every test file under a folder and compare the rules it names with the catalogues."""
    markers = tuple(_markers_under(tests_root))
    named = {marker.rule for marker in markers}
    catalogue = {rule.id: rule for game in GAMES for rule in rules(game)}
    return Coverage(
        games=tuple(_game_coverage(game, named) for game in GAMES),
        unknown=tuple(marker for marker in markers if marker.rule not in catalogue),
        untestable=tuple(
            marker for marker in markers if marker.rule in catalogue and not catalogue[marker.rule].testable
        ),
    )


def _game_coverage(game: str, named: set[str]) -> GameCoverage:
    testable = [rule for rule in rules(game) if rule.testable]
    return GameCoverage(
        game=game,
        covered=tuple(rule for rule in testable if rule.id in named),
        missing=tuple(rule for rule in testable if rule.id not in named),
        untestable=tuple(rule for rule in rules(game) if not rule.testable),
    )


def _markers_under(tests_root: Path) -> Iterator[Marker]:
    if not tests_root.is_dir():
        raise NotADirectoryError(f"{tests_root} is no folder; give the folder that holds the tests.")
    for path in sorted(tests_root.rglob("test_*.py")):
        file = path.relative_to(tests_root)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (Marker(_named(rule, file), file, node.lineno) for rule in node.args)


def _named(argument: ast.expr, file: Path) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise ValueError(
        f"{file}:{argument.lineno}: a rule mark names its rules as plain strings, "
        f'such as "VS-TEAM-03", not {ast.unparse(argument)}.'
    )


def ratchet(path: Path) -> tuple[str, ...]:
    """The rules that tests have covered so far, from a file of one id a line."""
    return tuple(path.read_text(encoding="utf-8").split()) if path.exists() else ()


def update_ratchet(path: Path, covered: Iterable[str]) -> None:
    """Write down the rules covered now."""
    path.write_text("".join(f"{rule}\n" for rule in sorted(covered)), encoding="utf-8")


def report(found: Coverage, *, missing: bool = False) -> str:
    """The coverage of base games and expansions as a plain table; with `missing`, also each rule that no test names."""
    lines = [f"{'game':<12}{'base':>20}{'expansions':>20}{'not testable':>14}"]
    lines += [
        f"{game.game:<12}{game.base!s:>20}{game.expansions!s:>20}{len(game.untestable):>14}" for game in found.games
    ]
    lines += [f"{marker}: there is no such rule" for marker in found.unknown]
    lines += [f"{marker}: this rule is marked as not testable" for marker in found.untestable]
    if missing:
        for game in found.games:
            lines += missing_rules(f"{game.game}: not named by any test", game.base)
            lines += missing_rules(f"{game.game}, expansions: not named by any test", game.expansions)
    return "\n".join(lines)


def missing_rules(heading: str, part: GameCoverage) -> list[str]:
    return ["", heading, *(f"  {rule.id}  {rule.text}" for rule in part.missing)] if part.missing else []
