"""Everything that a match says, in the made-up language that marks all that it is handed. What is left in plain letters
and is no name was not handed to it: `python tests/languages/marked.py vs 20` lists such words."""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console

import longbox
from longbox import asking, headlines, story
from longbox.languages import speaking
from longbox.languages.marking import unmarked
from longbox.seen import Seen
from longbox.terminal.boards import board_of
from longbox.terminal.palette import THEME
from longbox.terminal.tiles import Marks

Said = tuple[str, str]
"""Where something was said, and the words."""

EXPANSIONS = next(item.choices for item in longbox.setup("legendary") if item.name == "expansions")
DRAWN = 800
"""The width of boards: every name is whole."""
HOUSE_RULES = next(item.choices for item in longbox.setup("champions") if item.name == "house_rules")
SETUPS: dict[str, list[dict[str, object]]] = {
    "vs": [
        {},
        {"rules": "marvel-battles", "mains": ["Loki", "Deadpool"]},
        {"rules": "mcu", "open_hands": True},
        {"decks": ["x-men", "avengers", "super-villains"], "rules": "marvel-battles"},
        {"mode": "two-against-two", "recruit_for_teammate": True},
        {"mode": "two-headed"},
        {"decks": ["guardians-of-the-galaxy"] * 2, "mains": ["Rocket", "She-Hulk"], "open_hands": True},
        {"decks": ["x-men", "super-villains"], "mains": ["Professor X", "Thanos"]},
    ],
    "champions": [
        {},
        {"scenario": "klaw", "expert": True},
        {"scenario": "ultron", "heroes": ["she-hulk", "iron-man"], "open_hands": False},
        {"heroes": ["black-panther", "captain-marvel", "spider-man", "she-hulk"], "heroic": 1},
        {"scenario": "klaw", "heroes": ["iron-man"], "skirmish": "II", "house_rules": ["surge-waits"]},
        {"scenario": "ultron", "heroes": ["black-panther"], "aspects": ["leadership"], "random_modular": 2},
        {"heroes": ["iron-man", "captain-marvel"], "aspects": ["protection", "leadership"], "house_rules": HOUSE_RULES},
        {"scenario": "ultron", "heroes": ["spider-man", "black-panther", "iron-man"], "expert": True, "heroic": 2},
    ],
    "legendary": [
        {},
        {"players": 1, "scheme": "midtown-bank-robbery"},
        {"players": 1, "solo": "advanced", "expansions": EXPANSIONS, "sidekicks": True},
        {"players": 2, "open_hands": False, "mastermind": "loki", "scheme": "the-legacy-virus"},
        {"players": 3, "mastermind": "magneto", "scheme": "portals-to-the-dark-dimension", "expansions": EXPANSIONS},
        {"players": 2, "challenges": ["final-showdown", "distracted", "evacuate-the-wounded"], "sidekicks": True},
        {"players": 2, "scheme": "replace-earths-leaders-with-killbots", "challenges": ["final-blow", "hell-on-earth"]},
        {"players": 3, "scheme": "secret-invasion-of-the-skrull-shapeshifters", "challenges": ["plots-upon-plots"]},
        {"players": 2, "heroes": ["nightcrawler", "peters-allies", "ant-man", "star-lord", "silver-surfer"]},
        {"players": 3, "heroes": ["peters-allies", "spider-gwen", "ms-marvel"], "open_hands": False},
        {"players": 4, "heroes": ["wasp", "rogue", "domino"], "scheme": "negative-zone-prison-breakout"},
        {"players": 5, "scheme": "super-hero-civil-war", "expansions": EXPANSIONS, "open_hands": False},
    ],
}


NAMED = ("stage name", "group", "leads", "hero", "mastermind", "subtitle")
"""Facts of cards that are names of their own."""
GIVEN = {"Enslaved", "Infiltrator", "Killbot", "Skrull"}
"""What a Scheme of Legendary calls cards."""


