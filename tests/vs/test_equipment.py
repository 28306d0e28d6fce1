"""Equipment: played in the recruit step, carried by characters, lost with them (rulebook: Playing Equipment)."""

import pytest

from longbox.clients.vs.board import board
from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.nouns import THIS
from longbox.engine.events import Event
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.chapters import levels
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.chapters.stun import KO, knock_out, stun
from longbox.games.vs.table import stats
from longbox.games.vs.table.kinds import INTELLECT
from longbox.games.vs.table.zones import EQUIPMENT, HAND
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw, put_plus
from longbox.games.vs.vocabulary.keywords import CREATURE, RANGED, UNIQUE
from longbox.games.vs.vocabulary.powers import build_power
from longbox.seen import Seen
from longbox.terminal.tiles import Marks
from terminal.keyboard import Keyboard

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment

COMPANY = "The Company"
STRONGER = (Static("atk", 5, THIS), Static("def", 5, THIS))
LOADER = made_up_equipment("Power Loader", *STRONGER, cost=3, team=COMPANY)
RIFLE = made_up_equipment("Pulse Rifle", RANGED, team="")
COMPUTER = made_up_equipment("Computer", build_power("Access", INTELLECT, draw(2)), cost=2, team="")
DALLAS = made_up("Captain Dallas", team=COMPANY, atk=2, defense=4)
KANE = made_up("Kane", team=COMPANY)
FIVE = ["Fortress", "Fortress", "Academy", "Academy", "Academy"]


@pytest.fixture
def recruiting(duel):
    """Lay out a side with five recruit points and what is in hand, in the recruit step."""

    def lay_out(*hand, front=(DALLAS,), **more):
        duel.you(front=front, hand=hand, locations=FIVE, deck=["Thor"] * 9, **more)
        return duel.starts("turn").takes("done")

    return lay_out


def carried(duel, name):
    """The names of what a character carries."""
    return [duel.game.face(card).name for card in duel.game.on(duel.card(name))]


@pytest.mark.rule("VS-EQUIP-01", "VS-RECRUIT-03", "VS-RECRUIT-04", "VS-RECRUIT-12")
def test_equipment_is_paid_with_recruit_points_and_put_on_a_character(recruiting):
    duel = recruiting(LOADER, LOADER)
    duel.takes("equip", "Power Loader", to="Captain Dallas")
    assert carried(duel, "Captain Dallas") == ["Power Loader"]
    assert duel.game.state.points[YOU] == 2
    assert not duel.offers("equip"), "two points don't buy the other one"
    duel.takes("done").takes("done")
    assert not duel.offers("equip"), "the recruit step is over"


@pytest.mark.rule("VS-EQUIP-01")
@pytest.mark.parametrize(("points", "offered"), [(2, False), (3, True)])
def test_equipment_costs_its_points(duel, points, offered):
    duel.you(front=[DALLAS], hand=[LOADER], face_down=["Academy"] * points).starts("turn")
    assert not duel.offers("equip"), "not in the resource step"
    duel.takes("done")
    assert duel.offers("equip", "Power Loader") == offered
    duel.takes("done")
    assert not duel.offers("equip"), "nor in the formation step"


@pytest.mark.rule("VS-RECRUIT-03", "VS-RECRUIT-04")
@pytest.mark.parametrize("order", [["equip", "recruit"], ["recruit", "equip"]])
def test_the_same_points_buy_characters_and_equipment(recruiting, order):
    duel = recruiting(LOADER, "Black Panther", "Ant-Man")
    for verb in order:
        duel.takes(verb, "Power Loader" if verb == "equip" else "Black Panther")
    assert (carried(duel, "Captain Dallas"), duel.you.front) == (["Power Loader"], ["Captain Dallas", "Black Panther"])
    assert not duel.offers("recruit"), "3 and 2 of 5 points"


@pytest.mark.rule("VS-RECRUIT-12")
def test_recruited_equipment_is_on_a_face_up_character_of_yours_at_once(recruiting):
    duel = recruiting(LOADER, front=(DALLAS, KANE))
    duel.stun("Kane").enemy(front=["Ronan"])
    bearers = [duel.game.face(option.to).name for option in duel.decision.options if option.verb == "equip"]
    assert bearers == ["Captain Dallas", "Captain America"]
    before = duel.stats("Captain Dallas")
    duel.takes("equip", "Power Loader", to="Captain Dallas")
    assert duel.stats("Captain Dallas") == (before[0] + 5, before[1] + 5)


