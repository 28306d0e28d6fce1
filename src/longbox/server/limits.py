"""What a client may ask for at tables, how often, and at how many tables: what costs time has its own bucket."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from longbox.languages import message, plural, said
from longbox.server import messages
from longbox.server.clients import Buckets
from longbox.server.errors import Refused
from longbox.server.settings import Settings

WAIT = message("You ask for this very often: wait a little and ask again.")


class Limits:
    """For each client, whichever and how many of its connections ask."""

    def __init__(self, settings: Settings) -> None:
        self._any = Buckets(settings.messages_a_client, rush=4 * settings.messages_a_client)
        self._tables = settings.tables_a_client
        self._at: dict[str, Counter[str]] = {}
        questions = Buckets(settings.questions_a_second, rush=4 * settings.questions_a_second)
        back = Buckets(settings.undos_a_second, rush=4 * settings.undos_a_second)
        self._hellos = Buckets(settings.hellos_a_second, rush=10 * settings.hellos_a_second)
        self._of = {
            messages.Chat: Buckets(settings.lines_a_minute / 60, rush=settings.lines_a_minute / 2),
            messages.Report: Buckets(settings.reports_a_minute / 60, rush=settings.reports_a_minute),
            messages.AskHint: questions,
            messages.Why: questions,
            messages.Explain: questions,
            messages.Consider: questions,
            messages.Undo: back,
            messages.Retract: back,
        }

    def greet(self, client: str) -> None:
        """Who comes is told the whole game."""
        if not self._hellos.take(client):
            raise Refused("slow_down", said(WAIT))

    def spend(self, client: str, command: messages.FromClient) -> None:
        """One command of a client, if it may have one more now."""
        own = self._of.get(type(command))
        if not self._any.take(client) or (own is not None and not own.take(client)):
            raise Refused("slow_down", said(WAIT))

    @contextmanager
    def place(self, client: str, table: str) -> Iterator[None]:
        """A client is at a table, perhaps more than once."""
        at = self._at.setdefault(client, Counter())
        if table not in at and len(at) >= self._tables:
            busy = plural(
                len(at),
                "You are at {number} table already: leave it first.",
                "You are at {number} tables already: leave one first.",
            )
            raise Refused("too_busy", busy)
        at[table] += 1
        try:
            yield
        finally:
            at[table] -= 1
            if not at[table]:
                del at[table]
            if not at:
                self._at.pop(client, None)
