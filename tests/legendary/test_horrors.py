"""Horrors make the whole game worse: any number from the start, and more by effects."""

import pytest

import longbox
from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.zones import HORROR_DECK, HORRORS, TACTICS, VILLAIN_DECK

from .dealt import Dealt
from .scenario import Scenario

SCHEME = "portals-to-the-dark-dimension"


def under(*names, **setup):
    """A table on which these Horrors lie."""
    table = Scenario(**({"mastermind": "red-skull", "scheme": SCHEME, "villains": ["hydra"]} | setup))
    table._set(HORRORS.first, names)
    return table


def comes(name, **setup):
    """The first Twist of Horror of Horrors brings this one."""
    table = Scenario(mastermind="red-skull", scheme="horror-of-horrors", villains=["hydra"], **setup)
    table._set(HORROR_DECK.first, (name,))
    return table.villain_deck("Twist", *["Bystander"] * 5)


def wrong_with(**setup):
    chosen = {item.name: item.default for item in RULES.form()} | setup
    return [problem.rule for problem in RULES.problems(chosen)]


@pytest.mark.rule("LG-HORROR-02")
def test_any_number_may_be_chosen_or_drawn_for_the_start():
    table = Dealt(horrors=["army-of-evil", "tyrant-mastermind"], random_horrors=3)
    lying = table.names(HORRORS)
    assert {"Army of Evil", "Tyrant Mastermind"} < set(lying)
    assert len(lying) + len(table.names(HORROR_DECK)) == len(COLLECTION.horrors)
    assert len(set(lying)) == len(lying) == 5
    assert Dealt().names(HORRORS) == Dealt().names(HORROR_DECK) == []
    assert Dealt(random_horrors=20).names(HORROR_DECK) == []
    assert len({tuple(Dealt(seed, random_horrors=1).names(HORRORS)) for seed in range(8)}) > 1
    assert wrong_with(horrors=["army-of-evil"], random_horrors=20) == ["LG-HORROR-02"]
    assert wrong_with(horrors=["fight-to-the-end"], challenges=["final-showdown"]) == ["LG-SHOWDOWN-07"]


@pytest.mark.rule("LG-HORROR-02")
@pytest.mark.card("opening-salvo")
def test_what_they_do_at_once_they_do_before_the_first_turn():
    match = longbox.deal("legendary", horrors=["opening-salvo", "the-plot-thickens"], seed=3)
    zones = match.view(0)["zones"]
    assert [card["name"] for card in zones["horrors"]["cards"]] == ["Opening Salvo", "The Plot Thickens"]
    owned = [{one["name"]: one["copies"] for one in deck} for deck in match.view(0)["owned"]]
    assert [deck["Wound"] for deck in owned] == [1, 1]


@pytest.mark.rule("LG-HORROR-01")
@pytest.mark.card("epic-shadow-king")
def test_an_epic_mastermind_brings_horrors_and_its_usual_side_does_not():
    for seed in range(3):
        epic = longbox.deal("legendary", mastermind="shadow-king", epic=True, seed=seed)
        assert len(epic.view(0)["zones"]["horrors"].get("cards", [])) + infections(epic) >= 2
        usual = longbox.deal("legendary", mastermind="shadow-king", seed=seed)
        assert not usual.view(0)["zones"].get("horrors", {}).get("cards")


def infections(match):
    """Horrors that have gone elsewhere: into a deck, or to the Masterminds."""
    owned = [one["name"] for deck in match.view(0)["owned"] for one in deck if one["name"].endswith("Infection")]
    bosses = [card["name"] for card in match.view(0)["zones"]["mastermind"]["cards"]]
    return len(owned) + bosses.count("Master Plan")


@pytest.mark.card("horror-of-horrors")
def test_each_of_five_twists_brings_a_horror_and_the_sixth_wins():
    table = comes("Army of Evil").begin_turn()
    assert (table.cards(HORRORS), table.cards(HORROR_DECK)) == (["Army of Evil"], [])
    table = comes("Army of Evil").twists_so_far(5).leaving("begin")
    assert table.result.outcome == "loss"


@pytest.mark.card(
    "army-of-evil", "enraged-mastermind", "maniacal-mastermind", "tyrant-mastermind", "growing-threat",
    "empire-of-oppression",
)  # fmt: skip
def test_those_that_stand_there():
    table = under("Army of Evil").city(Bank="Sentinel", Bridge="Venom")
    table.can("end")
    assert (table.attack_of("Sentinel"), table.attack_of("Venom"), table.attack_of("Red Skull")) == (3, 6, 7)
    for name, more in (("Enraged Mastermind", 2), ("Maniacal Mastermind", 1), ("Tyrant Mastermind", 3)):
        table = under(name)
        table.can("end")
        assert table.attack_of("Red Skull") == 7 + more
    table = under("Growing Threat").victory("Endless Resources").victory("Dark Technology", "Sentinel", seat=1)
    table.can("end")
    assert table.attack_of("Red Skull") == 9
    table = under("Empire of Oppression").end_turn()
    assert len(table.in_hand(0)) == 5
    table = under("Empire of Oppression").city(Bank="Doctor Octopus").points(attack=4).fight("Doctor Octopus")
    assert len(table.end_turn().in_hand(0)) == 7


