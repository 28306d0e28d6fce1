"""A match played in the terminal: show the table, ask whoever is to decide, go on until it is over."""

from __future__ import annotations

import msgspec
from rich.text import Text

import longbox
from longbox import headlines
from longbox.languages import message, plural, said
from longbox.story import Hindsight, Line, moved_back, tell, with_hindsight
from longbox.terminal import choosing, commands
from longbox.terminal.choosing import Command, Several, Take, Unclear
from longbox.terminal.keeping import Kept, Shelf, kept_moment, now
from longbox.terminal.learning import Notebook, told_lesson
from longbox.terminal.options import CLOSING, entry, listing
from longbox.terminal.preferences import Preferences
from longbox.terminal.screen import InputEndedError, Screen
from longbox.terminal.seating import THINKERS, Seating
from longbox.terminal.table import board, caption, hands_are_hidden, told, verdict

LONGEST_STORY = 14
"""How many lines of what happened are shown before a choice; `log` shows all."""


class Sitting:
    """One table with its match, its players and its place on the shelf."""

    def __init__(
        self,
        match: longbox.Match,
        seating: Seating,
        screen: Screen,
        shelf: Shelf,
        *,
        name: str = "",
        auto_pass: bool | None = None,
        chosen: list[int] | None = None,
        hindsights: list[Hindsight] | None = None,
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.shelf = shelf
        self.notebook = Notebook(shelf.folder)
        self.preferences = Preferences(shelf.folder)
        self.name = name
        self.auto_pass = auto_pass
        """Whether people pass by themselves where they can only pass; None: unless that gives hidden cards away."""
        self.chosen = chosen or []
        """Where people had something to choose, for undo: picks that belong together are one choice, and so are a
        payment and what it is for."""
        self.hindsights = hindsights or []
        """Where somebody went on knowing what comes."""
        self._untold: list[Hindsight] = []
        self._rests: dict[int, tuple[str, str]] = {}
        """What each seat has answered for the rest of a phase: the topic, and until when."""
        self._told: dict[int, int] = {}
        self._joined = match.decision.number if match.decision is not None and match.decision.number else -1
        """Where the story begins for who has heard nothing yet: with the set-up, or where a saved match goes on."""
        self._greeted = False
        self._thinker = 0
        """The seat of the computer player who thinks, or was the last to do so."""
        self._at_screen = seating.people[0] if len(seating.people) == 1 else -1

    def play(self) -> longbox.Result | None:
        """Play until the match is over, or until somebody quits: then it is saved, and there is no result yet."""
        while (decision := self.match.decision) is not None:
            try:
                if not self._decide(decision):
                    return None
            except (InputEndedError, KeyboardInterrupt):
                # A choice may have been cut off half-way: go back to where it was about to be made.
                self.match.undo(to=decision.number)
                self.undone(decision.number)
                self._leave(message("The input ended. Saved; to go on: {command}"))
                return None
        self._finish()
        return self.match.result

    def _decide(self, decision: longbox.Decision) -> bool:
        """Let whoever is asked decide; False if they quit."""
        if not self.seating.is_person(decision.seat):
            self._thinker = decision.seat
            with self.screen.thinking(lambda: said(THINKERS[self.seating.names[self._thinker]])):
                self._let_computers_play()
        elif (taken := self._taken_by_itself(decision)) is not None:
            self.match.choose(taken)
        else:
            return self._ask(decision)
        return True

    def _taken_by_itself(self, decision: longbox.Decision) -> int | None:
        """The option that a person need not be asked about, if there is one."""
        if self._has_no_choice(decision):
            return 0
        if decision.rest is not None and self._rests.get(decision.seat) == (decision.topic, decision.rest.until):
            return decision.rest.option
        return decision.gift if self.preferences.takes_gifts and self.auto_pass is not False else None

    def take_for_the_rest(self, decision: longbox.Decision) -> None:
        """Give the answer that is offered for the rest of the phase."""
        if decision.rest is None:
            raise longbox.IllegalChoice(said("There is no answer here that you could give for the rest of the phase."))
        self._rests[decision.seat] = (decision.topic, decision.rest.until)
        self.take(decision.rest.option)

    def _let_computers_play(self) -> None:
        """Go on until a person is asked or the match is over."""
        while (decision := self.match.decision) is not None and not self.seating.is_person(decision.seat):
            self._thinker = decision.seat
            self.match.choose(self.seating.choose(self.match, decision.seat))

    def _leave(self, words: str) -> None:
        """Save the table and say so, with the command that goes on: by a message."""
        self.save()
        self.screen.show(Text(said(words, command=f"longbox resume {self.name}"), style="pencil"))

    def _has_no_choice(self, decision: longbox.Decision) -> bool:
        """Whether one can only pass, or pick one card, and is asked lest silence tell others about a hand. In the
        middle of a group of picks there is more to do than to say that it is done: p makes another set."""
        if len(decision.options) > 1 or not self.passes_by_itself(decision.seat):
            return False
        only = decision.options[0]
        amidst = decision.group is not None and bool(decision.group.picked)
        return bool(only.cards) or (only.verb in CLOSING and not amidst)

    def passes_by_itself(self, seat: int) -> bool:
        if self.auto_pass is not None:
            return self.auto_pass
        others = [other for other in self.seating.people if other != seat]
        return not any(hands_are_hidden(self.match.view(other), seat) for other in others)

    def _ask(self, decision: longbox.Decision) -> bool:
        """Ask a person until the table moves; False if they quit."""
        self._hand_over(decision.seat)
        self.show_table(decision)
        labels = [option.label for option in decision.options]
        while self.match.decision is decision:
            meant = choosing.meaning(self.screen.ask(), labels)
            match meant:
                case Take(k):
                    self.take(k)
                case Several(found):
                    self.screen.show(Text(said("That fits several:")), *(entry(k + 1, labels[k]) for k in found))
                case Unclear(text):
                    self.screen.show(Text(text, style="refusal"))
                case Command("q", _):
                    self._leave(message("Saved; to go on: {command}"))
                    return False
                case Command(command, rest):
                    commands.run(self, decision, command, rest)
        return True

    def take(self, k: int) -> None:
        decision = self.match.decision
        if decision is not None and len(decision.options) > 1:
            begun = decision.number if decision.group is None else decision.group.id
            paid_for = decision.pays and begun - 1 in self.chosen
            if begun not in self.chosen and not paid_for:
                self.chosen.append(begun)
        self.match.choose(k)

    def _hand_over(self, seat: int) -> None:
        """A curtain between people who may not see each other's hands."""
        before, self._at_screen = self._at_screen, seat
        if before == seat or not hands_are_hidden(self.match.view(before if before >= 0 else None), seat):
            return
        self.screen.wipe()
        who = headlines.seat_name(self.match.view(None), seat)
        words = said("Hand over to {who} (seat {number}).", who=who, number=seat + 1)
        self.screen.show(Text(f" {words} ", style="ask"))
        self.screen.ask(f"{said('Press Enter when you sit at the screen.')} ")
        self.screen.wipe()

    def show_table(self, decision: longbox.Decision) -> None:
        """The board, what happened since this seat last chose, what is asked, and the options."""
        seat = decision.seat
        self.screen.new_page()
        self.screen.show(board(self.match, seat, self.screen.width))
        self._tell(seat)
        self._teach(decision)
        self.show_options(decision)
        if not self._greeted:
            self._greeted = True
            greeting = said(
                "Type a number or part of an option; {board} shows the board again, {help} explains the rest.",
                board="b", help="?",
            )  # fmt: skip
            self.screen.show(Text(greeting, style="pencil"))

    def show_options(self, decision: longbox.Decision) -> None:
        asked = caption(self.match, decision, named=len(self.seating.people) > 1)
        self.screen.show(asked, listing(decision, self.screen.width))
        if decision.rest is not None:
            self.screen.show(entry("rest", decision.rest.words))

    def _teach(self, decision: longbox.Decision) -> None:
        """Explain a kind of decision that the player has not met before."""
        due = self.notebook.due(decision, self.match.name, self.match.tongue)
        for lesson in due:
            self.screen.show(told_lesson(lesson))
            self.screen.gap()

    def _tell(self, seat: int) -> None:
        """What happened since this seat was last told."""
        decision = self.match.decision
        now = decision.number if decision is not None else 0
        view = self.match.view(seat)
        lines = with_hindsight(tell(self.match, seat, since=self._told.get(seat, self._joined)), self._untold, view)
        self._told[seat] = now
        self._untold = []
        left_out = len(lines) - LONGEST_STORY
        if left_out > 0:
            more = plural(
                left_out, "({number} line more: {command})", "({number} lines more: {command})", command="log"
            )
            self.screen.show(Text(f"  {more}", style="pencil"))
        for line in lines[-LONGEST_STORY:]:
            self.screen.show(told(line))
        if lines:
            self.screen.gap()

    def story(self, seat: int) -> list[Line]:
        """All that happened, from the set-up on."""
        return with_hindsight(tell(self.match, seat), self.hindsights, self.match.view(seat))

    def looks_back(self, key: str) -> None:
        """Whoever is asked has taken a choice back, and has seen what came of it. A position that was laid out does not
        know by its key what was chosen: the question tells."""
        decision = self.match.decision
        assert decision is not None, "where a choice was taken back, one is to be made"
        known = decision.group is None and key in decision.keys
        what = decision.options[decision.keys.index(key)].label if known else decision.prompt
        self._untold = [Hindsight(decision.number, decision.seat, what)]
        self.hindsights += self._untold

    def undone(self, to: int) -> None:
        """The match went back to a choice: nobody has heard of what comes after it."""
        self.chosen = [number for number in self.chosen if number < to]
        self._rests.clear()
        self._told = {seat: min(number, to) for seat, number in self._told.items()}
        self._joined = min(self._joined, to)
        self.hindsights = moved_back(self.hindsights, to)

    def save(self) -> None:
        self.name = self.name or self.shelf.new_name(self.match.name)
        kept = Kept(
            game=self.match.name,
            moment=kept_moment(headlines.kept_moment(self.match.view(None))),
            saved=now(),
            seats=list(self.seating.names),
            chosen=self.chosen,
            hindsights=self.hindsights,
            save=msgspec.Raw(self.match.save()),
        )
        self.shelf.write(self.name, kept)

    def _finish(self) -> None:
        people = self.seating.people
        seat = self._at_screen if self._at_screen >= 0 else people[0] if people else None
        self.screen.new_page()
        self.screen.show(board(self.match, seat, self.screen.width))
        if seat is not None:
            self._tell(seat)
        self.screen.show(verdict(self.match, seat))
        if self.name:
            self.shelf.remove(self.name)


def resumed(shelf: Shelf, name: str, screen: Screen) -> Sitting:
    """A saved table as it was left."""
    kept = shelf.read(name)
    try:
        match = kept.match()
        seating = Seating(kept.seats, match.seed)
    except longbox.LongboxError as error:
        refusal = said(
            "the saved game {name} can't be played on: {reason}. Delete {file} to be rid of it.",
            name=repr(name), reason=str(error).rstrip("."), file=shelf.file(name),
        )  # fmt: skip
        raise longbox.SaveError(refusal) from error
    return Sitting(match, seating, screen, shelf, name=name, chosen=kept.chosen, hindsights=kept.hindsights)
