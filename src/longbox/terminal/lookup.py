"""Looking things up from the command line: cards, rules, and what a game can be set up with."""

from __future__ import annotations

from rich import box
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import longbox
from longbox import catalogue
from longbox.languages import message, plural, said
from longbox.terminal import printed
from longbox.terminal.boards import Board, board_of
from longbox.terminal.choosing import fitting, plain
from longbox.terminal.menu import shown
from longbox.terminal.reading import reader
from longbox.terminal.screen import Screen

IN_FULL = 12
"""Up to so many cards are shown with their texts; more are listed."""


def games_and_query(words: list[str]) -> tuple[list[str], str]:
    """The games that a command is about and what is sought in them: a first word that names no game is sought too."""
    if words and words[0].lower() in longbox.games():
        return [words[0].lower()], " ".join(words[1:])
    return list(longbox.games()), " ".join(words)


def show_cards(
    screen: Screen, games: list[str], query: str, *, kind: str = "", set_: str = "", full: bool = False
) -> int:
    """Cards that fit; how many there were."""
    count = 0
    for game in games:
        board = board_of(game)
        called, theirs = (
            [card for card in found if is_kind(board, kind, card) and fits(set_, card.set)]
            for found in matching(game, query)
        )
        found = called + theirs
        if found:
            screen.show(Text(longbox.about(game).title, style="pencil"))
            in_full = len(found) if full or len(found) <= IN_FULL else len(called) if len(called) <= IN_FULL else 0
            screen.show(*(reader(board, card) for card in found[:in_full]))
            show_list(screen, board, found[in_full:])
        count += len(found)
    return count


def matching(game: str, query: str) -> tuple[list[longbox.CardInfo], list[longbox.CardInfo]]:
    """The cards whose names a query fits, and those of the Hero, group, Mastermind, team, aspect or set of that name.

    If there are none, those whose texts hold all its words.
    """
    cards = list(longbox.cards(game))
    if not query:
        return cards, []
    by_name = fitting(query, [card.name for card in cards]) or fitting(query, [printed.title(card) for card in cards])
    called = [cards[k] for k in by_name]
    board = board_of(game)
    theirs = [card for card in cards if card not in called and belongs_to(board, card, query)]
    if called or theirs:
        return called, theirs
    words = plain(query).split()
    return [card for card in cards if all(word in plain(card.text) for word in words)], []


def belongs_to(board: Board, card: longbox.CardInfo, query: str) -> bool:
    """Whether a card is somebody's whose name the query is, or is part of; a set must be named in full."""
    asked = plain(query)
    owners = printed.owners(board, card)
    return asked == plain(card.set) or any(f" {asked} " in f" {plain(owner)} " for owner in owners)


def is_kind(board: Board, asked: str, card: longbox.CardInfo) -> bool:
    """Whether a card is of a kind that goes by that name, or is called so."""
    return fits(asked, card.kind) or fits(asked, board.kind(card))


def fits(asked: str, value: str) -> bool:
    return plain(asked) in plain(value)


def show_list(screen: Screen, board: Board, cards: list[longbox.CardInfo]) -> None:
    """Cards by name only."""
    if not cards:
        return
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, header_style="pencil")
    for heading in (said("card"), said("kind"), said("set"), ""):
        grid.add_column(heading, overflow="ellipsis", no_wrap=True)
    for card in cards:
        waiting = "" if card.playable else Text(said("not playable yet"), style="refusal")
        grid.add_row(printed.title(card), board.kind(card), printed.set_name(card), waiting)
    screen.show(grid)
    screen.show(Text(counted(len(cards), sum(not card.playable for card in cards)), style="pencil"))


def counted(cards: int, waiting: int) -> str:
    """How many cards there are, and how many of them are not playable yet."""
    if not waiting:
        return plural(cards, "{number} card.", "{number} cards.")
    return plural(
        cards,
        "{number} card, {waiting} of them not playable yet.",
        "{number} cards, {waiting} of them not playable yet.",
        waiting=waiting,
    )


def show_rules(screen: Screen, games: list[str], query: str) -> int:
    """Rules that fit, or how many there are of each kind; how many there were."""
    count = 0
    for game in games:
        found = catalogue.find(game, query) if query else longbox.rules(game)
        if query:
            for rule in found:
                show_rule(screen, rule)
        else:
            title = longbox.about(game).title
            heading = plural(len(found), "{game}: {number} rule", "{game}: {number} rules", game=title)
            screen.show(Text(heading, style="title"), families(found))
        count += len(found)
    return count


def families(rules: tuple[catalogue.Rule, ...]) -> Text:
    counts: dict[str, int] = {}
    for rule in rules:
        counts[rule.family] = counts.get(rule.family, 0) + 1
    return Text(", ".join(f"{family} {count}" for family, count in counts.items()), style="pencil")


def show_rule(screen: Screen, rule: catalogue.Rule) -> None:
    screen.show(Text.assemble((rule.id, "can"), f"  {rule.text}"))
    beside = (
        (message("Example: {text}"), rule.example),
        (message("Unclear: {text}"), rule.ambiguity),
        (message("Editions: {text}"), rule.differs),
    )
    for words, text in beside:
        if text:
            screen.show(indented(said(words, text=text), "soft"))
    screen.show(indented("; ".join(rule.source), "pencil"))


def show_setup(screen: Screen, game: str) -> None:
    """The form of a game's set-up, with defaults and choices."""
    screen.show(Text(longbox.about(game).title, style="title"))
    for item in longbox.setup(game):
        screen.show(Text.assemble((item.name, "can"), f"  {item.words} ", (f"[{shown(item.default)}]", "pencil")))
        if item.choices:
            screen.show(indented(", ".join(shown(choice) for choice in item.choices), "soft"))
        for choice, meaning in item.meanings.items():
            screen.show(indented(said("{choice}: {meaning}", choice=choice, meaning=meaning), "pencil"))


def indented(text: str, style: str) -> Padding:
    return Padding(Text(text, style=style), (0, 0, 0, 4), expand=False)
