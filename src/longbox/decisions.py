"""What is to be decided, and what can be picked: in words, and by the handles of the seat that decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from longbox.engine import gifts, keys, labels, topics, view
from longbox.engine.decision import Decision as AskedDecision
from longbox.engine.decision import Option as AskedOption
from longbox.engine.decision import Question
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.topics import Rest
from longbox.gathering import Group


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One thing to pick. Its words are made when they are read."""

    __slots__ = ("_decision", "_option")

    def __init__(self, decision: Decision, option: AskedOption) -> None:
        self._decision = decision
        self._option = option

    @property
    def verb(self) -> str:
        return self._option.verb

    @property
    def amount(self) -> int:
        return self._option.amount

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it is about, by the handles of the seat that decides."""
        return tuple(self._decision.handle(card) for card in self._option.cards)

    @property
    def ids(self) -> tuple[str | None, ...]:
        """Which cards of the game these are, by the ids of `longbox.cards`; None: the seat that decides can't know."""
        return tuple(self._decision.id_of(card) for card in self._option.cards)

    @property
    def to(self) -> str | None:
        """The card it is aimed at."""
        return None if self._option.to < 0 else self._decision.handle(self._option.to)

    @property
    def about(self) -> tuple[str, ...]:
        """The cards that it is about without naming them, by their handles: the hero who changes form."""
        game = self._decision.game
        cards = game.rules.about(game, self._decision.seat, self._option)
        return view.handles(game, self._decision.seat, cards)

    @property
    def label(self) -> str:
        """What the option is in English. Two read alike only if it is all the same which of them is taken."""
        return self._decision.labels[self._decision.asked.options.index(self._option)]

    @property
    def key(self) -> str:
        """A string that names the option in saves and logs; no two options of a decision share one."""
        return self._decision.keys[self._decision.asked.options.index(self._option)]

    def __repr__(self) -> str:
        return f"<option {self.key}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """The options of a decision, in a sequence; each is dressed up only when somebody looks at it."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return len(self._decision.asked.options)

    def __getitem__(self, place: Any) -> Any:
        found = self._decision.asked.options[place]
        if isinstance(found, list):
            return [Option(self._decision, option) for option in found]
        return Option(self._decision, found)

    def __iter__(self) -> Iterator[Option]:
        return (Option(self._decision, option) for option in self._decision.asked.options)

    def index(self, option: Option) -> int:
        return self._decision.asked.options.index(option._option)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What is to be decided now, by whom."""

    __slots__ = ("_keys", "_labels", "asked", "game", "number")

    def __init__(self, game: Game[Any], asked: AskedDecision) -> None:
        self.game = game
        self.asked = asked
        state: State = game.state
        self.number = state.choices
        self._keys: list[str] | None = None
        self._labels: list[str] | None = None

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
        return topics.rest_of(self.game, self.asked)

    @property
    def prompt(self) -> str:
        question: Question = self.asked.about
        return question.prompt(self.game, self.asked)

    @property
    def keys(self) -> list[str]:
        if self._keys is None:
            self._keys = keys.keys(self.game, self.asked)
        return self._keys

    @property
    def labels(self) -> list[str]:
        """The options in English, in order."""
        if self._labels is None:
            self._labels = labels.labels(self.game, self.asked)
        return self._labels

    def handle(self, card: int) -> str:
        return view.handle_in_view(self.game, self.seat, card)

    def id_of(self, card: int) -> str | None:
        return self.game.face(card).id if view.knows(self.game.state, self.seat, card) else None
