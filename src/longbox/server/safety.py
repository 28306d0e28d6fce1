"""What keeps strangers from doing harm: foreign pages, floods, huge bodies, and headers that browsers obey."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from longbox.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
POLICY_VIOLATION = 1008
KNOWN_CLIENTS = 10_000


class Bucket:
    """So many things a second, with some saved up for a rush: twice as many, unless told otherwise."""

    def __init__(self, a_second: float, rush: float | None = None) -> None:
        self._rate = a_second
        self._most = self._left = 2 * a_second if rush is None else rush
        self._at = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def borrow(self) -> float:
        """Take one even if there is none: after so many seconds it would have been there."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each client, by its address; who has not been here for long is forgotten."""

    def __init__(self, a_second: float, rush: float | None = None) -> None:
        self._a_second = a_second
        self._rush = rush
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, scope: Scope) -> bool:
        client = scope["client"][0] if scope.get("client") else ""
        bucket = self._of.pop(client, None) or Bucket(self._a_second, self._rush)
        self._of[client] = bucket
        if len(self._of) > KNOWN_CLIENTS:
            self._of.popitem(last=False)
        return bucket.take()


def called_rightly(headers: Mapping[str, str], hosts: tuple[str, ...]) -> bool:
    """Whether the server was called by a name of its own.

    A foreign page can give its own name our address and then count as the same origin; a number can't be given away.
    """
    name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    return name in ("localhost", *hosts) or is_number(name)


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def friendly(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page, a page that is allowed, or no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class Guard:
    """Around the whole application: refuses what is unsafe before any route sees it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets(settings.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, with_headers(scope, send))
        elif scope["type"] == "websocket":
            await receive()
            await WebSocketClose(POLICY_VIOLATION, refusal[2])(scope, receive, send)
        else:
            await refused(*refusal)(scope, receive, with_headers(scope, send))

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        if not called_rightly(headers, self._settings.hosts):
            return 421, "wrong_host", "This server does not go by that name: add it to LONGBOX_HOSTS if it should."
        if not friendly(headers, self._settings.origins):
            return 403, "wrong_origin", "This page may not talk to this server: open the server's own page."
        if not self._buckets.take(scope):
            return 429, "too_fast", "Too many requests: wait a second."
        if headers.get("content-length", "0") != "0" and not self._fits(headers):
            return 413, "too_large", f"A request may have {self._settings.body_bytes} bytes, with its length stated."
        if "transfer-encoding" in headers:
            return 411, "no_length", "State the length of the request in Content-Length."
        return None

    def _fits(self, headers: Headers) -> bool:
        length = headers["content-length"]
        return length.isdecimal() and int(length) <= self._settings.body_bytes


def refused(status: int, code: str, text: str) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status_code=status)


def with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending if scope["type"] == "http" else send
