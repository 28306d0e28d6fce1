"""What rulings say about the cards of The Alien Battles, where their texts do not settle it."""

import pytest

from longbox.engine.modifiers import SET
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import EQUIPMENT, FACEHUGGERS
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, YOU
from .made_up import made_up

NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""
COMPANY = "The Company"
MARINE = made_up("Marine", team=COMPANY, atk=2, defense=2)
SNIPER = made_up("Sniper", RANGED, atk=0, defense=9)


def equip(duel, name, bearer):
    """Lay equipment out on a character of yours."""
    duel.game.attach(duel.you._add(name, EQUIPMENT), duel.card(bearer, YOU))
    duel.game.index()
    return duel


def loses_powers(duel, name):
    card = duel.card(name, YOU)
    return duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [card], ("game", 0)))


@pytest.mark.card("m41a-pulse-rifle")
def test_the_pulse_rifle_works_for_who_has_lost_all_powers(duel):
    sharp = made_up("Sharp", RANGED, team=COMPANY, atk=2, defense=2)
    duel.you(front=[sharp], back=[MARINE], locations=["Laboratory"]).enemy(front=[SNIPER], back=["Thor"])
    equip(duel, "M41A Pulse Rifle", "Marine")
    loses_powers(duel, "Marine")
    loses_powers(duel, "Sharp")
    assert (duel.has("Marine", "ranged"), duel.has("Sharp", "ranged")) == (True, False)
    duel.uses("Marine", "M-40 Grenades", "Thor")
    assert duel.counters("Thor") == -3
    duel.attacks("Marine", on="Sniper")
    assert duel.stats("Marine") == (5, 2)


@pytest.mark.card("m41a-pulse-rifle", "star-lord-level-2")
def test_the_pulse_rifle_strikes_back_in_spite_of_a_space_cop(duel):
    gun = made_up("Gun", RANGED, atk=0, defense=2)
    duel.you(front=[made_up("Wall", atk=0, defense=9)], back=[MARINE])
    duel.enemy(main="Star-Lord", level=2, front=["main"], back=[gun], locations=["Training Ground"])
    equip(duel, "M41A Pulse Rifle", "Marine").stun("Wall").on_enemy_turn().uses("Star-Lord", "Space Cop")
    duel.attacks("Gun", on="Marine").everyone_passes()
    assert duel.stunned == {"Wall", "Gun"}


@pytest.mark.card("rogue", "ovomorph")
def test_who_has_copied_hatch_finds_no_pile(duel):
    duel.you(front=["Rogue"], deck=NINE).enemy(front=["Ovomorph", "Thor"], deck=NINE)
    duel.game.state.new_cards([find(LIBRARY, "Facehugger")], ENEMY, FACEHUGGERS.at(ENEMY), pool=401)
    egg, rogue = duel.card("Ovomorph"), duel.card("Rogue")
    duel.happens(lambda game: knock_out(game, [egg], seat=YOU, source=rogue))
    assert any(getattr(one.power, "label", "") == "Hatch" for one in duel.game.instances(rogue))
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert (duel.you.front, duel.enemy.front) == (["Rogue"], ["Thor"])
    assert len(duel.game.state.zones[FACEHUGGERS.at(ENEMY)]) == 1


@pytest.mark.card("ferocious-xenomorph")
def test_a_creature_stays_one_whatever_powers_it_has_lost(duel):
    duel.you(main="Sister Ripley", front=["Ferocious Xenomorph", MARINE], hand=["Power Loader"])
    duel.you(locations=["Academy"] * 3, deck=NINE).enemy(deck=NINE).starts("turn").takes("done")
    loses_powers(duel, "Ferocious Xenomorph")
    assert not duel.has("Ferocious Xenomorph", "ferocious")
    assert duel.offers("equip", "Power Loader", to="Marine")
    assert not duel.offers("equip", "Power Loader", to="Ferocious Xenomorph")


@pytest.mark.card("the-perfect-organism", "even-the-odds")
@pytest.mark.parametrize(("defense", "stunned"), [(8, {"Block"}), (9, set())])
def test_even_the_odds_leaves_a_doubled_strike(duel, defense, stunned):
    duel.you(front=["The Perfect Organism"], locations=["Academy"]).counter("The Perfect Organism", 3)
    duel.enemy(main="Rocket", front=[made_up("Block", atk=0, defense=defense)], hand=["Even the Odds"])
    duel.attacks("The Perfect Organism", on="Block")
    duel.uses("The Perfect Organism", "This Thing is Huge! It's... It's Big!").plays("Even the Odds")
    if duel.offers("choose"):
        duel.chooses("The Perfect Organism")
    assert (duel.stats("The Perfect Organism"), duel.counters("The Perfect Organism")) == ((4, 8), 0)
    duel.everyone_passes()
    assert duel.stunned == stunned


@pytest.mark.card("ovomorph", "extended-incubation")
def test_each_egg_reveals_from_the_pile_of_its_owner(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(front=["Ovomorph", "Thor"], deck=NINE)
    state = duel.game.state
    for seat, name in ((YOU, "Extended Incubation"), (ENEMY, "Facehugger")):
        state.new_cards([find(LIBRARY, name)], seat, FACEHUGGERS.at(seat), pool=401 + seat)
    duel.starts("turn")
    assert duel.enemy.front == ["Ovomorph", "Thor"], "your egg stays closed"
    assert len(state.zones[FACEHUGGERS.at(YOU)]) == len(state.zones[FACEHUGGERS.at(ENEMY)]) == 1
