"""The game in English: labels, and the texts of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.decision import Option
from longbox.engine.effects.abilities import Trigger
from longbox.engine.triggers import FiredTrigger
from longbox.engine.view import knows
from longbox.engine.words import Say, capital, counted, listed
from longbox.games.vs import attack, start
from longbox.games.vs.powers import Grants, Keyword, SuperPower
from longbox.games.vs.sides import heads
from longbox.games.vs.stats import FLIGHT, RANGED
from longbox.games.vs.table import BACK, HAND, Vs, in_front, is_player
from longbox.games.vs.vocabulary.captives import MayPay
from longbox.games.vs.vocabulary.hands import NAMES, UnlessTheyDiscard

ROWS: Final = ("front row", "back row")


class VsSay(Say):
    """How the cards of Vs. System speak."""

    def article(self, noun: str) -> str:
        return f"an{noun}" if noun.startswith("other ") else super().article(noun)


def card_text(card: Card) -> str:
    """What a card does, a line for each power; of a location, what it pays for."""
    if card.kind == "location":
        return location_text(card)
    say = VsSay(card.name)
    icons = [power for power in card.powers if isinstance(power, Keyword) and power.key in (FLIGHT, RANGED)]
    lines = [listed([icon.name for icon in icons]) + "."] if icons else []
    own = [power for power in card.powers if power not in icons and not isinstance(power, Grants)]
    granted = [power for power in card.powers if isinstance(power, Grants)]
    lines += [power.words(say) for power in own]
    lines += ["Its bearer has:", *(power.words(say) for power in granted)] if granted else []
    return "\n".join(lines)


def location_text(card: Card) -> str:
    symbols = [f"[{symbol}]" for symbol in card.fact("symbols")]
    what = listed(symbols, "or")
    if card.traits:
        return f"Pays {what} for a power of a character of the {listed(sorted(card.traits))}."
    return f"Pays {what} for a power."


def label(game: Vs, option: Option) -> str:
    """An option in English."""
    maker = LABELS.get(option.verb)
    if maker is not None:
        return maker(game, option)
    return capital(f"{option.verb} {listed([named(game, card) for card in option.cards])}".strip())


def named(game: Vs, card: int) -> str:
    """A card's name; of one that whoever decides has not seen, only that it is a card."""
    if game.decision is not None and not knows(game.state, game.decision.seat, card):
        return "unknown card"
    return game.face(card).name


def whose(game: Vs, card: int) -> str:
    """A character with its place on the table, so that two of a name can be told apart."""
    if is_player(game, card):
        return named(game, card)
    row = ROWS[0] if in_front(game, card) else ROWS[1]
    if len(set(game.state.home)) > 2:
        return f"{named(game, card)} ({player(game, game.state.controller[card])}'s {row})"
    return f"{named(game, card)} ({row})"


def player(game: Vs, seat: int) -> str:
    """A player by the main character; where two have the same one, by the number, too."""
    names = [main_name(game, one) for one in range(game.state.seats)]
    if not names[seat]:
        return f"player {seat + 1}"
    return names[seat] if names.count(names[seat]) == 1 else f"{names[seat]} (player {seat + 1})"


def main_name(game: Vs, seat: int) -> str:
    main = game.state.main[seat]
    return game.face(main).name if main >= 0 else ""


def player_label(game: Vs, option: Option) -> str:
    name = main_name(game, option.amount)
    return f"Player {option.amount + 1}" + (f" ({name})" if name else "")


def done_label(game: Vs, option: Option) -> str:
    """What being done means: a team is complete when it attacks."""
    attacking = game.decision is not None and isinstance(game.decision.about, attack.Team)
    return "Attack with this team" if attacking else "Done"


def answer_label(game: Vs, option: Option) -> str:
    """Yes or no, or what that means."""
    yes, no = PLAIN if game.decision is None else YES_AND_NO.get(type(game.decision.about), PLAIN)
    return yes if option.verb == "yes" else no


