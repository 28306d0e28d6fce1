"""Saves of this version and of others: what leads to where it was saved is loaded, the rest says where it differs."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import longbox
from longbox import registry, saving
from longbox.engine.cards import Instance
from longbox.engine.saves import Writer

OLDER = Path(__file__).parents[1] / "older"
SAVES = sorted(file for file in OLDER.glob("*/*.json") if file.stem != "tables")
every_game = pytest.mark.parametrize("name", longbox.games())


def after(name, choices, seed=7):
    match = longbox.deal(name, seed=seed)
    rng = random.Random(seed)
    while match.decision is not None and len(match.history) < choices:
        match.choose(rng.randrange(len(match.decision.options)))
    return match


def changed(data: bytes, **fields) -> bytes:
    return json.dumps(json.loads(data) | fields).encode()


def from_elsewhere(match, **fields) -> bytes:
    """A save of another version, whose digests this one can't compare."""
    return changed(match.save(), version="0.0.9", digest="0" * 24, **fields)


def refusal(data: bytes) -> str:
    with pytest.raises(longbox.SaveError) as refused:
        longbox.load(data)
    return str(refused.value)


def outcome(data: bytes) -> str | None:
    """Why a save is refused, in words; None if it is loaded."""
    try:
        longbox.load(data)
    except longbox.SaveError as refused:
        return str(refused)
    return None


@every_game
def test_a_save_keeps_what_could_be_chosen_where_it_was_made(name):
    match = after(name, 12)
    kept = json.loads(match.save())
    assert kept["keys"] == [option.key for option in match.decision.options]
    assert kept["result"] is None


@every_game
def test_a_save_of_another_version_is_loaded_if_it_leads_to_the_same_decision(name):
    match = after(name, 12)
    again = longbox.load(from_elsewhere(match))
    assert again.history == match.history
    assert again.digest == match.digest


@every_game
def test_a_save_of_another_version_tells_from_which_choice_on_it_differs(name):
    match = after(name, 12)
    choices = match.history
    choices[7] = "dance:on-the-table"
    said = refusal(from_elsewhere(match, choices=choices))
    assert "choice 7" in said
    assert "'dance:on-the-table'" in said
    assert "0.0.9" in said
    assert longbox.__version__ in said


def test_a_save_of_another_version_that_leads_to_another_decision_is_refused():
    match = after("vs", 15)
    keys = json.loads(match.save())["keys"]
    assert len(keys) > 1
    assert "choice 15 on: one can no longer choose 'dance' there" in refusal(
        from_elsewhere(match, keys=[*keys, "dance"])
    )
    assert "choice 15 on: one can now also choose" in refusal(from_elsewhere(match, keys=keys[1:]))
    assert "another order" in refusal(from_elsewhere(match, keys=keys[::-1]))
    assert "the game is not over yet there" in refusal(from_elsewhere(match, keys=[]))


@every_game
def test_a_finished_game_of_another_version_must_have_ended_in_the_same_way(name):
    match = after(name, 5)
    for seat in range(match.seats):
        if match.result is None:
            match.concede(seat)
    kept = json.loads(match.save())
    assert kept["keys"] == []
    assert longbox.load(from_elsewhere(match)).result == match.result
    said = refusal(from_elsewhere(match, result=kept["result"] | {"winners": [7]}))
    assert "the game ended otherwise" in said
    unfinished = from_elsewhere(match, keys=["pass"], result=None)
    assert "the game is over there" in refusal(unfinished)


def test_the_words_for_an_end_may_change():
    match = after("vs", 5)
    match.concede(0)
    assert not {"rule", "reason"} & json.loads(match.save())["result"].keys()


def test_within_one_version_the_position_must_be_the_same():
    match = after("vs", 12)
    said = refusal(changed(match.save(), digest="0" * 24))
    assert "damaged" in said
    assert "choice 12" in said


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_older_versions_saved_is_loaded_or_says_where_it_differs(file):
    data = file.read_bytes()
    kept = json.loads(data)
    said = outcome(data)
    if said is None:
        assert longbox.load(data).history == kept["choices"]
    else:
        assert kept["version"] in said
        assert longbox.__version__ in said
        assert "choice " in said or kept.get("position")


def names_a_card_by_its_place(file):
    """Until 0.7.0 a named card was kept as its place among all names, which are more with every box."""
    return any(choice.startswith("name=") for choice in json.loads(file.read_bytes())["choices"])


