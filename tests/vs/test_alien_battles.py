"""What the equipment, the locations and the plot twist of nobody do, which came with The Alien Battles."""

import pytest

from longbox.games.vs.cards.making import Box, main_character
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.kinds import ALIEN, ENERGY, HUMANITY, INTELLECT, MIGHT, SKILL
from longbox.games.vs.table.zones import EQUIPMENT
from longbox.games.vs.vocabulary import draw, main_power
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import YOU
from .made_up import made_up

COMPANY = "The Company"
WALL = made_up("Wall", atk=0, defense=4)
BRUTE = made_up("Brute", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
MARINE = made_up("Marine", team=COMPANY, atk=2, defense=2)
MINER = made_up("Miner", team=COMPANY, atk=2, defense=2)
BOSS = main_character(Box("Made up", COMPANY).level("Boss", 1, 3, 4, 5))
NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def user(name, *symbols, team=COMPANY):
    """A character who draws a card for any of these symbols, by a power that is called after it."""
    return made_up(name, *(main_power(symbol, symbol, draw()) for symbol in symbols), team=team)


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def equip(duel, name, bearer, seat=YOU):
    """Lay equipment out on a character."""
    side = (duel.you, duel.enemy)[seat]
    duel.game.attach(side._add(name, EQUIPMENT), duel.card(bearer, seat))
    duel.game.index()
    return duel


def carried(duel, name):
    return [duel.game.face(card).name for card in duel.game.on(duel.card(name))]


def stuns(duel, *names, by=()):
    cards = [duel.card(name) for name in names]
    return duel.happens(lambda game: stun(game, cards, [by] * len(cards)))


@pytest.mark.card("m41a-pulse-rifle")
def test_the_pulse_rifle_lets_its_bearer_shoot_harder(duel):
    duel.you(front=[MINER], back=[MARINE]).enemy(front=[made_up("Rock", RANGED, atk=0, defense=9)])
    equip(duel, "M41A Pulse Rifle", "Marine")
    assert (duel.has("Marine", "ranged"), duel.stats("Marine")) == (True, (2, 2))
    assert not duel.has("Miner", "ranged")
    duel.attacks("Marine", on="Rock")
    assert duel.stats("Marine") == (5, 2)
    duel.everyone_passes()
    assert duel.stats("Marine") == (2, 2)


def test_the_pulse_rifle_is_no_help_in_melee(duel):
    duel.you(front=[MARINE]).enemy(front=[WALL])
    equip(duel, "M41A Pulse Rifle", "Marine").attacks("Marine", on="Wall")
    assert duel.stats("Marine") == (2, 2)


def test_the_pulse_rifle_is_no_stronger_for_a_defender(duel):
    duel.you(front=[WALL], back=[MARINE]).enemy(back=[ARCHER])
    equip(duel, "M41A Pulse Rifle", "Marine").stun("Wall").on_enemy_turn().attacks("Archer", on="Marine")
    assert duel.stats("Marine") == (2, 2)


def test_the_grenades_of_the_pulse_rifle_fall_on_the_back_row(duel):
    duel.you(front=[MARINE, WALL], locations=["Laboratory"]).enemy(front=[BRUTE], back=[ARCHER, FLIMSY])
    equip(duel, "M41A Pulse Rifle", "Marine").uses("Marine", "M-40 Grenades")
    assert set(duel.offered("choose")) == {"Archer", "Flimsy", "Magneto"}
    duel.chooses("Archer")
    assert duel.counters("Archer") == -3


@pytest.mark.card("weyland-yutani-complex")
@pytest.mark.rule("VS-EQUIP-09")
@pytest.mark.parametrize(("bearer", "pays"), [("Marine", True), ("Wall", False)])
def test_the_bearer_of_the_pulse_rifle_pays_and_is_the_one_who_stuns(duel, bearer, pays):
    duel.you(front=[MARINE, WALL], locations=["Weyland-Yutani Complex"]).enemy(back=[FLIMSY])
    equip(duel, "M41A Pulse Rifle", bearer)
    assert duel.can_use(bearer, "M-40 Grenades") is pays
    if pays:
        duel.uses(bearer, "M-40 Grenades").chooses("Flimsy")
        assert duel.sources("KO", "Flimsy") == {"Marine"}


@pytest.mark.card("mu-th-er-6000")
def test_mother_draws_two_cards(duel):
    duel.you(front=[MARINE], locations=["Academy"] * 2, deck=["Thor"] * 9)
    equip(duel, "MU-TH-ER 6000", "Marine").starts("turn")
    before = len(duel.you.hand)
    duel.uses("Marine", "Access Mother")
    assert len(duel.you.hand) == before + 2
    assert not duel.can_use("Marine", "Access Mother")
    duel.skips_building()
    assert not duel.can_use("Marine", "Access Mother")


@pytest.mark.card("power-loader")
def test_the_power_loader_is_strong_and_shoots_nowhere(duel):
    duel.you(front=[ARCHER], back=[MARINE], hand=["Hidden Weapons"] * 2)
    equip(duel, "Power Loader", "Archer")
    assert (duel.stats("Archer"), duel.has("Archer", "ranged")) == ((8, 14), False)
    duel.plays("Hidden Weapons", "Archer")
    assert (duel.stats("Archer"), duel.has("Archer", "ranged")) == ((9, 15), False), "what it would gain is lost too"
    duel.plays("Hidden Weapons", "Marine")
    assert duel.has("Marine", "ranged")
    stuns(duel, "Archer")
    assert duel.you.ko_pile.count("Power Loader") == 1


def test_whoever_lays_the_power_loader_off_shoots_again(duel):
    duel.you(main="Sister Ripley", front=[ARCHER], hand=["MU-TH-ER 6000"], locations=["Academy"] * 2, deck=NINE)
    equip(duel, "Power Loader", "Archer").starts("turn").takes("done")
    assert not duel.has("Archer", "ranged")
    duel.takes("equip", "MU-TH-ER 6000", to="Archer")
    assert (duel.has("Archer", "ranged"), duel.stats("Archer"), duel.you.ko_pile) == (True, (3, 9), ["Power Loader"])


@pytest.mark.parametrize("name", ["M41A Pulse Rifle", "MU-TH-ER 6000", "Power Loader"])
@pytest.mark.rule("VS-EQUIP-06", "VS-KEYWORD-03")
def test_equipment_of_the_company_asks_for_the_company_and_no_creature_carries_it(duel, name):
    duel.you(front=[WALL, "Ferocious Xenomorph"], hand=[name], locations=["Academy"] * 3, deck=NINE)
    duel.starts("turn").takes("done")
    assert not duel.offers("equip", name)
    duel.you(front=[MARINE])
    able = {duel.game.face(option.to).name for option in duel.decision.options if option.verb == "equip"}
    assert able == {"Wall", "Marine", "Captain America"}


@pytest.mark.card("lets-rock")
@pytest.mark.parametrize(("name", "stats"), [("Brute", (7, 3)), ("Wall", (0, 6))])
def test_lets_rock_helps_an_attacker_or_a_defender(duel, name, stats):
    duel.you(front=[WALL, MARINE], hand=["Let's Rock!"]).enemy(front=[BRUTE])
    before = duel.stats(name)
    attacked_by(duel, "Brute", on="Wall").plays("Let's Rock!")
    duel.takes("mode", amount=0 if name == "Brute" else 1)
    assert duel.stats(name) == stats
    duel.everyone_passes()
    if name not in duel.fallen:
        assert duel.stats(name) == before


def test_lets_rock_is_played_on_your_turn_too(duel):
    duel.you(front=[BRUTE], hand=["Let's Rock!"]).enemy(front=[WALL])
    assert not duel.offers("play"), "in a combat only"
    duel.attacks("Brute", on="Wall")
    assert duel.offers("play", "Let's Rock!")


@pytest.mark.card("weyland-yutani-complex")
@pytest.mark.parametrize("symbol", [HUMANITY, ENERGY, INTELLECT, SKILL])
def test_the_complex_pays_any_of_four_symbols_for_the_company(duel, symbol):
    everything = (HUMANITY, ENERGY, INTELLECT, SKILL, MIGHT, ALIEN)
    duel.you(front=[user("Clerk", *everything), user("Guest", *everything, team="Avengers"), "CMO Clemens"])
    duel.you(main=BOSS, locations=["Weyland-Yutani Complex"], deck=NINE).wound("Boss", 1)
    assert [one for one in everything if duel.can_use("Clerk", one)] == [HUMANITY, ENERGY, INTELLECT, SKILL]
    assert not any(duel.can_use("Guest", one) for one in everything), "he is of the Avengers"
    assert not duel.can_use("CMO Clemens", "Do You Trust Me With A Needle?"), "one symbol, not two"
    duel.uses("Clerk", symbol)
    assert duel.you.resources == ["Weyland-Yutani Complex (face down)"]
    assert not any(duel.can_use("Clerk", one) for one in everything)


@pytest.mark.rule("VS-LOCATION-01")
@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        pytest.param("The Nostromo", ENERGY, marks=pytest.mark.card("the-nostromo")),
        pytest.param("The Sulaco", SKILL, marks=pytest.mark.card("the-sulaco")),
        pytest.param("The Auriga", INTELLECT, marks=pytest.mark.card("the-auriga")),
        pytest.param("Fury 161", MIGHT, marks=pytest.mark.card("fury-161")),
        pytest.param("Earth", HUMANITY, marks=pytest.mark.card("earth")),
        pytest.param("Space", ALIEN, marks=pytest.mark.card("space")),
    ],
)
def test_basic_locations_of_the_box_pay_one_symbol_for_anybody(duel, name, symbol):
    everything = (HUMANITY, ENERGY, INTELLECT, SKILL, MIGHT, ALIEN)
    duel.you(front=[user("Guest", *everything, team="Avengers")], locations=[name], deck=NINE)
    assert [one for one in everything if duel.can_use("Guest", one)] == [symbol]
    duel.uses("Guest", symbol)
    assert duel.you.resources == [f"{name} (face down)"]
