"""Where the books differ: each switch of `editions.py`, played by both sides (rulebook: Introduction)."""

from dataclasses import fields

import pytest

import longbox
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.chapters.transform import transform
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.characters import mains_of
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES, MCU, Edition
from longbox.games.vs.table.kinds import (
    AVENGERS,
    COMPILED,
    FEMME_FATALES,
    MAIN,
    MCU_HEROES,
    MCU_VILLAINS,
    SKILL,
    THE_COMPANY,
    XENOMORPHS,
)
from longbox.games.vs.table.stats import is_evil, is_good
from longbox.games.vs.table.zones import ASIDE, BACK, FRONT, REMOVED
from longbox.games.vs.vocabulary.arrivals import borrow, put_onto_your_side
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.identities import become_main
from longbox.games.vs.vocabulary.keywords import SWARM
from longbox.games.vs.vocabulary.nouns import enemy_character, enemy_ko_d_character
from longbox.games.vs.vocabulary.powers import main_power

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up, made_up_twist

THREE_DECKS = ["avengers", "super-villains", "x-men"]
NAMED = ["Player 1 (Captain America)", "Player 2 (Magneto)", "Player 3 (Wolverine)"]


def books(**by_book):
    """Play a test by each of the books, with what is expected by it."""
    return pytest.mark.parametrize(
        ("book", "expected"), [(name.replace("_", "-"), expected) for name, expected in by_book.items()]
    )


@pytest.mark.rule("VS-SCOPE-01")
def test_the_compiled_rulebook_is_played_unless_said_otherwise():
    item = next(item for item in longbox.setup("vs") if item.name == "rules")
    assert item.default == COMPILED
    assert item.choices == (COMPILED, MARVEL_BATTLES, MCU) == tuple(EDITIONS)
    assert longbox.deal("vs")._game.state.edition == COMPILED
    assert longbox.deal("vs", rules=MCU)._game.state.edition == MCU
    with pytest.raises(longbox.SetupError, match="Rules can't be 'legacy'"):
        longbox.deal("vs", rules="legacy")


def test_every_switch_tells_books_apart():
    for switch in fields(Edition):
        assert len({getattr(edition, switch.name) for edition in EDITIONS.values()}) > 1, switch.name


@pytest.mark.parametrize("book", EDITIONS)
def test_a_game_is_saved_with_its_book(book):
    match = longbox.deal("vs", rules=book, seed=3)
    match.choose(0)
    again = longbox.load(match.save())
    assert again.digest == match.digest
    assert again._game.state.edition == book


@pytest.mark.rule("VS-SETUP-04", "VS-SETUP-05")
@books(
    compiled=["Go first", "Go second"],
    marvel_battles=NAMED,
    mcu=NAMED,
)
def test_who_may_be_named_to_begin(book, expected):
    match = longbox.deal("vs", decks=THREE_DECKS, rules=book, seed=1)
    assert [option.label for option in match.decision.options] == expected
    chooser = match.decision.seat
    match.choose(1)
    first = 1 if len(expected) == 3 else (chooser - 1) % 3
    assert match._game.state.first == match.decision.seat == first


@pytest.mark.rule("VS-SETUP-04", "VS-SETUP-05")
def test_of_two_players_being_first_or_second_says_it_all():
    match = longbox.deal("vs", rules=MARVEL_BATTLES)
    assert [option.label for option in match.decision.options] == ["Go first", "Go second"]


@pytest.mark.rule("VS-COMBAT-12", "VS-FEROCIOUS-17")
@books(compiled=False, marvel_battles=True, mcu=False)
def test_who_has_no_atk_strikes_by_the_first_book_only(duel, book, expected):
    duel.by(book).you(front=["Hulk", "Thor"]).enemy(front=["Loki"])
    duel.game.modify("atk", 1, -9, [duel.card("Loki")], ("turn", 0))
    duel.attacks("Hulk", "Thor", on="Loki").everyone_passes()
    assert (duel.decision.seat == ENEMY) == expected
    if expected:
        duel.enemy_strikes_back_at("Thor")
    assert duel.fallen == {"Loki"}, "and it comes to nothing either way"


