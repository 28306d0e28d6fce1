"""A player is the Mastermind: Ambition cards, a turn without a Villain card, and who wins."""

import pytest

from longbox.engine import view
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.choosing import NUMBERS
from longbox.games.legendary.table.kinds import BYSTANDER, VILLAIN
from longbox.games.legendary.table.zones import (
    AMBITION_DECK,
    AMBITION_DISCARDS,
    AMBITION_ROW,
    DECK,
    HERO_DECK,
    HQ,
    KO_PILE,
    OWN_DECK,
    OWN_HQ,
    VILLAIN_DECK,
)

from .scenario import Scenario


def plotted(players=2, **setup):
    """Player 1 is the Mastermind, in the middle of their turn."""
    return Scenario(players=players, mastermind_player=1, **setup)


def row(table, *names):
    table._set(AMBITION_ROW.first, names)
    return table


def dealt(**setup):
    return RULES.deal({item.name: item.default for item in RULES.form()} | setup, seed=1)


@pytest.mark.rule("LG-PLAYERMASTER-01")
def test_one_of_the_players_is_the_mastermind_and_has_a_starting_deck():
    game = dealt(players=4, mastermind_player=2)
    assert game.state.plays_mastermind == [0, 1, 0, 0]
    assert [len(game.state.zones[DECK.first + seat]) for seat in range(4)] == [6] * 4, "12 cards, six of them in hand"
    for players, chosen in ((1, 1), (2, 3)):
        setup = {item.name: item.default for item in RULES.form()} | {"players": players, "mastermind_player": chosen}
        assert [problem.rule for problem in RULES.problems(setup)] == ["LG-PLAYERMASTER-01"]


@pytest.mark.rule("LG-PLAYERMASTER-02")
def test_pure_evil_lies_in_the_row_and_the_others_are_a_deck():
    game = dealt(players=3, mastermind_player=1)
    names = [game.state.definition[card].name for card in game.state.zones[AMBITION_ROW.first]]
    assert names == ["Pure Evil"]
    deck = game.state.zones[AMBITION_DECK.first]
    assert len(deck) > 20
    assert not any(game.state.known[card] for card in deck), "nobody knows its order"
    assert not dealt(players=3).state.zones[AMBITION_DECK.first]


@pytest.mark.rule("LG-PLAYERMASTER-03")
def test_stacks_are_counted_without_the_mastermind():
    game = dealt(players=4, mastermind_player=1, scheme="the-legacy-virus", mastermind="red-skull")
    deck = [game.state.definition[card] for card in game.state.zones[VILLAIN_DECK.first]]
    groups = {card.fact("group") for card in deck if card.kind == VILLAIN}
    bystanders = [card for card in deck if card.kind == BYSTANDER]
    assert (len(groups), len(bystanders)) == (NUMBERS[3].villains, NUMBERS[3].bystanders)
    assert RULES.needs({item.name: item.default for item in RULES.form()} | {"players": 5, "mastermind_player": 1})[
        "henchmen"
    ] == (2,)


@pytest.mark.rule("LG-PLAYERMASTER-04")
def test_the_scheme_counts_the_mastermind_as_a_player():
    game = dealt(players=4, mastermind_player=1, scheme="the-legacy-virus", mastermind="red-skull")
    assert len(RULES.zones.by_name("wounds").range()) == 1
    wounds = game.state.zones[RULES.zones.by_name("wounds").first]
    assert len(wounds) == 24, "six for each of four players"


@pytest.mark.rule("LG-PLAYERMASTER-05")
def test_their_turn_begins_with_an_ambition_and_no_villain_card():
    table = row(plotted(), "Pure Evil").villain_deck("Sentinel")
    table._set(AMBITION_DECK.first, ("Pummel", "Abduction"))
    table.state.frames[0].at = 0
    table._start()
    assert table.where == {}
    assert table.cards(VILLAIN_DECK) == ["Sentinel"]
    assert table.cards(AMBITION_ROW) == ["Pure Evil", "Abduction"]
    table.end_turn()
    assert table.where == {"Sewers": "Sentinel"}, "the others play one as ever"


@pytest.mark.rule("LG-PLAYERMASTER-06")
@pytest.mark.parametrize("dropped", ["Pummel", "Kidnap"])
def test_of_five_ambitions_one_is_discarded_but_never_pure_evil(dropped):
    table = row(plotted(), "Pure Evil", "Pummel", "Abduction", "Crackdown")
    table._set(AMBITION_DECK.first, ("Breakout", "Kidnap"))
    table.state.frames[0].at = 0
    table._start()
    assert sorted(table.offered) == ["drop Abduction", "drop Crackdown", "drop Kidnap", "drop Pummel"]
    table.answer(dropped)
    assert table.cards(AMBITION_DISCARDS) == [dropped]
    assert len(table.cards(AMBITION_ROW)) == 4


