"""What each decision asks, in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine.decision import Decision
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import Settle, Window
from longbox.engine.words import counted, listed
from longbox.games.vs import (
    attack,
    build,
    combat,
    levels,
    payment,
    plays,
    start,
    strikes,
    together,
    transform,
    turn,
    winning,
)
from longbox.games.vs.outlook import outlook
from longbox.games.vs.stats import defense, strike_value
from longbox.games.vs.table import Vs
from longbox.games.vs.vocabulary.captives import MayPay
from longbox.games.vs.words import VsSay

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
    seen = outlook(game, attackers, defender)
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
    start.WhoGoesFirst: beginning,
    start.PlaceMain: "Where does your main character stand?",
    start.Mulligan: "Keep this hand, or shuffle it into your deck and draw seven new cards?",
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
    together.Namesakes: "Two of a name have come at once: which one is KO’d?",
    levels.Leveling: "Which version of the next level?",
    transform.Transforming: "Which version of that character?",
    winning.SurplusMains: "Which main character do you keep?",
    Settle: WHICH_FIRST,
}
