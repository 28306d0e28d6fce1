"""What lasts beyond the deed that brought it about, in words: for the table, where it would otherwise be forgotten."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine import modifiers
from longbox.engine.modifiers import DelayedTrigger, Modifier, Until
from longbox.engine.view import handle, knows
from longbox.games.vs.chapters.levels import HELD_DOWN
from longbox.games.vs.table import stats
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs

SPANS: Final = {
    "combat": "for this combat",
    "turn": "this turn",
    "game": "for the rest of the game",
    "recruit": "until the next recruit",
    "end of turn": "until the end of that player's next turn",
}

WORDS: Final = {
    "powers": "has lost all powers",
    "frozen": "is frozen",
    stats.UNWOUNDED: "takes no wound if stunned",
    stats.ATTACKS_PLAYERS: "may attack players",
    HELD_DOWN: "is held at Level 1",
}

Key = tuple[int, tuple[int, ...], Until]


def lasting_effects(game: Vs, seat: int | None) -> list[dict[str, Any]]:
    """Everything that an effect has left behind: on which cards, what it does and for how long, and where from."""
    groups: dict[Key, list[Modifier]] = {}
    for changes in game.state.modifiers.values():
        for change in changes:
            cards = tuple(card for card, _ in change.bound if change.binds(game, card))
            if cards or not change.bound:
                groups.setdefault((change.source, cards, change.until), []).append(change)
    seen = [
        effect(game, seat, source, cards, f"{words_of(game, source, group)} {span(game, until)}")
        for (source, cards, until), group in groups.items()
    ]
    return seen + [effect(game, seat, one.source, (), words_of_trigger(game, seat, one)) for one in game.state.delayed]


def effect(game: Vs, seat: int | None, source: int, cards: tuple[int, ...], text: str) -> dict[str, Any]:
    state = game.state
    return {"source": name(game, seat, source), "on": [handle(state, seat, card) for card in cards], "text": text}


def name(game: Vs, seat: int | None, card: int) -> str:
    """What a card is called; one that has gone out of sight meanwhile is not traced."""
    return game.face(card).name if card >= 0 and knows(game.state, seat, card) else ""


def words_of(game: Vs, source: int, group: list[Modifier]) -> str:
    """What the changes of one effect come to: "gets +3/+0 and has flight"."""
    added = {stat: sum(one.amount for one in group if one.stat == stat and is_sum(one)) for stat in ("atk", "def")}
    said = [f"gets {added['atk']:+}/{added['def']:+}"] if any(added.values()) else []
    rest = [change for change in group if not (change.stat in added and is_sum(change))]
    said += [words_of_change(game, source, change) for change in rest]
    return " and ".join(dict.fromkeys(said))


def is_sum(change: Modifier) -> bool:
    return change.op == modifiers.ADD and change.power is None


def words_of_change(game: Vs, source: int, change: Modifier) -> str:
    if change.power is not None:
        return change.power.words(speech(game, game.face(source).name)).removesuffix(".")
    if change.op == modifiers.FUNCTION:
        switched = isinstance(change.amount, stats.Switch)
        return "has ATK and DEF switched" if switched else "is back to base ATK and DEF"
    if change.stat in ("atk", "def"):
        return f"has a base {change.stat.upper()} of {change.amount}"
    return WORDS.get(change.stat) or f"has {change.stat.capitalize()}"


def words_of_trigger(game: Vs, seat: int | None, left: DelayedTrigger) -> str:
    """What a trigger that was left behind waits for and does."""
    say = speech(game, name(game, seat, left.source) or "this card")
    return f"{left.power.moment.words(say)}, {left.power.effect.words(say)}"


def span(game: Vs, until: Until) -> str:
    moment, about = until
    if moment == "stunned":
        gone = f"{game.face(about).name} is stunned or gone"
        return f"until {gone}" if edition(game).nullify_outlasts_the_turn else f"until the turn ends or {gone}"
    return SPANS.get(moment, "for now")
