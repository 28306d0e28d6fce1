"""What keeps strangers from doing harm: foreign pages, floods, huge bodies, and headers that browsers obey."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longbox.languages import plural, said, speaking
from longbox.server import readers
from longbox.server.bodies import unwritable
from longbox.server.clients import Buckets, Tally, Turns, client_of
from longbox.server.errors import Refused
from longbox.server.refusals import refused
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
LONG_NUMBER = 10
"""Digits: nothing here is as long as such a number says."""


def called_rightly(headers: Mapping[str, str], hosts: tuple[str, ...]) -> bool:
    """Whether the server was called by a name of its own.

    A foreign page can give its own name our address and then count as the same origin; a number can't be given away.
    """
    name = place_in(f"//{headers.get('host', '')}").hostname or ""
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
    return place_in(origin).netloc.lower() == headers.get("host", "").lower() != ""


def place_in(address: str) -> SplitResult:
    """The parts of an address; none of one that is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


class Guard:
    """Around the whole application: refuses what is unsafe before any route sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, turns: Turns) -> None:
        self._app = app
        self._settings = settings
        self._turns = turns
        self._buckets = Buckets(settings.requests_a_second)
        self._sockets = Tally(settings.sockets_a_client)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = client_of(scope)
        with speaking(readers.of_request(scope, self._settings.language)):
            if scope["type"] == "websocket":
                await self._connect(client, scope, receive, send)
            else:
                await self._answer(client, scope, receive, with_headers(scope, send))

    async def _connect(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(client, scope)
        if refusal is None and not self._sockets.take(client):
            full = plural(
                self._sockets.most,
                "You have {number} connection to a table already: close it.",
                "You have {number} connections to tables already: close some.",
            )
            refusal = "too_busy", full
        if refusal is not None:
            await receive()
            await refused(*refusal)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.give_back(client)

    async def _answer(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(client, scope)
        if refusal is not None:
            await refused(*refusal)(scope, receive, send)
            return
        try:
            async with self._turns.turn(client):
                await self._app(scope, receive, send)
        except Refused as late:
            await refused(late.code, late.text)(scope, receive, send)

    def _refusal(self, client: str, scope: Scope) -> tuple[str, str] | None:
        headers = Headers(scope=scope)
        if not called_rightly(headers, self._settings.hosts):
            return "wrong_host", said("This server does not go by that name: add it to LONGBOX_HOSTS if it should.")
        if not friendly(headers, self._settings.origins):
            return "wrong_origin", said("This page may not talk to this server: open the server's own page.")
        if unwritable(scope["path"]):
            return "not_found", said("There is nothing at this address.")
        if not self._buckets.take(client):
            return "too_fast", said("Too many requests: wait a second.")
        if headers.get("content-length", "0") != "0" and not self._fits(headers):
            return "too_large", plural(
                self._settings.body_bytes,
                "A request may have {number} byte, with its length stated.",
                "A request may have {number} bytes, with its length stated.",
            )
        if "transfer-encoding" in headers:
            return "no_length", said("State the length of the request in Content-Length.")
        return None

    def _fits(self, headers: Headers) -> bool:
        length = headers["content-length"]
        return length.isdecimal() and len(length) < LONG_NUMBER and int(length) <= self._settings.body_bytes


def with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith("/api"):
                headers.add_vary_header("Accept-Language")
        await send(message)

    return sending
