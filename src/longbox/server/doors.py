"""Where a server listens, and opening the browser there."""

from __future__ import annotations

import socket
import webbrowser
from dataclasses import dataclass

import uvicorn

import longbox

USUAL_PORT = 8000
PORTS_TRIED = 50
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


@dataclass(frozen=True)
class Door:
    host: str
    listener: socket.socket

    @property
    def address(self) -> str:
        """What to open in a browser on this machine."""
        host = EVERYWHERE.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.listener.getsockname()[1]}"


def opened(host: str, port: int | None) -> Door:
    """Listen at a port; if none is named, at the usual one, or the next that is free.

    The usual one is worth having: what a browser remembers, it remembers for a port.
    """
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    for candidate in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return Door(host, socket.create_server((host, candidate), family=family, backlog=2048))
        except OSError as error:
            why = error.strerror or str(error)
    where = f"port {port}" if port is not None else f"ports {ports[0]} to {ports[-1]}"
    raise longbox.LongboxError(f"can't listen at {host}, {where}: {why}. Name others with --host and --port.")


class Greeter(uvicorn.Server):
    """Opens the browser as soon as the page can be had."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            webbrowser.open(self._address)
