"""Symbiote Bonds: two cards in one space are one Villain."""

import pytest

from longbox.engine.frames import Scope
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import PIERCING_POINTS
from longbox.games.legendary.vocabulary import of_group, villain

from ..scenario import Scenario

WEAK = "Riot"
STRONG = "Enchantress"
"""2 Attack and 2 points, a Hero is KO'd by the fight; 6 Attack and 4 points, the fight draws three cards."""


def together(**setup):
    """Two that are bonded stand in the Bank."""
    return Scenario(**setup).city(Bank=WEAK).bonded(WEAK, STRONG)


@pytest.mark.rule("LG-KW-SYMBIOTE-01")
def test_two_cards_take_what_both_take():
    table = together().points(attack=7)
    assert table.attack_of(WEAK) == 2 + 6
    assert not table.can("fight", WEAK)
    assert table.why_not("fight", WEAK)[0].text == "it takes 8 Attack and you have 7"
    table = together(mastermind="red-skull").points(attack=8)
    assert table.offered == ["fight Riot", "fight Red Skull", "end"], "the other one is nobody to be fought alone"
    label = table.game.decision.about.label(table.game, table.options[0])
    assert label == "Fight Riot and Enchantress (8 Attack)"


@pytest.mark.rule("LG-KW-SYMBIOTE-02", "LG-KW-SYMBIOTE-03")
def test_one_of_them_is_won_and_the_other_one_stays_to_be_fought_again():
    table = together().holding(WEAK, "Bystander").points(attack=11).fight(WEAK, STRONG)
    assert table.in_victory() == [STRONG, "Bystander"]
    assert (table.in_hand(), table.koed) == (["Agent"] * 3, []), "what Enchantress does and Riot does not"
    assert (table.where, table.attack_of(WEAK), table.attack) == ({"Bank": WEAK}, 2, 3)
    table.fight(WEAK)
    assert table.in_victory() == [STRONG, "Bystander", WEAK]
    assert (table.where, table.koed) == ({}, ["Agent"])


@pytest.mark.rule("LG-KW-SYMBIOTE-02")
def test_also_the_one_that_stood_there_first_may_be_won():
    table = together().hand("Agent").holding(STRONG, "Bystander", "Bystander").points(attack=8).fight(WEAK, WEAK)
    assert table.in_victory() == [WEAK, "Bystander", "Bystander"], "all whom either held"
    assert (table.koed, table.in_hand()) == (["Agent"], [])
    assert table.where == {"Bank": STRONG}
    assert table.attack_of(STRONG) == 6
    assert table.state.bonuses == 0


