"""Setting up a duel (rulebook: Setting Up the Game, Deck Building Rules)."""

import json
from collections import Counter

import pytest

import longbox
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import STARTERS, cards_of, starter
from longbox.games.vs.table.zones import BACK, DECK, FRONT, HAND


def dealt(seed=1, **setup):
    return longbox.deal("vs", seed=seed, **setup)


def pick(match, verb, amount=None):
    for number, option in enumerate(match.decision.options):
        if option.verb == verb and (amount is None or option.amount == amount):
            match.choose(number)
            return
    raise AssertionError(f"no option {verb}: {[option.label for option in match.decision.options]}")


def state_of(match):
    return match._game.state


@pytest.mark.rule("VS-SETUP-05", "VS-SETUP-04")
def test_chance_picks_who_chooses_to_go_first_or_second():
    assert {dealt(seed).decision.seat for seed in range(10)} == {0, 1}
    for verb in ("go first", "go second"):
        match = dealt()
        chooser = match.decision.seat
        pick(match, verb)
        assert state_of(match).first == (chooser if verb == "go first" else 1 - chooser)
        assert match.decision.seat == state_of(match).first, "the first player places the main character first"


@pytest.mark.rule("VS-SETUP-06", "VS-SETUP-07", "VS-FORMATION-02")
def test_main_characters_are_placed_in_turn_order_in_either_row():
    match = dealt()
    first = match.decision.seat
    pick(match, "go first")
    assert match.decision.seat == first
    assert [option.verb for option in match.decision.options] == ["place", "place"]
    pick(match, "place", amount=1)
    assert match.decision.seat == 1 - first
    pick(match, "place", amount=0)
    state = state_of(match)
    mains = list(state.mains)
    assert state.zones[BACK.at(first)] == [mains[first]]
    assert state.zones[FRONT.at(1 - first)] == [mains[1 - first]]
    for main in mains:
        assert (state.wounds[main], state.counters[main], state.xp[main], state.exhausted[main]) == (0, 0, 0, 0)
        assert state.face[main] == 0, "Level 1"
        assert not state.face_down[main]


@pytest.mark.rule("VS-SETUP-11", "VS-SETUP-12", "VS-SETUP-13", "VS-SETUP-15")
def test_seven_cards_and_one_mulligan_of_the_whole_hand():
    match = dealt()
    pick(match, "go first")
    pick(match, "place", 0)
    pick(match, "place", 0)
    state = state_of(match)
    first = state.first
    assert [len(state.zones[HAND.at(seat)]) for seat in (0, 1)] == [7, 7]
    assert match.decision.seat == first
    before = set(state.zones[HAND.at(first)])
    pick(match, "yes")
    hand = set(state.zones[HAND.at(first)])
    assert len(hand) == 7
    assert hand != before
    assert len(state.zones[DECK.at(first)]) == 53
    assert match.decision.seat == 1 - first, "a mulligan can't be taken twice"
    assert state.turn == 0, "the first turn waits for the mulligans"
    pick(match, "no")
    assert state.turn == 1


def at_the_mulligans(seed=1, **setup):
    """A match in which both main characters have been placed, and the first player is asked for a mulligan."""
    match = dealt(seed, **setup)
    while match.decision.topic != "mulligan":
        match.choose(0)
    return match


def hands(match):
    return [len(state_of(match).zones[HAND.at(seat)]) for seat in range(match.seats)]


@pytest.mark.rule("VS-SETUP-11")
def test_hands_of_seven_are_drawn_from_shuffled_decks_when_all_mains_are_placed():
    match = dealt()
    while match.decision.topic != "mulligan":
        assert hands(match) == [0, 0], "not before"
        match.choose(0)
    assert hands(match) == [7, 7]
    top = [at_the_mulligans(seed).view(0)["zones"]["hand:0"]["cards"] for seed in range(5)]
    assert len({tuple(sorted(card["name"] for card in hand)) for hand in top}) == 5, "each deal is another one"


