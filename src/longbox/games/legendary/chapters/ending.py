"""How a game ends: the Mastermind beaten, the Scheme fulfilled, or a deck run out; and the Victory Points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.engine.effects.amounts import count
from longbox.engine.frames import Scope
from longbox.engine.language import Message, Part, Player, message
from longbox.engine.setup import Result
from longbox.games.legendary.chapters.betraying import traitors
from longbox.games.legendary.table.abilities import Countdown, EvilWins, MoreVictoryPoints, having
from longbox.games.legendary.table.board import hero_decks, villain_decks
from longbox.games.legendary.table.players import mastermind_seat
from longbox.games.legendary.table.sides import tongue, tongue_name
from longbox.games.legendary.table.speech import speech_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY


def victory_points(game: Table, seat: int) -> int:
    """What a player's Victory Pile is worth."""
    state = game.state
    total = 0
    for card in state.zones[VICTORY.first + seat]:
        total += state.definition[card].stats.get("vp", 0) + state.worth[card]
        for power in having(game, card, MoreVictoryPoints):
            total += count(game, Scope(seat, card), power.amount)
    return total


def solo_score(game: Table) -> int:
    """Victory Points less 4 for each Bystander carried off, 3 for each Twist and 1 for each escaped Villain."""
    state = game.state
    return victory_points(game, 0) - 4 * state.carried_off - 3 * state.twists - state.escapes


def scores(game: Table) -> tuple[int, ...]:
    return tuple(victory_points(game, seat) for seat in range(game.state.seats))


def leader(points: tuple[int, ...]) -> int | None:
    """The seat with most Victory Points, who has the individual victory; nobody alone if it is shared."""
    first = points.index(max(points))
    return first if points.count(points[first]) == 1 else None


def win(game: Table, why: Message, rule: str = "LG-WIN-01") -> None:
    points = (solo_score(game),) if game.state.solo else scores(game)
    losers = (*traitors(game), *[seat for seat in range(game.state.seats) if game.state.plays_mastermind[seat]])
    everybody = tuple([seat for seat in range(game.state.seats) if seat not in losers])
    game.end(Result("win", everybody, best=best_of(points, losers), scores=points, rule=rule, why=why))


def best_of(points: tuple[int, ...], losers: tuple[int, ...]) -> int | None:
    """The leader among those who have won."""
    return leader(tuple([-1 if seat in losers else score for seat, score in enumerate(points)]) if losers else points)


def beaten(game: Table, masterminds: Sequence[int]) -> Message:
    """Who has lost to the players."""
    definitions = [game.state.definition[card] for card in masterminds]
    names = tuple(definition.fact("mastermind") or definition.name for definition in definitions)
    if len(names) == 1:
        return tongue(game).kept(message("The {Mastermind} {names} is beaten"), names=names)
    return tongue(game).kept(message("The {Masterminds} {names} are beaten"), names=names)


def win_by_last_tactic(game: Table, seat: int, mastermind: int, tactic: int) -> None:
    text = message("{beaten}: {who} took the last Tactic, {tactic}")
    yours = message("{beaten}: you took the last Tactic, {tactic}")
    name = game.state.definition[tactic].name
    win(game, tongue(game).kept(text, yours, beaten=beaten(game, [mastermind]), who=Player(seat), tactic=name))


def win_by_fight(game: Table, seat: int, mastermind: int) -> None:
    """Of one that had no Tactics."""
    rule = "LG-WIN-01" if game.state.scattered else "LG-ASCEND-03"
    text = message("{beaten}: {who} won that fight")
    yours = message("{beaten}: you won that fight")
    win(game, tongue(game).kept(text, yours, beaten=beaten(game, [mastermind]), who=Player(seat)), rule)


def win_by_another(game: Table, seat: int, mastermind: int, other: int) -> None:
    """The Mastermind fell with another enemy."""
    text = message("{beaten}: {who} defeated {other}")
    yours = message("{beaten}: you defeated {other}")
    name = game.state.definition[other].name
    win(game, tongue(game).kept(text, yours, beaten=beaten(game, [mastermind]), who=Player(seat), other=name))


