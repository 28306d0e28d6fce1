"""Plot twists, super powers, payments, power-ups and triggers (rulebook: Character Powers, Timing)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.events import Event
from longbox.games.vs.chapters.combat import CANCEL_COMBAT
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.zones import FRONT, KO_PILE, RESOURCES
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw, put_plus, stun
from longbox.games.vs.vocabulary.nouns import face_up_location, your_character

from .duel import ENEMY
from .made_up import made_up, made_up_location, made_up_twist


@pytest.mark.rule("VS-PLOT-01", "VS-PLOT-04", "VS-PLOT-14", "VS-TIMING-01")
def test_a_main_plot_twist_is_played_outside_combat_then_ko_d(duel):
    duel.you(front=["Hulk"], hand=["Stark Tech", "Stark Tech"]).enemy(front=["Abomination"])
    duel.plays("Stark Tech", "Hulk")
    assert duel.you.ko_pile == ["Stark Tech"]
    assert duel.counters("Hulk") == 1
    assert duel.has("Hulk", "ranged")
    duel.attacks("Hulk", on="Abomination")
    assert not duel.offers("play"), "not in combat"
    duel.everyone_passes().plays("Stark Tech", "Captain America")
    duel.ends_turn()
    assert not duel.has("Captain America", "ranged"), "for the turn"
    assert duel.counters("Captain America") == 1, "a counter stays"


@pytest.mark.rule("VS-PLOT-01")
def test_a_plot_twist_lies_in_the_ko_pile_when_its_instructions_are_followed(duel):
    duel.you(front=["Hulk", "Thor"], hand=["Stark Tech"]).takes("play", "Stark Tech")
    assert duel.offers("choose", "Hulk")
    assert (duel.you.hand, duel.you.ko_pile) == ([], []), "it has left the hand and is not done yet"
    duel.chooses("Hulk")
    assert duel.you.ko_pile == ["Stark Tech"]


@pytest.mark.rule("VS-PLOT-14")
def test_plot_twists_cost_nothing_and_there_may_be_many(duel):
    duel.you(front=["Hulk"], hand=["Stark Tech"] * 4, locations=["Academy"])
    for _ in range(4):
        duel.plays("Stark Tech", "Hulk")
    assert duel.counters("Hulk") == 4
    assert duel.you.resources == ["Academy"]


@pytest.mark.rule("VS-PLOT-14")
def test_each_plot_twist_is_one_card_less_in_hand_and_one_more_in_the_ko_pile(duel):
    duel.you(main="Magneto", front=["Loki", "Hulk"], hand=["Stark Tech"] * 3, deck=["Thor"] * 3)
    duel.you(front=["Iron Man"]).takes("play", "Stark Tech")
    assert duel.you.hand == ["Stark Tech"] * 2, "it is not in the hand while it acts"
    duel.chooses("Hulk").says(False)
    for played in (2, 3):
        duel.plays("Stark Tech", "Hulk")
        assert duel.offers("end"), "Schemer is for the first one: they are counted, not limited"
        assert (len(duel.you.hand), len(duel.you.ko_pile)) == (3 - played, played)
    duel.ends_turn()
    assert duel.counters("Hulk") == 3


@pytest.mark.rule("VS-TIMING-01")
def test_what_is_played_or_used_is_done_before_anybody_is_asked_again(duel):
    duel.you(front=["Thor"], hand=["Thor", "Stark Tech"], locations=["Laboratory"]).enemy(front=["Abomination"])
    duel.takes("power up", "Thor")
    assert duel.counters("Thor") == 1
    duel.plays("Stark Tech", "Thor")
    assert duel.counters("Thor") == 2
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert duel.counters("Abomination") == -3


@pytest.mark.rule("VS-COUNTER-02")
def test_counters_outlast_the_turn(duel):
    duel.you(hand=["Stark Tech"]).plays("Stark Tech").ends_turn().skips_building()
    assert duel.counters("Captain America") == 1


@pytest.mark.rule("VS-PLOT-08", "VS-PLOT-15", "VS-STUN-18", "VS-PLOT-13")
def test_a_team_symbol_asks_for_a_face_up_member(duel):
    duel.you(front=["Nova"], hand=["Think Again", "Open Fire"]).enemy(front=["Abomination"])
    duel.stun("Captain America")
    duel.attacks("Nova", on="Abomination")
    assert not duel.offers("play", "Think Again")
    assert duel.offers("play", "Open Fire"), "no symbol, no requirement"


member = your_character.that(Is("Member", lambda game, scope, card: game.face(card).name == "Member"))


@pytest.mark.rule("VS-PLOT-13")
@pytest.mark.parametrize("symbols", [0, 1])
def test_only_a_symbol_asks_for_a_team(duel, symbols):
    duel.you(front=["Hulk"], hand=[made_up_twist("Trick", MAIN, draw(), symbols=symbols)])
    assert duel.offers("play", "Trick") == (symbols == 0), "nobody is of its team"


@pytest.mark.rule("VS-PLOT-15")
def test_the_team_is_asked_for_when_the_plot_twist_is_played_and_not_later(duel):
    """The only member of the team is stunned by the plot twist itself, and it goes on."""
    twist = made_up_twist("Betrayal", MAIN, do(stun(A(member)), draw()), symbols=1)
    duel.you(front=[made_up("Member")], hand=[twist, twist], deck=["Academy"])
    duel.plays("Betrayal")
    assert (duel.stunned, "Academy" in duel.you.hand) == ({"Member"}, True)
    assert not duel.offers("play", "Betrayal"), "now there is nobody any more"


@pytest.mark.rule("VS-STUN-18")
def test_the_stunned_do_not_stand_for_their_team(duel):
    twist = made_up_twist("Trick", MAIN, draw(), symbols=1)
    duel.you(front=[made_up("Member"), made_up("Other")], hand=[twist])
    assert duel.offers("play", "Trick")
    duel.stun("Member").stun("Other").enemy(front=["Ronan"])
    assert not duel.offers("play", "Trick")


@pytest.mark.rule("VS-PLOT-09", "VS-PLOT-07")
def test_the_symbol_limits_who_plays_not_whom_it_helps(duel):
    duel.you(front=["Nova", "Hulk"], hand=["Earth's Mightiest Heroes"]).enemy(front=["Abomination"])
    duel.attacks("Nova", on="Abomination").takes("play", "Earth's Mightiest Heroes")
    assert duel.offers("choose", "Nova")
    assert duel.offers("choose", "Abomination")
    assert not duel.offers("choose", "Hulk"), "not in the combat"


@pytest.mark.rule("VS-TURN-05", "VS-PLOT-04")
def test_on_an_enemys_turn_only_combats_give_a_say(duel):
    duel.enemy(hand=["Stark Tech", "Open Fire"], main="Hulk", front=["Ant-Man"]).you(front=["Hulk"])
    assert duel.decision.seat == 0
    duel.attacks("Hulk", on="Ant-Man").says(False).passes()
    assert [option for option in duel.options if "Play" in option] == ["Play Open Fire"]


@pytest.mark.rule("VS-RESOURCE-09")
@pytest.mark.rule("VS-POWER-07", "VS-LOCATION-03", "VS-LOCATION-04", "VS-TERM-38", "VS-POWER-26", "VS-LOCATION-06")
def test_a_power_is_paid_by_turning_or_discarding_a_location(duel):
    duel.you(front=["Thor"], locations=["Laboratory", "Academy"], hand=["Laboratory", "Fortress"])
    duel.enemy(front=["Abomination"], locations=["Laboratory"])
    duel.takes("use", "Thor")
    assert duel.options == ["Turn Laboratory face down", "Discard Laboratory"]
    duel.takes("pay").chooses("Abomination")
    assert duel.you.resources == ["Laboratory (face down)", "Academy"]
    assert not any(duel.game.state.exhausted[card] for card in duel.game.state.zones[RESOURCES.at(0)])
    assert duel.counters("Abomination") == -3


@pytest.mark.rule("VS-LOCATION-03", "VS-TERM-38")
def test_a_face_up_location_pays_by_being_turned(duel):
    duel.you(front=["Thor"], locations=["Laboratory"]).enemy(front=["Abomination"])
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert (duel.you.resources, duel.you.ko_pile) == (["Laboratory (face down)"], [])


@pytest.mark.rule("VS-LOCATION-04", "VS-TERM-38")
def test_a_location_in_hand_pays_by_being_discarded(duel):
    duel.you(front=["Thor"], hand=["Laboratory"]).enemy(front=["Abomination"])
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert (duel.you.hand, duel.you.ko_pile) == ([], ["Laboratory"])


@pytest.mark.rule("VS-POWER-26")
def test_what_others_have_pays_for_nothing_of_yours(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"], locations=["Laboratory"], hand=["Laboratory"])
    assert not duel.can_use("Thor", "Lightning Strike")
    duel.you(ko=["Laboratory"], deck=["Laboratory"])
    assert not duel.can_use("Thor", "Lightning Strike"), "nor what lies in your piles"


@pytest.mark.rule("VS-LOCATION-05", "VS-LOCATION-06", "VS-POWER-11")
def test_a_turned_location_pays_no_more_and_stays_down(duel):
    duel.you(front=["Thor"], locations=["Laboratory"]).enemy(front=["Abomination"], deck=["Academy"] * 9)
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert not duel.can_use("Thor", "Lightning Strike")
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.you.resources == ["Laboratory (face down)"]
    assert not duel.offers("use", "Thor")


@pytest.mark.rule("VS-POWER-11", "VS-POWER-15", "VS-POWER-10")
def test_each_power_once_a_turn_and_again_the_next(duel):
    duel.you(front=["Thor"], hand=["Laboratory"] * 3).enemy(front=["Abomination", "Ronan"], deck=["Academy"] * 9)
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert not duel.can_use("Thor", "Lightning Strike")
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.can_use("Thor", "Lightning Strike")


@pytest.mark.rule("VS-POWER-10", "VS-POWER-13")
def test_powers_that_share_a_name_are_different_powers(duel):
    duel.you(main="Magneto", front=["Mandarin"], hand=["Academy", "Fortress", "Laboratory"], deck=["Thor"])
    duel.enemy(front=["Abomination"], main="Hulk")
    assert sum(option.startswith("Mandarin: Makluan Rings") for option in duel.options) == 3
    duel.takes("use", "Mandarin")
    assert "Thor" in duel.you.hand
    assert sum(option.startswith("Mandarin: Makluan Rings") for option in duel.options) == 2


@pytest.mark.rule("VS-POWER-14")
def test_two_ultrons_use_the_power_once_each(duel):
    duel.you(main="Magneto", front=["Ultron", "Ultron"], hand=["Laboratory"] * 3, deck=["Thor"])
    duel.starts("turn")
    duel.takes("done")
    assert sum(option.startswith("Ultron: Replicate") for option in duel.options) == 2
    duel.uses("Ultron", "Replicate")
    assert sum(option.startswith("Ultron: Replicate") for option in duel.options) == 1


@pytest.mark.rule("VS-POWER-20")
def test_a_stunned_character_uses_nothing(duel):
    duel.you(front=["Thor"], hand=["Laboratory"]).enemy(front=["Abomination"])
    duel.stun("Thor")
    assert not duel.can_use("Thor", "Lightning Strike")


@pytest.mark.rule("VS-POWER-03")
def test_main_powers_are_not_for_combat_nor_build(duel):
    duel.you(front=["Thor"], hand=["Laboratory"]).enemy(front=["Abomination"])
    duel.starts("turn")
    assert not duel.offers("use", "Thor")
    duel.skips_building()
    assert duel.offers("use", "Thor")
    duel.attacks("Thor", on="Abomination")
    assert not duel.offers("use", "Thor")


@pytest.mark.rule("VS-POWER-08")
def test_several_symbols_are_paid_together_and_only_if_all_can_be(duel):
    duel.you(main="Magneto", front=["Dormammu"], locations=["The Vault"], hand=["Academy", "Fortress"])
    duel.enemy(main="Hulk", ko=["Thor"])
    duel.takes("use", "Dormammu")
    assert duel.decision.options[0].verb == "place", "one way to pay, so nobody is asked"
    assert duel.you.resources == ["The Vault (face down)"]
    assert "Academy" not in duel.you.hand
    duel.takes("place", amount=0)
    assert duel.you.front == ["Dormammu", "Thor"]
    assert duel.game.state.owner[duel.card("Thor")] == 1


@pytest.mark.rule("VS-POWER-08", "VS-POWER-09")
def test_a_payment_stays_completable_after_each_pick(duel):
    duel.you(main="Magneto", front=["Dormammu"], hand=["Academy", "Laboratory", "The Vault"]).enemy(
        main="Hulk", ko=["Thor"]
    )
    duel.takes("use", "Dormammu")
    assert duel.decision.group.need == 2
    duel.pays("Academy")
    assert duel.you.ko_pile == [], "nothing is paid until all can be paid at once"
    assert duel.options == ["Discard Laboratory", "Discard The Vault"]
    duel.pays("The Vault")
    assert sorted(duel.you.ko_pile) == ["Academy", "The Vault"]


@pytest.mark.rule("VS-POWER-19")
def test_a_location_pays_for_one_power(duel):
    duel.you(front=["Thor", "Hulk"], locations=["Avengers Mansion"]).enemy(front=["Abomination"])
    assert duel.can_use("Hulk", "Incredible Power")
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert not duel.offers("use")


@pytest.mark.rule("VS-LOCATION-12", "VS-POWER-08")
def test_a_special_location_gives_one_symbol_at_a_time(duel):
    duel.you(main="Magneto", front=["Dormammu"], locations=["The Vault"]).enemy(main="Hulk", ko=["Thor"])
    assert not duel.can_use("Dormammu", "Necromancy")
    duel.you(locations=["The Vault"])
    assert duel.can_use("Dormammu", "Necromancy")


@pytest.mark.rule("VS-POWER-08")
def test_without_all_symbols_a_power_is_not_offered(duel):
    duel.you(main="Magneto", front=["Dormammu"], hand=["Academy", "Fortress"]).enemy(main="Hulk", ko=["Thor"])
    assert not duel.can_use("Dormammu", "Necromancy")


@pytest.mark.rule("VS-LOCATION-09", "VS-LOCATION-10", "VS-LOCATION-11")
def test_a_special_location_pays_any_symbol_for_its_team_only(duel):
    duel.you(front=["Thor", "Nova"], locations=["Avengers Mansion"]).enemy(front=["Abomination"])
    assert duel.can_use("Thor", "Lightning Strike")
    assert not duel.can_use("Nova", "Nova Force Speed")


@pytest.mark.rule("VS-LOCATION-14", "VS-LOCATION-01")
@pytest.mark.parametrize(
    ("location", "name", "power"),
    [("Academy", "Dr. Strange", "Transmute"), ("Fortress", "Hulk", "Incredible Power"),
     ("Laboratory", "Thor", "Lightning Strike"), ("Training Ground", "Spider-Man", "Websling")],
)  # fmt: skip
def test_each_basic_location_has_its_symbol(duel, location, name, power):
    duel.you(front=["Dr. Strange", "Hulk", "Thor", "Spider-Man"], locations=[location])
    used = {duel.game.face(o.card).name for o in duel.decision.options if o.verb == "use"} - {"Captain America"}
    assert used == {name}
    assert duel.can_use(name, power)


@pytest.mark.rule("VS-POWERUP-01", "VS-POWERUP-03", "VS-POWERUP-05", "VS-POWERUP-06", "VS-POWERUP-07", "VS-TERM-27")
def test_a_namesake_in_hand_powers_a_character_up(duel):
    duel.you(front=["Thor"], hand=["Captain America", "Captain America", "Thor"])
    assert not duel.offers("power up", "Thor", to="Captain America")
    duel.takes("power up", "Captain America", to="Captain America")
    duel.takes("power up", "Captain America", to="Captain America").takes("power up", "Thor", to="Thor")
    assert (duel.counters("Captain America"), duel.counters("Thor")) == (2, 1)
    assert len(duel.you.ko_pile) == 3


@pytest.mark.rule("VS-POWERUP-01")
def test_a_power_up_is_one_counter_for_one_namesake(duel):
    duel.you(front=["Thor", "Hulk"], hand=["Thor"]).takes("power up", "Thor", to="Thor")
    assert (duel.counters("Thor"), duel.counters("Hulk")) == (1, 0)
    assert (duel.you.hand, duel.you.ko_pile) == ([], ["Thor"])


@pytest.mark.rule("VS-POWERUP-03", "VS-TERM-27")
def test_outside_combat_one_powers_up_in_ones_own_main_phase(duel):
    duel.you(front=["Thor"], hand=["Thor"], deck=["Academy"] * 9)
    duel.enemy(front=["Ronan"], hand=["Ronan"], deck=["Academy"] * 9).starts("turn")
    for _ in range(3):
        assert not duel.offers("power up"), "not while building"
        duel.takes("done")
    assert duel.offered("power up") == ["Thor"], "and it is not the enemy's turn"
    duel.ends_turn().skips_building()
    assert duel.offered("power up") == ["Ronan"]


@pytest.mark.rule("VS-POWERUP-05")
@pytest.mark.parametrize("name", ["Captain America", "Thor"])
def test_main_and_supporting_characters_are_powered_up_alike(duel, name):
    duel.you(front=["Thor"], hand=["Captain America", "Thor"]).takes("power up", name, to=name)
    assert duel.counters(name) == 1


@pytest.mark.rule("VS-POWERUP-06")
def test_a_power_up_costs_nothing_but_the_card(duel):
    duel.you(front=["Thor"], hand=["Thor"])
    assert (duel.game.state.points[0], duel.you.resources) == (0, [])
    duel.takes("power up", "Thor")
    assert duel.counters("Thor") == 1


@pytest.mark.rule("VS-POWERUP-07")
def test_as_often_as_there_are_namesakes_in_hand(duel):
    duel.you(front=["Thor"], hand=["Thor"] * 3)
    for counters in (1, 2, 3):
        duel.takes("power up", "Thor", to="Thor")
        assert duel.counters("Thor") == counters
    assert not duel.offers("power up")


@pytest.mark.rule("VS-POWERUP-02")
def test_a_stunned_character_can_not_be_powered_up(duel):
    duel.you(front=["Thor"], hand=["Thor"])
    duel.stun("Thor")
    assert not duel.offers("power up")


@pytest.mark.rule("VS-POWERUP-04", "VS-POWERUP-08", "VS-POWERUP-09")
def test_in_a_combat_only_combatants_are_powered_up_on_any_turn(duel):
    duel.you(main="Magneto", front=["Abomination"]).enemy(
        main="Hulk", front=["Thor", "Ant-Man"], hand=["Thor", "Ant-Man"]
    )
    duel.attacks("Abomination", on="Thor").passes()
    assert not duel.offers("power up", "Ant-Man")
    duel.takes("power up", "Thor")
    assert duel.stats("Thor") == (7, 6)
    assert duel.decision.seat == 0, "it was the enemy's play"


@pytest.mark.rule("VS-KEYWORD-16", "VS-TERM-04", "VS-TERM-05", "VS-TIMING-03")
def test_inspire_greets_whoever_appears(duel):
    duel.you(main="Hulk", front=["Captain America"], hand=["Ant-Man"], locations=["Academy"])
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert duel.counters("Ant-Man") == 1
    assert duel.counters("Captain America") == 0


@pytest.mark.rule("VS-TIMING-04")
def test_the_turn_player_orders_triggers(duel):
    duel.you(main="Hulk", front=["Captain America"], hand=["Black Widow"], locations=["Academy"])
    duel.enemy(front=["Mandarin", "Abomination"])
    duel.starts("turn").takes("done").takes("recruit", "Black Widow", amount=0)
    assert duel.decision.seat == 0
    assert duel.decision.kind == "order"
    assert sorted(duel.options) == ["Black Widow: Sting", "Captain America: Inspire"]
    duel.takes("use", "Black Widow").chooses("Abomination")
    assert duel.counters("Black Widow") == 1


@pytest.mark.rule("VS-TIMING-05", "VS-KEYWORD-36", "VS-TIMING-02")
def test_a_trigger_waits_until_the_plot_twist_is_done(duel):
    duel.you(main="Magneto", front=["Loki", "Ronan"], hand=["Trickster God", "Open Fire"], deck=["Thor"] * 3)
    duel.enemy(main="Hulk", front=["Thor"])
    duel.attacks("Ronan", on="Thor").takes("play", "Trickster God")
    assert duel.offers("choose", "Thor"), "first the plot twist"
    duel.chooses("Thor")
    assert duel.decision.options[0].verb == "yes", "then Schemer"
    duel.says(True).passes().plays("Open Fire")
    assert duel.decision.options[-1].verb == "pass", "only the first plot twist of the turn"


@pytest.mark.rule("VS-KEYWORD-30", "VS-POWER-02")
def test_hope_summers_has_the_powers_of_her_friends(duel):
    duel.you(
        main="Professor X", front=["Hope Summers"], back=["Cyclops", "Storm"], hand=["Laboratory", "Training Ground"]
    )
    duel.enemy(front=["Abomination"], back=["Mystique"])
    assert duel.has("Hope Summers", "flight")
    assert duel.has("Hope Summers", "ranged")
    assert duel.can_use("Hope Summers", "Thunder Storm")
    duel.uses("Hope Summers", "Battle Tactics", "Hope Summers")
    assert duel.you.front == []
    duel.stun("Storm")
    assert not duel.has("Hope Summers", "flight"), "a stunned friend has no powers to lend"


@pytest.mark.rule("VS-COPY-02", "VS-KEYWORD-30")
def test_a_copied_power_speaks_of_the_one_who_copied_it(duel):
    duel.you(main="Professor X", front=["Hope Summers"], back=["Colossus"], hand=["Fortress"]).enemy(front=["Thanos"])
    duel.attacks("Hope Summers", on="Thanos").uses("Hope Summers", "Organic Steel")
    assert duel.stats("Hope Summers") == (7, 9)
    assert duel.stats("Colossus") == (7, 7)


def test_hope_and_her_friend_each_pay_for_the_power(duel):
    duel.you(main="Professor X", front=["Hope Summers"], back=["Storm"], hand=["Laboratory", "Laboratory"])
    duel.enemy(front=["Abomination"])
    duel.uses("Storm", "Thunder Storm").uses("Hope Summers", "Thunder Storm")
    assert duel.counters("Abomination") == -2
    assert not duel.offers("use")


def test_hope_gains_triggers_too(duel):
    duel.you(main="Professor X", front=["Hope Summers"], back=["Wolverine"]).enemy(front=["Abomination"])
    duel.attacks("Hope Summers", on="Abomination")
    assert duel.counters("Hope Summers") == 1, "Berserker"


@pytest.mark.rule("VS-KEYWORD-30", "VS-POWER-02")
def test_hope_has_an_appear_power_that_is_there_when_she_arrives(duel):
    duel.you(main="Professor X", back=["Colossus"], hand=["Hope Summers"], locations=["Academy"] * 2)
    duel.starts("turn").takes("done").takes("recruit", "Hope Summers", amount=0).chooses("Colossus")
    assert duel.has("Colossus", "flight")


@pytest.mark.rule("VS-KEYWORD-31", "VS-POWER-23")
def test_cosmo_takes_powers_away_until_he_is_stunned(duel):
    duel.you(main="Professor X", hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Beast"], hand=["Laboratory"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Beast")
    assert not duel.has("Beast", "ferocious")
    duel.takes("done").takes("done").attacks("Cosmo", on="Beast").everyone_passes()
    assert duel.you.ko_pile == ["Cosmo"]
    assert duel.has("Beast", "ferocious")


@pytest.mark.rule("VS-KEYWORD-31", "VS-SCOPE-07")
def test_what_cosmo_takes_away_comes_back_when_the_turn_ends(duel):
    duel.you(main="Professor X", hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Thor"], hand=["Laboratory"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    duel.takes("done").takes("done")
    assert not duel.has("Thor", "flight")
    duel.ends_turn().skips_building()
    assert duel.has("Thor", "flight")
    assert duel.can_use("Thor", "Lightning Strike")


@pytest.mark.rule("VS-KEYWORD-31", "VS-GOLDEN-02")
def test_who_is_nullified_can_not_gain_a_keyword(duel):
    duel.you(front=["Nova"], hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Star-Lord", front=["Thor"], hand=["Vigilante Justice"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    duel.takes("done").takes("done").attacks("Nova", on="Thor").passes().plays("Vigilante Justice", "Thor")
    assert not duel.has("Thor", "ferocious")


@pytest.mark.rule("VS-KEYWORD-31")
def test_nullify_ends_when_cosmo_leaves_play(duel):
    duel.you(hand=["Cosmo"], locations=["Academy"]).enemy(main="Hulk", front=["Thor"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    duel.happens(lambda game: knock_out(game, [duel.card("Cosmo")]))
    assert duel.has("Thor", "flight")


@pytest.mark.rule("VS-KEYWORD-41")
def test_swarm_outlasts_nullify(duel):
    duel.you(hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Magneto", front=["Ultron"], ko=["Ultron"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Ultron")
    duel.happens(lambda game: appear(game, game.state.zones[KO_PILE.at(ENEMY)][0], FRONT.at(ENEMY)))
    assert duel.enemy.front == ["Ultron", "Ultron"]


@pytest.mark.rule("VS-KEYWORD-32")
def test_nullify_pauses_while_cosmo_has_no_powers(duel):
    duel.you(hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Thor"], ko=["Cosmo"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    duel.happens(lambda game: appear(game, game.state.zones[KO_PILE.at(ENEMY)][0], FRONT.at(ENEMY))).chooses("Cosmo")
    cosmos = [card for card in range(len(duel.game.state.definition)) if duel.game.face(card).name == "Cosmo"]
    assert [len(duel.game.instances(card)) for card in cosmos] == [0, 2]
    assert duel.has("Thor", "flight"), "the first Cosmo has lost his powers"


@pytest.mark.rule("VS-KEYWORD-31")
def test_nullify_leaves_level_up_powers(duel):
    duel.you(hand=["Cosmo"], locations=["Academy"]).enemy(main="Loki", front=["main"], hand=["Find Cover"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0)
    duel.takes("done").takes("done").attacks("Cosmo", on="Loki").passes().plays("Find Cover")
    assert duel.game.state.xp[duel.enemy.main] == 1


@pytest.mark.rule("VS-CARD-01", "VS-POWER-07")
def test_lightning_strike_stuns_who_has_three_def(duel):
    duel.you(front=["Thor"], locations=["Laboratory"]).enemy(front=["Ronan"])
    duel.uses("Thor", "Lightning Strike", "Ronan")
    assert duel.stunned == {"Ronan"}


@pytest.mark.rule("VS-CARD-02", "VS-POWER-06", "VS-TERM-02", "VS-TURN-06", "VS-LOCATION-04")
@pytest.mark.parametrize("defending", [False, True])
def test_snikt_attacking_or_defending(duel, defending):
    duel.you(main="Wolverine", front=["main"], hand=["Training Ground"]).enemy(front=["Thanos"])
    if defending:
        duel.on_enemy_turn().attacks("Thanos", on="Wolverine").passes()
    else:
        duel.attacks("Wolverine", on="Thanos")
    duel.uses("Wolverine", "SNIKT!")
    assert duel.stats("Wolverine") == (6, 4)


@pytest.mark.rule("VS-CARD-02")
def test_snikt_is_for_wolverines_own_combats_and_ends_with_them(duel):
    duel.you(main="Wolverine", front=["main", "Beast"], hand=["Training Ground"]).enemy(front=["Thanos", "Ronan"])
    assert not duel.can_use("Wolverine", "SNIKT!")
    duel.attacks("Beast", on="Ronan")
    assert not duel.can_use("Wolverine", "SNIKT!"), "he does not fight"
    duel.everyone_passes().attacks("Wolverine", on="Thanos")
    before = duel.stats("Wolverine")
    duel.uses("Wolverine", "SNIKT!")
    assert duel.stats("Wolverine") == (before[0] + 3, before[1])
    duel.happens(lambda game: game.happen(Event(CANCEL_COMBAT)))
    assert duel.stats("Wolverine") == before


@pytest.mark.rule("VS-POWER-15")
def test_a_power_used_on_ones_own_turn_is_fresh_on_the_enemys(duel):
    duel.you(main="Wolverine", front=["main"], hand=["Training Ground"] * 2).enemy(front=["Thanos"])
    duel.attacks("Wolverine", on="Thanos").uses("Wolverine", "SNIKT!").happens(
        lambda game: game.happen(Event(CANCEL_COMBAT))
    )
    duel.ends_turn().skips_building().attacks("Thanos", on="Wolverine").passes()
    assert duel.can_use("Wolverine", "SNIKT!")


@pytest.mark.rule("VS-TERM-33", "VS-MODIFIER-17")
def test_readying_the_ready_is_passed_over(duel):
    duel.you(front=["Professor X"], locations=["Academy"]).enemy(front=["Thor"])
    duel.uses("Professor X", "Mind Control").takes("place", "Thor", amount=0)
    assert duel.side_of("Thor") == 0
    assert "Thor" not in duel.exhausted


@pytest.mark.rule("VS-PLOT-04")
def test_a_main_plot_twist_waits_for_the_main_phase(duel):
    duel.you(hand=["Stark Tech"])
    duel.starts("turn")
    for _ in range(3):
        assert not duel.offers("play")
        duel.takes("done")
    assert duel.offers("play", "Stark Tech")


@pytest.mark.rule("VS-LOCATION-06", "VS-LOCATION-15", "VS-RESOURCE-07", "VS-RECRUIT-01")
def test_a_face_down_location_pays_for_no_power_but_counts_as_a_resource(duel):
    duel.you(front=["Thor"], face_down=["Laboratory"] * 2, hand=["Daredevil"]).enemy(deck=["Ronan"] * 4)
    assert not duel.offers("use", "Thor")
    duel.ends_turn().skips_building().ends_turn().takes("done")
    assert duel.offers("recruit", "Daredevil"), "for two points"


@pytest.mark.rule("VS-LOCATION-15")
@pytest.mark.parametrize(("turned", "counted"), [(1, 2), (0, 3), (3, 0)])
def test_a_face_down_location_is_not_counted_among_the_locations(duel, turned, counted):
    counter = made_up("Counter", Trigger(moments.attacks, put_plus(per(face_up_location), THIS), label="Count"))
    names = ["Academy", "Fortress", "Laboratory"]
    duel.you(front=[counter], face_down=names[:turned], locations=names[turned:]).enemy(front=["Thanos"])
    duel.attacks("Counter", on="Thanos")
    assert duel.counters("Counter") == counted


@pytest.mark.rule("VS-LOCATION-15")
def test_no_effect_finds_a_location_in_a_face_down_card(duel):
    duel.you(front=["Quasar"], locations=["Laboratory"]).enemy(locations=["Fortress"], face_down=["Academy"])
    duel.uses("Quasar", "Quantum Blast")
    assert duel.enemy.resources == ["Fortress (face down)", "Academy (face down)"], "there was no choice"


def test_a_location_without_a_team_pays_for_each_of_its_symbols(duel):
    duel.you(front=["Thor", "Spider-Man"], locations=[made_up_location("Crossroads", "Skill", "Energy")])
    duel.enemy(front=["Abomination"])
    assert duel.can_use("Spider-Man", "Websling"), "Skill is listed"
    assert duel.can_use("Thor", "Lightning Strike"), "Energy too"


def test_a_location_without_a_team_pays_for_nothing_else(duel):
    duel.you(front=["Thor", "Spider-Man"], locations=[made_up_location("Crossroads", "Skill", "Might")])
    duel.enemy(front=["Abomination"])
    assert not duel.can_use("Thor", "Lightning Strike")
