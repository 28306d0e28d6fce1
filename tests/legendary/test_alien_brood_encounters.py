"""Alien Brood Encounters: what comes from the Villain Deck lies face down in the city until it is scanned."""

import pytest

from longbox.engine import view
from longbox.games.legendary.table.board import unscanned
from longbox.games.legendary.table.enemies import foes, masterminds
from longbox.games.legendary.table.kinds import BYSTANDER, SPACES
from longbox.games.legendary.table.zones import UNSCANNED, VILLAIN_DECK, VILLAIN_POOL

from .dealt import Dealt
from .scenario import BOX, Scenario

SETUP = {"scheme": "alien-brood-encounters", "mastermind": "red-skull"}


def brood(**setup):
    return Scenario(**SETUP | setup)


def lying(table):
    """What lies face down, by space."""
    zones = table.state.zones
    found = {SPACES[zone - UNSCANNED.first]: table._names(zones[zone]) for zone in UNSCANNED.range()}
    return {space: names[0] for space, names in found.items() if names}


def face_down(table, **cards):
    for space, name in cards.items():
        zone = UNSCANNED.first + SPACES.index(space)
        table._set(zone, ())
        card = table.state.new_card(table._definition(name), -1, BOX, pool=VILLAIN_POOL)
        table.game.turn_down(card)
        table.game.move(card, zone)
    return table


@pytest.mark.rule("LG-BROOD-01")
def test_ten_of_the_brood_and_no_bystanders_are_in_the_deck():
    table = Dealt(**SETUP, players=2)
    state = table.game.state
    cards = [state.definition[card] for card in state.zones[VILLAIN_DECK.first]]
    assert [card.name for card in cards].count("The Brood") == 10
    assert [card.name for card in cards].count("Scheme Twist") == 8
    assert not [card for card in cards if card.kind == BYSTANDER]


@pytest.mark.rule("LG-BROOD-01")
@pytest.mark.parametrize("name", ["Sabretooth", "Twist", "Strike"])
def test_cards_are_played_face_down_and_nobody_knows_them(name):
    table = brood(players=2).villain_deck(name).hand("Agent").begin_turn()
    (card,) = unscanned(table.game)
    assert lying(table) == {"Sewers": name}
    assert card not in foes(table.game)
    assert table.koed == []
    assert table.state.twists == 0
    for seat in (None, 0, 1):
        assert table.seen(seat)["zones"]["unscanned:Sewers"]["cards"] == [
            {"handle": view.handle(table.state, seat, card), "face_down": 1}
        ]


@pytest.mark.rule("LG-BROOD-01")
def test_they_push_each_other_and_villains():
    table = face_down(brood(), Sewers="Twist").city(Bank="Sabretooth").villain_deck("Viper").begin_turn()
    assert lying(table) == {"Sewers": "Viper", "Bank": "Twist"}
    assert table.where == {"Rooftops": "Sabretooth"}


@pytest.mark.rule("LG-BROOD-01")
def test_a_scan_takes_1_attack():
    table = face_down(brood(), Bank="Viper").points(attack=2)
    table.use("scan", "Viper")
    assert table.attack == 1
    assert table.where == {"Bank": "Viper"}
    assert lying(table) == {}
    assert not table.can("scan")


@pytest.mark.rule("LG-BROOD-01")
def test_without_attack_nothing_is_scanned():
    table = face_down(brood(), Bank="Viper").city(Sewers="Sabretooth").points(recruit=3)
    assert not table.can("scan")
    (card,) = unscanned(table.game)
    (reason,) = table.game.rules.why_not(table.game, 0, "scan", card, -1)
    assert reason.rule == "LG-BROOD-01"
    assert "1 Attack" in reason.text
    (reason,) = table.why_not("scan", "Sabretooth")
    assert "face down" in reason.text


@pytest.mark.rule("LG-BROOD-01")
def test_an_option_does_not_tell_what_lies_there():
    table = face_down(brood(), Bank="Viper").points(attack=2)
    option = next(option for option in table.options if option.verb == "scan")
    label = table.game.decision.about.label(table.game, option)
    assert label == "Scan a face-down card in the Bank (1 Attack)"


