"""Browsers for the tests: Debian's Chromium, driven by Playwright, at a server of the tests' own."""

from __future__ import annotations

import itertools
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from browser.site import Site, running
from longbox.server.settings import Settings

QUIET = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 20_000
"""For one step. A loaded machine with two cores is slow, but a page that hangs is a fault."""
expect.set_options(timeout=PATIENCE_MS)
FAILED = pytest.StashKey[bool]()
PICTURES = Path("build/browser")
LIMIT = 600
"""Seconds for a whole test: some play through games, a step at a time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.limit(LIMIT))


def chromium() -> str:
    found = os.environ.get("LONGBOX_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "There is no Chromium: install it (Debian: apt-get install chromium), or name it in LONGBOX_CHROMIUM."
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> Iterator[Site]:
    """A server with generous limits: these tests are many people on one machine."""
    folder = tmp_path_factory.mktemp("site")
    settings = Settings(
        database_url=f"sqlite:///{folder / 'tables.db'}",
        requests_a_second=1000,
        messages_a_second=500,
        tables_a_minute=1000,
        thinkers=1,
    )
    with running(settings) as site:
        yield site


@pytest.fixture(autouse=True)
def same_games(monkeypatch) -> None:
    """A test meets the same games each time, so that what can go wrong goes wrong always or never."""
    seeds = itertools.count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: str(next(seeds)))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright) -> Iterator[Browser]:
    # Chromium refuses its sandbox to root, who runs tests in containers.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET + sandbox)
    yield browser
    browser.close()


@pytest.fixture
def visit(browser, site, request) -> Iterator:
    """Open a browser of one's own at an address of the site: `visit("/cards", width=390, theme="dark")`."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(
        path: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        moving: bool = False,
        prepare=None,
    ) -> Page:
        context = browser.new_context(
            base_url=site.address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        if prepare:
            prepare(page)
        page.goto(path)
        return page

    yield visit
    if request.node.stash.get(FAILED, False):
        take_pictures(contexts, request.node.name)
    for context in contexts:
        context.close()
    assert faults == [], "the page itself complained"


def take_pictures(contexts: list[BrowserContext], name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for context_number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=PICTURES / f"{name}-{context_number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