def names_of(game: str) -> set[str]:
    """What is no message: names of cards and of what is printed with a name of its own."""
    cards = longbox.cards(game)
    names = {card.name for card in cards} | {card.set for card in cards} | GIVEN | {longbox.about(game).title}
    names |= {card.facts[fact] for card in cards for fact in NAMED if fact in card.facts}
    titles = {head.words for card in cards for line in card.lines for head in line.headings if head.kind == "title"}
    return {name for name in names | titles if len(name) > 1}


def of_the_game(game: str) -> Iterator[Said]:
    """What can be read before a match."""
    for card in longbox.cards(game):
        yield "text", card.text
    for term in longbox.glossary(game):
        yield from (("term", term.name), ("term", term.text))
    for lesson in longbox.lessons(game):
        yield from (("lesson", lesson.title), ("lesson", lesson.text))
    for window in longbox.windows(game):
        yield "window", window.words
    for item in longbox.setup(game):
        yield "set-up", item.words
        yield from (("meaning", words) for words in item.meanings.values())
    for rule in longbox.rules(game):
        yield "rule", rule.text


def of_a_match(game: str, setup: dict[str, object], seed: int, most: int = 600) -> Iterator[Said]:
    """What is said while a match is played at random."""
    match = longbox.deal(game, seed=seed, **setup)
    chance = random.Random(seed)
    while match.decision is not None and match.decision.number < most:
        decision = match.decision
        yield "prompt", decision.prompt
        yield from (("label", option.label) for option in decision.options)
        if decision.rest is not None:
            yield "rest", decision.rest.words
        if chance.random() < 0.1:
            yield from of_a_seat(match, decision.seat, chance)
        match.choose(chance.randrange(len(decision.options)))
    yield "title", headlines.title(match)
    for seat in (0, None):
        yield from (("story", line.text) for line in story.tell(match, seat))
        if match.result is not None:
            yield "verdict", headlines.verdict(match.view(seat), match.result)
            yield "points", headlines.points(match.view(seat), match.result)


def of_a_seat(match: longbox.Match, seat: int, chance: random.Random) -> Iterator[Said]:
    """What a player may ask about the table."""
    view = match.view(seat)
    yield "moment", headlines.moment(view)
    yield from (("phase", phase["name"]) for phase in view["phases"])
    yield from (("effect", effect["text"]) for effect in view.get("effects", ()))
    yield from (("board", line) for line in drawn(view).splitlines())
    yield from (("seat", headlines.seat_name(view, one)) for one in range(match.seats))
    cards = [card for card in Seen(view).all_cards() if "name" in card]
    for card in chance.sample(cards, min(4, len(cards))):
        for reason in asking.reasons_against(match, seat, card):
            yield "reason", reason.text
        yield from (("use", use) for use in asking.uses(match, seat, card))
        for total in asking.sums(match, seat, card):
            yield from (("sum", part.words) for part in total.parts)


def drawn(view: Mapping[str, Any]) -> str:
    """The table as the terminal draws it, so wide that no name is cut off."""
    console = Console(theme=THEME, width=DRAWN, no_color=True)
    with console.capture() as shown:
        console.print(board_of(view["game"]).draw(Seen(view), Marks(), DRAWN))
    return shown.get()


def plain_words(game: str, matches: int) -> dict[str, list[Said]]:
    """The words that are not marked, each with where it was said."""
    names = names_of(game)
    in_small_letters = {name.lower() for name in names}
    found: dict[str, list[Said]] = defaultdict(list)
    with speaking("xx"):
        told = [*of_the_game(game)]
        for seed in range(matches):
            setup = SETUPS[game][seed % len(SETUPS[game])]
            told += of_a_match(game, setup, seed)
    for where, words in dict.fromkeys(told):
        for word in unmarked(words, names | in_small_letters if where == "board" else names):
            found[word].append((where, words))
    return found


if __name__ == "__main__":
    listing = plain_words(sys.argv[1], int(sys.argv[2]))
    for word, said in sorted(listing.items(), key=lambda one: -len(one[1])):
        print(f"{word} ({len(said)}): {said[0]} {said[-1]}")
