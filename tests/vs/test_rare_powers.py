"""Plot twists, super powers, copies and names as no card of ours has them (rulebook: the chapters of those names)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import do
from longbox.engine.effects.moving import THOSE, search
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.modifiers import SET
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import BUILD, COMBAT, ENERGY, MAIN, MIGHT
from longbox.games.vs.table.powers import PlotTwist, PowersOf, SuperPower
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import DECK, FRONT, HAND, KO_PILE
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw, put_plus
from longbox.games.vs.vocabulary.keywords import BERSERKER, FLIGHT, SHRINK, SWARM
from longbox.games.vs.vocabulary.moving import return_to_hand, shuffle
from longbox.games.vs.vocabulary.nouns import other_of_yours
from longbox.games.vs.vocabulary.places import DECK as YOUR_DECK
from longbox.games.vs.vocabulary.powers import amplify, main_power, super_power

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_twist

PLANNING = made_up_twist("Planning", BUILD, draw())
AMBUSH = made_up_twist("Ambush", COMBAT, draw())
HERO = made_up("Hero")
FRIEND = made_up("Friend")
STRANGER = made_up("Stranger")


@pytest.mark.rule("VS-PLOT-02", "VS-PLOT-03")
def test_a_build_plot_twist_is_for_any_point_of_ones_own_build_phase(duel):
    duel.you(hand=[PLANNING]).enemy(hand=[PLANNING]).starts("turn")
    for _ in range(3):
        assert duel.decision.seat == YOU
        assert duel.offers("play", "Planning"), "before, between and after its steps"
        duel.takes("done")
    assert not duel.offers("play", "Planning"), "the main phase has begun"
    duel.ends_turn()
    assert duel.decision.seat == ENEMY
    duel.plays("Planning")
    assert duel.enemy.ko_pile == ["Planning"]


@pytest.mark.rule("VS-PLOT-05")
def test_a_plain_combat_plot_twist_is_for_combats_of_ones_own_turn(duel):
    duel.you(front=["Thor"], hand=[AMBUSH]).enemy(front=["Ronan"], hand=[AMBUSH])
    assert not duel.offers("play"), "not outside combat"
    duel.attacks("Thor", on="Ronan")
    assert duel.offers("play", "Ambush")
    duel.passes()
    assert duel.decision.seat == ENEMY
    assert not duel.offers("play"), "it is not the defending player's turn"


@pytest.mark.rule("VS-PLOT-10", "VS-PLOT-11")
@pytest.mark.parametrize("symbols", [2, 3])
def test_a_plot_twist_needs_a_face_up_character_for_each_symbol(duel, symbols):
    duel.you(front=[HERO, FRIEND, STRANGER][:symbols], hand=[made_up_twist("United", MAIN, draw(), symbols=symbols)])
    assert duel.offers("play", "United")
    duel.stun("Hero").happens(lambda game: None)
    assert not duel.offers("play", "United"), "one of them is stunned"


TRAINING = put_plus(1, THIS)
AMPLIFIED = made_up("Amp", main_power("Train", (MIGHT, ENERGY), do(TRAINING, amplify(put_plus(5, THIS)))))


@pytest.mark.rule("VS-AMPLIFY-01", "VS-AMPLIFY-03")
def test_one_location_from_hand_amplifies(duel):
    duel.you(front=[AMPLIFIED], locations=["Fortress"], hand=["Laboratory"]).uses("Amp", "Train")
    assert duel.counters("Amp") == 6


@pytest.mark.rule("VS-AMPLIFY-02")
def test_locations_turned_face_down_amplify_nothing(duel):
    duel.you(front=[AMPLIFIED], locations=["Fortress", "Laboratory"]).uses("Amp", "Train")
    assert duel.counters("Amp") == 1


ONCE = made_up("Phoenix", super_power("Blaze", MAIN, MIGHT, TRAINING, once_per_game=True))


@pytest.mark.rule("VS-POWER-16")
def test_a_power_for_once_per_game_is_spent_in_later_turns_and_under_another_player(duel):
    duel.you(front=[ONCE], locations=["Fortress"] * 3, deck=["Thor"] * 9).enemy(
        front=["Professor X"], locations=["Fortress", "Academy"]
    )
    duel.uses("Phoenix", "Blaze")
    assert [one.rule for one in RULES.why_not(duel.game, YOU, "use", duel.card("Phoenix"), -1)] == ["VS-POWER-11"]
    duel.ends_turn().skips_building()
    duel.uses("Professor X", "Mind Control").takes("place", "Phoenix", amount=0)
    assert duel.side_of("Phoenix") == ENEMY
    assert not duel.can_use("Phoenix", "Blaze")
    duel.ends_turn().takes("place", "Phoenix", amount=0).skips_building()
    assert not duel.can_use("Phoenix", "Blaze")
    assert [one.rule for one in RULES.why_not(duel.game, YOU, "use", duel.card("Phoenix"), -1)] == ["VS-POWER-16"]


@pytest.mark.rule("VS-POWER-17")
def test_coming_back_into_play_makes_no_once_per_game_power_fresh(duel):
    duel.you(front=[ONCE], locations=["Fortress"] * 3, deck=["Thor"] * 9).uses("Phoenix", "Blaze")
    duel.ends_turn().skips_building().ends_turn().skips_building()
    card = duel.card("Phoenix")
    duel.happens(lambda game: game.move(card, KO_PILE.at(YOU)))
    duel.happens(lambda game: appear(game, card, FRONT.at(YOU)))
    assert duel.counters("Phoenix") == 0, "it is a new character"
    assert not duel.can_use("Phoenix", "Blaze")


@pytest.mark.rule("VS-POWER-18")
@pytest.mark.parametrize(("symbol", "counters"), [(MIGHT, 1), (ENERGY, 1), ("Skill", 0)])
def test_a_power_of_two_symbols_is_a_power_of_each(duel, symbol, counters):
    student = made_up("Student", Trigger(moments.you_use(symbol), put_plus(1, THIS), label="Learn"))
    duel.you(front=[AMPLIFIED, student], locations=["Fortress", "Laboratory"]).uses("Amp", "Train")
    assert duel.counters("Student") == counters


TRAIN = main_power("Lift", MIGHT, TRAINING)
MIMIC = made_up("Mimic", PowersOf(other_of_yours, "~ has the powers of your other characters"))


@pytest.mark.rule("VS-COPY-03")
def test_each_copy_of_a_super_power_is_used_and_paid_for_by_itself(duel):
    duel.you(front=[MIMIC, made_up("One", TRAIN), made_up("Two", TRAIN)], locations=["Fortress"] * 3)
    duel.uses("Mimic", "Lift").uses("Mimic", "Lift")
    assert duel.counters("Mimic") == 2
    assert duel.you.resources.count("Fortress (face down)") == 2
    assert not duel.can_use("Mimic", "Lift"), "each once a turn"


@pytest.mark.rule("VS-COPY-04")
def test_each_copy_of_a_trigger_acts(duel):
    duel.you(front=[MIMIC, made_up("One", BERSERKER), made_up("Two", BERSERKER)]).enemy(front=["Thanos"])
    duel.attacks("Mimic", on="Thanos")
    while duel.offers("use"):
        duel.takes("use", "Mimic")
    assert duel.counters("Mimic") == 2


@pytest.mark.rule("VS-COPY-05")
def test_a_second_shrink_finds_no_combat_to_call_off(duel):
    duel.you(front=["Ronan"]).enemy(front=[MIMIC, made_up("One", SHRINK), made_up("Two", SHRINK)])
    duel.attacks("Ronan", on="Mimic")
    while duel.offers("yes") or duel.offers("use"):
        duel.takes("yes" if duel.offers("yes") else "use")
    assert not duel.in_combat
    assert sum(event.kind.name == "cancel the combat" for event in duel.told) == 1


@pytest.mark.rule("VS-COPY-01")
def test_copying_leaves_level_up_powers_where_they_are(duel):
    duel.you(main="Wolverine", front=[MIMIC, made_up("Flyer", FLIGHT)], locations=["Fortress"])
    duel.happens(lambda game: None)
    powers = {type(one.power).__name__ for one in duel.game.instances(duel.card("Mimic"))}
    assert powers == {"PowersOf", "Keyword", "SuperPower"}


CAPTAIN_MARVEL = made_up("Captain Marvel", aka=("Ms. Marvel",))
MS_MARVEL = made_up("Ms. Marvel")
YOUNG_HAWKEYE = made_up("*Hawkeye*")
HAWKEYE = made_up("Hawkeye")


@pytest.mark.rule("VS-UNIQUE-12", "VS-TERM-01")
def test_any_name_in_common_is_a_clash(duel):
    duel.you(front=[MS_MARVEL], hand=[CAPTAIN_MARVEL], locations=["Academy"])
    duel.starts("turn").takes("done").takes("recruit", "Captain Marvel", amount=0)
    assert duel.you.front == ["Captain Marvel"]
    assert duel.you.ko_pile == ["Ms. Marvel"]


@pytest.mark.rule("VS-POWERUP-11", "VS-TERM-01")
def test_the_same_person_under_another_name_powers_up(duel):
    duel.you(front=[CAPTAIN_MARVEL], hand=[MS_MARVEL]).takes("power up", "Ms. Marvel")
    assert duel.counters("Captain Marvel") == 1


@pytest.mark.rule("VS-TERM-01", "VS-POWERUP-11")
def test_each_name_of_a_character_counts_and_no_other(duel):
    namesakes = [made_up("Captain Marvel"), MS_MARVEL, made_up("Binary")]
    duel.you(front=[HERO, CAPTAIN_MARVEL, FRIEND], hand=namesakes)
    found = [(option.card, option.to) for option in duel.decision.options if option.verb == "power up"]
    assert [duel.game.face(card).name for card, _ in found] == ["Captain Marvel", "Ms. Marvel"]
    assert {to for _, to in found} == {duel.card("Captain Marvel")}


@pytest.mark.rule("VS-TERM-01")
def test_one_of_several_cards_that_are_alike_is_offered(duel):
    duel.you(front=[CAPTAIN_MARVEL], hand=[MS_MARVEL, MS_MARVEL, CAPTAIN_MARVEL])
    assert duel.offered("power up") == ["Ms. Marvel", "Captain Marvel"]


@pytest.mark.rule("VS-TERM-01")
@pytest.mark.parametrize("name", ["Hulk", "Bruce Banner", "Rick Jones"])
def test_nobody_who_bears_a_name_of_the_main_character_is_recruited(duel, name):
    duel.you(main=made_up("Bruce Banner", aka=("Hulk",), kind="main character"), hand=[made_up(name)])
    duel.you(locations=["Academy"]).starts("turn").takes("done")
    assert duel.offers("recruit", name) == (name == "Rick Jones")


@pytest.mark.rule("VS-UNIQUE-13")
@pytest.mark.parametrize(("first", "second"), [("Hawkeye", "*Hawkeye*"), ("*Hawkeye*", "Hawkeye"), ("Hawkeye",) * 2])
def test_a_star_makes_another_name_for_uniqueness(duel, first, second):
    duel.you(front=[made_up(first)], hand=[made_up(second)], locations=["Academy"])
    duel.starts("turn").takes("done").takes("recruit", second, amount=0)
    assert duel.you.front == ([second] if first == second else [first, second])
    assert duel.you.ko_pile == ([first] if first == second else [])


@pytest.mark.rule("VS-POWERUP-10")
@pytest.mark.parametrize(("there", "held"), [("Hawkeye", "*Hawkeye*"), ("*Hawkeye*", "Hawkeye"), ("Hawkeye",) * 2])
def test_who_only_shares_a_mantle_powers_nobody_up(duel, there, held):
    duel.you(front=[made_up(there)], hand=[made_up(held)])
    assert duel.offers("power up", held) == (there == held)


@pytest.mark.rule("VS-MANTLE-01")
@pytest.mark.parametrize(("main", "recruitable"), [("*Hawkeye*", True), ("Hawkeye", False)])
def test_a_main_character_keeps_away_who_has_its_name_star_and_all(duel, main, recruitable):
    duel.you(main=made_up(main, kind="main character"), hand=[HAWKEYE], locations=["Academy"])
    assert duel.starts("turn").takes("done").offers("recruit", "Hawkeye") == recruitable


@pytest.mark.rule("VS-MANTLE-02")
def test_whoever_shares_a_mantle_comes_along_and_leaves_the_other_alone(duel):
    duel.you(front=[HAWKEYE, YOUNG_HAWKEYE], hand=[HAWKEYE])
    assert duel.you.front == ["Hawkeye", "*Hawkeye*"]
    (option,) = [option for option in duel.decision.options if option.verb == "power up"]
    duel.picks(option)
    assert (duel.counters("Hawkeye"), duel.counters("*Hawkeye*")) == (1, 0)


@pytest.mark.rule("VS-UNIQUE-13", "VS-MANTLE-01", "VS-MANTLE-02", "VS-POWERUP-10")
def test_two_persons_of_one_mantle_stand_side_by_side(duel):
    duel.you(front=[HAWKEYE], hand=[YOUNG_HAWKEYE, YOUNG_HAWKEYE], locations=["Academy"])
    duel.starts("turn").takes("done").takes("recruit", "*Hawkeye*", amount=0).takes("done").takes("done")
    assert duel.you.front == ["Hawkeye", "*Hawkeye*"]
    targets = [option.to for option in duel.decision.options if option.verb == "power up"]
    assert targets == [duel.card("*Hawkeye*")], "not Hawkeye"


@pytest.mark.rule("VS-UNIQUE-08")
@pytest.mark.parametrize("swarms", [True, False])
def test_a_main_character_with_swarm_may_have_namesakes_beside_it(duel, swarms):
    powers = (SWARM,) if swarms else ()
    state = duel.game.state
    state.put("definition", duel.you.main, made_up("Drone", *powers, kind="main character"))
    duel.you(hand=[made_up("Drone", SWARM)], locations=["Academy"]).starts("turn").takes("done")
    assert duel.offers("recruit", "Drone") == swarms
    if swarms:
        duel.takes("recruit", "Drone", amount=0)
        assert [duel.you.front, duel.you.back] == [["Drone"], ["Drone"]]
    assert len(state.zones[HAND.at(YOU)]) == (1 if swarms else 2)


@pytest.mark.rule("VS-KEYWORD-41", "VS-UNIQUE-09")
@pytest.mark.parametrize("keywords", [(SWARM,), ()])
def test_nothing_takes_swarm_away(duel, keywords):
    drone = made_up("Drone", *keywords, FLIGHT)
    duel.you(front=[drone], hand=[drone], locations=["Academy"]).starts("turn").takes("done")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, (duel.card("Drone"),), ("turn", 0)))
    assert not duel.has("Drone", "flight")
    duel.takes("recruit", "Drone", amount=0)
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, characters(game, YOU), ("turn", 0)))
    assert [one.power for one in duel.game.instances(duel.card("Drone"))] == list(keywords), "Flight is gone"
    assert duel.you.front == (["Drone", "Drone"] if keywords else ["Drone"])


def test_a_power_for_once_per_game_says_so():
    say = RULES.say("Phoenix")
    assert ONCE.powers[0].words(say).startswith("Blaze · [Might] · Main, once per game: ")
    assert (
        AMPLIFIED.powers[0]
        .words(say)
        .endswith("If you discarded a Location for it, put five +1/+1 counters on Phoenix.")
    )


TEAM_UP = VsCard(
    "Assemble", "plot twist", powers=(PlotTwist(MAIN, draw()),), names=frozenset(("Assemble",)), marvel_symbol=True
)


@pytest.mark.rule("VS-PLOT-12")
def test_the_marvel_symbol_asks_for_a_face_up_character_of_any_marvel_team(duel):
    duel.you(front=["main"], hand=[TEAM_UP])
    assert duel.offers("play", "Assemble"), "Captain America is an Avenger"
    duel.stun("Captain America", wounds=0).game.ask_again()
    assert not duel.offers("play", "Assemble"), "he has to be face up"


@pytest.mark.rule("VS-PLOT-12")
def test_teams_of_other_worlds_do_not_bear_the_marvel_symbol(duel):
    duel.game.state.put("definition", duel.you.main, made_up("Ripley", team="The Company", kind="main character"))
    duel.you(hand=[TEAM_UP], front=[made_up("Drone", team="Xenomorphs")])
    assert not duel.offers("play", "Assemble")
    duel.you(front=["Thor"])
    assert duel.offers("play", "Assemble")


@pytest.mark.rule("VS-POWER-12")
def test_every_super_power_has_a_name_and_an_effect_of_its_own():
    of_name, names = {}, {}
    for card in LIBRARY:
        for face in card.faces or (card,):
            for power in face.powers:
                if isinstance(power, SuperPower):
                    of_name.setdefault(power.name, set()).add(card.name)
                    names.setdefault(power.effect, set()).add(power.name)
    assert len(of_name) > 60
    shared = {name: cards for name, cards in of_name.items() if len(cards) > 1}
    known = {
        "Symbiote Strength": {"Agent Venom", "Venom"},
        "Energy Absorption": {"Captain Marvel", "Ms. Marvel"},
        "Bionic Arm": {"Misty Knight", "Winter Soldier"},
    }
    assert shared == known, "otherwise only levels of one share a power"
    assert all(len(called) == 1 for called in names.values())


@pytest.mark.rule("VS-SEARCH-03", "VS-SEARCH-01")
def test_a_search_for_any_card_must_find_one(duel):
    find = do(search(YOUR_DECK), return_to_hand(A(THOSE)), shuffle())
    duel.you(front=[made_up("Finder", main_power("Find", MIGHT, find))], locations=["Fortress"])
    duel.you(deck=["Thor", "Hulk", "Academy"]).uses("Finder", "Find")
    assert duel.offered("choose") == ["Thor", "Hulk", "Academy"]
    assert not duel.offers("done"), "there is no failing"
    duel.chooses("Hulk")
    assert duel.you.hand == ["Hulk"]
    assert all(duel.game.state.known[card] == 0 for card in duel.game.state.zones[DECK.at(YOU)]), "shuffled"
