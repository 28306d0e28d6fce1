"""S.H.I.E.L.D. Clearance: a fight takes the discard of somebody who knows the way in."""

import pytest

from longbox.engine.effects.choosing import each
from longbox.engine.frames import Scope
from longbox.games.legendary.vocabulary.keywords.s_h_i_e_l_d_clearance import clearance
from longbox.games.legendary.vocabulary.lasting import gains
from longbox.games.legendary.vocabulary.nouns import the_mastermind

from ..scenario import Scenario


@pytest.mark.rule("LG-KW-CLEARANCE-01")
def test_without_an_insider_in_hand_there_is_no_fight():
    table = Scenario().hand("Odinson").city(Bank="Cape-Killers").points(attack=5)
    assert not table.can("fight", "Cape-Killers")
    assert [why.rule for why in table.why_not("fight", "Cape-Killers")] == ["LG-SPECIAL-01"]


@pytest.mark.rule("LG-KW-CLEARANCE-01")
def test_an_insider_is_discarded_besides_the_attack():
    table = Scenario().hand("Agent", "Trooper", "Odinson").city(Bank="Cape-Killers").points(attack=5)
    table.fight("Cape-Killers", "Agent")
    assert (table.attack, table.in_hand(), table.koed) == (2, ["Trooper", "Odinson"], ["Agent"])
    assert table.in_victory() == ["Cape-Killers"]


@pytest.mark.rule("LG-KW-CLEARANCE-01")
def test_one_that_was_played_is_no_help():
    table = Scenario().hand("Agent").city(Bank="Cape-Killers").points(attack=5).play("Agent")
    assert not table.can("fight", "Cape-Killers")


@pytest.mark.rule("LG-KW-CLEARANCE-02")
def test_a_mastermind_takes_two_each_time():
    """Maria Hill's, which is given to another Mastermind here."""
    table = Scenario(mastermind="dr-doom").hand(*["Agent"] * 3).tactics(*["Treasures of Latveria"] * 2)
    gains(each(the_mastermind), clearance(2)).apply(table.game, Scope(0))
    table.points(attack=30).fight("Dr. Doom")
    assert (table.in_hand(), len(table.in_discard())) == (["Agent"], 2)
    assert not table.can("fight", "Dr. Doom")


@pytest.mark.rule("LG-KW-CLEARANCE-03")
def test_where_hydra_is_played_its_heroes_will_do():
    table = Scenario(side="villains").hand("Operative").city(Bank="Cape-Killers").points(attack=3)
    table.fight("Cape-Killers")
    assert (table.in_hand(), table.in_victory()) == ([], ["Cape-Killers"])
