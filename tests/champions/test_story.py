"""What the story says came of things: prevented, cancelled, defended, reshuffled, taken; and how it ends."""

import pytest

from longbox import headlines
from longbox.engine import view
from longbox.games.champions.table.zones import ENGAGED
from longbox.games.champions.vocabulary.abilities import when_revealed
from longbox.games.champions.vocabulary.deeds import place_threat
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME
from longbox.record import Record
from longbox.story import lines_of

from .made_up import made
from .scenario import Scenario


class Listener:
    """Spider-Man alone against Rhino, with somebody who hears the story from here on."""

    def __init__(self, table):
        self.table = table
        self.record = Record(table.game)

    @property
    def told(self):
        lines = lines_of(view.view(self.table.game, 0), self.record.deeds(self.table.game, 0, -1))
        return [line.text for line in lines if not line.heading]

    @property
    def verdict(self):
        return headlines.verdict(view.view(self.table.game, 0), self.table.result)


def test_an_attack_that_was_defended_to_nothing_says_so(solo):
    solo.rhino(encounter=["Quiet", "Quiet"])
    heard = Listener(solo)
    solo.villain_phase().passes().defends("Spider-Man")
    assert "Rhino deals no damage to Spider-Man: 2 against a defense of 3." in heard.told


def test_what_prevents_damage_is_named(solo):
    solo.you(hand=["Backflip"])
    solo.rhino(encounter=["Quiet", "Quiet"])
    heard = Listener(solo)
    solo.villain_phase().passes().declines().uses("Backflip")
    assert "You play Backflip." in heard.told
    assert "2 damage to Spider-Man is prevented by Backflip." in heard.told


def test_a_card_is_revealed_before_it_is_cancelled(solo):
    plot = made.treachery("Plot", when_revealed(place_threat(3, MAIN_SCHEME)))
    solo.you(hand=["Enhanced Spider-Sense", "Genius"])
    heard = Listener(solo)
    solo.reveals(plot).uses("Enhanced Spider-Sense", "Genius")
    assert heard.told[:3] == [
        "You reveal Plot.",
        "You play Enhanced Spider-Sense, paying with Genius.",
        "Enhanced Spider-Sense cancels Plot: it does nothing when revealed.",
    ]


def test_a_villain_attacks_before_anybody_answers_it(solo):
    solo.rhino(encounter=["Quiet", "Quiet"])
    heard = Listener(solo)
    solo.villain_phase().uses("Spider-Man")
    attack = heard.told.index("Rhino attacks you.")
    assert heard.told[attack + 1 : attack + 3] == ["You use Spider-Man.", "You draw 1 card."]


def test_a_stunned_enemy_does_not_attack_and_a_tough_one_is_not_hurt(solo):
    solo.rhino("stunned", "tough", encounter=["Quiet"])
    heard = Listener(solo)
    solo.attacks("Spider-Man", on="Rhino").villain_phase()
    assert "Rhino is tough and takes no damage, but is no longer tough." in heard.told
    assert "Rhino is stunned and doesn’t attack, but is no longer stunned." in heard.told


def test_a_new_deck_and_its_price_are_told(solo):
    solo.you(play=["Avengers Mansion"], deck=["Haymaker"], discard=["Backflip", "Uppercut"])
    heard = Listener(solo)
    solo.uses("Avengers Mansion")
    assert heard.told == [
        "You use Avengers Mansion.",
        "You draw 1 card.",
        "Your deck has run out: the discard pile becomes a new one, and you get an encounter card.",
    ]


def test_a_new_encounter_deck_and_its_price_are_told(solo):
    solo.you("alter-ego")
    solo.rhino(last_cards=["Hydra Mercenary"], discard=["Quiet"] * 3)
    heard = Listener(solo)
    solo.villain_phase()
    price = "The Break-In! gets an acceleration token (1 now) and more threat every round."
    assert f"The encounter deck has run out and is shuffled anew: {price}" in heard.told


