"""What a match looks like to somebody: its board, a line of its story, what it asks and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import longbox
from longbox import headlines
from longbox.languages import capital, listed, plural, said
from longbox.seen import Seen
from longbox.story import Line
from longbox.terminal.boards import board_of
from longbox.terminal.tiles import Marks


def board(match: longbox.Match, seat: int | None, width: int) -> RenderableType:
    """The table as a seat sees it (None: a spectator)."""
    return board_of(match.name).draw(Seen(match.view(seat)), marks(match, seat), width)


def marks(match: longbox.Match, seat: int | None) -> Marks:
    """The cards that can be chosen now, and those that are picked already."""
    decision = match.decision
    if decision is None or decision.seat != seat:
        return Marks()
    can = {handle for option in decision.options for handle in (*option.cards, option.to) if handle is not None}
    picked = decision.group.picked if decision.group is not None else ()
    return Marks(frozenset(can), frozenset(picked))


def told(line: Line) -> Text:
    """A line of the story as it is shown."""
    return Text(f"— {line.text} —", style="pencil") if line.heading else Text.assemble(("• ", "pencil"), line.text)


def caption(match: longbox.Match, decision: longbox.Decision, *, named: bool = False) -> Text:
    """What is asked, and of whom where several people play: the one yellow box."""
    view = match.view(decision.seat)
    who = capital(headlines.seat_name(view, decision.seat))
    question = said("{who}: {question}", who=who, question=decision.prompt) if named else decision.prompt
    asked = Text(f" {question} ", style="ask")
    if so_far := progress(match, decision):
        asked.append(f"  {so_far}", style="not bold default on default")
    return asked


def progress(match: longbox.Match, decision: longbox.Decision) -> str:
    """How far a group of picks is. A set is offered in one order only, so that who goes on can't go back but by r; p
    takes a whole set, in any order."""
    group = decision.group
    if group is None or group.total == 1:
        return ""
    seen = Seen(match.view(decision.seat))
    if not group.picked:
        proposed = names(seen, match.proposal())
        if proposed:
            return said("{command} takes {cards}", command="p", cards=listed(proposed))
        return said(
            "several picks, from the top of the list down; {command} and names with commas: in any order", command="p"
        )
    offered = names(seen, [card for option in decision.options for card in option.cards])
    passed_over = [name for name in names(seen, match.can_add(group.picked)) if name not in offered]
    count = len(group.picked)
    if not passed_over:
        return plural(
            count,
            "{number} picked; {command} takes the last one back",
            "{number} picked; {command} takes the last one back",
            command="r",
        )
    example = ", ".join([*names(seen, group.picked), passed_over[0]]).lower()
    return plural(
        count,
        "{number} picked; {back} takes the last one back; {cards} can be added, too, by naming the whole set: {set}",
        "{number} picked; {back} takes the last one back; {cards} can be added, too, by naming the whole set: {set}",
        back="r",
        cards=listed(passed_over),
        set=f"p {example}",
    )


def names(seen: Seen, handles: Iterable[str]) -> list[str]:
    """What the cards that can be seen are called, each name once."""
    found = [str(card["name"]) for handle in handles if (card := seen.by_handle(handle)) is not None and "name" in card]
    return list(dict.fromkeys(found))


def verdict(match: longbox.Match, seat: int | None) -> Text:
    """How the match ended, for somebody."""
    result = match.result
    if result is None:
        return Text(said("The match goes on."))
    view = match.view(seat)
    rest = [words for words in (headlines.decisive(view, result), headlines.points(view, result)) if words]
    return Text.assemble((f" {headlines.outcome(view, result)} ", "ask"), *(f" {words}" for words in rest))


def hands_are_hidden(view: Mapping[str, Any], seat: int) -> bool:
    """Whether whoever has this view does not see a seat's hand."""
    return any("name" not in card for card in Seen(view).cards("hand", seat))
