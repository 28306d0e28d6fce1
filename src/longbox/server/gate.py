"""Connections before anything is asked over them: so many a client, and each must say in time what it wants."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longbox.server.clients import Tally, named
from longbox.server.settings import Settings

LOG = logging.getLogger(__name__)
ASKING = (h11.IDLE, h11.SEND_BODY)
"""A client that has not said all that it asks for yet."""


class Gate:
    """Who is connected. A proxy brings many clients, so it is not counted: it must look after its own connections."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
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

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)
