"""Saves: set-up, seed and the keys of the choices; or, for a position without a past, the position itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from longbox import __version__, registry
from longbox.decks import Deck
from longbox.engine import saves
from longbox.engine.decks import Deck as WrittenDeck
from longbox.errors import IllegalChoice, SaveError, SetupError

if TYPE_CHECKING:
    from longbox.match import Match

FORMAT = "longbox-save"
DECK = "deck list"
"""Marks a deck of a player's own in a saved set-up."""


class Save(msgspec.Struct, kw_only=True):
    format: str
    version: str
    game: str
    setup: dict[str, Any]
    seed: int
    choices: list[str] = []
    digest: str = ""
    position: dict[str, Any] | None = None


def replay(name: str, setup: dict[str, Any], seed: int, picks: list[int], record: bool = False) -> Match:
    match = registry.deal(name, seed=seed, record=record, **setup)
    for pick in picks:
        if pick < 0:
            match.concede(-1 - pick)
        else:
            match.choose(pick)
    return match


def history(match: Match) -> list[str]:
    """The keys of the choices so far, found by playing them again."""
    again = registry.deal(match.name, seed=match.seed, record=False, **match.setup)
    found = []
    for pick in match._picks:
        if pick < 0:
            found.append(f"concede={-1 - pick}")
            again.concede(-1 - pick)
        else:
            assert again.decision is not None
            found.append(again.decision.keys[pick])
            again.choose(pick)
    return found


def save(match: Match) -> bytes:
    kept = Save(
        format=FORMAT,
        version=__version__,
        game=match.name,
        setup=written(match.setup),
        seed=match.seed,
        choices=history(match) if match._has_past else [],
        digest=match.digest,
        position=None if match._has_past else saves.to_plain(match._game),
    )
    return msgspec.json.encode(kept)


def written(value: Any) -> Any:
    """A set-up for a save: decks of players' own become their lists."""
    if isinstance(value, WrittenDeck):
        return {DECK: value.text()}
    if isinstance(value, dict):
        return {key: written(one) for key, one in value.items()}
    return [written(one) for one in value] if isinstance(value, (list, tuple)) else value


def as_chosen(value: Any) -> Any:
    """A set-up from a save, as it was chosen."""
    if isinstance(value, dict):
        if value.keys() == {DECK}:
            return Deck.parse(value[DECK])
        return {key: as_chosen(one) for key, one in value.items()}
    return [as_chosen(one) for one in value] if isinstance(value, list) else value


def load(data: bytes, record: bool = True) -> Match:
    """A saved game, played again to where it was."""
    kept = read(data)
    if kept.position is not None:
        return from_position(kept)
    try:
        match = registry.deal(kept.game, seed=kept.seed, record=record, **as_chosen(kept.setup))
    except SetupError as error:
        raise SaveError(f"the save's set-up can't be played here: {error}") from error
    for number, key in enumerate(kept.choices):
        take(match, kept, number, key)
    if match.digest != kept.digest:
        raise SaveError(
            f"the save was made by Longbox {kept.version}; played again by {__version__} its {len(kept.choices)} "
            "choices lead to another position. Load it with the version that made it."
        )
    return match


def read(data: bytes) -> Save:
    try:
        kept = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
        raise SaveError("this is not a Longbox save, or it is damaged or cut short") from error
    if kept.format != FORMAT:
        raise SaveError(f"this is not a Longbox save: its format is {kept.format!r}, expected {FORMAT!r}")
    return kept


def take(match: Match, kept: Save, number: int, key: str) -> None:
    try:
        if key.startswith("concede="):
            match.concede(int(key.removeprefix("concede=")))
            return
        if match.decision is None:
            raise ValueError("the game is already over there")
        match.choose(match.decision.keys.index(key))
    except (ValueError, IllegalChoice) as error:
        raise SaveError(
            f"choice {number} of the save, {key!r}, can't be made: the save is damaged, or Longbox {kept.version} "
            f"that wrote it plays differently from {__version__} there"
        ) from error


def from_position(kept: Save) -> Match:
    from longbox.match import Match

    assert kept.position is not None
    rules = registry.rules_of(kept.game)
    try:
        game = saves.from_plain(rules, kept.position)
    except (KeyError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise SaveError("the saved position is damaged, or made by a version that differs too much") from error
    match = Match(game, as_chosen(kept.setup), kept.seed)
    match._has_past = False
    return match
