"""The built page: its files by name, and the start for every address that the page itself knows (/table/..., /cards).

Only the files found when the server starts are served, by a lookup and never by a path, so that no request can
reach anything else.
"""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from longbox.languages import message, said, spoken
from longbox.server.refusals import refused

FOLDER = Path(__file__).parent / "page"
START = "index.html"
ENGLISH = '<html lang="en">'
"""How the start begins as it is built."""
HOW_TO_BUILD = message(
    "The page for browsers is not built. Run `make page` in Longbox's folder (it needs npm, which comes with Node.js), "
    "then start the server again. In a terminal everything works without it: `longbox play`."
)
NOT_BUILT = """<!doctype html>
<html lang="{code}">
<head><meta charset="utf-8"><title>Longbox</title></head>
<body><h1>Longbox</h1><p>{how}</p></body>
</html>
"""
NAMED_BY_CONTENT = "public, max-age=31536000, immutable"
"""A file under assets/ has a new name whenever it changes."""

ROUTES = APIRouter(include_in_schema=False)


class Page:
    """The files of the page; none if it is not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @property
    def built(self) -> bool:
        return START in self.files

    def answer(self, path: str, own_language: str) -> Response:
        if path in self.files and path != START:
            caching = NAMED_BY_CONTENT if path.startswith("assets/") else "no-cache"
            return FileResponse(self.files[path], headers={"Cache-Control": caching})
        if path.startswith(("api/", "assets/")) or path == "api":
            return refused("not_found", said("There is nothing at this address."))
        if not self.built:
            return HTMLResponse(NOT_BUILT.format(code=spoken().code, how=said(HOW_TO_BUILD)), status_code=503)
        return HTMLResponse(self.start(own_language), headers={"Cache-Control": "no-cache"})

    def start(self, own_language: str) -> str:
        """The start of the page, which tells the server's own language: so the page need not ask for it."""
        return self.files[START].read_text("utf-8").replace(ENGLISH, f'<html lang="{own_language}">', 1)


@ROUTES.get("/{path:path}")
def page(path: str, request: Request) -> Response:
    found: Page = request.app.state.page
    return found.answer(path, request.app.state.settings.language)
