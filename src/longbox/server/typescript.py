"""The types of the page, written from those of the server: `python -m longbox.server.typescript` prints them.

The messages of a table come from their structs, what goes over HTTP from its description in /openapi.json.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from textwrap import dedent

from longbox.server import described
from longbox.server.app import application
from longbox.server.described import Schema
from longbox.server.settings import Settings

HEAD = """\
/** Written by `make types` from the server's own types: change those, and never this file. */
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    """All types, each under its own name."""
    over_socket, unions = described.definitions()
    over_http = of_http()
    differ = [name for name in over_socket.keys() & over_http.keys() if not is_same(over_socket, over_http, name)]
    assert not differ, f"two types of the server share a name, so the page could not tell them apart: {sorted(differ)}"
    declared = over_socket | over_http
    parts = [declaration(name, schema) for name, schema in sorted(declared.items())]
    parts += [f"export type {name} = {union(schema)};\n" for name, schema in unions.items()]
    return "\n".join([HEAD, *parts])


def is_same(some: Mapping[str, Schema], others: Mapping[str, Schema], name: str) -> bool:
    """Whether a name means the same type on both ways."""
    return declaration(name, some[name]) == declaration(name, others[name])


def of_http() -> dict[str, Schema]:
    found: dict[str, Schema] = application(Settings(database_url="sqlite://")).openapi()["components"]["schemas"]
    return {name: schema for name, schema in found.items() if name not in ("HTTPValidationError", "ValidationError")}


def declaration(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    lines = [
        f"{comment(field.get('description', ''), '  ')}  {key}{'' if key in required else '?'}: {typed(field)};\n"
        for key, field in schema.get("properties", {}).items()
    ]
    if schema.get("additionalProperties"):
        lines.append("  [fact: string]: unknown;\n")
    return f"{comment(schema.get('description', ''))}export interface {name} {{\n{''.join(lines)}}}\n"


def comment(text: str, indent: str = "") -> str:
    lines = dedent(text).strip().splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    middle = "".join(f"{indent} * {line.strip()}\n" if line.strip() else f"{indent} *\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


def typed(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return union(schema)
    if "enum" in schema or "const" in schema:
        return " | ".join(f"'{value}'" for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind] if kind else "unknown"


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(typed, schema['prefixItems']))}]"
    item = typed(schema.get("items") or {})
    return f"({item})[]" if "|" in item else f"{item}[]"


def union(schema: Schema) -> str:
    return " | ".join(typed(one) for one in schema["anyOf"])


if __name__ == "__main__":
    sys.stdout.write(written())
