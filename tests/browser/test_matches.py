"""Whole matches, played to their end by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import longbox
from browser.player import Player
from browser.site import play_at_once

PATIENCE_S = 500
"""A whole match takes half a minute on a quiet machine, and minutes where other tests run beside it."""


@pytest.mark.parametrize("game", longbox.games())
def test_a_match_is_played_to_its_end_by_clicking(visit, game):
    page = visit(f"/setup/{game}", prepare=play_at_once, width=1100, height=700)
    expect(page.get_by_role("button", name="Lay out the table")).to_be_enabled()
    for quick in page.get_by_role("radio", name="Easy").all():
        quick.check()
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    player = Player(page)
    player.play_to_the_end(seconds=PATIENCE_S)
    assert player.clicks > 5, "who clicks at random may lose in the second round, but not sooner"
    verdict = page.get_by_role("heading", level=2).filter(has_text="won").or_(page.get_by_text("You lost"))
    expect(verdict.first).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