def test_what_is_taken_into_hand_is_told(solo):
    solo.you(hand=["Black Cat", "Strength", "Energy"], deck=["Backflip", "Genius", "Uppercut"])
    heard = Listener(solo)
    solo.plays("Black Cat", "Strength")
    assert heard.told[-2:] == ["You discard Backflip and Genius.", "You take Genius into hand."]


def test_what_becomes_of_a_revealed_card_is_told(solo):
    heard = Listener(solo)
    solo.reveals("Sandman").reveals("Charge").reveals("Breakin' & Takin'")
    assert "Sandman engages you." in heard.told
    assert "Charge is attached to Rhino." in heard.told
    assert "Breakin' & Takin' begins with 2 threat." in heard.told


def test_what_an_obligation_costs_is_told(solo):
    solo.you("alter-ego")
    heard = Listener(solo)
    solo.reveals("Eviction Notice").picks_mode(0)
    assert heard.told == [
        "You reveal Eviction Notice.",
        "Peter Parker is exhausted.",
        "Eviction Notice is removed from the game.",
    ]


@pytest.mark.rule("MC-WIN-01")
def test_a_won_game_says_whose_blow_it_was(solo):
    solo.you(hand=["Swinging Web Kick", "Strength", "Genius"])
    solo.rhino(stage=2, damage=8)
    heard = Listener(solo)
    solo.plays("Swinging Web Kick", "Strength", "Genius")
    assert heard.told[-1] == "Rhino is defeated."
    blow = "Rhino is defeated: Spider-Man’s Swinging Web Kick dealt the last 8 damage."
    assert heard.verdict == f"{blow} You win in round 1."


@pytest.mark.rule("MC-WIN-01")
def test_a_hero_strikes_without_a_card():
    table = Scenario("spider-man", "captain-marvel")
    table.rhino(stage=2, damage=29)
    heard = Listener(table)
    table.attacks("Spider-Man", on="Rhino")
    assert heard.verdict == "Rhino is defeated: Spider-Man dealt the last 2 damage. The players win in round 1."


@pytest.mark.rule("MC-WIN-02")
def test_a_game_lost_to_the_scheme_says_what_completed_it(solo):
    solo.rhino(threat=6)
    heard = Listener(solo)
    solo.reveals("Hydra Bomber").picks_mode(1)
    scheme = "The Break-In! is completed: Hydra Bomber placed the last 1 threat."
    assert heard.verdict == f"{scheme} Rhino wins in round 1."


@pytest.mark.rule("MC-WIN-03")
def test_a_game_lost_to_a_blow_says_whose_it_was(solo):
    solo.rhino(encounter=["Quiet", "Quiet"])
    solo.you(damage=9)
    heard = Listener(solo)
    solo.villain_phase().passes().declines()
    assert heard.told[-1] == "Spider-Man is out of the game!"
    assert heard.verdict == "Spider-Man is defeated: Rhino dealt the last 2 damage. Rhino wins in round 1."


@pytest.mark.rule("MC-WIN-03")
def test_who_gives_up_was_not_struck_down(solo):
    heard = Listener(solo)
    solo.game.rules.concede(solo.game, 0)
    assert heard.verdict == "Spider-Man gave up. Rhino wins.", "the first round has not begun"


@pytest.mark.rule("MC-WIN-03")
def test_of_a_drone_that_strikes_last_nobody_learns_which_card_it_is():
    table = Scenario("captain-marvel", villain="ultron")
    table.add("Ultron Drones", table.game.rules.zones.by_name("villain").at())
    table.look_again().activates("Ultron").declines().picks_mode(1)
    heard = Listener(table)
    table.you(damage=table.you.hit_points - 1)
    drone = table.state.zones[ENGAGED.at(0)][0]
    table.activates(table.game.face(drone).name).declines()
    assert heard.told[-2:] == [
        "Captain Marvel takes 1 damage from a Drone (0 left).",
        "Captain Marvel is out of the game!",
    ]
    assert heard.verdict.startswith("Captain Marvel is defeated: a Drone dealt the last 1 damage.")
