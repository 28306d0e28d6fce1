"""A decision is one pick from a list of options. Labels and prompts are made only when somebody reads them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from longbox.engine.frames import Frame, Node

if TYPE_CHECKING:
    from longbox.engine.game import Game
    from longbox.engine.player_deeds import PlayerDeed
    from longbox.engine.topics import Topic


@mypyc_attr(acyclic=True)
class Group:
    """Picks that belong together: until the last of them nothing happens, and they can be taken back. Its id is the
    number of the first choice."""

    __slots__ = ("id", "kind", "need", "picked", "total")

    def __init__(self, id: int, kind: str, picked: tuple[int, ...], total: int, need: int) -> None:
        self.id = id
        self.kind = kind
        self.picked = picked
        self.total = total
        self.need = need


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One thing that a player may pick: a verb, the cards it is about, the card it is aimed at, and a number
    (an amount, a seat, a space: the verb says which)."""

    __slots__ = ("amount", "cards", "power", "to", "verb")

    def __init__(
        self, verb: str, cards: tuple[int, ...] = (), *, to: int = -1, amount: int = 0, power: Any = None
    ) -> None:
        self.verb = verb
        self.cards = cards
        self.to = to
        self.amount = amount
        self.power = power

    @property
    def card(self) -> int:
        return self.cards[0] if self.cards else -1


class Offers(dict[int, Option]):
    """Options to do one thing with a card, by card: most decisions have several, and they never change."""

    def __init__(self, verb: str, amount: int = 0) -> None:
        super().__init__()
        self.verb = verb
        self.amount = amount

    def __missing__(self, card: int) -> Option:
        option = self[card] = Option(self.verb, (card,), amount=self.amount)
        return option


@cache
def offers(verb: str, amount: int = 0) -> Offers:
    return Offers(verb, amount)


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Who picks, what kind of pick it is, and from what. A `sealed` pick is kept from the others until all are made."""

    __slots__ = ("about", "group", "kind", "options", "sealed", "seat")

    def __init__(
        self,
        seat: int,
        options: list[Option],
        *,
        kind: str = "pick",
        about: Any = None,
        group: Group | None = None,
        sealed: bool = False,
    ) -> None:
        self.sealed = sealed
        self.seat = seat
        self.options = options
        self.kind = kind
        self.about = about
        self.group = group


class Fate(NamedTuple):
    """What an option would bring upon a card, as things stand: how much it `takes` of how much it `holds` out, and what
    it `becomes` then, if anything: "stunned", "KO", "defeated". `perhaps`: its enemy may choose another instead."""

    card: int
    takes: int
    holds: int
    becomes: str = ""
    perhaps: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Node):
    """A node that waits for a player. `ask` is pure, so that a copy of the game can ask again.

    `repeats`: a card may be picked more than once in its group, as where something is divided. `silence_tells`: it is
    asked even where nothing is left but to choose none, because not to be asked would tell others something.
    """

    repeats = False
    silence_tells = False

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        raise NotImplementedError(f"{type(self).__name__} does not say what it asks")

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say what an answer does")

    def close(self, game: Game[Any], frame: Frame) -> None:
        """There is nothing to ask, or nothing more: remember what came of it."""

    def prompt(self, game: Game[Any], decision: Decision) -> str:
        """What it asks, in words: what the choice is for, and the cards that it is about."""
        return game.rules.prompt(game, decision)

    def subjects(self, game: Game[Any], decision: Decision) -> tuple[int, ...]:
        """The cards that it asks about, the one to look at first; unless it says otherwise, whose effect it is."""
        source: int = game.state.frames[-1].scope.source
        return (source,) if source >= 0 else ()

    def label(self, game: Game[Any], option: Option) -> str:
        """One of its options in words."""
        for deed in self.deeds(game):
            if deed.verb == option.verb and deed.label is not None:
                return deed.label(game, option)
        return game.rules.label(game, option)

    def key_number(self, option: Option) -> str:
        """An option's number as keys have it; a place in a list that grows with the cards is called otherwise."""
        return str(option.amount) if option.amount else ""

    def topic(self, game: Game[Any], decision: Decision) -> Topic:
        """The kind of decision that it is, for clients that teach it or pass on it."""
        return game.rules.topic(game, decision)

    def deeds(self, game: Game[Any]) -> tuple[PlayerDeed, ...]:
        """The deeds that it offers: each is among its options wherever nothing bars it."""
        return ()

    def among(self, game: Game[Any], frame: Frame) -> list[int]:
        """All cards that could be picks of this group, in the one order in which they are offered."""
        decision = self.ask(game, frame)
        return [] if decision is None else [card for option in decision.options for card in option.cards]

    def picks(self, frame: Frame) -> tuple[int, ...]:
        """The cards picked of this group so far, those too that nobody was asked about; all of them when it is made."""
        picked: tuple[int, ...] = frame.data or ()
        return picked

    def gives(self, game: Game[Any], frame: Frame) -> dict[int, tuple[str, ...]]:
        """What each card would bring if it were picked, by names of the game: the resources that it pays with."""
        return {}

    def total(self, game: Game[Any], frame: Frame, cards: tuple[int, ...]) -> int:
        """What picks come to, in what their group counts: how many they are, what they pay, what they strike with."""
        return len(cards)

    def proposal(self, game: Game[Any], frame: Frame) -> list[int]:
        """A sensible set of picks to begin with, for whoever does not want to think about it; [] if none stands out."""
        return []

    def forget_picks(self, frame: Frame) -> None:
        """Go back to the start of an unfinished group of picks: nobody else knows them yet."""

    def could_grow(self, game: Game[Any], frame: Frame, group: Group) -> bool:
        """Whether a larger set could be made of what is picked, if not by further picks in the one order."""
        return len(group.picked) < min(group.total, len(self.among(game, frame)))

    def step(self, game: Game[Any], frame: Frame) -> None:
        decision = self.ask(game, frame)
        if decision is None:
            self.close(game, frame)
            game.state.frames.pop()
        elif len(decision.options) == 1 and not game.must_ask(decision) and not self.must_stop(game, frame, decision):
            self.answer(game, frame, decision.options[0])
        else:
            game.decision = decision

    def must_stop(self, game: Game[Any], frame: Frame, decision: Decision) -> bool:
        """Whether all that is left is to say that the picks are done, and who began further down the list could still
        want more: then nothing is final before it is said."""
        group = decision.group
        return group is not None and decision.options[0] is DONE and self.could_grow(game, frame, group)
