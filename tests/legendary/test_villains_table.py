"""Whole games on the villains' side: no word of the heroes' is left in what the players read."""

import ast
import random
import re
from pathlib import Path

import pytest

import longbox
from longbox import headlines
from longbox.clients.legendary.judge import JUDGE
from longbox.clients.legendary.story import STORY
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.actions import turn_deeds
from longbox.games.legendary.chapters.borrowing import LENDING
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import TEAMS, VILLAINS
from longbox.games.legendary.table.sides import TONGUES, VILLAINS_TERMS
from longbox.story import tell

HOME = Path(longbox.__file__).parent / "games" / "legendary"
NAMES = {card.name for card in RULES.library} | {group.name for group in COLLECTION.heroes.values()} | {*TEAMS}
NAME = re.compile("|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))))
HEROES_TERM = re.compile(rf"\b(?:{'|'.join(VILLAINS_TERMS)})\b", re.IGNORECASE)
DEEDS = (*turn_deeds(), LENDING)


HARDER = ("distracted", "evacuate-the-wounded", "imprison-the-wounded", "growing-threat")


def wrong(texts):
    """Those that speak as the heroes do, or show a term in its braces."""
    return [text for text in texts if "{" in text or heroes_terms(text)]


def heroes_terms(text):
    """The words of the heroes' side in a text; what cards are called is the same on both."""
    return HEROES_TERM.findall(NAME.sub("", text))


def dealt(seed):
    rng = random.Random(seed)
    players = 1 + seed % 5
    schemes = [scheme.id for scheme in COLLECTION.schemes.values() if scheme.solo or players > 1]
    match = longbox.deal(
        "legendary",
        seed=seed,
        players=players,
        scheme=schemes[seed % len(schemes)],
        solo=rng.choice(["basic", "advanced"]),
        side=VILLAINS,
        expansions=["core", *COLLECTION.expansions],
        sidekicks=True,
        open_hands=seed % 2 == 0,
        challenges=[*HARDER, rng.choice(["plots-upon-plots", "final-showdown"])],
    )
    return match, rng


def reasons(match, rng):
    """Why a deed can't be done with some card, whichever it is."""
    game = match._game
    for seat in range(match.seats):
        card = rng.randrange(len(game.state.definition))
        for _, text, _ in RULES.why_not(game, seat, rng.choice(DEEDS).verb, card, -1):
            yield text


def on_the_board(view):
    yield from [phase["name"] for phase in view["phases"]]
    yield from [lot["for"] for lot in view["bound_points"]]
    for scheme in view["schemes"]:
        yield from [part["words"] for part in (*scheme["twists"], *scheme["goals"])]


@pytest.mark.rule("LG-TERMS-01")
@pytest.mark.parametrize("seed", range(16))
def test_villains_read_no_word_of_the_heroes_side(seed):
    match, rng = dealt(seed)
    while match.decision is not None:
        decision = match.decision
        read = [decision.prompt, *[option.label for option in decision.options], *reasons(match, rng)]
        if rng.random() < 0.05:
            read += on_the_board(match.view(rng.randrange(match.seats)))
        assert not wrong(read)
        likely = [k for k, option in enumerate(decision.options) if option.verb not in ("end", "pass")]
        match.choose(rng.choice(likely or range(len(decision.options))))
    told = [line.text for line in tell(match, 0)]
    assert not wrong([*told, headlines.verdict(match.view(0), match.result)])


def test_a_hint_says_what_for_in_the_words_of_the_side():
    match, _ = dealt(2)
    purposes = JUDGE.points(match.view(0), 0)
    assert not wrong(purposes)
    assert {"beat the Commander", "let no Adversary overrun", "hold up the Plot"} <= purposes.keys()


def test_no_bar_speaks_as_the_heroes_do():
    bars = [bar for deed in DEEDS for bar in (*deed.when, *deed.what, *deed.whom) if isinstance(bar.words, str)]
    assert len(bars) > 10
    assert not wrong([TONGUES[VILLAINS].told(bar.words) for bar in bars])


def test_the_lessons_are_told_in_the_words_of_the_side():
    told = longbox.lessons("legendary", VILLAINS)
    assert not wrong([text for lesson in told for text in (lesson.title, lesson.text)])
    assert told[0].text.startswith(
        "The players win together when they have beaten the Commander four times, before its Plot"
    )


def test_the_glossary_explains_in_the_words_of_the_side():
    explained = longbox.glossary("legendary", VILLAINS)
    assert not wrong([text for term in explained for text in (term.name, term.text, *term.words)])
    strike = next(term for term in explained if term.id == "master-strike")
    assert strike.text == "What the Commander does whenever a Command Strike comes out of the Adversary Deck."
    assert strike.words == ("Command Strike",)


FIELDS = {"who", "whose", "card", "cards", "target", "source", "amount"}
FACTS = {"number", "space", "icon", "total", "players", "left", "held", "before", "place"}


def test_the_story_lists_the_terms_that_its_templates_speak_of():
    """A term that is not listed would be taken for a field that no event has."""
    inside = {one for template in STORY.told.values() for one in re.findall(r"\{([^{}]+)\}", template)}
    terms = {one for one in inside if one.partition(" ")[0] not in FIELDS | FACTS}
    assert terms == set(STORY.terms)
    assert terms <= set(VILLAINS_TERMS)


BEFORE_THE_TABLE = {
    "chapters/challenges.py",
    "chapters/choosing.py",
    "chapters/form.py",
    "chapters/setup.py",
    "chapters/setup_problems.py",
}
"""Who sets up a game is on no side yet, and takes cards by their names."""
SPEAKING = [
    source
    for room in ("table", "chapters", "vocabulary", "words")
    for source in sorted((HOME / room).rglob("*.py"))
    if source != HOME / "table" / "sides.py" and source.relative_to(HOME).as_posix() not in BEFORE_THE_TABLE
]
TERM = re.compile(rf"\b(?:{'|'.join(VILLAINS_TERMS.keys() - {'heroes', 'villains'})})\b")
"""Events have the two nouns in small letters, and boards have them as labels."""


def sayings(source):
    """The strings of a file that somebody may read: not its explanations, and no keys."""
    tree = ast.parse(source.read_text("utf-8"))
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    said = [node.value for node in strings if id(node) not in explained]
    return [text for text in said if (" " in text or text.istitle()) and text not in TEAMS]


@pytest.mark.parametrize("source", SPEAKING, ids=lambda source: source.relative_to(HOME).as_posix())
def test_a_term_stands_in_braces_wherever_players_read_it(source):
    assert not [text for text in sayings(source) if TERM.search(re.sub(r"\{[^{}]*\}", "", text))]


def test_a_word_of_the_heroes_side_would_be_found():
    assert heroes_terms("Super Hero Civil War: KO a Hero in the HQ") == ["Hero", "HQ"]
    assert heroes_terms("Bystanders escape, rescued by Odinson") == ["escape", "rescued"]
