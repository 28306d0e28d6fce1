"""Human Shields: captives behind whom an enemy hides until somebody has paid for each of them."""

import pytest

from longbox.games.legendary.chapters.shielding import HUMAN_SHIELD, capture_from_stack

from ..scenario import Scenario

COMMANDOS = "Shi'ar Death Commandos"


def ambushed(*others, **table):
    """The Commandos, with 2 Attack, have just come with one Human Shield."""
    return Scenario(**table).stack("bystanders", 20).villain_deck(COMMANDOS, *others, "Bystander").begin_turn()


def reasons(table, verb, name=COMMANDOS):
    return [(reason.rule, reason.text) for reason in table.why_not(verb, name)]


@pytest.mark.rule("LG-KW-HUMANSHIELD-01")
def test_whoever_captures_a_human_shield_can_not_be_fought():
    table = ambushed()
    assert table.seen()["stacks"]["bystanders"] == 19
    assert "name" not in table.seen()["zones"]["held"]["cards"][0], "it lies face down"
    table.points(attack=9)
    assert not table.can("fight", COMMANDOS)
    assert reasons(table, "fight") == [("LG-KW-HUMANSHIELD-01", "it hides behind others: rescue them first")]


@pytest.mark.rule("LG-KW-HUMANSHIELD-02")
def test_a_human_shield_takes_the_attack_of_who_holds_it():
    table = ambushed().points(attack=4)
    option = next(option for option in table.options if option.verb == "ransom")
    assert table.game.decision.about.label(table.game, option) == f"Rescue a Human Shield from {COMMANDOS} (2 Attack)"
    table.telling().use("ransom", COMMANDOS)
    assert (table.attack, table.in_victory()) == (2, ["Bystander"])
    assert table.told == [f"You pay 2 Attack for a Human Shield of {COMMANDOS}.", "You rescue Bystander."]
    assert table.where == {"Sewers": COMMANDOS}
    assert not table.can("ransom")
    assert reasons(table, "ransom") == [("LG-KW-HUMANSHIELD-02", "it hides behind nobody")]
    table.fight(COMMANDOS)
    assert (table.attack, table.in_victory()) == (0, ["Bystander", COMMANDOS])


@pytest.mark.rule("LG-KW-HUMANSHIELD-01", "LG-KW-HUMANSHIELD-02")
def test_each_of_several_is_paid_for_by_itself():
    """Minor Domo has 2 Attack and two Human Shields."""
    table = Scenario().stack("bystanders", 20).villain_deck("Minor Domo", "Bystander").begin_turn()
    assert (table.seen()["stacks"]["bystanders"], table.held_by("Minor Domo")) == (18, ["Bystander"] * 2)
    table.points(attack=3).use("ransom", "Minor Domo")
    assert (table.attack, table.held_by("Minor Domo")) == (1, ["Bystander"])
    assert not table.can("ransom")
    assert not table.can("fight")
    assert reasons(table, "ransom", "Minor Domo") == [("LG-KW-HUMANSHIELD-02", "it takes 2 Attack and you have 1")]


@pytest.mark.rule("LG-KW-HUMANSHIELD-02")
def test_who_pays_for_all_has_not_fought_yet():
    table = Scenario().villain_deck("Minor Domo", "Bystander").begin_turn().points(attack=6)
    table.use("ransom", "Minor Domo").use("ransom", "Minor Domo")
    assert (table.attack, table.where) == (2, {"Sewers": "Minor Domo"})
    table.fight("Minor Domo")
    assert table.in_victory() == ["Bystander", "Bystander", "Minor Domo"]


@pytest.mark.rule("LG-KW-HUMANSHIELD-02")
def test_chance_says_which_of_them_is_rescued():
    def rescued(seed):
        table = ambushed()
        capture_from_stack(HUMAN_SHIELD, table.game, 0, table.find(COMMANDOS), 4)
        before = table.game.on(table.find(COMMANDOS))
        table.random(seed).points(attack=2).use("ransom", COMMANDOS)
        (gone,) = set(before) - set(table.game.on(table.find(COMMANDOS)))
        return before.index(gone)

    assert len({rescued(seed) for seed in range(12)}) > 2


@pytest.mark.rule("LG-KW-HUMANSHIELD-03")
def test_other_captives_come_with_the_defeat():
    table = ambushed().holding(COMMANDOS, "Bystander").points(attack=4)
    table.use("ransom", COMMANDOS)
    assert table.held_by(COMMANDOS) == ["Bystander"], "who lies there face up is not for sale"
    assert not table.can("ransom")
    table.fight(COMMANDOS)
    assert table.in_victory() == ["Bystander", COMMANDOS, "Bystander"]


@pytest.mark.rule("LG-KW-HUMANSHIELD-04")
def test_all_discard_a_card_when_one_is_carried_off():
    table = Scenario(players=2).city(Bridge=COMMANDOS, Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    capture_from_stack(HUMAN_SHIELD, table.game, 0, table.find(COMMANDOS), 2)
    table.hand("Agent").hand("Trooper", seat=1).villain_deck("Sabretooth", "Bystander")
    table.hq(*["Odinson"] * 5).begin_turn("Odinson")
    assert sorted(table.gone) == ["Bystander", "Bystander", COMMANDOS]
    assert (table.in_discard(0), table.in_discard(1)) == (["Agent"], ["Trooper"])
    assert {card["name"] for card in table.seen()["zones"]["escaped"]["cards"]} == {"Bystander", COMMANDOS}
