"""What a player is asked, in words that name what it is about."""

import random

import longbox
from longbox.engine.triggers import WINDOW
from longbox.games.champions import RULES
from longbox.games.champions.table.names import name_of

from .dealt import Dealt
from .scenario import Scenario
from .test_offered_or_barred import SETUPS


def asked(table):
    return table.decision.about.prompt(table.game, table.decision)


def test_a_turn_and_an_attack_to_defend_against(carol):
    assert asked(carol) == "It is your turn"
    carol.rhino(attached=["Enhanced Ivory Horn"]).activates("Rhino")
    assert asked(carol) == "Rhino attacks Captain Marvel with 3 ATK and a boost card. Who defends?"


def test_every_boost_card_that_is_given_is_counted(carol):
    carol.second_villain("Klaw").activates("Klaw")
    assert asked(carol) == "Klaw attacks Captain Marvel with 0 ATK and 2 boost cards. Who defends?"


def test_a_minion_attacks_without_a_boost_card(carol):
    carol.you(minions=["Hydra Mercenary"])
    carol.activates("Hydra Mercenary")
    assert asked(carol) == "Hydra Mercenary attacks Captain Marvel with 1 ATK. Who defends?"


def test_to_throw_nothing_away_is_to_keep_the_hand():
    match = longbox.deal("champions", seed=1)
    assert match.decision.topic == "mulligan"
    assert match.decision.options[-1].label == "Keep this hand"
    match.choose(0)
    assert match.decision.options[-1].label == "Done"


def labels(table):
    return [table.decision.about.label(table.game, option) for option in table.decision.options]


def not_plain(table):
    """What there is more to say of than a verb and a card."""
    options = zip(labels(table), table.decision.options, strict=True)
    return {label for label, option in options if not RULES.is_plain(table.game, table.decision.seat, option)}


def test_who_is_stunned_or_confused_is_told_what_an_attack_or_a_thwart_comes_to(solo):
    solo.you("stunned", "confused", hand=["Swinging Web Kick", "Genius", "Strength", "For Justice!"])
    solo.rhino(threat=2)
    solo.look_again()
    assert "Attack with Spider-Man, only to be no longer stunned" in labels(solo)
    assert "Thwart with Spider-Man, only to be no longer confused" in labels(solo)
    assert "Play Swinging Web Kick, only to be no longer stunned" in labels(solo)
    assert "Play For Justice!, only to be no longer confused" in labels(solo)
    assert not_plain(solo) == {label for label in labels(solo) if "only to be no longer" in label}


def test_a_thwart_that_answers_says_so_too(solo):
    solo.you("alter-ego", "confused", hand=["Emergency"])
    solo.activates("Rhino")
    assert labels(solo)[0] == "Play Emergency, only to be no longer confused"
    assert not_plain(solo) == {labels(solo)[0]}


def test_how_many_resources_are_still_owed(solo):
    solo.you(hand=["Swinging Web Kick", "Genius", "Strength", "Energy"])
    solo.takes("play", "Swinging Web Kick")
    assert asked(solo) == "Pay for Swinging Web Kick: 3 more"
    solo.takes("pay")
    assert asked(solo) == "Pay for Swinging Web Kick: 1 more"


def test_an_answer_says_when_it_could_be_used_and_what_is_at_stake(solo):
    solo.activates("Rhino")
    assert asked(solo) == "When the villain attacks you (Rhino): use Spider-Man?"
    solo.you(hand=["Backflip"])
    solo.passes().declines()
    assert asked(solo) == "When you would take damage from an attack (Spider-Man: 2): use Backflip?"


def test_who_holds_no_answer_is_told_what_happens():
    table = Scenario("captain-marvel", "spider-man", open_hands=False)
    table.partner(hand=["Genius"], deck=["Backflip"])
    table.activates("Rhino", table.partner).passes().declines().declines()
    assert table.options == ["Pass"]
    assert asked(table) == "You hold no answer (Spider-Man: 2)"


