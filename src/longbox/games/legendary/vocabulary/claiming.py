"""A card that one player sees and speaks of, and another one must take or give away unseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame
from longbox.engine.language import message, said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.drawing import top_of_deck
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.table.names import asking, name_of
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE

CLAIM: Final = EventKind("claim")
"""What a player says of a card that nobody else sees; `manner` is the claim."""
CLAIMS: Final = {"good": message("Say that it is good"), "bad": message("Say that it is bad")}
TAKERS: Final = {"give": message("It goes to their discard pile"), "keep": message("It goes to your own discard pile")}


@dataclass(frozen=True, eq=False)
class TakeOrGive(Question):
    """Whose turn it is looks at the top card of this player's deck and says of it what they like; then this player,
    who has not seen it, says whose discard pile it goes to. The frame's data: the card, and what was said."""

    def prompt(self, game: Table, decision: Decision) -> str:
        card, claim = game.state.frames[-1].data
        if not claim:
            return asking(game, said("What do you say about {card}?", card=name_of(game, card)))
        player = game.rules.player(game, game.state.active)
        if claim == "good":
            return asking(game, said("{player} says that your top card is good. Where does it go?", player=player))
        return asking(game, said("{player} says that your top card is bad. Where does it go?", player=player))

    def label(self, game: Table, option: Option) -> str:
        return said(CLAIMS[option.verb] if option.verb in CLAIMS else TAKERS[option.verb])

    def topic(self, game: Table, decision: Decision) -> Topic:
        return CHOOSE_ONE

    def step(self, game: Table, frame: Frame) -> None:
        if frame.data is None:
            card = top_of_deck(game, frame.scope.you)
            if card < 0:
                game.state.frames.pop()
                return
            game.show((card,), 1 << game.state.active)
            frame.data = (card, "")
        super().step(game, frame)

    def ask(self, game: Table, frame: Frame) -> Decision:
        _, claim = frame.data
        if claim:
            return Decision(frame.scope.you, [Option(verb) for verb in TAKERS], about=self)
        return Decision(game.state.active, [Option(verb) for verb in CLAIMS], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        card, claim = frame.data
        scope = frame.scope
        if not claim:
            frame.data = (card, option.verb)
            game.announce(Event(CLAIM, seat=game.state.active, source=scope.source, manner=option.verb))
            return
        game.state.frames.pop()
        if option.verb == "give":
            seat = game.state.active
            game.happen(Event(GAIN, seat=seat, cards=(card,), source=scope.source, manner="discard"))
        else:
            game.happen(Event(DISCARDS, seat=scope.you, cards=(card,), source=scope.source, manner="effect"))

    def words(self, say: Say) -> str:
        return say.phrase(
            "lets you look at the top card of their deck and say that it is good or bad; then that player, who has not"
            " seen it, puts it into their own discard pile or into yours"
        )


def take_or_give() -> TakeOrGive:
    return TakeOrGive()
