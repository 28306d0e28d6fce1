"""HTTP requests over all routes that the server describes, with nonsense in path, query, headers and body."""

from __future__ import annotations

import json
import random
import re
from typing import Any, NamedTuple
from urllib.parse import quote
from urllib.request import urlopen

import longbox
from server.guests import COMPUTER, PERSON
from server_soak import breaking

PARTS = ("x", "..", "%00", "%ff", "%ed%a0%80", "%C3%A9", "a" * 300, "os", "vs.cards", "__main__", "%2e%2e%2f", "", "%")
ELSEWHERE = ("/", "/nowhere", "/api/nowhere", "/openapi.json", "/table/x", "/assets/../x", "*", "http://x/", "/" * 500)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW")
HEADERS = (
    b"Origin: http://[", b"Origin: \xff", b"Origin: http://elsewhere.example", b"Content-Length: x",
    b"Content-Length: 99999999999", b"Transfer-Encoding: chunked", b"Content-Type: a/b; c=\xff",
    b"Accept-Encoding: \xff",
    b"Accept: \x01", b"X: " + b"x" * 9_000, b"Cookie: " + b"a=b;" * 500, b"Expect: 100-continue", b"Range: bytes=9-1",
    b"X-Forwarded-For: 1.2.3.4, \xff", b"No colon", b"If-None-Match: \"x\"", b"Upgrade: h2c", b"Upgrade: websocket",
)  # fmt: skip
HOSTS = (b"[", b"[::1", b"a:b:c", b"", b"elsewhere.example", b"\xff")
LETTERS = "".join(map(chr, range(33, 127)))


class Ask(NamedTuple):
    method: str
    content: bytes
    """All of the request, as it goes over the wire."""


class Requests:
    """Draws requests; `tables` are links to tables that are there."""

    def __init__(self, port: int, tables: list[dict[str, Any]]) -> None:
        with urlopen(f"http://127.0.0.1:{port}/openapi.json") as answer:
            described = json.load(answer)
        self._schemas = described["components"]["schemas"]
        self._routes = [
            (method.upper(), path, operation)
            for path, methods in described["paths"].items()
            for method, operation in methods.items()
        ]
        self._tables = tables

    def draw(self, rng: random.Random) -> Ask:
        method, path, operation = rng.choice(self._routes)
        target = re.sub(r"\{(\w+)\}", lambda name: self._part(rng, name[1]), path)
        if rng.random() < 0.05:
            method = rng.choice(METHODS)
        if rng.random() < 0.05:
            target = rng.choice(ELSEWHERE)
        if rng.random() < 0.3:
            target += f"?{rng.choice(('q', 'x', ''))}={self._query(rng)}"
        body = self._body(rng, operation) if "requestBody" in operation or rng.random() < 0.05 else b""
        return Ask(method, request(rng, method, target, body))

    def _part(self, rng: random.Random, name: str) -> str:
        if rng.random() < 0.4:
            return rng.choice(PARTS)
        right = {"game": rng.choice(longbox.games()), "table": rng.choice(self._tables)["table"]}
        return right.get(name, "x")

    def _query(self, rng: random.Random) -> str:
        return rng.choice((*PARTS, "thor", "damage+card", quote("".join(rng.choices(LETTERS, k=20)), safe="%&=")))

    def _body(self, rng: random.Random, operation: dict[str, Any]) -> bytes:
        right = self._right(rng, operation)
        if rng.random() < 0.1:
            return breaking.written(right)
        return breaking.broken(rng, right)

    def _right(self, rng: random.Random, operation: dict[str, Any]) -> dict[str, Any]:
        """The right body, where its fields are known here."""
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        fields = self._schemas.get(schema.get("$ref", "").rpartition("/")[2], {}).get("properties", ())
        links = rng.choice(self._tables)
        known = {
            "game": rng.choice(longbox.games()),
            "setup": {},
            "seats": rng.choice(([PERSON, COMPUTER], [PERSON], [PERSON, PERSON])),
            "text": "Game: vs\n1 Thor",
            "links": [{"table": links["table"], "token": links["spectators"]}],
            "token": links["spectators"],
            "at": rng.randrange(3),
            "name": "Eve",
            "listed": rng.random() < 0.3,
        }
        return {name: known.get(name, "x") for name in fields}


def request(rng: random.Random, method: str, target: str, body: bytes) -> bytes:
    """The bytes of a request, mostly with the right headers."""
    host = b"127.0.0.1" if rng.random() < 0.97 else rng.choice(HOSTS)
    lines = [f"{method} {target} HTTP/1.1".encode(), b"Host: " + host, b"Connection: close"]
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    if rng.random() < 0.1:
        lines.insert(rng.randrange(1, len(lines) + 1), rng.choice(HEADERS))
    content = b"\r\n".join(lines) + b"\r\n\r\n" + body
    return breaking.flip(rng, content) if rng.random() < 0.01 else content