PLAIN: Final = ("Yes", "No")
YES_AND_NO: Final[Mapping[type[Any], tuple[str, str]]] = {
    start.Mulligan: ("New hand", "Keep"),
    MayPay: ("Pay", "Don't pay"),
    UnlessTheyDiscard: ("Discard a card at random", "Keep your hand"),
}
"""What yes and no mean, for the questions to which other words are the natural answer."""


def attack_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} attacks {whose(game, option.to)}"


def use_label(game: Vs, option: Option) -> str:
    """A super power with what it costs, or a power that acts by itself."""
    power: Any = option.power.answer.power if isinstance(option.power, FiredTrigger) else option.power.power
    if isinstance(power, Trigger):
        return f"{named(game, option.card)}: {power.label or 'act'}"
    symbols = " ".join(f"[{symbol}]" for symbol in power.cost)
    return f"{named(game, option.card)}: {power.name} {symbols}"


def resource_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} {'face up' if option.amount else 'face down'} as a resource"


def recruit_label(game: Vs, option: Option) -> str:
    number, row = divmod(option.amount, 2)
    whose = "your teammate's" if number else "the"
    return f"Recruit {named(game, option.card)} ({game.value(option.card, 'cost')}) into {whose} {ROWS[row]}"


def equip_label(game: Vs, option: Option) -> str:
    return f"Equip {whose(game, option.to)} with {named(game, option.card)} ({game.value(option.card, 'cost')})"


def place_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} in the {ROWS[option.amount]}"


def move_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} to the {ROWS[1] if in_front(game, option.card) else ROWS[0]}"


def pay_label(game: Vs, option: Option) -> str:
    if HAND.holds(game.state.zone[option.card]):
        return f"Discard {named(game, option.card)}"
    return f"Turn {named(game, option.card)} face down"


def power_up_label(game: Vs, option: Option) -> str:
    return f"Power up {named(game, option.to)} (discard {named(game, option.card)})"


def row_label(game: Vs, option: Option) -> str:
    seat = game.rules.zones.seat(option.amount)
    return f"{player(game, seat)}'s {ROWS[1] if BACK.holds(option.amount) else ROWS[0]}"


def end_label(game: Vs, option: Option) -> str:
    """To be done is to end the turn, unless a second head may still act."""
    seat = game.state.active
    done = game.state.frames[-1].data or 0
    return "End your turn" if done + 1 >= len(heads(game, seat)) else "Done: let your teammate go on"


def level_label(game: Vs, option: Option) -> str:
    """A version of a level, by its numbers and what it does."""
    face = game.state.definition[option.card].faces[option.amount]
    numbers = f"{face.stats['atk']}/{face.stats['def']}, Health {face.stats['health']}"
    powers = listed([power.name for power in face.powers if isinstance(power, SuperPower)])
    return f"{face.name} Level {face.fact('level')} ({numbers}{': ' if powers else ''}{powers})"


def assign_label(game: Vs, option: Option) -> str:
    """So many of the -1/-1 counters that are divided."""
    return f"{counted(len(option.cards), '-1/-1 counter')} on {whose(game, option.card)}"


LABELS: Final = {
    "done": done_label,
    "yes": answer_label,
    "no": answer_label,
    "assign": assign_label,
    "attack": attack_label,
    "use": use_label,
    "resource": resource_label,
    "recruit": recruit_label,
    "equip": equip_label,
    "place": place_label,
    "move": move_label,
    "pay": pay_label,
    "power up": power_up_label,
    "row": row_label,
    "KO": lambda game, option: f"KO {whose(game, option.card)}",
    "level up": level_label,
    "transform": level_label,
    "play": lambda game, option: f"Play {named(game, option.card)}",
    "join": lambda game, option: f"{named(game, option.card)} joins the attack",
    "player": player_label,
    "name": lambda game, option: NAMES.names[option.amount],
    "search": lambda game, option: "Recruit a character from your deck",
    "end": end_label,
    "choose": lambda game, option: whose(game, option.card) if game.state.combat else named(game, option.card),
    "strike back": lambda game, option: f"Strike back at {named(game, option.card)}",
}
