"""Making token characters (rulebook: Token Characters)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.cards import Card
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.into_a_row import put_into_a_row
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.table.characters import characters, rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import ASIDE


@dataclass(frozen=True, eq=False)
class TokensUntil(Node):
    """Put tokens into your front row until there are so many of them on your side."""

    token: Card
    many: int

    def step(self, game: Vs, frame: Frame) -> None:
        """Those that leave as soon as they appear are not replaced for ever."""
        seat = frame.scope.you
        there = [card for card in characters(game, seat) if game.state.definition[card] is self.token]
        if len(there) >= self.many or frame.at == self.many:
            game.state.frames.pop()
        else:
            frame.at += 1
            token = beside_the_table(game, seat, self.token)
            appear(game, token, rows_of(game, seat)[0], source=frame.scope.source)

    def words(self, say: Say) -> str:
        message = "put {token} tokens into {your} {front row} until there are {many} of them on {your} side"
        return say.phrase(message, token=self.token.name, many=say.number(self.many))


def put_tokens(token: Card, *, until: int) -> TokensUntil:
    return TokensUntil(token, until)


@dataclass(frozen=True, eq=False)
class OneToken(Node):
    """Put a token onto your side, in the row that you like."""

    token: Card

    def enter(self, game: Vs, scope: Scope) -> None:
        put_into_a_row(game, scope, beside_the_table(game, scope.you, self.token), scope.you)

    def possible(self, game: Vs, scope: Scope) -> bool:
        return True

    def words(self, say: Say) -> str:
        return say.phrase("bring the token {token} into play on {your} side", token=self.token.name)


def put_token(token: Card) -> OneToken:
    return OneToken(token)


def beside_the_table(game: Vs, seat: int, token: Card) -> int:
    """A token that a player has set aside, or a new one."""
    state = game.state
    for card in state.zones[ASIDE.at(seat)]:
        if state.definition[card] is token:
            return card
    new = state.new_card(token, seat, ASIDE.at(seat))
    state.known[new] = -1
    return new
