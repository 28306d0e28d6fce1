"""Ultron: six main characters of one player, a pile of his own, and his own way to lose."""

import pytest

import longbox
from longbox.engine.modifiers import SET
from longbox.engine.view import view
from longbox.games.vs.chapters.stun import knock_out, wound
from longbox.games.vs.table.characters import is_main, mains_of
from longbox.games.vs.table.editions import MCU
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import ASIDE, EQUIPMENT, FACILITY
from longbox.seen import Seen

from .duel import ENEMY, YOU
from .made_up import made_up_equipment
from .mcu_villains import (
    ARCHER,
    BRUTE,
    CROOK,
    FLIMSY,
    NINE,
    OF_THE_FILMS,
    ROCK,
    all_named,
    brings,
    facility,
    kos,
    removed,
    stuns,
    to_the_main_phase,
    ultron,
    ultrons,
    until_your_next_turn,
    xp,
)

PATH, EXTINCTION = "There's Only One Path To Peace", "Your Extinction"


def peace(duel, row=0):
    """The first who can brings another Ultron."""
    duel.uses("Ultron", PATH)
    if duel.offers("place"):
        duel.takes("place", amount=row)
    return duel


def uses_of(duel, power):
    """Who could use a power now, by number."""
    return [one.card for one in duel.decision.options if one.verb == "use" and one.power.power.name == power]


@pytest.fixture
def match():
    return longbox.deal("vs", seed=3, mains=[OF_THE_FILMS, "Captain America"], decks=["super-villains", "avengers"])


# The pile


@pytest.mark.rule("VS-CARD-38", "VS-SETUP-06")
def test_one_ultron_is_placed_and_five_wait_in_the_open(match):
    game = match._game
    assert [game.face(card).fact("level") for card in game.state.zones[FACILITY.at(YOU)]].count(1) == 2
    while match.decision.topic != "main-phase" and not any(one.verb == "resource" for one in match.decision.options):
        match.choose(0)
    levels = [game.face(card).fact("level") for card in match._game.state.zones[FACILITY.at(YOU)]]
    assert sorted(levels) == [1, 1, 2, 2, 3]
    for seat in (YOU, 1, None):
        seen = match.view(seat)["zones"][f"Ultron Facility:{YOU}"]["cards"]
        assert sorted(card["id"] for card in seen) == [f"mcu-ultron-level-{level}" for level in (1, 1, 2, 2, 3)]
    assert all_of(match, YOU) == ["mcu-ultron-level-1"]


def all_of(match, seat):
    zones = match.view(None)["zones"]
    return [
        card["id"] for row in ("front row", "back row") for card in zones.get(f"{row}:{seat}", {"cards": []})["cards"]
    ]


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2", "mcu-ultron-level-3")
@pytest.mark.rule("VS-CARD-39")
def test_the_path_to_peace_brings_the_lowest_first(duel):
    ultron(duel, locations=["Laboratory"] * 5, deck=NINE).starts("turn")
    for brought in ([1, 1], [1, 1, 1], [1, 1, 1, 2], [1, 1, 1, 2, 2], [1, 1, 1, 2, 2, 3]):
        peace(duel)
        assert ultrons(duel) == brought
    assert facility(duel) == []
    assert duel.you.ko_pile == [], "they swarm"
    assert all(name.endswith("(face down)") for name in duel.you.resources)


@pytest.mark.card("mcu-ultron-level-1")
def test_each_ultron_knows_the_path_once_in_a_turn(duel):
    ultron(duel, locations=["Laboratory"] * 3, deck=NINE).starts("turn")
    (first,) = uses_of(duel, PATH)
    peace(duel)
    (second,) = uses_of(duel, PATH)
    assert second != first, "who has just come knows it too"
    assert duel.game.face(second).id == "mcu-ultron-level-1"


