"""The program says why something can't be done, with the rule."""

from longbox.games.champions import RULES
from longbox.games.champions.table.zones import DECK, HAND
from longbox.games.champions.vocabulary import DAMAGED, YOU, action, draw, is_a

from .made_up import made


def why(table, verb, name, target="", player=None):
    """The rules that keep a player from doing something with a card in hand or in play."""
    table.decision  # noqa: B018  (a scenario starts when somebody asks what is to be decided)
    seat = (player or table.you).seat
    held = [card for card in table.state.zones[HAND.at(seat)] if table.game.face(card).name == name]
    card = held[0] if held else table.card(name)
    aim = table.card(target) if target else -1
    return [reason.rule for reason in RULES.why_not(table.game, seat, verb, card, aim)]


def test_nothing_stands_in_the_way_of_what_is_offered(solo):
    solo.you(hand=["Haymaker", "Strength"]).rhino(threat=2)
    assert solo.offers("play", "Haymaker")
    assert why(solo, "play", "Haymaker") == []
    assert why(solo, "attack", "Spider-Man") == why(solo, "attack", "Spider-Man", "Rhino") == []
    assert why(solo, "thwart", "Spider-Man", "The Break-In!") == []


def test_why_a_card_can_not_be_played(solo):
    solo.you(hand=["Haymaker", "Energy", "Tigra", "Backflip", "First Aid", "Mockingbird"], play=["Tigra"])
    top = solo.state.zones[DECK.at(0)][-1]
    solo.decision  # noqa: B018
    assert [reason.rule for reason in RULES.why_not(solo.game, 0, "play", top, -1)] == ["MC-PLAY-01"]
    assert why(solo, "play", "Energy") == ["MC-PLAY-03"], "a resource"
    assert why(solo, "play", "Tigra") == ["MC-PLAY-10"], "unique and in play"
    assert why(solo, "play", "Backflip") == ["MC-PLAY-05"], "an answer to something"
    assert why(solo, "play", "First Aid") == ["MC-PLAY-06"], "nobody is hurt"
    assert why(solo, "play", "Haymaker") == []


def test_why_a_card_is_too_dear(solo):
    solo.you(hand=["Avengers Mansion", "Haymaker"])
    assert why(solo, "play", "Avengers Mansion") == ["MC-COST-16"]
    solo.you(hand=["Genius", "Strength"])
    assert why(solo, "play", "Avengers Mansion") == []


def test_why_a_card_needs_the_other_form(solo):
    solo.you("alter-ego", hand=["Haymaker", "Strength"])
    assert why(solo, "play", "Haymaker") == ["MC-FORM-04"]
    solo.flips()
    assert why(solo, "play", "Haymaker") == []


def test_why_a_card_finds_no_place(solo):
    solo.you(identity="She-Hulk", hand=["Superhuman Strength", "Genius"])
    assert why(solo, "play", "Superhuman Strength") == []
    solo.you(hand=["Spider-Tracer", "Energy"])
    assert why(solo, "play", "Spider-Tracer") == ["MC-PLAY-11"], "there is no minion"
    solo.you(minions=["Shocker"])
    assert why(solo, "play", "Spider-Tracer") == []
    solo.you(hand=["Combat Training", "Strength"])
    assert why(solo, "play", "Combat Training") == []
    solo.you(play=["Combat Training"])
    assert why(solo, "play", "Combat Training") == ["MC-PLAY-08"]


def test_why_a_power_can_not_be_used(duo):
    duo.you(play=["Tigra"]).partner(play=["Mockingbird"])
    duo.put("Tigra", "exhausted")
    assert why(duo, "attack", "Tigra", "Rhino") == ["MC-ALLY-09"], "exhausted"
    assert why(duo, "attack", "Mockingbird", "Rhino") == ["MC-ALLY-17"], "another player's"
    assert why(duo, "thwart", "Spider-Man", "The Break-In!") == ["MC-BASIC-06"], "there is no threat"
    duo.rhino(threat=3, schemes={"Crowd Control": 4})
    assert why(duo, "thwart", "Spider-Man", "The Break-In!") == ["MC-SIDE-02"], "there is a crisis"
    assert why(duo, "thwart", "Spider-Man", "Crowd Control") == []
    duo.you(minions=["Hydra Mercenary"])
    assert why(duo, "attack", "Spider-Man", "Rhino") == ["MC-KEYWORD-01"], "guarded"
    assert why(duo, "attack", "Spider-Man", "Hydra Mercenary") == []
    assert why(duo, "attack", "Captain Marvel", "Rhino", duo.partner) == ["MC-PHASE-03"], "not on turn"


def test_why_an_alter_ego_can_only_recover(solo):
    assert why(solo, "recover", "Spider-Man") == ["MC-PHASE-04"]
    solo.flips().rhino(threat=1)
    assert why(solo, "recover", "Peter Parker") == ["MC-BASIC-03"], "unhurt"
    assert why(solo, "attack", "Peter Parker", "Rhino") == ["MC-PHASE-04"]
    assert why(solo, "thwart", "Peter Parker", "The Break-In!") == ["MC-PHASE-04"]
    solo.you(damage=1)
    assert why(solo, "recover", "Peter Parker") == []
    solo.put("Peter Parker", "exhausted")
    assert why(solo, "recover", "Peter Parker") == ["MC-ALLY-09"]


def test_an_ability_may_ask_for_something_else_than_a_form(solo):
    flask = made.support("Flask", action(draw(1), given=is_a(YOU, DAMAGED), form="hero"), cost=0, icons="")
    assert RULES.text(flask) == "Action: Draw 1 card (only if you are in hero form and you are damaged)."
    solo.you(play=[flask])
    assert not solo.offers("use", "Flask")
    (reason,) = RULES.why_not(solo.game, 0, "use", solo.card("Flask"), -1)
    assert reason.text == "Flask can be used only if you are in hero form and you are damaged"
    solo.put("Spider-Man", damage=1)
    assert solo.offers("use", "Flask")
