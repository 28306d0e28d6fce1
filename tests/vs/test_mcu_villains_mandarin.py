"""Mandarin, and who may be behind him: two Trevor Slatterys, and The Ten Rings once."""

import pytest

import longbox
from longbox import players
from longbox.engine import dice
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find, find_main
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.setup import lay_out
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.zones import BEHIND_THE_CAMERA, FRONT, HAND
from longbox.games.vs.vocabulary.moving import return_to_hand

from .duel import ENEMY, YOU, Duel
from .made_up import made_up
from .mcu_villains import CROOK, FLIMSY, FRAIL, NINE, ROCK, all_named, card_of, kos, removed, to_the_main_phase

RINGS, TREVOR, MANDARIN = "mcu-the-ten-rings", "mcu-trevor-slattery", "mcu-mandarin"


def pile(duel, *names, seat=YOU):
    """Lay out a Behind the Camera pile."""
    found = [find(LIBRARY, name) for name in names]
    duel.game.state.new_cards(found, seat, BEHIND_THE_CAMERA.at(seat), pool=600 + seat)
    return duel


def in_pile(duel, seat=YOU):
    return sorted(duel.game.face(card).name for card in duel.game.state.zones[BEHIND_THE_CAMERA.at(seat)])


@pytest.mark.rule("VS-CARD-42", "VS-DECK-11")
def test_a_deck_with_mandarin_brings_three_cards():
    game = Game(RULES, RULES.new_state(2))
    lay_out(game, YOU, find_main(LIBRARY, "Loki"), [find(LIBRARY, MANDARIN), find(LIBRARY, "mcu-killian")])
    lay_out(game, ENEMY, find_main(LIBRARY, "Loki"), [find(LIBRARY, "mcu-killian"), find(LIBRARY, "Mandarin")])
    names = sorted(game.face(card).name for card in game.state.zones[BEHIND_THE_CAMERA.at(YOU)])
    assert names == ["The Ten Rings", "Trevor Slattery", "Trevor Slattery"]
    assert not game.state.zones[BEHIND_THE_CAMERA.at(ENEMY)], "the older Mandarin brings none"


@pytest.mark.card("mcu-mandarin")
@pytest.mark.rule("VS-CARD-42", "VS-CARD-43")
@pytest.mark.parametrize(("card", "name"), [(RINGS, "The Ten Rings"), (TREVOR, "Trevor Slattery")])
def test_who_was_mandarin_comes_to_hand_when_he_falls(duel, card, name):
    duel.you(front=["mcu-mandarin"]).enemy(front=["Hulk"])
    pile(duel, card).on_enemy_turn().attacks("Hulk", on="Mandarin").everyone_passes()
    assert (duel.you.hand, duel.you.ko_pile, removed(duel), in_pile(duel)) == ([name], [], ["Mandarin"], [])
    number = duel.game.state.zones[HAND.at(YOU)][-1]
    known = duel.game.state.known[number]
    assert (bool(known & (1 << YOU)), bool(known & (1 << ENEMY))) == (True, False)


@pytest.mark.card("mcu-mandarin")
@pytest.mark.rule("VS-CARD-43")
def test_nobody_looks_behind_the_camera(duel):
    duel.you(front=["mcu-mandarin"])
    pile(duel, RINGS, TREVOR, TREVOR)
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    for seat in (YOU, ENEMY):
        seen = view(duel.game, seat)["zones"][f"Behind the Camera:{YOU}"]
        assert seen["count"] == 3 if "count" in seen else True
        assert not any("name" in card or "id" in card for card in seen.get("cards", []))


@pytest.mark.card("mcu-mandarin")
@pytest.mark.rule("VS-CARD-42")
def test_chance_says_who_it_was(duel):
    duel.you(front=["mcu-mandarin"])
    pile(duel, RINGS, TREVOR, TREVOR)
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    found = []
    start = duel.game
    for seed in range(60):
        duel.game = start.clone()
        dice.begin(duel.game.state, seed)
        kos(duel, "Mandarin")
        assert len(in_pile(duel)) == 2
        found += duel.you.hand
    assert len(found) == 60
    assert 10 <= found.count("The Ten Rings") <= 30, "one in three"


@pytest.mark.card("mcu-mandarin")
def test_a_stun_that_is_no_ko_unmasks_nobody(duel):
    duel.you(front=["mcu-mandarin"], hand=["Academy"])
    pile(duel, RINGS)
    duel.happens(lambda game: stun(game, [duel.card("Mandarin")], [()], manner="daze"))
    assert (duel.you.hand, in_pile(duel)) == (["Academy"], ["The Ten Rings"])


@pytest.mark.card("mcu-mandarin")
def test_the_fall_of_somebody_else_unmasks_nobody(duel):
    duel.you(front=["mcu-mandarin", FLIMSY]).enemy(front=[FRAIL])
    pile(duel, RINGS)
    kos(duel, "Flimsy")
    kos(duel, "Frail")
    assert (duel.you.hand, in_pile(duel)) == ([], ["The Ten Rings"])


@pytest.mark.card("mcu-mandarin")
def test_when_nobody_is_left_behind_the_camera_mandarin_is_removed_all_the_same(duel):
    duel.you(front=["mcu-mandarin"])
    kos(duel, "Mandarin")
    assert (duel.you.hand, duel.you.ko_pile, removed(duel)) == ([], [], ["Mandarin"])


