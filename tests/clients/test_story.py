"""The stories of whole games."""

import ast
import inspect
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import longbox
from longbox.clients import part_of
from longbox.engine.events import EventKind
from longbox.games.champions.table.kinds import STATUS_NAMES
from longbox.story import CardPart, tell, words_of
from longbox.story.templates import FIELD, OPTIONAL, Templates

BASIC = {"who", "card", "cards", "target", "source", "amount"}
"""What events themselves hold; whatever else a template speaks of are facts of the kind."""

every_game = pytest.mark.parametrize("game", longbox.games())


def modules_of(game: str) -> list[ModuleType]:
    package = import_module(f"longbox.games.{game}")
    return [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]


def kinds_of(game: str) -> dict[str, EventKind]:
    """All kinds of events that a game declares, by name."""
    values = [value for module in modules_of(game) for value in vars(module).values()]
    return {value.name: value for value in values if isinstance(value, EventKind)}


class Made(NamedTuple):
    """A place in a game's code that makes an event: its kind, what it says of it, and its manner if that is plain."""

    kind: EventKind
    given: set[str]
    manner: str | None
    where: str


def named_in(module: ModuleType, name: str) -> EventKind | None:
    """The kind of event that a module calls so; None if it is a variable of a function."""
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def events_made(game: str) -> Iterator[Made]:
    for module in modules_of(game):
        for call in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Event" and call.args:
                kind = named_in(module, ast.unparse(call.args[0]))
                if kind is None:
                    continue
                said = {keyword.arg or "": keyword.value for keyword in call.keywords}
                manner = said.get("manner", ast.Constant(""))
                plain = manner.value if isinstance(manner, ast.Constant) else None
                yield Made(kind, set(said), plain, f"{module.__name__}:{call.lineno}")


def needs(template: str) -> set[str]:
    """What an event must have to be told by a template."""
    return {found[1] for found in FIELD.finditer(OPTIONAL.sub("", template))}


def random_match(game: str, seed: int, **setup: Any) -> longbox.Match:
    rng = random.Random(seed)
    match = longbox.deal(game, seed=seed, **setup)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    return match


@every_game
def test_everything_that_can_happen_is_told_or_silent_for_a_reason(game: str) -> None:
    words = words_of(game)
    named = {key.partition("/")[0] for key in words}
    assert set(kinds_of(game)) - named == set(), f"give these events words, or a reason, in clients/{game}/story.py"
    silent = part_of(game, "story", Templates).silent
    assert all(len(reason.split()) > 3 for reason in silent.values())
    assert all(template for event, template in words.items() if event not in silent)
    for name, kind in kinds_of(game).items():
        assert not (kind.quiet and not kind.told_first) or name in silent, f"{name} is quiet: say why in SILENT"


@every_game
def test_there_are_no_words_for_what_never_happens(game: str) -> None:
    named = {key.partition("/")[0] for key in words_of(game)}
    assert named - set(kinds_of(game)) == set()


SET_LATER = {
    ("champions", "discard"): {"who"},
    ("champions", "start a side scheme"): {"amount"},
    ("champions", "take damage"): {"amount"},
    ("vs", "gain XP"): {"amount"},
    ("legendary", "add a mastermind"): {"card"},
    ("legendary", "adapt"): {"target"},
    ("legendary", "capture"): {"cards"},
    ("legendary", "draw"): {"amount"},
    ("legendary", "gain bindings"): {"amount"},
    ("legendary", "gain wound"): {"amount"},
    ("legendary", "go beside"): {"cards"},
    ("legendary", "rescue"): {"cards"},
}
"""What events get when they happen, or need only in a variant that such an event is not, or if they are told."""

GIVEN_ITS_KIND = {"the turn starts", "drive back", "pass left", "pass discards right"}
"""Events that are made by a function that is told their kind, with a seat; who comes is named, too."""


