"""The front door: games, cards, rules, decks and tables by HTTP."""

from __future__ import annotations

import longbox
from server.guests import COMPUTER, OPEN, PERSON


def test_the_games_and_their_forms(house):
    games = house.client.get("/api/games").json()
    assert [game["name"] for game in games] == list(longbox.games())
    names = [item["name"] for item in games[0]["form"]]
    assert names == [item.name for item in longbox.setup("vs")]
    assert games[0]["players"] == ["easy", "normal", "hard"]
    assert games[0]["usual_player"] == "normal"


def test_an_unknown_game_is_refused_with_a_sentence(house):
    answer = house.client.get("/api/games/chess")
    assert answer.status_code == 404
    assert "vs, champions, legendary" in answer.json()["text"]


def test_a_good_set_up_has_no_problems_and_a_bad_one_says_what_to_do(house):
    check = "/api/games/champions/check"
    assert house.client.post(check, json={"setup": {"heroes": ["spider-man"]}}).json() == []
    problems = house.client.post(check, json={"setup": {"heroes": ["spider-mam"]}}).json()
    assert "spider-man" in problems[0]["cure"]


def test_how_many_stacks_a_set_up_of_legendary_takes(house):
    def needs(**setup):
        return house.client.post("/api/games/legendary/needs", json={"setup": setup}).json()

    assert needs() == {"heroes": [5], "villains": [2], "henchmen": [1]}
    assert needs(players=5) == {"heroes": [6], "villains": [4], "henchmen": [2]}
    assert needs(players=2, scheme="super-hero-civil-war")["heroes"] == [4]
    assert needs(players=2, mastermind="loki")["heroes"] == [4, 5, 6], "which Scheme comes is left to chance"
    assert needs(players=2, heroes=["thor", "hulk", "storm", "rogue", "gambit"])["heroes"] == [5, 6]
    assert needs(players=9) == needs(dance=True) == {}
    assert house.client.post("/api/games/vs/needs", json={"setup": {}}).json() == {}


def test_cards_and_rules_by_words(house):
    cards = house.client.get("/api/games/vs/cards", params={"q": "magneto"}).json()
    assert any(card["name"].startswith("Magneto") for card in cards)
    rules = house.client.get("/api/games/champions/rules", params={"q": "minion guard"}).json()
    assert rules
    assert all(rule["source"] for rule in rules)


def test_the_lessons_of_a_game_begin_with_its_opening(house):
    lessons = house.client.get("/api/games/champions/lessons").json()
    assert lessons[0]["topic"] == "opening"
    assert any(lesson["topic"] == "payment" and lesson["rules"] for lesson in lessons)


def test_the_words_on_cards_are_explained(house):
    glossary = {term["id"]: term for term in house.client.get("/api/games/champions/glossary").json()}
    (mercenary,) = house.client.get("/api/games/champions/cards", params={"q": "hydra mercenary"}).json()
    assert "villain" in glossary[mercenary["terms"][0]]["text"]


def test_what_may_be_passed_on_is_listed_in_words(house):
    windows = house.client.get("/api/games/vs/windows").json()
    assert {"topic": "combat-window", "words": "Playing something during a combat"} in windows


def test_a_deck_that_is_written_out(house):
    problems = house.client.post("/api/decks/check", json={"text": "Game: vs\n1 Nobody At All\n"}).json()
    assert any("Nobody At All" in problem["text"] for problem in problems)


def test_a_table_has_a_link_for_each_seat_but_the_computers(house):
    table = house.lay_out("vs", PERSON, COMPUTER)
    assert table.tokens.keys() == {0}
    assert len({*table.tokens.values(), table.spectators}) == 2


def test_a_table_with_too_few_seats_is_refused(house):
    answer = house.client.post("/api/tables", json={"game": "vs", "seats": [PERSON]})
    assert answer.json()["code"] == "wrong_seats"


def test_a_table_by_invitation_is_not_listed_and_not_joined(house):
    table = house.lay_out("vs", PERSON, OPEN)
    assert house.client.get("/api/tables").json() == []
    assert house.client.post(f"/api/tables/{table.id}/join", json={}).status_code == 403
    with table.seat(1, name="Ben"):
        assert table.info["seats"][1] == {"kind": "person", "name": "Ben", "player": "", "present": True}


def test_no_page_about_a_table_holds_a_token(house):
    table = house.lay_out("vs", PERSON, OPEN, listed=True)
    shown = house.client.get("/api/tables").text + str(table.info)
    assert not any(token in shown for token in [*table.tokens.values(), table.spectators])


def test_the_routes_are_described(house):
    assert "/api/tables/{table}/join" in house.client.get("/openapi.json").json()["paths"]


def test_the_decks_that_come_with_a_game(house):
    decks = {deck["key"]: deck for deck in house.client.get("/api/games/vs/decks").json()}
    avengers = decks["avengers"]
    assert avengers["headings"]["main"] == "Captain America"
    assert (avengers["size"], avengers["problems"]) == (60, [])
    assert all(line["card"] for line in avengers["cards"])
    assert len(house.client.get("/api/games/champions/decks").json()) == 20
    assert house.client.get("/api/games/legendary/decks").json() == []


def test_a_pasted_deck_is_read_and_written_back(house):
    text = longbox.ready_decks("vs")["x-men"].text().replace("3 Academy", "3 Accademy")
    deck = house.client.post("/api/decks/read", json={"text": text}).json()
    lines = {line["name"]: line for line in deck["cards"]}
    assert lines["Fortress"] == {"count": 3, "name": "Fortress", "card": "fortress"}
    assert lines["Accademy"]["card"] == ""
    assert any("Accademy" in problem["text"] for problem in deck["problems"])
    assert longbox.Deck.parse(deck["text"]).cards == longbox.Deck.parse(text).cards


def test_a_deck_that_does_not_say_its_game_is_read_for_the_game_named(house):
    deck = house.client.post("/api/decks/read", json={"text": "4 Ant-Man\n", "game": "vs"}).json()
    assert deck["cards"][0]["card"] == "ant-man"


def test_a_line_of_a_deck_means_the_card_that_the_game_takes_for_it(house):
    text = "4 Nick Fury\n4 mcu-nick-fury\n4 Captain America\n"
    deck = house.client.post("/api/decks/read", json={"text": text, "game": "vs"}).json()
    assert [line["card"] for line in deck["cards"]] == ["nick-fury", "mcu-nick-fury", "captain-america"]


def test_a_problem_of_a_set_up_names_the_lines_that_make_it(house):
    setup = {"heroes": ["spider-man", "spider-man"], "scenario": "klaw"}
    (problem,) = house.client.post("/api/games/champions/check", json={"setup": setup}).json()
    assert (problem["rule"], problem["items"]) == ("MC-SETUP-22", ["heroes"])


def test_every_card_and_rule_can_be_had_at_once_with_its_example(house):
    for game in longbox.games():
        assert len(house.client.get(f"/api/games/{game}/cards").json()) == len(longbox.cards(game))
        rules = house.client.get(f"/api/games/{game}/rules").json()
        assert [rule["example"] for rule in rules] == [rule.example for rule in longbox.rules(game)]


def test_computer_players_are_told_apart(house):
    table = house.lay_out("vs", PERSON, COMPUTER, COMPUTER | {"name": "Hal"}, COMPUTER, decks=["avengers", "x-men"] * 2)
    assert [seat["name"] for seat in table.info["seats"]] == ["", "Computer", "Hal", "Computer 3"]
