"""What players see, what they can't know, and why something can't be done."""

import json
import random
from collections import Counter

import pytest

import longbox
from longbox.engine import saves, view
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    ASIDE,
    BYSTANDERS,
    DECK,
    DISCARD,
    HAND,
    HERO_DECK,
    OFFICERS,
    PLAYED,
    SIDEKICKS,
    TACTICS,
    VICTORY,
    VILLAIN_DECK,
    WOUNDS,
)

from .dealt import Dealt
from .scenario import Scenario


def seen(table, seat=0):
    return json.loads(json.dumps(view.view(table.game, seat)))


@pytest.mark.rule("LG-COOP-02")
def test_hands_are_open_unless_the_table_closes_them():
    table = Scenario().hand("Odinson", seat=1)
    assert seen(table)["zones"]["hand:1"]["cards"][0]["name"] == "Odinson"
    table = Scenario(open_hands=False).hand("Odinson", seat=1)
    assert "name" not in seen(table)["zones"]["hand:1"]["cards"][0]


@pytest.mark.rule("LG-CITY-05")
def test_villains_in_the_city_are_seen_with_their_present_attack():
    table = Scenario(scheme="midtown-bank-robbery").city(Bank="Venom").holding("Venom", "Bystander")
    venom = seen(table)["zones"]["city:Bank"]["cards"][0]
    assert (venom["name"], venom["attack"], venom["kind"], venom["group"]) == ("Venom", 6, "villain", "Spider-Foes")
    held = seen(table)["zones"]["held"]["cards"][0]
    assert held["on"] == venom["handle"]


def test_a_hero_shows_its_icons_and_which_points_may_grow():
    table = Scenario().hq("Odinson")
    odinson = seen(table)["zones"]["hq:under the Sewers"]["cards"][0]
    assert odinson["cost"] == 3
    assert odinson["recruit"] == 2
    assert odinson["grows"] == ["recruit"]
    assert (odinson["icon"], odinson["team"], odinson["hero"]) == ("Strength", "Avengers", "Thor")


def test_the_cosmic_cube_tells_what_its_twists_will_do_and_which_is_the_last():
    plot = seen(Scenario())["schemes"][0]
    assert [(twists["first"], twists["last"]) for twists in plot["twists"]] == [(1, 4), (5, 6), (7, 7), (8, 8)]
    assert plot["twists"][1]["words"].endswith("Each player gains a Wound.")
    assert plot["last_twist"] == 8
    assert plot["goals"] == []


def test_each_of_two_schemes_tells_how_far_it_has_come():
    table = Scenario().second_scheme("Midtown Bank Robbery").escaped("Bystander")
    cube, robbery = seen(table)["schemes"]
    assert (cube["last_twist"], cube["goals"]) == (8, [])
    assert robbery["last_twist"] is None
    assert [goal["left"] for goal in robbery["goals"]] == [7]


def test_a_scheme_tells_how_much_is_missing_for_its_goal():
    robbery = seen(Scenario(scheme="midtown-bank-robbery").escaped("Bystander", "Venom", "Bystander"))["schemes"][0]
    assert robbery["last_twist"] is None
    assert robbery["goals"] == [
        {"words": "Evil wins when 8 Bystanders have been carried off by Villains that escaped.", "left": 6}
    ]
    virus = seen(Scenario(scheme="the-legacy-virus").stack("wounds", 3))["schemes"][0]
    assert virus["goals"][0]["left"] == 3


def test_challenges_lengthen_the_track_of_twists():
    plot = seen(Scenario(scheme="the-legacy-virus", challenges=["heroic"]))["schemes"][0]
    assert [(twists["first"], twists["last"]) for twists in plot["twists"]] == [(1, 9)]


def test_the_table_shows_which_part_of_the_turn_is_going_on():
    table = Scenario(scheme="the-legacy-virus").hand("Arc Reactor").villain_deck("Twist", "Bystander")
    table.leaving("begin")
    assert seen(table)["phase"] == "villain deck"
    table.answer("reveal")
    assert seen(table)["phase"] == "actions"


