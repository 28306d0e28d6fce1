"""What is refused by HTTP: always JSON with a code for programs and a sentence for people, whoever refuses it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from longbox import LongboxError
from longbox.languages import message, said, speaking
from longbox.server import readers
from longbox.server.bodies import Body
from longbox.server.errors import Refused

LOG = logging.getLogger(__name__)
STATUS = {
    "unknown_token": 403,
    "used_invitation": 403,
    "not_listed": 403,
    "not_host": 403,
    "wrong_origin": 403,
    "no_such_game": 404,
    "no_such_language": 404,
    "no_such_table": 404,
    "no_such_replay": 404,
    "not_found": 404,
    "wrong_method": 405,
    "table_full": 409,
    "not_over": 409,
    "stopped": 409,
    "game_over": 409,
    "other_version": 409,
    "no_length": 411,
    "too_large": 413,
    "wrong_host": 421,
    "bad_request": 422,
    "bad_setup": 422,
    "wrong_seats": 422,
    "no_such_player": 422,
    "nothing_to_undo": 422,
    "refused": 422,
    "too_fast": 429,
    "too_busy": 429,
    "too_many_tables": 429,
    "too_many_seats": 429,
    "server_error": 500,
    "server_full": 503,
    "not_kept": 503,
}
"""By which status each code goes over HTTP."""
SOME_PROBLEMS = 5
"""So many faults of a body are told: who sends thousands need not hear of each."""


class Refusal(Body):
    """Why something was not done."""

    code: str = Field(
        description="What programs go by: docs/protocol.md explains each.", json_schema_extra={"enum": list(STATUS)}
    )
    text: str = Field(description="A sentence for people.")


def described() -> dict[int | str, dict[str, Any]]:
    """The refusals as /openapi.json names them, for every route."""
    by_status: dict[int, list[str]] = {}
    for code, status in STATUS.items():
        by_status.setdefault(status, []).append(code)
    return {status: {"model": Refusal, "description": ", ".join(codes)} for status, codes in sorted(by_status.items())}


def refused(code: str, text: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """A refusal. What a client has sent may stand in it, so half characters are made harmless."""
    safe = text.encode("utf-8", "replace").decode()
    return JSONResponse({"code": code, "text": safe}, STATUS.get(code, STATUS["refused"]), headers)


def handle_all(app: FastAPI) -> None:
    app.add_exception_handler(LongboxError, say_no)
    app.add_exception_handler(RequestValidationError, say_what_is_wrong)
    app.add_exception_handler(HTTPException, say_in_our_words)
    app.add_exception_handler(SQLAlchemyError, say_that_nothing_is_kept)
    app.add_exception_handler(Exception, say_sorry)


async def say_no(_request: Request, error: Exception) -> JSONResponse:
    """What Longbox refuses is a sentence, not a stack trace."""
    return refused(error.code if isinstance(error, Refused) else "refused", str(error))


async def say_what_is_wrong(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:SOME_PROBLEMS]]
    faults = "; ".join(found)
    return refused(
        "bad_request", said("That is not what is expected here: {faults}. See /openapi.json.", faults=faults)
    )


async def say_in_our_words(_request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == STATUS["not_found"]:
        return refused("not_found", said("There is nothing at this address."))
    if error.status_code == STATUS["wrong_method"]:
        return refused("wrong_method", said("This address is asked in another way: see /openapi.json."), error.headers)
    return refused("bad_request", said("The request can't be read: its body must be JSON in UTF-8."))


async def say_that_nothing_is_kept(_request: Request, error: Exception) -> JSONResponse:
    LOG.error("the database does not answer", exc_info=error)
    return refused("not_kept", said(NOT_KEPT))


NOT_KEPT = message("The server can't reach its tables now, so nothing was done: try again later.")


async def say_sorry(request: Request, error: Exception) -> JSONResponse:
    """The last resort, behind all that knows the reader's language."""
    LOG.error("a request failed", exc_info=error)
    with speaking(readers.of_request(request.scope, request.app.state.settings.language)):
        return refused("server_error", said(MISTAKE))


MISTAKE = message("The server made a mistake: try again, or tell who runs it.")