@every_game
def test_every_event_has_what_its_words_speak_of(game: str) -> None:
    """A line with a gap would not be told at all."""
    words = words_of(game)
    made = list(events_made(game))
    told = {name for name in kinds_of(game) if any(words[key] for key in words if key.partition("/")[0] == name)}
    assert told - {one.kind.name for one in made} - GIVEN_ITS_KIND == set()
    for kind, given, manner, where in made:
        has = given | {"seat", "who"} if "seat" in given else given
        if manner:
            templates = [words.get(f"{kind.name}/{manner}", words.get(kind.name, ""))]
        elif manner == "" and kind.facts is None:
            templates = [words.get(kind.name, "")]
        else:
            templates = [words[key] for key in words if key.partition("/")[0] == kind.name]
        missing = set.union(set(), *(needs(template) for template in templates)) & BASIC - has
        assert missing <= SET_LATER.get((game, kind.name), set()), f"{where}: {kind.name} has no {missing}"


def test_whatever_has_a_template_for_each_manner_has_one_for_all() -> None:
    champions, vs = words_of("champions"), words_of("vs")
    for status in STATUS_NAMES:
        assert champions[f"gain status/{status}"]
        assert champions[f"lose status/{status}"]
    assert {"phase/player", "phase/villain"} <= champions.keys()
    assert {"turn a location/face up", "turn a location/face down"} <= vs.keys()


@every_game
def test_words_to_whoever_acts_stand_beside_those_to_others(game: str) -> None:
    words = words_of(game)
    to_you = {key: template for key, template in words.items() if key.endswith("/you")}
    assert to_you
    for key, template in to_you.items():
        others = words[key.removesuffix("/you")]
        assert "{who}" in others
        assert "{who}" not in template
        assert FIELD.sub("", others) != FIELD.sub("", template)


@every_game
def test_the_story_is_made_of_sentences(game: str) -> None:
    match = random_match(game, seed=3)
    for seat in (None, 0):
        lines = tell(match, seat)
        assert any(line.heading for line in lines)
        for line in lines:
            assert line.heading or line.text.endswith((".", "!", "?"))
            assert line.text[0] == line.text[0].upper()
            assert not set("{}|[]") & set(line.text)


@every_game
def test_cards_of_the_story_can_be_looked_up(game: str) -> None:
    known = {card.id: card.name for card in longbox.cards(game)}
    parts = [part for line in tell(random_match(game, seed=4), 0) for part in line.parts]
    cards = [part for part in parts if isinstance(part, CardPart)]
    assert cards
    assert all(known[card.id] == card.name for card in cards)


@every_game
def test_a_story_can_be_told_bit_by_bit(game: str) -> None:
    match = random_match(game, seed=5)
    late = tell(match, 0, since=len(match.history) // 2)
    assert len(late) > 10
    assert late[-10:] == tell(match, 0)[-10:]


LAST_LINES = {
    "LG-LOSE-01": r"escapes( with .*)?!$",
    "MC-WIN-02": r"threat on .*\((\d+) of (\d+)\)\.$",
    "MC-WIN-03": r"is out of the game!$",
    "VS-WIN-01": r"KO’d",
}
"""What ends a game by each of these rules is the last that is told of it."""


@pytest.mark.parametrize(
    ("game", "setup", "seed"),
    [
        *(("legendary", {"scheme": "negative-zone-prison-breakout", "mastermind": "loki"}, seed) for seed in (1, 2)),
        *(("champions", {}, seed) for seed in (1, 4)),
        *(("vs", {}, seed) for seed in (1, 2)),
    ],
)
def test_what_ended_a_game_is_the_last_that_is_told(game: str, setup: dict[str, str], seed: int) -> None:
    match = random_match(game, seed, **setup)
    last = tell(match, 0)[-1].text
    found = re.search(LAST_LINES[match.result.rule], last)
    assert found, f"{match.result.reason} does not follow from {last!r}"
    if match.result.rule == "MC-WIN-02":
        assert int(found[1]) >= int(found[2])