@pytest.mark.rule("VS-EQUIP-02", "VS-EQUIP-03")
def test_whoever_of_yours_is_not_stunned_can_carry_equipment(recruiting):
    duel = recruiting(RIFLE, front=(DALLAS, KANE, "Thor"), back=["Hawkeye"])
    duel.exhaust("Kane").stun("Thor").enemy(front=["Ronan"])
    able = [duel.game.face(option.to).name for option in duel.decision.options if option.verb == "equip"]
    assert able == ["Captain Dallas", "Kane", "Captain America", "Hawkeye"], "mains too, exhausted ones too"


@pytest.mark.rule("VS-EQUIP-06", "VS-EQUIP-07")
def test_a_team_symbol_asks_for_somebody_of_the_team_but_not_as_the_bearer(recruiting):
    duel = recruiting(LOADER, front=(DALLAS, "Thor"))
    duel.takes("equip", "Power Loader", to="Thor")
    assert carried(duel, "Thor") == ["Power Loader"]


@pytest.mark.rule("VS-EQUIP-06")
def test_a_stunned_member_of_the_team_does_not_do(recruiting):
    duel = recruiting(LOADER, front=(DALLAS, "Thor"))
    duel.stun("Captain Dallas").happens(lambda game: None)
    assert not duel.offers("equip")


@pytest.mark.rule("VS-EQUIP-11")
def test_equipment_stays_when_the_last_of_the_team_is_gone(recruiting):
    duel = recruiting(LOADER, front=(DALLAS, "Thor")).takes("equip", "Power Loader", to="Thor")
    duel.happens(lambda game: knock_out(game, [duel.card("Captain Dallas")]))
    assert carried(duel, "Thor") == ["Power Loader"]
    assert duel.stats("Thor") == (11, 10)


@pytest.mark.rule("VS-EQUIP-04", "VS-STUN-02")
def test_a_stun_takes_the_equipment(recruiting):
    duel = recruiting(LOADER).takes("equip", "Power Loader", to="Captain Dallas").counter("Captain Dallas", 2)
    card = duel.card("Captain Dallas")
    duel.happens(lambda game: stun(game, [card], [()]))
    state = duel.game.state
    assert state.face_down[card]
    assert state.exhausted[card]
    assert (state.counters[card], state.wounds[card]) == (0, 1)
    assert carried(duel, "Captain Dallas") == []
    assert duel.you.ko_pile == ["Power Loader"]
    assert [event.kind.name for event in duel.told][-3:] == ["stun", "KO equipment", "wounded by a stun"]


@pytest.mark.rule("VS-EQUIP-04", "VS-KO-08")
@pytest.mark.parametrize("way", [KO, SHUFFLE_IN])
def test_whoever_leaves_play_leaves_the_equipment_behind(recruiting, way):
    duel = recruiting(RIFLE).takes("equip", "Pulse Rifle", to="Captain Dallas")
    card = duel.card("Captain Dallas")
    duel.happens(lambda game: game.happen(Event(way, cards=(card,), notes={"sources": ((),), "sides": (YOU,)})))
    assert "Pulse Rifle" in duel.you.ko_pile
    assert not duel.game.state.zones[EQUIPMENT.at(YOU)]
    assert not duel.game.on(card)


@pytest.mark.rule("VS-EQUIP-05")
def test_new_equipment_takes_the_place_of_the_old(recruiting):
    duel = recruiting(RIFLE, LOADER).takes("equip", "Pulse Rifle", to="Captain Dallas")
    duel.takes("equip", "Power Loader", to="Captain Dallas")
    assert carried(duel, "Captain Dallas") == ["Power Loader"]
    assert duel.you.ko_pile == ["Pulse Rifle"]
    assert not duel.has("Captain Dallas", stats.RANGED)


@pytest.mark.rule("VS-EQUIP-08")
@pytest.mark.parametrize("unique", [False, True])
def test_two_may_carry_the_same_unless_it_is_unique(recruiting, unique):
    rifle = made_up_equipment("Rifle", *([UNIQUE] if unique else []), RANGED, team="")
    duel = recruiting(rifle, rifle, front=(DALLAS, KANE))
    duel.takes("equip", "Rifle", to="Captain Dallas").takes("equip", "Rifle", to="Kane")
    assert carried(duel, "Kane") == ["Rifle"]
    assert carried(duel, "Captain Dallas") == ([] if unique else ["Rifle"])
    assert not stats.has(duel.game, duel.card("Kane"), stats.UNIQUE), "the rifle is, its bearer is not"


