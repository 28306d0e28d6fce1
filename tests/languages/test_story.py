"""The story in another language: a template is a message, with the same marks and other words."""

from __future__ import annotations

import random
from typing import Any

import pytest

import longbox
from longbox import headlines, story
from longbox.engine.language import Language
from longbox.engine.language import speaking as speaking_language
from longbox.languages import speaking
from longbox.languages.marking import unmarked
from longbox.story import Story

from .marked import SETUPS, names_of

WORDS = {
    "draw": "{who} draw|draws {amount} <card|cards>",
    "stun": "{cards} are|is stunned",
    "turn": "— {who}’s turn",
    "turn/you": "— your turn",
    "move": "{card} moves to the {row}",
    "forbid": "{source} says: “{rule}”",
}
ROWS = {"row": {"front row": "front row"}}
GERMAN = Language(
    "de",
    "Deutsch",
    messages={
        "{who} draw|draws {amount} <card|cards>": "<Eine|Mehrere> für {who}: {amount} <Karte|Karten>",
        "{cards} are|is stunned": "{cards} sind|ist betäubt",
        "— {who}’s turn": "{who} ist dran",
        "— your turn": "— du bist dran",
        "{card} moves to the {row}": "{card} geht nach {row}",
        "front row": "vorn",
        "{source} says: “{rule}”": "{source} sagt: „{rule}“",
        "{name}’s": "{name}s",
        "you": "dich",
        "{first} and {last}": "{first} und {last}",
    },
    plurals={
        "{sentence} ({number} time)": ("{sentence} (einmal)", "{sentence} ({number}-mal)"),
        "a card": ("eine Karte", "{number} Karten"),
    },
)
POLISH = Language(
    "pl",
    "polski",
    messages={"{who} draw|draws {amount} <card|cards>": "{who}: {amount} <karta|karty|kart>"},
    form=lambda number: 0 if number == 1 else 1 if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else 2,
)


def told(*deeds: dict[str, Any], you: int | None = 0, language: Language = GERMAN) -> list[str]:
    with speaking_language(language):
        teller = Story(WORDS, lambda seat: f"Anna {seat + 1}", you, facts=ROWS)
        return [line.text for line in teller.lines([{"choice": 0, "deeds": list(deeds)}])]


def card(name: str) -> dict[str, str]:
    return {"handle": name, "id": name.lower(), "name": name} if name else {"handle": "x"}


def test_words_go_with_their_number_before_or_behind_it():
    draw = {"event": "draw", "seat": 1, "amount": 1}
    assert told(draw) == ["Eine für Anna 2: 1 Karte."]
    assert told(draw, draw) == ["Mehrere für Anna 2: 2 Karten."], "what adds up is known by the English words"


def test_a_language_has_as_many_forms_as_it_needs():
    draws = [{"event": "draw", "seat": 1, "amount": amount} for amount in (1, 3, 5)]
    assert [told(draw, language=POLISH)[0] for draw in draws] == [
        "Anna 2: 1 karta.",
        "Anna 2: 3 karty.",
        "Anna 2: 5 kart.",
    ]


def test_verbs_go_with_how_many_there_are():
    assert told({"event": "stun", "cards": [card("Hulk")]}) == ["Hulk ist betäubt."]
    assert told({"event": "stun", "cards": [card("Hulk"), card(""), card("")]}) == ["Hulk und 2 Karten sind betäubt."]


def test_what_happens_again_is_counted_in_the_language_that_is_spoken():
    stun = {"event": "stun", "cards": [card("Hulk")]}
    assert told(stun, stun) == ["Hulk ist betäubt (2-mal)."]


def test_a_heading_is_one_whatever_its_words_begin_with():
    with speaking_language(GERMAN):
        lines = [Story(WORDS, lambda seat: "Anna", you).line({"event": "turn", "seat": 0}) for you in (0, 1)]
    assert [(line.text, line.heading) for line in lines] == [("Du bist dran", True), ("Anna ist dran", True)]


def test_facts_that_are_names_of_something_are_said():
    assert told({"event": "move", "card": card("Hulk"), "row": "front row"}) == ["Hulk geht nach vorn."]


def test_what_a_card_says_to_its_player_is_told_of_them_to_others():
    deed = {"event": "forbid", "seat": 1, "source": card("Thor"), "rule": "{whose} Karten"}
    assert told(deed) == ["Thor sagt: „Anna 2s Karten“."]


def played(game: str, seed: int) -> longbox.Match:
    match = longbox.deal(game, seed=seed, **SETUPS[game][seed % len(SETUPS[game])])
    chance = random.Random(seed)
    while match.decision is not None:
        match.choose(chance.randrange(len(match.decision.options)))
    return match


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", longbox.games())
def test_stories_and_verdicts_are_made_of_messages_and_names(game, seed):
    match, names = played(game, seed), names_of(game)
    with speaking("xx"):
        for seat in (None, 0):
            view = match.view(seat)
            lines = [line.text for line in story.tell(match, seat)]
            lines += [headlines.title(match), headlines.moment(view), headlines.seat_name(view, 0)]
            lines += [headlines.verdict(view, match.result), headlines.points(view, match.result)]
            assert [line for line in lines if unmarked(line, names)] == []
