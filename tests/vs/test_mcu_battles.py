"""The cards of The MCU Battles that are known in full, played; and what the others wait for."""

import pytest

import longbox
from longbox.engine.modifiers import ADD
from longbox.games.vs.table.stats import ATTACKS_PLAYERS
from longbox.games.vs.vocabulary.attacking_players import lay_out_players

from .duel import ENEMY, YOU


@pytest.mark.card("mcu-baby-groot")
@pytest.mark.rule("VS-CARD-26")
def test_a_power_up_makes_baby_groot_seven_times_himself(duel):
    duel.you(front=["Baby Groot"], hand=["Baby Groot"])
    duel.takes("power up", "Baby Groot", to="Baby Groot")
    assert duel.counters("Baby Groot") == 6
    assert duel.stats("Baby Groot") == (7, 7)


def test_baby_groot_grows_by_no_other_counter_and_for_nobody_else(duel):
    duel.you(front=["Baby Groot", "Thor"], hand=["Thor", "Stark Tech"])
    duel.takes("power up", "Thor", to="Thor").plays("Stark Tech", "Baby Groot")
    assert (duel.counters("Thor"), duel.counters("Baby Groot")) == (1, 1)


@pytest.mark.card("mcu-falcon")
@pytest.mark.rule("VS-CARD-22")
def test_who_flies_does_not_strike_falcon_but_falcon_strikes_back(duel):
    duel.you(front=["Iron Man"]).enemy(front=["Falcon"])
    duel.attacks("Iron Man", on="Falcon").everyone_passes()
    assert duel.stunned == set(), "5 against his 3 never lands, and his 6 fails at 7"
    assert [event.manner for event in duel.told if event.kind.name == "strike"] == ["barred", "back fails"]
    duel.ends_turn().skips_building().counter("Iron Man", -1).attacks("Falcon", on="Iron Man").everyone_passes()
    assert duel.stunned | set(duel.you.ko_pile) == {"Iron Man"}, "nor does a flyer strike back at him"
    assert "Falcon" not in duel.fallen


@pytest.mark.rule("VS-CARD-22")
def test_from_afar_a_flyer_does_not_strike_falcon_either(duel):
    duel.you(front=["Thor"], back=["Ms. Marvel"]).enemy(front=["Falcon"])
    duel.attacks("Ms. Marvel", on="Falcon").everyone_passes()
    assert duel.fallen == set()


@pytest.mark.rule("VS-CARD-22")
def test_the_strikes_of_the_others_in_a_team_still_land_on_falcon(duel):
    duel.you(front=["Thor", "Hawkeye"]).enemy(front=["Falcon"])
    duel.attacks("Thor", "Hawkeye", on="Falcon")
    assert duel.game.rules.table_view(duel.game, YOU)["combat"]["atk"] == 2, "Thor flies"
    duel.counter("Falcon", -1).everyone_passes().enemy_strikes_back_at("Thor")
    assert "Falcon" in duel.fallen, "Hawkeye's 2 reach his 2"


def test_who_has_lost_flight_strikes_falcon(duel):
    duel.you(main="Star-Lord", level=2, locations=["Training Ground"], front=["Falcon"]).enemy(front=["Thor"])
    duel.uses("Star-Lord", "Space Cop").attacks("Falcon", on="Thor").everyone_passes()
    assert {"Falcon", "Thor"} <= duel.fallen


@pytest.mark.card("mcu-nick-fury")
@pytest.mark.rule("VS-CARD-23")
def test_nick_fury_draws_for_the_first_other_hero_of_a_turn(duel):
    duel.you(
        front=["mcu-nick-fury"], face_down=["Hulk"] * 5, hand=["Baby Groot", "Falcon", "Ant-Man"], deck=["Thor"] * 9
    )
    duel.starts("turn").takes("done")
    hand = len(duel.you.hand)
    duel.takes("recruit", "Ant-Man", amount=0)
    assert len(duel.you.hand) == hand - 1, "an Avenger is no MCU Hero"
    duel.takes("recruit", "Baby Groot", amount=0)
    assert len(duel.you.hand) == hand - 1, "one less, one drawn"
    duel.takes("recruit", "Falcon", amount=0)
    assert len(duel.you.hand) == hand - 2