@pytest.mark.rule("LG-PLAYERMASTER-07")
def test_an_ambition_is_paid_for_with_attack_and_discarded():
    table = row(plotted(), "Pummel", "Crackdown").hand("Agent", seat=1).points(attack=6)
    assert not table.can("plot", "Crackdown")
    crackdown = table.state.zones[AMBITION_ROW.first][1]
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "plot", crackdown, -1)] == ["LG-PLAYERMASTER-07"]
    table.leaving("plot", "Pummel")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    assert table.attack == 2
    assert table.cards(AMBITION_DISCARDS) == ["Pummel"]


@pytest.mark.rule("LG-PLAYERMASTER-07")
def test_the_others_play_no_ambitions():
    table = row(plotted(), "Pummel").villain_deck("Bystander").end_turn().points(attack=9)
    assert not table.can("plot")
    pummel = table.state.zones[AMBITION_ROW.first][0]
    assert "LG-PLAYERMASTER-07" in [reason.rule for reason in RULES.why_not(table.game, 1, "plot", pummel, -1)]


def test_pure_evil_stays_and_can_be_used_again():
    table = row(plotted(), "Pure Evil").villain_deck("Sentinel", "Viper").points(attack=10)
    table.leaving("plot", "Pure Evil").leaving("plot", "Pure Evil")
    assert table.where == {"Sewers": "Viper", "Bank": "Sentinel"}
    assert table.cards(AMBITION_ROW) == ["Pure Evil"]


@pytest.mark.rule("LG-PLAYERMASTER-08")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_mastermind_takes_the_first_turn(number):
    for seed in range(5):
        setup = {item.name: item.default for item in RULES.form()} | {"players": 3, "mastermind_player": number}
        assert RULES.deal(setup, seed=seed).state.active == number - 1


@pytest.mark.rule("LG-PLAYERMASTER-09")
def test_the_mastermind_recruits_from_the_hq():
    table = plotted().hq("Odinson", *["Keen Senses"] * 4).points(recruit=3)
    assert table.recruit("Odinson").in_discard() == ["Odinson"]


@pytest.mark.rule("LG-PLAYERMASTER-10")
def test_the_mastermind_fights_villains_and_gets_their_fight_effects():
    table = plotted(mastermind="red-skull").city(Bank="Hand Ninjas").points(attack=20).fight("Hand Ninjas")
    assert table.in_victory() == ["Hand Ninjas"]
    assert table.recruit_points == 1
    assert not table.can("fight", "Red Skull"), "but not themselves"
    assert "LG-PLAYERMASTER-10" in [reason.rule for reason in table.why_not("fight", "Red Skull")]


@pytest.mark.rule("LG-PLAYERMASTER-11")
def test_a_strike_spares_the_mastermind():
    table = row(plotted(players=3, mastermind="red-skull"), "Pure Evil").villain_deck("Strike").points(attack=5)
    table.hand("Agent").hand("Agent", seat=1).hand("Agent", seat=2).leaving("plot", "Pure Evil")
    assert [len(table.in_hand(seat)) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("LG-PLAYERMASTER-11")
def test_so_do_ambushes_escapes_and_bystanders_carried_off():
    table = row(plotted(players=3), "Pure Evil").villain_deck("Frost Giant").points(attack=5)
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel", Bridge="Viper")
    table.holding("Viper", "Bystander").hand("Agent").hand("Agent", seat=1).hand("Agent", seat=2)
    table.leaving("plot", "Pure Evil", "Keen Senses")
    assert [len(table.in_hand(seat)) for seat in range(3)] == [1, 0, 0], "they discard for the Bystander"
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 1], "Viper poisons as she escapes"
    table = row(plotted(players=3), "Pure Evil").villain_deck("Ymir, Frost Giant King").points(attack=5).hand()
    table.hand(seat=1).hand(seat=2).leaving("plot", "Pure Evil")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 1], "and Ymir ambushes"


@pytest.mark.rule("LG-PLAYERMASTER-12")
def test_schemes_and_fight_effects_concern_everybody():
    table = row(plotted(players=3, scheme="the-legacy-virus"), "Pure Evil").villain_deck("Twist").points(attack=5)
    table.hand().hand(seat=1).hand(seat=2).leaving("plot", "Pure Evil")
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]
    table = plotted(players=3).city(Bank="Frost Giant").points(attack=4).hand().hand(seat=1).hand(seat=2)
    table.leaving("fight", "Frost Giant")
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("LG-PLAYERMASTER-04")
def test_when_evil_wins_that_player_has_won():
    table = row(plotted(scheme="the-legacy-virus"), "Pure Evil").stack("wounds", 1).villain_deck("Twist")
    table.hand().hand(seat=1).points(attack=5).leaving("plot", "Pure Evil")
    assert table.result is not None
    assert (table.result.winners, table.result.villain_won) == ((0,), True)


