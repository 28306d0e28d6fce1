"""What a seat is told. Only the match's own view, events and decision of that seat pass through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox import Decision, Option, Result, story
from longbox.record import changes
from longbox.server import messages

if TYPE_CHECKING:
    from longbox.server.course import Course


def standing(course: Course, seat: int | None) -> messages.Standing:
    match = course.match
    decision = match.decision
    own = seat is not None and course.asked == seat
    return messages.Standing(
        number=course.number,
        undos=course.undos,
        undo_floor=match.undo_floor,
        asked=course.asked,
        decision=shown(course, decision) if own and decision is not None else None,
        result=shown_result(match.result) if match.result is not None else None,
    )


def shown(course: Course, decision: Decision) -> messages.ShownDecision:
    return messages.ShownDecision(
        number=course.number,
        kind=decision.kind,
        topic=decision.topic,
        prompt=decision.prompt,
        options=[shown_option(option, key) for option, key in zip(decision.options, decision.keys, strict=True)],
        group=shown_group(course, decision),
    )


def shown_option(option: Option, key: str) -> messages.ShownOption:
    return messages.ShownOption(option.label, key, option.verb, option.cards, option.to, option.amount)


def shown_result(result: Result) -> messages.ShownResult:
    said: Any = result._asdict()
    shown: messages.ShownResult = said
    return shown


def shown_group(course: Course, decision: Decision) -> messages.ShownGroup | None:
    group = decision.group
    if group is None:
        return None
    match = course.match
    return messages.ShownGroup(
        group.id,
        group.kind,
        len(group.picked),
        group.total,
        group.need,
        made=course.picks_of(group),
        cards=group.picked,
        among=match.can_add(),
        proposal=match.proposal(),
        repeats=group.repeats,
        gives=match.gives(),
    )


def position(course: Course, seat: int | None, names: Sequence[str] = ()) -> messages.Position:
    return messages.Position(course.view(seat), whole_story(course, seat, names), standing(course, seat))


def news(
    course: Course, seat: int | None, number: int | None, undos: int, names: Sequence[str] = ()
) -> messages.Position | messages.Events:
    """What leads a reader from the position it knows to the present one."""
    if number is None or undos != course.undos or not number >= 0 or not course.remembers(number):
        return position(course, seat, names)
    return messages.Events(events(course, seat, number, names), standing(course, seat))


def events(course: Course, seat: int | None, since: int, names: Sequence[str] = ()) -> list[messages.ToldEvent]:
    """What happened from a choice on, each event with its lines of the story."""
    found: Any = last_event(course, seat) if since == course.number - 1 else course.match.events(seat, since)
    lines = lines_by_choice(story.lines_of(course.view(seat), found, names))
    for event in found:
        event["story"] = lines.get(event["choice"], [])
    told: list[messages.ToldEvent] = found
    return told


def last_event(course: Course, seat: int | None) -> list[dict[str, Any]]:
    """What the last choice led to: from the two views between which it lies, where both are known."""
    before = course.view_before(seat)
    last = course.number - 1
    if before is None:
        return course.match.events(seat, last)
    (told,) = course.match.deeds(seat, last)
    return [{**told, "changes": changes(before, course.view(seat))}]


def whole_story(course: Course, seat: int | None, names: Sequence[str] = ()) -> list[messages.StoryLine]:
    """All that happened, from the set-up on."""
    lines = story.lines_of(course.view(seat), course.match.deeds(seat), names)
    return [shown_line(line) for line in lines]


def lines_by_choice(lines: Sequence[story.Line]) -> dict[int, list[messages.StoryLine]]:
    found: dict[int, list[messages.StoryLine]] = {}
    for line in lines:
        found.setdefault(line.choice, []).append(shown_line(line))
    return found


def shown_line(line: story.Line) -> messages.StoryLine:
    return messages.StoryLine(line.choice, [shown_part(part) for part in line.parts], line.heading)


def shown_part(part: story.Part) -> str | messages.ShownCard:
    return part if isinstance(part, str) else messages.ShownCard(part.handle, part.id, part.name)
