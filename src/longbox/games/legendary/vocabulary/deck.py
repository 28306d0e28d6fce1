"""What becomes of the top of decks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do, if_
from longbox.engine.effects.moving import THOSE as LOOKED_AT
from longbox.engine.effects.moving import InAnyOrder, hide_what_leaves, reveal, top
from longbox.engine.effects.nouns import IT, A, Noun, distinct
from longbox.engine.effects.players import Players
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.game import Game
from longbox.engine.language import listed, message, said
from longbox.engine.slots import IT as IT_SLOT
from longbox.engine.slots import THOSE, WHERE
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters.discarding import DISCARD_THEM
from longbox.games.legendary.chapters.drawing import PUT_AT, top_of_deck
from longbox.games.legendary.chapters.knocking_out import KO_THEM
from longbox.games.legendary.table.names import asking, name_of, names_of
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK as PLAYERS_DECK
from longbox.games.legendary.vocabulary.adjectives import costing
from longbox.games.legendary.vocabulary.deeds import draw, put_back
from longbox.games.legendary.vocabulary.places import DECK


def top_goes(away: Deed, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Something is done to the top card of your deck, which is IT in what follows."""
    card = top_of_deck(game, scope.you)
    found = [card] if card >= 0 else []
    scope[IT_SLOT] = tuple(found)
    away.act(game, scope, found, 0)