@pytest.mark.rule("VS-SETUP-12")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_each_in_turn_order_is_asked_once_for_a_mulligan(answer):
    match = at_the_mulligans(decks=["avengers", "super-villains", "x-men"])
    first = state_of(match).first
    asked = []
    while match.decision.topic == "mulligan":
        asked.append(match.decision.seat)
        pick(match, answer)
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("VS-SETUP-13")
def test_a_mulligan_takes_the_whole_hand_back_and_draws_seven_anew():
    kept = Counter()
    for seed in range(12):
        match = at_the_mulligans(seed)
        state, seat = state_of(match), match.decision.seat
        before = list(state.zones[HAND.at(seat)])
        assert {option.verb for option in match.decision.options} == {"yes", "no"}, "all or nothing"
        pick(match, "yes")
        hand, deck = state.zones[HAND.at(seat)], state.zones[DECK.at(seat)]
        assert (len(hand), len(deck)) == (7, 53)
        kept.update(before.index(card) for card in hand if card in before)
    assert max(kept.values()) < 6, "chance brings a card back now and then; none of the hand is kept"


def test_a_first_hand_is_kept_or_changed_not_affirmed_or_denied():
    match = at_the_mulligans()
    assert [option.label for option in match.decision.options] == ["Keep", "New hand"]
    assert match.decision.keys == ["no", "yes"], "saves of older versions go on"


@pytest.mark.rule("VS-SETUP-15")
def test_no_turn_begins_before_the_last_mulligan():
    match = at_the_mulligans()
    while match.decision.topic == "mulligan":
        assert state_of(match).turn == 0
        assert hands(match) == [7, 7]
        pick(match, "no")
    assert state_of(match).turn == 1


@pytest.mark.rule("VS-DRAW-03", "VS-DRAW-04", "VS-DRAW-02")
def test_the_first_player_draws_nothing_in_the_first_turn_the_second_draws_two():
    match = dealt()
    for verb, amount in (("go first", None), ("place", 0), ("place", 0), ("no", None), ("no", None)):
        pick(match, verb, amount)
    state = state_of(match)
    first = state.first
    assert len(state.zones[HAND.at(first)]) == 7
    while state.turn == 1:
        pick(match, match.decision.options[-1].verb)
    assert state.active == 1 - first
    assert len(state.zones[HAND.at(1 - first)]) == 9


@pytest.mark.rule("VS-SETUP-08", "VS-SETUP-09")
def test_everybody_may_read_the_levels_of_every_main_character():
    match = dealt()
    pick(match, "go first")
    for seat in (0, 1, None):
        seen = json.dumps(match.view(seat))
        for level in ("captain-america-level-1", "captain-america-level-2", "magneto-level-2"):
            assert level in seen


@pytest.mark.rule("VS-STARTER-07")
def test_the_starter_decks_are_legal():
    for name in STARTERS:
        deck = starter(name)
        assert deck.size == 60
        assert RULES.deck_problems(deck) == []


@pytest.mark.parametrize(
    ("name", "three", "four"),
    [
        pytest.param("avengers", "Nick Fury", ("Earth's Mightiest Heroes", "Think Again", "Avengers Mansion"),
                     marks=pytest.mark.rule("VS-STARTER-01")),
        pytest.param("x-men", "Gambit", ("Uncanny Defense", "Squad Tactics", "School for Gifted Youngsters"),
                     marks=pytest.mark.rule("VS-STARTER-02")),
        pytest.param("guardians-of-the-galaxy", "Gamora", ("Even the Odds", "Vigilante Justice", "Knowhere"),
                     marks=pytest.mark.rule("VS-STARTER-03")),
        pytest.param("super-villains", "Ultron", ("Metal and Fire", "Trickster God", "The Vault"),
                     marks=pytest.mark.rule("VS-STARTER-04")),
    ],
)  # fmt: skip
def test_what_is_in_a_starter_deck(name, three, four):
    cards = cards_of(LIBRARY, starter(name).cards)
    kinds = Counter(card.kind for card in cards)
    assert kinds == {"supporting character": 29, "plot twist": 15, "location": 16}
    copies = Counter(card.name for card in cards)
    assert {card for card, count in copies.items() if count == 4} == set(four)
    assert copies[three] == 3
    characters = {card.name for card in cards if card.kind == "supporting character"}
    assert len(characters) == 14
    assert all(copies[character] == 2 for character in characters - {three})
    for generic in ("Open Fire", "Find Cover", "Savage Surprise", "Best Offense is a Good Defense"):
        assert copies[generic] == 1
    for basic in ("Academy", "Fortress", "Laboratory", "Training Ground"):
        assert copies[basic] == 3


def own_deck(*lines, main="Hulk"):
    return longbox.Deck.parse("\n".join(["Game: vs", "Name: mine", f"Main: {main}", *lines]))


