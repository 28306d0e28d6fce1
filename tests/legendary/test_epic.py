"""Epic Masterminds: a harder side of the same card, chosen before the game, with the same Tactics."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import choosing
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import TACTICS

from .scenario import Scenario

EPIC = {
    "hela-goddess-of-death": "omens-of-ragnarok",
    "morgan-le-fay": "queens-vengeance",
    "grim-reaper": "lethal-legion",
    "pagliacci": "wrecking-crew",
    "shadow-king": "shadow-x",
}


def epic(mastermind, **setup):
    return Scenario(mastermind=mastermind, villains=[EPIC[mastermind]], epic=True, **setup)


def names(table):
    return [table.state.definition[card].name for card in masterminds(table.game)]


def wrong_with(**setup):
    chosen = {item.name: item.default for item in RULES.form()} | setup
    return [problem.rule for problem in RULES.problems(chosen)]


@pytest.mark.rule("LG-EPIC-01")
@pytest.mark.parametrize("mastermind", EPIC)
def test_the_epic_side_is_harder_and_has_the_same_tactics_and_group(mastermind):
    stack = COLLECTION.masterminds[mastermind]
    tables = [Scenario(mastermind=mastermind, villains=[EPIC[mastermind]], epic=epic) for epic in (False, True)]
    assert [names(table) for table in tables] == [[stack.name], [f"Epic {stack.name}"]]
    tactics = [sorted(table.cards(TACTICS)) for table in tables]
    assert tactics[0] == tactics[1] == sorted(card.name for card in stack.tactics)
    assert stack.epic.stats["attack"] > stack.card.stats["attack"]
    assert stack.epic.facts["leads"] == stack.card.facts["leads"]
    assert stack.epic.stats["vp"] == stack.card.stats["vp"]


@pytest.mark.rule("LG-EPIC-01")
def test_it_is_asked_for_only_where_there_is_one():
    assert wrong_with(epic=True) == ["LG-EPIC-01"], "the first game has none"
    assert wrong_with(epic=True, mastermind="red-skull") == ["LG-EPIC-01"]
    assert wrong_with(epic=True, expansions=["noir"]) == ["LG-EPIC-01"]
    assert wrong_with(epic=True, mastermind="morgan-le-fay") == []
    setup = {item.name: item.default for item in RULES.form()} | {"epic": True, "expansions": ["ant-man"]}
    drawn = {choosing.draw(setup, choosing.stream(seed)).mastermind for seed in range(10)}
    assert drawn <= {one.id for one in COLLECTION.masterminds.values() if one.epic}


@pytest.mark.rule("LG-EPIC-02")
@pytest.mark.card("epic-morgan-le-fay")
def test_no_side_is_turned_over_in_the_game():
    for epic_side in (False, True):
        table = Scenario(mastermind="morgan-le-fay", villains=["queens-vengeance"], epic=epic_side)
        before = names(table)
        table.hand("Dangerous Rescue").hand("Dangerous Rescue", seat=1).villain_deck("Strike", "Bystander").begin_turn(
            *(["reveal", "reveal"] if not epic_side else [])
        )
        table.tactics("Reverse the Flow of Time", "Transmogrify")
        assert names(table) == before


@pytest.mark.card("epic-morgan-le-fay")
def test_epic_morgan_le_fay_wounds_everybody_and_brings_back_a_cheap_hero():
    table = epic("morgan-le-fay").hand("Dangerous Rescue").ko_pile("Odinson", "Agent", "Trooper", "Wound")
    table.villain_deck("Strike", "Bystander").begin_turn("Agent")
    assert (table.in_discard(), table.in_discard(1)) == (["Wound", "Agent"], ["Wound", "Trooper"])
    assert table.attack_of("Epic Morgan Le Fay") == 9


@pytest.mark.card("epic-hela-goddess-of-death", "epic-army-of-the-dead")
def test_epic_hela_is_a_conqueror_of_three_spaces_and_calls_a_greater_army():
    table = epic("hela-goddess-of-death").city(Bridge="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.can("end")
    assert table.attack_of("Epic Hela, Goddess of Death") == 12 + 18
    table = epic("hela-goddess-of-death").victory("Blob", "Sabretooth").villain_deck("Strike", "Bystander")
    table.begin_turn()
    assert table.where == {"Sewers": "Army of the Dead"}
    assert table.attack_of("Army of the Dead") == 6
    assert (table.wounds(0), table.wounds(1)) == (1, 1), "neither is worth 4"
    table = epic("hela-goddess-of-death").victory("Blob", "Juggernaut").villain_deck("Strike", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Juggernaut", "Bank": "Army of the Dead"}


@pytest.mark.card("epic-grim-reaper", "epic-graveyard")
def test_the_epic_grim_reaper_digs_greater_graveyards():
    table = epic("grim-reaper").city(Bank="Sentinel").locations(Bank="Laser Maze").villain_deck("Strike", "Bystander")
    table.begin_turn()
    assert table.over == {"Sewers": "Graveyard", "Bank": "Laser Maze"}
    assert (table.attack_of("Graveyard"), table.attack_of("Epic Grim Reaper")) == (8, 9 + 4)
    assert (table.wounds(0), table.wounds(1)) == (0, 0)
    table = epic("grim-reaper").city(Sewers="Sentinel").locations(Bank="Laser Maze", Bridge="Laser Maze")
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    assert table.attack_of("Graveyard") == 11
    table.points(attack=40).fight("Graveyard")
    assert table.points_won() == 6


@pytest.mark.rule("LG-EPIC-01")
def test_tactics_know_the_epic_side_as_their_mastermind():
    table = epic("hela-goddess-of-death").tactics("The Nightsword", "The Nightsword").points(attack=12)
    table.fight("Epic Hela, Goddess of Death")
    assert "The Nightsword" in table.held_by("Epic Hela, Goddess of Death")
    assert table.attack_of("Epic Hela, Goddess of Death") == 15
