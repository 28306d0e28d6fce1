"""Draw docs/match.svg: a match in progress, as the terminal shows it.

    python docs/picture.py

The picture names no font to be fetched: whoever looks at it sees it in a monospaced font of their own.
"""

import io
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import CONSOLE_SVG_FORMAT, Console
from rich.terminal_theme import TerminalTheme

import longbox
from longbox import players
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import Sitting
from longbox.terminal.palette import THEME
from longbox.terminal.screen import WIDE, Screen
from longbox.terminal.seating import PERSON, Seating

PICTURE = Path(__file__).with_name("match.svg")
BOARD = (14, 20, 28)
INK = (238, 241, 242)
NIGHT = TerminalTheme(
    BOARD,
    INK,
    [(14, 20, 28), (217, 72, 61), (31, 148, 112), (200, 150, 0), (63, 116, 204), (138, 92, 192), (0, 152, 216), INK],
)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
SEED = 7
CHOICES = 37


def without_fetched_fonts(svg_format: str) -> str:
    """Rich's drawing, with the fonts of whoever looks at it."""
    svg_format = re.sub(r"@font-face \{\{.*?\}\}\s*", "", svg_format, flags=re.DOTALL)
    return re.sub(r"font-family: (?:Fira Code, monospace|arial);?", f"font-family: {FONTS};", svg_format)


class Photographer:
    """Sits at the keyboard, plays as a computer player would, and keeps what the screen shows at one choice."""

    def __init__(self, match: longbox.Match, at: int) -> None:
        self.console = Console(record=True, width=WIDE, file=io.StringIO(), theme=THEME, highlight=False)
        self.match = match
        self.left = at
        self.picture = ""

    def type(self, prompt: str) -> str:
        if self.left == 0:
            self.picture = self.console.export_svg(
                title="longbox play champions",
                theme=NIGHT,
                code_format=without_fetched_fonts(CONSOLE_SVG_FORMAT),
                unique_id="longbox",
            )
            raise EOFError
        self.left -= 1
        self.console.export_text()
        assert self.match.decision is not None, "the match is over before the picture is taken: choose another seed"
        return str(players.player("greedy", SEED).choose(self.match.seat(self.match.decision.seat)) + 1)


def main() -> None:
    match = longbox.deal("champions", seed=SEED, heroes=["spider-man", "captain-marvel"])
    photographer = Photographer(match, at=CHOICES)
    screen = Screen(photographer.console, photographer.type)
    screen.echo = False
    with TemporaryDirectory() as folder:
        Sitting(match, Seating([PERSON, "greedy"], SEED), screen, Shelf(Path(folder))).play()
    PICTURE.write_text(photographer.picture, encoding="utf-8")


if __name__ == "__main__":
    main()
