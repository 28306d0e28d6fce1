"""What each decision asks, in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import FiredTrigger, Settle, Window
from longbox.engine.words import capital, counted, listed
from longbox.games.vs.chapters import (
    attack,
    build,
    combat,
    levels,
    payment,
    plays,
    setup,
    simultaneous_arrival,
    strikes,
    transform,
    turn,
    winning,
)
from longbox.games.vs.chapters.combat_forecast import forecast
from longbox.games.vs.table.characters import in_front
from longbox.games.vs.table.names import ROWS, main_name, named, player, whose
from longbox.games.vs.table.players import heads
from longbox.games.vs.table.powers import SuperPower
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import defense, strike_value
from longbox.games.vs.table.zones import BACK, HAND
from longbox.games.vs.vocabulary.captives import MayPay
from longbox.games.vs.vocabulary.hands import NAMES, UnlessTheyDiscard
from longbox.games.vs.words.speech import VsSay

WHICH_FIRST: Final = "Which of these acts first?"


def prompt(game: Vs, decision: Decision) -> str:
    about = decision.about
    asked = PROMPTS.get(type(about))
    if asked is not None:
        return asked if isinstance(asked, str) else asked(game, decision)
    source = game.state.frames[-1].scope.source if game.state.frames else -1
    name = game.face(source).name if source >= 0 else ""
    if isinstance(about, (May, MayPay)):
        return f"{name}: {about.effect.words(VsSay(name))}?"
    if isinstance(about, A):
        return f"{name}: {about.verb} {wanted(about, name)}"
    return f"{name}: {about.words(VsSay(name))}" if name else "Choose"


def wanted(about: A, name: str) -> str:
    """What is to be chosen. Where a card lets another player choose, "that player" is whoever is asked."""
    words = about.words(VsSay(name))
    return words if about.by is None else words.replace("that player's", "your")


def beginning(game: Vs, decision: Decision) -> str:
    names = decision.options[0].verb == "player"
    return f"Chance has picked you: {'who takes the first turn' if names else 'go first or second'}?"


def recruiting(game: Vs, decision: Decision) -> str:
    return f"Recruit characters ({counted(game.state.points[decision.seat], 'recruit point')} left)"


def gathering(game: Vs, decision: Decision) -> str:
    """Who attacks with whom is seen on the table; a client may ask for all of them at once."""
    defender: int = game.state.frames[-1].scope["defender"]
    return f"Who attacks {game.face(defender).name} (DEF {defense(game, defender)})?"


def fighting(game: Vs, decision: Decision) -> str:
    state = game.state
    return f"{contest(game, state.attackers, state.defender)}. Play something in this combat, or pass"


def contest(game: Vs, attackers: tuple[int, ...], defender: int) -> str:
    """Who attacks whom and, as things stand, with how much against how much."""
    seen = forecast(game, attackers, defender)
    names = listed([game.face(card).name for card in attackers])
    attack = "attacks" if len(attackers) == 1 else "attack"
    return f"{names} {attack} {game.face(defender).name}, {seen['atk']} against {seen['def']}"


def striking_back(game: Vs, decision: Decision) -> str:
    defender = game.state.defender
    return f"Whom does {game.face(defender).name} strike back at, with {strike_value(game, defender)}?"


def reacting(game: Vs, decision: Decision) -> str:
    if decision.kind == "order":
        return WHICH_FIRST
    event = game.state.frames[-1].scope.event
    assert event is not None
    what = f"{game.face(event.card).name} uses {event.notes['power'].name}. " if event.kind is plays.USE_POWER else ""
    return f"{what}Answer with a Reaction, or pass"


def paying(game: Vs, decision: Decision) -> str:
    scope = game.state.frames[-1].scope
    symbols = " ".join(f"[{symbol}]" for symbol in scope["cost"])
    return f"Pay {symbols} for a power of {game.face(scope.source).name}"


def dividing(game: Vs, decision: Decision) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    so_far = "more " if decision.group.picked else ""
    name = game.face(game.state.frames[-1].scope.source).name
    return f"{name}: {counted(left, f'{so_far}-1/-1 counter')} to divide. Who gets it?"


PROMPTS: Mapping[type[Any], str | Callable[[Vs, Decision], str]] = {
    setup.WhoGoesFirst: beginning,
    setup.PlaceMain: "Where does your main character stand?",
    setup.Mulligan: "Keep this hand, or shuffle it into your deck and draw seven new cards?",
    Window: reacting,
    build.ResourceStep: "Play a card as a resource",
    build.RecruitStep: recruiting,
    build.RecruitFromDeck: "Whom do you recruit from your deck?",
    build.FormationStep: "Move characters between your rows",
    turn.MainPhase: "Attack, play and use powers, or end your turn",
    attack.Team: gathering,
    attack.FollowUp: "Attack a character in that back row?",
    combat.CombatPlays: fighting,
    strikes.StrikeBack: striking_back,
    payment.Pay: paying,
    Divided: dividing,
    simultaneous_arrival.Namesakes: "Two of a name have come at once: which one is KO’d?",
    levels.Leveling: "Which version of the next level?",
    transform.Transforming: "Which version of that character?",
    winning.SurplusMains: "Which main character do you keep?",
    Settle: WHICH_FIRST,
}


def label(game: Vs, option: Option) -> str:
    """An option in English."""
    maker = LABELS.get(option.verb)
    if maker is not None:
        return maker(game, option)
    return capital(f"{option.verb} {listed([named(game, card) for card in option.cards])}".strip())


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
    setup.Mulligan: ("New hand", "Keep"),
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
