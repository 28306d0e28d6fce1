"""What an option comes to as things stand: the number that matters to it, and what a strike would do to either side."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.decision import Fate, Option
from longbox.games.vs.chapters.combat_forecast import blow, can_strike_back, forecast, would_ko
from longbox.games.vs.chapters.team_attack import team_being_picked
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import MONSTROUS, cost_of, defense, has
from longbox.games.vs.words.views import attack_view

COSTLY: Final = ("recruit", "equip")


def price(game: Vs, option: Option) -> tuple[str, int] | None:
    """What recruiting costs, and what an attacker strikes with."""
    if option.verb in COSTLY:
        return "cost", cost_of(game, option.card)
    attack = attack_of(game, option)
    return None if attack is None else ("atk", blow(game, option.card, attack[1]))


def attack_of(game: Vs, option: Option) -> tuple[tuple[int, ...], int] | None:
    """The attackers and the defender of an attack that an option begins or joins."""
    if option.verb == "attack":
        return (option.card,), option.to
    if option.verb != "join" or game.decision is None:
        return None
    team = team_being_picked(game, game.decision.seat)
    return None if team is None else ((*team[0], option.card), team[1])


def fates(game: Vs, option: Option) -> tuple[Fate, ...]:
    """The defender's, and those of the attackers whom it can reach when it strikes back."""
    attack = attack_of(game, option)
    return () if attack is None else fates_of(game, *attack)


def fates_of(game: Vs, attackers: tuple[int, ...], defender: int) -> tuple[Fate, ...]:
    seen = forecast(game, attackers, defender)
    becomes = "KO" if seen["kos"] else "stunned" if seen["stuns"] else ""
    found = [Fate(defender, seen["atk"], seen["def"], becomes)]
    back: int = seen["strikes_back"]
    if back:
        reached = [card for card in attackers if can_strike_back(game, defender, card)]
        one_of = len(reached) > 1 and not has(game, defender, MONSTROUS)
        found += [
            Fate(card, back, defense(game, card), struck_back(game, card, back, defender), one_of) for card in reached
        ]
    return tuple(found)


def struck_back(game: Vs, attacker: int, value: int, defender: int) -> str:
    if value < defense(game, attacker):
        return ""
    return "KO" if would_ko(game, (defender,), attacker) else "stunned"


def outlook(game: Vs, seat: int, cards: tuple[int, ...]) -> dict[str, Any]:
    """A team that is being picked, as it would be with these attackers."""
    team = team_being_picked(game, seat)
    return {"team": attack_view(game, seat, cards, team[1])} if team is not None and cards else {}
