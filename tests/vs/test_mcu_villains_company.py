"""What the supporting characters of the MCU Villains do in The MCU Battles."""

import pytest

from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, stun
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.zones import FRONT, HAND
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.keywords import FLIGHT

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up, made_up_equipment, made_up_twist
from .mcu_villains import (
    ARCHER,
    BRUTE,
    CROOK,
    FLIMSY,
    FRAIL,
    NINE,
    ROCK,
    THUG,
    WALL,
    all_named,
    attacked_by,
    kos,
    names_it,
    picks_player,
    removed,
    stuns,
    until_your_next_turn,
)

VILLAIN = "mcu-abomination"


@pytest.mark.card("mcu-killian")
def test_killian_makes_somebody_else_explosive(duel):
    duel.you(front=["mcu-killian", WALL], locations=["Fortress"]).enemy(front=[BRUTE], back=[CROOK]).stun("Crook")
    duel.uses("Killian", "The Extremis Virus")
    assert set(duel.offered("choose")) == {"Captain America", "Wall", "Brute", "Magneto"}
    duel.chooses("Brute")
    assert [duel.counters(name) for name in ("Brute", "Killian", "Wall")] == [3, 0, 0]


@pytest.mark.card("mcu-whiplash")
def test_whiplash_pulls_enemies_forward(duel):
    duel.you(front=["mcu-whiplash"], back=[WALL], locations=["Laboratory"]).enemy(front=[BRUTE], back=[ARCHER, CROOK])
    duel.stun("Crook").uses("Whiplash", "Energy Whips")
    assert set(duel.offered("choose")) >= {"Brute", "Archer", "Magneto"}
    assert "Wall" not in duel.offered("choose")
    duel.chooses("Archer")
    assert (duel.counters("Archer"), duel.enemy.front) == (-1, ["Brute", "Archer"])


@pytest.mark.card("mcu-whiplash")
def test_whiplash_moves_nobody_who_is_in_front(duel):
    duel.you(front=["mcu-whiplash"], locations=["Laboratory"]).enemy(front=[BRUTE], back=[ARCHER])
    duel.uses("Whiplash", "Energy Whips", "Brute")
    assert (duel.counters("Brute"), duel.enemy.front) == (-1, ["Brute"])
    assert "Archer" in duel.enemy.back


@pytest.mark.card("mcu-whiplash")
def test_whiplash_pulls_even_whom_he_has_stunned(duel):
    duel.you(front=["mcu-whiplash"], locations=["Laboratory"]).enemy(front=[BRUTE], back=[FRAIL, FLIMSY])
    duel.uses("Whiplash", "Energy Whips", "Frail")
    assert (duel.stunned, duel.enemy.front, duel.wounds("Frail")) == ({"Frail"}, ["Brute", "Frail"], 1)


@pytest.mark.card("mcu-crossbones")
def test_crossbones_attacks_main_characters_only(duel):
    duel.you(front=["mcu-crossbones"]).enemy(front=[BRUTE, WALL, "main"])
    targets = {duel.game.face(option.to).name for option in duel.decision.options if option.verb == "attack"}
    assert targets == {"Magneto"}


@pytest.mark.card("mcu-crossbones")
def test_crossbones_joins_no_attack_on_others(duel):
    duel.you(front=[THUG, "mcu-crossbones"]).enemy(front=[WALL, "main"])
    duel.takes("attack", "Thug", to="Wall")
    assert duel.in_combat, "nobody can join"
    assert len(duel.game.state.attackers) == 1
    duel.everyone_passes()
    duel.you(front=[CROOK]).takes("attack", "Crossbones", to="Magneto")
    assert duel.offers("join", "Crook"), "on a main character he takes others along"


@pytest.mark.card("mcu-crossbones")
def test_crossbones_reaches_no_main_character_behind_others_and_defends_as_anybody(duel):
    duel.you(front=["mcu-crossbones"]).enemy(front=[BRUTE])
    assert not duel.offers("attack", "Crossbones")
    duel.ends_turn().skips_building()
    assert duel.offers("attack", "Brute", to="Crossbones")


@pytest.mark.card("mcu-destroyer")
def test_the_destroyer_blasts_when_it_attacks(duel):
    duel.you(front=["mcu-destroyer", WALL], locations=["Laboratory"] * 2).enemy(front=[ROCK, WALL])
    duel.attacks("Destroyer", on="Rock").uses("Destroyer", "Odinforce Blast")
    assert duel.stats("Destroyer") == (10, 3)
    duel.everyone_passes()
    assert duel.stats("Destroyer") == (5, 3)
    assert len(duel.you.resources) == 2


