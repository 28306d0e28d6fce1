"""Two browsers at one table of Vs. System: what one receives does not depend on cards that it may not see.

Two servers hold the same match; on one of them a card in the rival's hand and one deep in his deck have changed places.
The same choices are made at both. Every frame that the browser at the other seat gets must be the same, to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Page
from websockets.sync.client import ClientConnection, connect

import longbox
from browser.site import Site, play_at_once, running
from longbox.server import table_game
from longbox.server.links import hashed
from longbox.server.rows import SeatRow, TableRow
from longbox.server.settings import Settings
from longbox.server.store import Store
from server.test_secrecy import SEED, Listener, Secret, dealt_otherwise, kept, same_deed

TABLE, CHOICES = "secret", 30
SEATS = (0, 1)


def token(seat: int) -> str:
    return f"seat-{seat}"


class Wire:
    """A plain connection, as `Listener` wants one."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def send_json(self, message: dict) -> None:
        self._socket.send(json.dumps(message))

    def receive_text(self) -> str:
        return str(self._socket.recv(timeout=30))


class Sitting:
    """A table with a browser at each seat, whose frames are kept, and beside each a hand that chooses by key."""

    def __init__(self, site: Site, browser: Browser, stack: ExitStack) -> None:
        self.pages = [self.sit_down(site, browser, seat, stack) for seat in SEATS]
        own = [page.evaluate("location.hash.slice(1)") for page, _ in self.pages]
        self.hands = [Listener(Wire(stack.enter_context(connect(self.wire(site))))) for _ in SEATS]
        for seat, hand in enumerate(self.hands):
            hand.send(type="hello", token=own[seat])
            hand.hear_number(0)

    def wire(self, site: Site) -> str:
        return f"ws{site.address.removeprefix('http')}/api/tables/{TABLE}/ws"

    def sit_down(self, site: Site, browser: Browser, seat: int, stack: ExitStack) -> tuple[Page, list[str]]:
        page = stack.enter_context(browser.new_context(reduced_motion="reduce")).new_page()
        frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        play_at_once(page)
        page.goto(f"{site.address}/table/{TABLE}#{token(seat)}")
        wait_for(page, frames, 0)
        page.wait_for_function("invitation => location.hash !== `#${invitation}`", arg=token(seat))
        return page, frames

    @property
    def asked(self) -> int:
        return self.hands[0].standing["asked"]

    @property
    def options(self) -> list[dict]:
        return self.hands[self.asked].standing["decision"]["options"]

    def choose(self, option: int, number: int) -> None:
        """In the rival's browser by a click, where the option has a button of its own."""
        page, _ = self.pages[self.asked]
        button = page.locator(f"[data-option={json.dumps(self.options[option]['key'])}]")
        if self.asked == 1 and button.count() == 1:
            button.click()
        else:
            self.hands[self.asked].send(type="choose", decision=number, option=option)
        for hand in self.hands:
            hand.hear_number(number + 1)
        for page, frames in self.pages:
            wait_for(page, frames, number + 1)


def wait_for(page: Page, frames: list[str], number: int) -> None:
    """Until a browser has been told of so many choices."""
    for _ in range(600):
        if any(json.loads(frame).get("standing", {}).get("number", -1) >= number for frame in frames[-4:]):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"the browser was never told of choice {number}")


def told(frames: list[str]) -> list[str]:
    """All but answers to the reader, who asks for sums when a card has lain there for a while: at a moment that no
    test can name. That answers give nothing away is seen in `server.test_secrecy`. And all but the token of the
    welcome, which is made by chance."""
    heard = [json.loads(frame) for frame in frames]
    return [
        json.dumps(message | {"token": None}) if message["type"] == "welcome" else frame
        for message, frame in zip(heard, frames, strict=True)
        if message["type"] != "sums"
    ]


@contextmanager
def table(folder, browser: Browser, secret: Secret, *, name: str, changed: bool, monkeypatch) -> Iterator[Sitting]:
    settings = Settings(f"sqlite:///{folder / name}", requests_a_second=1000, messages_a_second=500, thinkers=1)
    store = Store(settings.database_url)
    seats = [SeatRow(kind="person", token_hash=hashed(token(seat))) for seat in SEATS]
    summary = table_game.dealt(secret.game, {}, SEED).summary()
    store.create(
        TableRow(
            id=TABLE,
            game=secret.game,
            setup={},
            secret=SEED,
            version=longbox.__version__,
            listed=False,
            spectator_hash=hashed("watch"),
            seats=seats,
            summary=summary,
        )
    )
    store.close()
    with ExitStack() as stack:
        if changed:
            stack.enter_context(monkeypatch.context()).setattr(table_game, "dealt", dealt_otherwise(secret))
        site = stack.enter_context(running(settings))
        yield Sitting(site, browser, stack)


def test_the_frames_of_a_browser_stay_the_same_when_cards_hidden_from_it_are_swapped(tmp_path, browser, monkeypatch):
    secret = kept("vs")
    with (
        table(tmp_path, browser, secret, name="one", changed=False, monkeypatch=monkeypatch) as one,
        table(tmp_path, browser, secret, name="other", changed=True, monkeypatch=monkeypatch) as other,
    ):
        for number, key in enumerate(secret.choices[:CHOICES]):
            pick = next(place for place, option in enumerate(one.options) if option["key"] == key)
            there = [same_deed(option) for option in other.options]
            one_asked, other_asked = one.asked, other.asked
            assert one_asked == other_asked
            wanted = same_deed(one.options[pick])
            one.choose(pick, number)
            other.choose(there.index(wanted), number)
        (_, seen), (_, rivals) = one.pages
        (_, seen_there), (_, rivals_there) = other.pages
        assert len(told(seen)) > CHOICES
        assert told(seen) == told(seen_there)
        assert told(rivals) != told(rivals_there), "the cards that changed places were in nobody's sight"
