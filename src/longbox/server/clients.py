"""Clients by their addresses, and what each of them may have: so much a second, so much at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

from longbox.languages import said
from longbox.server.errors import Refused

KNOWN_CLIENTS = 10_000
NETWORK = 64
"""Of an IPv6 address the first half names whoever has it; the other half they choose as they like."""


def client_of(scope: Scope) -> str:
    """Who asks."""
    return named(scope["client"][0] if scope.get("client") else "")


def named(address: str) -> str:
    """An address as one client: a network of IPv6 counts as one, and IPv4 is the same however it is written."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))


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
    """A bucket for each client; who has not been here for long is forgotten."""

    def __init__(self, a_second: float, rush: float | None = None) -> None:
        self._a_second = a_second
        self._rush = rush
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._of.pop(client, None) or Bucket(self._a_second, self._rush)
        self._of[client] = bucket
        if len(self._of) > KNOWN_CLIENTS:
            self._of.popitem(last=False)
        return bucket.take()


class Tally:
    """How many of something each client has now."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        if self._of[client] >= self.most:
            return False
        self._of[client] += 1
        return True

    def give_back(self, client: str) -> None:
        self._of[client] -= 1
        if self._of[client] <= 0:
            del self._of[client]


class Turns:
    """So many things at once for each client: whatever one of them asks for, threads are left for the others. Who asks
    for more waits, but not for ever."""

    def __init__(self, at_once: int, patience: float) -> None:
        self._at_once = at_once
        self._patience = patience
        self._lanes: dict[str, Lane] = {}

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        lane = self._lanes.setdefault(client, Lane(self._at_once))
        lane.here += 1
        try:
            await self._wait(lane)
            try:
                yield
            finally:
                lane.free.release()
        finally:
            lane.here -= 1
            if not lane.here:
                self._lanes.pop(client, None)

    async def _wait(self, lane: Lane) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await lane.free.acquire()
        except TimeoutError:
            raise Refused("too_busy", said("You have asked for too much at once: wait for answers first.")) from None


class Lane:
    """The turns of one client."""

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.here = 0
