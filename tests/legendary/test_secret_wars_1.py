"""Secret Wars, Volume 1: Villains who become Heroes, and those of other realities."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import HERO_DECK

from .scenario import Scenario


def side(name: str):
    """The Hero that a Villain of this name becomes."""
    villain = RULES.library.named(name)[0]
    return villain.facts["hero_side"]


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_a_villain_of_the_thor_corps_joins_whoever_defeats_it():
    table = Scenario().city(Bank="Thor Corps").holding("Thor Corps", "Bystander").points(attack=3).fight("Thor Corps")
    assert table.in_discard() == ["Thor Corps"]
    assert table.in_victory() == ["Bystander"], "whom it held is rescued"
    (joined,) = table.state.zones[table.zone_of_discard(0)]
    definition = table.state.definition[joined]
    assert (definition.kind, definition.stats["recruit"]) == ("hero", 2)
    assert table.seen(0)["victory_points"] == [1, 0]


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_and_is_played_as_a_hero_from_then_on():
    table = Scenario().deck("Agent", "Agent").city(Bank="Thor Corps").points(attack=3).fight("Thor Corps")
    table.end_turn().end_turn()
    for _ in range(20):
        if "Thor Corps" in table.in_hand():
            break
        table.end_turn().end_turn()
    table.play("Thor Corps")
    assert table.recruit_points == 2
    assert table.state.plays[0].has("Avengers")


@pytest.mark.rule("LG-VILLAINHERO-01")
def test_in_the_ko_pile_it_is_a_hero():
    table = Scenario().city(Bank="Ultimate Wasp").points(attack=5).fight("Ultimate Wasp")
    (wasp,) = table.state.zones[table.zone_of_discard(0)]
    table.an_effect_kos_card(wasp)
    assert table.koed == ["Ultimate Wasp"]
    assert table.state.definition[wasp].kind == "hero"


@pytest.mark.rule("LG-VILLAINHERO-02")
@pytest.mark.parametrize(
    ("name", "cost"),
    [("Thor Corps", 3), ("Ultimate Captain America", 6), ("Ultimate Captain Marvel", 4), ("Ultimate Wasp", 5)],
)
def test_as_a_hero_it_costs_what_its_attack_was(name, cost):
    table = Scenario().city(Bank=name).points(attack=cost).hand("Silent Sniper").fight(name)
    (joined,) = table.state.zones[table.zone_of_discard(0)]
    assert table.state.definition[joined].stats["cost"] == cost


def test_who_has_joined_is_known_to_all_and_counted_among_the_cards_one_owns():
    table = Scenario().city(Bank="Thor Corps").points(attack=3).telling().fight("Thor Corps")
    owned = {card["id"]: card["copies"] for card in table.seen(1)["owned"][0]}
    assert owned["thor-corps-hero"] == 1
    assert any("over as Hero" in line for line in table.told)


def test_an_escaped_villain_joins_nobody():
    table = Scenario(players=1).city(Bridge="Ultimate Thor").hand("God of Thunder")
    table.villain_deck("Sentinel").city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.begin_turn("Keen Senses", "reveal")
    assert table.gone == ["Ultimate Thor"]
    assert table.wounds() == 0


@pytest.mark.parametrize(("shown", "wounds"), [("God of Thunder", 0), ("Odinson", 0), ("Agent", 1)])
def test_ultimate_thor_rampages_as_he_escapes(shown, wounds):
    table = Scenario(players=1).city(Bridge="Ultimate Thor").hand(shown)
    table.villain_deck("Sentinel").city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.begin_turn("Keen Senses", *["reveal"] * (not wounds))
    assert table.wounds() == wounds


def test_ultimate_captain_america_counts_colours():
    table = Scenario().hand(side("Ultimate Captain America"), "Agent", "Endless Invention")
    assert table.play("Ultimate Captain America").attack == 3


def test_ultimate_captain_marvel_teleports():
    table = Scenario().hand(side("Ultimate Captain Marvel"))
    assert table.use("teleport", "Ultimate Captain Marvel").end_turn().in_hand().count("Ultimate Captain Marvel") == 1


def test_ultimate_thor_and_wasp_have_superpowers():
    table = Scenario().hand(side("Ultimate Thor"), side("Ultimate Thor"), side("Ultimate Wasp"), side("Ultimate Wasp"))
    assert table.play("Ultimate Thor").attack == 3
    assert table.play("Ultimate Thor").attack == 9
    assert table.play("Ultimate Wasp").play("Ultimate Wasp").attack == 15


def test_the_thor_corps_wants_both_its_classes_played():
    table = Scenario().hand(side("Thor Corps"), side("Thor Corps"))
    assert table.play("Thor Corps").play("Thor Corps").recruit_points == 5
    assert Scenario().hand("Odinson", side("Thor Corps")).play("Odinson").play("Thor Corps").recruit_points == 4


# The Deadlands


def test_zombie_baron_zemo_frees_bystanders():
    table = Scenario().hand("Quick Draw", "Agent").city(Bank="Zombie Baron Zemo").points(attack=6)
    assert table.fight("Zombie Baron Zemo").in_victory() == ["Zombie Baron Zemo", "Bystander"]


def test_zombie_madame_hydra_takes_an_agent():
    table = Scenario().hand("Quick Draw", "Agent").city(Bank="Zombie Madame Hydra").points(attack=4)
    assert table.fight("Zombie Madame Hydra").koed == ["Agent"]


def test_zombie_modok_takes_a_recruiter():
    table = Scenario().hand("Trooper", "Agent").city(Bank="Zombie M.O.D.O.K.").points(attack=5)
    assert table.fight("Zombie M.O.D.O.K.").koed == ["Agent"]


def test_zombie_venom_asks_for_a_covert_hero():
    table = Scenario().hand("Agent").city(Bank="Zombie Venom").points(attack=5)
    assert not table.can("fight", "Zombie Venom")
    assert Scenario().hand("Oddball").city(Bank="Zombie Venom").points(attack=5).can("fight", "Zombie Venom")


def goblin(**more):
    return Scenario(mastermind="zombie-green-goblin", villains=["the-deadlands", "hydra"], **more)


def test_the_zombie_green_goblin_feeds_on_great_heroes():
    table = goblin().ko_pile("Hulk Smash!", "Agent").hq("Oddball", "Hulk Smash!", *["Keen Senses"] * 3)
    table.hero_deck(*["Agent"] * 5).hand().hand("Agent", "Agent", "Trooper", seat=1)
    assert table.attack_of("Zombie Green Goblin") == 12
    table.victory("Zombie Baron Zemo").villain_deck("Strike", "Bystander")
    table.leaving("begin")
    assert table.koed.count("Hulk Smash!") == 2
    assert table.attack_of("Zombie Green Goblin") == 13
    assert table.where == {"Sewers": "Zombie Baron Zemo"}


@pytest.mark.parametrize("tactic", ["Army of Cadavers", "The Hungry Dead", "Reign of Terror"])
def test_his_tactics_wake_the_dead(tactic):
    table = goblin().tactics(tactic, tactic).victory("Zombie Baron Zemo", seat=1).points(attack=11)
    table.hand().hand("Agent", "Trooper", seat=1).hq("Hulk Smash!", *["Keen Senses"] * 4)
    table.hero_deck(*["Agent"] * 8).leaving("fight", "Zombie Green Goblin")
    assert table.where == {"Sewers": "Zombie Baron Zemo"}
    if tactic == "Army of Cadavers":
        table.answer("Agent")
        assert table.in_hand(1) == ["Trooper"]
    elif tactic == "The Hungry Dead":
        assert (table.wounds(0), table.wounds(1)) == (0, 1)
    else:
        assert table.in_hq == ["Hulk Smash!", *["Agent"] * 4]


def test_love_to_have_you_for_dinner():
    table = goblin().tactics("Love to Have You for Dinner", "Reign of Terror").points(attack=11).hand()
    table.tactics("Love to Have You for Dinner", "Love to Have You for Dinner")
    table.hero_deck("Hulk Smash!", "Agent", "Trooper", "Agent", "Odinson", "Oddball").fight("Zombie Green Goblin")
    assert table.koed == ["Hulk Smash!"]
    assert table.cards(HERO_DECK)[-1] == "Oddball"
    assert sorted(table.cards(HERO_DECK)[:4]) == ["Agent", "Agent", "Odinson", "Trooper"]
    assert not any(
        table.state.known[card]
        for card in table.state.zones[HERO_DECK.first][:4]
        if table._names([card]) == ["Odinson"]
    )


# Domain of Apocalypse


@pytest.mark.parametrize(("choice", "hand"), [("Draw it", ["Odinson"]), ("Teleport it", [])])
def test_apocalyptic_blink_opens_a_portal(choice, hand):
    table = Scenario().deck("Odinson", *["Agent"] * 9).city(Bank="Apocalyptic Blink").points(attack=5)
    assert table.fight("Apocalyptic Blink", choice).in_hand() == hand
    assert ("Odinson" in table.end_turn().in_hand()) == (not hand)


def test_apocalyptic_magneto_brings_a_mutant():
    table = Scenario().city(Bank="Apocalyptic Magneto").hq("Optic Blast", *["Odinson"] * 4).points(attack=8)
    assert table.fight("Apocalyptic Magneto").in_discard() == ["Optic Blast"]


def test_apocalyptic_rogue_gives_the_top_of_the_hero_deck_to_anybody():
    table = Scenario().city(Bank="Apocalyptic Rogue").hero_deck("Odinson", "Agent").points(attack=6)
    table.leaving("fight", "Apocalyptic Rogue")
    table.game.choose(table.options[1])
    assert table.in_discard(1) == ["Odinson"]


def test_apocalyptic_rogue_takes_cards_of_a_class_as_she_escapes():
    table = Scenario(players=1).city(Bridge="Apocalyptic Rogue").hand("Odinson", "Agent").villain_deck("Sentinel")
    table.hero_deck("Crazed Rampage", "Growing Anger", "Agent")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert table.in_hand() == ["Agent"]


@pytest.mark.parametrize("name", ["Apocalyptic Weapon X", "Inferno Colossus"])
def test_some_take_a_hero_with_them(name):
    table = Scenario().hand("Agent").city(Bank=name).points(attack=7)
    assert table.fight(name).koed == ["Agent"]


# Limbo


def test_inferno_colossus_brings_the_mastermind_a_bystander():
    table = Scenario(mastermind="red-skull").villain_deck("Inferno Colossus").begin_turn()
    assert table.held_by("Red Skull") == ["Bystander"]


def test_inferno_cyclops_hands_his_captives_to_the_mastermind():
    table = Scenario(mastermind="red-skull").hand("Agent").hand("Agent", seat=1).villain_deck("Sentinel")
    table.city(Bridge="Inferno Cyclops").holding("Inferno Cyclops", "Bystander", "Bystander")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert table.held_by("Red Skull") == ["Bystander", "Bystander"]
    assert table.gone == ["Inferno Cyclops"]
    assert (table.in_hand(0), table.in_hand(1)) == ([], []), "they were carried off all the same"


def test_inferno_cyclops_captures_one():
    table = Scenario().villain_deck("Inferno Cyclops").begin_turn()
    assert table.held_by("Inferno Cyclops") == ["Bystander"]


def test_inferno_darkchilde_kos_or_teleports_the_top_card():
    table = Scenario().deck("Wound", *["Agent"] * 9).city(Bank="Inferno Darkchilde").points(attack=5)
    assert table.fight("Inferno Darkchilde", "KO it").koed == ["Wound"]


def test_inferno_darkchilde_teleports_a_card_of_each_player():
    table = Scenario().hand("Agent").hand("Agent", seat=1).city(Bridge="Inferno Darkchilde").villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert (table.in_hand(0), table.in_hand(1)) == ([], [])
    table.villain_deck("Bystander").end_turn()
    assert len(table.in_hand(0)) == 7


def test_inferno_nightcrawler_teaches_to_teleport():
    table = Scenario().hand("Agent", "Trooper").city(Bank="Inferno Nightcrawler").points(attack=4)
    table.fight("Inferno Nightcrawler", "Agent")
    assert table.can("teleport", "Agent")
    assert not table.can("teleport", "Trooper")


# Sentinel Territories


def test_colossus_of_future_past_keeps_a_villain_card_away_once():
    table = Scenario().city(Bank="Colossus of Future Past").villain_deck("Sentinel", "Viper").points(attack=5)
    table.fight("Colossus of Future Past").leaving("end")
    assert table.where == {}
    assert table.seat_asked == 1
    table.leaving("end")
    assert table.where == {"Sewers": "Sentinel"}


def test_kate_pryde_alters_the_future():
    table = Scenario().city(Bank="Kate Pryde of Future Past").hand().hand(seat=1).points(attack=4)
    assert table.fight("Kate Pryde of Future Past").recruit_points == 1
    assert table.leaving("end").recruit_points == 1
    assert table.leaving("end").recruit_points == 0


def test_rachel_summers_weakens_enemies_next_turn():
    table = Scenario(mastermind="red-skull").city(Bank="Rachel Summers of Future Past", Bridge="Viper").points(attack=6)
    table.hand().hand(seat=1).fight("Rachel Summers of Future Past")
    assert (table.attack_of("Viper"), table.attack_of("Red Skull")) == (5, 7)
    table.leaving("end")
    assert (table.attack_of("Viper"), table.attack_of("Red Skull")) == (4, 6)
    table.leaving("end")
    assert (table.attack_of("Viper"), table.attack_of("Red Skull")) == (5, 7)


def test_rachel_summers_strengthens_them_as_she_escapes():
    table = Scenario(mastermind="red-skull").city(Bridge="Rachel Summers of Future Past").villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert (table.attack_of("Sentinel"), table.attack_of("Red Skull")) == (4, 8)


def test_wolverine_of_future_past_has_both_draw():
    table = Scenario().city(Bank="Wolverine of Future Past").hand().hand(seat=1).points(attack=7)
    table.fight("Wolverine of Future Past").leaving("end")
    assert (len(table.in_hand(0)), len(table.in_hand(1))) == (7, 1)


# Wasteland


def test_the_hulk_gang_rampages():
    table = Scenario().hand("Crazed Rampage").city(Bank="The Hulk Gang").points(attack=5)
    table.fight("The Hulk Gang", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@pytest.mark.parametrize(("choice", "cards"), [("Each other player draws a card", 2), ("Agent", 0)])
def test_wasteland_hawkeye_gives_a_choice(choice, cards):
    table = Scenario().hand("Agent", seat=1).city(Bank="Wasteland Hawkeye").points(attack=6)
    table.leaving("fight", "Wasteland Hawkeye")
    table.game.choose(table.options[0 if cards else 1])
    assert len(table.in_hand(1)) == cards


def test_wasteland_hawkeye_captures_one():
    assert Scenario().villain_deck("Wasteland Hawkeye").begin_turn().held_by("Wasteland Hawkeye") == ["Bystander"]


@pytest.mark.parametrize(("top", "koed"), [("Agent", ["Agent"]), ("Odinson", [])])
def test_wasteland_spider_girl_clears_out(top, koed):
    table = Scenario().deck(top, "Agent").city(Bank="Wasteland Spider-Girl").points(attack=4)
    assert table.fight("Wasteland Spider-Girl").koed == koed


def hulk(tactic):
    table = Scenario(mastermind="wasteland-hulk", villains=["wasteland", "hydra"]).tactics(tactic, tactic)
    return table.points(attack=7)


def test_wasteland_hulk_is_stronger_with_each_tactic():
    table = hulk("Radioactive Regeneration").hand("Wound").discard("Wound", "Wound").hand("Crazed Rampage", seat=1)
    table.leaving("fight", "Wasteland Hulk", "Wound", "Wound")
    assert table.koed == ["Wound", "Wound"]
    assert table.attack_of("Wasteland Hulk") == 10
    table.villain_deck("Strike", "Bystander").leaving("end", "", "reveal", "reveal")
    assert table.wounds(1) == 0


def test_brutal_beating_and_memories_of_pain():
    table = hulk("Brutal Beating").discard("Wound", "Agent", seat=1).hand("Agent", "Trooper", seat=1)
    table.fight("Wasteland Hulk", "Agent")
    assert table.in_hand(1) == ["Trooper"]
    table = hulk("Memories of Pain").discard("Wound", "Wound", "Wound", seat=1).fight("Wasteland Hulk")
    assert table.in_deck(1)[:3] == ["Wound", "Wound", "Agent"]


def test_revert_to_bruce_banner():
    table = hulk("Revert to Bruce Banner").hq("Endless Invention", *["Odinson"] * 4)
    assert table.fight("Wasteland Hulk").in_discard() == ["Endless Invention"]


def nimrod(tactic="Adapt and Destroy"):
    table = Scenario(mastermind="nimrod-super-sentinel", villains=["sentinel-territories", "hydra"])
    table.tactics(tactic, tactic).points(attack=6)
    table.state.recruit_made = 6
    return table


def test_nimrod_is_fought_only_by_who_made_recruit():
    table = nimrod()
    table.state.recruit_made = 5
    assert not table.can("fight", "Nimrod, Super Sentinel")
    assert nimrod().can("fight", "Nimrod, Super Sentinel")


def test_nimrod_strikes_one_kind_of_cards():
    table = nimrod().hand("Agent", "Trooper").hand("Endless Invention", seat=1).villain_deck("Strike")
    table.state.recruit_made = 0
    table.leaving("begin")
    assert len(table.options) == 2
    table.game.choose(table.options[0])
    assert table.in_hand() == ["Trooper"]
    table.answer("reveal")
    assert table.in_hand(1) == ["Endless Invention"]


def chosen(table, mode):
    table.leaving("fight", "Nimrod, Super Sentinel")
    table.game.choose(table.options[mode])
    return table


def test_adapt_and_destroy():
    assert chosen(nimrod().hand("Agent", "Trooper", seat=1), 1).in_hand(1) == ["Agent"]


def test_detect_mutation():
    table = chosen(nimrod("Detect Mutation").hand().deck("Agent", "Odinson", "Trooper", "Agent"), 0)
    assert table.in_hand() == ["Agent", "Odinson"]
    assert table.in_deck() == ["Trooper", "Agent"]


def test_scatter_the_mutants():
    table = nimrod("Scatter the Mutants").hq("Odinson", "Trooper", "Agent", "Trooper", "Odinson")
    table.hero_deck(*["Oddball"] * 5)
    assert chosen(table, 0).in_hq == ["Oddball", "Trooper", "Oddball", "Trooper", "Oddball"]


def test_teleport_and_incarcerate():
    table = chosen(nimrod("Teleport and Incarcerate").hand().hero_deck("Odinson", "Agent"), 0)
    assert "Odinson" in table.leaving("end").in_hand()
    table = chosen(nimrod("Teleport and Incarcerate").hand().hero_deck("Odinson", "Agent"), 1)
    assert "Odinson" not in table.leaving("end").in_hand()


# Henchmen


def test_ghost_racers_take_a_fighter():
    table = Scenario().hand("Agent", "Trooper").city(Bank="Ghost Racers").points(attack=3)
    assert table.fight("Ghost Racers").koed == ["Trooper"]


@pytest.mark.parametrize(("whom", "points"), [("Agent", 1), ("Trooper", 0)])
def test_modoks_take_a_hero(whom, points):
    table = Scenario().discard("Agent", "Trooper").city(Bank="M.O.D.O.K.s").points(attack=3)
    table.fight("M.O.D.O.K.s", whom)
    assert (table.koed, table.recruit_points) == ([whom], points)


def test_modoks_may_take_one_from_the_hq():
    table = Scenario().hq("Odinson", *["Keen Senses"] * 4).city(Bank="M.O.D.O.K.s").hero_deck("Agent").points(attack=3)
    assert table.fight("M.O.D.O.K.s", "Odinson").in_hq[0] == "Agent"
