"""Everybody reads a language of their own, at one table and in every answer; and nothing that is kept knows one.

The made-up language writes English in other letters: read in plain ones, it says the same to the letter.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import secrets
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, select, update
from starlette.testclient import TestClient

import longbox
from longbox.changes import apply_changes
from longbox.languages import Message, Player, speaking
from longbox.languages.marking import MARKED, PLAIN
from longbox.seen import Seen
from longbox.server import kept, readers
from longbox.server.app import application
from longbox.server.schema import CHAT, JOURNAL, METADATA, SEATS
from longbox.server.settings import own_language
from longbox.server.store import Store
from server.databases import filled_by
from server.guests import COMPUTER, OPEN, PERSON, Guest, House

MADE_UP = "xx"
LETTERS = dict(zip(MARKED, PLAIN, strict=True)) | dict(zip(MARKED.upper(), PLAIN.upper(), strict=True))
IN_PLAIN = str.maketrans(LETTERS)
ASKING = {"Accept-Language": MADE_UP}


def in_plain(told: Any) -> Any:
    """The same in plain letters. English says "an" before some of them, which it does not find among others."""
    return json.loads(re.sub(r"\b([Aa])n\b", r"\1", json.dumps(told, ensure_ascii=False).translate(IN_PLAIN)))


def is_marked(text: str) -> bool:
    return any(letter in text for letter in MARKED)


@pytest.fixture(autouse=True)
def same_games(monkeypatch) -> None:
    seeds = itertools.count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: str(next(seeds)))


class TestWhatIsAskedFor:
    @pytest.mark.parametrize(
        ("header", "spoken"),
        [
            ("", "own"),
            ("de", "de"),
            ("de-AT", "de"),
            ("DE_at", "de"),
            ("pt-BR", "pt_BR"),
            ("pt", "own"),
            ("tlh, de;q=0.5", "de"),
            ("en;q=0.4, de;q=0.9", "de"),
            ("en;q=0.9, de;q=0.9", "en"),
            ("fr, *;q=0.5", "own"),
            ("*", "own"),
            ("de;q=0, *", "own"),
            ("de;q=0", "own"),
            ("de-AT, de;q=0, en;q=0.1", "en"),
            ("xx", "xx"),
            ("de;q=many, en", "en"),
            ("de;level=1", "own"),
            ("de;q=2, en;q=nan", "own"),
            (",;,", "own"),
            ("-".join("a" * 10_000), "own"),
            (",".join(["tlh"] * 10_000) + ",de", "own"),
        ],
    )
    def test_it_is_negotiated(self, monkeypatch, header, spoken):
        tags = {readers.as_tag(code): code for code in ("en", "de", "pt_BR", "xx")}
        monkeypatch.setattr(readers, "spoken_tags", lambda: tags)
        assert readers.of_header(header, "own") == spoken

    def test_the_environment_names_the_servers_own(self):
        assert [own_language(env={}), own_language(env={"LONGBOX_LANGUAGE": "xx"})] == ["en", "xx"]
        assert own_language("en", {"LONGBOX_LANGUAGE": "xx"}) == "en"
        with pytest.raises(longbox.LongboxError, match="nobody here speaks 'tlh'"):
            own_language(env={"LONGBOX_LANGUAGE": "tlh"})


class TestByHTTP:
    @pytest.mark.parametrize("game", longbox.games())
    @pytest.mark.parametrize("what", ["", "/cards", "/lessons", "/glossary", "/windows", "/rules", "/decks"])
    def test_what_is_looked_up_is_in_the_language_of_who_asks(self, house, game, what):
        path = f"/api/games/{game}{what}"
        told = [house.client.get(path, headers=headers) for headers in ({}, ASKING, {})]
        assert told[0].json() == told[2].json()
        assert in_plain(told[1].json()) == in_plain(told[0].json())
        assert "Accept-Language" in told[1].headers["vary"]
        if what not in ("/decks", "/windows"):
            assert is_marked(told[1].text)
            assert not is_marked(told[0].text)

    def test_problems_and_refusals_are_too(self, house):
        client = house.client
        asked: list[tuple[str, str, Any]] = [
            ("POST", "/api/games/vs/check", {"setup": {"dance": 1}}),
            ("POST", "/api/games/vs/check", {"setup": {"mode": [[]]}}),
            ("POST", "/api/tables", {"game": "vs", "seats": [PERSON]}),
            ("POST", "/api/tables", {"game": "vs", "seats": [COMPUTER | {"player": "deep thought"}]}),
            ("POST", "/api/tables", {"game": "vs", "seats": []}),
            ("POST", "/api/tables/nowhere/join", {"name": "Anna"}),
            ("GET", "/api/tables/nowhere", None),
            ("GET", "/api/replays/nowhere", None),
            ("GET", "/api/games/chess", None),
            ("GET", "/api/nowhere", None),
            ("GET", "/api/languages/tlh", None),
            ("DELETE", "/api/games", None),
        ]
        for method, path, body in asked:
            plain, marked = (client.request(method, path, json=body, headers=headers) for headers in ({}, ASKING))
            assert in_plain(marked.json()) == in_plain(plain.json())
            assert is_marked(marked.text), path

    def test_so_is_what_is_refused_before_any_route_is_asked(self, house, settings):
        for headers in ({"host": "evil.example"}, {"origin": "http://evil.example"}, {"content-length": "1000000"}):
            assert is_marked(house.client.post("/api/tables", headers=headers | ASKING).json()["text"])
        with TestClient(application(replace(settings, requests_a_second=0.5))) as client:
            client.get("/api/games/vs")
            assert is_marked(client.get("/api/games/vs", headers=ASKING).json()["text"])

    def test_a_mistake_of_the_server_is_told_in_it_as_well(self, settings, monkeypatch):
        with TestClient(application(settings), raise_server_exceptions=False) as client:
            monkeypatch.setattr(longbox, "lessons", None)
            refusal = client.get("/api/games/vs/lessons", headers=ASKING).json()
        assert (refusal["code"], is_marked(refusal["text"])) == ("server_error", True)

    def test_who_asks_for_nothing_hears_the_servers_own(self, settings):
        with TestClient(application(replace(settings, language=MADE_UP))) as client:
            assert client.get("/api/languages").json()["own"] == MADE_UP
            assert is_marked(client.get("/api/nowhere").json()["text"])
            assert is_marked(client.get("/api/nowhere", headers={"Accept-Language": "tlh"}).json()["text"])
            assert not is_marked(client.get("/api/nowhere", headers={"Accept-Language": "en"}).json()["text"])
            table = House(client).lay_out("vs", PERSON, PERSON)
            with table.seat(0) as anna, table.seat(1, language="en") as ben:
                prompts = [guest.decision["prompt"] for guest in (anna, ben) if guest.decision]
                assert [is_marked(prompt) for prompt in prompts] == [anna.decision is not None]
                ben.send("undo")
                assert not is_marked(ben.hear("error")["text"])

    def test_the_languages_are_told(self, house):
        told = house.client.get("/api/languages").json()
        assert told["spoken"][0] == {"code": "en", "name": "English"}
        assert (told["own"], MADE_UP in {one["code"] for one in told["spoken"]}) == ("en", False)


class TestAtOneTable:
    @pytest.mark.parametrize("game", longbox.games())
    def test_two_windows_of_a_seat_say_the_same_in_two_languages(self, house, game):
        """Whatever happens, is asked, could be taken back or can't be done."""
        table = house.lay_out(game, *[PERSON | {"name": "Anna"}, COMPUTER][: 1 + (game == "vs")], **SETUPS[game])
        rng = random.Random(5)
        with table.seat(0) as plain, table.seat(0, language=MADE_UP) as marked:
            assert in_plain(marked.standing) == in_plain(plain.standing)
            assert in_plain(marked.view) == in_plain(plain.view)
            for _ in range(25):
                while plain.standing["asked"] not in (0, None):
                    hear_the_same(marked, plain)
                if plain.decision is None:
                    break
                card = rng.choice([card["handle"] for card in Seen(plain.view).all_cards() if "name" in card])
                assert in_plain(answers(marked, card)) == in_plain(answers(plain, card))
                choose(plain, rng.randrange(len(plain.decision["options"])))
                told = hear_the_same(marked, plain)
            assert is_marked(json.dumps(told, ensure_ascii=False))
            plain.send("chat", text="Hello")
            assert marked.hear("said") == plain.hear("said")
            marked.send("choose", decision=-1, option=0)
            assert is_marked(marked.hear("error")["text"])

    def test_a_proposal_is_put_to_each_in_their_own(self, house):
        table = house.lay_out("legendary", PERSON, PERSON, players=2)
        with table.seat(0) as anna, table.seat(1, language=MADE_UP) as ben:
            one, other = (anna, ben) if anna.decision else (ben, anna)
            option = next(n for n, option in enumerate(one.decision["options"]) if option["verb"] == "play")
            choose(one, option)
            one.hear("steps")
            other.hear("steps")
            one.send("undo")
            words = anna.hear("proposal")["words"], ben.hear("proposal")["words"]
            assert words[0].startswith("Play S.H.I.E.L.D.")
            assert (words[1].translate(IN_PLAIN), is_marked(words[1])) == (words[0], True)
            with table.seat(None, language=MADE_UP) as eve:
                assert eve.hear("proposal")["words"] == words[1]
            with table.seat(None) as eve:
                assert eve.hear("proposal")["words"] == words[0]

    def test_names_that_nobody_has_given_are_said_to_each_in_their_own(self, house):
        table = house.lay_out("champions", PERSON, COMPUTER, heroes=["spider-man", "she-hulk"])
        with table.house.connected(table.id) as anna, table.seat(None, language=MADE_UP) as eve:
            anna.send("hello", token=table.tokens[0])
            anna.hear("welcome")
            assert [seat["name"] for seat in anna.hear("table")["seats"]] == ["", "Computer"]
            assert [seat["name"] for seat in eve.hear("table")["seats"]] == ["", "Çöɱþûŧéř"]
            anna.send("chat", text="Hello")
            assert anna.hear("said")["line"]["name"] == "Player 1"
            assert eve.hear("said")["line"]["name"] == "Þļåýéř 1"

    def test_a_hint_says_why_in_the_language_of_who_asked(self, house):
        table = house.lay_out("champions", PERSON)
        with table.seat(0, language=MADE_UP) as anna, table.seat(0) as again:
            anna.send("hint")
            assert is_marked(anna.hear("hint")["reason"])
            again.send("hint")
            assert not is_marked(again.hear("hint")["reason"])

    def test_a_ruling_is_written_in_the_language_of_who_reports_it(self, house):
        table = house.lay_out("champions", PERSON)
        with table.seat(0, language=MADE_UP) as anna:
            anna.send("report", note="Hm.")
            file = anna.hear("ruling")["file"]
            assert is_marked(file["decision"]["prompt"])
            assert not is_marked(file["save"])

    def test_before_hello_the_handshake_says_which_language(self, house):
        with house.connected("nowhere", **ASKING) as lost:
            assert is_marked(lost.hear("error")["text"])
        table = house.lay_out("vs", PERSON, PERSON)
        with house.connected(table.id, **ASKING) as stranger:
            stranger.send("hello", token="guess", language="en")
            assert stranger.hear("error")["text"].startswith("This link opens no seat")

    def test_a_language_that_nobody_speaks_is_the_servers_own(self, house):
        table = house.lay_out("champions", PERSON)
        with table.seat(0, language="tlh") as anna:
            assert not is_marked(anna.decision["prompt"])


