"""Heroes and villains at the table: the same game in other words."""

import pytest

import longbox
from longbox.clients.legendary.board import called
from longbox.clients.legendary.judge import CLEAR, points
from longbox.engine import view
from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import HEROES_OF_ASGARD, VILLAINS
from longbox.games.legendary.table.sides import TONGUES
from longbox.seen import Seen
from longbox.story.telling import lines_of

from .scenario import Scenario


def both(name):
    """What a card says to heroes, and to villains."""
    card = RULES.library.named(name)[0]
    return RULES.text(card), RULES.text(card, TONGUES[VILLAINS])


def among_villains(table):
    table.state.side = VILLAINS
    return table


def said(table):
    decision = table.game.decision
    return table.game.decision.about.prompt(table.game, decision), [
        table.game.decision.about.label(table.game, option) for option in decision.options
    ]


PAIRS = [
    pytest.param("Sentinel", "KO a Hero you have", "KO an Ally you have", marks=pytest.mark.rule("LG-TERMS-02")),
    pytest.param("Shadowed Thoughts", "the Villain Deck", "the Adversary Deck", marks=pytest.mark.rule("LG-TERMS-03")),
    pytest.param(
        "Negative Zone Prison Breakout",
        "One more group of Henchmen",
        "One more group of Backup Adversaries",
        marks=pytest.mark.rule("LG-TERMS-04"),
    ),
    pytest.param(
        "Diamond Form", "a Villain or Mastermind", "an Adversary or Commander", marks=pytest.mark.rule("LG-TERMS-05")
    ),
    pytest.param("Red Skull", "Master Strike: ", "Command Strike: ", marks=pytest.mark.rule("LG-TERMS-07")),
    pytest.param(
        "Unleash the Power of the Cosmic Cube",
        "Put this Twist beside the Scheme",
        "Put this Twist beside the Plot",
        marks=pytest.mark.rule("LG-TERMS-08"),
    ),
    pytest.param("Viper", "Escape: ", "Overrun: ", marks=pytest.mark.rule("LG-TERMS-10")),
    pytest.param("Green Goblin", "captures a Bystander", "guards a Bystander", marks=pytest.mark.rule("LG-TERMS-11")),
    pytest.param("Mission Accomplished", "Rescue a", "Kidnap a", marks=pytest.mark.rule("LG-TERMS-12")),
    pytest.param("The Legacy Virus", "Evil wins when", "Good wins when", marks=pytest.mark.rule("LG-TERMS-13")),
]


@pytest.mark.rule("LG-TERMS-01")
@pytest.mark.parametrize(("name", "heroes", "villains"), PAIRS)
def test_a_card_says_the_same_in_the_words_of_each_side(name, heroes, villains):
    for_heroes, for_villains = both(name)
    assert heroes in for_heroes
    assert heroes not in for_villains
    assert villains in for_villains


def test_names_stay_names():
    for_heroes, for_villains = both("Super Hero Civil War")
    table = among_villains(Scenario(scheme="super-hero-civil-war").villain_deck("Twist", "Bystander"))
    assert for_heroes != for_villains
    assert table.begin_turn().in_hq
    assert table.game.decision.about.label(table.game, table.game.decision.options[-1]) == "End the turn"


@pytest.mark.parametrize("card", RULES.library, ids=lambda card: card.id)
def test_no_word_of_the_heroes_side_is_left_in_a_text_for_villains(card):
    for_villains = RULES.text(card, TONGUES[VILLAINS]).replace(card.name, "").replace(HEROES_OF_ASGARD, "the team")
    for_villains = for_villains.replace("Villainous Weapon", "Weapon")
    for term in ("Hero", "Villain", "Mastermind", "Scheme", "Escape", "HQ", "Henchm"):
        assert term not in for_villains


def test_a_prompt_and_its_options_speak_as_the_players_do():
    def asked(table):
        return said(table.hand("Odinson").villain_deck("Strike", "Bystander").leaving("begin"))

    assert asked(Scenario(mastermind="loki"))[0] == "Loki: Reveal a Strength Hero you have or gain a Wound"
    assert asked(among_villains(Scenario(mastermind="loki")))[0] == (
        "Loki: Reveal a Strength Ally you have or gain a Wound"
    )


