"""What docs/views.md promises is in the views."""

import json
import random
import re
from pathlib import Path

import longbox
from longbox.seen import Seen

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text()
EXAMPLES = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
GAMES = ("vs", "champions", "legendary")
RARE = {"drones"}
"""Only some scenarios have them."""


def names_met(game: str) -> tuple[set[str], set[str]]:
    """The names in views, and of facts of cards, in a match played at random."""
    tables: set[str] = set()
    cards: set[str] = set()
    for seed in range(3):
        rng = random.Random(seed)
        match = longbox.deal(game, seed=seed)
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
            seen = Seen(match.view(0))
            tables |= inner_names(seen.view)
            cards |= {name for card in seen.named() for name in card}
    return tables, cards


def inner_names(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {name for inner in value.values() for name in inner_names(inner)}
    if isinstance(value, list):
        return {name for inner in value for name in inner_names(inner)}
    return set()


def test_every_name_in_the_examples_is_met_in_play() -> None:
    assert len(EXAMPLES) == 2 * len(GAMES)
    for number, game in enumerate(GAMES):
        table, card = EXAMPLES[2 * number : 2 * number + 2]
        tables, cards = names_met(game)
        handles = set(table.get("combat", {}).get("strikes", ())) | set(table.get("drones", ()))
        assert inner_names(table) - handles - RARE <= tables
        assert set(card) <= cards


def test_every_zone_is_named() -> None:
    for game in GAMES:
        match = longbox.deal(game, seed=1)
        for zone in match.view(0)["zones"]:
            kind = zone.partition(":")[0]
            assert any(f"`{kind}{form}`" in PAGE for form in ("", ":n", ":<space>", ":under the <space>")), zone
