"""The line at the top of a board: which game it is and where it stands."""

from __future__ import annotations

from rich.text import Text


def title_line(title: str, colour: str, moment: str, width: int) -> Text:
    line = Text.assemble((f" {title} ", f"bold reverse {colour}"), f" {moment} ")
    line.append("─" * max(0, width - line.cell_len), style="pencil")
    line.truncate(width)
    return line
