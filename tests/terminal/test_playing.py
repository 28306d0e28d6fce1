"""Matches played at the keyboard, in each game."""

import random
from itertools import chain, repeat
from pathlib import Path

import pytest

import longbox
from legendary.scenario import Scenario
from longbox.match import Match
from longbox.seen import Seen
from longbox.terminal.commands import take_all
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import resumed
from longbox.terminal.seating import Seating
from longbox.terminal.watching import watch
from terminal.keyboard import Keyboard, sit_down
from vs.duel import Duel

every_game = pytest.mark.parametrize("game", longbox.games())


@every_game
def test_a_match_is_played_by_numbers_to_its_end(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=3)
    rng = random.Random(6)
    numbers = (str(rng.randint(1, len(match.decision.options))) for _ in repeat(0) if match.decision)
    keyboard = Keyboard(numbers)
    result = sit_down(match, keyboard, tmp_path).play()
    assert result is not None
    assert result == match.result
    last_page = keyboard.shown.rpartition("> ")[2]
    verdict = " ".join(last_page.split("\n\n")[-1].split())
    assert "win" in verdict.lower()
    assert result.reason[1:] in verdict
    assert "lines more" not in last_page


@every_game
def test_options_can_be_taken_by_their_words(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=3)
    assert match.decision is not None
    label = match.decision.options[0].label
    twin = match.clone()
    twin.choose(0)
    sit_down(match, Keyboard([label]), tmp_path, people=range(match.seats)).play()
    assert match.digest == twin.digest


@every_game
def test_quitting_saves_and_resuming_goes_on_at_the_same_point(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=4)
    sitting = sit_down(match, Keyboard(["1", "1", "1", "q"]), tmp_path)
    assert sitting.play() is None
    again = resumed(Shelf(tmp_path), sitting.name, Keyboard().screen)
    assert again.match.digest == match.digest
    assert again.seating.names == sitting.seating.names
    assert again.chosen == sitting.chosen


@every_game
def test_an_input_that_ends_saves_the_match(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=4)
    keyboard = Keyboard(["1"])
    assert sit_down(match, keyboard, tmp_path).play() is None
    assert Shelf(tmp_path).read(f"{game}-1").match().digest == match.digest
    assert f"longbox resume {game}-1" in keyboard.shown


@every_game
def test_a_resumed_match_plays_on_as_if_it_had_never_stopped(game: str, tmp_path: Path) -> None:
    straight = longbox.deal(game, seed=8)
    broken = longbox.deal(game, seed=8)
    sit_down(straight, Keyboard(["1"] * 8), tmp_path / "a", people=range(straight.seats)).play()
    first = sit_down(broken, Keyboard([*["1"] * 4, "q"]), tmp_path / "b", people=range(broken.seats))
    first.play()
    second = resumed(Shelf(tmp_path / "b"), first.name, Keyboard(["1"] * 4).screen)
    second.play()
    assert second.match.digest == straight.digest


@every_game
def test_typing_nonsense_changes_nothing(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=4)
    before = match.digest
    keyboard = Keyboard(["", "0", "999", "-1", "xyzzy", "? xyzzy", "why", "why xyzzy", "r", "u", "u!"])
    sit_down(match, keyboard, tmp_path, people=range(match.seats)).play()
    assert match.digest == before
    assert "Traceback" not in keyboard.shown


def test_undo_goes_back_to_the_last_choice(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=1)
    before = match.digest
    sitting = sit_down(match, Keyboard(["1", "u"]), tmp_path)
    sitting.play()
    assert match.digest == before
    assert sitting.chosen == []


def test_undo_stops_where_something_hidden_was_seen(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=1)
    before = match.digest
    keyboard = Keyboard(["end the turn", "u"])
    sit_down(match, keyboard, tmp_path).play()
    assert match.digest != before
    assert "Something hidden was seen" in keyboard.shown


def test_who_plays_alone_may_undo_anyway(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=1)
    before = match.digest
    sit_down(match, Keyboard(["end the turn", "u!"]), tmp_path).play()
    assert match.digest == before


