"""Cards of The MCU Battles of which its book says more."""

import pytest

from longbox.games.vs.table.kinds import MCU_HEROES
from longbox.games.vs.vocabulary.keywords import FLIGHT

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment


@pytest.mark.rule("VS-CARD-19", "VS-CARD-20")
def test_iron_mans_test_counts_its_uses_and_his_counters_are_his_xp(duel):
    duel.you(main="mcu-iron-man-main", locations=["Academy"] * 5, deck=["Thor"] * 9).enemy(deck=["Thor"] * 9)
    state = duel.game.state
    for uses, counters, xp in ((1, 1, 1), (2, 3, 4)):
        duel.uses("Iron Man", "Day 11, Test 37")
        assert duel.counters("Iron Man") == counters, f"{uses} more"
        duel.ends_turn()
        assert state.xp[duel.you.main] == xp
        duel.skips_building().ends_turn().skips_building()
    assert duel.stats("Iron Man") == (6, 6)
    duel.uses("Iron Man", "Day 11, Test 37")
    assert duel.counters("Iron Man") == 6, "1, 2 and 3"
    duel.ends_turn()
    assert duel.game.face(duel.you.main).fact("level") == 2
    assert duel.stats("Iron Man") == (11, 11), "the counters stay"


@pytest.mark.rule("VS-CARD-21", "VS-TERM-45")
def test_iron_mans_arc_reactor_draws_for_each_card_played(duel):
    armor = made_up_equipment("Armor", FLIGHT, team="")
    duel.you(
        main="mcu-iron-man-main", level=2, locations=["Laboratory"], face_down=["Hulk"] * 3, front=["Thor"],
        deck=["Storm"] * 20, hand=["Thor", "Ant-Man", "Fortress", armor, "Stark Tech"],
    )  # fmt: skip
    duel.starts("turn").uses("Iron Man", "Arc Reactor")
    held = len(duel.you.hand)
    duel.takes("resource", "Fortress", amount=1).says(True)
    duel.takes("recruit", "Ant-Man", amount=0).says(True)
    duel.takes("equip", "Armor", to="Thor").says(True)
    assert len(duel.you.hand) == held, "three played, three drawn"
    duel.takes("done").takes("done").plays("Stark Tech", "Thor").says(False)
    assert len(duel.you.hand) == held - 1, "he may, he need not"
    duel.takes("power up", "Thor", to="Thor")
    assert duel.offers("end"), "to power up is not to play a card"


@pytest.mark.rule("VS-CARD-21")
def test_what_an_effect_lays_or_a_power_costs_is_not_played(duel):
    duel.you(
        main="mcu-iron-man-main", level=2, locations=["Laboratory"], hand=["Academy", "Laboratory", "Academy"],
        front=["Nick Fury"], deck=["Storm"] * 20,
    )  # fmt: skip
    duel.starts("turn").uses("Iron Man", "Arc Reactor").pays("Laboratory").skips_building()
    duel.uses("Iron Man", "Day 11, Test 37")
    assert duel.offers("end"), "the Academy was discarded, not played"
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert duel.offers("end"), "nor was the top card of the deck"


@pytest.mark.rule("VS-CARD-27")
def test_rockets_enemy_picks_one_of_two_cards_of_different_names(duel):
    duel.you(front=["mcu-rocket"], locations=["Academy"], ko=["Academy", "Academy", "Thor"], deck=["Hulk"] * 9)
    duel.starts("turn").uses("Rocket", "I'm Gonna Need a Few Things", "Academy")
    assert duel.decision.seat == ENEMY, "Thor is the only card of another name"
    duel.chooses("Thor")
    assert "Thor" in duel.you.hand
    assert duel.you.ko_pile == ["Academy", "Academy"]


@pytest.mark.rule("VS-CARD-27")
def test_two_cards_of_one_name_are_nothing_to_rocket(duel):
    duel.you(front=["mcu-rocket"], locations=["Academy"], ko=["Academy", "Academy"], deck=["Hulk"] * 9)
    duel.starts("turn").uses("Rocket", "I'm Gonna Need a Few Things")
    assert duel.decision.seat == YOU
    assert duel.you.ko_pile == ["Academy", "Academy"]


@pytest.mark.rule("VS-CARD-30")
@pytest.mark.parametrize("number", [0, 45_000])
def test_hulk_rages_as_much_as_his_player_says_for_one_combat(duel, number):
    duel.you(front=["Thor"]).enemy(front=["mcu-hulk"], locations=["Fortress"])
    duel.attacks("Thor", on="Hulk").passes().uses("Hulk", "Hulk Like Raging Fire")
    for digit in str(number):
        duel.takes("digit", amount=int(digit))
    if number:
        duel.takes("done")
    assert duel.stats("Hulk") == (7 + number, 7 + number), "on any player's turn"
    duel.everyone_passes()
    assert duel.stats("Hulk") == (7, 7)
    assert duel.stunned == {"Thor"}


@pytest.mark.rule("VS-CARD-31")
def test_all_who_attack_first_with_captain_america_grow(duel):
    friends = [made_up("Friend", team=MCU_HEROES), made_up("Helper", team=MCU_HEROES)]
    duel.you(main="mcu-captain-america-main", front=["main", *friends], locations=["Fortress"]).enemy(front=["Ultron"])
    duel.attacks("Captain America", "Friend", "Helper", on="Ultron")
    assert duel.game.state.xp[duel.you.main] == 1
    duel.uses("Captain America", "Ready To Follow Captain America?")
    assert [duel.counters(name) for name in ("Captain America", "Friend", "Helper")] == [2, 2, 2]


@pytest.mark.rule("VS-CARD-31")
def test_captain_americas_second_attack_is_like_any_other(duel):
    duel.you(main="mcu-captain-america-main", front=[made_up("Friend"), "main"], locations=["Fortress"])
    duel.enemy(front=["Ultron", "Ronan"]).attacks("Friend", on="Ultron").everyone_passes()
    duel.attacks("Captain America", on="Ronan").uses("Captain America", "Ready To Follow Captain America?")
    assert duel.game.state.xp[duel.you.main] == 0
    assert duel.counters("Captain America") == 0
