"""World War Hulk: its Masterminds, Villains and Schemes in odd situations."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.kinds import TWIST
from longbox.games.legendary.table.zones import HERO_DECK, HQ, MASTERMIND_SPACE, VILLAIN_DECK, WOUNDS

from .scenario import Scenario

FULL = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}
ATTACK = {"king-hulk-sakaarson": 9, "m-o-d-o-k": 9, "the-red-king": 7, "the-sentry": 10}


def against(boss, players=2, *, turned=False, **setup):
    table = Scenario(players=players, mastermind=boss, expansions=("world-war-hulk",), **setup)
    if turned:
        (card,) = masterminds(table.game)
        table.game.turn_to(card, table.state.definition[card].facts["other_face"])
    return table


def won(boss, tactic, table, *answers):
    """The player beats the Mastermind, and this Tactic is won; another is left."""
    (name,) = table.cards(MASTERMIND_SPACE)
    return table.tactics(tactic, tactic).points(attack=ATTACK[boss]).fight(name, *answers)


def escaping(name, *answers, table):
    """A newcomer pushes this Villain out of a full city; for that a Hero of the HQ is KO'd, who is named first."""
    return table.city(**FULL, Bridge=name).villain_deck("Sentinel", "Bystander").begin_turn(*answers)


# King Hulk


@pytest.mark.card("fury-of-the-green-scar")
def test_the_fury_takes_one_hero_of_each_other_player_and_none_of_the_winner():
    table = against("king-hulk-sakaarson", 3).hand("Keen Senses").hand("Keen Senses", "Optic Blast", seat=1)
    table.hand("Odinson", "Agent", "Wound", seat=2)
    won("king-hulk-sakaarson", "Fury of the Green Scar", table, "Optic Blast")
    assert [table.in_discard(seat) for seat in range(3)] == [[], ["Optic Blast"], []]


@pytest.mark.card("oath-of-the-warbound")
def test_the_oath_goes_by_printed_attack_and_brings_no_trap():
    table = against("king-hulk-sakaarson").escaped("Oracle", "Elloe Kaifi", "Warbound Rescue", "Bystander")
    table.points(attack=10)
    (name,) = table.cards(MASTERMIND_SPACE)
    table.tactics(*["Oath of the Warbound"] * 2).fight(name)
    assert table.where == {"Sewers": "Elloe Kaifi"}, "its Attack is higher, though it is worth less"
    assert sorted(table.gone) == ["Bystander", "Oracle", "Warbound Rescue"]


@pytest.mark.card("king-hulk-sakaarson-transformed")
def test_who_has_no_card_of_the_hq_loses_none_to_the_worldbreaker():
    table = against("king-hulk-sakaarson", turned=True).hand("Odinson").hand("Keen Senses", "Wound", seat=1)
    table.discard("Odinson").villain_deck("Strike").begin_turn()
    assert table.koed == ["Keen Senses", "Strike"]


@pytest.mark.card("king-hulk-sakaarson")
def test_his_strike_takes_no_trap_for_a_warbound():
    table = against("king-hulk-sakaarson", 1).victory("Warbound Rescue").villain_deck("Strike").begin_turn()
    assert (table.wounds(), table.in_victory()) == (1, ["Warbound Rescue"])


# M.O.D.O.K.


@pytest.mark.card("brain-scramble")
def test_the_winner_keeps_their_own_brain():
    table = against("m-o-d-o-k", 3).hand("Odinson", "Wound").hand(seat=1).hand("Odinson", seat=2)
    won("m-o-d-o-k", "Brain Scramble", table)
    assert [table.in_hand(seat) for seat in range(3)] == [["Odinson", "Wound"], [], ["Agent"]]


@pytest.mark.card("redundancy-algorithm")
def test_redundancy_spares_the_winner():
    table = against("m-o-d-o-k").hand("Agent", "Trooper").hand("Odinson", "Odinson", seat=1)
    won("m-o-d-o-k", "Redundancy Algorithm", table)
    assert (table.in_hand(), table.in_hand(1)) == (["Agent", "Trooper"], [])