def test_discarding_at_the_end_of_the_phase_and_in_the_set_up(solo):
    solo.you(hand=["Genius", "Strength"] * 4).ends_turn()
    assert asked(solo) == "Your hand is too large: discard at least 3 cards"
    solo.takes("discard", "Genius")
    assert asked(solo) == "Discard at least 2 more"
    solo.takes("discard", "Genius").takes("discard", "Genius")
    assert asked(solo) == "Discard any cards that you don't want; then you draw up to your hand size"
    table = Dealt()
    assert table.match.decision.prompt == "Discard any cards that you don't want; you draw as many new ones"


def test_requests_orders_and_hosts(duo):
    duo.you(damage=3).partner(hand=["First Aid", "Genius"], minions=["Hydra Mercenary", "Shocker"])
    duo.asks(duo.partner)
    assert asked(duo) == "Spider-Man asks you for an Action"
    duo.takes("refuse")
    duo.you(hand=["Spider-Tracer", "Energy"])
    duo.takes("play", "Spider-Tracer")
    assert asked(duo) == "What does Spider-Tracer go on?"


def test_an_effect_asks_under_the_name_of_its_card(solo):
    solo.you(hand=["Haymaker", "Strength"], minions=["Shocker"])
    solo.plays("Haymaker", "Strength")
    assert asked(solo) == "Haymaker: deal 3 damage to an enemy. Which?"
    klaw = Scenario("captain-marvel", villain="klaw")
    klaw.you(hand=["Energy", "Genius", "Strength"]).reveals("Sonic Boom")
    assert asked(klaw) == "Sonic Boom: choose one"


def test_too_many_allies(solo):
    solo.you(play=["Tigra", "Mockingbird", "Hulk"], hand=["Black Cat", "Genius"])
    solo.plays("Black Cat", "Genius")
    assert asked(solo) == "With Black Cat you have too many allies: discard one"


def test_minions_of_one_name_are_told_apart_by_whom_they_are_engaged_with(duo):
    duo.you(minions=["Hydra Bomber"]).partner(minions=["Hydra Bomber"])
    attacks = [label for label in duo.options if "Hydra Bomber" in label]
    assert attacks == [
        "Attack with Spider-Man: Hydra Bomber · engaged with you",
        f"Attack with Spider-Man: Hydra Bomber · engaged with {RULES.player(duo.game, 1)}",
    ]


def test_minions_of_one_name_and_one_player_are_told_apart_by_how_they_stand(solo):
    solo.you(minions=["Hydra Bomber", "Hydra Bomber", "Hydra Bomber"]).put("Hydra Bomber", damage=1)
    attacks = [label.partition(": ")[2] for label in solo.options if "Hydra Bomber" in label]
    assert sorted(set(attacks)) == ["Hydra Bomber", "Hydra Bomber · with 1 damage"]


def test_cards_of_one_name_are_told_apart_by_the_resources_that_they_show(solo):
    solo.you(hand=["wakanda-forever-mental", "wakanda-forever-energy", "Genius"], play=["Panther Claws"])
    shown = [label.partition(" · ")[2] for label in solo.options if "Wakanda" in label]
    assert shown == ["with 1 mental resource", "with 1 energy resource"]


def test_what_a_card_asks_names_the_card():
    met = set()
    for match in random_positions():
        game = match._game
        decision = game.decision
        prompt = decision.about.prompt(game, decision)
        assert prompt
        assert prompt != "Choose"
        met.add(type(decision.about).__name__)
        assert all(name_of(game, card) in prompt for card in asking(game))
    assert len(met) > 8


def asking(game):
    """The cards for which a player is asked: those that may answer, or the one whose effect or payment it is."""
    if game.decision.kind == "order":
        return []
    if game.decision.about is WINDOW:
        return [option.card for option in game.decision.options if option.cards]
    source = game.state.frames[-1].scope.source
    return [source] if source >= 0 else []


def random_positions():
    for seed in range(16):
        rng = random.Random(seed)
        match = longbox.deal("champions", seed=seed, record=False, **SETUPS[seed % len(SETUPS)])
        while match.decision is not None:
            yield match
            match.choose(rng.randrange(len(match.decision.options)))


def test_a_change_of_form_has_no_amount(solo):
    solo.you("alter-ego", identity="She-Hulk").flips()
    assert asked(solo) == "After you change form, if you are in hero form: use She-Hulk?"