def test_decks_show_only_their_size():
    shown = seen(Scenario())["zones"]
    assert shown["villain deck"]["known"] == []
    assert shown["tactics"] == {"count": 4, "known": []}


def test_a_secret_look_is_for_one_seat_where_hands_are_closed():
    table = Scenario(open_hands=False).city(Bank="Doombot Legion").deck("Wound", "Odinson", "Agent").points(attack=3)
    table.leaving("fight", "Doombot Legion")
    assert [card["name"] for _, card in seen(table, 0)["zones"]["deck:0"]["known"]] == ["Odinson", "Wound"]
    assert seen(table, 1)["zones"]["deck:0"]["known"] == []


def test_what_another_player_is_picking_from_a_hidden_hand_stays_open():
    table = Scenario(mastermind="magneto", open_hands=False).villain_deck("Strike", "Bystander")
    table.hand("Agent", "Trooper", "Odinson", "Agent", "Oddball", "Quick Draw", seat=1)
    table.leaving("begin", "", "suffer", "suffer", "Odinson")
    for seed in range(20):
        guess = view.determinize(table.game, 0, seed)
        assert guess.decision.seat == 1
        assert guess.decision.options
        assert guess.decision.group.picked == ()


def redwing(**setup):
    """You draw one of the three top cards and put the others back; all knew the first two of them."""
    table = Scenario(sidekicks=True, **setup).hand("Redwing").deck("Odinson", "Agent", "Trooper", "Wound")
    table.game.show(table.state.zones[DECK.first][-2:])
    return table.play("Redwing", "Odinson", "Trooper")


def known_in_deck(table, seat):
    return [card["name"] for _, card in seen(table, seat)["zones"]["deck:0"]["known"]]


def test_who_knew_the_top_of_a_deck_can_not_follow_what_another_does_with_it_unseen():
    table = redwing(open_hands=False)
    assert (table.in_hand(), table.in_deck()) == (["Odinson"], ["Trooper", "Agent", "Wound"])
    assert [card.get("name") for card in seen(table, 1)["zones"]["hand:0"]["cards"]] == [None]
    assert known_in_deck(table, 1) == []
    assert known_in_deck(table, 0) == ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"]


def test_where_hands_are_open_all_follow_what_is_done_with_the_top_of_a_deck():
    table = redwing()
    assert [card.get("name") for card in seen(table, 1)["zones"]["hand:0"]["cards"]] == ["Odinson"]
    assert known_in_deck(table, 1) == ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"]


@pytest.mark.parametrize("put", ["Odinson", "Trooper"])
def test_which_card_of_a_closed_hand_goes_onto_the_deck_nobody_sees(put):
    table = Scenario(open_hands=False).hand("Stack the Deck", "Odinson", "Trooper").deck("Agent", "Oddball")
    table.game.show(table.state.zones[HAND.first][1:2])
    table.play("Stack the Deck", put)
    assert table.in_deck() == [put]
    assert known_in_deck(table, 1) == []
    assert {card.get("name") for card in seen(table, 1)["zones"]["hand:0"]["cards"]} == {None}
    assert len(known_in_deck(table, 0)) == 1


def wounded(hand, deck, **setup):
    """The other player is about to gain a Wound: what seat 0 sees, who is asked, and what is offered."""
    table = Scenario(**setup).hand("Crazed Rampage").hand(*hand, seat=1).deck(*deck, seat=1)
    table.leaving("play", "Crazed Rampage")
    return seen(table), table.seat_asked, table.offered


def test_silence_does_not_tell_who_could_answer_a_wound():
    *holding, offered = wounded(["Diving Block"], ["Agent"], open_hands=False)
    *bluffing, only_passing = wounded(["Agent"], ["Diving Block"], open_hands=False)
    assert holding == bluffing
    assert (offered, only_passing) == (["use Diving Block", "pass"], ["pass"])
    assert holding[1] == 1