@pytest.mark.rule("LG-WIN-01")
def test_when_the_mastermind_is_beaten_the_others_have_won():
    table = plotted(players=3, mastermind="red-skull").tactics("Negablast Grenades").victory("Supreme HYDRA")
    table.victory("Bystander", seat=2).villain_deck("Bystander", "Bystander").end_turn().points(attack=7)
    table.leaving("fight", "Red Skull")
    assert table.result is not None
    assert table.result.outcome == "win"
    assert table.result.winners == (1, 2)
    assert table.result.best == 1, "who has most among them"


def test_who_gives_up_gives_up_for_their_side():
    table = plotted()
    table._start()
    RULES.concede(table.game, 0)
    assert table.result is not None
    assert table.result.winners == (1,)
    table = plotted()
    table._start()
    RULES.concede(table.game, 1)
    assert table.result is not None
    assert table.result.winners == (0,)


# The Ambitions


def plot(name, table=None, *answers):
    table = row(table or plotted(), name).points(attack=10)
    return table.leaving("plot", name, *answers)


def others():
    return plotted(mastermind="red-skull").hand()


def test_crackdown_and_wipe_out_choose_a_class():
    table = plot("Crackdown", others().hand("Odinson", "Odinson", "Agent", seat=1), "Strength")
    assert table.in_hand(1) == ["Agent"]
    table = plot("Wipe Out", others().hq("Odinson", *["Keen Senses"] * 4).hero_deck("Agent"), "Strength")
    assert table.in_hq[0] == "Agent"


def test_tide_of_destruction_abduction_and_kidnap():
    assert len(plot("Tide of Destruction", others().villain_deck("Sentinel", "Viper")).where) == 2
    table = plot("Abduction", others().hq("Odinson", *["Keen Senses"] * 4).hero_deck("Agent"), "Odinson")
    assert table.in_hq[0] == "Agent"
    assert plot("Kidnap", others().city(Bank="Viper")).held_by("Viper") == ["Bystander"]


def test_crush_the_weak_wounds_who_has_fewest_villains():
    table = plotted(players=3).victory("Viper", seat=1)
    plot("Crush the Weak", table)
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 1]


def test_identity_theft_deceive_and_pummel_ask_for_a_class():
    table = plot("Identity Theft", others().hand(*["Agent"] * 5, "Trooper", seat=1), "Trooper")
    assert len(table.in_hand(1)) == 4
    assert len(plot("Deceive", others().hand("Agent", seat=1)).in_hand(1)) == 5
    assert plot("Pummel", others().hand("Odinson", seat=1), "reveal").wounds(1) == 0


def test_breakout_and_last_minute_escape_bring_back_what_was_lost():
    assert plot("Breakout", others().escaped("Viper")).where == {"Sewers": "Viper"}
    table = plot("Last-Minute Escape", others().tactics("Endless Resources").victory("Negablast Grenades", seat=1))
    assert table.in_victory(1) == []
    assert table.seen(0)["tactics_left"] == 2


def test_inflict_pain_painful_choice_and_collateral_damage():
    assert plot("Inflict Pain", others().discard("Wound", seat=1)).in_deck(1)[0] == "Wound"
    table = row(others().hand("Agent", "Trooper", seat=1), "Painful Choice").points(attack=8)
    table.leaving("plot", "Painful Choice")
    table.game.choose(table.options[1])
    assert table.in_hand(1) == ["Agent"]
    table = row(others().victory("Bystander", seat=1), "Collateral Damage").points(attack=8)
    table.leaving("plot", "Collateral Damage")
    table.game.choose(table.options[0])
    assert table.koed == ["Bystander"]


def test_some_become_twists_and_strikes():
    table = plot("Insane Twist", plotted(scheme="the-legacy-virus").hand().hand(seat=1))
    assert (table.state.twists, table.cards(KO_PILE)) == (1, ["Insane Twist"])
    table = plot("Ruthless Strike", others().hand("Agent").hand("Agent", seat=1))
    assert (table.in_hand(0), table.in_hand(1)) == (["Agent"], [])
    assert "Ruthless Strike" in table.koed
    table = plotted(scheme="the-legacy-virus", mastermind="red-skull").hand().hand("Agent", seat=1)
    table = plot("Rack and Ruin", table)
    assert (table.state.twists, table.in_hand(1)) == (1, [])


def test_crime_surge_and_hostage_situation_take_bystanders():
    table = plot("Crime Surge", others().city(Rooftops="Viper", Streets="Sentinel", Bank="Blob"))
    assert [len(table.held_by(name)) for name in ("Viper", "Sentinel", "Blob")] == [1, 1, 0]
    table = plot("Hostage Situation", others().city(Bank="Blob", Streets="Viper"))
    assert [len(table.held_by(name)) for name in ("Viper", "Blob")] == [1, 1]
    assert plot("Hostage Situation", others().city(Bank="Blob")).held_by("Blob") == []


