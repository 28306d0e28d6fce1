"""The game in English: prompts, labels, and the texts of cards."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option
from longbox.engine.effects.flow import May
from longbox.engine.triggers import Settle, Waiting
from longbox.engine.view import knows
from longbox.engine.words import Say, capital, counted, listed
from longbox.games.vs import attack, build, combat, payment, start, strikes, turn, winning
from longbox.games.vs.powers import Keyword, SuperPower
from longbox.games.vs.stats import FLIGHT, RANGED
from longbox.games.vs.table import BACK, HAND, Vs, in_front
from longbox.games.vs.vocabulary.hands import NAMES

ROWS = ("front row", "back row")


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
    lines += [power.words(say) for power in card.powers if power not in icons]
    return "\n".join(lines)


def location_text(card: Card) -> str:
    symbols = [f"[{symbol}]" for symbol in card.fact("symbols")]
    what = listed(symbols, "or")
    if card.traits:
        return f"Pays {what} for a power of a character of the {listed(sorted(card.traits))}."
    return f"Pays {what} for a power."


PROMPTS = {
    start.WhoGoesFirst: "Chance has picked you: go first or second?",
    start.PlaceMain: "Where does your main character stand?",
    start.Mulligan: "Shuffle your hand into your deck and draw seven new cards?",
    build.ResourceStep: "Play a card as a resource",
    build.RecruitStep: "Recruit characters",
    build.FormationStep: "Move characters between your rows",
    turn.MainPhase: "Attack, play and use powers, or end your turn",
    attack.Team: "Add attackers, or attack",
    attack.FollowUp: "Attack a character in that back row?",
    combat.CombatPlays: "Play something in this combat, or pass",
    strikes.StrikeBack: "Whom does the defender strike back at?",
    payment.Pay: "Pay with a Location",
    winning.SurplusMains: "Which main character do you keep?",
    Settle: "Which of these acts first?",
}


def prompt(game: Vs, decision: Decision) -> str:
    about = decision.about
    known = PROMPTS.get(type(about))
    if known is not None:
        if isinstance(about, build.RecruitStep):
            return f"{known} ({counted(game.state.points[decision.seat], 'recruit point')} left)"
        return known
    source = game.state.frames[-1].scope.source if game.state.frames else -1
    name = game.face(source).name if source >= 0 else ""
    if isinstance(about, May):
        return f"{name}: {about.effect.words(VsSay(name))}?"
    if decision.kind == "name":
        return f"{name}: name a card"
    return f"{name}: {about.words(VsSay(name))}" if name else "Choose"


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
    return f"{named(game, card)} ({ROWS[0] if in_front(game, card) else ROWS[1]})"


def done_label(game: Vs, option: Option) -> str:
    """What being done means: a team is complete when it attacks."""
    attacking = game.decision is not None and isinstance(game.decision.about, attack.Team)
    return "Attack with this team" if attacking else "Done"


def attack_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} attacks {whose(game, option.to)}"


def use_label(game: Vs, option: Option) -> str:
    if isinstance(option.power, Waiting):
        return f"{named(game, option.card)}: {option.power.answer.power.label or 'act'}"
    power: SuperPower = option.power.power
    symbols = " ".join(f"[{symbol}]" for symbol in power.cost)
    return f"{named(game, option.card)}: {power.name} {symbols}"


def resource_label(game: Vs, option: Option) -> str:
    return f"{named(game, option.card)} {'face up' if option.amount else 'face down'} as a resource"


def recruit_label(game: Vs, option: Option) -> str:
    return f"Recruit {named(game, option.card)} ({game.value(option.card, 'cost')}) into the {ROWS[option.amount]}"


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
    return f"The {ROWS[1] if BACK.holds(option.amount) else ROWS[0]} of player {seat + 1}"


LABELS = {
    "done": done_label,
    "attack": attack_label,
    "use": use_label,
    "resource": resource_label,
    "recruit": recruit_label,
    "place": place_label,
    "move": move_label,
    "pay": pay_label,
    "power up": power_up_label,
    "row": row_label,
    "play": lambda game, option: f"Play {named(game, option.card)}",
    "join": lambda game, option: f"{named(game, option.card)} joins the attack",
    "player": lambda game, option: f"Player {option.amount + 1}",
    "name": lambda game, option: NAMES.names[option.amount],
    "end": lambda game, option: "End your turn",
    "choose": lambda game, option: whose(game, option.card) if game.state.combat else named(game, option.card),
    "strike back": lambda game, option: f"Strike back at {named(game, option.card)}",
}