FIFTY_SIX = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Ant-Man", "4 Black Widow", "4 Thor",
             "4 Ultron", "4 Beast", "4 Storm", "4 Open Fire", "4 Find Cover", "4 Nova", "4 Drax"]  # fmt: skip


@pytest.mark.rule("VS-DECK-01", "VS-SETUP-01")
@pytest.mark.parametrize(("more", "size"), [(["3 Cosmo"], 59), (["4 Cosmo", "1 Groot"], 61)])
def test_a_deck_of_59_or_61_is_refused_with_the_rule(more, size):
    deck = own_deck(*FIFTY_SIX, *more)
    with pytest.raises(longbox.SetupError, match=rf"has {size} cards; .* exactly 60 \(rule VS-DECK-01\)"):
        longbox.deal("vs", decks=[deck, "avengers"])


@pytest.mark.rule("VS-DECK-01", "VS-SETUP-01")
def test_a_deck_needs_a_main_character():
    deck = longbox.Deck.parse("\n".join(["Game: vs", "Name: mine", *FIFTY_SIX, "4 Cosmo"]))
    with pytest.raises(longbox.SetupError, match="names no main character"):
        longbox.deal("vs", decks=[deck, "avengers"])


@pytest.mark.rule("VS-DECK-03", "VS-DECK-08")
def test_five_of_a_card_are_refused():
    deck = own_deck(*FIFTY_SIX[1:], "5 Academy", "3 Cosmo")
    assert [problem.rule for problem in deck.problems()] == ["VS-DECK-03"]


@pytest.mark.rule("VS-DECK-06", "VS-DECK-10", "VS-DECK-09")
def test_teams_may_be_mixed_and_the_mains_own_name_may_be_in_the_deck():
    deck = own_deck(*FIFTY_SIX, "4 Hulk")
    assert deck.problems() == []
    match = longbox.deal("vs", decks=[deck, "super-villains"])
    assert match.decision is not None


@pytest.mark.rule("VS-DECK-02")
def test_a_main_character_is_not_one_of_the_sixty():
    deck = own_deck(*FIFTY_SIX, "4 hulk-main")
    assert "VS-DECK-02" in {problem.rule for problem in deck.problems()}


@pytest.mark.rule("VS-SCOPE-03")
@pytest.mark.parametrize("count", [1, 5])
def test_two_to_four_play(count):
    with pytest.raises(longbox.SetupError, match="VS-SCOPE-03"):
        longbox.deal("vs", decks=["avengers"] * count)


def test_an_unknown_deck_main_or_card_is_named_with_a_cure():
    with pytest.raises(longbox.SetupError, match=r"Decks can't be 'avenger'. Did you mean 'avengers'\?"):
        longbox.deal("vs", decks=["avenger", "avengers"])
    with pytest.raises(longbox.SetupError, match="Mains can't be 'Nick Fury'"):
        longbox.deal("vs", mains=["Nick Fury", "Magneto"])
    assert "Did you mean Ant-Man?" in str(own_deck(*FIFTY_SIX, "4 Ant Man").problems()[0])


@pytest.mark.rule("VS-STARTER-09", "VS-DECK-09")
def test_cards_named_like_the_main_are_resources_or_power_ups(duel):
    duel.you(main="Hulk", hand=["Hulk"], locations=["Academy"] * 7)
    duel.starts("turn")
    assert duel.offers("resource", "Hulk")
    duel.takes("done")
    assert not duel.offers("recruit", "Hulk")
    duel.takes("done").takes("done").takes("power up", "Hulk")
    assert duel.counters("Hulk") == 1


@pytest.mark.parametrize("mains", [("Hulk", "Loki"), ("Iron Man", "Thanos"), ("Spider-Man", "Green Goblin")])
def test_any_main_of_the_team_leads_the_deck(mains):
    match = longbox.deal("vs", mains=mains)
    state = state_of(match)
    assert tuple(state.definition[main].name for main in state.mains) == mains


def test_who_gives_up_during_set_up_is_not_asked_for_a_mulligan():
    match = dealt(decks=["avengers", "super-villains", "avengers"])
    pick(match, "go first")
    for _ in range(3):
        pick(match, "place", 0)
    first = match.decision.seat
    match.concede((first + 1) % 3)
    pick(match, "no")
    assert match.decision.seat == (first + 2) % 3
