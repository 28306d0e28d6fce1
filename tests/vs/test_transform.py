"""Characters that become others, and the side deck they come from (rulebook: Transform)."""

import pytest

import longbox
from longbox.engine import saves
from longbox.engine.cards import Library
from longbox.engine.decks import Deck
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.events import Event
from longbox.engine.view import determinize, view
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.cards.making import main_character
from longbox.games.vs.chapters import transform as transforming
from longbox.games.vs.chapters.counters import gets
from longbox.games.vs.chapters.deck_lists import find, find_main, starter
from longbox.games.vs.chapters.levels import regress
from longbox.games.vs.chapters.readying import FREEZE
from longbox.games.vs.chapters.side_deck import lay_out_side_deck, side_deck_problems
from longbox.games.vs.table.characters import mains_of
from longbox.games.vs.table.kinds import INTELLECT
from longbox.games.vs.table.zones import ASIDE, EQUIPMENT, REMOVED, SIDE_DECK
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import put_plus
from longbox.games.vs.vocabulary.identities import transform
from longbox.games.vs.vocabulary.keywords import FEROCIOUS
from longbox.games.vs.vocabulary.nouns import main_in_side_deck
from longbox.games.vs.vocabulary.powers import main_power

from .duel import ENEMY, YOU
from .made_up import learns, made_up, made_up_equipment, made_up_level, made_up_main

IDENTITY_THEFT = main_power("Identity Theft", INTELLECT, transform(THIS, into=A(main_in_side_deck), level=2))
SHIFTER = made_up_main("Shifter", (1, [IDENTITY_THEFT]))
TWOFOLD = main_character(
    made_up_level("Twofold", 1, learns(2)),
    made_up_level("Twofold", 2),
    made_up_level("Twofold", 2, learns(2), version="later"),
)
LARVA = made_up("Larva")
MOTH = made_up("Moth", Trigger(moments.appears, put_plus(1, THIS), label="Unfold"), atk=5, defense=6, health=2)


def shifter(duel, *names, **more):
    """You are Shifter, with these main characters in the side deck."""
    mains = [name if not isinstance(name, str) else find_main(LIBRARY, name) for name in names]
    lay_out_side_deck(duel.game, YOU, mains)
    return duel.you(main=SHIFTER, locations=["Academy"], **more)


def becomes(duel, old, new):
    """A character transforms into one that lies beside the table."""
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    card = duel.game.state.new_card(new, YOU, ASIDE.at(YOU), pool=YOU)
    return duel.happens(lambda game: transforming.transform(game, duel.card(old), card, level=1, you=YOU, source=-1))


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


@pytest.mark.rule("VS-TRANSFORM-01")
def test_the_old_character_is_removed_and_the_new_one_stands_as_it_stood(duel):
    duel.you(front=[LARVA]).exhaust("Larva")
    becomes(duel, "Larva", MOTH)
    assert duel.you.front == ["Moth"]
    assert "Moth" in duel.exhausted
    assert removed(duel) == ["Larva"]
    assert duel.you.ko_pile == []


@pytest.mark.rule("VS-TRANSFORM-01")
def test_a_ready_character_becomes_a_ready_one(duel):
    duel.you(back=[LARVA])
    becomes(duel, "Larva", MOTH)
    assert "Moth" in duel.you.back
    assert duel.exhausted == set()


def test_who_transforms_in_a_copy_of_the_table_stays_what_it_is_on_the_table(duel):
    duel.you(front=[LARVA]).exhaust("Larva")
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    game = duel.game
    new = game.state.new_card(MOTH, YOU, ASIDE.at(YOU), pool=YOU)
    before = saves.digest(game)
    copy = game.clone()
    transforming.transform(copy, duel.card("Larva"), new, level=1, you=YOU, source=-1)
    copy.ask_again()
    assert copy.state.exhausted[new]
    assert saves.digest(game) == before


@pytest.mark.rule("VS-TRANSFORM-02")
def test_counters_wounds_and_equipment_go_over_to_the_new_character(duel):
    duel.you(front=[LARVA])
    larva = duel.card("Larva")
    helmet = duel.you._add(made_up_equipment("Helmet"), EQUIPMENT)
    duel.game.attach(helmet, larva)
    duel.wound("Larva", 1).counter("Larva", -1)
    becomes(duel, "Larva", made_up("Worm"))
    assert (duel.wounds("Worm"), duel.counters("Worm")) == (1, -1)
    assert duel.game.on(duel.card("Worm")) == (helmet,)
    assert duel.you.ko_pile == [], "the helmet stays on"


@pytest.mark.rule("VS-TRANSFORM-02", "VS-KO-05")
def test_wounds_that_the_new_character_can_not_bear_are_the_end_of_it(duel):
    duel.you(front=[LARVA]).wound("Larva", 2)
    becomes(duel, "Larva", MOTH)
    assert duel.you.ko_pile == ["Moth"]


