"""What a seat is told. Only the match's own view, events and decision of that seat pass through here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from longbox import Decision, Option, Result, headlines, story
from longbox.languages import Message, said
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


class Taken(NamedTuple):
    """A choice that somebody takes back, as far as anybody may know it, kept until it is told."""

    pick: int
    """The number of the option; below zero for a concession."""
    asked: Decision | None
    """What was asked, if the option's own words may be told."""
    deeds: list[dict[str, Any]]
    """What everybody was told from there on."""


def taken(game: TableGame, number: int) -> Taken:
    """The option's own words tell no secret if all its cards were shown then."""
    made = game.choices[number]
    own, public = game.match.deeds(made.seat, number), game.match.deeds(None, number)
    asked = None
    if made.group is None and not made.concedes:
        asked = game.match.decision_at(number)
        if not cards_of(asked.option(made.pick)) <= shown_to_all(own[0], public[0]):
            asked = None
    return Taken(made.pick, asked, public)


def in_words(taken: Taken, view: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """What was chosen: by its own words, otherwise as the story tells it; "" if it tells nothing."""
    if taken.pick < 0:
        return said("concede")
    if taken.asked is not None:
        return taken.asked.option(taken.pick).label
    told = [line.text for line in story.lines_of(view, taken.deeds, names) if not line.heading]
    return told[0].removesuffix(".") if told else ""


def hindsights(game: TableGame, names: Sequence[str], after: int = -1) -> list[story.Hindsight]:
    """Where somebody went on knowing what comes, after a choice, in words that anybody may read."""
    found = []
    for one in game.hindsights:
        if one.at > after:
            what = one.words if one.taken is None else in_words(one.taken, game.view(None), names)
            found.append(story.Hindsight(one.at, one.seat, what))
    return found


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


def shown_result(game: TableGame, seat: int | None, names: Sequence[str]) -> parts.Ending | None:
    result = game.match.result
    if result is None:
        return None
    view = game.view(seat)
    outcome = headlines.kept_outcome(view, result)
    return ending(result, outcome, lambda one: headlines.called(view, one, names), seat)


def ending(result: Result, outcome: Message, call: Callable[[int], str], seat: int | None) -> parts.Ending:
    """How a game ended, told to a seat, with what players are called."""
    reason = headlines.told(result.why, call, seat)
    return parts.Ending(
        outcome=result.outcome,
        winners=result.winners,
        villain_won=result.villain_won,
        best=result.best,
        scores=result.scores,
        rule=result.rule,
        reason=reason,
        verdict=headlines.whole(headlines.sentence(reason), headlines.told(outcome, call, seat)),
    )


def picks(game: TableGame, decision: Decision) -> parts.Picks | None:
    if decision.group is None:
        return None
    match = game.match
    return parts.Picks(game.picks_of(decision.group), match.can_add(), match.proposal(), match.gives())


def position(game: TableGame, seat: int | None, names: Sequence[str] = ()) -> messages.Position:
    return messages.Position(game.view(seat), whole_story(game, seat, names), standing(game, seat, names))


def news(
    game: TableGame, seat: int | None, number: int | None, undos: int, names: Sequence[str] = ()
) -> messages.Position | messages.Steps:
    """What leads a reader from the position it knows to the present one."""
    if number is None or undos != game.undos or not number >= 0 or not game.remembers(number):
        return position(game, seat, names)
    return messages.Steps(steps(game, seat, number, names), standing(game, seat, names))


def steps(game: TableGame, seat: int | None, since: int, names: Sequence[str] = ()) -> list[parts.Step]:
    """What happened from a choice on, each step with its lines of the story."""
    found: Any = game.match.steps(seat, since)
    told_now = lines_since(game, seat, since, names)
    lines = story.with_hindsight(told_now, hindsights(game, names, since), game.view(seat), names)
    for step in found:
        step["story"] = []
    for choice, told in lines_by_choice(lines).items():
        tell_in([step for step in found if step["choice"] == choice], told)
    with_lines: list[parts.Step] = found
    return with_lines


def tell_in(steps: list[dict[str, Any]], lines: list[story.Line]) -> None:
    """Give each line to the step of whose deed it tells, and the others to the last one."""
    deeds = [step for step in steps if "event" in step]
    for line in lines:
        step = deeds[line.deed] if line.deed >= 0 else steps[-1]
        step["story"].append(shown_line(line))


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


def whole_story(game: TableGame, seat: int | None, names: Sequence[str] = ()) -> list[parts.StoryLine]:
    """All that happened, from the set-up on."""
    view = game.view(seat)
    lines = story.lines_of(view, game.match.deeds(seat), names)
    return [shown_line(line) for line in story.with_hindsight(lines, hindsights(game, names), view, names)]


def lines_by_choice(lines: Sequence[story.Line]) -> dict[int, list[story.Line]]:
    found: dict[int, list[story.Line]] = {}
    for line in lines:
        found.setdefault(line.choice, []).append(line)
    return found


def shown_line(line: story.Line) -> parts.StoryLine:
    return parts.StoryLine(line.choice, line.parts, line.heading, line.instead)
