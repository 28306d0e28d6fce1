"""What happened in a match, told to one seat. Each deed becomes a line by a template of the game
(`clients/<game>/story.py`), and what happens again right away is told in one line with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from longbox import Match, headlines
from longbox.clients import part_of
from longbox.story.lines import Line, Part, sentence, times
from longbox.story.templates import HEADING, Fields, Templates, Words, adds_up, card_part, fill, in_terms, listed

Deed = Mapping[str, Any]


def words_of(game: str) -> Words:
    """A game's templates, by event; empty ones for what is not told."""
    templates = part_of(game, "story", Templates)
    return {**templates.told, **dict.fromkeys(templates.silent, "")}


def words_at(view: Mapping[str, Any]) -> Words:
    """The templates of a game in the terms of a table."""
    return words_in(view["game"], frozenset(view.get("words", {}).items()))


@lru_cache(maxsize=16)
def words_in(game: str, called: frozenset[tuple[str, str]]) -> Words:
    return in_terms(words_of(game), part_of(game, "story", Templates).terms, dict(called))


def tell(match: Match, seat: int | None, since: int = -1) -> list[Line]:
    """What happened from choice number `since` on, as a seat may hear it; -1: from the set-up on."""
    return lines_of(match.view(seat), match.deeds(seat, since))


def lines_of(view: Mapping[str, Any], events: Iterable[Mapping[str, Any]], names: Sequence[str] = ()) -> list[Line]:
    """Events in lines, for whoever has this view. `names` are what the players call themselves, "" for who does not."""
    return folded(lines_as_told(view, events, names))


def lines_as_told(
    view: Mapping[str, Any], events: Iterable[Mapping[str, Any]], names: Sequence[str] = ()
) -> list[Line]:
    """The lines as they come, for who hears the story while it happens: some take the place of the line before."""

    def name_of(one: int) -> str:
        return (names[one] if names else "") or headlines.seat_name(view, one)

    return Story(words_at(view), name_of, view["you"]).as_told(events)


def folded(lines: Iterable[Line]) -> list[Line]:
    """What is left of lines when each that takes the place of another has done so."""
    left: list[Line] = []
    for line in lines:
        if line.instead and left:
            left.pop()
        left.append(line._replace(instead=False))
    return left


class Run(NamedTuple):
    """What has happened several times in a row: as one deed where its numbers add up, and how often the like of it."""

    deed: Deed
    line: Line
    often: int = 1


class Story:
    """Tells deeds with one game's words, to one seat."""

    def __init__(self, words: Words, name_of: Callable[[int], str], you: int | None) -> None:
        self._words = words
        self._name_of = name_of
        self._you = you

    def lines(self, events: Iterable[Mapping[str, Any]]) -> list[Line]:
        """One line a deed; what happened several times in a row is told once."""
        return folded(self.as_told(events))

    def as_told(self, events: Iterable[Mapping[str, Any]]) -> list[Line]:
        """One line a deed; what happens once more is told by a line in place of the one before."""
        told: list[Line] = []
        run: Run | None = None
        for choice, place, deed in ((event["choice"], *one) for event in events for one in enumerate(event["deeds"])):
            line = self.line(deed, choice, place)
            if line is None:
                continue
            longer = None if run is None else self._again(run, deed, line)
            run = longer or Run(deed, line)
            told.append(line if longer is None else again(longer, line))
        return told

    def _again(self, run: Run, deed: Deed, line: Line) -> Run | None:
        """The run with one more deed, if that is of its kind."""
        if line.heading:
            return None
        if run.often == 1 and adds_up(self._template(deed)) and "amount" in run.deed and "amount" in deed:
            both = {**deed, "amount": run.deed["amount"] + deed["amount"]}
            whole = self.line(both)
            if whole is not None and whole == self.line({**run.deed, "amount": both["amount"]}):
                return Run(both, whole)
        return run._replace(often=run.often + 1) if line.text == run.line.text else None

    def line(self, deed: Deed, choice: int = -1, place: int = -1) -> Line | None:
        """A deed as a line; None if it is not told."""
        template = self._template(deed)
        parts = fill(template.removeprefix(HEADING), self._fields(deed), many=self._many(template, deed))
        if not parts:
            return None
        heading = template.startswith(HEADING)
        return Line(sentence(parts, stop=not heading), heading, choice, place)

    def _many(self, template: str, deed: Deed) -> bool:
        """Whether the subject of a sentence takes the verb of "you" and "they"."""
        if "{who}" in template:
            return deed.get("seat") == self._you
        return "{cards}" in template and len(deed.get("cards", ())) > 1

    def _template(self, deed: Deed) -> str:
        event = deed["event"]
        variant = deed.get("variant") or ("less" if deed.get("amount", 0) < 0 else deed.get("manner", ""))
        return self._words.get(f"{event}/{variant}", self._words.get(event, ""))

    def _fields(self, deed: Deed) -> Fields:
        fields: dict[str, tuple[Part, ...]] = {
            fact: (str(value),) for fact, value in deed.items() if isinstance(value, (str, int))
        }
        fields |= {role: (card_part(deed[role]),) for role in ("card", "target", "source") if role in deed}
        if acts_on_itself(deed):
            del fields["source"]
        if "seat" in deed:
            yours = deed["seat"] == self._you
            name = self._name_of(deed["seat"])
            fields["who"] = ("you" if yours else name,)
            fields["whose"] = ("your" if yours else f"{name}’s",)
            if "rule" in deed and not yours:
                # Words of a card speak to whoever uses it.
                fields["rule"] = (deed["rule"].replace("your ", f"{name}’s "),)
        if deed.get("cards"):
            fields["cards"] = several(deed["cards"])
        return fields


def acts_on_itself(deed: Deed) -> bool:
    """Whether a card is the source of what happens to it: that goes without saying."""
    about = [deed["card"]] if "card" in deed else deed.get("cards", ())
    return "source" in deed and any(card["handle"] == deed["source"]["handle"] for card in about)


def several(cards: Iterable[Mapping[str, str]]) -> tuple[Part, ...]:
    """Cards by name, those of one name together, and how many others there are."""
    cards = list(cards)
    named: dict[str, list[Mapping[str, str]]] = {}
    for card in cards:
        if "name" in card:
            named.setdefault(card["name"], []).append(card)
    known: list[tuple[Part, ...]] = [
        (f"{len(alike)} × " if len(alike) > 1 else "", card_part(alike[0])) for alike in named.values()
    ]
    unseen = sum("name" not in card for card in cards)
    if unseen:
        known.append(("", "a card" if unseen == 1 else f"{unseen} cards"))
    return listed(known)


def again(run: Run, last: Line) -> Line:
    """The line of a run that has just got longer by the last."""
    return last._replace(parts=times(run.line.parts, run.often), instead=True)
