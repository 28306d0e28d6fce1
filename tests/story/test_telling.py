"""What the story says of the things that matter: combats, the villain phase, the villain deck."""

import longbox
from longbox.story import tell


def story(game, choose, **setup):
    """The whole story of a match, told to a spectator; `choose` picks among the options."""
    match = longbox.deal(game, **setup)
    while match.decision is not None:
        match.choose(choose(match.decision))
    return [line.text for line in tell(match, None)]


def with_verb(*verbs):
    """Pick the first option with one of these verbs, in that order of liking; else the last one."""

    def choose(decision):
        offered = [option.verb for option in decision.options]
        return next((offered.index(verb) for verb in verbs if verb in offered), len(offered) - 1)

    return choose


def test_a_combat_is_told_with_both_totals_and_what_came_of_it():
    lines = story("vs", with_verb("attack", "recruit", "resource", "done"), seed=3)
    assert any(" attacks " in line or " attack " in line for line in lines)
    stuns = [line for line in lines if line.endswith(": stunned!")]
    assert stuns
    for line in stuns:
        atk, needed = line.removesuffix(": stunned!").rpartition(", ")[2].split(" against ")
        assert int(atk) >= int(needed)
    misses = [line for line in lines if line.endswith(": not enough.")]
    assert misses
    for line in misses:
        atk, needed = line.removesuffix(": not enough.").rpartition(", ")[2].split(" against ")
        assert int(atk) < int(needed)


def test_everybody_who_is_recruited_is_named():
    lines = story("vs", with_verb("recruit", "resource", "done"), seed=3)
    recruits = [line for line in lines if " recruits " in line]
    assert recruits
    assert not any("recruits a card" in line for line in recruits)
    assert all(" into the front row" in line or " into the back row" in line for line in recruits)


def test_the_villain_phase_says_who_attacks_whom_and_how_the_threat_stands():
    lines = story("champions", with_verb("flip", "defend", "end"), seed=2)
    assert "Round 1, villain phase" in lines
    assert "Rhino attacks Spider-Man." in lines
    assert any(line.startswith("1 threat on The Break-In! (1 of 7)") for line in lines)
    assert any(line.startswith("Rhino is boosted by ") for line in lines)
    assert not any("first player" in line for line in lines), "alone, nobody else could be"


def test_what_a_card_was_paid_with_is_told_with_it():
    lines = story("champions", with_verb("play", "pay", "end"), seed=2)
    assert any(line.startswith("Spider-Man plays ") and ", paying with " in line for line in lines)
    assert not any(line.startswith("Spider-Man pays with") for line in lines)


def test_damage_is_told_with_what_is_left():
    lines = story("champions", with_verb("flip", "attack", "end"), seed=2)
    assert any(line.startswith("Rhino takes 2 damage from Spider-Man (12 left)") for line in lines)


def test_what_a_card_does_to_itself_goes_without_saying():
    lines = story("champions", with_verb("play", "pay", "attack", "end"), seed=5)
    assert not any("Mockingbird takes 1 damage from Mockingbird" in line for line in lines)


def test_the_villain_deck_and_its_twists_are_told():
    lines = story("legendary", with_verb("play", "fight", "recruit", "end"), seed=4)
    assert "This is Twist 1 of the Scheme." in lines
    assert "The Mastermind strikes." in lines
    assert any(line.startswith("The Villain Deck turns up ") for line in lines)
    assert any(" recruits " in line and " for " in line for line in lines)
    assert lines[0] == "Turn 1, player 2’s turn"


def test_a_face_down_minion_is_a_drone_to_everybody():
    def fight_drones(decision):
        labels = [option.label for option in decision.options]
        drones = [k for k, label in enumerate(labels) if "Attack" in label and label.endswith(" Drone")]
        return drones[0] if drones else with_verb("flip", "end")(decision)

    lines = story("champions", fight_drones, seed=2, scenario="ultron")
    assert any(line.startswith("A Drone ") for line in lines)
    assert not any("a card attacks" in line.lower() or "a card schemes" in line.lower() for line in lines)
    assert any(line.startswith("A Drone is defeated: it was ") for line in lines)
