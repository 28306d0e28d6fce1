"""Who sends nonsense: over a table's WebSocket, and by HTTP. Each looks at every answer that it gets."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import h11
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from longbox.server import messages
from longbox.server.gate import is_text
from server.guests import COMPUTER, PERSON
from server.nonsense import CODES
from server.players import laid_out
from server.processes import PATIENCE
from server_soak import breaking, wording
from server_soak.clock import LONGEST, Clock, Took
from server_soak.harm import HarmError
from server_soak.requests import Ask, Requests

BURST = 3
"""So many messages at most are sent before their answers are read."""
BREAKS, GREETS_BADLY, LEAVES = 0.6, 0.3, 0.02
HUGE = b'{"type": "chat", "text": "' + b"x" * 17_000 + b'"}'
MISTAKES = ("server_error", "computer_failed", "not_kept", "server_full")
"""By a WebSocket, what a status of 500 or more is by HTTP."""
ENDINGS = (1000, 1007, 1008, 1009)
"""How the server ends a connection on purpose: it is left, no UTF-8, refused, too large."""
NOTHING_LEFT = ("unknown_token", "used_invitation", "game_over")
SHOWN = 2_000
FAULT = 500
REFUSAL = 400


class Stranger:
    """Counts what it hears, and remembers what it said last."""

    def __init__(self, port: int, seed: str, clock: Clock) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.clock = clock
        self.heard: Counter[str] = Counter()
        self.slowest = 0.0
        self.last: list[bytes] = []

    def took(self, time: Took) -> None:
        self.slowest = max(self.slowest, time.seconds)
        self.must(time.seconds <= LONGEST, f"the answer took {time}")

    def must(self, so: bool, fault: str) -> None:
        if not so:
            raise self.harm(fault)

    def harm(self, fault: str) -> HarmError:
        shown = "\n".join(repr(said if len(said) < SHOWN else said[:SHOWN] + b"...") for said in self.last)
        return HarmError(f"{fault}\nafter\n{shown}")

    def must_be_a_refusal(self, refusal: Any) -> None:
        keys = refusal.keys() if isinstance(refusal, dict) else None
        self.must(keys == {"code", "text"} and refusal["code"] in CODES and bool(refusal["text"]), f"it says {refusal}")
        self.heard[refusal["code"]] += 1


class AtTable(Stranger):
    """Sits at a table and says whatever it likes; comes back when it is sent away, and goes to a new table when there
    is nothing left to disturb. All tables are in `tables`."""

    def __init__(self, port: int, seed: str, clock: Clock, tables: list[dict[str, Any]], token: str) -> None:
        super().__init__(port, seed, clock)
        self.tables = tables
        self._sit_down(tables[-1], token)

    def _sit_down(self, links: dict[str, Any], token: str) -> None:
        self.place = f"ws://127.0.0.1:{self.port}/api/tables/{links['table']}/ws"
        self.token = token
        self.known = wording.Situation([token, links["spectators"]])
        self.done_here = False

    async def _move(self) -> None:
        body = self.rng.choice(({"game": "champions", "seats": [PERSON]}, {"game": "vs", "seats": [PERSON, COMPUTER]}))
        links = await asyncio.to_thread(laid_out, self.port, body)
        self.tables.append(links)
        self._sit_down(links, links["seats"][0]["token"])

    async def disturb(self, count: int) -> None:
        sent = 0
        while sent < count:
            if self.done_here:
                await self._move()
            try:
                async with connect(
                    self.place, max_size=None, compression=None, close_timeout=1, open_timeout=PATIENCE
                ) as client:
                    sent += await self._visit(client, count - sent)
            except ConnectionClosed as ended:
                sent += len(self.last)
                code = ended.rcvd.code if ended.rcvd else None
                unheard = code is None and any(map(is_fatal, self.last))
                self.must(code in ENDINGS or unheard, f"the connection ended with {code}")

    async def _visit(self, client: ClientConnection, count: int) -> int:
        """Until it is sent away or leaves; how much it has said by then, apart from the last burst."""
        self.last = []
        if self.rng.random() < GREETS_BADLY:
            await self._say(client, [self._draw()])
        await self._say(client, [breaking.written({"type": "hello", "token": self.token})])
        sent = len(self.last) - 1
        while sent < count and not self.done_here and self.rng.random() > LEAVES:
            burst = [self._draw() for _ in range(min(self.rng.randint(1, BURST), count - sent))]
            await self._say(client, burst)
            sent += len(burst)
            self.last = []
        return sent

    def _draw(self) -> bytes:
        if self.rng.random() < 0.005:
            return HUGE
        said = wording.message(self.rng, self.known)
        return breaking.broken(self.rng, said) if self.rng.random() < BREAKS else breaking.written(said)

    async def _say(self, client: ClientConnection, burst: list[bytes]) -> None:
        """Say something and ring a bell: when that is answered, so is all the rest."""
        self.last = [*self.last, *burst] if self.known.standing is None else burst
        bell = f"bell {self.rng.randrange(10**9)}"
        start = self.clock.now()
        for said in (*burst, breaking.written({"type": bell})):
            await client.send(said, text=self.rng.random() < 0.95)
        async with asyncio.timeout(PATIENCE):
            while not self._is_the_bell(self._read(await client.recv()), bell):
                pass
        self.took(self.clock.since(start))

    def _read(self, told: str | bytes) -> messages.FromServer:
        try:
            message = messages.SERVER.decode(told)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise HarmError(f"no message of the protocol: {told[:500]!r}") from None
        self.known.take_in(message)
        if isinstance(message, messages.Failure):
            self.must(message.code not in MISTAKES, f"it says {message}")
            self.must_be_a_refusal({"code": message.code, "text": message.text})
            self.done_here |= message.code in NOTHING_LEFT
        else:
            if isinstance(message, messages.Welcome):
                self.token = message.token or self.token
            self.heard[type(message).__name__] += 1
        return message

    def _is_the_bell(self, message: messages.FromServer, bell: str) -> bool:
        return isinstance(message, messages.Failure) and bell in message.text


class AtTheDoor(Stranger):
    """Asks for things by HTTP."""

    def __init__(self, port: int, seed: str, clock: Clock, requests: Requests) -> None:
        super().__init__(port, seed, clock)
        self._requests = requests

    async def disturb(self, count: int) -> None:
        for _ in range(count):
            await self._ask(self._requests.draw(self.rng))

    async def _ask(self, ask: Ask) -> None:
        self.last = [ask.content]
        if not is_whole(ask.content):
            await hung_up(self.port, ask)
            self.heard["hung up"] += 1
            return
        start = self.clock.now()
        try:
            async with asyncio.timeout(PATIENCE):
                status, body = await answered(self.port, ask)
        except (ConnectionError, EOFError):
            raise self.harm("there was no answer") from None
        self.took(self.clock.since(start))
        self.heard[str(status)] += 1
        self.must(status < FAULT, f"the status is {status}: {body[:500]!r}")
        if status >= REFUSAL and ask.method != "HEAD":
            self.must_be_a_refusal(as_json(body))


def is_fatal(said: bytes) -> bool:
    """What ends a connection at once; if more is on its way then, the last word is lost on the way back."""
    return len(said) >= len(HUGE) or not is_text(said)


async def answered(port: int, ask: Ask) -> tuple[int, bytes]:
    """The status and body of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(ask.content)
        connection = h11.Connection(h11.CLIENT)
        connection.send(
            h11.Request(method="HEAD" if ask.method == "HEAD" else "GET", target="/", headers=[("Host", "x")])
        )
        connection.send(h11.EndOfMessage())
        status, body = 0, b""
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                return status, body
            elif isinstance(event, h11.ConnectionClosed):
                raise EOFError
    except h11.RemoteProtocolError as error:
        raise EOFError from error
    finally:
        writer.close()


async def hung_up(port: int, ask: Ask) -> None:
    """Send a request that is not whole, and don't wait until the server gives up."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(ask.content)
    await asyncio.sleep(0.05)
    writer.close()


def is_whole(content: bytes) -> bool:
    """Whether a request has all that it says of itself; else the server waits for the rest."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(content)
    try:
        while (event := connection.next_event()) is not h11.NEED_DATA:
            if isinstance(event, h11.EndOfMessage):
                return True
    except h11.RemoteProtocolError:
        return True
    return False


def as_json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body
