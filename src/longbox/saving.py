"""Saves: set-up, seed and the keys of the choices; or, for a position without a past, the position itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from longbox import __version__, registry
from longbox.decks import Deck
from longbox.engine import saves
from longbox.engine.decks import Deck as WrittenDeck
from longbox.engine.dice import FORMER, Seed
from longbox.engine.language import NOTHING, Message, message, said
from longbox.engine.setup import Result
from longbox.errors import IllegalChoice, SaveError, SetupError

if TYPE_CHECKING:
    from longbox.match import Match

FORMAT = "longbox-save"
DECK = "deck list"
"""Marks a deck of a player's own in a saved set-up."""
FORMER_CHANCE = ("0.1.0",)
LONGEST_SHOWN = 60
LONGEST_PROBLEM = 600
VERSION = re.compile(r"[0-9a-z.+]{1,30}")


class Save(msgspec.Struct, kw_only=True):
    """A saved game. `digest` is that of the position, which only the same version can compare; for others there are
    `keys`, those of the decision at which it was saved (none: the game was over, with that `result`).

    Version 0.1.0 kept no keys.
    """

    format: str
    version: str
    game: str
    setup: dict[str, Any]
    seed: Seed
    choices: list[str] = []
    keys: list[str] | None = None
    result: dict[str, Any] | None = None
    digest: str = ""
    position: dict[str, Any] | None = None


def replay(name: str, setup: dict[str, Any], seed: Seed, picks: list[int], record: bool = False) -> Match:
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
        keys=keys_asked(match),
        result=plain_result(match),
        digest=match.digest,
        position=None if match._has_past else saves.to_plain(match._game),
    )
    return msgspec.json.encode(kept)


def keys_asked(match: Match) -> list[str]:
    """What can be chosen now; nothing when the game is over."""
    return [] if match.decision is None else match.decision.keys


def plain_result(match: Match) -> dict[str, Any] | None:
    """How the game ended, without the words for it, which versions may choose anew."""
    if match.result is None:
        return None
    told = match.result._asdict()
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if name not in ("rule", "why")
    }


def kept_result(game: str, result: Result) -> dict[str, Any]:
    """How a game ended, as plain data that says it in any language: `read_result` makes it a result again."""
    return {**result._asdict(), "why": kept_message(game, result.why)}


def read_result(game: str, kept: dict[str, Any]) -> Result:
    """A result that was kept, with as much of its reason as this version can say: others kept a finished sentence."""
    return Result(
        outcome=kept["outcome"],
        winners=tuple(kept["winners"]),
        villain_won=kept["villain_won"],
        best=kept["best"],
        scores=tuple(kept["scores"]),
        rule=kept["rule"],
        why=read_message(game, kept["why"]) if "why" in kept else Message(kept["reason"]),
    )


def kept_message(game: str, message: Message) -> Any:
    """A message about a game as plain data."""
    return saves.Writer(registry.rules_of(game).addresses).write(message)


def read_message(game: str, kept: Any) -> Message:
    """A message that was kept; nothing if this version can't read it."""
    rules = registry.rules_of(game)
    try:
        read = saves.Reader(rules.library, rules.addresses).read(kept)
    except (LookupError, TypeError, ValueError):
        return NOTHING
    return read if isinstance(read, Message) else NOTHING


def written(value: Any) -> Any:
    """A set-up for a save: decks of players' own become their lists."""
    if isinstance(value, WrittenDeck):
        return {DECK: value.text()}
    if isinstance(value, dict):
        return {key: written(one) for key, one in value.items()}
    return [written(one) for one in value] if isinstance(value, (list, tuple)) else value


