"""Rules named by tests are found, and none that was once covered is lost."""

from pathlib import Path
from textwrap import dedent

import pytest

from longbox.catalogue import Coverage, coverage, ratchet, report, rules, update_ratchet

TESTS = Path(__file__).parent
RATCHET = TESTS / "rules_covered.txt"
REGENERATE = "if that is meant, run: python -m longbox.catalogue --update"


@pytest.fixture(scope="module")
def ours() -> Coverage:
    return coverage(TESTS)


def test_markers_name_rules_that_exist(ours: Coverage) -> None:
    assert [str(marker) for marker in ours.unknown] == []


def test_markers_name_rules_that_can_be_tested(ours: Coverage) -> None:
    assert [str(marker) for marker in ours.untestable] == []


def test_no_rule_once_covered_is_lost(ours: Coverage) -> None:
    lost = set(ratchet(RATCHET)) - set(ours.named)
    assert not lost, f"no test names these rules any more: {sorted(lost)}; {REGENERATE}"


def test_the_ratchet_is_sorted() -> None:
    assert list(ratchet(RATCHET)) == sorted(set(ratchet(RATCHET)))


def covered_in(folder: Path, **files: str) -> Coverage:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(dedent(text), encoding="utf-8")
    return coverage(folder)


def test_functions_classes_parameters_and_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_below.py").write_text(
        'import pytest\n\n@pytest.mark.rule("VS-WIN-01")\nasync def test_end(): ...\n'
    )
    found = covered_in(
        tmp_path,
        test_function="""
            import pytest

            @pytest.mark.slow
            @pytest.mark.rule("VS-TEAM-01", "VS-TEAM-02")
            def test_team(): ...
        """,
        test_class="""
            import pytest

            @pytest.mark.rule("MC-BOOST-01")
            class TestBoost:
                @pytest.mark.rule("MC-BOOST-02")
                def test_icons(self): ...
        """,
        test_file="""
            import pytest

            pytestmark = pytest.mark.rule("LG-HQ-01")
        """,
        test_file_with_several="""
            import pytest

            pytestmark = [pytest.mark.slow, pytest.mark.rule("LG-HQ-02")]
        """,
        test_parameter="""
            import pytest

            @pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.rule("LG-DECK-05"))])
            def test_deck(seats): ...
        """,
    )
    assert found.named == (
        "LG-DECK-05",
        "LG-HQ-01",
        "LG-HQ-02",
        "MC-BOOST-01",
        "MC-BOOST-02",
        "VS-TEAM-01",
        "VS-TEAM-02",
        "VS-WIN-01",
    )


def test_other_files_comments_and_strings_do_not_count(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        helpers="""
            import pytest

            @pytest.mark.rule("VS-TEAM-01")
            def test_elsewhere(): ...
        """,
        test_talk="""
            import pytest

            # @pytest.mark.rule("VS-TEAM-02")
            SAID = '@pytest.mark.rule("VS-TEAM-03")'
        """,
    )
    assert found.named == ()


def test_a_rule_that_does_not_exist_is_named_with_its_place(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_slip="""
            import pytest

            @pytest.mark.rule("VS-TEAM-99")
            def test_team(): ...
        """,
    )
    assert [str(marker) for marker in found.unknown] == ["test_slip.py:4: VS-TEAM-99"]


def test_a_rule_that_no_program_can_show_is_not_covered(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_box="""
            import pytest

            @pytest.mark.rule("MC-COMP-01")
            def test_box(): ...
        """,
    )
    assert [marker.rule for marker in found.untestable] == ["MC-COMP-01"]
    assert found.named == ()


def test_a_rule_must_be_named_in_plain_words(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"test_sly\.py:5: .* not NAME"):
        covered_in(
            tmp_path,
            test_sly="""
                import pytest

                NAME = "VS-TEAM-01"
                @pytest.mark.rule(NAME)
                def test_team(): ...
            """,
        )


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError, match="nowhere is no folder"):
        coverage(tmp_path / "nowhere")


def test_every_rule_is_in_one_part_of_the_count(ours: Coverage) -> None:
    for game in ours.games:
        parts = [game.covered, game.made_up, game.missing, game.unreachable, game.untestable]
        counted = sorted(rule.id for part in parts for rule in part)
        assert counted == sorted(rule.id for rule in rules(game.game))


