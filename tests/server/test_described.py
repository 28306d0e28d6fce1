"""The schema of the protocol describes what is really sent, both ways."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

import longbox
from longbox import Group, Option, shapes
from longbox.engine import decision
from longbox.seen import Seen
from longbox.server import described, parts
from server.guests import PERSON, Guest

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json.loads((DOCS / "protocol.schema.json").read_text("utf-8"))
SETUPS: dict[str, dict[str, Any]] = {
    "vs": {},
    "champions": {"heroes": ["spider-man", "captain-marvel"]},
    "legendary": {},
}


def kinds(direction: str) -> dict[str, str]:
    """The messages of a direction by their `type`."""
    found: dict[str, str] = SCHEMA["$defs"][direction]["discriminator"]["mapping"]
    return found


@cache
def description(reference: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference, "$defs": SCHEMA["$defs"]})


def must_be_as_described(message: dict[str, Any], direction: str) -> None:
    must_have_none(errors_of(message, kinds(direction)), message["type"])
    if message["type"] == "position":
        must_show_what_its_game_shows(message["view"])


def must_show_what_its_game_shows(view: dict[str, Any]) -> None:
    """A view and its cards are as their game describes them, where it does."""
    whole, *cards = [description(f"#/$defs/{shape.__name__}") for shape in shapes.shapes_of(view["game"])]
    must_have_none(list(whole.iter_errors(view)), "view")
    for shape in cards:
        for card in Seen(view).all_cards():
            must_have_none(list(shape.iter_errors(card)), card.get("name", "card"))


def must_have_none(errors: list[Any], of: str) -> None:
    assert not errors, (of, [f"{error.json_path}: {error.message[:200]}" for error in errors])


def errors_of(message: dict[str, Any], described_as: dict[str, str]) -> list[Any]:
    return list(description(described_as[message["type"]]).iter_errors(message))


class Witness:
    """A connection whose every message is held against the schema; `heard` are the kinds that came."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.heard: set[str] = set()

    def send_json(self, message: dict[str, Any]) -> None:
        must_be_as_described(message, "FromClient")
        self._socket.send_json(message)

    def receive_json(self) -> dict[str, Any]:
        message: dict[str, Any] = self._socket.receive_json()
        must_be_as_described(message, "FromServer")
        self.heard.add(message["type"])
        return message


class Everybody:
    """All seats of a table and a spectator, each of them a witness."""

    def __init__(self, table, stack: ExitStack) -> None:
        self.guests = [self.come(table, token, stack) for token in (*table.tokens.values(), table.spectators)]

    def come(self, table, token: str, stack: ExitStack) -> Guest:
        guest = Guest(Witness(stack.enter_context(table.house.connected(table.id)).socket))
        guest.token = guest.hello(token)["token"] or token
        return guest

    def look_again(self, table) -> None:
        """Everybody comes once more beside themselves, and so sees the table as a whole."""
        for guest in self.guests:
            with ExitStack() as stack:
                self.come(table, guest.token, stack)

    @property
    def asked(self) -> Guest | None:
        return next((guest for guest in self.guests if guest.decision is not None), None)

    @property
    def heard(self) -> set[str]:
        return set().union(*(guest.socket.heard for guest in self.guests))

    def hear(self, *types: str) -> list[dict[str, Any]]:
        return [guest.hear(*types) for guest in self.guests]

    def choose(self, option: int) -> None:
        self.asked.send(
            "choose", decision=self.asked.standing["number"], undos=self.asked.standing["undos"], option=option
        )
        self.hear("steps")


def test_what_is_asked_keeps_its_names_from_the_engine_to_the_wire():
    names = {kind: {field.name for field in msgspec.structs.fields(kind)} for kind in (Option, Group, parts.Decision)}
    assert names[Option] >= set(decision.Option.__slots__) - {"power"}
    assert names[Group] >= set(decision.Group.__slots__)
    assert names[parts.Decision] >= set(decision.Decision.__slots__) - {"about", "sealed", "seat"}
    asked = longbox.deal("champions", seed=1).decision
    assert {name for name in names[parts.Decision] if not hasattr(asked, name)} == {"picks"}


def test_the_schema_is_up_to_date():
    text = (DOCS / "protocol.schema.json").read_text("utf-8")
    assert text == described.written(), "the server's types have changed: run `make types`"
    Draft202012Validator.check_schema(SCHEMA)


def test_every_example_of_the_protocol_is_as_described():
    client, server = (DOCS / "protocol.md").read_text("utf-8").split("## From the server")
    for direction, part in (("FromClient", client), ("FromServer", server)):
        for example in re.findall(r"```json\n(.*?)```", part, re.DOTALL):
            message = json.loads(example)
            errors = errors_of(message, kinds(direction))
            assert not [error for error in errors if "'view'" not in error.message and "view" not in error.json_path]


@pytest.mark.parametrize("game", longbox.games())
def test_a_whole_match_is_told_as_described(house, game):
    rng = random.Random(game)
    with ExitStack() as stack:
        table = house.lay_out(game, PERSON, PERSON, **SETUPS[game])
        everybody = Everybody(table, stack)
        while (asked := everybody.asked) is not None:
            everybody.choose(rng.randrange(len(asked.decision["options"])))
            if everybody.guests[0].standing["number"] % 25 == 0:
                everybody.look_again(table)
        assert everybody.guests[-1].standing["result"] is not None
        link = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.spectators}).json()
        replay = house.client.get(f"/api/replays/{link['replay']}").json()
        assert not list(description("#/$defs/Replay").iter_errors(replay))


def test_every_kind_of_message_is_told_as_described(house):
    with ExitStack() as stack:
        table = house.lay_out("champions", PERSON, PERSON, **SETUPS["champions"])
        everybody = Everybody(table, stack)
        anna, ben, eve = everybody.guests
        hero = anna.view["zones"]["area:0"]["cards"][0]["handle"]
        for question, answer in (
            ({"type": "why", "card": hero}, "reasons"),
            ({"type": "explain", "card": hero}, "sums"),
            ({"type": "consider", "cards": []}, "considered"),
            ({"type": "report", "note": "Is that right?"}, "ruling"),
            ({"type": "hint"}, "hint"),
            ({"type": "choose", "decision": 99, "option": 0}, "error"),
            ({"type": "gather", "decision": 0, "cards": ["nothing"]}, "error"),
        ):
            anna.send(**question)
            anna.hear(answer)
        eve.send("chat", text="Good luck!")
        everybody.hear("said")
        everybody.choose(0)
        anna.send("retract")
        everybody.hear("position")
        everybody.choose(0)
        anna.send("undo")
        everybody.hear("proposal")
        ben.send("consent", yes=False)
        everybody.hear("proposal_closed")
        for guest in (anna, ben):
            guest.send("concede")
            everybody.hear("steps")
        anna.send("rematch")
        everybody.hear("proposal")
        ben.send("consent", yes=True)
        everybody.hear("new_table")
        assert everybody.heard == set(kinds("FromServer"))


@pytest.mark.parametrize(
    ("message", "direction"),
    [
        ({"type": "choose", "decision": 1}, "FromClient"),
        ({"type": "choose", "decision": 1, "option": 0, "seat": 1}, "FromClient"),
        ({"type": "said", "line": {"seat": 0, "name": "Anna"}}, "FromServer"),
        ({"type": "said", "line": {"seat": "0", "name": "Anna", "text": "Hello!"}}, "FromServer"),
    ],
)
def test_what_is_not_a_message_is_not_as_described(message, direction):
    with pytest.raises(AssertionError):
        must_be_as_described(message, direction)