@pytest.mark.rule("LG-KW-SYMBIOTE-04", "LG-KW-SYMBIOTE-05")
@pytest.mark.parametrize("first", ["Blackthorn", "Destroyer"])
def test_they_escape_together_as_one_and_lie_there_as_two(first):
    """Blackthorn's escape wounds all, and the Destroyer's KOs two Heroes of each player."""
    table = Scenario(players=2).city(Bridge="Blackthorn", Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel")
    table.city(Sewers="Sentinel").bonded("Blackthorn", "Destroyer").holding("Blackthorn", "Bystander")
    table.holding("Destroyer", "Bystander").hand(*["Agent"] * 5).hand(*["Agent"] * 4, seat=1).villain_deck("Sentinel")
    table.leaving("begin", "", "Keen Senses", first)
    assert (len(table.in_hand(0)), len(table.in_hand(1))) == (5 - 1 - 2, 4 - 1 - 2), "each discards one and loses two"
    assert sorted(table.koed) == [*["Agent"] * 4, "Keen Senses"], "one escape"
    assert sorted(table.gone) == ["Blackthorn", "Bystander", "Bystander", "Destroyer"]
    assert table.state.escapes == 2
    assert (table.wounds(0), table.wounds(1)) == (1, 1), "both do what they do"
    assert table.state.bonuses == 0


@pytest.mark.rule("LG-KW-SYMBIOTE-05")
@pytest.mark.parametrize(("first", "answers", "wounds"), [("Frost Giant", ["reveal"], 0), ("Destroyer", [], 1)])
def test_whose_escape_comes_first_is_for_the_player_to_say(first, answers, wounds):
    """Whoever loses the only Ranged Hero before can't show it any more."""
    table = Scenario(players=1, scheme="the-legacy-virus").city(Bridge="Frost Giant", Streets="Sentinel")
    table.city(Rooftops="Sentinel", Bank="Sentinel", Sewers="Sentinel").bonded("Frost Giant", "Destroyer")
    table.hand("Blinding Burst", "Agent").villain_deck("Sentinel")
    table.leaving("begin", "", "Keen Senses", first, *answers)
    assert table.wounds() == wounds
    assert sorted(table.koed) == ["Agent", "Blinding Burst", "Keen Senses"]


@pytest.mark.rule("LG-KW-SYMBIOTE-06")
def test_they_have_the_conditions_prices_and_groups_of_both():
    """The Blob asks for an X-Men Hero, and Hammerhead takes Bribes."""
    table = Scenario().city(Bank="Hammerhead").bonded("Hammerhead", "Blob").points(attack=5, recruit=4)
    assert not table.can("fight", "Hammerhead")
    assert table.why_not("fight", "Hammerhead")[0].text.startswith("You can fight Blob only if")
    table = Scenario().city(Bank="Hammerhead").bonded("Hammerhead", "Blob").points(attack=5, recruit=4)
    assert table.hand("Keen Senses").ways("Hammerhead") == ["9 Attack or Recruit"]
    table = Scenario().city(Bank=WEAK, Sewers="Sentinel").bonded(WEAK, "Viper").bonded("Sentinel", STRONG)
    table.can("end")
    hydra = villain.that(of_group("HYDRA"))
    assert hydra.cards(table.game, Scope(0)) == [table.find(WEAK)]


@pytest.mark.rule("LG-KW-SYMBIOTE-06", "LG-KW-CHIVALROUSDUEL-01", "LG-KW-MICROSCOPIC-03")
def test_a_duel_and_a_price_below_zero_hold_for_both():
    """The Ultron Roboticks take 3 Attack, and 2 less for each Tech card that was played."""
    table = Scenario().city(Bank="Iron Knight").bonded("Iron Knight", "Ultron Roboticks").points(attack=9)
    assert not table.can("fight", "Iron Knight"), "9 are nobody's"
    table = Scenario().city(Bank=WEAK).bonded(WEAK, "Ultron Roboticks").points(attack=9)
    table.hand("Adamantium Footclaws", "Adamantium Footclaws")
    assert table.ways(WEAK) == ["5 Attack"]
    table.play("Adamantium Footclaws")
    assert table.ways(WEAK) == ["3 Attack"]
    table.play("Adamantium Footclaws")
    assert table.ways(WEAK) == ["1 Attack"], "2 and 3, less 4"


@pytest.mark.rule("LG-KW-SYMBIOTE-07", "LG-KW-SYMBIOTE-08")
@pytest.mark.card("riot")
def test_a_third_is_never_bonded_and_nothing_but_a_fight_parts_two():
    table = Scenario().villain_deck("Riot", "Sentinel", "Blob").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Riot"}
    assert table.held_by("Riot") == ["Sentinel"]
    table = Scenario().city(Bank="Riot").bonded("Riot", STRONG).villain_deck("Lasher").victory("Sentinel")
    table.city(Sewers="Phage")
    table.begin_turn()
    assert table.where == {"Sewers": "Lasher", "Bank": "Phage", "Rooftops": "Riot"}
    assert (table.held_by("Lasher"), table.held_by("Riot")) == (["Sentinel"], [STRONG])


@pytest.mark.rule("LG-KW-SYMBIOTE-09")
@pytest.mark.card("lasher")
def test_a_newcomer_does_its_ambush_but_changes_no_bond():
    table = Scenario().victory("Savage Land Mutates", "Sentinel").villain_deck("Lasher", "Bystander", "Bystander")
    table.begin_turn("Sentinel")
    assert table.held_by("Lasher") == ["Sentinel"]
    assert table.in_victory() == ["Savage Land Mutates"]
    table = Scenario().villain_deck("Riot", "Lasher", "Blob").victory("Sentinel").bringing(1).begin_turn()
    assert table.held_by("Riot") == ["Lasher"]
    assert table.in_victory() == ["Sentinel"], "Lasher is bonded already"
    table = Scenario().villain_deck("Riot", "Green Goblin", "Blob").bringing(1).begin_turn()
    assert table.held_by("Riot") == ["Green Goblin"]
    assert table.held_by("Green Goblin") == ["Bystander"], "captured by the newcomer"
    table.points(attack=8).fight("Riot", "Green Goblin")
    assert table.in_victory() == ["Green Goblin", "Bystander"]


@pytest.mark.rule("LG-KW-SYMBIOTE-10")
def test_whoever_is_defeated_by_an_effect_leaves_the_other_one_too():
    table = together().hand("Silent Sniper").holding(WEAK, "Bystander").play("Silent Sniper", STRONG)
    assert table.in_victory() == [STRONG, "Bystander"]
    assert (table.where, table.in_hand()) == ({"Bank": WEAK}, ["Agent"] * 3)


@pytest.mark.rule("LG-KW-SYMBIOTE-11")
def test_piercing_takes_the_points_of_both():
    table = together()
    points.get(table.game, PIERCING_POINTS, 5)
    assert table.ways(WEAK) == []
    table = together()
    points.get(table.game, PIERCING_POINTS, 6)
    assert table.ways(WEAK) == ["6 Piercing"]
    table.fight(WEAK, WEAK)
    assert table.where == {"Bank": STRONG}


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-06")
@pytest.mark.parametrize(("won", "koed"), [("D.E.A.D.P.O.O.L.", 1), ("Frost Giant", 0)])
def test_violence_counts_for_the_one_that_is_defeated(won, koed):
    table = Scenario().city(Bank="Frost Giant").bonded("Frost Giant", "D.E.A.D.P.O.O.L.").points(attack=9)
    table.hand("Agent").fight("Frost Giant", won, way="9 Attack, 1 of it in excess")
    assert table.koed.count("Agent") == koed


def test_they_move_charge_and_are_koed_together():
    table = together().villain_deck("Sentinel").city(Sewers="Sentinel").begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": WEAK}
    assert table.held_by(WEAK) == [STRONG]
    table = together().an_effect_kos(WEAK)
    assert (table.koed, table.where) == ([STRONG, WEAK], {})


@pytest.mark.rule("LG-KW-SYMBIOTE-06")
def test_the_view_shows_both():
    table = together()
    table.can("end")
    seen = RULES.card_view(table.game, table.find(WEAK))
    assert (seen["attack"], seen["printed"]) == (8, {"attack": 8})
    assert "bonded with Enchantress" in RULES.marks(table.game, 0, table.find(WEAK))


# Hybrid and the Symbiotic Armor


@pytest.mark.card("hybrid")
def test_hybrid_bonds_with_a_villain_and_then_wounds():
    table = Scenario(mastermind="hybrid", players=2, villains=["life-foundation", "hydra"]).city(Bank="Sentinel")
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert (table.where, table.held_by("Hybrid"), table.attack_of("Hybrid")) == ({}, ["Sentinel"], 9)
    table = Scenario(mastermind="hybrid", players=2, villains=["life-foundation", "hydra"]).bonded("Hybrid", WEAK)
    table.city(Bank="Sentinel").villain_deck("Strike", "Bystander").begin_turn()
    assert (table.wounds(0), table.wounds(1), table.where) == (1, 1, {"Bank": "Sentinel"})


@pytest.mark.rule("LG-KW-SYMBIOTE-01", "LG-KW-SYMBIOTE-02")
@pytest.mark.card("hybrid")
def test_a_hybrid_bond_is_fought_for_the_villain_and_not_for_a_tactic():
    table = Scenario(mastermind="hybrid").bonded("Hybrid", STRONG).holding("Hybrid", "Bystander")
    table.tactics("Life Foundation Research", "Symbiotic Call").points(attack=12).fight("Hybrid")
    assert table.in_victory() == [STRONG, *["Bystander"] * 4], "whom it held, and three more"
    assert table.in_hand() == ["Agent"] * 3, "the Fight effect"
    assert table.seen(0)["tactics_left"] == 2
    assert table.attack_of("Hybrid") == 6
    table.points(attack=6).villain_deck("Blob").fight("Hybrid")
    assert table.seen(0)["tactics_left"] == 1


@pytest.mark.rule("LG-KW-SYMBIOTE-10")
def test_whoever_defeats_hybrid_by_an_effect_gets_the_villain_too():
    table = Scenario(mastermind="hybrid").bonded("Hybrid", WEAK).hand("Silent Sniper").holding("Hybrid", "Bystander")
    table.play("Silent Sniper")
    assert table.in_victory()[0] == WEAK
    assert table.seen(0)["tactics_left"] == 4


@pytest.mark.card("alien-awakening", "escaped-monstrosity", "life-foundation-research", "symbiotic-call")
def test_hybrids_tactics_bring_villains_to_it():
    def beaten(tactic, again="Life Foundation Research"):
        return (
            Scenario(mastermind="hybrid", players=2, villains=["life-foundation", "hydra"])
            .tactics(tactic, *[tactic] * bool(again))
            .points(attack=6)
        )

    table = beaten("Alien Awakening").victory("Sentinel", "Viper", seat=1).fight("Hybrid")
    assert (table.held_by("Hybrid"), table.in_victory(1)) == (["Sentinel"], ["Viper"])
    table = beaten("Escaped Monstrosity").city(Bank="Blob").escaped("Viper", "Bystander").fight("Hybrid", "Viper")
    assert (table.held_by("Hybrid"), table.where, table.gone) == (["Viper"], {"Bank": "Blob"}, ["Bystander"])
    table = beaten("Life Foundation Research").victory("Riot", "Lasher", "Viper").fight("Hybrid")
    assert table.recruit_points == 2
    table = beaten("Symbiotic Call").villain_deck("Viper", "Sentinel", "Strike", "Blob", "Bystander")
    table.bringing(1).fight("Hybrid", "Blob", "Viper")
    assert table.held_by("Hybrid") == ["Sentinel"]
    deck = table.state.zones[0][::-1]
    assert [table.state.definition[card].name for card in deck] == ["Blob", "Viper", "Master Strike", "Bystander"]
    table = beaten("Alien Awakening", again="").victory("Sentinel", seat=1)
    table.fight("Hybrid")
    assert table.result is not None, "with the last one nothing comes"


@pytest.mark.card("symbiotic-armor")
def test_the_symbiotic_armor_protects_a_mastermind():
    table = Scenario(mastermind="red-skull").villain_deck("Symbiotic Armor", "Bystander").begin_turn()
    assert (table.held_by("Red Skull"), table.attack_of("Red Skull"), table.where) == (["Symbiotic Armor"], 8, {})
    table.tactics("Endless Resources").hand("Agent", "Agent").points(attack=8).fight("Red Skull", "Agent")
    assert (table.in_victory(), table.koed) == (["Symbiotic Armor"], ["Agent"])
    assert table.seen(0)["tactics_left"] == 1
    table = Scenario(mastermind="hybrid").bonded("Hybrid", WEAK).villain_deck("Symbiotic Armor", "Blob").begin_turn()
    assert table.where == {"Sewers": "Symbiotic Armor"}, "two are the most"


# The other cards of the Life Foundation


@pytest.mark.card("agony")
def test_agony_takes_one_of_three():
    table = Scenario(players=2).villain_deck("Agony", "Blob", "Bystander", "Viper", "Strike").hand("Dangerous Rescue")
    table.bringing(1).begin_turn("Viper", "Bystander")
    assert table.held_by("Agony") == ["Viper"]
    deck = table.state.zones[0][::-1]
    assert [table.state.definition[card].name for card in deck] == ["Bystander", "Blob", "Master Strike"]


@pytest.mark.card("agony")
def test_agony_wounds_those_without_covert_when_it_escapes():
    table = Scenario(players=2).city(Bridge="Agony", Streets="Sentinel", Rooftops="Sentinel", Bank="Sentinel")
    table.city(Sewers="Sentinel").villain_deck("Sentinel").hand("Dangerous Rescue")
    table.leaving("begin", "", "Keen Senses", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@pytest.mark.card("dr-carlton-drake")
def test_dr_drake_makes_heroes_cheaper():
    table = Scenario().city(Bank="Dr. Carlton Drake").hq("Team Player", "Odinson", "Keen Senses").points(5, 3)
    table.fight("Dr. Carlton Drake")
    assert table.can("recruit", "Team Player")
    table.recruit("Team Player")
    assert table.recruit_points == 0
    assert not table.can("recruit", "Odinson")


@pytest.mark.card("phage")
def test_phage_takes_who_escaped_or_was_won():
    table = Scenario().escaped("Blob", "Bystander").victory("Viper", "Bystander").villain_deck("Phage")
    table.begin_turn("Blob")
    assert (table.held_by("Phage"), table.gone) == (["Blob"], ["Bystander"])
    assert table.attack_of("Phage") == 3 + 4


@pytest.mark.card("scream")
@pytest.mark.parametrize(("top", "held"), [("Sentinel", True), ("Riot", True), ("Blob", False), ("Strike", False)])
def test_scream_takes_henchmen_and_its_own(top, held):
    table = Scenario().villain_deck("Scream", top, "Bystander", "Bystander").bringing(int(held)).begin_turn()
    assert table.held_by("Scream") == ([top] if held else [])
