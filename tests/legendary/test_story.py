"""What the story says came of things: a new deck, Wounds, what was cancelled; and how it ends."""

from longbox import headlines

from .scenario import Scenario


def test_a_new_deck_is_told():
    table = Scenario().hand("Endless Invention").deck("Agent").discard("Agent", "Trooper").telling()
    table.play("Endless Invention").play("Agent").end_turn()
    assert table.told[:4] == [
        "You play Endless Invention.",
        "You draw 1 card.",
        "You play S.H.I.E.L.D. Agent.",
        "You shuffle the discard pile into the deck.",
    ]


def test_what_keeps_a_wound_away_is_named():
    table = Scenario(challenges=["evacuate-the-wounded"]).city(Bank="Sentinel").hand("Diving Block", "Agent")
    table.telling().points(attack=3).fight("Sentinel", "Agent", "use")
    assert "You reveal Diving Block instead of gaining a Wound." in table.told


def test_bystanders_that_a_villain_held_are_rescued():
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", "Bystander", "Bystander").hand("Agent").telling()
    table.points(attack=3).fight("Sentinel")
    assert table.told[0] == "You defeat Sentinel, rescuing 2 Bystanders."


def test_who_takes_an_empty_place_in_the_hq_is_told():
    table = Scenario().hq("Odinson").hero_deck("Quick Draw", "Keen Senses").points(recruit=6).telling()
    table.recruit("Odinson").recruit("Officer")
    assert table.told == [
        "You recruit Odinson for 3; Quick Draw takes its place.",
        "You recruit S.H.I.E.L.D. Officer for 3.",
    ]
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().hq("Odinson").hero_deck("Quick Draw").city(**city, Bridge="Venom").villain_deck("Sentinel")
    table.telling().begin_turn("Odinson")
    assert "You KO Odinson from the HQ (Venom); Quick Draw takes its place." in table.told


def test_a_hero_that_is_won_back_is_gained():
    table = Scenario(scheme="secret-invasion-of-the-skrull-shapeshifters").hand("Agent")
    table.villain_deck("Odinson").telling().begin_turn().points(attack=5).fight("Odinson")
    assert table.in_discard() == ["Odinson"]
    assert table.told[-1] == "You defeat Odinson and gain it."


def test_a_won_game_names_who_took_the_last_tactic_and_compares_points():
    table = Scenario().tactics("Endless Resources").points(attack=7).fight("Red Skull")
    blow = "The Mastermind Red Skull is beaten: {} took the last Tactic, Endless Resources."
    assert headlines.verdict(table.seen(0), table.result).startswith(blow.format("you") + " The players win")
    seen = table.seen(1)
    assert headlines.verdict(seen, table.result, ("Kim", "Lee")).startswith(blow.format("Kim"))
    assert headlines.points(seen, table.result, ("Kim", "Lee")) == "Victory points: Kim 5, you 0; Kim has the most."


def test_a_lost_game_says_that_evil_wins_and_compares_nobody():
    table = Scenario().hand("Agent").begin_turn()
    table.game.rules.concede(table.game, 1)
    assert headlines.verdict(table.seen(0), table.result, ("", "Lee")).startswith("Lee gave up. Evil wins in turn")
    assert headlines.points(table.seen(0), table.result) == ""
