"""The round: the player phase, turn by turn, and how it ends."""

import pytest

from longbox.engine.modifiers import ADD

from .scenario import Scenario


@pytest.mark.rule("MC-PHASE-01")
def test_a_villain_phase_follows_the_player_phase_and_then_a_new_round_begins(solo):
    solo.you("alter-ego", play=["Avengers Mansion", "Web-Shooter"])
    solo.rhino(encounter=["Quiet", "Caught Off Guard"])
    assert solo.is_a_turn
    assert solo.state.phase == "player"
    solo.villain_phase()
    assert solo.state.phase == "villain"
    solo.chooses("Web-Shooter")
    assert solo.state.phase == "player"
    assert solo.state.turn == 2


@pytest.mark.rule("MC-PHASE-02", "MC-PHASE-05", "MC-TERM-08")
def test_each_player_takes_one_turn_from_the_first_player_on():
    table = Scenario("spider-man", "captain-marvel", first=1)
    table.you("alter-ego", hand=["Genius"])
    table.partner("alter-ego", hand=["Genius"])
    assert table.is_a_turn
    assert table.asked == 1
    table.ends_turn()
    assert table.is_a_turn
    assert table.asked == 0
    table.ends_turn()
    assert not table.is_a_turn


@pytest.mark.rule("MC-PHASE-03", "MC-ALLY-08")
def test_a_turn_has_room_for_attacks_by_everybody_and_cards_in_between(solo):
    solo.you(hand=["Hulk", "Genius", "Interrogation Room", "Blank", "Aunt May"], play=["Tigra"], deck=["Blank"] * 9)
    solo.attacks("Tigra", on="Rhino")
    solo.plays("Hulk", "Genius")
    solo.attacks("Hulk", on="Rhino")
    solo.attacks("Spider-Man", on="Rhino")
    solo.plays("Interrogation Room", "Aunt May")
    assert solo.villain_hit_points == 14 - 2 - 3 - 2
    assert solo.you.play == ["Tigra", "Hulk", "Interrogation Room"]


@pytest.mark.rule("MC-PHASE-05")
def test_a_turn_ends_only_when_its_player_says_so(duo):
    duo.you("exhausted")
    assert duo.asked == 0
    duo.ends_turn()
    assert duo.asked == 1


@pytest.mark.rule("MC-PHASE-06")
def test_who_holds_too_many_cards_must_come_down_to_hand_size(solo):
    solo.you(hand=["Haymaker", "Genius", "Strength", "Energy", "Backflip", "Uppercut", "Aunt May"])
    solo.ends_turn()
    solo.takes("discard", "Aunt May")
    assert not solo.offers("done")
    solo.takes("discard", "Genius")
    solo.takes("done")
    assert solo.you.discard == ["Aunt May", "Genius"]
    assert len(solo.you.hand) == 5


@pytest.mark.rule("MC-PHASE-06")
def test_more_cards_than_necessary_may_be_thrown_away(solo):
    solo.you("alter-ego", hand=["Haymaker", "Genius"])
    solo.ends_turn()
    solo.takes("discard", "Genius")
    solo.takes("discard", "Haymaker")
    assert solo.you.hand == ["Blank"] * 6


@pytest.mark.rule("MC-PHASE-07")
def test_players_draw_up_to_hand_size(duo):
    duo.you(hand=["Haymaker", "Genius"])
    duo.partner("alter-ego", hand=["Strength"])
    duo.villain_phase()
    assert duo.you.hand == ["Haymaker", "Genius", "Blank", "Blank", "Blank"]
    assert duo.partner.hand == ["Strength"] + ["Blank"] * 5


@pytest.mark.rule("MC-PHASE-08")
def test_all_cards_are_ready_before_the_villain_phase(carol):
    carol.you("exhausted", play=["Tigra", "Helicarrier"])
    carol.put("Tigra", "exhausted").put("Helicarrier", "exhausted")
    carol.villain_phase()
    assert carol.offers("defend", "Captain Marvel")
    assert carol.offers("defend", "Tigra")
    assert not carol.has("Helicarrier", "exhausted")


@pytest.mark.rule("MC-PHASE-09", "MC-CARD-05")
def test_iron_mans_hand_size_grows_with_his_tech(solo):
    solo.you(identity="Iron Man", play=["Arc Reactor", "Rocket Boots"])
    solo.villain_phase()
    assert len(solo.you.hand) == 1 + 2


@pytest.mark.rule("MC-CARD-05")
def test_iron_mans_hand_size_ends_at_seven(solo):
    solo.you(identity="Iron Man", play=["Arc Reactor", *["Web-Shooter"] * 6])
    assert solo.you.value("hand size") == 7
    solo.you("alter-ego")
    assert solo.you.value("hand size") == 6