def test_covered_missing_and_untestable_make_up_a_catalogue(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_one="""
            import pytest

            @pytest.mark.rule("MC-BOOST-01")
            def test_boost(): ...
        """,
    )
    champions = next(game for game in found.games if game.game == "champions")
    assert [rule.id for rule in champions.covered] == ["MC-BOOST-01"]
    assert "MC-BOOST-02" in {rule.id for rule in champions.missing}
    assert "MC-COMP-01" in {rule.id for rule in champions.untestable}
    assert champions.percent == pytest.approx(100 / champions.testable)


def test_the_report_counts_and_lists_what_is_missing(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_one="""
            import pytest

            @pytest.mark.rule("MC-BOOST-01", "MC-BOOST-77")
            def test_boost(): ...
        """,
    )
    champions = next(game for game in found.games if game.game == "champions")
    short, long = report(found), report(found, missing=True)
    assert f"1 of {champions.testable} " in short
    assert "test_one.py:4: MC-BOOST-77: there is no such rule" in short
    assert "MC-BOOST-02" not in short
    assert "MC-BOOST-02" in long
    assert "MC-BOOST-01 " not in long


def test_base_and_expansions_are_counted_apart(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_one="""
            import pytest

            @pytest.mark.rule("LG-CITY-01", "LG-KW-TELEPORT-01")
            def test_city(): ...
        """,
    )
    legendary = next(game for game in found.games if game.game == "legendary")
    assert [rule.id for rule in legendary.base.covered] == ["LG-CITY-01"]
    assert [rule.id for rule in legendary.expansions.covered] == ["LG-KW-TELEPORT-01"]
    assert legendary.base.testable + legendary.expansions.testable == legendary.testable
    base, expansions = [line for line in report(found).splitlines() if line.startswith("legendary")]
    assert f"1 of {legendary.base.testable} " in base
    assert f"1 of {legendary.expansions.testable} " in expansions


def test_what_no_set_up_can_bring_up_is_not_covered_whatever_a_test_shows(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_one="""
            import pytest

            @pytest.mark.rule("MC-DECK-11")
            def test_deck(): ...
        """,
    )
    champions = next(game for game in found.games if game.game == "champions")
    assert champions.covered == ()
    assert "MC-DECK-11" in {rule.id for rule in champions.unreachable}
    assert found.named == ("MC-DECK-11",), "it is named all the same, and stays so"


def test_rules_shown_with_made_up_cards_only_are_counted_apart(tmp_path: Path) -> None:
    found = covered_in(
        tmp_path,
        test_cards="""
            import pytest

            from longbox.games.champions import making
            from longbox.games.vs.cards import LIBRARY
            from .made_up import made_up, TEAM

            HERO = made_up("Hero")
            FRIEND = {"of": HERO}

            def helper():
                return FRIEND

            @pytest.fixture
            def stranger():
                return making.minion("Stranger")

            @pytest.mark.rule("VS-TEAM-01")
            def test_by_itself():
                making.minion("Another")

            @pytest.mark.rule("VS-TEAM-02")
            def test_by_a_helper():
                helper()

            @pytest.mark.rule("VS-TEAM-03")
            def test_by_a_fixture(stranger): ...

            @pytest.mark.rule("VS-TEAM-04")
            @pytest.mark.parametrize("card", [HERO])
            def test_by_a_parameter(card): ...

            @pytest.mark.rule("VS-TEAM-05", "VS-TEAM-01")
            def test_with_real_cards():
                LIBRARY["hulk"], TEAM

            MARKED = [pytest.param(1, marks=pytest.mark.rule("VS-TEAM-06"))]

            @pytest.mark.parametrize("number", MARKED)
            def test_of_marked_ones(number):
                helper()
        """,
    )
    vs = found.games[0]
    assert [rule.id for rule in vs.covered] == ["VS-TEAM-01", "VS-TEAM-05"]
    assert [rule.id for rule in vs.made_up] == ["VS-TEAM-02", "VS-TEAM-03", "VS-TEAM-04", "VS-TEAM-06"]
    assert "VS-TEAM-02  " in report(found, missing=True)


def test_a_game_without_rules_of_expansions_shows_none(tmp_path: Path) -> None:
    assert "champions, expansions" not in report(coverage(tmp_path))


def test_the_base_game_of_legendary_is_shown_nearly_whole(ours: Coverage) -> None:
    legendary = next(game for game in ours.games if game.game == "legendary")
    assert legendary.base.percent >= 95


def test_the_ratchet_is_written_sorted_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "rules_covered.txt"
    assert ratchet(path) == ()
    update_ratchet(path, ["VS-WIN-01", "LG-HQ-01"])
    assert path.read_text() == "LG-HQ-01\nVS-WIN-01\n"
    assert ratchet(path) == ("LG-HQ-01", "VS-WIN-01")