def test_patrols_of_the_second_volume():
    table = plot("This is a Stickup", others().city(Bank="Blob").hand("Agent", "Trooper", seat=1))
    assert table.in_hand(1) == ["Trooper"]
    table = plot("Detonate the Bridge", others().city(Bridge="Blob"))
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    table = plot("Short Escape Tunnels", others().city(Sewers="Blob", Bank="Viper"), "Keen Senses")
    assert (table.gone, table.where) == (["Blob"], {"Bank": "Viper"})


def test_crazed_charge_and_devastate_shield():
    assert plot("Crazed Charge", others().city(Sewers="Blob")).where == {"Rooftops": "Blob"}
    table = plot("Devastate S.H.I.E.L.D.", others().hand("Agent", "Trooper", "Odinson", seat=1))
    assert table.in_hand(1) == ["Odinson"]


def with_own_row(side="heroes", players=3):
    return dealt(players=players, mastermind_player=1, own_row=True, side=side)


def sets(game, *zones):
    """From which sets the Heroes come that lie in some places."""
    state = game.state
    return {state.definition[card].set for zone in zones for card in state.zones[zone]}


@pytest.mark.rule("LG-PLAYERMASTER-13")
def test_the_mastermind_may_have_a_row_of_villains_allies_and_a_deck_of_three():
    game = with_own_row()
    row, deck = [game.state.zones[zone] for zone in OWN_HQ.range()], game.state.zones[OWN_DECK.first]
    assert [len(space) for space in row] == [1] * 5
    assert len(deck) == 42 - 5
    assert len({game.state.definition[card].fact("hero") for card in deck}) == 3
    assert sets(game, OWN_DECK.first, *OWN_HQ.range()) == {"villains"}
    assert sets(game, HERO_DECK.first, *HQ.range()) == {"core"}
    assert set(game.state.sides) == {"heroes", "villains"}, "the Allies ask for New Recruits and Bindings"
    assert not dealt(players=3, mastermind_player=1).state.zones[OWN_DECK.first]


@pytest.mark.rule("LG-PLAYERMASTER-13")
def test_only_the_mastermind_recruits_there_and_nowhere_else():
    table = plotted(2, own_row=True).points(recruit=30)
    table._set(OWN_HQ.first, ("Devour",))
    assert table.can("recruit", "Devour")
    assert not table.can("recruit", "Keen Senses")
    table.recruit("Devour")
    assert table.in_discard() == ["Devour"]
    assert len(table.cards(OWN_HQ)) == 1, "the next one of the deck has come"
    assert len(table.cards(OWN_DECK)) == 42 - 5 - 1
    table._set(OWN_HQ.first, ("Devour",))
    table.end_turn().points(recruit=30)
    assert not table.can("recruit", "Devour")
    assert table.can("recruit", "Keen Senses")


@pytest.mark.rule("LG-PLAYERMASTER-13")
def test_a_row_of_their_own_is_for_a_player_who_is_the_mastermind():
    setup = {item.name: item.default for item in RULES.form()} | {"players": 3, "own_row": True}
    assert [problem.rule for problem in RULES.problems(setup)] == ["LG-PLAYERMASTER-13"]


def test_everybody_sees_the_own_row():
    game = with_own_row()
    seen = view.view(game, 1)
    assert [space["zone"] for space in seen["hq_spaces"] if space["row"] == 2] == [
        f"own hq:own {n}" for n in range(1, 6)
    ]
    assert all(len(seen["zones"][f"own hq:own {number}"]["cards"]) == 1 for number in range(1, 6))


@pytest.mark.rule("LG-PLAYERMASTER-14")
def test_villains_play_against_a_good_commander_who_recruits_heroes():
    game = with_own_row("villains")
    assert game.state.plays_mastermind == [1, 0, 0]
    assert sets(game, OWN_DECK.first, *OWN_HQ.range()) == {"core"}
    assert sets(game, HERO_DECK.first, *HQ.range()) == {"villains"}
    assert game.state.definition[game.state.zones[DECK.first + 1][0]].name.startswith("HYDRA")
    names = {game.state.definition[card].name for card in game.state.zones[AMBITION_ROW.first]}
    assert names == {"Pure Evil"}


@pytest.mark.rule("LG-PLAYERMASTER-14")
def test_the_commander_recruits_a_hero_and_plays_an_ambition():
    table = Scenario(side="villains", players=2, mastermind_player=1, own_row=True).points(recruit=5)
    table._set(OWN_HQ.first, ("Odinson",))
    assert table.recruit("Odinson").in_discard() == ["Odinson"]
