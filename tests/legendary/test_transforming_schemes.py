"""Schemes with two sides: only the one that is up counts, and it may be an enemy."""

from types import SimpleNamespace

import pytest

from longbox.clients.legendary.board import plot
from longbox.clients.legendary.headline import title
from longbox.games.legendary.table.kinds import SPACES
from longbox.games.legendary.table.zones import BESIDE_SCHEME, MASTERMIND_SPACE, OFFICERS, SCHEME_SPACE, TACTICS
from longbox.seen import Seen
from longbox.terminal.tiles import Marks

from .scenario import Scenario

SAGA, REVEALED = "The Korvac Saga", "Korvac Revealed"
QUAKE, TSUNAMI = "Earthquake Drains the Ocean", "Tsunami Crushes the Coast"
FEW = ["Bystander"] * 5


def saga(**setup) -> Scenario:
    return Scenario(scheme="the-korvac-saga", **setup)


def revealed(**setup) -> Scenario:
    """The first Twist has turned the Scheme over."""
    return saga(**setup).villain_deck("Twist", *FEW).begin_turn()


def drawn(table: Scenario) -> list[str]:
    """The Mastermind and the Scheme as the terminal shows them."""
    return [line.plain for line in plot(Seen(table.seen(0)), Marks(), 120)]


def quake(**setup) -> Scenario:
    return Scenario(scheme="earthquake-drains-the-ocean", **setup)


def side_up(table: Scenario) -> str:
    (name,) = table.cards(SCHEME_SPACE)
    return name


@pytest.mark.rule("LG-TRANSFORM-01")
@pytest.mark.parametrize(("scheme", "front"), [("the-korvac-saga", SAGA), ("earthquake-drains-the-ocean", QUAKE)])
def test_the_side_with_the_setup_is_up_first(scheme, front):
    table = Scenario(scheme=scheme)
    assert side_up(table) == front
    assert len(table.state.cities[0]) == (7 if front == QUAKE else 5)


@pytest.mark.rule("LG-TRANSFORM-02")
def test_a_twist_turns_it_over_and_the_next_one_does_what_the_other_side_says():
    table = saga().hand(*["Agent"] * 6).hand("Agent", seat=1).villain_deck("Twist", "Twist", *FEW).begin_turn()
    assert side_up(table) == REVEALED
    assert len(table.in_hand()) == 4
    assert table.wounds(1) == 0
    table.play("Agent").leaving("end")
    assert side_up(table) == SAGA
    assert (table.wounds(0), table.wounds(1)) == (1, 1), "who has no Avenger to discard"


@pytest.mark.rule("LG-TRANSFORM-02")
@pytest.mark.card("the-korvac-saga")
def test_who_has_a_bystander_may_search_with_it():
    table = saga().hand(*["Agent"] * 6).victory("Bystander").villain_deck("Twist", *FEW).leaving("begin")
    table.answer("KO a Bystander from your Victory Pile")
    assert (len(table.in_hand()), table.in_victory()) == (6, [])


@pytest.mark.rule("LG-TRANSFORM-02")
@pytest.mark.card("the-korvac-saga-transformed")
def test_an_avenger_can_be_discarded():
    table = saga().hand("Odinson", "Agent").hand("Odinson", seat=1).villain_deck("Twist", "Twist", *FEW)
    table.deck(*["Odinson"] * 6).begin_turn().leaving("end")
    assert table.seat_asked == 1
    table.answer("Discard an Avengers Hero from your hand").answer("Gain a Wound")
    assert (table.wounds(0), table.wounds(1), table.in_discard(1)) == (1, 0, ["Odinson"])


@pytest.mark.rule("LG-TRANSFORM-02")
def test_korvac_can_be_fought_only_as_long_as_he_is_revealed():
    assert not saga().points(attack=19).can("fight", SAGA)
    table = revealed().points(attack=19)
    assert table.can("fight", REVEALED)
    assert not revealed().points(attack=18).can("fight", REVEALED)
    table = saga().villain_deck("Twist", "Twist", *FEW).begin_turn().leaving("end")
    assert side_up(table) == SAGA
    assert not table.points(attack=19).can("fight", SAGA)