@pytest.mark.card("mcu-ultron-level-1")
def test_the_path_is_walked_in_your_build_phase_only(duel):
    ultron(duel, locations=["Laboratory"], deck=NINE)
    assert not duel.can_use("Ultron", PATH)
    duel.ends_turn()
    assert not duel.offers("use")


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-3")
def test_the_greatest_ultron_does_not_walk_the_path(duel):
    ultron(duel, locations=["Laboratory"] * 2, deck=NINE)
    (three,) = brings(duel, 3)
    duel.starts("turn")
    assert three not in uses_of(duel, PATH)


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.parametrize("row", [0, 1])
def test_whoever_comes_stands_ready_in_the_row_you_say(duel, row):
    ultron(duel, front=["main"], locations=["Laboratory"], deck=NINE).enemy(front=[ROCK]).starts("turn")
    peace(duel, row)
    assert (duel.you.front.count("Ultron"), duel.you.back.count("Ultron")) == ((2, 0), (1, 1))[row]
    assert duel.exhausted == set()
    to_the_main_phase(duel)
    assert len({one.card for one in duel.decision.options if one.verb == "attack"}) == 2 - row


@pytest.mark.card("mcu-ultron-level-1", "mcu-ronan-level-1")
def test_whoever_comes_appears(duel):
    """Ronan's player learns from each face-up card of the team."""
    ultron(duel, locations=["Laboratory"], front=[CROOK], deck=NINE).enemy(main="mcu-ronan-main", deck=NINE)
    peace(duel.starts("turn"))
    assert xp(duel, duel.enemy) == 3, "two Ultrons and the crook"


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.parametrize("book", [COMPILED, MCU])
@pytest.mark.rule("VS-UNIQUE-09")
def test_ultrons_stand_side_by_side_in_each_book(duel, book):
    ultron(duel.by(book), locations=["Laboratory"] * 2, hand=["Ultron"], face_down=["Hulk"] * 2, deck=NINE)
    peace(duel.starts("turn"))
    assert ultrons(duel) == [1, 1]
    duel.takes("done").takes("recruit", "Ultron", amount=0)
    assert len(all_named(duel, "Ultron")) == 3, "a supporting character of that name too"
    assert duel.you.ko_pile == []


@pytest.mark.card("mcu-ultron-level-1")
def test_an_empty_facility_has_nobody_to_send(duel):
    ultron(duel, locations=["Laboratory"], deck=NINE)
    brings(duel, 1, 1, 2, 2, 3)
    duel.starts("turn")
    if uses_of(duel, PATH):
        peace(duel)
    assert ultrons(duel) == [1, 1, 1, 2, 2, 3]


# Falling


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2")
@pytest.mark.rule("VS-CARD-39", "VS-CARD-40")
def test_an_ultron_who_falls_waits_again_and_the_game_goes_on(duel):
    ultron(duel, front=["main"], deck=NINE).enemy(front=["Hulk"], deck=NINE)
    (two,) = brings(duel, 2)
    duel.game.state.put("wounds", two, 1)
    duel.game.state.put("counters", two, -1)
    duel.on_enemy_turn()
    option = next(one for one in duel.decision.options if one.verb == "attack" and one.to == two)
    duel.picks(option).everyone_passes()
    assert (duel.result, ultrons(duel), facility(duel), duel.you.ko_pile) == (None, [1], [1, 1, 2, 2, 3], [])
    assert (duel.game.state.wounds[two], duel.game.state.counters[two]) == (0, 0)
    assert not duel.game.state.face_down[two]
    assert not duel.game.state.exhausted[two]


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.rule("VS-CARD-40", "VS-WIN-01")
def test_when_all_ultrons_are_in_the_facility_their_player_has_lost(duel):
    ultron(duel, front=["main"]).enemy(front=["Hulk"])
    first = duel.card("Ultron")
    (second,) = brings(duel, 1)
    duel.happens(lambda game: knock_out(game, [first]))
    assert duel.result is None, "not with the first who was placed"
    duel.happens(lambda game: knock_out(game, [second]))
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.rule("VS-CARD-40")
def test_the_last_two_may_fall_at_once(duel):
    ultron(duel, front=["main"])
    cards = [duel.card("Ultron"), *brings(duel, 2)]
    duel.happens(lambda game: knock_out(game, cards))
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.rule("VS-CARD-40")
def test_a_single_ultron_falls_by_wounds_in_an_attack(duel):
    ultron(duel, front=["main"]).enemy(front=["Hulk"]).wound("Ultron", 1)
    duel.on_enemy_turn().attacks("Hulk", on="Ultron").everyone_passes()
    assert duel.result.winners == (ENEMY,)
    assert dict(duel.result.why.parts)["fallen"] == ("Ultron",), "named once, not six times"


