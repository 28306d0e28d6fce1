"""Every message described: a JSON Schema of all that goes over a table's WebSocket, and of replays.

`python -m longbox.server.described` prints it; docs/protocol.schema.json is it. The types of the page are written from
the same description.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

import longbox
from longbox import shapes
from longbox.server import messages, parts

Schema = Mapping[str, Any]
REFERENCE = "#/$defs/{name}"
VIEWS = (shapes.View, *(shape for game in longbox.games() for shape in shapes.shapes_of(game)))
OPEN = {shape.__name__ for shape in (shapes.CardView, parts.Step, *VIEWS)}
"""What has more fields than are described: each card and each kind of event its own."""
HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "The protocol of a Longbox table",
    "description": "Every message both ways (FromClient, FromServer) and replays; docs/protocol.md explains them.",
}


def schema() -> dict[str, Any]:
    """The whole description. What it describes is one of the messages, or a replay."""
    defined, unions = definitions()
    either = [REFERENCE.format(name=name) for name in (*unions, "Replay")]
    return {**HEAD, "anyOf": [{"$ref": one} for one in either], "$defs": {**defined, **unions}}


def definitions() -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The parts of messages by name, and the unions of both directions. What the server sends is always complete."""
    (client, server, *_), found = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer, messages.Replay, *VIEWS], ref_template=REFERENCE
    )
    _, from_client = msgspec.json.schema_components([messages.FromClient], ref_template=REFERENCE)
    defined = {name: one if name in from_client else sent(name, one) for name, one in sorted(found.items())}
    return defined, {"FromClient": client, "FromServer": server}


def sent(name: str, schema: Schema) -> Schema:
    """A part of what the server sends, which is never left out where it is as usual, only where it is unset."""
    always = schema.get("required", ())
    required = [key for key, field in schema["properties"].items() if key in always or "default" in field]
    return {**schema, "required": required, "additionalProperties": name in OPEN}


def written() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