@pytest.mark.parametrize(
    ("hand", "deck", "setup"),
    [
        pytest.param(["Agent"], ["Diving Block"], {}, id="all see that the hand holds no answer"),
        pytest.param(["Agent"], ["Agent"], {"open_hands": False}, id="all know that the player owns no answer"),
        pytest.param([], ["Diving Block"], {"open_hands": False}, id="all see that the hand is empty"),
    ],
)
def test_who_is_known_to_hold_no_answer_to_a_wound_is_not_asked(hand, deck, setup):
    assert wounded(hand, deck, **setup)[1] == 0


@pytest.mark.rule("LG-SPECIAL-08")
def test_nobody_can_tell_what_another_has_picked_before_all_are_shown():
    views = []
    for pick in ("Agent", "Odinson"):
        table = Scenario(players=3).hand("Random Acts of Unkindness", "Agent", "Odinson").hand("Agent", "Wound", seat=1)
        table.hand("Agent", "Trooper", seat=2).leaving("play", "Random Acts of Unkindness", "no", pick)
        assert len(table.state.sealed) == 1, "the log keeps it too"
        views.append(seen(table, 1))
        table.answer("Wound").answer("Trooper")
        assert table.state.sealed == ()
        assert pick in table.in_hand(1)
    assert views[0] == views[1]


def test_a_sealed_pick_is_guessed_anew_for_the_others():
    table = Scenario(players=3).hand("Random Acts of Unkindness", "Agent", "Odinson", "Oddball").hand("Agent", seat=1)
    table.hand("Agent", "Trooper", seat=2).leaving("play", "Random Acts of Unkindness", "no", "Odinson")
    assert seen(table, 1) == seen(table, 2) | {"you": 1, "zones": seen(table, 1)["zones"]}
    guesses = set()
    for seed in range(30):
        guess = view.determinize(table.game, 2, seed)
        guesses.add(guess.state.definition[guess.state.unseen[0]].name)
    assert guesses == {"S.H.I.E.L.D. Agent", "Odinson", "Oddball"}
    own = view.determinize(table.game, 0, 1)
    assert own.state.definition[own.state.unseen[0]].name == "Odinson"


@pytest.mark.rule("LG-SPECIAL-08")
def test_cards_picked_unseen_are_shown_to_all_in_the_end():
    table = Scenario(players=3, open_hands=False).hand("Random Acts of Unkindness", "Odinson", "Agent")
    table.hand("Oddball", seat=1).play("Random Acts of Unkindness", "no", "Odinson")
    assert [card["name"] for card in seen(table, 2)["zones"]["hand:1"]["cards"]] == ["Odinson"]
    assert [card["name"] for card in seen(table, 0)["zones"]["hand:2"]["cards"]] == ["Oddball"]


def test_nobody_knows_which_heroes_lie_in_the_villain_deck():
    game = longbox.deal("legendary", seed=2, scheme="secret-invasion-of-the-skrull-shapeshifters", record=False)._game
    guesses = [view.determinize(game, 0, seed) for seed in range(4)]
    decks = {tuple(guess.state.definition[card].id for card in guess.state.zones[0]) for guess in guesses}
    assert len(decks) == 4
    for guess in guesses:
        kinds = [guess.state.definition[card].kind for card in guess.state.zones[0]]
        assert kinds.count("hero") == [game.state.definition[card].kind for card in game.state.zones[0]].count("hero")
        assert all(guess.state.definition[card].kind == "hero" for card in guess.state.zones[1])
        assert saves.digest(view.determinize(guess, 0, 9)) == saves.digest(view.determinize(game, 0, 9))


def skrulls():
    return longbox.deal("legendary", seed=2, scheme="secret-invasion-of-the-skrull-shapeshifters", record=False)._game


def heroes_in(game, zone):
    definitions = [game.state.definition[card] for card in game.state.zones[zone.first]]
    return sorted(card.id for card in definitions if card.kind == "hero")


