"""Changes on purpose: what is changed, what is left alone, and how rates are counted."""

from __future__ import annotations

from textwrap import dedent

import pytest

from mutants.changes import Change, changes, differs
from mutants.drawing import break_rule, ranking, within
from mutants.places import PACKAGE, OneTest, belonging, sources
from mutants.reaching import Reaching
from mutants.speaking import Speech, words_of
from mutants.trying import Outcome, Trial


def changed(text: str) -> list[str]:
    """Every text that a change of this one leads to."""
    source = dedent(text).strip().encode()
    return [change.made(source).decode() for change in changes(source) if differs(change, source)]


@pytest.mark.parametrize(
    ("text", "one_of_them"),
    [
        ("if a:\n    b()", "if (not (a)):\n    b()"),
        ("if a:\n    b()", "if a:\n    pass"),
        ("x = a < b", "x = (a <= b)"),
        ("x = a == b", "x = (a != b)"),
        ("x = a and b", "x = (a or b)"),
        ("x = a and b", "x = (b)"),
        ("x = not a", "x = (a)"),
        ("x = 3", "x = 4"),
        ("x = 3", "x = 2"),
        ("x = True", "x = False"),
        ("x = a + 1", "x = (a - 1)"),
        ("x = a + b", "x = (a)"),
        ("x.y = a", "pass"),
        ("x += a", "pass"),
        ("x = [a, b]", "x = [b]"),
        ("x = Steps((a, b))", "x = Steps((a,))"),
        ("x = min(a, b)", "x = max(a, b)"),
        ("for a in b:\n    c(a)", "for a in list(b)[:1]:\n    c(a)"),
        ("def f() -> bool:\n    return a()", "def f() -> bool:\n    return (not (a()))"),
        ("def f() -> list[int]:\n    return a", "def f() -> list[int]:\n    return []"),
        ("def f() -> None:\n    if a:\n        return\n    b()", "def f() -> None:\n    if a:\n        pass\n    b()"),
        ("if a:\n    raise Wrong(1)", "if a:\n    pass"),
        ('x = "Zoë" if a > 1 else b', 'x = "Zoë" if (a >= 1) else b'),
    ],
)
def test_what_a_program_does_is_changed(text: str, one_of_them: str) -> None:
    assert one_of_them in changed(text)


@pytest.mark.parametrize(
    "text",
    [
        '"""Words 1."""',
        "import a",
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "if TYPE_CHECKING:\n    x = 1",
        "@made(frozen=True)\nclass A: ...",
        "assert a < 1",
        "raise NotImplementedError(1)",
        'x = f"{1}"',
        "def __repr__(self):\n    return a + 1",
        "__slots__ = [a, b]",
        'x = "a" + b',
        "X = Left | Right",
        "x = cast(list[1], a)",
    ],
)
def test_what_no_game_notices_is_left_alone(text: str) -> None:
    assert changed(text) == []


def test_no_name_goes_missing() -> None:
    assert "pass" not in changed("x = a")


def test_a_change_that_compiles_to_the_same_is_none() -> None:
    source = b"def f():\n    g()\n    return"
    at_the_end = [change for change in changes(source) if change.old == "return"]
    assert at_the_end
    assert not any(differs(change, source) for change in at_the_end)


def test_a_change_knows_the_lines_of_its_statement_without_those_inside() -> None:
    source = b"if (a and\n    b):\n    c(1)"
    assert {change.old: list(change.lines) for change in changes(source)} == {
        "a and\n    b": [1, 2],
        "c(1)": [3],
        "1": [3],
    }


def test_all_changes_of_a_real_file_can_be_made() -> None:
    source = (PACKAGE / "engine" / "relations.py").read_bytes()
    found = changes(source)
    assert len(found) > 20
    assert all(change.made(source) != source for change in found)


# Which tests, and which changes.


def test_every_file_has_tests_that_belong_to_it() -> None:
    assert belonging(PACKAGE / "games" / "vs" / "chapters" / "stun.py")[0] == "vs"
    assert "engine" in belonging(PACKAGE / "engine" / "game.py")
    assert belonging(PACKAGE / "server" / "app.py") == ["server"]
    assert belonging(PACKAGE / "clients" / "vs" / "judge.py")[:2] == ["clients", "vs"]
    assert belonging(PACKAGE / "players" / "judges.py") == ["players", "clients"]
    assert PACKAGE / "match.py" in sources()
    assert PACKAGE / "server" / "app.py" not in sources()
    assert sources(only="server/app.py") == [PACKAGE / "server" / "app.py"]


