"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from longbox.server import typescript

GENERATED = Path(__file__).parents[2] / "web" / "src" / "api" / "generated.ts"


def test_the_types_of_the_page_are_up_to_date():
    assert GENERATED.read_text("utf-8") == typescript.written(), "the server's types have changed: run `make types`"


def test_what_the_server_sends_is_complete_and_what_a_client_may_leave_out_is_optional():
    written = typescript.written()
    assert "export interface Group {\n  id: number;\n" in written
    assert "  made: Option[];\n" in written
    assert "export interface Undo {\n  type: 'undo';\n  to?: number | null;\n  anyway?: boolean;\n}" in written
    assert "parts: (string | CardPart)[];" in written
