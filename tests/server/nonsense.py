"""Values that nobody expects, and the codes by which a refusal of them may go."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
CODES = set(re.findall(r"`(\w+)`", PAGE.split("| --- | --- |")[-1]))
NONSENSE: tuple[Any, ...] = (
    None, True, 0, -1, 2**31, 2**63, 2**70, 10**300, 0.5, 1e308,
    "", "x", "vs", "\x00", "\ud800", "é" * 500, "../..", "\u202e",
    [], ["x"], [[]], [None], [{}], {}, {"": ""}, {"deck list": 5}, {"deck list": "\ud800"}, {"deck list": "\x00"},
    {"deck list": "{"}, {"deck list": "<"}, [{"deck list": "Game: vs"}] * 2, [["x"]], ["x"] * 200,
    {"x": {"x": {"x": []}}},
)  # fmt: skip