SAME_CHOICES = [
    file
    for version in ("0.3.0", "0.4.0", "0.5.0", "0.6.0")
    for file in sorted((OLDER / version).glob("*.json"))
    if not names_a_card_by_its_place(file)
]


def test_a_card_named_by_its_place_is_not_taken_for_another():
    files = [file for file in SAVES if names_a_card_by_its_place(file)]
    assert files
    for file in files:
        assert "'name=" in refusal(file.read_bytes())


@pytest.mark.parametrize("file", SAME_CHOICES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_version_that_only_names_things_otherwise_goes_on_with_what_the_one_before_saved(file):
    """Addresses and digests are others than in these versions, choices the same; positions can't be read by them."""
    data = file.read_bytes()
    kept = json.loads(data)
    if kept["position"] is None:
        assert longbox.load(data).history == kept["choices"]
    else:
        assert "only that version can read it" in refusal(data)


def test_a_save_from_before_keys_were_kept_is_loaded_if_its_choices_can_be_made():
    data = (OLDER / "0.1.0" / "vs.json").read_bytes()
    kept = json.loads(data)
    assert "keys" not in kept
    first = changed(data, choices=kept["choices"][:1], digest="0" * 24)
    assert longbox.load(first).history == kept["choices"][:1]


@every_game
def test_a_position_without_a_past_is_read_by_its_own_version_only(name):
    data = after(name, 12).determinize(0, seed=3).save()
    assert longbox.load(data).history == []
    said = refusal(changed(data, version="0.0.9"))
    assert "0.0.9" in said
    assert longbox.__version__ in said


@every_game
def test_a_position_that_was_changed_is_refused_before_anything_is_made_of_it(name):
    data = after(name, 12).determinize(0, seed=3).save()
    position = json.loads(data)["position"]
    said = refusal(changed(data, position=position | {"seats": 10**12}))
    assert "damaged" in said


RUBBISH = (
    None,
    True,
    -1,
    2**63,
    1.5,
    "",
    "x" * 5000,
    "\x00",
    [],
    [[[]]],
    {},
    {"deck list": 5},
    {"deck list": "x"},
    [None],
)


@every_game
def test_no_rubbish_in_a_save_is_more_than_a_sentence(name):
    """Whatever stands in a field, the save is loaded or refused in words that fit on a screen."""
    match = after(name, 6)
    settings = [item.name for item in longbox.setup(name)]
    fields = json.loads(match.save()).keys()
    spoiled = [changed(match.save(), **{field: value}) for field in fields for value in RUBBISH]
    spoiled += [
        changed(match.save(), setup={word: value})
        for word in (*settings, "seed", "name", "record", "")
        for value in RUBBISH
    ]
    spoiled += [
        changed(match.save(), version="0.0.9", choices=[value])
        for value in ("", "concede=", "concede=x", "#", "x" * 9000)
    ]
    spoiled.append(b'{"setup":' + b"[" * 100_000)
    for data in spoiled:
        said = outcome(data)
        assert said is None or 20 < len(said) < 2000, data[:200]


@every_game
def test_a_save_that_is_cut_short_anywhere_is_refused(name):
    data = after(name, 6).save()
    for length in range(0, len(data), 7):
        assert "damaged or cut short" in refusal(data[:length])


@every_game
def test_random_faults_in_a_save_of_another_version_are_refused_or_do_no_harm(name):
    match = after(name, 10)
    data = from_elsewhere(match)
    rng = random.Random(5)
    for _ in range(150):
        broken = bytearray(data)
        for _ in range(rng.randint(1, 3)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        try:
            loaded = longbox.load(bytes(broken))
        except longbox.SaveError:
            continue
        assert loaded.decision is None or loaded.decision.options


def test_the_version_in_a_message_is_one():
    assert "an unknown version" in refusal(changed(after("vs", 3).save(), version="9" * 500, choices=["x"]))
    assert saving.VERSION.fullmatch(longbox.__version__)


def test_two_positions_are_alike_whether_or_not_they_share_what_they_hold():
    """Two triggers that wait may have their power from one card's print; after loading each has its own."""
    rules = registry.rules_of("vs")
    printed = rules.library["mcu-abomination"].instances[0]
    alike = Instance(printed.power, printed.origin, printed.ordinal)
    assert Writer(rules.addresses).write((printed, printed)) == Writer(rules.addresses).write((printed, alike))
