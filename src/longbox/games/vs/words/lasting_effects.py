"""What lasts beyond the deed that brought it about, in words: for the table, where it would otherwise be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine import modifiers
from longbox.engine.effects.abilities import Trigger
from longbox.engine.language import listed, message, plural, said
from longbox.engine.modifiers import DelayedTrigger, Modifier, Until
from longbox.engine.view import handle, knows
from longbox.games.vs.chapters.holding import HELD
from longbox.games.vs.chapters.levels import HELD_DOWN
from longbox.games.vs.chapters.open_hands import OPEN
from longbox.games.vs.chapters.recruiting import RECRUITS_THE_FALLEN
from longbox.games.vs.chapters.winning import WITHDRAWN, waits_in_hand
from longbox.games.vs.table import slots, stats
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.powers import MUST_ATTACK
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.hands import RIVAL

SPANS: Final = {
    "combat": message("for this combat"),
    "turn": message("this turn"),
    "game": message("for the rest of the game"),
    "recruit": message("until the next recruit"),
    "recovery": message("until after that player's next Recovery Phase"),
    "lose hold": message("for as long as it is held"),
    "withdrawn": message("until that player's next turn starts"),
    "paid off": message("until somebody pays to end it"),
    "end of turn": message("until the end of that player's next turn"),
    "start of turn": message("until that player's next turn starts"),
}

WORDS: Final[Mapping[str, Callable[[int], str]]] = {
    "powers": lambda many: plural(many, "has lost all powers", "have lost all powers"),
    "frozen": lambda many: plural(many, "is frozen", "are frozen"),
    stats.UNWOUNDED: lambda many: plural(many, "takes no wound if stunned", "take no wound if stunned"),
    stats.ATTACKS_PLAYERS: lambda many: said("may attack players"),
    stats.STRIKES_TWICE_AS_HARD: lambda many: plural(many, "strikes with twice the ATK", "strike with twice the ATK"),
    stats.STRIKES_THRICE_AS_HARD: lambda many: plural(
        many, "strikes with three times the ATK", "strike with three times the ATK"
    ),
    stats.STRIKES_TENFOLD: lambda many: plural(many, "strikes with ten times the ATK", "strike with ten times the ATK"),
    stats.REMOVED_INSTEAD: lambda many: plural(
        many, "is removed from the game if it would leave play", "are removed from the game if they would leave play"
    ),
    stats.SNIPES: lambda many: said("may attack protected characters alone from the back row"),
    HELD: lambda many: plural(many, "is held on another side", "are held on another side"),
    OPEN: lambda many: said("enemy hands are open"),
    RECRUITS_THE_FALLEN: lambda many: (
        said("can be recruited from the KO pile") if many else said("characters can be recruited from the KO pile")
    ),
    WITHDRAWN: lambda many: plural(many, "waits in hand", "wait in hand"),
    HELD_DOWN: lambda many: plural(many, "is held at Level 1", "are held at Level 1"),
    MUST_ATTACK: lambda many: said("must be in the first attack of the turn"),
}
"""What a change of something that is no number means for so many cards."""

Cards = tuple[int, ...]
Key = tuple[int, Cards, Until, bool]


def lasting_effects(game: Vs, seat: int | None) -> list[dict[str, Any]]:
    """Everything that an effect has left behind: on which cards, what it does and for how long, and where from."""
    groups: dict[Key, list[Modifier]] = {}
    for changes in game.state.modifiers.values():
        for change in changes:
            cards = tuple(
                card for card, _ in change.bound if change.binds(game, card) and matters(game, seat, change, card)
            )
            if cards or not change.bound:
                key = (change.source, cards, change.until, change.power is not None)
                groups.setdefault(key, []).append(change)
    seen = [
        effect(game, seat, source, cards, sentence(game, seat, source, cards, group, until))
        for (source, cards, until, _), group in groups.items()
    ]
    return seen + [effect(game, seat, one.source, (), words_of_trigger(game, seat, one)) for one in game.state.delayed]


def matters(game: Vs, seat: int | None, change: Modifier, card: int) -> bool:
    """Whether a change still means something for a card that it is bound to, for all that a seat knows: who was put
    into hand may lie elsewhere, who comes back from a KO pile for a turn may be gone."""
    if not change.binds(game, card):
        return False
    if change.stat == WITHDRAWN:
        return waits_in_hand(game, card) or not knows(game.state, seat, card)
    return not change.follows or in_a_row(game, card)


def effect(game: Vs, seat: int | None, source: int, cards: Cards, text: str) -> dict[str, Any]:
    state = game.state
    return {"source": name(game, seat, source), "on": [handle(state, seat, card) for card in cards], "text": text}


def name(game: Vs, seat: int | None, card: int) -> str:
    """What a card is called; one that has gone out of sight meanwhile is not traced."""
    return game.face(card).name if card >= 0 and knows(game.state, seat, card) else ""


def sentence(game: Vs, seat: int | None, source: int, cards: Cards, group: list[Modifier], until: Until) -> str:
    """What the changes of one effect come to, and for how long: "Hulk gets +3/+0 and has Flight this turn". What a
    power says is a sentence of its own, which tells itself of whom it speaks."""
    named = [name(game, seat, card) or said("a card") for card in cards]
    powers = [change.power for change in group if change.power is not None and not is_bestowed(change)]
    if powers:
        say = speech(game, name(game, seat, source) or said("this card"), it=listed(named))
        told = dict.fromkeys([power.words(say).removesuffix(".") for power in powers])
        return said("{effects} {span}", effects=listed([*told]), span=span(game, until))
    if not cards:
        return said("{effects} {span}", effects=listed([*dict.fromkeys(words_of(group, 0))]), span=span(game, until))
    return said(
        "{cards} {effects} {span}",
        cards=listed(named),
        effects=listed([*dict.fromkeys(words_of(group, len(cards)))]),
        span=span(game, until, nullifies=any(one.stat == modifiers.POWERS for one in group)),
    )


def words_of(group: list[Modifier], many: int) -> list[str]:
    """What becomes of so many cards."""
    stats_added = ("atk", "def", stats.HEALTH)
    added = {stat: sum(one.amount for one in group if one.stat == stat and is_sum(one)) for stat in stats_added}
    rest = [change for change in group if not (change.stat in added and is_sum(change))]
    told = [words_of_change(change, many) for change in rest]
    if added[stats.HEALTH]:
        health = f"{added[stats.HEALTH]:+}"
        told = [plural(many, "gets {change} Health", "get {change} Health", change=health), *told]
    if not added["atk"] and not added["def"]:
        return told
    change = f"{added['atk']:+}/{added['def']:+}"
    return [plural(many, "gets {change}", "get {change}", change=change), *told]


def is_sum(change: Modifier) -> bool:
    return change.op == modifiers.ADD


def is_bestowed(change: Modifier) -> bool:
    """Whether somebody was given a power."""
    return change.stat == modifiers.POWERS and change.amount == stats.BESTOWED


def words_of_change(change: Modifier, many: int) -> str:
    if is_bestowed(change):
        assert isinstance(change.power, Trigger)
        given = said(change.power.label.strip("{}"))
        return plural(many, "has {keyword}", "have {keyword}", keyword=given)
    if change.op == modifiers.FUNCTION:
        if isinstance(change.amount, stats.Switch):
            return plural(many, "has ATK and DEF switched", "have ATK and DEF switched")
        return plural(many, "is back to base ATK and DEF", "are back to base ATK and DEF")
    if change.stat == modifiers.POWERS and change.amount < stats.NULLIFIED:
        return plural(many, "has powers of another card", "have powers of another card")
    if change.stat == stats.HEALTH:
        return plural(many, "has a Health of {health}", "have a Health of {health}", health=change.amount)
    if change.stat in WORDS:
        return WORDS[change.stat](many)
    if change.stat == RIVAL:
        return plural(many, "has named {rival}", "have named {rival}", rival=change.amount)
    if change.stat == stats.ATK:
        return plural(many, "has a base ATK of {atk}", "have a base ATK of {atk}", atk=change.amount)
    if change.stat == stats.DEF:
        return plural(many, "has a base DEF of {defense}", "have a base DEF of {defense}", defense=change.amount)
    keyword = said(stats.KEYWORDS[change.stat])
    return plural(many, "has {keyword}", "have {keyword}", keyword=keyword)


def words_of_trigger(game: Vs, seat: int | None, left: DelayedTrigger) -> str:
    """What a trigger that was left behind waits for and does."""
    marked = dict(left.vars).get(slots.MARKED)
    it = (name(game, seat, marked) or said("a card")) if isinstance(marked, int) else ""
    say = speech(game, name(game, seat, left.source) or said("this card"), it)
    return say.phrase("{moment}, {effect}", moment=left.power.moment, effect=left.power.effect)


def span(game: Vs, until: Until, *, nullifies: bool = False) -> str:
    moment, about = until
    if moment == "stunned":
        card = game.face(about).name
        if edition(game).nullify_outlasts_the_turn or not nullifies:
            return said("until {card} is stunned or gone", card=card)
        return said("until the turn ends or {card} is stunned or gone", card=card)
    if moment.startswith("recruit "):
        moment = "recruit"
    return said(SPANS[moment]) if moment in SPANS else said("for now")