def test_the_story_says_that_somebody_took_back_what_he_knows(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=1)
    assert match.decision is not None
    end = match.decision.options[-1].label
    keyboard = Keyboard(["end the turn", "u!", "log", "1", "q"])
    sitting = sit_down(match, keyboard, tmp_path)
    sitting.play()
    said = f"You took back “{end}” and have seen what comes."
    assert keyboard.shown.count(said) == 2  # when it happened, and in the log
    again = Keyboard(["u", "log"])
    resumed(Shelf(tmp_path), sitting.name, again.screen).play()
    assert again.shown.count(said) == 1


def test_undo_skips_where_there_was_nothing_to_choose(tmp_path: Path) -> None:
    """Whoever could only say "done" there would find nothing to do when he comes back."""
    match = longbox.deal("vs", seed=6)
    sitting = sit_down(match, Keyboard(), tmp_path, people=[0, 1])
    real = []
    while match.decision is not None and match.decision.number < 7:
        if len(match.decision.options) > 1:
            real.append(match.decision.number)
        sitting.take(0)
    assert sitting.chosen == real
    assert len(real) < 7


def test_undo_takes_back_picks_that_belong_together_as_one_choice(tmp_path: Path) -> None:
    match = longbox.deal("champions", seed=6)
    before = match.digest
    sitting = sit_down(match, Keyboard(["1", "1"]), tmp_path)
    sitting.play()
    assert match.decision is not None
    assert (match.decision.number, sitting.chosen) == (2, [0])
    resumed(Shelf(tmp_path), sitting.name, Keyboard(["u", "q"]).screen).play()
    assert Shelf(tmp_path).read(sitting.name).match().digest == before


def test_undo_takes_back_a_card_with_what_was_paid_for_it(tmp_path: Path) -> None:
    match = longbox.deal("champions", seed=6)
    keyboard = Keyboard(["keep this hand", "play interrogation", "p", "u"])
    sitting = sit_down(match, keyboard, tmp_path)
    sitting.play()
    assert match.decision is not None
    assert (match.decision.number, match.decision.topic) == (1, "turn")
    assert "paying with" in keyboard.shown


def test_among_people_what_was_seen_stays_seen(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=2)
    before = match.digest
    keyboard = Keyboard(["end the turn", "u!"])
    sit_down(match, keyboard, tmp_path, people=[0, 1]).play()
    assert match.digest != before
    assert "others play too" in keyboard.shown


@pytest.mark.parametrize("typed", ["p", "p {0}"])
def test_a_payment_is_proposed_and_made_at_one_stroke(typed: str, tmp_path: Path) -> None:
    """The proposal, or cards by their names; whatever was picked before."""
    match = longbox.deal("champions", seed=15)
    sit_down(match, Keyboard(["keep", "play jessica jones"]), tmp_path).play()
    assert match.decision is not None
    proposal = match.proposal()
    names = {card["handle"]: card["name"] for card in Seen(match.view(0)).named()}
    twin = longbox.load(match.save())
    twin.gather(proposal)
    keyboard = Keyboard(["1", typed.format(", ".join(names[card] for card in proposal))])
    sit_down(match, keyboard, tmp_path).play()
    assert "p takes" in keyboard.shown
    assert match.digest == twin.digest


def test_what_is_no_set_is_refused_in_a_sentence(tmp_path: Path) -> None:
    match = longbox.deal("champions", seed=6)
    keyboard = Keyboard(["p", "p xyzzy", "keep", "p"])
    sit_down(match, keyboard, tmp_path).play()
    assert "No set stands out" in keyboard.shown
    assert "There is no “xyzzy” among the cards" in keyboard.shown
    assert "No picks that belong together are asked for now." in keyboard.shown