@pytest.mark.card("mcu-ultron-level-1")
def test_a_stunned_ultron_is_still_in_play(duel):
    ultron(duel, front=["main"], deck=NINE).enemy(deck=NINE)
    (second,) = brings(duel, 1)
    stuns(duel, "Ultron")
    duel.happens(lambda game: knock_out(game, [second]))
    assert duel.result is None
    until_your_next_turn(duel)
    assert (ultrons(duel), duel.stunned) == ([1], set())


@pytest.mark.card("mcu-ultron-level-1")
def test_whoever_fell_comes_again_unhurt(duel):
    ultron(duel, locations=["Laboratory"], deck=NINE)
    brings(duel, 1, 1)
    first = duel.card("Ultron")
    duel.game.state.put("wounds", first, 1)
    duel.happens(lambda game: wound(game, [first], seat=ENEMY, source=-1))
    assert (ultrons(duel), facility(duel)) == ([1, 1], [1, 2, 2, 3])
    duel.enemy(deck=NINE).ends_turn().skips_building().ends_turn()
    peace(duel)
    assert (ultrons(duel), facility(duel)) == ([1, 1, 1], [2, 2, 3])
    assert sum(duel.game.state.wounds[card] for card in all_named(duel, "Ultron")) == 0


@pytest.mark.card("mcu-ultron-level-1")
def test_equipment_is_lost_with_its_ultron(duel):
    helmet = made_up_equipment("Helmet", team="")
    ultron(duel, front=["main"])
    (second,) = brings(duel, 2)
    duel.game.attach(duel.you._add(helmet, EQUIPMENT), second)
    duel.game.index()
    duel.happens(lambda game: knock_out(game, [second]))
    assert duel.you.ko_pile == ["Helmet"]


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2")
@pytest.mark.rule("VS-WIN-14", "VS-WIN-05")
def test_nobody_asks_which_ultron_to_keep(duel):
    ultron(duel, deck=NINE)
    brings(duel, 1, 2)
    duel.starts("turn")
    assert ultrons(duel) == [1, 1, 2]
    assert duel.result is None


@pytest.mark.card("mcu-ultron-level-2")
def test_the_first_ultron_may_be_away_while_others_fight_on(duel):
    ultron(duel, deck=NINE)
    brings(duel, 2)
    knock_out(duel.game, [mains_of(duel.game, YOU)[0]])
    duel.starts("turn")
    assert (duel.result, ultrons(duel), duel.you.hand) == (None, [2], [])


# As main characters


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2", "mcu-ultron-level-3")
def test_all_of_them_are_main_characters(duel):
    ultron(duel, front=["main"])
    brings(duel, 1, 2, 3)
    assert all(is_main(duel.game, card) for card in all_named(duel, "Ultron"))
    assert len(mains_of(duel.game, YOU)) == 6
    duel.enemy(front=["mcu-crossbones"]).on_enemy_turn()
    assert len({one.to for one in duel.decision.options if one.verb == "attack"}) == 4


def test_no_ultron_goes_up(duel):
    ultron(duel, front=["main"])
    for main in mains_of(duel.game, YOU):
        assert len(duel.game.state.definition[main].faces) == 1
        assert not duel.game.face(main).fact("level_up")


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2")
def test_ultrons_attack_as_a_team(duel):
    ultron(duel, front=["main", CROOK]).enemy(front=[ROCK])
    brings(duel, 2)
    duel.takes("attack", "Ultron", to="Rock")
    assert sorted(duel.offered("join")) == ["Crook", "Ultron"]


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2")
def test_a_card_of_the_name_powers_up_any_of_them(duel):
    ultron(duel, hand=["Ultron"])
    (two,) = brings(duel, 2)
    able = {one.to for one in duel.decision.options if one.verb == "power up"}
    assert able == set(all_named(duel, "Ultron"))
    duel.takes("power up", "Ultron", to=two)
    assert duel.game.state.counters[two] == 1


