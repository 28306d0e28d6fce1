"""Connections before anything is asked over them: so many a client, and each must say in time what it wants."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request as Handshake
from websockets.http11 import Response as HandshakeResponse

from longbox.languages import said, speaking
from longbox.server import readers
from longbox.server.clients import Tally, named
from longbox.server.refusals import MISTAKE, refused
from longbox.server.settings import Settings

LOG = logging.getLogger(__name__)
ASKING = (h11.IDLE, h11.SEND_BODY)
"""A client that has not said all that it asks for yet."""
NO_TEXT = 1007


class Gate:
    """Who is connected. A proxy brings many clients, so it is not counted: it must look after its own connections."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self.language = settings.language
        self._proxies = {named(proxy) for proxy in settings.proxies}
        self._tally = Tally(settings.connections_a_client)
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        client = named((transport.get_extra_info("peername") or ("",))[0])
        if client in self._proxies:
            return True
        if not self._tally.take(client):
            return False
        self._inside[transport] = client
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        client = self._inside.pop(transport, None)
        if client is not None:
            self._tally.give_back(client)


class GatedConfig(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(
            app,
            http=Request,
            ws=Socket,
            forwarded_allow_ips=list(settings.proxies),
            proxy_headers=bool(settings.proxies),
            **more,
        )
        self.gate = Gate(settings)


class Request(H11Protocol):
    """HTTP, with a time limit for what is asked, from the first byte to the last."""

    config: GatedConfig
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.gate.enter(transport):
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        self._stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._stop_watching()

    def send_400_response(self, msg: str) -> None:
        """What can't be read is refused like everything else: a code and a sentence."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            unreadable = said("That is no HTTP request that can be read: check its first line and its headers.")
            self._send(refused("bad_request", unreadable))
        self.transport.close()

    def _send(self, refusal: Response) -> None:
        headers = [*refusal.raw_headers, (b"connection", b"close")]
        for event in (
            h11.Response(status_code=HTTPStatus.BAD_REQUEST, headers=headers, reason=b"Bad Request"),
            h11.Data(data=bytes(refusal.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")

    def _watch(self) -> None:
        """A clock runs while something is being asked. That more bytes come does not stop it."""
        asking = self.conn.their_state in ASKING and self.transport.get_protocol() is self
        if not asking:
            self._stop_watching()
        elif self._late is None:
            self._late = self.loop.call_later(self.config.gate.seconds, self._give_up)

    def _stop_watching(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        LOG.debug("a connection was closed that did not ask for anything in time")
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket is the same connection: it leaves when that ends."""

    config: GatedConfig

    def __init__(self, *config: Any, **more: Any) -> None:
        super().__init__(*config, **more)
        self.conn.reject = no_handshake  # type: ignore[method-assign]

    def handle_connect(self, event: Handshake) -> None:
        wished = ",".join(event.headers.get_all("Accept-Language"))
        with speaking(readers.of_header(wished, self.config.gate.language)):
            super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            # Its headers are too long or too many: nobody else says so, and the connection would stay open for ever.
            self.transport.write(no_handshake(HTTPStatus.BAD_REQUEST, "").serialize())
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, and no stranger can fill the log with such."""
        if not self.close_sent and self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)


def no_handshake(status: HTTPStatus | int, text: str) -> HandshakeResponse:
    """A handshake that fails is refused like everything else: a code and a sentence."""
    mistake = status == HTTPStatus.INTERNAL_SERVER_ERROR
    if mistake:
        refusal = refused("server_error", said(MISTAKE))
    else:
        strange = said("That is no handshake of a WebSocket: a browser or a library makes one.")
        refusal = refused("bad_request", strange)
    headers = Headers(refusal.headers, connection="close")
    return HandshakeResponse(int(status), HTTPStatus(status).phrase, headers, bytes(refusal.body))


def is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