def test_a_pick_of_a_payment_can_be_retracted(tmp_path: Path) -> None:
    match = longbox.deal("champions", seed=15)
    keyboard = Keyboard(["keep", "play jessica jones", "1", "r"])
    sit_down(match, keyboard, tmp_path).play()
    assert match.decision is not None
    assert match.decision.group is not None
    assert match.decision.group.picked == ()
    assert "1 picked; r takes the last one back" in keyboard.shown


def test_a_team_is_made_from_right_to_left(tmp_path: Path) -> None:
    """Nobody passes on for a player who could still make a team of it, and who could join is named."""
    duel = Duel().you(front=["Ant-Man", "Hulk", "Daredevil"]).enemy(front=["Thanos"])
    assert duel.decision is not None
    duel.game.log, duel.game.state.choices = None, 0
    match = Match(duel.game, {}, seed=0)
    keyboard = Keyboard(["daredevil attacks thanos", "p daredevil, ant-man"])
    sit_down(match, keyboard, tmp_path).play()
    assert "Ant-Man and Hulk can be added, too" in " ".join(keyboard.shown.split())
    assert "Attack alone" in keyboard.shown
    attacks = [deed for told in match.deeds(0) for deed in told["deeds"] if deed["event"] == "attack"]
    assert [[card["name"] for card in deed["cards"]] for deed in attacks] == [["Ant-Man", "Daredevil"]]


@every_game
def test_every_visible_card_can_be_read_and_asked_about(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=6)
    assert match.decision is not None
    view = match.view(match.decision.seat)
    names = {card["name"] for zone in view["zones"].values() for card in zone.get("cards", ()) if "name" in card}
    typed = list(chain.from_iterable((f"? {name}", f"why {name}") for name in sorted(names)))
    keyboard = Keyboard(typed)
    sit_down(match, keyboard, tmp_path, people=range(match.seats)).play()
    assert names
    for name in names:
        assert name in keyboard.shown


@every_game
def test_help_hint_story_and_saving_are_at_hand(game: str, tmp_path: Path) -> None:
    match = longbox.deal(game, seed=6)
    keyboard = Keyboard(["?", "h", "1", "log", "auto", "s"])
    sitting = sit_down(match, keyboard, tmp_path, people=range(match.seats))
    sitting.play()
    assert "take that option" in keyboard.shown
    assert ("play your cards one after the other" in keyboard.shown) == (game == "legendary")
    assert "trial games" in keyboard.shown
    assert "always asked" in keyboard.shown or "pass by yourself" in keyboard.shown
    assert f"Saved as {game}-1" in keyboard.shown


def test_what_happened_before_the_first_choice_is_told(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=7)
    keyboard = Keyboard(["log", "q"])
    sit_down(match, keyboard, tmp_path).play()
    before, asked, logged = keyboard.shown.partition("> ")
    assert asked
    assert "The Villain Deck turns up Venom." in before
    assert "The Villain Deck turns up Venom." in logged


def test_a_resumed_match_does_not_tell_its_whole_story_again(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=7)
    sitting = sit_down(match, Keyboard(["1", "q"]), tmp_path)
    sitting.play()
    keyboard = Keyboard(["q"])
    resumed(Shelf(tmp_path), sitting.name, keyboard.screen).play()
    assert "turns up" not in keyboard.shown


def test_who_watches_is_told_from_the_beginning() -> None:
    keyboard = Keyboard()
    watch(longbox.deal("legendary", seed=7), Seating(["random", "random"]), keyboard.screen)
    assert "The Villain Deck turns up Venom." in keyboard.shown


def test_all_plays_a_hand_of_legendary_at_once(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=6, players=1)
    hand = match.view(0)["zones"]["hand:0"]["count"]
    keyboard = Keyboard(["all"])
    sit_down(match, keyboard, tmp_path).play()
    view = match.view(0)
    assert view["zones"]["played:0"]["count"] == hand
    assert view["attack"] + view["recruit"] == hand