@pytest.mark.card("designed-only-for-k-o-ing")
@pytest.mark.parametrize("deck", [1, 2])
def test_of_too_few_cards_one_is_koed_first_and_then_one_drawn(deck):
    table = against("m-o-d-o-k", 1).deck(*["Agent"] * deck)
    won("m-o-d-o-k", "Designed Only For...K.O.ING", table)
    assert (table.koed, table.in_hand(), table.in_discard()) == (["Agent"], ["Agent"] * (deck - 1), [])


@pytest.mark.card("m-o-d-o-k-transformed")
def test_three_costs_are_enough_against_the_nightmare():
    table = against("m-o-d-o-k", turned=True).hand("Agent", "Odinson", "Keen Senses").discard("Odinson")
    table.hand("Agent", "Odinson", seat=1).discard("Optic Blast", "Keen Senses", seat=1)
    table.villain_deck("Strike").begin_turn("reveal", "Optic Blast")
    assert table.koed == ["Optic Blast", "Strike"]


# The Red King


@pytest.mark.card("vast-armies-of-sakaar")
def test_what_is_no_villain_is_put_back_on_top():
    table = against("the-red-king").villain_deck("Twist", "Sentinel", "Bystander", "Strike").bringing(1)
    won("the-red-king", "Vast Armies of Sakaar", table)
    assert table.where == {"Sewers": "Sentinel"}
    assert sorted(table.cards(VILLAIN_DECK)[-2:]) == ["Bystander", "Twist"]


@pytest.mark.card("vast-armies-of-sakaar", "the-leader-gamma-fiend")
def test_a_villain_that_another_has_brought_along_is_not_played_again():
    table = against("the-red-king").villain_deck("The Leader, Gamma Fiend", "Elloe Kaifi", "Sentinel", "Bystander")
    won("the-red-king", "Vast Armies of Sakaar", table.telling().bringing(3))
    assert table.where == {"Rooftops": "The Leader, Gamma Fiend", "Bank": "Elloe Kaifi", "Sewers": "Sentinel"}
    assert table.told.count("The Villain Deck turns up Elloe Kaifi.") == 1
    assert table.cards(VILLAIN_DECK) == ["Bystander"]


@pytest.mark.card("royal-bodyguard")
def test_only_the_first_guard_comes_and_all_else_is_shuffled_back():
    table = against("the-red-king").villain_deck("Twist", "Primus Vand", "Headman Charr").bringing(1)
    won("the-red-king", "Royal Bodyguard", table)
    assert table.where == {"Sewers": "Primus Vand"}
    assert sorted(table.cards(VILLAIN_DECK)) == ["Headman Charr", "Twist"]


@pytest.mark.card("haughty-spite")
def test_spite_never_wounds_the_winner():
    table = against("the-red-king", 1)
    assert won("the-red-king", "Haughty Spite", table).wounds() == 0


@pytest.mark.card("the-red-king-transformed")
def test_the_armored_king_finds_an_empty_villain_deck():
    table = against("the-red-king", turned=True).villain_deck("Strike").leaving("begin")
    assert table.cards(MASTERMIND_SPACE) == ["The Red King"]
    assert table.where == {}


# The Sentry


@pytest.mark.card("repressed-darkness")
@pytest.mark.parametrize(
    ("won_before", "hand", "answers", "where"),
    [
        (["Shadow Man"], ["Optic Blast"], ["reveal"], {}),
        (["Shadow Man"], ["Optic Blast"], ["suffer"], {"Sewers": "Shadow Man"}),
        (["Psychotic Break", "Sentinel"], [], [], {}),
        (["Infini-Tendrils"], [], [], {"Sewers": "Infini-Tendrils"}),
    ],
)
def test_repressed_darkness_is_kept_down_with_a_ranged_hero(won_before, hand, answers, where):
    table = against("the-sentry").victory("Shadow Man").victory(*won_before, seat=1).hand(*hand, seat=1)
    won("the-sentry", "Repressed Darkness", table, *answers)
    assert table.where == where
    assert "Shadow Man" in table.in_victory(), "the winner keeps theirs"
    if "Infini-Tendrils" in won_before:
        assert table.held_by("Infini-Tendrils") == ["Bystander"], "it ambushes as from the Villain Deck"


