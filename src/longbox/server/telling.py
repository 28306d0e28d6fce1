"""What a seat is told. Only the match's own view, events and decision of that seat pass through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox import Decision, Option, headlines, story
from longbox.record import changes
from longbox.server import messages, parts

if TYPE_CHECKING:
    from longbox.server.course import Course


def standing(course: Course, seat: int | None, names: Sequence[str] = ()) -> parts.Standing:
    match = course.match
    decision = match.decision
    own = seat is not None and course.asked == seat
    return parts.Standing(
        number=course.number,
        undos=course.undos,
        undo_floor=match.undo_floor,
        asked=course.asked,
        undo=None if seat is None else course.undo_of(seat),
        decision=shown(course, decision) if own and decision is not None else None,
        result=shown_result(course, seat, names),
    )


def shown(course: Course, decision: Decision) -> parts.ShownDecision:
    return parts.ShownDecision(
        number=course.number,
        kind=decision.kind,
        topic=decision.topic,
        prompt=decision.prompt,
        options=[shown_option(option, key) for option, key in zip(decision.options, decision.keys, strict=True)],
        group=shown_group(course, decision),
        gift=decision.gift,
        rest=None if decision.rest is None else parts.ShownRest(*decision.rest),
    )


def shown_option(option: Option, key: str) -> parts.ShownOption:
    return parts.ShownOption(option.label, key, option.verb, option.cards, option.to, option.amount, option.about)


def in_words(course: Course, number: int, names: Sequence[str] = ()) -> str:
    """What was chosen, as anybody may know it: by the option's own words if all its cards were shown then, otherwise as
    the story tells it; "" if it tells nothing."""
    made = course.made(number)
    own, public = course.match.deeds(made.seat, number), course.match.deeds(None, number)
    if made.option is None or (made.group is None and cards_of(made.option) <= shown_to_all(own[0], public[0])):
        return made.words
    told = [line.text for line in story.lines_of(course.view(None), public, names) if not line.heading]
    return told[0].removesuffix(".") if told else ""


def cards_of(option: parts.ShownOption) -> set[str]:
    return {*option.cards, *([option.to] if option.to is not None else [])}


def shown_to_all(own: dict[str, Any], public: dict[str, Any]) -> set[str]:
    """Cards that deeds have shown to everybody, by the handles of the seat that heard of them as `own`."""
    pairs = [
        (one, other)
        for deed, told in zip(own["deeds"], public["deeds"], strict=True)
        for one, other in zip(named_in(deed), named_in(told), strict=True)
    ]
    return {one["handle"] for one, other in pairs if "id" in other}


def named_in(deed: dict[str, Any]) -> list[dict[str, Any]]:
    return [deed[role] for role in ("card", "target", "source") if role in deed] + deed.get("cards", [])


def shown_result(course: Course, seat: int | None, names: Sequence[str]) -> parts.ShownResult | None:
    result = course.match.result
    if result is None:
        return None
    view = course.view(seat)
    reason = headlines.with_names(result.reason, lambda one: headlines.called(view, one, names))
    said: Any = {**result._asdict(), "reason": reason, "verdict": headlines.verdict(view, result, names)}
    shown: parts.ShownResult = said
    return shown


def shown_group(course: Course, decision: Decision) -> parts.ShownGroup | None:
    group = decision.group
    if group is None:
        return None
    match = course.match
    return parts.ShownGroup(
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
    return messages.Position(course.view(seat), whole_story(course, seat, names), standing(course, seat, names))


def news(
    course: Course, seat: int | None, number: int | None, undos: int, names: Sequence[str] = ()
) -> messages.Position | messages.Events:
    """What leads a reader from the position it knows to the present one."""
    if number is None or undos != course.undos or not number >= 0 or not course.remembers(number):
        return position(course, seat, names)
    return messages.Events(events(course, seat, number, names), standing(course, seat, names))


def events(course: Course, seat: int | None, since: int, names: Sequence[str] = ()) -> list[parts.ToldEvent]:
    """What happened from a choice on, each event with its lines of the story."""
    found: Any = last_event(course, seat) if since == course.number - 1 else course.match.events(seat, since)
    notes = [one for one in course.hindsights if one.at > since]
    told_now = lines_since(course, seat, since, names)
    lines = lines_by_choice(story.with_hindsight(told_now, notes, course.view(seat), names))
    for event in found:
        event["story"] = lines.get(event["choice"], [])
    told: list[parts.ToldEvent] = found
    return told


def lines_since(course: Course, seat: int | None, since: int, names: Sequence[str]) -> list[story.Line]:
    """The lines from a choice on, for who has heard those before, the last of which the first may take the place of.

    So it goes back to where what was told last has begun; unless that is how somebody went back, which stays.
    """
    view = course.view(seat)
    start = since
    stays = any(one.at == since for one in course.hindsights)
    while True:
        lines = story.lines_as_told(view, course.match.deeds(seat, start), names)
        before = sum(line.choice < since and not line.instead for line in lines)
        if stays or before > 1 or start < 0:
            return [line for line in lines if line.choice >= since]
        start -= 1


def last_event(course: Course, seat: int | None) -> list[dict[str, Any]]:
    """What the last choice led to: from the two views between which it lies, where both are known."""
    before = course.view_before(seat)
    last = course.number - 1
    if before is None:
        return course.match.events(seat, last)
    (told,) = course.match.deeds(seat, last)
    return [{**told, "changes": changes(before, course.view(seat))}]


def whole_story(course: Course, seat: int | None, names: Sequence[str] = ()) -> list[parts.StoryLine]:
    """All that happened, from the set-up on."""
    view = course.view(seat)
    lines = story.lines_of(view, course.match.deeds(seat), names)
    return [shown_line(line) for line in story.with_hindsight(lines, course.hindsights, view, names)]


def lines_by_choice(lines: Sequence[story.Line]) -> dict[int, list[parts.StoryLine]]:
    found: dict[int, list[parts.StoryLine]] = {}
    for line in lines:
        found.setdefault(line.choice, []).append(shown_line(line))
    return found


def shown_line(line: story.Line) -> parts.StoryLine:
    return parts.StoryLine(line.choice, [shown_part(part) for part in line.parts], line.heading, line.instead)


def shown_part(part: story.Part) -> str | parts.ShownCard:
    return part if isinstance(part, str) else parts.ShownCard(part.handle, part.id, part.name)
