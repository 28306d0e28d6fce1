"""The Traitor: one player may stand on the other side, and nobody else knows who."""

import longbox
from longbox.engine import view
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.betraying import traitors
from longbox.games.legendary.table.zones import BETRAYAL_CARDS, BETRAYAL_DECK, BINDINGS

from .scenario import Scenario


def betrayal(players: int = 3, **setup) -> Scenario:
    known = {"mastermind": "uru-enchanted-iron-man", "scheme": "the-traitor", "expansions": ["core"]}
    return Scenario(side="villains", players=players, **(known | setup))


def with_traitor(seat: int, **setup) -> Scenario:
    """This player holds the Twist, and everybody a Bindings."""
    table = betrayal(**setup)
    for one in range(table.state.seats):
        table._set(BETRAYAL_CARDS.first + one, ("Bindings", "Twist") if one == seat else ("Bindings",))
    return table


def test_a_betrayal_deck_is_shuffled_of_bindings_and_a_twist():
    table = betrayal(players=4)
    cards = table.cards(BETRAYAL_DECK)
    assert (cards.count("Bindings"), cards.count("Twist")) == (12, 1)
    assert len(table.cards(BINDINGS)) == 30 - 12
    assert len({tuple(dealt_deck(seed)) for seed in range(8)}) > 1


def dealt_deck(seed: int) -> list[str]:
    chosen = {item.name: item.default for item in RULES.form()}
    chosen |= {"side": "villains", "players": 2, "mastermind": "uru-enchanted-iron-man", "scheme": "the-traitor"}
    game = RULES.deal(chosen | {"expansions": ("core",)}, seed=seed)
    return [game.state.definition[card].name for card in game.state.zones[BETRAYAL_DECK.first]]


def test_nobody_plays_it_alone():
    for solo in ("basic", "advanced"):
        known = {"side": "villains", "players": 1, "solo": solo, "scheme": "the-traitor"}
        (problem,) = longbox.check("legendary", **known)
        assert "not for one player" in problem.text


def test_the_first_three_twists_deal_each_player_a_card_that_only_they_know():
    table = betrayal(open_hands=False).villain_deck("Twist", "Twist").begin_turn()
    assert [len(table.cards(BETRAYAL_CARDS, seat)) for seat in range(3)] == [1, 1, 1]
    own = table.seen(0)["zones"]["betrayal cards:0"]["cards"]
    other = table.seen(0)["zones"]["betrayal cards:1"]["cards"]
    assert own[0].get("name") in ("Bindings", "Plot Twist")
    assert other[0].get("name") is None
    table.end_turn()
    assert [len(table.cards(BETRAYAL_CARDS, seat)) for seat in range(3)] == [2, 2, 2]


def test_from_the_fourth_twist_on_nothing_is_dealt():
    table = betrayal().twists_so_far(3).villain_deck("Twist").begin_turn()
    assert [len(table.cards(BETRAYAL_CARDS, seat)) for seat in range(3)] == [0, 0, 0]


def test_who_can_not_know_guesses_anew_who_it_is():
    table = betrayal(players=4, open_hands=False).villain_deck("Twist", "Twist", "Twist").begin_turn()
    table.end_turn().end_turn()
    guesses = {traitors(view.determinize(table.game, 0, seed)) for seed in range(60)}
    assert len(guesses) >= 3 or traitors(table.game) == (0,)


def test_the_traitor_may_show_it_and_the_others_are_bound():
    table = with_traitor(0)
    table.use("use scheme")
    assert table.state.traitor == 0
    assert [table.in_discard(seat) for seat in range(3)] == [[], ["Bindings"], ["Bindings"]]
    assert not table.can("use scheme"), "once is enough"
    assert "Plot Twist" in [one.get("name") for one in table.seen(1)["zones"]["betrayal cards:0"]["cards"]]


def test_who_holds_bindings_alone_has_nothing_to_show():
    assert not with_traitor(1).can("use scheme")


def test_once_the_traitor_is_known_no_cards_are_dealt():
    table = with_traitor(0).use("use scheme")
    table.villain_deck("Twist").end_turn()
    assert [len(table.cards(BETRAYAL_CARDS, seat)) for seat in range(3)] == [2, 0, 0]


def test_four_attack_bring_another_card_as_often_as_one_likes():
    table = betrayal().points(attack=9).villain_deck("Whirlwind", "Sabretooth", "Bystander").bringing(1)
    table.use("use scheme").bringing(1).use("use scheme")
    assert set(table.where.values()) == {"Whirlwind", "Sabretooth"}
    assert table.attack == 1
    assert not table.can("use scheme")


def test_at_the_eighth_twist_the_traitor_wins_with_good():
    table = with_traitor(2).twists_so_far(7).villain_deck("Twist").leaving("begin")
    assert table.result is not None
    assert table.result.villain_won
    assert table.result.winners == (2,)
    assert table.state.traitor == 2


def test_without_a_traitor_all_lose_at_the_eighth_twist():
    table = betrayal().twists_so_far(7).villain_deck("Twist").leaving("begin")
    assert table.result is not None
    assert table.result.winners == ()


def test_when_the_players_win_the_traitor_does_not():
    table = with_traitor(1).victory("Venom", seat=1).tactics("Repulsor Coils").points(attack=7)
    table.leaving("fight", "Uru-Enchanted Iron Man")
    assert table.result is not None
    assert table.result.outcome == "win"
    assert table.result.winners == (0, 2)
    assert table.result.best == 0, "the Traitor's points count for nothing"
