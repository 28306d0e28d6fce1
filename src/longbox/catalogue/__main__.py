"""`python -m longbox.catalogue`: print what the tests cover; `--update` writes the ratchet anew."""

import argparse
from pathlib import Path

from longbox.catalogue.tested import coverage, report, update_ratchet


def main() -> None:
    parser = argparse.ArgumentParser(prog="longbox.catalogue", description="Rules that the tests show.")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="the folder of tests")
    parser.add_argument("--missing", action="store_true", help="list the rules that no test shows with real cards")
    parser.add_argument("--update", action="store_true", help="write tests/rules_covered.txt anew")
    asked = parser.parse_args()
    found = coverage(asked.tests)
    if asked.update:
        update_ratchet(asked.tests / "rules_covered.txt", found.named)
    print(report(found, missing=asked.missing))


if __name__ == "__main__":
    main()