@pytest.mark.rule("VS-KEYWORD-21", "VS-KEYWORD-22")
@books(compiled={"Luke Cage"}, marvel_battles=set(), mcu={"Luke Cage"})
def test_whether_lethal_needs_a_wound(duel, book, expected):
    duel.by(book).you(front=["Gamora"]).enemy(main="Hulk", front=["Luke Cage"], locations=["Fortress"])
    duel.counter("Gamora", 6).attacks("Gamora", on="Luke Cage").passes()
    duel.uses("Luke Cage", "Impervious Skin")
    assert duel.game.rules.table_view(duel.game, YOU)["combat"]["kos"] == (not expected)
    duel.everyone_passes()
    assert duel.stunned == expected
    assert duel.enemy.ko_pile == ([] if expected else ["Luke Cage"])


@pytest.mark.rule("VS-KEYWORD-21")
def test_lethal_of_the_first_book_is_for_attackers_and_spares_mains(duel):
    duel.by(MARVEL_BATTLES).you(front=["Gamora", "Ronan"], hand=["Open Fire"])
    duel.enemy(main="Magneto", front=["Gamora", "main"])
    duel.attacks("Ronan", on="Gamora").everyone_passes()
    assert duel.stunned == {"Ronan"}, "Gamora defended"
    duel.attacks("Gamora", on="Magneto").plays("Open Fire").everyone_passes()
    assert duel.stunned == {"Ronan", "Magneto"}
    assert duel.wounds("Magneto") == 1


