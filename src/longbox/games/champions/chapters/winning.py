"""Winning and losing: how a game ends, who struck the last blow, and what placed the last threat."""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.engine.setup import Result
from longbox.games.champions.table import notes
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER


def win(game: Champions, blow: Event) -> None:
    """The last stage of the villain has fallen."""
    villain = game.face(blow.card).name
    winners = tuple(range(game.state.seats))
    game.end(Result("win", winners, rule="MC-WIN-01", reason=f"{villain} is defeated{last_damage(game, blow)}"))


def lose(game: Champions, rule: str, reason: str) -> None:
    game.end(Result("loss", villain_won=True, rule=rule, reason=reason))


def lose_to_scheme(game: Champions, placed: Event) -> None:
    """The last stage of the main scheme is completed."""
    scheme = game.face(placed.card).name
    lose(game, "MC-WIN-02", f"{scheme} is completed: {who_placed(game, placed)} the last {placed.amount} threat")


def lose_to_blow(game: Champions, blow: Event) -> None:
    """The last hero is out."""
    hero = game.face(blow.card).name
    rest = "" if game.state.seats == 1 else ", the last hero,"
    how = "gave up" if blow.manner == "concession" else f"is defeated{last_damage(game, blow)}"
    lose(game, "MC-WIN-03", f"{hero}{rest} {how}")


def last_damage(game: Champions, blow: Event) -> str:
    """ ": Spider-Man’s Swinging Web Kick dealt the last 8 damage", as far as it is known."""
    if blow.source < 0:
        return ""
    amount = blow.notes.get(notes.DAMAGE, 0)
    dealt = f"the last {amount} damage" if amount else "the last blow"
    return f": {dealer(game, blow.source)} dealt {dealt}"


def dealer(game: Champions, card: int) -> str:
    """A card, and whose it is where it is not a player itself; of a Drone not which card it is."""
    guise = game.rules.guise(game, card)
    if guise:
        return f"a {guise}"
    name = game.face(card).name
    controller = game.state.controller[card]
    if controller == ENCOUNTER or card == game.state.identity[controller]:
        return name
    return f"{game.face(game.state.identity[controller]).name}’s {name}"


def who_placed(game: Champions, placed: Event) -> str:
    if placed.manner == "scheme":
        return f"{dealer(game, placed.source)}’s scheme placed"
    if placed.source >= 0 and placed.source != placed.card:
        return f"{dealer(game, placed.source)} placed"
    return "the villain phase brought"
