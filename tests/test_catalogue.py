"""The catalogues are well formed, and rules are found by id and by words."""

import re
from dataclasses import replace

import pytest

import longbox
from longbox.catalogue import Rule, UnknownGameError, find, reachable, rules

PREFIX = {"vs": "VS", "champions": "MC", "legendary": "LG"}


@pytest.mark.parametrize("game", longbox.games())
def test_ids_are_unique_and_well_formed(game: str) -> None:
    ids = [rule.id for rule in rules(game)]
    assert len(ids) == len(set(ids))
    form = re.compile(rf"{PREFIX[game]}(-[A-Z][A-Z0-9]*)+-\d\d")
    assert [rule_id for rule_id in ids if not form.fullmatch(rule_id)] == []


@pytest.mark.parametrize("game", longbox.games())
def test_a_family_is_numbered_without_gaps_and_stands_together(game: str) -> None:
    families: dict[str, list[int]] = {}
    order: list[str] = []
    for rule in rules(game):
        families.setdefault(rule.family, []).append(int(rule.id[-2:]))
        if order[-1:] != [rule.family]:
            order.append(rule.family)
    assert len(order) == len(families)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in families.values())


@pytest.mark.parametrize("game", longbox.games())
def test_every_rule_says_something_and_where_it_comes_from(game: str) -> None:
    for rule in rules(game):
        assert rule.text.endswith((".", "!")), rule.id
        assert rule.source, rule.id
        assert all(place.strip() for place in rule.source), rule.id


@pytest.mark.parametrize("game", longbox.games())
def test_a_rule_says_why_exactly_if_it_is_not_testable(game: str) -> None:
    assert [rule.id for rule in rules(game) if rule.testable == bool(rule.why)] == []


@pytest.mark.parametrize("game", longbox.games())
def test_a_rule_that_waits_for_a_card_could_be_tested_with_it(game: str) -> None:
    assert [rule.id for rule in rules(game) if rule.awaits and not rule.testable] == []


def test_a_rule_is_within_reach_if_one_of_its_expansions_is_here() -> None:
    by_id = {rule.id: rule for rule in rules("legendary")}
    assert reachable("legendary", by_id["LG-CITY-01"]), "a rule of the base game"
    assert reachable("legendary", by_id["LG-KW-TELEPORT-01"])
    assert not reachable("legendary", replace(by_id["LG-KW-TELEPORT-01"], needs="a set to come"))
    assert not reachable("legendary", replace(by_id["LG-KW-TELEPORT-01"], awaits="a card to come"))


@pytest.mark.parametrize("game", longbox.games())
def test_rules_that_are_mentioned_exist(game: str) -> None:
    ids = {rule.id for rule in rules(game)}
    mention = re.compile(rf"\b{PREFIX[game]}(?:-[A-Z][A-Z0-9]*)+-\d\d\b")
    for rule in rules(game):
        for said in (rule.text, rule.example, rule.differs, rule.ambiguity, rule.why):
            assert set(mention.findall(said)) <= ids, rule.id


def test_vs_rules_name_their_edition() -> None:
    editions = {"all", "MB", "CR", "MCU", "MB+CR", "MB+MCU", "CR+MCU"}
    assert {rule.edition for rule in rules("vs")} <= editions


def test_only_what_the_base_game_can_show_is_of_the_base_game() -> None:
    base = {rule.id for rule in rules("legendary") if rule.of_base}
    assert {"LG-CITY-01", "LG-KW-GREYHEROES-01"} <= base
    assert not {rule_id for rule_id in base if rule_id.startswith(("LG-KW-TELEPORT-", "LG-BINDINGS-", "LG-TEAM-"))}


def test_the_catalogue_is_read_once() -> None:
    assert rules("vs") is rules("vs")


def test_an_unknown_game_is_named_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGameError, match='"chess"; the games are vs, champions, legendary'):
        rules("chess")


def test_find_by_id_is_exact_or_by_prefix_in_any_case() -> None:
    assert [rule.id for rule in find("vs", "vs-team-03")] == ["VS-TEAM-03"]
    assert {rule.family for rule in find("champions", "MC-BOOST")} == {"MC-BOOST"}


def test_find_by_words_puts_the_rule_about_them_first() -> None:
    assert find("champions", "retaliate attacker takes")[0].id == "MC-KEYWORD-10"
    assert find("legendary", "Bindings cost")[0].id == "LG-BINDINGS-04"


def test_find_falls_back_to_the_rules_with_the_most_of_the_words() -> None:
    found = find("vs", "mulligan zeppelin")
    assert found
    assert all("mulligan" in f"{rule.text} {rule.example}".lower() for rule in found)


@pytest.mark.parametrize("query", ["", "   ", "zeppelin", "?!"])
def test_find_returns_nothing_for_nothing(query: str) -> None:
    assert find("vs", query) == ()


def test_a_rule_cannot_be_changed() -> None:
    rule = rules("vs")[0]
    assert isinstance(rule, Rule)
    with pytest.raises(AttributeError):
        rule.text = "Anything goes."  # type: ignore[misc]