@pytest.mark.rule("MC-PHASE-09", "MC-FORM-06")
def test_hand_size_is_that_of_the_form_that_shows(solo):
    solo.flips()
    assert solo.you.form == "alter-ego"
    solo.villain_phase()
    assert len(solo.you.hand) == 6
    solo.flips().villain_phase()
    assert len(solo.you.hand) == 5, "a hero keeps five of six"


@pytest.mark.rule("MC-PHASE-10")
def test_who_has_a_full_hand_draws_nothing(solo):
    solo.you("alter-ego", hand=["Genius", "Strength", "Energy", "Backflip", "Haymaker", "Uppercut"])
    solo.villain_phase()
    assert "Blank" not in solo.you.hand


@pytest.mark.rule("MC-PHASE-11")
def test_what_lasts_until_the_end_of_the_phase_is_gone_in_the_villain_phase(solo):
    solo.you(identity="Iron Man", hand=["Genius", "Supersonic Punch", "Strength"], play=["Rocket Boots"])
    solo.uses("Rocket Boots", "Genius")
    assert solo.you.value("Aerial") == 1
    solo.villain_phase()
    assert solo.you.value("Aerial") == 0


@pytest.mark.rule("MC-PHASE-13", "MC-ALLY-17", "MC-ACTION-05", "MC-FORM-08")
def test_who_is_not_on_turn_can_only_be_asked_for_actions(duo):
    duo.partner(
        hand=["Alpha Flight Station", "Strength", "Genius", "First Aid"], play=["Tigra", "Helicarrier"], damage=3
    )
    assert duo.asked == 0
    assert not duo.offers("use", "Helicarrier")
    assert not duo.offers("attack", "Tigra")
    duo.asks(duo.partner)
    assert duo.asked == 1
    assert sorted(duo.choices) == ["First Aid", "Helicarrier"]
    assert not duo.offers("flip")
    assert duo.offers("refuse")
    duo.takes("use", "Helicarrier").picks_player(duo.you)
    assert duo.has("Helicarrier", "exhausted")
    assert duo.asked == 0


@pytest.mark.rule("MC-PHASE-14", "MC-ALLY-22")
def test_nick_fury_leaves_at_the_end_of_the_round_after_the_token_has_passed(duo):
    duo.you("alter-ego", hand=["Nick Fury", "Genius", "Strength"])
    duo.partner("alter-ego")
    duo.plays("Nick Fury", "Genius", "Strength").picks_mode(1)
    assert duo.you.hand == ["Blank"] * 3
    assert duo.in_play("Nick Fury")
    duo.villain_phase()
    assert not duo.in_play("Nick Fury")
    assert duo.state.first == 1


@pytest.mark.rule("MC-VILLAIN-12", "MC-TERM-08")
def test_the_token_passes_clockwise_every_round(duo):
    duo.you("alter-ego")
    duo.partner("alter-ego")
    duo.villain_phase()
    assert (duo.state.first, duo.asked) == (1, 1)
    duo.rhino(threat=-3)
    duo.villain_phase()
    assert (duo.state.first, duo.asked) == (0, 0)


class Story:
    """What happens, by the names of events and phases."""

    def __init__(self):
        self.told = []

    def place(self):
        return len(self.told)

    def note(self, game, event, place):
        self.told.insert(place, f"{event.manner} phase" if event.kind.name == "phase" else event.kind.name)

    def latest(self):
        return self.told[-1] if self.told else ""


@pytest.mark.rule("MC-VILLAIN-01")
def test_the_five_steps_of_the_villain_phase_come_in_order(solo):
    solo.you("alter-ego")
    solo.rhino(encounter=["Quiet", "Hydra Mercenary"])
    solo.game.log = story = Story()
    solo.villain_phase()
    landmarks = ["villain phase", "place threat", "scheme", "place threat", "reveal", "first player", "player phase"]
    assert [name for name in story.told if name in landmarks] == landmarks


@pytest.mark.rule("MC-PHASE-14")
def test_what_lasts_until_the_end_of_the_round_lasts_through_the_villain_phase(carol):
    carol.decision  # noqa: B018  (a scenario starts when somebody asks what is to be decided)
    carol.game.modify("atk", ADD, 3, [carol.card("Rhino")], ("round", 0))
    carol.villain_phase()
    assert carol.value("Rhino", "atk") == 2 + 3
    carol.rest_of_the_round()
    assert carol.value("Rhino", "atk") == 2
