"""What is to be decided, and what can be picked: in words, and by the handles of the seat that decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from longbox.asked import Fate, Group, Option, Price, Rest
from longbox.engine import gifts, keys, labels, topics, view
from longbox.engine.decision import Decision as AskedDecision
from longbox.engine.decision import Question
from longbox.engine.game import Game
from longbox.engine.language import Language, spoken
from longbox.engine.state import State


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """The options of a decision, in a sequence; each is dressed up only when somebody looks at it."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return len(self._decision.asked.options)

    def __getitem__(self, place: Any) -> Any:
        found = range(len(self))[place]
        if isinstance(found, range):
            return [self._decision.option(number) for number in found]
        return self._decision.option(found)

    def __iter__(self) -> Iterator[Option]:
        return iter([self._decision.option(number) for number in range(len(self))])

    def index(self, option: Option) -> int:
        return self._decision.keys.index(option.key)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What is to be decided now, by whom."""

    __slots__ = ("_keys", "_labels", "_language", "asked", "game", "number")

    def __init__(self, game: Game[Any], asked: AskedDecision) -> None:
        self.game = game
        self.asked = asked
        state: State = game.state
        self.number = state.choices
        self._keys: list[str] | None = None
        self._labels: list[str] | None = None
        self._language: Language | None = None
        """The one that the labels are in."""

    @property
    def seat(self) -> int:
        return self.asked.seat

    @property
    def kind(self) -> str:
        return self.asked.kind

    @property
    def group(self) -> Group | None:
        """The picks that this one belongs to, if it is one of several."""
        asked = self.asked.group
        if asked is None:
            return None
        picked = tuple(map(self.handle, asked.picked))
        return Group(asked.id, asked.kind, picked, asked.total, asked.need, self.asked.about.repeats)

    @property
    def options(self) -> Options:
        return Options(self)

    def option(self, number: int) -> Option:
        """One of the options, with all that can be said of it."""
        option = self.asked.options[number]
        seat = self.asked.seat
        return Option(
            label=self.labels[number],
            key=self.keys[number],
            verb=option.verb,
            cards=tuple([self.handle(card) for card in option.cards]),
            to=None if option.to < 0 else self.handle(option.to),
            amount=option.amount,
            about=view.handles(self.game, seat, self.game.rules.about(self.game, seat, option)),
            plain=self.game.rules.is_plain(self.game, seat, option),
            price=self.price(number),
            fates=self.fates(number),
        )

    def price(self, number: int) -> Price | None:
        """The number that matters to an option."""
        found = self.game.rules.price(self.game, self.asked.options[number])
        return None if found is None else Price(*found)

    def fates(self, number: int) -> tuple[Fate, ...]:
        """What an option would do to cards, as things stand."""
        found = self.game.rules.fates(self.game, self.asked.options[number])
        return tuple([Fate(self.handle(one.card), one.takes, one.holds, one.becomes, one.perhaps) for one in found])

    @property
    def verbs(self) -> list[str]:
        """The verbs of the options, in order: all that many programs want to know of them."""
        return [option.verb for option in self.asked.options]

    def ids(self, number: int) -> tuple[str | None, ...]:
        """Which cards of the game an option is about, by the ids of `longbox.cards`; None: the seat that decides can't
        know."""
        return tuple([self.id_of(card) for card in self.asked.options[number].cards])

    @property
    def topic(self) -> str:
        """Which kind of question of its game this is: "payment", "strike-back"."""
        return topics.topic_of(self.game, self.asked)

    @property
    def pays(self) -> bool:
        """Whether it is asked how to pay: to who pays, that is one with what was chosen just before."""
        return self.topic == topics.PAYMENT

    @property
    def gift(self) -> int | None:
        """The number of an option that only gives its player something and costs nothing, if there is one."""
        return gifts.gift(self.game, self.asked)

    @property
    def rest(self) -> Rest | None:
        """An answer that the player may want to give for the rest of the phase, if there is one."""
        found = topics.rest_of(self.game, self.asked)
        return None if found is None else Rest(*found)

    @property
    def prompt(self) -> str:
        question: Question = self.asked.about
        return question.prompt(self.game, self.asked)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that are asked about and are no answers themselves, the one to look at first."""
        seat, state = self.asked.seat, self.game.state
        question: Question = self.asked.about
        answers = {card for option in self.asked.options for card in option.cards}
        about = dict.fromkeys(question.subjects(self.game, self.asked))
        shown = [card for card in about if card not in answers and view.knows(state, seat, card)]
        return view.handles(self.game, seat, shown)

    @property
    def keys(self) -> list[str]:
        if self._keys is None:
            self._keys = keys.keys(self.game, self.asked)
        return self._keys

    @property
    def labels(self) -> list[str]:
        """The options in words, in order, in the language that is spoken."""
        if self._labels is None or self._language is not spoken():
            self._labels = labels.labels(self.game, self.asked)
            self._language = spoken()
        return self._labels

    def handle(self, card: int) -> str:
        return view.handle_in_view(self.game, self.seat, card)

    def id_of(self, card: int) -> str | None:
        return self.game.face(card).id if view.knows(self.game.state, self.seat, card) else None
