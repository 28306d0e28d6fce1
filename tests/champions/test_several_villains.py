"""Two villains or main schemes beside each other: what speaks of each is for both, what speaks of one says which."""

import random

import pytest

from longbox.clients.champions.curves import measures
from longbox.clients.champions.headline import evil
from longbox.clients.champions.judge import points
from longbox.engine.frames import Scope
from longbox.games.champions import RULES
from longbox.games.champions.chapters.choosing import SCENARIOS
from longbox.games.champions.chapters.choosing import Scenario as SetUp
from longbox.games.champions.chapters.villain_phase import step_one_threat
from longbox.games.champions.table.abilities import Advancing, Losing
from longbox.games.champions.table.characters import active_villain
from longbox.games.champions.table.counters import count
from longbox.games.champions.table.kinds import ACCELERATION
from longbox.games.champions.table.zones import ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, VILLAIN
from longbox.games.champions.vocabulary import (
    MAIN_SCHEME,
    ROUND_ENDS,
    THE_VILLAIN,
    damage,
    forced,
    place_threat,
    when_revealed,
)
from longbox.games.champions.vocabulary.places import the_villain
from longbox.seen import Seen

from . import sense
from .made_up import made


@pytest.fixture
def pair(carol):
    """Captain Marvel against Rhino and Klaw."""
    return carol.second_villain("Klaw")


@pytest.fixture
def plots(solo):
    """Spider-Man against Rhino, with a second main scheme that gets 2 threat every round."""
    return solo.second_main_scheme(side_show())


def side_show():
    return made.main_scheme(
        made.scheme_side("Side Show", "1A", Advancing()),
        made.scheme_side("Side Show", "1B", Losing(), target=6, acceleration=2),
    )


def card_named(table, name):
    return next(card for card in table.game.in_play() if table.game.face(card).name == name)


@pytest.mark.rule("MC-VILLAIN-04")
def test_each_villain_activates_against_a_player(pair):
    pair.villain_phase()
    assert pair.attacker == "Rhino"
    pair.declines()
    assert pair.attacker == "Klaw"


@pytest.mark.rule("MC-VILLAIN-04")
def test_the_villain_that_is_activating_is_the_one_that_is_meant(pair):
    rhino, klaw = pair.state.villains
    assert active_villain(pair.game) == rhino
    pair.villain_phase()
    assert active_villain(pair.game) == rhino
    pair.declines()
    assert active_villain(pair.game) == klaw


@pytest.mark.rule("MC-WIN-01")
def test_the_players_win_when_no_villain_is_left(pair):
    rhino, klaw = pair.state.villains
    pair.put("Klaw", damage=pair.game.value(klaw, "health") - 1)
    pair.rhino(stage=2, damage=14)
    pair.attacks("Captain Marvel", on="Klaw")
    assert pair.result is None
    assert pair.state.villains == (rhino,)
    pair.state.put("exhausted", pair.you.identity, 0)
    pair.look_again().attacks("Captain Marvel", on="Rhino")
    assert pair.result.outcome == "win"


@pytest.mark.rule("MC-VILLAIN-02")
def test_threat_is_placed_on_each_main_scheme(plots):
    show = card_named(plots, "Side Show")
    before = plots.threat
    plots.villain_phase()
    assert (plots.threat, plots.state.threat[show]) == (before + 1, 2)


@pytest.mark.rule("MC-WIN-02")
def test_the_players_lose_when_either_main_scheme_is_completed(plots):
    plots.state.put("threat", card_named(plots, "Side Show"), 5)
    plots.villain_phase()
    assert (plots.result.outcome, plots.result.rule) == ("loss", "MC-WIN-02")


def test_clients_see_both_villains(pair):
    pair.look_again()
    assert pair.is_a_turn
    view = pair.view()
    seen = Seen(view)
    assert [seen.by_handle(handle)["name"] for handle in seen["villains"]] == ["Rhino", "Klaw"]
    assert seen["last_stages"] == [2, 1]
    assert str(evil(seen)) == "Rhino and Klaw win"
    hit_points = sum(seen.by_handle(handle)["remaining"] for handle in seen["villains"])
    assert (-1, "villain's hit points", float(hit_points)) in list(measures(seen))
    pair.put("Klaw", damage=5)
    assert points(pair.view(), 0)["wear down the villain"] > points(view, 0)["wear down the villain"]


