"""Decks of other programs: MarvelCDB's text and JSON, OCTGN's XML. Which one a list is shows by how it begins."""

from typing import Final

from longbox.clients.champions.deck_formats import marvelcdb, octgn
from longbox.decks import Format

DECK_FORMATS: Final = (
    Format(lambda text: text.lstrip().startswith("{"), marvelcdb.read_json),
    Format(lambda text: text.lstrip().startswith("<"), octgn.read),
    Format(marvelcdb.is_text, marvelcdb.read_text),
)
