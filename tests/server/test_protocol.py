"""The page about the protocol shows every message, and each example is one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from longbox.server import messages

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
CLIENT_PART, SERVER_PART = PAGE.split("## From the server")
SIDES = {
    "client": (CLIENT_PART, messages.CLIENT, messages.FromClient),
    "server": (SERVER_PART, messages.SERVER, messages.FromServer),
}
SOURCES = Path(messages.__file__).parent


@pytest.mark.parametrize("side", SIDES)
def test_every_message_has_an_example_that_is_read(side):
    part, decoder, union = SIDES[side]
    examples = re.findall(r"```json\n(.*?)```", part, re.DOTALL)
    read = [decoder.decode(example) for example in examples]
    assert {type(message) for message in read} == set(get_args(union))
    for message, example in zip(read, examples, strict=True):
        written = msgspec.json.decode(messages.ENCODER.encode(message))
        assert written | msgspec.json.decode(example) == written


def test_every_refusal_is_in_the_table_of_codes():
    told = set(re.findall(r"`(\w+)`", SERVER_PART.split("| --- | --- |")[1]))
    code = re.compile(r'(?:Refused|Failure|end)\(\s*"(\w+)"')
    raised = {found for file in SOURCES.glob("*.py") for found in code.findall(file.read_text("utf-8"))}
    assert raised <= told