def test_clients_see_both_main_schemes(plots):
    assert plots.is_a_turn
    seen = Seen(plots.view())
    assert [seen.by_handle(handle)["name"] for handle in seen["main_schemes"]][1:] == ["Side Show"]
    assert seen["villain_phase"]["step_one"] == 1 + 2


@pytest.fixture
def crew(carol):
    """Captain Marvel against Rhino, and Klaw with a main scheme and an encounter deck of his own."""
    carol.second_villain("Klaw").second_main_scheme(side_show())
    return carol.second_encounter_deck("Klaw", "Side Show", cards=["Shocker", "Quiet", "Quiet"])


@pytest.mark.rule("MC-BOOST-01")
def test_each_villain_is_boosted_from_its_own_encounter_deck(crew):
    before = len(crew.encounter_deck)
    crew.activates("Rhino").declines()
    assert (len(crew.encounter_deck), crew.names(ENCOUNTER_DECKS[1].at())) == (
        before - 1,
        ["Quiet", "Quiet", "Shocker"],
    )
    crew.activates("Klaw").declines()
    assert len(crew.encounter_deck) == before - 1
    assert crew.names(ENCOUNTER_DISCARDS[1].at())[0] == "Shocker", "it goes to the pile of the deck that it is from"


@pytest.mark.rule("MC-EMPTY-05")
def test_a_deck_that_runs_out_accelerates_its_own_scheme(crew):
    for _ in range(2):
        crew.activates("Klaw").declines()
    show = card_named(crew, "Side Show")
    assert len(crew.state.zones[ENCOUNTER_DECKS[1].at()]) == 1, "Klaw takes two boost cards a time"
    assert (count(crew.game, show, ACCELERATION), crew.acceleration) == (1, 1)
    assert step_one_threat(crew.game, show) == 2 + 1
    assert step_one_threat(crew.game, crew.state.main_schemes[0]) == 1


@pytest.mark.rule("MC-SCHEME-03")
def test_a_villain_schemes_for_its_own_main_scheme(crew):
    crew.you("alter-ego")
    show, before = card_named(crew, "Side Show"), crew.threat
    crew.activates("Klaw")
    assert crew.state.threat[show] > 0
    assert crew.threat == before


@pytest.mark.rule("MC-SCHEME-03")
def test_the_main_scheme_is_that_of_the_active_villain_or_of_the_first(crew):
    before = crew.threat
    crew.reveals(made.treachery("Plot", when_revealed(place_threat(1, MAIN_SCHEME))))
    assert (crew.threat, crew.state.threat[card_named(crew, "Side Show")]) == (before + 1, 0)


@pytest.mark.rule("MC-VILLAIN-04")
def test_the_villain_is_one_of_several_and_for_an_attachment_its_host(pair):
    _, klaw = pair.state.villains
    wound = made.treachery("Wound", when_revealed(damage(1, THE_VILLAIN)))
    pair.reveals(wound)
    assert (pair.damage("Rhino"), pair.damage("Klaw")) == (1, 0)
    drip = made.attachment("Drip", forced(ROUND_ENDS, damage(1, THE_VILLAIN)))
    card = pair.add(drip, VILLAIN.at())
    pair.game.attach(card, klaw)
    assert the_villain(pair.game, Scope(0, card)) == [klaw]


@pytest.fixture
def allied(monkeypatch):
    """A scenario in which Rhino and Klaw each bring a main scheme and an encounter deck."""
    both = SetUp(("rhino", "klaw"), ("The Break-In!", "Underground Distribution"), "bomb-scare", own_decks=True)
    monkeypatch.setitem(SCENARIOS, "allied", both)
    chosen = {item.name: item.default for item in RULES.form()} | {"scenario": "allied"}
    return chosen | {"heroes": ["spider-man", "captain-marvel"]}


@pytest.mark.rule("MC-SETUP-13")
def test_a_scenario_may_have_several_villains_with_decks_of_their_own(allied):
    state = RULES.deal(allied, seed=1).state
    assert [state.definition[card].name for card in state.villains] == ["Rhino", "Klaw"]
    first, second = ({state.definition[card].set for card in state.zones[deck.at()]} for deck in ENCOUNTER_DECKS[:2])
    assert second == {"klaw"}
    assert {"rhino", "standard", "bomb_scare"} <= first
    assert "klaw" not in first


def test_a_game_against_several_villains_runs_to_its_end(allied):
    for seed in range(3):
        game = RULES.deal(allied, seed=seed)
        game.run()
        chance = random.Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
            sense.check(game)
        assert game.state.outcome is not None