@pytest.mark.rule("VS-CARD-23")
def test_nick_fury_himself_is_no_other_hero_but_one_before_him_is_the_first(duel):
    hand = ["mcu-nick-fury", "Baby Groot", "Falcon"]
    duel.you(face_down=["Hulk"] * 7, hand=hand, deck=["Thor"] * 9).starts("turn").takes("done")
    drawn = len(duel.you.hand) - 3
    other = duel.game.clone()
    duel.takes("recruit", "Nick Fury", amount=0).takes("recruit", "Baby Groot", amount=0)
    assert len(duel.you.hand) == drawn + 2, "Falcon and the card that was drawn"
    duel.game = other
    duel.takes("recruit", "Falcon", amount=0).takes("recruit", "Nick Fury", amount=0)
    duel.takes("recruit", "Baby Groot", amount=0)
    assert len(duel.you.hand) == drawn


@pytest.mark.card("mcu-war-machine")
@pytest.mark.rule("VS-CARD-29")
def test_war_machines_big_guns_are_for_the_weaker(duel):
    duel.you(main="Thanos", front=["mcu-war-machine", "Baby Groot"], locations=["Laboratory"])
    duel.enemy(main="Hulk", front=["Spider-Man", "Hawkeye", "Captain America", "Thor"])
    duel.stun("Thor").counter("Captain America", -1).uses("War Machine", "The Big Guns")
    assert duel.offered("choose") == ["Baby Groot", "Hawkeye", "Captain America"], "any side's; 4 is not below 4"
    duel.chooses("Captain America")
    assert duel.enemy.ko_pile == ["Captain America"]
    assert duel.you.resources == ["Laboratory (face down)"]


def test_war_machine_shoots_at_the_stunned_too(duel):
    duel.you(front=["mcu-war-machine"], hand=["Avengers Tower"]).enemy(front=["Hawkeye"])
    duel.stun("Hawkeye").uses("War Machine", "The Big Guns")
    assert duel.enemy.ko_pile == ["Hawkeye"]


@pytest.mark.card("mcu-no-you-move")
@pytest.mark.rule("VS-CARD-24")
def test_no_you_move_holds_the_line_and_moves_who_attacked(duel):
    duel.you(main="Magneto", front=["Sabretooth"], back=["main"])
    duel.enemy(main="Hulk", front=["Baby Groot", "Hawkeye"], hand=["No, You Move."])
    duel.attacks("Sabretooth", on="Hawkeye").passes().plays("No, You Move.")
    assert duel.stats("Hawkeye") == (2, 6)
    duel.everyone_passes()
    assert duel.decision.seat == 1
    duel.says(True)
    assert duel.stunned == set()
    assert "Sabretooth" in duel.you.back
    assert duel.stats("Hawkeye") == (2, 3), "the combat is over"


def test_no_you_move_may_leave_everybody_where_he_is(duel):
    duel.you(front=["Baby Groot", "Thor"], hand=["No, You Move."]).enemy(main="Hulk", front=["Colossus"])
    duel.attacks("Thor", on="Colossus").plays("No, You Move.").everyone_passes().says(False)
    assert duel.enemy.front == ["Colossus"]


def test_no_you_move_finds_nobody_when_the_enemy_is_stunned_out_of_the_combat(duel):
    duel.you(front=["Baby Groot", "Thor"], hand=["No, You Move."]).enemy(main="Hulk", front=["Hawkeye"])
    duel.attacks("Thor", on="Hawkeye").plays("No, You Move.").everyone_passes()
    assert duel.offers("end")


def test_no_you_move_moves_no_player(duel):
    duel.you(main="Deadpool", front=["main", "Baby Groot"], hand=["No, You Move."]).enemy(hand=["Find Cover"])
    duel.stun("Magneto")
    lay_out_players(duel.game)
    duel.game.modify(ATTACKS_PLAYERS, ADD, 1, (duel.you.main,), ("game", 0))
    duel.attacks("Deadpool", on="Player 2").plays("No, You Move.").plays("Find Cover").everyone_passes()
    assert duel.offers("end"), "the player has survived, but stands in no row"


@pytest.mark.card("mcu-avengers-tower")
@pytest.mark.rule("VS-CARD-25")
def test_avengers_tower_pays_any_of_four_symbols_for_an_mcu_hero_alone(duel):
    duel.you(main="Hulk", front=["mcu-war-machine"], locations=["Avengers Tower"] * 2).enemy(front=["Hawkeye"])
    assert duel.can_use("War Machine", "The Big Guns")
    assert not duel.can_use("Hulk", "Smash"), "an Avenger is no MCU Hero"
    duel.uses("War Machine", "The Big Guns")
    assert duel.you.resources == ["Avengers Tower (face down)", "Avengers Tower"]
    tower = next(card for card in longbox.cards("vs") if card.id == "mcu-avengers-tower")
    assert tower.facts["symbols"] == ["Energy", "Intellect", "Might", "Skill"]