def win_by_final_blow(game: Table, seat: int, mastermind: int) -> None:
    text = message("{beaten}: {who} struck the Final Blow")
    yours = message("{beaten}: you struck the Final Blow")
    why = tongue(game).kept(text, yours, beaten=beaten(game, [mastermind]), who=Player(seat))
    win(game, why, "LG-CHALLENGE-20")


def win_by_showdown(game: Table, seat: int, mastermind: int) -> None:
    text = message("{beaten}: {who} won the Final Showdown")
    yours = message("{beaten}: you won the Final Showdown")
    why = tongue(game).kept(text, yours, beaten=beaten(game, [mastermind]), who=Player(seat))
    win(game, why, "LG-SHOWDOWN-08")


def lose(game: Table, rule: str, why: Message, winners: tuple[int, ...] = ()) -> None:
    """The players have lost, unless some of them stood on the other side."""
    if not game.state.beaten:
        evil = mastermind_seat(game)
        if evil >= 0 and evil not in winners:
            winners = (*winners, evil)
        game.end(Result("loss", winners, villain_won=True, scores=scores(game), rule=rule, why=why))


def give_up(game: Table, seat: int) -> None:
    """For all on the same side."""
    why = Message("{who} gave up", {"who": Player(seat)}, message("you gave up"))
    if seat == mastermind_seat(game):
        win(game, why, "")
    else:
        lose(game, "", why)


def fulfil(game: Table, scheme: int, goal: Part, winners: tuple[int, ...] = ()) -> None:
    """A Scheme has come to its end, by the goal that is named."""
    name = game.state.definition[scheme].name
    text = message("The {Scheme} is fulfilled: {goal} ({name})")
    lose(game, "LG-LOSE-01", tongue(game).kept(text, goal=goal, name=name), winners)


def triumph(game: Table, mastermind: int, goal: Part) -> None:
    """A Mastermind has reached what it strives for."""
    name = game.state.definition[mastermind].name
    lose(game, "LG-LOSE-01", tongue(game).kept(message("{name} wins: {goal}"), goal=goal, name=name), traitors(game))


def draw(game: Table) -> None:
    points = scores(game)
    decks = tuple(tongue(game).kept(deck) for deck in decks_run_out(game))
    text = message("{decks} has run out") if len(decks) == 1 else message("{decks} have run out")
    why = Message(text, {"decks": decks})
    game.end(Result("draw", (), best=leader(points), scores=points, rule="LG-DRAW-01", why=why))


def decks_run_out(game: Table) -> list[str]:
    """The decks without which there is no next turn, of those that are empty."""
    zones = game.state.zones
    decks = (
        (villain_decks(game), message("the {Villain} Deck"), message("every {Villain} Deck")),
        (hero_decks(game), message("the {Hero} Deck"), message("every {Hero} Deck")),
    )
    return [one if len(kind) == 1 else all_ for kind, one, all_ in decks if not any(map(zones.__getitem__, kind))]


@dataclass(frozen=True)
class Goal:
    """What a Scheme has striven for, to be said by its own words when somebody reads it: at whose table, of which
    Scheme."""

    condition: Countdown
    tongue: str
    scheme: str

    def __str__(self) -> str:
        return self.condition.met(speech_of(self.tongue, self.scheme))


def fulfil_if_met(game: Table, scheme: int, goals: tuple[EvilWins, ...]) -> None:
    """The players have lost if what a Scheme or a Mastermind strives for holds now."""
    scope = Scope(-1, scheme)
    for goal in goals:
        if goal.condition.holds(game, scope):
            end = Goal(goal.condition, tongue_name(game), game.state.definition[scheme].name)
            if goal.of_mastermind:
                triumph(game, scheme, end)
                return
            fulfil(game, scheme, end, goal.condition.winners(game, scope))
            return
