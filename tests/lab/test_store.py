"""What a lab keeps."""

import pytest

from lab.grids import DUEL, RHINO
from longbox.lab.play import play
from longbox.lab.store import LabError, Store


def test_games_are_there_when_the_file_is_opened_again(tmp_path):
    store = Store(tmp_path / "lab.db")
    store.enter(RHINO, 1)
    record = play(RHINO, 1, 0)
    store.add(record)
    store.close()
    again = Store(tmp_path / "lab.db", new=False)
    assert again.played(RHINO) == {0}
    assert [(tally.cell, tally.games, tally.won) for tally in again.tallies()] == [(RHINO, 1, int(record.won))]
    names, rows = again.table()
    assert dict(zip(names, rows[0], strict=True))["seed"] == record.seed
    assert len(list(again.rows("select * from cards"))) == len(record.cards)
    assert len(list(again.rows("select * from curves"))) == len(record.curves)


def test_a_game_is_kept_once(tmp_path):
    store = Store(tmp_path / "lab.db")
    store.enter(RHINO, 1)
    for _ in range(2):
        store.add(play(RHINO, 1, 0))
    assert store.tallies()[0].games == 1


def test_a_game_that_can_not_be_written_whole_is_not_written(tmp_path):
    store = Store(tmp_path / "lab.db")
    store.enter(RHINO, 1)
    record = play(RHINO, 1, 0)
    with pytest.raises(Exception, match="UNIQUE"):
        store.add(record._replace(cards=[*record.cards, record.cards[0]]))
    assert store.played(RHINO) == set()
    store.add(record)
    assert store.played(RHINO) == {0}


def test_a_lab_keeps_to_its_seed(tmp_path):
    store = Store(tmp_path / "lab.db")
    store.enter(DUEL, 1)
    store.enter(DUEL, 1)
    with pytest.raises(LabError, match="begun with --seed 1"):
        store.enter(DUEL, 2)


def test_other_files_are_no_labs(tmp_path):
    (tmp_path / "notes.txt").write_text("not a database, but long enough to be looked at" * 50)
    with pytest.raises(LabError, match="is no lab"):
        Store(tmp_path / "notes.txt")
    with pytest.raises(LabError, match="there is no lab"):
        Store(tmp_path / "nowhere.db", new=False)
    store = Store(tmp_path / "lab.db")
    list(store.rows("pragma user_version = 99"))
    store.close()
    with pytest.raises(LabError, match="another version"):
        Store(tmp_path / "lab.db")