@pytest.mark.card("mcu-ultron-level-1")
@pytest.mark.rule("VS-KEYWORD-41")
def test_who_has_lost_all_other_powers_still_swarms(duel):
    ultron(duel, locations=["Laboratory"] * 2, deck=NINE)
    duel.game.modify("powers", SET, POWERLESS, (mains_of(duel.game, YOU)[0],), ("game", 0))
    (second,) = brings(duel, 1)
    duel.starts("turn")
    assert uses_of(duel, PATH) == [second]
    peace(duel)
    assert ultrons(duel) == [1, 1, 1]


@pytest.mark.card("mcu-ultron-level-2", "mcu-villains-thanos-level-2")
def test_each_ultron_is_hurt_by_what_hurts_main_characters(duel):
    duel.you(main="mcu-villains-thanos-main", level=2, locations=["Fortress"])
    ultron(duel, ENEMY)
    one, other, third = all_named(duel, "Ultron", ENEMY) + brings(duel, 2, 3, seat=ENEMY)
    for card in (one, third):
        duel.game.turn_down(card)
        duel.game.state.put("wounds", card, 1)
    duel.uses("Thanos", "You Will Know What It's Like To Lose")
    assert ultrons(duel, ENEMY) == [2, 3]
    assert [duel.game.state.wounds[card] for card in (other, third)] == [0, 2]
    assert duel.result is None


# Extinction


@pytest.mark.card("mcu-ultron-level-3")
@pytest.mark.rule("VS-CARD-41")
def test_extinction_ends_the_game(duel):
    ultron(duel, locations=["Fortress"] * 4, deck=NINE).enemy(front=[BRUTE], back=[ARCHER])
    brings(duel, 3)
    duel.starts("turn").uses("Ultron", EXTINCTION)
    assert duel.result.winners == (YOU,)
    assert all(name.endswith("(face down)") for name in duel.you.resources)


@pytest.mark.card("mcu-ultron-level-3")
@pytest.mark.rule("VS-CARD-41")
def test_extinction_takes_all_cards_that_enemies_have_in_play_and_no_others(duel):
    """The enemy's main character is out of reach, so that one can look at the rest."""
    helmet = made_up_equipment("Helmet", team="")
    ultron(duel, front=["main", CROOK], locations=["Fortress"] * 4, deck=NINE)
    brings(duel, 3)
    duel.enemy(front=[BRUTE], back=[ARCHER], hand=["Thor"], deck=["Storm"], locations=["Academy"], face_down=["Hulk"])
    duel.game.attach(duel.enemy._add(helmet, EQUIPMENT), duel.card("Brute"))
    duel.stun("Archer").game.move(duel.enemy.main, ASIDE.at(ENEMY))
    duel.game.index()
    duel.starts("turn").uses("Ultron", EXTINCTION)
    assert (duel.enemy.front, duel.enemy.back, duel.enemy.resources) == ([], [], [])
    assert sorted(duel.enemy.ko_pile) == ["Academy", "Archer", "Brute", "Helmet", "Hulk"]
    assert (duel.enemy.hand, duel.enemy.deck) == (["Thor"], ["Storm"])
    assert ultrons(duel) == [1, 3]
    assert ("Crook" in duel.you.front, len(duel.you.resources)) == (True, 4)


@pytest.mark.card("mcu-ultron-level-3")
def test_extinction_takes_four_times_might(duel):
    ultron(duel, locations=["Fortress"] * 3 + ["Academy"], deck=NINE)
    brings(duel, 3)
    assert not uses_of(duel.starts("turn"), EXTINCTION)


def test_extinction_beats_everybody_at_once(trio):
    ultron(trio, locations=["Fortress"] * 4, deck=NINE)
    brings(trio, 3)
    trio.starts("turn").uses("Ultron", EXTINCTION)
    assert trio.result.winners == (YOU,)


