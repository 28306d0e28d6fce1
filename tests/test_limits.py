"""A test that hangs is stopped and says where it was."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

HANGING = """
    import time
    import pytest

    def wait_for_nothing():
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass

    def test_that_hangs():
        wait_for_nothing()

    @pytest.mark.limit(30)
    def test_that_may_take_longer():
        time.sleep(1.5)

    def test_that_is_quick():
        pass
"""


@pytest.mark.parametrize("workers", [[], ["-n", "1"]], ids=["alone", "xdist"])
def test_a_test_that_hangs_fails_where_it_stands_and_the_others_run(tmp_path, workers):
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    limit(seconds): how long\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(dedent(HANGING), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "limits", "--limit", "1", "-p", "no:cacheprovider", *workers, "."],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert "1 failed, 2 passed" in ran.stdout, ran.stdout + ran.stderr
    assert "test_it.py::test_that_hangs was not over after 1.0 seconds" in ran.stdout
    assert "in wait_for_nothing" in ran.stdout or "wait_for_nothing()" in ran.stdout, "its stack is shown"