@pytest.mark.rule("VS-EQUIP-09", "VS-CARD-05")
def test_who_loses_the_powers_loses_those_of_the_equipment(duel):
    duel.you(front=[DALLAS], hand=[LOADER], locations=FIVE, deck=["Thor"] * 9)
    duel.enemy(hand=["Cosmo"], locations=["Academy"] * 4, deck=["Ronan"] * 9)
    duel.starts("turn").takes("done").takes("equip", "Power Loader", to="Captain Dallas")
    assert duel.stats("Captain Dallas") == (7, 9)
    assert duel.explain("Captain Dallas", "atk") == "7 = 2 printed + 5 Power Loader"
    duel.takes("done").takes("done").ends_turn().takes("done").takes("recruit", "Cosmo", amount=0)
    duel.chooses("Captain Dallas")
    assert duel.stats("Captain Dallas") == (2, 4)
    assert carried(duel, "Captain Dallas") == ["Power Loader"]


@pytest.mark.rule("VS-EQUIP-09")
def test_the_bearer_uses_the_super_powers_of_equipment_and_pays_for_them(recruiting):
    duel = recruiting(COMPUTER, front=("Thor",))
    assert not duel.offers("use"), "equipment in hand is of no use"
    duel.takes("equip", "Computer", to="Thor")
    before = len(duel.you.hand)
    duel.uses("Thor", "Access")
    assert len(duel.you.hand) == before + 2
    assert duel.you.resources.count("Academy (face down)") == 1
    assert not duel.can_use("Thor", "Access"), "once a turn"


@pytest.mark.rule("VS-EQUIP-09")
def test_a_trigger_of_equipment_is_the_bearers(recruiting):
    claws = made_up_equipment("Claws", Trigger(moments.attacks, put_plus(2, THIS), label="Slash"), team="")
    duel = recruiting(claws, front=(DALLAS, KANE)).enemy(front=["Ronan"])
    duel.takes("equip", "Claws", to="Kane").takes("done").takes("done")
    duel.attacks("Kane", on="Ronan")
    assert (duel.counters("Kane"), duel.counters("Captain Dallas")) == (2, 0)


@pytest.mark.rule("VS-EQUIP-10", "VS-LEVEL-12")
def test_equipment_stays_on_as_the_bearer_levels_up_and_regresses(recruiting):
    duel = recruiting(LOADER).takes("equip", "Power Loader", to="Captain America")
    main = duel.you.main
    needed = levels.needed_xp(duel.game, main)
    duel.happens(lambda game: levels.gain_xp(game, main, needed, seat=YOU))
    assert duel.game.face(main).fact("level") == 2
    assert carried(duel, "Captain America") == ["Power Loader"]
    printed = duel.game.face(main).stats
    assert duel.stats("Captain America") == (printed["atk"] + 5, printed["def"] + 5)
    duel.happens(lambda game: levels.regress(game, main, seat=YOU, source=-1))
    assert duel.game.face(main).fact("level") == 1
    assert carried(duel, "Captain America") == ["Power Loader"]


@pytest.mark.rule("VS-KEYWORD-03")
def test_nothing_makes_a_creature_carry_equipment(recruiting):
    alien = made_up("Alien", CREATURE)
    duel = recruiting(RIFLE, front=(alien, DALLAS))
    assert not duel.offers("equip", "Pulse Rifle", to="Alien")
    card = duel.card("Alien")
    duel.happens(lambda game: game.modify("powers", 0, stats.POWERLESS, (card,), ("turn", 0)))
    assert not duel.offers("equip", "Pulse Rifle", to="Alien"), "even without its powers"
    assert duel.offers("equip", "Pulse Rifle", to="Captain Dallas")


