"""The commands that a player can type instead of choosing an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

import longbox
from longbox.languages import said
from longbox.seen import Seen
from longbox.story import Line, sentence
from longbox.teaching import OPENING, lesson
from longbox.terminal import reading
from longbox.terminal.boards import board_of
from longbox.terminal.choosing import COMMANDS, fitting
from longbox.terminal.learning import told_lesson
from longbox.terminal.options import entry
from longbox.terminal.seating import advice
from longbox.terminal.table import board, told

if TYPE_CHECKING:
    from longbox.terminal.loop import Sitting


def run(sitting: Sitting, decision: longbox.Decision, command: str, rest: str) -> None:
    """Carry out a command; what can't be done is said in a sentence."""
    try:
        DEEDS[command](sitting, decision, rest)
    except longbox.LongboxError as error:
        sitting.screen.show(Text(Line(sentence([str(error)])).text, style="refusal"))


def help_or_card(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    if rest:
        reading.show_cards(sitting.screen, sitting.match, decision.seat, rest)
        return
    drawing = board_of(sitting.match.name)
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(Text(said("number"), style="can"), said("take that option"))
    grid.add_row(Text(said("words"), style="can"), said("part of an option's words takes it, if only one fits"))
    for name, meaning in COMMANDS.items():
        if name != "all" or drawing.all_of:
            grid.add_row(Text(name, style="can"), str(meaning))
    lessons = [lesson(sitting.match.name, topic, sitting.match.tongue) for topic in (OPENING, decision.topic)]
    sitting.screen.pages(*map(told_lesson, lessons), drawing.legend(), grid)


def show_board(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.screen.pages(board(sitting.match, decision.seat, sitting.screen.width))


def show_options(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.show_options(decision)


def undo(sitting: Sitting, decision: longbox.Decision, rest: str, *, anyway: bool = False) -> None:
    if not sitting.chosen:
        raise longbox.IllegalChoice(said("There is no choice of yours to take back."))
    to = sitting.chosen[-1]
    seen = to < sitting.match.undo_floor
    if seen and len(sitting.seating.people) > 1:
        raise longbox.IllegalChoice(said("Something hidden was seen since, and others play too: it stays as it is."))
    if seen and not anyway:
        refusal = said(
            "Something hidden was seen since your last choice; {command} takes it back anyway.", command="u!"
        )
        raise longbox.IllegalChoice(refusal)
    key = sitting.match.history[to] if seen else ""
    sitting.match.undo(to=to)
    sitting.undone(to)
    if seen:
        sitting.looks_back(key)


def undo_anyway(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    undo(sitting, decision, rest, anyway=True)


def retract(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.match.retract()
    sitting.undone(decision.number - 1)


def pick_set(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    """Make a group of picks as one set, in any order."""
    match = sitting.match
    group = decision.group
    if group is None:
        raise longbox.IllegalChoice(said("No picks that belong together are asked for now."))
    cards = named_cards(match, decision.seat, rest, repeats=group.repeats) if rest else list(match.proposal())
    if not cards:
        raise longbox.IllegalChoice(said("No set stands out: name the cards."))
    picks = match.picks_for(cards)
    if picks is None:
        raise longbox.IllegalChoice(said("These cards don't make a set that you can pick."))
    if decision.number > group.id:
        match.undo(group.id)
        sitting.undone(group.id)
    for pick in picks:
        sitting.take(pick)


def named_cards(match: longbox.Match, seat: int, typed: str, *, repeats: bool) -> list[str]:
    """Of the cards that may be part of the set, those that are named, with commas between: each once, unless it may be
    picked more often."""
    seen = Seen(match.view(seat))
    left = [card for handle in match.can_add() if (card := seen.by_handle(handle)) is not None]
    chosen = []
    for part in typed.split(","):
        found = fitting(part, [card["name"] for card in left])
        if not found:
            refusal = said("There is no “{typed}” among the cards that you can pick.", typed=part.strip())
            raise longbox.IllegalChoice(refusal)
        chosen.append(left[found[0]]["handle"])
        if not repeats:
            left.pop(found[0])
    return chosen


def hint(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    k, reason = advice(sitting.match, decision.seat)
    sitting.screen.show(entry(k + 1, decision.options[k].label), Text(f"    {reason}", style="pencil"))


def why(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    if not rest:
        raise longbox.IllegalChoice(said("Say which card: {command}, then part of its name.", command="why"))
    reading.show_reasons(sitting.screen, sitting.match, decision, rest)


def log(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    for line in sitting.story(decision.seat):
        sitting.screen.show(told(line))


def learn(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.notebook.switch()
    on = said("Each kind of choice is explained when it first comes up.")
    off = said("Nothing is explained unasked.")
    sitting.screen.show(Text(on if sitting.notebook.wanted else off, style="pencil"))


def auto(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.auto_pass = not sitting.passes_by_itself(decision.seat)
    on = said("You now pass by yourself where passing is all you can do.")
    off = said("You are always asked.")
    sitting.screen.show(Text(on if sitting.auto_pass else off, style="pencil"))


def gifts(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.preferences.switch_gifts()
    on = said("What only gives you something is taken by itself.")
    off = said("You are asked before you get anything.")
    sitting.screen.show(Text(on if sitting.preferences.takes_gifts else off, style="pencil"))


def for_the_rest(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.take_for_the_rest(decision)


def take_all(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    """Take the options that are usually all taken, one after the other, until something else is asked.

    Cards that leave their player a choice are left to be taken by themselves.
    """
    verb = board_of(sitting.match.name).all_of
    if first_without_choice(sitting, decision, verb) is None:
        raise longbox.IllegalChoice(said("There is nothing here that is taken all at once: choose one by one."))
    about = {option.verb for option in decision.options if option.verb in ("end", "done")}
    now: longbox.Decision | None = decision
    while now is not None and now.seat == decision.seat and about <= {option.verb for option in now.options}:
        k = first_without_choice(sitting, now, verb)
        if k is None:
            return
        sitting.take(k)
        now = sitting.match.decision


def first_without_choice(sitting: Sitting, decision: longbox.Decision, verb: str) -> int | None:
    """The first option of this verb about cards that ask nothing; those without a text come first, equal ones together:
    the story folds them."""
    seen = {card["handle"]: card for card in Seen(sitting.match.view(decision.seat)).all_cards()}
    facts = {card.id: card for card in longbox.cards(sitting.match.name)}
    found: list[tuple[bool, list[str], int]] = []
    for k, option in enumerate(decision.options):
        cards = [seen[handle] for handle in option.cards if handle in seen]
        if option.verb == verb and not any(card.get("asks") for card in cards):
            ids = [card["id"] for card in cards]
            says = any(facts[one].text for one in ids)
            found.append((says, [] if says else ids, k))
    return min(found)[-1] if found else None


def save(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    sitting.save()
    sitting.screen.show(Text(said("Saved as {name}.", name=sitting.name), style="pencil"))


def concede(sitting: Sitting, decision: longbox.Decision, rest: str) -> None:
    if sitting.screen.ask(said("Give up? Type {yes}:", yes="yes") + " ").lower() in ("y", "yes"):
        sitting.match.concede(decision.seat)


DEEDS = {
    "?": help_or_card,
    "b": show_board,
    "o": show_options,
    "u": undo,
    "u!": undo_anyway,
    "r": retract,
    "p": pick_set,
    "h": hint,
    "why": why,
    "log": log,
    "learn": learn,
    "auto": auto,
    "all": take_all,
    "gifts": gifts,
    "rest": for_the_rest,
    "s": save,
    "concede": concede,
}
