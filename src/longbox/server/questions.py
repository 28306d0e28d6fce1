"""What a seat may ask at a table without changing anything: why not, how much, what would you do, and "that's wrong".

Every answer goes to the asker alone and is made from what the seat knows.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

import longbox
from longbox import asking
from longbox.languages import said
from longbox.seen import Seen
from longbox.server import messages, outgoing
from longbox.server.errors import Refused
from longbox.server.table_game import TableGame
from longbox.server.tables import Table, Watcher
from longbox.server.thinking import Job

LOG = logging.getLogger(__name__)
NOTE_LENGTH = 2000

MOST_CARDS = 100
"""Cards that a set may be asked about: more lie in no hand."""

Question = messages.Why | messages.Explain | messages.Consider | messages.Report
Answer = messages.Reasons | messages.Sums | messages.Considered | messages.Ruling


async def answer(table: Table, seat: int, question: Question) -> Answer:
    """In a thread, under the table's lock: some questions take long, and other tables do not wait for them."""
    return await asyncio.to_thread(found, table, seat, question)


def found(table: Table, seat: int, question: Question) -> Answer:
    match question:
        case messages.Why():
            return why(table.game, seat, question)
        case messages.Explain():
            return explain(table.game, seat, question)
        case messages.Consider():
            return consider(table.game, seat, question)
        case messages.Report():
            return report(table, seat, question)


def why(game: TableGame, seat: int, question: messages.Why) -> messages.Reasons:
    match = game.match
    card = asking.seen_card(match, seat, question.card)
    if question.verb is None:
        found = asking.reasons_against(match, seat, card, question.beside[:MOST_CARDS])
    else:
        target = None if question.target is None else asking.seen_card(match, seat, question.target)
        found = asking.reasons(match, seat, asking.Deed(question.verb, card, target))
    return messages.Reasons(question.card, question.verb, found, asking.uses(match, seat, card))


def explain(game: TableGame, seat: int, question: messages.Explain) -> messages.Sums:
    found = asking.sums(game.match, seat, asking.seen_card(game.match, seat, question.card))
    return messages.Sums(question.card, found)


def consider(game: TableGame, seat: int, question: messages.Consider) -> messages.Considered:
    if game.asked != seat:
        raise Refused("not_your_decision", said("There is nothing for you to decide now."))
    decision = game.match.decision
    if decision is None or decision.group is None:
        return messages.Considered(question.cards, complete=False, more=())
    cards = question.cards[:MOST_CARDS]
    complete = game.match.picks_for(cards) is not None
    match = game.match
    return messages.Considered(question.cards, complete, match.can_add(cards), match.total(cards), match.outlook(cards))


def think_of_a_hint(table: Table, watcher: Watcher, seat: int) -> None:
    """Let a computer player think, while the table goes on; one hint at a time."""
    if table.game.asked != seat:
        raise Refused("not_your_decision", said("There is nothing for you to decide now, so there is no hint."))
    now = (table.game.number, table.game.undos)
    if watcher.hint is not None and not watcher.hint.done() and watcher.hint_for == now:
        raise Refused("thinking", said("The last hint is still being thought about: wait for it."))
    watcher.give_up_hint()
    watcher.hint_for = now
    job = table.job(seat, watcher.client)  # by the time the task begins, something else may be asked
    watcher.hint = asyncio.create_task(give_hint(table, watcher, job, *now))


async def give_hint(table: Table, watcher: Watcher, job: Job, number: int, undos: int) -> None:
    try:
        option, reason = await table.advise(job)
    except Exception:
        LOG.exception("no hint at table %s", table.id)
        watcher.send(messages.Failure("computer_failed", said("The computer player found no hint: try again.")))
        return
    if (number, undos) == (table.game.number, table.game.undos):
        watcher.send(messages.Hint(number, option, reason))


def report(table: Table, seat: int, question: messages.Report) -> messages.Ruling:
    """The position as a file, with what the seat was told."""
    if len(question.note) > NOTE_LENGTH:
        too_long = said(
            "A note has up to {most} characters; this one has {number}.", most=NOTE_LENGTH, number=len(question.note)
        )
        raise Refused("bad_note", too_long)
    game = table.game
    if question.at is not None:
        game = earlier(game, question.at)
    match = game.match
    reasons = [why for card in Seen(match.view(seat)).named() for why in asking.reasons_against(match, seat, card)]
    told = messages.RulingFile(
        version=longbox.__version__,
        game=match.name,
        seat=seat,
        note=question.note,
        number=game.number,
        view=match.view(seat),
        story=outgoing.whole_story(game, seat, table.names),
        decision=outgoing.standing(game, seat).decision,
        reasons=list(dict.fromkeys(reasons)),
        rules=sorted({reason.rule for reason in reasons if reason.rule} | rules_of(match.result)),
        save=alike(match, seat) if may_have_a_save(table, seat) else None,
    )
    return messages.Ruling(told)


def earlier(game: TableGame, at: int) -> TableGame:
    """The game before one of its choices: only of a game that is over, where nothing is secret any more."""
    if game.asked is not None:
        raise Refused("not_over", said("Before the game is over you can report the present position only."))
    if not 0 <= at <= game.number:
        never = said("Choice {choice} was never made: there were {number}.", choice=at, number=game.number)
        raise Refused("nothing_to_undo", never)
    return game.up_to(at)


def rules_of(result: longbox.Result | None) -> set[str]:
    return {result.rule} if result is not None and result.rule else set()


def may_have_a_save(table: Table, seat: int) -> bool:
    """Whether nobody can be harmed: a game that is over, or one whose other seats were computer players' from the
    beginning. Who gave up a seat, or has yet to take one, may come (back) to it."""
    others = [row for number, row in enumerate(table.row.seats) if number != seat]
    return table.game.over or not any(row.held for row in others)


def alike(match: longbox.Match, seat: int) -> str:
    """A save of a position that looks the same to a seat, as text: browsers would round the numbers in it."""
    return match.lookalike(seat, secrets.token_hex()).save().decode()