@pytest.mark.rule("LG-TERMS-10")
def test_who_escapes_heroes_overruns_villains():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = among_villains(Scenario().city(**city, Bridge="Venom").villain_deck("Sentinel", "Bystander"))
    assert said(table.leaving("begin"))[0] == "Venom overruns: KO an Ally with a cost of 6 or less in the Lair"
    table.answer("Keen Senses")
    assert table.gone == ["Venom"]


@pytest.mark.rule("LG-TERMS-10")
def test_who_has_escaped_heroes_has_overrun_villains():
    (robbery,) = [card for card in longbox.cards("legendary", VILLAINS) if card.name == "Midtown Bank Robbery"]
    end = "Good wins when 8 Bystanders have been carried off by Adversaries that have overrun."
    assert robbery.text.splitlines()[-1] == end


@pytest.mark.rule("LG-TERMS-06", "LG-TERMS-09")
def test_tactics_and_twists_follow_their_commander_and_plot():
    for side, boss, plot in (("", "Mastermind", "Scheme"), (VILLAINS, "Commander", "Plot")):
        told = TONGUES[side].told
        assert told("{Mastermind} Tactics and {Scheme} Twists") == f"{boss} Tactics and {plot} Twists"


def test_a_reason_names_what_the_players_call_it():
    table = among_villains(Scenario().hand("Agent"))
    table.can("end")
    agent = table.state.zones[table.state.zone[table.game.decision.options[0].card]][0]
    (reason,) = RULES.why_not(table.game, 0, "fight", agent, -1)
    assert reason == ("LG-FIGHT-01", "only Adversaries in the city and the Commander can be fought", (agent,))


@pytest.fixture
def match():
    match = longbox.deal("legendary", seed=3)
    match._game.state.side = VILLAINS
    return match


def test_the_board_and_the_scheme_speak_so_too(match):
    view = match.view(0)
    assert view["phases"][0]["name"] == "Adversary Deck"
    assert view["schemes"][0]["twists"][0]["words"] == "Put this Twist beside the Plot."
    assert [called(Seen(view), label) for label in ("villains", "heroes", "HQ")] == ["adversaries", "allies", "Lair"]
    assert longbox.deal("legendary", seed=3).view(0)["words"] == {}


def test_so_does_the_story(match):
    deeds = [
        {"event": "rescue", "seat": 0, "cards": [{"handle": "a", "id": "bystander", "name": "Bystander"}]},
        {"event": "strike"},
    ]
    told = lines_of(match.view(0), [{"choice": 1, "deeds": deeds}])
    assert [line.text for line in told] == ["You kidnap Bystander.", "The Commander strikes."]


def test_a_game_ends_in_the_same_words(match):
    match.concede(0)
    assert match.result.outcome == "loss"
    table = among_villains(Scenario().city(Bank="Sentinel").points(attack=7).tactics("Endless Resources"))
    table.fight("Red Skull")
    assert table.result.reason == "The Commander Red Skull is beaten: player 1 took the last Tactic, Endless Resources"
    spaces = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets", "Bridge"), "Viper")
    table = among_villains(Scenario(scheme="negative-zone-prison-breakout").hand("Agent").city(**spaces))
    table.escaped(*["Sentinel"] * 11).villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.result.reason == ("The Plot is fulfilled: 12 Adversaries have overrun (Negative Zone Prison Breakout)")


@pytest.mark.parametrize(
    ("side", "order"), [("heroes", ["Sewers", "Streets", "Bridge"]), ("villains", ["Bridge", "Bank", "Sewers"])]
)
def test_computer_players_mind_who_is_near_the_exit_of_their_board(side, order):
    found = []
    for space in order:
        table = Scenario(side=side).city(**{space: "Sentinel"})
        table.can("end")
        found.append(points(view.view(table.game, 0), 0)[CLEAR])
    assert found == sorted(found, reverse=True), "the nearer, the worse"
    assert len(set(found)) == 3