@pytest.mark.rule("VS-TRANSFORM-03")
def test_whoever_is_frozen_is_frozen_as_another_character_too(duel):
    duel.you(front=[LARVA], deck=["Academy"] * 9).enemy(deck=["Academy"] * 9)
    duel.happens(lambda game: game.happen(Event(FREEZE, seat=ENEMY, cards=(duel.card("Larva"),))))
    becomes(duel, "Larva", made_up("Worm"))
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert "Worm" in duel.exhausted


@pytest.mark.rule("VS-TRANSFORM-03")
def test_what_lasts_for_the_turn_lasts_on_the_new_character(duel):
    duel.you(front=[LARVA])
    duel.happens(lambda game: gets(game, [duel.card("Larva")], 2, 1, ("turn", 0), seat=YOU, source=-1))
    becomes(duel, "Larva", made_up("Worm", atk=1, defense=1))
    assert duel.stats("Worm") == (3, 2)


@pytest.mark.rule("VS-TRANSFORM-03")
def test_the_borrowed_go_back_as_what_they_have_become(duel):
    duel.you(front=["Professor X"], locations=["Academy"]).enemy(front=["Abomination"], deck=["Academy"] * 4)
    duel.uses("Professor X", "Mind Control").takes("place", "Abomination", amount=0)
    becomes(duel, "Abomination", made_up("Worm"))
    duel.ends_turn().takes("place", "Worm", amount=0)
    assert duel.side_of("Worm") == ENEMY


@pytest.mark.rule("VS-TRANSFORM-03")
def test_who_has_struck_has_struck_as_another_character_too(duel):
    """Fast strikes before the defender says whom to strike back; what it becomes then does not strike once more."""
    duel.you(front=[made_up("Fast", FEROCIOUS, atk=2), made_up("Slow", atk=2)])
    duel.enemy(front=[made_up("Wall", atk=1, defense=5)]).attacks("Fast", "Slow", on="Wall").everyone_passes()
    assert duel.offers("strike back", "Fast"), "the first blow has landed"
    becomes(duel, "Fast", made_up("Faster", atk=9)).takes("strike back", "Slow")
    assert duel.stunned == set(), "2 and 2 ATK are not 5"


@pytest.mark.rule("VS-TRANSFORM-03")
def test_who_has_not_struck_strikes_as_what_it_has_become(duel):
    duel.you(front=[made_up("Fast", FEROCIOUS, atk=2), made_up("Slow", atk=2)])
    duel.enemy(front=[made_up("Wall", atk=1, defense=5)]).attacks("Fast", "Slow", on="Wall").everyone_passes()
    becomes(duel, "Slow", made_up("Slower", atk=3)).takes("strike back", "Fast")
    assert duel.stunned == {"Wall"}, "2 and 3 ATK are"


@pytest.mark.rule("VS-TRANSFORM-04", "VS-TERM-05")
def test_the_new_character_appears(duel):
    duel.you(front=[LARVA, "Captain America"])
    becomes(duel, "Larva", MOTH)
    while duel.decision.kind == "order":
        duel.game.choose(duel.decision.options[0])
    assert duel.counters("Moth") == 2, "by its own power, and inspired by Captain America"


@pytest.mark.rule("VS-TRANSFORM-01", "VS-UNIQUE-02")
def test_a_namesake_that_comes_by_transforming_kos_the_one_before(duel):
    duel.you(front=[LARVA, MOTH])
    becomes(duel, "Larva", MOTH)
    assert duel.you.front == ["Moth"]
    assert (duel.you.ko_pile, removed(duel)) == (["Moth"], ["Larva"])


@pytest.mark.rule("VS-UNIQUE-05", "VS-TRANSFORM-01")
def test_nobody_transforms_into_a_namesake_of_ones_main(duel):
    duel.you(main="Hulk", front=[LARVA])
    becomes(duel, "Larva", find(LIBRARY, "Hulk"))
    assert duel.you.front == ["Larva"]


@pytest.mark.rule("VS-TRANSFORM-01")
def test_who_transforms_while_attacking_goes_on_attacking(duel):
    banner = made_up("Banner", atk=1, defense=1, aka=("Hulk",))
    duel.you(front=[banner]).enemy(front=["Abomination"])
    duel.attacks("Banner", on="Abomination")
    becomes(duel, "Banner", made_up("Green One", atk=9, defense=9)).everyone_passes()
    assert duel.stunned == {"Abomination"}


@pytest.mark.rule("VS-TRANSFORM-01", "VS-STATUS-12")
def test_what_a_main_transforms_into_is_the_main(duel):
    shifter(duel, "Hulk", "Thanos", front=["main"]).uses("Shifter", "Identity Theft", "Hulk")
    assert mains_of(duel.game, YOU) == [duel.card("Hulk")]
    assert duel.game.face(duel.card("Hulk")).fact("level") == 2
    assert removed(duel) == ["Shifter"]
    assert duel.result is None


