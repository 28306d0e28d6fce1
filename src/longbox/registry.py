"""The games that Longbox knows, and dealing one."""

from __future__ import annotations

import tomllib
from ast import literal_eval
from copy import copy
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, NamedTuple

from longbox import seeds
from longbox.engine import dice
from longbox.engine.dice import Seed
from longbox.engine.language import said
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem, wrong_values
from longbox.errors import SetupError

if TYPE_CHECKING:
    from longbox.match import Match

FOLDERS = import_module("longbox.games")
"""Loaded before the function `longbox.games` is bound: the package would cover it if it came later."""


class About(NamedTuple):
    """What a game says of itself before it is loaded (`about.toml` in its folder)."""

    title: str
    """What people call it."""
    together: bool
    """Whether all players win or lose together."""
    place: int
    """Where it stands in lists of games."""


def read_about(name: str) -> About:
    return About(**tomllib.loads((files(FOLDERS) / name / "about.toml").read_text("utf-8")))


ABOUT = {folder.name: read_about(folder.name) for folder in iter_modules(FOLDERS.__path__) if folder.ispkg}
GAMES = tuple(sorted(ABOUT, key=lambda name: ABOUT[name].place))


def games() -> tuple[str, ...]:
    """The names of all games: those of their folders."""
    return GAMES


def about(name: str) -> About:
    """What a game says of itself, without loading it."""
    refuse_unknown(name)
    return ABOUT[name]


def compiled() -> bool:
    """Whether the engine was compiled when Longbox was installed: the same games, some times as quick."""
    return not str(dice.__file__).endswith(".py")


def rules_of(name: str) -> Rules:
    refuse_unknown(name)
    return load_rules(name)


def refuse_unknown(name: str) -> None:
    if name not in GAMES:
        near = get_close_matches(str(name), GAMES, n=1)
        refused = said("there is no game {name}; Longbox has {games}.", name=repr(name), games=", ".join(GAMES))
        hint = [said("Did you mean {choice}?", choice=repr(near[0]))] if near else []
        raise SetupError(" ".join([refused, *hint]))


@cache
def load_rules(name: str) -> Rules:
    rules: Rules = import_module(f"{FOLDERS.__name__}.{name}").RULES
    return rules


def setup(name: str) -> tuple[Item, ...]:
    """The form of a game's set-up: what can be chosen, with its defaults."""
    return tuple(line_of(item) for item in rules_of(name).form())


def line_of(item: Item) -> Item:
    """A line of a form for whoever reads it: in words, and with a default of its own."""
    meanings = {choice: said(meaning) for choice, meaning in item.meanings.items()}
    return item._replace(words=said(item.words), meanings=meanings, default=copy(item.default))


def check(name: str, **chosen: Any) -> list[Problem]:
    """What is wrong with a set-up; an empty list if it can be played."""
    rules = rules_of(name)
    return misfits(rules, chosen) or problems_of(rules, filled(rules, chosen))


def needs(name: str, **chosen: Any) -> dict[str, tuple[int, ...]]:
    """How many entries lines of the form come to in the end, by the rules of the game; nothing about a set-up that does
    not fit the form."""
    rules = rules_of(name)
    setup = filled(rules, chosen)
    return {} if misfits(rules, chosen) or wrong_values(rules.form(), setup) else rules.needs(setup)


def misfits(rules: Rules, chosen: dict[str, Any]) -> list[Problem]:
    """What the form of the game does not have. Only what fits the form is shown to the game, which may rely on it."""
    form = tuple(item for item in rules.form() if item.name in chosen)
    return strangers(rules, chosen) or wrong_values(form, chosen)


def strangers(rules: Rules, chosen: dict[str, Any]) -> list[Problem]:
    """Settings that the form of the game does not have."""
    known = {item.name for item in rules.form()}
    return [
        Problem(
            "",
            said("{game} has no setting {name}", game=rules.name, name=repr(key)),
            said("It has {settings}.", settings=", ".join(sorted(known))),
        )
        for key in chosen
        if key not in known
    ]


def problems_of(rules: Rules, setup: dict[str, Any]) -> list[Problem]:
    """What is wrong with a set-up that lacks nothing."""
    return wrong_values(rules.form(), setup) or rules.problems(setup)


def filled(rules: Rules, chosen: dict[str, Any]) -> dict[str, Any]:
    """A set-up with the defaults for what was left out."""
    return {item.name: copy(item.default) for item in rules.form()} | rules.implied(chosen) | chosen


def draw(name: str, *, seed: Seed = 0, **chosen: Any) -> dict[str, Any]:
    """A set-up with what was left out drawn at random, as far as the rules of the game let chance decide it."""
    rules = rules_of(name)
    refuse(check(name, **chosen))
    return chosen | rules.drawn(filled(rules, chosen), seed)


def refuse(problems: list[Problem]) -> None:
    if problems:
        raise SetupError("\n".join(str(problem) for problem in problems))


def deal(name: str, *, seed: Seed = 0, record: bool = True, **chosen: Any) -> Match:
    """Set up a game and play it to its first decision."""
    from longbox.match import Match

    rules = rules_of(name)
    if not isinstance(seed, (int, str)):
        raise SetupError(said("the seed must be a whole number or a text, not {seed}", seed=repr(seed)))
    first, turns = seeds.parts(seed)
    if all(map(is_plain, chosen.values())):
        game = rules.deal(dict(plain_setup(rules, repr(chosen))), first)
    else:
        game = rules.deal(complete(rules, chosen), first)
    match = Match(game, chosen, seed, record)
    game.run()
    if turns:
        match._turns = turns
        match.turn_chance()
    return match


def complete(rules: Rules, chosen: dict[str, Any]) -> dict[str, Any]:
    """A set-up that lacks nothing and can be played; any other is refused."""
    refuse(misfits(rules, chosen))
    setup = filled(rules, chosen)
    refuse(problems_of(rules, setup))
    return setup


@lru_cache(maxsize=64)
def plain_setup(rules: Rules, written: str) -> dict[str, Any]:
    """The same for one that is plain enough to be written down. Simulations deal one set-up over and over: each is
    checked once."""
    return complete(rules, literal_eval(written))


def is_plain(value: Any) -> bool:
    """Whether a value is the same as any that is written like it: words, numbers, and lists of them."""
    if type(value) in (list, tuple):
        return all(type(entry) in PLAIN for entry in value)
    return type(value) in PLAIN


PLAIN = frozenset((str, int, bool, type(None)))
