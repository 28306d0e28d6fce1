"""The languages that the page can be read in, by HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request

import longbox
from longbox.languages import language, languages
from longbox.server import bodies
from longbox.server.errors import Refused

ROUTES = APIRouter(prefix="/api/languages")
FORMS_TOLD = 200
"""The forms of plurals repeat themselves after hundreds."""


@ROUTES.get("")
def spoken(request: Request) -> bodies.Languages:
    """The languages that there are, and which of them is spoken to who asks for none."""
    known = [bodies.Spoken.model_validate(language(code)) for code in languages()]
    return bodies.Languages(spoken=known, own=request.app.state.settings.language)


@ROUTES.get("/{code}")
def messages(code: str) -> bodies.Language:
    """How a language says the messages of the page."""
    try:
        found = language(code)
    except longbox.LongboxError as error:
        raise Refused("no_such_language", f"{error}") from error
    return bodies.Language(
        code=found.code,
        name=found.name,
        messages=found.messages,
        plurals={one: list(forms) for one, forms in found.plurals.items()},
        forms=[found.form(number) for number in range(FORMS_TOLD)],
        letters={chr(letter): str(other) for letter, other in found.letters.items()},
    )
