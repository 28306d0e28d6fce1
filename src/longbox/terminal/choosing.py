"""What a player means by a typed line: a number, part of an option's words, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

COMMANDS = {
    "?": "help; with a name, that card's text and numbers",
    "b": "the board again, from the top of the screen",
    "o": "what is asked and the options again",
    "u": "undo your last choice; u! even if something hidden was seen since",
    "r": "retract the last pick of an unfinished group (a payment, a team)",
    "p": "pick a whole set at once: the one proposed, or the cards you name (p genius, web-shooter)",
    "h": "hint: what a computer player would do",
    "all": "play your cards one after the other, until something else is asked",
    "why": "with a name: why that card can't be used now",
    "log": "the whole story so far",
    "learn": "explain each kind of choice when it first comes up: on or off",
    "auto": "pass by yourself where passing is all you can do: on or off",
    "gifts": "take what only gives you something and costs nothing without asking: on or off",
    "rest": "give an answer for the rest of the phase, where that is offered",
    "s": "save",
    "q": "save and quit; longbox resume goes on",
    "concede": "give up",
}
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
        return Take(0) if len(labels) == 1 else Unclear(f"Pick a number from 1 to {len(labels)}, or type ? for help.")
    command = read_command(typed)
    if command is not None:
        return command
    if typed.lstrip("-+").isdigit():
        return by_number(int(typed), len(labels))
    return by_words(typed, labels)


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
    return Unclear(f"There is no option {number}: pick a number from 1 to {count}.")


def by_words(typed: str, labels: Sequence[str]) -> Meaning:
    found = fitting(typed, labels)
    if not found:
        near = get_close_matches(typed.lower(), [label.lower() for label in labels], n=1, cutoff=0.5)
        hint = f" Did you mean “{labels[[label.lower() for label in labels].index(near[0])]}”?" if near else ""
        return Unclear(f"No option fits “{typed}”.{hint} Type a number, part of an option, or ? for help.")
    if len({labels[k] for k in found}) == 1:
        return Take(found[0])
    return Several(tuple(found))


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
