"""What happened in a match, told to one seat. Each deed becomes a line by a template of the game
(`clients/<game>/story.py`), and what happens again right away is told in one line with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from longbox import Match, headlines
from longbox.clients import part_of
from longbox.languages import plural, said
from longbox.story.lines import Line, Part, sentence, times
from longbox.story.templates import HEADING, Fields, Templates, Words, adds_up, card_part, fill, in_terms, listed

Deed = Mapping[str, Any]
Facts = Mapping[str, Mapping[str, str]]
NOTHING: Mapping[str, Any] = {}
WHOSE = "{whose}"
"""Stands in words that a card has spoken for the player who used it, where they are told to others."""


def words_of(game: str) -> Words:
    """A game's templates, by event; empty ones for what is not told."""
    templates = part_of(game, "story", Templates)
    return {**templates.told, **dict.fromkeys(templates.silent, "")}


def terms_at(view: Mapping[str, Any]) -> Mapping[str, str]:
    """The terms in the templates of a game, each as a table calls it."""
    forms = part_of(view["game"], "story", Templates).terms
    return {form: said(view.get("words", {}).get(form, form)) for form in forms}


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

    game = view["game"]
    facts = part_of(game, "story", Templates).facts
    return Story(words_of(game), name_of, view["you"], terms_at(view), facts).as_told(events)


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

    def __init__(
        self,
        words: Words,
        name_of: Callable[[int], str],
        you: int | None,
        terms: Mapping[str, str] = NOTHING,
        facts: Facts = NOTHING,
    ) -> None:
        self._words = words
        self._name_of = name_of
        self._you = you
        self._terms = terms
        self._facts = facts

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
        if not template:
            return None
        words = in_terms(said(template), self._terms).removeprefix(HEADING)
        parts = fill(words, self._fields(deed), many=self._many(template, deed))
        if not parts:
            return None
        heading = template.startswith(HEADING)
        return Line(sentence(parts, stop=not heading), heading, choice, place)

    def _many(self, template: str, deed: Deed) -> bool:
        """Whether the subject of a sentence takes the verb of "you" and "they"."""
        if "{who}" in template:
            return self._is_yours(deed)
        return "{cards}" in template and len(deed.get("cards", ())) > 1

    def _template(self, deed: Deed) -> str:
        event = deed["event"]
        variant = deed.get("variant") or ("less" if deed.get("amount", 0) < 0 else deed.get("manner", ""))
        kind = f"{event}/{variant}" if f"{event}/{variant}" in self._words else event
        yours = self._words.get(f"{kind}/you", "") if self._is_yours(deed) else ""
        return yours or self._words.get(kind, "")

    def _is_yours(self, deed: Deed) -> bool:
        return "seat" in deed and deed["seat"] == self._you

    def _fields(self, deed: Deed) -> Fields:
        facts = [(fact, value) for fact, value in deed.items() if isinstance(value, (str, int))]
        fields: dict[str, tuple[Part, ...]] = {fact: (self._called(fact, value, deed),) for fact, value in facts}
        fields |= {role: (card_part(deed[role]),) for role in ("card", "target", "source") if role in deed}
        if acts_on_itself(deed):
            del fields["source"]
        if "seat" in deed:
            fields["who"] = (said("you") if self._is_yours(deed) else self._name_of(deed["seat"]),)
        if deed.get("cards"):
            fields["cards"] = several(deed["cards"])
        return fields

    def _called(self, fact: str, value: str | int, deed: Deed) -> str:
        """A fact of a deed in words; that an amount is less than nothing is said by the template."""
        if isinstance(value, int):
            return str(abs(value) if fact == "amount" else value)
        if WHOSE in value:
            return value.replace(WHOSE, said("{name}’s", name=self._name_of(deed["seat"])))
        return said(self._facts[fact].get(value, value)) if fact in self._facts else value


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
    known = [alike(cards_of_name) for cards_of_name in named.values()]
    unseen = sum("name" not in card for card in cards)
    if unseen:
        known.append((plural(unseen, "a card", "{number} cards"),))
    return listed(known)


def alike(cards: list[Mapping[str, str]]) -> tuple[Part, ...]:
    """A card, or several of one name: "3 × Thor"."""
    card = card_part(cards[0])
    return (
        (card,) if len(cards) == 1 else fill(said("{number} × {card}"), {"number": (str(len(cards)),), "card": (card,)})
    )


def again(run: Run, last: Line) -> Line:
    """The line of a run that has just got longer by the last."""
    return last._replace(parts=times(run.line.parts, run.often), instead=True)
