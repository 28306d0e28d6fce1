"""Waiting for a computer player: who thinks, for how long, and not having to wait."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.site import COMPUTER, PERSON, play_at_once

ADA = PERSON | {"name": "Ada"}
HARD = {"kind": "computer", "player": "hard"}


class Line:
    """The connection of a page: what it has sent, with the server's messages of some type held back."""

    def __init__(self, held: str) -> None:
        self.held = held
        self.sent: list[str] = []

    def between(self, page: Page) -> None:
        """Before the page opens."""
        play_at_once(page)
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            self.sent.append(json.loads(message)["type"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if json.loads(message)["type"] != self.held:
                socket.send(message)

        socket.on_message(from_page)
        server.on_message(from_server)


def test_who_thinks_is_shown_and_need_not_be_waited_for(site, visit):
    page = visit(site.seat_link(site.lay_out("legendary", ADA, HARD)), prepare=play_at_once)
    end = page.locator(".prompt [data-option]", has_text="End the turn")
    thinks = page.get_by_role("heading", name="Computer is thinking…")
    expect(end.or_(thinks).first).to_be_visible()
    if end.count():
        end.click()
    expect(thinks).to_be_visible()
    expect(page.locator(".calm .seconds")).to_have_text("1 s")
    lines = page.locator(".story .line").count()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".story .line").nth(lines)).to_be_visible()


def test_a_hint_shows_that_it_is_thought_about_and_can_be_cancelled(site, visit):
    line = Line(held="hint")
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=line.between)
    expect(page.locator(".prompt")).to_be_visible()
    page.keyboard.press("h")
    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("Thinking about a hint…")
    expect(hint.locator(".seconds")).to_have_text("1 s")
    hint.get_by_role("button", name="Cancel").click()
    expect(hint).to_have_count(0)
    assert line.sent[-1] == "cancel_hint"
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_contain_text("Thinking about a hint…")


def test_a_hint_for_what_was_decided_meanwhile_is_not_waited_for(site, visit):
    line = Line(held="hint")
    page = visit(site.seat_link(site.lay_out("legendary", ADA, COMPUTER)), prepare=line.between)
    play = page.locator(".prompt [data-option]", has_text="Play")
    expect(play.first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_be_visible()
    play.first.click()
    expect(page.locator(".prompt .hint")).to_have_count(0)