@pytest.mark.rule("LG-BROOD-01")
def test_what_lies_there_is_dealt_anew_for_guesses():
    table = face_down(brood(), Bank="Viper").villain_deck(*["Sabretooth"] * 5)
    for card in table.state.zones[VILLAIN_DECK.first]:
        table.state.put("pool", card, VILLAIN_POOL)
    (card,) = unscanned(table.game)
    names = {view.determinize(table.game, 0, seed).state.definition[card].name for seed in range(20)}
    assert len(names) > 1


@pytest.mark.rule("LG-BROOD-02")
def test_a_scanned_villain_ambushes_where_it_is():
    """The Green Goblin captures a Bystander."""
    table = face_down(brood(), Streets="Green Goblin").points(attack=1)
    table.use("scan", "Green Goblin")
    assert table.where == {"Streets": "Green Goblin"}
    assert table.held_by("Green Goblin") == ["Bystander"]


@pytest.mark.rule("LG-BROOD-02")
def test_a_scanned_strike_strikes_and_leaves_the_city():
    table = face_down(brood(), Rooftops="Strike").points(attack=1).hand("Agent", "Keen Senses")
    table.use("scan", "Strike", "Keen Senses")
    assert lying(table) == {}
    assert table.where == {}
    assert table.koed == ["Keen Senses", "Strike"]


@pytest.mark.rule("LG-BROOD-04")
def test_a_scanned_twist_infects_the_player_on_the_right():
    table = face_down(brood(players=3), Rooftops="Twist").points(attack=1)
    table.use("scan", "Twist")
    assert table.in_discard(2) == ["Brood Infection"]
    assert table.state.twists == 1
    assert table.koed == []


@pytest.mark.rule("LG-BROOD-04")
def test_who_draws_an_infection_kos_it_and_gains_two_wounds():
    table = brood(players=2).deck("Brood Infection", *["Agent"] * 9).end_turn()
    assert table.koed == ["Twist"], "it is a Twist again"
    assert table.in_discard().count("Wound") == 2
    assert len(table.in_hand()) == 5


@pytest.mark.rule("LG-BROOD-03")
def test_a_face_down_villain_is_scanned_and_escapes():
    table = face_down(brood(), Sewers="Viper", Bank="Viper", Rooftops="Viper", Streets="Viper", Bridge="Green Goblin")
    table.villain_deck("Sabretooth").hand("Agent").begin_turn("Keen Senses")
    assert table.gone == ["Green Goblin", "Bystander"], "it has ambushed before"
    assert table.state.escapes == 1
    assert lying(table)["Sewers"] == "Sabretooth"
    assert lying(table)["Bridge"] == "Viper"


@pytest.mark.rule("LG-BROOD-03")
def test_a_face_down_twist_acts_when_it_is_pushed_out_and_does_not_escape():
    table = face_down(brood(players=2), Sewers="Viper", Bank="Viper", Rooftops="Viper", Streets="Viper", Bridge="Twist")
    table.villain_deck("Sabretooth").begin_turn()
    assert table.gone == []
    assert table.state.escapes == 0
    assert table.in_discard(1) == ["Brood Infection"]
    assert len(table.in_hq) == 5


def test_evil_wins_when_three_villains_per_player_have_escaped():
    table = brood(players=1).escaped("Viper", "Viper").city(Bridge="Viper")
    table = face_down(table, Sewers="Twist", Bank="Twist", Rooftops="Twist", Streets="Twist")
    table.villain_deck("Sabretooth").leaving("begin", "", "Keen Senses")
    assert table.result is not None
    assert "Scheme" in table.result.reason


@pytest.mark.parametrize(("koed", "attack"), [([], 1), (["Bystander", "Bystander", "Agent"], 3)])
def test_the_brood_is_stronger_for_each_koed_bystander(koed, attack):
    table = brood().city(Bank="The Brood").ko_pile(*koed)
    assert table.attack_of("The Brood") == attack


def test_who_fights_the_brood_kos_a_hero_and_a_bystander_of_the_stack():
    table = brood().city(Bank="The Brood").points(attack=1).hand("Agent", "Keen Senses").stack("bystanders", 20)
    table.fight("The Brood", "Agent")
    assert table.koed == ["Agent", "Bystander"]


def test_the_masterminds_of_masterminds_are_no_face_down_cards():
    table = face_down(brood(), Bank="Viper")
    assert foes(table.game) == masterminds(table.game)
