"""Civil War in odd situations: nobody to choose, decks and stacks run out, several players, one player alone."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.zones import FORTIFIED, OFFICERS, SIDEKICKS

from .scenario import Scenario

BULLSEYE = RULES.library["csa-special-marshals-bullseye"]
MOONSTONE = RULES.library["csa-special-marshals-moonstone"]
VENOM = RULES.library["csa-special-marshals-venom"]
DUGAN = RULES.library["s-h-i-e-l-d-elite-dum-dum-dugan"]
MAN = RULES.library["thunderbolts-radioactive-man"]
MARIA = "Maria Hill, Director of S.H.I.E.L.D."
SHARON = "Sharon Carter, Agent 13"
ALONE = {"players": 1, "scheme": "the-legacy-virus"}
FOUR = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}


def fortified(place, name, **setup):
    table = Scenario(**setup)
    table._set(FORTIFIED.first + FORTS.index(place), (name,))
    table.state.enemies_elsewhere = 1
    return table


def escapes(villain, **setup):
    return Scenario(**setup).city(**FOUR, Bridge=villain).hq(*["Odinson"] * 5).villain_deck("Sentinel", "Bystander")


def hers(**setup):
    return Scenario(mastermind="maria-hill-director-of-s-h-i-e-l-d", **setup)


@pytest.mark.card("csa-special-marshals-bullseye")
def test_bullseye_costs_a_hero_that_makes_recruit_wherever_you_have_it():
    table = Scenario().hand("Agent", "Trooper", "Odinson").points(attack=6).city(Bank=BULLSEYE).play("Agent")
    table.hand("Trooper", "Odinson").fight("Bullseye", "Agent")
    assert (table.koed, table.in_play()) == (["Agent"], [])
    table = Scenario().hand("Trooper", "Wound").discard("Agent").points(attack=6).city(Bank=BULLSEYE).fight("Bullseye")
    assert table.koed == []


@pytest.mark.card("csa-special-marshals-bullseye")
def test_where_he_escapes_every_player_loses_a_fighter():
    table = escapes(BULLSEYE, players=3).hand("Agent", "Trooper", "Call Lightning").hand("Trooper", seat=1)
    table.hand("Above / Below", "Growth Industry", seat=2)
    table.begin_turn("Odinson", "Growth Industry")
    assert table.koed == ["Odinson", "Call Lightning", "Growth Industry"]
    assert (table.in_hand(), table.in_hand(1)) == (["Agent", "Trooper"], ["Trooper"])


@pytest.mark.card("csa-special-marshals-moonstone")
def test_moonstone_leaves_whoever_holds_less_with_what_is_drawn():
    table = Scenario(players=3).city(Bank=MOONSTONE).points(attack=4).hand("Agent", "Agent", "Agent")
    table.hand("Trooper", seat=1).deck("Odinson", seat=1).hand("Agent", "Agent", seat=2).deck("Odinson", seat=2)
    table.fight("Moonstone")
    assert [table.in_hand(seat) for seat in range(3)] == [["Agent"] * 3, ["Odinson"], ["Odinson"]]
    assert (table.in_discard(1), table.in_discard(2)) == (["Trooper"], ["Agent", "Agent"])
    table = Scenario(**ALONE).city(Bank=MOONSTONE).points(attack=4).hand("Agent", "Agent").fight("Moonstone")
    assert table.in_hand() == ["Agent", "Agent"]


@pytest.mark.card("csa-special-marshals-penance")
def test_penance_grows_with_the_villains_of_whose_turn_it_is():
    table = Scenario().city(Bank="Penance").victory("Sentinel", "Blob", "Bystander").victory("Blob", seat=1)
    assert table.attack_of("Penance") == 4
    table.end_turn()
    assert table.attack_of("Penance") == 3


@pytest.mark.card("csa-special-marshals-venom")
def test_venom_is_weaker_after_a_covert_hero_and_stops_rescues_of_every_player():
    table = Scenario().hand("Hairball").city(Bank=VENOM)
    assert not table.points(attack=6).can("fight", "Venom")
    assert table.play("Hairball").points(attack=5).can("fight", "Venom")
    assert not table.points(attack=4).can("fight", "Venom")
    table = fortified("bystanders", VENOM).end_turn()
    table.hand("Ms. Lion", seat=1).points().play("Ms. Lion")
    assert (table.in_victory(1), table.koed) == ([], ["Bystander"])
    table.points(attack=7).fight("Venom")
    table.hand("Ms. Lion", seat=1).points().play("Ms. Lion")
    assert table.in_victory(1) == ["Venom", "Bystander"]


@pytest.mark.card("humbug", "colleen-wing", "shang-chi", "tarantula")
def test_any_of_the_heroes_for_hire_can_be_bribed():
    for name, attack in (("Humbug", 5), ("Colleen Wing", 9), ("Shang-Chi", 3), ("Tarantula", 7)):
        table = Scenario(**ALONE).hand().city(Bank=name).points(attack=1, recruit=attack - 1)
        assert table.can("fight", name)
        assert not table.points(attack=1, recruit=attack - 2).can("fight", name)


@pytest.mark.card("shang-chi")
def test_shang_chi_comes_back_into_the_sewers_and_pushes():
    table = Scenario().city(Sewers="Sentinel", Bridge="Shang-Chi").discard("Odinson", "Agent").deck("Trooper")
    table.points(attack=3).fight("Shang-Chi")
    assert table.where == {"Sewers": "Shang-Chi", "Bank": "Sentinel"}
    assert (table.in_discard(), sorted(table.in_deck())) == ([], ["Agent", "Odinson", "Trooper"])


@pytest.mark.card("tarantula")
def test_tarantula_asks_every_player_and_whoever_holds_one_card_is_wounded():
    table = escapes("Tarantula", players=3).hand("Agent", "Agent", "Trooper").hand("Agent", seat=1)
    table.hand("Agent", "Agent", seat=2).begin_turn("Odinson", "Gain a Wound", "Discard 2 cards from your hand")
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.card("s-h-i-e-l-d-elite-agent-eric-marshall", "s-h-i-e-l-d-elite-agent-gabe-jones")
def test_where_no_officers_are_left_none_comes():
    table = Scenario().stack("officers", 0).villain_deck("Agent Eric Marshall", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Agent Eric Marshall"}
    table = hers().stack("officers", 1).villain_deck("Strike", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Officer"}


@pytest.mark.card("s-h-i-e-l-d-elite-dum-dum-dugan")
def test_dugan_asks_for_an_officer_in_the_discard_pile_alone():
    table = Scenario().city(Bank=DUGAN).hand("Officer").points(attack=4).fight("Dum Dum Dugan")
    assert (table.wounds(), table.wounds(1)) == (0, 1), "the Officer was discarded as Clearance"
    table = escapes(DUGAN).hand("Officer").discard("Officer", seat=1).begin_turn("Odinson")
    assert (table.wounds(), table.wounds(1)) == (1, 0)


@pytest.mark.card("s-h-i-e-l-d-elite-sharon-carter-agent-13", "declare-martial-law", "rapid-response-team")
def test_sharon_adds_one_to_any_number_of_officers():
    table = fortified("officers", SHARON, mastermind="maria-hill-director-of-s-h-i-e-l-d")
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert table.where == dict.fromkeys(("Sewers", "Bank", "Rooftops"), "Officer")
    table.hand("Agent").points(attack=6).fight(SHARON)
    assert table.in_victory() == [SHARON]
    table = fortified("officers", SHARON, mastermind="maria-hill-director-of-s-h-i-e-l-d")
    table.tactics(*["Declare Martial Law"] * 2).city(Streets="Sentinel", Bridge="Blob")
    table.hand("Agent", "Agent").points(attack=7).fight(MARIA, "Keen Senses")
    assert table.where == {"Bridge": "Sentinel"} | dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Officer")
    assert table.gone == ["Blob"], "the extra one has pushed him out"


@pytest.mark.card("thunderbolts-radioactive-man", "commedia-dellmorte")
def test_every_one_of_several_wounds_brings_another():
    table = fortified("wounds", MAN, mastermind="pagliacci", villains=["wrecking-crew"])
    table.tactics("Commedia Dell'Morte", "Commedia Dell'Morte").points(attack=9).fight("Pagliacci", "yes")
    assert (table.wounds(), table.wounds(1)) == (0, 4)


@pytest.mark.card("thunderbolts-songbird", "thunderbolts-mach-iv")
def test_thunderbolts_that_escape_wound_those_who_have_nothing_to_show():
    table = escapes("Songbird").victory("Songbird").victory("Blob", seat=1).begin_turn("Odinson")
    assert (table.wounds(), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bank="Songbird").points(attack=5).fight("Songbird")
    assert (table.wounds(), table.wounds(1)) == (1, 1), "she herself is no other one"
    table = escapes("Mach-IV").hand("Growth Industry").begin_turn("Odinson", "Growth Industry")
    assert (table.wounds(), table.wounds(1)) == (0, 1)


@pytest.mark.card("thunderbolts-fixer")
def test_fixer_looks_at_what_is_there():
    table = Scenario().city(Bank="Fixer").deck("Odinson").points(attack=4).fight("Fixer")
    assert (table.koed, table.in_deck()) == (["Odinson"], [])
    table = Scenario().city(Bank="Fixer").deck().discard().points(attack=4).fight("Fixer")
    assert (table.koed, table.in_victory()) == ([], ["Fixer"])


@pytest.mark.card("maria-hill-director-of-s-h-i-e-l-d")
def test_maria_is_safe_behind_her_elite_in_the_city_and_nowhere_else():
    for name, safe in ((DUGAN, True), ("Blob", False), ("Cape-Killers", False)):
        table = hers().city(Bridge=name).hand("Agent", "Agent", "Agent").points(attack=7)
        assert table.can("fight", MARIA) != safe
    table = fortified("officers", SHARON, mastermind="maria-hill-director-of-s-h-i-e-l-d")
    assert table.hand("Agent", "Agent").points(attack=7).can("fight", MARIA)


@pytest.mark.card("crash-the-helicarrier", "evacuation-code-epsilon", "declare-martial-law")
def test_her_tactics_where_there_is_little_to_do():
    table = hers(players=3).tactics(*["Evacuation Code Epsilon"] * 2).hand("Agent", "Trooper", "Agent")
    table.hand("Officer", "Agent", seat=1).hand("Odinson", seat=2).points(attack=7).fight(MARIA, "Agent", "Agent")
    assert (table.in_hand(1), table.in_hand(2)) == (["Officer"], ["Odinson"])
    table = hers().tactics(*["Crash the Helicarrier"] * 2).hand("Agent", "Trooper", "Officer").play("Officer")
    table.points(attack=7).fight(MARIA, "done")
    assert table.koed == []
    table = hers().tactics(*["Declare Martial Law"] * 2).hand("Agent", "Trooper").points(attack=7)
    table.city(**FOUR, Bridge="Blob").fight(MARIA)
    assert table.where == FOUR | {"Bridge": "Blob"}


@pytest.mark.card("cape-killers")
def test_whoever_is_discarded_as_clearance_may_be_koed_for_it():
    table = Scenario().city(Bank="Cape-Killers").hand("Agent").discard("Odinson").points(attack=3)
    table.fight("Cape-Killers", "Agent")
    assert (table.koed, table.in_discard()) == (["Agent"], ["Odinson"])


@pytest.mark.card("crowd-favorite")
def test_crowds_cheer_hercules_for_villains_alone_and_after_another_instinct():
    table = Scenario().hand("Crowd Favorite", "Crowd Favorite").city(Bank="Sentinel", Bridge="Hand Ninjas")
    table.play("Crowd Favorite").points(attack=20).fight("Hand Ninjas")
    assert table.in_victory() == ["Hand Ninjas"]
    table.play("Crowd Favorite").fight("Sentinel")
    assert table.in_victory() == ["Hand Ninjas", "Sentinel", "Bystander"]
    table = Scenario().hand("Crowd Favorite", "Crowd Favorite").tactics(*["HYDRA Conspiracy"] * 2)
    table.play("Crowd Favorite").play("Crowd Favorite").points(attack=20).fight("Red Skull")
    assert "Bystander" not in table.in_victory()


@pytest.mark.card("prince-of-power", "darkness-light")
def test_what_costs_something_stays_on_the_deck():
    table = Scenario().hand("Odinson", "Prince of Power").deck("Growth Industry", "Agent").play("Odinson")
    assert (table.play("Prince of Power").koed, table.in_deck()) == ([], ["Growth Industry", "Agent"])
    table = Scenario().hand("Above / Below", "Darkness / Light").deck("Agent").play("Above / Below", "Play Below")
    assert table.play("Darkness / Light", "Play Light").in_deck() == ["Agent"]
    table = Scenario().hand("Darkness / Light").deck("Agent").play("Darkness / Light", "Play Darkness")
    assert (table.attack, table.koed) == (3, [])


@pytest.mark.card("being-big-is-best", "enormous-implications", "growth-industry")
def test_goliath_counts_what_else_was_played_by_its_printed_cost():
    table = Scenario().hand(
        "Officer", "Growth Industry", "Being Big is Best", "Being Big is Best", "Enormous Implications"
    )
    assert table.play("Officer").play("Growth Industry").play("Being Big is Best").attack == 2 + 3 + 1
    assert table.play("Being Big is Best").attack == 6 + 3 + 2
    assert table.play("Enormous Implications").attack == 11 + 6


@pytest.mark.card("growth-industry", "being-big-is-best", "enormous-implications")
@pytest.mark.parametrize(
    ("name", "cost", "helps", "idles"),
    [
        ("Growth Industry", 5, "Endless Invention", "Odinson"),
        ("Being Big is Best", 6, "Odinson", "Endless Invention"),
        ("Enormous Implications", 8, "Odinson", "Endless Invention"),
    ],
)
def test_goliath_is_cheaper_for_his_own_class_alone(name, cost, helps, idles):
    table = Scenario().hand(helps, idles).hq(name).play(idles)
    assert not table.points(recruit=cost - 1).can("recruit", name)
    assert table.play(helps).points(recruit=cost - 2).can("recruit", name)
    assert not table.points(recruit=cost - 3).can("recruit", name)


@pytest.mark.card("lockjaw", "zabu", "redwing", "ms-lion", "lockheed", "throg", "hairball")
@pytest.mark.parametrize("name", ["Lockjaw", "Zabu", "Redwing", "Ms. Lion", "Lockheed", "Throg", "Hairball"])
def test_every_pet_goes_back_under_its_stack_where_there_is_nothing_else_to_do(name):
    table = Scenario(sidekicks=True).hand(name).deck().discard().play(name)
    assert (table.in_play(), table.cards(SIDEKICKS)[0]) == ([], name)


@pytest.mark.card("lockjaw", "zabu", "redwing", "throg")
def test_pets_in_odd_situations():
    table = Scenario(sidekicks=True).hand("Lockjaw").deck("Odinson").use("phase", "Lockjaw")
    assert (table.in_hand(), table.in_deck()) == (["Odinson"], ["Lockjaw"])
    table = Scenario(sidekicks=True).hand("Zabu", "Odinson").play("Zabu")
    assert table.koed == ["Odinson"], "he must take one, and there is no other"
    table = Scenario(sidekicks=True).hand("Redwing").deck("Odinson").play("Redwing")
    assert (table.in_hand(), table.in_deck()) == (["Odinson"], [])
    table = Scenario(sidekicks=True).hand("Throg", *["Agent"] * 3).play("Throg")
    assert table.play("Agent").play("Agent").play("Agent").attack == 0, "5 are not enough"


@pytest.mark.card("above-below")
def test_below_pays_for_the_hero_under_the_sewers_and_no_other():
    table = Scenario().hand("Above / Below").hq("Growth Industry", "Growth Industry").points(recruit=2)
    table.play("Above / Below", "Play Below").recruit("Growth Industry")
    assert (table.recruit_points, table.in_discard()) == (0, ["Growth Industry"])
    assert table.in_hq[1:2] == ["Growth Industry"], "it was the one under the Sewers"


def test_officers_come_in_where_venom_and_others_lie_down():
    """Villains in place are none of the city."""
    table = fortified("officers", SHARON).stack("officers", 1).villain_deck("Agent Eric Marshall", "Bystander")
    table.begin_turn()
    assert table.where == {"Sewers": "Officer", "Bank": "Agent Eric Marshall"}
    assert table.cards(OFFICERS) == []