def test_a_wrong_path_is_told() -> None:
    with pytest.raises(FileNotFoundError, match="--only names a file or folder"):
        sources(only="nothing/like/it")


def test_tests_are_run_within_the_time_there_is_but_one_at_least() -> None:
    tests = [OneTest("a", seconds=3), OneTest("b", seconds=3), OneTest("c", seconds=3)]
    assert [test.name for test in within(6, tests)] == ["a", "b"]
    assert [test.name for test in within(1, tests)] == ["a"]


class Known(Reaching):
    """Tests of which it is known what they reach."""

    def __init__(self, *tests: OneTest) -> None:
        self.tests = {test.name: test for test in tests}


STUN = PACKAGE / "games" / "vs" / "chapters" / "stun.py"


def ranked_for(rule: str, monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """Where a rule is broken, best place first: each line is a function of its own."""
    spoken_at = {1: "turn goes on", 5: "stunned wound", 7: "egg hatches", 9: "wound of another"}
    change = Change(0, 1, "pass", range(5, 6), "leave out", "x()", gross=True)
    places = [(STUN, range(line, line + 1), [change]) for line in spoken_at]
    monkeypatch.setattr("mutants.drawing.breakable", lambda game: places)
    monkeypatch.setattr("mutants.drawing.spoken", lambda game: tuple(map(words_of, spoken_at.values())))
    monkeypatch.setattr("mutants.drawing.words_at", lambda file, line: words_of(spoken_at[line]))
    name = "src/longbox/games/vs/chapters/stun.py"
    own = OneTest("tests/vs/test_a.py::test_it", ["VS-A-01"], reached={name: 1 << 1 | 1 << 5 | 1 << 7})
    others = [OneTest(f"tests/vs/test_b.py::test_{number}", reached={name: 1 << 1 | 1 << 9}) for number in range(10)]
    return [lines for _, lines, _ in ranking("vs", rule, [own], Known(own, *others))]


def test_a_rule_is_broken_where_its_own_tests_go_and_what_it_speaks_of_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ranked_for("Who is stunned gets a wound in this turn.", monkeypatch) == [range(5, 6)]


def test_what_everybody_reaches_is_plumbing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ranked_for("The turn goes on.", monkeypatch) == []


def test_words_are_compared_without_their_endings() -> None:
    assert words_of("attacks_of(StunnedCard)") == words_of("a stunned card attacked")


def test_rare_words_say_more_than_common_ones() -> None:
    functions = (words_of("game card stun"), words_of("game card draw"), words_of("game hatch"))
    speech = Speech(functions)
    said = speech.weights(words_of("The game: a card hatches"))
    hatching, drawing = (speech.alike(said, speech.weights(one)) for one in (functions[2], functions[1]))
    assert hatching > drawing > 0
    assert speech.alike(said, speech.weights(words_of("unheard of"))) == 0


def test_a_rule_without_lines_of_its_own_is_not_broken() -> None:
    from random import Random

    assert break_rule("VS-A-01", [OneTest("a")], [], Random(1)) == []


def test_the_report_counts_what_was_noticed() -> None:
    from mutants.__main__ import summary, told

    change = Change(0, 1, "pass", range(7, 8), "leave out", "x()")
    trial = Trial("src/longbox/match.py", change, (OneTest("tests/api/test_playing.py::test_it"),))
    noticed, survived = Outcome(trial, "tests/api/test_playing.py::test_it", 1), Outcome(trial, "", 1)
    said = summary([[noticed]] * 188 + [[survived]] * 12, rules=False)
    assert "188 of 200 changes, 94.0%" in said
    assert "at least 90.6%" in said
    of_rules = summary([[survived, noticed], [noticed], [survived, survived]], rules=True)
    assert "2 of 3 rules" in of_rules
    assert "By the first change drawn: 1," in of_rules
    assert told(survived).startswith("SURVIVED  src/longbox/match.py:7: leave out: x()  →  (left out)")
