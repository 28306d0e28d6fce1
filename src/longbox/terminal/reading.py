"""Reading cards and asking why: what a player can look up without leaving the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

import longbox
from longbox import asking
from longbox.languages import said
from longbox.seen import Seen, SeenCard
from longbox.story import Line, sentence
from longbox.terminal import printed
from longbox.terminal.boards import Board, board_of
from longbox.terminal.choosing import fitting
from longbox.terminal.options import entry
from longbox.terminal.screen import Screen

MOST = 6
"""So many cards are shown in full; more are listed by name."""


def show_cards(screen: Screen, match: longbox.Match, seat: int, part: str) -> None:
    """The cards in sight whose names a typed part fits; if there are none, those of the whole game."""
    in_sight = visible(match, seat, part)
    texts = {card.id: card for card in longbox.cards(match.name, match.tongue)}
    if in_sight:
        distinct = list({card["id"]: card for card in reversed(in_sight)}.values())
        found: list[tuple[longbox.CardInfo, SeenCard | None]] = [
            (texts[card["id"]], card) for card in distinct if card["id"] in texts
        ]
    else:
        everywhere = list(texts.values())
        found = [(everywhere[k], None) for k in fitting(part, [card.name for card in everywhere])]
    if not found:
        raise longbox.IllegalChoice(said("No card is called anything like “{typed}”.", typed=part))
    board = board_of(match.name)
    for info, card in found[:MOST]:
        screen.show(reader(board, info, numbers(match, seat, card) if card else (), meanings(match, info)))
    if len(found) > MOST:
        rest = ", ".join(dict.fromkeys(info.name for info, _ in found[MOST:]))
        screen.show(Text(said("And also: {cards}.", cards=rest), style="pencil"))


def visible(match: longbox.Match, seat: int, part: str) -> list[SeenCard]:
    named = Seen(match.view(seat)).named()
    return [named[k] for k in fitting(part, [card["name"] for card in named])]


def meanings(match: longbox.Match, card: longbox.CardInfo) -> list[str]:
    """What the keywords and statuses in a card's text mean at this table."""
    known = longbox.glossary(match.name, match.tongue)
    terms = [term for term in known if term.id in card.terms and term.kind in ("keyword", "status")]
    return [said("{term}: {meaning}", term=term.name, meaning=term.text) for term in terms]


def reader(
    board: Board, card: longbox.CardInfo, numbers: Sequence[str] = (), meanings: Sequence[str] = ()
) -> RenderableType:
    """A card for reading: what it is, what it says, how its numbers come about, and what its keywords mean."""
    now = numbers or [printed.numbers(card)]
    symbols = printed.symbols(board, card)
    about = [printed.identity(board, card), printed.words(card), *now, symbols, *meanings]
    lines: list[RenderableType] = [Text(line, style="pencil") for line in about if line]
    if card.text or not lines:
        lines.insert(0, Text(card.text or said("No powers."), style="" if card.text else "soft"))
    if not card.playable:
        waiting = Text(said("Not playable yet. {why}", why=card.missing), style="refusal")
        lines = [waiting, *lines] if card.text else [waiting]
    title = Text.assemble((printed.title(card), "title"), (f"  {printed.kind_and_set(board, card)}", "pencil"))
    return Panel(Group(*lines), title=title, title_align="left", border_style="pencil")


def numbers(match: longbox.Match, seat: int, card: SeenCard) -> list[str]:
    """A card's present numbers; those that are more than the print each with what they are made of."""
    found = [replace(one, stat=printed.called(one.stat)) for one in asking.sums(match, seat, card)]
    plain = [str(one) for one in found if len(one.parts) == 1]
    return [", ".join(plain), *(str(one) for one in found if len(one.parts) > 1)]


def show_reasons(screen: Screen, match: longbox.Match, decision: longbox.Decision, part: str) -> None:
    """Why a card can't be used now, or how it can."""
    cards = visible(match, decision.seat, part)
    if not cards:
        raise longbox.IllegalChoice(said("You see no card called anything like “{typed}”.", typed=part))
    card = most_telling(match, decision, cards)
    screen.show(Text(card["name"], style="title"))
    able = able_with(decision, card)
    screen.show(*(entry(k, option.label) for k, option in able))
    reasons = asking.reasons_against(match, decision.seat, card)
    for reason in reasons:
        rule = f" ({reason.rule})" if reason.rule else ""
        words = Line(sentence([reason.text])).text
        screen.show(Text.assemble(("• ", "pencil"), words, (rule, "pencil")))
    uses = asking.uses(match, decision.seat, card)
    screen.show(*(Text.assemble(("• ", "pencil"), said("You can {use} with it.", use=use)) for use in uses))
    if not able and not reasons and not uses:
        screen.show(Text(beside_the_point(match, decision, card), style="pencil"))


def beside_the_point(match: longbox.Match, decision: longbox.Decision, card: SeenCard) -> str:
    """Why no option names a card that nothing speaks against: a set of picks is offered in one order only."""
    if decision.group is not None and card["handle"] in match.can_add(decision.group.picked):
        example = f"p {card['name'].lower()}"
        return said("You can pick it with others, by naming the whole set: {example}, and so on.", example=example)
    return said("It is not what you are asked for now.")


def most_telling(match: longbox.Match, decision: longbox.Decision, cards: Sequence[SeenCard]) -> SeenCard:
    """Of cards of one name, one that can be used, or one of which it can be said why not, before one that is gone."""
    able = [card for card in cards if able_with(decision, card)]
    barred = (card for card in cards if asking.reasons_against(match, decision.seat, card))
    return able[0] if able else next(barred, cards[0])


def able_with(decision: longbox.Decision, card: SeenCard) -> list[tuple[int, longbox.Option]]:
    """The options that are about a card, with their numbers."""
    return [(k, option) for k, option in enumerate(decision.options, 1) if concerns(option, card["handle"])]


def concerns(option: longbox.Option, handle: str) -> bool:
    return handle in (*option.cards, option.to, *option.about)
