"""The server as a whole: routes, safety, and what is opened at the start and closed at the end."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware

import longbox
from longbox.languages import language, languages
from longbox.server import decks, library, lobby, page, refusals, replays, spoken, wire
from longbox.server.clients import Buckets, Turns
from longbox.server.doors import Door, Doorkeeper, allow_many_files
from longbox.server.gate import GatedConfig
from longbox.server.limits import Limits
from longbox.server.rooms import Rooms
from longbox.server.safety import Guard
from longbox.server.settings import Settings, from_environment
from longbox.server.store import Store
from longbox.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
HOUR = 60 * 60
NEVER = 1_000_000
FAREWELL_SECONDS = 2
"""So long those who are answered when the server stops have time to hear it."""


def application(settings: Settings, built: page.Page | None = None) -> FastAPI:
    turns = Turns(settings.requests_at_once, settings.patience_seconds)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        have_threads(4 * settings.requests_at_once)
        store = Store(settings.database_url)
        thinkers = Thinkers(settings.thinkers)
        app.state.settings = settings
        app.state.turns = turns
        app.state.page = built or page.Page()
        app.state.rooms = rooms = Rooms(store, thinkers, settings)
        app.state.replays = replays.Replays(store, rooms)
        app.state.limits = Limits(settings)
        app.state.new_seats = Buckets(settings.seats_a_minute / 60, rush=settings.seats_a_minute)
        app.state.new_tables = Buckets(settings.tables_a_minute / 60, rush=2 * settings.tables_a_minute)
        work = [asyncio.create_task(keep_tidy(rooms)), asyncio.create_task(rooms.try_older())]
        yield
        for task in work:
            task.cancel()
        await rooms.close()
        thinkers.close()
        store.close()

    # The pages of FastAPI that show the routes need scripts from elsewhere, which the headers forbid.
    app = FastAPI(
        title="Longbox",
        version=longbox.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=refusals.described(),
    )
    for routes in (library.ROUTES, spoken.ROUTES, decks.ROUTES, lobby.ROUTES, replays.ROUTES):
        app.include_router(routes)
    app.include_router(wire.ROUTES)
    app.include_router(page.ROUTES)  # the last: it answers whatever the others do not
    app.add_middleware(GZipMiddleware, minimum_size=10_000)
    app.add_middleware(Guard, settings=settings, turns=turns)
    refusals.handle_all(app)
    return app


def have_threads(number: int) -> None:
    """Some times as many as one client may use at once: for what the routes do, and for what the tables do."""
    current_default_thread_limiter().total_tokens = number
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(number, "worker"))


async def keep_tidy(rooms: Rooms) -> None:
    """Every hour, drop the tables that nobody has touched for very long, and look for garbage."""
    while True:
        try:
            await rooms.forget_old()
        except SQLAlchemyError:
            LOG.exception("old tables could not be dropped")
        gc.collect()
        await asyncio.sleep(HOUR)


def collect_garbage_rarely() -> None:
    """Python looks through all objects now and then, which takes long where there are many tables. Positions hold no
    cycles and are freed without that, so the thorough look is left to `keep_tidy`."""
    for game in longbox.games():
        longbox.setup(game)  # what all tables share is loaded now, and never looked through again
    for code in languages():
        language(code)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, NEVER)


def serve(door: Door, own_language: str, *, open_browser: bool = False) -> None:
    """Run the server until it is stopped."""
    settings = from_environment()
    settings = replace(settings, hosts=(*settings.hosts, door.host.lower()), language=own_language)
    Store(settings.database_url).close()  # a database that can't be opened is one sentence, before anything starts
    config = GatedConfig(
        application(settings),
        settings,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,  # events are small, and a compressor a connection is not
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    collect_garbage_rarely()
    allow_many_files()
    Doorkeeper(config, door.address if open_browser else "").run(sockets=[door.listener])
