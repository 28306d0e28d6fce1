"""What a player means by a typed line: a number, part of an option's words, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

from longbox.languages import Message, said

COMMANDS = {
    "?": Message("help; with a name, that card's text and numbers"),
    "b": Message("the board again, from the top of the screen"),
    "o": Message("what is asked and the options again"),
    "u": Message("undo your last choice; {anyway} even if something hidden was seen since", {"anyway": "u!"}),
    "r": Message("retract the last pick of an unfinished group (a payment, a team)"),
    "p": Message(
        "pick a whole set at once: the one proposed, or the cards you name ({example})",
        {"example": "p genius, web-shooter"},
    ),
    "h": Message("hint: what a computer player would do"),
    "all": Message("play your cards one after the other, until something else is asked"),
    "why": Message("with a name: why that card can't be used now"),
    "log": Message("the whole story so far"),
    "learn": Message("explain each kind of choice when it first comes up: on or off"),
    "auto": Message("pass by yourself where passing is all you can do: on or off"),
    "gifts": Message("take what only gives you something and costs nothing without asking: on or off"),
    "rest": Message("give an answer for the rest of the phase, where that is offered"),
    "s": Message("save"),
    "q": Message("save and quit; {command} goes on", {"command": "longbox resume"}),
    "concede": Message("give up"),
}
"""What can be typed instead of an option, in every language, and what it does."""
LONG_FORMS = {
    "help": "?", "board": "b", "table": "b", "options": "o", "undo": "u", "undo!": "u!", "retract": "r", "back": "r",
    "hint": "h", "story": "log", "save": "s", "quit": "q", "exit": "q",
}  # fmt: skip
WITH_NAMES = {"?", "why", "p"}


class Take(NamedTuple):
    """Option k, counted from 0."""

    k: int


class Command(NamedTuple):
    name: str
    rest: str = ""


class Several(NamedTuple):
    """The words fit more than one option: these."""

    options: tuple[int, ...]


class Unclear(NamedTuple):
    """No option fits; why, in a sentence."""

    text: str


Meaning = Take | Command | Several | Unclear


def meaning(typed: str, labels: Sequence[str]) -> Meaning:
    """What a typed line means where these options are offered."""
    typed = typed.strip()
    if not typed:
        return Take(0) if len(labels) == 1 else Unclear(pick_a_number(len(labels)))
    command = read_command(typed)
    if command is not None:
        return command
    if typed.lstrip("-+").isdigit():
        return by_number(int(typed), len(labels))
    return by_words(typed, labels)


def pick_a_number(count: int) -> str:
    return said("Pick a number from 1 to {last}, or type {help} for help.", last=count, help="?")


def read_command(typed: str) -> Command | None:
    if typed.startswith("?"):
        return Command("?", typed[1:].strip())
    word, _, rest = typed.partition(" ")
    name = LONG_FORMS.get(word.lower(), word.lower())
    if name in WITH_NAMES:
        return Command(name, rest.strip())
    if (name in COMMANDS or name == "u!") and not rest:
        return Command(name)
    return None


def by_number(number: int, count: int) -> Meaning:
    if 1 <= number <= count:
        return Take(number - 1)
    return Unclear(said("There is no option {number}: pick a number from 1 to {last}.", number=number, last=count))


def by_words(typed: str, labels: Sequence[str]) -> Meaning:
    found = fitting(typed, labels)
    if not found:
        near = get_close_matches(typed.lower(), [label.lower() for label in labels], n=1, cutoff=0.5)
        return Unclear(nothing_fits(typed, next(label for label in labels if label.lower() == near[0]) if near else ""))
    if len({labels[k] for k in found}) == 1:
        return Take(found[0])
    return Several(tuple(found))


def nothing_fits(typed: str, near: str) -> str:
    if near:
        return said(
            "No option fits “{typed}”. Did you mean “{option}”? Type a number, part of an option, or {help} for help.",
            typed=typed, option=near, help="?",
        )  # fmt: skip
    return said(
        "No option fits “{typed}”. Type a number, part of an option, or {help} for help.", typed=typed, help="?"
    )


def fitting(typed: str, names: Sequence[str]) -> list[int]:
    """The names that a typed part fits: exactly, else where words start with it, else anywhere."""
    part = plain(typed)
    written = [plain(name) for name in names]
    tests = (
        lambda name: name == part,
        lambda name: f" {part}" in f" {name}",
        lambda name: part in name,
        lambda name: all(f" {word}" in f" {name}" for word in part.split()),
    )
    for test in tests:
        found = [k for k, name in enumerate(written) if test(name)]
        if found:
            return found
    return []


def plain(text: str) -> str:
    """Only letters and figures matter: "spider man" finds "Spider-Man"."""
    kept = "".join(letter if letter.isalnum() or letter in "+%" else " " for letter in text.casefold().replace("'", ""))
    return " ".join(kept.split())
