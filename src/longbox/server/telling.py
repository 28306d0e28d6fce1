"""What a seat is told. Only the match's own view, events and decision of that seat pass through here."""

from __future__ import annotations

from longbox import Decision
from longbox.server import messages
from longbox.server.course import Course


def standing(course: Course, seat: int | None) -> messages.Standing:
    match = course.match
    decision = match.decision
    own = decision is not None and seat is not None and decision.seat == seat
    return messages.Standing(
        number=course.number,
        undos=course.undos,
        undo_floor=match.undo_floor,
        asked=course.asked,
        decision=shown(decision, course.number) if own and decision is not None else None,
        result=match.result._asdict() if match.result is not None else None,
    )


def shown(decision: Decision, number: int) -> messages.ShownDecision:
    group = decision.group
    return messages.ShownDecision(
        number=number,
        kind=decision.kind,
        prompt=decision.prompt,
        options=[
            messages.ShownOption(option.label, key, option.verb, option.cards, option.to, option.amount)
            for option, key in zip(decision.options, decision.keys, strict=True)
        ],
        group=None
        if group is None
        else messages.ShownGroup(group.id, group.kind, len(group.picked), group.total, group.need),
    )


def position(course: Course, seat: int | None) -> messages.Position:
    return messages.Position(course.match.view(seat), standing(course, seat))


def news(course: Course, seat: int | None, number: int | None, undos: int) -> messages.Position | messages.Events:
    """What leads a reader from the position it knows to the present one."""
    if number is None or undos != course.undos or not 0 <= number <= course.number:
        return position(course, seat)
    return messages.Events(course.match.events(seat, number), standing(course, seat))