@pytest.mark.rule("VS-KEYWORD-31", "VS-SCOPE-07")
@books(compiled=True, marvel_battles=False, mcu=True)
def test_how_long_cosmo_takes_powers_away(duel, book, expected):
    duel.by(book).you(main="Professor X", hand=["Cosmo"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["Thor"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Thor")
    duel.takes("done").takes("done").ends_turn().skips_building()
    assert duel.has("Thor", "flight") == expected


@pytest.mark.rule("VS-WIN-04")
@books(compiled=True, marvel_battles=False, mcu=True)
def test_whether_a_turn_can_start_without_the_main_character(duel, book, expected):
    duel.by(book).you(deck=["Academy"])
    duel.game.move(duel.you.main, BACK.at(ENEMY))
    duel.game.state.put("controller", duel.you.main, ENEMY)
    duel.starts("turn")
    assert (duel.result is not None) == expected


@pytest.mark.rule("VS-WIN-14")
@books(compiled=True, marvel_battles=False, mcu=True)
def test_whether_two_main_characters_may_stay(duel, book, expected):
    duel.by(book)
    duel.game.move(duel.enemy.main, BACK.at(YOU))
    duel.game.state.put("controller", duel.enemy.main, YOU)
    duel.starts("turn")
    assert duel.offers("keep") == expected


@pytest.mark.rule("VS-WIN-06", "VS-WIN-07", "VS-FFA-06", "VS-FFA-07", "VS-FFA-08")
@books(compiled=[], marvel_battles=["Ronan"], mcu=[])
def test_what_of_a_beaten_player_stays(trio, book, expected):
    trio.by(book).you(front=["Hulk"]).third(deck=["Academy"])
    trio.enemy(front=["main", "Loki"], hand=["Ronan"], deck=["Ronan"], locations=["Academy"])
    trio.wound("Magneto", 4).attacks("Hulk", on="Magneto").everyone_passes()
    enemy = trio.enemy
    assert [enemy.front, enemy.resources] == [[], []]
    assert [enemy.hand, enemy.deck] == [expected, expected]
    trio.ends_turn()
    assert trio.decision.seat == THIRD


def beaten_with_cards_everywhere(trio, book):
    """The enemy is beaten: one of their cards lies on their side, one in their hand, and one is on loan to you."""
    trio.by(book).enemy(front=["Loki", "Abomination"], hand=["Ronan"])
    abomination = trio.card("Abomination")
    trio.game.move(abomination, FRONT.at(YOU))
    trio.game.state.put("controller", abomination, YOU)
    return trio.happens(lambda game: knock_out(game, [trio.enemy.main]))


@pytest.mark.rule("VS-FFA-06")
def test_by_the_first_book_a_beaten_players_side_leaves_the_game(trio):
    beaten_with_cards_everywhere(trio, MARVEL_BATTLES)
    assert (trio.enemy.front, trio.enemy.back) == ([], [])
    assert (trio.enemy.hand, trio.you.front) == (["Ronan"], ["Abomination"]), "what lies elsewhere stays"


@pytest.mark.rule("VS-FFA-07", "VS-FFA-08")
@pytest.mark.parametrize("book", [COMPILED, MCU])
def test_by_the_others_all_that_a_beaten_player_owns_leaves_the_game(trio, book):
    beaten_with_cards_everywhere(trio, book)
    assert (trio.enemy.front, trio.enemy.back, trio.enemy.hand, trio.you.front) == ([], [], [], [])


@pytest.mark.rule("VS-TERM-35")
def test_what_is_removed_from_the_game_is_in_no_ko_pile(trio):
    beaten_with_cards_everywhere(trio, COMPILED)
    names = {trio.game.face(card).name for card in trio.game.state.zones[REMOVED.at()]}
    assert {"Loki", "Abomination", "Ronan"} <= names
    assert [side.ko_pile for side in (trio.you, trio.enemy, trio.third)] == [[], [], []]


@pytest.mark.rule("VS-WIN-06", "VS-WIN-08")
@books(compiled=["Thor"], marvel_battles=[], mcu=["Thor"])
def test_what_becomes_of_whom_a_beaten_player_has_borrowed(trio, book, expected):
    trio.by(book).you(front=["Hulk"]).enemy(front=["main"]).third(front=["Thor"])
    game = trio.game
    thor = trio.card("Thor")
    game.move(thor, FRONT.at(ENEMY))
    game.state.put("controller", thor, ENEMY)
    game.state.put("lender", thor, THIRD)
    trio.wound("Magneto", 4).attacks("Hulk", on="Magneto").everyone_passes()
    assert trio.third.front == expected
    assert trio.third.ko_pile == trio.enemy.front == []


@pytest.mark.rule("VS-WIN-06")
def test_by_the_first_book_whom_a_beaten_player_has_lent_stays_with_the_borrower(trio):
    trio.by(MARVEL_BATTLES).you(main="Professor X", level=2, front=["main", "Hulk"], locations=["Academy"])
    trio.enemy(front=["main", "Thor"])
    trio.wound("Magneto", 4)
    trio.uses("Professor X", "Mental Domination", "Thor").takes("place", "Thor", amount=0)
    trio.attacks("Hulk", on="Magneto").everyone_passes().ends_turn()
    assert trio.decision.seat == THIRD, "there is no row to choose for Thor"
    assert trio.you.front == ["Professor X", "Hulk", "Thor"]


@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-07")
@books(compiled=0, marvel_battles=1, mcu=1)
def test_whether_a_namesake_of_the_main_stops_the_whole_effect(duel, book, expected):
    duel.by(book).you(main="Magneto", front=["Professor X"], locations=["Academy"])
    duel.enemy(main="Loki", front=["Magneto"])
    magneto = duel.card("Magneto", ENEMY)
    duel.game.state.put("exhausted", magneto, 1)
    duel.uses("Professor X", "Mind Control")
    assert duel.enemy.front == ["Magneto"]
    assert duel.game.state.exhausted[magneto] == expected, "being readied is a part of the effect"


CONSCRIPT = borrow(A(enemy_character))
RAISE = put_onto_your_side(A(enemy_ko_d_character))


@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-07")
@pytest.mark.parametrize("bringing", [CONSCRIPT, RAISE], ids=["by taking control", "by putting into play"])
@books(compiled=["Academy"], marvel_battles=[], mcu=[])
def test_whether_the_rest_of_an_effect_is_done_without_the_namesake(duel, book, bringing, expected):
    draft = made_up_twist("Draft", MAIN, do(bringing, draw()))
    duel.by(book).you(main="Magneto", hand=[draft], deck=["Academy"])
    duel.enemy(main="Loki", front=["Magneto"], ko=["Magneto"]).plays("Draft")
    if duel.offers("choose"):
        duel.chooses("Magneto")
    assert (duel.enemy.front, duel.enemy.ko_pile) == (["Magneto"], ["Magneto"])
    assert duel.you.hand == expected
    assert duel.you.ko_pile == ["Draft"], "the plot twist was played all the same"


@pytest.mark.rule("VS-UNIQUE-06")
@pytest.mark.parametrize("book", [MARVEL_BATTLES, MCU])
def test_what_brings_nobody_of_ones_mains_name_is_done_as_a_whole(duel, book):
    draft = made_up_twist("Draft", MAIN, do(CONSCRIPT, draw()))
    duel.by(book).you(main="Hulk", hand=[draft], deck=["Academy"]).enemy(main="Loki", front=["Magneto"])
    duel.plays("Draft", "Magneto").takes("place", "Magneto", amount=0)
    assert (duel.you.front, duel.you.hand) == (["Magneto"], ["Academy"])


@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-07")
@books(compiled=True, marvel_battles=False, mcu=False)
def test_whether_a_namesake_may_come_while_the_main_is_on_another_side(duel, book, expected):
    """By the Compiled Rulebook what speaks of a main character that is elsewhere is ignored; else it is never."""
    duel.by(book).you(main="Magneto", front=["Dormammu"], locations=["Academy", "Laboratory"]).enemy(ko=["Magneto"])
    duel.game.move(duel.you.main, FRONT.at(ENEMY))
    duel.game.state.put("controller", duel.you.main, ENEMY)
    duel.uses("Dormammu", "Necromancy")
    assert duel.offers("place", "Magneto") == expected


@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-07")
@pytest.mark.parametrize("book", EDITIONS)
def test_no_main_becomes_the_namesake_of_somebody_beside_it(duel, book):
    duel.by(book).you(front=["main", "Hulk"])
    banner = duel.game.state.new_card(find_main(LIBRARY, "Hulk"), YOU, ASIDE.at(YOU), pool=YOU)
    duel.happens(lambda game: transform(game, duel.you.main, banner, level=1, you=YOU, source=-1))
    assert duel.you.front == ["Captain America", "Hulk"]


@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-08")
@books(compiled=True, marvel_battles=False, mcu=False)
def test_whether_one_of_a_swarm_may_take_over(duel, book, expected):
    drone = made_up("Drone", SWARM, main_power("Rule", SKILL, become_main(THIS)))
    duel.by(book).you(front=[drone, drone], locations=["Training Ground"]).uses("Drone", "Rule")
    assert (mains_of(duel.game, YOU) == [duel.card("Drone")]) == expected


@pytest.mark.rule("VS-UNIQUE-08")
@books(compiled=True, marvel_battles=False, mcu=False)
def test_whether_a_main_character_may_swarm(duel, book, expected):
    duel.by(book).game.state.put("definition", duel.you.main, made_up("Drone", SWARM, kind="main character"))
    duel.you(hand=[made_up("Drone", SWARM)], locations=["Academy"]).starts("turn").takes("done")
    assert duel.offers("recruit", "Drone") == expected


@pytest.mark.rule("VS-LOCATION-09", "VS-LOCATION-10", "VS-LOCATION-11")
@books(compiled=False, marvel_battles=True, mcu=False)
def test_whether_a_special_location_gives_what_it_does_not_list(duel, book, expected):
    names = frozenset(("Hangar",))
    hangar = VsCard("Hangar", "location", traits=("Avengers",), names=names, symbols=("Skill",))
    duel.by(book).you(front=["Thor", "Spider-Man", "Nova"], locations=[hangar]).enemy(front=["Abomination"])
    assert duel.can_use("Spider-Man", "Websling"), "Skill is listed"
    assert duel.can_use("Thor", "Lightning Strike") == expected, "Energy is not"
    assert not duel.can_use("Nova", "Nova Force Speed"), "Nova is no Avenger"


@pytest.mark.rule("VS-TERM-15", "VS-TERM-16")
@books(
    compiled=(["Avenger", "Marine", "Hero", "Winter Soldier"], ["Viper", "Alien", "Villain", "Winter Soldier"]),
    marvel_battles=(["Avenger", "Marine", "Hero", "Winter Soldier"], ["Viper", "Alien", "Villain", "Winter Soldier"]),
    mcu=(["Avenger", "Hero", "Winter Soldier"], ["Viper", "Villain", "Winter Soldier"]),
)
def test_who_is_good_and_who_is_evil(duel, book, expected):
    teams = {"Avenger": AVENGERS, "Marine": THE_COMPANY, "Viper": FEMME_FATALES, "Alien": XENOMORPHS,
             "Hero": MCU_HEROES, "Villain": MCU_VILLAINS}  # fmt: skip
    turncoat = VsCard("Winter Soldier", "supporting character", stats={"atk": 1, "def": 1, "health": 1},
                    traits=(MCU_HEROES, MCU_VILLAINS), names=frozenset(("Winter Soldier",)))  # fmt: skip
    duel.by(book).you(front=[*(made_up(name, team=team) for name, team in teams.items()), turncoat])
    named = {duel.game.face(card).name: card for card in duel.game.state.zones[FRONT.at(YOU)]}
    good = [name for name, card in named.items() if is_good(duel.game, card)]
    evil = [name for name, card in named.items() if is_evil(duel.game, card)]
    assert (good, evil) == expected
