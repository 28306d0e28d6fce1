"""Mandarin's Rings: a Henchmen group of ten different cards."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import HENCHMAN
from longbox.games.legendary.table.zones import VILLAIN_DECK

from .dealt import Dealt
from .scenario import Scenario

RINGS = COLLECTION.henchmen["mandarins-rings"]
NAMES = {card.name for card in RINGS.cards}


def fought(ring: str, **setup) -> Scenario:
    (name,) = [one for one in NAMES if one.startswith(ring)]
    table = Scenario(**setup).city(Bank=name).points(attack=3)
    table.ring = name
    return table


def in_deck(table: Dealt) -> list[str]:
    return [name for name in table.names(VILLAIN_DECK) if name in NAMES]


@pytest.mark.rule("LG-HENCH-01", "LG-HENCH-02")
@pytest.mark.parametrize("mastermind", ["red-skull", "loki", "magneto"])
def test_ten_cards_of_ten_names_lie_in_the_deck_of_any_mastermind(mastermind):
    assert [card.kind for card in RINGS.cards] == [HENCHMAN] * 10
    setup = {"mastermind": mastermind, "henchmen": ["mandarins-rings"], "players": 2}
    assert RULES.problems({item.name: item.default for item in RULES.form()} | setup) == []
    names = in_deck(Dealt(**setup))
    assert len(names) == len(set(names)) == 10
    assert set(names) == NAMES


@pytest.mark.rule("LG-HENCH-01", "LG-SOLO-04")
@pytest.mark.parametrize("solo", ["basic", "advanced"])
def test_alone_three_of_them_come_by_chance(solo):
    met = set()
    for seed in range(12):
        names = in_deck(Dealt(seed=seed, players=1, solo=solo, henchmen=["mandarins-rings"]))
        assert len(names) == len(set(names)) == 3
        met.update(names)
    assert len(met) == 10


def test_rings_that_give():
    assert fought("Daimonic").fight("Daimonic, The White Light").in_hand() == ["Agent"]
    table = fought("Incandescence").discard("Wound", "Agent").fight("Incandescence, The Flame Blast", "Wound")
    assert table.koed == ["Wound"]
    assert fought("Influence").fight("Influence, The Impact Beam").recruit_points == 1
    table = fought("Lightning").deck("Wound").fight("Lightning, The Electro-Blast", "yes")
    assert table.koed == ["Wound"]
    table = fought("Spectral").hand("Agent", "Odinson").fight("Spectral, The Disintegration Beam", "Agent")
    assert table.koed == ["Agent"]
    table = fought("Zero").hand("Agent", "Odinson").play("Agent").play("Odinson")
    assert table.fight("Zero, The Ice Blast").leaving("end").in_hand().count("Agent") == 7
    table = fought("Spin").deck("Agent", "Odinson", "Wound", "Trooper", "Keen Senses", "Oddball")
    table.leaving("fight", "Spin, The Vortex Beam")
    assert sorted(table.in_discard()) == ["Agent", "Trooper", "Wound"]


def test_remaker_hands_a_card_to_the_right():
    table = fought("Remaker", players=3).hand("Wound").discard("Agent").fight("Remaker, The Matter Rearranger", "Wound")
    assert (table.in_hand(), table.in_hand(2), table.in_hand(1)) == ([], ["Wound"], [])


def test_nightbringer_defeats_a_weak_villain_of_the_deck():
    table = fought("Nightbringer").villain_deck("Sentinel", "Twist", "Abomination", "Bystander").hand("Agent")
    table.bringing(1)
    table.leaving("fight", "Nightbringer, The Black Light")
    assert table.offered == ["choose Sentinel", "done"], "Abomination is worth more, and a Twist is no Villain"
    table.answer("Sentinel").answer("Abomination")
    assert sorted(table.in_victory()) == ["Nightbringer, The Black Light", "Sentinel"]
    assert table.koed == ["Agent"]
    assert table.cards(VILLAIN_DECK)[::-1] == ["Abomination", "Twist", "Bystander"]


@pytest.mark.parametrize(("answer", "mine", "theirs"), [("give", ["Odinson"], []), ("keep", [], ["Odinson"])])
def test_liar_says_what_it_likes(answer, mine, theirs):
    table = fought("Liar").deck("Odinson", seat=1).telling().leaving("fight", "Liar, The Mento-Intensifier")
    if "player" in table.options[0].verb:
        table.answer("player")
    assert table.seat_asked == 0
    table.answer("bad")
    assert table.seat_asked == 1
    assert "bad" in str(table.game.decision.about.prompt(table.game, table.game.decision))
    table.answer(answer)
    assert (table.in_discard(), table.in_discard(1)) == (mine, theirs)
    assert "You say that the card is bad." in table.told
