"""Whatever a request says, it is answered, and what is refused has a code of the protocol and a sentence."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

import longbox
from longbox.server import typescript
from longbox.server.app import application
from longbox.server.store import Store
from server.guests import COMPUTER, OPEN, PERSON, House
from server.nonsense import CODES, NONSENSE


@pytest.fixture
def outside(settings) -> Iterator[TestClient]:
    """A client that sees what strangers see of a fault: the status."""
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        yield client


def answered(answer) -> None:
    """An answer that is no fault; a refusal tells why."""
    said = f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code < 500, said
    if answer.status_code >= 400:
        refusal = answer.json()
        assert refusal.keys() == {"code", "text"}, said
        assert refusal["code"] in CODES, said
        assert refusal["text"], said


def operations(client: TestClient) -> list[tuple[str, str, dict[str, Any]]]:
    described = client.get("/openapi.json").json()
    return [
        (method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_route_answers_nonsense(outside):
    rng = random.Random(5)
    for method, path, operation in operations(outside):
        for value in ("vs", "x", "..", "%00", "%ff", "%ed%a0%80", "é", "a" * 300, "os", "vs.cards", "__main__"):
            place = re.sub(r"\{\w+\}", value, path)
            answered(outside.request(method, place))
            answered(outside.request(method, place, params={"q": value}))
        place = re.sub(r"\{\w+\}", "vs", path)
        if "requestBody" in operation:
            for body in itertools.chain(NONSENSE, bodies(outside, operation, rng)):
                answered(send(outside, method, place, body))


def send(client: TestClient, method: str, place: str, body: Any):
    return client.request(method, place, content=json.dumps(body), headers={"content-type": "application/json"})


def bodies(client: TestClient, operation: dict[str, Any], rng: random.Random) -> Iterator[Any]:
    """Bodies with the right names and nonsense in one or two of them."""
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    schema = client.get("/openapi.json").json()["components"]["schemas"][reference.rpartition("/")[2]]
    right = {"game": "vs", "setup": {}, "seats": [PERSON, COMPUTER], "text": "Game: vs\n1 Thor", "links": [], "at": 0}
    names = list(schema["properties"])
    for name in names:
        for value in NONSENSE:
            yield {one: right.get(one, "x") for one in names if one in right or one in schema.get("required", ())} | {
                name: value
            }
    for _ in range(30):
        yield {name: rng.choice(NONSENSE) for name in names}


@pytest.mark.parametrize("game", longbox.games())
def test_every_setting_takes_nonsense(outside, game):
    for item in longbox.setup(game):
        for value in (*NONSENSE, [item.default, item.default]):
            answered(send(outside, "post", f"/api/games/{game}/check", {"setup": {item.name: value}}))
            setup = {item.name: [value]}
            answered(send(outside, "post", "/api/tables", {"game": game, "setup": setup, "seats": [PERSON]}))


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"\x00", b"", b"{", b"[" * 60_000, b'{"text": "\xed\xa0\x80"}', b"9" * 5_000, b"NaN"]
)
def test_bodies_that_are_no_json(outside, content):
    for place in ("/api/decks/read", "/api/tables", "/api/games/vs/check", "/api/tables/mine"):
        answered(outside.post(place, content=content, headers={"content-type": "application/json"}))
        answered(outside.post(place, content=content, headers={"content-type": "text/plain; charset=utf-16"}))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://["},
        {"origin": "\xff"},
        {"origin": ""},
        {"host": "["},
        {"host": "[::1"},
        {"host": "a:b:c"},
        {"host": ""},
        {"content-length": "9" * 5_000},
        {"content-length": "-1"},
        {"content-length": "x"},
        {"transfer-encoding": "chunked"},
        {"content-type": "a/b; c=\xff"},
        {"accept-encoding": "\xff"},
    ],
    ids=str,
)
def test_strange_headers(outside, headers):
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    answered(outside.post("/api/decks/read", content=b"{}", headers=raw))


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "head", "trace"])
def test_other_methods(outside, method):
    for place in ("/api/games", "/api/tables", "/", "/nowhere", "/api/nowhere"):
        answer = outside.request(method, place)
        if method != "head":
            answered(answer)


def test_a_game_that_is_not_there(outside):
    for what in ("", "/cards", "/decks", "/rules", "/rules?q=x", "/lessons", "/glossary", "/windows"):
        answer = outside.get(f"/api/games/legendery{what}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")
        assert "Did you mean 'legendary'?" in answer.json()["text"]
    assert outside.put("/api/games").headers["allow"] == "GET"


def full(*_: object) -> None:
    raise OperationalError("insert", {}, OSError("the disk is full"))


def test_a_database_that_is_gone_is_said_everywhere(settings, monkeypatch):
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        table = House(client).lay_out("vs", PERSON, OPEN, listed=True)
        for name in ("create", "find", "write", "say", "seat", "open_tables", "listed", "add_replay", "find_replay"):
            monkeypatch.setattr(Store, name, full)
        link = {"table": table.id, "token": table.spectators}
        for method, place, body in (
            ("get", "/api/tables", None),
            ("get", f"/api/tables/{table.id}", None),
            ("get", "/api/replays/x", None),
            ("post", "/api/tables", {"game": "champions", "seats": [PERSON]}),
            ("post", "/api/tables/mine", {"links": [link]}),
            ("post", f"/api/tables/{table.id}/join", {}),
            ("post", "/api/tables/nowhere/join", {}),
            ("post", "/api/tables/nowhere/replay", {"token": "x"}),
            ("post", "/api/replays/x/play", {"at": 0, "seats": [PERSON]}),
        ):
            answer = client.request(method, place, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "not_kept"), (place, answer.text)
        with House(client).connected("nowhere") as anna:
            assert anna.hear("error")["code"] == "not_kept"
            anna.is_sent_away()
        with House(client).connected(table.id) as anna:
            assert anna.refusal("hello", token=table.tokens[1]) == "not_kept"
            anna.is_sent_away()


def test_a_database_without_its_tables_is_said(settings, tmp_path):
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        client.app.state.rooms._store._engine.dispose()
        answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")


def test_openapi_names_every_refusal(outside):
    described = outside.get("/openapi.json").json()
    refusal = described["components"]["schemas"]["Refusal"]
    assert set(refusal["properties"]["code"]["enum"]) <= CODES
    assert "HTTPValidationError" not in described["components"]["schemas"]
    for _, path, operation in operations(outside):
        refusals = {status for status in operation["responses"] if int(status) >= 400}
        assert {"403", "421", "422", "429", "500", "503"} <= refusals, path
        for status in refusals:
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("/Refusal"), path


def test_the_page_knows_the_refusals():
    assert "export interface Refusal {" in typescript.written()
