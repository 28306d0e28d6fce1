"""What the Femme Fatales do who came with Legacy."""

import pytest

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.hands_and_decks import discard
from longbox.games.vs.chapters.levels import regress
from longbox.games.vs.chapters.side_deck import lay_out_side_deck
from longbox.games.vs.chapters.stun import knock_out, stun
from longbox.games.vs.table.characters import mains_of
from longbox.games.vs.table.zones import DECK, EQUIPMENT, HAND, KO_PILE, REMOVED, RESOURCES
from longbox.games.vs.vocabulary.keywords import FLIGHT, INSPIRE, RANGED

from .at_the_table import (
    NINE,
    at_level,
    attacked_by,
    enters,
    learnt,
    level,
    named,
    next_turn,
    picks,
    picks_label,
    to_main_phase,
    used_up,
    xp,
)
from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment
from .test_deck_building import broken

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=20)
BRUTE = made_up("Brute", team="Underworld", atk=9, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
WEAK = made_up("Weak", atk=1, defense=1, health=3)
VAMP = made_up("Vamp", team="Femme Fatales", atk=1, defense=4)
SIREN = made_up("Siren", team="Femme Fatales", atk=1, defense=4)
ARCHER = made_up("Archer", RANGED, team="Underworld", atk=2, defense=9)
FLYER = made_up("Flyer", FLIGHT, team="Underworld", atk=1, defense=4)
BITTER = "Still Bitter"
THEFT = "Identity Theft"
TRAINING = "Ninja Training"
EXPERIENCE = "Hand Experience"


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


@pytest.mark.card("mystique-level-1", "mystique-legacy-level-2")
@pytest.mark.rule("VS-LEVEL-05")
def test_mystique_may_level_up_to_either_level_2(duel):
    learnt(duel.you(main="Mystique", front=["main"]), 9)
    duel.happens(lambda game: put_counters(game, [duel.you.main], 1, seat=YOU, source=-1))
    assert len(duel.offered("level up")) == 2
    picks_label(duel, "1/10")
    assert (level(duel), duel.stats("Mystique"), xp(duel)) == (2, (2, 11), 0)


@pytest.mark.card("mystique-legacy-level-2")
def test_mystique_is_still_bitter_by_as_much_as_she_gains(duel):
    duel.you(main="Mystique", front=["main"], back=[VAMP], locations=["Training Ground"]).enemy(front=[ROCK, BRUTE])
    duel.enemy(back=[WALL]).stun("Wall")
    at_level(duel, 2, BITTER).attacks("Mystique", on="Rock").uses("Mystique", "Masquerade")
    assert {"Brute", "Vamp", "Rock", "Magneto"} <= named(duel)
    assert not named(duel) & {"Mystique", "Wall"}, "another one who is face up"
    picks(duel, "Brute")
    assert (duel.stats("Mystique"), xp(duel)) == ((9, 10), 8)
    duel.everyone_passes()
    assert (duel.stats("Mystique"), xp(duel), level(duel)) == ((1, 10), 8, 2)
    duel.happens(lambda game: put_counters(game, [duel.you.main], 1, seat=YOU, source=-1))
    assert (level(duel), duel.stats("Mystique")) == (3, (6, 13))


@pytest.mark.card("mystique-legacy-level-2")
def test_mystique_gains_nothing_from_the_weaker(duel):
    duel.you(main="Mystique", front=["main"], locations=["Training Ground"]).enemy(front=[ROCK, BRUTE])
    at_level(duel, 2, BITTER).attacks("Mystique", on="Brute").uses("Mystique", "Masquerade")
    picks(duel, "Rock")
    assert (duel.stats("Mystique"), xp(duel)) == ((1, 10), 0)


@pytest.mark.card("mystique-legacy-level-3")
def test_mystique_masquerades_at_level_3_on_any_turn(duel):
    duel.you(main="Mystique", front=["main"], locations=["Training Ground"]).enemy(front=[BRUTE])
    attacked_by(at_level(duel, 3, THEFT), "Brute", on="Mystique").uses("Mystique", "Masquerade")
    picks(duel, "Brute")
    assert duel.stats("Mystique") == (9, 12)


def thief(duel, *names, **more):
    """You are Mystique of Level 3, with these main characters outside the game."""
    lay_out_side_deck(duel.game, YOU, [find_main(LIBRARY, name) for name in names])
    return at_level(duel.you(main="Mystique", locations=["Academy"], **more), 3, THEFT)


@pytest.mark.card("mystique-legacy-level-3")
@pytest.mark.rule("VS-TRANSFORM-01", "VS-TRANSFORM-02", "VS-CARD-15")
def test_mystique_steals_an_identity(duel):
    thief(duel, "Hulk", "Loki", front=["main"]).counter("Mystique", 2).wound("Mystique", 1).exhaust("Mystique")
    duel.uses("Mystique", THEFT)
    assert {duel.game.face(card).name for option in duel.decision.options for card in option.cards} == {"Hulk", "Loki"}
    picks(duel, "Hulk")
    hulk = find_main(LIBRARY, "Hulk").faces[1].stats
    assert duel.stats("Hulk") == (hulk["atk"] + 2, hulk["def"] + 2)
    assert (duel.wounds("Hulk"), duel.exhausted, duel.you.front) == (1, {"Hulk"}, ["Hulk"])
    assert (mains_of(duel.game, YOU), removed(duel)) == ([duel.card("Hulk")], ["Mystique"])
    assert used_up(duel, "Academy") == 1
    duel.happens(lambda game: regress(game, duel.card("Hulk"), seat=ENEMY, source=-1))
    assert duel.game.face(duel.card("Hulk")).fact("level") == 1


@pytest.mark.card("mystique-legacy-level-3")
@pytest.mark.rule("VS-CARD-15")
def test_who_was_mystique_can_be_lost_as_the_new_main(duel):
    picks(thief(duel, "Hulk", "Loki", front=["main"]).uses("Mystique", THEFT), "Loki")
    duel.happens(lambda game: knock_out(game, [duel.card("Loki")]))
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("mystique-legacy-level-3")
def test_mystique_becomes_a_marvel_main_character_only(duel):
    thief(duel, "Hulk", "Loki", "Sister Ripley").uses("Mystique", THEFT)
    assert named(duel) == {"Hulk", "Loki"}


@pytest.mark.card("mystique-legacy-level-3")
@pytest.mark.rule("VS-CARD-15")
def test_mystique_as_sister_grimm_is_level_1_after_a_spell(duel):
    thief(duel, "Sister Grimm", "Hulk").you(locations=["Academy"], deck=NINE)
    picks(duel.uses("Mystique", THEFT), "Sister Grimm").uses("Sister Grimm", "Open Sesame")
    face = duel.game.face(duel.card("Sister Grimm"))
    assert (face.name, face.fact("level"), len(duel.you.hand)) == ("Sister Grimm", 1, 3)


@pytest.mark.card("mystique-legacy-level-3")
@pytest.mark.rule("VS-TRANSFORM-04")
def test_the_stolen_identity_appears(duel):
    thief(duel, "Hulk", "Loki", front=[made_up("Coach", INSPIRE)])
    picks(duel.uses("Mystique", THEFT), "Loki")
    assert duel.counters("Loki") == 1


@pytest.mark.parametrize("number", [1, 2])
def test_nobody_shoots_at_elektra(duel, number):
    duel.you(main="Elektra", level=number, front=["main", WALL]).enemy(front=[BRUTE], back=[ARCHER]).on_enemy_turn()
    assert duel.offers("attack", "Archer", to="Wall")
    assert not duel.offers("attack", "Archer", to="Elektra")
    assert duel.offers("attack", "Brute", to="Elektra")


@pytest.mark.parametrize("number", [1, 2])
def test_elektra_trains_for_a_turn_of_stealth(duel, number):
    duel.you(main="Elektra", level=number, front=["main", VAMP], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[ROCK], back=[WALL], deck=NINE)
    assert not duel.offers("attack", "Elektra", to="Wall")
    duel.uses("Elektra", TRAINING)
    assert duel.offers("attack", "Elektra", to="Wall")
    assert not duel.offers("attack", "Vamp", to="Wall")
    next_turn(next_turn(duel))
    assert not duel.offers("attack", "Elektra", to="Wall"), "in this turn only"


@pytest.mark.card("elektra-level-1", "elektra-level-2")
def test_elektra_learns_by_stunning_defenders_in_the_back_row(duel):
    duel.you(main="Elektra", front=["main"]).enemy(back=[WEAK, FLIMSY])
    duel.attacks("Elektra", on="Weak").everyone_passes()
    assert (duel.fallen, xp(duel), level(duel)) == ({"Weak"}, 1, 1)
    duel.game.state.put("exhausted", duel.you.main, 0)
    duel.game.ask_again()
    duel.attacks("Elektra", on="Flimsy").everyone_passes()
    assert (duel.fallen, level(duel), duel.stats("Elektra")) == ({"Weak", "Flimsy"}, 2, (6, 7))


@pytest.mark.card("elektra-level-1")
def test_elektra_learns_as_one_of_a_team(duel):
    duel.you(main="Elektra", front=["main", VAMP]).enemy(back=[WEAK])
    duel.attacks("Elektra", "Vamp", on="Weak").everyone_passes()
    duel.enemy_strikes_back_at("Vamp")
    assert (duel.fallen, xp(duel)) == ({"Weak"}, 1)


@pytest.mark.card("elektra-level-1")
@pytest.mark.parametrize("how", ["front row", "by another", "attacker", "no combat"])
def test_elektra_learns_nothing_otherwise(duel, how):
    duel.you(main="Elektra", front=["main", VAMP])
    duel.enemy(**{"front" if how == "front row" else "back": [made_up("Gun", RANGED, atk=1, defense=1)]})
    duel.enemy(back=[ARCHER])
    gun = duel.card("Gun")
    if how == "attacker":
        duel.you(front=[WALL], back=["main"]).on_enemy_turn()
        elektra = duel.you.main
        duel.happens(lambda game: stun(game, [gun], [(elektra,)]))
    elif how == "no combat":
        duel.happens(lambda game: stun(game, [gun], [(duel.you.main,)]))
    else:
        duel.attacks("Vamp" if how == "by another" else "Elektra", on="Gun").everyone_passes()
    assert ("Gun" in duel.stunned, xp(duel)) == (True, 0)


def goes(duel, **more):
    """Elektra of Level 2 goes to the hand, with two counters and a wound laid aside."""
    duel.you(main="Elektra", level=2, locations=["Academy"], deck=NINE).you(front=["main"]).you(**more)
    return duel.enemy(deck=NINE).counter("Elektra", 2).wound("Elektra", 1).uses("Elektra", EXPERIENCE)


def comes_back(duel):
    """The enemy's turn ends, and yours begins."""
    return to_main_phase(duel).ends_turn()


@pytest.mark.card("elektra-level-2")
def test_elektra_goes_to_the_hand_and_comes_back_with_her_counters(duel):
    goes(duel, front=[WALL])
    assert (duel.you.hand, duel.you.front, used_up(duel, "Academy")) == (["Elektra"], ["Wall"], 1)
    duel.ends_turn()
    assert duel.result is None
    comes_back(duel)
    assert duel.decision.seat == YOU
    duel.takes("place", "Elektra", amount=0)
    assert (duel.you.hand.count("Elektra"), duel.you.front) == (0, ["Wall", "Elektra"])
    assert (duel.stats("Elektra"), duel.wounds("Elektra"), level(duel)) == ((8, 9), 1, 2)
    assert (mains_of(duel.game, YOU), duel.exhausted) == ([duel.you.main], set())
    assert duel.result is None


@pytest.mark.card("elektra-level-2")
@pytest.mark.rule("VS-WIN-10")
@pytest.mark.parametrize(("theirs", "winner"), [(4, YOU), (0, ENEMY)])
def test_the_wounds_of_elektra_count_while_she_waits_in_hand(duel, theirs, winner):
    duel.you(main="Elektra", level=2, locations=["Academy"], front=["main"])
    duel.wound("Elektra", 1).wound("Magneto", theirs).uses("Elektra", EXPERIENCE)
    duel.ends_turn().skips_building().ends_turn()
    assert (duel.result.winners, duel.result.rule) == ((winner,), "VS-WIN-10")


@pytest.mark.card("elektra-level-2")
@pytest.mark.rule("VS-WIN-10")
def test_two_elektras_in_two_hands_are_judged_by_their_wounds(duel):
    duel.you(main="Elektra", level=2, locations=["Academy"], front=["main"])
    duel.enemy(main="Elektra", level=2, locations=["Academy"], front=["main"])
    duel.game.state.put("wounds", duel.enemy.main, 2)
    duel.uses("Elektra", EXPERIENCE).ends_turn().skips_building().uses("Elektra", EXPERIENCE).ends_turn()
    assert (duel.result.winners, duel.result.rule) == ((YOU,), "VS-WIN-10")


@pytest.mark.card("elektra-level-2")
def test_elektra_appears_anew_and_ready(duel):
    duel.you(main="Elektra", level=2, front=["main", made_up("Coach", INSPIRE)], locations=["Academy"], deck=NINE)
    helmet = duel.you._add(made_up_equipment("Helmet"), EQUIPMENT)
    duel.game.attach(helmet, duel.you.main)
    duel.enemy(deck=NINE).exhaust("Elektra").counter("Elektra", -1).uses("Elektra", EXPERIENCE)
    assert duel.you.ko_pile == ["Helmet"]
    comes_back(duel.ends_turn()).takes("place", "Elektra", amount=1)
    assert ("Elektra" in duel.you.back, duel.counters("Elektra"), duel.exhausted) == (True, 0, set())


@pytest.mark.card("elektra-level-2")
@pytest.mark.parametrize("where", ["discarded", "deck", "removed", "resource"])
def test_elektra_lost_from_the_hand_is_the_game_lost(duel, where):
    goes(duel).ends_turn()
    elektra = next(card for card in duel.game.state.zones[HAND.at(YOU)] if duel.game.face(card).name == "Elektra")
    place = {"deck": DECK.at(YOU), "removed": REMOVED.at(), "resource": RESOURCES.at(YOU)}
    if where == "discarded":
        duel.happens(lambda game: discard(game, [elektra]))
        assert duel.game.state.zone[elektra] == KO_PILE.at(YOU)
    else:
        duel.happens(lambda game: game.move(elektra, place[where]))
    assert duel.result is None, "not before your next turn"
    comes_back(duel)
    assert duel.result is not None
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("elektra-level-2")
def test_elektra_in_the_hand_is_not_recruited_and_has_left_no_main_behind(duel):
    goes(duel, front=[WALL]).enemy(front=["Stick"])
    duel.ends_turn()
    to_main_phase(duel)
    assert not duel.offers("attack", to="Elektra")
    duel.ends_turn().takes("place", "Elektra", amount=0)
    assert not duel.offers("recruit", "Elektra")


@pytest.mark.card("elektra-level-2", "baron-mordo-level-1")
def test_elektra_may_be_discarded_by_an_enemy(duel):
    goes(duel).enemy(main="Baron Mordo", locations=["Laboratory"] * 2)
    to_main_phase(duel.ends_turn())
    for _ in range(2):
        duel.uses("Baron Mordo", "Mesmerize")
        duel.picks(duel.decision.options[0])
    assert "Elektra" in duel.you.ko_pile
    duel.ends_turn()
    assert duel.result.winners == (ENEMY,)


@pytest.mark.card("calypso")
def test_calypso_may_take_all_plus_counters_from_anybody(duel):
    duel.you(main="Mystique", front=[VAMP]).enemy(front=[WALL, BRUTE, FLYER])
    duel.counter("Mystique", 2).counter("Wall", 3).counter("Brute", -2)
    enters(duel, duel.you, "Calypso")
    duel.says(True)
    assert named(duel) == {"Mystique", "Wall"}
    picks(duel, "Wall")
    assert [duel.counters(name) for name in ("Wall", "Mystique", "Brute")] == [0, 2, -2]


@pytest.mark.card("calypso")
def test_calypso_may_keep_her_potion(duel):
    duel.enemy(front=[WALL]).counter("Wall", 3)
    enters(duel, duel.you, "Calypso")
    duel.says(False)
    assert duel.counters("Wall") == 3


@pytest.mark.card("elektra")
def test_the_other_elektra_is_an_assassin_who_dodges(duel):
    duel.you(front=["Elektra", VAMP], deck=NINE).enemy(front=[ROCK], back=[FLIMSY, ARCHER], deck=NINE)
    assert duel.offers("attack", "Elektra", to="Flimsy")
    assert not duel.offers("attack", "Vamp", to="Flimsy")
    next_turn(duel)
    assert duel.offers("attack", "Archer", to="Vamp")
    assert not duel.offers("attack", "Archer", to="Elektra")


@pytest.mark.card("elektra")
@pytest.mark.parametrize(("row", "victim", "drawn"), [("back", FLIMSY, 1), ("back", WEAK, 0), ("front", FLIMSY, 0)])
def test_elektra_is_paid_for_kos_in_the_back_row(duel, row, victim, drawn):
    duel.you(front=["Elektra"], deck=["Thor", "Hulk"]).enemy(**{row: [victim]})
    duel.attacks("Elektra", on=victim.name).everyone_passes()
    assert (duel.fallen, duel.you.hand) == ({victim.name}, ["Hulk"] * drawn)


@pytest.mark.card("elektra")
def test_elektra_is_not_paid_for_attackers_or_by_effects(duel):
    duel.you(front=["Elektra", WALL], deck=["Thor", "Hulk"]).enemy(back=[FLIMSY], front=[made_up("Frail", health=1)])
    duel.on_enemy_turn()
    victim = duel.card("Flimsy")
    duel.happens(lambda game: knock_out(game, [victim], source=duel.card("Elektra")))
    duel.attacks("Frail", on="Elektra").everyone_passes()
    assert (duel.enemy.ko_pile, duel.you.hand) == (["Flimsy"], [])


def health(duel, name):
    return duel.game.value(duel.card(name), "health")


@pytest.mark.card("lilith")
@pytest.mark.parametrize("attacking", [True, False])
def test_lilith_drinks_the_life_of_enemies_whom_she_kos(duel, attacking):
    duel.you(front=["Lilith"]).enemy(front=[FLIMSY])
    if attacking:
        duel.attacks("Lilith", on="Flimsy").everyone_passes()
    else:
        duel.on_enemy_turn().attacks("Flimsy", on="Lilith").everyone_passes()
    assert (removed(duel), duel.enemy.ko_pile, health(duel, "Lilith")) == (["Flimsy"], [], 2)


@pytest.mark.card("lilith")
def test_lilith_drinks_nothing_from_the_stunned_or_if_she_falls(duel):
    duel.you(front=["Lilith"]).enemy(front=[WEAK, made_up("Frail", atk=9, defense=1, health=1)])
    duel.attacks("Lilith", on="Weak").everyone_passes()
    assert (removed(duel), health(duel, "Lilith")) == ([], 1)
    duel.on_enemy_turn()
    duel.happens(lambda game: None).attacks("Frail", on="Lilith").everyone_passes()
    assert (removed(duel), duel.enemy.ko_pile, duel.you.ko_pile) == ([], ["Frail"], ["Lilith"])


@pytest.mark.card("lilith")
def test_lilith_grows_healthier_with_each_and_stays_so(duel):
    duel.you(front=["Lilith"], deck=NINE).enemy(front=[FLIMSY, made_up("Frail", health=1, defense=1), BRUTE], deck=NINE)
    duel.attacks("Lilith", on="Flimsy").everyone_passes()
    duel.game.state.put("exhausted", duel.card("Lilith"), 0)
    duel.game.ask_again()
    duel.attacks("Lilith", on="Frail").everyone_passes()
    assert (sorted(removed(duel)), health(duel, "Lilith")) == (["Flimsy", "Frail"], 3)
    next_turn(duel).attacks("Brute", on="Lilith").everyone_passes()
    assert ("Lilith" in duel.stunned, duel.wounds("Lilith")) == (True, 1)
    next_turn(duel)
    assert health(duel, "Lilith") == 3


@pytest.mark.card("lilith")
def test_what_others_or_effects_ko_lilith_does_not_drink(duel):
    duel.you(front=["Lilith", VAMP, WALL]).enemy(front=[FLIMSY, made_up("Frail", health=1, defense=1)])
    duel.attacks("Vamp", on="Flimsy").everyone_passes()
    duel.happens(lambda game: knock_out(game, [duel.card("Frail")]))
    assert (removed(duel), health(duel, "Lilith")) == ([], 1)
    assert sorted(duel.enemy.ko_pile) == ["Flimsy", "Frail"]


@pytest.mark.card("lilith", "singularity-level-1")
@pytest.mark.rule("VS-TRIGGER-14")
def test_singularity_saves_a_victim_from_lilith(duel):
    duel.you(front=["Lilith"]).enemy(main="Singularity", front=[FLIMSY], locations=["Laboratory"])
    duel.attacks("Lilith", on="Flimsy").everyone_passes().uses("Singularity", "Envelop")
    assert (removed(duel), duel.enemy.hand, health(duel, "Lilith")) == ([], ["Flimsy"], 1)


@pytest.mark.card("hela")
@pytest.mark.parametrize(("standing", "counters"), [([], 5), (["Wall"], 0), (["Magneto"], 0)])
def test_hela_touches_death_when_all_enemies_are_down(duel, standing, counters):
    duel.you(front=["Hela", VAMP], locations=["Fortress"]).enemy(front=[WALL])
    for name in {"Wall", "Magneto"} - {*standing}:
        duel.stun(name)
    duel.uses("Hela", "Touch of Death")
    assert (duel.counters("Hela"), duel.counters("Vamp")) == (counters, 0)


def test_hela_waits_for_the_enemies_of_all_players(trio):
    trio.you(front=["Hela"], locations=["Fortress"]).enemy(front=[WALL]).stun("Wall").stun("Magneto")
    trio.uses("Hela", "Touch of Death")
    assert trio.counters("Hela") == 0


@pytest.mark.card("fatal-attraction")
def test_fatal_attraction_strengthens_anybody(duel):
    duel.you(main="Mystique", front=[VAMP, BRUTE], back=[SIREN], hand=["Fatal Attraction"])
    duel.enemy(front=[WALL]).plays("Fatal Attraction")
    assert named(duel) == {"Mystique", "Vamp", "Brute", "Siren", "Wall", "Magneto"}
    picks(duel, "Brute")
    assert [duel.counters(name) for name in ("Brute", "Vamp", "Mystique")] == [3, 0, 0]


def test_fatal_attraction_takes_three_femme_fatales(duel):
    duel.you(main="Mystique", front=[VAMP, BRUTE], hand=["Fatal Attraction"]).enemy(front=[ROCK])
    assert not duel.offers("play", "Fatal Attraction")
    duel.you(back=[SIREN])
    assert duel.offers("play", "Fatal Attraction")
    duel.attacks("Vamp", on="Rock")
    assert not duel.offers("play", "Fatal Attraction")


@pytest.mark.rule("VS-KEYWORD-23")
def test_fatal_attraction_is_loyal_to_the_femme_fatales():
    deck = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Fatal Attraction", "4 Calypso",
            "4 Lilith", "4 Hela", "4 Titania", "4 Sin", "4 Moonstone", "4 Silver Sable", "4 Nebula", "4 Spiral",
            "4 Viper"]  # fmt: skip
    assert broken(*deck, main="Black Cat") == []
    assert broken(*deck[:-1], "4 Thor", main="Black Cat") == ["VS-KEYWORD-23"]
    assert broken(*deck, main="Storm") == ["VS-DECK-05"]
