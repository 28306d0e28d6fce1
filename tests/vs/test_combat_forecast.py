"""What views tell about an attack: who takes part, and what it comes to as things stand."""

import pytest

from longbox.clients.vs.board import combat_line
from longbox.engine.view import view
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES
from longbox.games.vs.vocabulary.keywords import LETHAL
from longbox.seen import Seen

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.fixture
def against_mandarin(duel):
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=["Mandarin"])
    duel.takes("attack", "Ant-Man", to="Mandarin")
    return duel


def names(duel, handles):
    cards = [card for zone in view(duel.game, YOU)["zones"].values() for card in zone.get("cards", ())]
    return [card["name"] for handle in handles for card in cards if card["handle"] == handle]


def test_a_team_being_picked_is_shown_with_its_running_total(against_mandarin):
    against_mandarin.takes("join", "Black Panther")
    team = view(against_mandarin.game, YOU)["team"]
    assert names(against_mandarin, team["attackers"]) == ["Ant-Man", "Black Panther"]
    assert names(against_mandarin, [team["defender"]]) == ["Mandarin"]
    assert (team["atk"], team["def"], team["stuns"]) == (5, 6, False)


def test_nobody_else_sees_a_team_before_it_attacks(against_mandarin):
    assert "team" not in view(against_mandarin.game, ENEMY)
    assert "team" not in view(against_mandarin.game, None)


def test_a_declared_attack_is_shown_to_everybody(against_mandarin):
    against_mandarin.takes("join", "Black Panther").takes("done")
    for seat in (YOU, ENEMY, None):
        seen = view(against_mandarin.game, seat)
        assert (seen["combat"]["atk"], seen["combat"]["def"], seen["combat"]["strikes_back"]) == (5, 6, 3)
        assert "team" not in seen


def test_the_last_wound_is_foretold(duel):
    duel.you(front=["Hulk"]).enemy(front=["Mandarin"])
    duel.attacks("Hulk", on="Mandarin")
    combat = view(duel.game, ENEMY)["combat"]
    assert combat["stuns"]
    assert combat["kos"], "Mandarin has a Health of 1"


def test_an_attack_too_weak_foretells_nothing(duel):
    duel.you(front=["Ant-Man"]).enemy(front=["Mandarin"])
    duel.attacks("Ant-Man", on="Mandarin")
    combat = view(duel.game, ENEMY)["combat"]
    assert not combat["stuns"]
    assert not combat["kos"]


def test_who_is_shot_at_from_afar_strikes_back_only_if_ranged(duel):
    duel.you(back=["Hawkeye"]).enemy(front=["Mandarin", "Abomination"])
    duel.attacks("Hawkeye", on="Abomination")
    assert view(duel.game, YOU)["combat"]["strikes_back"] == 0


def test_the_terminal_shows_a_team_before_it_attacks(against_mandarin):
    against_mandarin.takes("join", "Black Panther")
    line = combat_line(Seen(view(against_mandarin.game, YOU))).plain
    assert "Ant-Man + Black Panther" in line
    assert "Mandarin" in line


@pytest.mark.rule("VS-FEROCIOUS-01")
def test_whom_the_ferocious_stun_first_is_foretold_not_to_strike_back(duel):
    duel.you(front=["Beast"]).enemy(front=["Rocket", "Mandarin"])
    duel.attacks("Beast", on="Rocket")
    combat = view(duel.game, YOU)["combat"]
    assert names(duel, combat["first_strikes"]) == ["Beast"]
    assert (combat["stuns"], combat["strikes_back"]) == (True, 0)


@pytest.mark.rule("VS-FEROCIOUS-01")
def test_whom_the_ferocious_do_not_stun_strikes_back(duel):
    duel.you(front=["Beast"]).enemy(front=["Mandarin"])
    duel.attacks("Beast", on="Mandarin")
    combat = view(duel.game, YOU)["combat"]
    assert (combat["stuns"], combat["strikes_back"]) == (False, 3)


@pytest.mark.rule("VS-FEROCIOUS-01")
def test_attackers_whom_a_ferocious_defender_stuns_first_are_not_counted_on(duel):
    duel.you(front=["Hawkeye", "Black Widow"]).enemy(front=["Beast"])
    duel.attacks("Hawkeye", "Black Widow", on="Beast")
    combat = view(duel.game, YOU)["combat"]
    assert (combat["atk"], combat["def"]) == (4, 2)
    assert combat["stuns"], "Beast stuns one of them, and the other is enough"
    duel.happens(lambda game: duel.counter("Beast", 1))
    assert not view(duel.game, YOU)["combat"]["stuns"]


def test_the_terminal_says_what_an_attack_will_come_to(duel):
    duel.you(front=["Beast"]).enemy(front=["Rocket", "Mandarin"])
    duel.attacks("Beast", on="Rocket")
    line = combat_line(Seen(view(duel.game, YOU))).plain
    assert line.endswith("→ Rocket is KO’d, no strike back; Beast first")


def fought_out(duel):
    """The combat as it was foretold, and whether the defender was stunned or KO'd in it."""
    foretold = view(duel.game, ENEMY)["combat"]
    defender = duel.game.state.defender
    duel.everyone_passes()
    if duel.decision is not None and duel.decision.options[0].verb == "strike back":
        duel.takes("strike back")
    told = [event.kind.name for event in duel.told if defender in event.cards]
    return foretold, "stun" in told, "KO" in told


@pytest.mark.rule("VS-COMBAT-10", "VS-COMBAT-12")
@pytest.mark.parametrize("book", EDITIONS)
@pytest.mark.parametrize("defense", [1, 2, 3])
@pytest.mark.parametrize("atk", [(0,), (1,), (3,), (4,), (0, 0), (0, 1), (1, 1), (1, 2), (2, 2)])
def test_who_is_foretold_to_be_stunned_is(duel, book, atk, defense):
    attackers = [made_up(f"Attacker {place}", atk=value) for place, value in enumerate(atk)]
    duel.by(book).you(front=attackers).enemy(front=[made_up("Defender", atk=0, defense=defense)])
    duel.attacks(*(card.name for card in attackers), on="Defender")
    foretold, stunned, _ = fought_out(duel)
    strikes = sum(atk) > 0 or book == MARVEL_BATTLES
    assert foretold["stuns"] == stunned == (strikes and sum(atk) >= defense)


@pytest.mark.rule("VS-KEYWORD-21", "VS-KEYWORD-22", "VS-KO-01")
@pytest.mark.parametrize("book", EDITIONS)
@pytest.mark.parametrize("atk", [2, 6])
@pytest.mark.parametrize("wounds", [0, 2])
@pytest.mark.parametrize("lethal", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("defender", ["Defender", "Captain America"])
def test_who_is_foretold_to_be_ko_d_is(duel, book, atk, wounds, lethal, defender):
    """Defender has a Health of 3; the main character's is 5."""
    duel.by(book).enemy(main="Captain America", front=["main", made_up("Defender", atk=0, defense=4)])
    attackers = [made_up(f"Attacker {place}", *[LETHAL] * (place in lethal), atk=atk // 2) for place in (0, 1)]
    duel.you(main="Hulk", front=attackers)
    duel.wound(defender, wounds).attacks("Attacker 0", "Attacker 1", on=defender)
    foretold, stunned, ko_d = fought_out(duel)
    needs = 4 if defender == "Defender" else 5
    dies = wounds == 2 or bool(lethal) if defender == "Defender" else False
    assert foretold["stuns"] == stunned == (atk >= needs)
    assert foretold["kos"] == ko_d == (stunned and dies)
