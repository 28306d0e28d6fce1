"""Breaking what could be said rightly: values, fields, JSON, bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from server.nonsense import NONSENSE

LONG = ("x" * 3_000, "\u202e" * 700, "\\" * 2_000, "𝄞" * 600)
DEEP = (b"[" * 15_000, b'{"x":' * 3_000, b"[" * 6_000 + b"]" * 6_000, b'{"type":' * 20 + b'"chat"' + b"}" * 20)
BYTES = (b"\xff", b"\x00", b"\xed\xa0\x80", b"\xc0\xaf", b"\\ud800", b"\\u0000", b'"', b"{", b"}", b"\xf4\x90\x80\x80")
NO_NUMBERS = (b"NaN", b"Infinity", b"1e400", b"-0", b"0x10", b"9" * 4_000, b"1.5", b"01", b"-" * 50)


def value(rng: random.Random) -> Any:
    """Something that nobody expects."""
    return rng.choice(LONG) if rng.random() < 0.05 else rng.choice(NONSENSE)


def written(said: Any) -> bytes:
    """As JSON; half characters are written as escapes, or as the bytes that they would have."""
    return json.dumps(said).encode()


def broken(rng: random.Random, right: dict[str, Any]) -> bytes:
    """A right object, broken in one way or more."""
    said = dict(right)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        rng.choice(FIELDS)(rng, said)
    content = written(said)
    return rng.choice(CONTENTS)(rng, content) if rng.random() < 0.4 else content


def drop(rng: random.Random, said: dict[str, Any]) -> None:
    if said:
        del said[rng.choice(list(said))]


def add(rng: random.Random, said: dict[str, Any]) -> None:
    said[rng.choice(("x", "", "type ", "__class__", "token", "\ud800", "seat"))] = value(rng)


def spoil(rng: random.Random, said: dict[str, Any]) -> None:
    if said:
        said[rng.choice(list(said))] = value(rng)


def wrap(rng: random.Random, said: dict[str, Any]) -> None:
    """The right value in a list or an object, or as a text."""
    if said:
        name = rng.choice(list(said))
        said[name] = rng.choice(([said[name]], {name: said[name]}, str(said[name]), [[said[name]] * 3]))


def cut(rng: random.Random, content: bytes) -> bytes:
    return content[: rng.randrange(len(content) + 1)]


def insert(rng: random.Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + rng.choice(BYTES) + content[at:]


def flip(rng: random.Random, content: bytes) -> bytes:
    changed = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def twice(rng: random.Random, content: bytes) -> bytes:
    return rng.choice((content + content, b"[" + content + b"]", content[:-1] + b"," + content[1:]))


def no_number(rng: random.Random, content: bytes) -> bytes:
    for digit in b"0123456789":
        content = content.replace(bytes([digit]), rng.choice(NO_NUMBERS), 1)
    return content


def random_bytes(rng: random.Random, _content: bytes) -> bytes:
    return rng.randbytes(rng.randrange(200))


def deep(rng: random.Random, _content: bytes) -> bytes:
    return rng.choice(DEEP)


FIELDS: tuple[Callable[[random.Random, dict[str, Any]], None], ...] = (drop, add, spoil, spoil, spoil, wrap)
CONTENTS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    cut,
    insert,
    insert,
    flip,
    twice,
    no_number,
    random_bytes,
    deep,
)
