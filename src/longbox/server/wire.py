"""The WebSocket of a table: reads commands, sends what the reader may know, and outlives nonsense."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from longbox import LongboxError
from longbox.languages import said, speaking
from longbox.server import commands, messages, readers
from longbox.server.bodies import as_called, unwritable
from longbox.server.clients import Bucket, Turns, client_of
from longbox.server.errors import Refused
from longbox.server.limits import Limits
from longbox.server.refusals import NOT_KEPT
from longbox.server.rooms import Rooms
from longbox.server.settings import Settings
from longbox.server.tables import Table, Watcher

LOG = logging.getLogger(__name__)
ROUTES = APIRouter()
NORMAL, POLICY_VIOLATION, TOO_BIG = 1000, 1008, 1009
GREETING_SECONDS = 10.0


@ROUTES.websocket("/api/tables/{id}/ws")
async def connect(socket: WebSocket, id: str) -> None:
    await socket.accept()
    rooms: Rooms = socket.app.state.rooms
    turns: Turns = socket.app.state.turns
    limits: Limits = socket.app.state.limits
    client = client_of(socket.scope)
    wire = Wire(socket, socket.app.state.settings)
    try:
        with limits.place(client, id):
            async with turns.turn(client):
                table = await rooms.find(id)
            table.guests += 1
            try:
                await At(wire, rooms, table, client, limits).stay()
            finally:
                table.guests -= 1
    except Refused as refusal:
        await wire.end(refusal.code, refusal.text)
    except TimeoutError:
        seconds = f"{GREETING_SECONDS:g}"
        await wire.end("no_hello", said("Say hello with a token within {seconds} seconds.", seconds=seconds))
    except SQLAlchemyError:
        LOG.exception("table %s can't be had from the database", id)
        await wire.end("not_kept", said(NOT_KEPT))
    except WebSocketDisconnect:
        pass


class At:
    """Somebody at a table, from hello to goodbye."""

    def __init__(self, wire: Wire, rooms: Rooms, table: Table, client: str, limits: Limits) -> None:
        self._wire = wire
        self._rooms = rooms
        self._table = table
        self._client = client
        self._limits = limits

    async def stay(self) -> None:
        hello = await first_message(self._wire)
        if not isinstance(hello, messages.Hello):
            first = said("The first message must be hello, with the token of a seat or of the spectators.")
            raise Refused("no_hello", first)
        language = readers.of_code(hello.language, self._table.settings.language)
        with speaking(language):
            await self._stay(hello, language)

    async def _stay(self, hello: messages.Hello, language: str) -> None:
        self._limits.greet(self._client)
        watcher = Watcher(self._table.place_of(hello.token), given_name(hello.name), self._client, language)
        sending = asyncio.create_task(self._wire.send_all(watcher))
        try:
            await enter(self._table, watcher, hello)
            await self._listen(watcher)
        finally:
            self._table.exit(watcher)
            sending.cancel()

    async def _listen(self, watcher: Watcher) -> None:
        table = self._table
        while True:
            try:
                command = await self._wire.read()
                self._limits.spend(self._client, command)
                await commands.carry_out(self._rooms, table, watcher, command)
            except Refused as refusal:
                if refusal.code in FATAL:
                    raise
                watcher.send(messages.Failure(refusal.code, refusal.text))
            except LongboxError as error:
                watcher.send(messages.Failure("refused", str(error)))
            except (WebSocketDisconnect, RuntimeError):
                raise WebSocketDisconnect from None
            except Exception:
                LOG.exception("a command at table %s failed", table.id)
                mistake = said("The server made a mistake; nothing was changed.")
                watcher.send(messages.Failure("server_error", mistake))


def given_name(name: str) -> str:
    """What somebody who comes in is called."""
    if unwritable(name):
        raise Refused("bad_name", said("A name can't hold NUL or half of a character."))
    return as_called(name)


async def enter(table: Table, watcher: Watcher, hello: messages.Hello) -> None:
    """A table that can't even greet is brought back from its journal."""
    async with table.lock:
        try:
            await table.enter(watcher, hello)
        except LongboxError:
            raise
        except Exception as error:
            LOG.exception("table %s can't greet", table.id)
            table.bring_back()
            mistake = said("The server made a mistake; nothing was changed. Connect again.")
            raise Refused("server_error", mistake) from error


async def first_message(wire: Wire) -> messages.FromClient:
    """What a guest says first. One that came in time is heard even if the server was too busy to read it until now."""
    reading = asyncio.create_task(wire.read())
    try:
        await asyncio.wait([reading], timeout=GREETING_SECONDS)
        if not reading.done():
            raise TimeoutError
        return reading.result()
    finally:
        reading.cancel()


FATAL = {"too_fast": POLICY_VIOLATION, "too_large": TOO_BIG}
"""What ends a connection: nobody sends such things by accident."""


class Wire:
    """A connection with its limits."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self._socket = socket
        self._most = settings.message_bytes
        self._bucket = Bucket(settings.messages_a_second)

    async def read(self) -> messages.FromClient:
        data = await self._receive()
        if len(data) > self._most:
            large = said("A message may have {most} bytes; this one has {number}.", most=self._most, number=len(data))
            raise Refused("too_large", large)
        if seconds := self._bucket.borrow():
            await self._slow_down(seconds)
        try:
            return messages.CLIENT.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            strange = said("That is not a message of the protocol: {why}.", why=error)
            raise Refused("bad_message", strange) from error

    async def _receive(self) -> bytes:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        return received.get("bytes") or (received.get("text") or "").encode("utf-8", "replace")

    async def _slow_down(self, seconds: float) -> None:
        """Who answers too fast waits a little; who does not even wait for what comes of it is sent away."""
        try:
            async with asyncio.timeout(seconds):
                await self._receive()
        except TimeoutError:
            return
        hasty = said("Too many messages in a short time: connect again, and wait for answers.")
        raise Refused("too_fast", hasty)

    async def send_all(self, watcher: Watcher) -> None:
        while (message := await watcher.outbox.get()) is not None:
            await self._socket.send_text(messages.ENCODER.encode(message).decode())
        await self._socket.close(NORMAL)

    async def end(self, code: str, text: str) -> None:
        """The last word: what was wrong."""
        try:
            await self._socket.send_text(messages.ENCODER.encode(messages.Failure(code, text)).decode())
            await self._socket.close(FATAL.get(code, POLICY_VIOLATION))
        except (RuntimeError, WebSocketDisconnect):
            LOG.debug("the client was gone before it heard: %s", text)