@pytest.mark.card("mcu-abomination")
@pytest.mark.rule("VS-CARD-28")
def test_abomination_is_jealous_of_every_gain_once(duel):
    duel.you(main="Magneto", front=["mcu-abomination"]).enemy(
        main="Captain America", level=2, front=["Thor", "Hulk"], locations=["Academy"]
    )
    duel.on_enemy_turn().uses("Captain America", "Leader of the Avengers")
    assert duel.decision.seat == YOU
    duel.says(True)
    assert duel.counters("Abomination") == 1, "three characters gained counters at one moment"
    assert duel.offers("end"), "his own counter makes him no more jealous"


def test_abomination_is_not_jealous_of_losses_and_need_not_be_jealous(duel):
    duel.you(front=["mcu-abomination", "Thor"], locations=["Laboratory"], hand=["Thor"]).enemy(front=["Colossus"])
    duel.uses("Thor", "Lightning Strike", "Colossus")
    assert duel.offers("end"), "nobody asked about a -1/-1 counter"
    duel.takes("power up", "Thor", to="Thor").says(False)
    assert duel.counters("Abomination") == 0


def test_two_who_are_jealous_of_each_other_come_to_an_end(duel):
    duel.you(main="Hulk", front=["mcu-abomination", "Thor"], hand=["Thor"]).enemy(front=["mcu-abomination"])
    duel.takes("power up", "Thor", to="Thor")
    while duel.decision.options[0].verb != "attack":
        duel.takes("use" if duel.offers("use") else "yes")
    counters = [duel.counters("Abomination", seat) for seat in (YOU, ENEMY)]
    assert min(counters) >= 100
    assert duel.offers("end")


def test_monstrous_abomination_strikes_back_at_a_whole_team(duel):
    duel.you(front=["Ant-Man", "Hawkeye"]).enemy(main="Thanos", front=["mcu-abomination"])
    duel.attacks("Ant-Man", "Hawkeye", on="Abomination").everyone_passes()
    assert duel.fallen == {"Ant-Man", "Hawkeye"}


@pytest.mark.parametrize("name", ["Academy", "Fortress", "Laboratory", "Training Ground"])
def test_a_basic_location_of_the_films_pays_as_the_older_one_does(name):
    cards = {card.id: card for card in longbox.cards("vs")}
    older = name.lower().replace(" ", "-")
    assert cards[f"mcu-{older}"].facts["symbols"] == cards[older].facts["symbols"]


@pytest.mark.card("mcu-academy", "mcu-fortress", "mcu-laboratory", "mcu-training-ground")
def test_basic_locations_of_the_films_pay_for_powers(duel):
    locations = ["mcu-academy", "mcu-fortress", "mcu-laboratory", "mcu-training-ground"]
    duel.you(front=["Thor", "Dr. Strange", "Hulk"], locations=locations).enemy(front=["Colossus"])
    duel.uses("Thor", "Lightning Strike", "Colossus").uses("Dr. Strange", "Transmute", "Colossus")
    duel.uses("Hulk", "Incredible Power").uses("Captain America", "Avengers Assemble")
    assert all(resource.endswith("(face down)") for resource in duel.you.resources)


@pytest.mark.parametrize("game", longbox.games())
def test_every_card_that_cannot_be_played_says_what_it_waits_for(game):
    for card in longbox.cards(game):
        assert card.playable == (not card.missing), card.id
        assert not card.missing or (card.missing[0].isupper() and card.missing.endswith(".")), card.id


def test_nothing_that_waits_is_in_the_library_too():
    ids = [card.id for card in longbox.cards("vs")]
    assert len(ids) == len(set(ids))
    waiting = [card.set for card in longbox.cards("vs") if not card.playable]
    assert set(waiting) <= {"The MCU Battles"}


@pytest.mark.rule("VS-SCOPE-06")
def test_the_films_have_neither_equipment_nor_tokens_nor_their_symbols():
    cards = [card for card in longbox.cards("vs") if card.set == "The MCU Battles"]
    assert {card.kind for card in cards}.isdisjoint({"equipment", "token"})
    assert not any("Alien" in card.text or "Humanity" in card.text for card in cards)


@pytest.mark.card("mcu-nick-fury")
def test_which_of_two_powers_answers_a_recruit_first_is_asked_in_words(duel):
    duel.you(main="Star-Lord", front=["mcu-nick-fury"], face_down=["Hulk"] * 2, hand=["Baby Groot"], deck=["Thor"] * 9)
    duel.starts("turn").takes("done").takes("recruit", "Baby Groot", amount=0)
    assert duel.options == ["Star-Lord: Recruiting Drive", "Nick Fury: The Avengers Initiative"]
    assert duel.game.rules.prompt(duel.game, duel.decision) == "Which of these acts first?"
