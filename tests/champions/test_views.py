"""What a board of Marvel Champions is drawn from."""

import pytest

from longbox.seen import Seen


def seen(table, player=None):
    table.decision  # noqa: B018  (a scenario starts when somebody asks what is to be decided)
    return Seen(table.view(player))


def now(table):
    return [phase["name"] for phase in table["phases"] if phase["now"]]


def named(table, name):
    return next(card for card in table.named() if card["name"] == name)


def test_the_step_of_the_round_is_marked_among_all_steps(solo):
    assert [phase["name"] for phase in seen(solo)["phases"]] == [
        "Player turns", "Draw and ready", "Threat", "Enemies", "Encounter cards", "First player",
    ]  # fmt: skip
    assert now(seen(solo)) == ["Player turns"]
    solo.you(hand=["Genius"])
    solo.ends_turn()
    assert now(seen(solo)) == ["Draw and ready"]
    solo.keeps_all()
    assert now(seen(solo)) == ["Enemies"]


def test_a_player_shows_identity_hit_points_and_room_for_allies(duo):
    duo.you(play=["Mockingbird"], damage=3)
    you, partner = seen(duo)["players"]
    assert seen(duo).by_handle(you["identity"])["name"] == "Spider-Man"
    assert (you["hero"], you["form"], you["remaining"], you["health"]) == ("Spider-Man", "hero", 7, 10)
    assert (you["allies"], you["ally_limit"], partner["allies"]) == (1, 3, 0)
    assert you["hand_size"] == 5
    duo.flips()
    assert seen(duo)["players"][0]["hero"] == "Spider-Man", "a player is called after the hero in either form"
    assert seen(duo)["players"][0]["hand_size"] == 6


def test_the_villain_shows_hit_points_left_and_what_lies_on_it(solo):
    solo.rhino(damage=4, attached=["Enhanced Ivory Horn"])
    rhino = seen(solo).by_handle(seen(solo)["villains"][0])
    assert (rhino["remaining"], rhino["health"], rhino["stage"]) == (10, 14, 1)
    assert (rhino["atk"], rhino["printed"]["atk"]) == (3, 2)
    horn = named(seen(solo), "Enhanced Ivory Horn")
    assert horn["on"] == rhino["handle"]
    assert horn["bonus"] == {"atk": 1}
    assert seen(solo)["last_stages"] == [2]


@pytest.mark.rule("MC-TERM-20")
def test_hit_points_are_never_shown_below_nought(solo):
    solo.rhino(stage=2, damage=14)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.result is not None, "2 damage on a villain with 1 hit point left"
    view = Seen(solo.view())
    assert view.by_handle(view["villains"][0])["remaining"] == 0


def test_cards_show_the_keywords_and_traits_that_others_give_them(carol):
    carol.you(play=["Cosmic Flight"]).rhino(attached=["Concussion Blasters"])
    assert seen(carol).by_handle(seen(carol)["villains"][0])["keywords"] == ["retaliate"]
    assert "Aerial" in named(seen(carol), "Captain Marvel")["traits"]
    assert "Aerial" not in named(seen(carol), "Rhino")["traits"]


def test_schemes_show_threat_target_and_icons(duo):
    duo.rhino(threat=5, schemes={"Breakin' & Takin'": 2})
    main = seen(duo).by_handle(seen(duo)["main_schemes"][0])
    assert (main["threat"], main["target"], main["each round"]) == (5, 14, 2)
    assert named(seen(duo), "Breakin' & Takin'")["icons"] == ["hazard"]
    assert main["landscape"]


def test_the_next_villain_phase_is_foreseen_as_far_as_it_can_be(duo):
    duo.rhino(schemes={"Breakin' & Takin'": 2}, acceleration=1)
    duo.partner(minions=["Hydra Mercenary"])
    duo.flips()
    ahead = seen(duo)["villain_phase"]
    assert ahead["step_one"] == 3, "one for each player and an acceleration token"
    assert ahead["threat"] == 4, "and Rhino schemes against Peter Parker"
    acts = [(act["against"], act["kind"], act["value"]) for act in ahead["activations"]]
    assert acts == [(0, "scheme", 1), (1, "attack", 2), (1, "attack", 1)]
    assert ahead["encounter_cards"] == [2, 1]
    assert ahead["icons"] == {"crisis": 0, "hazard": 1, "acceleration": 0}


def test_a_stunned_villain_is_foreseen_to_lose_that_only(solo):
    solo.rhino("stunned")
    (act,) = seen(solo)["villain_phase"]["activations"]
    assert (act["kind"], act["value"], act["loses"]) == ("attack", 0, "stunned")


def test_what_was_foreseen_comes(solo):
    solo.flips()
    ahead = seen(solo)["villain_phase"]["threat"]
    before = solo.threat
    solo.rest_of_the_round()
    assert solo.threat == before + ahead


def test_an_attack_in_progress_shows_who_attacks_whom_and_how_hard(carol):
    carol.rhino(attached=["Enhanced Ivory Horn"])
    carol.activates("Rhino")
    attack = seen(carol)["activation"]
    assert (attack["kind"], attack["value"], attack["against"], attack["boost"]) == ("attack", 3, 0, 0)
    assert seen(carol).by_handle(attack["target"])["name"] == "Captain Marvel"


def test_allies_show_what_acting_costs_them(solo):
    solo.you(play=["Mockingbird"])
    ally = named(seen(solo), "Mockingbird")
    assert (ally["attack cost"], ally["thwart cost"]) == (1, 1)
    assert (ally["remaining"], ally["health"]) == (3, 3)


def test_a_card_in_hand_shows_what_it_costs_now(solo):
    solo.you(hand=["Haymaker"])
    assert named(seen(solo), "Haymaker")["cost"] == 2