def test_any_heroes_may_lie_among_the_villains():
    game = skrulls()
    guesses = [view.determinize(game, 0, seed) for seed in range(6)]
    among_villains = {tuple(heroes_in(guess, VILLAIN_DECK)) for guess in (game, *guesses)}
    assert len(among_villains) == 7, "not only in which order they lie"
    for guess in guesses:
        together = heroes_in(guess, VILLAIN_DECK) + heroes_in(guess, HERO_DECK)
        assert sorted(together) == sorted(heroes_in(game, VILLAIN_DECK) + heroes_in(game, HERO_DECK))


def test_a_hero_of_either_deck_that_a_seat_has_seen_stays_where_it_is():
    game = skrulls()
    state = game.state
    hero = next(card for card in state.zones[VILLAIN_DECK.first] if state.definition[card].kind == "hero")
    game.show([hero, state.zones[HERO_DECK.first][3]], seats=1)
    for seed in range(6):
        mine, others = view.determinize(game, 0, seed), view.determinize(game, 1, seed)
        for card in (hero, state.zones[HERO_DECK.first][3]):
            assert mine.state.definition[card] is state.definition[card]
        assert view.view(mine, 0) == view.view(game, 0)
        assert view.view(others, 1) == view.view(game, 1)


def test_where_no_hero_lies_among_the_villains_none_is_guessed_there():
    game = longbox.deal("legendary", seed=2, record=False)._game
    for seed in range(6):
        guess = view.determinize(game, 0, seed)
        assert heroes_in(guess, VILLAIN_DECK) == heroes_in(game, VILLAIN_DECK) == []
        assert heroes_in(guess, HERO_DECK) == heroes_in(game, HERO_DECK)


@pytest.mark.parametrize(
    ("verb", "card", "rule"),
    [
        pytest.param("recruit", "Hulk Smash!", "LG-RECRUIT-03", marks=pytest.mark.rule("LG-RECRUIT-03")),
        pytest.param("fight", "Green Goblin", "LG-FIGHT-03", marks=pytest.mark.rule("LG-FIGHT-03")),
        ("fight", "Venom", "LG-SPECIAL-01"),
        ("play", "Optic Blast", "LG-SPECIAL-01"),
        ("play", "Odinson", "LG-PLAY-01"),
    ],
)
def test_the_game_says_why_something_is_not_allowed(verb, card, rule):
    table = Scenario().hq("Hulk Smash!", "Odinson").city(Bank="Venom", Streets="Green Goblin").hand("Optic Blast")
    table.points(attack=5, recruit=2).can("end")
    number = max(number for number, definition in enumerate(table.state.definition) if definition.name == card)
    assert [reason.rule for reason in table.game.rules.why_not(table.game, 0, verb, number, -1)] == [rule]


def test_what_is_allowed_has_no_reason_against_it():
    table = Scenario().city(Bank="Green Goblin").points(attack=6)
    assert table.can("fight")
    assert table.game.rules.why_not(table.game, 0, "fight", table.find("Green Goblin"), -1) == []
    assert table.game.rules.why_not(table.game, 1, "fight", table.find("Green Goblin"), -1)[0].rule == "LG-TURN-01"


def test_who_gives_up_gives_up_for_all():
    game = longbox.deal("legendary", players=3)
    game.concede(1)
    assert game.result.outcome == "loss"
    assert game.result.villain_won


def test_a_guess_leaves_every_stack_what_it_is():
    guess = Dealt(players=3)
    guess.game = view.determinize(guess.game, 0, seed=5)
    assert set(guess.names(WOUNDS)) == {"Wound"}
    assert set(guess.names(BYSTANDERS)) == {"Bystander"}


STACKS = (WOUNDS, BYSTANDERS, OFFICERS, SIDEKICKS, TACTICS)
OWN = (DECK, HAND, PLAYED, DISCARD, VICTORY, ASIDE, ARTIFACTS)