@pytest.mark.rule("VS-LEVEL-24")
def test_a_main_that_has_transformed_goes_back_to_level_1_of_what_it_is_now(duel):
    shifter(duel, "Hulk", "Thanos", front=["main"]).uses("Shifter", "Identity Theft", "Thanos")
    duel.happens(lambda game: regress(game, duel.card("Thanos"), seat=ENEMY, source=-1))
    face = duel.game.face(duel.card("Thanos"))
    assert (face.name, face.fact("level")) == ("Thanos", 1)


@pytest.mark.rule("VS-TRANSFORM-06")
def test_an_alternate_level_2_of_the_side_deck_may_be_picked(duel):
    shifter(duel, TWOFOLD, front=["main"]).uses("Shifter", "Identity Theft")
    assert len(duel.options) == 2
    duel.takes("transform", amount=2)
    assert duel.game.face(duel.card("Twofold")).id == "twofold-later-level-2"


def list_of(side):
    return Deck.parse(f"Game: vs\nMain: Hulk\nSide: {side}")


@pytest.mark.rule("VS-TRANSFORM-05")
def test_a_side_deck_has_at_most_three_main_characters():
    assert side_deck_problems(LIBRARY, list_of("Hulk, Loki, Thanos")) == []
    (problem,) = side_deck_problems(LIBRARY, list_of("Hulk, Loki, Thanos, Groot"))
    assert problem.rule == "VS-TRANSFORM-05"


@pytest.mark.rule("VS-TRANSFORM-06")
def test_lower_higher_and_alternate_levels_come_along_and_do_not_count():
    library = Library()
    for main in (TWOFOLD, made_up_main("Rookie", (1, []), (2, []), (3, [])), made_up_main("Pair", (1, []), (2, []))):
        library.add(main)
    assert side_deck_problems(library, list_of("Twofold, Rookie, Pair")) == [], "eight cards, three main characters"
    assert all(face.fact("level") in (1, 2, 3) for main in library for face in main.faces)
    assert {face.fact("level") for face in library["twofold-main"].faces} == {1, 2}


@pytest.mark.rule("VS-TRANSFORM-06")
def test_a_side_deck_names_main_characters_with_a_level_2():
    library = Library()
    library.add(SHIFTER)
    (problem,) = side_deck_problems(library, list_of("Shifter"))
    assert "no Level 2" in problem.text
    (problem,) = side_deck_problems(LIBRARY, list_of("Nobody"))
    assert "not known" in problem.text


def test_a_list_keeps_its_side_deck_and_a_game_lays_it_out():
    deck = Deck.parse(starter("avengers").text().replace("Main:", "Side: Loki, Groot\nMain:"), game="vs")
    assert Deck.parse(deck.text()).headings["side"] == "Loki, Groot"
    match = longbox.deal("vs", seed=1, decks=[deck, "x-men"])
    own = match.view(0)["zones"]["side deck:0"]["cards"]
    assert [card["name"] for card in own] == ["Loki", "Groot"]


@pytest.mark.rule("VS-TRANSFORM-07", "VS-SETUP-10")
def test_a_side_deck_is_private_until_somebody_comes_from_it(duel):
    shifter(duel, "Hulk", "Thanos", front=["main"])
    duel.decision  # noqa: B018
    for seat in (ENEMY, None):
        hidden = view(duel.game, seat)["zones"]["side deck:0"]["cards"]
        assert [sorted(card) for card in hidden] == [["handle"], ["handle"]]
    assert [card["name"] for card in view(duel.game, YOU)["zones"]["side deck:0"]["cards"]] == ["Hulk", "Thanos"]
    duel.uses("Shifter", "Identity Theft", "Hulk")
    seen = view(duel.game, ENEMY)
    assert seen["zones"]["front row:0"]["cards"][0]["levels"] == ["hulk-level-1", "hulk-level-2"]
    assert "name" not in seen["zones"]["side deck:0"]["cards"][0]


@pytest.mark.rule("VS-TRANSFORM-07")
def test_for_all_that_others_know_a_side_deck_may_hold_anybody(duel):
    shifter(duel, "Hulk", "Thanos", front=["main"])
    duel.decision  # noqa: B018
    guesses = set()
    for seed in range(20):
        guess = determinize(duel.game, ENEMY, seed)
        assert view(guess, ENEMY) == view(duel.game, ENEMY)
        guesses |= {guess.face(card).name for card in guess.state.zones[SIDE_DECK.at(YOU)]}
    assert len(guesses) > 5
    own = determinize(duel.game, YOU, 1)
    assert [own.face(card).name for card in own.state.zones[SIDE_DECK.at(YOU)]] == ["Hulk", "Thanos"]