@pytest.mark.card("mcu-destroyer")
def test_the_destroyer_does_not_blast_on_enemy_turns_or_from_afar(duel):
    duel.you(front=["mcu-destroyer", THUG], locations=["Laboratory"]).enemy(front=[ROCK])
    duel.attacks("Thug", on="Rock")
    assert not duel.can_use("Destroyer", "Odinforce Blast"), "he is not in that combat"
    duel.everyone_passes().ends_turn().skips_building()
    duel.attacks("Rock", on="Destroyer").passes()
    assert not duel.can_use("Destroyer", "Odinforce Blast")


# Nebula


def daze(game, card):
    """Stun somebody without a wound."""
    stun(game, [card], [()], manner="daze")


def nebula_appears(duel, naming, **enemy):
    """You recruit Nebula and name a character."""
    duel.you(hand=["mcu-nebula"], locations=["Academy"] * 3, deck=NINE).enemy(deck=NINE, **enemy)
    duel.starts("turn").takes("done").takes("recruit", "Nebula", amount=0)
    names_it(duel, naming)
    while not duel.offers("end"):
        duel.takes("done")
    return duel


@pytest.mark.card("mcu-nebula")
def test_nebula_is_twice_herself_against_a_rival(duel):
    nebula_appears(duel, "Thor", front=["Thor", WALL])
    assert duel.stats("Nebula") == (4, 4)
    duel.attacks("Nebula", on="Thor")
    assert duel.stats("Nebula") == (8, 8)
    duel.everyone_passes()
    assert duel.stats("Nebula") == (4, 4)
    assert duel.stunned == {"Thor"}, "5 DEF against 8 ATK, 8 DEF against 6 ATK"


@pytest.mark.card("mcu-nebula")
def test_nebula_is_herself_against_others(duel):
    nebula_appears(duel, "Thor", front=["Thor", WALL]).attacks("Nebula", on="Wall")
    assert duel.stats("Nebula") == (4, 4)


@pytest.mark.card("mcu-nebula")
def test_a_main_character_of_that_name_is_no_rival(duel):
    nebula_appears(duel, "Magneto", front=["main"]).attacks("Nebula", on="Magneto")
    assert duel.stats("Nebula") == (4, 4)


@pytest.mark.card("mcu-nebula")
def test_a_rival_who_attacks_is_met_with_the_same_rage(duel):
    nebula_appears(duel, "Thor", front=["Thor", "Hawkeye"]).ends_turn().skips_building()
    duel.attacks("Thor", "Hawkeye", on="Nebula")
    assert duel.stats("Nebula") == (8, 8)
    duel.everyone_passes()


@pytest.mark.card("mcu-nebula")
def test_nebula_keeps_her_rival_through_a_stun_and_names_another_when_she_appears_again(duel):
    duel.you(ko=["Hulk"])
    nebula_appears(duel, "Thor", front=["Thor", WALL])
    nebula = duel.card("Nebula")
    duel.happens(lambda game: daze(game, nebula))
    assert "Nebula" in duel.stunned
    until_your_next_turn(duel).skips_building()
    duel.attacks("Nebula", on="Thor")
    assert duel.stats("Nebula") == (8, 8)
    duel.everyone_passes()
    kos(duel, "Nebula")
    duel.happens(lambda game: appear(game, nebula, FRONT.at(YOU), seat=YOU, source=-1))
    names_it(duel, "Hulk")
    stuns(duel, "Wall").ends_turn().skips_building().attacks("Thor", on="Nebula")
    assert duel.stats("Nebula") == (4, 4), "Thor is no rival any more"