def piles(game):
    """The names of all cards by where they can be confused: in one stack, or among the cards of one player."""
    state = game.state
    found = {stack.name: state.zones[stack.first] for stack in STACKS}
    for seat in range(state.seats):
        found[f"player {seat}"] = [card for kind in OWN for card in state.zones[kind.first + seat]]
    return {name: Counter(state.definition[card].name for card in cards) for name, cards in found.items()}


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_leaves_everybody_the_cards_they_own(seed):
    rng = random.Random(seed)
    heroes = ["spider-man", "rogue", "black-widow", "captain-america", "mr-fantastic"]
    match = longbox.deal(
        "legendary", seed=seed, players=3, heroes=heroes, sidekicks=True, open_hands=False, record=False,
        expansions=["civil-war", "fantastic-four"], challenges=["opening-salvo-1"],
    )  # fmt: skip
    game = match._game
    for step in range(250):
        if match.decision is None:
            break
        options = game.decision.options
        liking = {"recruit": 2, "play": 3, "yes": 3, "end": -1}
        match.choose(max(range(len(options)), key=lambda at: liking.get(options[at].verb, 1) + 2 * rng.random()))
        if step % 5 == 0:
            assert piles(view.determinize(game, seed % 3, step)) == piles(game)


@pytest.mark.rule("LG-SIDEKICK-03")
def test_a_sidekick_that_went_back_is_guessed_to_lie_in_its_stack():
    table = Scenario(sidekicks=True).hand("Zabu").play("Zabu")
    for seed in range(8):
        guess = Dealt()
        guess.game = view.determinize(table.game, 1, seed)
        assert Counter(guess.names(SIDEKICKS)) == {"Sidekick": 15, "Zabu": 1}


@pytest.mark.rule("LG-KW-CHEERINGCROWDS-01")
def test_a_bystander_that_was_sent_home_is_guessed_to_lie_in_its_stack():
    table = Scenario().hand("Need to Stretch My Legs").victory("Bystander").play("Need to Stretch My Legs", "yes")
    for seed in range(8):
        guess = Dealt()
        guess.game = view.determinize(table.game, 1, seed)
        assert set(guess.names(BYSTANDERS)) == {"Bystander"}


def test_what_is_revealed_is_told_and_a_secret_look_is_not():
    table = Scenario().hand("Great Responsibility").deck("Trooper", "Agent").telling().play("Great Responsibility")
    assert "You reveal S.H.I.E.L.D. Trooper (Great Responsibility)." in table.told
    table = Scenario(open_hands=False).city(Bank="Doombot Legion").deck("Wound", "Odinson").points(attack=3).telling()
    table.leaving("fight", "Doombot Legion")
    assert not any("reveal" in line for line in table.told)


@pytest.mark.parametrize(("open_hands", "ways"), [(True, 1), (False, 2)])
def test_where_hands_are_open_it_does_not_matter_which_card_is_shown(open_hands, ways):
    table = Scenario(mastermind="loki", open_hands=open_hands).hand("Odinson", "Growing Anger")
    table.villain_deck("Strike", "Bystander").leaving("begin")
    assert [option.verb for option in table.options] == ["reveal"] * ways + ["suffer"]
    table = Scenario(open_hands=open_hands).hand("Psychic Link").hand("Optic Blast", "Healing Factor", seat=1)
    table.leaving("play", "Psychic Link")
    while table.seat_asked == 0:
        table.answer("pass")
    assert [option.verb for option in table.options] == ["reveal"] * ways + ["pass"]


@pytest.mark.parametrize("open_hands", [True, False])
def test_who_hides_a_hand_is_asked_also_for_what_it_does_not_hold(open_hands):
    table = Scenario(open_hands=open_hands).hand("Psychic Link").hand("Agent", seat=1)
    table.deck("Optic Blast", seat=1).leaving("play", "Psychic Link")
    asked = []
    while "pass" in [option.verb for option in table.options]:
        asked.append(table.seat_asked)
        table.answer("pass")
    assert (1 in asked) == (not open_hands)


def test_picks_that_belong_together_keep_their_number():
    table = Scenario(players=3).city(Bank="Paibok the Power Skrull").hq("Odinson", "Oddball", "Arc Reactor")
    table.points(attack=8).leaving("fight", "Paibok the Power Skrull")
    first = table.game.decision.group.id
    table.answer("Oddball")
    assert table.game.decision.group.id == first
    assert len(table.game.decision.group.picked) == 1
