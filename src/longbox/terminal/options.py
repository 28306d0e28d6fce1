"""The options of a decision as a numbered list that stays readable when it is long: grouped by verb, in columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

import longbox
from longbox.seen import Seen

SHORT = 7
"""Up to so many options stand under one another, without headings."""
CLOSING = ("end", "done", "pass")
"""What ends a list of options; it needs no heading."""


def labels(match: longbox.Match, decision: longbox.Decision) -> list[str]:
    """The options in words. Where cards of one name lie in several places, each says which it is."""
    options = list(decision.options)
    said = [option.label for option in options]
    twice = {label for label, count in Counter(said).items() if count > 1}
    if not twice:
        return said
    seen = Seen(match.view(decision.seat))
    places = [place(seen, option) if label in twice else "" for option, label in zip(options, said, strict=True)]
    apart = {
        label for label in twice if len({where for where, of in zip(places, said, strict=True) if of == label}) > 1
    }
    return [f"{label} · {where}" if label in apart else label for label, where in zip(said, places, strict=True)]


def place(seen: Seen, option: longbox.Option) -> str:
    """Where the card of an option lies: its space, or the kind of zone."""
    zone, at = seen.place_of({"handle": option.cards[0]}) if option.cards else ("", "")
    return at if at and not at.isdigit() else zone


def listing(match: longbox.Match, decision: longbox.Decision, width: int) -> RenderableType:
    said = labels(match, decision)
    numbered = [
        (k, option.verb, label) for k, (option, label) in enumerate(zip(decision.options, said, strict=True), 1)
    ]
    if len(numbered) <= SHORT:
        return Group(*(entry(number, label) for number, _, label in numbered))
    parts: list[RenderableType] = []
    for verb, options in by_verb(numbered).items():
        parts.append(Text("" if verb in CLOSING else heading(verb), style="pencil"))
        parts += columns([entry(number, label) for number, label in options], width)
    return Group(*parts)


def by_verb(numbered: Iterable[tuple[int, str, str]]) -> dict[str, list[tuple[int, str]]]:
    """Options of one verb together, in the order in which the verbs come up."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, verb, label in numbered:
        groups.setdefault(verb, []).append((number, label))
    return groups


def heading(verb: str) -> str:
    return verb.replace("_", " ").replace("-", " ").capitalize()


def entry(number: int, label: str | Text) -> Text:
    return Text.assemble((f"{number:>3} ", "can"), label)


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