def as_chosen(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up from a save, as it was chosen."""
    return {name: unwritten(value) for name, value in setup.items()}


def unwritten(value: Any) -> Any:
    if isinstance(value, dict):
        if value.keys() == {DECK} and isinstance(value[DECK], str):
            return Deck.parse(value[DECK])
        return {key: unwritten(one) for key, one in value.items()}
    return [unwritten(one) for one in value] if isinstance(value, list) else value


def load(data: bytes, record: bool = True) -> Match:
    """A saved game, played again to where it was."""
    kept = read(data)
    if kept.position is not None:
        return from_position(kept, kept.position)
    match = dealt_again(kept, record)
    for number, key in enumerate(kept.choices):
        take(match, kept, number, key)
    must_be_where_it_was(match, kept)
    return match


def read(data: bytes) -> Save:
    try:
        kept = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, RecursionError) as error:
        raise SaveError(said("this is not a Longbox save, or it is damaged or cut short")) from error
    if kept.format != FORMAT:
        foreign = message("this is not a Longbox save: its format is {format}, expected {expected}")
        raise SaveError(said(foreign, format=shown(kept.format), expected=repr(FORMAT)))
    return kept


def dealt_again(kept: Save, record: bool) -> Match:
    try:
        chosen = as_chosen(kept.setup)
        registry.refuse(registry.strangers(registry.rules_of(kept.game), chosen))
        return registry.deal(kept.game, seed=seed_of(kept), record=record, **chosen)
    except SetupError as error:
        unplayable = message(
            "the save's set-up can't be played here: {problem} It was made by {maker}, and this is {version}."
        )
        problem = cut(str(error), LONGEST_PROBLEM)
        raise SaveError(said(unplayable, problem=problem, maker=maker(kept), version=__version__)) from error


def seed_of(kept: Save) -> Seed:
    """A game of a version with another kind of chance goes on with that."""
    return f"{FORMER}{kept.seed}" if kept.version in FORMER_CHANCE else kept.seed


def take(match: Match, kept: Save, number: int, key: str) -> None:
    try:
        if key.startswith("concede="):
            match.concede(int(key.removeprefix("concede=")))
            return
        if match.decision is None:
            raise ValueError("the game is over there")
        match.choose(match.decision.keys.index(key))
    except (ValueError, IllegalChoice) as error:
        raise differing(kept, number, said("{key} can't be chosen there", key=shown(key))) from error


def must_be_where_it_was(match: Match, kept: Save) -> None:
    """Whether the choices have led to where the save was made, as far as this version can tell."""
    number = len(kept.choices)
    if kept.version == __version__:
        if match.digest != kept.digest:
            raise differing(kept, number, said("its choices lead to another position"))
    elif kept.keys is not None and (kept.keys, kept.result) != (keys_asked(match), plain_result(match)):
        raise differing(kept, number, what_differs(kept.keys, keys_asked(match)))


def what_differs(then: list[str], now: list[str]) -> str:
    """How what can be chosen differs from what could be chosen then."""
    if then == now == []:
        return said("the game ended otherwise")
    if not then:
        return said("the game is not over yet there")
    if not now:
        return said("the game is over there")
    gone, new = set(then) - set(now), set(now) - set(then)
    if gone:
        return said("one can no longer choose {key} there", key=shown(min(gone)))
    if new:
        return said("one can now also choose {key} there", key=shown(min(new)))
    return said("what can be chosen there has another order")


def differing(kept: Save, number: int, what: str) -> SaveError:
    """The refusal of a save that does not lead where it should, from a choice on."""
    if kept.version == __version__:
        damaged = message("the save is damaged, or was changed, at choice {number}: {what}. Take an older copy of it.")
        return SaveError(said(damaged, number=number, what=what))
    other = message(
        "the save was made by {maker}, and {version} plays differently from choice {number} on: {what}. "
        "Go on with {maker}, or begin a new game."
    )
    return SaveError(said(other, maker=maker(kept), version=__version__, number=number, what=what))


def shown(text: str) -> str:
    """A word out of a save, in quotes and not too long: it may be anything."""
    return repr(cut(text, LONGEST_SHOWN))


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def maker(kept: Save) -> str:
    """Which Longbox made a save."""
    return f"Longbox {kept.version}" if VERSION.fullmatch(kept.version) else said("an unknown version of Longbox")


def from_position(kept: Save, position: dict[str, Any]) -> Match:
    """A position names parts of cards and of procedures by their places, which only the same version knows for sure."""
    from longbox.match import Match

    if kept.version != __version__:
        other = message(
            "this is a position without its past, saved by {maker}: only that version can read it, not {version}."
        )
        raise SaveError(said(other, maker=maker(kept), version=__version__))
    if saves.fingerprint(position) != kept.digest:
        raise SaveError(said("the saved position is damaged, or was changed. Take an older copy of it."))
    try:
        rules = registry.rules_of(kept.game)
        setup = as_chosen(kept.setup)
        game = saves.from_plain(rules, position)
    except (SetupError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise SaveError(said("the saved position is damaged, or of another game than it says")) from error
    match = Match(game, setup, kept.seed)
    match._has_past = False
    return match
