"""Which rules the tests show.

A test names the rules it shows, `@pytest.mark.rule("MC-ATTACK-01")`, on the function, on its class,
on one of its parameters or, for a whole file, in `pytestmark`. The files are read, not run: what is
covered can be told without playing a game. The ratchet is the list of rules named so far; none
may fall off it.

Two kinds are counted apart. Some rules are shown with made-up cards alone: no card of ours brings
them up, or those that do are not in Longbox. And some are about expansions or cards that are not
here, so that no set-up can bring them up: whatever a test shows of them, nobody can play them yet.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from longbox.catalogue.rulebook import Rule, reachable, rules
from longbox.catalogue.standing_in import Function, MadeUp, names
from longbox.registry import GAMES


@dataclass(frozen=True, slots=True)
class Marker:
    """One rule id named in a test file."""

    rule: str
    file: Path
    line: int
    made_up: bool = False
    """Whether the test plays with made-up cards."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.rule}"


@dataclass(frozen=True, slots=True)
class GameCoverage:
    """What the tests show of one game's catalogue. Each rule is in one of the five parts."""

    game: str
    covered: tuple[Rule, ...]
    """Shown with real cards."""
    made_up: tuple[Rule, ...]
    """Shown with made-up cards only."""
    missing: tuple[Rule, ...]
    """Named by no test."""
    unreachable: tuple[Rule, ...]
    """No set-up can bring them up yet."""
    untestable: tuple[Rule, ...]

    @property
    def testable(self) -> int:
        return len(self.covered) + len(self.made_up) + len(self.missing) + len(self.unreachable)

    @property
    def percent(self) -> float:
        """How much of what can be tested is shown with real cards."""
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
        parts = (self.covered, self.made_up, self.missing, self.unreachable, self.untestable)
        return GameCoverage(self.game, *(tuple(filter(belongs, part)) for part in parts))

    def row(self, name: str) -> str:
        shown = f"{len(self.covered)} of {self.testable} {self.percent:>6.1f}%"
        rest = (self.made_up, self.missing, self.unreachable, self.untestable)
        return f"{name:<24}{shown:>20}" + "".join(f"{len(part):>15}" for part in rest)


HEAD = f"{'':<24}{'with real cards':>20}{'made-up only':>15}{'no test':>15}{'no set-up yet':>15}{'not testable':>15}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests show of all catalogues, and the markers that name no testable rule."""

    games: tuple[GameCoverage, ...]
    unknown: tuple[Marker, ...]
    untestable: tuple[Marker, ...]

    named: tuple[str, ...]
    """The ids of all testable rules that a test names, sorted."""


def coverage(tests_root: Path) -> Coverage:
    """Read every test file under a folder and compare the rules it names with the catalogues."""
    markers = tuple(_markers_under(tests_root))
    catalogue = {rule.id: rule for game in GAMES for rule in rules(game)}
    known = [marker for marker in markers if marker.rule in catalogue]
    return Coverage(
        games=tuple(_game_coverage(game, markers) for game in GAMES),
        unknown=tuple(marker for marker in markers if marker.rule not in catalogue),
        untestable=tuple(marker for marker in known if not catalogue[marker.rule].testable),
        named=tuple(sorted({marker.rule for marker in known if catalogue[marker.rule].testable})),
    )


def _game_coverage(game: str, markers: Iterable[Marker]) -> GameCoverage:
    named = {marker.rule for marker in markers}
    really = {marker.rule for marker in markers if not marker.made_up}
    testable = [rule for rule in rules(game) if rule.testable]
    within_reach = [rule for rule in testable if reachable(game, rule)]
    return GameCoverage(
        game=game,
        covered=tuple(rule for rule in within_reach if rule.id in really),
        made_up=tuple(rule for rule in within_reach if rule.id in named - really),
        missing=tuple(rule for rule in within_reach if rule.id not in named),
        unreachable=tuple(rule for rule in testable if not reachable(game, rule)),
        untestable=tuple(rule for rule in rules(game) if not rule.testable),
    )


def _markers_under(tests_root: Path) -> Iterator[Marker]:
    if not tests_root.is_dir():
        raise NotADirectoryError(f"{tests_root} is no folder; give the folder that holds the tests.")
    for path in sorted(tests_root.rglob("test_*.py")):
        file = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        made_up = MadeUp(file)
        for statement in file.body:
            yield from _markers_in(statement, path.relative_to(tests_root), made_up, file)


def _markers_in(statement: ast.stmt, path: Path, made_up: MadeUp, file: ast.Module) -> Iterator[Marker]:
    if isinstance(statement, ast.ClassDef):
        for inner in statement.body:
            yield from _markers_in(inner, path, made_up, file)
        tests = [inner for inner in statement.body if isinstance(inner, Function)]
        places: list[ast.AST] = [*statement.decorator_list]
    elif isinstance(statement, Function):
        tests, places = [statement], [statement]
    else:
        tests, places = list(_users(statement, file)), [statement]
    standing_in = bool(tests) and all(made_up.within(test) for test in tests)
    for place in places:
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (Marker(_named(rule, path), path, node.lineno, standing_in) for rule in node.args)


def _users(statement: ast.stmt, file: ast.Module) -> Iterator[Function]:
    """The tests that something at the top of a file is for: those that name it; all, if it is the file's own mark."""
    given = set(names(statement))
    for test in file.body:
        if isinstance(test, Function) and test.name.startswith("test"):
            mentioned = {part.id for part in ast.walk(test) if isinstance(part, ast.Name)}
            if "pytestmark" in given or given & mentioned:
                yield test


def _named(argument: ast.expr, file: Path) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise ValueError(
        f"{file}:{argument.lineno}: a rule mark names its rules as plain strings, "
        f"as rules.toml spells their ids, not {ast.unparse(argument)}."
    )


def ratchet(path: Path) -> tuple[str, ...]:
    """The rules that tests have covered so far, from a file of one id a line."""
    return tuple(path.read_text(encoding="utf-8").split()) if path.exists() else ()


def update_ratchet(path: Path, covered: Iterable[str]) -> None:
    """Write down the rules covered now."""
    path.write_text("".join(f"{rule}\n" for rule in sorted(covered)), encoding="utf-8")


def report(found: Coverage, *, missing: bool = False) -> str:
    """What is shown of base games and expansions as a plain table; with `missing`, also the rules that real cards and a
    test do not show."""
    lines = [HEAD]
    for game in found.games:
        lines.append(game.base.row(game.game))
        if game.expansions.testable:
            lines.append(game.expansions.row(f"{game.game}, expansions"))
    lines += [f"{marker}: there is no such rule" for marker in found.unknown]
    lines += [f"{marker}: this rule is marked as not testable" for marker in found.untestable]
    if missing:
        for game in found.games:
            lines += listed(f"{game.game}: named by no test", game.missing)
            lines += listed(f"{game.game}: shown with made-up cards only", game.made_up)
    return "\n".join(lines)


def listed(heading: str, rules: tuple[Rule, ...]) -> list[str]:
    return ["", heading, *(f"  {rule.id}  {rule.text}" for rule in rules)] if rules else []
