"""What the four Ripleys do, who came with The Alien Battles."""

import pytest

from longbox.games.vs.chapters import levels
from longbox.games.vs.chapters.stun import knock_out, stun
from longbox.games.vs.table.characters import is_main
from longbox.games.vs.table.zones import EQUIPMENT, HAND
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, YOU
from .made_up import made_up

COMPANY = "The Company"
WALL = made_up("Wall", atk=0, defense=4)
BRUTE = made_up("Brute", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
MARINE = made_up("Marine", team=COMPANY, atk=2, defense=2)
MINER = made_up("Miner", team=COMPANY, atk=2, defense=2)
NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""
SEVEN = ["Thor", "Hulk", "Kane", "Earth", "Space", "Newt", "Call"]


def xp(duel, side=None):
    return duel.game.state.xp[(side or duel.you).main]


def level(duel):
    return duel.game.face(duel.you.main).fact("level")


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def until_your_next_turn(duel):
    """Your turn ends, and then the enemy's."""
    return duel.ends_turn().skips_building().ends_turn()


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


def names_a_card(duel, name):
    """Name a card."""
    found = [option for option in duel.decision.options if option.verb == "name"]
    wanted = [option for option in found if duel.decision.about.label(duel.game, option) == name]
    assert wanted, f"{name} can't be named"
    return duel.picks(wanted[0])


@pytest.mark.card("warrant-officer-ripley-level-1")
def test_ripley_hides_a_friend_who_keeps_what_it_carries(duel):
    duel.you(main="Warrant Officer Ripley", front=[WALL], back=[MARINE], locations=["Earth"], deck=NINE)
    duel.enemy(front=[BRUTE], deck=NINE).counter("Marine", 2).stun("Wall")
    equip(duel, "Power Loader", "Marine")
    duel.uses("Warrant Officer Ripley", "Hide in the Shadows")
    assert set(duel.offered("choose")) == {"Warrant Officer Ripley", "Marine"}
    duel.chooses("Marine")
    assert (duel.counters("Marine"), duel.wounds("Marine")) == (0, 0)
    assert "Marine" in duel.stunned & duel.exhausted
    assert (carried(duel, "Marine"), duel.you.ko_pile) == (["Power Loader"], [])
    until_your_next_turn(duel).skips_building()
    assert (duel.stunned, duel.stats("Marine")) == (set(), (7, 7)), "it is there when the Marine has recovered"


@pytest.mark.card("warrant-officer-ripley-level-1")
def test_who_hid_with_equipment_loses_it_by_another_stun(duel):
    duel.you(main="Warrant Officer Ripley", back=[MARINE], locations=["Earth"], deck=NINE).enemy(deck=NINE)
    equip(duel, "Power Loader", "Marine").uses("Warrant Officer Ripley", "Hide in the Shadows").chooses("Marine")
    until_your_next_turn(duel).skips_building()
    stuns(duel, "Marine")
    assert (carried(duel, "Marine"), duel.you.ko_pile) == ([], ["Power Loader"])


@pytest.mark.card("warrant-officer-ripley-level-1")
@pytest.mark.parametrize(("wounds", "before", "learned"), [(0, 0, (1, 0)), (2, 0, (1, 2)), (3, 4, (2, 0))])
def test_ripley_learns_by_each_of_her_wounds(duel, wounds, before, learned):
    duel.you(main="Warrant Officer Ripley", front=[WALL], deck=NINE).enemy(deck=NINE).wound("Wall", 2)
    duel.wound("Warrant Officer Ripley", wounds).game.state.put("xp", duel.you.main, before)
    duel.starts("turn")
    assert (level(duel), xp(duel)) == learned


@pytest.mark.card("warrant-officer-ripley-level-1")
def test_ripley_learns_in_her_own_build_phase(duel):
    duel.you(main="Warrant Officer Ripley", deck=NINE).enemy(deck=NINE).wound("Warrant Officer Ripley", 2)
    duel.ends_turn()
    assert xp(duel) == 0


@pytest.mark.card("warrant-officer-ripley-level-2")
def test_the_self_destruct_stuns_all_supporting_characters_when_the_turn_ends(duel):
    duel.you(main="Warrant Officer Ripley", level=2, front=[WALL], locations=["Laboratory"] * 2, deck=NINE)
    duel.enemy(front=["Hulk"], back=[BRUTE], deck=NINE)
    duel.uses("Warrant Officer Ripley", "Set the Self Destruct")
    assert duel.fallen == set()
    assert not duel.can_use("Warrant Officer Ripley", "Set the Self Destruct")
    duel.ends_turn()
    assert duel.stunned == {"Wall"}, "the enemies have recovered by now"
    assert [duel.wounds(name) for name in ("Wall", "Hulk", "Brute")] == [1, 1, 1]
    assert [duel.wounds(name) for name in ("Warrant Officer Ripley", "Magneto")] == [0, 0]


@pytest.mark.card("warrant-officer-ripley-level-2")
def test_there_is_one_self_destruct_in_a_game(duel):
    duel.you(main="Warrant Officer Ripley", level=2, front=[ARCHER], locations=["Laboratory"] * 2, deck=NINE)
    duel.enemy(deck=NINE)
    duel.uses("Warrant Officer Ripley", "Set the Self Destruct")
    until_your_next_turn(duel).skips_building()
    assert not duel.can_use("Warrant Officer Ripley", "Set the Self Destruct")
    duel.ends_turn()
    assert duel.stunned == set(), "it went off once"


@pytest.mark.card("lt-ripley-level-1")
def test_ripley_gears_up(duel):
    cards = ["Power Loader", "Wolverine", "Kane", "Power Loader", "M41A Pulse Rifle", "Earth", "Thor", "Hulk", "Hulk"]
    duel.you(main="Lt. Ripley", locations=["Earth"], deck=cards).starts("turn").uses("Lt. Ripley", "Gear Up")
    assert set(duel.offered("take")) == {"Power Loader", "M41A Pulse Rifle"}, "of the five under the two drawn"
    duel.takes("take", "M41A Pulse Rifle")
    assert sorted(duel.you.hand) == ["Hulk", "Hulk", "M41A Pulse Rifle"]
    for name in ("Thor", "Earth", "Power Loader"):
        duel.takes("put under", name)
    assert duel.you.deck[-2:] == ["Power Loader", "Wolverine"]
    assert sorted(duel.you.deck[:4]) == ["Earth", "Kane", "Power Loader", "Thor"]


@pytest.mark.card("lt-ripley-level-1")
def test_without_equipment_ripley_takes_nothing(duel):
    duel.you(main="Lt. Ripley", locations=["Earth"], deck=["Thor"] * 9).starts("turn").uses("Lt. Ripley", "Gear Up")
    assert not duel.offers("take")
    assert duel.you.hand == ["Thor", "Thor"]


@pytest.mark.card("lt-ripley-level-1")
def test_ripley_learns_from_equipment_that_appears_on_her_side(duel):
    duel.you(main="Lt. Ripley", hand=["M41A Pulse Rifle"] * 3, locations=["Earth"] * 3, deck=NINE)
    duel.starts("turn").takes("done")
    for learned in (1, 2):
        duel.takes("equip", "M41A Pulse Rifle", to="Lt. Ripley")
        assert (level(duel), xp(duel)) == (1, learned)
    duel.takes("equip", "M41A Pulse Rifle", to="Lt. Ripley")
    assert (level(duel), carried(duel, "Lt. Ripley")) == (2, ["M41A Pulse Rifle"])


@pytest.mark.card("lt-ripley-level-1")
def test_equipment_of_the_enemy_teaches_ripley_nothing(duel):
    duel.you(main="Lt. Ripley", deck=NINE)
    duel.enemy(main="Sister Ripley", hand=["M41A Pulse Rifle"], locations=["Earth"], deck=NINE)
    duel.ends_turn().takes("done").takes("equip", "M41A Pulse Rifle")
    assert xp(duel) == 0


@pytest.mark.card("lt-ripley-level-2")
@pytest.mark.rule("VS-SEARCH-01")
@pytest.mark.parametrize("name", ["Power Loader", "M41A Pulse Rifle", "MU-TH-ER 6000"])
def test_ripley_finds_equipment_wherever_it_is(duel, name):
    duel.you(main="Lt. Ripley", level=2, front=[MARINE], back=[WALL], locations=["Training Ground"] * 2)
    duel.you(deck=["Power Loader", *SEVEN], hand=["M41A Pulse Rifle"], ko=["MU-TH-ER 6000", "Kane"])
    duel.enemy(front=[BRUTE], ko=["Power Loader"]).stun("Wall")
    duel.uses("Lt. Ripley", "I Can Handle Myself")
    assert set(duel.offered("choose")) == {"Power Loader", "M41A Pulse Rifle", "MU-TH-ER 6000"}
    duel.chooses(name)
    assert set(duel.offered("choose")) == {"Lt. Ripley", "Marine"}
    duel.chooses("Marine")
    assert carried(duel, "Marine") == [name]
    assert not duel.can_use("Lt. Ripley", "I Can Handle Myself")
    assert [one for one in duel.you.deck if one != "Power Loader"] != SEVEN, "the deck is shuffled"


@pytest.mark.card("lt-ripley-level-2")
def test_ripley_handles_herself_once_in_a_game(duel):
    duel.you(main="Lt. Ripley", level=2, locations=["Training Ground"] * 2, deck=NINE, ko=["Power Loader"] * 2)
    duel.enemy(deck=NINE).uses("Lt. Ripley", "I Can Handle Myself")
    duel.chooses("Power Loader")
    assert carried(duel, "Lt. Ripley") == ["Power Loader"]
    assert duel.stats("Lt. Ripley") == (12, 10)
    until_your_next_turn(duel).skips_building()
    assert not duel.can_use("Lt. Ripley", "I Can Handle Myself")


@pytest.mark.card("sister-ripley-level-1")
@pytest.mark.parametrize("names", [[], ["Wall"], ["Sister Ripley", "Wall"]])
def test_sister_ripley_strengthens_up_to_two_in_the_front_row(duel, names):
    duel.you(main="Sister Ripley", front=["main", WALL, MARINE], back=[MINER], locations=["Academy"])
    duel.enemy(front=[BRUTE]).uses("Sister Ripley", "Your A** is Already on the Line")
    assert set(duel.offered("choose")) == {"Sister Ripley", "Wall", "Marine"}
    duel.chooses(*names)
    if len(names) < 2:
        duel.takes("done")
    everybody = ("Sister Ripley", "Wall", "Marine", "Miner", "Brute")
    assert {name: duel.counters(name) for name in everybody if duel.counters(name)} == dict.fromkeys(names, 1)


@pytest.mark.card("sister-ripley-level-1")
@pytest.mark.parametrize(
    ("names", "learned"), [(["Marine"], 1), (["Marine", "Miner"], 1), (["Sniper"], 0)], ids=["solo", "team", "ranged"]
)
def test_sister_ripley_learns_from_each_melee_attack_of_her_side(duel, names, learned):
    sniper = made_up("Sniper", RANGED, team=COMPANY)
    duel.you(main="Sister Ripley", front=[MARINE, MINER], back=[sniper]).enemy(front=[WALL])
    duel.attacks(*names, on="Wall")
    assert xp(duel) == learned, "when the attack is declared"
    duel.everyone_passes()
    assert xp(duel) == learned


@pytest.mark.card("sister-ripley-level-1")
def test_sister_ripley_learns_nothing_from_attacks_of_enemies_or_while_stunned(duel):
    duel.you(main="Sister Ripley", front=[WALL, MARINE], deck=NINE).enemy(front=[BRUTE], deck=NINE).stun(
        "Sister Ripley"
    )
    duel.attacks("Marine", on="Brute").everyone_passes()
    assert xp(duel) == 0
    other = duel
    other.ends_turn().skips_building()
    other.game.state.put("face_down", other.you.main, 0)
    other.game.index()
    other.attacks("Brute", on="Wall").everyone_passes()
    assert xp(other) == 0


@pytest.mark.card("sister-ripley-level-1", "sister-ripley-level-2")
def test_a_level_up_of_sister_ripley_counts_for_that_combat(duel):
    duel.you(main="Sister Ripley", front=["main"]).enemy(front=[made_up("Five", atk=6, defense=5)])
    duel.game.state.put("xp", duel.you.main, 4)
    duel.attacks("Sister Ripley", on="Five")
    assert (level(duel), duel.stats("Sister Ripley")) == (2, (5, 7))
    duel.everyone_passes()
    assert duel.stunned == {"Five"}


@pytest.mark.card("sister-ripley-level-2")
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_sister_ripley_dies_and_ripley_8_takes_her_place(duel, role):
    duel.you(main="Sister Ripley", level=2, front=["main", WALL], locations=["Earth"], deck=NINE).enemy(
        front=[BRUTE], deck=NINE
    )
    duel.wound("Sister Ripley", 4)
    if role == "attacker":
        duel.attacks("Sister Ripley", on="Brute")
    else:
        attacked_by(duel, "Brute", on="Sister Ripley")
    duel.uses("Sister Ripley", "Sacrifice and Resurrection").takes("place", "Ripley #8", amount=0).everyone_passes()
    assert duel.result is None
    assert duel.you.ko_pile == ["Sister Ripley"]
    ripley = duel.card("Ripley #8")
    assert is_main(duel.game, ripley)
    assert duel.you.main == ripley
    assert (level(duel), duel.wounds("Ripley #8")) == (2, 0)
    assert "Ripley #8" in duel.stunned & duel.exhausted
    assert "Brute" not in duel.stunned, "she who fought it is gone"


@pytest.mark.card("sister-ripley-level-2", "ripley-8-level-2")
def test_the_new_ripley_recovers_and_is_the_one_to_be_kept_alive(duel):
    duel.you(main="Sister Ripley", level=2, front=["main", WALL], locations=["Earth"], deck=NINE)
    duel.enemy(front=[BRUTE], deck=NINE).attacks("Sister Ripley", on="Brute")
    duel.uses("Sister Ripley", "Sacrifice and Resurrection").takes("place", "Ripley #8", amount=0).everyone_passes()
    until_your_next_turn(duel)
    duel.skips_building()
    assert duel.stats("Ripley #8") == (5, 7)
    duel.happens(lambda game: levels.regress(game, duel.you.main, seat=ENEMY, source=-1))
    assert (duel.game.face(duel.you.main).name, level(duel), duel.stats("Ripley #8")) == ("Ripley #8", 1, (3, 4))
    ripley = duel.you.main
    duel.game.decision  # noqa: B018
    knock_out(duel.game, [ripley])
    duel.game.run()
    assert duel.result is not None


@pytest.mark.card("sister-ripley-level-2")
def test_who_is_no_main_character_does_not_rise_again(duel):
    duel.you(main="Sister Ripley", level=2, front=["main", "Kingpin", "Electro", "Carnage"])
    duel.you(locations=["Fortress", "Earth"]).enemy(front=[WALL])
    duel.uses("Kingpin", "Underworld Boss").attacks("Sister Ripley", on="Wall")
    duel.uses("Sister Ripley", "Sacrifice and Resurrection").everyone_passes()
    assert "Sister Ripley" in duel.you.front
    assert "Ripley #8" not in duel.you.front + duel.you.back


def bleeds(duel, number):
    """Choose how many counters Ripley #8 takes."""
    duel.uses("Ripley #8", "Acidic Blood")
    return duel.takes("number", amount=number)


@pytest.mark.card("ripley-8-level-1")
@pytest.mark.parametrize("number", [1, 3])
def test_ripley_8_bleeds_acid_on_an_enemy(duel, number):
    duel.you(main="Ripley #8", front=[MARINE], locations=["Laboratory"])
    duel.enemy(front=["Hulk", WALL])
    bleeds(duel, number)
    assert set(duel.offered("choose")) == {"Hulk", "Wall"}, "supporting enemies"
    duel.chooses("Hulk")
    assert (duel.counters("Ripley #8"), duel.counters("Hulk"), duel.stunned) == (-number, -number, set())


@pytest.mark.card("ripley-8-level-1")
@pytest.mark.parametrize(("counters", "most"), [(0, 3), (-1, 2), (2, 5)])
def test_ripley_8_does_not_bleed_to_death(duel, counters, most):
    duel.you(main="Ripley #8", locations=["Laboratory"]).enemy(front=["Hulk"]).counter("Ripley #8", counters)
    duel.uses("Ripley #8", "Acidic Blood")
    assert [option.amount for option in duel.decision.options] == list(range(most + 1))


@pytest.mark.card("ripley-8-level-1", "dagger")
def test_if_ripley_8_does_not_bleed_nobody_is_hurt(duel):
    duel.you(main="Ripley #8", back=["Dagger"], locations=["Laboratory"]).enemy(front=["Hulk"])
    bleeds(duel, 3)
    assert duel.offers("end"), "nobody is to be chosen"
    assert (duel.counters("Ripley #8"), duel.counters("Hulk")) == (0, 0)


@pytest.mark.card("ripley-8-level-1")
@pytest.mark.parametrize("answer", [True, False])
def test_ripley_8_may_level_up_as_the_main_phase_starts_and_is_healed(duel, answer):
    duel.you(main="Ripley #8", deck=NINE).enemy(deck=NINE).wound("Ripley #8", 4).starts("turn").skips_building()
    duel.says(answer)
    assert (level(duel), duel.wounds("Ripley #8")) == ((2, 0) if answer else (1, 4))
    assert duel.result is None


@pytest.mark.card("ripley-8-level-2")
def test_ripley_8_is_sorry_for_all_who_bear_a_name(duel):
    duel.you(main="Ripley #8", level=2, front=["Ferocious Xenomorph"], locations=["Earth"] * 2, deck=NINE)
    duel.enemy(front=["Ferocious Xenomorph", WALL], back=["Ferocious Xenomorph"])
    duel.enemy(hand=["Ferocious Xenomorph", "Thor"], deck=[*NINE, "Ferocious Xenomorph", "Thor"])
    duel.uses("Ripley #8", "I'm Sorry")
    offered = duel.options
    assert "Ferocious Xenomorph" in offered
    assert not {"Academy", "Let's Rock!", "Power Loader"} & set(offered), "a character is named"
    names_a_card(duel, "Ferocious Xenomorph")
    assert (duel.enemy.front, duel.enemy.hand, duel.you.front) == (["Wall"], ["Thor"], ["Ferocious Xenomorph"])
    assert duel.enemy.ko_pile == ["Ferocious Xenomorph"] * 4
    assert sorted(duel.enemy.deck) == sorted([*NINE, "Thor"])
    hand = duel.game.state.zones[HAND.at(ENEMY)]
    assert all(duel.game.state.known[card] & 1 << YOU for card in hand), "you have seen the hand"
    assert not duel.can_use("Ripley #8", "I'm Sorry")


@pytest.mark.card("ripley-8-level-2")
def test_ripley_8_is_sorry_once_in_a_game_and_not_for_main_characters(duel):
    duel.you(main="Ripley #8", level=2, locations=["Earth"] * 2, deck=NINE)
    duel.enemy(main="Hulk", hand=["Hulk"], deck=NINE)
    duel.uses("Ripley #8", "I'm Sorry")
    names_a_card(duel, "Hulk")
    assert (duel.result, duel.enemy.ko_pile, duel.enemy.hand) == (None, ["Hulk"], [])
    until_your_next_turn(duel).skips_building()
    assert not duel.can_use("Ripley #8", "I'm Sorry")


def test_ripley_8_is_sorry_on_every_enemy_side(trio):
    trio.you(main="Ripley #8", level=2, locations=["Earth"])
    trio.enemy(front=["Kane"], hand=["Kane"], deck=NINE).third(front=["Kane"], deck=["Kane", *NINE])
    trio.uses("Ripley #8", "I'm Sorry")
    names_a_card(trio, "Kane")
    assert (trio.enemy.ko_pile, trio.third.ko_pile) == (["Kane"] * 2, ["Kane"] * 2)
