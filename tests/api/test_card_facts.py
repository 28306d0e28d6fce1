"""The catalogue gives all that is needed to draw a card."""

import json

import pytest

import longbox
from longbox.seen import Seen

every_game = pytest.mark.parametrize("game", longbox.games())


def info(game, name, kind=""):
    return next(card for card in longbox.cards(game) if card.name == name and kind in ("", card.kind))


@every_game
def test_facts_are_plain_and_say_what_kind_of_card_it_is(game):
    for card in longbox.cards(game):
        if card.playable:
            facts = json.loads(json.dumps(dict(card.facts)))
            assert facts["kind"] == card.kind
            assert card.copies >= 1


@every_game
def test_a_card_on_the_table_is_drawn_from_the_same_names(game):
    """So that one drawing serves both: whatever the catalogue says of a card, its view says too."""
    match = longbox.deal(game, seed=2)
    for _ in range(12):
        match.choose(0)
    printed = {card.id: card.facts for card in longbox.cards(game)}
    cards = Seen(match.view(0)).named()
    assert len(cards) > 5
    for card in cards:
        missing = printed[card["id"]].keys() - card.keys() - {"per player"}
        assert all(card["kind"] != printed[card["id"]]["kind"] or not printed[card["id"]][fact] for fact in missing)


def test_a_character_of_vs_shows_teams_keywords_and_powers():
    hawkeye = info("vs", "Hawkeye").facts
    assert (hawkeye["teams"], hawkeye["cost"], hawkeye["atk"], hawkeye["keywords"]) == (["Avengers"], 2, 2, ["ranged"])
    assert hawkeye["powers"] == [{"name": "Take Aim", "timing": "main", "any_turn": False, "cost": ["Skill"]}]


def test_a_main_character_of_vs_shows_its_levels():
    captain = info("vs", "Captain America", "main character")
    assert captain.facts["main"]
    assert captain.facts["next_level"] == "captain-america-level-2"
    assert captain.copies == 1


def test_a_location_of_vs_shows_its_symbols():
    academy = next(card for card in longbox.cards("vs") if card.id == "academy")
    assert (academy.facts["symbols"], academy.copies) == (["Intellect"], 16)


def test_a_player_card_of_champions_shows_whose_it_is_and_what_it_pays():
    kick = info("champions", "Swinging Web Kick")
    assert (kick.facts["hero"], kick.facts["resources"], kick.facts["cost"]) == ("Spider-Man", ["mental"], 3)
    assert kick.copies == 3
    assert info("champions", "Haymaker").facts["aspect"] == "basic"


def test_schemes_of_champions_show_threat_for_each_player():
    main = next(card for card in longbox.cards("champions") if card.id == "the-break-in-1b").facts
    assert (main["target"], main["each round"]) == (7, 1)
    assert main["per player"] == ["each round", "target"]
    assert main["landscape"]
    assert main["sides"] == ["the-break-in-1a", "the-break-in-1b"]


def test_a_hero_card_of_legendary_shows_class_team_and_points_that_grow():
    player = info("legendary", "Team Player").facts
    assert (player["hero"], player["icon"], player["team"]) == ("Hawkeye", "Tech", "Avengers")
    assert (player["attack"], player["grows"]) == (2, ["attack"])


def test_a_villain_of_legendary_shows_group_points_and_copies():
    goblin = info("legendary", "Green Goblin")
    assert (goblin.facts["group"], goblin.facts["attack"], goblin.facts["vp"]) == ("Spider-Foes", 6, 4)
    assert info("legendary", "Sentinel").copies == 10
