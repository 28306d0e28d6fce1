"""The page for browsers, served from a folder; the folder here is made up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from longbox.server.app import application
from longbox.server.page import Page


@pytest.fixture
def browser(settings, tmp_path):
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the start</title>")
    (folder / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("the seed")
    with TestClient(application(settings, Page(folder))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/k3Jx0aQz91bc", "/replay/abc", "/cards", "/index.html"])
def test_every_address_of_the_page_begins_with_its_start(browser, path):
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>the start</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_file_named_by_its_content_is_kept_for_long(browser):
    answer = browser.get("/assets/main-1a2b.js")
    assert (answer.text, answer.headers["content-type"].split(";")[0]) == ("play()", "text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/assets/", "/assets/main-0000.js"])
def test_what_is_not_there_is_not_found(browser, path):
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret"]
)
def test_no_request_reaches_a_file_beside_the_page(browser, path):
    assert "the seed" not in browser.get(path).text


def test_a_page_that_is_not_built_says_what_to_do(settings, tmp_path):
    with TestClient(application(settings, Page(tmp_path / "nowhere"))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert client.get("/api/games").status_code == 200


def test_the_start_tells_the_servers_own_language(settings, tmp_path):
    (tmp_path / "index.html").write_text('<html lang="en"><title>the start</title></html>')
    with TestClient(application(replace(settings, language="xx"), Page(tmp_path))) as client:
        assert client.get("/cards").text == '<html lang="xx"><title>the start</title></html>'


def test_how_the_page_is_built_is_said_in_the_language_of_who_asks(settings, tmp_path):
    with TestClient(application(settings, Page(tmp_path / "nowhere"))) as client:
        answer = client.get("/", headers={"Accept-Language": "xx"}).text
        assert '<html lang="xx">' in answer
        assert "Ŧĥé þåĝé ƒöř ƀřöŵšéřš îš ñöŧ ƀûîļŧ." in answer
