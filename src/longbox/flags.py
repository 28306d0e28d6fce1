"""The set-up on the command line: one table of flags, for every command that deals a game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import typer

from longbox.terminal import forms

VS, CHAMPIONS, LEGENDARY = "Vs. System", "Marvel Champions", "Legendary"
DUEL, CO_OP = "Vs. System and Marvel Champions", "Marvel Champions and Legendary"

Command = TypeVar("Command", bound=Callable[..., None])


class Flag(NamedTuple):
    """One flag: the line of the form that it fills in, and how it is typed and explained."""

    line: str
    typed: Any


def one(line: str, help: str, panel: str) -> Flag:
    return Flag(line, Annotated[str | None, typer.Option(help=help, rich_help_panel=panel)])


def several(line: str, help: str, panel: str, *names: str) -> Flag:
    """Given once for each, or with commas."""
    return Flag(line, Annotated[list[str] | None, typer.Option(*names, help=help, rich_help_panel=panel)])


def yes(name: str, help: str, panel: str) -> Flag:
    return Flag(name, Annotated[bool | None, typer.Option(f"--{name}", help=help, rich_help_panel=panel)])


FLAGS: Final = {
    "deck": several("decks", "A deck by name or file, once a player.", DUEL),
    "main": several("mains", "A main character, once a player.", VS),
    "mode": one("mode", "Who plays with whom: free-for-all, two-against-two or two-headed.", VS),
    "rules": one("rules", "The book to play by, where the books differ.", VS),
    "hero": several("heroes", "A player's hero; in Legendary, one of the Hero Deck.", CO_OP, "--hero", "--heroes"),
    "aspect": several(
        "aspects", "An aspect, once a hero; left out, the usual ones.", CHAMPIONS, "--aspect", "--aspects"
    ),
    "modular": several("modular", "A modular set; `random` draws one unseen. Once for each.", CHAMPIONS),
    "scenario": one("scenario", "Whom you are up against.", CHAMPIONS),
    "expert": yes("expert", "Play the harder game.", CHAMPIONS),
    "heroic": one("heroic", "So many more encounter cards for each player in every villain phase.", CHAMPIONS),
    "skirmish": one("skirmish", "Play against one stage of the villain: I, II or III.", CHAMPIONS),
    "house_rule": several("house_rules", "A reading of the later Rules Reference.", CHAMPIONS),
    "mastermind": one("mastermind", "Who is behind it all.", LEGENDARY),
    "scheme": one("scheme", "What is being schemed.", LEGENDARY),
    "villains": several("villains", "A Villain group of the Villain Deck.", LEGENDARY),
    "henchmen": several("henchmen", "A Henchmen group of the Villain Deck.", LEGENDARY),
    "challenge": several("challenges", "A way to make it harder.", LEGENDARY),
    "solo": one("solo", "The rules for one player: basic or advanced.", LEGENDARY),
    "sidekicks": yes("sidekicks", "Have a stack of Sidekicks to recruit from.", LEGENDARY),
}


def takes_setup(command: Command) -> Command:
    """Give a command all flags of the set-up; what was typed reaches it as `**typed`."""
    own = inspect.signature(command, eval_str=True)
    parameters = [one for one in own.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters += [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=flag.typed)
        for name, flag in FLAGS.items()
    ]
    vars(command)["__signature__"] = own.replace(parameters=parameters)
    command.__annotations__ |= {name: flag.typed for name, flag in FLAGS.items()}
    return command


def filled_in(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The flags that were given, by the names of the lines of the form."""
    given = {FLAGS[name].line: value for name, value in typed.items() if value is not None and value != []}
    for line, value in given.items():
        if isinstance(value, list) and line != "decks":
            given[line] = [part.strip() for entry in value for part in entry.split(",")]
    return given | forms.modular_sets(given.get("modular"))