@pytest.mark.rule("LG-TRANSFORM-02", "LG-WIN-01")
def test_with_korvac_the_mastermind_falls():
    table = revealed().points(attack=19)
    won = len(table.cards(TACTICS))
    assert won == 4
    table.fight(REVEALED)
    assert table.in_victory() == [REVEALED]
    assert table.points_won() == 9
    assert table.cards(MASTERMIND_SPACE) == table.cards(TACTICS) == table.cards(SCHEME_SPACE) == []
    assert "Dr. Doom" in table.koed
    assert table.result.outcome == "win"
    assert str(table.result.why) == "The Mastermind Dr. Doom is beaten: player 1 defeated Korvac Revealed"


def test_a_table_without_mastermind_and_scheme_has_a_title_still():
    table = revealed().points(attack=19)
    assert str(title(SimpleNamespace(view=table.seen))) == "Dr. Doom: Korvac Revealed"
    assert "19" in str(drawn(table))
    table.fight(REVEALED)
    assert str(title(SimpleNamespace(view=table.seen))) == "all are beaten"
    drawn(table)


@pytest.mark.rule("LG-TRANSFORM-02", "LG-SHOWDOWN-01")
def test_nothing_is_left_to_compete_for():
    assert revealed(challenges=["final-showdown"]).points(attack=19).fight(REVEALED).result.outcome == "win"


@pytest.mark.rule("LG-TRANSFORM-02", "LG-LOSE-01")
@pytest.mark.parametrize("number", [1, 7, 8])
def test_the_eighth_twist_is_the_end_on_the_side_that_says_so(number):
    """An even one comes to the side that is revealed."""
    table = saga().twists_so_far(number - 1).villain_deck("Twist", "Twist", *FEW).begin_turn()
    assert table.result is None, "the front says nothing about an eighth Twist"
    if number == 7:
        table.leaving("end")
        assert table.result.outcome == "loss"


@pytest.mark.rule("LG-TRANSFORM-02")
def test_the_coast_has_seven_spaces_and_three_after_the_wave():
    table = quake().city(Sewers="Sentinel", Streets="Venom", Bridge="Viper").hq(*["Dangerous Rescue"] * 5)
    far = SPACES[table.state.cities[0][6]]
    table.city(**{far: "Blob"}).villain_deck("Twist", *FEW)
    table.begin_turn(*["Dangerous Rescue"] * 3)
    assert side_up(table) == TSUNAMI
    assert [SPACES[space] for space in table.state.cities[0]] == ["Sewers", "Bank", "Rooftops"]
    assert table.gone == ["Blob", "Viper", "Venom"], "from the left"
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-TRANSFORM-02")
def test_the_tide_goes_out_again_and_a_villain_comes():
    table = quake().hand("Agent").hand("Agent", seat=1).villain_deck("Twist", "Twist", "Sentinel", *FEW).begin_turn()
    assert len(table.state.cities[0]) == 3
    table.leaving("end")
    assert (side_up(table), len(table.state.cities[0])) == (QUAKE, 7)
    assert table.where == {"Sewers": "Sentinel"}


@pytest.mark.rule("LG-ESCAPE-19", "LG-LOSE-01")
@pytest.mark.parametrize(("players", "limit"), [(2, 6), (3, 9)])
def test_three_for_each_player_may_escape(players, limit):
    def with_escaped(number: int) -> Scenario:
        return quake(players=players).escaped(*["Sentinel"] * number).hand("Agent").villain_deck(*FEW)

    assert with_escaped(limit - 1).play("Agent").result is None
    assert with_escaped(limit).leaving("play", "Agent").result.outcome == "loss"