def test_there_is_one_mandarin_in_a_deck_and_nobody_from_behind_the_camera():
    deck = longbox.ready_decks("vs")["mcu-villains"]
    for name, extra in ((MANDARIN, 1), (RINGS, 1), (TREVOR, 1)):
        cards = [(count, one) for count, one in deck.cards if "illian" not in one]
        changed = longbox.Deck(
            "Trial", (*cards, (1, "mcu-killian"), (extra, name)), game="vs", headings=dict(deck.headings)
        )
        assert changed.size == 60
        assert changed.problems(), name
    assert deck.problems() == []


# The Ten Rings


@pytest.mark.card("mcu-the-ten-rings")
def test_the_ten_rings_show_themselves_for_a_turn(duel):
    duel.you(hand=[RINGS], deck=NINE).enemy(front=[ROCK], deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "The Ten Rings", amount=0)
    assert duel.stats("The Ten Rings") == (10, 10)
    to_the_main_phase(duel).attacks("The Ten Rings", on="Rock").everyone_passes()
    assert duel.you.front == ["The Ten Rings"]
    duel.ends_turn()
    assert (duel.you.front, duel.you.ko_pile, in_pile(duel)) == ([], [], ["The Ten Rings"])


@pytest.mark.card("mcu-the-ten-rings")
def test_the_ten_rings_go_at_the_end_of_an_enemy_turn_too(duel):
    duel.you(front=[RINGS], deck=NINE).enemy(deck=NINE).on_enemy_turn().ends_turn()
    assert (duel.you.front, in_pile(duel)) == ([], ["The Ten Rings"])


@pytest.mark.card("mcu-the-ten-rings")
def test_the_ten_rings_do_not_stay_in_the_ko_pile(duel):
    duel.you(front=[RINGS]).enemy(front=[made_up("Titan", atk=12, defense=30)])
    duel.attacks("The Ten Rings", on="Titan").everyone_passes()
    assert (duel.you.front, duel.you.ko_pile, in_pile(duel)) == ([], [], ["The Ten Rings"])


@pytest.mark.card("mcu-the-ten-rings")
@pytest.mark.parametrize("how", ["ko", "hand"])
def test_the_ten_rings_go_behind_the_camera_however_they_leave(duel, how):
    duel.you(front=[RINGS])
    (card,) = all_named(duel, "The Ten Rings")
    if how == "ko":
        kos(duel, "The Ten Rings")
    else:
        duel.happens(lambda game: return_to_hand(THIS).enter(game, Scope(YOU, source=card)))
    assert (duel.you.front, duel.you.ko_pile, duel.you.hand) == ([], [], [])
    assert in_pile(duel) == ["The Ten Rings"]


def test_the_ten_rings_that_are_discarded_are_no_longer_behind_the_camera(duel):
    duel.you(hand=[RINGS], front=["mcu-loki", CROOK]).enemy(front=[ROCK])
    duel.attacks("Crook", on="Rock")
    (option,) = [one for one in duel.decision.options if one.verb == "use" and duel.game.face(one.card).name == "Loki"]
    duel.picks(option)
    if duel.offers("choose", "The Ten Rings"):
        duel.chooses("The Ten Rings")
    assert duel.you.ko_pile == ["The Ten Rings"]


# Trevor Slattery


@pytest.mark.card("mcu-killian")
def test_trevor_slattery_is_only_an_actor(duel):
    duel.you(hand=[TREVOR, "mcu-killian"], locations=["Academy"] * 3, deck=NINE).starts("turn")
    assert "Trevor Slattery" not in duel.offered("resource")
    assert "Killian" in duel.offered("resource")
    duel.takes("done")
    assert "Trevor Slattery" not in duel.offered("recruit")
    duel.takes("recruit", "Killian", amount=0)


@pytest.mark.card("mcu-trevor-slattery")
def test_no_effect_brings_trevor_on_stage():
    """Whoever would appear and can't is removed from the game, as the makers of the game say of all sets. So he never
    lies open in play, where the fixture would look for him."""
    duel = Duel()
    duel.you(ko=[TREVOR])
    card = card_of(duel, "Trevor Slattery")
    duel.happens(lambda game: appear(game, card, FRONT.at(YOU), seat=YOU, source=-1))
    assert (duel.you.front, duel.you.ko_pile, removed(duel)) == ([], [], ["Trevor Slattery"])


# Whole games


@pytest.mark.parametrize("seed", range(3))
def test_games_with_mandarin_are_kept_and_come_to_an_end(seed):
    match = longbox.deal("vs", seed=seed, decks=["mcu-villains", "mcu-villains"])
    seats = [players.player("random", seed=10 * seed + seat) for seat in (0, 1)]
    left = []
    while match.decision is not None:
        match.choose(seats[match.decision.seat].choose(match.seat(match.decision.seat)))
        now = [len(match._game.state.zones[BEHIND_THE_CAMERA.at(seat)]) for seat in (0, 1)]
        if now != left:
            left = now
            again = longbox.load(match.save())
            assert (again.digest, again.view(0)) == (match.digest, match.view(0))
    assert match.result.winners
