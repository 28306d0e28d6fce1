"""What a seat is told. Only the match's own view, events and decision of that seat pass through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox import Decision, Option, headlines, story
from longbox.record import changes
from longbox.server import messages, parts

if TYPE_CHECKING:
    from longbox.server.table_game import TableGame


def standing(game: TableGame, seat: int | None, names: Sequence[str] = ()) -> parts.Standing:
    match = game.match
    decision = match.decision
    own = seat is not None and game.asked == seat
    return parts.Standing(
        number=game.number,
        undos=game.undos,
        undo_floor=match.undo_floor,
        asked=game.asked,
        undo=None if seat is None else game.undo_of(seat),
        decision=shown(game, decision) if own and decision is not None else None,
        result=shown_result(game, seat, names),
    )


def shown(game: TableGame, decision: Decision) -> parts.Decision:
    return parts.Decision(
        number=game.number,
        kind=decision.kind,
        topic=decision.topic,
        prompt=decision.prompt,
        cards=decision.cards,
        options=list(decision.options),
        group=decision.group,
        picks=picks(game, decision),
        gift=decision.gift,
        rest=decision.rest,
    )


def in_words(game: TableGame, number: int, names: Sequence[str] = ()) -> str:
    """What was chosen, as anybody may know it: by the option's own words if all its cards were shown then, otherwise as
    the story tells it; "" if it tells nothing."""
    made = game.choices[number]
    own, public = game.match.deeds(made.seat, number), game.match.deeds(None, number)
    if made.option is None or (made.group is None and cards_of(made.option) <= shown_to_all(own[0], public[0])):
        return made.words
    told = [line.text for line in story.lines_of(game.view(None), public, names) if not line.heading]
    return told[0].removesuffix(".") if told else ""


def cards_of(option: Option) -> set[str]:
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


def shown_result(game: TableGame, seat: int | None, names: Sequence[str]) -> parts.ShownResult | None:
    result = game.match.result
    if result is None:
        return None
    view = game.view(seat)
    reason = headlines.with_names(result.reason, lambda one: headlines.called(view, one, names))
    said: Any = {**result._asdict(), "reason": reason, "verdict": headlines.verdict(view, result, names)}
    shown: parts.ShownResult = said
    return shown


def picks(game: TableGame, decision: Decision) -> parts.Picks | None:
    if decision.group is None:
        return None
    match = game.match
    return parts.Picks(game.picks_of(decision.group), match.can_add(), match.proposal(), match.gives())


def position(game: TableGame, seat: int | None, names: Sequence[str] = ()) -> messages.Position:
    return messages.Position(game.view(seat), whole_story(game, seat, names), standing(game, seat, names))


def news(
    game: TableGame, seat: int | None, number: int | None, undos: int, names: Sequence[str] = ()
) -> messages.Position | messages.Events:
    """What leads a reader from the position it knows to the present one."""
    if number is None or undos != game.undos or not number >= 0 or not game.remembers(number):
        return position(game, seat, names)
    return messages.Events(events(game, seat, number, names), standing(game, seat, names))


def events(game: TableGame, seat: int | None, since: int, names: Sequence[str] = ()) -> list[parts.ToldEvent]:
    """What happened from a choice on, each event with its lines of the story."""
    found: Any = last_event(game, seat) if since == game.number - 1 else game.match.events(seat, since)
    notes = [one for one in game.hindsights if one.at > since]
    told_now = lines_since(game, seat, since, names)
    lines = lines_by_choice(story.with_hindsight(told_now, notes, game.view(seat), names))
    for event in found:
        event["story"] = lines.get(event["choice"], [])
    told: list[parts.ToldEvent] = found
    return told


def lines_since(game: TableGame, seat: int | None, since: int, names: Sequence[str]) -> list[story.Line]:
    """The lines from a choice on, for who has heard those before, the last of which the first may take the place of.

    So it goes back to where what was told last has begun; unless that is how somebody went back, which stays.
    """
    view = game.view(seat)
    start = since
    stays = any(one.at == since for one in game.hindsights)
    while True:
        lines = story.lines_as_told(view, game.match.deeds(seat, start), names)
        before = sum(line.choice < since and not line.instead for line in lines)
        if stays or before > 1 or start < 0:
            return [line for line in lines if line.choice >= since]
        start -= 1


def last_event(game: TableGame, seat: int | None) -> list[dict[str, Any]]:
    """What the last choice led to: from the two views between which it lies, where both are known."""
    before = game.view_before(seat)
    last = game.number - 1
    if before is None:
        return game.match.events(seat, last)
    (told,) = game.match.deeds(seat, last)
    return [{**told, "changes": changes(before, game.view(seat))}]


def whole_story(game: TableGame, seat: int | None, names: Sequence[str] = ()) -> list[parts.StoryLine]:
    """All that happened, from the set-up on."""
    view = game.view(seat)
    lines = story.lines_of(view, game.match.deeds(seat), names)
    return [shown_line(line) for line in story.with_hindsight(lines, game.hindsights, view, names)]


def lines_by_choice(lines: Sequence[story.Line]) -> dict[int, list[parts.StoryLine]]:
    found: dict[int, list[parts.StoryLine]] = {}
    for line in lines:
        found.setdefault(line.choice, []).append(shown_line(line))
    return found


def shown_line(line: story.Line) -> parts.StoryLine:
    return parts.StoryLine(line.choice, [shown_part(part) for part in line.parts], line.heading, line.instead)


def shown_part(part: story.Part) -> str | parts.ShownCard:
    return part if isinstance(part, str) else parts.ShownCard(part.handle, part.id, part.name)
