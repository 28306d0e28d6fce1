"""What the server refuses a client."""

from __future__ import annotations

from longbox import LongboxError
from longbox.languages import Message


class Refused(LongboxError):  # noqa: N818 - it says what happened to the client's command
    """A command that can't be carried out: a code for programs and a sentence for people. The table is as it was.

    What several readers may hear of, or is kept, is a message, which each of them reads in a language of their own.
    """

    def __init__(self, code: str, told: str | Message) -> None:
        super().__init__(told)
        self.code = code
        self.told = told

    @property
    def text(self) -> str:
        """The sentence, in the language that is spoken."""
        return str(self.told)