def test_equipment_goes_over_to_the_enemy_with_its_bearer_and_falls_to_its_owner(duel):
    duel.you(front=[DALLAS], hand=[LOADER], locations=FIVE, deck=["Thor"] * 9)
    duel.enemy(front=["Professor X"], locations=["Fortress", "Academy"], deck=["Ronan"] * 9)
    duel.starts("turn").takes("done").takes("equip", "Power Loader", to="Captain Dallas")
    duel.takes("done").takes("done").ends_turn().skips_building()
    duel.uses("Professor X", "Mind Control").takes("place", "Captain Dallas", amount=0)
    assert duel.side_of("Captain Dallas") == ENEMY
    assert duel.stats("Captain Dallas") == (7, 9)
    assert len(duel.game.state.zones[EQUIPMENT.at(ENEMY)]) == 1
    card = duel.card("Captain Dallas")
    duel.happens(lambda game: stun(game, [card], [()]))
    assert duel.you.ko_pile == ["Power Loader"]
    assert duel.enemy.ko_pile == []


def test_losing_what_raised_the_def_stuns_whoever_lives_by_it(recruiting):
    duel = recruiting(RIFLE, LOADER).takes("equip", "Power Loader", to="Captain Dallas")
    duel.counter("Captain Dallas", -4)
    assert duel.stunned == set()
    duel.takes("equip", "Pulse Rifle", to="Captain Dallas")
    assert duel.stunned == {"Captain Dallas"}
    assert sorted(duel.you.ko_pile) == ["Power Loader", "Pulse Rifle"]


@pytest.mark.rule("VS-EQUIP-01", "VS-EQUIP-02", "VS-EQUIP-03", "VS-EQUIP-06", "VS-KEYWORD-03")
def test_why_somebody_can_not_be_equipped_is_said(recruiting):
    duel = recruiting(
        RIFLE, LOADER, made_up_equipment("Tank", cost=9, team=""), front=("Thor", made_up("Alien", CREATURE))
    )
    duel.stun("Thor").enemy(front=["Ronan"])

    def reasons(name, target):
        card = next(card for card in duel.game.state.zones[HAND.at(YOU)] if duel.game.face(card).name == name)
        return [one.rule for one in RULES.why_not(duel.game, YOU, "equip", card, target)]

    assert reasons("Pulse Rifle", duel.you.main) == []
    assert reasons("Pulse Rifle", duel.card("Thor")) == ["VS-EQUIP-03"]
    assert reasons("Pulse Rifle", duel.card("Alien")) == ["VS-KEYWORD-03"]
    assert reasons("Pulse Rifle", duel.card("Ronan")) == ["VS-EQUIP-02"]
    assert reasons("Power Loader", duel.you.main) == ["VS-EQUIP-06"]
    assert reasons("Tank", duel.you.main) == ["VS-EQUIP-01"]


def test_equipment_says_what_its_bearer_has():
    lines = RULES.text(made_up_equipment("Kit", UNIQUE, RANGED, *STRONGER, COMPUTER.powers[0].power)).splitlines()
    assert lines[:2] == ["Unique: Your side may hold only one Kit.", "Its bearer has:"]
    assert lines[2].startswith("Ranged: ")
    assert lines[3] == "Its bearer has +5 ATK."
    assert lines[-1] == "Access · [Intellect] · Build: Draw two cards."
    assert RULES.facts(COMPUTER)["powers"] == [
        {"name": "Access", "timing": "build", "any_turn": False, "cost": ["Intellect"]}
    ]


def test_the_table_shows_who_carries_what(recruiting):
    duel = recruiting(LOADER).takes("equip", "Power Loader", to="Captain Dallas")
    seen = Seen(view(duel.game, ENEMY))
    (loader,) = seen.cards("equipment", YOU)
    assert seen.by_handle(loader["on"])["name"] == "Captain Dallas"
    assert seen.by_handle(loader["on"])["atk"] == 7
    keyboard = Keyboard()
    keyboard.screen.show(board(seen, Marks(), 100))
    assert "with Power Loader" in keyboard.shown


def test_an_option_says_who_gets_what(recruiting):
    duel = recruiting(LOADER)
    option = next(option for option in duel.decision.options if option.verb == "equip")
    assert duel.decision.about.label(duel.game, option) == "Equip Captain Dallas (front row) with Power Loader (3)"


def test_equipment_that_takes_all_def_away_stuns_its_bearer(recruiting):
    burden = made_up_equipment("Burden", Static("def", -4, THIS), team="")
    duel = recruiting(burden).takes("equip", "Burden", to="Captain Dallas")
    assert duel.stunned == {"Captain Dallas"}
    assert duel.you.ko_pile == ["Burden"]