def tops_go(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As many as lie there: the deck is not made anew for it."""
    deck = game.state.zones[PLAYERS_DECK.first + scope.you]
    DISCARD_THEM.act(game, scope, deck[: -amount - 1 : -1], 0)


discard_from_deck: Final = Deed(
    "discard",
    "card from the top of {your} deck if there is one",
    "cards from the top of {your} deck, or as many as are there",
    act=tops_go,
).so_many
discard_top: Final = Deed("discard", "the top card of {your} deck", act=partial(top_goes, DISCARD_THEM)).done
ko_top: Final = Deed("{KO}", "the top card of {your} deck", act=partial(top_goes, KO_THEM)).done
DRAW_A_CHEAP_TOP: Final = do(reveal(top(DECK)), if_(is_a(IT, costing(most=2)), draw(IT)))


@dataclass(frozen=True, eq=False)
class Within(A):
    """Any of some cards that cost no more than so much together."""

    at_most: int = field(default=0, kw_only=True)

    def meant_for(self, verb: str) -> Noun:
        return Within(self.noun, 0, None, self.slot, verb, self.by, at_most=self.at_most)

    def among(self, game: Game[Any], frame: Frame) -> list[int]:
        picked: tuple[int, ...] = frame.data
        left = self.at_most - sum([printed_cost(game, card) for card in picked])
        found = super().among(game, frame)
        return [card for card in found if card in picked or printed_cost(game, card) <= left]

    def words(self, say: Say) -> str:
        cards = say.plural(self.noun)
        return say.phrase("any of {cards} that {cost} {total} or less together", cards=cards, total=self.at_most)


def within(total: int, noun: Noun) -> Within:
    return Within(noun, 0, None, at_most=total)


@dataclass(frozen=True, eq=False)
class DrawAsLongAs(Node):
    """The top card of your deck is revealed, and drawn if it is of a kind; and so on until one is not."""

    of: Adjective

    def step(self, game: Table, frame: Frame) -> None:
        scope = frame.scope
        if frame.at == 0:
            frame.at = 1
            REVEAL_TOP.enter(game, scope)
        elif any(self.of.fits(game, scope, card) for card in scope.vars.get(IT_SLOT, ())):
            frame.at = 0
            DRAW_IT.enter(game, scope)
        else:
            game.state.frames.pop()

    def words(self, say: Say) -> str:
        kind = say.article(say.with_parts("card", [self.of.part(say)]))
        return say.phrase("{reveal} the top card of {your} deck; if it is {card}, draw it and do this again", card=kind)


REVEAL_TOP: Final = reveal(top(DECK))
DRAW_IT: Final = draw(IT)


def draw_as_long_as(of: Adjective) -> DrawAsLongAs:
    return DrawAsLongAs(of)


def put_them_on_their_pile(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The first chosen lies on top."""
    if cards:
        back = tuple(reversed(cards))
        game.happen(Event(PUT_AT, seat=scope.you, cards=back, source=scope.source, manner="top"))


PUT_ON_THEIR_PILE: Final = Deed("put", "{whom} back", act=put_them_on_their_pile, key="put on its pile")


def put_back_on_top(what: Noun) -> InAnyOrder:
    """Cards on top of any pile are put back in any order."""
    return InAnyOrder(PUT_ON_THEIR_PILE, what)


JUDGE_CARD: Final = Topic("judge-card")
VERDICTS: Final = {
    "ko": message("KO {card}"),
    "discard": message("Discard {card}"),
    "leave": message("Leave {card}"),
}
"""What may be done with a card that is judged, by the verb of the option."""


@dataclass(frozen=True, eq=False)
class JudgeTops(Question):
    """The top cards of players' decks are shown together; for each player the active one decides: away with them, or
    not. Of `many` cards that stay, their owner chooses the order."""

    deed: Deed
    whose: Players
    many: int = 1

    def prompt(self, game: Table, decision: Decision) -> str:
        owner, cards = game.state.frames[-1].data[0]
        name = listed([name_of(game, card) for card in cards])
        if owner == decision.seat:
            return asking(game, said("What happens to {card} on top of your deck?", card=name))
        player = game.rules.player(game, owner)
        return asking(game, said("What happens to {card} on top of {player}'s deck?", card=name, player=player))

    def label(self, game: Table, option: Option) -> str:
        return said(VERDICTS[option.verb], card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return JUDGE_CARD

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == 0:
            frame.at = 1
            tops = [(seat, self.tops(game, seat)) for seat in self.whose.seats(game, frame.scope)]
            frame.data = tuple(top for top in tops if top[1])
            game.show([card for _, cards in frame.data for card in cards])
        super().step(game, frame)

    def tops(self, game: Table, seat: int) -> tuple[int, ...]:
        deck = PLAYERS_DECK.first + seat
        game.rules.replenish(game, deck, self.many)
        return tuple(game.state.zones[deck][: -self.many - 1 : -1])

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        cards = frame.data[0][1]
        return Decision(frame.scope.you, [Option(self.deed.key, cards), Option("leave", cards)], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        (seat, cards), *rest = frame.data
        frame.data = tuple(rest)
        scope = frame.scope.child(seat)
        if option.verb != "leave":
            self.deed.act(game, scope, list(cards), 0)
        elif len(cards) > 1:
            scope[THOSE] = cards
            scope[WHERE] = tuple([game.state.zone[card] for card in cards])
            IN_ANY_ORDER.enter(game, scope)

    def words(self, say: Say) -> str:
        away = say.phrase(self.deed.base)
        if self.many == 1:
            return say.phrase(
                "{reveal} the top card of {whose} deck and {do} it or leave it", whose=self.whose.whose(say), do=away
            )
        return say.phrase(
            "{reveal} the top {number} cards of {whose} deck and {do} them or have them put back in any order",
            number=self.many,
            whose=self.whose.whose(say),
            do=away,
        )


@dataclass(frozen=True, eq=False)
class TopOrBottom(Question):
    """Cards of a pile go back on top of it or under it, one after the other, in any order. The frame's data: those that
    have been put back."""

    whom: Noun

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("What goes back where?"))

    def label(self, game: Table, option: Option) -> str:
        return said(ENDS[option.verb], card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return TOP_OR_BOTTOM

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        done: tuple[int, ...] = frame.data or ()
        left = [card for card in self.whom.cards(game, frame.scope) if card not in done]
        if not left:
            return None
        ends = [Option(end, (card,)) for card in distinct(game, left) for end in ENDS]
        return Decision(frame.scope.you, ends, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        scope = frame.scope
        if frame.data is None:
            hide_what_leaves(game, scope)
        frame.data = (*(frame.data or ()), *option.cards)
        game.happen(Event(PUT_AT, seat=scope.you, cards=option.cards, source=scope.source, manner=option.verb))

    def words(self, say: Say) -> str:
        if self.whom is IT:
            return say.phrase("{put} {cards} back on the top or bottom", put=say.does("put"), cards=self.whom)
        return say.phrase("{put} {cards} back on the top or bottom in any order", put=say.does("put"), cards=self.whom)


TOP_OR_BOTTOM: Final = Topic("top-or-bottom")
ENDS: Final = {"top": message("Put {card} on top"), "bottom": message("Put {card} on the bottom")}
"""Where cards may go back, by the verb of the option."""


def top_or_bottom(whom: Noun) -> TopOrBottom:
    return TopOrBottom(whom)


IN_ANY_ORDER: Final = put_back(LOOKED_AT)


def judge_top(whose: Players, deed: Deed, many: int = 1) -> JudgeTops:
    return JudgeTops(deed, whose, many)