def test_all_plays_equal_cards_together(tmp_path: Path) -> None:
    table = Scenario().hand("Agent", "Trooper", "Agent", "Trooper")
    table.can("end")
    match = longbox.Match(table.game, {}, 1)
    take_all(sit_down(match, Keyboard(), tmp_path), match.decision, "")
    assert table.in_play() == ["Agent", "Agent", "Trooper", "Trooper"]


def test_all_leaves_the_cards_that_give_a_choice_in_hand(tmp_path: Path) -> None:
    table = Scenario().hand("Bamf!", "Agent", "Healing Factor", "Trooper")
    table.can("end")
    match = longbox.Match(table.game, {}, 1)
    take_all(sit_down(match, Keyboard(), tmp_path), match.decision, "")
    assert table.in_hand() == ["Bamf!", "Healing Factor"]
    assert table.in_play() == ["Agent", "Trooper"]


def test_all_is_refused_where_one_chooses_one_by_one(tmp_path: Path) -> None:
    keyboard = Keyboard(["all"])
    sit_down(longbox.deal("vs", seed=6), keyboard, tmp_path, people=[0, 1]).play()
    assert "choose one by one" in keyboard.shown


def test_why_not_answers_with_the_rule(tmp_path: Path) -> None:
    keyboard = Keyboard(["keep", "why haymaker", "why rhino", "why the break-in"])
    sit_down(longbox.deal("champions", seed=15), keyboard, tmp_path).play()
    assert "Haymaker needs you in hero form. (MC-FORM-04)" in keyboard.shown
    assert "Peter Parker can't attack in alter-ego form. (MC-PHASE-04)" in keyboard.shown
    assert "Peter Parker can't thwart in alter-ego form. (MC-PHASE-04)" in keyboard.shown


def test_why_speaks_of_the_card_in_play_before_one_that_is_gone(tmp_path: Path) -> None:
    duel = Duel().you(main="Captain America", front=["Hulk"], ko=["Captain America"]).enemy(front=["Thanos"])
    assert duel.decision is not None
    duel.game.log, duel.game.state.choices = None, 0
    keyboard = Keyboard(["why captain america", "q"])
    sit_down(Match(duel.game, {}, seed=0), keyboard, tmp_path).play()
    assert "It is not what you are asked for now." not in keyboard.shown


def test_why_a_card_that_could_pay_is_not_offered(tmp_path: Path) -> None:
    """A set is offered in one order only."""
    match = longbox.deal("champions", seed=15)
    sit_down(match, Keyboard(["keep", "play jessica jones"]), tmp_path).play()
    decision = match.decision
    assert decision is not None
    offered = {card for option in decision.options for card in option.cards}
    left_out = next(card for card in match.can_add() if card not in offered)
    name = next(card["name"] for card in Seen(match.view(0)).named() if card["handle"] == left_out)
    keyboard = Keyboard([f"why {name}"])
    sit_down(match, keyboard, tmp_path).play()
    assert "by naming the whole set" in " ".join(keyboard.shown.split())


def test_ctrl_c_saves_even_while_a_computer_player_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = longbox.deal("vs", seed=4)
    sitting = sit_down(match, Keyboard(["1"] * 5), tmp_path)

    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Seating, "choose", interrupted)
    assert sitting.play() is None
    assert Shelf(tmp_path).read("vs-1").match().digest == match.digest


@every_game
def test_the_board_can_be_looked_at_again_on_a_small_screen(game: str, tmp_path: Path) -> None:
    """Whatever has scrolled away comes back from the top, a screenful at a time; then the options, if asked for."""
    match = longbox.deal(game, seed=6)
    keyboard = Keyboard(["b", "", "o"], width=80, height=24)
    sit_down(match, keyboard, tmp_path, people=range(match.seats)).play()
    cleared = keyboard.shown.split("\x1b[H")
    looked, _, after = cleared[-1].partition("> ")
    pages = looked.split("Press Enter for the rest. ")
    assert pages[0].lstrip().startswith(longbox.about(game).title)
    assert all(len(page.splitlines()) < 24 for page in pages)
    assert "deck" in looked
    assert "  1 " in after
