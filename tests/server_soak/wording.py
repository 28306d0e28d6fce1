"""What a client could rightly say at a table, drawn from the message types themselves, at right and at wrong times."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec

from longbox.server import messages, parts
from server_soak import breaking

RARE = (messages.Leave, messages.Concede, messages.Rematch, messages.AskHint, messages.Replace)
"""These end a game or let computers think: in the crowd, so that there is a game to disturb."""
TYPES = get_args(messages.FromClient)
WEIGHTS = [1 if type in RARE else 20 if type is messages.Choose else 6 for type in TYPES]


class Situation:
    """What a client knows of its table."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.standing: parts.Standing | None = None

    def take_in(self, message: messages.FromServer) -> None:
        if isinstance(message, messages.Position | messages.Steps):
            self.standing = message.standing

    def decision(self) -> parts.Decision | None:
        return None if self.standing is None else self.standing.decision

    def cards(self) -> list[str]:
        decision = self.decision()
        options = () if decision is None else decision.options
        among = () if decision is None or decision.picks is None else decision.picks.among
        return [card for option in options for card in option.cards] + list(among) or ["c1"]


def message(rng: random.Random, known: Situation) -> dict[str, Any]:
    """A right message; now and then one that is not for this moment."""
    type = rng.choices(TYPES, WEIGHTS)[0]
    said = {"type": type.__struct_config__.tag}
    for field in msgspec.structs.fields(type):
        if field.required or rng.random() < 0.7:
            said[field.name] = fitting(rng, known, field.name)
    return said


def fitting(rng: random.Random, known: Situation, name: str) -> Any:
    """A value for a field; for one that is not known here, any."""
    standing, decision = known.standing, known.decision()
    number = 0 if standing is None else standing.number
    by_name = {
        "token": lambda: rng.choice([*known.tokens, "guess"]),
        "decision": lambda: number + rng.choice((0, 0, 0, 0, -1, 1)),
        "number": lambda: rng.choice((None, 0, number, number + 1, number // 2)),
        "undos": lambda: (0 if standing is None else standing.undos) + rng.choice((0, 0, 0, 0, 1, -1)),
        "option": lambda: rng.randrange(-1, 2 + (0 if decision is None else len(decision.options))),
        "card": lambda: rng.choice(known.cards()),
        "target": lambda: rng.choice([*known.cards(), None]),
        "cards": lambda: rng.choices(known.cards(), k=rng.randrange(5)),
        "beside": lambda: rng.choices(known.cards(), k=rng.randrange(3)),
        "verb": lambda: rng.choice(
            [None, "attack", "play", "x", *([] if not decision else [decision.options[0].verb])]
        ),
        "to": lambda: rng.choice((None, number - 1, number - 1, number, number - 3, 0, -1)),
        "at": lambda: rng.choice((None, number, 0, number // 2, -1, number + 1)),
        "yes": lambda: rng.random() < 0.7,
        "paused": lambda: rng.random() < 0.1,
        "seat": lambda: rng.randrange(-1, 3),
        "player": lambda: rng.choice(("random", "random", "greedy", "nobody", "")),
        "name": lambda: rng.choice(("Eve", "", "é" * 50, "\u202e")),
        "text": lambda: rng.choice(("Hello!", " ", "<b>", "x" * 501, "𝄞")),
        "note": lambda: rng.choice(("wrong", "", "x" * 5_000)),
    }
    return by_name[name]() if name in by_name else breaking.value(rng)
