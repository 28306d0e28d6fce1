"""Winning and losing: how a game ends, who struck the last blow, and what placed the last threat."""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.engine.language import Message
from longbox.engine.setup import Result
from longbox.games.champions.table import notes
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER


def win(game: Champions, blow: Event) -> None:
    """The last stage of the villain has fallen."""
    fallen = Message("{villain} is defeated", {"villain": game.face(blow.card).name})
    game.end(Result("win", tuple(range(game.state.seats)), rule="MC-WIN-01", why=by_blow(game, fallen, blow)))


def lose(game: Champions, rule: str, why: Message) -> None:
    game.end(Result("loss", villain_won=True, rule=rule, why=why))


def lose_to_scheme(game: Champions, placed: Event) -> None:
    """The last stage of the main scheme is completed."""
    lose(game, "MC-WIN-02", who_placed(game, placed))


def lose_to_blow(game: Champions, blow: Event) -> None:
    """The last hero is out."""
    hero = {"hero": game.face(blow.card).name}
    alone = game.state.seats == 1
    if blow.manner == "concession":
        why = Message("{hero} gave up", hero) if alone else Message("{hero}, the last hero, gave up", hero)
    else:
        fallen = Message("{hero} is defeated", hero) if alone else Message("{hero}, the last hero, is defeated", hero)
        why = by_blow(game, fallen, blow)
    lose(game, "MC-WIN-03", why)


def by_blow(game: Champions, fallen: Message, blow: Event) -> Message:
    """Who has fallen, and "Spider-Man’s Swinging Web Kick dealt the last 8 damage", as far as it is known."""
    if blow.source < 0:
        return fallen
    parts = {"fallen": fallen, "dealer": dealer(game, blow.source), "amount": blow.notes.get(notes.DAMAGE, 0)}
    if parts["amount"]:
        return Message("{fallen}: {dealer} dealt the last {amount} damage", parts)
    return Message("{fallen}: {dealer} dealt the last blow", parts)


def dealer(game: Champions, card: int) -> str | Message:
    """A card, and whose it is where it is not a player itself; of a Drone not which card it is."""
    if game.rules.guise(game, card):
        return Message("a Drone")
    name = game.face(card).name
    controller = game.state.controller[card]
    if controller == ENCOUNTER or card == game.state.identity[controller]:
        return name
    return Message("{hero}’s {card}", {"hero": game.face(game.state.identity[controller]).name, "card": name})


def who_placed(game: Champions, placed: Event) -> Message:
    parts: dict[str, object] = {"scheme": game.face(placed.card).name, "amount": placed.amount}
    if placed.manner == "scheme":
        parts["dealer"] = dealer(game, placed.source)
        return Message("{scheme} is completed: {dealer}’s scheme placed the last {amount} threat", parts)
    if placed.source >= 0 and placed.source != placed.card:
        parts["dealer"] = dealer(game, placed.source)
        return Message("{scheme} is completed: {dealer} placed the last {amount} threat", parts)
    return Message("{scheme} is completed: the villain phase brought the last {amount} threat", parts)