@pytest.mark.card("power-of-a-million-exploding-suns", "pacifying-light")
def test_the_suns_and_the_light_spare_the_winner():
    for tactic in ("Power of a Million Exploding Suns", "Pacifying Light"):
        table = against("the-sentry").hand("Keen Senses", "Agent", "Agent").hero_deck(*["Odinson"] * 5)
        won("the-sentry", tactic, table)
        assert len(table.in_hand()) == 3


@pytest.mark.card("pacifying-light")
def test_who_has_but_one_card_with_recruit_loses_that():
    table = against("the-sentry").hand("Agent", "Trooper", seat=1)
    won("the-sentry", "Pacifying Light", table)
    assert table.in_discard(1) == ["Agent"]


@pytest.mark.card("reflexive-teleportation")
def test_a_hero_that_was_played_can_be_kept():
    table = against("the-sentry").hand("Odinson", "Agent").deck(*["Trooper"] * 6).play("Odinson")
    won("the-sentry", "Reflexive Teleportation", table, "Odinson")
    table.end_turn()
    assert sorted(table.in_hand()) == ["Odinson", *["Trooper"] * 6]
    assert table.in_discard() == ["Agent"]


@pytest.mark.card("the-sentry-transformed")
def test_the_void_eats_wounds_and_what_was_shuffled_anew():
    table = against("the-sentry", turned=True).deck("Wound").deck(seat=1).discard("Agent", seat=1)
    table.villain_deck("Strike").begin_turn()
    assert table.koed == ["Wound", "Agent", "Strike"]
    assert [table.wounds(seat) for seat in range(2)] == [0, 1], "a Wound is no grey Hero"


@pytest.mark.card("the-sentry")
def test_the_wounds_of_the_sentry_come_out_of_the_stack():
    alone, with_sentry = (len(against(boss, 3).state.zones[WOUNDS.first]) for boss in ("the-red-king", "the-sentry"))
    assert alone - with_sentry == 6


# Villains


@pytest.mark.card("hiroim", "korg")
@pytest.mark.parametrize(("name", "koed"), [("Hiroim", ["Healing Factor"]), ("Korg", [])])
def test_the_two_who_look_for_a_cost_do_it_when_they_escape_too(name, koed):
    table = Scenario().hq("Keen Senses", "Odinson", *["Final Battle"] * 3).hero_deck(*["Final Battle"] * 3)
    table.hand("Healing Factor", "Agent").hand("Agent", seat=1)
    escaping(name, "Keen Senses", "Odinson", table=table)
    assert table.koed == ["Keen Senses", "Odinson", *koed]
    assert table.in_discard() == ([] if koed else ["Healing Factor"])
    assert table.in_hand(1) == ["Agent"]


@pytest.mark.rule("LG-KW-WOUNDEDFURY-02", "LG-KW-WOUNDEDFURY-03")
@pytest.mark.card("no-name-brood-queen", "infini-tendrils", "cosmic-hulk-robot")
def test_furious_villains_count_the_wounds_that_are_discarded():
    villains = {"No-Name, Brood Queen": 4, "Infini-Tendrils": 4, "Cosmic Hulk Robot": 5}
    for name, attack in villains.items():
        table = Scenario().city(Bank=name).discard("Wound", "Wound").hand("Wound").discard("Wound", seat=1)
        table.can("end")
        assert table.attack_of(name) == attack + 2


@pytest.mark.card("black-anti-hurricane")
def test_the_hurricane_blows_when_it_escapes_and_at_once_for_all():
    table = Scenario(players=3).discard("Odinson").discard(seat=1).discard("Trooper", seat=2)
    escaping("Black Anti-Hurricane", table=table.hq("Odinson", *["Final Battle"] * 4))
    found = [table.in_discard(seat) for seat in range(3)]
    assert sorted(map(len, found)) == [0, 1, 1], "each passes what they had before"
    assert found[0] != ["Odinson"]


@pytest.mark.card("demonform")
@pytest.mark.parametrize("eaten", ["Agent", "Officer", "Wound"])
def test_a_demonform_that_eats_no_colour_leaves_nothing(eaten):
    table = Scenario().city(Bank="Demonform").points(attack=7).deck(eaten).hq(*["Keen Senses"] * 5)
    table.fight("Demonform")
    assert (table.koed, table.in_discard()) == ([eaten], [])