@pytest.mark.rule("LG-LOSE-01")
def test_the_last_card_of_the_villain_deck_is_the_end():
    table = quake().villain_deck("Bystander").begin_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-LOCATION-12")
@pytest.mark.card("laser-maze")
def test_locations_over_lost_spaces_are_koed():
    table = quake().locations(Sewers="Laser Maze", Bridge="White Gorilla Cult").hand("Agent").hand("Agent", seat=1)
    table.villain_deck("Twist", *FEW).begin_turn()
    assert (table.over, table.koed[0]) == ({"Sewers": "Laser Maze"}, "White Gorilla Cult")


CORRUPTION, REVOLUTION = "Secret HYDRA Corruption", "Open HYDRA Revolution"


def corrupted(**setup) -> Scenario:
    return Scenario(scheme="secret-hydra-corruption", **setup)


def revolution(*koed: str) -> Scenario:
    """The Scheme turned over, with an Officer beside it for each Twist that lies in the KO pile and the one before."""
    return corrupted().ko_pile(*koed).villain_deck("Twist", *FEW).begin_turn()


@pytest.mark.rule("LG-TRANSFORM-02")
@pytest.mark.card("secret-hydra-corruption")
def test_sympathizers_can_be_won_over_and_not_fought():
    table = corrupted().ko_pile("Twist").villain_deck("Twist", "Twist", *FEW).begin_turn().leaving("end")
    assert side_up(table) == CORRUPTION
    assert table.cards(BESIDE_SCHEME) == ["Officer"] * (2 + 3)
    table.points(attack=9, recruit=3)
    assert not table.can("fight", "Officer")
    assert table.can("use scheme")
    table._choose(next(option for option in table.options if option.verb == "use scheme"))
    table._choose(table.options[0])
    assert len(table.cards(BESIDE_SCHEME)) == 4
    assert [table.in_discard(seat).count("Officer") for seat in (0, 1)].count(1) == 1
    assert not table.can("use scheme"), "the Recruit is spent"


@pytest.mark.rule("LG-TRANSFORM-02", "LG-OFFICER-04")
@pytest.mark.card("secret-hydra-corruption-transformed")
def test_traitors_are_fought_and_go_under_their_stack():
    table = revolution()
    assert (side_up(table), table.cards(BESIDE_SCHEME)) == (REVOLUTION, ["Officer"])
    (traitor,) = table.state.zones[BESIDE_SCHEME.first]
    assert not table.points(attack=2, recruit=9).can("fight", "Officer")
    assert not table.can("use scheme")
    table.hand("Agent", "Trooper").points(attack=3).fight("Officer", "Agent")
    assert table.state.zones[OFFICERS.first][0] == traitor, "it is the last card of its stack"
    assert (len(table.cards(OFFICERS)), "Agent" in table.koed, table.in_victory()) == (30, True, [])


@pytest.mark.rule("LG-TRANSFORM-02", "LG-LOSE-01")
def test_fifteen_officers_count_only_for_the_side_that_says_so():
    table = corrupted().ko_pile(*["Twist"] * 6).villain_deck("Twist", "Twist", *FEW).begin_turn()
    assert (side_up(table), len(table.cards(BESIDE_SCHEME)), table.result) == (REVOLUTION, 7, None)
    table.leaving("end")
    assert table.result.outcome == "loss", "Evil has won before the Scheme could transform"
    table = corrupted().ko_pile(*["Twist"] * 13).villain_deck("Twist", *FEW).begin_turn()
    assert (len(table.cards(BESIDE_SCHEME)), table.result) == (14, None)
    table = corrupted().ko_pile(*["Twist"] * 14).villain_deck("Twist", *FEW).begin_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-OFFICER-01")
def test_thirty_plain_officers_are_used():
    table = corrupted(expansions=["shield", "revelations"])
    assert table.cards(OFFICERS) == ["Officer"] * 30