SETUPS: dict[str, dict[str, Any]] = {"vs": {}, "champions": {}, "legendary": {"players": 1}}


def hear_the_same(marked: Guest, plain: Guest) -> dict[str, Any]:
    """What has happened, as both are told it."""
    told = [guest.hear("steps") for guest in (marked, plain)]
    assert in_plain(told[0]) == in_plain(told[1])
    for guest, news in zip((marked, plain), told, strict=True):
        guest.view = apply_changes(guest.view, [change for step in news["steps"] for change in step["changes"]])
    assert in_plain(marked.view) == in_plain(plain.view)
    return told[0]


def answers(guest: Guest, card: str) -> list[dict[str, Any]]:
    """Why nothing can be done with a card, and how its numbers come about."""
    guest.send("why", card=card)
    reasons = guest.hear("reasons")
    guest.send("explain", card=card)
    return [reasons, guest.hear("sums")]


def choose(guest: Guest, option: int) -> None:
    now = guest.standing
    guest.send("choose", decision=now["number"], undos=now["undos"], option=option)


class TestWhatIsKept:
    def test_replays_and_lists_are_told_anew_to_each(self, house):
        table = house.lay_out("legendary", PERSON | {"name": "Anna"}, PERSON | {"name": "Ben"})
        with table.seat(0, language=MADE_UP) as anna:
            anna.send("concede")
            anna.hear("steps")
        link = house.client.post(f"/api/tables/{table.id}/replay", json={"token": table.tokens[0]}).json()["replay"]
        body = {"links": [{"table": table.id, "token": table.tokens[0]}]}
        asked = [("GET", f"/api/replays/{link}", None), ("POST", "/api/tables/mine", body)]
        for method, path, body in [*asked, ("GET", f"/api/tables/{table.id}", None)]:
            marked, plain, again = (
                house.client.request(method, path, json=body, headers=headers) for headers in (ASKING, {}, ASKING)
            )
            assert in_plain(marked.json()) == in_plain(plain.json())
            assert (is_marked(marked.text), is_marked(plain.text)) == (True, False)
            assert again.json() == marked.json()

    def test_no_word_of_a_reader_is_written_down(self, settings):
        """Choices, picks, undos, what was seen before, chat, a concession, computer players, lists."""
        own = replace(settings, language=MADE_UP)
        with TestClient(application(own), headers=ASKING) as client:
            house = House(client)
            table = house.lay_out("legendary", PERSON, COMPUTER, players=2, listed=True)
            with table.seat(0, language=MADE_UP) as kim, table.seat(None, language=MADE_UP) as eve:
                goes_back(kim)
                kim.send("chat", text="Oh")
                eve.send("chat", text="Ah")
                kim.send("concede")
                kim.hear("steps")
                while not kim.standing["result"]:
                    kim.hear("steps")
            house.lay_out("champions", PERSON, OPEN, heroes=["spider-man", "she-hulk"], listed=True)
            house.lay_out("vs", PERSON, COMPUTER)
        written = everything_in(settings)
        assert "hindsight" in written
        assert not is_marked(written)
        assert "Player 1" not in written

    def test_what_was_taken_back_is_known_when_the_server_is_started_again(self, settings):
        with TestClient(application(settings)) as client:
            table = House(client).lay_out("legendary", PERSON, players=1)
            with table.seat(0) as kim:
                told = goes_back(kim)
        assert any("You took back “End the turn" in line for line in told)
        with TestClient(application(settings)) as client:
            for language in (MADE_UP, "en"):
                with House(client).connected(table.id) as kim:
                    kim.send("hello", token=table.tokens[0], language=language)
                    lines = story(kim.hear("position"))
                assert any(map(is_marked, lines)) == (language == MADE_UP)
                assert [line.translate(IN_PLAIN) for line in lines] == told

    def test_what_an_older_version_wrote_down_is_told_where_this_one_cant_play_it(self, settings):
        with TestClient(application(settings)) as client:
            table = House(client).lay_out("legendary", PERSON, players=1)
            with table.seat(0) as kim:
                goes_back(kim)
        rows = JOURNAL.c.table_id == table.id
        change(settings, update(JOURNAL).where(rows, JOURNAL.c.kind == "hindsight").values(value="0 End it all"))
        change(settings, update(JOURNAL).where(rows, JOURNAL.c.number == 0).values(value="dance"))
        with TestClient(application(settings)) as client, House(client).connected(table.id) as kim:
            kim.send("hello", token=table.tokens[0], language=MADE_UP)
            told = story(kim.hear("position"))
        assert any("“End it all”" in line for line in told)

    def test_a_table_that_cant_go_on_says_so_to_each(self, settings):
        filled_by("0.1.0", settings.database_url)
        Store(settings.database_url).close()
        third = (JOURNAL.c.table_id == "duel") & (JOURNAL.c.number == 2)
        change(settings, update(JOURNAL).where(third).values(value="dance:magneto-main"))
        with TestClient(application(settings)) as client:
            laid = House(client).laid({"table": "duel", "seats": [{"seat": 0, "token": "token-0"}], "spectators": ""})
            with laid.seat(0, language=MADE_UP) as anna:
                anna.send("concede")
                refusal = anna.hear("error")
                assert (refusal["code"], is_marked(refusal["text"])) == ("stopped", True)
            marked, plain = (client.get("/api/tables/duel", headers=headers).json() for headers in (ASKING, {}))
        assert in_plain(marked) == in_plain(plain)
        assert is_marked(marked["stopped"])
        assert is_marked(marked["title"])

    def test_what_was_kept_in_english_stays_so_until_the_journal_is_played_again(self, settings):
        filled_by("0.2.0", settings.database_url)
        store = Store(settings.database_url)
        words = {listing.id: kept.in_words(listing.summary.title) for listing in store.listed(["duel", "villain"])}
        assert all(" against " in title for title in words.values())
        assert set(store.untried()) >= words.keys()
        store.close()
        with TestClient(application(settings)) as client:
            client.portal.call(client.app.state.rooms.find, "duel")
            assert is_marked(client.get("/api/tables/duel", headers=ASKING).json()["title"])

    def test_names_that_nobody_has_given_are_not_kept_any_more(self, settings):
        filled_by("0.2.0", settings.database_url)
        engine = create_engine(settings.database_url)
        lines = [(0, "Player 1"), (1, "Player 1"), (None, "Eve (watching)"), (None, "Eve")]
        with engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM chat")
            for number, (seat, name) in enumerate(lines):
                row = {"table_id": "duel", "number": number, "seat": seat, "name": name, "text": "Hm."}
                connection.execute(CHAT.insert().values(**row))
            connection.execute(update(SEATS).where(SEATS.c.number == 1).values(name="Computer 2", held=False))
        engine.dispose()
        store = Store(settings.database_url)
        row = store.find("duel")
        assert [line.name for line in row.chat] == ["", "Player 1", "Eve", "Eve"]
        assert row.seats[1].name == ""
        store.close()