@pytest.mark.card("hiroim", "demonform")
@pytest.mark.parametrize(("name", "koed"), [("Hiroim", []), ("Demonform", ["Odinson"])])
def test_where_the_hq_is_empty_nobody_loses_or_gains_anything(name, koed):
    table = Scenario().city(Bank=name).points(attack=7).hero_deck().hand("Odinson").deck("Odinson")
    for zone in HQ.range():
        table._set(zone, ())
    table.fight(name)
    assert (table.koed, table.in_hand(), table.in_discard()) == (koed, ["Odinson"], [])


@pytest.mark.rule("LG-TRAP-01")
@pytest.mark.card("psychotic-break")
def test_a_psychotic_break_is_not_over_when_the_mastermind_is_beaten():
    table = against("the-sentry").villain_deck("Psychotic Break", "Bystander").bringing(1).begin_turn()
    won("the-sentry", "Reflexive Teleportation", table.hand())
    assert table.traps == ["Psychotic Break"]


@pytest.mark.card("elloe-kaifi")
def test_alone_elloe_helps_one_player():
    table = Scenario(players=1).city(Bank="Elloe Kaifi").points(attack=5).fight("Elloe Kaifi")
    assert table.in_hand() == ["Agent"]


@pytest.mark.card("primus-vand")
def test_primus_vand_counts_his_neighbours_alone():
    table = Scenario().city(Sewers="Primus Vand", Rooftops="Sentinel", Bridge="Sentinel")
    table.can("end")
    assert table.attack_of("Primus Vand") == 3


@pytest.mark.card("deaths-heads")
def test_deaths_heads_take_a_card_that_was_played_and_nothing_that_costs_more():
    table = Scenario().hand("Agent", "Odinson", "Keen Senses").city(Bank="Death's Heads").points(attack=3)
    table.play("Agent").fight("Death's Heads", "reveal")
    assert table.koed == ["Agent"]
    table = Scenario().hand("Agent", "Odinson").city(Bank="Death's Heads").points(attack=3).fight("Death's Heads")
    assert table.koed == []


# Schemes


@pytest.mark.card("break-the-planet-asunder", "fall-of-the-hulks", "world-war-hulk")
@pytest.mark.parametrize(
    ("scheme", "twists"), [("break-the-planet-asunder", 9), ("fall-of-the-hulks", 10), ("world-war-hulk", 9)]
)
@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_table_has_the_twists_of_its_scheme(scheme, twists, players):
    chosen = {item.name: item.default for item in RULES.form()} | {"players": players, "scheme": scheme}
    game = RULES.deal(chosen | {"expansions": ("core", "world-war-hulk")}, seed=1)
    deck = [game.state.definition[card].kind for card in game.state.zones[VILLAIN_DECK.first]]
    assert deck.count(TWIST) == twists


@pytest.mark.card("break-the-planet-asunder")
@pytest.mark.parametrize("players", [1, 5])
def test_every_table_plays_with_seven_heroes_on_a_breaking_planet(players):
    table = Scenario(players=players, scheme="break-the-planet-asunder", expansions=("world-war-hulk",))
    in_deck = {table.state.definition[card].fact("hero") for card in table.state.zones[HERO_DECK.first]}
    assert len(in_deck) == 7


@pytest.mark.card("break-the-planet-asunder")
def test_grey_heroes_break_no_planet():
    table = Scenario(scheme="break-the-planet-asunder", expansions=("world-war-hulk",))
    table.ko_pile(*["Odinson"] * 23, *["Agent"] * 30).hq(*["Final Battle"] * 4, "Odinson").villain_deck("Twist")
    assert table.begin_turn().result is None


@pytest.mark.card("fall-of-the-hulks")
@pytest.mark.parametrize(("twist", "wounds"), [(3, 0), (6, 0), (7, 2), (10, 2)])
def test_hulks_avert_the_rampages_and_not_what_follows(twist, wounds):
    table = Scenario(scheme="fall-of-the-hulks", expansions=("world-war-hulk",)).twists_so_far(twist - 1)
    table.hand("Hulk Smash!").hand("Hulk Smash!", seat=1).villain_deck("Twist")
    table.begin_turn(*["reveal", "reveal"] * (not wounds))
    assert table.wounds() + table.wounds(1) == wounds