@pytest.mark.card("opening-salvo", "surprise-assault", "the-blood-thickens", "the-plot-thickens")
def test_those_that_act_at_once():
    table = comes("Opening Salvo").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    table = (
        comes("Surprise Assault").villain_deck("Twist", "Sentinel", "Sentinel", "Bystander").bringing(2).begin_turn()
    )
    assert table.where == {"Sewers": "Sentinel", "Bank": "Sentinel"}
    table = comes("The Plot Thickens").villain_deck("Twist", "Sentinel").leaving("begin")
    assert sorted(table.cards(VILLAIN_DECK)) == ["Sentinel", "Twist"]
    table = comes("The Blood Thickens").villain_deck("Twist").hand().leaving("begin")
    assert "Strike" in table.koed, "the only card that was left to be played"


@pytest.mark.card("endless-hatred", "pain-upon-pain", "plots-upon-plots", "legions-upon-legions", "misery-upon-misery")
def test_those_that_answer_cards_of_the_villain_deck():
    table = under("Endless Hatred").hand("Odinson").hand("Odinson", seat=1).villain_deck("Twist", "Bystander")
    table.begin_turn()
    assert table.koed == ["Odinson", "Odinson"]
    table = under("Pain upon Pain").villain_deck("Strike", "Sentinel", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel"}
    table = under("Plots upon Plots").villain_deck("Twist", "Sentinel", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel"}
    table = under("Legions upon Legions").villain_deck("Sentinel", "Sentinel", "Venom", "Bystander").bringing(2)
    table.begin_turn()
    assert table.where == {"Sewers": "Venom", "Bank": "Sentinel", "Rooftops": "Sentinel"}
    table = under("Misery upon Misery").villain_deck("Bystander", "Sentinel", "Venom").city(Bridge="Venom").bringing(1)
    table.begin_turn()
    assert (table.where["Sewers"], table.held_by("Venom")) == ("Sentinel", ["Bystander"])


@pytest.mark.card("psychic-infection", "viral-infection")
def test_infections_go_from_hand_to_hand():
    table = comes("Psychic Infection").begin_turn()
    assert table.in_discard() == ["Psychic Infection"]
    table = comes("Viral Infection").begin_turn()
    assert table.in_discard() == ["Viral Infection"]
    table = Scenario(players=3, scheme=SCHEME).hand("Psychic Infection", "Agent").hand("Agent", seat=1)
    table.villain_deck("Bystander").begin_turn()
    assert not table.can("play", "Psychic Infection")
    assert (table.in_discard(1), table.in_hand()) == (["Psychic Infection", "Agent"], [])
    table = Scenario(players=3, scheme=SCHEME).hand("Viral Infection", "Agent").villain_deck("Bystander").begin_turn()
    assert (table.in_discard(1), table.wounds(2), table.in_hand()) == (["Viral Infection"], 1, ["Agent"])


@pytest.mark.card("fight-to-the-end")
def test_after_the_last_tactic_the_mastermind_must_be_fought_once_more():
    table = comes("Fight to the End").tactics("Negablast Grenades").begin_turn().points(attack=7).fight("Red Skull")
    assert table.result is None
    table.points(attack=7).fight("Red Skull")
    assert table.result.outcome == "win"


@pytest.mark.card("shadow-of-the-disciple", "master-plan")
def test_a_horror_becomes_a_mastermind():
    table = comes("Shadow of the Disciple").begin_turn()
    assert table.attack_of("Master Plan") == 9
    assert len(masterminds(table.game)) == 2
    table = (
        comes("Shadow of the Disciple").villain_deck("Twist", "Strike", "Bystander").hand("Endless Invention", seat=1)
    )
    table.begin_turn().leaving("end", "", "Master Plan", "reveal")
    assert table.wounds(0) == 1
    table = comes("Shadow of the Disciple").begin_turn().points(attack=9).fight("Master Plan")
    assert table.points_won() == 5


@pytest.mark.card("the-apprentice-rises")
def test_another_mastermind_comes_with_one_tactic():
    for seed in range(1, 6):
        table = comes("The Apprentice Rises").random(seed).begin_turn()
        first, second = masterminds(table.game)
        assert len([card for card in table.game.on(second) if table.state.zone[card] == TACTICS.first]) == 1
        assert table.state.definition[second].kind == "mastermind"
        assert table.state.definition[second].name != table.state.definition[first].name
