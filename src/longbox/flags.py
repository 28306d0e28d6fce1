"""Flags that several commands share: the language, and the set-up, for every command that deals, with the flags of all
games (`clients/<game>/flags.py`)."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Annotated, Any, Final, NamedTuple, TypeVar, cast

import typer

import longbox
from longbox.clients import part_of
from longbox.languages import VARIABLE, either, listed, speak

ANY_GAME: Final = either(longbox.games())

Command = TypeVar("Command", bound=Callable[..., None])
Read = Callable[[list[str]], dict[str, Any]]


Language = Annotated[str, typer.Option("--language", metavar="CODE", help="What is spoken: en, or another language.")]
SpokenByDefault = Annotated[
    str,
    typer.Option("--language", metavar="CODE", envvar=VARIABLE, help="What is spoken: en, or another language."),
]


def speaks(command: Command) -> Command:
    """Let a command be told behind its name, too, what is spoken: `longbox play --language xx`."""

    @wraps(command)
    def spoken_by(*given: Any, language: str = "", **named: Any) -> None:
        if language:
            speak(language)
        command(*given, **named)

    own = inspect.signature(command, eval_str=True)
    flag = inspect.Parameter("language", inspect.Parameter.KEYWORD_ONLY, default="", annotation=Language)
    vars(spoken_by)["__signature__"] = own.replace(parameters=[*own.parameters.values(), flag])
    spoken_by.__annotations__ = {**command.__annotations__, "language": Language}
    return cast(Command, spoken_by)


class Flag(NamedTuple):
    """One flag of a game: the line of the form that it fills in, what it is good for, and how it is typed."""

    name: str
    line: str
    help: str
    """A message; `--help` says it in English: it is written before anybody is asked for a language."""
    typed: Any
    spelled: tuple[str, ...] = ()
    """How it is written, where that is more than its name."""
    read: Read | None = None
    """What it fills in, where that is more than its line."""


def one(name: str, help: str) -> Flag:
    return Flag(name, name, help, str | None)


def several(name: str, line: str, help: str, *spelled: str, read: Read | None = None) -> Flag:
    """Given once for each, or with commas."""
    return Flag(name, line, help, list[str] | None, spelled, read)


def yes(name: str, help: str) -> Flag:
    return Flag(name, name, help, bool | None, (f"--{name}",))


def flags_of(game: str) -> tuple[Flag, ...]:
    return part_of(game, "flags", tuple)


@cache
def flags() -> Mapping[str, Flag]:
    """The flags of all games, by name, as the command line takes them: each once, whichever games have it."""
    alike: dict[str, dict[str, Flag]] = {}
    for game in longbox.games():
        for flag in flags_of(game):
            alike.setdefault(flag.name, {})[longbox.about(game).title] = flag
    return {name: together(by_title) for name, by_title in alike.items()}


def together(by_title: Mapping[str, Flag]) -> Flag:
    """A flag that some games share. Its help says what it means in the first, and in others where that differs."""
    first = next(iter(by_title.values()))
    others = [f"; in {title}, {flag.help}" for title, flag in by_title.items() if flag.help != first.help]
    option = typer.Option(*first.spelled, help=f"{first.help}{''.join(others)}.", rich_help_panel=listed([*by_title]))
    return first._replace(typed=Annotated[first.typed, option])


def takes_setup(command: Command) -> Command:
    """Give a command all flags of the set-up; what was typed reaches it as `**typed`."""
    own = inspect.signature(command, eval_str=True)
    parameters = [one for one in own.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters += [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=flag.typed)
        for name, flag in flags().items()
    ]
    vars(command)["__signature__"] = own.replace(parameters=parameters)
    command.__annotations__ |= {name: flag.typed for name, flag in flags().items()}
    return command


def filled_in(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The flags that were given, by the names of the lines of the form."""
    given: dict[str, Any] = {}
    for name, value in typed.items():
        if value is None or value == []:
            continue
        flag = flags()[name]
        if isinstance(value, list) and flag.line != "decks":
            value = [part.strip() for entry in value for part in entry.split(",")]
        given |= {flag.line: value} if flag.read is None else flag.read(value)
    return given
