"""Takes the README's pictures of the page: `make screenshots`.

The greedy player plays each game some way from a fixed seed; a server brings the tables back, and a browser looks.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import longbox
from browser.conftest import QUIET, chromium
from browser.site import AT_ONCE, Site, running
from longbox import players
from longbox.server.links import hashed
from longbox.server.rows import Entry, SeatRow, TableRow
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.table_game import TableGame, dealt

FOLDER = Path(__file__).parent / "screenshots"
TOKEN, YOU = "picture", 0
SIZES = {"": {"width": 1440, "height": 900}, "phone-": {"width": 390, "height": 844}}
MOST_BYTES = 400_000


class Scene(NamedTuple):
    """A game, and how far it is played: at least so many choices, and then to the first real question for you."""

    game: str
    seed: int
    choices: int
    setup: dict[str, Any]


SCENES = [
    Scene("vs", seed=5, choices=70, setup={}),
    Scene("champions", seed=7, choices=40, setup={"heroes": ["spider-man", "captain-marvel"]}),
    Scene("legendary", seed=4, choices=80, setup={"mastermind": "red-skull"}),
]
PICTURES = [
    ("start", "/", "light", ""),
    ("vs", "/table/vs", "light", ""),
    ("champions", "/table/champions", "light", ""),
    ("champions-dark", "/table/champions", "dark", ""),
    ("legendary", "/table/legendary", "light", ""),
    ("phone-start", "/", "light", "phone-"),
    ("phone-legendary", "/table/legendary", "dark", "phone-"),
]


def played(scene: Scene) -> TableGame:
    game = dealt(scene.game, scene.setup, str(scene.seed))
    greedy = players.player("greedy", scene.seed)
    while (decision := game.match.decision) is not None:
        asks_you = decision.seat == YOU and decision.group is None and len(decision.options) > 3
        if game.number >= scene.choices and asks_you:
            return game
        pick = greedy.choose(game.match.seat(decision.seat))
        game.play(game.told(Entry("choose", decision.seat, decision.keys[pick])))
    raise SystemExit(f"{scene.game} was over after {game.number} choices: set another seed or fewer choices.")


def keep(store: Store, scene: Scene) -> None:
    game = played(scene)
    # Whose invitation was used comes by the same token as often as they like.
    ada = SeatRow(kind="person", name="Ada", token_hash=hashed(TOKEN), used_hash=hashed("invitation"))
    others = [SeatRow(kind="computer", name="Ben", player="greedy") for _ in range(game.match.seats - 1)]
    store.create(
        TableRow(
            id=scene.game,
            game=scene.game,
            setup=scene.setup,
            secret=str(scene.seed),
            version=longbox.__version__,
            listed=False,
            spectator_hash="",
            seats=[ada, *others],
            journal=[choice.entry for choice in game.choices],
            summary=game.summary(),
        )
    )


def look(site: Site, browser: Browser, name: str, path: str, theme: Any, size: str) -> None:
    context = browser.new_context(viewport=SIZES[size], color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    remembered = {
        "longbox.settings": AT_ONCE,
        "longbox.tables": [{"table": scene.game, "game": scene.game, "since": 0} for scene in SCENES],
        **{f"longbox.seats.{scene.game}": [{"seat": YOU, "token": TOKEN, "name": "Ada"}] for scene in SCENES},
    }
    for key, value in remembered.items():
        page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))})")
    page.goto(site.address + path)
    ready = "text=Play now" if path == "/" else "[data-option]"
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    context.close()
    Image.open(file).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
    if file.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{file} has {file.stat().st_size} bytes: too many for a README.")


@contextmanager
def shown(scenes: list[Scene]) -> Iterator[Site]:
    """A server with a table for each scene."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite:///{folder}/tables.db", thinkers=1)
        store = Store(settings.database_url)
        for scene in scenes:
            keep(store, scene)
        store.close()
        with running(settings) as site:
            yield site


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with shown(SCENES) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, "--no-sandbox"])
        for picture in PICTURES:
            look(site, browser, *picture)
        browser.close()


if __name__ == "__main__":
    main()
