"""The line at the top of a board: which game it is and where it stands."""

from __future__ import annotations

from rich.text import Text

from longbox import about, headlines
from longbox.seen import Seen


def title_line(seen: Seen, colour: str, width: int) -> Text:
    title, moment = about(seen["game"]).title, headlines.moment(seen.view)
    line = Text.assemble((f" {title} ", f"bold reverse {colour}"), f" {moment} ")
    line.append("─" * max(0, width - line.cell_len), style="pencil")
    line.truncate(width)
    return line
