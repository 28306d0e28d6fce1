"""The options of a decision as a numbered list that stays readable when it is long: grouped by verb, in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

import longbox
from longbox.languages import capital, message, said

SHORT = 7
"""Up to so many options stand under one another, without headings."""
CLOSING = ("end", "done", "pass")
"""What ends a list of options; it needs no heading."""
VERBS = {
    "activate": message("activate"),
    "assign": message("assign"),
    "attach": message("attach"),
    "attack": message("attack"),
    "call": message("call"),
    "choose": message("choose"),
    "coordinate": message("coordinate"),
    "copy": message("copy"),
    "copy ability": message("copy ability"),
    "copy play": message("copy play"),
    "defend": message("defend"),
    "discard": message("discard"),
    "dismiss": message("dismiss"),
    "dodge": message("dodge"),
    "equip": message("equip"),
    "fight": message("fight"),
    "flip": message("flip"),
    "focus": message("focus"),
    "give": message("give"),
    "heal": message("heal"),
    "join": message("join"),
    "ko": message("KO"),
    "lend": message("lend"),
    "level up": message("level up"),
    "move": message("move"),
    "pass card": message("pass card"),
    "pay": message("pay"),
    "phase": message("phase"),
    "place": message("place"),
    "play": message("play"),
    "power up": message("power up"),
    "put back": message("put back"),
    "put on deck": message("put on deck"),
    "put under": message("put under"),
    "ransom": message("rescue"),
    "recover": message("recover"),
    "recruit": message("recruit"),
    "resolve": message("resolve"),
    "resource": message("resource"),
    "reveal": message("reveal"),
    "strike back": message("strike back"),
    "take": message("take"),
    "teleport": message("teleport"),
    "throw": message("throw"),
    "thwart": message("thwart"),
    "transform": message("transform"),
    "use": message("use"),
    "use artifact": message("use artifact"),
    "use scheme": message("use scheme"),
    "weaken": message("weaken"),
    "use trap": message("use trap"),
}
"""What stands over options of a verb that are about cards."""


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
    if verb in CLOSING or not any(option.cards and option.plain for option in options):
        return ""
    return capital(said(VERBS[verb])) if verb in VERBS else ""


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