def test_extinction_of_an_enemy_ultron_too(duel):
    ultron(duel, locations=["Fortress"] * 4, deck=NINE)
    ultron(duel, ENEMY)
    brings(duel, 3)
    brings(duel, 1, 2, seat=ENEMY)
    duel.starts("turn").uses("Ultron", EXTINCTION)
    assert duel.result.winners == (YOU,)
    assert facility(duel, ENEMY) == [1, 1, 1, 2, 2, 3]


# More players, other powers


@pytest.mark.rule("VS-WIN-07")
def test_a_beaten_ultron_takes_his_facility_along(trio):
    ultron(trio, ENEMY, front=["main"])
    (first,) = all_named(trio, "Ultron", ENEMY)
    trio.happens(lambda game: knock_out(game, [first]))
    assert trio.result is None
    assert trio.game.state.out[ENEMY]
    assert trio.game.state.zones[FACILITY.at(ENEMY)] == []


def test_of_three_who_play_an_ultron_fights_on_with_those_he_has_left(trio):
    ultron(trio, ENEMY, front=["main"])
    (first,) = all_named(trio, "Ultron", ENEMY)
    brings(trio, 2, seat=ENEMY)
    trio.happens(lambda game: knock_out(game, [first]))
    assert not trio.game.state.out[ENEMY]
    assert facility(trio, ENEMY) == [1, 1, 1, 2, 3]


@pytest.mark.card("mcu-ultron-level-1")
def test_a_borrowed_ultron_who_falls_goes_to_his_own_facility(duel):
    ultron(duel, ENEMY, front=["main"])
    brings(duel, 2, seat=ENEMY)
    duel.you(main="Professor X", level=2, locations=["Academy"], front=["main"])
    power = next(one for one in duel.decision.options if one.verb == "use" and "Domination" in one.power.power.name)
    duel.picks(power)
    two = next(card for card in all_named(duel, "Ultron", ENEMY) if duel.game.face(card).fact("level") == 2)
    option = next(one for one in duel.decision.options if one.card == two)
    duel.picks(option)
    if duel.offers("place"):
        duel.takes("place", amount=0)
    assert two in all_named(duel, "Ultron", YOU)
    duel.happens(lambda game: knock_out(game, [two]))
    assert (duel.result, facility(duel, ENEMY)) == (None, [1, 1, 2, 2, 3])


def test_views_name_ultron_once_for_each_in_play(duel):
    ultron(duel, deck=NINE)
    brings(duel, 2)
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    seen = Seen(view(duel.game, ENEMY))
    assert [seen.by_handle(handle)["name"] for handle in seen["mains"][YOU]] == ["Ultron", "Ultron"]
    assert len(seen.cards("Ultron Facility", YOU)) == 4


@pytest.mark.card("mcu-ultron-level-1", "mcu-ultron-level-2", "kingpin")
@pytest.mark.rule("VS-STATUS-09")
def test_who_takes_over_takes_over_from_all_ultrons(duel):
    ultron(duel, front=["main", "Kingpin", "Venom", "Carnage"], locations=["Fortress"])
    (two,) = brings(duel, 2)
    duel.uses("Kingpin", "Underworld Boss")
    assert [duel.game.face(card).name for card in mains_of(duel.game, YOU)] == ["Kingpin"]
    duel.happens(lambda game: knock_out(game, [two]))
    assert (removed(duel), facility(duel)) == (["Ultron"], [1, 1, 2, 3]), "a main character no more"
    kos(duel, "Kingpin")
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mcu-ultron-level-1", "singularity")
@pytest.mark.rule("VS-CARD-40")
def test_an_ultron_who_is_sheltered_is_not_in_the_facility(duel):
    ultron(duel, front=["Singularity", FLIMSY], deck=NINE).enemy(deck=NINE).ends_turn()
    duel.picks(next(option for option in duel.decision.options if option.card == mains_of(duel.game, YOU)[0]))
    if duel.offers("done"):
        duel.takes("done")
    assert (ultrons(duel), facility(duel)) == ([], [1, 1, 2, 2, 3])
    kos(duel, "Flimsy")
    assert duel.result is None
    to_the_main_phase(duel).ends_turn()
    assert duel.result is None
