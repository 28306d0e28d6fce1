"""Small files beside the saved tables: what can't be read is as at first, and what can't be kept is forgotten."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

Page = TypeVar("Page", bound=msgspec.Struct)


def remembered(file: Path, kind: type[Page]) -> Page:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(file.read_bytes(), type=kind)
    return kind()


def remember(file: Path, page: msgspec.Struct) -> None:
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(page))
