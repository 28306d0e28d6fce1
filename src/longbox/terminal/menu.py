"""The menu: choose a game, who plays and how it is set up; Enter takes what is in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

import longbox
from longbox.languages import capital, message, said
from longbox.terminal import forms
from longbox.terminal.boards import board_of
from longbox.terminal.choosing import Several, Take, meaning
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import Sitting, resumed
from longbox.terminal.options import columns, entry
from longbox.terminal.screen import Screen
from longbox.terminal.seating import levels, seated, usual_level

LEAVING = ("q", "quit", "exit")
LEVELS = {
    "easy": message("easy: glances at each option, within a second"),
    "normal": message("normal: tries each option out, within three seconds"),
    "hard": message("hard: looks for the best, within ten seconds"),
}


def run(screen: Screen, shelf: Shelf) -> Sitting | None:
    """Ask until there is a table to sit at; None if the player leaves."""
    screen.gap()
    blurb = said("Three card games, all their rules, one open box.")
    screen.show(Text.assemble((" LONGBOX ", "ask"), (f"  {blurb}", "pencil")))
    saved = shelf.names()
    games = list(longbox.games())
    labels = [
        said("{game}: {blurb}", game=longbox.about(game).title, blurb=said(board_of(game).blurb)) for game in games
    ]
    labels += [said("Go on with a saved game ({name})", name=saved[0])] if saved else []
    labels.append(said("Quit"))
    leave = len(labels) - 1
    k = pick(screen, said("What would you like to play?"), labels, leave=leave)
    if k == leave:
        return None
    if k < len(games):
        return new_table(screen, shelf, games[k])
    try:
        return resumed(shelf, pick_saved(screen, shelf, saved), screen)
    except longbox.SaveError as error:
        screen.show(Text(capital(str(error)), style="refusal"))
        return run(screen, shelf)


def pick_saved(screen: Screen, shelf: Shelf, saved: Sequence[str]) -> str:
    if len(saved) == 1:
        return saved[0]
    return saved[pick(screen, said("Which one?"), [describe(shelf, name) for name in saved])]


def describe(shelf: Shelf, name: str) -> str:
    """A saved game in a line."""
    try:
        kept = shelf.read(name)
        about = kept.title
    except (longbox.LongboxError, LookupError, ValueError):
        return said("{name}: damaged", name=name)
    when = f"{kept.saved:%Y-%m-%d %H:%M}"
    if kept.version == longbox.__version__:
        return said("{name}: {about}, saved {time} UTC", name=name, about=about, time=when)
    if not kept.version:
        by_whom = message("{name}: {about}, saved {time} UTC by Longbox of an unknown version")
        return said(by_whom, name=name, about=about, time=when)
    by_whom = message("{name}: {about}, saved {time} UTC by Longbox {version}")
    return said(by_whom, name=name, about=about, time=when, version=kept.version)


def new_table(screen: Screen, shelf: Shelf, game: str) -> Sitting:
    chosen: dict[str, Any] = {}
    if pick(screen, f"{longbox.about(game).title}:", [said("Play now"), said("Set up")]) == 1:
        chosen = fill_form(screen, game)
    seed = forms.new_seed()
    match = longbox.deal(game, seed=seed, **chosen)
    people, level = 1, usual_level()
    if match.seats > 1:
        question = said("How many of the {number} players are people at this screen?", number=match.seats)
        people = number(screen, question, 1, 0, match.seats)
        if people < match.seats:
            known = [said(LEVELS[name]) for name in levels()]
            usual = levels().index(level)
            level = levels()[pick(screen, said("How good are the computer players?"), known, default=usual)]
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
    screen.show(Text(capital(item.words), style="title"))
    if item.choices:
        screen.show(*columns([choice_line(item, choice) for choice in item.choices], screen.width))
    prompt = message("{setting} (several with commas) [{usual}]:") if item.many else message("{setting} [{usual}]:")
    while True:
        typed = screen.ask(f"{said(prompt, setting=item.name, usual=shown(item.default))} ")
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
        return forms.YES[0] if value else forms.NO[0]
    if isinstance(value, list | tuple):
        return ", ".join(str(one) for one in value) or said("the usual")
    return said("at random") if value in (None, "") else str(value)


def pick(screen: Screen, question: str, labels: Sequence[str], default: int = 0, leave: int | None = None) -> int:
    """Which of these; Enter takes the default, and q the one by which one leaves, if there is one."""
    screen.gap()
    screen.show(Text(f" {question} ", style="ask"), *(entry(k, label) for k, label in enumerate(labels, 1)))
    while True:
        typed = screen.ask(f"[{default + 1}] > ")
        if not typed:
            return default
        if typed.lower() in LEAVING and leave is not None:
            return leave
        match meaning(typed, labels):
            case Take(k):
                return k
            case Several(found):
                fits = ", ".join(labels[k] for k in found)
                screen.show(Text(said("That fits several: {options}.", options=fits), style="refusal"))
            case _:
                again = said("Pick a number from 1 to {last}, or type part of a name.", last=len(labels))
                screen.show(Text(again, style="refusal"))


def number(screen: Screen, question: str, default: int, least: int, most: int) -> int:
    screen.gap()
    screen.show(Text(f" {question} ", style="ask"))
    while True:
        span = said("{least} to {most} [{usual}]", least=least, most=most, usual=default)
        typed = screen.ask(f"{span} > ")
        if not typed:
            return default
        if typed.isdigit() and least <= int(typed) <= most:
            return int(typed)
        again = said("Type a number from {least} to {most}.", least=least, most=most)
        screen.show(Text(again, style="refusal"))
