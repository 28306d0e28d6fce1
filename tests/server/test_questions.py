"""What a seat may ask without changing anything: why not, how much, what would you do, and "that ruling is wrong"."""

from __future__ import annotations

import msgspec

import rulings
from longbox.seen import Seen
from longbox.server import messages, questions
from longbox.server.rows import Entry
from longbox.server.table_game import concession
from longbox.server.tables import Watcher
from server.guests import COMPUTER, OPEN, PERSON


def hero_of(guest) -> dict:
    return next(card for card in Seen(guest.view).cards("area", 0) if card["kind"] == "alter-ego")


def test_why_a_card_cannot_be_used_names_the_rule(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        peter, rhino = hero_of(anna), Seen(anna.view).cards("villain")[0]
        about = {"card": peter["handle"], "verb": "attack", "target": rhino["handle"]}
        anna.send("why", **about)
        assert [reason["rule"] for reason in anna.hear("reasons")["reasons"]] == ["MC-PHASE-03"], "first the hand"
        anna.choose(len(anna.decision["options"]) - 1)
        anna.send("why", **about)
        told = anna.hear("reasons")
        assert (told["card"], told["verb"]) == (peter["handle"], "attack")
        assert {"MC-PHASE-04"} <= {reason["rule"] for reason in told["reasons"]}
        anna.send("why", card=rhino["handle"])
        assert any(reason["text"].startswith("Peter Parker can't attack") for reason in anna.hear("reasons")["reasons"])


def test_a_cards_numbers_are_explained(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        rhino = Seen(anna.view).cards("villain")[0]
        anna.send("explain", card=rhino["handle"])
        sums = {one["stat"]: one for one in anna.hear("sums")["sums"]}
        parts = [{"amount": rhino["atk"], "words": "printed"}]
        assert sums["atk"] == {"stat": "atk", "total": rhino["atk"], "parts": parts}


def test_nobody_asks_about_what_is_hidden_and_spectators_ask_nothing(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben, table.seat(None) as eve:
        while not anna.view["hands"][1]:
            chooser, waiter = (anna, ben) if anna.decision else (ben, anna)
            chooser.choose(0)
            waiter.hear("steps")
            with table.seat(0) as again:
                anna.view = again.view
        hidden = Seen(anna.view).cards("hand", 1)[0]
        assert "name" not in hidden
        for question in ("why", "explain"):
            anna.send(question, card=hidden["handle"])
            assert "not in sight" in anna.hear("error")["text"]
        assert eve.refusal("explain", card="c41") == "spectator"


def test_a_hint_is_one_of_the_options_and_leaves_the_table_as_it_was(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        anna.send("hint")
        assert anna.refusal("hint") == "thinking"
        hint = anna.hear("hint")
        assert hint["decision"] == anna.standing["number"] == table.info["choices"] == 0
        assert 0 <= hint["option"] < len(anna.decision["options"])
        assert hint["reason"]


def test_there_is_no_hint_for_who_is_not_asked(house):
    table = house.lay_out("vs", PERSON, PERSON)
    with table.seat(0) as anna, table.seat(1) as ben:
        waiting = ben if anna.decision else anna
        assert waiting.refusal("hint") == "not_your_decision"


def names(view):
    """The names of the cards that a view shows, zone by zone."""
    zones = {zone: shown.get("cards", []) for zone, shown in view["zones"].items()}
    return {zone: [card.get("name") for card in cards] for zone, cards in zones.items()}


def test_a_ruling_is_a_file_that_a_test_can_load(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        for _ in range(4):
            anna.choose(len(anna.decision["options"]) - 1)
        anna.send("report", note="Why can't I play this?")
        file = anna.hear("ruling")["file"]
        with table.seat(0) as again:
            view, decision = again.view, again.decision
    match, ruling = rulings.load(msgspec.json.encode(file))
    assert ruling.note == "Why can't I play this?"
    assert ruling.view == view
    assert names(match.view(0)) == names(view)
    assert [option.label for option in match.decision.options] == [option["label"] for option in decision["options"]]
    match.choose(0)


def test_a_ruling_tells_no_secrets(house):
    """Not the seed, by which one could deal the game at home; nor, while others play, the numbers of their cards."""
    alone = house.lay_out("vs", PERSON, COMPUTER)
    with alone.seat(0) as anna:
        anna.send("report", note="")
        save = anna.hear("ruling")["file"]["save"]
        state = alone.behind.game.match._game.state
        assert not any(secret in save for secret in (alone.behind.row.secret, state.key, state.salt))
    shared = house.lay_out("vs", PERSON, PERSON)
    with shared.seat(0) as anna, shared.seat(1) as ben:
        anna.choose(0) if anna.decision else ben.choose(0)
        anna.send("report", note="")
        assert anna.hear("ruling")["file"]["save"] is None
        assert anna.refusal("report", note="", at=0) == "not_over"
        ben.send("concede")
        anna.hear("steps")
        anna.send("report", note="", at=0)
        assert rulings.load(anna.hear("ruling")["file"])[1].number == 0


def test_no_position_is_saved_where_a_person_may_sit_down_or_come_back(house):
    """A seat that was given up, or is still open, counts as a person's."""
    waiting = house.lay_out("vs", PERSON, OPEN)
    with waiting.seat(0) as anna:
        anna.send("report", note="")
        assert anna.hear("ruling")["file"]["save"] is None
    given_up = house.lay_out("vs", PERSON, PERSON)
    with given_up.seat(0) as anna:
        with given_up.seat(1) as ben:
            ben.send("replace", seat=1, player="random")
            ben.hear("table")
        anna.send("report", note="")
        assert anna.hear("ruling")["file"]["save"] is None


def test_who_comes_back_in_the_middle_of_a_payment_sees_the_picks_made(house):
    table = house.lay_out("champions", PERSON)
    with table.seat(0) as anna:
        picked = anna.decision["options"][0]
        anna.choose(0)
        assert anna.decision["picks"]["made"] == [picked]
    with table.seat(0) as anna:
        assert anna.decision["picks"]["made"] == [picked]
        anna.send("retract")
        anna.hear("position")
        assert anna.decision["picks"]["made"] == []


def test_the_story_is_told_in_words_and_cards_with_the_names_of_the_people(house):
    table = house.lay_out("vs", PERSON | {"name": "Anna"}, COMPUTER)
    with table.seat(0) as anna, house.connected(table.id) as eve:
        eve.hello(table.spectators)
        parts = []
        while not any("name" in part for part in parts if isinstance(part, dict)) or "Anna" not in str(parts):
            if anna.decision:
                anna.choose(0)
            else:
                anna.hear("steps")
            told = [line for step in eve.hear("steps")["steps"] for line in step["story"]]
            parts += [part for line in told for part in line["parts"]]
    with house.connected(table.id) as late:
        late.send("hello", token=table.spectators)
        told = [part for line in late.hear("position")["story"] for part in line["parts"]]
        assert "Anna" in str(told)
        assert all(part.keys() == {"handle", "id", "name"} for part in told if isinstance(part, dict))


def test_a_hint_is_for_the_decision_in_which_it_was_asked_for(house):
    """Who asks and gives up in the same breath hears nothing of a hint, and no fault of the computer player."""
    table = house.lay_out("champions", PERSON)

    async def ask_and_concede() -> list[messages.FromServer | None]:
        behind, anna = await house.client.app.state.rooms.find(table.id), Watcher(0, "Anna")
        async with behind.lock:
            questions.think_of_a_hint(behind, anna, 0)
            await behind.play(concession(Entry("concede", 0)))
        await anna.hint
        return [anna.outbox.get_nowait() for _ in range(anna.outbox.qsize())]

    assert house.client.portal.call(ask_and_concede) == []