def goes_back(kim: Guest) -> list[str]:
    """A turn of Legendary is ended and taken back, past what was seen; the story after that."""
    while kim.decision is None:
        kim.hear("steps")
    number = kim.standing["number"]
    verbs = [option["verb"] for option in kim.decision["options"]]
    choose(kim, next(n for n, verb in enumerate(verbs) if verb == "end"))
    kim.hear("steps")
    while kim.decision is None:
        kim.hear("steps")
    kim.send("undo", to=number, anyway=True)
    return story(kim.hear("position"))


def story(position: dict[str, Any]) -> list[str]:
    return [
        "".join(part if isinstance(part, str) else part["name"] for part in line["parts"]) for line in position["story"]
    ]


def change(settings, statement) -> None:
    engine = create_engine(settings.database_url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def everything_in(settings) -> str:
    """All that is in the database, as text."""
    engine = create_engine(settings.database_url)
    with engine.connect() as connection:
        rows = [tuple(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return json.dumps(rows, default=str, ensure_ascii=False)


class TestAKeptMessage:
    @pytest.mark.parametrize(
        "message",
        [
            Message(""),
            Message("The table is closed"),
            Message("{who} beat {whom} {number} times", {"who": Player(1), "whom": ("Loki", "Hela"), "number": 3}),
            Message("{first}, {second}", {"first": Message("{name}", {"name": "Thor"}), "second": ((Player(0),), "x")}),
        ],
    )
    def test_it_is_read_as_it_was_written(self, message):
        assert kept.read(kept.written(message)) == message

    def test_it_is_said_when_it_is_read(self):
        written = kept.written(Message("round {number}", {"number": 3}))
        assert kept.in_words(written) == "round 3"
        with speaking(MADE_UP):
            assert kept.in_words(written) == "řöûñđ 3"

    @pytest.mark.parametrize("rubbish", ["{", "[]", "[1]", '["Message"]', '["Dance", 1]', '["Player", 2]', "null", "7"])
    def test_what_another_version_wrote_is_none_at_worst(self, rubbish):
        assert isinstance(kept.in_words(rubbish), str)
