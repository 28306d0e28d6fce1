"""Programs go by facts: no client finds something out by looking into the words that players read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ = {
    "web/src": ("*.ts", "*.svelte"),
    "src/longbox/clients": ("*.py",),
    "src/longbox/terminal": ("*.py",),
    "src/longbox/server": ("*.py",),
}
"""The folders whose files are read here, all of them that are called so."""

SPARED = {
    "web/src/words.ts": "how words are set: capitals and full stops",
    "web/src/cards/fit.ts": "breaks a name into lines",
    "web/src/pages/cards/filter.ts": "looks for what a visitor types",
    "web/src/pages/rules/search.ts": "looks for what a visitor types",
    "src/longbox/clients/champions/deck_formats/marvelcdb.py": "reads lists of other programs",
    "src/longbox/terminal/choosing.py": "looks for what a player types",
}

TOLD = r"(?:label|prompt|text|words|reason|caption|sentence)s?"
"""What players read is called so in options, decisions, lines of the story, reasons and cards."""
LOOKS_INTO = re.compile(
    rf"""\b{TOLD}\b(?:\.(?:toLowerCase|toUpperCase|lower|casefold)\(\))?
        \.(?:startsWith|endsWith|includes|indexOf|match|matchAll|replace|replaceAll|search|split|slice
           |startswith|endswith|find|partition|rpartition|removeprefix|removesuffix|count)\(
      | \.(?:test|exec|fullmatch|findall|sub|search|match)\([^()]*\b{TOLD}\)
      | \bre\.\w+\([^)]*\b{TOLD}\b
      | \bin\ [\w.]*\b{TOLD}\b\.(?:lower|casefold)\(\)""",
    re.VERBOSE,
)


def files() -> list[Path]:
    found = [path for folder, names in READ.items() for name in names for path in (ROOT / folder).rglob(name)]
    return sorted(path for path in found if "server/page" not in path.as_posix())


def looks(path: Path) -> list[str]:
    return [line.strip() for line in path.read_text("utf-8").splitlines() if LOOKS_INTO.search(line)]


def test_no_client_looks_into_words():
    found = {path.relative_to(ROOT).as_posix(): looks(path) for path in files()}
    assert len(found) > 300
    assert {name: lines for name, lines in found.items() if lines and name not in SPARED} == {}


@pytest.mark.parametrize("name", SPARED)
def test_what_is_spared_needs_it(name):
    assert ROOT / name in files()
    assert looks(ROOT / name)


@pytest.mark.parametrize(
    "line",
    [
        "const saysMore = option.label.startsWith(`${name}:`);",
        "if (!decision.prompt.includes(name)) continue;",
        "return /resource/.test(option.label);",
        "any(word in label.lower() for label in labels)",
        "found = re.search(r'\\d+', option.label)",
        "name, _, rest = line.text.partition(':')",
    ],
)
def test_looking_into_words_is_noticed(line):
    assert LOOKS_INTO.search(line)
