"""The options of a decision as a numbered list that stays readable when it is long: grouped by verb, in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

import longbox

SHORT = 7
"""Up to so many options stand under one another, without headings."""
CLOSING = ("end", "done", "pass")
"""What ends a list of options; it needs no heading."""


def listing(decision: longbox.Decision, width: int) -> RenderableType:
    numbered = list(enumerate(decision.options, 1))
    if len(numbered) <= SHORT:
        return Group(*(entry(number, option.label) for number, option in numbered))
    parts: list[RenderableType] = []
    for verb, group in by_verb(numbered).items():
        parts.append(Text(heading(verb, [option for _, option in group]), style="pencil"))
        parts += columns([entry(number, option.label) for number, option in group], width)
    return Group(*parts)


def by_verb(numbered: Iterable[tuple[int, longbox.Option]]) -> dict[str, list[tuple[int, longbox.Option]]]:
    """Options of one verb together, in the order in which the verbs come up."""
    groups: dict[str, list[tuple[int, longbox.Option]]] = {}
    for number, option in numbered:
        groups.setdefault(option.verb, []).append((number, option))
    return groups


def heading(verb: str, options: Sequence[longbox.Option]) -> str:
    """What stands over the options of a verb; nothing, where none of them is that verb and a card: "Change form" is no
    "Flip"."""
    word = verb.replace("_", " ").replace("-", " ").capitalize()
    return word if verb not in CLOSING and any(option.cards and option.plain for option in options) else ""


def entry(typed: int | str, label: str | Text) -> Text:
    """What to type for an option, and the option."""
    return Text.assemble((f"{typed:>3} ", "can"), label)


def columns(entries: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Entries in as many columns as fit, read downwards."""
    widest = max(entry.cell_len for entry in entries)
    across = max(1, min(3, (width + gap) // (widest + gap)))
    if len(entries) <= 3:
        across = 1
    down = -(-len(entries) // across)
    lines = []
    for row in range(down):
        line = Text()
        for place in range(row, len(entries), down):
            piece = entries[place].copy()
            if place + down < len(entries):
                piece.pad_right(widest + gap - piece.cell_len)
            line.append_text(piece)
        lines.append(line)
    return lines