@pytest.mark.card("mcu-nebula")
@pytest.mark.rule("VS-CARD-44")
@pytest.mark.parametrize("name", ["Drax", "Thanos", "The Ten Rings", "Nebula"])
def test_nebula_may_name_any_character_there_is(duel, name):
    duel.you(hand=["mcu-nebula"], locations=["Academy"] * 3, deck=NINE).enemy(deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Nebula", amount=0)
    assert "Academy" not in duel.options
    assert "Stark Tech" not in duel.options
    names_it(duel, name)
    assert duel.offers("done")


# Iron Monger, Ronan


@pytest.mark.card("mcu-iron-monger")
def test_the_golden_goose_lays_a_whole_ko_pile_open_for_a_turn(duel):
    duel.you(front=["mcu-iron-monger"], locations=["Academy"] * 9, ko=["Hawkeye"], deck=NINE)
    duel.enemy(ko=["Ant-Man", "Academy", "Black Widow", "Thor"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", "The Golden Goose").takes("done")
    assert set(duel.offered("recruit")) == {"Ant-Man", "Black Widow", "Thor"}
    duel.takes("recruit", "Thor", amount=1)
    assert duel.game.state.points[YOU] == 9 - 6
    duel.takes("recruit", "Ant-Man", amount=0).takes("recruit", "Black Widow", amount=0)
    assert duel.enemy.ko_pile == ["Academy"]
    assert {"Ant-Man", "Black Widow"} <= set(duel.you.front)
    kos(duel, "Ant-Man")
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == (["Hawkeye"], ["Academy", "Ant-Man"])


@pytest.mark.card("mcu-iron-monger")
def test_the_golden_goose_lays_for_one_turn(duel):
    duel.you(front=["mcu-iron-monger"], locations=["Academy"] * 3, deck=NINE).enemy(ko=["Ant-Man"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", "The Golden Goose").skips_building()
    until_your_next_turn(duel).takes("done")
    assert not duel.offers("recruit")


def test_the_golden_goose_is_that_of_one_player(trio):
    trio.you(front=["mcu-iron-monger"], locations=["Academy"] * 3, deck=NINE)
    trio.enemy(ko=["Ant-Man"]).third(ko=["Black Widow"])
    trio.starts("turn").uses("Iron Monger", "The Golden Goose")
    picks_player(trio, THIRD).takes("done")
    assert set(trio.offered("recruit")) == {"Black Widow"}


@pytest.mark.card("mcu-ronan")
def test_ronan_executes_those_who_are_down(duel):
    duel.you(front=["mcu-ronan", WALL], locations=["Fortress"])
    duel.enemy(front=[BRUTE, CROOK], back=[THUG]).stun("Wall").stun("Crook").stun("Thug").stun("Magneto")
    duel.uses("Ronan", "You Stand Accused")
    assert set(duel.offered("choose")) == {"Crook", "Thug"}
    duel.chooses("Crook")
    assert (duel.enemy.ko_pile, duel.counters("Ronan")) == (["Crook"], 0)


# Chitauri Leviathan


@pytest.mark.card("mcu-chitauri-leviathan")
@pytest.mark.rule("VS-KEYWORD-41")
def test_leviathans_come_in_swarms(duel):
    duel.you(front=["mcu-chitauri-leviathan"], hand=["mcu-chitauri-leviathan"] * 2, locations=["Academy"] * 10)
    duel.starts("turn").takes("done")
    duel.takes("recruit", "Chitauri Leviathan", amount=0).takes("recruit", "Chitauri Leviathan", amount=1)
    assert len(all_named(duel, "Chitauri Leviathan")) == 3
    assert duel.you.ko_pile == []


@pytest.mark.card("mcu-chitauri-leviathan")
def test_a_leviathan_carries_another_villain(duel):
    duel.you(front=["mcu-chitauri-leviathan", THUG, WALL], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[BRUTE], back=[CROOK, ARCHER], deck=NINE)
    duel.exhaust("Thug").exhaust("Wall").exhaust("Crook")
    duel.uses("Chitauri Leviathan", "Interstellar Transport")
    assert set(duel.offered("choose")) == {"Thug", "Crook"}
    duel.chooses("Thug")
    assert ("Thug" in duel.exhausted, "Wall" in duel.exhausted) == (False, True)
    assert duel.offers("attack", "Thug", to="Archer"), "over those in front"
    duel.ends_turn()
    assert not duel.has("Thug", "flight")


@pytest.mark.card("mcu-chitauri-leviathan")
def test_a_leviathan_carries_another_leviathan_but_not_itself(duel):
    duel.you(front=["mcu-chitauri-leviathan"] * 2, locations=["Training Ground"])
    first, second = all_named(duel, "Chitauri Leviathan")
    duel.game.state.put("exhausted", second, 1)
    option = next(one for one in duel.decision.options if one.verb == "use" and one.card == first)
    duel.picks(option)
    if duel.offers("choose"):
        assert [one.card for one in duel.decision.options] == [second]
        duel.chooses("Chitauri Leviathan")
    assert not duel.game.state.exhausted[second]


@pytest.mark.card("mcu-chitauri-leviathan")
def test_who_is_ready_can_be_carried_too(duel):
    duel.you(front=["mcu-chitauri-leviathan", THUG], locations=["Training Ground"]).enemy(front=[BRUTE], back=[ARCHER])
    duel.uses("Chitauri Leviathan", "Interstellar Transport")
    if duel.offers("choose"):
        duel.chooses("Thug")
    assert duel.offers("attack", "Thug", to="Archer")


# Malekith


@pytest.mark.card("mcu-malekith")
def test_malekith_takes_a_hand_away_until_the_turn_ends(duel):
    duel.you(front=["mcu-malekith"], locations=["Academy"], hand=["Hulk"], deck=NINE)
    duel.enemy(front=["Thor"], hand=["Uncanny Defense", "Thor", "Academy"], deck=NINE)
    before = list(duel.game.state.zones[HAND.at(ENEMY)])
    duel.uses("Malekith", "Eternal Night")
    assert duel.enemy.hand == []
    assert duel.game.state.zones[HAND.at(ENEMY)] == []
    assert duel.you.hand == ["Hulk"]
    assert all(not duel.game.state.known[card] & (1 << YOU) for card in before), "nobody sees them"
    duel.attacks("Malekith", on="Thor").passes()
    assert not duel.offers("power up")
    duel.everyone_passes().ends_turn()
    hand = duel.game.state.zones[HAND.at(ENEMY)]
    assert set(before) <= set(hand)
    assert len(hand) == len(before) + 2, "and the two cards of the Draw Phase"


@pytest.mark.card("mcu-malekith")
def test_the_hand_comes_back_if_malekith_falls_and_others_join_it(duel):
    duel.you(front=["mcu-malekith"], locations=["Academy"], deck=NINE).enemy(hand=["Thor"], deck=["Hulk"] * 6)
    duel.uses("Malekith", "Eternal Night")
    kos(duel, "Malekith").ends_turn()
    assert sorted(duel.enemy.hand) == ["Hulk", "Hulk", "Thor"]
    assert removed(duel) == []


def test_malekith_takes_the_hand_of_one_player(trio):
    trio.you(front=["mcu-malekith"], locations=["Academy"]).enemy(hand=["Thor"]).third(hand=["Hulk"])
    picks_player(trio.uses("Malekith", "Eternal Night"), THIRD)
    assert (trio.enemy.hand, trio.third.hand) == (["Thor"], [])


def test_a_beaten_player_gets_no_hand_back(trio):
    trio.you(front=["mcu-malekith"], locations=["Academy"], deck=NINE).enemy(hand=["Thor"], deck=NINE).third(
        hand=["Hulk"]
    )
    picks_player(trio.uses("Malekith", "Eternal Night"), THIRD)
    kos(trio, "Thanos").ends_turn()
    assert trio.third.hand == []
    assert trio.game.state.zones[HAND.at(THIRD)] == []


@pytest.mark.rule("VS-FFA-10")
def test_a_hand_comes_back_when_the_player_of_malekith_is_out(trio):
    trio.you(front=["mcu-malekith"], locations=["Academy"], deck=NINE).enemy(hand=["Thor"], deck=NINE)
    trio.third(hand=["Hulk"], deck=NINE)
    picks_player(trio.uses("Malekith", "Eternal Night"), THIRD)
    trio.happens(lambda game: knock_out(game, [trio.you.main]))
    while trio.game.state.active == YOU:
        trio.takes(trio.decision.options[-1].verb)
    assert trio.third.hand == ["Hulk"]


def test_a_hand_comes_back_to_the_player_whose_it_is(trio):
    trio.you(front=["mcu-malekith"], locations=["Academy"], deck=NINE).enemy(hand=["Thor"], deck=["Storm"] * 9)
    trio.third(hand=["Hulk"], deck=NINE)
    picks_player(trio.uses("Malekith", "Eternal Night"), ENEMY)
    trio.ends_turn()
    assert sorted(trio.enemy.hand) == ["Storm", "Storm", "Thor"]
    assert trio.third.hand == ["Hulk"]


# Red Skull


@pytest.mark.card("mcu-red-skull")
def test_red_skull_allows_enemies_no_flags(duel):
    duel.you(front=["mcu-red-skull"], deck=NINE)
    duel.enemy(main="Sister Ripley", front=["Kane", "Thor"], locations=["Earth"] * 5, deck=NINE)
    duel.enemy(hand=["Weyland-Yutani Complex", "Earth", "Power Loader", made_up_equipment("Helmet", FLIGHT, team="")])
    duel.ends_turn()
    laid = {(duel.game.face(one.card).name, one.amount) for one in duel.decision.options if one.verb == "resource"}
    assert ("Earth", 1) in laid
    assert ("Weyland-Yutani Complex", 1) not in laid
    assert ("Weyland-Yutani Complex", 0) in laid, "face down it is no Location with a team"
    duel.takes("done")
    assert not duel.offers("equip", "Power Loader")
    assert duel.offers("equip", "Helmet")


@pytest.mark.card("mcu-red-skull")
def test_red_skull_allows_enemies_plot_twists_of_no_team(duel):
    free, flag = made_up_twist("Free", MAIN, draw(1)), made_up_twist("Flag", MAIN, draw(1), symbols=1)
    duel.you(front=["mcu-red-skull", made_up("Friend")], hand=[free, flag], deck=NINE)
    duel.enemy(front=[BRUTE], hand=[free, flag], deck=NINE)
    assert set(duel.offered("play")) == {"Free", "Flag"}, "it is for enemies"
    duel.ends_turn().skips_building()
    assert set(duel.offered("play")) == {"Free"}
    stuns(duel, "Red Skull")
    assert set(duel.offered("play")) == {"Free", "Flag"}


@pytest.mark.card("mcu-red-skull")
def test_a_location_of_a_team_pays_from_an_enemy_hand_all_the_same(duel):
    duel.you(front=["mcu-red-skull"], deck=NINE).enemy(main="Thanos", front=["Mandarin"], hand=["The Vault"], deck=NINE)
    duel.ends_turn().skips_building()
    assert duel.offers("use"), "to discard it is not to play it"


# Loki


def burden(duel):
    """Use what Loki is burdened with; the way it is offered is the only use of his."""
    (option,) = [one for one in duel.decision.options if one.verb == "use" and duel.game.face(one.card).name == "Loki"]
    return duel.picks(option)


def is_burdened(duel):
    return duel.offers("use", "Loki")


@pytest.mark.card("mcu-loki")
@pytest.mark.rule("VS-CARD-45")
def test_loki_burdens_those_who_fight_with_the_cost_of_a_card(duel):
    duel.you(front=[WALL], back=["mcu-loki"], hand=["Thor", "Ant-Man", "Academy", "Stark Tech"])
    duel.enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall")
    burden(duel)
    assert set(duel.offered("discard")) == {"Thor", "Ant-Man"}
    duel.takes("discard", "Thor")
    assert set(duel.offered("choose")) == {"Wall", "Brute"}
    duel.chooses("Wall")
    assert (duel.stats("Wall"), duel.you.ko_pile) == ((6, 10), ["Thor"])
    duel.everyone_passes()
    assert duel.stunned == {"Brute"}


@pytest.mark.card("mcu-loki")
def test_loki_does_so_once_in_a_turn_of_anybody(duel):
    duel.you(front=[CROOK, "mcu-loki"], hand=["Thor", "Ant-Man", "Hulk"], deck=NINE).enemy(front=[ROCK], deck=NINE)
    assert not is_burdened(duel), "there is no combat"
    duel.attacks("Crook", on="Rock")
    burden(duel).takes("discard", "Ant-Man").chooses("Rock")
    duel.passes()
    assert not is_burdened(duel)
    duel.everyone_passes().ends_turn().skips_building().attacks("Rock", on="Crook").passes()
    assert is_burdened(duel)


def test_a_stunned_loki_is_burdened_with_nothing(duel):
    duel.you(front=[CROOK], back=["mcu-loki"], hand=["Thor"]).enemy(front=[ROCK]).stun("Loki")
    duel.attacks("Crook", on="Rock")
    assert not is_burdened(duel)


@pytest.mark.card("mcu-loki")
def test_loki_needs_a_character_in_hand(duel):
    duel.you(front=[CROOK, "mcu-loki"], hand=["Academy"]).enemy(front=[ROCK]).attacks("Crook", on="Rock")
    assert not is_burdened(duel)
