"""The look of a report: the colours and fonts of Longbox's page, for plots and for HTML.

Plots are drawn in the colours of the light page. On the page itself they are lifted into it, their colours exchanged
for its variables, so that one drawing is right by day and by night.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.resources import files
from typing import Final, NamedTuple


class Ink(NamedTuple):
    """A colour of the page, by day and by night."""

    name: str
    light: str
    dark: str


BOARD: Final = Ink("board", "#f4f7f7", "#0e141c")
PANEL: Final = Ink("panel", "#ffffff", "#131b25")
PENCIL: Final = Ink("pencil", "#9ccde1", "#2f5d78")
PENCIL_SOFT: Final = Ink("pencil-soft", "#d3e8f0", "#1a2c3a")
PENCIL_TEXT: Final = Ink("pencil-text", "#24627f", "#82bad5")
INK: Final = Ink("ink", "#14161a", "#eef1f2")
INK_2: Final = Ink("ink-2", "#4a515b", "#b2bdc8")
FRAME: Final = Ink("frame", "#14161b", "#55636f")
WON: Final = Ink("won", "#2c5c97", "#62b3de")
LOST: Final = Ink("lost", "#c8352b", "#ef7a6c")
DRAWN: Final = Ink("drawn", "#8e99a6", "#8e99a7")
ASK: Final = Ink("ask", "#ffe75c", "#f6dc55")
INKS: Final = (BOARD, PANEL, PENCIL, PENCIL_SOFT, PENCIL_TEXT, INK, INK_2, FRAME, WON, LOST, DRAWN, ASK)

HEAT: Final = ("#b3362c", "#e59a86", "#fbf6e6", "#8fb4d6", "#2a5a96")
"""From always lost to always won; the same by day and by night, for they carry their own numbers."""
ON_PALE: Final = "#17191d"
ON_DEEP: Final = "#fffdf7"

TITLE_FONT: Final = ("Sofia Sans Extra Condensed", "sofia-sans-extra-condensed-latin-wght-normal-*.woff2", "100 900")
TEXT_FONT: Final = ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next-latin-wght-normal-*.woff2", "200 800")


def colours() -> str:
    """The inks as CSS variables."""
    return "\n".join(f"  --{ink.name}: light-dark({ink.light}, {ink.dark});" for ink in INKS)


def fonts() -> str:
    """The fonts of the built page, inside the report; without a built page it falls back on what the reader has."""
    return "\n".join(face(*font) for font in (TITLE_FONT, TEXT_FONT) if any(shipped(font[1])))


def face(family: str, pattern: str, weights: str) -> str:
    data = b64encode(next(shipped(pattern))).decode()
    source = f'url("data:font/woff2;base64,{data}") format("woff2")'
    return f'@font-face {{ font-family: "{family}"; font-weight: {weights}; src: {source}; }}'


def shipped(pattern: str) -> Iterator[bytes]:
    assets = files("longbox") / "server" / "page" / "assets"
    if assets.is_dir():
        yield from (file.read_bytes() for file in assets.iterdir() if fnmatch(file.name, pattern))


def lifted(svg: str, label: str) -> str:
    """A plot as part of the page: no prologue, no ids that another plot has too, colours by name."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    for ink in INKS:
        svg = svg.replace(ink.light, f"var(--{ink.name})")
    return svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
