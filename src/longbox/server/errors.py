"""What the server refuses a client."""

from __future__ import annotations

from longbox import LongboxError


class Refused(LongboxError):  # noqa: N818 - it says what happened to the client's command
    """A command that can't be carried out: a code for programs and a sentence for people. The table is as it was."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
