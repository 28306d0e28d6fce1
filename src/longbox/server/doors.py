"""Where a server listens, opening the browser there, and closing in time."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from dataclasses import dataclass
from types import FrameType

import uvicorn

import longbox
from longbox.languages import said

USUAL_PORT = 8000
PORTS_TRIED = 50
MANY_FILES = 65_536
CLOSING_SECONDS = 3.5
"""So long the server may take to end."""
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
    if port is not None:
        refusal = said(
            "can't listen at {host}, port {port}: {why}. Name others with --host and --port.",
            host=host,
            port=port,
            why=why,
        )
    else:
        refusal = said(
            "can't listen at {host}, ports {first} to {last}: {why}. Name others with --host and --port.",
            host=host,
            first=ports[0],
            last=ports[-1],
            why=why,
        )
    raise longbox.LongboxError(refusal)


def allow_many_files() -> None:
    """Every connection is a file. Where the system allows more of them than usual, have them."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(most, MANY_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Doorkeeper(uvicorn.Server):
    """Opens the browser as soon as the page can be had, if an address is given, and closes in time."""

    def __init__(self, config: uvicorn.Config, address: str = "") -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._address:
            webbrowser.open(self._address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whatever is in progress then, the server ends soon. Nothing is lost: what was acknowledged is on the disk."""
        if not self.should_exit:
            last_call = threading.Timer(CLOSING_SECONDS, os._exit, (1,))
            last_call.daemon = True
            last_call.start()
        super().handle_exit(sig, frame)
