"""The menu: choose a game, who plays and how it is set up; Enter takes what is in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

import longbox
from longbox.terminal import forms
from longbox.terminal.boards import board_of
from longbox.terminal.choosing import Several, Take, meaning
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import Sitting, resumed
from longbox.terminal.options import columns, entry
from longbox.terminal.screen import Screen
from longbox.terminal.seating import levels, seated, usual_level

GO_ON = "Go on with a saved game"
QUIT = "Quit"
LEVELS = {
    "easy": "easy: glances at each option, within a second",
    "normal": "normal: tries each option out, within three seconds",
    "hard": "hard: looks for the best, within ten seconds",
}


def run(screen: Screen, shelf: Shelf) -> Sitting | None:
    """Ask until there is a table to sit at; None if the player leaves."""
    screen.gap()
    screen.show(Text.assemble((" LONGBOX ", "ask"), ("  Three card games, all their rules, one open box.", "pencil")))
    saved = shelf.names()
    games = list(longbox.games())
    labels = [f"{longbox.about(game).title}: {board_of(game).blurb}" for game in games]
    labels += [f"{GO_ON} ({saved[0]})"] if saved else []
    labels.append(QUIT)
    k = pick(screen, "What would you like to play?", labels)
    if labels[k] == QUIT:
        return None
    if labels[k].startswith(GO_ON):
        try:
            return resumed(shelf, pick_saved(screen, shelf, saved), screen)
        except longbox.SaveError as error:
            said = str(error)
            screen.show(Text(f"{said[:1].upper()}{said[1:]}", style="refusal"))
            return run(screen, shelf)
    return new_table(screen, shelf, games[k])


def pick_saved(screen: Screen, shelf: Shelf, saved: Sequence[str]) -> str:
    if len(saved) == 1:
        return saved[0]
    return saved[pick(screen, "Which one?", [describe(shelf, name) for name in saved])]


def describe(shelf: Shelf, name: str) -> str:
    """A saved game in a line."""
    try:
        kept = shelf.read(name)
    except longbox.SaveError:
        return f"{name}: damaged"
    by = "" if kept.version == longbox.__version__ else f" by Longbox {kept.version or 'of an unknown version'}"
    return f"{name}: {kept.about}, saved {kept.saved:%Y-%m-%d %H:%M} UTC{by}"


def new_table(screen: Screen, shelf: Shelf, game: str) -> Sitting:
    chosen: dict[str, Any] = {}
    if pick(screen, f"{longbox.about(game).title}:", ["Play now", "Set up"]) == 1:
        chosen = fill_form(screen, game)
    seed = forms.new_seed()
    match = longbox.deal(game, seed=seed, **chosen)
    people, level = 1, usual_level()
    if match.seats > 1:
        people = number(screen, f"How many of the {match.seats} players are people at this screen?", 1, 0, match.seats)
        if people < match.seats:
            known = [LEVELS[name] for name in levels()]
            usual = levels().index(level)
            level = levels()[pick(screen, "How good are the computer players?", known, default=usual)]
    return Sitting(match, seated(match.seats, people, level, seed), screen, shelf)


def fill_form(screen: Screen, game: str) -> dict[str, Any]:
    """Go through the game's own form until it can be played."""
    while True:
        chosen = {}
        for item in longbox.setup(game):
            value = ask_item(screen, item) if len(item.choices) != 1 else None
            if value is not None:
                chosen[item.name] = value
        problems = longbox.check(game, **chosen)
        if not problems:
            return chosen
        for problem in problems:
            screen.show(Text(str(problem), style="refusal"))


def ask_item(screen: Screen, item: longbox.Item) -> Any:
    """What a player fills into a line of the form; None leaves the default."""
    screen.gap()
    screen.show(Text(f"{item.words[:1].upper()}{item.words[1:]}", style="title"))
    if item.choices:
        screen.show(*columns([choice_line(item, choice) for choice in item.choices], screen.width))
    several = " (several with commas)" if item.many else ""
    while True:
        typed = screen.ask(f"{item.name}{several} [{shown(item.default)}]: ")
        if not typed:
            return None
        try:
            return forms.read_value(item, typed)
        except longbox.SetupError as error:
            screen.show(Text(str(error), style="refusal"))


def choice_line(item: longbox.Item, choice: Any) -> Text:
    """A choice as it is typed, with what it means where its name doesn't say it."""
    meaning = item.meanings.get(str(choice))
    return Text.assemble(f"  {shown(choice)}", (f"  {meaning}", "pencil") if meaning else "")


def shown(value: Any) -> str:
    """A value as a player would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(one) for one in value) or "the usual"
    return "at random" if value in (None, "") else str(value)


def pick(screen: Screen, question: str, labels: Sequence[str], default: int = 0) -> int:
    """Which of these; Enter takes the default."""
    screen.gap()
    screen.show(Text(f" {question} ", style="ask"), *(entry(k, label) for k, label in enumerate(labels, 1)))
    while True:
        typed = screen.ask(f"[{default + 1}] > ")
        if not typed:
            return default
        if typed.lower() in ("q", "quit", "exit") and QUIT in labels:
            return labels.index(QUIT)
        match meaning(typed, labels):
            case Take(k):
                return k
            case Several(found):
                fits = ", ".join(labels[k] for k in found)
                screen.show(Text(f"That fits several: {fits}.", style="refusal"))
            case _:
                screen.show(Text(f"Pick a number from 1 to {len(labels)}, or type part of a name.", style="refusal"))


def number(screen: Screen, question: str, default: int, least: int, most: int) -> int:
    screen.gap()
    screen.show(Text(f" {question} ", style="ask"))
    while True:
        typed = screen.ask(f"{least} to {most} [{default}] > ")
        if not typed:
            return default
        if typed.isdigit() and least <= int(typed) <= most:
            return int(typed)
        screen.show(Text(f"Type a number from {least} to {most}.", style="refusal"))
