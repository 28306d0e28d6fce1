"""Laying the table: stacks, Mastermind and Scheme, decks and first hands."""

import pytest

import longbox
from longbox.engine.cards import identifier
from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import BYSTANDER, STRIKE, TWIST
from longbox.games.legendary.table.zones import (
    BYSTANDERS,
    DECK,
    HAND,
    HERO_DECK,
    MASTERMIND_SPACE,
    OFFICERS,
    SCHEME_SPACE,
    TACTICS,
    VILLAIN_DECK,
    WOUNDS,
)

from .dealt import SEEDS, Dealt, wrong_with


@pytest.mark.rule("LG-SETUP-01")
def test_one_to_five_can_play():
    for players in (1, 2, 3, 4, 5):
        assert longbox.deal("legendary", players=players).seats == players
    assert wrong_with(players=0) == ["LG-SETUP-01"]
    assert wrong_with(players=6) == ["LG-SETUP-01"]
    with pytest.raises(longbox.SetupError):
        longbox.deal("legendary", players=6)


@pytest.mark.rule("LG-SETUP-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_player_has_twelve_cards_of_their_own(players):
    table = Dealt(players=players)
    assert [len(table.cards(HAND, seat) + table.cards(DECK, seat)) for seat in range(players)] == [12] * players


@pytest.mark.rule("LG-SETUP-03")
def test_a_starting_deck_is_eight_agents_and_four_troopers():
    table = Dealt(players=3)
    for seat in range(3):
        assert table.deck_and_hand(seat) == {"S.H.I.E.L.D. Agent": 8, "S.H.I.E.L.D. Trooper": 4}


@pytest.mark.rule("LG-DECK-20")
def test_every_deck_is_shuffled_and_six_cards_drawn_from_it():
    tables = [Dealt(seed, players=3) for seed in SEEDS]
    for seat in (0, 1, 2):
        assert {len(table.cards(HAND, seat)) for table in tables} == {6}
        assert {len(table.cards(DECK, seat)) for table in tables} == {6}
        hands = {tuple(sorted(table.names(HAND, seat))) for table in tables}
        assert len(hands) > 1, "chance decides who holds how many Troopers"


@pytest.mark.rule("LG-QUICK-02")
def test_the_stacks_of_the_board_are_laid_out_and_two_players_dealt_six_of_twelve():
    table = Dealt(players=2)
    assert all(table.cards(stack) for stack in (OFFICERS, WOUNDS, BYSTANDERS))
    for seat in (0, 1):
        assert (len(table.cards(HAND, seat)), len(table.cards(DECK, seat))) == (6, 6)
        assert table.deck_and_hand(seat) == {"S.H.I.E.L.D. Agent": 8, "S.H.I.E.L.D. Trooper": 4}


@pytest.mark.rule("LG-SETUP-06", "LG-DECK-12")
def test_thirty_bystanders_lie_face_down_less_those_of_the_villain_deck():
    table = Dealt(players=3)
    assert table.names(BYSTANDERS) == ["Bystander"] * 22
    assert table.in_villain_deck(BYSTANDER) == 8
    assert table.known(BYSTANDERS) == []


@pytest.mark.rule("LG-SETUP-07")
def test_there_are_thirty_officers():
    assert Dealt().names(OFFICERS) == ["S.H.I.E.L.D. Officer"] * 30


@pytest.mark.rule("LG-SETUP-09")
def test_thirty_wounds_lie_face_down():
    table = Dealt()
    assert table.names(WOUNDS) == ["Wound"] * 30
    assert table.known(WOUNDS) == []


@pytest.mark.rule("LG-SETUP-15")
def test_a_mastermind_left_open_is_drawn_at_random_and_lies_face_up():
    tables = [Dealt(seed, scheme="the-legacy-virus") for seed in SEEDS]
    assert {table.mastermind for table in tables} == {"Dr. Doom", "Loki", "Magneto", "Red Skull"}
    assert tables[0].known(MASTERMIND_SPACE) == [tables[0].mastermind]


@pytest.mark.rule("LG-SETUP-16")
def test_the_masterminds_own_four_tactics_are_shuffled_and_lie_face_down():
    tables = [Dealt(seed, mastermind="loki") for seed in SEEDS]
    for table in tables:
        assert sorted(table.tactics) == ["Cruel Ruler", "Maniacal Tyrant", "Vanishing Illusions", "Whispers and Lies"]
        assert table.known(TACTICS) == []
    assert len({tuple(table.tactics) for table in tables}) > 10


@pytest.mark.rule("LG-SETUP-17")
def test_a_scheme_left_open_is_drawn_at_random_lies_face_up_and_its_setup_is_done():
    tables = [Dealt(seed, mastermind="red-skull", players=3) for seed in SEEDS]
    assert len({table.scheme for table in tables}) == 8
    assert tables[0].known(SCHEME_SPACE) == [tables[0].scheme]
    unusual = {"Portals to the Dark Dimension": 7, "Replace Earth's Leaders with Killbots": 5}
    for table in tables:
        assert table.in_villain_deck(TWIST) == unusual.get(table.scheme, 8)


@pytest.mark.rule("LG-DECK-01")
@pytest.mark.parametrize(
    ("scheme", "players", "twists"),
    [
        ("the-legacy-virus", 2, 8),
        ("portals-to-the-dark-dimension", 2, 7),
        ("replace-earths-leaders-with-killbots", 2, 5),
        ("super-hero-civil-war", 3, 8),
        ("super-hero-civil-war", 4, 5),
    ],
)
def test_the_scheme_says_how_many_twists_there_are(scheme, players, twists):
    assert Dealt(scheme=scheme, players=players).in_villain_deck(TWIST) == twists


@pytest.mark.rule("LG-DECK-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_five_master_strikes(players):
    assert Dealt(players=players).in_villain_deck(STRIKE) == 5


@pytest.mark.rule("LG-SETUP-18")
def test_what_a_scheme_says_wins_over_the_usual_setup():
    assert Dealt(scheme="midtown-bank-robbery").in_villain_deck(BYSTANDER) == 12
    assert Dealt(scheme="the-legacy-virus", players=3).names(WOUNDS) == ["Wound"] * 18
    assert len(Dealt(scheme="negative-zone-prison-breakout").henchmen) == 2
    assert len(Dealt(scheme="super-hero-civil-war").heroes) == 4


@pytest.mark.rule("LG-SETUP-18")
def test_secret_invasion_needs_skrulls_and_mixes_twelve_heroes_into_the_villain_deck():
    table = Dealt(scheme="secret-invasion-of-the-skrull-shapeshifters")
    assert table.villain_groups["Skrulls"] == 8
    assert table.heroes_in_villain_deck == 12
    assert table.heroes.total() == 6 * 14 - 12
    named = {"scheme": "secret-invasion-of-the-skrull-shapeshifters", "villains": ["hydra", "radiation"]}
    assert wrong_with(**named) == ["LG-SETUP-18"]


@pytest.mark.rule("LG-DECK-03", "LG-DECK-11")
def test_every_card_of_a_group_goes_into_the_villain_deck():
    for seed in SEEDS:
        table = Dealt(seed, mastermind="magneto", players=5)
        assert set(table.villain_groups.values()) == {8}
        assert set(table.henchmen.values()) == {10}


TABLE = [
    pytest.param(1, 3, 1, 1, 1, marks=pytest.mark.rule("LG-DECK-04")),
    pytest.param(2, 5, 2, 1, 2, marks=pytest.mark.rule("LG-DECK-05")),
    pytest.param(3, 5, 3, 1, 8, marks=pytest.mark.rule("LG-DECK-06")),
    pytest.param(4, 5, 3, 2, 8, marks=pytest.mark.rule("LG-DECK-07")),
    pytest.param(5, 6, 4, 2, 12, marks=pytest.mark.rule("LG-DECK-08", "LG-DECK-16")),
]


@pytest.mark.rule("LG-DECK-15", "LG-QUICK-01", "LG-QUICK-03")
@pytest.mark.parametrize(("players", "heroes", "villains", "henchmen", "bystanders"), TABLE)
def test_how_many_stacks_there_are_depends_on_the_players(players, heroes, villains, henchmen, bystanders):
    table = Dealt(players=players, scheme="portals-to-the-dark-dimension")
    assert len(table.heroes) == heroes
    assert table.heroes.total() == 14 * heroes
    assert len(table.villain_groups) == villains
    assert len(table.henchmen) == henchmen
    assert table.henchmen.total() == (3 if players == 1 else 10 * henchmen)
    assert table.in_villain_deck(BYSTANDER) == bystanders


@pytest.mark.rule("LG-QUICK-03")
def test_too_many_stacks_are_refused():
    assert wrong_with(villains=["hydra", "radiation", "skrulls"], mastermind="red-skull") == ["LG-QUICK-03"]


@pytest.mark.rule("LG-DECK-09", "LG-DECK-10")
def test_the_group_that_a_mastermind_leads_takes_a_slot_and_the_others_are_random():
    tables = [Dealt(seed, mastermind="red-skull", scheme="the-legacy-virus") for seed in SEEDS]
    for table in tables:
        assert table.villain_groups["HYDRA"] == 8
        assert len(table.villain_groups) == 2
    assert len({group for table in tables for group in table.villain_groups}) == 7
    assert len({group for table in tables for group in table.henchmen}) == 4


@pytest.mark.rule("LG-DECK-09")
def test_a_mastermind_may_lead_henchmen():
    for seed in SEEDS:
        assert Dealt(seed, mastermind="dr-doom", scheme="the-legacy-virus").henchmen == {"Doombot Legion": 10}
    named = {"mastermind": "dr-doom", "henchmen": ["sentinel"]}
    assert wrong_with(scheme="the-legacy-virus", **named) == ["LG-DECK-09"]
    roomy = {Dealt(seed, **named).scheme for seed in SEEDS}
    assert roomy == {"Negative Zone Prison Breakout"}, "the one Scheme that has room for both groups is drawn"
    assert wrong_with(mastermind="loki", villains=["hydra", "radiation"]) == ["LG-DECK-09"]


@pytest.mark.rule("LG-DECK-14")
def test_a_hero_has_two_commons_an_uncommon_and_a_rare():
    for seed in SEEDS:
        table = Dealt(seed, scheme="portals-to-the-dark-dimension")
        for hero in table.heroes:
            copies = table.copies_of(hero)
            assert sorted(copies.values()) == [1, 3, 5, 5]


@pytest.mark.rule("LG-DECK-15")
def test_heroes_left_open_are_drawn_at_random():
    assert len({hero for seed in SEEDS for hero in Dealt(seed, mastermind="loki").heroes}) == 15


@pytest.mark.rule("LG-DECK-18")
def test_the_villain_deck_is_shuffled_and_lies_face_down():
    assert Dealt().known(VILLAIN_DECK) == []
    assert len({Dealt(seed).names(VILLAIN_DECK)[-1] for seed in SEEDS}) > 8


@pytest.mark.rule("LG-DECK-19")
def test_the_top_five_of_the_shuffled_hero_deck_fill_the_hq():
    table = Dealt()
    assert len(table.hq) == 5
    assert len(table.cards(HERO_DECK)) == 65
    assert table.known(HERO_DECK) == []
    assert len({table.hq[0] for table in (Dealt(seed) for seed in SEEDS)}) > 8
    seen = longbox.deal("legendary").view(None)["zones"]
    assert all("name" in seen[f"hq:under the {space}"]["cards"][0] for space in ("Sewers", "Bank", "Bridge"))


@pytest.mark.rule("LG-DECK-21")
def test_anybody_may_be_the_first_player():
    assert {Dealt(seed, players=3).game.state.active for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("LG-FIRSTGAME-01", "LG-FIRSTGAME-02", "LG-FIRSTGAME-03")
def test_the_first_game_is_always_played_with_the_same_stacks():
    for seed in SEEDS:
        table = Dealt(seed)
        assert table.mastermind == "Red Skull"
        assert table.scheme == "Unleash the Power of the Cosmic Cube"
        assert set(table.heroes) == {"Cyclops", "Hawkeye", "Iron Man", "Spider-Man", "Wolverine"}
        assert table.in_villain_deck(TWIST) == 8


FIRST_GAMES = [
    pytest.param(2, {"HYDRA", "Spider-Foes"}, {"Sentinel"}, marks=pytest.mark.rule("LG-FIRSTGAME-04")),
    pytest.param(3, {"HYDRA", "Skrulls", "Spider-Foes"}, {"Hand Ninjas"}, marks=pytest.mark.rule("LG-FIRSTGAME-05")),
    pytest.param(
        4,
        {"HYDRA", "Skrulls", "Spider-Foes"},
        {"Hand Ninjas", "Sentinel"},
        marks=pytest.mark.rule("LG-FIRSTGAME-06"),
    ),
    pytest.param(
        5,
        {"HYDRA", "Masters of Evil", "Skrulls", "Spider-Foes"},
        {"Hand Ninjas", "Sentinel"},
        marks=pytest.mark.rule("LG-FIRSTGAME-07"),
    ),
]


@pytest.mark.parametrize(("players", "villains", "henchmen"), FIRST_GAMES)
def test_the_villain_deck_of_the_first_game(players, villains, henchmen):
    table = Dealt(players=players)
    assert set(table.villain_groups) == villains
    assert set(table.henchmen) == henchmen


@pytest.mark.rule("LG-FIRSTGAME-03")
def test_five_players_add_rogue_to_their_first_game():
    listed = {"Cyclops", "Hawkeye", "Iron Man", "Spider-Man", "Wolverine"}
    assert set(Dealt(players=4).heroes) == listed
    assert set(Dealt(players=5).heroes) == {*listed, "Rogue"}


def test_expansions_are_drawn_from_where_the_set_up_names_them():
    def drawn(**setup):
        return {group for seed in SEEDS for group in Dealt(seed, scheme="the-legacy-virus", **setup).villain_groups}

    assert "Subterranea" not in drawn()
    assert {"Subterranea", "HYDRA"} <= drawn(expansions=["fantastic-four"])
    assert "Subterranea" in Dealt(villains=["subterranea"]).villain_groups, "what is named needs no leave"


def test_no_scheme_is_drawn_that_leaves_no_room_for_what_the_mastermind_leads():
    named = {"players": 3, "mastermind": "loki", "villains": ["hydra", "radiation"]}
    schemes = {Dealt(seed, **named).scheme for seed in SEEDS}
    assert "Secret Invasion of the Skrull Shapeshifters" not in schemes
    assert len(schemes) == 7


def test_with_expansions_named_nothing_is_as_in_the_first_game():
    tables = [Dealt(seed, expansions=["dark-city", "villains"]) for seed in SEEDS]
    assert len({table.mastermind for table in tables}) > 2
    assert len({table.scheme for table in tables}) > 4


def test_whoever_names_nothing_plays_the_first_game():
    tables = [Dealt(seed) for seed in SEEDS]
    assert {(table.mastermind, table.scheme) for table in tables} == {
        ("Red Skull", "Unleash the Power of the Cosmic Cube")
    }


def test_every_set_is_an_expansion_to_play_with():
    playable = [card for card in RULES.library if card not in COLLECTION.unplayable]
    sets = {identifier(card.set) for card in playable}
    offered = next(item for item in RULES.form() if item.name == "expansions").choices
    assert {"ant-man", "champions", "civil-war", "dark-city", "fantastic-four", "villains"} <= set(offered)
    assert set(offered) <= sets
    assert list(offered) == ["core", *sorted(set(offered) - {"core"})], "villains may add the core set"


@pytest.mark.parametrize(
    ("setup", "wrong"),
    [
        ({"open_hands": False}, False),
        ({"open_hands": True}, False),
        ({"sidekicks": True}, False),
        ({"sidekicks": False}, False),
        ({"solo": "advanced", "players": 1}, False),
        ({"players": 5, "helped": [8, 8, 8, 6, 0]}, False),
        ({"players": 5, "helped": [8, 8, 8, 7, 0]}, True),
        ({"players": 2, "helped": [9]}, True),
        ({"players": 5, "villains": ["hydra", "skrulls", "radiation", "spider-foes"]}, False),
        ({"players": 4, "villains": ["hydra", "skrulls", "radiation", "spider-foes"]}, True),
        ({"players": 2, "henchmen": ["sentinel", "hand-ninjas"]}, False),
        ({"players": 2, "scheme": "the-legacy-virus", "henchmen": ["sentinel", "hand-ninjas"]}, True),
        ({"players": 4, "scheme": "the-legacy-virus", "henchmen": ["sentinel", "hand-ninjas"]}, False),
    ],
)
def test_a_set_up_may_be_asked_for_within_its_limits(setup, wrong):
    assert bool(wrong_with(**setup)) == wrong


def test_nothing_was_seen_yet_when_a_game_begins():
    assert Dealt().game.state.seen == 0, "so everything may be taken back"
